"""Whole attacks: the casualties that a lot of shots or of close combat attacks inflicts, as exact odds.

Each chance is asked of the roll that states it, in the same situation, so that a rule changed in the graph changes
what is answered here. Wounds are then shared evenly between identical members, as the allocation rule says.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from ...errors import SituationError
from ..context import Context
from ..procedures import procedure
from ..verdict import Verdict, chance, number
from ..wording import extras
from .asking import ask, plural
from .casualties import binomial, casualties

SHOOT, STRIKE = "pen:jet-pour-toucher-au-tir", "pen:jet-pour-toucher-au-corps-a-corps"
COVER, WOUND = "pen:sauvegarde-de-couvert", "pen:jet-pour-blesser"
ARMOUR, INVULNERABLE, AGAIN = "pen:sauvegarde-d-armure", "pen:sauvegarde-invulnerable", "pen:relance-de-sauvegarde"
PAIN, FEELS_NO_PAIN = "pen:jet-d-insensible-a-la-douleur", "pen:cible-insensible-a-la-douleur"
ATTACKS, LOST = "pen:attaques-effectives", "pen:points-de-vie-perdus"
MORTAL, MORTAL_STATE = "pen:blessure-mortelle", "pen:blessure-mortelle-infligee"
SAVES = {ARMOUR: ("pen:svg-d-armure-effective", "percer l'armure"), INVULNERABLE: ("pen:svg-invulnerable-effective", "percer l'invulnérable")}
BASES = {"pen:svg-de-couvert-effective": "pen:svg-de-couvert", "pen:svg-d-armure-effective": "pen:svg", "pen:svg-invulnerable-effective": "pen:svg-invulnerable"}
PLAYED, REROLLED, UNSAVED, WOUNDS = "pen:svg-jouee", "pen:svg-de-relance", "pen:blessures-non-sauvegardees", "pen:points-de-vie"
MOST = 200  # shots or attacks of one lot, and members: what an exact answer can still work out at once


@dataclass
class Chain:
    """The stages a shot must pass, with the chance of each, and the verdicts asked on the way."""

    context: Context
    verdicts: list[Verdict] = field(default_factory=list)
    words: list[str] = field(default_factory=list)

    def chance(self, curie: str, **more: object) -> Fraction:
        """The chance that a roll succeeds. Raises SituationError when it has no threshold here, or is disputed."""
        verdict = ask(self.context, curie, **more)
        node = self.context.reference[curie]
        if verdict.odds is None or verdict.outcome == "Litige":
            raise SituationError(f"{self.context.asked.name} : {node.label} : {verdict.text}")
        self.verdicts.append(verdict)
        return verdict.odds.get(str(node.data["success"]), Fraction(0))

    def stage(self, label: str, share: Fraction) -> Fraction:
        """Notes a stage in the words of the verdict."""
        self.words.append(f"{label} {number(share) if share.denominator == 1 else share}")
        return share


@procedure("pen:phase-de-tir")
def shooting(context: Context, *, tirs: object, effectif: object = None) -> Verdict:
    """What a lot of shots inflicts: unsaved wounds, or casualties of a squad of `effectif` identical members."""
    chain = Chain(context)
    share = chain.stage("toucher", chain.chance(SHOOT))
    if _has(context, "pen:svg-de-couvert-effective"):
        share *= chain.stage("passer le couvert", 1 - chain.chance(COVER))
    return _inflicted(chain, share, _whole(context, "tirs", tirs), "tir", effectif)


@procedure("pen:combat")
def melee(context: Context, *, attaquants: object = 1, effectif: object = None) -> Verdict:
    """What identical fighters inflict in close combat, each with its effective attacks."""
    chain = Chain(context)
    each = ask(context, ATTACKS)
    if each.total is None:
        raise SituationError(f"{context.asked.name} : {each.text}")
    chain.verdicts.append(each)
    share = chain.stage("toucher", chain.chance(STRIKE))
    count = _whole(context, "attaquants", attaquants) * int(each.total)
    return _inflicted(chain, share, _whole(context, "attaques en tout", count), "attaque", effectif)


def _inflicted(chain: Chain, share: Fraction, count: int, noun: str, members: object) -> Verdict:
    """From hits to casualties: wounds, then saves, on members who share the wounds evenly."""
    context = chain.context
    wounding = chain.stage("blesser", chain.chance(WOUND))
    mortal = _mortal_share(chain, wounding)
    unsaved = _unsaved(chain)
    losses = _losses(chain, unsaved, mortal)
    share *= wounding
    if members is None:
        odds, word, against = binomial(count, share * (1 - losses.get(0, Fraction(0)))), "Blessures", ""
    else:
        size = _whole(context, "effectif", members, 1)
        wounds = context.situation.numbers.get(WOUNDS, Fraction(1))
        odds, word, against = casualties(count, share, losses, size, wounds), "Pertes", f" contre {size}"
    mean = sum((n * p for n, p in enumerate(odds)), Fraction(0))
    head = f"{word} : {number(round(mean, 2))} en moyenne, au moins 1 : {_said(1 - odds[0])} sur {plural(count, noun)}{against}"
    context.note_node(context.asked.id, ", ".join(chain.words), number(round(mean, 2)))
    for verdict in chain.verdicts:
        context.trace += [line for line in verdict.trace if line not in context.trace]
        context.disputes += [code for code in verdict.disputes if code not in context.disputes]
    text = f"{head} : {', '.join(chain.words)} ({context.code(context.asked.id)}){extras(context)}"
    shown = {f"{word} {n}": p for n, p in enumerate(odds) if p}
    return Verdict(context.asked.id, text, word, mean, shown, tuple(context.trace), tuple(context.disputes))


def _said(share: Fraction) -> str:
    """A chance in words: its fraction when one can read it, its percentage alone when it is hundreds of digits long."""
    said = chance(share)
    return said if len(str(share)) <= 12 or "(" not in said else said.partition("(")[2].rstrip(")")


def _mortal_share(chain: Chain, wounding: Fraction) -> Fraction:
    """Which part of the wounds is mortal."""
    label = chain.context.reference[MORTAL_STATE].label.lower()
    odds = chain.verdicts[-1].odds or {}
    return odds.get(label, Fraction(0)) / wounding if wounding and label in odds else Fraction(0)


def _unsaved(chain: Chain) -> Fraction:
    """The chance that a wound goes through the best save the target may use; one save only is rolled."""
    context, found = chain.context, []
    for roll, (quantity, words) in SAVES.items():
        if not _has(context, quantity):
            continue
        saved = chain.chance(roll)
        if saved and REROLLED in context.situation.numbers:
            played = {context.reference[PLAYED].name: int(ask(context, quantity).total)}
            saved += (1 - saved) * chain.chance(AGAIN, **played)
        found.append((1 - saved, words))
    if not found:
        return Fraction(1)
    share, words = min(found, key=lambda f: f[0])
    return chain.stage(words, share)


def _losses(chain: Chain, unsaved: Fraction, mortal: Fraction) -> dict[int, Fraction]:
    """How many wounds one allocated wound takes off its bearer, with the chance of each number."""
    context, losses = chain.context, {0: 1 - unsaved}
    for part, fact in ((1 - mortal, False), (mortal, True)):
        if not part:
            continue
        more = {context.reference[MORTAL].name: True} if fact else {}
        kept = Fraction(1)
        if FEELS_NO_PAIN in context.facts:
            kept = 1 - chain.chance(PAIN, **more)
            chain.stage("sentir la blessure mortelle" if fact else "sentir la blessure", kept)
        taken = ask(context, LOST, **more, **{context.reference[UNSAVED].name: 1})
        chain.verdicts.append(taken)
        lost = int(taken.total)
        losses[lost] = losses.get(lost, Fraction(0)) + unsaved * part * kept
        losses[0] += unsaved * part * (1 - kept)
    return losses


def _has(context: Context, quantity: str) -> bool:
    """Whether the target has a save: its number is stated, or a rule of the game gives one."""
    base = BASES[quantity]
    given = [*context.effects(quantity, "set"), *context.effects(base, "set")]
    return base in context.situation.numbers or any(e.value != base for e in given)


def _whole(context: Context, name: str, value: object, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= MOST:
        raise SituationError(f"{context.asked.name} : {name} attend un nombre entier de {least} à {MOST}, {value!r} reçu")
    return value
