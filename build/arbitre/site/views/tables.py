"""A table as it is read: keys first, cells that name a rule as links with what it does; two keys make a grid."""

from __future__ import annotations

import csv
import io
import re

from ...graph import Node
from ...resolver.tables import filled
from ..atlas import Atlas
from ..links import path_of
from ..prose import Phrase

CURIE = re.compile(r"(?<![\w:/])([a-z][\w-]*:[\w.-]*\w)")
WIDEST = 12  # columns of a grid


def table(atlas: Atlas, node: Node) -> dict:
    """The header and rows of a table, with what its keys are."""
    folder, url = path_of(node).partition("/")[0], str(node.data.get("url", ""))
    keys = [str(key) for key in node.data.get("key", ())]
    columns = [heading(atlas, keys[i] if i < len(keys) else "", name) for i, name in enumerate(node.data.get("columns", ()))]
    rows = answered(node, atlas.resolver.functions(node.game))
    shown = grid(columns, rows) if len(keys) == 2 and len(columns) == 3 else None
    looked = lookup(atlas, keys, rows)
    corner, columns, rows = shown or ("", columns, rows)
    return {
        "lookup": looked,
        "grid": bool(shown),
        "corner": corner,
        "columns": columns,
        "rows": [[cell(atlas, text) for text in row] for row in rows],
        "keys": 1 if shown else len(keys),
        "csv": f"{folder}/{url}" if url else "",
        "defects": list(node.data.get("defect", ())),
    }


def lookup(atlas: Atlas, keys: list[str], rows: list[list[str]]) -> list[dict]:
    """What one chooses to find a line or a cell: each key with the values printed for it."""
    named = [atlas.reference.get(key) for key in keys]
    if len(rows) < 3 or not all(named):
        return []
    return [{"name": node.name, "label": node.label, "values": list(dict.fromkeys(row[i] for row in rows))} for i, node in enumerate(named)]


def answered(node: Node, functions: dict) -> list[list[str]]:
    """The rows of a table, with the questions of its cells answered."""
    return [[filled(str(cell), functions, node) for cell in row] for row in node.data.get("rows", ())]


def as_csv(node: Node, functions: dict) -> str:
    """The table as one downloads it: its file, with the questions of its cells answered."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([node.data.get("columns", ()), *answered(node, functions)])
    return text.getvalue()


def heading(atlas: Atlas, key: str, name: str) -> str:
    """A column's name: its parameter's label, or what the file says, in plain French."""
    node = atlas.reference.get(key)
    label = node.label if node else name.replace("_", " ")
    return label[:1].upper() + label[1:]


def grid(columns: list[str], rows: list[list[str]]) -> tuple[str, list[str], list[list[str]]] | None:
    """A table of two keys and one value as a grid, the second key across; None when it is too wide or has holes."""
    down, across = list(dict.fromkeys(r[0] for r in rows)), list(dict.fromkeys(r[1] for r in rows))
    cells = {(r[0], r[1]): r[2] for r in rows}
    if len(across) > WIDEST or not rows or len(cells) != len(rows) or len(cells) != len(down) * len(across):
        return None
    second = columns[1] if columns[1][:2].isupper() else columns[1][:1].lower() + columns[1][1:]
    return f"{columns[0]} × {second}", [columns[0], *across], [[first, *(cells[first, second] for second in across)] for first in down]


def cell(atlas: Atlas, text: str) -> Phrase:
    """One cell: names of nodes as links, followed by their effect when they have a single one."""
    pieces: Phrase = []
    end = 0
    for match in CURIE.finditer(text):
        node = atlas.reference.get(match.group(1))
        if node is None:
            continue
        badges = {atlas.prose.badge(effect) for effect in node.effects if not effect.reading and node.kind != "Profile"}
        pieces += [text[end : match.start()], atlas.links.ref(node.id, node.code), f" ({badges.pop()})" if len(badges) == 1 else ""]
        end = match.end()
    return [piece for piece in (*pieces, text[end:]) if piece != ""]
