"""The effects of a game where a question finds them: by what they act on, or by a fact they need."""

from __future__ import annotations

import copy
import operator
from collections.abc import Iterator, Set
from fractions import Fraction
from functools import cached_property

from ..graph import Effect, Node, Reference, named, tested
from .naming import Naming
from .profiles import stating
from .situation import Situation

CLOSING = ("implies", "denies", "cancels")  # what decides which facts hold, and which rules
COMPARISONS = {"atMost": operator.le, "atLeast": operator.ge, "lessThan": operator.lt, "moreThan": operator.gt, "equals": operator.eq}


class Waking:
    """Effects kept under a fact they need, or else under a number that must be stated: a question looks only at those that may hold."""

    def __init__(self) -> None:
        self.waiting: dict[str, list[tuple[int, Effect]]] = {}
        self._always: list[tuple[int, Effect]] = []
        self._by_fact: dict[str, list[tuple[int, Effect]]] = {}
        self._size = 0

    def add(self, effect: Effect, numbers: tuple[str, ...]) -> None:
        """`numbers`: it does not hold unless one of them is said."""
        if effect.when:
            places = [self._by_fact.setdefault(effect.when[0], [])]
        else:
            places = [self.waiting.setdefault(number, []) for number in numbers] or [self._always]
        for waits in places:
            waits.append((self._size, effect))
        self._size += 1

    def among(self, facts: Set[str], said: Set[str]) -> list[Effect]:
        """Those whose first fact holds, those whose number is said, and those that need neither, in the order they were added."""
        awake = [*(self._by_fact[fact] for fact in facts if fact in self._by_fact), *(self.waiting[one] for one in said if one in self.waiting)]
        found = dict(self._always)
        for pairs in awake:
            found.update(pairs)
        return [found[place] for place in sorted(found)]

    def __iter__(self) -> Iterator[Effect]:
        return iter(dict(pair for pairs in (self._always, *self._by_fact.values(), *self.waiting.values()) for pair in pairs).values())


