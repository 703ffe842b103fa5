"""The pages MkDocs renders, shared among the cores: each runs MkDocs over the whole navigation and its own share of the pages.

Pages lead to one another by their addresses. One written by hand may name the Markdown of another, which MkDocs must then know: whoever renders
such a page is given them all, and those of the others stand there already.
"""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from ..cores import cores, shared
from .output import files
from .reuse import address

ENOUGH = 64  # pages for a process of its own: to begin, MkDocs takes as long as to render so many
MOST = 3_000  # pages at a time: MkDocs holds all those of a run until the last is written
NAMED = b".md"  # in Markdown, a link to the Markdown of another page
ANCHORED = b".md#"  # and to a place of it: MkDocs knows the places of those it renders, no others
SHARES = "shares"  # the folders of the other processes, beside the site

Only = frozenset[str] | None  # the Markdown that MkDocs is shown besides the navigation's; None for all
Run = Callable[[Path, bool, Only], list[str]]


def render(run: Run, docs: Path, sources: Sequence[str], site: Path, nav: Iterable = ()) -> list[str]:
    """Has `run` render in `site` the pages that do not stand there; answers its warnings, each once.

    `run` is told a folder, whether pages stand in it that must be left alone, and which Markdown is enough besides that of the navigation.
    """
    wanted = [source for source in sources if not os.path.lexists(site / address(source))]
    naming, anchored = set(), False
    for source in wanted:  # one at a time: together they are as long as the site
        said = (docs / source).read_bytes()
        naming.update([source] if NAMED in said else [])
        anchored = anchored or ANCHORED in said
    hands = 1 if anchored else max(min(cores(), len(wanted) // ENOUGH), -(-len(wanted) // MOST), 1)
    wanted.sort(key=lambda source: source not in naming)  # those that name others are all of the first share
    parts = [wanted[: len(naming)] + wanted[len(naming) :: hands], *(wanted[len(naming) + rank :: hands] for rank in range(1, hands))]
    folders = [site, *(site.with_name(SHARES) / str(rank) for rank in range(1, hands))]
    always = set(navigated(nav))

    def work(rank: int) -> list[str]:
        enough = None if rank == 0 and naming else frozenset(parts[rank])
        if hands > 1:
            others = set(sources if rank else wanted).difference(parts[rank])  # the others stand in the site
            folders[rank].mkdir(parents=True, exist_ok=True)
            stand(folders[rank], map(address, others if enough is None else others & always))
        try:
            return run(folders[rank], any(os.scandir(folders[rank])), enough)
        finally:
            if hands > cores():  # what MkDocs held of one share, in circles, is not for the next one to find
                gc.collect()

    warnings = [warning for found in shared(work, range(hands)) for warning in found]
    for folder, part in zip(folders[1:], parts[1:]):
        for page in map(address, part):
            (site / page).parent.mkdir(parents=True, exist_ok=True)
            os.replace(folder / page, site / page)
    shutil.rmtree(site.with_name(SHARES), ignore_errors=True)
    return list(dict.fromkeys(warnings))


@contextmanager
def few(docs: Path, pages: Iterable[str], made: Path, whole: bool = True) -> Iterator[Path]:
    """Meanwhile, a folder that has these pages of another, and when `whole` all that it holds besides pages; what a killed build left there goes first."""
    shutil.rmtree(made, ignore_errors=True)
    others = (name for name in files(docs / "assets") if not name.endswith(".md")) if whole else ()
    for name in {*pages, *(f"assets/{name}" for name in others)}:
        if (docs / name).is_file():  # else MkDocs says that the navigation leads nowhere
            (made / name).parent.mkdir(parents=True, exist_ok=True)
            _name(docs / name, made / name)
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)


def _name(path: Path, other: Path) -> None:
    """Gives a file a second name, or a copy as old as it where the disk has none."""
    try:
        os.link(path, other)
    except OSError:
        shutil.copy2(path, other)


def navigated(nav: Iterable) -> Iterator[str]:
    """The Markdown files that a navigation names, titled or not."""
    for item in nav:
        for inside in item.values() if isinstance(item, dict) else (item,):
            yield from [inside] if isinstance(inside, str) else navigated(inside)


def stand(folder: Path, pages: Iterable[str]) -> None:
    """Puts something where pages are not to be rendered: MkDocs leaves alone what is newer than its Markdown."""
    for page in pages:
        (folder / page).parent.mkdir(parents=True, exist_ok=True)
        (folder / page).touch()
