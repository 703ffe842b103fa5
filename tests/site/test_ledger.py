"""What a build keeps for the next one: found again while the game is the same, worked out again once it changed, believed only when sealed."""

from dataclasses import replace
from fractions import Fraction

import pytest

from arbitre import seal
from arbitre.resolver import Resolver
from arbitre.site.ledger import KEPT, Ledger
from arbitre.site.sweeps import sweep


@pytest.fixture
def asked():
    """How often something was worked out."""
    return []


def fill(ledger, asked, question="q"):
    found = ledger.recall("es:essai", ["kind", question], lambda: asked.append(question) or [question])
    ledger.keep()
    return found


def changed(reference):
    """The same reference, a figure of one effect apart."""
    node = reference["es:dos"]
    effect = replace(node.effects[0], value=Fraction(3))
    return replace(reference, nodes={**reference.nodes, node.id: replace(node, effects=(effect, *node.effects[1:]))})


def test_what_was_asked_is_found_again(tmp_path, mini_reference, asked):
    assert fill(Ledger(mini_reference, tmp_path), asked) == fill(Ledger(mini_reference, tmp_path), asked) == ["q"]
    assert asked == ["q"]


def test_a_changed_figure_asks_again(tmp_path, mini_reference, asked):
    fill(Ledger(mini_reference, tmp_path), asked)
    fill(Ledger(changed(mini_reference), tmp_path), asked)
    assert asked == ["q", "q"]


def test_what_no_build_uses_any_more_is_forgotten(tmp_path, mini_reference, asked):
    fill(Ledger(mini_reference, tmp_path), asked, "old")
    fill(Ledger(mini_reference, tmp_path), asked, "new")
    assert len(seal.kept_json(tmp_path / KEPT)) == 1


def test_figures_somebody_wrote_are_not_believed(tmp_path, mini_reference, asked):
    fill(Ledger(mini_reference, tmp_path), asked)
    file = tmp_path / KEPT
    file.write_bytes(file.read_bytes().replace(b'["q"]', b'["z"]'))
    assert fill(Ledger(mini_reference, tmp_path), asked) == ["q"] and asked == ["q", "q"]


def test_without_a_root_nothing_is_kept(tmp_path, mini_reference, asked, monkeypatch):
    monkeypatch.chdir(tmp_path)
    fill(Ledger(mini_reference), asked)
    assert list(tmp_path.iterdir()) == []


def test_a_sweep_kept_is_the_sweep_asked(tmp_path, mini_reference):
    resolver, chain = Resolver(mini_reference), mini_reference["es:assaut"]
    first = Ledger(mini_reference, tmp_path)
    found = sweep(resolver, chain, first)
    first.keep()
    assert sweep(resolver, chain, Ledger(mini_reference, tmp_path)) == found and found.cells[0].chance == Fraction(7, 24)
