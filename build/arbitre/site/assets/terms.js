// A term of a statement, tapped, pointed at or reached by keyboard, says what it is in place. A click or Enter still opens its page.
(() => {
  "use strict";
  const root = new URL("..", document.currentScript.src), known = new Map();
  const node = (tag, text = "", className = "") => Object.assign(document.createElement(tag), { textContent: text, className });
  const box = node("div", "", "arb-term"), inside = '[data-terms] a[href]';
  box.id = "arb-term";
  let shown = null, pointer = "", waiting = 0;

  // The terms of a game, fetched once.
  const said = async (link) => {
    const [game, name] = link.href.slice(root.href.length).split("/");
    if (!known.has(game)) known.set(game, fetch(new URL(`${game}/termes.json`, root)).then((answer) => (answer.ok ? answer.json() : {})).catch(() => ({})));
    return (await known.get(game))[name];
  };
  const hide = () => {
    clearTimeout(waiting);
    if (!shown) return;
    for (const name of ["aria-describedby", "aria-expanded"]) shown.removeAttribute(name);
    box.remove();
    shown = null;
  };
  const show = async (link, pinned) => {
    const told = await said(link);
    if (!told) { if (pinned) location.href = link.href; return; }
    if (!pinned && !link.matches(":hover,:focus-visible")) return;
    hide();
    const [label, kind, code, text] = told, title = node("p");
    title.append(node("strong", label), ` ${kind} `, node("span", code, "arb-code"));
    box.replaceChildren(title, node("p", text));
    box.classList.toggle("arb-kept", pinned);
    box.setAttribute("role", pinned ? "status" : "tooltip");
    if (pinned) {
      const close = Object.assign(node("button", "Fermer"), { type: "button" }), page = Object.assign(node("a", "Ouvrir la page"), { href: link.href });
      close.addEventListener("click", () => { const back = shown; hide(); back?.focus(); });
      const acts = node("p", "", "arb-term-acts");
      acts.append(page, close);
      box.append(acts);
      link.setAttribute("aria-expanded", "true");
      link.closest("[data-terms]").append(box);
    } else {
      link.setAttribute("aria-describedby", box.id);
      link.closest("[data-terms]").append(box);
      box.style.top = `${link.offsetTop + link.offsetHeight}px`;
      box.style.left = `${Math.max(0, Math.min(link.offsetLeft, link.closest("[data-terms]").clientWidth - box.offsetWidth))}px`;
    }
    shown = link;
  };

  addEventListener("pointerdown", (event) => { pointer = event.pointerType; }, true);
  addEventListener("keydown", (event) => { pointer = ""; if (event.key === "Escape") hide(); }, true);
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.(inside);
    if (!link || box.contains(link) || pointer !== "touch" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (shown === link) hide();
    else show(link, true);
  });
  for (const link of document.querySelectorAll(inside)) {
    link.addEventListener("pointerenter", (event) => { if (event.pointerType === "mouse") { clearTimeout(waiting); waiting = setTimeout(show, 120, link, false); } });
    link.addEventListener("pointerleave", () => { clearTimeout(waiting); waiting = setTimeout(() => { if (!box.matches(":hover,.arb-kept")) hide(); }, 200); });
    link.addEventListener("focus", () => { if (link.matches(":focus-visible") && pointer !== "touch") show(link, false); });
    link.addEventListener("blur", () => { if (!box.matches(":hover,.arb-kept")) hide(); });
  }
  box.addEventListener("pointerleave", () => { if (!box.matches(".arb-kept")) hide(); });
})();
