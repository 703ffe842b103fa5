"""Mutation testing takes short cuts; the long way round, every example in a game made anew, finds the same survivors."""

from copy import copy
from dataclasses import replace
from fractions import Fraction

import pytest
from test_kernel import SAID

from arbitre.graph import Compare, Example
from arbitre.resolver import Resolver
from arbitre.resolver.mutation import mutants_of, mutate

@pytest.fixture(scope="module")
def proved(mini):
    """The invented game where what the kernel's tests say stands as examples, under the questions they ask."""
    reference = copy(mini.reference)
    reference.nodes = dict(reference.nodes)
    names = mini.askables("j:jeu")
    for question, answer in SAID:
        node = reference[names[question.partition("(")[0]].id]
        example = Example(question, f">>> {question}\n{answer}\n")
        reference.nodes[node.id] = replace(node, examples=(*node.examples, example))
    return reference


def the_long_way(reference):
    """The survivors, each mutant in a game made anew where every example runs.

    What a question reads stays that of the rules as they are: a fact that a mutant forgets is still taken, and changes nothing.
    """
    found, plain = [], Resolver(reference)
    plain.reading("j:jeu")
    for node in reference:
        for mutant in mutants_of(reference, node):
            changed = copy(reference)
            changed.nodes = {**reference.nodes, node.id: mutant.node}
            resolver = Resolver(changed)
            resolver._readings = plain._readings
            if all(resolver.run_example(other, example).ok for other in changed for example in other.examples):
                found.append((node.id, mutant.what))
    return found


def test_the_short_cuts_find_the_same_survivors(proved):
    report = mutate(proved)
    assert [(one["id"], one["mutation"]) for one in report["survivors"]] == the_long_way(proved)
    assert 0 < report["caught"] < report["mutants"]


def test_a_threshold_that_every_value_meets_is_not_moved(mini):
    """« at least 0 » of a measure that starts at 0 only asks that it be said: « at least -1 » would be the same rule."""
    node = next(n for n in mini.reference if any(isinstance(c.value, Fraction) for e in n.effects for c in e.given))
    effect = next(e for e in node.effects if any(isinstance(c.value, Fraction) for c in e.given))
    measure = next(n for n in mini.reference if n.kind == "Measure" and n.data.get("min") == 0)

    def moved(at_least: int) -> list[str]:
        bare = replace(node, effects=(replace(effect, given=(Compare(measure.id, "atLeast", Fraction(at_least)),)),))
        return [m.what for m in mutants_of(mini.reference, bare) if "→" in m.what and measure.id in m.what]

    assert [what.rpartition(" ")[2] for what in moved(0)] == ["1"]
    assert [what.rpartition(" ")[2] for what in moved(3)] == ["2", "4"]
