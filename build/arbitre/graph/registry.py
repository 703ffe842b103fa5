"""content/registry.csv: every code and address ever published, and what became of it. Nothing leaves this file."""

from __future__ import annotations

import csv
import datetime
import io
import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import GraphError
from ..files import FileError, MissingFile, read_text
from ..french import csv_error
from .shelves import OWN, Shelf, shelves

COLUMNS = ("code", "slug", "kind", "status", "replaced_by", "since")
ACTIVE, RETIRED = "active", "retired"
if TYPE_CHECKING:
    from rdflib import URIRef

FILE = f"{OWN}/registry.csv"
CODE = re.compile(r"([A-Z][A-Z0-9]*)-([0-9]+)")
ADDRESS = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*/[a-z0-9]+(-[a-z0-9]+)*")
LONGEST, LONGEST_CODE = 120, 20  # characters of an address, of a code


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
    file: str = FILE  # the registry it stands in

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
    return Path(root) / OWN / "registry.csv"


def read(root: Path) -> list[Entry]:
    """Every row of the project as written; an absent file is an empty registry. Raises GraphError for a row that could not be one of ours."""
    return _read(Shelf(OWN, Path(root) / OWN))


def known(root: Path) -> list[Entry]:
    """The rows of what is published: those of the project and of every package that brings a game, each in its own registry."""
    rows = [(shelf, entry) for shelf in shelves(root) for entry in _read(shelf)]
    return [entry for shelf, entry in rows if entry.slug.startswith("sources/") or shelf.publishes(entry.slug.partition("/")[0])]


def _read(shelf: Shelf) -> list[Entry]:
    file = f"{shelf.name}/registry.csv"
    try:
        text = read_text(shelf.folder / "registry.csv", inside=shelf.folder, name=file)
    except MissingFile:
        return []
    try:
        reader = csv.reader(io.StringIO(text, newline=""))
        rows = [
            (reader.line_num, [cell.strip() for cell in row]) for row in reader if any(cell.strip() for cell in row)
        ]
    except csv.Error as error:
        raise FileError(file, 1, f"fichier illisible ({csv_error(error)})", "enregistrez-le en CSV, séparé par des virgules") from None
    if rows and rows[0][1][0].count(";") == len(COLUMNS) - 1:  # as a spreadsheet in French writes it
        raise FileError(file, 1, "les colonnes sont séparées par des points-virgules", "enregistrez-le en CSV, UTF-8, séparé par des virgules")
    if not rows or tuple(rows[0][1]) != COLUMNS:
        raise FileError(file, 1, "en-tête inattendu", f"la première ligne doit être {','.join(COLUMNS)}")
    for line, row in rows[1:]:
        if len(row) != len(COLUMNS):
            told = f"{len(row)} colonne{'s' * (len(row) > 1)} au lieu de {len(COLUMNS)}"
            raise FileError(file, line, told, f"écrivez {','.join(COLUMNS)}")
    entries = [Entry(*row, line=line, file=file) for line, row in rows[1:]]
    for entry in entries:
        if wrong := fault(entry):
            raise FileError(file, entry.line, *wrong)
    return entries


def fault(entry: Entry) -> tuple[str, str] | None:
    """Why a row can be no identifier of ours, and the way out: its address must stay an address of this site."""
    if not ADDRESS.fullmatch(entry.slug) or len(entry.slug) > LONGEST:
        shown = entry.slug[:60].encode("unicode_escape").decode() if not entry.slug.isprintable() else entry.slug[:60]
        return (
            f"« {shown} » ne peut pas être une adresse",
            f"écrivez jeu/nom, en minuscules sans accent, chiffres et tirets simples, {LONGEST} caractères au plus",
        )
    if entry.code and not (CODE.fullmatch(entry.code) and len(entry.code) <= LONGEST_CODE):
        return f"« {entry.code[:40]} » ne peut pas être un code", "écrivez des majuscules, un tiret, un nombre : WM-118"
    return None


def write(root: Path, entries: Iterable[Entry]) -> None:
    """Writes the rows sorted by letters, number and slug, all at once or not at all."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows([getattr(entry, column) for column in COLUMNS] for entry in sorted(entries, key=_order))
    file = path(root)
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(f".registry.{os.getpid()}.tmp")
    try:
        fresh.write_text(text.getvalue(), encoding="utf-8")
        fresh.replace(file)
    finally:
        fresh.unlink(missing_ok=True)


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
    for node, entry in _owed(corpus, own=True):
        if wrong := fault(entry):
            raise GraphError(str(corpus.problem(node, *wrong)))
        if not corpus.is_ours(node):
            raise GraphError(str(corpus.problem(node, "son adresse n'est pas de ce site", "nommez-le avec le préfixe de son jeu")))
    found = {entry.slug: entry for entry in published(corpus, own=True)}
    fresh = [e for e in found.values() if e.slug not in slugs and e.code not in codes]
    kept = [
        replace(e, kind=found[e.slug].kind) if e.slug in found and found[e.slug].code == e.code else e for e in entries
    ]
    if fresh or kept != entries:
        write(root, kept + [replace(e, since=datetime.date.today().isoformat()) for e in fresh])
    return [e.name for e in sorted(fresh, key=_order)]


def published(corpus, own: bool = False) -> list[Entry]:
    """A row for each node of a graph, as its registry should know it; what could be no row is left to the checks."""
    return [entry for node, entry in _owed(corpus, own) if corpus.is_ours(node) and not fault(entry)]


def _owed(corpus, own: bool = False) -> Iterator[tuple[URIRef, Entry]]:
    """Each node with its row, well-formed or not: codes are owed by all but games and sources; `own` for those of the project alone."""
    from rdflib import DCTERMS

    for node in corpus.nodes():
        kind, code = corpus.kind(node), str(corpus.value(node, DCTERMS.identifier) or "")
        if own and not corpus.home[node].startswith(f"{OWN}/"):
            continue
        if code or kind in ("Game", "Document"):
            yield node, Entry(code, corpus.slug(node), kind)


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
