"""From hits to casualties: the wounds of each kind, the best save against them, what they take off their bearers."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from ...errors import SituationError
from ...french import percent
from ...resolver.arguments import whole
from ...resolver.context import Context
from ...resolver.verdict import Verdict, chance, number
from ...resolver.wording import extras
from .casualties import casualties
from .chain import Chain

WOUND, VEHICLE, VEHICLE_DAMAGE = "pen:jet-pour-blesser", "pen:cible.vehicule", "pen:degats-vehicule"
ARMOUR, INVULNERABLE, AGAIN = "pen:sauvegarde-d-armure", "pen:sauvegarde-invulnerable", "pen:relance-de-sauvegarde"
COVERED, ARMOURED, WARDED = "pen:svg-de-couvert-effective", "pen:svg-d-armure-effective", "pen:svg-invulnerable-effective"
SAVES = {ARMOUR: (ARMOURED, "percer l'armure"), INVULNERABLE: (WARDED, "percer l'invulnérable")}
BASES = {COVERED: "pen:cible.svg-de-couvert", ARMOURED: "pen:cible.svg", WARDED: "pen:cible.svg-invulnerable"}
PLAYED, REROLLED, UNSAVED, WOUNDS = "pen:svg-jouee", "pen:cible.svg-de-relance", "pen:blessures-non-sauvegardees", "pen:cible.points-de-vie"
PAIN, FEELS_NO_PAIN, LOST = "pen:jet-d-insensible-a-la-douleur", "pen:cible.insensible-a-la-douleur", "pen:points-de-vie-perdus"
RENDING, MORTAL, MORTAL_STATE = "pen:blessure-perforante", "pen:blessure-mortelle", "pen:blessure-mortelle-infligee"


def inflicted(chain: Chain, dealt: Callable[[Fraction], list[Fraction]], noun: str, members: object) -> Verdict:
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
        size = whole(context, "effectif", members, 1)
        wounds = context.situation.numbers.get(WOUNDS, Fraction(1))
        odds, word, against = casualties(dealt(wounding), losses, size, wounds), "Pertes", f" contre {size}"
    mean = sum((n * p for n, p in enumerate(odds)), Fraction(0))
    head = f"{word} : {number(round(mean, 2))} en moyenne, au moins 1 : {said(1 - odds[0])} sur {noun}{against}"
    context.note_node(context.asked.id, ", ".join(chain.words), number(round(mean, 2)))
    for verdict in chain.verdicts:
        context.trace += [line for line in verdict.trace if line not in context.trace]
        context.disputes += [code for code in verdict.disputes if code not in context.disputes]
    text = f"{head} : {', '.join(chain.words)} ({context.code(context.asked.id)}){chain.last}{extras(context)}"
    shown = {f"{word} {n}": p for n, p in enumerate(odds) if p}
    return Verdict(context.asked.id, text, word, mean, shown, tuple(context.trace), tuple(context.disputes))


def said(share: Fraction) -> str:
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
        if not has_save(context, quantity):
            continue
        saved = chain.saved(roll, **more)
        if saved and REROLLED in context.situation.numbers:
            saved += (1 - saved) * chain.chance(AGAIN, **more, **{chain.name(PLAYED): chain.total(quantity, **more)})
        found.append((1 - saved, words))
    if not found:
        return Fraction(1)
    share, words = min(found, key=lambda f: f[0])
    return chain.stage(words + kind, share)


def has_save(context: Context, quantity: str) -> bool:
    """Whether the target has a save: its number is stated, or a rule of the game gives one."""
    base = BASES[quantity]
    given = [*context.effects(quantity, "set"), *context.effects(base, "set")]
    return base in context.situation.numbers or any(e.value != base for e in given)
