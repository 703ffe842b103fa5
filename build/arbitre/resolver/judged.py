"""What one result of the dice comes to, and the re-rolls that take it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from ..graph import DicePattern, Effect
from . import dice


@dataclass
class Judged:
    """What one result of the dice comes to."""

    outcome: str
    success: bool
    total: Fraction
    gives: tuple[Effect, ...]
    by_pattern: Effect | None = None
    faces: tuple[int, ...] = ()


def brought(judged: Judged) -> frozenset[str]:
    """The states that a result brings."""
    return frozenset(str(e.value) for e in judged.gives if e.op == "gives")


@dataclass(frozen=True)
class Reroll:
    """A re-roll allowed or imposed: of what outcome, showing which dice, by which rule."""

    when: str
    rule: str
    pattern: DicePattern | None = None
    final: bool = False  # whether the new throw stands whatever it is: no face of it, and no other rule, throws it again

    def takes(self, judged: Judged) -> bool:
        """Whether a result is rolled again."""
        fits = self.when == "Any" or judged.success == (self.when == "Success")
        return fits and self.shown(judged.faces, judged.total)

    def shown(self, faces: tuple[int, ...], total: Fraction) -> bool:
        """Whether the dice show what it asks for."""
        return self.pattern is None or dice.matches(self.pattern, faces, total)