class Index:
    """The effects of one game by what they act on; built once a resolver.

    An effect that does not say of whom is kept once, and cast for the role that a question is about when it is asked for.
    """

    def __init__(self, reference: Reference, game: str, naming: Naming, like: Index | None = None) -> None:
        """`like` is the index of a reference whose effects look at all that these look at, and perhaps at more (mutation testing)."""
        if like is not None:
            self.weighed = like.weighed
        self.reference, self.game, self.roles, self.naming = reference, game, reference.roles, naming
        self.implying = Waking()
        self.cancelling = Waking()
        self.readings: dict[str, Node] = {}
        self.replacing: dict[str, list[Node]] = {}
        self.looked_at: set[str] = set()  # every target asked about so far: mutation testing reads it
        self.closures: set[frozenset[str]] | None = None  # the facts true together so far, when somebody wants them
        self._targeted: dict[str, list[Effect]] = {}
        self._on: dict[str, list[Effect]] = {}
        self.stating = stating(reference, game)
        for node in reference.of_game(game):
            if node.kind == "Dispute":
                self.readings[node.id] = node
                for reading in node.data.get("readings", ()):
                    for rule in reading.replaces:
                        self.replacing.setdefault(rule, []).append(node)
            for effect in node.effects:
                self._keep(effect)

    def changed(self, reference: Reference, node: Node) -> Index:
        """The index of nearly the same reference, where one node changed what its effects do or need, not on what they act (mutation testing)."""
        before = self.reference[node.id].effects
        changes = [(old, new) for old, new in zip(before, node.effects) if old != new]
        if node.kind == "Dispute" or any(old.op in CLOSING for old, _ in changes):
            return Index(reference, self.game, self.naming, self)
        made = copy.copy(self)
        made.reference, made.looked_at, made.closures = reference, set(), None
        if any(old.op == "set" for old, _ in changes):
            vars(made).pop("_given_after", None)
        if changes:
            targets = {self.roles.base(old.target) for old, _ in changes}
            made._targeted, made._on = dict(self._targeted), {name: found for name, found in self._on.items() if self.roles.base(name) not in targets}
            for old, new in changes:
                made._targeted[old.target] = [new if effect is old else effect for effect in made._targeted[old.target]]
        return made

    @cached_property
    def weighed(self) -> frozenset[str]:
        """The numbers and the choices that can change which facts follow from others, or which rules are cancelled."""
        found: set[str] = set()
        near = [name for waking in (self.implying, self.cancelling) for effect in waking for name in _weighed(effect)]
        while near:
            node = self.reference.get(near.pop())
            if node is not None and node.id not in found:
                found.add(node.id)
                near += map(str, node.data.get("adds", ()))
                for effect in (e for place in self.reference.broaders(node.id) for e in self.on(place)):
                    near += [*_weighed(effect), str(effect.value)]
        return frozenset(found)

    @cached_property
    def _given_after(self) -> tuple[frozenset[str], dict[str, list[str]]]:
        """Of the numbers that some effect on the facts waits for, those a rule may give: always, or only after a fact or a number is known."""
        always: set[str] = set()
        after: dict[str, list[str]] = {}
        for curie in {*self.implying.waiting, *self.cancelling.waiting}:
            if self.reference[curie].kind == "Quantity":
                always.add(curie)
            for effect in (e for place in self.reference.broaders(curie) for e in self.on(place) if e.op == "set"):
                needs = effect.when[:1] or self._awaited(effect)
                for name in needs:
                    after.setdefault(name, []).append(curie)
                if not needs:
                    always.add(curie)
        return frozenset(always), after

    def told(self, situation: Situation, facts: Set[str]) -> Set[str]:
        """The numbers and the choices that a situation says, and those that rules may give when these facts hold."""
        always, after = self._given_after
        told = {*always, *situation.numbers, *situation.choices}
        near = [*facts, *told]
        while near:
            found = [c for c in after.get(near.pop(), ()) if c not in told]
            told.update(found)
            near += found
        return told

    def _keep(self, effect: Effect) -> None:
        if effect.op in CLOSING:
            kept = self.cancelling if effect.op == "cancels" else self.implying
            for one in self.roles.grounded(effect):
                kept.add(one, self._awaited(one))
        else:
            self._targeted.setdefault(effect.target, []).append(effect)

    def _awaited(self, effect: Effect) -> tuple[str, ...]:
        """The numbers or choices of which one must be said for an effect to hold: one compared if stated, or two whose defaults do not compare."""
        if stated := next((c.measure for c in effect.given if c.if_stated and c.op != "unsaid"), None):
            return (stated,)
        for compare in (c for c in effect.given if c.op in COMPARISONS):
            left, right = (self._default(value) for value in (compare.measure, compare.value))
            if left is not None and right is not None and not COMPARISONS[compare.op](left, right):
                return tuple(dict.fromkeys(c for c in (compare.measure, compare.value) if isinstance(c, str)))
        return ()

    def _default(self, value: object) -> Fraction | None:
        """A number as it stands while nobody says it; None when it may be anything then."""
        if isinstance(value, Fraction):
            return value
        node = self.reference.get(str(value))
        default = node.data.get("default") if node is not None and node.kind in ("Characteristic", "Measure") else None
        return default if isinstance(default, Fraction) else None

    def on(self, target: str) -> list[Effect]:
        """The effects on a target itself, each about whom the target is about.

        An effect on a question is about whoever it is put about; written with a role, its own bearer's included, about that role alone.
        """
        if target not in self._on:
            base, role = self.roles.base(target), self.roles.bearer(target)
            own = target if base != target or not role else named(role, base)
            found = [e for place in dict.fromkeys((base, own)) for e in self._targeted.get(place, [])]
            self._on[target] = [self.roles.about(e, role) for e in found] if role else found
        return self._on[target]


def _weighed(effect: Effect) -> set[str]:
    """What an effect compares or counts."""
    return tested(effect).difference(effect.when, effect.unless)
