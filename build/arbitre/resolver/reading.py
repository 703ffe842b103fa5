"""What a question reads: every parameter that can change its answer, the nearest first.

Nearest are those of its own formula; then what modifies it; then what those follow from, as far as the rules lead.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from ..files import FileError
from ..graph import ASKABLE, PARAMETERS, bearing, Effect, Node, Reference, Stage, is_name, tested
from .casting import Casting, Casts
from .readers import Readers

if TYPE_CHECKING:
    from .index import Index

READ = frozenset((*PARAMETERS, "Quantity"))  # what a question may be told
FORMULA = ("adds", "subtracts", "key", "across", "selects", "lowestDie", "highestDie", "totalBecomes", "minimises", "against", "mustReach", "tells", "mentions")
ELSEWHERE = ("presupposes", "asks", "completedBy")
ASIDE = 100  # from here on stands what is read by way of a question named as a condition: said in earnest, it seldom matters


def staged(stage: Stage) -> list[str]:
    """What a stage of a chain reads besides the answers it gets: its question, its numbers, its conditions."""
    found = [*stage.questions, *sorted(stage.conditions.names()), *(stage.shares or ())]
    for one in (*stage.states, *stage.passes):
        found += sorted(one.conditions.names())
    values = [stage.times, *(p.amount for p in (*stage.states, *stage.passes))]
    return found + [v for v in values if is_name(v)]


def made_of(node: Node) -> list[str]:
    """What a number, a table or a question is worked out from, in its own formula."""
    found: list[str] = []
    for name in FORMULA:
        value = node.data.get(name, ())
        found += map(str, value) if isinstance(value, tuple) else [str(value)]
    return found


class Beside(NamedTuple):
    """What a node leads to: in its formula, by a rule, and by way of a question that a rule only names as a condition."""

    formula: list[str]
    ruled: list[str]
    aside: list[str]


class Supposed(str):
    """A name that is a condition, and no more: its value is not looked at."""


def _tested(effect: Effect) -> list[str]:
    """What the conditions of an effect look at."""
    worked = tested(replace(effect, when=(), unless=()))
    return [name if name in worked else Supposed(name) for name in sorted(tested(effect))]


class Reading:
    """What each question of one game reads, worked out once."""

    def __init__(self, reference: Reference, index: Index) -> None:
        self.reference, self.index = reference, index
        self._depths: dict[str, dict[str, int]] = {}
        self._seen: dict[str, dict[str, int]] = {}
        self._under_way: list[str] = []
        self._present: dict[str, set[str]] = {}
        self._cast: dict[tuple[str, Casts], dict[str, int]] = {}
        self._near: dict[str, Beside] = {}  # found once for all questions
        self._implying: dict[str, list[Effect]] | None = None
        self.read_by = Readers(reference, self, index.game)
        self._askers: dict[str, list[tuple[int, str]]] | None = None
        self._cancelling: dict[str, list[Effect]] = {}

    def depths(self, asked: str) -> dict[str, int]:
        """Each parameter a question reads with how far it stands: 0 in its formula, 1 in an effect on it, and so on."""
        if asked not in self._depths:
            seen = self.distances(asked)
            self._depths[asked] = {c: depth for c, depth in seen.items() if self.reference[c].kind in READ and c != asked}
        return self._depths[asked]

    def cast(self, asked: str, casts: Casts) -> dict[str, int]:
        """The same, as a chain says it where it puts the question about others than those it names."""
        if (asked, casts) not in self._cast:
            casting = Casting(self.reference.roles, casts)
            farthest_first = sorted(((asked, 0), *self.depths(asked).items()), key=lambda read: -read[1])  # two parts may be taken by one: the nearest tells
            self._cast[asked, casts] = {casting.said(name): depth for name, depth in farthest_first}
        return self._cast[asked, casts]

    def closure(self, asked: str) -> Set[str]:
        """Everything a question may read, itself and the questions it leads to included."""
        return self.distances(asked).keys()

    def distances(self, asked: str) -> dict[str, int]:
        """The same, each with how far it stands. Raises FileError where a chain casts a question that a rule names the chain for."""
        if asked not in self._seen:
            self._under_way.append(asked)
            try:
                self._seen[asked] = self._walk(asked)
            finally:
                self._under_way.pop()
        return self._seen[asked]

    def _walk(self, asked: str) -> dict[str, int]:
        seen: dict[str, int] = {}
        near, level, aside = [asked] if self.reference.get(asked) is not None else [], 0, []
        while near or aside:
            if not near:  # every rule that can hold has been followed
                near, aside, level = aside, [], max(level, ASIDE)
            far: list[str] = []
            while near:  # what is found at this distance, formulas of formulas included
                here = near.pop()
                if here not in seen:
                    seen[here] = level
                    beside = self.beside(here)
                    near += beside.formula
                    far += beside.ruled
                    aside += beside.aside
            near, level = far, level + 1
        return seen

    def beside(self, curie: str) -> Beside:
        """What a node leads to, each thing once; what is no node is left out."""
        if curie not in self._near:
            nodes = lambda names: [name for name in dict.fromkeys(names) if self.reference.get(name) is not None]
            told = self._beyond(curie)
            beyond, worked = nodes(map(str, told)), {str(name) for name in told if not isinstance(name, Supposed)}
            aside = [name for name in beyond if self._asked_only(name, name in worked) and not self._goes_on(curie, name)]
            self._near[curie] = Beside(nodes(self._formula(curie)), [name for name in beyond if name not in aside], aside)
        return self._near[curie]

    def _formula(self, curie: str) -> list[str]:
        data, found = self.reference[curie].data, made_of(self.reference[curie])
        found += [cell for row in data.get("rows", ()) for cell in row if (said := self.reference.get(cell)) and said.kind == "Choice"]
        found += bearing.read_of(self.reference[curie])
        return [*found, *(name for stage in data.get("stages", ()) for name in self._staged(curie, stage)), *self._stops(data)]

    def _staged(self, chain: str, stage: Stage) -> list[str]:
        """What a stage reads; where its parts are cast, what its question reads, as the chain says it."""
        if not stage.casts:
            return staged(stage)
        if stage.asks in self._under_way:  # what it reads would be what the chain reads, which is what it reads
            one, other = self.reference[chain], self.reference[stage.asks]
            raise FileError(
                one.file, one.line, f"{one.code} pose « {other.label} » d'autres que ceux qu'elle nomme, et une règle que lit cette question nomme {one.code} en condition",
                "dites-le d'un fait, que le maillon affirme (arb:states)")
        casting = Casting(self.reference.roles, stage.casts)
        return [*(name for name in staged(stage) if name != stage.asks), *map(casting.said, self.depths(stage.asks))]

    def _stops(self, data: dict[str, object]) -> list[str]:
        return [name for stop in data.get("stops", ()) for name in sorted(stop.names())]

    def _beyond(self, curie: str) -> list[str]:
        """What can change a parameter or a question: conditions of the effects on it, of its implications, of its steps."""
        node = self.reference[curie]
        effects = [e for place in self.reference.broaders(curie) for e in self.index.on(place)]
        effects += self._following(curie)
        found = list(self._set_aside.get(curie, ())) if node.kind in ASKABLE else []
        found += [name for effect in effects for name in self._named(effect)]
        found += self._bringing.get(curie, ())
        for place in self.reference.broaders(curie):
            for name in ELSEWHERE:
                found += map(str, self.reference[place].data.get(name, ()))
        if node.kind == "Sequence":
            found += self.reference.linked(curie, "hasPart")
        if node.kind == "Step":
            found += map(str, node.data.get("when", ()))
            for jump in node.data.get("jumps", ()):
                found += [*jump.when, *([jump.times] if jump.times else [])]
            for rule in self.reference.linked(curie, "applied"):
                found += [name for effect in self.reference[rule].effects for name in sorted(tested(effect))]
        return found

    @cached_property
    def _set_aside(self) -> dict[str, list[str]]:
        """What each thing, where it holds, makes true: a question named so sets it aside."""
        found: dict[str, list[str]] = {}
        for effect in self.index.implying:
            for name in dict.fromkeys(effect.when):
                found.setdefault(name, []).append(str(effect.value))
        return found

    @cached_property
    def _bringing(self) -> dict[str, list[str]]:
        """The keys of the tables whose lines, stated by name, bring each thing."""
        found: dict[str, list[str]] = {}
        for table in self.index.stating:
            for name in dict.fromkeys(table.brings()):
                found.setdefault(name, []).append(table.key)
        return found

    def _named(self, effect: Effect) -> list[str]:
        value = [effect.value] if isinstance(effect.value, str) and ":" in effect.value and effect.op not in ("implies", "denies") else []
        cancels = (c for c in self._cancelling.get(effect.rule, ()) if not c.target or c.target == effect.target)
        cancelling = [name for cancel in cancels for name in _tested(cancel)]
        return [*_tested(effect), *value, *cancelling]

    def _asked_only(self, name: str, worked: bool) -> bool:
        """A question named as a condition is true when it is the one put: nothing stated can make it so. A value that is `worked` out is more than named."""
        node = self.reference.get(name)
        return node is not None and node.kind in ASKABLE and not (worked and node.kind == "Quantity")

    def _goes_on(self, here: str, name: str) -> bool:
        """Whether a question leads to another by asking it, not by naming it as a condition."""
        asked = (str(c) for place in self.reference.broaders(here) for kind in ELSEWHERE for c in self.reference[place].data.get(kind, ()))
        return name in asked or name in self.reference.linked(here, "hasPart")

    def _following(self, curie: str) -> list[Effect]:
        if self._implying is None:
            self._implying = {}
            for effect in self.index.implying:
                self._implying.setdefault(str(effect.value), []).append(effect)
            for effect in self.index.cancelling:
                self._cancelling.setdefault(str(effect.value), []).append(effect)
        return self._implying.get(curie, [])

    def present(self, asked: str) -> set[str]:
        """The roles a question has: those of whom it reads anything, and the one it is about."""
        if asked not in self._present:
            self._present[asked] = {self.reference.roles.bearer(curie) for curie in (*self.depths(asked), asked)} - {""}
        return self._present[asked]

    def readers(self, parameter: str) -> tuple[str, ...]:
        """The names of the questions of the game that read a parameter, the nearest first."""
        found = [(depth, self.reference[asker].name) for depth, asker in self.asked_of(parameter)]
        return tuple(name for _, name in sorted(found))

    def names(self) -> set[str]:
        """Every parameter that some question of the game reads."""
        return {curie for curie in self.read_by.all_read() if self.reference[curie].kind in READ}

    @cached_property
    def inner(self) -> frozenset[str]:
        """What chains only keep for themselves: carried from stage to stage, said of nobody, read by no other question."""
        chains = self.reference.of_game(self.index.game, "Chain")
        carried = {p.carries for chain in chains for stage in chain.data["stages"] for p in stage.passes}
        return frozenset(c for c in carried if not self.reference.roles.bearer(c) and self.read_by.read_only_by(c, "Chain"))

    def asked_of(self, parameter: str) -> list[tuple[int, str]]:
        """The questions of the game that read a parameter, by CURIE, each with how far it stands; the nearest first."""
        if self._askers is None:
            self._askers = {}
            for node in self.reference.of_game(self.index.game, *ASKABLE):
                for read, depth in self.depths(node.id).items():
                    self._askers.setdefault(read, []).append((depth, node.id))
            for found in self._askers.values():
                found.sort()
        return self._askers.get(parameter, [])
