"""Mutation testing of the graph: each figure changed, each condition removed, and the examples must notice.

A rule whose figure can be changed without any example failing is a rule nobody has proved. An example can notice a changed
effect only if, somewhere on its way, it looked at what the effect acts on while the facts the effect needs were true.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache

from ..graph import ASKABLE, Compare, Effect, Example, Node, Reference
from .closing import kept
from .engine import Resolver
from .examples import pieces
from .index import CLOSING, Index


BAR = 95  # of a hundred mutants, those that the examples must catch


@dataclass(frozen=True)
class Mutant:
    """One change to one node: `what` says it in French."""

    node: Node
    what: str
    target: str
    needs: frozenset[str] = frozenset()  # the facts without which it changes nothing, whoever bears them
    follows: str = ""  # the fact it is about, when it changes what follows from what is said
    change: tuple[Effect, Effect] | None = None  # the effect as it was and as it is

    @property
    def closes(self) -> bool:
        """Whether it changes which facts hold, or which rules are cancelled."""
        return self.change is not None and self.change[0].op in CLOSING


@dataclass(frozen=True)
class Witness:
    """A question of an example, with what it looked at and, on its way, the facts that were true together and the awaited numbers told."""

    node: Node
    example: Example
    looked_at: frozenset[str]
    closures: frozenset[tuple[frozenset[str], frozenset[str]]] | None  # None when they are not known apart
    facts: frozenset[frozenset[str]]  # those facts, whoever bears them
    reads: frozenset[str] | None  # what its questions may read; None when they may put any other

    def may_notice(self, mutant: Mutant, awakes: bool) -> bool:
        """Whether it can answer otherwise under a mutant, which may tell a number that effects on the facts wait for when it `awakes` them."""
        if mutant.target and not awakes and mutant.target not in self.looked_at:
            return False
        if mutant.follows and self.reads is not None and mutant.follows not in self.reads:
            return False
        return any(mutant.needs <= facts for facts in self.facts)


class Closings:
    """What an effect on the facts does when the facts of a question are closed, as it was and as a mutant has it."""

    def __init__(self, index: Index, change: tuple[Effect, Effect]) -> None:
        self.awaited = index.awaited
        self.was, self.becomes = (
            [(effect, set(numbers), replace(effect, when=(), unless=())) for effect, numbers in index.awaiting(one)] for one in change)

    def differs(self, witness: Witness) -> int:
        """2 when it does something else in some closing of a question, 1 when it only has other reasons for it, 0 when nothing can differ."""
        return 1 if witness.closures is None else max(self._differs(facts, told) for facts, told in witness.closures)

    def _differs(self, facts: frozenset[str], told: frozenset[str]) -> int:
        was, becomes = ([self._does(one, facts, told) for one in effects] for effects in (self.was, self.becomes))
        if (was := [done for done in was if done]) == (becomes := [done for done in becomes if done]):
            return 0
        return 1 + ([does for does, *_ in was] != [does for does, *_ in becomes])

    def _does(self, one: tuple[Effect, set[str], Effect], facts: frozenset[str], told: frozenset[str]) -> tuple[object, ...]:
        """What it does with why; what keeps it away; or nothing."""
        effect, numbers, bare = one
        if not effect.when and numbers and numbers <= self.awaited and not numbers & told:
            return ()
        if facts.issuperset(effect.when):
            kept = facts.intersection(effect.unless)
            return (None, kept) if kept else (bare, effect)
        kept = facts.intersection(effect.unless) if effect.when[0] in facts else ()
        return (None, kept) if kept else ()


def mutate(
    reference: Reference, game: str | None = None, progress: Callable[[int, int], None] | None = None,
    only: Callable[[list[Mutant]], list[Mutant]] | None = None,
) -> dict:
    """Counts the mutants that the examples catch: {"mutants": n, "caught": m, "survivors": […]}.

    `game` is a CURIE, or None for all. `progress` is called with the number done and the total. `only` chooses a part of the mutants.
    """
    games = [game] if game else [g.id for g in reference.games()]
    mutants = [m for g in games for node in reference.of_game(g) for m in mutants_of(reference, node)]
    mutants = only(mutants) if only else mutants
    base = Resolver(reference)
    seen = {g: _baseline(base, g) for g in games}
    known = {g: {} for g in games}
    survivors = []
    for done, mutant in enumerate(mutants, 1):
        if not caught(reference, base, mutant, seen[mutant.node.game], known[mutant.node.game]):
            original = reference[mutant.node.id]
            survivors.append({"id": original.id, "code": original.code, "label": original.label, "mutation": mutant.what})
        if progress:
            progress(done, len(mutants))
    return {"mutants": len(mutants), "caught": len(mutants) - len(survivors), "survivors": survivors}


def mutants_of(reference: Reference, node: Node) -> Iterator[Mutant]:
    """Every mutant of a node: of its effects, and of the dice it rolls."""
    base = reference.roles.base
    for place, effect in enumerate(node.effects):
        for changed, what in _effect_mutants(reference, effect):
            effects = (*node.effects[:place], changed, *node.effects[place + 1:])
            follows = base(str(effect.value)) if effect.op in ("implies", "denies") else ""
            yield Mutant(replace(node, effects=effects), what, base(effect.target), frozenset(map(base, changed.when)), follows, (effect, changed))
    if node.kind == "Roll":
        for name in ("dice", "sides"):
            value = node.data[name]
            yield Mutant(replace(node, data={**node.data, name: value + 1}), f"{name} : {value} → {value + 1}", node.id)


def _effect_mutants(reference: Reference, effect: Effect) -> Iterator[tuple[Effect, str]]:
    if isinstance(effect.value, Fraction):
        yield replace(effect, value=effect.value + 1), f"{effect.op} {effect.value} → {effect.value + 1}"
    for name in ("when", "unless"):
        facts = getattr(effect, name)
        for fact in facts:
            yield replace(effect, **{name: tuple(f for f in facts if f != fact)}), f"{effect.op} : sans la condition {name} {fact}"
    for place, compare in enumerate(effect.given):
        rest = (*effect.given[:place], *effect.given[place + 1:])
        yield replace(effect, given=rest), f"{effect.op} : sans la condition {compare.measure} {compare.op}"
        if isinstance(compare.value, Fraction) and compare.op != "unsaid":
            for step in (-1, 1):
                moved = replace(compare, value=compare.value + step)
                if _idle(reference, compare) and _idle(reference, moved):
                    continue
                given = (*effect.given[:place], moved, *effect.given[place + 1:])
                yield replace(effect, given=given), f"{effect.op} : {compare.measure} {compare.op} {compare.value} → {moved.value}"
    if effect.pattern:
        yield replace(effect, pattern=None), f"{effect.op} : sans le motif des dés"
        for name in ("all_show", "same_face", "minimum_dice", "total_at_most", "short_by", "lowest_shows"):
            value = getattr(effect.pattern, name)
            if value is not None and not (name == "minimum_dice" and value == 1):
                other = value + 1 if value < 6 else value - 1
                yield replace(effect, pattern=replace(effect.pattern, **{name: other})), f"{effect.op} : {name} {value} → {other}"
    for name in ("broken_by", "falls_to"):
        value = getattr(effect, name)
        if value is not None:
            yield replace(effect, **{name: value + 1}), f"{effect.op} : {name} {value} → {value + 1}"
    if effect.final:
        yield replace(effect, final=False), f"{effect.op} : peut encore se relancer"
    if effect.per:
        for name in ("beyond", "step"):
            value = getattr(effect.per, name)
            if isinstance(value, str):  # what gives the size of a slice is no figure of this effect
                continue
            yield replace(effect, per=replace(effect.per, **{name: value + 1})), f"{effect.op} : {name} {value} → {value + 1}"


def _idle(reference: Reference, compare: Compare) -> bool:
    """Whether every value the measure may have meets a condition, which then asks only that it be said."""
    bounds = reference[compare.measure].data
    low, high = bounds.get("min"), bounds.get("max")
    return compare.op == "atLeast" and low is not None and compare.value <= low or compare.op == "atMost" and high is not None and compare.value >= high


def _baseline(resolver: Resolver, game: str) -> list[Witness]:
    """Every example of a game with what its questions look at."""
    reference, index, found = resolver.reference, resolver.index(game), []
    base = reference.roles.base
    reads = lru_cache(maxsize=None)(lambda question: frozenset(map(base, resolver.reading(game).depths(question))))
    for node in reference.of_game(game):
        for example in (piece for whole in node.examples for piece in pieces(whole)):
            index.looked_at.clear()
            index.closures = set()
            if resolver.run_example(node, example).ok:
                facts = frozenset(frozenset(map(base, closure)) for closure, _ in index.closures)
                asked = [one for one in map(reference.get, frozenset().union(*facts)) if one is not None and one.kind in ASKABLE]
                read = None if any(one.data.get("common") for one in asked) else frozenset().union(*(reads(one.id) for one in asked))
                found.append(Witness(node, example, frozenset(map(base, index.looked_at)), frozenset(index.closures), facts, read))
    index.closures = None
    return found


def caught(reference: Reference, like: Resolver, mutant: Mutant, examples: list[Witness], known: dict) -> bool:
    """Whether an example concerned fails: those under the rule first, then those likeliest to.

    `known` is how facts close in the reference as it is, for the mutants that change nothing of it.
    """
    changed = copy.copy(reference)
    changed.nodes = {**reference.nodes, mutant.node.id: mutant.node}
    resolver = Resolver(changed, like, mutant.node)
    same = not mutant.closes and mutant.target not in map(reference.roles.base, like.index(mutant.node.game).weighed)
    with kept(known if same else {}):
        return any(not resolver.run_example(changed[w.node.id], w.example).ok for w in _concerned(like.index(mutant.node.game), mutant, examples))


def _concerned(index: Index, mutant: Mutant, examples: list[Witness]) -> list[Witness]:
    """The examples that may notice a mutant, the likeliest first."""
    awakes = mutant.change is not None and _needs_otherwise(*mutant.change) and index.gives(mutant.target)
    found = [w for w in examples if w.may_notice(mutant, awakes)]
    if mutant.change and mutant.change[0].op == "cancels":
        cancelled = index.reference[str(mutant.change[0].value)].effects
        if not any(effect.op in CLOSING for effect in cancelled):  # its effects are met only by who looks at what they act on
            acting = {index.roles.base(effect.target) for effect in cancelled}
            found = [w for w in found if w.looked_at & acting]
    if not mutant.closes:
        return sorted(found, key=lambda w: (w.node.id != mutant.node.id, mutant.target not in w.looked_at, len(w.facts)))
    closings = Closings(index, mutant.change)
    ranked = [(-differs, w.node.id != mutant.node.id, len(w.facts), rank) for rank, w in enumerate(found) if (differs := closings.differs(w))]
    return [found[rank] for *_, rank in sorted(ranked)]


def _needs_otherwise(was: Effect, becomes: Effect) -> bool:
    """Whether an effect gives a number in other situations than before."""
    return was.op == "set" and (was.when, was.unless, was.given) != (becomes.when, becomes.unless, becomes.given)
