"""Rolls whose total is read on a table: the number it becomes selects the row, the cell is the result of the roll.

A cell that names a choice is worth the word that the situation says of it, asked for only where a total leads there.
"""

from __future__ import annotations

from fractions import Fraction

from . import chances, tables, throwing
from .context import Context
from .rolls import Roll
from .verdict import Verdict, chance
from .wording import extras


class Totals:
    """One roll with the table it reads, in one situation."""

    def __init__(self, context: Context) -> None:
        self.context, self.roll = context, Roll(context)
        data = self.roll.node.data
        self.table, self.place = context.reference[str(data["selects"])], str(data["totalBecomes"])
        context.note_node(self.roll.node.id, self.roll.expression())
        for broader in context.reference.broaders(self.roll.node.id)[1:]:
            context.note_node(broader, f"{self.roll.node.label} est un cas de « {context.reference[broader].label} »")
        context.note_node(self.table.id, "table lue")

    def word(self, total: Fraction) -> tuple[str, str]:
        """What a total gives: the word, and the choice that says it, empty when the table does. Raises SituationError for one not stated."""
        asked = self.context.functions.about(self.table.id, self.context.situation.with_numbers({self.place: total}))
        cell = ", ".join(c for c in tables.lookup(asked, self.table).values() if c)
        self.context.take(asked)
        choice = self.context.reference.get(cell)
        if choice is None or choice.kind != "Choice":
            return choice.label.lower() if choice else cell, ""
        said = self.context.situation.choices.get(cell) or choice.data.get("default")
        if said is None:
            raise self.context.missing(choice)
        return str(said), f", {choice.label.lower()}"


def resolve(context: Context, des: object = None) -> Verdict:
    """The verdict of a roll whose total is read on a table; with no dice, the exact chance of each word."""
    read = Totals(context)
    code = f"({context.code(read.table.id)})"
    if des is None:
        odds: dict[str, Fraction] = {}
        for judged, share in chances.joint(read.roll):
            word, _ = read.word(judged.total)
            odds[word] = odds.get(word, Fraction(0)) + share
        listed = ", ".join(f"{word} : {chance(share)}" for word, share in odds.items())
        return _verdict(context, f"{listed} sur {read.roll.expression()} {code}", "Jet", odds=odds)
    judged, text = throwing.thrown(read.roll, des)
    word, whose = read.word(judged.total)
    return _verdict(context, f"{word}{whose} : {text.partition(' : ')[2]} {code}", word, judged.total)


def _verdict(context: Context, text: str, outcome: str, total: Fraction | None = None, odds: dict[str, Fraction] | None = None) -> Verdict:
    said = text[0].upper() + text[1:] + extras(context)
    return Verdict(context.asked.id, said, outcome, total, odds, tuple(context.trace), tuple(context.disputes))
