"""Pages one opens to find something of a game: everything its figures bear in one table, its codes, and the pages of its sources."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import quote

from ...graph import PARAMETERS, Node
from ...graph.names import folded
from ..atlas import Atlas
from ..links import Ref, path_of
from ..touching import by_target, commonest
from .groups import BORNE_KINDS, citations, game_folder, printed_path, sort_key
from .page import Page, short
from .tables import cell, heading

if TYPE_CHECKING:
    from ..keeping import Pages

SHOWN = 4  # things touched that a line names; the page of each tells them all
SAYS = 110  # letters of a statement


def finding_pages(atlas: Atlas, kept: Pages | None = None) -> Iterator[Page]:
    """For each game, the table of what is borne and the index of codes; for each document, what stands on each of its pages.

    `kept` are the pages that an earlier build left.
    """
    for game in atlas.reference.games():
        stands = partial(kept.gathers_same, game) if kept else lambda path: False
        if not stands(f"trouver/{game_folder(atlas, game.id)}") and (rows := borne(atlas, game)):
            title, lead = f"Trouver : {game.label}", "Compétences, propriétés, états, armes et profils, avec ce que chacun change."
            context = {"lead": lead, "rows": rows, "facets": facets(rows), "crumbs": [atlas.links.ref(game.id)]}
            yield Page(f"trouver/{game_folder(atlas, game.id)}", "finding", title, lead, context)
        if not stands(f"codes/{game_folder(atlas, game.id)}"):
            yield codes_page(atlas, game)
    for node in atlas.reference:
        if node.kind == "Document" and (page := printed_page(atlas, node)):
            yield page


def borne(atlas: Atlas, game: Node) -> list[dict]:
    """One line for each thing borne, then for each line of a table that a name brings with it, in the order of their names."""
    found = [row(atlas, node) for node in atlas.reference.of_game(game.id, *BORNE_KINDS)]
    for table in atlas.reference.of_game(game.id, "Table"):
        if table.data.get("fills"):
            found += lines(atlas, table)
    return sorted(found, key=lambda line: sort_key(line["label"]))


def row(atlas: Atlas, node: Node) -> dict:
    """What is borne: where it plays, what it touches with its figures, what it says."""
    itself = lambda effect: effect.op == "implies" and atlas.reference.roles.base(str(effect.value)) == node.id  # of one figure, to another name of it
    effects = [e for e in node.effects if not e.reading and atlas.live(e) and not itself(e)]
    touched = by_target(atlas.prose, commonest(atlas.prose, effects, node), node)
    steps = atlas.links.refs(c for c in node.links.get("appliesAt", ()) if atlas.reference.get(c))
    return {
        "href": f"{path_of(node)}/", "label": node.label, "code": node.code, "en": node.label_en, "kind": atlas.links.kind(node),
        "steps": [ref.label for ref in steps], "touched": touched[:SHOWN], "more": len(touched) - SHOWN,
        "changes": [t.ref.label for t in touched], "says": short(node.statement, SAYS), "stats": [],
    }


def lines(atlas: Atlas, table: Node) -> list[dict]:
    """The lines of a table that states something, each with its figures; its address lights it in its table."""
    key, header = str(table.data["key"][0]), [str(name) for name in table.data["columns"]]
    node = atlas.reference.get(key)
    name = folded(header[0]).replace("-", "_") if node is None or node.kind == "Role" else node.name
    kind = heading(atlas, "", header[0])
    return [
        {"href": f"{path_of(table)}/?{name}={quote(str(cells[0]))}", "label": str(cells[0]), "code": table.code, "en": "", "kind": kind, "steps": [],
         "touched": [], "more": 0, "changes": [], "says": "",
         "stats": [(heading(atlas, "", column), cell(atlas, str(value))) for column, value in zip(header[1:], cells[1:]) if value]}
        for cells in table.data.get("rows", ())
    ]


def facets(rows: list[dict]) -> dict[str, list[str]]:
    """What one chooses among, where there is a choice: kinds, steps, what is changed."""
    found = {
        "genre": {line["kind"] for line in rows}, "etape": {s for line in rows for s in line["steps"]}, "change": {c for line in rows for c in line["changes"]},
    }
    return {name: sorted(values, key=sort_key) for name, values in found.items() if len(values) > 1}


def codes_page(atlas: Atlas, game: Node) -> Page:
    """Every code of a game in its order, by hundreds, but for what one only says in a question: nobody cites a fact."""
    cited = (node for node in atlas.reference.of_game(game.id) if node.kind not in PARAMETERS)
    numbered = sorted((int(number), node) for node in cited if (number := node.code.rpartition("-")[2]).isdigit())
    groups: dict[int, list[Ref]] = {}
    for number, node in numbered:
        groups.setdefault(number // 100, []).append(atlas.links.ref(node.id))
    parts = [(refs[0].code if len(refs) == 1 else f"{refs[0].code} à {refs[-1].code}", refs) for refs in groups.values()]
    lead = "Un code imprimé sur une carte ou cité dans une discussion : le voici, à sa place."
    path = f"codes/{game_folder(atlas, game.id)}"
    return Page(path, "codes", f"Par code : {game.label}", lead, {"lead": lead, "parts": parts, "count": len(numbered), "crumbs": [atlas.links.ref(game.id)]})


def books(atlas: Atlas) -> list[dict]:
    """The documents whose pages are cited, with which: whoever types « page 32 » has one open."""
    found = []
    for node in atlas.reference:
        pages = {cited.page for _, cited in citations(atlas, node) if cited.page is not None} if node.kind == "Document" else ()
        if pages:
            found.append({"ref": Ref(printed_path(node), node.label), "pages": sorted(pages)})
    return found


def printed_page(atlas: Atlas, document: Node) -> Page | None:
    """What stands on each page of a document; None for one whose pages nobody cites."""
    pages: dict[int, dict[str, None]] = {}
    for citer, cited in citations(atlas, document):
        if cited.page is not None:
            pages.setdefault(cited.page, {})[citer.id] = None
    if not pages:
        return None
    tens: dict[int, list] = {}
    for number in sorted(pages):
        tens.setdefault(number // 10, []).append((number, atlas.links.refs(pages[number])))
    parts = [(f"p. {found[0][0]}" if len(found) == 1 else f"p. {found[0][0]} à {found[-1][0]}", found) for found in tens.values()]
    lead = "Vous avez le livre ouvert : ce que le site dit de chaque page."
    context = {"lead": lead, "parts": parts, "last": max(pages), "crumbs": [Ref("sources", "Sources"), atlas.links.ref(document.id)]}
    return Page(printed_path(document), "printed", f"Page par page : {document.label}", lead, context)
