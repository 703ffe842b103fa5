"""Every page of the site, in a stable order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ..atlas import Atlas
from ..vocabulary import Use
from .about import gaps_pages, glossary_pages, home_page, ontology_pages, quality_page, sources_page
from .changes import change_pages
from .finding import finding_pages
from .groups import chapter_page, game_page, index_pages, source_pages
from .kinds import kind_page
from .page import Page
from .sheets import sheet_page

if TYPE_CHECKING:
    from ..keeping import Pages

OWN = {"Game": game_page, "Chapter": chapter_page, "Sheet": sheet_page}


def all_pages(atlas: Atlas, home: str, search: dict | None, shown: Callable[[], dict[str, Use]] = dict, kept: Pages | None = None) -> Iterator[Page]:
    """The page of each node that does not stand already, then the pages that gather them.

    `home` is the hand-written part of the first page, `shown` tells the vocabulary at work, `kept` the pages that an earlier build left.
    """
    for node in atlas.reference:
        if node.kind == "Document":
            yield from source_pages(atlas, node)
        elif node.kind in ("Game", "Chapter") or kept is None:
            yield OWN.get(node.kind, kind_page)(atlas, node)
        elif node.id not in kept.standing:
            with kept.making(node):
                page = OWN.get(node.kind, kind_page)(atlas, node)
            yield page
    yield home_page(atlas, home)
    yield from index_pages(atlas)
    yield from finding_pages(atlas)
    yield sources_page(atlas)
    yield from glossary_pages(atlas)
    yield from ontology_pages(atlas, shown())
    remarks = gaps_pages(atlas)
    yield from remarks
    yield quality_page(atlas, search, remarks)
    yield from change_pages(atlas)
    yield Page("recherche", "search", "Recherche", "Chercher une règle, une compétence, un état…")
    yield Page("dossier", "dossier", "Dossier", "Les pages et les verdicts épinglés, à imprimer ou à partager d'une adresse.")
