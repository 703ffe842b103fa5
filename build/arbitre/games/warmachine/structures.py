"""Structures: how much damage one can take, from its materials and their lengths.

Every figure is the graph's: the points an inch of each material are a column of the table of materials, the share
that a load-bearing structure keeps is a quantity.
"""

from __future__ import annotations

from fractions import Fraction

from ...resolver.context import Context
from ...resolver.procedures import procedure
from ...resolver.values import evaluate
from ...resolver.verdict import Verdict, counted, number
from ...resolver.wording import extras

MATERIALS, SHARE, CAPACITY = "wm:table-des-materiaux", "wm:part-de-la-capacite", "wm:decor.capacite-convenue"
PER_INCH = -1  # the last column of the table: points an inch


@procedure("wm:capacite-de-degats-d-une-structure")
def capacity(context: Context, *, materiaux: list[list]) -> Verdict:
    """The damage capacity of a structure; `materiaux` is a list of [material, inches of perimeter or of length]."""
    per_inch = {row[0]: Fraction(row[PER_INCH]) for row in context.reference[MATERIALS].data["rows"]}
    parts = [(material, Fraction(str(inches)), per_inch[material]) for material, inches in materiaux]
    share = evaluate(context, SHARE)
    total = sum((inches * each for _, inches, each in parts), Fraction(0)) * share.amount
    words = " + ".join(f"{number(inches)} × {number(each)} ({material})" for material, inches, each in parts)
    if share.amount != 1:
        words += f", × {number(share.amount)} ({context.code(SHARE)})"
    context.note_node(MATERIALS, ", ".join(dict.fromkeys(f"{m} : {number(each)} par pouce" for m, _, each in parts)))
    context.note_node(SHARE, f"× {number(share.amount)}", number(share.amount))
    context.note_node(context.asked.id, words, number(total))
    outcome = counted(total, context.reference[CAPACITY].data["unit"])
    text = f"{outcome} : {words} ({context.code(context.asked.id)}){extras(context)}"
    return Verdict(context.asked.id, text, outcome, total, trace=tuple(context.trace), disputes=tuple(context.disputes))
