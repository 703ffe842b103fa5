"""content/registry.csv: every code and address ever published, and what became of it. Nothing leaves this file."""

from __future__ import annotations

import csv
import datetime
import io
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from ..errors import GraphError

COLUMNS = ("code", "slug", "kind", "status", "replaced_by", "since")
ACTIVE, RETIRED = "active", "retired"
CODE = re.compile(r"([A-Z][A-Z0-9]*)-([0-9]+)")


@dataclass(frozen=True)
class Entry:
    """One row: a node's code ("" for games and sources, known by their slug) and address, and its status."""

    code: str
    slug: str
    kind: str
    status: str = ACTIVE
    replaced_by: str = ""  # the code (or slug) of the successor, when retired
    since: str = ""  # the day it was registered, YYYY-MM-DD
    line: int = 0

    @property
    def name(self) -> str:
        """What people call it: its code, or its slug when it has none."""
        return self.code or self.slug

    @property
    def row(self) -> str:
        """The line to write in the file."""
        return ",".join(getattr(self, column) for column in COLUMNS)


def path(root: Path) -> Path:
    """Where the registry of a project lies."""
    return Path(root) / "content" / "registry.csv"


def read(root: Path) -> list[Entry]:
    """Every row as written; an absent file is an empty registry. Raises GraphError when the columns are not the six."""
    file = path(root)
    if not file.is_file():
        return []
    try:
        reader = csv.reader(io.StringIO(file.read_bytes().decode("utf-8-sig"), newline=""))
        rows = [
            (reader.line_num, [cell.strip() for cell in row]) for row in reader if any(cell.strip() for cell in row)
        ]
    except (UnicodeDecodeError, csv.Error) as error:
        raise GraphError(
            f"content/registry.csv:1 : fichier illisible ({error}) → enregistrez-le en CSV, UTF-8, séparé par des virgules"
        ) from None
    if not rows or tuple(rows[0][1]) != COLUMNS:
        raise GraphError(
            f"content/registry.csv:1 : en-tête inattendu → la première ligne doit être {','.join(COLUMNS)}"
        )
    for line, row in rows[1:]:
        if len(row) != len(COLUMNS):
            raise GraphError(
                f"content/registry.csv:{line} : {len(row)} colonne{'s' * (len(row) > 1)} au lieu de {len(COLUMNS)} → écrivez {','.join(COLUMNS)}"
            )
    return [Entry(*row, line=line) for line, row in rows[1:]]


def write(root: Path, entries: Iterable[Entry]) -> None:
    """Writes the rows sorted by letters, number and slug, all at once or not at all."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows([getattr(entry, column) for column in COLUMNS] for entry in sorted(entries, key=_order))
    file = path(root)
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(f".registry.{os.getpid()}.tmp")
    fresh.write_text(text.getvalue(), encoding="utf-8")
    fresh.replace(file)


def register(root: Path, site_url: str | None = None) -> list[str]:
    """Records every node of the graph that the registry does not know; returns their codes (slugs where there is none).

    A known code or slug is never touched, except to follow a change of kind. Raises GraphError when a file cannot be read.
    """
    from .checks.corpus import Corpus  # the checks read this module too

    corpus = Corpus(root, site_url)
    if corpus.syntax:
        raise GraphError(str(corpus.syntax[0]))
    entries = read(root)
    codes, slugs = {e.code for e in entries if e.code}, {e.slug for e in entries}
    found = {entry.slug: entry for entry in published(corpus)}
    fresh = [e for e in found.values() if e.slug not in slugs and e.code not in codes]
    kept = [
        replace(e, kind=found[e.slug].kind) if e.slug in found and found[e.slug].code == e.code else e for e in entries
    ]
    if fresh or kept != entries:
        write(root, kept + [replace(e, since=datetime.date.today().isoformat()) for e in fresh])
    return [e.name for e in sorted(fresh, key=_order)]


def published(corpus) -> list[Entry]:
    """A row for each node of a graph, as the registry should know it: codes are owed by all but games and sources."""
    from rdflib import DCTERMS

    rows = []
    for node in corpus.nodes():
        kind, code = corpus.kind(node), str(corpus.value(node, DCTERMS.identifier) or "")
        if code or kind in ("Game", "Document"):
            rows.append(Entry(code, corpus.slug(node), kind))
    return rows


def next_code(root: Path, letters: str) -> str:
    """The code after the greatest ever published with these letters, retired ones counted: WM-119 after WM-118."""
    return following(read(root), letters)


def following(entries: Iterable[Entry], letters: str) -> str:
    """The code after the greatest of these entries."""
    numbers = [int(m.group(2)) for e in entries if (m := CODE.fullmatch(e.code)) and m.group(1) == letters]
    return f"{letters}-{max(numbers, default=0) + 1:03d}"


def _order(entry: Entry) -> tuple:
    match = CODE.fullmatch(entry.code)
    return (match.group(1), int(match.group(2)), "") if match else ("", 0, entry.slug)
