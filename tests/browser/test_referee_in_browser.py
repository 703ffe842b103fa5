"""The referee in a real browser: the same verdicts as the command line's, example by example, under the site's policy and from the site alone.

It is the same code, on another machine. An ordinary run judges a part of the examples there, always the same: of each question that is a program of
its own (a procedure, a chain, a sequence…) those that stand under it, and one in ONE_IN of the others. `make examples` judges them all.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import threading

import pytest

from arbitre.commands.server import listen
from arbitre.errors import ArbitreError
from arbitre.resolver import Resolver
from arbitre.resolver.referee import Referee, portable
from arbitre.resolver.speaking import as_json_object
from arbitre.site import pyodide, referee
from arbitre.site.served import assets
from arbitre.site.fresh import Fresh

PAGE = '<!doctype html><html lang="fr"><meta charset="utf-8"><title>Arbitre</title><link rel="icon" href="/icon.svg"><p>Rien.</p></html>'
BATCH = 250  # examples a message
WHOLE = os.environ.get("EXAMPLES") == "all"
ONE_IN = 6
PROGRAMS = ("Procedure", "Ranking", "Sequence", "Chain")
BEGIN = """() => {
    const worker = new Worker("/assets/referee-worker.js", { type: "module" }), waiting = new Map();
    worker.onmessage = ({ data }) => { waiting.get(data.id)(data); waiting.delete(data.id); };
    let last = 0;
    window.ask = (what) => new Promise((done) => { waiting.set(++last, done); worker.postMessage({ id: last, ...what }); });
}"""
DIGESTS = """async ({ game, examples }) => {
    const said = await ask({ game, examples });
    if (said.failure) throw new Error(said.failure);
    const digest = async (runs) => {
        const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(runs))));
        return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
    };
    return Promise.all(said.answer.map(digest));
}"""


@pytest.fixture(scope="module")
def folder(root, reference, tmp_path_factory):
    """A site that is nothing but the referee of the whole reference."""
    assert pyodide.present(root), pyodide.missing(root)
    made = tmp_path_factory.mktemp("referee")
    fresh = Fresh(made)
    referee.publish(root, reference, fresh, referee.told(root, reference))
    fresh.put("index.html", PAGE)
    fresh.put("icon.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>')
    fresh.put("assets/referee-worker.js", dict(assets())["referee-worker.js"])
    return made


@pytest.fixture(scope="module")
def address(folder):
    """Where it is served, as `arbitre serve` serves: with the headers of its policy."""
    with listen(folder, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


def manifest(folder) -> dict:
    """What names the files of the referee."""
    return json.loads((folder / referee.FOLDER / "manifest.json").read_text(encoding="utf-8"))


def test_every_example_of_every_game_is_judged_alike(open_page, address, reference, told):
    page = open_page(address)
    page.set_default_timeout(0)
    page.evaluate(BEGIN)
    other, asked = [], 0
    for game in reference.games():
        name = game.id.partition(":")[2]
        examples = part([(node, example) for node in reference.of_game(game.id) for example in node.examples])
        for start in range(0, len(examples), BATCH):
            batch = examples[start : start + BATCH]
            found = page.evaluate(DIGESTS, {"game": name, "examples": [example.code for _, example in batch]})
            here = [digest(told[node.id, example][1]) for node, example in batch]
            other += [f"{node.id} « {example.label} »" for (node, example), mine, theirs in zip(batch, here, found, strict=True) if mine != theirs]
            asked += len(batch)
    assert other == []
    assert asked > (4000 if WHOLE else 4000 / ONE_IN)


def part(examples: list) -> list:
    """Those that are judged in the browser: of a kind of node without programs, the first of all at least."""
    firsts = {node.kind: rank for rank, (node, _) in reversed([*enumerate(examples)])}
    return [one for rank, one in enumerate(examples) if WHOLE or one[0].kind in PROGRAMS or rank % ONE_IN == 0 or rank in firsts.values()]


def test_the_part_has_every_program(reference):
    examples = [(node, example) for node in reference for example in node.examples]
    kept = part(examples)
    programs = {node.id for node, _ in examples if node.kind in PROGRAMS}
    assert programs <= {node.id for node, _ in kept} and len(examples) / ONE_IN < len(kept)
    assert {node.kind for node, _ in kept} == {node.kind for node, _ in examples}


def digest(runs) -> str:
    """A mark of what the lines of an example answer, as the page makes it."""
    told = [{"source": run.source, "got": run.got, "ok": run.ok, "verdict": run.verdict and as_json_object(run.verdict, "")} for run in runs]
    return hashlib.sha256(json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()).hexdigest()[:16]


QUESTIONS = [
    ("warmachine", "attaque_a_distance(atd=5, defense=14, visee=True, cible=dict(au_tapis=True))"),
    ("warmachine", "attaque_de_corps_a_corps(acc=6, defense=14, des=[3, 4], attaquant_engagee=True)"),
    ("warmachine", "attaque_de_corps_a_corps(acc=6, defnse=14)"),
    ("warmachine", "attaque_de_corps_a_corps(acc=6"),
    ("warmachine", "__import__('os')"),
    ("warmachine", "attaque_de_corps_a_corps(acc=99999, defense=14)"),
    ("confrontation", "initiative(initiative=4)"),
    ("warhammer-40000-pen", "tirer(distance='loin')"),
    ("personne", "jet()"),
]


@pytest.mark.parametrize(("game", "question"), QUESTIONS)
def test_what_is_asked_is_answered_as_the_command_line_prints_it(asking, reference, game, question):
    mine = Referee()
    for node in reference.games():
        mine.learn(node.id.partition(":")[2], portable(reference, node.id), reference.version)
    expected = json.loads(mine.ask(game, question))
    assert asking({"game": game, "expression": question})["answer"] == expected
    try:
        straight = as_json_object(Resolver(reference).ask(game, question), reference.version)
    except ArbitreError as error:
        straight = {"error": str(error)}
    assert game == "personne" or straight == expected


@pytest.fixture(scope="module")
def asking(chromium, address):
    """Asks a worker that stays awake."""
    context = chromium.new_context()
    page = context.new_page()
    page.goto(address)
    page.evaluate(BEGIN)
    yield lambda what: page.evaluate("(what) => ask(what)", what)
    context.close()


def test_nothing_is_fetched_before_a_question(open_page, address):
    page, heard = open_page(address), []
    page.on("request", lambda request: heard.append(request.url.removeprefix(address)))
    page.evaluate("() => new Worker('/assets/referee-worker.js', { type: 'module' })")
    page.wait_for_timeout(300)
    assert "assets/referee-worker.js" in heard and not any(name.startswith("assets/referee/") for name in heard)


def test_what_is_not_there_is_told_and_asked_for_again(open_page, address, folder, tmp_path):
    page = open_page(address, expected=("404",))
    page.evaluate(BEGIN)
    aside = (folder / referee.FOLDER / "manifest.json").rename(tmp_path / "manifest.json")
    try:
        assert "manifest.json" in page.evaluate("() => ask({ game: 'warmachine', expression: 'x' })")["failure"]
    finally:
        aside.rename(folder / referee.FOLDER / "manifest.json")
    assert page.evaluate("() => ask({ game: 'warmachine' })")["answer"] is None


def test_what_one_game_needs_is_light_and_as_the_readme_says(folder, root):
    names, place = manifest(folder), folder / referee.FOLDER
    every = [*(names["runtime"] + name for name in pyodide.SERVED), names["lock"], names["library"], names["code"]]
    common = sum(len(gzip.compress((place / name).read_bytes(), 9)) for name in every)
    heaviest = common + max(len(gzip.compress((place / game).read_bytes(), 9)) for game in names["games"].values())
    told = re.search(r"(\d+\.\d) MB compressed at most", " ".join((root / "README.md").read_text(encoding="utf-8").split()))
    assert told and abs(float(told[1]) - heaviest / 1e6) < 0.1, heaviest
