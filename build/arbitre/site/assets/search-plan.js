/* Arbitre: what a query asks of a game, in the browser.
 *
 * Twin of arbitre/search/query.py, change both. No DOM here; `search-engine.js` builds on it.
 */
import { compare, fold, runs, words } from "./search-text.js";
import { ArbitreWords, isAlpha } from "./search-words.js";
const CODE = /(?<![a-z0-9])([a-z]{1,6})[ -]{0,3}0*([0-9]{1,5})(?![a-z0-9])/g;
const GRADED = /([a-z]+)\/[-+]?(?:x|[0-9]+)(?![a-z0-9/])/g;
const WHOLE_CODE = /^\s*([a-z]{1,6})[ -]{0,3}0*([0-9]{0,5})\s*$/;

class Group {
  constructor(word) {
    this.word = word;
    this.ways = []; // [[term, …], quarters]
    this.title = new Set();
    this.phrases = [];
    this.symbol = false; // of a profile, a number after it
    this.value = false; // that number
  }

  has(term, quarters) {
    return this.ways.some(([t, q]) => t.length === 1 && t[0] === term && (quarters === undefined || q === quarters));
  }

  add(terms, quarters, titles = true) {
    for (const term of terms) {
      if (!this.has(term)) this.ways.push([[term], quarters]);
      if (titles) this.title.add(term);
    }
  }
}

export class ArbitrePlanner extends ArbitreWords {
  constructor(rules, core) {
    super(rules, core);
    this.aliases = core.aliases;
    this.slang = core.slang.flatMap(([said, meant]) => said.map((one) => [one.replace("*", "").split(" "), meant.map((m) => m.split(" ")), one.endsWith("*")]));
    this.standsFor = new Map();
    this.abbreviated = new Map();
    for (const [word, stems] of core.aliases) {
      const key = stems.join(" ");
      this.standsFor.set(word, [...(this.standsFor.get(word) || []), stems]);
      this.abbreviated.set(key, [...(this.abbreviated.get(key) || []), word]);
    }
    this.codes = [];
    this.docs.code.forEach((code, doc) => {
      const match = WHOLE_CODE.exec(fold(code));
      if (match) this.codes.push([match[1], Number(match[2] || 0), doc]);
    });
    this.codes.sort(compare);
    const read = this.docs.titles.flatMap((titles) => titles[titles.length - 1][1]), short = core.aliases.map(([word]) => word);
    this.profiles = new Set([...read, ...short].filter((word) => !this.stop.has(word))); // what is read of a profile: « FOR », « F4 » (f0)
    this.asked = null;
  }

  /* ---- what a query asks for ---- */
  /* The words of a query that this game has. */
  known(query) {
    return words(query).filter((w) => this.place.has(w) || this.inflected(w).length);
  }

  plan(query, elsewhere = new Set()) {
    const R = this.rules, folded = fold(query), said = words(query);
    const plan = { groups: [], codes: new Map(), verbatim: this.contentWords(query).join(" "), suggestion: null, lost: [] };
    plan.graded = Array.from(folded.matchAll(GRADED), (m) => m[1]);
    const used = this.readCode(folded, plan);
    if (said.length > 1 && said[said.length - 1] === "des") said[said.length - 1] = "dees";
    let kept = said.filter((w) => !this.stop.has(w) && !used.has(w)).slice(0, R.MAX_WORDS);
    if (!kept.length && !used.size) kept = said.filter((w) => said.length === 1 || this.terms(w).length).slice(0, R.MAX_WORDS);
    const typing = /[a-z0-9]$/.test(folded) && kept.length && said[said.length - 1] === kept[kept.length - 1];
    const { profile, values } = this.symbols(said);
    const fixed = new Map(), same = (a, b) => JSON.stringify(a.ways) === JSON.stringify(b.ways);
    kept.forEach((word, i) => {
      const groups = this.groupsOf(word, typing && i === kept.length - 1, kept.length <= R.CUT_SHORT, fixed, elsewhere);
      if (!groups.some((g) => g.ways.length)) plan.lost.push(word);
      for (const group of groups) {
        group.symbol = profile.has(word);
        group.value = values.has(word);
        if (group.ways.length && !plan.groups.some((g) => same(g, group))) plan.groups.push(group);
      }
    });
    plan.corrected = [...fixed.keys()];
    this.findPhrases(plan);
    this.findSlang(plan);
    plan.suggestion = this.suggest(query, fixed);
    return plan;
  }

  /* The symbols of profiles among the words of a query, and the numbers that follow them. */
  symbols(said) {
    const places = said.map((_, i) => i).filter((i) => i && /^[0-9]/.test(said[i]) && this.profiles.has(said[i - 1]));
    return { profile: new Set(places.map((i) => said[i - 1])), values: new Set(places.map((i) => said[i])) };
  }

