"""The chances of a roll's dice, need by need: each figure is that of a verdict, asked for that need and for nothing else.

A roll against a number is asked with its additions at their least; one that counts what it exceeds, or only a total, is asked what it
reaches at least; an opposed roll, by how much one side's additions exceed the other's. Where a rule sets the need, one figure is all.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from ..errors import ArbitreError
from ..graph import Node
from .verdict import Verdict

if TYPE_CHECKING:
    from .engine import Resolver
    from .rolls import Roll

LEAST, MOST, OVER, UNDER, EDGE = "AtLeast", "AtMost", "MoreThan", "LessThan", "edge"
APART = 6  # how far the additions of an opposed roll are drawn apart
RUNS = 3  # how many throws of a die that is thrown again and added a table shows
WIDEST = 60  # needs of a table


@dataclass(frozen=True)
class Cell:
    """One figure: the question asked, and the outcomes whose chances it sums."""

    need: int
    asked: dict[str, object]
    outcomes: tuple[str, ...]
    chance: Fraction


@dataclass(frozen=True)
class Curve:
    """The cells of one roll under the same facts; `fixed` when the need is not the player's to change."""

    cells: tuple[Cell, ...]
    compares: str
    fixed: bool = False


def curves(resolver: Resolver, node: Node, named: list[tuple[str, ...]], situation: dict[str, object] | None = None) -> list[Curve | None]:
    """One curve for each set of facts, over the same needs; None where too little is known to roll. `situation` holds for all of them."""
    reference = resolver.reference
    against = reference.get(str(node.data.get("against", "")))
    facts = [{**(situation or {}), **{reference[f].name: True for f in found}} for found in named]
    spans = [_span(resolver, node, stated) for stated in facts]
    if not any(spans):
        return [None for _ in facts]
    low = min(s[0] for s in spans if s)
    high = min(max(s[1] for s in spans if s), low + WIDEST)
    needs = range(low, high + 1)
    found: list[Curve | None] = []
    for stated, span in zip(facts, spans):
        if not span:
            found.append(None)
        elif against is not None and against.kind == "Roll":
            found.append(_edge(resolver, node, against, stated))
        elif against is None or node.data.get("margin"):
            found.append(_reaching(resolver, node, against, stated, needs))
        else:
            found.append(_needing(resolver, node, against, stated, range(low, high + 2)))
    return found


def ask(resolver: Resolver, node: Node, stated: dict[str, object]) -> Verdict | None:
    """The verdict of a roll without dice; None when it has none to give here."""
    try:
        verdict = resolver.resolve(node, stated)
    except ArbitreError:
        return None
    return verdict if verdict.odds is not None else None


def _named(resolver: Resolver, against: Node | None) -> list[str]:
    """What may be stated for a need: the number itself, or the first that a quantity is made of; nothing of one that its own page sets."""
    found: list[str] = []
    while against is not None and against.name not in found and not _set(against):
        found.append(against.name)
        against = resolver.reference.get(str(next(iter(against.data.get("adds", ())), "")))
    return found


def _set(quantity: Node) -> bool:
    """Whether the page of a quantity replaces it, whatever is said."""
    return any(e.op == "set" and e.rule == quantity.id and not (e.when or e.given) for e in quantity.effects)


def _base(resolver: Resolver, node: Node) -> dict[str, object]:
    """The additions of a roll at their least; where a quantity is added, what it is made of is left to its defaults."""
    parts = [resolver.reference[str(c)] for c in node.data.get("adds", ())]
    return {part.name: int(max(Fraction(0), part.data.get("min") or Fraction(0))) for part in parts}


def _span(resolver: Resolver, node: Node, stated: dict[str, object]) -> tuple[int, int] | None:
    """The least and the greatest the kept dice may show."""
    roll = _roll(resolver, node, {**_base(resolver, node), **stated})
    against = resolver.reference.get(str(node.data.get("against", "")))
    for name in _named(resolver, against) if roll is None else ():  # whatever need the question accepts: only the dice matter
        for need in (4, 7):
            roll = roll or _roll(resolver, node, {**_base(resolver, node), **stated, name: need})
    if roll is None:
        return None
    kept = roll.count - roll.low - roll.high
    return kept, kept * roll.sides * (RUNS if roll.cup.again else 1)


def _roll(resolver: Resolver, node: Node, stated: dict[str, object]) -> Roll | None:
    try:
        return resolver.roll(node, stated)
    except ArbitreError:
        return None


