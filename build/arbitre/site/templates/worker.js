/* Arbitre: the service worker. The build writes what SITE is: a version, and for each area (a game; "" for what every page needs) the list of its packs.
 *
 * A version is kept whole or not at all, in a cache of its own, and a page that is kept is answered from it with all that it asks for: never a page of one
 * version with the scripts of another. What is not kept comes from the network, with what it asks for. A new version is fetched beside
 * the old one (the packs that have not changed are taken over), then waits until the reader asks for it or has closed every page.
 */
"use strict";

const SITE = "SITE";
const BASE = new URL("./", self.location);
const OURS = `arbitre ${BASE.pathname} `;
const CACHE = OURS + SITE.version, CHOICE = `${OURS}choice`, REFEREE = `${OURS}packed referee`;
const AT_ONCE = 4, OPEN = 3; // fetches at a time; packs kept unpacked
const TRIES = 3;

const at = (address) => new URL(address, BASE).href;
const packed = (name) => at(`${SITE.folder}${name}.pack`);
const whole = (area) => at(`${SITE.folder}whole?${area}`); // there once everything of the area is
const named = (area) => area in SITE.areas && Object.hasOwn(SITE.areas, area);

/* ---- keeping ---- */

async function unpacked(response) {
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/* A file named by what it holds: here already, kept with a former version, or fetched. */
async function have(cache, name) {
  const url = packed(name);
  if (await cache.match(url)) return;
  const before = await caches.match(url);
  if (before) return cache.put(url, before);
  for (let rank = 1; ; rank++) {
    try {
      const found = await fetch(url, { cache: "no-cache", credentials: "same-origin" });
      if (!found.ok) throw new Error(`${found.status} ${url}`);
      return await cache.put(url, found);
    } catch (error) {
      if (rank === TRIES) throw error;
      await new Promise((done) => setTimeout(done, 500 * rank));
    }
  }
}

const keeping = new Map();
function keep(area) {
  if (!keeping.has(area)) keeping.set(area, kept(area).finally(() => keeping.delete(area)));
  return keeping.get(area);
}

/* Keeps an area whole; whether it was not yet. */
async function kept(area) {
  const cache = await caches.open(CACHE);
  if (await cache.match(whole(area))) return false;
  const { list } = SITE.areas[area];
  await have(cache, list);
  const names = JSON.parse(new TextDecoder().decode(await unpacked(await cache.match(packed(list))))).packs.map(([name]) => name);
  const fetcher = async () => { while (names.length) await have(cache, names.shift()); };
  await Promise.all(Array.from({ length: AT_ONCE }, fetcher));
  await cache.put(whole(area), Response.json({ at: Date.now() }));
  lists.delete(area);
  return true;
}

/* What the reader chose: the games that are kept, and those that are not to be, though one reads them. */
async function choice() {
  const said = await (await caches.open(CHOICE)).match(at("choice"));
  const { games, dropped } = said ? await said.json() : { games: [], dropped: [] };
  return { games: games.filter(named), dropped: dropped.filter(named) };
}

let choosing = Promise.resolve();
function choose(area, wanted) {
  choosing = choosing.then(async () => {
    const said = await choice();
    const without = (list) => list.filter((one) => one !== area);
    const told = { games: [...without(said.games), ...(wanted ? [area] : [])], dropped: [...without(said.dropped), ...(wanted ? [] : [area])] };
    await (await caches.open(CHOICE)).put(at("choice"), Response.json(told));
  });
  return choosing;
}

/* Keeps an area no longer: its mark first, so that it is never taken for whole; then its packs, and the rules that the referee judges it by. */
async function drop(area) {
  await choose(area, false);
  await keeping.get(area)?.catch(() => {});
  const cache = await caches.open(CACHE), { list } = SITE.areas[area], listed = await cache.match(packed(list));
  await cache.delete(whole(area));
  lists.delete(area);
  if (listed) {
    const { packs } = JSON.parse(new TextDecoder().decode(await unpacked(listed)));
    for (const name of [list, ...packs.map(([one]) => one)]) await cache.delete(packed(name));
  }
  const heavy = await caches.open(REFEREE);
  for (const { url } of await heavy.keys()) if (url.includes(`/${area}-`)) await heavy.delete(url);
}

/* Everything that is kept: when each area was, what it weighs, what the referee does. */
async function inventory() {
  const cache = await caches.open(CACHE), heavy = await caches.open(REFEREE);
  const areas = [];
  for (const [area, { label, bytes }] of Object.entries(SITE.areas)) {
    const mark = await cache.match(whole(area));
    areas.push({ area, label, bytes, at: mark ? (await mark.json()).at : 0, coming: keeping.has(area) });
  }
  let referee = 0;
  for (const { url } of await heavy.keys()) referee += (await (await heavy.match(url)).blob()).size;
  return { what: "told", version: SITE.version.slice(0, 8), everyone: areas.find(({ area }) => !area), games: areas.filter(({ area }) => area), referee };
}

/* ---- finding ---- */

const lists = new Map();
/* The list of an area: which pack holds each address, and where those that moved lead; null as long as the area is not whole. */
async function listOf(area) {
  if (!lists.has(area)) {
    const cache = await caches.open(CACHE);
    if (!(await cache.match(whole(area)))) return null;
    const found = JSON.parse(new TextDecoder().decode(await unpacked(await cache.match(packed(SITE.areas[area].list)))));
    lists.set(area, { packs: found.packs, files: new Map(Object.entries(found.files)), led: new Map(Object.entries(found.led)) });
  }
  return lists.get(area);
}

const open = new Map();
/* A pack: its bytes, where each of its lines starts and ends, and the lines of each file; the packs opened last stay open. */
async function pack(name) {
  const reading = open.get(name) || (async () => {
    const buffer = await unpacked(await (await caches.open(CACHE)).match(packed(name)));
    const bytes = new Uint8Array(buffer), end = bytes.indexOf(10);
    const { lines, files } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
    const starts = [end + 1];
    for (const length of lines) starts.push(starts.at(-1) + length);
    return { bytes, starts, files: new Map(files) };
  })();
  open.delete(name);
  open.set(name, reading);
  reading.catch(() => open.delete(name));
  if (open.size > OPEN) open.delete(open.keys().next().value);
  return reading;
}

/* A file of a pack, its lines one after the other. */
function whatSays({ bytes, starts, files }, address) {
  return new Blob(files.get(address).map((rank) => bytes.subarray(starts[rank], starts[rank + 1])));
}

/* Where an address stands among what is kept: {name, address} of a pack, {to} for one that leads elsewhere, or null. */
async function place(path) {
  const file = path === "" || path.endsWith("/") ? `${path}index.html` : path, bare = path.replace(/\/(index\.html)?$/, "");
  for (const area of Object.keys(SITE.areas)) {
    const list = await listOf(area);
    if (!list) continue;
    if (list.files.has(file)) return { name: list.packs[list.files.get(file)][0], address: file };
    if (list.led.has(bare)) return { to: `${list.led.get(bare)}/` };
    if (list.files.has(`${file}/index.html`)) return { to: `${path}/` };
  }
  return null;
}

const pathOf = (url) => {
  const found = new URL(url);
  if (found.origin !== BASE.origin || !found.pathname.startsWith(BASE.pathname)) return null;
  try { return decodeURIComponent(found.pathname.slice(BASE.pathname.length)); } catch { return null; }
};

async function told(found, search) {
  if (found.to !== undefined) return Response.redirect(new URL(encodeURI(found.to) + search, BASE), 302);
  const body = whatSays(await pack(found.name), found.address);
  const type = SITE.types[found.address.slice(found.address.lastIndexOf("."))];
  return new Response(body, { headers: { ...SITE.headers, "Content-Type": type, "X-Arbitre-Version": SITE.version } });
}

/* ---- answering ---- */

const ALONE = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Hors ligne · Arbitre</title><link rel="stylesheet" href="${BASE.pathname}assets/arbitre.css"></head><body><script src="${BASE.pathname}assets/theme.js"></script><main class="md-typeset arb-alone">
<h1>Hors ligne</h1><p>Cette page n’est pas de celles qui sont gardées ici, et le réseau ne répond pas. Un jeu est gardé dès qu’on en a lu une page avec le réseau.</p>
<nav><a href="">Réessayer</a><a href="${BASE.pathname}poche/">Ce qui est gardé</a><a href="${BASE.pathname}recherche/">Chercher dans ce qui est gardé</a><a href="${BASE.pathname}">Accueil</a></nav></main></body></html>`;

const alone = () => new Response(ALONE, { status: 503, headers: { ...SITE.headers, "Content-Type": SITE.types[".html"] } });

async function page(request, path) {
  const found = await place(path), kept = found && (await told(found, new URL(request.url).search).catch(() => null)); // a browser may have thrown packs away
  if (kept) return kept;
  try { return await fetch(request); } catch { return alone(); }
}

/* What a page asks for comes whence the page came; for whoever asks without a page, or whose page was not kept, from the network first. */
async function part(request, path, asking) {
  const found = await place(path);
  if (!found) return fetch(request);
  const client = asking && (await self.clients.get(asking)), from = client && pathOf(client.url);
  const kept = typeof from === "string" && (await place(from)) && (await told(found, "").catch(() => null));
  if (kept) return kept;
  try { return await fetch(request); } catch { return told(found, ""); }
}

/* The referee's files: each is named by what it holds, so that what was fetched once stays true. Kept compressed, they are less than half as heavy. */
async function referee(event) {
  const cache = await caches.open(REFEREE), found = await cache.match(event.request);
  if (found) return through(found, new DecompressionStream("gzip"));
  const fetched = await fetch(event.request);
  if (fetched.ok) event.waitUntil(cache.put(event.request, through(fetched.clone(), new CompressionStream("gzip"))).catch(() => {})); // there may be no room
  return fetched;
}

const through = (answer, stream) => new Response(answer.body.pipeThrough(stream), { headers: { ...SITE.headers, "Content-Type": answer.headers.get("Content-Type") } });

self.addEventListener("install", (event) => event.waitUntil((async () => {
  for (const area of ["", ...(await choice()).games]) await keep(area);
})()));

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && ![CACHE, CHOICE, REFEREE].includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
  const heavy = await caches.open(REFEREE), used = new Set(SITE.referee.map(at));
  for (const { url } of await heavy.keys()) if (!used.has(url)) await heavy.delete(url);
  await self.clients.claim();
})()));

/* Keeps games: those the reader asks for, and those one reads unless the reader dropped them. */
async function keepAll(games, asked, tell) {
  for (const area of new Set(games)) {
    if (!area || !named(area) || (!asked && (await choice()).dropped.includes(area))) continue;
    const fresh = await keep(area);
    await choose(area, true);
    const megabytes = ((SITE.areas[""].bytes + SITE.areas[area].bytes) / 1e6).toFixed(1).replace(".", ",");
    tell({ what: "kept", game: area, label: SITE.areas[area].label, fresh, megabytes });
  }
  await everyPage({ what: "changed" });
}

/* Who asked may have gone to another page meanwhile, and that one shows what is kept. */
async function everyPage(said) {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(said);
}

self.addEventListener("message", (event) => {
  const { what, games = [], asked = false, referee: judge = false } = event.data || {}, tell = (said) => event.source.postMessage(said);
  const doing = {
    now: () => self.skipWaiting(),
    keep: () => keepAll(games, asked, tell),
    tell: async () => tell(await inventory()),
    drop: async () => {
      for (const area of games.filter((one) => one && named(one))) await drop(area);
      if (judge) await caches.delete(REFEREE);
      await everyPage({ what: "changed" });
    },
  }[what];
  if (doing) event.waitUntil(Promise.resolve(doing()).catch(() => everyPage({ what: "failed" }))); // no network, or no room: the next page asks again
});

self.addEventListener("fetch", (event) => {
  const { request } = event, path = pathOf(request.url);
  if (request.method !== "GET" || path === null || path === "sw.js" || path.startsWith(SITE.folder) || request.headers.has("range")) return;
  if (SITE.referee.includes(path)) event.respondWith(referee(event));
  else event.respondWith(request.mode === "navigate" ? page(request, path) : part(request, path, event.clientId));
});
