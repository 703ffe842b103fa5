// Theme, menu, copy buttons and facets: all that Material's own bundle is not loaded for.
(() => {
  "use strict";
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const body = document.body;

  // Light and dark: the choice is kept; without one, the system's.
  const theme = document.querySelector(".arb-theme");
  const dark = () => body.getAttribute("data-md-color-scheme") === "slate";
  const named = () => theme.setAttribute("aria-label", dark() ? "Passer au thème clair" : "Passer au thème sombre");
  if (theme) {
    named();
    theme.addEventListener("click", () => {
      const next = dark() ? "default" : "slate";
      body.setAttribute("data-md-color-scheme", next);
      try { localStorage.setItem("arbitre-theme", next); } catch (e) { /* a private window keeps nothing */ }
      named();
    });
  }

  // The menu on a phone: opened by touch or by keyboard, closed by Escape.
  const drawer = document.getElementById("__drawer");
  const menu = document.querySelector(".arb-menu");
  if (drawer && menu) {
    const told = () => menu.setAttribute("aria-expanded", String(drawer.checked));
    drawer.addEventListener("change", told);
    menu.addEventListener("click", (event) => {
      drawer.checked = !drawer.checked;
      told();
      if (drawer.checked && !event.detail) requestAnimationFrame(() => document.querySelector(".arb-nav a")?.focus()); // by the keyboard
    });
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !drawer.checked) return;
      drawer.checked = false;
      told();
      menu.focus();
    });
  }

  // The game one plays, chosen once: first on the home page, alone open in the menu, first in what a search finds (search.js).
  const PLAYED = "arbitre-jeu", CHOSEN = "arbitre-jeu-choisi";
  const chosen = () => { try { return localStorage.getItem(CHOSEN) && localStorage.getItem(PLAYED) || ""; } catch (e) { return ""; } };
  const play = () => {
    const game = chosen(), games = all(".arb-games > li[data-game]"), mine = games.find((item) => item.dataset.game === game);
    all("[data-play]").forEach((button) => button.setAttribute("aria-pressed", String(button.dataset.play === game)));
    games.forEach((item) => item.classList.toggle("arb-other", Boolean(mine) && item !== mine));
    if (mine) mine.parentElement.prepend(mine);
    const parts = all(".arb-nav-part"), here = parts.find((part) => part.dataset.nav === `${game}/`);
    if (here) parts.forEach((part) => { part.open = part === here || part.querySelector("[aria-current]") !== null || !/^[^/]+\/$/.test(part.dataset.nav); });
  };
  for (const button of all("[data-play]")) {
    button.addEventListener("click", () => {
      try {
        if (button.dataset.play) { localStorage.setItem(PLAYED, button.dataset.play); localStorage.setItem(CHOSEN, "oui"); } else localStorage.removeItem(CHOSEN);
      } catch (e) { /* a private window keeps nothing */ }
      play();
    });
  }
  play();

  // The pages read last, kept in this browser, with the way to what one has pinned: shown where one begins.
  const READ = "arbitre-vues", LAST = 8, root = new URL("../", document.currentScript.src);
  const entries = (key) => { try { const found = JSON.parse(localStorage.getItem(key)); return Array.isArray(found) ? found : []; } catch (e) { return []; } };
  const within = (at) => { try { return new URL(at, root).href.startsWith(root.href); } catch (e) { return false; } };
  const read = () => entries(READ).filter((one) => typeof one?.at === "string" && typeof one.title === "string" && within(one.at)).slice(0, LAST);
  const short = document.querySelector(".arb-chip-code"), at = location.href.split(/[?#]/)[0].slice(root.href.length);
  if (short) {
    const here = { at, title: `${document.querySelector("h1").firstChild.textContent.trim()} ${short.textContent}` };
    try { localStorage.setItem(READ, JSON.stringify([here, ...read().filter((one) => one.at !== at)].slice(0, LAST))); } catch (e) { /* a private window keeps nothing */ }
  }
  const found = read().map((one) => ({ href: new URL(one.at, root).href, title: one.title, at: one.at }));
  window.ArbitreRead = found.filter((one) => one.at !== at);  // offered by the search box too (search.js)
  const reading = document.querySelector(".arb-read");
  if (reading) {
    const CODE = / [A-Z0-9]+-\d+$/;  // on one line, however narrow the screen
    const line = (href, title) => {
      const item = document.createElement("li");
      item.append(Object.assign(document.createElement("a"), { href, textContent: title.replace(CODE, "") }));
      const [code] = CODE.exec(title) || [];
      if (code) item.firstChild.append(Object.assign(document.createElement("span"), { className: "arb-code", textContent: code }));
      return item;
    };
    const pinned = entries("arbitre-dossier").length, lines = found.map((one) => line(one.href, one.title));
    if (pinned) lines.push(line(new URL("dossier/", root).href, `Mon dossier (${pinned})`));
    reading.querySelector("ul").append(...lines);
    reading.hidden = !lines.length;
  }

  const wide = matchMedia("(min-width:60em)");

  // Copy: the text of the element named; the status says so.
  const copy = async (text) => {
    try { await navigator.clipboard.writeText(text); return true; } catch (e) { /* an insecure address: the old way */ }
    const area = Object.assign(document.createElement("textarea"), { value: text });
    area.style.cssText = "position:fixed;opacity:0";
    body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  };
  for (const button of all("[data-copy]")) {
    button.addEventListener("click", async () => {
      const done = await copy(document.getElementById(button.dataset.copy).textContent);
      button.parentElement.querySelector("[role=status]").textContent = done ? "Copié." : "Copie refusée par le navigateur.";
    });
  }

  for (const button of all("[data-print]")) button.addEventListener("click", () => window.print());

  // A printed table: what one chooses lights its line or its cell, and the address keeps it (?force=4&endurance=5).
  for (const form of all(".arb-lookup")) {
    const rows = all("tbody tr", form.nextElementSibling), heads = all("thead th", form.nextElementSibling);
    const keys = all("select", form), grid = "grid" in form.dataset, said = (cell) => cell.textContent.trim();
    const light = () => {
      all(".arb-lit", form.nextElementSibling).forEach((cell) => cell.classList.remove("arb-lit"));
      const kept = rows.filter((row) => (grid ? keys.slice(0, 1) : keys).every((key, i) => !key.value || said(row.cells[i]) === key.value));
      const column = grid ? heads.findIndex((head, i) => i && said(head) === keys[1].value) : -1;
      const whole = keys.every((key) => key.value), one = whole && kept.length === 1 ? kept[0] : null;
      if (one && column > 0) [one.cells[0], heads[column], one.cells[column]].forEach((cell) => cell.classList.add("arb-lit"));
      else if (one) [...one.cells].forEach((cell) => cell.classList.add("arb-lit"));
      const asked = keys.map((key) => `${key.labels[0].firstChild.textContent.trim()} ${key.value}`).join(", ");
      form.querySelector("output").textContent = !one ? "" : column > 0 ? `${asked}\u00a0: ${said(one.cells[column])}` : [...one.cells].slice(keys.length).map((cell) => (cell.dataset.label ? `${cell.dataset.label}\u00a0: ${said(cell)}` : said(cell))).join(" · ");
    };
    const asked = new URLSearchParams(location.search);
    keys.forEach((key) => {  // an address of before a key was renamed still answers
      const name = [key.name, ...(key.dataset.former || "").split(" ")].find((known) => known && asked.has(known));
      if (name === undefined) return;
      key.value = asked.get(name);
      if (name !== key.name) { asked.set(key.name, asked.get(name)); asked.delete(name); }
    });
    form.addEventListener("change", () => {
      keys.forEach((key) => (key.value ? asked.set(key.name, key.value) : asked.delete(key.name)));
      history.replaceState(null, "", location.pathname + (String(asked) ? `?${asked}` : "") + location.hash);
      light();
    });
    form.addEventListener("submit", (event) => event.preventDefault());
    light();
  }

  // Facets of a finder, order of a glossary: what one typed and chose stays in the address (#genre=état&texte=dos).
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  for (const form of all(".arb-facets:not(.arb-lookup,.arb-goto)")) {
    const scope = form.parentElement;
    const table = scope.querySelector(":is(.arb-glossary,.arb-found) tbody");
    const rows = table ? [...table.rows] : all(".arb-list > li", scope);
    const words = rows.map((row) => plain(row.textContent)), titles = rows.map((row) => plain(row.querySelector("a")?.textContent || ""));
    const [head, many] = rows[0]?.closest(".arb-part")?.querySelectorAll(":scope > summary > *") || [], whole = head?.textContent;
    const fields = [...form.elements].filter((field) => field.name), choices = fields.filter((field) => !["texte", "tri"].includes(field.name));
    const filter = () => {
      const wanted = plain(form.elements.texte.value).split(/\s+/).filter(Boolean);
      let shown = 0;
      rows.forEach((row, i) => {
        const kept = wanted.every((word) => words[i].includes(word)) && choices.every((f) => !f.value || (row.dataset[f.name] || "").split("|").includes(f.value));
        row.hidden = !kept;
        shown += kept;
      });
      if (table && !form.elements.tri) {  // what is called so comes before what only says so
        const called = (row) => titles[rows.indexOf(row)];
        const first = new Set(rows.filter((row) => wanted.length && wanted.every((word) => called(row).includes(word))));
        table.append(...rows.toSorted((a, b) => first.has(b) - first.has(a)));
      }
      const narrowed = wanted.length || choices.some((f) => f.value), folded = rows[0]?.closest(".arb-part");
      if (folded && !wide.matches) folded.open = Boolean(narrowed);  // what is left to read stands open
      if (many) { head.textContent = narrowed ? "Ce qui reste" : whole; many.textContent = shown; }
      form.querySelector("output").textContent = !shown ? "Aucune page" : shown === 1 ? "1 page" : `${shown} pages`;
    };
    const order = () => {
      const column = Number(form.elements.tri.value);
      table.append(...rows.toSorted((a, b) => a.cells[column].textContent.localeCompare(b.cells[column].textContent, "fr")));
    };
    const told = () => {
      const said = new URLSearchParams(fields.filter((f) => f.value && f.value !== f.options?.[0].value).map((f) => [f.name, f.value]));
      history.replaceState(null, "", location.pathname + location.search + (String(said) ? `#${said}` : ""));
    };
    const read = () => {
      const said = new URLSearchParams(location.hash.slice(1));
      fields.forEach((f) => {  // what an address does not say, or no list offers, is as at first
        f.value = said.get(f.name) ?? "";
        if (f.options && f.selectedIndex < 0) f.selectedIndex = 0;
        const folded = f.closest("details");
        if (folded && f.selectedIndex) folded.open = true;
      });
      if (said.has("tri")) order();
      filter();
    };
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("input", () => {
      filter();
      told();
      if (!wide.matches) form.scrollIntoView();  // a keyboard leaves half of a phone's screen
    });
    form.elements.tri?.addEventListener("change", order);
    addEventListener("hashchange", read);
    read();
  }

  // A book open at a page: its place in the index.
  for (const form of all(".arb-goto")) {
    const go = () => {
      const number = form.elements.page.value, found = document.getElementById(`p${number}`);
      form.querySelector("output").textContent = number && !found ? "Aucune règle du site ne cite cette page." : "";
      if (found) location.replace(`#p${number}`);
    };
    form.addEventListener("submit", (event) => { event.preventDefault(); go(); });
    form.addEventListener("change", go);
  }

  // What few pages need is loaded by those that do.
  const here = document.querySelector('script[src*="arbitre.js"]').src;
  const load = (name) => new Promise((loaded) => {
    document.head.append(Object.assign(document.createElement("script"), { src: new URL(name, here).href, onload: loaded }));
  });
  // The terms of a statement say what they are where they stand.
  if (document.querySelector("[data-terms] a")) load("terms.js");
  // A shared link that names a version: what it was, beside what it is.
  if (new URLSearchParams(location.search).has("v")) load("versions.js");
  // The file of what one pinned: its page, or the first time one pins something; from then on it listens itself.
  const pinning = (event) => {
    const button = event.target.closest?.("[data-pin]");
    if (!button) return;
    document.removeEventListener("click", pinning);
    load("dossier.js").then(() => button.click());
  };
  if (document.getElementById("arbitre-poche")) load("kept.js");
  if (document.getElementById("arbitre-dossier")) load("dossier.js");
  else document.addEventListener("click", pinning);

  // A link to something folded away opens it. An address typed by hand may hold a lone "%".
  const anchor = () => { try { return decodeURIComponent(location.hash.slice(1)); } catch (e) { return location.hash.slice(1); } };
  const open = () => {
    const wanted = document.getElementById(anchor()), folded = all("details:not([open])").filter((details) => details.contains(wanted));
    folded.forEach((details) => { details.open = true; });
    if (folded.length) wanted.scrollIntoView();
  };
  addEventListener("hashchange", open);
  open();

  // What only a phone folds stands open on a wide screen.
  const parts = () => all(".arb-part").forEach((details) => { details.open = wide.matches || details.contains(document.getElementById(anchor())); });
  if (wide.matches) parts();
  wide.addEventListener("change", parts);

  // On paper the parts that only a phone folds stand open, even where style alone cannot open them; the rest stays as it is.
  // The title names the file of whoever saves a PDF: what the page is, and its version.
  const title = document.title, code = document.querySelector(".arb-chip-code"), cited = document.getElementById("cite-lien");
  let unfolded = [];
  addEventListener("beforeprint", () => {
    unfolded = all(".arb-part:not([open])");
    unfolded.forEach((details) => { details.open = true; });
    if (code && cited) document.title = `${code.textContent} ${document.querySelector("h1").textContent.trim()}, version ${new URL(cited.href).searchParams.get("v")}`;
  });
  addEventListener("afterprint", () => { unfolded.forEach((details) => { details.open = false; }); document.title = title; });
})();