  suggest(query, fixed) {
    const parts = [];
    let end = 0;
    for (const [start, stop, folded] of runs(query)) {
      if (folded.length !== 1 || !fixed.has(folded[0])) continue;
      parts.push(query.slice(end, start), fixed.get(folded[0]).map((w) => this.spelling[this.place.get(w)]).join(" "));
      end = stop;
    }
    return parts.length ? (parts.join("") + query.slice(end)).trim().split(/\s+/).join(" ") : null;
  }

  groupsOf(word, last, short, fixed, elsewhere) {
    const R = this.rules, group = new Group(word);
    let known = this.terms(word);
    if (!known.length) known = this.inflected(word);
    group.add(known, R.FULL);
    this.expand(group, word);
    if (last) {
      for (const longer of this.begun(word))
        group.add(this.terms(longer), known.length ? R.FAR : R.NEAR, !known.length);
    }
    if (this.stop.has(word) || elsewhere.has(word) || group.ways.length || (this.asked && this.asked.hears(word))) return [group];
    const meanings = this.meant(word).filter((other) => this.place.has(other));
    const groups = meanings.map((other) => {
      fixed.set(word, meanings);
      const found = new Group(other);
      for (const sounding of [other, ...(meanings.length === 1 ? this.alike(other) : [])]) found.add(this.terms(sounding), R.NEAR);
      this.expand(found, other);
      return found;
    });
    if (!short || meanings.length > 1 || word.length < R.CUT_LETTERS || !isAlpha(word)) return groups;
    if (!groups.length) groups.push(group);
    const quarters = meanings.length && !meanings[0].startsWith(word) ? R.FAR : R.NEAR;
    for (const longer of this.begun(word)) groups[0].add(this.terms(longer), quarters);
    return groups;
  }

  expand(group, word) {
    for (const stems of this.standsFor.get(word) || []) {
      group.ways.push([stems, this.rules.NEAR]);
      group.phrases.push(stems);
      for (const other of this.abbreviated.get(stems.join(" "))) group.add(this.terms(other), this.rules.NEAR);
    }
  }

  findPhrases(plan) {
    for (const [word, stems] of this.aliases) {
      const terms = this.terms(word);
      if (!terms.length) continue;
      for (let i = 0; i + stems.length <= plan.groups.length; i++) {
        const run = plan.groups.slice(i, i + stems.length);
        if (run.every((g, k) => g.has(stems[k], this.rules.FULL))) for (const g of run) g.add(terms, this.rules.NEAR, false);
      }
    }
  }

  findSlang(plan) {
    const R = this.rules;
    for (const [stems, meanings, foreign] of this.slang) {
      for (let i = 0; i + stems.length <= plan.groups.length; i++) {
        const run = plan.groups.slice(i, i + stems.length);
        if (!run.every((g, k) => g.ways.some(([t, q]) => t.length === 1 && t[0] === stems[k] && q !== R.FAR))) continue;
        for (const group of run) for (const meaning of meanings) {
          group.ways.push([meaning, R.NEAR]);
          if (foreign) group.phrases.push(meaning);
        }
      }
    }
  }

  readCode(folded, plan) {
    const R = this.rules, used = new Set(), use = (text) => words(text).forEach((w) => used.add(w));
    for (const match of folded.slice(0, R.MAX_CHARACTERS).matchAll(CODE)) {
      for (const [prefix, number, doc] of this.codes) {
        if (prefix === match[1] && number === Number(match[2])) { plan.codes.set(doc, R.CODE); use(match[0]); }
      }
    }
    const whole = WHOLE_CODE.exec(folded);
    if (whole) {
      const found = this.codes.filter((c) => c[0] === whole[1] && String(c[1]).startsWith(whole[2]));
      if (found.length && (whole[2] || folded.includes("-"))) {
        found.slice(0, R.CODES_SHOWN).forEach(([, , doc], rank) => {
          if (!plan.codes.has(doc)) plan.codes.set(doc, R.CODE_PREFIX - rank);
        });
        use(folded);
      }
    }
    if (/^[0-9]{2,5}$/.test(folded.trim())) {
      for (const [, number, doc] of this.codes) if (number === Number(folded)) plan.codes.set(doc, R.CODE_NUMBER);
    }
    return used;
  }

  /* How many words are asked for: `heard` has those that some game knows or corrects. */
  count(plan, heard) {
    plan.asked = Math.max(1, plan.groups.filter((g) => !g.value).length + plan.lost.filter((w) => heard.has(w)).length);
  }
}
