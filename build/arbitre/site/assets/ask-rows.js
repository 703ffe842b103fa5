// What a list, a throw or a table of names is, given by touch: dice from a row of faces, rows with a minus and a plus, a word to choose.
// The field stays what the form reads: a touch writes it, as one would type it, and tells that it changed.
import { made } from "./ask-answer.js";
import { literal, typed } from "./ask-words.js";

const FACES = 12; // beyond, a die is a number
const NAMES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const fits = (shape, value) => {
  if (shape.is === "number" || shape.is === "die") return typeof value === "number";
  if (shape.is === "truth") return typeof value === "boolean";
  if (shape.is === "word" || shape.is === "name") return typeof value === "string";
  if (shape.is === "list") return Array.isArray(value) && value.every((one) => fits(shape.item, one));
  if (shape.is === "placed") return Array.isArray(value) && value.length <= shape.parts.length && value.every((one, at) => fits(shape.parts[at], one));
  if (!value || typeof value !== "object" || Array.isArray(value)) return false;
  if (shape.is === "map") return Object.values(value).every((one) => fits(shape.item, one));
  return Object.entries(value).every(([name, one]) => shape.parts.some((part) => part.name === name && fits(part, one)));
};

// A value to begin with: what is not required is left out.
const begun = (shape, rank = 0) => {
  if (shape.is === "number" || shape.is === "die") return Math.min(shape.high ?? Infinity, Math.max(shape.low ?? -Infinity, 1));
  if (shape.is === "truth") return false;
  if (shape.is === "word") return shape.values[rank % shape.values.length];
  if (shape.is === "name") return NAMES[rank % NAMES.length];
  if (shape.is === "list") return shape.item.is === "die" ? [] : [begun(shape.item)];
  if (shape.is === "placed") return shape.parts.filter((part) => part.required).map((part) => begun(part, rank));
  if (shape.is === "map") return { [begun(shape.key)]: begun(shape.item) };
  return Object.fromEntries(shape.parts.filter((part) => part.required).map((part) => [part.name, begun(part, rank)]));
};

const button = (sign, said, act, more = {}) => {
  const found = made("button", { type: "button", "aria-label": said, ...more }, sign);
  found.addEventListener("click", act);
  return found;
};
const called = (label, control) => made("label", { class: "arb-ask-called" }, made("span", {}, label), control);

const stepper = (shape, label, value, told) => {
  const input = made("input", { inputmode: "decimal", autocomplete: "off", value: value ?? "" });
  const put = (next) => {
    input.value = Math.min(shape.high ?? Infinity, Math.max(shape.low ?? -Infinity, next));
    told(Number(input.value));
  };
  const read = () => Number(input.value.replace(",", "."));
  input.addEventListener("input", () => { if (input.value.trim() && Number.isFinite(read())) told(read()); });
  return made("div", { class: "arb-ask-field" }, called([label, shape.unit].filter(Boolean).join(" "), input),
    made("span", { class: "arb-ask-number" }, button("−", `${label} : un de moins`, () => put(read() - 1)), button("+", `${label} : un de plus`, () => put(read() + 1))));
};

const faces = (shape, told) => Array.from({ length: shape.high - (shape.low ?? 1) + 1 }, (_, at) => {
  const face = at + (shape.low ?? 1);
  return button(String(face), `Dé : ${face}`, () => told(face));
});

// A throw: what was thrown, a tap a die, and what takes the last one back.
const thrown = (shape, label, value, told, again) => made("div", { class: "arb-ask-throw", role: "group", "aria-label": label },
  made("output", {}, `${label} : ${value.join(", ") || "…"}`),
  ...faces(shape.item, (face) => { told([...value, face]); again(); }),
  button("⌫", `${label} : ôter le dernier dé`, () => { told(value.slice(0, -1)); again(); }));

