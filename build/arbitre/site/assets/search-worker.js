/* Arbitre: the search, in a worker of its own: it fetches the games, unpacks them and ranks their pages, and the page that asks waits for nothing.
 *
 * It loads nothing before it is asked, then core.json under search/ beside this file, the core of the game one plays, its questions, those of the other
 * games, and the sentences of the pages shown, x-*.json (arbitre.search.export writes them all).
 *   {id, known: [names]} is answered {id, answer: {known, games}, done}: the first name that is a game's, or "", and how many games there are;
 *   {id, wake: {game, played}} is answered {id, answer: null, done} once the game that answers first has come;
 *   {id, search: {query, game, kind, chapter, limit, played}} is answered {id, answer, done} once all that may change it has come;
 *   {id, ask: the same} is answered {id, answer} each time more has come, then {id, done}. `answer.pending` while something may still change it,
 *   `answer.lost` when a game could not come: without network, those that are not kept;
 *   {id, drop: true} ends an `ask`, whose answer nobody waits for any more.
 * What keeps it from answering is answered {id, failure}.
 */
import { ArbitreGames } from "./search-games.js";
import "./search-engine.js"; // what these import of one another is named here too: all are fetched at once
import "./search-excerpt.js";
import "./search-plan.js";
import "./search-words.js";
import "./search-packing.js";
import "./search-text.js";

const DATA = new URL("search/", import.meta.url);

let loading = null, games = null;
const kept = new Map(), texts = new Map(), live = new Set();

const fetchJson = (name, options) =>
  fetch(new URL(name, DATA), options).then((r) => (r.ok ? r.json() : Promise.reject(new Error(`${r.status} ${name}`))));

/* What is fetched once, and asked for again after a failure. */
function once(name, fetched, use) {
  if (!kept.has(name)) kept.set(name, fetched(name).then(use).catch((error) => { kept.delete(name); throw error; }));
  return kept.get(name);
}

/* The list of the games: what every search needs, and no game yet. */
function load() {
  loading ??= fetchJson("core.json", { cache: "no-cache" })
    .then((manifest) => { games = new ArbitreGames(manifest, (part, shard) => texts.get(`${part},${shard}`)); });
  loading.catch(() => { loading = null; });
  return loading;
}

const named = (kind, part) => `${kind}-${games.parts[part].version}`;
const loadParts = (wave) => Promise.all(wave.map((part) => once(`${named("core", part)}.json`, fetchJson, (core) => games.add(part, core))));
const loadShards = (places) => Promise.all(places.map(([part, n]) =>
  once(`${named("x", part)}-${n}.json`, fetchJson, (found) => texts.set(`${part},${n}`, found)).catch(() => null)));

/* The questions of games, each once its core has come. A game that has none of its own waits for nothing. */
const unheard = (wave) => wave.filter((part) => games.parts[part].asked && games.engines[part] && !games.engines[part].asked);
const loadAsked = (wave) => Promise.all(unheard(wave).map((part) => once(
  `${named("asked", part)}.json`, (name) => Promise.all([fetchJson(name), import("./search-asked.js")]),
  ([packed, { ArbitreAsked }]) => { games.engines[part].asked = new ArbitreAsked(games.engines[part], packed); },
)));

/* The games by when they are wanted: the one that is asked for, named, or played, then the others. When no game is known none goes first:
   the first to come would seem to answer best. */
function waves({ query = "", game, played }) {
  const [named = games.partOf(played)] = games.named(games.clean(query)).games;
  const first = game ? games.partOf(game) : named, all = games.parts.map((_, part) => part);
  return first < 0 ? [all, []] : [[first], all.filter((part) => part !== first)];
}

async function search({ query, ...options }) {
  const all = waves({ query, ...options }).flat();
  await loadParts(all);
  await loadAsked(all);
  await loadShards(games.search(query, options).shards);
  return games.search(query, options);
}

/* Answers as soon as the game one plays has come, then with its sentences, with its questions, with the other games, unless nobody waits any more. A
   word is not said misspelt before the questions are there, for they may have it. */
async function ask({ query, ...options }, id) {
  const [first, others] = waves({ query, ...options }), all = [...first, ...others], lost = new Set();
  const left = (wave) => wave.filter((part) => !lost.has(part));
  const coming = () => left(all).some((part) => !games.engines[part]) || unheard(left(all)).length > 0;
  const brought = (load) => async (wave) => { // a game that cannot come keeps nothing from the others
    const failures = [];
    await Promise.all(left(wave).map((part) => load([part]).catch((error) => { lost.add(part); failures.push(error); })));
    const own = all.filter((part) => games.parts[part].game); // the pages of no game answer nothing alone
    if ((own.length ? own : all).every((part) => !games.engines[part])) throw failures[0] ?? new Error("no game");
  };
  const [parts, questions] = [brought(loadParts), brought(loadAsked)];
  const answer = () => {
    const found = Object.assign(games.search(query, options), { pending: coming(), lost: lost.size > 0 });
    if (unheard(left(all)).length) found.suggestion = null;
    self.postMessage({ id, answer: found });
    return found;
  };
  const show = async () => {
    await new Promise((done) => { setTimeout(done, 0); }); // what was typed meanwhile is heard first
    if (!live.has(id)) return;
    const { results, shards } = answer();
    if (results.every((hit) => hit.excerpt !== null)) return;
    await loadShards(shards);
    if (live.has(id)) answer();
  };
  await parts(first).catch(() => parts(others));
  await show();
  for (const step of [() => questions(first), () => parts(others), () => questions(others)]) {
    if (!coming() || !live.has(id) || !query.trim()) return;
    await step();
    await show();
  }
}

async function answerTo({ id, known, wake, search: wanted, ask: asked }) {
  await load();
  if (asked) {
    await ask(asked, id);
    return { id, done: true };
  }
  if (known) return { id, done: true, answer: { known: known.find((name) => games.partOf(name) >= 0) || "", games: games.parts.filter((part) => part.game).length } };
  if (wake) await loadParts(waves(wake)[0]);
  return { id, done: true, answer: wanted ? await search(wanted) : null };
}

self.addEventListener("message", ({ data }) => {
  if (data.drop) {
    live.delete(data.id);
    return;
  }
  live.add(data.id);
  answerTo(data).catch((error) => ({ id: data.id, failure: String(error?.message || error) })).then((said) => {
    live.delete(data.id);
    self.postMessage(said);
  });
});
