"""Each term of the vocabulary at work: the shortest node that says it and whose examples pass, the line, and one example."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from ..files import read_text
from ..graph import Node, is_asked_file, load, only
from ..graph.shelves import shelves
from ..graph import vocabulary as vocabulary_of
from ..resolver import Resolver
from . import turtle
from .atlas import Atlas
from .links import Ref
from .questions import answered

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


def at_work(atlas: Atlas, root: Path) -> dict[str, Use]:
    """What shows each term: the games of the project, else the invented game that comes with the program."""
    with only(frozenset(path.parent.name for path in SPECIMEN.glob("content/*/game.ttl"))):
        reference = load(SPECIMEN, kept=root)
        specimen = uses(Atlas(reference, Resolver(reference)), SPECIMEN)
    return {term: replace(use, invented=True) for term, use in specimen.items()} | uses(atlas, root)


def uses(atlas: Atlas, root: Path) -> dict[str, Use]:
    """The terms that the graph says with an example to show it; a class that is never named is seen through what leads to it."""
    own = {node.id: text for node in atlas.reference if (text := turtle.own(root, node))}
    proved = {node.id: shown for node in atlas.reference if node.id in own and (shown := _shown(atlas, node))}
    for curie, text in (*_asked(root), *_shared(atlas, root), *_published(atlas, proved)):
        if curie in own:
            own[curie] += f"\n{text}"
    bare = {curie: TEXT.sub(lambda found: " " * len(found[0]), text) for curie, text in own.items()}
    saying: dict[str, list[str]] = {}
    naming: dict[str, list[str]] = {}  # a node → the proved ones that name it
    for curie in sorted(own, key=lambda curie: (len(own[curie]), curie)):
        for term in dict.fromkeys(TERM.findall(bare[curie])):
            saying.setdefault(term, []).append(curie)
        for name in dict.fromkeys(NAME.findall(bare[curie])) if curie in proved else ():
            naming.setdefault(name, []).append(curie)
    found = {}
    for term, curies in saying.items():
        for curie, proof in _candidates(atlas, curies, bare, proved, naming):
            found[term] = Use(atlas.links.ref(curie), _line(own[curie], bare[curie], term), atlas.links.ref(proof), *proved[proof])
            break
    return found | _through(atlas.reference.ontology, found)


def missing(terms: dict[str, dict], found: dict[str, Use]) -> list[str]:
    """The terms that nothing of the graph shows at work."""
    return sorted(set(terms) - set(found))


def _asked(root: Path) -> Iterator[tuple[str, str]]:
    """What is said of nodes in the files that only tell how players ask."""
    for shelf in shelves(root):
        for path in shelf.files():
            if is_asked_file(path) and path.suffix == ".ttl":
                text = read_text(path, inside=shelf.folder)
                for found in SUBJECT.finditer(text):
                    yield found[1], turtle.statement(text, text.count("\n", 0, found.start()) + 1)


def _shared(atlas: Atlas, root: Path) -> Iterator[tuple[str, str]]:
    """What the ontology says, once for every game, of the procedures that nodes share."""
    sharing = [node for node in atlas.reference if node.data.get("common")]
    text = read_text(path := vocabulary_of(root) / "arbitre.ttl", inside=path.parent) if sharing else ""
    for node in sharing:
        if found := re.search(rf"^arb:{node.data['common']} ", text, re.MULTILINE):
            yield node.id, turtle.statement(text, text.count("\n", 0, found.start()) + 1)


def _published(atlas: Atlas, proved: dict[str, tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """What the site publishes, and no file says, of the names in two parts that the questions shown use."""
    reference = atlas.reference
    for curie, (question, _) in proved.items():
        for said in reference.spoken(reference[curie]):
            if f"{reference[said].name}=" in question:
                role, predicate = reference.roles.split(said)
                yield curie, f"{said} arb:role {role} ; arb:predicate {predicate} ."


def _candidates(atlas: Atlas, curies: list[str], bare: dict, proved: dict, naming: dict) -> Iterator[tuple[str, str]]:
    """The nodes that say a term, each with the node whose example rests on it: itself, else one that names it or that it names, else one of its game."""
    yield from ((curie, curie) for curie in curies if curie in proved)
    for curie in curies:
        yield from ((curie, proof) for proof in naming.get(curie, ())[:1])
    for curie in curies:
        yield from ((curie, proof) for proof in NAME.findall(bare[curie]) if proof in proved and proof != curie)
    for curie in curies:
        if atlas.reference[curie].kind in ("Game", "Sheet"):
            yield from ((curie, proof) for proof in proved if atlas.reference[proof].game == (atlas.reference[curie].game or curie))


def _shown(atlas: Atlas, node: Node) -> tuple[str, str] | None:
    """The shortest question that prints its answer, of a node whose examples pass."""
    passed, total = atlas.prover.count(node)
    if not total or passed < total:
        return None
    calls = [(said, answered(want)) for example in node.examples for said, want in CALL.findall(example.code)]
    return min(calls, key=lambda call: len(call[0]) + len(call[1])) if calls else None


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
