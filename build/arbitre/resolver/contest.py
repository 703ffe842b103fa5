"""Opposed rolls: two sides roll, the totals are compared; with given dice or as exact odds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

from ..errors import SituationError
from . import hands, throwing
from .context import Context
from .duel import Duel, End, Side
from .judged import brought
from .values import Worked
from .verdict import Verdict, chance, number
from .wording import extras

if TYPE_CHECKING:
    from ..graph import Effect
    from .judged import Judged, Reroll
    from .rolls import Roll

TIED, BOTH_FAIL = "Égalité", "AgainIfBothFail"


@dataclass(frozen=True)
class Given:
    """The dice given of an opposed roll: what each side threw first, then each of its re-rolls."""

    mine: object = None
    theirs: object = None
    again: tuple[object, ...] = ()
    theirs_again: tuple[object, ...] = ()


def opposite(context: Context) -> Roll | None:
    """The other side's roll, when a roll is made against another one."""
    from .rolls import Roll  # rolls.py hands opposed rolls over to this module

    against = context.reference.get(str(context.asked.data.get("against", "")))
    return Roll(context, against, spared=True) if against and against.kind == "Roll" else None


def resolve(mine: Roll, theirs: Roll, given: Given) -> Verdict:
    """The verdict of an opposed roll. Raises SituationError when only one side's dice are given."""
    mine.opposed = True
    if given.theirs is None and (alone := _short(mine, given)):
        return alone
    if theirs.automatic:
        return _unopposed(mine, theirs, given)
    if (given.mine is None) != (given.theirs is None):
        raise SituationError(f"{mine.node.name} est un jet opposé : donnez aussi {'des' if given.mine is None else 'des_adverses'}, ou aucun dé")
    context = mine.context
    if given.mine is None:
        odds, results = _odds(mine, theirs)
        outcome = mine.label(True)
        text = f"{outcome} : {chance(odds.get(outcome, Fraction(0)))} sur {mine.expression()} contre {theirs.expression()}{extras(context)}"
        return replace(_verdict(mine, text, outcome, None, odds), details={"results": results})
    return _given(mine, theirs, *_thrown(mine, theirs, given))


def _thrown(mine: Roll, theirs: Roll, given: Given) -> tuple[hands.Throw, hands.Throw]:
    """What both sides show in the end, each re-roll given being one that a rule allows when its turn comes."""
    sides, names = (mine, theirs), ("relances", "relances_adverses")
    throws = [_read(mine, given.mine, "des"), _read(theirs, given.theirs, "des_adverses")]
    waiting, allowed = [list(given.again), list(given.theirs_again)], [list(mine.rerolls), list(theirs.rerolls)]
    early = not _waits(mine)
    while any(waiting):
        for rank, side in enumerate(sides):
            used = waiting[rank] and _allowed(mine, theirs, throws, allowed[rank], rank, early)
            if used:
                break
        else:
            rank = 0 if waiting[0] else 1
            raise SituationError(f"{names[rank]} : aucune règle ne relance ici {throws[rank].said} → retirez cette relance")
        side.context.note_node(used.rule, f"relance de {throws[rank].said}", "relance")
        allowed[rank] = [] if used.final else [r for r in allowed[rank] if r is not used]
        throws[rank] = _read(side, waiting[rank].pop(0), names[rank], side.cup.once() if used.final else side.cup)
    for rank, side in enumerate(sides):
        if left := _allowed(mine, theirs, throws, allowed[rank], rank, early):
            side.context.note_node(left.rule, f"{throws[rank].said} peut se relancer", "relance")
    return throws[0], throws[1]


def _allowed(mine: Roll, theirs: Roll, throws: list[hands.Throw], allowed: list[Reroll], rank: int, early: bool) -> Reroll | None:
    """The re-roll that one side may now use: it has lost, or it is the asker and the other side has not thrown."""
    judged = _judged(mine, theirs, throws[0].faces, throws[1].faces)[0]
    total, flat = sum(throws[rank].faces), (mine, theirs)[rank].flat
    lost = judged.success == (rank == 1) and not _tie(mine, theirs, throws[0].faces, throws[1].faces)
    waits = {"Any", "Failure"} if lost or early and rank == 0 else {"Any", "Success"}
    return next((r for r in allowed if r.when in waits and r.shown(throws[rank].faces, total + flat)), None)


def _given(mine: Roll, theirs: Roll, own: hands.Throw, other: hands.Throw) -> Verdict:
    judged, against = _judged(mine, theirs, own.faces, other.faces)
    mine.need = Worked(against, f"{other.said}{theirs.modifiers()} = {number(against)}", True)
    outcome, tied = judged.outcome, ""
    if (own.hand.live or other.hand.live) and (order := _effect(mine, "decides")):
        mine.context.note(order, "qui peut relancer attend l'autre" if order.value == "LowestFirst" else "l'un finit avant que l'autre lance", "ordre")
    if tie := _tie(mine, theirs, own.faces, other.faces):
        why = "les deux échouent, " if tie.value == BOTH_FAIL else ""
        outcome, tied = TIED, f" ; {why}on relance jusqu'à se départager ({mine.context.code(tie.rule)})"
        mine.context.note(tie, f"{why}on relance jusqu'à se départager", "égalité")
    else:
        throwing.may(*((theirs, other) if judged.success else (mine, own)))  # who has lost may still throw a face again
    said = f"{outcome} : {own.said}{mine.modifiers()} = {number(judged.total)}{mine.under() if mine.falls_short(own.faces) else mine.against()}"
    if own.hand.live and (tied or not judged.success):
        duel = _duel(mine, theirs)
        duel.chance()
        said += f" ; s'il relance : {chance(duel.again(own.hand, other.hand))}"
    gives = () if tied else judged.gives
    return _verdict(mine, said + tied + _gives(mine, gives) + extras(mine.context), outcome, judged.total, None, gives)


