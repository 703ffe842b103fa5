"""Whether there is anything to check: the verdict of a check that found nothing stands while all that it read is the same."""

from __future__ import annotations

import hashlib
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib.metadata import PackageNotFoundError, entry_points, version
from pathlib import Path

from . import seal
from .errors import GraphError
from .files import FileError, read_bytes
from .turn import turn

KEPT = Path(".cache") / "sound.txt"
LIBRARIES = ("rdflib", "pyshacl", "pyoxigraph", "icepool", "PyYAML", "click")
HERE = Path(__file__).parent


def sound(root: Path) -> bool:
    """Whether the last check of exactly what is here, by this very program, found nothing to say."""
    kept = seal.kept(root / KEPT)
    return kept is not None and kept.decode() == inputs(root)


@contextmanager
def unsound(root: Path) -> Iterator[bool]:
    """A turn at a project, and whether there is anything to check in it: not where nothing is wrong with exactly what is here, as is known, or as
    another process finds meanwhile. Raises ArbitreError when that one does not end."""
    before = seal.state(root / KEPT)
    if sound(root):
        yield False
        return
    with turn(root, lambda: seal.state(root / KEPT) != before and sound(root)) as ours:  # nothing is read until something was kept
        yield ours


def inputs(root: Path) -> str:
    """A mark of all that a check reads: the content, its settings, the program and what it runs on; "" when they cannot be read."""
    from .graph import loader
    from .graph.shelves import narrowed

    if narrowed() is not None:
        return ""
    try:
        settings = read_bytes(root / "mkdocs.yml", inside=root) if (root / "mkdocs.yml").exists() else b""
        return f"{loader.content_mark(root)} {hashlib.sha256(settings).hexdigest()} {program()}"
    except (FileError, GraphError):
        return ""


def keep(root: Path, before: str, version: str) -> None:
    """Keeps that a check found nothing: `before` is the mark of what was there, `version` that of the content it read."""
    if before.startswith(version):
        seal.keep(root / KEPT, before.encode())


@lru_cache(maxsize=1)
def program() -> str:
    """A mark of this program, of the packages that bring games or their procedures, and of what they run on."""
    from .graph.shelves import GROUP, folder_of_module

    mark = hashlib.sha256(" ".join([platform.python_version(), *map(_version, LIBRARIES)]).encode())
    folders = [HERE]
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        mark.update(f"{entry.name} {entry.value}\n".encode())
        folders += [folder] if (folder := folder_of_module(entry.module)) is not None else []
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            mark.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes() + b"\0")
    return mark.hexdigest()


def _version(library: str) -> str:
    try:
        return version(library)
    except PackageNotFoundError:
        return ""
