"""Each command, run in this process: what it prints, for people and for programs, and its exit status."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from arbitre import cli
from arbitre.resolver import Versions

LISTED = {"id", "slug", "url", "kind", "game", "chapter", "label", "label_en", "alt", "statement", "text", "cites", "examples", "effects"}
BACK_STRIKE = "attaque_de_corps_a_corps(acc=6, defense=14, des=[3, 4], depuis_l_arc_arriere=True)"


@pytest.fixture
def call(capsys, monkeypatch, root, known):
    """Runs a command from the checkout: its exit status, what it printed, and what it said on the side."""
    monkeypatch.chdir(root)

    def run(*arguments: str) -> tuple[int, str, str]:
        status = cli.run(list(arguments))
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return run


@pytest.fixture
def read(call):
    """The JSON a command printed."""

    def run(*arguments: str):
        status, out, err = call(*arguments)
        assert status == 0, err
        return json.loads(out)

    return run


def back_strike(reference):
    return reference["wm:attaque-de-dos"]


# --- reading ----------------------------------------------------------------------------------------------------------


def test_list_has_every_page_in_the_promised_shape(read, reference):
    pages = read("list", "--json")
    assert len(pages) == len(reference.nodes)
    for page in pages:
        assert LISTED <= page.keys()
        assert isinstance(page["examples"], int) and isinstance(page["effects"], int)
        assert page["url"] == f"/{page['slug']}/"
        assert all(set(c) == {"document", "section", "page"} for c in page["cites"])
    page = next(p for p in pages if p["id"] == "wm:attaque-de-dos")
    node = back_strike(reference)
    assert page["label"] == "Attaque de dos" and page["kind"] == "Rule" and page["game"] == "warmachine"
    assert page["url"] == "/warmachine/attaque-de-dos/"
    assert page["examples"] == len(node.examples) and page["effects"] == len(node.effects)
    assert {c["document"] for c in page["cites"]} >= {"warmachine-mk2-fr-combat"}
    assert all(example.label in page["text"] for example in node.examples)


def test_list_by_game_and_kind(read, call):
    rules = read("list", "--game", "WM", "--kind", "règle", "--json")
    assert rules and {(p["game"], p["kind"]) for p in rules} == {("warmachine", "Rule")}
    status, out, _ = call("list", "--game", "WM", "--kind", "Rule")
    assert status == 0 and len(out.splitlines()) == len(rules)


@pytest.mark.parametrize("name", [
    "wm:attaque-de-dos", "warmachine/attaque-de-dos", "/warmachine/attaque-de-dos/", "Attaque de dos", "attaque de DOS", "Back strike",
    "https://arbitre.example/warmachine/attaque-de-dos/?v=00000000", "attaque_de_dos",
])
def test_show_by_any_name(read, name):
    assert read("show", name, "--json")["id"] == "wm:attaque-de-dos"


def test_show_by_code_in_either_case(read, reference):
    code = back_strike(reference).code
    assert read("show", code, "--json")["id"] == read("show", code.lower(), "--json")["id"] == "wm:attaque-de-dos"


def test_show_reads_like_the_page(call, reference):
    node = back_strike(reference)
    status, out, _ = call("show", node.code)
    assert status == 0
    assert node.label in out and " ".join(node.statement.split()) in out and "Sources" in out and "Exemples" in out
    assert all(example.label in out for example in node.examples)


def test_show_gives_the_question_of_a_roll(call):
    _, out, _ = call("show", "wm:attaque-de-corps-a-corps")
    question = next(line.strip() for line in out.splitlines() if line.strip().startswith("attaque_de_corps_a_corps("))
    assert {"acc", "defense", "des"} <= set(question.partition("(")[2].rstrip(")").split(", "))


@pytest.mark.parametrize("form, mark", [("text", "Attaque de dos"), ("markdown", "]("), ("bbcode", "[url=")])
def test_cite(call, reference, resolver, form, mark):
    status, out, _ = call("cite", back_strike(reference).code, "--format", form)
    assert status == 0 and mark in out and f"/warmachine/attaque-de-dos/?v={Versions(resolver).of(back_strike(reference))}" in out


def test_cite_as_json(read, reference, resolver):
    found = read("cite", "wm:attaque-de-dos", "--format", "json")
    assert found["version"] == Versions(resolver).of(back_strike(reference)) and found["code"] == back_strike(reference).code


# --- searching --------------------------------------------------------------------------------------------------------


def test_search_forgives(read):
    found = read("search", "ataque", "dos", "--json")
    assert set(found) == {"query", "suggestion", "results"} and found["query"] == "ataque dos"
    assert found["suggestion"]
    assert all(set(hit) == {"id", "label", "kind", "game", "url", "score", "excerpt"} for hit in found["results"])
    assert found["results"][0]["id"] == "wm:attaque-de-dos"


def test_search_limits_and_filters(read):
    found = read("search", "attaque", "--kind", "règle", "--game", "wm", "--limit", "3", "--json")["results"]
    assert len(found) == 3 and {h["kind"] for h in found} == {"Rule"}


def test_search_in_batch_answers_every_line(call, tmp_path):
    queries = ["attaque de dos", "", "xyzzy", "( OR [ * \" AND", "knocked down"]
    (tmp_path / "queries.txt").write_text("\n".join(queries) + "\n", encoding="utf-8")
    status, out, err = call("search", "--batch", str(tmp_path / "queries.txt"))
    answers = [json.loads(line) for line in out.splitlines()]
    assert status == 0, err
    assert [a["query"] for a in answers] == queries
    assert answers[0]["results"][0]["id"] == "wm:attaque-de-dos" and answers[1]["results"] == []


# --- judging ----------------------------------------------------------------------------------------------------------


def test_resolve_with_dice(read, reference):
    found = read("resolve", "warmachine", BACK_STRIKE, "--json")
    assert set(found) == {"verdict", "outcome", "total", "odds", "trace", "version", "idle", "rather", "counts_in", "unread", "contradicted", "disputes", "answers"}
    code = back_strike(reference).code
    assert found["verdict"].startswith(f"Touche : 3 + 4 + 6 (ACC) + 2 ({code}) = 15 contre DEF 14")
    assert (found["outcome"], found["total"], found["odds"]) == ("Touche", 15, None)
    assert code in [line["code"] for line in found["trace"]]
    assert all(set(line) == {"code", "label", "text", "value"} for line in found["trace"])


def test_resolve_without_dice_gives_fractions(read):
    found = read("resolve", "wm", "attaque_de_corps_a_corps(acc=6, defense=14)", "--json")
    assert found["total"] is None and Fraction(found["odds"]["Touche"]) == Fraction(15, 36)
    assert Fraction(found["odds"]["Touche"]) + Fraction(found["odds"]["Raté"]) == 1


def test_a_question_of_one_game_needs_no_other_word(call):
    status, out, _ = call("resolve", BACK_STRIKE)
    assert status == 0 and out.startswith("Touche : 3 + 4 + 6 (ACC)")


@pytest.mark.parametrize(("said", "told"), [
    (("charger()",), "charger se demande dans plusieurs jeux → dites le jeu"), (("inventee(a=1)",), "aucun jeu n'a de question inventee → dites le jeu"),
    (("warmachine", "charger()", "distance=3"), "entre guillemets"), ((), "il manque [JEU] QUESTION"),
])
def test_what_no_game_is_alone_to_judge_asks_which(call, said, told):
    status, out, err = call("resolve", *said)
    assert status and not out and told in err


def test_mutate_reports_in_the_promised_shape(read, small):
    found = read("--root", str(small), "mutate", "--json")
    assert found["mutants"] and {"mutants", "caught", "survivors"} <= found.keys()
    assert found["mutants"] - found["caught"] == len(found["survivors"])


# --- checking and authoring -------------------------------------------------------------------------------------------


def test_check_passes_on_a_game_just_founded(call, tmp_path, monkeypatch):
    """That it passes on the real games is proved with their content."""
    monkeypatch.chdir(tmp_path)
    assert call("new", "--game", "Escarmouche", "--prefix", "ESC")[0] == 0
    status, out, err = call("check")
    assert (status, out) == (0, ""), out
    assert "aucune erreur" in err
    assert json.loads(call("check", "--json")[1]) == []
