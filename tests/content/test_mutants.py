"""The examples notice when a rule changes: figures moved, conditions removed, of every kind and in every kind of node.

An ordinary run tries a part of the mutants, always the same: of each kind of change to each kind of node, EACH of every game,
then one in ONE_IN of the rest. A whole kind that examples stopped noticing, or a game whose examples stopped running, is caught;
a single rule that lost its only example may not be. `make mutants` tries them all.
"""

from __future__ import annotations

import os
import random
import re
from collections import defaultdict

import pytest

from arbitre.resolver.mutation import Mutant, mutants_of, mutate

WHOLE = os.environ.get("MUTANTS") == "all"
EACH, ONE_IN = 2, 10
SEED = 20261122
NAMED = re.compile(r"\w+:\S+|-?\d+(?:/\d+)?")
GAMES = ("wm:warmachine", "pen:warhammer-40000-pen", "cf:confrontation")


def kind(mutant: Mutant) -> tuple[str, str]:
    """What is changed, in what kind of node, whatever the names and the figures."""
    return mutant.node.kind, NAMED.sub("…", mutant.what)


def some(mutants: list[Mutant]) -> list[Mutant]:
    """A part of the mutants with some of every kind, in their order."""
    chance, kinds = random.Random(SEED), defaultdict(list)
    for mutant in mutants:
        kinds[kind(mutant)].append(mutant)
    chosen: set[int] = set()
    for found in kinds.values():
        chance.shuffle(found)
        chosen.update(map(id, found[: EACH + len(found) // ONE_IN]))
    return [mutant for mutant in mutants if id(mutant) in chosen]


def test_every_game_is_tried(reference):
    assert set(GAMES) == {game.id for game in reference.games()}


@pytest.mark.parametrize("game", GAMES)
def test_examples_catch_mutants(reference, game):
    report = mutate(reference, game, only=None if WHOLE else some)
    assert report["mutants"], "nothing to mutate"
    survivors = "\n".join(map(str, report["survivors"][:20]))
    assert report["caught"] >= 0.95 * report["mutants"], f"{report['caught']} of {report['mutants']} caught\n{survivors}"


@pytest.mark.parametrize("game", GAMES)
def test_a_part_has_every_kind(reference, game):
    every = [mutant for node in reference.of_game(game) for mutant in mutants_of(reference, node)]
    part = some(every)
    assert {kind(mutant) for mutant in part} == {kind(mutant) for mutant in every}
    assert len(every) / ONE_IN < len(part) < len(every) / 2
