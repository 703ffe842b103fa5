"""A table as it is read: keys first, cells that name a rule as links with what it does; two keys make a grid."""

from __future__ import annotations

import csv
import io
import re
from dataclasses import replace
from urllib.parse import quote

from ...graph import Node
from ...graph.names import folded, is_table_file
from ...resolver.tables import ASKED, filled
from ..atlas import Atlas
from ..links import path_of
from ..prose import Phrase

CURIE = re.compile(r"(?<![\w:/])([a-z][\w-]*:[\w.-]*\w)")
FORMULA = re.compile(r"(^|;)((?:\t|\r|\n|\s*[=+\-@＝＋－＠])[^;]*)")
FIGURE = re.compile(r"\s*[+-]\s*(?:\d[\d\s]*(?:[.,]\d+)?\s*%?)?\s*")  # -4, + 2, -1,5, +50 %, or the lone dash of an empty cell
WIDEST = 12  # columns of a grid
CARDS = 3  # columns: a table of so many is cards on a phone, each figure under its column's name
TALL = 24  # lines on a phone: a longer table is folded there
FIGURED = ("add", "addDice", "multiply")  # effects a cell shows in figures beside the rule's name; the others are told on its page


def table(atlas: Atlas, node: Node) -> dict:
    """The header and rows of a table, with what its keys are."""
    folder = path_of(node).partition("/")[0]
    keys = [str(key) for key in node.data.get("key", ())]
    header = [str(name) for name in node.data.get("columns", ())]
    columns = [heading(atlas, keys[i] if i < len(keys) else "", name) for i, name in enumerate(header)]
    rows = answered(atlas, node)
    shown = grid(columns, rows) if len(keys) == 2 and len(columns) == 3 else None
    if shown and len(shown[1]) - 1 > len(shown[2]):  # a phone is narrow: the key with more values goes down
        keys, header, columns, rows = keys[::-1], turned(header), turned(columns), list(map(turned, rows))
        shown = grid(columns, rows)
    looked, leads = lookup(atlas, keys, header, rows), leading(atlas, node)
    corner, columns, rows = shown or ("", columns, rows)
    labelled = not shown and len(columns) >= CARDS
    first = 1 if shown else len(keys)
    return {
        "lookup": looked,
        "grid": bool(shown),
        "labelled": labelled,
        "tall": not shown and len(rows) * (len(columns) if labelled else 1) > TALL,
        "corner": corner,
        "columns": columns,
        "rows": [[leads[text] if place < first and text in leads else cell(atlas, text) for place, text in enumerate(row)] for row in rows],
        "keys": first,
        "csv": quote(f"{folder}/{file_of(node)}") if file_of(node) else "",
        "defects": list(node.data.get("defect", ())),
    }


def turned(line: list[str]) -> list[str]:
    """A line of a table of two keys, the second one first."""
    first, second, *cells = line
    return [second, first, *cells]


def lookup(atlas: Atlas, keys: list[str], header: list[str], rows: list[list[str]]) -> list[dict]:
    """What one chooses to find a line or a cell: each key with the values printed for it, and the names addresses gave it before."""
    named = [atlas.reference.get(key) for key in keys]
    if len(rows) < 3 or not all(named):
        return []
    names = [folded(column).replace("-", "_") if node.kind == "Role" else node.name for node, column in zip(named, header)]
    return [
        {"name": name, "former": [n for n in _before(atlas, node, name) if n not in names], "label": heading(atlas, node.id, column),
         "values": list(dict.fromkeys(row[i] for row in rows))}
        for i, (node, name, column) in enumerate(zip(named, names, header))
    ]


def _before(atlas: Atlas, key: Node, name: str) -> list[str]:
    """What a key was called before; what somebody is was once a word said of that role, or of nobody."""
    return [f"{key.name}_{name}"] if key.kind == "Role" else former(atlas, key)


def former(atlas: Atlas, key: Node) -> list[str]:
    """What a key was called before: its predicate without the role, a number with its bearer, and every retired name that leads to it."""
    base = atlas.reference[atlas.reference.roles.base(key.id)]
    bearer = atlas.reference.get(str(base.data.get("bearer", "")))
    retired = [address for address, curie in atlas.reference.retired.items() if "/" in address and curie in (key.id, base.id)]
    return list(dict.fromkeys([base.name, *([f"{bearer.name}_{base.name}"] if bearer else []), *(address.rpartition("/")[2].replace("-", "_") for address in retired)]))


def leading(atlas: Atlas, node: Node) -> dict[str, Phrase]:
    """The cells of the keys that say what somebody is, each the way to the first predicate it asks for."""
    return {
        row[place]: [replace(atlas.links.ref(asks[0]), label=row[place], code="")]
        for row, places in zip(node.data["rows"], node.data.get("bearing", ())) for place, (asks, _) in enumerate(places) if asks
    }


def answered(atlas: Atlas, node: Node) -> list[list[str]]:
    """The rows of a table, with the questions of its cells answered."""
    rows = [list(map(str, row)) for row in node.data.get("rows", ())]
    if not any(ASKED.search(cell) for row in rows for cell in row):
        return rows
    functions = atlas.resolver.functions(node.game)
    return atlas.ledger.recall(node.game, ["rows", rows], lambda: [[filled(cell, functions, node) for cell in row] for row in rows])


def file_of(node: Node) -> str:
    """Where a table's CSV file stands in the folder of its game; nothing for a name that could lead elsewhere."""
    url = str(node.data.get("url", ""))
    return url if node.kind == "Table" and is_table_file(url) and node.data.get("columns") else ""


def as_csv(atlas: Atlas, node: Node) -> str:
    """The table as one downloads it: its file, with the questions of its cells answered, and no cell a formula."""
    text = io.StringIO()
    rows = [node.data.get("columns", ()), *answered(atlas, node)]
    csv.writer(text, lineterminator="\n").writerows([[harmless(str(cell)) for cell in row] for row in rows])
    return text.getvalue()


def harmless(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula: an apostrophe before = + - @ tab or return, unless a figure starts so.

    After a semicolon too, where a French spreadsheet starts a new cell.
    """
    return FORMULA.sub(lambda found: found[0] if FIGURE.fullmatch(found[2]) else f"{found[1]}'{found[2]}", cell)


def heading(atlas: Atlas, key: str, name: str) -> str:
    """A column's name: its parameter's label, or what the file says, in plain French."""
    node = atlas.reference.get(key)
    label = node.label if node and node.kind != "Role" else name.replace("_", " ")
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
        badges = {atlas.prose.badge(e) for e in node.effects if not e.reading and node.kind != "Profile" and e.op in FIGURED}
        pieces += [text[end : match.start()], atlas.links.ref(node.id, node.code), f" ({badges.pop()})" if len(badges) == 1 else ""]
        end = match.end()
    return [piece for piece in (*pieces, text[end:]) if piece != ""]
