"""Tables read by what somebody is: a key that is a role has cells that name predicates of that role.

A cell of such a column is « Antigrav rapide = pen:rapide + pen:antigrav - pen:aeronef »: what is printed, then the predicates that
must all be true, and those that must not. A lone predicate may go without the print (its label is shown); « autre = » is the line
where nothing else holds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from .model import Node, varied
from .roles import named

TERM = re.compile(r"\s*([+-])\s+([a-z][\w-]*:[\w-]+)(?=\s|$)")


@dataclass(frozen=True)
class Cell:
    """One cell of a key column: as printed, the predicates it asks for and those it excludes, without their role."""

    printed: str
    asks: tuple[str, ...]
    excludes: tuple[str, ...]


def read(cell: str) -> Cell | None:
    """A cell as its parts; None for one that is not written so."""
    printed, sign, names = cell.rpartition("=")
    terms = list(TERM.finditer(f"+ {names}")) if names.strip() else []
    whole = "".join(term[0] for term in terms).strip() == (f"+ {names}".strip() if terms else names.strip())
    if not whole or not (printed.strip() if sign else len(terms) == 1):
        return None
    asks, excludes = (tuple(term[2] for term in terms if term[1] == one) for one in "+-")
    return Cell(printed.strip(), asks, excludes)


def bind(nodes: dict[str, Node]) -> None:
    """Leaves in the rows of every such table what is printed, and sets the predicates apart: `bearing`, what each row asks and excludes at each key."""
    for node in list(nodes.values()):
        keys = [nodes.get(str(key)) for key in node.data.get("key", ())] if node.kind == "Table" else []
        if any(key is not None and key.kind == "Role" for key in keys):
            nodes[node.id] = varied(node, data={**node.data, **_parted(node, keys, nodes)})


def _parted(node: Node, keys: list[Node | None], nodes: dict[str, Node]) -> dict[str, object]:
    rows, bearing = [], []
    for row in node.data["rows"]:
        found = [read(cell) if key is not None and key.kind == "Role" else None for key, cell in zip(keys, row)]
        rows.append([*(cell if one is None else _shown(one, nodes) for one, cell in zip(found, row)), *row[len(found):]])
        bearing.append(tuple(((), ()) if one is None else (one.asks, one.excludes) for one in found))
    return {"rows": rows, "bearing": tuple(bearing)}


def _shown(cell: Cell, nodes: dict[str, Node]) -> str:
    first = nodes.get(cell.asks[0]) if cell.asks else None
    return cell.printed or (first.label if first else "")


def said(node: Node, row: int, place: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What a row asks of the role that is its key in a place, and what it excludes, said of that role: "pen:unite.rapide"."""
    role = str(node.data["key"][place])
    asks, excludes = (tuple(named(role, predicate) for predicate in names) for names in node.data["bearing"][row][place])
    return asks, excludes


def read_of(node: Node) -> Iterator[str]:
    """Every predicate that the keys of a table look at, said of its role."""
    for row, places in enumerate(node.data.get("bearing", ())):
        for place, names in enumerate(places):
            if any(names):
                yield from (name for side in said(node, row, place) for name in side)
