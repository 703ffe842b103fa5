/* Arbitre: the search engine of the browser, for one game.
 *
 * Ranks as Python does, in whole numbers: twin of arbitre/search/{query,scoring}.py, change both. The figures of the
 * ranking come with the export. No DOM here; `search-games.js` puts together what the games answer.
 *
 *   const engine = new ArbitreEngine(rules, core, (shard) => ({page: [id, slug, text]}) or undefined while it has not come);
 *   const plan = engine.plan("attaque de dos", words known anywhere);  engine.count(plan, words known or corrected anywhere);
 *   engine.scores(query, plan) → [[doc, score], …]
 */
(function (root) {
  "use strict";

  const { fold, words, runs, compare } = root.ArbitreWords.text;
  const CODE = /(?<![a-z0-9])([a-z]{1,6})[ -]{0,3}0*([0-9]{1,5})(?![a-z0-9])/g;
  const SYMBOL = /^([a-z]{2,3}|[a-z]0)$/;
  const GRADED = /([a-z]+)\/[-+]?(?:x|[0-9]+)(?![a-z0-9/])/g;
  const WHOLE_CODE = /^\s*([a-z]{1,6})[ -]{0,3}0*([0-9]{0,5})\s*$/;

  const READS = 3; // the kind of title that symbols are: « FOR RES »

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

  class ArbitreEngine extends root.ArbitreWords {
    constructor(rules, core, passages) {
      super(rules, core);
      this.passages = passages || (() => undefined);
      this.aliases = core.aliases;
      this.slang = core.slang;
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
      this.titles = new Map();
      this.asked = null;
    }

    /* From now on the questions that players ask count too. */
    hear(packed) {
      this.asked = new root.ArbitreAsked(this, packed);
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
        const groups = this.groupsOf(word, typing && i === kept.length - 1, fixed, elsewhere);
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
      const places = said.map((_, i) => i).filter((i) => i && /^[0-9]/.test(said[i]) && SYMBOL.test(said[i - 1]) && !this.stop.has(said[i - 1]));
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

    groupsOf(word, last, fixed, elsewhere) {
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
      return meanings.map((other) => {
        fixed.set(word, meanings);
        const found = new Group(other);
        found.add(this.terms(other), R.NEAR);
        this.expand(found, other);
        return found;
      });
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
      for (const doc of found) {
        total[doc] += Math.floor(R.COORDINATION * answered[doc] * answered[doc] / (plan.asked * plan.asked)) + this.prior[doc];
        total[doc] += this.bestTitle(doc, plan);
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

    bestTitle(doc, plan) {
      const R = this.rules, profile = plan.groups.filter((group) => group.symbol);
      let best = 0;
      for (const [part, terms, text] of this.titlesOf(doc)) {
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
        if (covered === asked && used.size === size) bonus += R.EXACT + (text === plan.verbatim ? R.VERBATIM : 0);
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
      return Object.assign(hit, { id, slug }, this.excerpt(text, plan));
    }
  }

  root.ArbitreEngine = ArbitreEngine;
})(typeof window === "undefined" ? globalThis : window);
