/* Arbitre: which sentence of a page is shown, and what of it is marked. Twin of arbitre/search/excerpt.py, change both. */
import { bitCount } from "./search-words.js";
import { runs } from "./search-text.js";

const SENTENCE_END = /[.!?…][»”")]*\s+|\n+/g;

/* Cut a long sentence between words, around its first mark. */
function shorten(sentence, marks, most) {
  let start = 0, end = sentence.length;
  if (end > most) {
    if (marks.length && marks[0][1] > Math.floor(most * 3 / 4)) {
      const room = Math.max(1, marks[0][0] - Math.floor(most / 4));
      start = sentence.slice(0, room).lastIndexOf(" ") + 1;
    }
    end = Math.min(sentence.length, start + most);
    if (end < sentence.length) {
      const space = sentence.slice(0, end).lastIndexOf(" ");
      if (space > start) end = space;
    }
  }
  const before = start ? "… " : "", after = end < sentence.length ? " …" : "", shift = before.length - start;
  const kept = marks.filter(([a, b]) => a >= start && b <= end).map(([a, b]) => [a + shift, b + shift]);
  return { excerpt: before + sentence.slice(start, end) + after, marks: kept };
}

/* The sentence that answers the most words of the plan; those of the label, which stands above it, choose nothing.
   `termsOf` tells the terms of a word. */
export function excerpt(text, plan, label, termsOf, most) {
  const asked = new Map();
  plan.groups.forEach((group, bit) => {
    for (const [terms] of group.ways) for (const t of terms) asked.set(t, (asked.get(t) || 0) | (1 << bit));
  });
  const heard = (folded) => folded.reduce((bits, word) => termsOf(word).reduce((all, term) => all | (asked.get(term) || 0), bits), 0);
  const above = runs(label).reduce((bits, [, , folded]) => bits | heard(folded), 0);
  const firstLine = text.includes("\n") ? text.indexOf("\n") : text.length;
  let best = -1, sentence = "", kept = [], start = 0;
  for (const end of [...[...text.matchAll(SENTENCE_END)].map((m) => m.index + m[0].length), text.length]) {
    const piece = text.slice(start, end).trim(), marks = [], beside = start > firstLine ? 1 : 0;
    let met = 0;
    start = end;
    if (!piece || (beside && !".!?…»”)".includes(piece[piece.length - 1]))) continue;
    for (const [left, right, folded] of runs(piece)) {
      const bits = heard(folded);
      if (bits) { met |= bits; marks.push([left, right]); }
    }
    const worth = 2 * bitCount(met & ~above) - beside;
    if (worth > best) { best = worth; sentence = piece; kept = marks; }
  }
  return shorten(sentence, kept, most);
}
