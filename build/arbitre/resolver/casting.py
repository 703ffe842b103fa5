"""Who takes which part in a question: the second target stands where the question says « the target ».

A question is written about its own roles and names. A stage of a chain may put it about other figures: whatever was said of
them is then said of the parts they take, and what was said of those whose part is taken is not heard.
"""

from __future__ import annotations

from ..graph import Roles, named
from .situation import Situation

Casts = tuple[tuple[str, str], ...]


class Casting:
    """The parts of a question, roles or single names, and who or what takes each."""

    def __init__(self, roles: Roles, casts: Casts) -> None:
        self.roles, self.players, self.parts = roles, dict(casts), {player: part for part, player in casts}

    def said(self, curie: str) -> str:
        """What the chain calls a name that the question reads."""
        return self._renamed(curie, self.players)

    def heard(self, curie: str) -> str:
        """What the question calls a name of the chain; nothing when another has taken that part."""
        heard = self._renamed(curie, self.parts)
        return "" if heard == curie and self._renamed(curie, self.players) != curie else heard

    def _renamed(self, curie: str, names: dict[str, str]) -> str:
        taken = names.get(self.roles.bearer(curie), "")
        return self.roles.plain(named(taken, self.roles.base(curie))) if taken else names.get(curie, curie)

    def situation(self, told: Situation) -> Situation:
        """What was said, as the question hears it."""
        found = Situation(told.reference, told.game, {}, str)
        found.facts, found.denied = ({heard for c in names if (heard := self.heard(c))} for names in (told.facts, told.denied))
        found.numbers = {heard: number for c, number in told.numbers.items() if (heard := self.heard(c))}
        found.choices = {heard: word for c, word in told.choices.items() if (heard := self.heard(c))}
        return found
