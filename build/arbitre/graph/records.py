"""Every node as one flat dictionary: what `arbitre list --json` prints and what the search index reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from ..french import number
from .arguments import declared
from .describe import cell, ruling, sentence
from .model import Citation, Node, tested
from .reference import Reference

READABLE = (
    "question", "principle", "title", "creator", "issued", "defect", "topic", "symbol", "unit", "values", "success", "failure",
    "short", "margin", "columns", "whenLevel",
)
BOUNDS = {"min": "au moins", "max": "au plus", "default": "sauf indication"}
READ = ("adds", "subtracts", "against", "mustReach", "key")
SYMBOL = re.compile(r"[A-Z][A-Za-z]{0,3}")  # as profiles print them
SPACES = re.compile(r"\s+")


class Record(dict):
    """One node as a flat dictionary, which nobody changes; `worked` has what was worked out of it alone, for whoever asks again."""

    __slots__ = ("worked",)

    def __init__(self, told: dict) -> None:
        super().__init__(told)
        self.worked: dict[str, object] = {}


def records(reference: Reference) -> list[Record]:
    """One record a node, in the order of the files.

    `text` is everything a reader of the page can read besides the labels and the statement; `facts` the labels of the
    facts and measures its effects test; `examples` and `effects` are counts; `linked` counts the links that lead here. Of a reference that becomes
    another, what is told as it was is not told anew.
    """
    known = reference.recorded
    known.update((node.id, Record(record(node, reference))) for node in reference if node.id not in known)
    return [known[node.id] for node in reference]


def record(node: Node, reference: Reference) -> dict:
    """One node as a record."""
    return {
        "id": node.id,
        "code": node.code,
        "slug": address(node),
        "url": f"/{address(node)}/",
        "kind": node.kind,
        "game": game_name(node.game if node.kind != "Game" else node.id),
        "chapter": node.chapter,
        "label": node.label,
        "label_en": node.label_en,
        "alt": list(node.alt),
        "questions": {"fr": list(node.asked), "en": list(node.asked_en)},
        "statement": SPACES.sub(" ", node.statement).strip(),
        "text": text(node, reference),
        "facts": facts(node, reference),
        "slang": [[list(said), list(meant)] for said, meant in node.data.get("slang", ())] if node.kind == "Game" else [],
        "reads": reads(node, reference),
        "symbol": str(node.data.get("symbol") or ""),
        "cites": [_cite(c) for c in _citations(node)],
        "examples": len(node.examples),
        "effects": len(node.effects),
        "linked": sum(map(len, reference.inverse.get(node.id, {}).values())),
    }


def address(node: Node) -> str:
    """Where the node's page stands under the site's address; a game's is the root of its folder."""
    return node.slug.partition("/")[0] if node.kind == "Game" else node.slug


def game_name(curie: str) -> str:
    """The name a player types for a game: "warmachine" for wm:warmachine, empty for the sources."""
    return curie.partition(":")[2]


def text(node: Node, reference: Reference) -> str:
    """Everything else that can be read on the page, as one string: a line a sentence, an example or a citation."""
    lines = (SPACES.sub(" ", line).strip() for piece in _pieces(node, reference) for line in piece.splitlines() if piece)
    return "\n".join(filter(None, lines))


def facts(node: Node, reference: Reference) -> list[str]:
    """The labels of what the node's effects test or imply, each once."""
    found: dict[str, None] = {}
    for effect in node.effects:
        for curie in [*effect.when, *effect.unless, *sorted(tested(effect))]:
            if curie in reference.nodes:
                found.setdefault(reference[curie].label)
    return list(found)


def reads(node: Node, reference: Reference) -> list[str]:
    """The symbols of what a roll, a quantity or a table reads (« FOR », « RES »), its more general kinds' and those of the roll it is thrown against included."""
    read = _read_by(node, reference)
    opposed = (n for curie in _flat(node.data.get("against")) if (n := reference.get(curie)) and n.kind == "Roll")
    read += [one for roll in opposed for one in _read_by(roll, reference)]
    return list(dict.fromkeys(symbol for one in read if SYMBOL.fullmatch(symbol := str(one.data.get("symbol") or ""))))


def _read_by(node: Node, reference: Reference) -> list[Node]:
    """What a question and its more general kinds read."""
    kinds = filter(None, map(reference.get, reference.broaders(node.id)))
    return [read for kind in kinds for curie in _flat([kind.data.get(key) for key in READ]) if (read := reference.get(curie))]


def _pieces(node: Node, reference: Reference) -> Iterator[str]:
    yield " ".join(node.note.split())
    if node.kind == "Dispute":
        yield ruling(node)
    for effect in node.effects:
        if not effect.reading:  # what a reading would do is told by the reading itself
            yield sentence(effect, reference) + "."
    for argument in declared(node):
        yield f"{argument.label} : {' '.join(argument.meaning.split())}"
    for reading in node.data.get("readings", ()):
        yield f"Lecture {reading.letter} : {' '.join(reading.says.split())}"
    if node.data.get("dice"):
        yield f"{_plain(node.data['dice'])}d{_plain(node.data.get('sides', ''))}"
    for parameter in _flat([node.data.get("adds"), node.data.get("against"), node.data.get("mustReach"), node.data.get("minimises"), node.data.get("key")]):
        yield _label(parameter, reference)
    if node.data.get("number"):
        yield f"Étape {node.data['number']}"
    for key in READABLE:
        yield from _flat(node.data.get(key))
    for key, words in BOUNDS.items():
        yield from (f"{words} {value}" for value in _flat(node.data.get(key)))
    for row in node.data.get("rows", ()):
        yield " · ".join("".join(part.text for part in cell(text, reference)) for text in row)
    for step in _flat(node.data.get("next")):
        yield f"Ensuite : {_label(step, reference)}"
    for jump in node.data.get("jumps", ()):
        yield ", quand ".join([f"Aller à : {_label(jump.to, reference)}", *(_label(fact, reference) for fact in jump.when)])
    for example in node.examples:
        yield example.label
        yield example.code
    yield from dict.fromkeys(citation.section for citation in _citations(node))


def _flat(value: object) -> Iterator[str]:
    if isinstance(value, (tuple, list)):
        for item in value:
            yield from _flat(item)
    elif value is not None:
        yield _plain(value)


def _plain(value: object) -> str:
    return number(value) if isinstance(value, Fraction) else str(value)


def _label(curie: str, reference: Reference) -> str:
    node = reference.get(curie)
    return node.label if node else curie


def _citations(node: Node) -> list[Citation]:
    """What the node cites, its readings' places included, each once."""
    found = [*node.cites, *(c for reading in node.data.get("readings", ()) for c in reading.cites)]
    return list(dict.fromkeys(found))


def _cite(citation: Citation) -> dict:
    return {"document": citation.document.partition(":")[2], "section": citation.section, "page": citation.page}
