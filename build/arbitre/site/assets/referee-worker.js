// The referee, in a worker of its own: the resolver that the command line runs, in Python for browsers. It loads nothing before it is asked.
//   {id, game, expression} is answered {id, answer}, as `arbitre resolve --json` prints it, or {id, answer: {error}};
//   {id, game, tell: question} is answered the same, with what a page shows besides, {id, game, account: question}, what changed nothing;
//   {id, game, answer: question}, what it answers or what it lacks, {id, game, carry: question}, what it says as the description of a table;
//   {id, game, qr: text}, the modules of its QR code, a row a text of 0 and 1;
//   {id, game, fields: name}, [what the question may be told];
//   {id, game, examples: […]} is answered {id, answer: [[{source, got, ok, verdict}…]…]};
//   {id, game} only wakes it up: {id, answer: null}. What keeps it from waking up is answered {id, failure}.
const HERE = new URL("referee/", import.meta.url);

const fetched = async (name) => {
  const answer = await fetch(new URL(name, HERE));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
};

let waking = null;
const games = new Map();

const wake = async () => {
  const manifest = await (await fetched("manifest.json")).json();
  const code = fetched(manifest.code).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = await import(new URL(`${manifest.runtime}pyodide.mjs`, HERE));
  const python = await loadPyodide({
    indexURL: new URL(manifest.runtime, HERE).href, stdLibURL: new URL(manifest.library, HERE).href, lockFileURL: new URL(manifest.lock, HERE).href,
  });
  python.FS.writeFile("/referee.zip", new Uint8Array(await code));
  python.runPython("import sys; sys.path.insert(0, '/referee.zip')");
  return { manifest, referee: python.pyimport("arbitre.resolver.referee").Referee() };
};

const ready = async (game) => {
  waking ??= wake();
  const awake = await waking;
  const file = awake.manifest.games[game];
  if (file && !games.has(game)) games.set(game, fetched(file).then((answer) => answer.text()).then((text) => awake.referee.learn(game, text, awake.manifest.version)));
  await games.get(game);
  return awake.referee;
};

self.addEventListener("message", async ({ data }) => {
  const { id, game, expression, tell, account, answer, carry, qr, fields, examples } = data;
  try {
    const referee = await ready(game);
    const said = expression ? referee.ask(game, expression) : tell ? referee.tell(game, tell) : account ? referee.account(game, account)
      : answer ? referee.answer(game, answer) : carry ? referee.carry(game, carry) : qr ? referee.qr(qr) : fields ? referee.fields(game, fields) : "null";
    self.postMessage({ id, answer: examples ? examples.map((code) => JSON.parse(referee.run(game, code))) : JSON.parse(said) });
  } catch (error) {
    if (!games.size) waking = null; // the network may be back at the next question
    games.delete(game);
    self.postMessage({ id, failure: String(error?.message || error) });
  }
});
