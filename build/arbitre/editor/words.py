"""What stands under a cursor in a Turtle file, and what could: names completed, explained, found. Knows no protocol.

Offsets count characters from the beginning of a text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ..french import plain
from ..graph import BORNE, Node, Reference

BEFORE = re.compile(r"(?<![\w.:-])([a-z][\w-]*):([\w.-]*)$")
NAME = re.compile(r"[A-Za-z][\w-]*:[\w.-]*\w|\b[A-Z][A-Z0-9]*-[0-9]+\b")
CALLED = re.compile(r"\b([a-z_][a-z0-9_]*)\(")
PREFIX = re.compile(r"@prefix\s+([\w-]+):\s+<([\w-]+)/>")
ONTOLOGY = "arb"
MOST = 200  # names offered at once


@dataclass(frozen=True)
class Word:
    """A name that may stand where the cursor is: `detail` is said beside it, `text` explains it."""

    name: str
    detail: str
    text: str
    kind: str


@dataclass(frozen=True)
class Offer:
    """The names that may replace what stands from `start` to the cursor; `whole` when there are no others."""

    start: int
    words: tuple[Word, ...]
    whole: bool


def offer(reference: Reference, text: str, offset: int) -> Offer | None:
    """The names that complete what is being typed; None where no name is."""
    line = text[text.rfind("\n", 0, offset) + 1 : offset]
    match = BEFORE.search(line)
    if match is None:
        return None
    prefix, typed = match.groups()
    found = list(_terms(reference) if prefix == ONTOLOGY else _names(reference, prefix, typed))
    wanted = plain(typed)
    ranked = sorted(
        (rank, not word.name.startswith(f"{prefix}:{typed}"), word.name, word)  # of arb:effect and arb:Effect, the one that is being typed
        for word in found if (rank := _rank(word, f"{prefix}:{wanted}", wanted)) is not None
    )
    return Offer(offset - len(match.group()), tuple(word for *_, word in ranked[:MOST]), len(ranked) <= MOST)


def _rank(word: Word, start: str, wanted: str) -> int | None:
    """How well a name answers what is typed: 0 begins so, 1 holds it, 2 its label does; None does not."""
    name = word.name.lower()  # as what is typed is: arb:Forbidden, arb:Roll
    if name.startswith(start):
        return 0
    if wanted in name.partition(":")[2]:
        return 1
    return 2 if wanted in plain(word.detail) else None


def _names(reference: Reference, prefix: str, typed: str) -> Iterator[Word]:
    """The nodes of a prefix; after a role and a dot, what may be said of whoever plays it."""
    role = f"{prefix}:{typed.partition('.')[0]}"
    if "." in typed and (node := reference.get(role)) is not None and node.kind == "Role":
        subject = str(node.data.get("plays", ""))
        for predicate in reference.nodes.values():
            if predicate.id.startswith(f"{prefix}:") and subject in reference.roles.subjects(predicate.id):
                yield _word(reference, predicate, f"{role}.{predicate.id.partition(':')[2]}")
        return
    for node in reference.nodes.values():
        if node.id.startswith(f"{prefix}:"):
            yield _word(reference, node, node.id)


def _word(reference: Reference, node: Node, name: str) -> Word:
    return Word(name, " · ".join(filter(None, (node.label, node.code))), _said(reference, node), node.kind)


def _terms(reference: Reference) -> Iterator[Word]:
    for name, term in reference.ontology.items():
        yield Word(f"{ONTOLOGY}:{name}", str(term.get("label_fr", "")), str(term.get("comment_fr", "")), str(term.get("type", "")))


def under(reference: Reference, text: str, offset: int) -> tuple[str, int, int] | None:
    """The name, the code or the question under the cursor, and where it begins and ends."""
    start = text.rfind("\n", 0, offset) + 1
    end = text.find("\n", offset)
    line = text[start : end if end >= 0 else len(text)]
    for match in NAME.finditer(line):
        if match.start() <= offset - start <= match.end():
            return match.group(), start + match.start(), start + match.end()
    for match in CALLED.finditer(line) if ">>>" in line else ():
        if match.start(1) <= offset - start <= match.end(1) and (node := _asked(reference, text, match.group(1))) is not None:
            return node.id, start + match.start(1), start + match.end(1)
    return None


def _asked(reference: Reference, text: str, name: str) -> Node | None:
    """The question of that name in the game whose prefix the file declares."""
    slugs = [f"{prefix}:{name.replace('_', '-')}" for prefix, _ in PREFIX.findall(text)]
    return next((node for slug in slugs if (node := reference.get(slug)) is not None), None)


def described(reference: Reference, name: str) -> Node | None:
    """The node of a CURIE or of a code: of wm:cible.au-tapis, the predicate."""
    node = reference.by_code.get(name) or reference.get(reference.roles.base(name))
    return node if node is not None and node.file else None


def explained(reference: Reference, name: str) -> str | None:
    """What a name means, in Markdown; None for one that nothing answers to."""
    prefix, _, local = name.partition(":")
    if prefix == ONTOLOGY and local in reference.ontology:
        term = reference.ontology[local]
        return "\n\n".join(filter(None, (f"**{term.get('label_fr', local)}** · `{name}`", str(term.get("comment_fr", "")))))
    node = described(reference, name)
    if node is None:
        return None
    role = reference.get(name) if node.kind in BORNE and "." in local else None
    whose = f"\n\nici : {role.label}" if role is not None and role.label != node.label else ""
    return f"**{node.label}** · {node.code or node.id}{whose}\n\n{_said(reference, node)}"


def _said(reference: Reference, node: Node) -> str:
    kind = reference.kind_label(node.kind)
    return f"*{kind}* · {node.statement}" if node.statement else f"*{kind}*"
