"""Each term of the vocabulary at work: the shortest node that says it and whose examples pass, the line, and one example."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

from .. import seal
from ..files import read_text
from ..graph import Node, is_asked_file, load, only, store
from ..graph.shelves import shelves
from ..graph import vocabulary as vocabulary_of
from ..resolver import Resolver
from ..resolver.resting import digest
from . import turtle
from .atlas import Atlas
from .links import Ref
from .questions import answered

KEPT = Path(".cache") / "vocabulary.json"
TEXT = re.compile(r'"""(?:[^"\\]|\\.|"(?!""))*"""|"(?:[^"\\\n]|\\.)*"|#[^\n]*', re.DOTALL)
TERM = re.compile(r"\barb:(\w+)")
NAME = re.compile(r"(?<![\w-])[a-z][\w-]*:[\w-]+")
CALL = re.compile(r"^\s*>>> ([a-z_]\w*\(.*)$\n\s*(?!>>>|Traceback)(\S.*?)\s*$", re.MULTILINE)
SUBJECT = re.compile(r"^([a-z][\w-]*:[\w-]+) ", re.MULTILINE)
WIDEST = 180  # signs of a line of Turtle shown
CLASS = "Class"
SPECIMEN = Path(__file__).with_name("specimen")  # a small invented game, for the terms that the games of a site do not say


@dataclass(frozen=True)
class Use:
    """A term at work: the node that says it, the line where it does, and an example that rests on it, run by every build."""

    ref: Ref
    line: str
    proof: Ref
    question: str
    answer: str
    invented: bool = False  # of the specimen: its nodes have no page


store.know(Ref, Use)

class Said(NamedTuple):
    """What a Turtle statement says, strings and remarks aside: how long it is, the terms, the nodes it names, and its shortest answered question."""

    length: int
    terms: list[str]
    names: list[str]
    shown: list[str]


Piece = tuple[Said, Callable[[], str]]  # with the statement itself, for whoever asks


class Memo:
    """What was worked out of texts that have not changed since; without a root nothing is kept."""

    def __init__(self, program: str, root: Path | None = None) -> None:
        self._program, self._path = program, root and root / KEPT
        kept = seal.held_json(self._path) if self._path else None
        self._known = kept["told"] if isinstance(kept, dict) and kept.get("program") == program else {}
        self._now: dict[str, object] = {}

    def once(self, mark: str, work: Callable[[], object]) -> object:
        """A JSON value, worked out unless it is known under the same mark of all that it says."""
        if mark not in self._now:
            self._now[mark] = self._known[mark] if mark in self._known else work()
        return self._now[mark]

    def keep(self) -> None:
        """Keeps what was asked for."""
        if self._path and self._now.keys() != self._known.keys():
            seal.hold_json(self._path, {"program": self._program, "told": self._now})


def at_work(atlas: Atlas, root: Path) -> dict[str, Use]:
    """What shows each term: the games of the project, else the invented game that comes with the program."""
    memo = Memo(atlas.ledger.program, root)
    texts = [path.read_text(encoding="utf-8") for path in sorted((*SPECIMEN.rglob("*.*"), vocabulary_of(SPECIMEN) / "arbitre.ttl")) if path.is_file()]
    specimen = store.loads(str(memo.once(f"specimen {digest(texts)}", lambda: store.dumps(_invented(root)))))
    found = specimen | uses(atlas, root, memo)
    memo.keep()
    return found


def _invented(root: Path) -> dict[str, Use]:
    with only(frozenset(path.parent.name for path in SPECIMEN.glob("content/*/game.ttl"))):
        reference = load(SPECIMEN, kept=root)
        return {term: replace(use, invented=True) for term, use in uses(Atlas(reference, Resolver(reference)), SPECIMEN).items()}


def uses(atlas: Atlas, root: Path, memo: Memo | None = None) -> dict[str, Use]:
    """The terms that the graph says with an example to show it; a class that is never named is seen through what leads to it."""
    memo, written = memo or Memo(""), atlas.written or turtle.Written(root)
    own: dict[str, list[Piece]] = {}
    proved: dict[str, list[str]] = {}
    for node, said in _each_said(atlas, written, memo):
        if said is not None:
            own[node.id] = [(said, partial(written.own, node))]
            passed, total = atlas.prover.count(node)
            if said.shown and total and passed == total:
                proved[node.id] = said.shown
    for curie, said, text in (*_asked(root, memo), *_shared(atlas, root), *_published(atlas, proved)):
        if curie in own:
            own[curie].append((said, text))
    length = {curie: sum(said.length for said, _ in pieces) + len(pieces) for curie, pieces in own.items()}
    names = {curie: [name for said, _ in pieces for name in said.names] for curie, pieces in own.items()}
    saying: dict[str, list[str]] = {}
    naming: dict[str, list[str]] = {}  # a node → the proved ones that name it
    for curie in sorted(own, key=lambda curie: (length[curie], curie)):
        for term in dict.fromkeys(term for said, _ in own[curie] for term in said.terms):
            saying.setdefault(term, []).append(curie)
        for name in dict.fromkeys(names[curie]) if curie in proved else ():
            naming.setdefault(name, []).append(curie)
    found = {}
    for term, curies in saying.items():
        for curie, proof in _candidates(atlas, curies, names, proved, naming):
            text = next(text() for said, text in own[curie] if term in said.terms)
            found[term] = Use(atlas.links.ref(curie), _line(text, _bare(text), term), atlas.links.ref(proof), *proved[proof])
            break
    return found | _through(atlas.reference.ontology, found)


def _each_said(atlas: Atlas, written: turtle.Written, memo: Memo) -> Iterator[tuple[Node, Said | None]]:
    """Each node with what its statement says; None of one that no file describes. What the nodes of a file say is known together."""
    files: dict[str, list[Node]] = {}
    for node in atlas.reference:
        files.setdefault(node.file if written.mark(node) else "", []).append(node)
    told: dict[str, Said] = {}
    for file, nodes in files.items():
        if file:
            mark = turtle.mark(" ".join([written.of(nodes[0]), *(node.id for node in nodes)]))
            said = memo.once(f"{file} {mark}", lambda: [_said(written.own(node), node) for node in nodes])  # noqa: B023 - called at once
            told.update((node.id, Said(*one)) for node, one in zip(nodes, said, strict=True))
    return ((node, told.get(node.id)) for node in atlas.reference)


def _said(text: str, node: Node | None = None) -> Said:
    """What a statement says; of a node, with the shortest question that prints its answer."""
    bare = _bare(text)
    calls = [[said, answered(want)] for example in (node.examples if node else ()) for said, want in CALL.findall(example.code)]
    shown = min(calls, key=lambda call: len(call[0]) + len(call[1])) if calls else []
    return Said(len(text), list(dict.fromkeys(TERM.findall(bare))), list(dict.fromkeys(NAME.findall(bare))), shown)


def _bare(text: str) -> str:
    """Lines without their strings and remarks, each sign in its place."""
    return TEXT.sub(lambda found: " " * len(found[0]), text)


def missing(terms: dict[str, dict], found: dict[str, Use]) -> list[str]:
    """The terms that nothing of the graph shows at work."""
    return sorted(set(terms) - set(found))


def _asked(root: Path, memo: Memo) -> Iterator[tuple[str, Said, Callable[[], str]]]:
    """What is said of nodes in the files that only tell how players ask."""
    for shelf in shelves(root):
        for path in shelf.files():
            if is_asked_file(path) and path.suffix == ".ttl":
                text = read_text(path, inside=shelf.folder)
                for curie, line, said in memo.once(f"asked {turtle.file_mark(text)}", lambda: list(_each(text))):  # noqa: B023 - called at once
                    yield curie, Said(*said), partial(turtle.statement, text, line)


def _each(text: str) -> Iterator[list]:
    """The subject of each statement of a file, its line, and what it says."""
    for found in SUBJECT.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        yield [found[1], line, _said(turtle.statement(text, line))]


def _shared(atlas: Atlas, root: Path) -> Iterator[tuple[str, Said, Callable[[], str]]]:
    """What the ontology says, once for every game, of the procedures that nodes share."""
    sharing = [node for node in atlas.reference if node.data.get("common")]
    text = read_text(path := vocabulary_of(root) / "arbitre.ttl", inside=path.parent) if sharing else ""
    for node in sharing:
        if found := re.search(rf"^arb:{node.data['common']} ", text, re.MULTILINE):
            own = turtle.statement(text, text.count("\n", 0, found.start()) + 1)
            yield node.id, _said(own), partial(str, own)


def _published(atlas: Atlas, proved: dict[str, list[str]]) -> Iterator[tuple[str, Said, Callable[[], str]]]:
    """What the site publishes, and no file says, of the names in two parts that the questions shown use."""
    reference = atlas.reference
    for curie, (question, _) in proved.items():
        if f"{reference[curie].called}=" not in question:  # nor any name made of it
            continue
        for said in reference.spoken(reference[curie]):
            if f"{reference[said].name}=" in question:
                role, predicate = reference.roles.split(said)
                text = f"{said} arb:role {role} ; arb:predicate {predicate} ."
                yield curie, _said(text), partial(str, text)


def _candidates(atlas: Atlas, curies: list[str], names: dict, proved: dict, naming: dict) -> Iterator[tuple[str, str]]:
    """The nodes that say a term, each with the node whose example rests on it: itself, else one that names it or that it names, else one of its game."""
    yield from ((curie, curie) for curie in curies if curie in proved)
    for curie in curies:
        yield from ((curie, proof) for proof in naming.get(curie, ())[:1])
    for curie in curies:
        yield from ((curie, proof) for proof in names[curie] if proof in proved and proof != curie)
    for curie in curies:
        if atlas.reference[curie].kind in ("Game", "Sheet"):
            yield from ((curie, proof) for proof in proved if atlas.reference[proof].game == (atlas.reference[curie].game or curie))


def _line(text: str, bare: str, term: str) -> str:
    """The line that says a term, cut around it when it is long."""
    at = re.search(rf"\barb:{term}\b", bare).start()
    start, end = text.rfind("\n", 0, at) + 1, (text + "\n").index("\n", at)
    if end - start > WIDEST:
        start = max(start, min(at - WIDEST // 3, end - WIDEST))
        return ("…" if text[start - 1 : start] not in ("", "\n") else "") + text[start : start + WIDEST].strip() + ("…" if start + WIDEST < end else "")
    return text[start:end].strip()


def _through(terms: dict[str, dict], found: dict[str, Use]) -> dict[str, Use]:
    """Classes that no node names: seen through a property that leads to them, or a class below them."""
    seen: dict[str, Use] = {}
    for _ in terms:
        known = found | seen
        fresh = {
            above: known[name]
            for name, term in terms.items() if name in known
            for key in ("range", "parent", "domain") if (above := term.get(key, "").removeprefix("arb:")) in terms
            and above not in known and terms[above].get("type") == CLASS
        }
        if not fresh:
            break
        seen |= fresh
    return seen
