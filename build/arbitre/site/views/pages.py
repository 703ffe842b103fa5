"""Every page of the site, in a stable order."""

from __future__ import annotations

from collections.abc import Iterator

from ..atlas import Atlas
from ..vocabulary import Use
from .about import gaps_pages, glossary_pages, home_page, ontology_page, quality_page, sources_page
from .changes import change_pages
from .groups import chapter_page, game_page, index_pages, source_pages
from .kinds import kind_page
from .page import Page
from .sheets import sheet_page

OWN = {"Game": game_page, "Chapter": chapter_page, "Sheet": sheet_page}


def all_pages(atlas: Atlas, home: str, search: dict | None, shown: dict[str, Use] | None = None) -> Iterator[Page]:
    """The page of each node, then the pages that gather them. `home` is the hand-written part of the first page, `shown` the vocabulary at work."""
    for node in atlas.reference:
        if node.kind == "Document":
            yield from source_pages(atlas, node)
        else:
            yield OWN.get(node.kind, kind_page)(atlas, node)
    yield home_page(atlas, home)
    yield from index_pages(atlas)
    yield sources_page(atlas)
    yield from glossary_pages(atlas)
    yield ontology_page(atlas, shown or {})
    remarks = gaps_pages(atlas)
    yield from remarks
    yield quality_page(atlas, search, remarks)
    yield from change_pages(atlas)
    yield Page("recherche", "search", "Recherche", "Chercher une règle, une compétence, un état…")
