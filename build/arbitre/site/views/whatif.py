"""« Et si… »: the page of a game where one describes the table once, and sees what applies and what may be asked of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...graph import Node, store
from ...resolver.fields import FACT, Field, every
from ...resolver.resting import digest
from ...resolver.versions import LENGTH
from ...resolver.whatif import NAME
from ..atlas import Atlas
from .ask import NOBODY, Panel
from .groups import TABLE, game_folder
from .page import Page

if TYPE_CHECKING:
    from ..keeping import Pages

PEOPLE = 7  # panels a page begins with; whoever else is found by typing
store.know(Panel, Field)  # a build keeps them for the next
FACTS, FIGURES = 10, 4  # of each person: facts, then numbers and choices
SEEN = 2  # figures of each person in sight, and twice as many facts; the others are folded
LEAD = "Décrivez la table une fois : ce qui s'applique, dans l'ordre de la séquence, et ce qu'on peut demander."


def whatif_pages(atlas: Atlas, kept: Pages | None = None) -> Iterator[Page]:
    """The page of each game of which anything may be asked, on a site that can judge; `kept` are the pages that an earlier build left."""
    for game in atlas.reference.games() if atlas.judging else ():
        title, folder = f"Et si… : {game.label}", game_folder(atlas, game.id)
        if atlas.resolver.askables(game.id) and not (kept and kept.gathers_same(game, f"{TABLE}/{folder}")):
            found = kept.panels(game, lambda: panels(atlas, game)) if kept else panels(atlas, game)  # noqa: B023 - called at once
            ask = {
                "game": folder, "question": NAME, "label": title, "version": version(atlas, game), "panels": found, "own": [], "dice": [], "more": True,
                "folded": False, "shapes": {}, "values": {}, "note": "", "call": "", "verdict": "", "prepared": "",
            }
            yield Page(f"{TABLE}/{folder}", "whatif", title, LEAD, {"lead": LEAD, "ask": ask, "crumbs": [atlas.links.ref(game.id)]})


def panels(atlas: Atlas, game: Node) -> list[Panel]:
    """Who and what stands on a table, those of whom the examples of the game say most first; of each, what they say most."""
    counts = atlas.uses.in_all(game.id)
    fields: dict[str, list[Field]] = {}
    for one in every(atlas.resolver, game.id):
        fields.setdefault(one.role, []).append(one)
    weight = {role: sum(counts[one.curie] for one in mine) for role, mine in fields.items()}
    people = sorted((role for role in fields if role), key=lambda role: -weight[role])[:PEOPLE]
    return [panel for role in (*people, "") if (panel := _panel(role, fields.get(role, []), counts))]


def version(atlas: Atlas, game: Node) -> str:
    """What a description rests on: every rule of the game."""
    return digest([(node.id, atlas.versions.own(node.id)) for node in atlas.resolver.reference.of_game(game.id)])[:LENGTH]


def _panel(role: str, fields: list[Field], counts: Counter[str]) -> Panel | None:
    """What is said most of one person: figures first, then facts, a few in sight; what no example says is found by typing."""
    ranked = sorted((one for one in fields if counts[one.curie]), key=lambda one: -counts[one.curie])
    figures, facts = [one for one in ranked if one.kind != FACT][:FIGURES], [one for one in ranked if one.kind == FACT][:FACTS]
    if not ranked:
        return None
    return Panel(ranked[0].whose or NOBODY, role, (*figures[:SEEN], *facts[: 2 * SEEN]), (*figures[SEEN:], *facts[2 * SEEN :]))
