"""What each check reads: enough to know which of them a change leaves as they were."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from rdflib import BNode, URIRef

from ..reading import Term
from ..triples import Triples

ANY, ALL = "*", "*"  # of nodes of every kind; every property
Read = tuple[str, str]  # the kind of a node ("" for what is no node), and a property it may have, by its short name


@dataclass(frozen=True)
class Scope:
    """Declared by a check that judges nodes one by one: what it reads besides the node it judges, its blank nodes included.

    `others` are the properties it reads of the nodes that one names, by short name, each with the kinds that matter (ANY). `gathers` are
    those it gathers from all the nodes there are, so that a new node counts. When none of these changed, the nodes that did are all it judges again.
    """

    others: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    gathers: tuple[str, ...] = ()


def short(predicate: URIRef) -> str:
    """"effect" for arb:effect, "prefLabel" for skos:prefLabel."""
    return re.split(r"[/#]", predicate)[-1]


class Heard(Triples):
    """Triples that note, while `reads` is a set, what is asked of them: (a subject or None, a predicate or None)."""

    def __init__(self) -> None:
        super().__init__()
        self.reads: set[tuple[Term | None, URIRef | None]] | None = None

    def _heard(self, subject: Term | None, predicate: URIRef | None) -> None:
        if self.reads is not None:
            self.reads.add((subject, predicate))

    def __iter__(self) -> Iterator:
        self._heard(None, None)
        return super().__iter__()

    def __contains__(self, pattern: tuple) -> bool:
        self._heard(pattern[0], pattern[1])
        return super().__contains__(pattern)

    def objects(self, subject: Term | None, predicate: URIRef) -> Iterator[Term]:
        self._heard(subject, predicate)
        return super().objects(subject, predicate)

    def subjects(self, predicate: URIRef | None = None, value: Term | None = None) -> Iterator[Term]:
        self._heard(None, predicate)
        return super().subjects(predicate, value)

    def subject_objects(self, predicate: URIRef) -> Iterator[tuple[Term, Term]]:
        self._heard(None, predicate)
        return super().subject_objects(predicate)

    def predicate_objects(self, subject: Term) -> Iterator[tuple[Term, Term]]:
        self._heard(subject, None)
        return super().predicate_objects(subject)

    def predicates(self, subject: Term) -> Iterator[Term]:
        self._heard(subject, None)
        return super().predicates(subject)


def told(corpus, heard: set[tuple[Term | None, URIRef | None]]) -> set[Read]:
    """What was asked of a corpus, by the kind of the nodes and the short name of the property."""
    kinds: dict[Term, str] = {}

    def kind(subject: Term) -> str:
        if subject not in kinds:
            kinds[subject] = corpus.kinds.get(corpus.owner(subject)[0] if isinstance(subject, BNode) else subject, "")
        return kinds[subject]

    return {(ANY if subject is None else kind(subject), ALL if predicate is None else short(predicate)) for subject, predicate in heard}
