"""Throws: the point a thrown model flies to.

Every figure is the graph's: the dice, how a die is read as a d3, the greatest distance, the point the throw deviates
from. This module only puts them in order.
"""

from __future__ import annotations

from fractions import Fraction

from ...resolver.context import Context
from ...resolver.procedures import procedure
from ...resolver.values import evaluate
from ...resolver.verdict import Verdict, counted, number
from .deviation import _towards, _verdict, odds

MAXIMUM, START = "wm:deviation-maximale-d-une-projection", "wm:depart-d-une-projection"
D3, DIE = "wm:d3", "wm:de-lu-comme-un-d3"


@procedure("wm:deviation-d-une-projection")
def thrown(context: Context, *, des: list[int] | None = None) -> Verdict:
    """The deviation of a thrown model; `des` is [direction, distance die], none for the exact odds.

    Raises SituationError for a strength or a distance that is needed and was not stated.
    """
    most = evaluate(context, MAXIMUM)
    start = _start(context)
    context.note_node(MAXIMUM, most.words, number(most.amount))
    limit = f"au plus {number(most.amount)} ({context.code(MAXIMUM)})"
    if des is None:
        return odds(context, _name(context), limit, start, lambda face: _length(context, min(_d3(context, face), most.amount)))
    direction, face = des
    rolled = _d3(context, face)
    amount = min(rolled, most.amount)
    length, towards = _length(context, amount), _towards(context, direction)
    context.note_node(context.asked.id, f"{face} au dé, {number(rolled)} sur un d3", number(amount))
    text = f"{_name(context)} : {length}, {towards}, depuis {start} : {face} au dé, {number(rolled)} sur un d3, {limit}"
    return _verdict(context, text, length, total=amount, details={"direction": direction})


def _d3(context: Context, face: int) -> Fraction:
    """A die read as a d3, by the graph's own rule."""
    context.restate(DIE, Fraction(face))
    return evaluate(context, D3).amount


def _start(context: Context) -> str:
    """« le point d'impact initial (à 5,5 pouces) »: where the deviation is measured from, placed where it can be."""
    words = []
    for effect in context.effects(START, "gives"):
        point = context.reference[str(effect.value)]
        lengths = [evaluate(context, quantity).amount for quantity in point.links.get("about", ())]
        words.append(f"le {point.label.lower()}" + "".join(f" (à {_length(context, length)})" for length in lengths))
        context.note(effect, f"depuis {words[-1]}", "départ")
    return " ou ".join(words)


def _length(context: Context, amount: Fraction) -> str:
    return counted(amount, context.reference[MAXIMUM].data["unit"])


def _name(context: Context) -> str:
    """The node's label without the figures it recalls in brackets."""
    return context.asked.label.partition(" (")[0]
