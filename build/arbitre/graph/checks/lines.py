"""Finds the line of a node, of one of its blank nodes, or of a word inside it, in the Turtle an author wrote.

RDF parsers forget lines. This reads the tokens of a file, not its meaning: it runs only when something is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from rdflib import RDF, Literal, URIRef

TOKEN = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*"""'
    r"|'''(?:[^'\\]|\\.|'(?!''))*'''"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'(?:[^'\\\n]|\\.)*'"
    r"|<[^<>\s]*>|#[^\n]*|[\[\](),;]|[^\s\[\](),;\"'<>#]+",
    re.DOTALL,
)
Path = tuple[tuple[str, int], ...]  # from a node to a blank node: (predicate IRI, rank among its blank nodes) a level


@dataclass
class Frame:
    """A subject's block, one [ … ] or one ( … ): its tokens, and the frames inside."""

    line: int
    predicate: str = ""
    collection: bool = False
    tokens: list[tuple[str, int]] = field(default_factory=list)
    children: dict[tuple[str, int], Frame] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)

    def child(self, line: int, collection: bool) -> Frame:
        """Opens the next blank node of the current predicate."""
        rank = self.counts.get(self.predicate, 0)
        self.counts[self.predicate] = rank + 1
        frame = self.children[self.predicate, rank] = Frame(line, collection=collection)
        return frame


class Locator:
    """The lines of one file. `expand` turns a CURIE or <iri> into a full IRI."""

    def __init__(self, text: str, expand: Callable[[str], str]) -> None:
        self.expand = expand
        self.blocks: dict[str, list[Frame]] = {}
        self._read(list(tokens(text)))

    def line(self, subject: str, path: Path = (), term: URIRef | Literal | None = None) -> int:
        """The line of `term` inside the blank node at `path` inside `subject`; of the nearest thing found otherwise."""
        frames = self.blocks.get(subject, [])
        if not frames:
            return 1
        best = frames[0].line
        for frame in frames:
            found, complete = self._descend(frame, path)
            if term is not None:
                for token, line in found.tokens:
                    if self._says(token, term):
                        return line
            if complete and path:
                best = found.line
        return best

    def said(self, subject: str, path: Path) -> list[tuple[str, int]]:
        """The tokens of the blank node at `path` inside `subject`, each with its line; none when it is not found."""
        for frame in self.blocks.get(subject, []):
            found, complete = self._descend(frame, path)
            if complete:
                return found.tokens
        return []

    def again(self, subject: str) -> int:
        """The line where `subject` is described a second time, or 0."""
        frames = self.blocks.get(subject, [])
        return frames[1].line if len(frames) > 1 else 0

    @staticmethod
    def _descend(frame: Frame, path: Path) -> tuple[Frame, bool]:
        for key in path:
            if key not in frame.children:
                return frame, False
            frame = frame.children[key]
        return frame, True

    def _says(self, token: str, term: URIRef | Literal) -> bool:
        if isinstance(term, URIRef):
            return self.expand(token) == str(term) or (token == "a" and term == RDF.type)
        quoted = re.match(r"""("{3}|'{3}|"|')(.*)\1$""", token, re.DOTALL)
        return (quoted.group(2) if quoted else token) == str(term)

    def _read(self, tokens: list[tuple[str, int]]) -> None:
        stack: list[Frame] = []
        position = 0
        while position < len(tokens):
            token, line = tokens[position]
            if not stack:
                position = self._open(tokens, position, stack)
                continue
            for frame in stack:
                frame.tokens.append((token, line))
            here = stack[-1]
            if token in "[(":
                if tokens[position : position + 2][-1][0] == ")":  # () is rdf:nil, not a blank node
                    position += 2
                    continue
                stack.append(here.child(line, token == "("))
            elif token in ("]", ")"):
                stack = stack[:-1] or stack
            elif token == ".":
                stack = []
            elif token == ";":
                here.predicate = ""
            elif not here.predicate and not here.collection:
                here.predicate = str(RDF.type) if token == "a" else self.expand(token)
            position += 1

    def _open(self, tokens: list[tuple[str, int]], position: int, stack: list[Frame]) -> int:
        """Starts a statement: skips a prefix declaration, or opens the block of a subject."""
        token, line = tokens[position]
        if token.lower() in ("@prefix", "@base", "prefix", "base"):
            while position < len(tokens) and not tokens[position][0].startswith("<"):
                position += 1
            position += 1
            return position + 1 if position < len(tokens) and tokens[position][0] == "." else position
        if token != ".":
            frame = Frame(line, tokens=[(token, line)])
            self.blocks.setdefault(self.expand(token), []).append(frame)
            stack.append(frame)
        return position + 1


def tokens(text: str) -> Iterator[tuple[str, int]]:
    """The tokens of a Turtle text with their lines, comments left out."""
    line, at = 1, 0
    for match in TOKEN.finditer(text):
        line += text.count("\n", at, match.start())
        at = match.start()
        token = match.group()
        if token.startswith("#"):
            continue
        bare = token.rstrip(".") if token[0] not in "\"'<" else token
        if bare:
            yield bare, line
        if bare != token:
            yield ".", line
