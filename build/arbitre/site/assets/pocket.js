/* Arbitre: the site in a pocket. Asks the service worker (sw.js, at the root) to keep what every page needs and the game one reads; says when it
 * is kept, and when a new version waits. One version is shown at a time: nothing of the new one before one asks for it, or has closed every page.
 * It keeps nothing for a reader who saves data, nor under `arbitre serve`, whose pages change as one writes.
 */
(() => {
  "use strict";
  const base = new URL(document.currentScript.dataset.base, location.href);
  const workers = navigator.serviceWorker;
  if (!workers) return;
  if (document.querySelector("script[data-site]")) {
    workers.getRegistrations().then((all) => all.forEach((one) => one.unregister()));
    return;
  }
  if (!self.DecompressionStream || (navigator.connection && navigator.connection.saveData)) return;

  const element = (name, attributes, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };
  const bar = element("div", { class: "arb-pocket", role: "status", hidden: "" });
  (document.querySelector("article") || document.body).append(bar);
  /* What asks for a choice lies over the page, at its foot; what only informs stands after all that the page says, and hides nothing of it. */
  const say = (text, action, done, asks) => {
    const close = element("button", { type: "button", "aria-label": "Fermer ce message" }, "×");
    close.addEventListener("click", () => { bar.hidden = true; });
    const doing = action ? [element("button", { type: "button" }, action)] : [];
    for (const button of doing) button.addEventListener("click", () => { button.disabled = true; done(); });
    bar.replaceChildren(element("span", {}, text), ...doing, close);
    bar.classList.toggle("arb-over-page", asks);
    bar.hidden = false;
  };

  /* The game of the page, else the one that the search has learnt one plays. */
  const folder = location.href.startsWith(base.href) ? location.href.slice(base.href.length).split("/")[0] : "";
  const played = () => { try { return localStorage.getItem("arbitre-jeu") || ""; } catch { return ""; } };

  const waiting = (worker) => {
    if (worker && workers.controller) say("Nouvelle version disponible.", "Recharger", () => worker.postMessage({ what: "now" }), true);
  };
  const follow = (coming) => coming?.addEventListener("statechange", () => { if (coming.state === "installed") waiting(coming); });
  const controlled = Boolean(workers.controller);
  let again = false;
  workers.addEventListener("controllerchange", () => {
    if (!controlled || again) return; // the first one to come changes nothing of the page
    again = true;
    location.reload();
  });
  workers.addEventListener("message", ({ data }) => {
    if (data.what === "kept") {
      document.documentElement.dataset.pocket = data.game;
      if (matchMedia("(display-mode: standalone)").matches) navigator.storage.persist(); // installed: what is kept is not thrown away for room
      if (data.fresh) say(`${data.label}\u00a0: gardé ici, même sans réseau (${data.megabytes} Mo).`, "Voir", () => { location.href = new URL("poche/", base).href; }, false);
    }
  });

  const begin = async () => {
    const found = await workers.register(new URL("sw.js", base), { scope: base.pathname, updateViaCache: "none" });
    waiting(found.waiting);
    follow(found.installing); // to open the page may have begun it before this script could listen
    found.addEventListener("updatefound", () => follow(found.installing));
    (await workers.ready).active.postMessage({ what: "keep", games: [folder, played()] });
  };
  const started = () => begin().catch(() => {}); // storage may be forbidden, or full: the site works as before
  if (document.readyState === "complete") started();
  else addEventListener("load", started);
})();
