"""How a chance moves with one number of a situation: what is drawn where a question cannot be put without a situation.

The situation is one that an example of the page tells, its dice set aside; each figure is a verdict asked for one value of the number.
For a roll the number is the nearest one that changes its success. For a chain it is how often a stage is asked, else the nearest number
that changes the first thing the chain tells.
"""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from ..errors import ArbitreError
from ..graph import Node
from ..resolver import Cell, Ledger, Resolver, budget, takes
from .questions import DICE, Question, question

NUMBERS = ("Characteristic", "Measure")
APART = {"Roll": 12, "Chain": 3}  # how far from the example's value each is asked: every answer of a chain is a whole distribution
TIMES = 6  # the most times a stage of a chain is asked
DRAWN = 25_000  # work: a question that costs more is not asked for every value of its numbers
PAGE = {"Roll": 600_000, "Chain": 250_000}  # work: what is looked for on one page, some seconds of it; a chain does more at each unit
SEEN = Fraction(1, 20)  # a curve that never rises above it would lie on the axis: it is not drawn
PARSER = doctest.DocTestParser()


@dataclass(frozen=True)
class Situation:
    """What one question of an example says; `stated` gives each word its whole name, `read` keeps those of the example; `rank` is its place among
    the `told` questions of the example.
    """

    label: str
    read: Question
    stated: dict[str, object]
    rank: int = 0
    told: int = 1


@dataclass(frozen=True)
class Sweep:
    """The chance of one outcome for each value of `over` (a CURIE), all else as the situation says."""

    situation: Situation
    over: str
    outcome: str
    cells: tuple[Cell, ...]


def situations(resolver: Resolver, node: Node) -> Iterator[Situation]:
    """The situations of a node's examples that ask it, in their order, each once."""
    seen = []
    for example in node.examples:
        asked = [(line, read) for line in PARSER.get_examples(example.code) if (read := question(line.source, resolver, node.game)).asked]
        for rank, (line, read) in enumerate(asked):
            if read.asked != node.id or line.exc_msg:
                continue
            whole = {name: resolver.reference[curie].name for name, curie in read.names.items()}
            stated = {whole.get(name, name): value for name, value in read.stated.items() if name not in DICE}
            if stated not in seen:
                seen.append(stated)
                yield Situation(example.label, read, stated, rank, len(asked))


def sweep(resolver: Resolver, node: Node, ledger: Ledger) -> Sweep | None:
    """The sweep of a roll that succeeds or of a chain that tells a fact.

    None when nothing its examples state changes the chance enough to be seen, or when to find it would cost more than a page may.
    """
    outcome = told(resolver, node)
    if not outcome:
        return None
    asked = list(situations(resolver, node))
    kept = ledger.recall(node.game, ["sweep", node.id, outcome, [one.stated for one in asked]], lambda: _first(resolver, node, asked, outcome))
    if kept is None:
        return None
    rank, curie, answers = kept
    number, stated = resolver.reference[curie].name, asked[rank].stated
    return Sweep(asked[rank], curie, outcome, tuple(Cell(v, {**stated, number: v}, (outcome,), Fraction(c)) for v, c in answers))


def _first(resolver: Resolver, node: Node, asked: list[Situation], outcome: str) -> list[object] | None:
    """The first curve worth drawing: the rank of its situation, the number that changes, each value with its chance."""
    with budget.within(budget.WORK, PAGE[node.kind]) as purse:
        for rank, situation in enumerate(asked):
            if not _light(resolver, node, situation.stated, purse):
                continue
            for curie in numbers(resolver, node, situation.stated):
                found = _answers(resolver, node, situation.stated, resolver.reference[curie], outcome)
                if purse.left <= 0:  # what it could not ask is missing from it
                    return None
                if worth([chance for _, chance in found]):
                    return [rank, curie, [[value, str(chance)] for value, chance in found]]
    return None


def worth(chances: list[Fraction]) -> bool:
    """Whether a curve shows anything: its chances differ, and one of them is high enough to be seen."""
    return len(set(chances)) > 1 and max(chances) > SEEN


def _light(resolver: Resolver, node: Node, stated: dict[str, object], purse: budget.Purse) -> bool:
    before = purse.left
    try:
        resolver.resolve(node, stated)
    except ArbitreError:
        return False
    return before - purse.left <= DRAWN


def told(resolver: Resolver, node: Node) -> str:
    """The outcome whose chance is drawn: the success of a roll, else the first its table has; the first thing a chain tells when it is a fact."""
    if node.kind == "Roll" and "totalBecomes" in node.data:
        return resolver.reference[str(node.data["selects"])].data["rows"][0][-1]
    if node.kind == "Roll":
        return str(node.data.get("success") or "Réussi") if node.data.get("against") and not node.data.get("margin") else ""
    first = resolver.reference.get(str(next(iter(node.data.get("tells", ())), "")))
    return first.label if node.kind == "Chain" and first and first.kind == "Fact" else ""


def numbers(resolver: Resolver, node: Node, stated: dict[str, object]) -> list[str]:
    """The numbers of a situation that may be changed: how often stages are asked, then what the question reads, the nearest first."""
    found = [str(stage.times) for stage in node.data.get("stages", ()) if isinstance(stage.times, str)]
    found += [taken.curie for group in takes(resolver, node) for taken in group]
    named = {curie: resolver.reference[curie] for curie in dict.fromkeys(found) if resolver.reference.get(curie)}
    return [curie for curie, number in named.items() if number.kind in NUMBERS and isinstance(stated.get(number.name), int)]


def _answers(resolver: Resolver, node: Node, stated: dict[str, object], number: Node, outcome: str) -> list[tuple[int, Fraction]]:
    """The chance for each value around the one stated, without the flat ends, of which one value stays."""
    here = int(stated[number.name])
    repeats = any(stage.times == number.id for stage in node.data.get("stages", ()))
    first, last = (1, TIMES) if repeats else (here - APART[node.kind], here + APART[node.kind])
    low, high = number.data.get("min"), number.data.get("max")
    first, last = max(first, int(low)) if low is not None else first, min(last, int(high)) if high is not None else last
    found: list[tuple[int, Fraction]] = []
    for value in range(first, last + 1):
        try:
            odds = resolver.resolve(node, {**stated, number.name: value}).odds
        except ArbitreError:  # the question has no such value, or too many cases to count
            continue
        if odds is not None:
            found.append((value, odds.get(outcome, Fraction(0))))
    while len(found) > 2 and found[-1][1] == found[-2][1]:
        found.pop()
    while len(found) > 2 and found[0][1] == found[1][1]:
        found.pop(0)
    return found
