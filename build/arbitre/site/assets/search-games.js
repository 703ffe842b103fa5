/* Arbitre: the games the browser has loaded, and what they answer together.
 *
 * Twin of arbitre/search/engine.py and games.py, change both. No DOM here; `search-worker.js` asks, `search.js` draws.
 *
 *   const games = new ArbitreGames(manifest, (part, shard) => ({page: [id, slug, text]}) or undefined while it has not come);
 *   games.add(part, core);                              part: a place in manifest.parts; in any order, one at a time
 *   games.search("attaque de dos", {game, kind, chapter, limit, played}) → {query, suggestion, results, count, facets, shards}
 */
import { ArbitreEngine } from "./search-engine.js";
import { fold, runs } from "./search-text.js";

const FACETS = ["game", "kind", "chapter"];
const means = (name, value) => [name, name.split(":").slice(1).join(":")].some((said) => fold(said) === fold(String(value)).trim());

export class ArbitreGames {
  constructor(manifest, passages) {
    this.rules = manifest.rules;
    this.parts = manifest.parts;
    this.passages = passages;
    this.stop = new Set(this.rules.STOP.split(" "));
    this.engines = this.parts.map(() => null);
  }

  add(part, core) {
    this.engines[part] = new ArbitreEngine(this.rules, core, (shard) => this.passages(part, shard));
  }

  /* The part of a game, by its folder; -1 when no part is its own. */
  partOf(game) {
    return game ? this.parts.findIndex((part) => means(part.game, game)) : -1;
  }

  /* The part of a query that is read. */
  clean(query) {
    return [...String(query).slice(0, 2 * this.rules.MAX_CHARACTERS)].slice(0, this.rules.MAX_CHARACTERS).join("");
  }

  /* The query without the names of games, these as they were typed, and the places of the games it names; « WM 118 » names a page. */
  named(query) {
    const said = [...runs(query)], words = said.flatMap(([, , found], place) => found.map((word) => [word, place]));
    const whole = (i) => !i || i === words.length || words[i - 1][1] !== words[i][1];
    const games = new Set(), cut = new Set(), nobody = { rest: query, names: "", games: new Set() };
    this.parts.forEach(({ names }, part) => (names || []).forEach((name) => {
      for (let start = 0; start + name.length <= words.length; start++) {
        if (!whole(start) || !whole(start + name.length) || !name.every((word, i) => words[start + i][0] === word)) continue;
        games.add(part);
        name.forEach((_, i) => cut.add(words[start + i][1]));
      }
    }));
    if (!games.size || words.every(([word, place]) => this.stop.has(word) || cut.has(place))) return nobody;
    if (this.engines.some((engine) => engine && engine.plan(query).codes.size)) return nobody;
    const ends = [0, ...[...cut].sort((a, b) => a - b).flatMap((place) => said[place].slice(0, 2)), query.length];
    const pieces = ends.slice(1).map((end, i) => query.slice(ends[i], end)), joined = (odd) => pieces.filter((_, i) => i % 2 === odd).join(" ");
    return { rest: joined(0), names: joined(1), games };
  }

  search(query, { game, kind, chapter, limit = 10, played } = {}) {
    query = this.clean(query);
    const here = this.engines.map((engine, part) => ({ engine, part })).filter(({ engine }) => engine);
    const { rest, names, games } = this.named(query);
    const known = new Set(here.flatMap(({ engine }) => engine.known(rest))), plans = [], ranked = [], wanted = {};
    for (const { engine, part } of here) plans[part] = engine.plan(rest, known);
    const heard = new Set([...known, ...here.flatMap(({ part }) => plans[part].corrected)]);
    for (const { engine, part } of here) {
      const favoured = games.size ? games.has(part) : played && means(this.parts[part].game, played);
      const [times, parts] = favoured ? (games.size ? this.rules.NAMED : this.rules.PLAYED) : [1, 1];
      engine.count(plans[part], heard);
      for (const [doc, score] of engine.scores(rest, plans[part])) ranked.push([Math.floor(score * times / parts), part, doc]);
    }
    ranked.sort((a, b) => b[0] - a[0] || a[1] - b[1] || a[2] - b[2]);
    for (const [facet, value] of Object.entries({ game, kind, chapter })) if (value) wanted[facet] = this.choice(facet, value);
    const passes = ([, part, doc], but) => FACETS.every((f) => f === but || !wanted[f] || wanted[f][part].has(this.engines[part].docs[f][doc]));
    const answers = (but) => { // among what the filters let through: a page of another game makes none seem too far behind
      const all = ranked.filter((found) => passes(found, but));
      return all.filter(([score]) => score * this.rules.CUT >= all[0][0]);
    };
    const passing = answers(), kept = passing.slice(0, limit), facets = {};
    for (const facet of FACETS) facets[facet] = this.counts(facet, answers(facet));
    const suggestions = passing.length ? [plans[passing[0][1]].suggestion] : plans.map((plan) => plan.suggestion);
    const shards = new Map(kept.map(([, part, doc]) => [part, this.engines[part].shardOf(doc)]).map((place) => [place.join(), place]));
    const results = kept.map(([score, part, doc]) => Object.assign(this.engines[part].hit(doc, score, plans[part]), { part }));
    const said = suggestions.find(Boolean), suggestion = said ? [said, names].filter(Boolean).join(" ") : null;
    return { query, suggestion, results, count: passing.length, facets, shards: [...shards.values()] };
  }

  counts(facet, found) {
    const counts = new Map();
    for (const [, part, doc] of found) {
      const [key, label] = this.engines[part].facet(facet, doc);
      if (key) counts.set(key, { key, label, count: (counts.get(key) || { count: 0 }).count + 1 });
    }
    return [...counts.values()].sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  }

  choice(facet, value) {
    return this.engines.map((engine) => {
      const found = new Set();
      if (engine) engine.facets[facet].forEach((said, i) => { if (said.some((one) => means(one, value))) found.add(i); });
      return found;
    });
  }
}
