// The form of a question: the answer prepared at build is drawn at once; the rest is loaded at the first touch, or when the address asks something.
import { draw, made } from "./ask-answer.js";
import { ofAddress, python, write } from "./ask-words.js";

const section = document.querySelector(".arb-ask");
if (section) {
  const answer = section.querySelector(".arb-ask-answer");
  // A line of a table that a finder leads to (?arme=…): the form begins with it, and the answer is what the table says.
  const looked = [...new URLSearchParams(location.search)].flatMap(([name, value]) => {
    const field = section.querySelector(`select:is([data-name="${CSS.escape(name)}"],[data-whole="${CSS.escape(name)}"])`);
    return field && [...field.options].some((one) => one.value === value) ? [[field, value]] : [];
  });
  if (looked.length) {
    for (const [field, value] of looked) field.value = value;
    section.dataset.call = write(section.dataset.question, looked.map(([field, value]) => [field.dataset.name, python("choice", value)]));
  }
  const asked = ofAddress(location.hash)?.expression;
  if (asked && asked !== section.dataset.call) answer.replaceChildren(made("p", { class: "arb-verdict" }, "La réponse à la situation de ce lien vient…"));  // never that of another
  else if (looked.length) {
    const said = made("p", { class: "arb-verdict" }, looked.map(([, value]) => value).join(", "));
    answer.replaceChildren(said);
    addEventListener("load", () => said.append(` : ${document.querySelector(".arb-lookup output")?.textContent || "…"}`));  // lit by then (arbitre.js)
  } else if (section.dataset.prepared) {
    draw(answer, JSON.parse(section.dataset.prepared), { base: section.dataset.base, note: answer.querySelector(".arb-small")?.textContent });
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
