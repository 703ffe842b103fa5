"""The effects of a game where a question finds them: by what they act on, or by a fact they need."""

from __future__ import annotations

from collections.abc import Iterator, Set

from ..graph import PARAMETERS, Effect, Node, Reference


class Waking:
    """Effects kept under one of the facts they need: a question looks only at those that may hold."""

    def __init__(self) -> None:
        self._always: list[tuple[int, Effect]] = []
        self._by_fact: dict[str, list[tuple[int, Effect]]] = {}
        self._size = 0

    def add(self, effect: Effect) -> None:
        kept = self._by_fact.setdefault(effect.when[0], []) if effect.when else self._always
        kept.append((self._size, effect))
        self._size += 1

    def among(self, facts: Set[str]) -> list[Effect]:
        """Those whose first fact holds, and those that need none, in the order they were added."""
        found = [*self._always, *(pair for fact in facts for pair in self._by_fact.get(fact, ()))]
        return [effect for _, effect in sorted(found, key=lambda pair: pair[0])]

    def __iter__(self) -> Iterator[Effect]:
        return (effect for pairs in (self._always, *self._by_fact.values()) for _, effect in pairs)


class Index:
    """The effects of one game by what they act on; built once a resolver."""

    def __init__(self, reference: Reference, game: str) -> None:
        self.by_target: dict[str, list[Effect]] = {}
        self.implying = Waking()
        self.cancelling = Waking()
        self.readings: dict[str, Node] = {}
        self.replacing: dict[str, list[Node]] = {}
        self.looked_at: set[str] = set()  # every target asked about so far: mutation testing reads it
        self.parameters: dict[str, Node] = {}  # what a situation may state, by Python name
        for node in reference.of_game(game):
            if node.kind in PARAMETERS:
                self.parameters[node.name] = node
            if node.kind == "Dispute":
                self.readings[node.id] = node
                for reading in node.data.get("readings", ()):
                    for rule in reading.replaces:
                        self.replacing.setdefault(rule, []).append(node)
            for effect in node.effects:
                if effect.op in ("implies", "denies"):
                    self.implying.add(effect)
                elif effect.op == "cancels":
                    self.cancelling.add(effect)
                else:
                    self.by_target.setdefault(effect.target, []).append(effect)
