"""The shapes look again only at what is not as it passed; what they say is what they would say of the whole."""

import shutil

import essai  # noqa: F401 - binds the procedure of the invented game
import pytest
from trees import SITE, TESTS, cases, edit, tree

from arbitre.commands.check import find_problems
from arbitre.graph.checks import check, shapes
from arbitre.graph.checks.corpus import Corpus
from arbitre.graph.checks.parts import KEPT, Parts
from arbitre.resolver import Resolver


def told(root):
    return [f"[{p.severity}] {p}" for p in check(root, Resolver, SITE)]


# Some of them, and every chain: what a chain's questions read, only the resolver knows.
BROKEN = [name for rank, name in enumerate(cases("bad")) if rank % 6 == 0 or name.startswith("chain-")]


@pytest.mark.parametrize("name", BROKEN)
def test_a_graph_that_passed_then_broke_is_told_as_one_never_seen(name, tmp_path):
    root = tree(tmp_path / "t", TESTS / "good" / name)
    assert told(root) == []
    kept = root / KEPT
    assert kept.is_file()
    shutil.move(kept, tmp_path / "kept")
    shutil.rmtree(root)
    tree(root, TESTS / "bad" / name)
    kept.parent.mkdir(exist_ok=True)
    shutil.move(tmp_path / "kept", kept)
    expected = (TESTS / "bad" / name / "expected.txt").read_text(encoding="utf-8").splitlines()
    assert told(root) == expected
    assert told(root) == expected, "what failed has not passed"


@pytest.mark.parametrize("name", [name for name in cases("bad") if name.startswith("chain-")])
def test_a_chain_proved_then_broken_is_told_as_one_never_proved(name, tmp_path):
    root = tree(tmp_path / "t", TESTS / "good" / name)
    assert find_problems(root)[0] == []
    shutil.move(root / ".cache", tmp_path / "kept")
    shutil.rmtree(root)
    tree(root, TESTS / "bad" / name)
    shutil.rmtree(root / ".cache", ignore_errors=True)
    shutil.move(tmp_path / "kept", root / ".cache")
    expected = (TESTS / "bad" / name / "expected.txt").read_text(encoding="utf-8").splitlines()
    for _ in range(2):
        assert [f"[{p.severity}] {p}" for p in find_problems(root)[0]] == expected


def test_a_chain_is_told_when_what_its_question_reads_changes_elsewhere(tmp_path):
    root = tree(tmp_path / "t", TESTS / "bad" / "chain-casts-a-part-nobody-reads")
    reading = " ; arb:effect [ arb:on es:defense ; arb:add es:bouclier ; arb:when es:de-dos ]"
    edit(root, 'arb:symbol "DEF2"', f'arb:symbol "DEF2"{reading}')
    assert find_problems(root)[0] == []
    edit(root, reading, " ")
    assert any("que jet_d_attaque ne lit pas" in str(problem) for problem in find_problems(root)[0])


def looked(root, shapes):
    """What the shapes have to look at."""
    parts = Parts(Corpus(root, SITE), shapes)
    return parts, parts.of(parts.waiting)


def test_only_what_changed_is_looked_at(tmp_path):
    root = tree(tmp_path / "t", TESTS / "good" / cases("good")[0])
    parts, whole = looked(root, b"shapes")
    parts.keep([])
    assert len(whole.graph) and not looked(root, b"shapes")[0].waiting
    assert len(looked(root, b"other shapes")[1].graph) == len(whole.graph)
    path = next(p for p in sorted((root / "content").rglob("*.ttl")) if "arb:statement" in p.read_text(encoding="utf-8"))
    text = path.read_text(encoding="utf-8")
    path.write_text("# a remark\n" + text.replace('arb:statement "', 'arb:statement "Ah. ', 1), encoding="utf-8")
    again = looked(root, b"shapes")[1]
    assert len(set(again.owner.values())) == 1 and 0 < len(again.graph) < len(whole.graph)


@pytest.mark.parametrize("name", cases("bad")[::9])
def test_nodes_looked_at_a_few_at_a_time_are_told_as_all_together(name, tmp_path, monkeypatch):
    root = tree(tmp_path / "t", TESTS / "bad" / name)
    together = told(root)
    shutil.rmtree(root / ".cache", ignore_errors=True)
    monkeypatch.setattr(shapes, "SHARE", 8)
    assert told(root) == together
