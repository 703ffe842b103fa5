"""What the shapes must look at again: the nodes that are not as they were when they passed.

No shape looks beyond a node, its blank nodes, and the kinds of the things they name; so a node that passed passes for as long as these are the
same. What passed is kept by its mark, sealed. A shape also judges what a property names (an example, a citation), which brackets should hold: a
node named there is judged with the one that names it, and never passes, as what it would have to say has no sense on a node.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rdflib import RDF, BNode, Graph, URIRef

from ... import seal
from ..reading import Term
from ..shelves import narrowed
from .corpus import Corpus

KEPT = Path(".cache") / "shapes.json"


@dataclass(frozen=True)
class Part:
    """What the shapes look at of some nodes: `owner` gives the node of each subject of `graph`."""

    graph: Graph = field(default_factory=lambda: Graph(bind_namespaces="none"))
    owner: dict[Term, Term] = field(default_factory=dict)


class Parts:
    """The part of a corpus that the shapes have not passed yet: the nodes of `waiting`."""

    def __init__(self, corpus: Corpus, shapes: bytes, judging: Collection[Term] = ()) -> None:
        """`shapes` is all that the verdict of the shapes depends on besides the nodes; `judging` the properties that have what they name judged."""
        self._corpus, self._path, self._key = corpus, corpus.root / KEPT, hashlib.sha256(shapes).hexdigest()
        kept = seal.kept_json(self._path)
        passed = set(kept["passed"]) if isinstance(kept, dict) and kept.get("shapes") == self._key else set()
        self._said: dict[Term, list[tuple[URIRef, Term]]] = {}
        for subject, predicate, value in corpus.graph:
            self._said.setdefault(subject, []).append((predicate, value))
        within = {value for said in self._said.values() for _, value in said if isinstance(value, BNode)}
        self._marks = {subject: self._mark(subject) for subject in self._said if subject not in within}
        self._judging = judging
        self.waiting = [subject for subject, mark in self._marks.items() if mark not in passed]
        self._known = passed

    def of(self, subjects: Sequence[Term]) -> Part:
        """What the shapes look at of some nodes."""
        part = Part()
        for subject in subjects:
            self._add(part, subject, subject)
        return part

    def keep(self, failed: Iterable[tuple[Term, Term]]) -> None:
        """Keeps the marks of the nodes that pass: all but what failed, each subject after its node, and those that name it where brackets should stand."""
        failed = list(failed)
        namers = self._namers({subject for _, subject in failed})
        told = {node for owner, subject in failed for node in (owner, subject, *namers.get(subject, ()))}
        passed = {mark for subject, mark in self._marks.items() if subject not in told}
        passed |= self._known if narrowed() is not None else set()  # the other games have not been looked at
        if passed != self._known and self._corpus.whole:
            seal.keep_json(self._path, {"shapes": self._key, "passed": sorted(passed)})

    def _namers(self, named: Collection[Term]) -> dict[Term, set[Term]]:
        """The nodes that name each of these, or of which a bracket does, where brackets should stand."""
        found: dict[Term, set[Term]] = {}
        for subject in self._marks if named else ():
            near, seen = [subject], {subject}
            while near:
                for predicate, value in self._said.get(near.pop(), ()):
                    if isinstance(value, BNode) and value not in seen:
                        near.append(value)
                        seen.add(value)
                    elif value in named and predicate in self._judging:
                        found.setdefault(value, set()).add(subject)
        return found

    def _add(self, part: Part, subject: Term, owner: Term) -> None:
        """Adds what is said of a subject, of its blank nodes, and the kinds of what it names; of a node named where brackets should stand, as much."""
        near = [subject]
        while near:
            here = near.pop()
            part.owner[here] = owner
            for predicate, value in self._said.get(here) or self._corpus.graph.predicate_objects(here):
                part.graph.add((here, predicate, value))
                if isinstance(value, BNode) and value not in part.owner:
                    near.append(value)
                elif isinstance(value, URIRef):
                    if predicate in self._judging and value not in part.owner:
                        self._add(part, value, owner)
                    for kind in self._kinds(value):
                        part.graph.add((value, RDF.type, kind))

    def _kinds(self, term: Term) -> list[Term]:
        return list(self._corpus.graph.objects(term, RDF.type))

    def _mark(self, subject: Term) -> str:
        return hashlib.sha256(f"{subject}\0{self._told(subject, frozenset())}".encode()).hexdigest()[:24]

    def _told(self, subject: Term, above: frozenset[Term]) -> str:
        """All that is said of a subject, whatever its blank nodes are called and in whatever order it is written."""
        lines = []
        for predicate, value in self._said.get(subject, ()):
            if isinstance(value, BNode):
                told = "…" if value in above else self._told(value, above | {value})
            else:
                told = value.n3() + "".join(sorted(map(str, self._kinds(value)))) if isinstance(value, URIRef) else repr(value)
            lines.append(f"{predicate} {told}")
        return f"[{';'.join(sorted(lines))}]"
