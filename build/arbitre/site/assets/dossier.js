// The file one prepares for a dispute: pages and verdicts pinned in this browser, put in order, noted, printed, shared as one address.
(() => {
  "use strict";
  const KEY = "arbitre-dossier", MOST = 60, LONG = 2000;
  const root = new URL("../", document.currentScript.src);
  const node = (tag, text = "", className = "") => Object.assign(document.createElement(tag), { textContent: text, className });
  const cut = (text) => String(text ?? "").slice(0, LONG);

  // An entry is a page of this site and nothing else: what an address or another tab put here is checked before it is shown.
  const read = (found) => {
    if (!Array.isArray(found)) return [];
    return found.slice(0, MOST).flatMap((one) => {
      if (typeof one?.at !== "string" || typeof one.title !== "string") return [];
      let at;
      try { at = new URL(one.at, root); } catch (e) { return []; }
      if (at.origin !== root.origin || !at.pathname.startsWith(root.pathname)) return [];
      return [{ at: at.href.slice(root.href.length), title: cut(one.title), text: cut(one.text), note: cut(one.note) }];
    });
  };
  const kept = () => { try { return read(JSON.parse(localStorage.getItem(KEY))); } catch (e) { return []; } };
  const keep = (entries) => { try { localStorage.setItem(KEY, JSON.stringify(entries)); return true; } catch (e) { return false; } };

  // A dossier in an address: JSON, then the alphabet that addresses take as it is.
  const spelt = (entries) => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(entries)))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  const unspelt = (text) => {
    try {
      const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
      return read(JSON.parse(new TextDecoder().decode(bytes)));
    } catch (e) { return []; }
  };

  // Pins the page one is on, with the version that was read, or the verdict that a form holds, with its own address.
  const pin = (button) => {
    const page = document.querySelector("[data-version]"), of = button.dataset.pin;
    const at = new URL((of && document.getElementById(`${of}-lien`).textContent) || location.href);
    if (!of) at.hash = "";
    if (page && !of && !at.searchParams.has("v")) at.searchParams.set("v", page.dataset.version);
    const code = document.querySelector(".arb-chip-code")?.textContent ?? "";
    const verdict = of && document.getElementById(`${of}-texte`).textContent.split("\n").slice(0, -1).join("\n");
    const [entry] = read([{
      at: at.href,
      title: [code, document.querySelector("h1").firstChild.textContent.trim()].filter(Boolean).join(" · "),
      text: verdict || document.querySelector(".arb-statement")?.textContent.trim(),
      note: "",
    }]);
    const before = kept(), status = button.parentElement.querySelector("[role=status]");
    const known = before.some((one) => one.at === entry.at && one.text === entry.text);
    if (!known && before.length >= MOST) { status.textContent = `Le dossier est plein\u00a0: ${MOST} épingles.`; return; }
    const done = known || keep([...before, entry]);
    status.replaceChildren(known ? "Déjà dans le " : done ? "Épinglé dans le " : "Ce navigateur ne garde rien. Voir le ");
    status.append(Object.assign(node("a", "dossier"), { href: new URL("dossier/", root).href }), ".");
  };
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-pin]");
    if (button) pin(button);
  });

  const place = document.getElementById("arbitre-dossier");
  if (!place) return;
  const given = new URLSearchParams(location.hash.slice(1)).get("d");
  let shared = given !== null, entries = shared ? unspelt(given) : kept();
  const status = node("p", "", "arb-small");
  status.setAttribute("role", "status");
  const button = (words, done, name = "") => {
    const made = Object.assign(node("button", words), { type: "button" });
    if (name) made.setAttribute("aria-label", name);
    made.addEventListener("click", done);
    return made;
  };
  const save = () => { if (!shared && !keep(entries)) status.textContent = "Ce navigateur ne garde rien\u00a0: l'adresse partagée, elle, gardera tout."; };
  const move = (rank, by) => {
    entries.splice(rank + by, 0, ...entries.splice(rank, 1));
    save();
    show();
    place.querySelectorAll(".arb-pinned")[rank + by].querySelector("button:not([disabled])").focus();
  };

  const one = (entry, rank) => {
    const item = node("li", "", "arb-pinned"), title = node("h2"), tools = node("p", "", "arb-copies");
    title.append(Object.assign(node("a", entry.title), { href: new URL(entry.at, root).href }));
    item.append(title);
    if (entry.text) item.append(node("p", entry.text, "arb-pinned-text"));
    item.append(node("p", new URL(entry.at, root).href, "arb-pinned-at"));
    if (shared) {
      if (entry.note) item.append(node("p", entry.note, "arb-pinned-note"));
      return item;
    }
    const label = node("label", "Note "), note = Object.assign(node("textarea"), { value: entry.note, rows: 2, maxLength: LONG });
    const printed = node("p", entry.note, "arb-pinned-note arb-on-paper");
    note.addEventListener("input", () => { entry.note = note.value; printed.textContent = note.value; save(); });
    label.append(note);
    const up = button("↑", () => move(rank, -1), `Monter ${entry.title}`), down = button("↓", () => move(rank, 1), `Descendre ${entry.title}`);
    up.disabled = !rank;
    down.disabled = rank === entries.length - 1;
    tools.append(up, " ", down, " ", button("Retirer", () => { entries.splice(rank, 1); save(); show(); }, `Retirer ${entry.title}`));
    item.append(label, printed, tools);
    return item;
  };

  const show = () => {
    const list = node("ol", "", "arb-dossier"), tools = node("p", "", "arb-copies");
    list.append(...entries.map(one));
    if (shared) tools.append(button(`Garder ${entries.length > 1 ? "ces pages" : "cette page"} dans mon dossier`, () => {
      const mine = kept(), more = entries.filter((entry) => !mine.some((other) => other.at === entry.at && other.text === entry.text));
      entries = [...mine, ...more].slice(0, MOST);
      shared = false;
      history.replaceState(null, "", location.pathname);
      save();
      show();
    }), " ");
    tools.append(button("Copier l'adresse du dossier", async () => {
      const address = `${location.origin}${location.pathname}#d=${spelt(entries)}`;
      try { await navigator.clipboard.writeText(address); status.textContent = "Adresse copiée."; }
      catch (e) { history.replaceState(null, "", address); status.textContent = "L'adresse de cette page est celle du dossier\u00a0: copiez-la."; }
    }), " ", button("Imprimer", () => print()));
    const empty = given !== null && shared ? "Cette adresse ne contient aucun dossier lisible." : "Rien d'épinglé encore : le bouton « Épingler » de chaque page l'ajoute ici.";
    place.replaceChildren(...(shared && entries.length ? [node("p", "Un dossier que l'on vous a envoyé\u00a0:")] : []), ...(entries.length ? [list, tools] : [node("p", empty)]), status);
  };
  addEventListener("hashchange", () => location.reload());
  show();
})();
