/* Arbitre: how the search reads a text, without accents, cut into words. Twin of arbitre/search/analysis.py, change both. */
const DICE = /(?<![\p{L}\p{N}])dé(s?)(?![\p{L}\p{N}])/gu;
const FIXED = { "œ": "oe", "æ": "ae", "ß": "ss", "ø": "o" };
const APOSTROPHES = /[’‘ʼ′`´＇]/g;
const CUT = /(?<![a-z0-9])(?:[ldnsjcmt]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|presqu)'(?=[a-z0-9])|(?<=[a-z])\/[-+]?(?:x|[0-9]+)(?![a-z0-9/])/g;
const WORD = /[0-9]+[.,][0-9]+(?![0-9a-z])|(?<![a-z0-9])[0-9]\+(?![0-9])|[a-z0-9]+/g;
const VALUED = /^(?!d[0-9])([a-z]{1,3})([0-9]+)$/;
const RUN = /[0-9]+[.,][0-9]+(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;

const fix = (text) => text.replace(/[œæßø]/g, (c) => FIXED[c]).replace(APOSTROPHES, "'");

export function fold(text) {
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  const dice = text.toLowerCase().normalize("NFC").replace(DICE, "dee$1");
  return fix(fix(dice).normalize("NFKD").toLowerCase().replace(/\p{M}/gu, ""));
}

export const words = (text) =>
  (fold(text).replace(CUT, " ").match(WORD) || []).flatMap((w) => {
    const parts = VALUED.exec(w);
    if (parts) return [parts[1].length > 1 ? parts[1] : parts[1] + "0", ...(parts[2] !== "0" ? [parts[2]] : [])];
    return w.endsWith("+") ? [w.slice(0, -1), "0+"] : [w.replace(",", ".").slice(0, 30)];
  });

export const runs = (text) =>
  [...text.matchAll(RUN)].map((m) => [m.index, m.index + m[0].length, words(m[0])]);

/* As Python compares lists. */
export const compare = (a, b) => { for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] < b[i] ? -1 : 1; return 0; };

export const distinct = (list) => [...new Set(list)].filter(Boolean).sort();
