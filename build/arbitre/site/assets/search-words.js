/* Arbitre: the words of a game, and those of them that people mean by what they type.
 *
 * Reads the core that the export wrote (core-….json). Twin of arbitre/search/lexicon.py, change both. No DOM here; `search-plan.js` builds on it.
 */
import { unpack, unpackAny, unpackApart, unpackCodes, unpackWords } from "./search-packing.js";
import { compare, distinct, fold, words } from "./search-text.js";

const ODD = 90; // a stem that is not the beginning of its word

export const isAlpha = (word) => /^[a-z]+$/.test(word);
export const bitCount = (n) => { let c = 0; for (; n; n &= n - 1) c++; return c; };

function distance(a, b, limit) {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before = [], previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + (a[i - 1] !== b[j - 1] ? 1 : 0));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2] + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    before = previous;
    previous = row;
  }
  return previous[b.length];
}

function letters(word) {
  let bits = 0;
  for (const c of word) {
    const code = c.charCodeAt(0);
    bits |= 1 << (code >= 97 && code <= 122 ? code - 97 : code >= 48 && code <= 57 ? 26 + (code - 48) % 5 : 31);
  }
  return bits;
}

export class ArbitreWords {
  constructor(rules, core) {
    this.version = core.version;
    this.rules = rules;
    this.stop = new Set(rules.STOP.split(" "));
    this.soundRules = rules.SOUNDS.map(([said, heard]) => [new RegExp(said, "g"), heard]);
    this.endings = rules.ENDINGS.split(" ").sort((a, b) => compare([a.length, a], [b.length, b]));
    this.facets = core.facets;
    this.readDocs(core);
    this.readWords(core);
    this.readPostings(core);
    this.readTitles(core);
  }

  readDocs(core) {
    this.docs = {
      label: core.label.split("\n"), code: unpackCodes(core.code),
      game: unpackAny(core.game), kind: unpackAny(core.kind), chapter: unpackAny(core.chapter),
    };
    const linked = unpack(core.linked);
    this.prior = this.docs.kind.map((k, doc) => (this.rules.PRIOR[this.facets.kind[k][0]] || 0) + this.rules.LINKED * linked[doc]);
    this.titled = this.docs.kind.map((k) => this.rules.TITLE_KINDS[this.facets.kind[k][0]] || 8);
  }

  readWords(core) {
    this.spelling = unpackWords(core.words);
    this.frequency = unpack(core.frequency);
    this.words = this.spelling.map((word) => fold(word).replace(",", ".")); // « 0,5 » is spelt so, and found as "0.5"
    this.place = new Map(this.words.map((word, i) => [word, i]));
    const odd = core.odd.split(" ");
    this.french = this.stemsOf(this.words, core.french, odd, "");
    this.english = this.stemsOf(this.words, core.english, odd, "~");
    this.sounds = this.words.map((word) => this.sound(word));
    this.bits = Int32Array.from(this.words, letters);
    this.corrected = new Map();
  }

  stemsOf(all, packed, odd, mark) {
    return Array.from(unpack(packed), (cut, i) => (!cut ? "" : mark + (cut === ODD ? odd.shift() : all[i].slice(0, all[i].length - cut + 1))));
  }

  /* How a word sounds to a French ear. */
  sound(word) {
    return this.soundRules.reduce((said, [rule, heard]) => said.replace(rule, heard), word);
  }

  /* The titles that are never shown: of each page [kind of title, words], its alternate labels, the English one, the symbols it reads. A word is its
   * place among those of its page, then among all, the most frequent first. */
  readTitles(core) {
    const often = this.words.map((_, i) => i).sort((a, b) => this.frequency[b] - this.frequency[a] || a - b);
    const [french, english] = [this.french, this.english].map((stems) => this.wordsOfPages(stems, often));
    const sizes = unpackAny(core.titleSizes), places = unpackAny(core.titleWords);
    let title = 0, at = 0;
    this.docs.titles = unpackAny(core.titles).map((alts, doc) => Array.from({ length: alts + 2 }, (_, i) => {
      const near = (i === alts ? english : french)[doc], said = places.slice(at, at += sizes[title++]);
      return [i < alts ? 1 : i - alts + 2, said.map((rank) => this.words[rank < near.length ? near[rank] : often[rank - near.length]])];
    }));
  }

  /* The places of the words of one language that each page may say, those that tell most of it first. */
  wordsOfPages(stems, often) {
    const having = new Map(distinct(stems).map((term) => [term, []])), found = this.docs.label.map(() => []);
    for (const i of often) if (stems[i]) having.get(stems[i]).push(i);
    for (const [term, own] of having) {
      const { docs, impacts } = this.postings.get(term);
      docs.forEach((doc, k) => found[doc].push([impacts[k], own]));
    }
    return found.map((terms) => terms.sort(([one], [other]) => other - one).flatMap(([, own]) => own));
  }

