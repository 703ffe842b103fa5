// Light or dark, before anything is drawn: this file is small and not deferred.
(() => {
  "use strict";
  let scheme = "";
  try { scheme = localStorage.getItem("arbitre-theme"); } catch (e) { /* a private window keeps nothing */ }
  if (scheme !== "slate" && scheme !== "default") scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "slate" : "default";
  document.body.setAttribute("data-md-color-scheme", scheme);
  document.documentElement.classList.remove("no-js");
})();
