"""The compiled files as they are kept: each as JSON of its own, so that to edit one is to compile and to write no other.

A piece is what one file says, before anything is bound to what other files say; the whole is told under one seal.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

from .. import seal
from . import store
from .arguments import Argument
from .model import Node

Asked = tuple[str, str, str]  # CURIE, language, question
Slang = tuple[str, tuple[tuple[str, ...], tuple[str, ...]]]  # CURIE of a game, (what is said, what it means)


@dataclass
class Piece:
    """What one file says, its tables' rows included. `mark` changes with its text, `rows` with the files of its tables."""

    file: str
    mark: str
    nodes: tuple[Node, ...] = ()
    asked: tuple[Asked, ...] = ()
    slang: tuple[Slang, ...] = ()
    tables: tuple[tuple[str, bool], ...] = ()  # the files its tables name, and whether a player may have a copy
    rows: str = ""
    prefixes: dict[str, str] = field(default_factory=dict)
    said: bytes = b""  # as it is kept

    @property
    def awake(self) -> bool:
        """Whether what it says has been read."""
        return bool(self.nodes or self.asked or self.slang)

    def tell(self) -> None:
        """Writes it down."""
        self.said = store.dumps((self.nodes, self.asked, self.slang)).encode()


_awake: dict[bytes, Piece] = {}  # those of the last project that was read, by what they say: what is read anew says the same of most files


@dataclass
class Kept:
    """Every piece of a project, with what they were made from."""

    made_from: str
    code: str  # of the program that made them
    version: str
    site_url: str
    prefixes: dict[str, str]  # the names that all the files give, by namespace: to change one changes every piece
    pieces: dict[str, Piece]
    ontology: dict[str, dict] = field(default_factory=dict)
    shared: dict[str, tuple[Argument, ...]] = field(default_factory=dict)  # what the ontology declares for each procedure of the kernel


def write(path: Path, kept: Kept) -> None:
    """Keeps them."""
    told = [[p.file, p.mark, p.tables, p.rows, p.prefixes, len(p.said)] for p in kept.pieces.values()]
    about = store.dumps((kept.ontology, kept.shared)).encode()
    head = [kept.made_from, kept.code, kept.version, kept.site_url, kept.prefixes, len(about), told]
    line = json.dumps(head, ensure_ascii=False, separators=(",", ":")).encode()
    seal.keep(path, b"".join([line, b"\n", about, *(piece.said for piece in kept.pieces.values())]))


def read(path: Path) -> Kept | None:
    """Those kept, what they say not yet read (see `opened`); None when there are none, or they are not ours."""
    data = seal.kept(path)
    if data is None or not data.startswith(b"["):  # an older program kept it otherwise
        return None
    head, _, body = data.partition(b"\n")
    made_from, code, version, site_url, prefixes, at, told = json.loads(head)
    found = Kept(made_from, code, version, site_url, prefixes, {}, *store.loads(body[:at]))
    for file, mark, tables, rows, named, length in told:
        found.pieces[file] = Piece(file, mark, tables=tuple((url, own) for url, own in tables), rows=rows, prefixes=named, said=body[at : at + length])
        at += length
    return found


def opened(kept: Kept) -> list[Piece]:
    """The pieces with what they say, read from what was kept of them where that was not done yet."""
    asleep = [piece for piece in kept.pieces.values() if not piece.awake]
    for piece in asleep:
        if (same := _awake.get(piece.said)) is not None:
            piece.nodes, piece.asked, piece.slang = same.nodes, same.asked, same.slang
    asleep = [piece for piece in asleep if not piece.awake]
    for piece, said in zip(asleep, store.loads(b"[" + b",".join(piece.said for piece in asleep) + b"]")):
        piece.nodes, piece.asked, piece.slang = said
    _awake.clear()
    _awake.update((piece.said, piece) for piece in kept.pieces.values())
    return list(kept.pieces.values())
