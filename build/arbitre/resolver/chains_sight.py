"""What a chain sees of a world: the slots its stages change, the facts and the numbers as they stand there.

A question is put about as much of a world as it reads, so that worlds which look the same to it are one to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Self

from ..errors import SituationError
from ..graph import Compare, Conditions, Node, Stage, is_name
from . import budget
from .casting import Casting, Casts
from .chains_asking import Asking
from .chains_worlds import World, plain
from .context import Context
from .index import COMPARISONS
from .reading import ASIDE
from .situation import Situation

ADDED = ("Grows", "Shrinks")


@dataclass(frozen=True)
class Under:
    """What a chain put about others is part of: who asks the questions, what it may see of what is changed elsewhere, whom it is about."""

    asking: Asking
    heard: tuple[str, ...]
    about: tuple[str, ...]


class Sight:
    """One chain in one situation, as it looks in each of its worlds."""

    def __init__(self, context: Context, des: list | tuple | None, under: Under | None = None, handed: dict[str, object] | None = None) -> None:
        """`under`: what the chain is part of, when another puts it about others than those it names; `handed`: its own arguments."""
        self.context, self.reference, self.under = context, context.reference, under
        self.asking, self.exact = under.asking if under else Asking(context, des, handed), des is None
        self.slots: dict[str, int] = {}
        self._grown: set[str] = set()
        self._take(context.asked, [])
        self.own = len(self.slots)  # those the chain itself may change; the others are those it may see
        for curie in under.heard if under else ():
            self.slots.setdefault(curie, len(self.slots))
        self.start = self.begun()
        self.parts: dict[tuple[str, Casts], tuple[Self, tuple[int, ...]]] = {}
        self._contexts: dict[tuple, Context] = {}
        self._values: dict[tuple, tuple[object, tuple[str, ...]]] = {}  # what follows from what is said, and the disputes met
        self.reads = lru_cache(maxsize=None)(self._reads)
        self.chain_reads = lru_cache(maxsize=None)(self._chain_reads)
        self.effect_reads = lru_cache(maxsize=None)(self._effect_reads)
        self.alive = lru_cache(maxsize=None)(self._alive)
        self.stages = {id(stage): stage for chain in self._chains() for stage in chain.data["stages"]}
        self.caps = self._caps()
        shrunk = {self.slots[p.carries] for stage in self.stages.values() for p in (*stage.states, *stage.passes) if p.how == "Shrinks"}
        self.spent = shrunk & set(self.caps)  # what is taken off these hangs on how far they were counted

    def _take(self, chain: Node, above: list[str], said: Callable[[str], str] = str) -> None:
        """Gives a slot to all that the stages change, those of the chains it asks included; `said`: how this chain calls a name of theirs."""
        if chain.id in above:
            raise SituationError(f"{self.context.asked.name} : des enchaînements se posent l'un l'autre sans fin : {' → '.join([*above, chain.id])}")
        for stage in chain.data["stages"]:
            for curie in (*(p.carries for p in (*stage.states, *stage.passes)), *(stage.shares or ())):
                self.slots.setdefault(said(curie), len(self.slots))
            self._grown |= {said(p.carries) for p in stage.passes if p.how == "Grows"}
            if self.reference[stage.asks].kind == "Chain":
                casting = Casting(self.reference.roles, stage.casts)
                inner = (lambda curie, casting=casting: said(casting.said(curie))) if stage.casts else said
                self._take(self.reference[stage.asks], [*above, chain.id], inner)

    def within(self, asks: str, casts: Casts) -> tuple[Self, tuple[int, ...]]:
        """The walk of a chain that a stage asks, and the slot here of each slot there: its own where its parts are taken by others."""
        if not casts:
            return self, tuple(range(len(self.slots)))
        if (asks, casts) not in self.parts:
            casting = Casting(self.reference.roles, casts)
            asked = self.context.functions.about(asks, casting.situation(self.context.situation), lambda curie: self.context.said(casting.said(curie)))
            heard = tuple(heard for curie in self.slots if (heard := casting.heard(curie)))
            part = type(self)(asked, self.asking.des, Under(self.asking, heard, self.about(casts)))
            self.parts[asks, casts] = part, tuple(self.slots[casting.said(curie)] for curie in part.slots)
        return self.parts[asks, casts]

    @contextmanager
    def at(self, index: int) -> Iterator[None]:
        """Stands at a stage of a chain while it is asked."""
        self.asking.place.append(index)
        try:
            yield
        finally:
            self.asking.place.pop()

    def about(self, casts: Casts) -> tuple[str, ...]:
        """Who takes the parts, in the words of the chain that the player asked."""
        players = (self.reference[self.context.said(player)] for _, player in casts)
        return tuple(player.label for player in players if player.kind == "Role") or (self.under.about if self.under else ())

    def let_go(self) -> None:
        """Frees at once all that was worked out: it holds itself together, and nothing else would free it before a sweep."""
        for part, _ in self.parts.values():
            part.let_go()
        vars(self).clear()

    def begun(self) -> World:
        """The world that the chain begins in: what its question says."""
        return tuple(self._stated(curie, 0 if curie in self._grown else None) for curie in self.slots)

    def _stated(self, curie: str, nothing: int | None) -> object:
        """What a slot holds at first: what was said, or what a rule gives; the default, and nothing yet, for what the stages add up."""
        situation, default = self.context.situation, self.reference[curie].data.get("default", nothing)
        if curie in situation.facts or curie in situation.denied:
            return curie in situation.facts
        if nothing is not None and default == nothing and curie not in situation.numbers and self.context.stated(curie, default=False):
            return plain(self.context.number(curie))  # the dice placed are those left, as long as nobody says that some were used
        held = situation.choices.get(curie, situation.numbers.get(curie, default))
        return held if held is None or isinstance(held, str) else plain(held)

    def _chains(self) -> list[Node]:
        """The chain and those it asks about the same people, each once."""
        found = [self.context.asked]
        for chain in found:
            for stage in chain.data["stages"]:
                inner = self.reference[stage.asks]
                if inner.kind == "Chain" and not stage.casts and inner.id not in {c.id for c in found}:
                    found.append(inner)
        return found

    def _alive(self, curie: str) -> tuple[Stage, ...]:
        """The stages of a chain that can be come to: none waits for a fact that does not hold and that no stage can change."""
        return tuple(
            stage for stage in self.reference[curie].data["stages"]
            if all(self.reads(fact) or self.true(fact, self.start) for fact in stage.conditions.when)
        )

    def _caps(self) -> dict[int, int]:
        """How far a counter needs counting, when it is only ever compared: past every bound, worlds look the same."""
        bounds: dict[str, list[Fraction | int]] = {c: [0] for c, slot in self.slots.items() if type(self.start[slot]) is int}
        used: set[str] = {str(c) for name in ("tells", "mentions") for c in self.context.asked.data.get(name, ())}
        for chain in self._chains():
            conditions = list(chain.data.get("stops", ()))
            for stage in self.alive(chain.id):
                passes = (*stage.states, *stage.passes)
                conditions += [stage.conditions, *(p.conditions for p in passes)]
                used |= {str(v) for v in (stage.times, *(stage.shares or ()), *(p.amount for p in passes)) if v is not None}
                used |= {p.carries for p in passes if p.how == "Shrinks"}
                if self.reference[stage.asks].kind != "Chain":
                    looked_at = self.asked_reads(stage)
                    used |= {c for c, slot in self.slots.items() if slot in looked_at}
                elif stage.casts:  # what it does there is not looked into
                    part, places = self.within(stage.asks, stage.casts)
                    there = {places[slot] for slot in (*range(part.own), *part.chain_reads(stage.asks))}
                    used |= {c for c, slot in self.slots.items() if slot in there}
            for name in {n for c in conditions for n in c.names()} - {c.measure for x in conditions for c in x.given}:
                looked_at = self.reads(name)
                used |= {c for c, slot in self.slots.items() if slot in looked_at}
            for compare in (c for x in conditions for c in x.given if c.measure in bounds and self.reference[c.measure].kind != "Choice"):
                reads = self.reads(compare.value) if is_name(compare.value) else ()
                if reads:
                    used |= {compare.measure, *(c for c, slot in self.slots.items() if slot in reads)}
                elif not isinstance(compare.value, str) or self._known(compare.value, self.start):
                    bounds[compare.measure].append(self.number(compare.value, self.start))
        caps = {self.slots[c]: int(max(found)) + 1 for c, found in bounds.items() if c not in used and not self.under}
        most = {self.slots[c]: int(self.reference[c].data["max"]) for c in bounds if "max" in self.reference[c].data}
        return {**most, **{slot: min(cap, most.get(slot, cap)) for slot, cap in caps.items()}}

    def _reads(self, curie: str, casts: Casts = ()) -> tuple[int, ...]:
        """The slots that can change a question or a parameter, its parts being taken as `casts` says."""
        node = self.reference[curie]
        if node.kind == "Procedure" and not node.data.get("asks"):
            return tuple(self.slots.values())
        depths = self.context.functions.reads(curie, casts)
        return tuple(slot for name, slot in self.slots.items() if name == curie or depths.get(name, ASIDE) < ASIDE)

    def asked_reads(self, stage: Stage) -> tuple[int, ...]:
        """The slots that what a stage may ask looks at."""
        return tuple(sorted({slot for name in stage.questions for slot in self.reads(name, stage.casts)}))

    def all_reads(self, names: Iterator[str]) -> tuple[int, ...]:
        return tuple(sorted({slot for name in names for slot in self.reads(name)}))

    def situation(self, world: World, slots: tuple[int, ...]) -> Situation:
        """What was stated, with what the stages have changed since, as far as it is looked at."""
        base = self.context.situation
        found = Situation(self.reference, base.game, {}, str)
        found.facts, found.denied, found.numbers, found.choices = set(base.facts), set(base.denied), dict(base.numbers), dict(base.choices)
        for curie, slot in self.slots.items():
            value = world[slot]
            if slot not in slots or value is None:
                continue
            kind = self.reference[curie].kind
            if kind == "Choice":
                found.choices[curie] = value
            elif isinstance(value, bool):
                (found.facts if value else found.denied).add(curie)
                (found.denied if value else found.facts).discard(curie)
            else:
                found.numbers[curie] = Fraction(value)
        return found

    def seen(self, asked: str, world: World, *names: str) -> Context:
        """A question in a world, as far as it, or the names looked at, can tell it from another."""
        slots = self.all_reads(iter(names or (asked,)))
        key = (asked, slots, tuple(world[s] for s in slots))
        if key not in self._contexts:
            budget.spend(budget.ASKED)
            self._contexts[key] = self.context.functions.about(asked, self.situation(world, slots), self.context.said)
        return self._contexts[key]

    def true(self, curie: str, world: World) -> bool:
        """Whether a fact holds: passed on, stated, or following from either, unless a rule denies it."""
        value = world[self.slots[curie]] if curie in self.slots else None
        settled = value is False or value is True and curie not in self.context.index.deniable
        return value if settled else self._worked(curie, world, Context.true)

    def number(self, value: object, world: World) -> int | Fraction:
        """A number written in the chain, or one of the situation, as it stands."""
        if not isinstance(value, str):
            return plain(value)
        held = world[self.slots[value]] if value in self.slots else None
        return held if held is not None else plain(self._worked(value, world, Context.number))

    def _worked(self, curie: str, world: World, how: Callable[[Context, str], object]) -> object:
        """A fact or a number that follows from what is said, worked out once for the worlds that look the same to it."""
        slots = self.reads(curie)
        key = (curie, how, tuple(world[s] for s in slots))
        if key not in self._values:
            seen = self.seen(self.context.asked.id, world, curie)
            value = how(seen, curie)
            self._values[key] = value, tuple(seen.disputes)
        return self._values[key][0]

    def holds(self, conditions: Conditions, world: World) -> bool:
        """Whether the conditions of a stage, a pass or a stop are met."""
        for fact in conditions.when:
            if not self.true(fact, world):
                return False
        for fact in conditions.unless:
            if self.true(fact, world):
                return False
        for compare in conditions.given:
            if not self._compares(compare, world):
                return False
        return True

    def _compares(self, compare: Compare, world: World) -> bool:
        names = [c for c in (compare.measure, compare.value) if is_name(c)]
        if compare.op == "unsaid":
            return not self._known(compare.measure, world)
        if compare.if_stated and not all(self._known(c, world) for c in names):
            return False
        if self.reference[compare.measure].kind == "Choice":
            return COMPARISONS[compare.op](*(self._rank(compare.measure, value, world) for value in (compare.measure, str(compare.value))))
        return COMPARISONS[compare.op](self.number(compare.measure, world), self.number(compare.value, world))

    def _rank(self, choice: str, value: str, world: World) -> int:
        """The rank of a word of a choice, or of the word that a choice stands at."""
        return self.context.situation.choice_rank(self.reference[choice], self._said(value, world))

    def _said(self, value: str, world: World) -> str:
        """A word, or the one that a choice stands at."""
        other = self.reference.get(value)
        if other is None:
            return value
        held = world[self.slots[value]] if value in self.slots else None
        stated = held or self.context.situation.choices.get(value) or other.data.get("default")
        if stated is None:
            raise self.context.missing(other)
        return str(stated)

    def _known(self, curie: str, world: World) -> bool:
        held = curie in self.slots and world[self.slots[curie]] is not None
        return held or self._worked(curie, world, Context.stated)
