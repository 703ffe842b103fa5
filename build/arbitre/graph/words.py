"""A sentence about an effect as it is being written: what it does, to whom, under which conditions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from ..french import counted, number
from .model import ASKABLE, Compare, Conditions, DicePattern, Effect, Per, Value
from .reference import Reference

OUTCOMES = {"Success": "réussite", "Failure": "échec"}
REROLLS = {"Failure": "s'il échoue", "Success": "s'il réussit", "Any": "quel que soit son résultat"}
MODALITIES = {"Permitted": "Permis", "Forbidden": "Interdit", "Obliged": "Obligatoire", "Void": "Sans effet"}
COMPARISONS = {
    "atMost": "est d'au plus", "atLeast": "est d'au moins", "lessThan": "est de moins de",
    "moreThan": "est de plus de", "equals": "est de",
}
ORDERS = {
    "AskerFirst": "relances comprises, le premier finit avant que l'autre lance",
    "LowestFirst": "qui peut relancer attend l'autre ; si les deux le peuvent, le total le plus faible décide le premier",
}
ROUNDINGS = {"Up": "arrondi au supérieur", "Down": "arrondi à l'inférieur"}


@dataclass(frozen=True)
class Part:
    """A run of text; `curie` when it names a node that a page can link to."""

    text: str
    curie: str | None = None


def _of(word: str) -> str:
    return f"d'{word}" if word[:1].lower() in "aeiouyhéèê" else f"de {word}"


class Words:
    """The sentence being written."""

    def __init__(self, reference: Reference) -> None:
        self.reference, self.parts = reference, []

    def say(self, text: str) -> Words:
        self.parts.append(Part(text))
        return self

    def name(self, curie: str) -> Words:
        """The label of a node between guillemets, the guillemets out of the link."""
        node = self.reference.get(curie)
        self.say("« ")
        label = (node.label or node.id).replace("« ", "“").replace(" »", "”") if node else curie
        self.parts.append(Part(label, curie if node else None))
        return self.say(" »")

    def names(self, curies: tuple[str, ...], last: str) -> Words:
        """« a », « b » et « c »."""
        for rank, curie in enumerate(curies):
            if rank:
                self.say(f" {last} " if rank == len(curies) - 1 else ", ")
            self.name(curie)
        return self

    def amount(self, value: Value, unit_of: str = "") -> Words:
        """A figure with the unit of its measure, or the name of the parameter that gives it."""
        if isinstance(value, Fraction):
            node = self.reference.get(unit_of)
            return self.say(counted(value, node.data.get("unit") if node else None))
        return self.name(value) if self.reference.get(value) else self.say(str(value))

    def in_case(self, outcome: str | None) -> None:
        """« , en cas de réussite », when something hangs on an outcome."""
        if outcome:
            self.say(f", en cas {_of(OUTCOMES.get(outcome, outcome))}")

    def operation(self, effect: Effect) -> None:
        """What the effect does to its target."""
        value, on = effect.value, effect.target
        match effect.op:
            case "add":
                self._add(value, on)
            case "set":
                self.name(on).say(" vaut ").amount(value, on)
            case "multiply":
                self._multiply(value, on)
            case "cap":
                self.name(on).say(" ne dépasse pas ").amount(value, on)
            case "floor":
                self.name(on).say(" ne descend pas sous ").amount(value, on)
            case "round":
                self.name(on).say(f" {ROUNDINGS.get(str(value), str(value))}")
            case "addDice":
                self._dice(value, "de plus", "de moins").say(" à ").name(on)
            case "dropLowest" | "dropHighest":
                self._drop(value, "plus faible" if effect.op == "dropLowest" else "plus fort", on)
            case "outcome":
                self.name(on).say(f" : {OUTCOMES.get(str(value), value)} automatique")
            case "waives":
                barred = "l'échec automatique" if value == "Failure" else "la réussite automatique"
                self.name(on).say(f" : {barred} ne joue pas")
            case "prefers":
                winner = "la réussite automatique l'emporte" if value == "Success" else "l'échec automatique l'emporte"
                self.name(on).say(f" : si réussite et échec automatiques s'opposent, {winner}")
            case "reroll":
                self.name(on).say(f" peut être relancé {REROLLS.get(str(value), str(value))}")
                self.say(", puis plus jamais" * effect.final)
            case "explodes":
                self._explodes(effect)
            case "compels":
                self.name(on).say(" : un ").amount(value).say(" qui peut être relancé l'est toujours")
            case "reads":
                self.name(on).say(f" donne « {value} », quelle que soit la case,")
            case "keepsDie":
                self.name(on).say(f" : un seul dé compte, {'le meilleur' if value == 'Best' else 'le plus faible'}")
            case "tie":
                self.name(on).say(f" : {'si les deux échouent' if value == 'AgainIfBothFail' else 'à égalité'}, on relance jusqu'à se départager")
            case "decides":
                self.name(on).say(f" : {ORDERS.get(str(value), str(value))}")
            case "atPar":
                self.name(on).say(f" : à totaux égaux, {'celui qui pose la question' if value == 'First' else 'son adversaire'} décide le premier")
            case "modality":
                self.say(f"{MODALITIES.get(str(value), value)} : ").name(on)
            case "gives":
                self._brings("donne ", value, on)
            case "ends":
                self._brings("met fin à ", value, on)
            case "implies":
                self.say("implique ").amount(value)
            case "denies":
                self.say("exclut ").amount(value)
            case "cancels":
                self.say("annule ").amount(value)
                if on:
                    self.say(" pour ").name(on)
            case other:
                self.say(f"{other} ").amount(value)

    def _explodes(self, effect: Effect) -> None:
        self.name(effect.target).say(" : un ").amount(effect.value).say(" peut être relancé et s'ajoute")
        if effect.broken_by is not None:
            self.say(f" ; sur {effect.broken_by}, le résultat naturel tombe à {effect.falls_to}")

    def _add(self, value: Value, on: str) -> None:
        if isinstance(value, Fraction):
            self.say("+" if value >= 0 else "−").amount(abs(value), on)
        else:
            self.say("+ ").amount(value)
        self.say(" à ").name(on)

    def _multiply(self, value: Value, on: str) -> None:
        self.name(on)
        if isinstance(value, Fraction) and value != 0 and value.numerator == 1 and value.denominator > 1:
            self.say(f" divisé par {value.denominator}")
        else:
            self.say(" multiplié par ").amount(value)

    def _dice(self, value: Value, more: str, less: str) -> Words:
        if not isinstance(value, Fraction):
            return self.amount(value).say(f" dés {more}")
        count = abs(value)
        return self.say(f"{number(count)} dé{'s' if count >= 2 else ''} {more if value >= 0 else less}")

    def _drop(self, value: Value, which: str, on: str) -> None:
        if isinstance(value, Fraction) and abs(value) >= 2:
            self.say(f"on écarte les {number(value)} dés les {which}s de ").name(on)
        else:
            self.say(f"on écarte le dé le {which} de ").name(on)

    def _brings(self, verb: str, value: Value, on: str) -> None:
        if on:
            self.name(on).say(" ")
        self.say(verb).amount(value)

    def per(self, per: Per | None) -> None:
        """How often the effect counts."""
        if per is None:
            return
        whole = per.step == 1
        self.say(" par ") if whole else self.say(" par tranche de ").amount(per.step, per.measure).say(" de ")
        self.name(per.measure)
        if per.beyond:
            self.say(" au-delà de ").amount(per.beyond, per.measure)
        if per.rounding and not whole:
            self.say(f", {ROUNDINGS.get(per.rounding, per.rounding)}")

    def conditions(self, effect: Effect) -> None:
        """The facts and measures the effect asks for."""
        moments = tuple(c for c in effect.when if not self.reference.roles.split(c) and (said := self.reference.get(c)) and said.kind in ASKABLE)
        if facts := tuple(c for c in effect.when if c not in moments):
            self.say(" quand ").names(facts, "et")
        if moments:
            self.say(" lors de ").names(moments, "et")
        for rank, compare in enumerate(effect.given):
            self.say((" et " if effect.when else " si ") if not rank else " et ")
            self.compare(compare)
        if effect.unless:
            self.say(", sauf si ").names(effect.unless, "ou")

    def met(self, conditions: Conditions) -> None:
        """The conditions of a stage, or of what it passes on."""
        if conditions.when:
            self.say(", quand ").names(conditions.when, "et")
        for rank, compare in enumerate(conditions.given):
            self.say(", si " if not rank else " et ")
            self.compare(compare)
        if conditions.unless:
            self.say(", sauf si ").names(conditions.unless, "ou")

    def compare(self, compare: Compare) -> None:
        """« distance » est d'au plus 3 pouces."""
        self.name(compare.measure)
        if compare.op == "unsaid" or compare.if_stated and compare.value == compare.measure:  # a number is always what it is
            self.say(" n'est pas dit" if compare.op == "unsaid" else " est dit")
            return
        node = self.reference.get(compare.measure)
        if node and node.kind == "Choice":
            choice = {"atMost": "est au plus", "atLeast": "est au moins", "lessThan": "est plus petit que",
                      "moreThan": "est plus grand que", "equals": "est"}
            self.say(f" {choice[compare.op]} ")
        else:
            self.say(f" {COMPARISONS[compare.op]} ")
        self.amount(compare.value, compare.measure)

    def pattern(self, pattern: DicePattern | None) -> None:
        """What the dice must show."""
        if pattern is None:
            return
        if pattern.all_show is not None:
            self.say(f" si tous les dés montrent {pattern.all_show}")
        elif pattern.lowest_shows is not None:
            self.say(f" si le plus petit dé montre {pattern.lowest_shows}")
        elif pattern.same_face is not None:
            self.say(f" si {pattern.same_face} dés montrent la même face")
        if pattern.total_at_most is not None:
            self.say(f" si le total est d'au plus {number(pattern.total_at_most)}")
        if pattern.short_by is not None:
            self.say(f" s'il manque au moins {number(pattern.short_by)} pour l'emporter")
        if pattern.minimum_dice > 1:
            self.say(f" (avec {pattern.minimum_dice} dés ou plus)")

    def merged(self) -> list[Part]:
        """The parts, neighbouring plain runs joined; the first letter a capital."""
        merged: list[Part] = []
        for part in self.parts:
            if merged and merged[-1].curie is None and part.curie is None:
                merged[-1] = Part(merged[-1].text + part.text)
            elif part.text:
                merged.append(part)
        if merged:
            first = merged[0]
            merged[0] = replace(first, text=first.text[:1].upper() + first.text[1:])
        return merged