const drawn = (shape, label, value, told, again, rank = 0) => {
  if (shape.is === "number" || (shape.is === "die" && shape.high > FACES)) return stepper(shape, label, value, told);
  if (shape.is === "die") return made("div", { class: "arb-ask-throw", role: "group", "aria-label": label }, made("output", {}, `${label} : ${value}`), ...faces(shape, (face) => { told(face); again(); }));
  if (shape.is === "truth") return button(label, label, () => { told(!value); again(); }, { class: "arb-ask-fact", "aria-pressed": String(value) });
  if (shape.is === "word") {
    const select = made("select", {}, ...shape.values.map((word) => made("option", { selected: word === value }, word)));
    select.addEventListener("change", () => told(select.value));
    return made("div", { class: "arb-ask-field" }, called(label, select));
  }
  if (shape.is === "name") {
    const input = made("input", { autocomplete: "off", value });
    input.addEventListener("input", () => { if (input.value.trim()) told(input.value.trim()); });
    return made("div", { class: "arb-ask-field" }, called(label, input));
  }
  if (shape.is === "list" && shape.item.is === "die" && shape.item.high <= FACES) return thrown(shape, label, value, told, again);
  if (shape.is === "list") return listed(shape, label, value, told, again);
  if (shape.is === "map") return mapped(shape, label, value, told, again);
  const named = shape.is === "named", parts = named ? shape.parts : shape.parts.filter((part, at) => part.required || at < value.length);
  return made("div", { class: "arb-ask-parts" }, ...parts.map((part, at) => {
    const key = named ? part.name : at, now = value[key] ?? (part.is === "truth" ? false : part.is === "number" ? undefined : begun(part, rank));
    return drawn(part, part.label || `${label} ${at + 1}`, now, (next) => { value[key] = next; told(value); }, again, rank);
  }));
};

const row = (inside, title, drop) => made("div", { class: "arb-ask-row", role: "group", "aria-label": title }, inside, button("×", `${title} : ôter`, drop));

const listed = (shape, label, value, told, again) => {
  const title = (at) => `${shape.each ? "Jet" : label} ${at + 1}`;
  const rows = value.map((one, at) => row(
    drawn(shape.item, title(at), one, (next) => { value[at] = next; told(value); }, again, at), title(at), () => { value.splice(at, 1); told(value); again(); }));
  return made("div", { class: "arb-ask-list" }, ...rows,
    button(shape.each ? "+ un jet" : "+ ajouter", `${label} : ajouter`, () => { value.push(begun(shape.item, value.length)); told(value); again(); }, { class: "arb-ask-add" }));
};

// Names or numbers, each with its value; a key said anew keeps its place.
const mapped = (shape, label, value, told, again) => {
  const entries = Object.entries(value);
  const tell = () => told(Object.fromEntries(entries));
  const key = (text) => (shape.key.is === "die" || shape.key.is === "number" ? Number(text) : text);
  const rows = entries.map((entry, at) => row(made("div", { class: "arb-ask-parts" },
    drawn(shape.key, shape.key.is === "name" ? "Qui" : "Lequel", key(entry[0]), (next) => { entry[0] = String(next); tell(); }, again, at),
    drawn(shape.item, label, entry[1], (next) => { entry[1] = next; tell(); }, again, at)), entry[0], () => { entries.splice(at, 1); tell(); again(); }));
  const next = () => Array.from({ length: 99 }, (_, rank) => String(shape.key.is === "die" || shape.key.is === "number" ? (shape.key.low ?? 1) + rank : begun(shape.key, rank)))
    .find((name) => !(name in value));
  return made("div", { class: "arb-ask-list" }, ...rows,
    button("+ ajouter", `${label} : ajouter`, () => { entries.push([next(), begun(shape.item)]); tell(); again(); }, { class: "arb-ask-add" }));
};

// Rows under a field that says its shape; what was typed and is not of it stays as it was typed.
const touchable = (field) => {
  const shape = JSON.parse(field.dataset.shape), place = made("div", { class: "arb-ask-rows" });
  const label = field.labels[0].firstChild.textContent.trim();
  const dice = field.dataset.kind === "dice";
  let stands = ""; // what the rows now show
  const tell = (value) => {
    stands = field.value = (Array.isArray(value) ? value.length : Object.keys(value).length) ? typed(field.dataset.kind, value) : "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const again = () => {
    const value = dice ? (field.value.match(/\d+/g) || []).map(Number) : field.value.trim() ? literal(field.value) : shape.is === "map" ? {} : shape.is === "list" ? [] : begun(shape);
    const known = value !== undefined && fits(shape, value), focus = place.contains(document.activeElement) && document.activeElement.getAttribute("aria-label");
    stands = field.value;
    field.hidden = known && !dice;
    place.replaceChildren(...(known ? [drawn(shape, label, value, tell, again)] : []));
    if (focus) [...place.querySelectorAll("button")].find((one) => one.getAttribute("aria-label") === focus)?.focus();
  };
  field.after(place);
  // Once all is told: the form that wakes up empties its fields, then hears again what was touched meanwhile, and a button under a thumb must not go.
  field.addEventListener("shown", () => setTimeout(() => { if (field.value !== stands) again(); }));
  field.addEventListener("change", again);
  again();
};

export const rows = (form) => form.querySelectorAll("[data-shape]").forEach(touchable);
