"""The cells of a table that say nothing: a remark may be missing, a case or a number may not."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .. import names
from .problem import Problem

NUMBER = re.compile(r"[-+−]?\d+(?:[.,]\d+)?")


def check(file: str, name: str, header: list[str], rows: list[tuple[int, list[str]]], keys: int) -> Iterator[Problem]:
    """The empty cells of the keys, and of the columns where every other cell is a number."""
    whole = [(line, [cell.strip() for cell in row]) for line, row in rows if len(row) == len(header)]
    for place, column in enumerate(header):
        said = [row[place] for _, row in whole if row[place]]
        counted = all(NUMBER.fullmatch(cell) or cell == names.UNKNOWN for cell in said) and any(map(NUMBER.fullmatch, said))
        for line, row in whole if place < keys or counted else ():
            if not row[place]:
                remedy = "écrivez le cas que lit cette ligne" if place < keys else f"écrivez le nombre, ou {names.UNKNOWN} si la source ne se lit pas"
                yield Problem(file, line, name, f"rien dans la colonne {column}", remedy)
