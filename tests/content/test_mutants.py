"""The examples notice when a rule changes: figures moved, conditions removed, of every kind and in every kind of node.

An ordinary run tries a part of the mutants, always the same: of each kind of change to each kind of node, EACH of every game,
then one in ONE_IN of the rest. A whole kind that examples stopped noticing, or a game whose examples stopped running, is caught;
a single rule that lost its only example may not be. What a part tells of all is told with its doubt. `make mutants` tries them all.
"""

from __future__ import annotations

import math
import os
import random
import re
from collections import defaultdict

import pytest

from arbitre.graph import Reference
from arbitre.resolver.mutation import Mutant, mutants_of, mutate

WHOLE = os.environ.get("MUTANTS") == "all"
EACH, ONE_IN = 1, 20
MOST = 0.05  # of the mutants of a game that no example notices
DOUBT = 2  # standard deviations
SEED = 20261122
NAMED = re.compile(r"\w+:\S+|-?\d+(?:/\d+)?")
GAMES = ("wm:warmachine", "pen:warhammer-40000-pen", "cf:confrontation")


def kind(reference: Reference, node: str, what: str) -> tuple[str, str]:
    """What is changed, in what kind of node, whatever the names and the figures."""
    return reference[node].kind, NAMED.sub("…", what)


def by_kind(reference: Reference, mutants: list[Mutant]) -> dict[tuple[str, str], list[Mutant]]:
    """The mutants of each kind, in order."""
    kinds = defaultdict(list)
    for mutant in mutants:
        kinds[kind(reference, mutant.node.id, mutant.what)].append(mutant)
    return kinds


def some(kinds: dict[tuple[str, str], list[Mutant]]) -> list[Mutant]:
    """A part of the mutants with some of every kind."""
    chance = random.Random(SEED)
    return [mutant for found in kinds.values() for mutant in chance.sample(found, min(len(found), EACH + len(found) // ONE_IN))]


def test_every_game_is_tried(reference):
    assert set(GAMES) == {game.id for game in reference.games()}


def doubt(kinds: dict[tuple[str, str], list[Mutant]], tried: dict[tuple[str, str], list[Mutant]]) -> float:
    """How many more than MOST of them all a part may tell by chance; none where the part is the whole."""
    apart = ((len(found), len(tried[one])) for one, found in kinds.items())
    return DOUBT * math.sqrt(MOST * (1 - MOST) * sum(every * (every - some) / some for every, some in apart))


@pytest.mark.parametrize("game", GAMES)
def test_examples_catch_mutants(reference, game):
    """A mutant of the part that survives stands for as many of its kind as it was drawn from."""
    every = [mutant for node in reference.of_game(game) for mutant in mutants_of(reference, node)]
    kinds = by_kind(reference, every)
    tried = by_kind(reference, every if WHOLE else some(kinds))
    report = mutate(reference, game, only=lambda _: [mutant for found in tried.values() for mutant in found])
    assert report["mutants"] >= len(kinds) > 0, "nothing to mutate"
    lost = [kind(reference, one["id"], one["mutation"]) for one in report["survivors"]]
    standing = sum(len(kinds[one]) / len(tried[one]) for one in lost)
    survivors = "\n".join(map(str, report["survivors"][:20]))
    most = MOST * len(every) + doubt(kinds, tried)
    assert standing <= most, f"{standing:.0f} of {len(every)} are not caught, by {report['mutants']} of them, and {most:.0f} may be\n{survivors}"


@pytest.mark.parametrize("game", GAMES)
def test_a_part_has_every_kind(reference, game):
    kinds = by_kind(reference, [mutant for node in reference.of_game(game) for mutant in mutants_of(reference, node)])
    part = some(kinds)
    assert by_kind(reference, part).keys() == kinds.keys()
    assert doubt(kinds, kinds) == 0 < doubt(kinds, by_kind(reference, part)) < 0.03 * sum(map(len, kinds.values()))
    assert part == some(kinds) and sum(map(len, kinds.values())) / ONE_IN < len(part) < sum(map(len, kinds.values())) / 2
