/* Arbitre: what each page of a game is worth to a question, by the questions and the names that lead to it.
 *
 * Twin of arbitre/search/{asked,asking,company,letters}.py, change both. No DOM here. The file it reads, asked-….json, comes after the core of the game:
 * given as its engine's `asked`, one of these is counted from then on.
 */
import { unpack, unpackAny, unpackWords } from "./search-packing.js";
import { distinct, words } from "./search-text.js";

const distinctOf = (all) => [...new Set(all)];

/* The runs of three and four characters of a word, its beginning marked; none of a number. */
function runsOf(word) {
  const told = "<" + word, found = [];
  if (/^[a-z]+$/.test(word)) for (const size of [3, 4]) for (let i = 0; i + size <= told.length; i++) found.push(told.slice(i, i + size));
  return distinctOf(found);
}

export class ArbitreAsked {
  constructor(engine, packed) {
    this.engine = engine;
    this.rules = engine.rules;
    this.speech = new Set([...engine.stop, ...this.rules.SPEECH.split(" ")]);
    this.words = unpackWords(packed.words);
    this.place = new Map(this.words.map((word, i) => [word, i]));
    const odd = packed.odd.split(" ");
    this.french = engine.stemsOf(this.words, packed.french, odd, "");
    this.english = engine.stemsOf(this.words, packed.english, odd, "~");
    this.readUnits(packed);
    this.readCompany(packed);
    this.kin = this.findKin();
    this.leaning = new Map(packed.leaning.map(([word, much]) => [word, Array.from(unpack(much), (n) => n - this.rules.MIDDLE)]));
    this.readLetters();
  }

  readUnits(packed) {
    const engine = this.engine, rarity = unpack(packed.rarity), lengths = unpackAny(packed.lengths), gaps = unpackAny(packed.terms);
    const terms = [...distinct([...engine.french, ...this.french]), ...distinct([...engine.english, ...this.english])];
    this.allTerms = terms;
    this.rarity = new Map(terms.map((term, i) => [term, rarity[i]]).filter(([, rare]) => rare));
    this.questions = new Set(); // the units that are no names
    this.unitDoc = [];
    this.unitSize = [];
    this.having = new Map();
    this.halves = []; // of each page, how much it has of each term
    let at = 0, unit = 0;
    unpackAny(packed.counts).forEach((count, doc) => {
      const own = Array.from({ length: count }, () => {
        let term = -1;
        return gaps.slice(at, at += lengths[unit++]).map((gap) => terms[term += gap + 1]);
      });
      const names = engine.namesOf(doc), halves = new Map();
      for (const [units, worth] of [[own, 2], [names, 3]]) for (const term of units.flat()) halves.set(term, (halves.get(term) || 0) + worth);
      this.halves.push(halves);
      for (const [rank, said] of [...own, ...names].entries()) {
        if (!said.length) continue;
        if (rank < own.length) this.questions.add(this.unitDoc.length);
        for (const term of said) {
          if (!this.having.has(term)) this.having.set(term, []);
          this.having.get(term).push(this.unitDoc.length);
        }
        this.unitDoc.push(doc);
        this.unitSize.push(said.reduce((sum, term) => sum + this.rarity.get(term), 0));
      }
    });
  }

  /* The words that go with each, and what each term weighs in the pages. */
  readCompany(packed) {
    const terms = this.allTerms, read = (counts, gaps, worth) => {
      const sizes = unpackAny(counts), jumps = unpackAny(gaps), worths = unpack(worth);
      let at = 0;
      return sizes.map((size) => {
        let place = -1;
        return Array.from({ length: size }, () => [place += jumps[at] + 1, worths[at++]]);
      });
    };
    const related = read(packed.relatedSizes, packed.relatedGaps, packed.relatedWorths);
    this.related = new Map(related.map((others, n) => [terms[n], others.map(([place, worth]) => [terms[place], worth])]));
    this.weighing = new Map();
    this.length = this.halves.map((halves, doc) => {
      let square = 0;
      for (const [term, count] of halves) {
        const weight = this.rarity.get(term) * this.rules.PRESENCE[Math.min(count, this.rules.PRESENCE.length - 1)];
        if (!this.weighing.has(term)) this.weighing.set(term, []);
        this.weighing.get(term).push([doc, weight]);
        square += weight * weight;
      }
      return Math.floor(Math.sqrt(square));
    });
  }

  findKin() {
    const kin = new Map(), alike = new Map();
    for (const [stems, meanings] of this.engine.slang) {
      const key = JSON.stringify(meanings);
      if (stems.length === 1) alike.set(key, [...(alike.get(key) || []), stems[0]]);
    }
    for (const [key, spoken] of alike) {
      const meant = JSON.parse(key).filter((one) => one.length === 1).map(([stem]) => stem);
      for (const stem of [...spoken, ...meant]) {
        const others = kin.get(stem) || new Set();
        for (const other of meant.includes(stem) ? spoken : [...spoken, ...meant]) if (other !== stem) others.add(other);
        kin.set(stem, others);
      }
    }
    return kin;
  }

