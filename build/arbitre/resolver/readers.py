"""Who reads a thing: what each question reads, followed back from what is read.

A table says a few things, and a game has hundreds of questions: to walk back from those few costs far less than to walk down from every question.
"""

from __future__ import annotations

from collections import deque
from functools import cached_property
from typing import TYPE_CHECKING

from ..graph import ASKABLE, Reference

if TYPE_CHECKING:
    from .reading import Reading


class Readers:
    """The questions of one game, by what they read."""

    def __init__(self, reference: Reference, reading: Reading, game: str) -> None:
        self.reference, self.reading = reference, reading
        self.questions = [node.id for node in reference.of_game(game, *ASKABLE)]
        self._near: dict[str, list[tuple[int, str]]] = {}

    def near(self, parameter: str) -> list[tuple[int, str]]:
        """The questions that read a parameter otherwise than aside, by CURIE, each with how far it stands (as `Reading.depths`); the nearest first."""
        if parameter not in self._near:
            questions = self._asking
            found = [(level, curie) for curie, level in self._back(parameter).items() if curie in questions and curie != parameter]
            self._near[parameter] = sorted(found)
        return self._near[parameter]

    def count(self, parameter: str) -> int:
        """How many questions read a parameter, aside or not."""
        return self._others(parameter).bit_count()

    def read(self, parameter: str) -> bool:
        """Whether some question reads a parameter."""
        return bool(self._others(parameter))

    def all_read(self) -> list[str]:
        """Everything that some question reads, itself put apart, whatever its kind."""
        return [curie for curie in self._reached if self.read(curie)]

    def read_only_by(self, parameter: str, kind: str) -> bool:
        """Whether all the questions that read a parameter otherwise than aside are of a kind."""
        return all(self.reference[curie].kind == kind for _, curie in self.near(parameter))

    def _others(self, curie: str) -> int:
        return self._reached.get(curie, 0) & ~(1 << self._asking[curie] if curie in self._asking else 0)

    def _back(self, parameter: str) -> dict[str, int]:
        """What leads to a parameter, with the rules to follow at least: none from a formula to what it is made of."""
        levels: dict[str, int] = {}
        near, level = [parameter], 0
        while near:
            far: list[str] = []
            while near:
                here = near.pop()
                if here not in levels:
                    levels[here] = level
                    formulas, rules = self._leading.get(here, ((), ()))
                    near += formulas
                    far += rules
            near, level = far, level + 1
        return levels

    @cached_property
    def _asking(self) -> dict[str, int]:
        return {curie: rank for rank, curie in enumerate(self.questions)}

    @cached_property
    def _leading(self) -> dict[str, tuple[list[str], list[str]]]:
        """What each thing stands in the formula of, and what a rule leads to it from."""
        found: dict[str, tuple[list[str], list[str]]] = {}
        near, seen = list(self.questions), set(self.questions)
        for here in near:
            beside = self.reading.beside(here)
            new = [name for name in (*beside.formula, *beside.ruled) if name not in seen]  # what is read aside is a question: it is there already
            near += dict.fromkeys(new)
            seen.update(new)
            for way, names in enumerate((beside.formula, beside.ruled)):
                for name in names:
                    found.setdefault(name, ([], []))[way].append(here)
        return found

    @cached_property
    def _reached(self) -> dict[str, int]:
        """Everything that questions come to, each with those that do: a bit a question, by its rank."""
        found = {curie: 1 << rank for curie, rank in self._asking.items()}
        waiting, queued = deque(found), set(found)
        while waiting:
            here = waiting.popleft()
            queued.discard(here)
            mine, beside = found[here], self.reading.beside(here)
            for name in (*beside.formula, *beside.ruled, *beside.aside):
                if mine | found.get(name, 0) != found.get(name):
                    found[name] = mine | found.get(name, 0)
                    if name not in queued:
                        queued.add(name)
                        waiting.append(name)
        return found
