"""The real queries on the real reference: the right page first, in Python and in the browser."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
from bare_site import PAGE, ask, put_assets, served

from arbitre.graph.records import records
from arbitre.search import build_index, export, reached, read_queries, search

HERE = Path(__file__).parent
QUERIES = HERE / "queries.tsv"
TYPOS = HERE / "typos.tsv"  # a name misspelt, its articles left out; no game chosen
SHARED = HERE / "shared.tsv"
# What each suite is held to, which the quality page publishes: its mean reciprocal rank, and how many of its pages are among the first three.
# A floor, so that nothing is lost; 0.75 and 0.85 are wanted of questions, 0.95 of the keywords of each game.
FLOORS = {suite: (mrr, three) for suite, mrr, three, _ in reached(HERE / "reached.tsv")}
SUITES = [suite for suite in FLOORS if suite != "queries"]
BUDGET = 150_000  # bytes
SHOWN = 5  # results among which the pages of two games that share a name are found
OF_THREE = {"fuite": 8}  # all three games have pages of that name: as many as the box shows


@pytest.fixture(scope="module")
def listed(reference) -> list[dict]:
    return records(reference)


@pytest.fixture(scope="module")
def listed_index(tmp_path_factory, root, listed):
    """The index of the whole reference, made from the last one of the project as far as it goes."""
    index = tmp_path_factory.mktemp("shared") / "index"
    with suppress(FileNotFoundError, shutil.Error):  # not made yet, or another one is taken into use meanwhile: what is missing is made here
        shutil.copytree(root / ".cache" / "index", index)
    return build_index(listed, index)


def test_every_query_names_a_page_that_exists(listed):
    known = {record["id"] for record in listed}
    for path in (QUERIES, TYPOS, *(HERE / f"{name}.tsv" for name in SUITES)):
        assert [q for q in read_queries(path) if not known.issuperset(q.right)] == []


def test_there_are_enough_queries_and_none_twice():
    asked = [q.query for q in read_queries(QUERIES)]
    assert len(asked) >= 60 and len(asked) == len(set(asked))


@pytest.fixture(scope="module")
def found(listed_index):
    """What Python finds, each query asked once."""
    return cache(lambda words, played: search(listed_index, words, played=played).results)


@pytest.mark.parametrize("query", read_queries(TYPOS), ids=lambda query: query.query)
def test_a_misspelt_name_is_found_among_all_the_games(listed_index, query):
    """The corrected words that are a whole name win over the page of another game that has some of them."""
    assert search(listed_index, query.query).results[0].id == query.id


def figures(queries, answers) -> tuple[float, float]:
    """The mean reciprocal rank of some answers, each a list of pages, and the share that has a right page among the first three."""
    ranks = [query.rank(found) for query, found in zip(queries, answers, strict=True)]
    return sum(1 / rank for rank in ranks if rank) / len(ranks), sum(0 < rank <= 3 for rank in ranks) / len(ranks)


@pytest.mark.parametrize("name", FLOORS)
def test_a_suite_keeps_what_it_reaches_in_python(found, name):
    queries = read_queries(HERE / f"{name}.tsv")
    reaches = figures(queries, [[hit.id for hit in found(q.query, q.played)] for q in queries])
    assert all(figure >= floor for figure, floor in zip(reaches, FLOORS[name])), reaches


@pytest.fixture(scope="module")
def exported(tmp_path_factory, listed_index) -> tuple[Path, list[Path]]:
    """The search of the whole reference as a browser asks it: its folder, and the files."""
    root = tmp_path_factory.mktemp("real")
    put_assets(root)
    return root, export(listed_index, root)


@pytest.fixture(scope="module")
def real_site(exported):
    """A bare page with that search; yields its address."""
    root, _ = exported
    (root / "index.html").write_text(PAGE.format(title="Accueil", body="", base="./"), encoding="utf-8")
    with served(root) as address:
        yield address


def test_the_first_answer_in_a_game_is_light(exported):
    """What is fetched before it, compressed: the programs, the list of the games and the game's own core, whatever the other games hold."""
    root, files = exported
    weight = lambda path: len(gzip.compress(path.read_bytes(), 6))  # as static hosts do
    common = sum(map(weight, [*imported(root / "assets" / "search.js"), *imported(root / "assets" / "search-worker.js"), files[0]]))
    for part in json.loads(files[0].read_text(encoding="utf-8"))["parts"]:
        assert common + weight(files[0].parent / f"core-{part['version']}.json") < BUDGET, part


def imported(program: Path) -> set[Path]:
    """A program as it is served, and those it cannot begin without."""
    said = re.findall(r'\bimport\b[^;"]*\bfrom\s*"\./([\w-]+\.js)"', program.read_text(encoding="utf-8"))
    return {program}.union(*(imported(program.with_name(name)) for name in said))


@pytest.mark.parametrize("name", FLOORS)
def test_the_browser_ranks_the_suites_as_python_does(chromium, real_site, found, name):
    page, queries = chromium.new_page(), read_queries(HERE / f"{name}.tsv")
    page.goto(real_site)
    answers = ask(page, [(q.query, {"played": q.played or ""}) for q in queries])
    page.close()
    for query, there in zip(queries, answers, strict=True):
        here = found(query.query, query.played)
        assert [(h["id"], h["score"]) for h in there["results"]] == [(h.id, h.score) for h in here], query.query


def test_a_misspelt_name_is_found_in_the_browser(chromium, real_site):
    page, queries = chromium.new_page(), read_queries(TYPOS)
    page.goto(real_site)
    first = [answer["results"][0]["id"] for answer in ask(page, [q.query for q in queries])]
    page.close()
    assert first == [q.id for q in queries]


@pytest.mark.parametrize("words, one, other", [tuple(line.split("\t")) for line in SHARED.read_text(encoding="utf-8").splitlines()[1:]])
def test_words_that_several_games_have(listed_index, words, one, other):
    """Each game's page is among those the box shows, says its game, and comes first for who plays it."""
    hits = search(listed_index, words, limit=OF_THREE.get(words, SHOWN)).results
    found = {hit.id: hit.game for hit in hits}
    assert {one, other} <= set(found)
    assert found[one] != found[other]
    for page, game in ((one, found[one]), (other, found[other])):
        mine = [hit.id for hit in search(listed_index, words, limit=5, played=game).results]
        assert page in mine[:2]


@pytest.mark.parametrize("words", ["charge", "tir dans la mêlée", "peur", "combien de dés", "moving"])
def test_a_game_that_is_named_answers_as_when_it_is_chosen(listed_index, listed, words):
    """By each of its names, before or after the words, whatever game is played."""
    games = [record for record in listed if record["kind"] == "Game"]
    for game in games:
        chosen = search(listed_index, f"{words} ", game=game["slug"]).results[0].id
        for name in (game["label"], game["label_en"], *game["alt"]):
            for query in (f"{words} {name}", f"{name} : {words} "):
                for played in (None, games[0]["slug"]):
                    assert search(listed_index, query, played=played).results[0].id == chosen, query
