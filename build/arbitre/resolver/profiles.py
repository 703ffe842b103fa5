"""What a name brings with it: the line a table prints for a weapon states its strength, its range, its properties.

A table that says what its columns state (arb:fills) is read so: a number is that of the column's measure, a word that of the
column's choice; other words name predicates of the same subject; the unit of the column goes without saying. What a player
states himself goes first. A word that is none of these is kept as unknown: it is told by the check, and by whoever is asked
about that line. The key is a choice, whose word names the line, or a number, which names the only line whose range holds it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from fractions import Fraction

from ..french import plain
from ..graph import BORNE, Node, Reference
from .ranges import covers
from .verdict import number

NUMBER = re.compile(r"-?\d+(?:,\d+)?")


@dataclass
class Line:
    """What one line of a table states of whoever bears its name."""

    numbers: dict[str, Fraction] = field(default_factory=dict)
    facts: set[str] = field(default_factory=set)
    choices: dict[str, str] = field(default_factory=dict)
    unknown: list[str] = field(default_factory=list)  # its words that say nothing


@dataclass(frozen=True)
class Stating:
    """A table whose lines are stated by what names them: the word of its key, or a number within their range."""

    table: Node
    key: str
    lines: dict[str, Line]

    def brings(self) -> set[str]:
        """Everything that some line states."""
        return {curie for line in self.lines.values() for curie in (*line.numbers, *line.facts, *line.choices)}

    def named(self, numbers: dict[str, Fraction], choices: dict[str, str]) -> str | None:
        """The line that what is said names; none where the ranges of several hold the number."""
        if self.key in choices:
            return choices[self.key]
        if self.key not in numbers:
            return None
        held = self._held(numbers[self.key])
        return held[0] if len(held) == 1 else None

    def torn(self, numbers: dict[str, Fraction], choices: dict[str, str]) -> tuple[str, list[str]] | None:
        """What is left unsaid by a number that several lines hold, and the words they would say; None where all is said."""
        if self.key in choices or self.key not in numbers or len(held := self._held(numbers[self.key])) < 2:
            return None
        words = [self.lines[text].choices for text in held]
        unsaid = next((c for line in words for c in line if c not in choices), None)
        return None if unsaid is None else (unsaid, [line[unsaid] for line in words if unsaid in line])

    def _held(self, value: Fraction) -> list[str]:
        return [text for text in self.lines if covers(text, number(value))]


def stating(reference: Reference, game: str) -> list[Stating]:
    """The tables of a game whose lines state something."""
    found = []
    for table in reference.of_game(game, "Table"):
        if columns := [str(c) for c in table.data.get("fills", ())]:
            key, *_ = map(str, table.data["key"])
            words = _words(reference, key)
            lines = {row[0]: _line(reference, key, columns, row[1:], words) for row in table.data.get("rows", ())}
            found.append(Stating(table, key, lines))
    return found


def _words(reference: Reference, key: str) -> dict[str, str]:
    """The predicates that may be said of whoever bears the key, by each of their names."""
    roles, base = reference.roles, reference.roles.base(key)
    subjects, role = set(roles.subjects(base)), roles.bearer(key)
    found: dict[str, str] = {}
    for node in reference.of_game(reference[key].game, *BORNE):
        if subjects & set(roles.subjects(node.id)):
            for name in (node.label, *node.alt, *node.label.split("/")):
                found.setdefault(folded(name), roles.qualified(node.id, role))
    return found


def folded(name: str) -> str:
    """A name without accents, capitals nor hyphens."""
    return " ".join(re.sub("[-–—−]", " ", plain(name)).split())


def _line(reference: Reference, key: str, columns: list[str], cells: list[str], words: dict[str, str]) -> Line:
    line, role = Line(), reference.roles.bearer(key)
    for column, cell in zip(columns, cells):
        if cell in map(str, reference[column].data.get("values", ())):
            line.choices[reference.roles.qualified(column, role)] = cell
            continue
        for number in NUMBER.findall(cell)[:1]:
            line.numbers[reference.roles.qualified(column, role)] = Fraction(number.replace(",", "."))
        unit = folded(str(reference[column].data.get("unit") or ""))
        for chunk in re.split(r"[,\d]", cell):
            if curie := words.get(folded(chunk)):
                line.facts.add(curie)
            elif folded(chunk) not in ("", unit):
                line.unknown.append(chunk.strip())
    return line
