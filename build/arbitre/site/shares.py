"""The pages MkDocs renders, shared among the cores: each runs MkDocs over the whole navigation, where the pages of the others stand already."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from ..cores import cores, shared
from .reuse import address

ENOUGH = 64  # pages for a process of its own: to begin, MkDocs takes as long as to render so many
ANCHORED = b".md#"  # in Markdown, a link to a place of another page: MkDocs knows the places of those it renders, no others
SHARES = "shares"  # the folders of the other processes, beside the site

Run = Callable[[Path, bool], list[str]]


def render(run: Run, docs: Path, sources: Sequence[str], site: Path) -> list[str]:
    """Has `run` render in `site` the pages that do not stand there; answers its warnings, each once.

    `run` is told a folder, and whether pages stand in it that must be left alone.
    """
    wanted = [source for source in sources if not os.path.lexists(site / address(source))]
    hands = min(cores(), len(wanted) // ENOUGH)
    if hands < 2 or any(ANCHORED in (docs / source).read_bytes() for source in wanted):
        return run(site, any(os.scandir(site)))
    parts = [wanted[rank::hands] for rank in range(hands)]
    folders = [site, *(site.with_name(SHARES) / str(rank) for rank in range(1, hands))]

    def work(rank: int) -> list[str]:
        mine = set(parts[rank])
        _stand(folders[rank], (address(source) for source in (sources if rank else wanted) if source not in mine))
        return run(folders[rank], True)

    warnings = [warning for found in shared(work, range(hands)) for warning in found]
    for folder, part in zip(folders[1:], parts[1:]):
        for page in map(address, part):
            (site / page).parent.mkdir(parents=True, exist_ok=True)
            os.replace(folder / page, site / page)
    shutil.rmtree(site.with_name(SHARES))
    return list(dict.fromkeys(warnings))


def _stand(folder: Path, pages: Iterable[str]) -> None:
    """Puts something where pages are not to be rendered: MkDocs leaves alone what is newer than its Markdown."""
    for page in pages:
        (folder / page).parent.mkdir(parents=True, exist_ok=True)
        (folder / page).touch()
