// A verdict drawn as pages draw theirs: the answer, its chances, why, what changed nothing, what another reading would answer.
const CODE = /\b[A-Z0-9]{1,6}-\d+\b/g;
const DRAWN = new Set(["svg", "rect", "text"]);
const LONGEST = 170;  // signs of a verdict before its account is folded
const FEW = 4;  // chances drawn before the others are folded
const RULES = 4;  // rules named before one opens why

// What a colon, a question mark or a quotation mark holds to stays on its line.
const spaced = (text) => text.replace(/ (?=[:;?!»%])/g, "\u00a0").replace(/« /g, "«\u00a0");

export const made = (name, attributes = {}, ...children) => {
  const element = document.createElementNS(DRAWN.has(name) ? "http://www.w3.org/2000/svg" : "http://www.w3.org/1999/xhtml", name);
  for (const [key, value] of Object.entries(attributes)) if (value !== false && value != null) element.setAttribute(key, value === true ? "" : value);
  element.append(...children.filter((child) => child != null && child !== "").map((child) => (typeof child === "string" ? spaced(child) : child)));
  return element;
};

// A text whose codes lead to their pages.
export const linked = (text, base) => {
  const found = [];
  let last = 0;
  for (const { 0: code, index } of text.matchAll(CODE)) {
    found.push(text.slice(last, index), made("a", { href: `${base}${code}/` }, code));
    last = index + code.length;
  }
  return [...found, text.slice(last)];
};

// What is told first, and its account when that is long: « Pertes : 4,62 en moyenne (PEN-186) » and what follows.
export const parted = (said) => {
  if (said.length <= LONGEST) return [said, ""];
  const told = said.match(/^.*?\([A-Z0-9]+-\d+\)(?=\s:\s)/)?.[0] || said;
  const ends = [...told.matchAll(/\s;\s/g)].map(({ index }) => index);
  const end = told.length <= LONGEST ? told.length : ends.findLast((index) => index <= LONGEST) || ends[0] || told.length;
  return [said.slice(0, end), said.slice(end).replace(/^\s[:;]\s/, "")];
};

// Each number as a column, as high as it is likely; in figures below, for whoever wants them or sees no picture.
const columns = ({ counted, bars }) => {
  const width = 320, step = width / bars.length, every = Math.ceil(bars.length / 12);
  const drawn = bars.flatMap((one, i) => {
    const height = Math.max(1, one.width * 0.64), x = i * step;
    return [made("rect", { class: "arb-ask-column", x: x + step * 0.12, y: 66 - height, width: step * 0.76, height }),
      i % every ? "" : made("text", { class: "arb-tick", x: x + step / 2, y: 80, "text-anchor": "middle" }, one.label.split(" ")[0])];
  });
  const rows = bars.map((one) => made("tr", {}, made("th", { scope: "row" }, one.label), made("td", {}, one.exactly), made("td", {}, one.at_least)));
  const head = made("tr", {}, ...[counted, "Exactement", "Au moins"].map((title) => made("th", { scope: "col" }, title)));
  return [made("svg", { class: "arb-ask-columns", viewBox: `0 0 ${width} 84`, role: "img", "aria-label": `Chances de chaque nombre : ${counted}` }, ...drawn),
    made("details", { class: "arb-ask-figures" }, made("summary", {}, `${counted} : chaque nombre`), made("table", {}, made("thead", {}, head), made("tbody", {}, ...rows)))];
};

const chances = (told) => {
  if (told.spread) return columns(told.spread);
  const drawn = (told.chances || []).map((one) => made("p", { class: "arb-ask-chance", title: one.exact || false },
    made("span", {}, one.label), made("b", {}, one.said),
    made("svg", { viewBox: "0 0 100 4", preserveAspectRatio: "none", "aria-hidden": "true" }, made("rect", { class: "arb-ask-column", width: one.width, height: 4 }))));
  return drawn.length <= FEW + 1 ? drawn : [...drawn.slice(0, FEW), made("details", { class: "arb-ask-chances" }, made("summary", {}, `Et ${drawn.length - FEW} autres chances`), ...drawn.slice(FEW))];
};

