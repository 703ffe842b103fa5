"""Deviation: where an attack that missed ends up.

Every figure is the graph's: the dice rolled, the greatest distance, the point it starts from, the words of the
template. This module only puts them in order, and keeps the impact on the table.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from ...resolver.context import Context
from ...resolver.dice import distribution
from ...resolver.procedures import procedure
from ...resolver.values import evaluate
from ...resolver.verdict import Verdict, chance, counted, number
from ...resolver.wording import extras

DISTANCE = "wm:jet-de-distance-de-deviation"
MAXIMUM, START, TEMPLATE = "wm:deviation-maximale", "wm:depart-de-la-deviation", "wm:directions-de-deviation"
EDGE, OFF_TABLE = "wm:distance-au-bord-de-table", "wm:deviation-hors-de-la-table"


@procedure("wm:deviation")
def deviation(context: Context, *, des: list[int] | None = None) -> Verdict:
    """The deviation of a missed area-of-effect attack; `des` is [direction, distance], none for the exact odds.

    Raises SituationError for a distance or a range that is needed and was not stated.
    """
    most = evaluate(context, MAXIMUM)
    context.note_node(MAXIMUM, most.words, number(most.amount))
    code, start = context.code(MAXIMUM), _start(context)
    if des is None:
        limit = f"au plus {_length(context, most.amount)} ({code})"
        return odds(context, context.asked.label, limit, start, lambda face: _length(context, _reached(context, face, most.amount)))
    direction, rolled = des
    amount = _reached(context, rolled, most.amount)
    length, towards = _length(context, amount), _towards(context, direction)
    reason = f"{rolled} au dé, au plus {number(most.amount)} ({code})"
    if (edge := context.situation.numbers.get(EDGE)) is not None and amount < min(rolled, most.amount):
        reason += f", arrêtée au bord de la table à {_length(context, edge)} ({context.code(OFF_TABLE)})"
        context.note_node(OFF_TABLE, "le point d'impact reste sur le bord de la table", number(edge))
    context.note_node(context.asked.id, f"{rolled} au dé", number(amount))
    text = f"{context.asked.label} : {length}, {towards}, depuis {start} : {reason}"
    return _verdict(context, text, length, total=amount, details={"direction": direction})


def odds(context: Context, name: str, limit: str, start: str, reached: Callable[[int], str]) -> Verdict:
    """The exact chance of each distance; `reached` says how far a face of the die goes, the limits counted."""
    found: dict[str, Fraction] = {}
    for (face,), share in distribution(1, _sides(context, DISTANCE)):
        length = reached(face)
        found[length] = found.get(length, Fraction(0)) + share
    context.note_node(context.asked.id, "chances exactes")
    listed = ", ".join(f"{length} {chance(share)}" for length, share in found.items())
    return _verdict(context, f"{name} : {limit}, depuis {start} : {listed}", "Jet", odds=found)


def _verdict(context: Context, text: str, outcome: str, **more) -> Verdict:
    return Verdict(
        context.asked.id, text + extras(context), outcome, trace=tuple(context.trace), disputes=tuple(context.disputes), **more)


def _sides(context: Context, roll: str) -> int:
    return int(context.reference[roll].data["sides"])


def _start(context: Context) -> str:
    """« le centre de la cible »: the point the deviation is measured from, with the number that places it."""
    words = []
    for effect in context.effects(START, "gives"):
        point = context.reference[str(effect.value)]
        numbers, about = context.situation.numbers, point.links.get("about", ())
        placed = [f"{context.reference[c].symbol} {number(n)}" for c, n in numbers.items() if context.reference.roles.base(c) in about]
        words.append(f"le {point.label.lower()}" + (f" ({', '.join(placed)})" if placed else ""))
        context.note(effect, f"depuis {words[-1]}", "départ")
    return " ou ".join(words)


def _towards(context: Context, face: int) -> str:
    """« direction 1 (trop long) »; where the source's template is lost, the number on it and nothing more."""
    data = context.reference[TEMPLATE].data
    place = list(data["columns"]).index(str(data["cell"]))
    word = next((row[place] for row in data["rows"] if row[0] == str(face)), "")
    shown = f"direction {face} ({word})" if word else f"direction {face} du gabarit"
    context.note_node(TEMPLATE, shown, word)
    return shown


def _reached(context: Context, face: int, most: Fraction) -> Fraction:
    return min(Fraction(face), most, context.situation.numbers.get(EDGE, most))


def _length(context: Context, amount: Fraction) -> str:
    return counted(amount, context.reference[MAXIMUM].data["unit"])
