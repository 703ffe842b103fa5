// A table described once: what applies to it, by step of the sequences, then what one may ask of it, answered one question after the other.
import { linked, made, parted } from "./ask-answer.js";
import { toAddress } from "./ask-words.js";

const FIRST = 8;  // questions listed, the others folded; each is answered when it comes in sight
const LINES = 3;  // of a rule, before the rest is folded
const DRAWN = /^donc (pas )?: /;  // said by the badge beside it

const badge = ({ badge: words, tone }) => made("span", { class: ["arb-badge", tone && `arb-${tone}`].filter(Boolean).join(" ") }, words);
const rule = ({ code, label }, base) => (code ? [made("a", { href: `${base}${code}/` }, label), made("span", { class: "arb-code" }, ` ${code}`)] : [label]);
const others = (count) => `Et ${count} autre${count > 1 ? "s" : ""}`;
const folded = (title, ...children) => made("details", { class: "arb-more" }, made("summary", {}, title), ...children);

const line = (one, base) => made("li", {}, badge(one), made("span", {}, `${one.text}.`,
  one.lacks ? made("small", {}, ` Il ne manque que : ${one.lacks}.`) : "",
  one.beaten ? made("small", {}, " Écarté par : ", ...rule(one.beaten, base), ".") : "",
  one.dispute ? made("small", {}, " Litige : ", ...linked(one.dispute, base), ".") : ""));

const figures = (lines, base) => made("ul", { class: "arb-effects" }, ...lines.map((one) => line(one, base)));

const ruled = (one, base) => made("li", { class: "arb-table-rule" }, made("strong", {}, ...rule(one, base)), figures(one.lines.slice(0, LINES), base),
  one.lines.length > LINES ? folded(others(one.lines.length - LINES), figures(one.lines.slice(LINES), base)) : "");

// Each sequence is named once, above its steps; what is of no step stands under its chapter.
const grouped = (groups, base) => groups.flatMap((group, i) => [
  group.sequence && group.sequence !== groups[i - 1]?.sequence ? made("p", { class: "arb-table-sequence" }, group.sequence) : "",
  made("h3", {}, group.number ? made("b", {}, `${group.number} `) : "",
    group.code ? made("a", { href: `${base}${group.code}/` }, group.label) : group.label || "À tout moment"),
  made("ul", { class: "arb-table-rules" }, ...group.rules.map((one) => ruled(one, base))),
]);

const count = (groups) => groups.reduce((total, group) => total + group.rules.length, 0);

export const table = ({ section, game, ask }) => {
  const below = section.appendChild(made("div", { class: "arb-table", hidden: true }));
  const known = new Map();  // what each call is answered, once it is: it says all that its question reads, so the same call has the same answer
  const unanswered = new Map();  // the questions that nobody has come to yet, by their line
  let waiting = [], busy = false;

  const show = ({ place }, found) => {
    if (!found) return;  // the referee did not wake up: another touch asks again
    place.textContent = found.said ? parted(found.said)[0] : found.missing ? `Il manque : ${found.missing.join(" ; ")}.` : found.error;
    place.classList.toggle("arb-table-missing", !found.said);
  };
  // One after the other, so that a touch is heard between two; those of a table since described otherwise are let go.
  const answer = async () => {
    if (busy) return;
    busy = true;
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      if (!known.has(one.call)) known.set(one.call, ask({ game, answer: one.call }).catch(() => { known.delete(one.call); return null; }));
      show(one, await known.get(one.call));
    }
    busy = false;
  };
  const watch = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      waiting.push(unanswered.get(target));
    }
    answer();
  }, { rootMargin: "50% 0px" });
  const asked = (told, base) => {
    const items = told.asks.map((one) => ({ ...one, place: made("span", { class: "arb-table-said" }) }));
    const link = (one) => made("a", { href: `${base}${one.path.replace(/\/?$/, "/")}${toAddress(one.call, "")}` }, one.label);
    const list = (some) => made("ul", { class: "arb-table-asks" },
      ...some.map((one) => made("li", {}, link(one), made("span", { class: "arb-code" }, ` ${one.code}`), one.place)));
    const lists = [list(items.slice(0, FIRST)), items.length > FIRST ? folded(others(items.length - FIRST), list(items.slice(FIRST))) : ""];
    watch.disconnect();
    unanswered.clear();
    waiting = [];
    for (const one of items) {
      if (known.has(one.call)) known.get(one.call).then((found) => show(one, found));
      else { unanswered.set(one.place.parentElement, one); watch.observe(one.place.parentElement); }
    }
    return lists;
  };

  return (place, told, { base, note = "" }) => {
    const nearly = count(told.nearly), kept = count(told.kept);
    const brought = (told.brought || []).map(({ label, value }) => (value ? `${label} ${value}` : label));
    const look = made("button", { type: "button", class: "arb-table-look" }, "Voir");
    look.addEventListener("click", () => {
      below.style.scrollMarginTop = `${parseFloat(getComputedStyle(look.parentElement).top) + look.parentElement.offsetHeight}px`;  // the verdict stays above
      below.scrollIntoView();
    });
    place.replaceChildren(...[
      made("p", { class: "arb-verdict" }, told.summary, " ", told.asks.length ? look : ""),
      note ? made("p", { class: "arb-small" }, note) : null,
      brought.length ? made("p", { class: "arb-small" }, `La ligne choisie donne : ${brought.join(", ")}.`) : null,
    ].filter(Boolean));
    below.hidden = !told.asks.length && !told.groups.length;
    below.replaceChildren(...[
      made("h2", {}, "Ce qui s'applique"),
      told.follows.length ? made("ul", { class: "arb-effects" }, ...told.follows.map((one) =>
        made("li", {}, badge(one), made("span", {}, `${one.text.replace(DRAWN, "")}, selon « `, ...rule(one, base), " ».")))) : "",
      ...grouped(told.groups, base),
      told.groups.length || told.follows.length ? "" : made("p", {}, "Aucune règle ne change de ce seul fait."),
      nearly ? folded(`Il ne manque qu'une chose (${nearly})`, ...grouped(told.nearly, base)) : "",
      kept ? folded(`Ce qui ne compte pas (${kept})`, ...grouped(told.kept, base)) : "",
      made("h2", {}, "Ce qu'on peut demander"),
      ...asked(told, base),
    ].filter((one) => one !== ""));
  };
};
