"""The pages of the last good site that need no rendering: same Markdown, same frame around it.

MkDocs is asked to build only what changed (its own `dirty` mode): the other pages stand already where it would write them, as second names
of the files of the last site. What was rendered from what is kept, sealed; a page whose file is not as it was left is rendered again.
"""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from .. import seal
from .headers import META_POLICY

KEPT = Path(".cache") / "site-pages.json"
FRAMING = ("mkdocs", "mkdocs-material", "markdown", "pymdown-extensions", "jinja2")  # what turns Markdown into pages
HERE = Path(__file__).parent


@dataclass(frozen=True)
class Rendered:
    """What the last site was made from: the frame of its pages, and for each the mark of its Markdown with its file's size and time."""

    frame: str
    pages: dict[str, list]


def frame(root: Path, nav: list) -> str:
    """A mark of all that a page shows besides its own Markdown."""
    told = hashlib.sha256(repr((nav, META_POLICY, [version(name) for name in FRAMING])).encode())
    files = [root / "mkdocs.yml", HERE / "settings.yml", HERE / "page_hooks.py", HERE / "spacing.py", *sorted((HERE / "overrides").rglob("*"))]
    for path in (path for path in files if path.is_file()):
        told.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return told.hexdigest()


def last(root: Path) -> Rendered | None:
    """What the last build of the usual site kept, if it is ours."""
    kept = seal.kept_json(root / KEPT)
    return Rendered(kept["frame"], kept["pages"]) if isinstance(kept, dict) and kept.keys() == {"frame", "pages"} else None


def forget(root: Path) -> None:
    """No site is known any more, until one is kept."""
    (root / KEPT).unlink(missing_ok=True)


def intact(root: Path, site: Path) -> bool:
    """Whether every page of the usual site is as the last build left it."""
    known = last(root)
    return known is not None and all(left(site / page) == found for page, (_, *found) in known.pages.items())


def keep(root: Path, framed: str, docs: Path, site: Path) -> None:
    """Keeps what a finished site was rendered from."""
    pages = {}
    for source in docs.rglob("*.md"):
        page = address(source.relative_to(docs))
        if (site / page).is_file():
            pages[page.as_posix()] = [mark(source), *left(site / page)]
    seal.keep_json(root / KEPT, {"frame": framed, "pages": pages})


def take(root: Path, framed: str, docs: Path, old: Path, fresh: Path) -> int:
    """Gives the fresh site the pages of the old one that would be rendered alike; tells how many."""
    known = last(root)
    if known is None or known.frame != framed:
        return 0
    taken = 0
    for source in docs.rglob("*.md"):
        page = address(source.relative_to(docs))
        rendered = known.pages.get(page.as_posix())
        if rendered is None or rendered[0] != mark(source) or left(old / page) != rendered[1:]:
            continue
        (fresh / page).parent.mkdir(parents=True, exist_ok=True)
        try:
            os.link(old / page, fresh / page)
        except OSError:  # this disk has no second names
            return taken
        when = (fresh / page).stat().st_mtime_ns
        if source.stat().st_mtime_ns > when:  # written, then written back: MkDocs judges by the time
            os.utime(source, ns=(when, when))
        taken += 1
    return taken


def address(source: Path) -> Path:
    """Where MkDocs writes the page of a Markdown file."""
    return source.with_suffix(".html") if source.stem == "index" else source.with_suffix("") / "index.html"


def mark(source: Path) -> str:
    """A mark of a Markdown file."""
    return hashlib.sha256(source.read_bytes()).hexdigest()[:24]


def left(path: Path) -> list[int]:
    """What tells that a file is as it was left: its size, and when it was written; nothing for one that is not there."""
    try:
        found = path.stat()
    except OSError:
        return []
    return [found.st_size, found.st_mtime_ns]