const listed = (title, names, told) => made("p", { class: "arb-small" }, `${title} : ${names.map((name) => told.labels?.[name] || name).join(", ")}.`);

const asides = (told, base) => [
  ...(told.brought?.length ? [made("p", { class: "arb-small" }, `La ligne choisie donne : ${told.brought.map((one) => [one.label, one.value].filter(Boolean).join(" ")).join(", ")}.`)] : []),
  ...(told.contradicted || []).map((one) => made("p", { class: "arb-small arb-ask-heed" }, ...linked(`Vous dites le contraire de ${one.code} « ${one.label} » : ce que vous dites passe avant.`, base))),
  ...(told.weighed || []).map((one) => made("p", { class: "arb-small" }, ...linked(`${one.label} (${one.code}) : ${one.said}`, base))),
  ...(told.idle?.length ? [listed("Sans effet ici", told.idle, told)] : []),
  ...(told.finer || []).map((one) => made("p", { class: "arb-small arb-ask-heed" },
    ...linked(`« ${one.label} » (${one.code}) compte : ${one.names.map((name) => told.labels?.[name] || name).join(", ")}.`, base))),
  ...(Object.keys(told.unread || {}).length ? [listed("Que cette question ne lit pas", Object.keys(told.unread), told)] : []),
  ...Object.entries(told.rather || {}).map(([name, other]) => made("p", { class: "arb-small arb-ask-heed" },
    `« ${told.labels?.[name] || name} » ne change rien ici ; « ${told.labels?.[other] || other} » compterait.`)),
  ...(told.answers || []).map((one) => {
    const [first, rest] = parted(one.verdict);
    return made("div", { class: "arb-alert" }, ...linked(`Litige ${one.dispute}, lecture ${one.reading} : ${first}`, base),
      rest ? made("details", { class: "arb-more" }, made("summary", {}, "Le compte"), ...linked(rest, base)) : "");
  }),
];

// A rule as one says it in an argument: « −4 Tirer sur une figurine en corps-à-corps », its code left to the line below.
const named = (line) => {
  const figure = [line.value, line.text].find((text) => /^[+−×]\s?\d[\d,]*( dés?)?$/.test(text || ""));
  return figure ? `${figure} ${line.label}` : line.label;
};

const why = (told, account, base) => {
  const lines = (told.why || []).map((line) => made("li", {},
    made("span", {}, line.code ? made("a", { href: `${base}${line.code}/` }, line.label) : line.label, line.code ? made("span", { class: "arb-code" }, ` ${line.code}`) : "",
      line.text ? made("small", {}, ...linked(line.text, base)) : ""),
    line.value ? made("b", {}, line.value) : ""));
  if (!lines.length && !account) return null;
  const rules = [...new Map((told.why || []).filter((line) => line.code).reverse().map((line) => [line.code, named(line)])).values()].reverse();
  const summary = made("summary", {}, "Pourquoi", rules.length ? ` : ${rules.slice(0, RULES).join(", ")}${rules.length > RULES ? "…" : ""}` : "");
  return made("details", { class: "arb-why" }, summary, account ? made("p", {}, ...linked(account, base)) : "", made("ol", { class: "arb-trace" }, ...lines));
};

// Draws into a place; what was open stays open. `note` says which situation it is.
export const draw = (place, told, { base, note = "" }) => {
  const opened = [...place.querySelectorAll("details[open]")].map((one) => one.className);
  const [first, account] = parted(told.said);
  place.replaceChildren(...[
    made("p", { class: "arb-verdict" }, ...linked(first, base)),
    note ? made("p", { class: "arb-small" }, note) : null,
    ...chances(told), ...asides(told, base), why(told, account, base),
  ].filter(Boolean));
  for (const one of place.querySelectorAll("details")) one.open = opened.includes(one.className);
};