def _short(mine: Roll, given: Given) -> Verdict | None:
    """The verdict of dice that come short of what the asker's total must first reach, none left to throw again: the other side does not throw."""
    if given.mine is None or given.again or mine.least is None:
        return None
    own = _read(mine, given.mine, "des")
    if own.hand.live or not mine.falls_short(own.faces):
        return None
    judged = mine.judge(own.faces)
    said = f"{judged.outcome} : {own.said}{mine.modifiers()} = {number(judged.total)}{mine.under()}"
    return _verdict(mine, said + _gives(mine, judged.gives) + extras(mine.context), judged.outcome, judged.total, None, judged.gives)


def _unopposed(mine: Roll, theirs: Roll, given: Given) -> Verdict:
    """The other side fails or succeeds without rolling: only a roll that fails of itself changes that."""
    from . import chances

    success = theirs.automatic.value == "Failure"
    mine.need, mine.conceded = None, success
    if given.mine is not None:
        judged, text = throwing.thrown(mine, given.mine, given.again)
        text += f" ; sans opposition ({mine.context.code(theirs.automatic.rule)})" + _gives(mine, judged.gives) + extras(mine.context)
        return _verdict(mine, text, judged.outcome, judged.total, None, judged.gives)
    ends: dict[End, Fraction] = {}
    for judged, share in chances.joint(mine):
        end = End(judged.outcome, judged.success, brought(judged))
        ends[end] = ends.get(end, Fraction(0)) + share
    chances.counted(mine)
    odds, results = _told(ends)
    outcome = mine.label(True)
    text = f"{outcome} : {chance(odds.get(outcome, Fraction(0)))} sur {mine.expression()}, sans opposition ({mine.context.code(theirs.automatic.rule)})"
    return replace(_verdict(mine, text + extras(mine.context), outcome, None, odds), details={"results": results})


def _read(roll: Roll, given: object, name: str, cup: hands.Cup | None = None) -> hands.Throw:
    throw = hands.read(cup or roll.cup, given, name, f" ({roll.expression()})")
    throwing.again(roll, throw)
    return throw


def _effect(roll: Roll, op: str):
    return next((e for e in roll.effects if e.op == op), None)


def _tie(mine: Roll, theirs: Roll, own: tuple[int, ...], other: tuple[int, ...]) -> Effect | None:
    """The rule under which nobody wins: equal totals, or two totals that fail of themselves."""
    even = sum(own) + mine.flat == sum(other) + theirs.flat
    return next((e for e in mine.effects if e.op == "tie" and (_lapse(mine, own, theirs, other) if e.value == BOTH_FAIL else even)), None)


def _lapse(mine: Roll, own: tuple[int, ...], theirs: Roll, other: tuple[int, ...]) -> bool:
    """Whether both sides fail of themselves."""
    return all(found is not None and found.value == "Failure" for found in (mine.by_pattern(own), theirs.by_pattern(other)))


def _judged(mine: Roll, theirs: Roll, own: tuple[int, ...], other: tuple[int, ...]) -> tuple[Judged, Fraction]:
    """What one side's dice come to against the other's total; a total that fails of itself loses to one that does not."""
    against = sum(other) + theirs.flat
    mine.need = Worked(against, number(against), True)
    beaten = theirs.by_pattern(other)
    lapsed = beaten is not None and beaten.value == "Failure"
    failed = mine.by_pattern(own) is not None
    mine.conceded = True if lapsed and not failed else None
    return mine.judge(own, lapsed and failed and _waits(mine)), against  # who has finished first has failed, whatever the other does then


def _odds(mine: Roll, theirs: Roll) -> tuple[dict[str, Fraction], list]:
    ends = _duel(mine, theirs).ends()
    for roll in (mine, theirs):
        for effect in (e for e in roll.effects if e.op in ("explodes", "compels", "tie", "decides", "atPar", "reroll")):
            roll.context.note(effect, "compris dans les chances", "chances")
    return _told(ends)


def _told(ends: dict[End, Fraction]) -> tuple[dict[str, Fraction], list[tuple[End, Fraction]]]:
    """The chance of each outcome, and every end with what it brings."""
    odds: dict[str, Fraction] = {}
    for end, share in ends.items():
        if share:
            odds[end.outcome] = odds.get(end.outcome, Fraction(0)) + share
    return odds, [(end, share) for end, share in ends.items() if share]


def _duel(mine: Roll, theirs: Roll) -> Duel:
    def judged(own: hands.Hand, other: hands.Hand) -> Judged | None:
        if _tie(mine, theirs, own.faces, other.faces):
            return None
        return _judged(mine, theirs, own.faces, other.faces)[0]

    par = _effect(mine, "atPar")
    sides = (Side(roll.cup, roll.flat, tuple(roll.rerolls)) for roll in (mine, theirs))
    return Duel(*sides, judged, _waits(mine), par is not None and par.value == "Last")


def _waits(mine: Roll) -> bool:
    """Whether both sides throw before either decides to throw again; otherwise the asker has finished first."""
    order = _effect(mine, "decides")
    return order is not None and order.value == "LowestFirst"


def _gives(roll: Roll, effects: tuple) -> str:
    from .rolls import gives

    return gives(roll, effects)


def _verdict(roll: Roll, text: str, outcome: str, total: Fraction | None, odds: dict | None, given: tuple = ()) -> Verdict:
    context = roll.context
    return Verdict(
        roll.node.id, text, outcome, total, odds, tuple(context.trace), tuple(context.disputes), tuple(str(e.value) for e in given)
    )
