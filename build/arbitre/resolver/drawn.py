"""What the examples of a node give to draw: each answer with the numbers it stands on. A picture shows these and nothing else.

The check reads the same: a drawing that its examples leave empty is told to the author, never published blank.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from ..errors import ArbitreError
from ..graph import Effect, Node
from .answers import REFUSALS, WORDS
from .examples import Run
from .heard import Heard, heard

if TYPE_CHECKING:
    from .engine import Resolver

COMPARED = ("Balance", "Sight", "Level", "Near")  # what says yes or no by the numbers it is asked with
NUMBER = re.compile(r"\d+(?:,\d+)?")
SIZE = re.compile(r"(\d+(?:,\d+)?)(?: × (\d+(?:,\d+)?))? (mm|cm|ps|pouces?)\b")  # as a cell prints it: 30 mm, 25 × 50 mm
REFUSED = tuple(WORDS[word] for word in REFUSALS)
HALF = Fraction(180)  # a half turn: an angle is measured from the front to the back, on either side


@dataclass(frozen=True)
class Shown:
    """One answer: the line as it was put, the numbers drawn of it, whether it may be done (or the rule is at work)."""

    run: Run
    heard: Heard
    values: tuple
    acts: bool = True


def drawn(resolver: Resolver, node: Node) -> list[Shown]:
    """What the examples of a node give to draw, in their order; the same numbers once, where a yes or a no rests on them."""
    found: dict[object, Shown] = {}
    for run in (run for example in node.examples for run in resolver.run_example(node, example).runs):
        if not run.ok or run.verdict is None or not run.verdict.asked:
            continue
        line = heard(run.source, ast.parse(run.source), resolver, node.game)
        if line is not None and (shown := _shown(resolver, node, run, line)) is not None:
            found.setdefault(shown.values if node.data["drawnAs"] in COMPARED else len(found), shown)
    return list(found.values())


def drawable(resolver: Resolver, node: Node) -> bool:
    """Whether a node that asks for a drawing gives it something to show."""
    kind = node.data["drawnAs"]
    if kind == "Bearing":
        return any(row for way in ("drawnAhead", "drawnBack") for row in leading(node, way))
    if kind == "Sector":
        return len(sectors(node)) > 1
    if node.kind == "Table":
        return _enough(kind, {sides for sides, _, _ in printed(node)})
    shown = drawn(resolver, node)
    if kind in COMPARED:
        return {one.acts for one in shown} == {True, False}
    return _enough(kind, {one.values for one in shown if kind == "Boxes" or any(one.values)})


def _enough(kind: str, values: set) -> bool:
    """A distance or a size alone is to the scale of nothing."""
    return len(values) >= (2 if kind in ("Reach", "Size") else 1)


def printed(table: Node) -> list[tuple[tuple[Fraction, ...], str, str]]:
    """The sizes that each line of a table prints: one side or two, as written, and the first cell of the line (a number, under its title)."""
    title = str(table.data["columns"][0])
    found = []
    for first, *cells in table.data.get("rows", ()):
        line = f"{title} : {first}" if str(first)[:1].isdigit() else str(first)
        for match in (match for cell in cells for match in SIZE.finditer(str(cell))):
            found.append((tuple(Fraction(side.replace(",", ".")) for side in match.group(1, 2) if side), match.group(), line))
    return found


def leading(table: Node, way: str) -> list[list]:
    """The lines of a table of ways that lead ahead (`drawnAhead`), or back (`drawnBack`), along the line of a shot."""
    word = table.data.get(way)
    return [row for row in table.data.get("rows", ()) if word and word in row[1:]]


def sectors(node: Node) -> list[tuple[Fraction, Fraction, Effect]]:
    """The part of a half turn in which each effect of a node holds, by the angle its drawing is of."""
    found = []
    for effect in node.effects:
        bounds = [given for given in effect.given if given.measure in drawn_of(node) and isinstance(given.value, Fraction)]
        low = max((given.value for given in bounds if given.op in ("moreThan", "atLeast")), default=Fraction(0))
        high = min((given.value for given in bounds if given.op in ("lessThan", "atMost")), default=HALF)
        if bounds:
            found.append((low, high, effect))
    return sorted(found, key=lambda part: part[:2])


def drawn_of(node: Node) -> tuple[str, ...]:
    """The numbers and words that a drawing is of."""
    named = node.data.get("drawnOf", ())
    return named if isinstance(named, tuple) else (str(named),)


def _shown(resolver: Resolver, node: Node, run: Run, line: Heard) -> Shown | None:
    verdict, kind = run.verdict, node.data["drawnAs"]
    asked = resolver.reference[verdict.asked]
    if kind in COMPARED:
        acts = verdict.outcome not in REFUSED if asked.kind == "Action" else any(traced.node == node.id for traced in verdict.trace)
        number = _answered if kind == "Balance" else _said
        values = tuple(number(resolver, line, curie) for curie in drawn_of(node))
        known = None not in values and (asked.kind == "Action" or kind == "Near")
        return Shown(run, line, values, acts) if known else None
    if kind == "Boxes":
        blank = next((value for value in line.given.values() if isinstance(value, dict)), None)
        marked = verdict.details.get("marked")
        if blank is None or not isinstance(marked, dict) or asked.id != node.id:
            return None
        counts = tuple((int(place), boxes if isinstance(boxes, int) else len(boxes)) for place, boxes in blank.items())
        return Shown(run, line, (counts, tuple(marked.items())))
    if kind == "Drift" and asked.id == node.id:
        reached = [verdict.total] if verdict.total is not None else list(_numbers(verdict.odds or {}))
        return Shown(run, line, (min(reached), max(reached))) if reached else None
    if asked.kind != "Quantity" or verdict.total is None:
        return None
    return Shown(run, line, (verdict.total,))


def _said(resolver: Resolver, line: Heard, curie: str) -> Fraction | None:
    """A number as the line states it, or the rank of a word among those of its choice; None when it says nothing."""
    said, node = line.said(curie), resolver.reference[curie]
    if node.kind == "Choice":
        words = [str(word) for word in node.data["values"]]
        return Fraction(words.index(str(said)) + 1) if str(said) in words else None
    return None if said is None or isinstance(said, bool) else Fraction(str(said))


def _answered(resolver: Resolver, line: Heard, curie: str) -> Fraction | None:
    """What a quantity comes to where the line was put; None when that does not say it."""
    node = resolver.reference[curie]
    try:
        unread = resolver.unread(node, line.stated)
        return resolver.resolve(node, {name: value for name, value in line.stated.items() if name not in unread}).total
    except ArbitreError:
        return None


def _numbers(odds: dict[str, Fraction]) -> Iterator[Fraction]:
    """The numbers that a roll may come to: « 2,5 pouces » is one, « aucune » is none."""
    for outcome in odds:
        if match := NUMBER.match(outcome):
            yield Fraction(match.group().replace(",", "."))
