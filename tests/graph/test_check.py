"""The door: what `check` does with a project as a whole."""

from dataclasses import dataclass

import pytest
from trees import SITE, tree

from arbitre.errors import GraphError, SituationError
from arbitre.graph.checks import Problem, check


@pytest.fixture
def root(tmp_path):
    return tree(tmp_path / "t")


@dataclass
class Result:
    runs: tuple = ()
    ok: bool = True
    error: str = ""


def test_a_problem_reads_as_one_line():
    problem = Problem("content/w/x.ttl", 12, "wm:foo", "ce qui ne va pas", "le remède")
    assert str(problem) == "content/w/x.ttl:12 wm:foo : ce qui ne va pas → le remède"
    assert str(Problem("content/x.ttl", 1, "", "m", "r", "warning")) == "content/x.ttl:1 : m → r"


def test_the_shared_base_is_sound(root):
    assert check(root, site_url=SITE) == []


def test_addresses_follow_the_site_address(root):
    assert check(root, site_url="https://ailleurs.example/arbitre/") == []


def test_a_folder_that_is_no_project_is_an_error_with_a_remedy(tmp_path):
    with pytest.raises(GraphError, match="→"):
        check(tmp_path)
    (tmp_path / "ontology").mkdir()
    (tmp_path / "ontology/arbitre.ttl").write_text("", encoding="utf-8")
    with pytest.raises(GraphError, match="aucun fichier .ttl"):
        check(tmp_path)


def test_errors_come_before_warnings(root):
    (root / "content/sources.ttl").write_text(
        (root / "content/sources.ttl")
        .read_text(encoding="utf-8")
        .replace('dct:issued "2014"', 'dct:creator "x"')
        .replace("arb:pages 50", "arb:pages 1"),
        encoding="utf-8",
    )
    found = [p.severity for p in check(root, site_url=SITE)]
    assert found == sorted(found) and {"error", "warning"} == set(found)


def test_examples_run_only_when_the_graph_is_sound(root):
    asked = []

    class Resolver:
        def __init__(self, reference):
            asked.append(reference)

        def run_example(self, node, example):
            return Result()

        def idle_words(self, game, question, names):
            return []

    game = root / "content/essai/game.ttl"
    sound = game.read_text(encoding="utf-8")
    game.write_text(sound.replace("arb:page 3", "arb:page 99"), encoding="utf-8")
    assert check(root, Resolver, SITE) and not asked
    game.write_text(sound, encoding="utf-8")
    messages = [p.message for p in check(root, Resolver, SITE)]
    assert len(asked) == 1 and messages == ["aucun exemple ne fait jouer ES-007", "aucun exemple ne fait jouer ES-008"]


def test_an_error_of_the_resolver_is_a_problem_of_the_example(root):
    class Resolver:
        def __init__(self, reference):
            pass

        def run_example(self, node, example):
            raise SituationError("il manque att → donnez-le")

    first = check(root, Resolver, SITE)[0]
    assert (first.node, first.message, first.remedy) == (
        "es:jet-d-attaque",
        "l'exemple « Égaler suffit » : il manque att",
        "donnez-le",
    )


def test_a_resolver_that_cannot_be_built_is_told_once(root):
    def factory(reference):
        raise GraphError("règles introuvables → rétablissez-les")

    assert [str(p) for p in check(root, factory, SITE)] == ["content:1 : règles introuvables → rétablissez-les"]
