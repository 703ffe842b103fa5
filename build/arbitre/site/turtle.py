"""The Turtle beside a page: the node's own lines of `content/`, as its author wrote them, made to stand alone."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from ..graph import Node

PREFIX = re.compile(r"^\s*(?:@prefix\s[^\n]*\.|PREFIX\s[^\n]*)\s*$", re.MULTILINE | re.IGNORECASE)
TOKEN = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*"""' r"|'''(?:[^'\\]|\\.|'(?!''))*'''" r'|"(?:[^"\\\n]|\\.)*"' r"|'(?:[^'\\\n]|\\.)*'"
    r"|<[^<>\s]*>" r"|#[^\n]*" r"|[\[\](){}]" r"|\.(?=\s|$)",
    re.DOTALL,
)


def beside(root: Path, node: Node, site_url: str) -> str | None:
    """A document that says what the graph says of one node; None when the node was not read from a file."""
    if not node.file or not node.line:
        return None
    path = root / node.file
    if not path.is_file():
        return None
    text = _read(path, path.stat().st_mtime_ns)
    return f"@base <{site_url}> .\n{_prefixes(text)}\n\n{statement(text, node.line)}\n"


@lru_cache(maxsize=256)
def _read(path: Path, stamp: int) -> str:
    return path.read_text(encoding="utf-8")


@lru_cache(maxsize=256)
def _prefixes(text: str) -> str:
    return "\n".join(line.strip() for line in PREFIX.findall(text))


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
