/* Arbitre: the words of the search in the browser.
 *
 * Unpacks what the export of the index says of a game (core-….json) and finds its words in what people type. Twin of
 * arbitre/search/{packing,analysis,lexicon,excerpt}.py: change both. No DOM here. `search-plan.js` builds on it.
 */
(function (root) {
  "use strict";

  const ALPHABET = Array.from({ length: 92 }, (_, i) => String.fromCharCode(35 + i)).filter((c) => c !== "\\").join("");
  const VALUE = new Uint8Array(128);
  for (let i = 0; i < ALPHABET.length; i++) VALUE[ALPHABET.charCodeAt(i)] = i;
  const SINGLE = 64, LEADS = 27, ODD = 90;

  const unpack = (text) => Uint8Array.from(text, (c) => VALUE[c.charCodeAt(0)]);

  function unpackAny(text) {
    const numbers = [];
    for (let i = 0, value = 0, scale = 1; i < text.length; i++) {
      const digit = VALUE[text.charCodeAt(i)];
      value += digit * scale;
      scale *= LEADS;
      if (digit < SINGLE) { numbers.push(value); value = 0; scale = 1; }
    }
    return numbers;
  }

  /* Of each word, how many letters it has of the one before (A none, B one…), and the others. */
  const unpackWords = (text, word = "") =>
    Array.from(text.matchAll(/([A-Z])([^A-Z]*)/g), ([, shared, rest]) => (word = word.slice(0, shared.charCodeAt(0) - 65) + rest));

  /* ---- analysis ---- */
  const DICE = /(?<![\p{L}\p{N}])dé(s?)(?![\p{L}\p{N}])/gu;
  const FIXED = { "œ": "oe", "æ": "ae", "ß": "ss", "ø": "o" };
  const APOSTROPHES = /[’‘ʼ′`´＇]/g;
  const CUT = /(?<![a-z0-9])(?:[ldnsjcmt]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|presqu)'(?=[a-z0-9])|(?<=[a-z])\/[-+]?(?:x|[0-9]+)(?![a-z0-9/])/g;
  const WORD = /[0-9]+[.,][0-9]+(?![0-9a-z])|(?<![a-z0-9])[0-9]\+(?![0-9])|[a-z0-9]+/g;
  const VALUED = /^(?!d[0-9])([a-z]{1,3})([0-9]+)$/;
  const SENTENCE_END = /[.!?…][»”")]*\s+|\n+/g;
  const RUN = /[0-9]+[.,][0-9]+(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;

  const fix = (text) => text.replace(/[œæßø]/g, (c) => FIXED[c]).replace(APOSTROPHES, "'");

  function fold(text) {
    if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
    const dice = text.toLowerCase().normalize("NFC").replace(DICE, "dee$1");
    return fix(fix(dice).normalize("NFKD").toLowerCase().replace(/\p{M}/gu, ""));
  }

  const words = (text) =>
    (fold(text).replace(CUT, " ").match(WORD) || []).flatMap((w) => {
      const parts = VALUED.exec(w);
      if (parts) return [parts[1].length > 1 ? parts[1] : parts[1] + "0", ...(parts[2] !== "0" ? [parts[2]] : [])];
      return w.endsWith("+") ? [w.slice(0, -1), "0+"] : [w.replace(",", ".").slice(0, 30)];
    });

  const runs = (text) =>
    [...text.matchAll(RUN)].map((m) => [m.index, m.index + m[0].length, words(m[0])]);

  const isAlpha = (word) => /^[a-z]+$/.test(word);
  const bitCount = (n) => { let c = 0; for (; n; n &= n - 1) c++; return c; };
  const compare = (a, b) => { for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] < b[i] ? -1 : 1; return 0; };

  const distinct = (list) => [...new Set(list)].filter(Boolean).sort();

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

  // A line a code: nothing for the one that follows the last, its figures alone when the letters are the same, else the whole.
  const unpackCodes = (text) => {
    let letters = "", following = "";
    return text.split("\n").map((line) => {
      const code = line === "" ? following : /^\d+$/.test(line) ? `${letters}-${line}` : line === "-" ? "" : line;
      const [, before, figures] = /^(.*)-(\d+)$/.exec(code) || [];
      if (figures) [letters, following] = [before, `${before}-${String(Number(figures) + 1).padStart(3, "0")}`];
      return code;
    });
  };

  class ArbitreWords {
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
      this.french = this.stemsOf(this.words, core.french, core.odd, "");
      this.english = this.stemsOf(this.words, core.english, core.odd, "~");
      this.sounds = this.words.map((word) => this.sound(word));
      this.bits = Int32Array.from(this.words, letters);
      this.corrected = new Map();
      this.readTitles(core);
    }

    stemsOf(all, packed, odd, mark) {
      return Array.from(unpack(packed), (cut, i) => (!cut ? "" : mark + (cut === ODD ? odd[mark + all[i]] : all[i].slice(0, all[i].length - cut + 1))));
    }

    /* How a word sounds to a French ear. */
    sound(word) {
      return this.soundRules.reduce((said, [rule, heard]) => said.replace(rule, heard), word);
    }

    /* The titles that are never shown: of each page [kind of title, words], its alternate labels, the English one, the symbols it reads. */
    readTitles(core) {
      const sizes = unpackAny(core.titleSizes), places = unpackAny(core.titleWords);
      let title = 0, at = 0;
      this.docs.titles = unpackAny(core.titles).map((alts) => Array.from({ length: alts + 2 }, (_, i) => {
        const said = places.slice(at, at += sizes[title++]);
        return [i < alts ? 1 : i - alts + 2, said.map((place) => this.words[place])];
      }));
    }

    contentWords(text) {
      const said = words(text), kept = said.filter((w) => !this.stop.has(w));
      return kept.length ? kept : said;
    }

    readPostings(core) {
      const sizes = unpackAny(core.sizes), gaps = unpackAny(core.gaps), levels = unpack(core.levels), rarities = unpack(core.rarities);
      this.postings = new Map();
      let at = 0;
      [...distinct(this.french), ...distinct(this.english)].forEach((term, i) => {
        const docs = new Uint16Array(sizes[i]);
        for (let k = 0, doc = -1; k < sizes[i]; k++) docs[k] = doc += gaps[at + k] + 1;
        const impacts = levels.subarray(at, at += sizes[i]).map((level) => Math.floor(rarities[i] * level / this.rules.LEVELS));
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
          const alike = [longer < 2 ? 1 : 2, 1, -this.frequency[i], longer, other];
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

    /* The sentence that answers the most words of the plan; those of the label, which stands above it, choose nothing. */
    excerpt(text, plan, label) {
      const asked = new Map();
      plan.groups.forEach((group, bit) => {
        for (const [terms] of group.ways) for (const t of terms) asked.set(t, (asked.get(t) || 0) | (1 << bit));
      });
      const heard = (folded) => folded.reduce((bits, word) => this.terms(word).reduce((all, term) => all | (asked.get(term) || 0), bits), 0);
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
      return shorten(sentence, kept, this.rules.LENGTH);
    }
  }

  ArbitreWords.text = { fold, words, runs, compare, unpack, unpackAny, unpackWords, distinct };
  root.ArbitreWords = ArbitreWords;
})(typeof window === "undefined" ? globalThis : window);
