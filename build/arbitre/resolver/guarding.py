"""The figures and conditions of a few nodes that no example guards: mutation testing of what was just written, in the time one waits.

What each example looked at is remembered from its last run, so only the mutants cost anything; every core tries some of them.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Iterable
from dataclasses import dataclass

from ..graph import Node
from .engine import Resolver
from .ledger import Ledger
from .mutation import Mutant, Witness, caught, mutants_of

SMALL = 4  # mutants that are tried here: to fork would take longer


@dataclass(frozen=True)
class Guarding:
    """What was found: every survivor among the mutants tried, of how many there are."""

    mutants: int
    tried: int
    survivors: tuple[Mutant, ...]


def guarding(resolver: Resolver, nodes: Iterable[Node], seconds: float) -> Guarding:
    """Tries the mutants of some nodes against the examples of their games, until the time is up. `resolver` remembers its answers."""
    until = time.monotonic() + seconds
    reference = resolver.reference
    mutants = [mutant for node in nodes for mutant in mutants_of(reference, node)]
    games = {mutant.node.game for mutant in mutants}
    trial = _Trial(resolver, mutants, {game: _witnesses(resolver.ledger or Ledger(resolver), game) for game in games})
    found: dict[int, bool] = {}
    for rank, noticed in trial.run(until):
        found[rank] = noticed
    return Guarding(len(mutants), len(found), tuple(mutants[rank] for rank in sorted(found) if not found[rank]))


class _Trial:
    """Mutants, and the examples that may notice them."""

    def __init__(self, resolver: Resolver, mutants: list[Mutant], witnesses: dict[str, list[Witness]]) -> None:
        self.base, self.mutants, self.witnesses = Resolver(resolver.reference), mutants, witnesses
        self.known: dict[str, dict] = {game: {} for game in witnesses}

    def run(self, until: float) -> Iterable[tuple[int, bool]]:
        """The rank of each mutant tried, and whether an example noticed it; stops when the time is up."""
        ranks = range(len(self.mutants))
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        if cores == 1 or len(ranks) <= SMALL or "fork" not in multiprocessing.get_all_start_methods():
            yield from self._alone(ranks, until)
            return
        for game in self.witnesses:
            self.base.index(game), self.base.reading(game)  # made once, before the forks that share them
        global _trial
        _trial = self
        with multiprocessing.get_context("fork").Pool(cores) as pool:  # leaving it ends what still runs
            found = pool.imap_unordered(_tried, ranks)
            for _ in ranks:
                try:
                    yield found.next(max(0.0, until - time.monotonic()))
                except multiprocessing.TimeoutError:
                    return

    def _alone(self, ranks: Iterable[int], until: float) -> Iterable[tuple[int, bool]]:
        for rank in ranks:
            if time.monotonic() > until:
                return
            yield rank, self.noticed(rank)

    def noticed(self, rank: int) -> bool:
        """Whether an example fails under a mutant."""
        mutant = self.mutants[rank]
        game = mutant.node.game
        return caught(self.base.reference, self.base, mutant, self.witnesses[game], self.known[game])


_trial: _Trial | None = None  # what the forks inherit


def _tried(rank: int) -> tuple[int, bool]:
    return rank, _trial.noticed(rank)


def _witnesses(ledger: Ledger, game: str) -> list[Witness]:
    """The examples of a game that pass, with what each is remembered to look at."""
    found = []
    for node in ledger.resolver.reference.of_game(game):
        for example in node.examples:
            if ledger.example(node, example).ok:
                rests = ledger.rests(node, example)
                found.append(Witness(node, example, frozenset(rests.looked_at), None, frozenset([frozenset(rests.facts)]), None))
    return found
