"""Dice given of one roll: the first throw, its re-rolls, each allowed by a rule, and what they come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import SituationError
from . import dice, hands
from .verdict import number

if TYPE_CHECKING:
    from .judged import Judged
    from .rolls import Roll


def sequel(name: str, again: object, first: object) -> None:
    """Raises SituationError for re-rolls given without the throw they follow."""
    if again is not None and first is None:
        raise SituationError(f"{name} sans des{name.removeprefix('relances')} : donnez aussi le premier jet, des{name.removeprefix('relances')}=[…]")


def rerolled(roll: Roll, name: str, given: object) -> tuple:
    """The re-rolls given; a single one may be said as a throw is, [2, 5]. Raises SituationError when no rule allows so many."""
    given = () if given is None else given
    if isinstance(given, (list, tuple)) and given and not any(isinstance(throw, (list, tuple)) for throw in given):
        given = (given,)
    if not isinstance(given, (list, tuple)) or len(given) > len(roll.rerolls):
        raise SituationError(f"{name} : {len(roll.rerolls)} relance(s) permise(s) ici, sous la forme [[1, 2], …]")
    return tuple(given)


def thrown(roll: Roll, des: object, relances: object = ()) -> tuple[Judged, str]:
    """What given dice come to, re-rolls included, and the sentence that says so."""
    judged, shown = _thrown(roll, des, "des")
    left = list(roll.rerolls)
    for throw in rerolled(roll, "relances", relances):
        used = next((r for r in left if r.takes(judged)), None)
        if used is None:
            raise SituationError(f"relances : aucune règle ne relance ici {shown} → retirez cette relance")
        left = [] if used.final else [r for r in left if r is not used]
        roll.context.note_node(used.rule, f"relance de {shown}", "relance")
        judged, shown = _thrown(roll, throw, "relances", used.final)
    for rule in dict.fromkeys(reroll.rule for reroll in left if reroll.takes(judged)):
        roll.context.note_node(rule, "peut se relancer", "relance")  # whoever says that his banner is there is answered
    if judged.by_pattern:
        roll.context.note(judged.by_pattern, "réussite d'office" if judged.success else "échec d'office", "dés")
    reason = f" ; d'après {roll.context.code(judged.by_pattern.rule)}" if judged.by_pattern else ""
    return judged, f"{judged.outcome} : {shown}{roll.modifiers()} = {number(judged.total)}{roll.against()}{reason}"


def _thrown(roll: Roll, given: object, name: str, final: bool = False) -> tuple[Judged, str]:
    """One throw judged, with its dice as they are said; a table may ask a second die of a success: it comes last.

    `final`: no face of it may be thrown again.
    """
    why = f" ({roll.expression()})"
    if roll.then is None:
        throw = hands.read(roll.cup.once() if final else roll.cup, given, name, why)
        again(roll, throw)
        judged = roll.judge(throw.faces)
        if not judged.success:
            may(roll, throw)
        return judged, throw.said
    longer = isinstance(given, (list, tuple)) and len(given) == roll.count + 1
    faces = dice.read(given, roll.count + longer, roll.sides, name, why)
    kept = dice.keep(faces[:roll.count], roll.low, roll.high)
    judged, shown = roll.judge(kept), " + ".join(map(str, kept))
    if not judged.success or judged.by_pattern:  # a face that succeeds asks for nothing more
        return judged, shown
    if not longer:
        raise SituationError(f"{name} : {shown} demande un second dé, {roll.then}+ → donnez-le à la suite, {name}=[{', '.join(map(str, faces))}, …]")
    return (judged if faces[-1] >= roll.then else roll.unconfirmed(judged)), f"{shown} puis {faces[-1]}"


def may(roll: Roll, throw: hands.Throw) -> None:
    """Notes the rules by which a face may still be thrown again, those of everybody apart: whoever says that he has Focus is answered."""
    for effect in (e for e in roll.effects if e.op == "explodes" and e.when and int(e.value) in throw.left):
        roll.context.note(effect, f"{number(effect.value)} peut se relancer", "relance")


def again(roll: Roll, throw: hands.Throw) -> None:
    """Notes the rules by which given dice were thrown again, or had to be."""
    for effect in (e for e in roll.effects if e.op in ("explodes", "compels") and int(e.value) in throw.again):
        roll.context.note(effect, f"{number(effect.value)} {'toujours ' * (effect.op == 'compels')}relancé", "dés")
