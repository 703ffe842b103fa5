"""What is said in vain, and what would count: the same said of another, or the fact without which no rule looks at a number (a commander's Courage, and
being in his aura) or at a skill (War fury, and declaring it)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from ..graph import Node, tested
from .reading import ASIDE

if TYPE_CHECKING:
    from .index import Index

FEW = 4  # facts tried for one number, at most: each is a judgement more


@dataclass
class Heeded:
    """What a question heeds of a situation: `readable` by it, each with its distance, and `read` there."""

    index: Index
    node: Node
    readable: Mapping[str, int]
    read: Mapping[str, object]

    def instead(self, name: str) -> str:
        """The name that the question reads in place of one that counts for nothing there, or nothing."""
        naming = self.index.naming
        return naming.instead(name, self.readable, self.node) if naming.known(name) else ""

    def of_another(self, name: str) -> str:
        """What the question hears of another by a name that says of nobody, or nothing."""
        naming = self.index.naming
        return naming.of_another(name, self.readable, self.node) if naming.known(name) else ""

    def waited_for(self, name: str) -> list[str]:
        """The names of the facts without which an effect that the question reads does not look at a number or a skill, the nearest effect first."""
        curie, reference = self._meaning(name), self.index.reference
        if not curie or reference[curie].kind not in ("Measure", "Characteristic") and not self.of_a_skill(name):
            return []
        looking = [fact for fact, looked_at in self._held_back if curie in looked_at]
        if "" in looking:  # one that lacks nothing looked at it, and was content
            return []
        return [reference[fact].name for fact in dict.fromkeys(looking) if self.readable.get(fact, ASIDE) < ASIDE][:FEW]

    def of_a_skill(self, name: str) -> bool:
        """Whether a name says that somebody has a skill: to say that he puts it to use says it too."""
        curie, reference = self._meaning(name), self.index.reference
        return bool(curie) and reference[reference.roles.base(curie)].kind == "Skill"

    def _meaning(self, name: str) -> str:
        """What a name stands for here; nothing where the question does not read it."""
        naming = self.index.naming
        curie = naming.meaning(name, self.readable, self.node) if naming.known(name) else ""
        return curie if curie in self.readable else ""

    @cached_property
    def _held_back(self) -> list[tuple[str, set[object]]]:
        """What each effect lacks to hold, where nobody said it (an empty name when it lacks nothing), and what it looks at: its other facts too, where it
        lacks but this one."""
        said = {self.index.naming.meaning(name, self.readable, self.node) for name, value in self.read.items() if value is True}
        near = [(-1, self.node.id), *sorted((depth, target) for target, depth in self.readable.items() if depth < ASIDE)]
        found: list[tuple[str, set[object]]] = []
        for effect in (e for _, target in near for e in self.index.on(target) if said.isdisjoint(e.unless)):
            lacking = [fact for fact in effect.when if fact not in said]
            looked_at = {effect.value, *tested(effect), *(effect.when if len(lacking) == 1 else ())}
            found += [(fact, looked_at) for fact in lacking or [""]]
        return found