def _needing(resolver: Resolver, node: Node, against: Node, stated: dict[str, object], needs: range) -> Curve | None:
    """The chance of success for each need stated."""
    base = _base(resolver, node)
    shift, success = sum(map(int, base.values())), str(node.data.get("success") or "Réussi")
    name = next((n for n in _named(resolver, against) if any(ask(resolver, node, {**base, **stated, n: need + shift}) for need in needs)), "")
    compares = str(node.data.get("comparison") or LEAST)
    cells = []
    if compares in (MOST, UNDER):
        needs = range(needs[0] - 1, needs[-1])
    for need in needs if name else ():
        asked = {**base, **stated, name: need + shift}
        if (verdict := ask(resolver, node, asked)) is not None and (set(verdict.odds) - set(_given(verdict, node))):
            cells.append(Cell(need, asked, (success,), verdict.odds.get(success, Fraction(0))))
    if not cells:  # the need cannot be stated: a table gives it, or a rule
        asked = {**base, **stated}
        verdict = ask(resolver, node, asked)
        return Curve((Cell(0, asked, (success,), verdict.odds.get(success, Fraction(0))),), compares, True) if verdict else None
    if len({cell.chance for cell in cells}) == 1:
        return Curve(cells[:1] and (cells[0],), compares, True)
    return Curve(tuple(cells), compares)


def _given(verdict: Verdict, node: Node) -> list[str]:
    known = {str(node.data.get("success") or "Réussi"), str(node.data.get("failure") or "Raté")}
    return [outcome for outcome in verdict.odds or {} if outcome not in known]


def _reaching(resolver: Resolver, node: Node, against: Node | None, stated: dict[str, object], needs: range) -> Curve | None:
    """The chance that the dice reach each total at least."""
    asked = {**_base(resolver, node), **stated}
    if against is not None:
        asked[against.name] = int(max(Fraction(0), against.data.get("min") or Fraction(0)))
    verdict, roll = ask(resolver, node, asked), _roll(resolver, node, asked)
    if verdict is None or roll is None:
        return None
    shift = roll.flat - (roll.need.amount if roll.need else 0)  # from what the dice show to what the verdict counts
    totals = {outcome: _number(outcome) for outcome in verdict.odds if _number(outcome) is not None}
    cells = []
    for need in needs:
        reaching = tuple(outcome for outcome, total in totals.items() if total >= need + shift)
        if against is None or need + shift > 0 or need == needs[0]:  # a margin below one is counted as none
            cells.append(Cell(need, asked, reaching, sum((verdict.odds[o] for o in reaching), Fraction(0))))
    return Curve(tuple(cells), LEAST)


def _number(outcome: str) -> Fraction | None:
    try:
        return Fraction(outcome.rpartition(" ")[2].replace(",", "."))
    except ValueError:
        return None


def _edge(resolver: Resolver, node: Node, against: Node, stated: dict[str, object]) -> Curve | None:
    """The chance to win an opposed roll for each advance of one side's additions over the other's."""
    mine, theirs = _base(resolver, node), _base(resolver, against)
    success = str(node.data.get("success") or "Réussi")
    first, second = next(iter(mine), None), next(iter(theirs), None)
    apart = APART if first and second and first != second else 0
    for side, name in ((mine, first), (theirs, second)) if apart else ():
        side[name] += _idle(resolver, node, {**theirs, **mine, **stated}, name)
    cells = []
    for edge in range(-apart, apart + 1):
        asked = {**theirs, **mine, **stated}
        if edge > 0:
            asked[first] = mine[first] + edge
        if edge < 0:
            asked[second] = theirs[second] - edge
        if (verdict := ask(resolver, node, asked)) is not None:
            cells.append(Cell(edge, asked, (success,), verdict.odds.get(success, Fraction(0))))
    return Curve(tuple(cells), EDGE, len(cells) == 1) if cells else None


def _idle(resolver: Resolver, node: Node, asked: dict[str, object], name: str) -> int:
    """How much may be added to a number before it counts: a rule that bounds it from below has it count for more than it is."""
    verdicts = [ask(resolver, node, {**asked, name: asked[name] + more}) for more in range(APART)]
    odds = [verdict and verdict.odds for verdict in verdicts]
    return next((more for more, (here, after) in enumerate(zip(odds, odds[1:])) if here != after), 0)
