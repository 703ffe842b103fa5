// The form of a question: the answer prepared at build is drawn at once; the rest is loaded at the first touch, or when the address asks something.
import { draw } from "./ask-answer.js";

const section = document.querySelector(".arb-ask");
if (section) {
  const answer = section.querySelector(".arb-ask-answer");
  const note = answer.querySelector(".arb-small")?.textContent;
  if (section.dataset.prepared) {
    const prepared = JSON.parse(section.dataset.prepared);
    draw(answer, prepared, { base: section.dataset.base, note: note && `Exemple : ${note}` });
  }
  if (section.querySelector("[data-shape]")) import("./ask-rows.js").then(({ rows }) => rows(section.querySelector("form")));
  const folded = section.closest("details");
  const unfold = () => { if (folded) folded.open = true; };
  let begun = null;
  const begin = (event) => {
    const touch = event && { type: event.type, target: event.target, value: event.target.value };  // the form may be filled before it hears
    begun ??= import("./ask-form.js").then(({ start }) => start(section));
    begun.then((form) => touch && form.heard(touch)).catch(() => { /* the next touch tries again */ begun = null; });
  };
  const wake = () => begin(null);
  section.addEventListener("pointerdown", wake, { once: true, passive: true });
  section.addEventListener("focusin", wake, { once: true });
  for (const kind of ["click", "input"]) section.addEventListener(kind, begin);
  section.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
  if (location.hash.startsWith("#q=")) { unfold(); begin(null); }
  addEventListener("hashchange", () => { if (location.hash.startsWith("#q=")) unfold(), begun ? begun.then((form) => form.reopen()) : begin(null); });
}
