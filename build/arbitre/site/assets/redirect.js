// A short address leads to its page and keeps what follows it: /WM-118/?v=… A browser without scripts follows the page's <meta>.
location.replace(document.currentScript.dataset.to + location.search + location.hash);
