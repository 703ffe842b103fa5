"""Quick references: what a player needs mid-game, recalled from the pages that hold it, on one sheet to print."""

from __future__ import annotations

from ...graph import Node
from ..atlas import Atlas
from .kinds import joined, plain
from .node import beside_number, inner, node_page, number_of
from .page import Page
from .tables import table

SHORTEST = 2  # a roll with fewer modifiers than this shows its statement instead of a list


def sheet_page(atlas: Atlas, node: Node) -> Page:
    """The page of a sheet: its blocks, each item in the shape its kind reads best in."""
    blocks = [
        {"label": block.label, "items": [item(atlas, atlas.reference[c]) for c in block.recalls if atlas.reference.get(c)]}
        for block in node.data.get("blocks", ())
    ]
    return node_page(atlas, node, "sheet", blocks=blocks)


def item(atlas: Atlas, node: Node) -> dict:
    """One recalled page."""
    shown: dict[str, object] = dict.fromkeys(("steps", "table", "lines", "formula"))
    shown |= {"ref": atlas.links.ref(node.id), "says": node.statement}
    if node.kind == "Sequence":
        shown["steps"] = [
            {"number": number_of(step), "ref": beside_number(atlas, step), "inner": inner(step)} for step in atlas.steps.get(node.id, ())
        ]
        shown["says"] = ""
    elif node.kind == "Table":
        shown["table"] = table(atlas, node)
        shown["says"] = ""
    elif node.kind == "Roll":
        modifiers = [e for e in atlas.targeting.get(node.id, ()) if e.op in ("add", "addDice", "outcome") ]
        if len(modifiers) >= SHORTEST:
            shown["lines"] = [atlas.prose.line(e) for e in modifiers]
        shown["formula"] = formula(atlas, node)
    return shown


def formula(atlas: Atlas, node: Node) -> list:
    """« 2d6 + ACC, contre DEF », each name a link."""
    data = node.data
    pieces: list = [f"{plain(data.get('dice', ''))}d{plain(data.get('sides', ''))}"]
    if adds := data.get("adds"):
        pieces += [" + ", *joined(atlas, adds)]
    if against := data.get("against"):
        pieces += [", contre ", *joined(atlas, (against,))]
    return pieces
