/* Arbitre: the search box of every page and the page /recherche/. No framework, no request to another host.
 *
 * Markup it expects:
 *   <link rel="stylesheet" href="…/assets/search.css">
 *   <script src="…/assets/search.js" data-base="../../" defer></script>        data-base leads to the root of the site
 *   <div class="arbitre-search"><input id="arbitre-search" type="search" aria-label="Chercher une règle"></div>   in the header
 *   <div id="arbitre-results"></div>                                           on /recherche/ only: the whole page is drawn in it
 * Files it fetches, on first use only: search-worker.js beside this file, which fetches the games and answers, and (on /recherche/) search-page.js.
 *
 * Keys: "/" goes to the box, arrows move, Enter opens (the page /recherche/ when nothing is chosen), Escape closes.
 * For tests and other scripts: ArbitreSearch.load() → Promise<{games: how many}>; ArbitreSearch.search(query, {game, kind, chapter,
 * limit}) → Promise<{query, suggestion, results, facets}> with excerpts.
 */
(function () {
  "use strict";

  const script = document.currentScript;
  const here = new URL(".", script.src), base = new URL(script.dataset.base || "../", location.href);
  const page = new URL("recherche/", base);
  const SHOWN = 8, RECENT = 5;

  /* ---- the worker: what fetches and ranks, apart ---- */
  const waiting = new Map();
  let worker = null, last = 0;

  function told({ data: { id, answer, failure, done } }) {
    const one = waiting.get(id);
    if (!one) return;
    if (done || failure) waiting.delete(id);
    if (failure) one.failed(new Error(failure));
    else if (!one.current()) dropStale();
    else if (answer !== undefined) one.heard(answer);
  }

  function put(what, heard, failed, current = () => true) {
    if (!worker) {
      worker = new Worker(new URL("search-worker.js", here), { type: "module" });
      worker.onmessage = told;
      worker.onerror = () => {
        const lost = [...waiting.values()];
        worker.terminate();
        worker = null; // the network may be back at the next word
        waiting.clear();
        for (const one of lost) one.failed(new Error("worker"));
      };
    }
    dropStale();
    waiting.set(++last, { heard, failed, current });
    worker.postMessage({ id: last, ...what });
  }

  /* What nobody waits for any more is not worked at. */
  function dropStale() {
    for (const [id, one] of waiting) {
      if (one.current()) continue;
      waiting.delete(id);
      worker.postMessage({ id, drop: true });
    }
  }

  const call = (what) => new Promise((done, failed) => { put(what, done, failed); });
  const load = () => call({ known: [] });
  const search = (query, options = {}) => call({ search: { query, ...options } });

  /* The game one plays: the one whose page one reads, else the one whose pages one last read or chose. Its pages come first. */
  const KEPT = "arbitre-jeu";
  let several = false; // games, of which each page found has one
  async function played(chosen) {
    const folder = location.href.startsWith(base.href) ? location.href.slice(base.href.length).split("/")[0] : "";
    const { known: now, games } = await call({ known: [chosen, folder].filter(Boolean) });
    several = games > 1;
    try {
      if (now && !localStorage.getItem("arbitre-jeu-choisi")) localStorage.setItem(KEPT, now); // what one chose stays (arbitre.js)
      return localStorage.getItem(KEPT) || "";
    } catch { return now; } // storage may be forbidden
  }

  /* ---- drawing ---- */
  function element(name, attributes, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) if (value !== null) made.setAttribute(key, value);
    made.append(...children);
    return made;
  }

  /* French punctuation keeps to its word; a space for a space, so that marks stay where they are. */
  const spaced = (text) => text.replace(/ (?=[:;?!»%])/g, "\u00a0").replace(/« /g, "«\u00a0");

  function marked(plain, marks) {
    const parts = [], text = spaced(plain);
    let end = 0;
    for (const [start, stop] of marks) {
      parts.push(text.slice(end, start), element("mark", {}, text.slice(start, stop)));
      end = stop;
    }
    return [...parts, text.slice(end)];
  }

  const address = (hit) => new URL((hit.slug || hit.code) + "/", base).href; // a code leads to its page

  function body(hit, withGame) {
    const kind = [hit.kindLabel, withGame ? hit.gameLabel : ""].filter(Boolean).join(" · ");
    return [
      element("span", { class: "arbitre-hit__title" }, hit.label),
      element("span", { class: "arbitre-hit__kind" }, element("span", { class: "arb-code" }, hit.code || ""), hit.code && kind ? " · " : "", kind),
    ];
  }

  const excerptOf = (hit) => element("span", { class: "arbitre-hit__excerpt" }, ...marked(hit.excerpt || "\u00a0", hit.marks));

  const plural = (n) => (n === 0 ? "Aucune page" : n === 1 ? "1 page" : `${n} pages`);

  /* Draw each answer, fuller and fuller, unless something else was asked meanwhile. */
  async function ask(options, draw, fail, current) {
    let shown = 0;
    const failed = () => { if (current() && !shown) fail(); };
    const heard = (answer) => { shown = answer.results.length; draw(answer); };
    try {
      const now = await played(options.game);
      if (current()) put({ ask: { played: now, ...options } }, heard, failed, current);
    } catch { failed(); }
  }

  const FAILURE = "La recherche n’a pas pu être chargée. Vérifiez la connexion, puis retapez un mot.";

  function nextFrame(run) {
    let frame = 0;
    return () => { cancelAnimationFrame(frame); frame = requestAnimationFrame(run); };
  }

  /* ---- the box of the header ---- */
  function box(input) {
    if (input.dataset.arbitre) return;
    input.dataset.arbitre = "on";
    const list = element("div", {
      class: "arbitre-search__list", id: "arbitre-search-list", role: "listbox", "aria-label": "Pages trouvées", hidden: "",
    });
    const status = element("div", { class: "arbitre-search__status", role: "status" });
    const hint = element("div", { class: "arbitre-search__hint", hidden: "" });
    const panel = element("div", { class: "arbitre-search__panel", hidden: "" }, hint, list);
    (input.closest(".arbitre-search") || input.parentElement).append(panel, status);
    const attributes = {
      role: "combobox", autocomplete: "off", spellcheck: "false", "aria-autocomplete": "list", "aria-controls": list.id,
      "aria-expanded": "false", "aria-keyshortcuts": "/",
    };
    for (const [key, value] of Object.entries(attributes)) input.setAttribute(key, value);
    if (!input.placeholder) input.placeholder = "Chercher ( / )";
    if (!input.getAttribute("aria-label") && !input.labels.length) input.setAttribute("aria-label", "Chercher une règle");
    let active = -1, asked = 0;

    const close = () => {
      asked++;
      panel.hidden = true;
      choose(-1);
      input.setAttribute("aria-expanded", "false");
    };
    const choose = (place) => {
      const options = [...list.children];
      active = options.length && place >= -1 ? (place === options.length ? -1 : place) : -1;
      options.forEach((option, i) => option.setAttribute("aria-selected", String(i === active)));
      if (active < 0) input.removeAttribute("aria-activedescendant");
      else {
        input.setAttribute("aria-activedescendant", options[active].id);
        options[active].scrollIntoView({ block: "nearest" });
      }
    };
    const open = (said, ...children) => {
      hint.replaceChildren(...children);
      hint.hidden = !children.length;
      list.hidden = !list.children.length;
      panel.hidden = false;
      panel.style.setProperty("--arbitre-top", `${Math.round(input.getBoundingClientRect().bottom)}px`);
      input.setAttribute("aria-expanded", String(!list.hidden));
      status.textContent = said;
    };
    const option = (i, attributes, ...children) =>
      element("a", { class: "arbitre-hit", role: "option", id: `arbitre-option-${i}`, tabindex: "-1", "aria-selected": "false", ...attributes }, ...children);
    /* Nothing is asked: the pages read last (arbitre.js), to go back to one. */
    const recall = () => {
      const read = (window.ArbitreRead || []).slice(0, RECENT);
      list.replaceChildren(...read.map(({ href, title }, i) => {
        const [name, code] = title.split(/ (?=[A-Z0-9]+-\d+$)/);
        return option(i, { href }, element("span", { class: "arbitre-hit__title" }, name, code ? " " : ""), element("span", { class: "arb-code" }, code || ""));
      }));
      choose(-1);
      if (read.length && document.activeElement === input) open("Pages lues en dernier", "Lu en dernier");
      else close();
    };
    const draw = (answer) => {
      const kept = active >= 0 && list.children[active] ? list.children[active].dataset.page : "";
      list.replaceChildren(...answer.results.map((hit, i) =>
        option(i, { href: address(hit), "data-page": `${hit.part},${hit.doc}` }, ...body(hit, several), excerptOf(hit))));
      choose([...list.children].findIndex((option) => option.dataset.page === kept));
      const found = answer.results.length;
      if (!found && answer.pending) open("", "Recherche…");
      else if (!found) open("Aucune page trouvée", `Aucune page ne répond à ces mots${answer.lost ? " dans les jeux gardés sans réseau" : ""}.`);
      else if (answer.suggestion) open(`${plural(found)}, pour ${answer.suggestion}`, "Vous cherchiez ", element("strong", {}, answer.suggestion), "\u00a0?");
      else open(plural(found));
    };
    const update = nextFrame(() => {
      const mine = ++asked, query = input.value;
      if (!query.trim()) { recall(); return; }
      ask({ query, limit: SHOWN }, draw, () => { list.replaceChildren(); open(FAILURE, FAILURE); }, () => mine === asked);
    });

    input.addEventListener("input", update);
    input.addEventListener("focus", () => { played().then((now) => call({ wake: { played: now } })).catch(() => {}); update(); });
    input.addEventListener("keydown", (event) => {
      const shown = !panel.hidden && list.children.length;
      if (event.isComposing) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        if (!shown) update();
        else if (event.key === "ArrowDown") choose(active + 1);
        else choose(active < 0 ? list.children.length - 1 : active - 1);
      } else if (event.key === "Enter" && (input.value.trim() || (shown && active >= 0))) {
        event.preventDefault();
        if (shown && active >= 0) location.assign(list.children[active].href);
        else location.assign(`${page.href}?q=${encodeURIComponent(input.value.trim().replace(/\p{Cs}/gu, "\ufffd"))}`);
      } else if (event.key === "Escape") {
        event.preventDefault();
        if (panel.hidden) input.blur();
        else close();
      }
    });
    list.addEventListener("mousedown", (event) => event.preventDefault());
    input.addEventListener("blur", () => setTimeout(() => { if (document.activeElement !== input) close(); }, 0));
  }

  /* ---- the whole ---- */
  function start() {
    const input = document.getElementById("arbitre-search"), place = document.getElementById("arbitre-results");
    if (input) box(input);
    if (place) import("./search-page.js").then((drawn) => drawn.page(place, kit), () => { place.textContent = FAILURE; });
  }

  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target.closest && event.target.closest("input, textarea, select, [contenteditable]")) return;
    const input = document.getElementById("arbitre-query") || document.getElementById("arbitre-search");
    if (!input) return;
    event.preventDefault();
    input.focus();
    input.select();
  });

  const kit = { ask, element, body, excerptOf, address, plural, nextFrame, FAILURE };
  window.ArbitreSearch = { load, search };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
