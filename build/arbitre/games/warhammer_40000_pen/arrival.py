"""Arriving on the table: where a deep strike that scatters ends up.

Every figure is the graph's: the scatter die, the dice of the distance, the minimum distance between squads.
"""

from __future__ import annotations

from fractions import Fraction

from ...errors import SituationError
from ...resolver import chances
from ...resolver.context import Context
from ...resolver.dice import read
from ...resolver.procedures import answer, procedure
from ...resolver.rolls import Roll
from ...resolver.values import evaluate
from ...resolver.verdict import Verdict, chance, counted, number

DIE, DISTANCE, LEAST = "pen:de-de-deviation-de-la-frappe", "pen:distance-de-deviation-de-la-frappe", "pen:distance-limite"
TELEPORT, LEAP, UNSEEN = "pen:des-de-deviation-de-teleportation", "pen:distance-de-teleportation", "pen:destination-hors-de-vue"
OBSTACLE, BLOCKED = "pen:obstacle-a-la-deviation", "pen:deviation-bloquee-par-un-obstacle"
VEHICLE, SHAKEN = "pen:unite.vehicule", "pen:vehicule-force-a-terre"


@procedure("pen:deviation-de-la-frappe")
def scatter(context: Context, *, face: str | None = None, des: list[int] | None = None) -> Verdict:
    """How far a deep strike scatters; `face` is what the scatter die shows, `des` the distance dice, none for the odds.

    A model that teleports rolls as many distance dice as its own rule says, perhaps none. Raises SituationError for
    impossible dice, and for dice thrown when there is nothing to roll.
    """
    die, roll = Roll(context, context.reference[DIE]), Roll(context, context.reference[DISTANCE])
    hit, arrow = die.label(True).lower(), die.label(False).lower()
    if LEAP in context.situation.numbers or context.true(UNSEEN):
        dice = evaluate(context, TELEPORT)
        context.note_node(TELEPORT, dice.words or number(dice.amount), number(dice.amount))
        if not dice.amount:
            if des is not None:
                raise SituationError(f"{context.asked.name} : cette téléportation ne dévie pas ; retirez des")
            return answer(context, f"Aucune déviation ({context.code(TELEPORT)})", "Aucune déviation", total=Fraction(0))
        roll.count = int(dice.amount)
    if face == hit:
        if des is not None:
            raise SituationError(f"{context.asked.name} : sur « {hit} », aucun dé de distance n'est lancé ; retirez des")
        context.note_node(DIE, hit, hit)
        return answer(context, f"Aucune déviation ({context.code(context.asked.id)})", "Aucune déviation", total=Fraction(0))
    if des is None:
        return _odds(context, die, roll, sure=face == arrow)
    faces = read(des, roll.count, roll.sides, "des", f" ({roll.expression()})")
    rolled = sum(faces) + roll.flat
    context.note_node(DISTANCE, " + ".join(map(str, faces)), number(rolled))
    said = f"{' + '.join(map(str, faces))}{roll.modifiers()} ({context.code(DISTANCE)})"
    stop = _stop(context)
    reached = rolled if stop is None else min(rolled, stop)
    tail = ""
    if reached < rolled:
        least = evaluate(context, LEAST)
        context.note_node(LEAST, least.words, number(least.amount))
        rule, fate = _fate(context)
        context.note_node(rule, f"arrêtée, {fate}", number(reached))
        tail = f", arrêtée à {_paces(context, least.amount)} ({context.code(LEAST)}) de l'obstacle ; {fate} ({context.code(rule)})"
    outcome = f"Déviation de {_paces(context, reached)}"
    return answer(context, f"{outcome} : {said}{tail}", outcome, total=reached)


def _fate(context: Context) -> tuple[str, str]:
    """What being stopped costs, and the rule that says so: a vehicle never goes to ground, it is shaken instead and still snap fires."""
    return (SHAKEN, "secoué, tire au jugé") if context.true(VEHICLE) else (BLOCKED, "à terre, ne tire pas")


def _odds(context: Context, die: Roll, roll: Roll, sure: bool) -> Verdict:
    arrow = Fraction(1) if sure else chances.distribution(die)[0].get(die.label(False), Fraction(0))
    stop, odds, blocked = _stop(context), {"aucune déviation": 1 - arrow} if not sure else {}, Fraction(0)
    for total, share in chances.distribution(roll)[0].items():
        rolled = Fraction(total)
        reached = rolled if stop is None else min(rolled, stop)
        blocked += arrow * share if reached < rolled else 0
        name = _paces(context, reached)
        odds[name] = odds.get(name, Fraction(0)) + arrow * share
    code = context.code(DISTANCE)
    context.note_node(DISTANCE, roll.expression())
    head = f"Déviation de {roll.expression()} ps ({code})" if sure else (
        f"Aucune déviation : {chance(1 - arrow)} ; sinon {roll.expression()} ps ({code})")
    tail = f" ; bloquée : {chance(blocked)}" if stop is not None else ""
    if stop is not None:
        context.note_node(BLOCKED, "compris dans les chances")
    return answer(context, head + tail, "Jet", odds=odds)


def _stop(context: Context) -> Fraction | None:
    """As far as the model may go when something is in the way: short of it by the minimum distance."""
    obstacle = context.situation.numbers.get(OBSTACLE)
    return None if obstacle is None else max(Fraction(0), obstacle - evaluate(context, LEAST).amount)


def _paces(context: Context, amount: Fraction) -> str:
    return counted(amount, context.reference[OBSTACLE].data["unit"])
