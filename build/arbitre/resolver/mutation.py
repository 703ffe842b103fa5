"""Mutation testing of the graph: each figure changed, each condition removed, and the examples must notice.

A rule whose figure can be changed without any example failing is a rule nobody has proved.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from ..graph import Effect, Example, Node, Reference
from .engine import Resolver


@dataclass(frozen=True)
class Mutant:
    """One change to one node: `what` says it in French."""

    node: Node
    what: str
    target: str
    words: frozenset[str]
    related: str = ""  # the rule it cancels, whose examples are concerned too


def mutate(reference: Reference, game: str | None = None, progress: Callable[[int, int], None] | None = None) -> dict:
    """Counts the mutants that the examples catch: {"mutants": n, "caught": m, "survivors": […]}.

    `game` is a CURIE, or None for all. `progress` is called with the number done and the total.
    """
    games = [game] if game else [g.id for g in reference.games()]
    mutants = [m for g in games for node in reference.of_game(g) for m in mutants_of(node)]
    seen = {g: _baseline(reference, g) for g in games}
    survivors = []
    for done, mutant in enumerate(mutants, 1):
        if not _caught(reference, mutant, seen[mutant.node.game]):
            original = reference[mutant.node.id]
            survivors.append({"id": original.id, "code": original.code, "label": original.label, "mutation": mutant.what})
        if progress:
            progress(done, len(mutants))
    return {"mutants": len(mutants), "caught": len(mutants) - len(survivors), "survivors": survivors}


def mutants_of(node: Node) -> Iterator[Mutant]:
    """Every mutant of a node: of its effects, and of the dice it rolls."""
    for place, effect in enumerate(node.effects):
        for changed, what in _effect_mutants(effect):
            effects = (*node.effects[:place], changed, *node.effects[place + 1:])
            words = frozenset(c.partition(":")[2].replace("-", "_") for c in (*effect.when, *effect.unless, str(effect.value)))
            related = str(effect.value) if effect.op == "cancels" else ""
            yield Mutant(replace(node, effects=effects), what, effect.target, words, related)
    if node.kind == "Roll":
        for name in ("dice", "sides"):
            value = node.data[name]
            yield Mutant(replace(node, data={**node.data, name: value + 1}), f"{name} : {value} → {value + 1}", node.id, frozenset({node.name}))


def _effect_mutants(effect: Effect) -> Iterator[tuple[Effect, str]]:
    if isinstance(effect.value, Fraction):
        yield replace(effect, value=effect.value + 1), f"{effect.op} {effect.value} → {effect.value + 1}"
    for name in ("when", "unless"):
        facts = getattr(effect, name)
        for fact in facts:
            yield replace(effect, **{name: tuple(f for f in facts if f != fact)}), f"{effect.op} : sans la condition {name} {fact}"
    for place, compare in enumerate(effect.given):
        rest = (*effect.given[:place], *effect.given[place + 1:])
        yield replace(effect, given=rest), f"{effect.op} : sans la condition {compare.measure} {compare.op}"
        if isinstance(compare.value, Fraction):
            for step in (-1, 1):
                moved = replace(compare, value=compare.value + step)
                given = (*effect.given[:place], moved, *effect.given[place + 1:])
                yield replace(effect, given=given), f"{effect.op} : {compare.measure} {compare.op} {compare.value} → {moved.value}"
    if effect.pattern:
        yield replace(effect, pattern=None), f"{effect.op} : sans le motif des dés"
        for name in ("all_show", "same_face", "minimum_dice"):
            value = getattr(effect.pattern, name)
            if value is not None and not (name == "minimum_dice" and value == 1):
                other = value + 1 if value < 6 else value - 1
                yield replace(effect, pattern=replace(effect.pattern, **{name: other})), f"{effect.op} : {name} {value} → {other}"
    if effect.per:
        for name in ("beyond", "step"):
            value = getattr(effect.per, name)
            yield replace(effect, per=replace(effect.per, **{name: value + 1})), f"{effect.op} : {name} {value} → {value + 1}"


def _baseline(reference: Reference, game: str) -> list[tuple[Node, Example, frozenset[str]]]:
    """Every example of a game with the targets its questions look at."""
    resolver, found = Resolver(reference), []
    looked_at = resolver.index(game).looked_at
    for node in reference.of_game(game):
        for example in node.examples:
            looked_at.clear()
            if resolver.run_example(node, example).ok:
                found.append((node, example, frozenset(looked_at)))
    return found


def _caught(reference: Reference, mutant: Mutant, examples: list[tuple[Node, Example, frozenset[str]]]) -> bool:
    """Whether an example concerned fails: those under the rule first, then those that look at the same things."""
    changed = copy.copy(reference)
    changed.nodes = {**reference.nodes, mutant.node.id: mutant.node}
    resolver = Resolver(changed)
    own = [(n, e) for n, e, _ in examples if n.id == mutant.node.id]
    others = [
        (n, e) for n, e, looked_at in examples
        if n.id != mutant.node.id and (
            n.id == mutant.related
            or (mutant.target in looked_at if mutant.target else any(w and w in e.code for w in mutant.words))
        )
    ]
    return any(not resolver.run_example(changed[n.id], e).ok for n, e in (*own, *others))
