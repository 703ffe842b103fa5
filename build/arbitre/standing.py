"""Whether there is anything to check: the verdict of a check that found nothing stands while all that it read is the same."""

from __future__ import annotations

import hashlib
import platform
from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import PackageNotFoundError, entry_points, version
from pathlib import Path

from . import seal
from .errors import GraphError
from .files import FileError, read_bytes

KEPT = Path(".cache") / "sound.txt"
LIBRARIES = ("rdflib", "pyshacl", "pyoxigraph", "icepool", "PyYAML", "click")
HERE = Path(__file__).parent


def sound(root: Path) -> bool:
    """Whether the last check of exactly what is here, by this very program, found nothing to say."""
    kept = seal.kept(root / KEPT)
    return kept is not None and kept.decode() == inputs(root)


def sounded(root: Path) -> Callable[[], bool]:
    """Whether another process has found since that nothing is wrong with exactly what is here; nothing is read until one kept something."""
    before = _state(root)
    return lambda: _state(root) != before and sound(root)


def _state(root: Path) -> tuple[int, int] | None:
    try:
        found = (root / KEPT).stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns


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
