"""What was proved stays proved: the nodes whose examples all passed, and rest on nothing that has changed since, need not be run again.

What changed is told by comparing the reference with the one that was proved last (graph/difference.py). What each node rests on is kept beside
it, names told once; another program, and all is run again.
"""

from __future__ import annotations

import contextlib
import os
import re
from functools import cached_property
from pathlib import Path

from .. import seal
from ..graph import ASKABLE, Difference, Node, Reference, loader
from ..graph.shelves import narrowed
from ..graph.since import since
from .engine import Resolver
from .resting import digest

KEPT = Path(".cache") / "proved" / "proofs.json"
MODEL = Path(".cache") / "proved" / loader.KEPT.name  # the reference that was proved; its seal is of that name
CALL = re.compile(r"\b(\w+)\(")


class Proofs:
    """The nodes of a project whose examples are proved; `standing` those that need not be tried."""

    def __init__(self, resolver: Resolver, root: Path) -> None:
        self.resolver, self.root = resolver, root
        kept = seal.held_json(root / KEPT) if narrowed() is None else None
        self._kept: dict = kept if isinstance(kept, dict) and kept.get("frame") == self.frame else {}
        self.difference = self._compared()
        self._closures: dict[str, list[int]] = self._kept.get("closures", {})
        self._numbers = {name: number for number, name in enumerate(self._kept.get("names", ()))}
        self._deciding = {self._numbers[name] for name in self.difference.deciding if name in self._numbers}
        self._moved: dict[str, bool] = {}
        self.standing = frozenset(node.id for node in self.reference if self._stands(node))
        self.unmoved = self._unmoved()

    @property
    def reference(self) -> Reference:
        """The reference that is proved."""
        return self.resolver.reference

    @cached_property
    def frame(self) -> str:
        """A mark of all that an example rests on besides the nodes."""
        return digest(self.resolver.ledger.program, self.reference.retired)

    def _compared(self) -> Difference:
        return since(self._kept["version"], self.root / MODEL, self.reference) if self._kept else Difference(whole=True)

    def _unmoved(self) -> frozenset[str]:
        """What says what it said, in the games where every answer is what it was."""
        nodes = (self.reference.get(name) for name in self.difference.deciding)
        moved = self.difference.games | {node.game for node in nodes if node is not None}  # who left moved its game
        if self.difference.whole or "" in moved:  # what is of no game is of all
            return frozenset()
        return frozenset(node.id for node in self.reference if node.game not in moved and node.id not in self.difference.told)

    def _stands(self, node: Node) -> bool:
        record, changed = self._kept.get("nodes", {}).get(node.id), self.difference
        if record is None or changed.whole or node.game in changed.games or node.id in changed.told:
            return False
        return not changed.deciding or not (self._deciding.intersection(record[0]) or any(map(self._other, record[1])))

    def _other(self, question: str) -> bool:
        """Whether what a question may read has changed."""
        if question not in self._moved:
            members = self._closures.get(question)
            self._moved[question] = members is None or question in self.difference.deciding or not self._deciding.isdisjoint(members)
        return self._moved[question]

    def keep(self) -> None:
        """Keeps what is proved, once every example has passed. A refusal that names questions rests on the whole game: it is tried each time."""
        if narrowed() is not None or (self._kept.get("version") == self.reference.version and not self._missing()):
            return
        nodes = {curie: self._kept["nodes"][curie] for curie in self.standing}
        for node in self._missing():
            if (record := self._record(node)) is not None:
                nodes[node.id] = record
        asked = {question for _, questions in nodes.values() for question in questions}
        closures = {question: self._members(question) for question in sorted(asked)}
        with contextlib.suppress(OSError):
            (self.root / MODEL).parent.mkdir(parents=True, exist_ok=True)
            (self.root / MODEL).unlink(missing_ok=True)
            os.link(self.root / loader.KEPT, self.root / MODEL)
            made = {"frame": self.frame, "version": self.reference.version, "nodes": nodes, "closures": closures, "names": list(self._numbers)}
            seal.hold_json(self.root / KEPT, made)

    def _missing(self) -> list[Node]:
        return [node for node in self.reference if node.examples and node.id not in self.standing]

    def _record(self, node: Node) -> list | None:
        """What the examples of a node rest on, by number, and the questions they put or may read."""
        ledger, names, questions = self.resolver.ledger, set(), set()
        for example in node.examples:
            if ledger.wide(node, example):
                return None
            rests = ledger.rests(node, example)
            names |= rests.looked_at | rests.facts
            questions.update(ledger.marks(node.game).questions(rests))
            questions.update(curie for call in CALL.findall(example.code) if (curie := self._called.get((node.game, call))))
        return [sorted(map(self._number, map(self.reference.roles.base, names))), sorted(questions)]

    def _members(self, question: str) -> list[int]:
        """What a question may read, by number."""
        node = self.reference[question]
        if self.difference.whole or node.game in self.difference.games or self._other(question):
            return sorted({self._number(self.reference.roles.base(name)) for name in self.resolver.reading(node.game).closure(question)})
        return self._closures[question]

    def _number(self, name: str) -> int:
        return self._numbers.setdefault(name, len(self._numbers))

    @cached_property
    def _called(self) -> dict[tuple[str, str], str]:
        return {(node.game, node.name): node.id for node in self.reference if node.kind in ASKABLE}
