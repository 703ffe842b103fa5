"""Opposed rolls: two sides roll, the totals are compared; with given dice or as exact odds."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from ..errors import SituationError
from . import dice, hands
from .context import Context
from .duel import Duel
from .values import Worked
from .verdict import Verdict, chance, number
from .wording import extras

if TYPE_CHECKING:
    from .judged import Judged
    from .rolls import Roll

TIED = "Égalité"


def opposite(context: Context) -> Roll | None:
    """The other side's roll, when a roll is made against another one."""
    from .rolls import Roll  # rolls.py hands opposed rolls over to this module

    against = context.reference.get(str(context.asked.data.get("against", "")))
    return Roll(context, against, spared=True) if against and against.kind == "Roll" else None


def resolve(mine: Roll, theirs: Roll, des: object, des_adverses: object) -> Verdict:
    """The verdict of an opposed roll. Raises SituationError when only one side's dice are given."""
    mine.opposed = True
    if theirs.automatic:
        return _unopposed(mine, theirs, des)
    if (des is None) != (des_adverses is None):
        raise SituationError(f"{mine.node.name} est un jet opposé : donnez aussi {'des' if des is None else 'des_adverses'}, ou aucun dé")
    context = mine.context
    if des is None:
        odds = _odds(mine, theirs)
        outcome = mine.label(True)
        text = f"{outcome} : {chance(odds.get(outcome, Fraction(0)))} sur {mine.expression()} contre {theirs.expression()}{extras(context)}"
        return _verdict(mine, text, outcome, None, odds)
    return _given(mine, theirs, _read(mine, des, "des"), _read(theirs, des_adverses, "des_adverses"))


def _given(mine: Roll, theirs: Roll, own: hands.Throw, other: hands.Throw) -> Verdict:
    judged, against = _judged(mine, theirs, own.faces, other.faces)
    mine.need = Worked(against, f"{other.said}{theirs.modifiers()} = {number(against)}", True)
    outcome, tied = judged.outcome, ""
    if (own.hand.live or other.hand.live) and (order := _effect(mine, "decides")):
        mine.context.note(order, "qui peut relancer attend l'autre" if order.value == "LowestFirst" else "l'un finit avant que l'autre lance", "ordre")
    if _tied(mine, theirs, judged.total, against):
        tie = _effect(mine, "tie")
        outcome, tied = TIED, f" ; on relance jusqu'à se départager ({mine.context.code(tie.rule)})"
        mine.context.note(tie, "on relance jusqu'à se départager", "égalité")
    said = f"{outcome} : {own.said}{mine.modifiers()} = {number(judged.total)}{mine.against()}"
    if own.hand.live and (tied or not judged.success):
        duel = _duel(mine, theirs)
        duel.chance()
        said += f" ; s'il relance : {chance(duel.again(own.hand, other.hand))}"
    gives = () if tied else judged.gives
    return _verdict(mine, said + tied + _gives(mine, gives) + extras(mine.context), outcome, judged.total, None, gives)


def _unopposed(mine: Roll, theirs: Roll, des: object) -> Verdict:
    """The other side fails or succeeds without rolling: only a roll that fails of itself changes that."""
    from . import chances, rolls

    success = theirs.automatic.value == "Failure"
    mine.need, mine.conceded = None, success
    if des is not None:
        judged, text = rolls.thrown(mine, des)
        text += f" ; sans opposition ({mine.context.code(theirs.automatic.rule)})" + _gives(mine, judged.gives) + extras(mine.context)
        return _verdict(mine, text, judged.outcome, judged.total, None, judged.gives)
    odds: dict[str, Fraction] = {}
    for judged, share in chances.joint(mine):
        odds[judged.outcome] = odds.get(judged.outcome, Fraction(0)) + share
    chances.counted(mine)
    outcome = mine.label(True)
    text = f"{outcome} : {chance(odds.get(outcome, Fraction(0)))} sur {mine.expression()}, sans opposition ({mine.context.code(theirs.automatic.rule)})"
    return _verdict(mine, text + extras(mine.context), outcome, None, odds)


def _read(roll: Roll, given: object, name: str) -> hands.Throw:
    from .rolls import again

    throw = hands.read(roll.cup, given, name, f" ({roll.expression()})")
    again(roll, throw)
    return throw


def _effect(roll: Roll, op: str):
    return next((e for e in roll.effects if e.op == op), None)


def _tied(mine: Roll, theirs: Roll, total: Fraction, against: Fraction) -> bool:
    return total == against and _effect(mine, "tie") is not None


def _judged(mine: Roll, theirs: Roll, own: tuple[int, ...], other: tuple[int, ...]) -> tuple[Judged, Fraction]:
    """What one side's dice come to against the other's total; a total that fails of itself loses to one that does not."""
    against = sum(other) + theirs.flat
    mine.need = Worked(against, number(against), True)
    beaten = theirs.by_pattern(other)
    lapsed = beaten is not None and beaten.value == "Failure"
    even = lapsed and mine.by_pattern(own) is not None
    mine.conceded = True if lapsed and not even else None
    return mine.judge(own, even), against


def _odds(mine: Roll, theirs: Roll) -> dict[str, Fraction]:
    if mine.cup.again or theirs.cup.again or _effect(mine, "tie"):
        won = _duel(mine, theirs).chance()
        for roll in (mine, theirs):
            for effect in (e for e in roll.effects if e.op in ("explodes", "tie", "decides", "atPar")):
                roll.context.note(effect, "compris dans les chances", "chances")
        return {label: share for label, share in ((mine.label(True), won), (mine.label(False), 1 - won)) if share}
    odds: dict[str, Fraction] = {}
    for other, share in dice.distribution(theirs.count, theirs.sides, theirs.low, theirs.high):
        for faces, weight in dice.distribution(mine.count, mine.sides, mine.low, mine.high):
            outcome = _judged(mine, theirs, faces, other)[0].outcome
            odds[outcome] = odds.get(outcome, Fraction(0)) + share * weight
    return odds


def _duel(mine: Roll, theirs: Roll) -> Duel:
    def wins(own: int, other: int) -> bool | None:
        if _tied(mine, theirs, own + mine.flat, other + theirs.flat):
            return None
        return _judged(mine, theirs, (own,), (other,))[0].success

    order, par = _effect(mine, "decides"), _effect(mine, "atPar")
    return Duel(
        mine.cup, theirs.cup, (mine.flat, theirs.flat), wins, order is not None and order.value == "LowestFirst",
        par is not None and par.value == "Last",
    )


def _gives(roll: Roll, effects: tuple) -> str:
    from .rolls import gives

    return gives(roll, effects)


def _verdict(roll: Roll, text: str, outcome: str, total: Fraction | None, odds: dict | None, given: tuple = ()) -> Verdict:
    context = roll.context
    return Verdict(
        roll.node.id, text, outcome, total, odds, tuple(context.trace), tuple(context.disputes), tuple(str(e.value) for e in given)
    )
