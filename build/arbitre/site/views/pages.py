"""Every page of the site, in a stable order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ...graph import Node
from ..atlas import Atlas
from ..links import path_of
from ..vocabulary import Use
from .about import gaps_pages, glossary_pages, home_page, ontology_pages, quality_page, sources_page
from .changes import change_pages
from .finding import books, finding_pages
from .groups import chapter_page, game_page, index_pages, source_pages
from .kinds import kind_page
from .page import Page
from .sheets import sheet_page
from .whatif import whatif_pages

if TYPE_CHECKING:
    from ..keeping import Pages

OWN = {"Game": game_page, "Chapter": chapter_page, "Sheet": sheet_page}


def single(node: Node) -> bool:
    """Whether what a page reads is heard while it is made, so that it may stand; what gathers a game, a chapter or a document is looked at again."""
    return node.kind not in ("Document", "Game", "Chapter")


def own_page(atlas: Atlas, node: Node) -> Page:
    """The page of a node."""
    return OWN.get(node.kind, kind_page)(atlas, node)


def all_pages(atlas: Atlas, home: str, search: dict | None) -> Iterator[Page]:
    """The page of each node, then the pages that gather them."""
    yield from (own_page(atlas, node) for node in atlas.reference if single(node))
    yield from chapter_pages(atlas)
    yield from gathering_pages(atlas, home, search)


def chapter_pages(atlas: Atlas, kept: Pages | None = None) -> Iterator[Page]:
    """The page of each chapter, but of those that an earlier build left (`kept`)."""
    for node in atlas.reference:
        if node.kind == "Chapter" and not (kept and kept.gathers_same(atlas.reference[node.game], path_of(node))):
            yield own_page(atlas, node)


def gathering_pages(
    atlas: Atlas, home: str, search: dict | None, shown: Callable[[], dict[str, Use]] = dict, kept: Pages | None = None,
) -> Iterator[Page]:
    """The other pages that gather what nodes say. `home` is the hand-written part of the first one, `shown` tells the vocabulary at work."""
    for node in atlas.reference:
        if node.kind == "Document":
            yield from source_pages(atlas, node)
        elif node.kind == "Game":
            yield own_page(atlas, node)
    yield home_page(atlas, home)
    yield from index_pages(atlas)
    yield from finding_pages(atlas, kept)
    yield from whatif_pages(atlas, kept)
    yield sources_page(atlas)
    yield from glossary_pages(atlas)
    yield from ontology_pages(atlas, shown())
    remarks = gaps_pages(atlas)
    yield from remarks
    yield quality_page(atlas, search, remarks)
    yield from change_pages(atlas)
    yield Page("recherche", "search", "Recherche", "Chercher une règle, une compétence, un état…", {"books": books(atlas)})
    yield Page("dossier", "dossier", "Dossier", "Les pages et les verdicts épinglés, à imprimer ou à partager d'une adresse.")
    yield Page("poche", "pocket", "Dans la poche", "Ce que ce navigateur garde pour répondre sans réseau : jeu par jeu, avec son poids, sa date et sa version.")
