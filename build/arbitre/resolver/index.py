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
from .reading import made_of
from .situation import Situation

CLOSING = ("implies", "denies", "cancels")  # what decides which facts hold, and which rules
Awaiting = list[tuple[Effect, tuple[str, ...]]]  # effects, each with the numbers of which it needs one
COMPARISONS = {"atMost": operator.le, "atLeast": operator.ge, "lessThan": operator.lt, "moreThan": operator.gt, "equals": operator.eq}


class Waking:
    """Effects kept under a fact they need, or else under a number that must be stated: a question looks only at those that may hold."""

    def __init__(self) -> None:
        self.waiting: dict[str, list[tuple[float, Effect]]] = {}
        self._by_fact: dict[str, list[tuple[float, Effect]]] = {}
        self._always: dict[str, list[tuple[float, Effect]]] = {"": []}
        self._size = 0

    def add(self, effect: Effect, numbers: tuple[str, ...]) -> None:
        """`numbers`: it does not hold unless one of them is said."""
        for kept, name in self._where(effect, numbers):
            kept.setdefault(name, []).append((self._size, effect))
        self._size += 1

    def changed(self, old: Awaiting, new: Awaiting) -> Waking | None:
        """The same, where other effects stand in the place of some that were added together; None when those are not here."""
        made, places = copy.copy(self), []
        made.waiting, made._by_fact, made._always = dict(self.waiting), dict(self._by_fact), dict(self._always)
        for effect, numbers in old:
            for kept, name in made._where(effect, numbers):
                places += [place for place, one in kept.get(name, ()) if one is effect]
                kept[name] = [pair for pair in kept.get(name, ()) if pair[1] is not effect]
        for rank, (effect, numbers) in enumerate(new if places else ()):
            for kept, name in made._where(effect, numbers):
                kept[name] = [*kept.get(name, ()), (min(places) + rank / len(new), effect)]
        return made if places else None

    def _where(self, effect: Effect, numbers: tuple[str, ...]) -> list[tuple[dict[str, list[tuple[float, Effect]]], str]]:
        if effect.when:
            return [(self._by_fact, effect.when[0])]
        return [(self.waiting, number) for number in numbers] or [(self._always, "")]

    def among(self, facts: Set[str], said: Set[str]) -> list[Effect]:
        """Those whose first fact holds, those whose number is said, and those that need neither, in the order they were added."""
        awake = [*(self._by_fact[fact] for fact in facts if fact in self._by_fact), *(self.waiting[one] for one in said if one in self.waiting)]
        found = dict(self._always[""])
        for pairs in awake:
            found.update(pairs)
        return [found[place] for place in sorted(found)]

    def __iter__(self) -> Iterator[Effect]:
        every = (*self._always.values(), *self._by_fact.values(), *self.waiting.values())
        return iter(dict(pair for pairs in every for pair in pairs).values())


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
        self.closures: set[tuple[frozenset[str], frozenset[str]]] | None = None  # facts true together so far, with the awaited numbers told; if wanted
        self.answers: dict[tuple, object] = {}  # what the questions of chains answered: `chains_memory`
        self.walks: dict[tuple, object] = {}  # of the last chains asked, and what tells how often a chain asks its stage: `chains_again`
        self.counting: dict[str, str | None] = {}
        self._targeted: dict[str, list[Effect]] = {}
        self._on: dict[str, list[Effect]] = {}
        self._like: Index | None = None  # the index this one is a copy of, but for the effects on some targets: `_apart`
        self._apart: frozenset[str] = frozenset()
        self._givers: dict[str, tuple[tuple[str, ...], frozenset[str]]] = {}
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
        changes = [(old, new) for old, new in zip(self.reference[node.id].effects, node.effects) if old != new]
        if node.kind == "Dispute":
            return Index(reference, self.game, self.naming, self)
        made = copy.copy(self)
        made.reference, made.looked_at, made.closures, made.weighed = reference, set(), None, self.weighed
        made.answers, made.walks, made.counting = {}, {}, {}
        made._targeted = dict(self._targeted)
        for old, new in changes:
            if old.op not in CLOSING:
                made._targeted[old.target] = [new if effect is old else effect for effect in made._targeted[old.target]]
            elif not made._closes_otherwise(old, new):
                return Index(reference, self.game, self.naming, self)
        if apart := frozenset(self.roles.base(old.target) for old, _ in changes if old.op not in CLOSING):
            made._on, made._like, made._apart = {}, self, apart
            made._givers = {name: found for name, found in self._givers.items() if not apart & found[1]}
        if len(made._givers) < len(self._givers) or made.implying is not self.implying or made.cancelling is not self.cancelling:
            vars(made).pop("_given_after", None)
        for name in ("deniable", "awaited") if made.implying is not self.implying or made.cancelling is not self.cancelling else ():
            vars(made).pop(name, None)
        return made

    def _closes_otherwise(self, old: Effect, new: Effect) -> bool:
        """Puts an effect on the facts in the place of another; false when the other stands nowhere."""
        name = "cancelling" if old.op == "cancels" else "implying"
        waking = getattr(self, name).changed(self.awaiting(old), self.awaiting(new))
        setattr(self, name, waking)
        return waking is not None

    @cached_property
    def weighed(self) -> frozenset[str]:
        """The numbers and the choices that can change which facts follow from others, or which rules are cancelled."""
        found: set[str] = set()
        near = [name for waking in (self.implying, self.cancelling) for effect in waking for name in _weighed(effect)]
        while near:
            node = self.reference.get(near.pop())
            if node is not None and node.id not in found:
                found.add(node.id)
                near += made_of(node)
                for effect in (e for place in self.reference.broaders(node.id) for e in self.on(place)):
                    near += [*_weighed(effect), str(effect.value)]
        return frozenset(found)

    @cached_property
    def deniable(self) -> frozenset[str]:
        """The facts that some rule may deny, though they are said."""
        return frozenset(str(effect.value) for effect in self.implying if effect.op == "denies")

    @cached_property
    def awaited(self) -> Set[str]:
        """The numbers and the choices for which some effect on the facts waits."""
        return self.implying.waiting.keys() | self.cancelling.waiting.keys()

    def gives(self, target: str) -> bool:
        """Whether to set a target may tell a number for which some effect on the facts waits."""
        return any(self.roles.base(target) in self._given_by(curie)[1] for curie in self.awaited)

    @cached_property
    def _given_after(self) -> tuple[frozenset[str], dict[str, list[str]]]:
        """Of the numbers that some effect on the facts waits for, those a rule may give: always, or only after a fact or a number is known."""
        always: set[str] = set()
        after: dict[str, list[str]] = {}
        for curie in self.awaited:
            for name in self._given_by(curie)[0]:
                if name:
                    after.setdefault(name, []).append(curie)
                else:
                    always.add(curie)
        return frozenset(always), after

    def _given_by(self, curie: str) -> tuple[tuple[str, ...], frozenset[str]]:
        """The facts and numbers after which a rule may give a number ("" when it needs none), and what such rules act on."""
        if curie not in self._givers:
            places = self.reference.broaders(curie)
            giving = [effect for place in places for effect in self.on(place) if effect.op == "set"]
            needs = [name for effect in giving for name in effect.when[:1] or self._awaited(effect) or ("",)]
            needs += [""] if self.reference[curie].kind == "Quantity" else []
            self._givers[curie] = tuple(needs), frozenset(map(self.roles.base, places))
        return self._givers[curie]

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
            for one, numbers in self.awaiting(effect):
                kept.add(one, numbers)
        else:
            self._targeted.setdefault(effect.target, []).append(effect)

    def awaiting(self, effect: Effect) -> Awaiting:
        """An effect on the facts, once for each role it may be true of, each with the numbers of which it needs one."""
        return [(one, self._awaited(one)) for one in self.roles.grounded(effect)]

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
            if self._like is not None and base not in self._apart:
                return self._like.on(target)
            own = target if base != target or not role else named(role, base)
            found = [e for place in dict.fromkeys((base, own)) for e in self._targeted.get(place, [])]
            self._on[target] = [self.roles.about(e, role) for e in found] if role else found
        return self._on[target]


def _weighed(effect: Effect) -> set[str]:
    """What an effect compares or counts."""
    return tested(effect).difference(effect.when, effect.unless)