  /* Whether players ask with a word that the pages do not have. */
  hears(word) {
    return this.place.has(word);
  }

  exactTerms(word) {
    const i = this.place.get(word);
    return i === undefined ? this.engine.terms(word) : [...this.engine.terms(word), ...[this.french[i], this.english[i]].filter(Boolean)];
  }

  knownTerms(word) {
    const found = this.exactTerms(word);
    return found.length ? found : this.engine.inflected(word, this.rarity);
  }

  read(query) {
    const R = this.rules, found = [], content = [];
    const spoken = words(query).slice(0, R.MAX_SAID), { profile, values } = this.engine.symbols(spoken);
    for (const word of spoken) {
      let known = this.knownTerms(word), quality = R.FULL;
      if (profile.has(word)) {
        const here = known.filter((term) => !term.startsWith("~"));
        known = here.length ? here : known;
      }
      if (!known.length && !this.speech.has(word)) {
        quality = R.NEAR;
        known = this.engine.meant(word).flatMap((other) => this.knownTerms(other));
      }
      const said = { ways: new Map(known.map((term) => [term, quality])), weight: this.speech.has(word) ? 0 : R.UNKNOWN, value: values.has(word) };
      for (const term of known) for (const other of this.kin.get(term) || []) if (!said.ways.has(other)) said.ways.set(other, R.NEAR);
      found.push(said);
      if (!this.engine.stop.has(word)) content.push(said);
    }
    this.findSlang(content);
    const once = new Map();
    found.forEach((said, n) => {
      const ways = [...said.ways], rare = (kept) => kept.map(([t]) => this.rarity.get(t)).filter(Boolean);
      let weights = rare(ways.filter(([, q]) => q === R.FULL));
      if (!weights.length) weights = rare(ways);
      if (weights.length) said.weight = Math.min(...weights);
      if (said.value) said.weight = R.LEAST_ASKED;
      const key = ways.length ? ways.map(([t]) => t).sort().join(" ") : n;
      if (!once.has(key)) once.set(key, said);
    });
    return [...once.values()];
  }

  findSlang(content) {
    for (const [stems, meanings] of this.engine.slang) {
      for (let i = 0; i + stems.length <= content.length; i++) {
        const run = content.slice(i, i + stems.length);
        if (!run.every((said, k) => said.ways.has(stems[k]))) continue;
        for (const said of run) for (const term of meanings.flat()) if (!said.ways.has(term)) said.ways.set(term, this.rules.NEAR);
      }
    }
  }

  /* Document → what its questions and names add to its score. */
  scores(query) {
    const R = this.rules, read = this.read(query), asked = read.reduce((sum, said) => sum + said.weight, 0), total = new Map();
    if (!asked) return total;
    const covered = new Map(), used = new Map(), page = new Map(), whole = new Map(), alike = new Map();
    const add = (map, key, worth) => map.set(key, (map.get(key) || 0) + worth);
    const most = (map, key, worth) => { if (worth > (map.has(key) ? map.get(key) : -1)) map.set(key, worth); };
    for (const said of read) {
      const best = new Map(), here = new Map();
      const ways = [...said.ways].map(([term, quality]) => [Math.floor(said.weight * quality / 4), this.rarity.get(term) || 0, term]);
      for (const [worth, rare, term] of ways.sort((a, b) => a[0] - b[0] || a[1] - b[1])) { // the best is written last
        for (const doc of (this.engine.postings.get(term) || { docs: [] }).docs) here.set(doc, worth);
        for (const unit of this.having.get(term) || []) {
          best.set(unit, [worth, rare]);
          here.set(this.unitDoc[unit], worth);
        }
      }
      for (const [unit, [worth, rare]] of best) {
        add(covered, unit, worth);
        add(used, unit, rare);
      }
      for (const [doc, worth] of here) add(page, doc, worth);
    }
    for (const [unit, worth] of covered) {
      const size = this.unitSize[unit];
      const doc = this.unitDoc[unit], score = Math.floor(worth * worth * (size + Math.min(size, used.get(unit))) * R.ASKED / (2 * asked * asked * size));
      if (!whole.has(doc)) whole.set(doc, []);
      whole.get(doc).push(score);
      most(alike, doc, Math.floor(R.ALIKE * (worth + Math.min(size, used.get(unit))) / (asked + size)));
    }
    for (const [doc, worth] of page) {
      const best = (whole.get(doc) || []).sort((a, b) => b - a).slice(0, R.BEST);
      total.set(doc, best.reduce((sum, score) => sum + score, Math.floor(R.ASKED_PAGE * worth / asked) + (alike.get(doc) || 0)));
    }
    for (const [doc, score] of this.company(read)) if (total.has(doc) || score >= R.LEAST_COMPANY) add(total, doc, score);
    for (const [doc, score] of this.lettersOf(words(query).slice(0, R.MAX_SAID), total)) add(total, doc, score);
    return this.lean(query, total);
  }

