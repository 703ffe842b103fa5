"""What the examples of a game say when they ask each question: what players say most comes first, in a form and on a table.

Names alone are read of the examples, then what each means in the question it was said to. Of the facts that the situations of the exam state, 56 % are
among the first eight so ranked and 39 % by nearness alone; what the whole game says, or how many ask about a rule, added nothing.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING

from ..errors import ArbitreError
from ..graph import ASKABLE, Node
from ..resolver.resting import digest

if TYPE_CHECKING:
    from ..resolver import Resolver

LINE = re.compile(r"^\s*>>> (.*(?:\n\s*\.\.\. .*)*)", re.MULTILINE)
ASKED = re.compile(r"\b(\w+)\((.*)", re.DOTALL)
OF_A_ROLE = re.compile(r"(\w+)=dict\(([^()]*)\)")
SAID = re.compile(r"\b([^\W\d]\w*)=(?!=)")


class Uses:
    """How often each question of a game is told each name, counted once a game."""

    def __init__(self, resolver: Resolver) -> None:
        self._resolver = resolver
        self._games: dict[str, dict[str, Counter[str]]] = {}
        self._marks: dict[str, str] = {}
        self._roles: dict[str, list[str]] = {}

    def of(self, game: str, question: str) -> Counter[str]:
        """How many examples say each name when they ask a question, a role's own written with it: « cible_au_tapis »."""
        return self._counted(game).get(question, Counter())

    def _counted(self, game: str) -> dict[str, Counter[str]]:
        if game not in self._games:
            self._games[game] = counted(example.code for node in self._resolver.reference.of_game(game) for example in node.examples)
        return self._games[game]

    def meant(self, node: Node) -> Counter[str]:
        """How many examples say each thing when they ask a question, by CURIE; its own arguments, and what only a refusal shows, by name."""
        said, found = self.of(node.game, node.name), Counter()
        if said:
            naming, readable = self._resolver.index(node.game).naming, self._resolver.reading(node.game).depths(node.id)
            for name, times in said.items():
                meaning = name
                with suppress(ArbitreError):
                    if naming.known(name):  # asked of no other: the nearest names would be looked for, at length
                        meaning = naming.meaning(name, readable, node)
                found[meaning] += times
        return found

    def in_all(self, game: str) -> Counter[str]:
        """The same of all the questions of a game together."""
        found: Counter[str] = Counter()
        for node in self._resolver.reference.of_game(game):
            if node.kind in ASKABLE:
                found.update(self.meant(node))
        return found

    def mark_all(self, game: str) -> str:
        """A mark of all that is counted for all the questions of a game."""
        if game not in self._marks:
            self._marks[game] = digest([(question, sorted(said.items())) for question, said in sorted(self._counted(game).items())])
        return self._marks[game]

    def roles(self, game: str) -> list[str]:
        """The roles of a game, those whom its examples speak of most first."""
        if game not in self._roles:
            reference, told = self._resolver.reference, Counter()
            for curie, times in self.in_all(game).items():
                told[(reference.roles.split(curie) or ("",))[0]] += times
            self._roles[game] = [role for role, _ in sorted(told.items(), key=lambda one: (-one[1], one[0]))]
        return self._roles[game]

    def mark(self, game: str, question: str) -> str:
        """A mark of all that is counted for a question."""
        return digest([sorted(self.of(game, question).items()), self.roles(game)])


def counted(codes: Iterable[str]) -> dict[str, Counter[str]]:
    """The names said in the lines of some examples, by the question each line asks."""
    found: dict[str, Counter[str]] = {}
    for question, said in (line for code in codes for line in _lines(code)):
        found.setdefault(question, Counter()).update(said)
    return found


@lru_cache(maxsize=None)
def _lines(code: str) -> list[tuple[str, set[str]]]:
    """The question that each line of an example asks, and the names it says; of a process that builds again and again, read once."""
    found = []
    for line in LINE.findall(code):
        if asked := ASKED.search(line):
            said = OF_A_ROLE.sub(lambda one: " ".join(f"{one[1]}_{name}=" for name in SAID.findall(one[2])), asked[2])
            found.append((asked[1], set(SAID.findall(said))))
    return found
