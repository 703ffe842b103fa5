"""What a name brings with it: the line a table prints for a weapon states its strength, its range, its properties.

A table that says what its columns state (arb:states) is read so: a number is that of the column's measure, the words name
predicates of the same subject; the unit of the column goes without saying. What a player states himself goes first.
A word that is none of these is kept as unknown: it is told by the check, and by whoever is asked about that line.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from fractions import Fraction

from ..french import plain
from ..graph import BORNE, Node, Reference

NUMBER = re.compile(r"-?\d+(?:,\d+)?")


@dataclass
class Line:
    """What one line of a table states of whoever bears its name."""

    numbers: dict[str, Fraction] = field(default_factory=dict)
    facts: set[str] = field(default_factory=set)
    unknown: list[str] = field(default_factory=list)  # its words that say nothing


@dataclass(frozen=True)
class Stating:
    """A table whose lines are stated by name: `choice` is its key."""

    table: Node
    choice: str
    lines: dict[str, Line]

    def brings(self) -> set[str]:
        """Everything that some line states."""
        return {curie for line in self.lines.values() for curie in (*line.numbers, *line.facts)}


def stating(reference: Reference, game: str) -> list[Stating]:
    """The tables of a game whose lines state something."""
    found = []
    for table in reference.of_game(game, "Table"):
        if columns := [str(c) for c in table.data.get("fills", ())]:
            choice, *_ = map(str, table.data["key"])
            words = _words(reference, choice)
            lines = {row[0]: _line(reference, choice, columns, row[1:], words) for row in table.data.get("rows", ())}
            found.append(Stating(table, choice, lines))
    return found


def _words(reference: Reference, choice: str) -> dict[str, str]:
    """The predicates that may be said of whoever bears the choice, by each of their names."""
    roles, base = reference.roles, reference.roles.base(choice)
    subjects, role = set(roles.subjects(base)), roles.bearer(choice)
    found: dict[str, str] = {}
    for node in reference.of_game(reference[choice].game, *BORNE):
        if subjects & set(roles.subjects(node.id)):
            for name in (node.label, *node.alt, *node.label.split("/")):
                found.setdefault(folded(name), roles.qualified(node.id, role))
    return found


def folded(name: str) -> str:
    """A name without accents, capitals nor hyphens."""
    return " ".join(re.sub("[-–—−]", " ", plain(name)).split())


def _line(reference: Reference, choice: str, columns: list[str], cells: list[str], words: dict[str, str]) -> Line:
    line, role = Line(), reference.roles.bearer(choice)
    for column, cell in zip(columns, cells):
        for number in NUMBER.findall(cell)[:1]:
            line.numbers[reference.roles.qualified(column, role)] = Fraction(number.replace(",", "."))
        unit = folded(str(reference[column].data.get("unit") or ""))
        for chunk in re.split(r"[,\d]", cell):
            if curie := words.get(folded(chunk)):
                line.facts.add(curie)
            elif folded(chunk) not in ("", unit):
                line.unknown.append(chunk.strip())
    return line
