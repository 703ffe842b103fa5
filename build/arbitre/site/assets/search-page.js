/* Arbitre: the page /recherche/, drawn in <div id="arbitre-results">. Loaded by search.js, which hands it its tools.
 *
 * Its address can be shared: ?q=words&jeu=warmachine&type=Rule&chapitre=… ; typing replaces it, a filter adds to the history.
 */
const PARAMETERS = { game: "jeu", kind: "type", chapter: "chapitre" };
const TITLES = { game: "Jeu", kind: "Nature", chapter: "Chapitre" };
const STEP = 20;
const HINT = "Tapez un mot d’une règle, son code (WM-118), son nom anglais ou une question entière.";
const BOOK = /^(?:à la )?(?:page|pg?\.?)\s*(\d{1,4})$/i; // « page 32 », of a book that lies open
const SIGNS = ["pointerdown", "pointermove", "keydown", "scroll"]; // that somebody is there

export function page(place, kit) {
  const { ask, element, body, excerptOf, address, plural, nextFrame, FAILURE } = kit;
  if (place.dataset.arbitre) return;
  place.dataset.arbitre = "on";
  const input = element("input", {
    type: "search", id: "arbitre-query", class: "arbitre-query", autocomplete: "off", spellcheck: "false",
    placeholder: "Une règle, un code, une question…", "aria-label": "Chercher dans toutes les règles",
  });
  const form = element("form", { role: "search", class: "arbitre-form" }, input);
  const chips = element("div", { class: "arbitre-facets" });
  const status = element("p", { class: "arbitre-count", role: "status" });
  const meant = element("p", { class: "arbitre-meant", hidden: "" });
  const list = element("ol", { class: "arbitre-list" });
  const more = element("button", { type: "button", class: "arbitre-more", hidden: "" }, "Afficher la suite");
  // The books whose pages the site tells: all of them before one asks, those that have the page one asks for.
  const books = document.querySelector(".arb-books");
  const drawBooks = (text) => {
    if (!books) return;
    const [, number] = text.match(BOOK) || [], items = [...books.querySelectorAll("li")];
    for (const item of items) {
      item.hidden = Boolean(number) && !item.dataset.pages.split(" ").includes(String(Number(number)));
      item.firstElementChild.hash = number ? `p${Number(number)}` : "";
    }
    books.hidden = Boolean(text) && (!number || items.every((item) => item.hidden));
    books.firstElementChild.textContent = number ? `La page ${Number(number)} de\u00a0:` : "Un livre est ouvert\u00a0? Page par page\u00a0:";
    number ? form.after(books) : place.after(books);
  };
  place.replaceChildren(form, meant, status, chips, list, more);
  let asked = 0, limit = STEP, chosen = {}, saving = 0;

  const read = () => {
    const parameters = new URLSearchParams(location.search);
    input.value = parameters.get("q") || "";
    chosen = {};
    for (const [facet, name] of Object.entries(PARAMETERS)) if (parameters.get(name)) chosen[facet] = parameters.get(name);
  };
  const save = (push) => {
    clearTimeout(saving);
    const parameters = new URLSearchParams();
    if (input.value.trim()) parameters.set("q", input.value.trim());
    for (const [facet, name] of Object.entries(PARAMETERS)) if (chosen[facet]) parameters.set(name, chosen[facet]);
    const target = location.pathname + (String(parameters) ? "?" + parameters : "");
    if (push) history.pushState(null, "", target);
    else saving = setTimeout(() => history.replaceState(history.state, "", target), 250);
  };
  const chip = (facet, value) => {
    const short = value.key.split(":").pop(), on = chosen[facet] === short;
    const count = element("span", {}, String(value.count));
    const made = element("button", { type: "button", class: "arbitre-chip", "aria-pressed": String(on) }, `${value.label} `, count);
    made.dataset.value = short;
    made.addEventListener("click", () => {
      if (on) delete chosen[facet];
      else chosen[facet] = short;
      limit = STEP;
      save(true);
      show();
      const again = [...chips.querySelectorAll("button")].find((b) => b.dataset.value === short);
      if (again) again.focus();
    });
    return made;
  };
  const drawFacets = (facets) => {
    const offered = Object.entries(facets).filter(([facet, values]) => (values.length > 1 || chosen[facet])
      && (facet !== "chapter" || chosen.game || facets.game.length < 2)); // two games name chapters alike
    const rows = offered.map(([facet, values]) => {
      const buttons = values.slice(0, 12).map((value) => chip(facet, value));
      const name = element("span", { class: "arbitre-facet__name" }, TITLES[facet]);
      return element("div", { class: "arbitre-facet", role: "group", "aria-label": TITLES[facet] }, name, ...buttons);
    });
    const at = offered.findIndex(([facet]) => facet === "game"), folded = rows.filter((_, i) => i !== at);
    // Results before filters: of these only the game is in sight, with whatever was chosen.
    const fold = element("details", { class: "arbitre-fold" }, element("summary", {}, "Filtrer"), ...folded);
    fold.open = chips.querySelector("details")?.open || offered.some(([facet], i) => i !== at && chosen[facet]);
    chips.replaceChildren(...(at < 0 ? [] : [rows[at]]), ...(folded.length ? [fold] : []));
  };
  const draw = (answer) => {
    const asIs = answer.query.trim();
    drawFacets(answer.facets);
    drawBooks(asIs);
    list.replaceChildren(...answer.results.map((hit) => {
      const link = element("a", { class: "arbitre-hit", href: address(hit) }, ...body(hit, true), excerptOf(hit));
      return element("li", {}, link);
    }));
    more.hidden = answer.count <= answer.results.length;
    meant.hidden = !answer.suggestion;
    if (answer.suggestion) {
      const link = element("a", { href: `?q=${encodeURIComponent(answer.suggestion)}` }, answer.suggestion);
      link.addEventListener("click", (event) => {
        event.preventDefault();
        input.value = answer.suggestion;
        save(true);
        show();
      });
      meant.replaceChildren("Vous cherchiez ", link, "\u00a0?");
    }
    if (!asIs) status.textContent = HINT;
    else if (answer.count) status.textContent = `${plural(answer.count)} pour «\u00a0${answer.suggestion || asIs}\u00a0»${answer.lost && !answer.pending ? "." : ""}`;
    else if (answer.pending) status.textContent = "Recherche…";
    else {
      const filtered = Object.keys(chosen).length ? ", ou retirez un filtre" : "";
      status.textContent = `Aucune page ne répond à «\u00a0${asIs}\u00a0». Essayez un mot de la règle, une abréviation ou le nom anglais${filtered}.`;
    }
    if (asIs && answer.lost && !answer.pending) status.textContent += " Sans réseau, seuls les jeux gardés ont été cherchés.";
    document.title = document.title.replace(/^(.* – )?/, asIs ? `${asIs} – ` : "");
  };
  const show = () => {
    const mine = ++asked;
    if (input.value.trim() && !list.children.length) status.textContent = "Recherche…";
    ask({ query: input.value, limit, ...chosen }, draw, () => { status.textContent = FAILURE; }, () => mine === asked);
  };
  const typed = nextFrame(() => { limit = STEP; save(false); show(); });
  input.addEventListener("input", typed);
  form.addEventListener("submit", (event) => { event.preventDefault(); save(true); show(); });
  more.addEventListener("click", () => { limit += STEP; show(); });
  place.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const stops = [input, ...list.querySelectorAll("a")], at = stops.indexOf(document.activeElement);
    const to = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
    if (at < 0 || !to) return;
    event.preventDefault();
    to.focus();
  });
  window.addEventListener("popstate", () => { read(); show(); });
  /* Nothing is asked yet: the games are fetched when somebody moves. */
  const begin = (event) => {
    if (event.type === "pointermove" && !event.movementX && !event.movementY) return; // a browser says this of a mouse that lies still
    for (const sign of SIGNS) window.removeEventListener(sign, begin);
    if (!asked) show();
  };
  read();
  if (input.value.trim() || Object.keys(chosen).length) show();
  else {
    status.textContent = HINT;
    for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true });
  }
  if (!input.value) input.focus({ preventScroll: true });
}
