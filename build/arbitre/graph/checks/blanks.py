"""What a table does not say: an empty case or number, a crossing of its keys that has no line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from math import prod

from .. import names
from .problem import WARNING, Problem

SPARSE = 10  # of so many crossings one at most was forgotten: a table that lacks more has no line for them on purpose
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
    yield from _crossings(file, name, header, whole, keys)


def _crossings(file: str, name: str, header: list[str], rows: list[tuple[int, list[str]]], keys: int) -> Iterator[Problem]:
    """The few crossings without a line, in a table of several keys that has nearly all of them."""
    told = {tuple(row[:keys]) for _, row in rows}
    values = [list(dict.fromkeys(row[place] for _, row in rows)) for place in range(keys)]
    if keys > 1 and 0 < (prod(map(len, values)) - len(told)) * SPARSE <= prod(map(len, values)):
        for case in (case for case in product(*values) if case not in told):
            said = " et ".join(f"{column} « {value} »" for column, value in zip(header, case, strict=False))
            yield Problem(file, 1, name, f"aucune ligne pour {said}", f"écrivez-la, {names.UNKNOWN} si la source ne se lit pas", WARNING)
