/* Arbitre: the search box of every page and the page /recherche/. No framework, no request to another host.
 *
 * Markup it expects:
 *   <link rel="stylesheet" href="…/assets/search.css">
 *   <script src="…/assets/search.js" data-base="../../" defer></script>        data-base leads to the root of the site
 *   <div class="arbitre-search"><input id="arbitre-search" type="search" aria-label="Chercher une règle"></div>   in the header
 *   <div id="arbitre-results"></div>                                           on /recherche/ only: the whole page is drawn in it
 * Files it fetches, on first use only: search-words.js, search-plan.js, search-engine.js, search-games.js, then search-asked.js and (on /recherche/) search-page.js
 * beside this file, and, under data-base + "assets/search/", core.json, the core of the game one plays, then its questions, then
 * those of the other games, and the sentences of the pages shown, x-*.json (arbitre.search.export writes them).
 *
 * Keys: "/" goes to the box, arrows move, Enter opens (the page /recherche/ when nothing is chosen), Escape closes.
 * For tests and other scripts: ArbitreSearch.load() → Promise<games>; ArbitreSearch.search(query, {game, kind, chapter,
 * limit}) → Promise<{query, suggestion, results, facets}> with excerpts.
 */
(function () {
  "use strict";

  const script = document.currentScript;
  const here = new URL(".", script.src), base = new URL(script.dataset.base || "../", location.href);
  const data = new URL("assets/search/", base), page = new URL("recherche/", base);
  const SHOWN = 8;

  /* ---- loading ---- */
  const shards = new Map(), parts = new Map();
  let loading = null, games = null;

  const fetchJson = (url, options) =>
    fetch(url, options).then((r) => (r.ok ? r.json() : Promise.reject(new Error(`${r.status} ${url}`))));

  const addScript = (name) => new Promise((resolve, reject) => {
    const tag = element("script", { src: new URL(name, here).href });
    tag.onload = resolve;
    tag.onerror = () => { tag.remove(); reject(new Error(name)); };
    document.head.append(tag);
  });

  /* What a place holds once its fetch has come; asked for again after a failure. */
  function once(kept, key, fetched, use) {
    if (!kept.has(key)) kept.set(key, fetched().then((found) => { use(found); return found; }).catch((error) => { kept.delete(key); throw error; }));
    return kept.get(key);
  }

  /* The programs and the list of the games: what every search needs, and no game yet. */
  function load() {
    loading = loading || Promise.all([
      fetchJson(new URL("core.json", data), { cache: "no-cache" }),
      ["search-words.js", "search-plan.js", "search-engine.js", "search-games.js"].reduce((before, name) => before.then(() => addScript(name)), Promise.resolve()),
    ]).then(([manifest]) => (games = new window.ArbitreGames(manifest, (part, shard) => texts.get(`${part},${shard}`))));
    loading.catch(() => { loading = null; });
    return loading;
  }

  const texts = new Map(), heard = new Map(), programs = new Map();
  const loadPart = (part) => once(parts, part, () => fetchJson(new URL(`core-${games.parts[part].version}.json`, data)), (core) => games.add(part, core));
  const loadShards = (places) => Promise.all(places.map(([part, n]) => once(
    shards, `${part},${n}`, () => fetchJson(new URL(`x-${games.parts[part].version}-${n}.json`, data)), (found) => texts.set(`${part},${n}`, found),
  ).catch(() => null)));

  /* The games by when they are wanted: the one that is asked for, or played, then the others. When no game is known none goes first:
     the first to come would seem to answer best. */
  function waves(options) {
    const first = games.partOf(options.game || options.played), all = games.parts.map((_, part) => part);
    return first < 0 ? [all, []] : [[first], all.filter((part) => part !== first)];
  }
  const loadParts = (wave) => Promise.all(wave.map(loadPart));

  /* The questions of games, each once its core has come. A game that has none of its own waits for nothing. */
  const unheard = (wave) => wave.filter((part) => games.parts[part].asked && games.engines[part] && !games.engines[part].asked);
  const loadAsked = (wave) => Promise.all(unheard(wave).map((part) => once(
    heard, part, () => Promise.all([
      fetchJson(new URL(`asked-${games.parts[part].version}.json`, data)),
      once(programs, "asked", () => addScript("search-asked.js"), () => {}),
    ]), ([packed]) => games.engines[part].hear(packed),
  )));

  async function search(query, options = {}) {
    await load();
    const all = waves(options).flat();
    await loadParts(all);
    await loadAsked(all);
    await loadShards(games.search(query, options).shards);
    return games.search(query, options);
  }

  /* The game one plays: the one whose page one reads, else the one whose pages one last read or chose. Its pages come first. */
  const KEPT = "arbitre-jeu";
  function played(chosen) {
    const folder = location.href.startsWith(base.href) ? location.href.slice(base.href.length).split("/")[0] : "";
    const now = [chosen, folder].find((name) => games.partOf(name) >= 0) || "";
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
      element("span", { class: "arbitre-hit__kind" }, [hit.code, kind].filter(Boolean).join(" · ")),
    ];
  }

  const excerptOf = (hit) => element("span", { class: "arbitre-hit__excerpt" }, ...marked(hit.excerpt || "\u00a0", hit.marks));

  const plural = (n) => (n === 0 ? "Aucune page" : n === 1 ? "1 page" : `${n} pages`);

  /* Draw as soon as the game one plays has come, then with its sentences, with its questions, with the other games, unless something else was
     asked meanwhile. An answer is `pending` as long as something that may change it has not come; a word is not said misspelt before the
     questions are there, for they may have it. */
  async function ask(options, draw, fail, current) {
    let last = null;
    try {
      await load();
      const wanted = { played: played(options.game), ...options }, [first, others] = waves(wanted);
      const all = [...first, ...others], coming = () => all.some((part) => !games.engines[part]) || unheard(all).length > 0;
      const redraw = () => {
        last = Object.assign(games.search(options.query, wanted), { pending: coming() });
        if (unheard(all).length) last.suggestion = null;
        draw(last);
      };
      const show = async () => {
        if (!current()) return;
        redraw();
        if (last.results.every((hit) => hit.excerpt !== null)) return;
        await loadShards(last.shards);
        if (current()) redraw();
      };
      await loadParts(first);
      await show();
      for (const step of [() => loadAsked(first), () => loadParts(others), () => loadAsked(others)]) {
        if (!coming() || !current() || !options.query.trim()) return;
        await step();
        await show();
      }
    } catch { if (current() && !(last && last.results.length)) fail(); }
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
    const draw = (answer) => {
      const kept = active >= 0 && list.children[active] ? list.children[active].dataset.page : "";
      list.replaceChildren(...answer.results.map((hit, i) => element("a", {
        class: "arbitre-hit", role: "option", id: `arbitre-option-${i}`, href: address(hit), tabindex: "-1", "aria-selected": "false", "data-page": `${hit.part},${hit.doc}`,
      }, ...body(hit, games.parts.filter((part) => part.game).length > 1), excerptOf(hit))));
      choose([...list.children].findIndex((option) => option.dataset.page === kept));
      const found = answer.results.length;
      if (!found && answer.pending) open("", "Recherche…");
      else if (!found) open("Aucune page trouvée", "Aucune page ne répond à ces mots.");
      else if (answer.suggestion) open(`${plural(found)}, pour ${answer.suggestion}`, "Vous cherchiez ", element("strong", {}, answer.suggestion), " ?");
      else open(plural(found));
    };
    const update = nextFrame(() => {
      const mine = ++asked, query = input.value;
      if (!query.trim()) { list.replaceChildren(); close(); return; }
      ask({ query, limit: SHOWN }, draw, () => { list.replaceChildren(); open(FAILURE, FAILURE); }, () => mine === asked);
    });

    input.addEventListener("input", update);
    input.addEventListener("focus", () => { load().then(() => loadParts(waves({ played: played() })[0])).catch(() => {}); if (input.value.trim()) update(); });
    input.addEventListener("keydown", (event) => {
      const shown = !panel.hidden && list.children.length;
      if (event.isComposing) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        if (!shown) update();
        else if (event.key === "ArrowDown") choose(active + 1);
        else choose(active < 0 ? list.children.length - 1 : active - 1);
      } else if (event.key === "Enter" && input.value.trim()) {
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
    if (place) addScript("search-page.js").then(() => window.ArbitreSearch.page(place, kit), () => { place.textContent = FAILURE; });
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
