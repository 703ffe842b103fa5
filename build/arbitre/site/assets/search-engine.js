/* Arbitre: the search engine of the browser, for one game.
 *
 * Ranks as Python does, in whole numbers: twin of arbitre/search/scoring.py, change both. The figures of the
 * ranking come with the export. No DOM here; `search-games.js` puts together what the games answer.
 *
 *   const engine = new ArbitreEngine(rules, core, (shard) => ({page: [id, slug, text]}) or undefined while it has not come);
 *   const plan = engine.plan("attaque de dos", words known anywhere);  engine.count(plan, words known or corrected anywhere);
 *   engine.scores(query, plan) → [[doc, score], …]
 */
import { excerpt } from "./search-excerpt.js";
import { ArbitrePlanner } from "./search-plan.js";

const READS = 3; // the kind of title that symbols are: « FOR RES »

export class ArbitreEngine extends ArbitrePlanner {
  constructor(rules, core, passages) {
    super(rules, core);
    this.passages = passages || (() => undefined);
    this.titles = new Map();
  }

  /* ---- what a page is worth ---- */
  scores(query, plan) {
    const R = this.rules, count = this.docs.label.length;
    const total = new Int32Array(count), answered = new Uint8Array(count), best = new Int32Array(count);
    const found = [];
    for (const group of plan.groups) {
      const touched = [];
      for (const [terms, quarters] of group.ways) this.worth(terms, quarters, best, touched);
      for (const doc of touched) {
        if (!total[doc]) found.push(doc);
        if (!group.value) answered[doc]++;
        total[doc] += best[doc];
        best[doc] = 0;
      }
    }
    const profile = plan.groups.filter((group) => group.symbol), titles = new Set(plan.groups.flatMap((group) => [...group.title, ...group.phrases.flat()]));
    for (const doc of found) {
      total[doc] += Math.floor(R.COORDINATION * answered[doc] * answered[doc] / (plan.asked * plan.asked)) + this.prior[doc];
      total[doc] += this.bestTitle(doc, plan, profile, titles);
    }
    for (const [doc, score] of this.asked ? this.asked.scores(query) : []) {
      if (!total[doc]) {
        found.push(doc);
        total[doc] = this.prior[doc];
      }
      total[doc] += score;
    }
    const settled = new Map(this.settle(found.map((doc) => [doc, total[doc]])));
    for (const [doc, bonus] of plan.codes) settled.set(doc, (settled.get(doc) || 0) + bonus);
    return [...settled];
  }

  /* The same scores, with what the best pages lend to those of their chapters. */
  settle(found) {
    const chapters = this.docs.chapter, lent = new Map();
    for (const [doc, score] of [...found].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, this.rules.LENDING))
      lent.set(chapters[doc], (lent.get(chapters[doc]) || 0) + score);
    return found.map(([doc, score]) => [doc, score + Math.floor((lent.get(chapters[doc]) || 0) / this.rules.LENT)]);
  }

  shardOf(doc) {
    return Math.floor(doc / this.rules.SHARD);
  }

  worth(terms, quarters, best, touched) {
    const first = this.postings.get(terms[0]);
    if (!first) return;
    let others = null;
    if (terms.length > 1) {
      others = terms.slice(1).map((t) => {
        const p = this.postings.get(t) || { docs: [], impacts: [] };
        return new Map(Array.from(p.docs, (doc, k) => [doc, p.impacts[k]]));
      });
    }
    for (let k = 0; k < first.docs.length; k++) {
      const doc = first.docs[k];
      let impact = first.impacts[k];
      if (others) {
        if (!others.every((o) => o.has(doc))) continue;
        impact = Math.floor(others.reduce((sum, o) => sum + o.get(doc), impact) / terms.length);
      }
      const worth = Math.max(1, (impact * quarters) >> 2);
      if (worth > best[doc]) {
        if (!best[doc]) touched.push(doc);
        best[doc] = worth;
      }
    }
  }

  titlesOf(doc) {
    if (this.titles.has(doc)) return this.titles.get(doc);
    const title = ([part, said]) => {
      const stems = part === 2 ? this.english : this.french;
      return [part, [...new Set(said.map((w) => stems[this.place.get(w)]).filter(Boolean))], said.join(" ")];
    };
    const found = [[0, this.contentWords(this.docs.label[doc]).filter((w) => this.place.has(w))], ...this.docs.titles[doc]].map(title);
    this.titles.set(doc, found);
    return found;
  }

  /* The titles that are names, each by its terms. */
  namesOf(doc) {
    return this.titlesOf(doc).filter(([part]) => part !== READS).map(([, terms]) => terms);
  }

  /* What the best of its titles adds; `titles` has the terms of which a title needs one. */
  bestTitle(doc, plan, profile, titles) {
    const R = this.rules;
    let best = 0;
    for (const [part, terms, text] of this.titlesOf(doc)) {
      if (!terms.some((term) => titles.has(term))) continue;
      const used = new Set(), groups = part === READS ? profile : plan.groups, asked = part === READS ? profile.length : plan.asked;
      let covered = 0;
      for (const group of groups) {
        const met = terms.filter((t) => group.title.has(t));
        for (const phrase of group.phrases) if (phrase.every((t) => terms.includes(t))) met.push(...phrase);
        if (met.length && !group.value) covered++;
        met.forEach((t) => used.add(t));
      }
      if (!covered || !terms.length) continue;
      const size = terms.length;
      let bonus = Math.floor(R.TITLE * covered * covered * (size + used.size) / (2 * asked * asked * size));
      if (used.size === size) bonus = Math.max(bonus, Math.floor(R.WHOLE * covered / asked));
      if (covered === asked && used.size === size) bonus += R.EXACT + (text === plan.verbatim || (part === READS && asked > 1) ? R.VERBATIM : 0);
      bonus = Math.floor(bonus * R.TITLE_PARTS[part] / 8);
      if (!part && used.size === size && this.graded(doc, terms[size - 1], plan)) bonus += R.GRADED;
      best = Math.max(best, bonus);
    }
    return Math.floor(best * this.titled[doc] / 8);
  }

  /* Whether a label has grades and the query says one after its last term. */
  graded(doc, term, plan) {
    return this.docs.label[doc].endsWith("/X") && plan.groups.some((group) => plan.graded.includes(group.word) && group.title.has(term));
  }

  /* ---- the answer ---- */
  facet(name, doc) {
    return this.facets[name][this.docs[name][doc]];
  }

  hit(doc, score, plan) {
    const docs = this.docs, hit = { doc, score, label: docs.label[doc], code: docs.code[doc] };
    for (const name of Object.keys(this.facets)) [hit[name], hit[name + "Label"]] = this.facet(name, doc);
    const pages = this.passages(this.shardOf(doc));
    if (!pages) return Object.assign(hit, { id: null, slug: null, excerpt: null, marks: [] });
    const [id, slug, text] = pages[doc];
    return Object.assign(hit, { id, slug }, excerpt(text, plan, hit.label, (word) => this.terms(word), this.rules.LENGTH));
  }
}
