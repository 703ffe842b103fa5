"""Whole attacks: the casualties that a lot of shots or of close combat attacks inflicts, as exact odds.

Each chance is asked of the roll that states it, in the same situation, so that a rule changed in the graph changes
what is answered here. Wounds are then shared evenly between identical members, as the allocation rule says.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction

from ...errors import SituationError
from ...french import percent
from ..context import Context
from ..procedures import procedure
from ..verdict import Verdict, chance, number
from ..wording import extras
from .asking import ask, plural
from .casualties import casualties, mixed, power, product

SHOOT, STRIKE = "pen:jet-pour-toucher-au-tir", "pen:jet-pour-toucher-au-corps-a-corps"
COVER, WOUND = "pen:sauvegarde-de-couvert", "pen:jet-pour-blesser"
ARMOUR, INVULNERABLE, AGAIN = "pen:sauvegarde-d-armure", "pen:sauvegarde-invulnerable", "pen:relance-de-sauvegarde"
SAVES = {ARMOUR: ("pen:svg-d-armure-effective", "percer l'armure"), INVULNERABLE: ("pen:svg-invulnerable-effective", "percer l'invulnérable")}
BASES = {"pen:svg-de-couvert-effective": "pen:svg-de-couvert", "pen:svg-d-armure-effective": "pen:svg", "pen:svg-invulnerable-effective": "pen:svg-invulnerable"}
PLAYED, REROLLED, UNSAVED, WOUNDS = "pen:svg-jouee", "pen:svg-de-relance", "pen:blessures-non-sauvegardees", "pen:points-de-vie"
PAIN, FEELS_NO_PAIN = "pen:jet-d-insensible-a-la-douleur", "pen:cible-insensible-a-la-douleur"
SHOTS, ATTACKS, LOST = "pen:nombre-de-tirs", "pen:attaques-portees", "pen:points-de-vie-perdus"
SWEEPS, SWEEP_DIE = "pen:unite-a-attaques-de-zone", "pen:de-d-attaques-de-zone"
HITS, EXTRA = "pen:touches-par-jet-reussi", "pen:tir-supplementaire"  # twin-linked weapons, sustained fire
FLAME, FLAME_ROLL, BLAST = "pen:arme-a-gabarit-de-souffle", "pen:jet-pour-toucher-au-souffle", "pen:arme-a-explosion"
WAVES, ON_THE_LINE, ROLLED = "pen:arme-a-ondes", "pen:touches-des-ondes", "pen:touches-obtenues"
SWEEP, SWEPT = "pen:arme-a-balayage", "pen:balayage-sur-plusieurs-escouades"
SONIC, AMPLIFIED = "pen:arme-sonique", "pen:touches-soniques"
UNDER, SCATTER = "pen:touches-du-gabarit", "pen:deviation-d-un-gabarit"
FRIENDLY = {  # what a shot may do to its own side, with the rule that says so
    "pen:touche-aux-allies": "pen:toucher-ses-allies", "pen:gabarit-sur-les-allies": "pen:toucher-ses-allies",
    "pen:touches-de-la-grenade-echappee": "pen:grenade-echappee",
}
MAY_SHOOT, VEHICLE, VEHICLE_DAMAGE, FORBIDDEN = "pen:tirer", "pen:cible-est-un-vehicule", "pen:degats-vehicule", "Interdit"
MORTAL, MORTAL_STATE = "pen:blessure-mortelle", "pen:blessure-mortelle-infligee"
RENDING, CONTACT = "pen:blessure-perforante", "pen:attaque-au-contact"
MOST = 200  # shots or attacks of one lot, and members: what an exact answer can still work out at once


@dataclass
class Chain:
    """The stages a shot must pass, with the chance of each, and the verdicts asked on the way."""

    context: Context
    facts: tuple[str, ...] = ()  # what every stage may take for granted
    verdicts: list[Verdict] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    last: str = ""  # what the verdict says after its stages

    def ask(self, curie: str, more: dict[str, object]) -> Verdict:
        return ask(self.context, curie, **{self.name(fact): True for fact in self.facts}, **more)

    def chance(self, curie: str, **more: object) -> Fraction:
        """The chance that a roll succeeds. Raises SituationError when it has no threshold here, or is disputed."""
        verdict = self.ask(curie, more)
        node = self.context.reference[curie]
        if verdict.odds is None or verdict.outcome == "Litige":
            raise SituationError(f"{self.context.asked.name} : {node.label} : {verdict.text}")
        self.verdicts.append(verdict)
        return verdict.odds.get(str(node.data["success"]), Fraction(0))

    def given(self, state: str) -> Fraction:
        """The chance that the roll last asked brings a state, 0 when it cannot."""
        return (self.verdicts[-1].odds or {}).get(self.context.reference[state].label.lower(), Fraction(0))

    def total(self, curie: str, **more: object) -> int:
        """A whole number of the game, worked out in this situation."""
        verdict = self.ask(curie, more)
        if verdict.total is None:
            raise SituationError(f"{self.context.asked.name} : {verdict.text}")
        self.verdicts.append(verdict)
        return int(verdict.total)

    def name(self, curie: str) -> str:
        return self.context.reference[curie].name

    def stage(self, label: str, share: Fraction) -> Fraction:
        """Notes a stage in the words of the verdict."""
        self.words.append(f"{label} {share}")
        return share


@procedure("pen:phase-de-tir")
def shooting(
    context: Context, *, tirs: object = None, tireurs: object = None, effectif: object = None, touches_apres_deviation: object = 0,
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
    stray = _whole(context, "touches_apres_deviation", touches_apres_deviation)
    allowed = chain.ask(MAY_SHOOT, {})
    if allowed.outcome == FORBIDDEN:
        return _no_shot(context, allowed, "Blessures" if effectif is None else "Pertes")
    if tirs is None:
        tirs = _whole(context, "tireurs", tireurs) * chain.total(SHOTS) * (chain.total(SWEPT) if context.true(SWEEP) else 1)
    count, roll = _whole(context, "tirs", tirs), FLAME_ROLL if context.true(FLAME) else SHOOT
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
    reach = chain.stage("passer le couvert", 1 - chain.chance(COVER)) if _has(context, "pen:svg-de-couvert-effective") else Fraction(1)
    chain.last = _friendly_fire(context, friends, count)

    def dealt(through: Fraction) -> list[Fraction]:
        landed, astray = (power([1 - reach * through, reach * through], hits) for hits in (touches, stray))
        again = mixed((1 - after, [Fraction(1)]), (after, landed))
        missed = 1 - hit - scattered
        return power(mixed((missed, [Fraction(1)]), (hit - extra, landed), (extra, product(landed, again)), (scattered, astray)), count)

    return _inflicted(chain, dealt, plural(count, "tir"), effectif)


def _touches(chain: Chain) -> int:
    """How many hits a successful roll is worth: what a template covers, what stands on the line of a wave, or what its weapon says."""
    if chain.context.true(FLAME) or chain.context.true(BLAST):
        return chain.total(UNDER)
    return chain.total(HITS) * (chain.total(ON_THE_LINE, **{chain.name(ROLLED): 1}) if chain.context.true(WAVES) else 1)


def _no_shot(context: Context, refused: Verdict, word: str) -> Verdict:
    """No shot is fired: the verdict says which rule forbids it."""
    context.note_node(context.asked.id, "aucun tir", "0")
    trace = (*context.trace, *(line for line in refused.trace if line not in context.trace))
    text = f"Aucun tir ({context.code(context.asked.id)}) : {refused.text}"
    return Verdict(context.asked.id, text, refused.outcome, Fraction(0), {f"{word} 0": Fraction(1)}, trace, refused.disputes)


def _friendly_fire(context: Context, friends: dict[str, tuple[Fraction, Fraction]], count: int) -> str:
    """What shots do to one's own side, into a fight or by a fumbled grenade.

    For each mishap, its chance on a shot and on the one that shot earns.
    """
    words = ""
    for state, (first, second) in friends.items():
        context.note_node(FRIENDLY[state], context.reference[state].label, number(round(count * (first + second), 2)))
        none = ((1 - first) - second) ** count
        words += f" ; {context.reference[state].label.lower()} ({context.code(FRIENDLY[state])}) : {number(round(count * (first + second), 2))} fois en moyenne"
        words += f", au moins une : {_said(1 - none)}"
    return words


@procedure("pen:combat")
def melee(context: Context, *, attaquants: object = 1, effectif: object = None) -> Verdict:
    """What identical fighters inflict in close combat, each with the attacks it makes."""
    chain = Chain(context, (CONTACT,))
    fighters, each = _whole(context, "attaquants", attaquants), _attacks(chain)
    least, most = (_whole(context, "attaques en tout", fighters * found(each)) for found in (min, max))
    hit = chain.stage("toucher", chain.chance(STRIKE))

    def dealt(through: Fraction) -> list[Fraction]:
        one = [1 - hit * through, hit * through]
        return power(mixed(*((share, power(one, count)) for count, share in each.items())), fighters)

    return _inflicted(chain, dealt, plural(most, "attaque") if least == most else f"{least} à {plural(most, 'attaque')}", effectif)


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


def _inflicted(chain: Chain, dealt: Callable[[Fraction], list[Fraction]], noun: str, members: object) -> Verdict:
    """From hits to casualties: wounds, then saves, on members who share the wounds evenly.

    `dealt` gives the chance of each number of hits that go through the next stage, passed with a chance each.
    """
    context = chain.context
    if context.true(VEHICLE):
        raise SituationError(f"{context.asked.name} : on ne blesse pas un véhicule ; demandez {chain.name(VEHICLE_DAMAGE)} pour chaque touche")
    wounding = chain.stage("blesser", chain.chance(WOUND))
    losses = _losses(chain, wounding)
    if members is None:
        odds, word, against = dealt(wounding * (1 - losses.get(0, Fraction(0)))), "Blessures", ""
    else:
        size = _whole(context, "effectif", members, 1)
        wounds = context.situation.numbers.get(WOUNDS, Fraction(1))
        odds, word, against = casualties(dealt(wounding), losses, size, wounds), "Pertes", f" contre {size}"
    mean = sum((n * p for n, p in enumerate(odds)), Fraction(0))
    head = f"{word} : {number(round(mean, 2))} en moyenne, au moins 1 : {_said(1 - odds[0])} sur {noun}{against}"
    context.note_node(context.asked.id, ", ".join(chain.words), number(round(mean, 2)))
    for verdict in chain.verdicts:
        context.trace += [line for line in verdict.trace if line not in context.trace]
        context.disputes += [code for code in verdict.disputes if code not in context.disputes]
    text = f"{head} : {', '.join(chain.words)} ({context.code(context.asked.id)}){chain.last}{extras(context)}"
    shown = {f"{word} {n}": p for n, p in enumerate(odds) if p}
    return Verdict(context.asked.id, text, word, mean, shown, tuple(context.trace), tuple(context.disputes))


def _said(share: Fraction) -> str:
    """A chance in words: its fraction when one can read it, its percentage alone when it is hundreds of digits long."""
    return chance(share) if len(str(share)) <= 12 else percent(share)


def _kinds(chain: Chain, wounding: Fraction) -> list[tuple[bool, bool, Fraction]]:
    """The kinds of wound of the roll just asked: rending or not, mortal or not, and the part of each.

    What only some dice bring comes from the same face of the die, so the smaller part lies within the greater one.
    """
    rending, mortal = (min(Fraction(1), chain.given(state) / wounding) if wounding else Fraction(0) for state in (RENDING, MORTAL_STATE))
    both = min(rending, mortal)
    parts = [(True, True, both), (True, False, rending - both), (False, True, mortal - both), (False, False, 1 - max(rending, mortal))]
    return [part for part in parts if part[2]]


def _losses(chain: Chain, wounding: Fraction) -> dict[int, Fraction]:
    """How many wounds one allocated wound takes off its bearer, with the chance of each number."""
    context, losses = chain.context, {0: Fraction(0)}
    for rending, mortal, part in _kinds(chain, wounding):
        more = {chain.name(fact): True for fact, holds in ((RENDING, rending), (MORTAL, mortal)) if holds}
        kind = " (perforante)" if rending else ""
        unsaved = _unsaved(chain, kind, more)
        kept = Fraction(1)
        if FEELS_NO_PAIN in context.facts:
            kept = chain.stage("la sentir" + (" (mortelle)" if mortal else ""), 1 - chain.chance(PAIN, **more))
        lost = chain.total(LOST, **more, **{chain.name(UNSAVED): 1})
        losses[lost] = losses.get(lost, Fraction(0)) + part * unsaved * kept
        losses[0] += part * (1 - unsaved * kept)
    return losses


def _unsaved(chain: Chain, kind: str, more: dict[str, object]) -> Fraction:
    """The chance that a wound goes through the best save the target may use; one save only is rolled."""
    context, found = chain.context, []
    for roll, (quantity, words) in SAVES.items():
        if not _has(context, quantity):
            continue
        saved = chain.chance(roll, **more)
        if saved and REROLLED in context.situation.numbers:
            saved += (1 - saved) * chain.chance(AGAIN, **more, **{chain.name(PLAYED): chain.total(quantity, **more)})
        found.append((1 - saved, words))
    if not found:
        return Fraction(1)
    share, words = min(found, key=lambda f: f[0])
    return chain.stage(words + kind, share)


def _has(context: Context, quantity: str) -> bool:
    """Whether the target has a save: its number is stated, or a rule of the game gives one."""
    base = BASES[quantity]
    given = [*context.effects(quantity, "set"), *context.effects(base, "set")]
    return base in context.situation.numbers or any(e.value != base for e in given)


def _whole(context: Context, name: str, value: object, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= MOST:
        raise SituationError(f"{context.asked.name} : {name} attend un nombre entier de {least} à {MOST}, {value!r} reçu")
    return value
