"""Turtle files as they were read last, kept by what they say: a file that has not changed is not parsed again.

What is kept is plain data, sealed, in a file a text of content/ or ontology/; one that is absent, altered, or of another program is made again.
"""

from __future__ import annotations

import hashlib
import marshal
import platform
from collections.abc import Iterable
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path

from rdflib import BNode, Literal, Namespace, URIRef

from .. import seal
from ..files import FileError, read_text

KEPT = Path(".cache") / "parsed"
ENDING = ".mar"
MANY = 4_000  # texts; a text edited leaves its former self here
Triple = tuple[URIRef | BNode, URIRef, URIRef | BNode | Literal]


@lru_cache(maxsize=4096)  # several ask in one build, and in the next one
def mark(name: str, text: str, base: str) -> str:
    """What changes with a text, with what it is called, or with what reads it."""
    return hashlib.sha256("\0".join((_code(), base, name, text)).encode()).hexdigest()[:32]


def mark_of(path: Path, name: str, folder: Path, base: str) -> str:
    """The mark of a file called `name` that lies in a folder, or "" when it cannot be read."""
    try:
        return mark(name, read_text(path, inside=folder, name=name), base)
    except FileError:
        return ""


def read(root: Path, made_from: str) -> tuple[list[Triple], dict[str, str]] | None:
    """The triples of a text in the order written, and its prefixes; None when they are not kept."""
    data = seal.kept(root / KEPT / f"{made_from}{ENDING}")
    if data is None:
        return None
    names, blanks, texts, rows, prefixes = marshal.loads(data)  # ours: the seal says so
    terms = [*map(iri, names), *(str.__new__(BNode, blank) for blank in blanks), *(_literal(*said) for said in texts)]
    flat = iter([terms[row] for row in rows])
    return list(zip(flat, flat, flat)), prefixes


def write(root: Path, made_from: str, triples: Iterable[Triple], prefixes: dict[str, str]) -> None:
    """Keeps the triples of a text that has no fault."""
    names: dict[str, int] = {}
    blanks: dict[str, int] = {}
    texts: dict[tuple, int] = {}
    rows: list[tuple[int, int]] = []
    for triple in triples:
        for term in triple:
            if isinstance(term, URIRef):
                rows.append((0, names.setdefault(str(term), len(names))))
            elif isinstance(term, BNode):
                rows.append((1, blanks.setdefault(str(term), len(blanks))))
            else:
                said = str(term), term.language, term.datatype and str(term.datatype)
                rows.append((2, texts.setdefault(said, len(texts))))
    before = (0, len(names), len(names) + len(blanks))
    flat = [before[kind] + row for kind, row in rows]
    _bounded(root / KEPT)
    seal.keep(root / KEPT / f"{made_from}{ENDING}", marshal.dumps((list(names), list(blanks), list(texts), flat, prefixes)))


def _bounded(folder: Path) -> None:
    """Forgets the texts that were read longest ago, when there are more than a project has files."""
    if len(kept := list(folder.glob(f"*{ENDING}"))) > MANY:
        for path in sorted(kept, key=lambda path: path.stat().st_mtime_ns)[: len(kept) // 2]:
            path.unlink(missing_ok=True)


@lru_cache(maxsize=None)
def iri(text: str) -> URIRef:
    """An IRI that a parser has read, one object for all who name it: rdflib compares two of them slowly."""
    return str.__new__(URIRef, text)


class Words(Namespace):
    """A namespace whose terms are those that parsers read, made once each."""

    def __getattr__(self, name: str) -> URIRef:
        if name.startswith("__"):
            raise AttributeError(name)
        found = vars(self)[name] = self[name]
        return found

    def __getitem__(self, name: str) -> URIRef:
        return iri(f"{self}{name}")


def _literal(text: str, language: str | None, datatype: str | None) -> Literal:
    if datatype is not None:
        return _typed(text, datatype)
    made = str.__new__(Literal, text)  # as rdflib makes it, without looking for what its value may be
    made._language, made._datatype, made._value, made._ill_typed = language, None, text, None
    return made


@lru_cache(maxsize=4096)
def _typed(text: str, datatype: str) -> Literal:
    return Literal(text, datatype=iri(datatype), normalize=False)


@lru_cache(maxsize=1)
def _code() -> str:
    """A mark of the program that reads Turtle."""
    here = Path(__file__).parent
    said = [(here / name).read_text(encoding="utf-8") for name in ("parsed.py", "reading.py", "misread.py")]
    return hashlib.sha256("\0".join([platform.python_version(), *said, *map(version, ("rdflib", "pyoxigraph"))]).encode()).hexdigest()
