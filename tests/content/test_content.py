"""The content proves itself: every example runs, nearly every rule has one, and the examples notice when a rule changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.graph import load
from arbitre.graph.checks import check
from arbitre.resolver import Resolver
from arbitre.resolver.mutation import mutate

NORMATIVE = ("Rule", "Skill", "Property", "State", "Sequence", "Table")
ROOT = Path(__file__).resolve().parents[2]
REFERENCE = load(ROOT)
RESOLVER = Resolver(REFERENCE)
PROVED = [node for node in REFERENCE if node.examples]


@pytest.mark.parametrize("node", PROVED, ids=[node.id for node in PROVED])
def test_examples(node):
    for example in node.examples:
        result = RESOLVER.run_example(node, example)
        failures = [f"{run.source}\n  attendu : {run.want}\n  obtenu :  {run.got}" for run in result.runs if not run.ok]
        assert result.ok, f"{node.file}:{node.line} {node.id}, « {example.label} »\n" + "\n".join(failures or [result.error])


def test_check_is_clean():
    problems = check(ROOT, Resolver)
    assert not problems, "\n".join(map(str, problems))


def test_nearly_everything_normative_has_an_example():
    nodes = [n for n in REFERENCE if n.kind in NORMATIVE]
    bare = [n.id for n in nodes if not n.examples]
    assert len(bare) <= 0.05 * len(nodes), f"{len(bare)} of {len(nodes)} have no example: {', '.join(bare)}"


@pytest.mark.parametrize("game", [game.id for game in REFERENCE.games()])
def test_examples_catch_mutants(game):
    report = mutate(REFERENCE, game)
    assert report["mutants"], "nothing to mutate"
    survivors = "\n".join(map(str, report["survivors"][:20]))
    assert report["caught"] >= 0.95 * report["mutants"], f"{report['caught']} of {report['mutants']} caught\n{survivors}"
