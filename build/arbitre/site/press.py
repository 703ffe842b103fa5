"""The pages of one node each, which are nearly all of them: every core makes a share, and what was learnt on the way comes back with the Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ..cores import shared, slices
from ..graph import Node
from .ahead import FEW
from .atlas import Atlas
from .keeping import Heard, Pages
from .render import Renderer
from .views import own_page, single

SHARE = 32  # pages made at a time: neighbours read the same


def pressed(
    atlas: Atlas, stood: Pages, renderer: Renderer, first: Callable[[], None] | None = None,
) -> Iterator[tuple[str, str]]:
    """The Markdown of the page of each node that does not stand already, after its file, in the order of the nodes.

    Where only a few of them say something else than before, the others merely showing it, they come ahead and `first` is told once they are taken.
    """
    ledger = atlas.ledger

    def make(share: Sequence[Node]) -> tuple[list[tuple[str, str, Heard]], dict[str, list]]:
        place, pages = ledger.place, []
        for node in share:
            with stood.making(node):
                page = own_page(atlas, node)
            pages.append((page.source, renderer.markdown(page), stood.heard(node)))
        return pages, ledger.since(place)

    nodes = [node for node in atlas.reference if single(node) and node.id not in stood.standing]
    written = [node for node in nodes if node.id in stood.difference.told] if first else []
    if 0 < len(written) <= FEW:
        pages, _ = make(written)
        yield from ((source, text) for source, text, _ in pages)
        first()
        nodes = [node for node in nodes if node.id not in stood.difference.told]
    shares = slices(nodes, SHARE)
    if len(shares) > 1:
        ledger.ready()
    for share, (pages, answers) in zip(shares, shared(make, shares)):
        ledger.learn(answers)
        for node, (source, text, heard) in zip(share, pages):
            stood.learn(node, heard)
            yield source, text