  /* The same scores, with what the words around the question tell of the kind of page. */
  lean(query, total) {
    const R = this.rules, { docs, facets } = this.engine;
    const told = distinctOf(words(query).slice(0, R.MAX_SAID)).filter((word) => this.leaning.has(word)).map((word) => this.leaning.get(word));
    const kinds = facets.kind.map((_, kind) => Math.floor(R.LEANING * told.reduce((sum, much) => sum + much[kind], 0) / 8));
    return new Map([...total].map(([doc, score]) => [doc, score + kinds[docs.kind[doc]]]));
  }

  /* ---- letters ---- */
  readLetters() {
    const spoken = new Set([...this.speech].flatMap((word) => this.exactTerms(word))), squares = new Array(this.unitDoc.length).fill(0);
    const told = [...this.having].filter(([term]) => !spoken.has(term)).map(([term, own]) => [term, own, runsOf(term.replace(/^~/, ""))]);
    this.runTerms = new Map();
    this.runCount = new Map();
    for (const [term, own, runs] of told) for (const run of runs) {
      if (!this.runTerms.has(run)) this.runTerms.set(run, []);
      this.runTerms.get(run).push(term);
      this.runCount.set(run, (this.runCount.get(run) || 0) + own.length);
    }
    for (const [, own, runs] of told) {
      const square = runs.reduce((sum, run) => sum + this.runWeight(run) ** 2, 0);
      for (const unit of own) squares[unit] += square;
    }
    this.letterLength = squares.map((square) => Math.floor(Math.sqrt(square)));
  }

  /* Half the bits that tell how few units have a run of letters. */
  runWeight(run) {
    const count = this.runCount.get(run);
    return count ? 32 - Math.clz32(Math.floor(this.unitDoc.length ** 2 / count ** 2)) : this.rules.UNHEARD;
  }

  /* Document → what its question or name most like the words of a query adds, and its question that the query has most of. */
  lettersOf(said, known) {
    const R = this.rules, asked = distinctOf(said.filter((word) => !this.speech.has(word)).flatMap(runsOf));
    const found = new Map(), best = new Map(), heard = new Map();
    const most = (map, key, worth) => map.set(key, Math.max(map.get(key) || 0, worth));
    const length = Math.floor(Math.sqrt(asked.reduce((sum, run) => sum + this.runWeight(run) ** 2, 0)));
    for (const run of asked) {
      if ((this.runCount.get(run) || 0) > R.COMMON_LETTERS) continue;
      const weight = this.runWeight(run) ** 2;
      for (const unit of new Set((this.runTerms.get(run) || []).flatMap((term) => this.having.get(term)))) found.set(unit, (found.get(unit) || 0) + weight);
    }
    for (const [unit, worth] of found) {
      const doc = this.unitDoc[unit], own = this.letterLength[unit];
      most(best, doc, Math.floor(R.LETTERS * worth / (length * own)));
      if (this.questions.has(unit)) most(heard, doc, Math.floor(R.HEARD * Math.min(worth, own * own) / (own * own)));
    }
    const kept = [...best].filter(([doc, worth]) => worth >= R.LEAST_COMPANY || known.has(doc));
    return new Map(kept.map(([doc, worth]) => [doc, worth + (heard.get(doc) || 0)]));
  }

  /* Document → what it adds by the company its words keep. */
  company(read) {
    const R = this.rules, asked = new Map(), beside = new Map();
    const add = (map, key, worth) => map.set(key, (map.get(key) || 0) + worth);
    for (const { ways } of read) {
      const known = [...ways].filter(([term]) => this.weightOf(term)), near = known.filter(([, quality]) => quality < R.FULL).length;
      for (const [term, quality] of known) {
        const full = quality === R.FULL;
        add(asked, term, Math.floor(this.weightOf(term) * (full ? R.SAID_FULL : R.SAID_NEAR) / (full ? 1 : near)));
      }
    }
    for (const [term, weight] of asked) for (const [other, worth] of this.related.get(term) || []) add(beside, other, weight * worth);
    return new Map([...this.like(beside)].map(([doc, worth]) => [doc, Math.floor(R.RELATED * worth / R.LIKE)]));
  }

  /* What a term tells: its rarity, or something when only the questions of other games have it. */
  weightOf(term) {
    return this.rarity.get(term) || ((this.related.get(term) || []).length ? this.rules.UNKNOWN : 0);
  }

  /* How like a vector each page is. */
  like(vector) {
    const found = new Map();
    let square = 0;
    for (const [term, weight] of vector) {
      square += weight * weight;
      for (const [doc, there] of this.weighing.get(term) || []) found.set(doc, (found.get(doc) || 0) + weight * there);
    }
    const length = Math.floor(Math.sqrt(square)), R = this.rules;
    const pages = [...found].filter(([doc]) => length * this.length[doc]);
    return new Map(pages.map(([doc, worth]) => [doc, Math.floor(R.LIKE * worth / (length * this.length[doc]))]));
  }
}
