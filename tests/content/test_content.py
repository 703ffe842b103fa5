"""The content proves itself: every example runs, nearly every rule has one, and the check finds nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arbitre.graph import Example, Node, load, registry
from arbitre.graph.checks import check
from arbitre.resolver import Resolver
from arbitre.resolver.examples import ExampleResult

NORMATIVE = ("Rule", "Skill", "Property", "State", "Sequence", "Table")
ROOT = Path(__file__).resolve().parents[2]
REFERENCE = load(ROOT)
RESOLVER = Resolver(REFERENCE)
PROVED = [node for node in REFERENCE if node.examples]


class Told:
    """What stands for the kept answers here: what the examples showed in this run."""

    def __init__(self, told: dict) -> None:
        self.told = told

    def example(self, node: Node, example: Example) -> ExampleResult:
        ok, runs, error = self.told[node.id, example]
        return ExampleResult(node, example, ok, runs, error)

    def recall(self, game: str, question: object, work):
        """Works everything else out."""
        return work()


@pytest.fixture(scope="module", autouse=True)
def ledger(told) -> None:
    RESOLVER.ledger = Told(told)


@pytest.mark.parametrize("node", PROVED, ids=[node.id for node in PROVED])
def test_examples(node):
    for example in node.examples:
        result = RESOLVER.run_example(node, example)
        failures = [f"{run.source}\n  attendu : {run.want}\n  obtenu :  {run.got}" for run in result.runs if not run.ok]
        assert result.ok, f"{node.file}:{node.line} {node.id}, « {example.label} »\n" + "\n".join(failures or [result.error])


def test_check_is_clean():
    problems = check(ROOT, lambda reference: RESOLVER if reference == REFERENCE else Resolver(reference))
    assert not problems, "\n".join(map(str, problems))


def test_nearly_everything_normative_has_an_example():
    nodes = [n for n in REFERENCE if n.kind in NORMATIVE]
    bare = [n.id for n in nodes if not n.examples]
    assert len(bare) <= 0.05 * len(nodes), f"{len(bare)} of {len(nodes)} have no example: {', '.join(bare)}"


def test_the_registry_is_as_the_next_code_will_leave_it():
    """In its order: rows that two authors added, each at the end, would all move at the next `arbitre new`."""
    rows = list(registry.read(ROOT))
    assert rows == sorted(rows, key=registry._order)


def test_no_rule_is_an_exception_to_itself(told):
    """« Interdit : PEN-675 (exception à PEN-675) » tells nobody which of its sentences won."""
    texts = {run.got for _, runs, _ in told.values() for run in runs if "(exception à " in run.got}
    assert texts and [text for text in texts for one, others in re.findall(r"([A-Z]+-\d+) \(exception à ([^)]*)\)", text) if one in others.split(", ")] == []
