"""What a page reads while it is made, so that it need not be made again until that changes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from ..graph import Node, Reference
from ..resolver import Ledger


@dataclass
class Reads:
    """What one page read, by CURIE without a role."""

    told: set[str] = field(default_factory=set)  # nodes, with all that they say and all that is said of them elsewhere
    named: set[str] = field(default_factory=set)  # nodes whose label, address, kind or data were read, no more
    deciding: set[str] = field(default_factory=set)  # what its answers rest on
    questions: set[str] = field(default_factory=set)  # questions: all that they may read decides too
    games: set[str] = field(default_factory=set)  # games read from end to end
    every: bool = False  # the whole reference, from end to end


class Watch:
    """Hears what is read while a page is made; deaf between two pages."""

    def __init__(self) -> None:
        self.reads: Reads | None = None

    @contextmanager
    def page(self, ledger: Ledger, game: str) -> Iterator[Reads]:
        """Everything read meanwhile, the answers of the game's questions included."""
        self.reads = reads = Reads()
        marks = ledger.marks(game)
        try:
            with marks.recording() as rests:
                yield reads
        finally:
            self.reads = None
        reads.deciding |= rests.looked_at | rests.facts
        reads.questions |= set(marks.questions(rests))


class Watched:
    """A reference whose reader is heard: each node it is asked for goes to one set of what is read."""

    def __init__(self, reference: Reference, watch: Watch, into: str) -> None:
        self._reference, self._watch, self._into = reference, watch, into

    def __getattr__(self, name: str) -> object:
        return getattr(self._reference, name)

    def __getitem__(self, curie: str) -> Node:
        self.hear(curie)
        return self._reference[curie]

    def __iter__(self) -> Iterator[Node]:
        if self._watch.reads is not None:
            self._watch.reads.every = True
        return iter(self._reference)

    @property
    def nodes(self) -> dict[str, Node]:
        """All of them, as the reference holds them."""
        if self._watch.reads is not None:
            self._watch.reads.every = True
        return self._reference.nodes

    def hear(self, curie: str) -> None:
        """Notes that a node was read."""
        if self._watch.reads is not None:
            getattr(self._watch.reads, self._into).add(self._reference.roles.base(curie))

    def get(self, curie: str) -> Node | None:
        """As the reference does."""
        self.hear(curie)
        return self._reference.get(curie)

    def of_game(self, game: str, *kinds: str) -> list[Node]:
        """As the reference does."""
        if self._watch.reads is not None:
            self._watch.reads.games.add(game)
        return self._reference.of_game(game, *kinds)

    def linked(self, curie: str, link: str) -> list[str]:
        """As the reference does."""
        if self._watch.reads is not None:
            self._watch.reads.told.add(self._reference.roles.base(curie))
        return self._reference.linked(curie, link)

    def broaders(self, curie: str) -> tuple[str, ...]:
        """As the reference does."""
        found = self._reference.broaders(curie)
        for one in found:
            self.hear(one)
        return found


class Listed(defaultdict):
    """An index of what stands about each node; who looks a node up is heard."""

    def __init__(self, kind: Callable[[], object], watch: Watch) -> None:
        super().__init__(kind)
        self._watch = watch

    def get(self, curie: str, default: object = None) -> object:
        """What stands about a node."""
        if self._watch.reads is not None:
            self._watch.reads.told.add(curie)
        return super().get(curie, default)
