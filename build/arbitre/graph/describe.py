"""Effects as French sentences: the one describer, whose parts the site links and the records join."""

from __future__ import annotations

import re

from .arguments import declared, lowered
from .model import Effect, Node, Stage
from .reference import Reference
from .words import OUTCOMES, Part, Words

QUESTION = re.compile(r"\{[^{}]*\}")  # see resolver/tables.py


def sentence(effect: Effect, reference: Reference) -> str:
    """An effect as one plain sentence."""
    return "".join(part.text for part in describe(effect, reference))


def describe(effect: Effect, reference: Reference) -> list[Part]:
    """An effect as parts whose texts, joined, make one sentence: what it does, then under which conditions."""
    words, roles = Words(reference), reference.roles
    if bearer := roles.bearer(effect.target):  # what is written without a role there is the bearer's: the sentence says so
        effect = roles.about(effect, bearer)
    words.operation(effect)
    _circumstances(effect, words)
    return words.merged()


def circumstances(effect: Effect, reference: Reference) -> list[Part]:
    """When and how often an effect counts, without what it does: for a list where its figure and what it touches stand already."""
    words, roles = Words(reference), reference.roles
    if bearer := roles.bearer(effect.target):
        effect = roles.about(effect, bearer)
    _circumstances(effect, words)
    return words.merged()


def _circumstances(effect: Effect, words: Words) -> None:
    words.per(effect.per)
    words.conditions(effect)
    words.pattern(effect.pattern)
    words.in_case(effect.on_outcome)
    if effect.lasts:
        words.say(f", {effect.lasts}")
    if effect.stack:
        words.say(" ; ne se cumule pas : ").name(effect.stack)
    if effect.reading:
        words.say(f" (lecture {effect.reading})")


MANNERS = {"BecomesTrue": " devient vrai", "BecomesFalse": " devient faux", "Is": " vaut ", "Grows": " augmente de ", "Shrinks": " diminue de ",
           "Word": " prend le mot de la réponse", "Joins": " ajoute le mot de la réponse", "Least": " prend le mot le moins grave que la réponse puisse être"}


def stages(node: Node, reference: Reference) -> list[list[Part]]:
    """The stages of a chain, one sentence each: what is asked, how many times, under which conditions, what passes on."""
    taken = {argument.name: lowered(argument.label) for argument in declared(node)}
    return [_stage(stage, reference, taken) for stage in node.data.get("stages", ())]


def _stage(stage: Stage, reference: Reference, taken: dict[str, str]) -> list[Part]:
    words = Words(reference).name(stage.asks)
    for other in stage.others:
        words.say(" ou ").name(other)
    if stage.others:
        words.say(", ce qui réussit le plus souvent")
    if stage.knowing:
        words.say(f", dont on sait déjà l'issue ({OUTCOMES.get(stage.knowing, stage.knowing)})")
    if stage.times is not None:
        words.say(", ").amount(stage.times).say(" fois")
    if stage.shares:
        words.say(", chacune avec sa part de ").name(stage.shares[0])
    for part, player in stage.casts:
        words.say(", où ").name(player).say(" tient la place de ").name(part)
    if stage.hands:
        words.say(f", qui reçoit {', '.join(taken[name] for name, _ in stage.hands)}")
    words.met(stage.conditions)
    for rank, one in enumerate((*stage.states, *stage.passes)):
        words.say(" ; tient pour acquis : " if rank < len(stage.states) else " ; passe : ").name(one.carries).say(MANNERS.get(one.how, " change "))
        if one.how in ("Is", "Grows", "Shrinks"):
            words.amount(one.amount, one.carries) if one.amount is not None else words.say("ce que donne la réponse")
        words.in_case(one.on)
        if one.answering:
            words.say(", si l'on a posé ").name(one.answering)
        if one.word:
            words.say(f", si la réponse est « {one.word} »")
        if one.brought:
            words.say(", si la réponse donne ").name(one.brought)
        words.met(one.conditions)
    return words.merged()


def ruling(dispute: Node) -> str:
    """What holds of a dispute, in one sentence: the reading kept, or that nothing settles it."""
    held = dispute.data.get("holds")
    says = next((" ".join(r.says.split()) for r in dispute.data.get("readings", ()) if r.letter == held), "")
    return f"La lecture {held} tient : {says}" if held else "Rien ne tranche : décidez-en avant la partie."


def cell(text: str, reference: Reference) -> list[Part]:
    """A table's cell: plain text, or, when it names a rule, the rule and what its effects do; its questions are left out."""
    rule = reference.get(text)
    if rule is None:
        return [Part(QUESTION.sub("…", text))]
    effects = " ; ".join(sentence(effect, reference) for effect in rule.effects)
    return [Part(rule.label, rule.id), *([Part(f" : {effects}")] if effects else [])]
