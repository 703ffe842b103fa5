"""The Whoosh index of one game, written afresh or, after an edit, with the documents that changed alone.

A document that changed is written again after all the others, and the former is no more: so the places of the core, which follow the addresses, are
no longer those of Whoosh (`places`), and the totals that Whoosh keeps, which go on counting what was removed, are counted by us (`lengths`).
"""

from __future__ import annotations

import hashlib
import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

from whoosh.fields import ID, STORED, TEXT, Schema
from whoosh.filedb.filestore import FileStorage
from whoosh.reading import IndexReader
from whoosh.util.numeric import byte_to_length, length_to_byte

from arbitre.search.analysis import KEPT, TermAnalyzer, content_words, terms
from arbitre.search.core import passage
from arbitre.search.ranking import ENGLISH, FRENCH

DOCUMENTS = ".documents"  # after the name of a part: the mark of each of its documents
PASSAGE = 1200  # characters of text kept, after the statement, for excerpts
FEW = 10  # one document in so many may be another, before all are written again
MOST = 16  # segments: each edit leaves one, and each is looked into by every query


def schema() -> Schema:
    """The fields of the index."""
    french = {name: TEXT(analyzer=TermAnalyzer(), phrase=False) for name in FRENCH}
    english = {name: TEXT(analyzer=TermAnalyzer(english=True), phrase=False) for name in ENGLISH}
    return Schema(slug=ID(unique=True, stored=True), code=ID(stored=True), passage=STORED, **french, **english)


def is_of(name: str, path: Path) -> bool:
    """Whether a file of an index is of one of its parts: part1.json, _part1_1.toc, never part10.json."""
    return path.name.removeprefix("_").startswith((f"{name}_", f"{name}.")) and not path.name.endswith("_WRITELOCK")


def write(named: list[dict], folder: Path, name: str, last: Path | None = None) -> None:
    """Writes the index of the records that `prepare` returned, over what the folder of the last index has of them, if it has enough."""
    documents = {record["slug"]: _document(record) for record in named}
    marks = {slug: _mark(document) for slug, document in documents.items()}
    if last is None or not _updated(documents, marks, folder, name, last):
        for path in filter(lambda path: is_of(name, path), list(folder.iterdir())):
            path.unlink()
        index = FileStorage(str(folder)).create_index(schema(), indexname=name)
        writer = index.writer(limitmb=64)
        for document in documents.values():
            writer.add_document(**document)
        writer.commit(optimize=True)
        index.close()
    (folder / f"{name}{DOCUMENTS}").write_text(json.dumps(marks), encoding="utf-8")


def _updated(documents: dict[str, dict], marks: dict[str, str], folder: Path, name: str, last: Path) -> bool:
    """Whether the last index could be taken, and what is not as it was there written again."""
    try:
        known = json.loads((last / f"{name}{DOCUMENTS}").read_text(encoding="utf-8"))
        for path in sorted(last.iterdir()):
            if is_of(name, path) and path.suffix in (".toc", ".seg"):
                os.link(path, folder / path.name)  # Whoosh writes into no file that it has closed
    except OSError:
        return False
    others = [slug for slug, mark in marks.items() if known.get(slug) != mark]
    gone = known.keys() - marks.keys()
    index = FileStorage(str(folder)).open_index(indexname=name)
    try:
        removed = index.doc_count_all() - index.doc_count()
        if (removed + len(others) + len(gone)) * FEW > len(marks) or len(list(folder.glob(f"{name}_*.seg"))) > MOST or index.doc_count() != len(known):
            return False
        if others or gone:
            writer = index.writer(limitmb=64)
            for slug in sorted({*gone, *others} & known.keys()):
                writer.delete_by_term("slug", slug)
            for slug in others:
                writer.add_document(**documents[slug])
            writer.commit(merge=False)
    finally:
        index.close()
    return True


def _document(record: dict) -> dict:
    return {"slug": record["slug"], "code": record.get("code") or "", "passage": shown(record), **record["fields"]}


def shown(record: dict) -> str:
    """What excerpts are taken from: the statement and the text."""
    statement = " ".join((record.get("statement") or "").split())
    return f"{statement}\n{passage(record, code=False)[:PASSAGE]}"


def _mark(document: dict) -> str:
    return hashlib.blake2b(json.dumps(document).encode(), digest_size=12).hexdigest()


def lengths(named: list[dict]) -> dict[str, int]:
    """How many words each field has in all."""
    return {name: sum(len(content_words(record["fields"][name])) for record in named) for name in (*FRENCH, *ENGLISH)}


def places(reader: IndexReader, slugs: list[str]) -> list[int]:
    """Of each document of the core, its number in Whoosh."""
    if reader.is_atomic() and not reader.has_deletions():
        return list(range(len(slugs)))
    numbers = {reader.stored_fields(number)["slug"]: number for number in reader.all_doc_ids()}
    return [numbers[slug] for slug in slugs]


class Read:
    """What an index counts, as Whoosh reads it: for a query, which asks about few terms."""

    def __init__(self, reader: IndexReader, places: list[int]) -> None:
        self._reader, self._docs = reader, {number: doc for doc, number in enumerate(places)}

    def __call__(self, field: str, term: str) -> Iterator[tuple[int, float, int]]:
        if (field, term) not in self._reader:
            return
        matcher = self._reader.postings(field, term)
        while matcher.is_active():
            number = matcher.id()
            yield self._docs[number], matcher.weight(), self._reader.doc_field_length(number, field, 1)
            matcher.next()


@lru_cache(maxsize=KEPT)
def _counts(text: str, english: bool) -> tuple[int, list[tuple[str, float]]]:
    """How long a text is, as roughly as Whoosh keeps it, and how many times it has each term."""
    found, stems = content_words(text), terms(text, english)
    return byte_to_length(length_to_byte(len(found))), [(term, float(times)) for term, times in Counter(map(stems.__getitem__, found)).items()]


class Counting:
    """The same, counted in the records that an index was just made of: for the export, which asks about every term."""

    def __init__(self, named: list[dict]) -> None:
        self._found: dict[tuple[str, str], list[tuple[int, float, int]]] = {}
        for doc, record in enumerate(named):
            for field in (*FRENCH, *ENGLISH):
                length, told = _counts(record["fields"][field], field in ENGLISH)
                for term, times in told:
                    self._found.setdefault((field, term), []).append((doc, times, length))

    def __call__(self, field: str, term: str) -> Iterable[tuple[int, float, int]]:
        return self._found.get((field, term), ())
