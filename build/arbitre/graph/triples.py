"""Triples in memory, asked for in the few ways that the loader and the checks ask.

RDFLib's own graph answers every pattern and pays for it: over the whole reference, looking things up in it took longer than everything
else a check does. It stays where its like is needed: parsing, SHACL.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rdflib import RDF
from rdflib.term import Node as Term

Triple = tuple[Term, Term, Term]


class Triples:
    """A set of triples, in the order they came."""

    def __init__(self, triples: Iterable[Triple] = ()) -> None:
        self._said: dict[Term, dict[Term, dict[Term, None]]] = {}
        self._of: dict[Term, list[tuple[Term, Term]]] = {}  # predicate → what it joins
        for triple in triples:
            self.add(triple)

    def add(self, triple: Triple) -> None:
        """Adds a triple, unless it is there."""
        subject, predicate, value = triple
        values = self._said.setdefault(subject, {}).setdefault(predicate, {})
        if value not in values:
            values[value] = None
            self._of.setdefault(predicate, []).append((subject, value))

    def __iter__(self) -> Iterator[Triple]:
        return ((subject, predicate, value) for subject, said in self._said.items() for predicate, values in said.items() for value in values)

    def __contains__(self, pattern: tuple[Term | None, Term, Term | None]) -> bool:
        """Whether something is said: `(subject, predicate, value)`, where None stands for anything."""
        subject, predicate, value = pattern
        if subject is not None:
            values = self._said.get(subject, {}).get(predicate, {})
            return value in values if value is not None else bool(values)
        return any(value is None or other == value for _, other in self._of.get(predicate, ()))

    def objects(self, subject: Term | None, predicate: Term) -> Iterator[Term]:
        """What a predicate says of a subject, or of all."""
        if subject is None:
            return iter(dict.fromkeys(value for _, value in self._of.get(predicate, ())))
        return iter(self._said.get(subject, {}).get(predicate, ()))

    def value(self, subject: Term, predicate: Term) -> Term | None:
        """The first thing a predicate says of a subject, or None."""
        return next(self.objects(subject, predicate), None)

    def subjects(self, predicate: Term | None = None, value: Term | None = None) -> Iterator[Term]:
        """Those of whom a predicate says something, or says this value; without a predicate, all."""
        if predicate is None:
            return iter(self._said)
        return iter(dict.fromkeys(subject for subject, other in self._of.get(predicate, ()) if value is None or other == value))

    def subject_objects(self, predicate: Term) -> Iterator[tuple[Term, Term]]:
        """All that a predicate joins."""
        return iter(self._of.get(predicate, ()))

    def predicate_objects(self, subject: Term) -> Iterator[tuple[Term, Term]]:
        """All that is said of a subject, and what."""
        return ((predicate, value) for predicate, values in self._said.get(subject, {}).items() for value in values)

    def predicates(self, subject: Term) -> Iterator[Term]:
        """All that is said of a subject."""
        return iter(self._said.get(subject, ()))

    def items(self, head: Term) -> Iterator[Term]:
        """The items of an RDF list; what a list in a circle holds, once."""
        seen: set[Term] = set()
        while head is not None and head != RDF.nil and head not in seen:
            seen.add(head)
            if (item := self.value(head, RDF.first)) is not None:
                yield item
            head = self.value(head, RDF.rest)
