"""What an author has just written, for whoever has it open, before the site that will hold it stands.

First the pages that say it, made before all else that follows from it: rendered by MkDocs from the same Markdown, in a folder of their own. Then, as
soon as they are as they will be, all the pages that changed and what a search reads, in the folder of the site being made. Nothing of the last good
site is touched, and neither counts for anything once the next one stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from .fresh import write
from .reuse import address
from .shares import navigated, stand

FOLDER = Path(".cache") / "ahead"
FEW = 8  # pages: an edit that says more of its own than that is awaited whole
MOST = 200  # pages that changed: of more, whoever looks awaits the site
Tell = Callable[[Path, list[str]], None]  # a folder, and its files that can be shown
_listening: list[Tell] = []


@contextmanager
def listening(tell: Tell) -> Iterator[None]:
    """Meanwhile a build of this process tells which files it has made ahead of its site, and in what folder."""
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
        _told(folder, files)

    return show


def rest(site: Path, pages: Sequence[str], others: Sequence[str]) -> None:
    """Tells of the pages that changed, the chapter's and those that rest on what was written among them, and of what a search reads: `others`."""
    if 0 < len(pages) <= MOST:
        _told(site, [*pages, *others])


def _told(folder: Path, files: list[str]) -> None:
    for tell in _listening:
        tell(folder, files)
