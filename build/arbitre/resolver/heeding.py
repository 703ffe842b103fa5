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

    def waited_for(self, name: str) -> list[str]:
        """The names of the facts without which an effect that the question reads does not look at a number or a skill, the nearest effect first."""
        naming, reference = self.index.naming, self.index.reference
        curie = naming.meaning(name, self.readable, self.node) if naming.known(name) else ""
        if curie not in self.readable or reference[curie].kind not in ("Measure", "Characteristic") and not self.of_a_skill(name):
            return []
        if any(not fact and curie in looked_at for fact, looked_at in self._held_back):  # one that lacks nothing looked at it, and was content
            return []
        lacking = [fact for fact, looked_at in self._held_back if fact and curie in looked_at and self.readable.get(fact, ASIDE) < ASIDE]
        return [reference[fact].name for fact in dict.fromkeys(lacking)][:FEW]

    def of_a_skill(self, name: str) -> bool:
        """Whether a name says that somebody has a skill: to say that he puts it to use says it too."""
        naming, reference = self.index.naming, self.index.reference
        curie = naming.meaning(name, self.readable, self.node) if naming.known(name) else ""
        return curie in self.readable and reference[reference.roles.base(curie)].kind == "Skill"

    @cached_property
    def _held_back(self) -> list[tuple[str, set[object]]]:
        """What each effect lacks to hold, where nobody said it (an empty name when it lacks nothing), and what it looks at: its other facts too, where it
        lacks but this one."""
        said = {self.index.naming.meaning(name, self.readable, self.node) for name, value in self.read.items() if value is True}
        near = [(-1, self.node.id), *sorted((depth, target) for target, depth in self.readable.items() if depth < ASIDE)]
        effects = (e for _, target in near for e in self.index.on(target) if said.isdisjoint(e.unless))
        lacking = [(e, [fact for fact in e.when if fact not in said] or [""]) for e in effects]
        return [(fact, {e.value, *tested(e), *(e.when if facts != [""] and len(facts) == 1 else ())}) for e, facts in lacking for fact in facts]
