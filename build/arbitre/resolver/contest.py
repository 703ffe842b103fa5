"""Opposed rolls: two sides roll, the totals are compared; with given dice or as exact odds."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from ..errors import SituationError
from . import dice
from .context import Context
from .values import Worked
from .verdict import Verdict, chance, number
from .wording import extras

if TYPE_CHECKING:
    from .rolls import Roll


def opposite(context: Context) -> Roll | None:
    """The other side's roll, when a roll is made against another one."""
    from .rolls import Roll  # rolls.py hands opposed rolls over to this module

    against = context.reference.get(str(context.asked.data.get("against", "")))
    return Roll(context, against) if against and against.kind == "Roll" else None


def resolve(mine: Roll, theirs: Roll, des: object, des_adverses: object) -> Verdict:
    """The verdict of an opposed roll. Raises SituationError when only one side's dice are given."""
    mine.opposed = True
    if (des is None) != (des_adverses is None):
        raise SituationError(f"{mine.node.name} est un jet opposé : donnez aussi {'des' if des is None else 'des_adverses'}, ou aucun dé")
    context = mine.context
    if des is None:
        odds = _odds(mine, theirs)
        outcome = mine.label(True)
        text = f"{outcome} : {chance(odds.get(outcome, Fraction(0)))} sur {mine.expression()} contre {theirs.expression()}{extras(context)}"
        return _verdict(mine, text, outcome, None, odds)
    faces = _kept(mine, des, "des")
    total = sum(other := _kept(theirs, des_adverses, "des_adverses")) + theirs.flat
    mine.need = Worked(total, f"{' + '.join(map(str, other))}{theirs.modifiers()} = {number(total)}", True)
    judged = mine.judge(faces)
    said = f"{judged.outcome} : {' + '.join(map(str, faces))}{mine.modifiers()} = {number(judged.total)}{mine.against()}"
    return _verdict(mine, said + _given(mine, judged.gives) + extras(context), judged.outcome, judged.total, None, judged.gives)


def _kept(roll: Roll, given: object, name: str) -> tuple[int, ...]:
    return dice.keep(dice.read(given, roll.count, roll.sides, name, f" ({roll.expression()})"), roll.low, roll.high)


def _odds(mine: Roll, theirs: Roll) -> dict[str, Fraction]:
    totals: dict[Fraction, Fraction] = {}
    for faces, share in dice.distribution(theirs.count, theirs.sides, theirs.low, theirs.high):
        total = sum(faces) + theirs.flat
        totals[total] = totals.get(total, Fraction(0)) + share
    odds: dict[str, Fraction] = {}
    for total, share in totals.items():
        mine.need = Worked(total, number(total), True)
        for faces, weight in dice.distribution(mine.count, mine.sides, mine.low, mine.high):
            outcome = mine.judge(faces).outcome
            odds[outcome] = odds.get(outcome, Fraction(0)) + share * weight
    return odds


def _given(roll: Roll, effects: tuple) -> str:
    from .rolls import gives

    return gives(roll, effects)


def _verdict(roll: Roll, text: str, outcome: str, total: Fraction | None, odds: dict | None, given: tuple = ()) -> Verdict:
    context = roll.context
    return Verdict(
        roll.node.id, text, outcome, total, odds, tuple(context.trace), tuple(context.disputes), tuple(str(e.value) for e in given)
    )
