"""The real queries on the real reference: the right page first, in Python and in the browser."""

from __future__ import annotations

import gzip
import json
import shutil
from pathlib import Path

import pytest
from bare_site import ASSETS, PAGE, ask, served

from arbitre.graph.records import records
from arbitre.search import build_index, export, quality, read_queries, search

HERE = Path(__file__).parent
QUERIES = HERE / "queries.tsv"
TYPOS = Path(__file__).parent / "typos.tsv"  # a name misspelt, its articles left out; no game chosen
SHARED = HERE / "shared.tsv"
TARGET = 0.95
REACHED = {  # what the other suites reach so far: 0.95 is wanted of keywords, 0.75 of what players say; a change that loses more is a fault
    "queries-confrontation.tsv": 0.84, "colloquial/confrontation.tsv": 0.48, "colloquial/warhammer-40000-pen.tsv": 0.61, "colloquial/warmachine.tsv": 0.65,
}
DEPTH = 10  # results in which the right page is looked for
BUDGET = 150_000  # bytes
SHOWN = 8  # results under the box (search.js); several games each have some pages of these names


@pytest.fixture(scope="module")
def listed(reference) -> list[dict]:
    return records(reference)


@pytest.fixture(scope="module")
def listed_index(tmp_path_factory, listed):
    return build_index(listed, tmp_path_factory.mktemp("shared") / "index")


def test_every_query_names_a_page_that_exists(listed):
    known = {record["id"] for record in listed}
    assert [q for q in read_queries(QUERIES) if q.id not in known] == []


def test_there_are_enough_queries_and_none_twice():
    asked = [q.query for q in read_queries(QUERIES)]
    assert len(asked) >= 60 and len(asked) == len(set(asked))


def test_mrr_in_python(listed):
    found = quality(listed, QUERIES)
    assert found["mrr"] >= TARGET, found["missed"]


@pytest.mark.parametrize("query", read_queries(TYPOS), ids=lambda query: query.query)
def test_a_misspelt_name_is_found_among_all_the_games(listed_index, query):
    """The corrected words that are a whole name win over the page of another game that has some of them."""
    assert search(listed_index, query.query).results[0].id == query.id


@pytest.fixture(scope="module")
def real_site(tmp_path_factory, listed):
    """A bare page with the search of the whole reference; yields its address."""
    root = tmp_path_factory.mktemp("real")
    shutil.copytree(ASSETS, root / "assets")
    export(build_index(listed, tmp_path_factory.mktemp("index") / "index"), root)
    (root / "index.html").write_text(PAGE.format(title="Accueil", body="", base="./"), encoding="utf-8")
    with served(root) as address:
        yield address


def test_the_first_answer_in_a_game_is_light(tmp_path, listed_index):
    """What is fetched before it, compressed: the programs, the list of the games and the game's own core, whatever the other games hold."""
    files = export(listed_index, tmp_path)
    scripts = [ASSETS / f"search{name}.js" for name in ("", "-words", "-engine", "-games")]
    common = sum(len(gzip.compress(path.read_bytes(), 9)) for path in [*scripts, files[0]])
    for part in json.loads(files[0].read_text(encoding="utf-8"))["parts"]:
        own = len(gzip.compress((files[0].parent / f"core-{part['version']}.json").read_bytes(), 9))
        assert common + own < BUDGET, part


def test_mrr_in_the_browser(chromium, real_site):
    page = chromium.new_page()
    page.goto(real_site)
    total, queries = 0.0, read_queries(QUERIES)
    for query, answer in zip(queries, ask(page, [(q.query, {"played": q.played or ""}) for q in queries])):
        ids = [hit["id"] for hit in answer["results"]]
        total += 1 / (ids.index(query.id) + 1) if query.id in ids else 0
    page.close()
    assert total / len(queries) >= TARGET


def test_a_misspelt_name_is_found_in_the_browser(chromium, real_site):
    page, queries = chromium.new_page(), read_queries(TYPOS)
    page.goto(real_site)
    first = [answer["results"][0]["id"] for answer in ask(page, [q.query for q in queries])]
    page.close()
    assert first == [q.id for q in queries]


@pytest.mark.parametrize("words, one, other", [tuple(line.split("\t")) for line in SHARED.read_text(encoding="utf-8").splitlines()[1:]])
def test_words_that_several_games_have(listed_index, words, one, other):
    """Each game's page is among those the box shows, says its game, and comes first for who plays it."""
    hits = search(listed_index, words, limit=SHOWN).results
    found = {hit.id: hit.game for hit in hits}
    assert {one, other} <= set(found)
    assert found[one] != found[other]
    for page, game in ((one, found[one]), (other, found[other])):
        mine = [hit.id for hit in search(listed_index, words, limit=5, played=game).results]
        assert page in mine[:2]


def test_each_suite_names_pages_that_exist(listed):
    known = {record["id"] for record in listed}
    assert [(name, q) for name in REACHED for q in read_queries(HERE / name) if not set(q.right) <= known] == []


@pytest.mark.parametrize("name", REACHED)
def test_what_players_type_and_say(listed_index, name):
    queries = read_queries(HERE / name)
    ranks = [q.rank([hit.id for hit in search(listed_index, q.query, limit=DEPTH, played=q.played or None).results]) for q in queries]
    assert sum(1 / rank for rank in ranks if rank) / len(queries) >= REACHED[name]


def test_the_browser_hears_players_as_python_does(chromium, real_site, listed_index):
    """Page by page: the two rankings are one, questions and slang included, but for one query in two hundred."""
    queries = [q for name in REACHED for q in read_queries(HERE / name)]
    page = chromium.new_page()
    page.goto(real_site)
    answers = ask(page, [(q.query, {"played": q.played or ""}) for q in queries])
    page.close()
    apart = []
    for query, answer in zip(queries, answers):
        mine = [hit.id for hit in search(listed_index, query.query, limit=DEPTH, played=query.played or None).results]
        if [hit["id"] for hit in answer["results"]][:DEPTH] != mine:
            apart.append(query.query)
    assert len(apart) <= len(queries) / 200, apart
