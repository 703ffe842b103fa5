// What a form does not show: everything else the question reads, found by typing, put in the panel of whom it is said.
import { made } from "./ask-answer.js";

const SHOWN = 8;
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const SMALL = new Set("au aux avec ce ces cet cette dans de des du en est et il la le les leur ma mes mon par pour que qui sa se ses son sur un une".split(" "));
const ASIDE = 100; // from this depth on, what is read by way of a question named as a condition: it seldom matters (reading.py)
const END = 2; // letters that a verb or a plural may change: « chargeant » finds « charge »
let count = 0;

// What of the fields is found by these words: those that hold most of them, at least half; then those where they begin a word of what is shown
// (« mur » rather than « armure »), then of what it is also called, then the nearest; what is far aside comes last; of two that read alike, one.
export const matching = (fields, typed) => {
  const all = plain(typed).split(/[^\p{L}\p{N}]+/u).filter(Boolean), telling = all.filter((word) => !SMALL.has(word) && (word.length > 1 || /\d|x/.test(word)));
  const words = telling.length ? telling : all, seen = new Set();
  const stem = (word) => (word.length > 3 + END ? word.slice(0, -END) : word);
  const held = (text) => words.filter((word) => text.includes(stem(word))).length;
  const begun = (text) => { const parts = text.split(/[^\p{L}\p{N}]+/u); return words.filter((word) => parts.some((part) => part.startsWith(word))).length; };
  const scored = fields.map((one, at) => {
    const shown = plain(`${one.label} ${one.whose || ""} ${(one.values || []).join(" ")}`), called = `${shown} ${plain([one.name, one.also || []].flat(2).join(" "))}`;
    return { one, at, held: held(called), shown: begun(shown), called: begun(called) };
  });
  const most = Math.max(...scored.map((one) => one.held), 0);
  if (!most || most * 2 < words.length) return [];
  const best = scored.filter((one) => one.held === most).sort((a, b) => (a.one.depth >= ASIDE) - (b.one.depth >= ASIDE) || b.shown - a.shown || b.called - a.called || a.at - b.at);
  return best.map(({ one }) => one).filter((one) => {
    const said = `${one.role || ""} ${one.label}`;
    return !seen.has(said) && seen.add(said);
  });
};

// A field as the page writes those it begins with.
const control = (one) => {
  const data = { "data-name": one.name, "data-whole": one.whole, "data-kind": one.kind };
  if (one.kind === "fact") return made("button", { type: "button", class: "arb-ask-fact", "aria-pressed": "false", ...data }, one.label);
  const id = `demande-ajout-${++count}`;
  const label = made("label", { for: id }, one.label, one.unit && !one.label.toLowerCase().split(" ").includes(one.unit) ? made("small", {}, ` ${one.unit}`) : "");
  if (one.kind === "choice") return made("div", { class: "arb-ask-field" }, label, made("select", { id, ...data }, made("option", { value: "" }, "—"), ...one.values.map((word) => made("option", {}, word))));
  const input = made("input", { id, autocomplete: "off", inputmode: one.kind === "typed" ? false : "decimal", "data-low": one.low, "data-high": one.high, placeholder: one.default || one.sample || false, ...data });
  if (one.kind !== "number") return made("div", { class: "arb-ask-field arb-ask-typed" }, label, input);
  const step = (by, sign) => made("button", { type: "button", tabindex: "-1", "aria-hidden": "true", "data-step": by }, sign);
  return made("div", { class: "arb-ask-field" }, label, made("span", { class: "arb-ask-number" }, step("-1", "−"), input, step("1", "+")));
};

export const more = ({ section, every, add, named, show }) => {
  const form = section.querySelector("form"), box = form.querySelector("#demande-autre"), list = form.querySelector("#demande-autres");
  let known = null, awake = false, found = [], at = -1;
  const all = () => (known ??= every().then((fields) => { awake = true; return fields; }, (error) => { known = null; throw error; }));

  const placed = (one) => {
    const there = named(one.name);
    if (there) return there;
    const made_ = control(one);
    const panel = [...form.querySelectorAll("fieldset[data-role]")].find((set) => set.dataset.role === (one.role || ""));
    const into = panel || form.insertBefore(made("fieldset", { "data-role": one.role || "" }, made("legend", {}, one.whose || "La situation"), made("div", { class: "arb-ask-facts" })), form.querySelector(".arb-ask-more"));
    one.kind === "fact" ? into.querySelector(".arb-ask-facts").append(made_) : into.querySelector(".arb-ask-facts").before(made_);
    return named(one.name);
  };
  const close = () => {
    list.hidden = true;
    at = -1;
    box.setAttribute("aria-expanded", "false");
    box.removeAttribute("aria-activedescendant");
  };
  const choose = (one) => {
    const field = placed(one), aside = field.closest("details");
    if (aside) aside.open = true;  // what is folded takes no focus
    box.value = "";
    close();
    if (one.kind === "fact") add(one.name);
    else field.focus();
  };
  const light = () => {
    [...list.children].forEach((item, i) => item.setAttribute("aria-selected", String(i === at)));
    at < 0 ? box.removeAttribute("aria-activedescendant") : box.setAttribute("aria-activedescendant", list.children[at].id);
  };
  const look = async () => {
    if (!box.value.trim()) return close();
    if (!awake) {
      list.replaceChildren(made("li", { role: "option", "aria-disabled": "true" }, "L'arbitre s'éveille, puis il cherche…"));
      list.hidden = false;
    }
    const fields = await all();
    if (!box.value.trim()) return close();
    found = matching(fields, box.value).slice(0, SHOWN);
    at = -1;
    list.replaceChildren(...found.map((one, i) => {
      const item = made("li", { role: "option", id: `demande-autre-${i}`, "aria-selected": "false" }, one.label, one.whose ? made("small", {}, ` ${one.whose}`) : "");
      item.addEventListener("pointerdown", (event) => { event.preventDefault(); choose(one); });
      return item;
    }), ...(found.length ? [] : [made("li", { role: "option", "aria-disabled": "true" }, "Rien ici ne dépend de cela. Essayez un autre mot.")]));
    list.hidden = false;
    box.setAttribute("aria-expanded", "true");
    return undefined;
  };
  if (box) {
    box.addEventListener("input", look);
    box.addEventListener("blur", close);
    box.addEventListener("keydown", (event) => {
      if (event.key === "Escape") return close();
      if (event.key === "Enter" && found.length && !list.hidden) {
        event.preventDefault();
        return choose(found[Math.max(at, 0)]);
      }
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!by || list.hidden || !found.length) return undefined;
      event.preventDefault();
      at = (at + by + found.length + (at < 0 && by < 0)) % found.length;
      return light();
    });
    if (box.value) look();  // typed before this was there to hear it
  }
  // Puts in the form the fields of these names, whatever the form began with.
  const place = async (names) => {
    const fields = await all();
    for (const name of names) {
      const one = fields.find((field) => field.name === name || field.whole === name);
      if (one) show(placed(one));
    }
  };
  return { place };
};
