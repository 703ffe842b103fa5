"""Dispel: two psychic tests, and which psyker had the more to spare.

Every figure is the graph's: the dice, the leadership each test is taken against, what a double 6 brings. This module only
compares what each psyker keeps in hand, his leadership less his dice.
"""

from __future__ import annotations

from fractions import Fraction

from ...errors import SituationError
from ...resolver import dice, rolls
from ...resolver.context import Context
from ...resolver.procedures import answer, procedure
from ...resolver.values import Worked
from ...resolver.verdict import Verdict, chance, number

TEST, ENEMY, USE = "pen:test-psy", "pen:commandement-du-psyker-ennemi", "pen:lancer-un-pouvoir"
CANCELLED, KEPT = "Pouvoir annulé", "Pouvoir maintenu"


@procedure("pen:dissipation")
def dispel(context: Context, *, des: list[int] | None = None, des_adverses: list[int] | None = None) -> Verdict:
    """Whether a psyker cancels an enemy power; `des` and `des_adverses` are the dice of the two psychic tests.

    Without `des` the verdict holds the exact odds, against the enemy's dice if they are given. Raises SituationError for
    impossible dice, for a leadership nobody stated, and when there is no power to cancel.
    """
    if refusal := _refused(context):
        return refusal
    mine, theirs = _test(context), _test(context)
    theirs.need = Worked(context.number(ENEMY), context.reference[ENEMY].symbol, False)
    enemy = None if des_adverses is None else _thrown(theirs, des_adverses, "des_adverses")
    if enemy and not enemy.success:
        raise SituationError("dissipation : le test psy ennemi est raté, son pouvoir ne part pas ; il n'y a rien à annuler")
    if des is None:
        return _odds(context, mine, theirs, enemy)
    if enemy is None:
        raise SituationError("dissipation : donnez aussi des_adverses, les dés du test psy ennemi, ou aucun dé")
    own = _thrown(mine, des, "des")
    outcome = _outcome(mine, theirs, own, enemy)
    context.note_node(TEST, f"{' + '.join(map(str, own.faces))} contre {number(mine.need.amount)}", "test")
    failed = "" if own.success else ", test psy raté"
    text = f"{outcome} : {_margin(mine, own, 'Cd')}{failed} contre {_margin(theirs, enemy, theirs.need.words)} ({context.asked.code})"
    text += rolls.gives(mine, own.gives)
    return answer(context, text, outcome)


def _refused(context: Context) -> Verdict | None:
    """A dispel is a power: what forbids using one forbids it."""
    for effect in context.effects(USE, "modality"):
        if effect.value == "Forbidden":
            context.note(effect, "interdit", "Interdit")
            text = f"Interdit : {context.code(effect.rule)}, {context.reference[USE].label.lower()}"
            return answer(context, text, "Interdit")
    return None


def _test(context: Context) -> rolls.Roll:
    roll = rolls.Roll(context, context.reference[TEST])
    if roll.need is None:
        raise context.missing(context.reference["pen:unite.commandement"])
    return roll


def _thrown(roll: rolls.Roll, given: object, name: str) -> rolls.Judged:
    return roll.judge(dice.read(given, roll.count, roll.sides, name, f" ({roll.expression()})"))


def _spare(roll: rolls.Roll, judged: rolls.Judged) -> Fraction:
    return roll.need.amount - judged.total


def _outcome(mine: rolls.Roll, theirs: rolls.Roll, own: rolls.Judged, enemy: rolls.Judged) -> str:
    return CANCELLED if own.success and _spare(mine, own) > _spare(theirs, enemy) else KEPT


def _margin(roll: rolls.Roll, judged: rolls.Judged, symbol: str) -> str:
    thrown = " - ".join(map(str, judged.faces))
    return f"{number(roll.need.amount)} ({symbol}) - {thrown} = {number(_spare(roll, judged))}"


def _odds(context: Context, mine: rolls.Roll, theirs: rolls.Roll, enemy: rolls.Judged | None) -> Verdict:
    """Exact odds, among the results where the enemy's own test succeeds."""
    results = dice.distribution(theirs.count, theirs.sides)
    enemies = [(enemy, Fraction(1))] if enemy else [(j, p) for f, p in results if (j := theirs.judge(f)).success]
    whole = sum((p for _, p in enemies), Fraction(0))
    odds = {CANCELLED: Fraction(0), KEPT: Fraction(0)}
    for faces, share in dice.distribution(mine.count, mine.sides):
        own = mine.judge(faces)
        for other, weight in enemies:
            odds[_outcome(mine, theirs, own, other)] += share * weight / whole
    context.note_node(context.asked.id, "chances exactes")
    given = _margin(theirs, enemy, theirs.need.words) if enemy else f"un test psy réussi de Cd {number(theirs.need.amount)}"
    text = f"{CANCELLED} : {chance(odds[CANCELLED])} sur {mine.expression()}, Cd {number(mine.need.amount)}, contre {given} ({context.asked.code})"
    return answer(context, text, CANCELLED, odds=odds)
