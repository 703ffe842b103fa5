"""Every broken graph of tests/bad gives its expected message, word for word; its twin of tests/good gives none."""

from pathlib import Path

import essai  # noqa: F401 - binds the procedure of the invented game
import pytest
from trees import SITE, TESTS, cases, tree

from arbitre.graph.checks import check
from arbitre.resolver import Resolver


def _told(case: Path, target: Path) -> list[str]:
    return [f"[{p.severity}] {p}" for p in check(tree(target, case), Resolver, SITE)]


@pytest.mark.parametrize("name", cases("bad"))
def test_a_broken_graph_says_what_where_and_how_to_mend_it(name, tmp_path):
    case = TESTS / "bad" / name
    assert _told(case, tmp_path / "t") == (case / "expected.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", cases("good"))
def test_the_mended_twin_passes(name, tmp_path):
    assert _told(TESTS / "good" / name, tmp_path / "t") == []


def test_every_broken_graph_has_a_twin():
    assert cases("bad") == cases("good")


def test_every_message_has_a_place_and_a_remedy():
    for name in cases("bad"):
        for line in (TESTS / "bad" / name / "expected.txt").read_text(encoding="utf-8").splitlines():
            place, _, rest = line.partition(" : ")
            assert (
                place.startswith(("[error] content/", "[warning] content/"))
                and place.split()[1].rpartition(":")[2].isdigit()
            ), name
            assert rest.partition(" → ")[2], name
