"""What an answer rests on, and a mark of it as it is: an answer worked out before is believed while the mark is the same.

Two things decide an answer. The effects it looked at on its way, known by what they act on and by the facts that were true together; and the
plain data (formulas, dice, bounds, cells, names) of whatever its questions may read, known without asking. What the whole game has in common
(the names one may say, who plays what, disputes and principles, units, effects that wait for no fact) is part of every mark.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from ..graph import ASKABLE, COMMON, Effect, plain, store, unplaced
from .noting import Noted, hear, noting

if TYPE_CHECKING:
    from .engine import Resolver


@dataclass
class Rests:
    """What some questions looked at: what effects act on, and the facts that were true, whoever bears them."""

    looked_at: set[str] = field(default_factory=set)
    facts: set[str] = field(default_factory=set)


class Marks:
    """The marks of one game, as a resolver knows it."""

    def __init__(self, resolver: Resolver, game: str) -> None:
        self.reference, self.index, self.reading = resolver.reference, resolver.index(game), resolver.reading(game)
        self.game, self._base = game, resolver.reference.roles.base
        self._data: dict[str, str] = {}
        self._closures: dict[str, str] = {}

    @contextmanager
    def recording(self) -> Iterator[Rests]:
        """Notes what the questions put meanwhile rest on; whoever was already noting hears of it too."""
        rests = Rests()
        with noting(self.index) as noted:
            try:
                yield rests
            finally:
                rests.looked_at = set(map(self._base, noted.looked_at))
                rests.facts = {self._base(fact) for facts, _ in noted.closures for fact in facts}

    def heard(self, rests: Rests) -> None:
        """Lets whoever is noting hear of what an answer kept from before rests on."""
        hear(self.index, Noted(rests.looked_at, {(frozenset(rests.facts), frozenset())}))

    def questions(self, rests: Rests) -> list[str]:
        """The questions among the facts: what each may read decides too."""
        return sorted(fact for fact in rests.facts if (node := self.reference.get(fact)) is not None and node.kind in ASKABLE)

    def of(self, rests: Rests) -> str:
        """The mark of what some questions rest on, as it is now."""
        return digest(
            self._common, [self._acting.get(name, "") for name in sorted(rests.looked_at)], [self._waking.get(name, "") for name in sorted(rests.facts)],
            [self._data_of(name) for name in sorted(rests.looked_at | rests.facts)], [self._closure(name) for name in self.questions(rests)],
        )

    @cached_property
    def _acting(self) -> dict[str, str]:
        """The effects on each thing."""
        return self._grouped((self._base(effect.target), effect) for effect in self._effects() if effect.target)

    @cached_property
    def _waking(self) -> dict[str, str]:
        """The implications and cancellations that each fact may wake."""
        return self._grouped((self._base(effect.when[0]), effect) for effect in self._effects() if not effect.target and effect.when)

    def _effects(self) -> Iterator[Effect]:
        return (effect for node in self.reference.of_game(self.game) for effect in node.effects)

    def _grouped(self, effects: Iterator[tuple[str, Effect]]) -> dict[str, str]:
        found: dict[str, list[object]] = {}
        for name, effect in effects:
            rule = self.reference[effect.rule]
            found.setdefault(name, []).append([rule.code, rule.label, sorted(self.reference.above(rule.id)), unplaced(effect)])
        return {name: digest(told) for name, told in found.items()}

    @cached_property
    def _common(self) -> str:
        nodes = self.reference.of_game(self.game)
        filled = [node for node in nodes if node.kind == "Table" and node.data.get("fills")]
        lines = [(s.table.id, text, sorted(line.facts), line.numbers, line.choices) for s in self.index.stating for text, line in s.lines.items()]
        free = [unplaced(e) for e in self._effects() if e.op in ("implies", "denies", "cancels") and not e.when]
        prefix = f"{self.game.partition(':')[0]}:"
        retired = {name: curie for name, curie in self.reference.retired.items() if curie.startswith(prefix)}
        return digest(
            [(n.id, n.kind, n.called, n.data.get("of"), n.data.get("bearer")) for n in nodes],
            [plain(n) for n in nodes if n.kind in COMMON], [plain(n) for n in filled], lines, free, retired,
        )

    def _closure(self, asked: str) -> str:
        """The data of all that a question may read, and how far it reads it: of whom a word is said rests on that."""
        if asked not in self._closures:
            self._closures[asked] = digest([(name, far, self._data_of(self._base(name))) for name, far in sorted(self.reading.distances(asked).items())])
        return self._closures[asked]

    def _data_of(self, name: str) -> str:
        if name not in self._data:
            node = self.reference.get(name)
            applied = self.reference.linked(name, "applied") if node is not None and node.kind == "Step" else ()  # a walk looks at their conditions
            walked = [unplaced(effect) for rule in applied for effect in self.reference[rule].effects]
            self._data[name] = "" if node is None else digest(plain(node), applied, walked)
        return self._data[name]


def digest(*told: object) -> str:
    """A mark of plain values and of values of the model."""
    return hashlib.sha256(store.dumps(_tupled(told)).encode()).hexdigest()[:24]


def _tupled(value: object) -> object:
    return tuple(map(_tupled, value)) if isinstance(value, (list, tuple)) else value
