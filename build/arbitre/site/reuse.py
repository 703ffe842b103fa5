"""What the last good site was made from, file by file: the next one makes again only what is made from something else (fresh.py).

A page that MkDocs rendered is known by the frame of all pages and by how its Markdown was left: MkDocs is asked for the others alone
(its own `dirty` mode). What is kept is sealed; a file that is not as it was left is made again.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from .. import seal
from .fresh import Fresh
from .headers import META_POLICY
from .output import LITTER, MARKER, Listing

KEPT = Path(".cache") / "site-files.json"
STAMP = Path(".cache") / "site-built"
BEFORE = Path(".cache") / "site-before"  # the site that the last build replaced
FRAMING = ("mkdocs", "mkdocs-material", "markdown", "pymdown-extensions", "jinja2")  # what turns Markdown into pages
HERE = Path(__file__).parent
PAGE = "page "  # how the mark of a rendered page begins
_gone: dict[Path, Listing] = {}  # by project


@dataclass(frozen=True)
class Last:
    """What the last site was made from: the frame of its pages, its navigation, and for each file its mark, its size and when it was written."""

    frame: str
    nav: list
    files: dict[str, list]
    digests: dict[str, str]  # of the bytes of those that were packed

    def pages(self) -> dict[str, str]:
        """The mark of each rendered page."""
        return {address: kept[0] for address, kept in self.files.items() if kept[0].startswith(PAGE)}


def frame(root: Path, nav: list) -> str:
    """A mark of all that a page shows besides its own Markdown."""
    told = hashlib.sha256(repr((nav, META_POLICY, [version(name) for name in FRAMING])).encode())
    own = [HERE / name for name in ("settings.yml", "page_hooks.py", "blocks.py", "spacing.py")]
    shaping = [root / "mkdocs.yml", *own, *sorted((HERE / "overrides").rglob("*"))]
    for path in (path for path in shaping if path.is_file()):
        told.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return told.hexdigest()[:24]


def last(root: Path) -> Last | None:
    """What the last build of the usual site kept, if it is ours."""
    kept = seal.held_json(root / KEPT)
    return Last(**kept) if isinstance(kept, dict) and kept.keys() == {"frame", "nav", "files", "digests"} else None


def forget(root: Path) -> None:
    """No site is known any more, until one is kept."""
    seal.let_go(root / KEPT)


def intact(root: Path, present: dict[str, list[int]]) -> bool:
    """Whether the usual site has every file that the last build left, each as it was, and no other; `present` is what `files` says of it."""
    known = last(root)
    if known is None or MARKER not in present or not all(present.get(address) == kept[1:] for address, kept in known.files.items()):
        return False
    return all(address == MARKER or address.rpartition("/")[2] in LITTER for address in present.keys() - known.files.keys())


def built_from(root: Path) -> str:
    """What `site/` was last built from; "" when that is not known, or was not written by a build of ours."""
    return (seal.kept(root / STAMP) or b"").decode()


def sign(root: Path, stamp: str) -> None:
    """Keeps what `site/` is built from; "" when nobody may take it for fresh."""
    with contextlib.suppress(OSError):  # without it the next `serve` only builds again
        (root / STAMP).unlink(missing_ok=True)
        if stamp:
            seal.keep(root / STAMP, stamp.encode())


def former(root: Path) -> Listing | None:
    """What was in the site that the last build of this process replaced, and that the next one is made over."""
    return _gone.get(root)


def keep(root: Path, framed: str, nav: list, fresh: Fresh, present: dict[str, list[int]], gone: Listing | None = None) -> None:
    """Keeps what a finished site was made from, and what the one it replaced held."""
    _gone.pop(root, None)
    if gone is not None:
        _gone[root] = gone
    kept = {address: [fresh.made.get(address, ""), *left] for address, left in present.items()}
    seal.hold_json(root / KEPT, {"frame": framed, "nav": nav, "files": kept, "digests": fresh.digests})


def take(fresh: Fresh, framed: str, written: Mapping[str, list[int]], sources: Iterable[str]) -> list[str]:
    """Makes room in a fresh site for the pages that must be rendered again, and tells which: the others stand. `written` is how the Markdown was left."""
    wanted = []
    for source in sources:
        page, (size, when) = address(source), written[source]
        mark = f"{PAGE}{framed} {size:x} {when:x}"
        if not (fresh.written(page) >= when and fresh.stands(page, mark)):  # MkDocs too judges by the time
            fresh.expect(page, mark)
            wanted.append(page)
    return wanted


def address(source: str) -> str:
    """Where MkDocs writes the page of a Markdown file."""
    start = source.removesuffix(".md")
    return f"{start}.html" if start == "index" or start.endswith("/index") else f"{start}/index.html"
