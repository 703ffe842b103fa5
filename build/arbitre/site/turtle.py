"""The Turtle beside a page: the node's own lines of `content/`, as its author wrote them, made to stand alone."""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from functools import lru_cache
from pathlib import Path

from ..files import read_text
from ..graph import Node, Reference, located

PREFIX = re.compile(r"^\s*(?:@prefix\s[^\n]*\.|PREFIX\s[^\n]*)\s*$", re.MULTILINE | re.IGNORECASE)
TOKEN = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*"""' r"|'''(?:[^'\\]|\\.|'(?!''))*'''" r'|"(?:[^"\\\n]|\\.)*"' r"|'(?:[^'\\\n]|\\.)*'"
    r"|<[^<>\s]*>" r"|#[^\n]*" r"|[\[\](){}]" r"|\.(?=\s|$)",
    re.DOTALL,
)


def spoken(node: Node, reference: Reference, names: set[str]) -> str:
    """The names with a role that a predicate may take, each a resource with its role and its predicate."""
    lines = []
    for curie in filter(names.__contains__, reference.spoken(node)):
        role, predicate = (reference[c] for c in reference.roles.split(curie))
        folder, _, local = predicate.slug.rpartition("/")
        address = f"{folder}/{role.slug.rpartition('/')[2]}.{local}"
        lines.append(f"<{address}> <ontology/#role> <{role.slug}> ; <ontology/#predicate> <{predicate.slug}> .")
    return "\n".join(["", *lines, ""]) if lines else ""


def beside(root: Path, node: Node, site_url: str, said: str = "") -> str | None:
    """A document that says what the graph says of one node, and `said` of it; None when the node was not read from a file."""
    text = _file(root, node)
    if text is None:
        return None
    own = statement(text, node.line)
    return f"@base <{site_url}> .\n{_prefixes(text)}\n\n{own}\n{_asked(node, own)}{said}"


def own(root: Path, node: Node) -> str | None:
    """The lines that describe a node, as written; None when it was not read from a file."""
    text = _file(root, node)
    return None if text is None else statement(text, node.line)


def _file(root: Path, node: Node) -> str | None:
    if not node.file or not node.line:
        return None
    path, inside = located(root, node.file)
    return _read(path, inside, path.stat().st_mtime_ns) if path.is_file() else None


def _asked(node: Node, own: str) -> str:
    """The questions that lead to a node and stand in another file than its description."""
    said = [(q, language) for language, questions in (("fr", node.asked), ("en", node.asked_en)) for q in questions if q not in own]
    texts = " , ".join(f"{json.dumps(question, ensure_ascii=False)}@{language}" for question, language in said)  # JSON quotes as Turtle does
    return f"\n<{node.slug}> <ontology/#asked> {texts} .\n" if texts else ""


@lru_cache(maxsize=256)
def _read(path: Path, inside: Path, stamp: int) -> str:
    return read_text(path, inside=inside)


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


def statement(text: str, line: int) -> str:
    """The Turtle statement that starts at a line: up to the full stop that is in no string, IRI, comment or bracket."""
    start = 0
    for _ in range(line - 1):
        start = text.index("\n", start) + 1
    depth = 0
    for token in TOKEN.finditer(text, start):
        sign = token.group()
        if sign in "[({":
            depth += 1
        elif sign in "])}":
            depth -= 1
        elif sign == "." and depth == 0:
            return text[start : token.end()]
    return text[start:]
