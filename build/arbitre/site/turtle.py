"""The Turtle beside a page: the node's own lines of `content/`, as its author wrote them, made to stand alone."""

from __future__ import annotations

import hashlib
import json
import re
from bisect import bisect_right
from functools import lru_cache
from pathlib import Path

from ..files import read_text
from ..graph import Node, Reference, located
from ..graph.shelves import Shelf, shelves
from .fresh import Fresh
from .links import path_of

LINE_END = re.compile("\n")
PREFIX = re.compile(r"^\s*(?:@prefix\s[^\n]*\.|PREFIX\s[^\n]*)\s*$", re.MULTILINE | re.IGNORECASE)
TOKEN = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*"""' r"|'''(?:[^'\\]|\\.|'(?!''))*'''" r'|"(?:[^"\\\n]|\\.)*"' r"|'(?:[^'\\\n]|\\.)*'"
    r"|<[^<>\s]*>" r"|#[^\n]*" r"|[\[\](){}]" r"|\.(?=\s|$)",
    re.DOTALL,
)


def write_turtle(written: Written, reference: Reference, fresh: Fresh, names: set[str], program: str) -> None:
    """Writes a document beside the page of each node that was read from a file; `names` are those with a role that questions read."""
    every = f"{program} {reference.site_url}"
    asked = {reference.roles.base(name) for name in names}
    for node in reference:
        if place := written.mark(node):
            said = spoken(node, reference, names) if node.id in asked else ""
            made_from = mark(repr((every, place, node.slug, node.asked, node.asked_en, said)))
            address = f"{path_of(node)}.ttl"
            if not fresh.stands(address, made_from):
                fresh.put(address, written.beside(node, reference.site_url, said), made_from)


def spoken(node: Node, reference: Reference, names: set[str]) -> str:
    """The names with a role that a predicate may take, each a resource with its role and its predicate."""
    lines = []
    for curie in filter(names.__contains__, reference.spoken(node)):
        role, predicate = (reference[c] for c in reference.roles.split(curie))
        folder, _, local = predicate.slug.rpartition("/")
        address = f"{folder}/{role.slug.rpartition('/')[2]}.{local}"
        lines.append(f"<{address}> <ontology/#role> <{role.slug}> ; <ontology/#predicate> <{predicate.slug}> .")
    return "\n".join(["", *lines, ""]) if lines else ""


class Written:
    """What the authors of the nodes wrote; each file is read once."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._files: dict[str, tuple[str, str] | None] = {}
        self._shelves: tuple[Shelf, ...] | None = None

    def _file(self, node: Node) -> tuple[str, str] | None:
        """The text that describes a node, with all that stands around it, and a mark of it; None when it was not read from a file."""
        if not node.line:
            return None
        if node.file not in self._files:
            if self._shelves is None:
                self._shelves = shelves(self.root)
            path, inside = located(self.root, node.file, self._shelves) if node.file else (self.root / "", self.root)
            text = read_text(path, inside=inside) if path.is_file() else None
            self._files[node.file] = None if text is None else (text, file_mark(text))
        return self._files[node.file]

    def of(self, node: Node) -> str:
        """A mark of the file that describes a node."""
        return self._file(node)[1]

    def mark(self, node: Node) -> str:
        """What changes with the file that describes a node, or with the node's place in it; "" when it was not read from a file."""
        found = self._file(node)
        return f"{found[1]} {node.line}" if found else ""

    def own(self, node: Node) -> str:
        """The lines that describe a node, as written; "" when it was not read from a file."""
        found = self._file(node)
        return statement(found[0], node.line) if found else ""

    def beside(self, node: Node, site_url: str, said: str = "") -> str:
        """A document that says what the graph says of one node, and `said` of it; the node was read from a file."""
        text, own = self._file(node)[0], self.own(node)
        return f"@base <{site_url}> .\n{_prefixes(text)}\n\n{own}\n{_asked(node, own)}{said}"


@lru_cache(maxsize=1024)  # of the files: the next build asks again
def file_mark(text: str) -> str:
    """A mark of the text of a file."""
    return mark(text)


def mark(text: str) -> str:
    """A mark of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def _asked(node: Node, own: str) -> str:
    """The questions that lead to a node and stand in another file than its description."""
    said = [(q, language) for language, questions in (("fr", node.asked), ("en", node.asked_en)) for q in questions if q not in own]
    texts = " , ".join(f"{json.dumps(question, ensure_ascii=False)}@{language}" for question, language in said)  # JSON quotes as Turtle does
    return f"\n<{node.slug}> <ontology/#asked> {texts} .\n" if texts else ""


@lru_cache(maxsize=256)
def _prefixes(text: str) -> str:
    inside = [match.span() for match in TOKEN.finditer(text) if match[0][0] in "\"'#"]  # a string may hold what looks like a prefix
    starts = [start for start, _ in inside]
    found = []
    for match in PREFIX.finditer(text):
        start = match.end() - len(match[0].lstrip())
        rank = bisect_right(starts, start) - 1
        if rank < 0 or start >= inside[rank][1]:
            found.append(match[0].strip())
    return "\n".join(found)


@lru_cache(maxsize=256)
def _starts(text: str) -> list[int]:
    return [0, *(match.end() for match in LINE_END.finditer(text))]


def statement(text: str, line: int) -> str:
    """The Turtle statement that starts at a line: up to the full stop that is in no string, IRI, comment or bracket."""
    start, depth = _starts(text)[line - 1], 0
    for token in TOKEN.finditer(text, start):
        sign = token.group()
        if sign in "[({":
            depth += 1
        elif sign in "])}":
            depth -= 1
        elif sign == "." and depth == 0:
            return text[start : token.end()]
    return text[start:]
