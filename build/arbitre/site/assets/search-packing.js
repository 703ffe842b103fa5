/* Arbitre: what the export of the search wrote as characters, read again. Twin of arbitre/search/packing.py, change both. */
const ALPHABET = Array.from({ length: 92 }, (_, i) => String.fromCharCode(35 + i)).filter((c) => c !== "\\").join("");
const VALUE = new Uint8Array(128);
for (let i = 0; i < ALPHABET.length; i++) VALUE[ALPHABET.charCodeAt(i)] = i;
const SINGLE = 64, LEADS = 27;

export const unpack = (text) => Uint8Array.from(text, (c) => VALUE[c.charCodeAt(0)]);

export function unpackAny(text) {
  const numbers = [];
  for (let i = 0, value = 0, scale = 1; i < text.length; i++) {
    const digit = VALUE[text.charCodeAt(i)];
    value += digit * scale;
    scale *= LEADS;
    if (digit < SINGLE) { numbers.push(value); value = 0; scale = 1; }
  }
  return numbers;
}

/* The same, whose first characters and others come apart. */
export function unpackApart([starts, others]) {
  const numbers = [];
  for (let i = 0, at = 0; i < starts.length; i++) {
    let digit = VALUE[starts.charCodeAt(i)], value = digit;
    for (let scale = LEADS; digit >= SINGLE; scale *= LEADS) {
      digit = VALUE[others.charCodeAt(at++)];
      value += digit * scale;
    }
    numbers.push(value);
  }
  return numbers;
}

/* Of each word, how many letters it has of the one before (A none, B one…), and the others. */
export const unpackWords = (text, word = "") =>
  Array.from(text.matchAll(/([A-Z])([^A-Z]*)/g), ([, shared, rest]) => (word = word.slice(0, shared.charCodeAt(0) - 65) + rest));

/* A line a code: nothing for the one that follows the last, its figures alone when the letters are the same, else the whole. */
export const unpackCodes = (text) => {
  let letters = "", following = "";
  return text.split("\n").map((line) => {
    const code = line === "" ? following : /^\d+$/.test(line) ? `${letters}-${line}` : line === "-" ? "" : line;
    const [, before, figures] = /^(.*)-(\d+)$/.exec(code) || [];
    if (figures) [letters, following] = [before, `${before}-${String(Number(figures) + 1).padStart(3, "0")}`];
    return code;
  });
};
