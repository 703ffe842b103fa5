"""Whole attacks: what a lot of shots or of close combat attacks inflicts, as exact odds.

Each chance is asked of the roll that states it, in the same situation, so that a rule changed in the graph changes
what is answered here. This module counts the hits; `wounds.py` takes them on.
"""

from __future__ import annotations

from fractions import Fraction

from ...errors import SituationError
from ...resolver.arguments import whole
from ...resolver.context import Context
from ...resolver.procedures import procedure
from ...resolver.verdict import Verdict, number
from .asking import plural
from .casualties import mixed, power, product
from .chain import Chain
from .wounds import COVERED, has_save, inflicted, said

SHOOT, STRIKE, COVER = "pen:jet-pour-toucher-au-tir", "pen:jet-pour-toucher-au-corps-a-corps", "pen:sauvegarde-de-couvert"
SHOTS, ATTACKS, CONTACT = "pen:nombre-de-tirs", "pen:attaques-portees", "pen:attaque-au-contact"
SWEEPS, SWEEP_DIE = "pen:unite.attaques-de-zone", "pen:de-d-attaques-de-zone"
HITS, EXTRA = "pen:touches-par-jet-reussi", "pen:tir-supplementaire"  # twin-linked weapons, sustained fire
FLAME, FLAME_ROLL, BLAST = "pen:arme.souffle", "pen:jet-pour-toucher-au-souffle", "pen:arme.explosion"
WAVES, ON_THE_LINE, ROLLED = "pen:arme.ondes", "pen:touches-des-ondes", "pen:touches-obtenues"
SWEEP, SWEPT = "pen:arme.balayage", "pen:balayage-sur-plusieurs-escouades"
SONIC, AMPLIFIED = "pen:arme.sonique", "pen:touches-soniques"
UNDER, SCATTER = "pen:touches-du-gabarit", "pen:deviation-d-un-gabarit"
FRIENDLY = {  # what a shot may do to its own side, with the rule that says so
    "pen:touche-aux-allies": "pen:toucher-ses-allies", "pen:gabarit-sur-les-allies": "pen:toucher-ses-allies",
    "pen:touches-de-la-grenade-echappee": "pen:grenade-echappee",
}


@procedure("pen:phase-de-tir")
def shooting(
    context: Context, *, tirs: object = None, tireurs: object = None, effectif: object = None, touches_apres_deviation: object,
) -> Verdict:
    """What a lot of shots inflicts: unsaved wounds, or casualties of a squad of `effectif` identical members.

    The shots are `tirs`, or those that `tireurs` identical shooters may fire with the weapon of the situation. A template
    hits what lies under it, and `touches_apres_deviation` once it has scattered.
    """
    if (tirs is None) == (tireurs is None):
        raise SituationError(f"{context.asked.name} : donnez tirs (le nombre de tirs du lot) ou tireurs (le nombre de tireurs), l'un des deux")
    if context.true(SONIC) and AMPLIFIED in context.situation.numbers:
        raise SituationError(f"{context.asked.name} : une onde amplifiée ne fait qu'une touche ; demandez les jets pour blesser et de sauvegarde")
    chain = Chain(context)
    stray = whole(context, "touches_apres_deviation", touches_apres_deviation)
    if tirs is None:
        tirs = whole(context, "tireurs", tireurs) * chain.total(SHOTS) * (chain.total(SWEPT) if context.true(SWEEP) else 1)
    count, roll = whole(context, "tirs", tirs), FLAME_ROLL if context.true(FLAME) else SHOOT
    hit = chain.stage("toucher", chain.chance(roll))
    extra, scattered, friends = chain.given(EXTRA), chain.given(SCATTER), {state: chain.given(state) for state in FRIENDLY}
    after = chain.stage("toucher d'un tir supplémentaire", chain.chance(roll, **{chain.name(EXTRA): True})) if extra else Fraction(0)
    friends = {state: (share, extra * chain.given(state) if extra else Fraction(0)) for state, share in friends.items() if share}
    touches = _touches(chain)
    if touches != 1:
        chain.words[-1] += f", {plural(touches, 'touche')} chacun"
    if scattered:
        chain.stage("dévier", scattered)
        chain.words[-1] += f" ({plural(stray, 'touche')})"
    reach = chain.stage("passer le couvert", 1 - chain.saved(COVER)) if has_save(context, COVERED) else Fraction(1)
    chain.last = _friendly_fire(context, friends, count)

    def dealt(through: Fraction) -> list[Fraction]:
        landed, astray = (power([1 - reach * through, reach * through], hits) for hits in (touches, stray))
        again = mixed((1 - after, [Fraction(1)]), (after, landed))
        missed = 1 - hit - scattered
        return power(mixed((missed, [Fraction(1)]), (hit - extra, landed), (extra, product(landed, again)), (scattered, astray)), count)

    return inflicted(chain, dealt, plural(count, "tir"), effectif)


def _touches(chain: Chain) -> int:
    """How many hits a successful roll is worth: what a template covers, what stands on the line of a wave, or what its weapon says."""
    if chain.context.true(FLAME) or chain.context.true(BLAST):
        return chain.total(UNDER)
    return chain.total(HITS) * (chain.total(ON_THE_LINE, **{chain.name(ROLLED): 1}) if chain.context.true(WAVES) else 1)


def _friendly_fire(context: Context, friends: dict[str, tuple[Fraction, Fraction]], count: int) -> str:
    """What shots do to one's own side, into a fight or by a fumbled grenade.

    For each mishap, its chance on a shot and on the one that shot earns.
    """
    words = ""
    for state, (first, second) in friends.items():
        context.note_node(FRIENDLY[state], context.reference[state].label, number(round(count * (first + second), 2)))
        none = ((1 - first) - second) ** count
        words += f" ; {context.reference[state].label.lower()} ({context.code(FRIENDLY[state])}) : {number(round(count * (first + second), 2))} fois en moyenne"
        words += f", au moins une : {said(1 - none)}"
    return words


@procedure("pen:combat")
def melee(context: Context, *, attaquants: object, effectif: object = None) -> Verdict:
    """What identical fighters inflict in close combat, each with the attacks it makes."""
    chain = Chain(context, (CONTACT,))
    fighters, each = whole(context, "attaquants", attaquants), _attacks(chain)
    least, most = (whole(context, "attaques en tout", fighters * found(each)) for found in (min, max))
    hit = chain.stage("toucher", chain.chance(STRIKE))

    def dealt(through: Fraction) -> list[Fraction]:
        one = [1 - hit * through, hit * through]
        return power(mixed(*((share, power(one, count)) for count, share in each.items())), fighters)

    return inflicted(chain, dealt, plural(most, "attaque") if least == most else f"{least} à {plural(most, 'attaque')}", effectif)


def _attacks(chain: Chain) -> dict[int, Fraction]:
    """How many attacks one fighter makes, with the chance of each number: sweep attacks hang on a die of its own."""
    context = chain.context
    if not context.true(SWEEPS) or SWEEP_DIE in context.situation.numbers:
        return {chain.total(ATTACKS): Fraction(1)}
    sides, odds = int(context.reference[SWEEP_DIE].data["max"]), {}
    for face in range(1, sides + 1):
        count = chain.total(ATTACKS, **{chain.name(SWEEP_DIE): face})
        odds[count] = odds.get(count, Fraction(0)) + Fraction(1, sides)
    return odds