  contentWords(text) {
    const said = words(text), kept = said.filter((w) => !this.stop.has(w));
    return kept.length ? kept : said;
  }

  readPostings(core) {
    const sizes = unpackAny(core.sizes), gaps = unpackApart(core.gaps), levels = unpack(core.levels);
    const [some, rarity, others] = core.rarities, usual = unpack(rarity), rarities = new Map(unpackAny(some).map((size, i) => [size, usual[i]])), own = new Map(others);
    const terms = [...distinct(this.french), ...distinct(this.english)].map((term, i) => [term, sizes[i], own.get(i) ?? rarities.get(sizes[i])]);
    this.postings = new Map();
    let at = 0;
    terms.sort(([, one], [, other]) => one - other).forEach(([term, size, rare]) => {
      const docs = new Uint16Array(size);
      for (let k = 0, doc = -1; k < size; k++) docs[k] = doc += gaps[at + k] + 1;
      const impacts = levels.subarray(at, at += size).map((level) => Math.floor(rare * level / this.rules.LEVELS));
      this.postings.set(term, { docs, impacts });
    });
  }

  /* ---- lexicon ---- */
  terms(word) {
    const i = this.place.get(word);
    return i === undefined ? [] : [this.french[i], this.english[i]].filter(Boolean);
  }

  inflected(word, stems = this.postings) {
    if (!isAlpha(word)) return [];
    for (const ending of this.endings) {
      const bare = word.slice(0, word.length - ending.length);
      if (!word.endsWith(ending) || bare.length < 3) continue;
      const found = [bare, "~" + bare].filter((t) => stems.has(t));
      if (found.length) return found;
    }
    return [];
  }

  begun(prefix) {
    const from = (text) => {
      let low = 0, high = this.words.length;
      while (low < high) { const mid = (low + high) >> 1; if (this.words[mid] < text) low = mid + 1; else high = mid; }
      return low;
    };
    const places = [];
    for (let i = from(prefix), last = from(prefix + "{"); i < last; i++) if (this.words[i] !== prefix) places.push(i);
    places.sort((a, b) => this.frequency[b] - this.frequency[a] || a - b);
    return places.slice(0, this.rules.PREFIXES).map((i) => this.words[i]);
  }

  meant(word) {
    const one = this.correct(word), longer = isAlpha(word) && word.length >= this.rules.SHORTENED ? this.begun(word)[0] : undefined;
    const often = (w) => (this.place.has(w) ? this.frequency[this.place.get(w)] : -1);
    if (longer && !one.startsWith(word) && often(longer) >= often(one)) return [longer];
    return one ? [one] : this.split(word);
  }

  /* The words that sound like this one. */
  alike(word) {
    const heard = this.sound(word);
    return this.words.filter((_, i) => this.sounds[i] === heard);
  }

  split(word) {
    let best = [-1];
    for (let cut = 3; isAlpha(word) && cut < word.length - 2; cut++) {
      const i = this.place.get(word.slice(0, cut)), rest = word.slice(cut);
      for (const link of i === undefined ? [] : this.rules.LINKS) {
        const j = rest.startsWith(link) && rest.length > link.length + 2 ? this.place.get(rest.slice(link.length)) : undefined;
        if (j === undefined) continue;
        const found = [this.frequency[i] + this.frequency[j], word.slice(0, cut), rest.slice(link.length)];
        if (compare(found, best) > 0) best = found;
      }
    }
    return best.slice(1);
  }

  correct(word) {
    const limit = word.length < 4 || !isAlpha(word) ? 0 : word.length < 7 ? 1 : 2;
    if (!limit) return "";
    if (this.corrected.has(word)) return this.corrected.get(word);
    const own = letters(word), heard = this.sound(word);
    let best = [limit + 1, 0, 0, 0, ""];
    for (let i = 0; i < this.words.length; i++) {
      const other = this.words[i], longer = Math.abs(other.length - word.length);
      if (heard === this.sounds[i] && heard.length > 2) {
        const near = other[0] !== word[0] ? 1 : distance(word, other, limit) <= limit ? -2 : -1; // « ataque »: attaque, not attack
        const alike = [longer < 2 ? 1 : 2, near, -this.frequency[i], longer, other];
        if (compare(alike, best) < 0) best = alike;
      }
      if (longer > limit || other.length < 3 || bitCount(own ^ this.bits[i]) > 2 * limit) continue;
      const d = distance(word, other, limit);
      if (d > limit) continue;
      const key = [d, other[0] !== word[0] ? 1 : 0, -this.frequency[i], longer, other];
      if (compare(key, best) < 0) best = key;
    }
    for (const other of this.stop) {
      const d = other.length > 3 ? distance(word, other, limit) : limit + 1;
      if (d <= limit && compare([d, 2, 0, 0, other], best) < 0) best = [d, 2, 0, 0, other];
    }
    if (this.corrected.size > 500) this.corrected.clear();
    this.corrected.set(word, best[4]);
    return best[4];
  }
}
