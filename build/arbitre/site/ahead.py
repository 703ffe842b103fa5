"""The pages of what an author has just written, made before all else that follows from it, for whoever has them open.

They are the pages that the site will have, rendered by MkDocs from the same Markdown, in a folder of their own: nothing of the last good site is
touched, and they count for nothing once the next one stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from .fresh import write
from .reuse import address
from .shares import navigated, stand

FOLDER = Path(".cache") / "ahead"
FEW = 8  # pages: an edit that says more of its own than that is awaited whole
Tell = Callable[[list[str]], None]
_listening: list[Tell] = []


@contextmanager
def listening(tell: Tell) -> Iterator[None]:
    """Meanwhile a build of this process tells which pages (their files, from FOLDER) it has made ahead of the others."""
    _listening.append(tell)
    try:
        yield
    finally:
        _listening.remove(tell)


def first(
    root: Path, docs: Path, nav: list | None, mkdocs: Callable[[Path, Path, list, Path, bool, frozenset[str]], list[str]],
) -> Callable[[Mapping[str, str]], None] | None:
    """What is to be done with the Markdown of pages made ahead; None where nobody listens.

    `nav` is the navigation of the last site, None when there is none: that of the next one is known only when all its pages are.
    """
    if not _listening or nav is None:
        return None

    def show(texts: Mapping[str, str]) -> None:
        folder, files = root / FOLDER, [address(source) for source in texts]
        for source, text in texts.items():
            write(docs / source, text)
            (folder / address(source)).unlink(missing_ok=True)
        stand(folder, (address(source) for source in navigated(nav) if source not in texts))
        mkdocs(root, docs, nav, folder, True, frozenset(texts))
        for tell in _listening:
            tell(files)

    return show
