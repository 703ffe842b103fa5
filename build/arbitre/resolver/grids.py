"""Rolls that select a cell of a table: each die read alone, the cells that cannot be read bounded by those that can.

The lowest and the highest die become numbers of the situation, the table is asked in it. Where a die more is thrown, whoever may
choose keeps the dice that serve best. A cell that the source left unreadable lies between its neighbours: severity never falls down
a column; the verdict says how far it may go, and stops there.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

from ..graph import UNKNOWN, Effect
from . import dice, priority, tables, totals
from .context import Context
from .rolls import Roll
from .verdict import Verdict, chance
from .wording import extras

Span = tuple[int, int]  # the least and the greatest rank a result may have among the words of the table


class Grid:
    """One roll with the table it reads, in one situation."""

    def __init__(self, context: Context) -> None:
        self.context, self.roll = context, Roll(context)
        data, reference = self.roll.node.data, context.reference
        self.table = reference[str(data["selects"])]
        self.words = [str(w) for w in reference[str(self.table.data["grades"])].data["values"]]
        self.base, self.places = int(data["dice"]), (str(data["lowestDie"]), str(data["highestDie"]))
        self._read: dict[tuple[int, int], Span] = {}
        self._asked: dict[tuple[int, int], Context] = {}

    def span(self, kept: tuple[int, ...]) -> Span:
        """How grave the dice kept may be; the two ends are one where the cell is known."""
        pair = min(kept), max(kept)
        if pair not in self._read:
            self._read[pair] = self._reading(kept, pair)
        return self._read[pair]

    def _reading(self, kept: tuple[int, ...], pair: tuple[int, int]) -> Span:
        forced = self.forced(kept)
        if forced is not None:
            return (self.words.index(str(forced.value)),) * 2
        return tables.span(self.asked(pair), self.table, self.words)

    def forced(self, kept: tuple[int, ...]) -> Effect | None:
        """The effect that gives its result whatever the cell, for the dice that show its pattern: an exception before what it excepts.

        Raises Collision when two that nothing orders give different results.
        """
        shown = [e for e in self.roll.effects if e.op == "reads" and e.pattern and dice.matches(e.pattern, kept)]
        standing = priority.standing(self.context.reference, shown)
        if len({e.value for e in standing}) > 1:
            raise priority.Collision(standing)
        return standing[0] if standing else None

    def asked(self, pair: tuple[int, int]) -> Context:
        """The table asked where the lowest and the highest die show these faces."""
        if pair not in self._asked:
            situation = self.context.situation.with_numbers({place: Fraction(face) for place, face in zip(self.places, pair)})
            self._asked[pair] = self.context.functions.about(self.table.id, situation)
        return self._asked[pair]

    def chosen(self, faces: tuple[int, ...]) -> tuple[Span, list[tuple[int, ...]]]:
        """What whoever chooses makes of the dice thrown, and the dice that may give it."""
        hands = list(dict.fromkeys(combinations(faces, self.base)))
        spans = {hand: self.span(hand) for hand in hands}
        best = max if self.roll.picks >= 0 else min
        found = best(low for low, _ in spans.values()), best(high for _, high in spans.values())
        return found, [hand for hand in hands if spans[hand] == found]

    def told(self, found: Span) -> str:
        """A result, or the limits of one that the source does not let read."""
        low, high = (self.words[rank] for rank in found)
        return low if low == high else UNKNOWN

    def limits(self, found: Span) -> str:
        return f"au moins {self.words[found[0]]}, au plus {self.words[found[1]]}"

    def expression(self) -> str:
        whose = {1: " au choix de qui lance", -1: " au choix de qui subit"}.get(self.roll.picks, "")
        return f"{self.roll.count}d{self.roll.sides}" + (f", on en garde {self.base}{whose}" if whose else "")


def resolve(context: Context, des: object = None) -> Verdict:
    """The verdict of a roll that selects a cell; with no dice, the exact chance of each word and the limits of what is not known."""
    if "totalBecomes" in context.asked.data:
        return totals.resolve(context, des)
    grid = Grid(context)
    context.note_node(grid.roll.node.id, grid.expression())
    return _chances(grid) if des is None else _given(grid, des)


def _given(grid: Grid, des: object) -> Verdict:
    context, count = grid.context, grid.roll.count
    chosen = count > grid.base and isinstance(des, (list, tuple)) and len(des) == grid.base  # the dice already chosen
    faces = dice.read(des, grid.base if chosen else count, grid.roll.sides, "des", f" ({grid.expression()})")
    found, hands = grid.chosen(faces)
    said, outcome = " et ".join(map(str, faces)), grid.told(found)
    if len(faces) > grid.base and hands:
        said += f", on garde {' et '.join(map(str, hands[0]))}"
    text = f"{outcome if outcome != UNKNOWN else 'Inconnue'} : {said}"
    forced = grid.forced(hands[0]) if hands else None
    if forced is not None:
        context.note(forced, "quelle que soit la case", "dés")
    elif hands:
        asked = grid.asked((min(hands[0]), max(hands[0])))
        text += f" ; {tables.where(asked, grid.table)} ({grid.table.code})"
        text += tables.reasons(asked, grid.table)
        context.take(asked)
    if outcome == UNKNOWN:
        text += f" : {grid.limits(found)}{tables.remedy(grid.table)}"
    least = {grid.words[found[0]]: Fraction(1)} if outcome == UNKNOWN else {}
    return _verdict(grid, text, outcome, None, {"span": found, "least": least})


def _chances(grid: Grid) -> Verdict:
    context = grid.context
    shares: dict[str, Fraction] = {}
    least, most = [Fraction(0)] * len(grid.words), [Fraction(0)] * len(grid.words)
    unknown: dict[str, Fraction] = {}  # of the cells that cannot be read, the least each may be
    for faces, share in dice.distribution(grid.roll.count, grid.roll.sides):
        found, _ = grid.chosen(faces)
        shares[grid.told(found)] = shares.get(grid.told(found), Fraction(0)) + share
        if grid.told(found) == UNKNOWN:
            unknown[grid.words[found[0]]] = unknown.get(grid.words[found[0]], Fraction(0)) + share
        for rank in range(len(grid.words)):
            least[rank] += share * (found[0] >= rank)
            most[rank] += share * (found[1] >= rank)
    for asked in grid._asked.values():
        context.take(asked)
    for effect in (e for e in grid.roll.effects if e.op == "reads"):
        context.note(effect, "compris dans les chances", "chances")
    order = [*(w for w in grid.words if w in shares), *([UNKNOWN] if UNKNOWN in shares else [])]
    text = f"{grid.roll.node.label} sur {grid.expression()} : " + " ; ".join(f"{word} : {chance(shares[word])}" for word in order)
    bounds = {word: (least[rank], most[rank]) for rank, word in enumerate(grid.words)}
    if UNKNOWN in shares:
        text += "".join(
            f" ; {word}{' ou plus' * (word != grid.words[-1])} : de {chance(low)} à {chance(high)}" for word, (low, high) in bounds.items() if low != high
        ) + f" ({grid.table.code}{tables.remedy(grid.table)})"
    return _verdict(grid, text, order[-1] if len(order) == 1 else grid.roll.node.label, {w: shares[w] for w in order}, {"bounds": bounds, "least": unknown})


def _verdict(grid: Grid, text: str, outcome: str, odds: dict | None, details: dict) -> Verdict:
    context = grid.context
    return Verdict(
        grid.roll.node.id, text + extras(context), outcome, None, odds, tuple(context.trace), tuple(context.disputes), details=details,
    )

