"""What an author has just written, for whoever has it open, before the site that will hold it stands.

Its pages are rendered in the folder of the site being made as soon as they are known: first those that say it, then those that show it and their
chapters, then what a search reads, then all that changed. Nothing of the last good site is touched, and none of it counts once the next one stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from .fresh import Fresh
from .output import left
from .reuse import address
from .shares import NAMED, navigated

FEW = 8  # pages: an edit that says more of its own than that is awaited whole
MOST = 200  # pages that changed: of more, whoever looks awaits the site
Tell = Callable[[Path, list[str]], None]  # a folder, and its files that can be shown
_listening: list[Tell] = []
Work = TypeVar("Work")


@contextmanager
def listening(tell: Tell) -> Iterator[None]:
    """Meanwhile a build of this process tells which files it has made ahead of its site, and in what folder."""
    _listening.append(tell)
    try:
        yield
    finally:
        _listening.remove(tell)


class Ahead:
    """The pages of a site that are rendered before all of them are known."""

    def __init__(
        self, fresh: Fresh, docs: Path, nav: list, run: Callable[[list, Path, bool, frozenset[str]], list[str]], searched: Callable[[], list[str]],
    ) -> None:
        """`nav` is the navigation of the last site: that of this one is known only when all its pages are. `run` is MkDocs over `docs`; `searched`
        puts what a search reads in the site if it is known already, and answers its files."""
        self._fresh, self._docs, self._nav, self._run, self._searched = fresh, docs, nav, run, searched
        self._shown: set[str] = set()
        self._warnings: list[str] = []

    def show(self, written: Iterable[str]) -> None:
        """Renders the pages of Markdown files written so far, but of too many, and tells of them."""
        sources = [source for source in written if source not in self._shown and NAMED not in (self._docs / source).read_bytes()]  # it leads to pages to come
        if not 0 < len(sources) <= MOST:
            return
        pages, site = [address(source) for source in sources], self._fresh.site
        others = {address(source) for source in navigated(self._nav) if source not in sources and not self._stands(source)}
        for page in (*pages, *others):
            self._fresh.expect(page)
        self._shown.update(sources)
        self._warnings += self._run(self._nav, site, True, frozenset(sources))
        for page in others:  # of Markdown that is not yet what it will be
            (site / page).unlink(missing_ok=True)
        _told(site, pages)

    def _stands(self, source: str) -> bool:
        """Whether MkDocs would leave a page of its navigation alone."""
        return self._fresh.written(address(source)) >= (left(self._docs / source) or [0, 0])[1]

    def between(self, works: Iterable[Work]) -> Iterator[Work]:
        """Some works as they are; between two of them, tells of what a search reads as soon as it is known."""
        told = not self._shown
        for work in works:
            yield work
            if not told and (files := self._searched()):
                told = True
                _told(self._fresh.site, files)

    def rest(self, pages: Sequence[str], others: Sequence[str]) -> None:
        """Tells of all the pages that changed, and of what a search reads: `others`."""
        if 0 < len(pages) <= MOST:
            _told(self._fresh.site, [*pages, *others])

    def stays(self, nav: list) -> list[str]:
        """The warnings that came of what was shown, which is of the site if that has this navigation; what is not goes."""
        if nav == self._nav:
            return self._warnings
        for source in self._shown:
            (self._fresh.site / address(source)).unlink(missing_ok=True)
        return []


def heard() -> bool:
    """Whether somebody listens."""
    return bool(_listening)


def _told(folder: Path, files: list[str]) -> None:
    for tell in _listening:
        tell(folder, files)
