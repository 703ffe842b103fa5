"""How many hits a ram inflicts: the dice of its kind of attacker, never more than the squad has members.

The dice are those of the graph's rolls, and the permission to ram is the graph's: no figure stands here.
"""

from __future__ import annotations

from fractions import Fraction

from ...errors import SituationError
from ...resolver import chances
from ...resolver.context import Context
from ...resolver.dice import read
from ...resolver.procedures import answer, procedure
from ...resolver.rolls import Roll
from ...resolver.verdict import Verdict, chance, counted

SIZE, ALLOWED = "pen:cible.effectif-de-l-escouade", "pen:faire-une-charge-belier"


@procedure("pen:touches-d-une-charge-belier")
def hits(context: Context, *, des: list[int] | None = None) -> Verdict:
    """The hits one squad takes; `des` are the dice, none for the exact odds.

    Raises SituationError for a unit that cannot ram, a squad whose size is not stated, and impossible dice.
    """
    roll_id = _dice_of(context)
    roll, members = Roll(context, context.reference[roll_id]), context.number(SIZE)
    code = context.code(roll_id)
    if des is None:
        odds: dict[Fraction, Fraction] = {}
        for total, share in chances.distribution(roll)[0].items():
            taken = min(Fraction(total), members)
            odds[taken] = odds.get(taken, Fraction(0)) + share
        context.note_node(roll_id, roll.expression())
        listed = ", ".join(f"{_said(taken)} : {chance(share)}" for taken, share in sorted(odds.items()))
        return answer(context, f"{listed} ({code})", "Jet", odds={_said(taken): share for taken, share in odds.items()})
    faces = read(des, roll.count, roll.sides, "des", f" ({roll.expression()})")
    rolled = sum(faces) + roll.flat
    taken = min(Fraction(rolled), members)
    words = " + ".join(map(str, faces))
    context.note_node(roll_id, words)
    size = context.reference[SIZE].symbol
    tail = f", au plus {members} ({size}, {context.code(context.asked.id)})" if taken < rolled else ""
    return answer(context, f"{_said(taken)} : {words}{roll.modifiers()} ({code}){tail}", _said(taken), total=taken)


def _dice_of(context: Context) -> str:
    """Which roll the attacker's types give; of two, the one that may hit the most."""
    given = {str(effect.value) for effect in context.effects(context.asked.id, "gives")}
    if not given:
        raise SituationError(f"{context.asked.name} : cette unité ne fait pas de charge bélier ({context.code(ALLOWED)})")
    return max(given, key=lambda curie: max(chances.distribution(Roll(context, context.reference[curie]))[0]))


def _said(hits: Fraction) -> str:
    return counted(hits, "touches")
