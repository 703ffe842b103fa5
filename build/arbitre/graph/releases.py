"""The dated versions of the reference: for each page the versions it has had, when, and the text that stood then.

One file a release, content/releases/2026-11-23.jsonl, written once and never again: a line for each page whose version is new, a line for
each that is gone. What stands in it was published and may have been cited.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from ..errors import GraphError
from ..files import FileError, read_text

FOLDER = Path("content") / "releases"
LIMIT = 64_000_000  # bytes of one release: the first one holds every page
VERSION = re.compile(r"[0-9a-f]{4,64}")


@dataclass(frozen=True)
class Edition:
    """A page as a release published it: its version, its text line by line, and the marks of the rules it rests on (by CURIE)."""

    page: str
    version: str
    released: str = ""  # the date of the release, as ISO 8601
    text: tuple[str, ...] = ()
    rests: dict[str, str] = field(default_factory=dict)

    @property
    def gone(self) -> bool:
        """Whether the release says that the page is no more."""
        return not self.version


def read(root: Path) -> dict[str, list[Edition]]:
    """The editions of each page, the oldest first. Raises FileError (a GraphError) when a release is not as it was written."""
    found: dict[str, list[Edition]] = {}
    for day in dates(root):
        for edition in _of(root, day):
            found.setdefault(edition.page, []).append(edition)
    return found


def dates(root: Path) -> list[str]:
    """The dates of the releases, the oldest first."""
    return sorted(path.stem for path in (root / FOLDER).glob("*.jsonl") if not path.name.startswith("."))


def write(root: Path, day: str, editions: Iterable[Edition]) -> Path:
    """Writes a release. Raises GraphError when its date is none, is not after the last one, or when nothing is new."""
    try:
        date.fromisoformat(day)
    except ValueError:
        raise GraphError(f"{day} : ce n'est pas une date → écrivez-la comme 2026-11-23") from None
    if (known := dates(root)) and known[-1] >= day:
        raise GraphError(f"{FOLDER}/{known[-1]}.jsonl : une version du {known[-1]} existe déjà → donnez une date qui la suit, avec --date")
    lines = [json.dumps(_told(edition), ensure_ascii=False, separators=(",", ":")) for edition in editions]
    if not lines:
        raise GraphError("rien n'a changé depuis la dernière version datée → rien à publier")
    path = root / FOLDER / f"{day}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_text("\n".join(lines) + "\n", encoding="utf-8")
    fresh.rename(path)
    return path


def _told(edition: Edition) -> dict[str, object]:
    if edition.gone:
        return {"page": edition.page, "gone": True}
    return {"page": edition.page, "version": edition.version, "text": list(edition.text), **({"rests": edition.rests} if edition.rests else {})}


def _of(root: Path, day: str) -> list[Edition]:
    path = root / FOLDER / f"{day}.jsonl"
    text = read_text(path, inside=root / "content", limit=LIMIT)
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            said = json.loads(line)
            edition = Edition(said["page"], "" if said.get("gone") else said["version"], day, tuple(said.get("text", ())), dict(said.get("rests", {})))
            if not (isinstance(edition.page, str) and (edition.gone or VERSION.fullmatch(edition.version)) and all(isinstance(t, str) for t in edition.text)):
                raise ValueError
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            name = (FOLDER / path.name).as_posix()
            raise FileError(name, number, "cette ligne n'est pas celle d'une version publiée", "remettez le fichier tel qu'il a été publié") from None
        found.append(edition)
    return found
