"""Who is who: a role can bear what is said of it, a predicate written without a role has one, no two facts say the same of two people."""

from __future__ import annotations

from collections.abc import Iterator

from rdflib import BNode, URIRef

from ..compile import COMPARISONS
from ..model import ASKABLE
from .corpus import Corpus, Term
from .problem import Problem
from .reads import ANY, Scope

SCOPE = Scope(dict.fromkeys(("type", "of", "bearer", "plays", "replacedBy"), (ANY,)), gathers=("of", "plays", "bearer", "type"))

VALUED = ("implies", "denies", "add", "set", "multiply", "cap", "floor")


def check(corpus: Corpus) -> Iterator[Problem]:
    """Every name with a role, every effect that leaves one out, and every pair of facts that should be one predicate."""
    people = _People(corpus)
    if not people.plays:
        return
    yield from _borne(corpus, people)
    for effect in corpus.effects():
        yield from _whose(corpus, people, effect)
    yield from _twins(corpus, people)


class _People:
    """The roles of the corpus with what they play, and what each node may be said of."""

    def __init__(self, corpus: Corpus) -> None:
        self.corpus = corpus
        self.plays = {role: corpus.value(role, "plays") for role in corpus.every("Role")}

    def subjects(self, node: Term) -> set[Term]:
        bearer = self.corpus.value(node, "bearer")
        return {self.plays.get(bearer)} if bearer is not None else set(self.corpus.values(node, "of"))

    def able(self, node: URIRef) -> list[URIRef]:
        """The roles of a node's game that can bear it."""
        wanted, game = self.subjects(node), self.corpus.namespace(node)
        return [role for role, played in self.plays.items() if played in wanted and self.corpus.namespace(role) == game]


def _borne(corpus: Corpus, people: _People) -> Iterator[Problem]:
    seen = set()
    for subject, _, value in corpus.graph:
        found = corpus.split(value) if isinstance(value, URIRef) else None
        if found is None or (subject, value) in seen:
            continue
        seen.add((subject, value))
        able = people.able(found[1])
        if found[0] not in able:
            names = ", ".join(corpus.curie(role) for role in able)
            lacking = "arb:bearer à {} : le rôle dont parle cette question" if corpus.kind(found[1]) in ASKABLE else "arb:of à {} : de quoi il se dit"
            remedy = f"dites-le de : {names}" if able else f"ajoutez {lacking.format(corpus.curie(found[1]))}"
            yield corpus.problem(subject, f"{corpus.curie(found[1])} ne se dit pas de {corpus.curie(found[0])}", remedy, value)


def _whose(corpus: Corpus, people: _People, effect: BNode) -> Iterator[Problem]:
    """An effect that names a predicate without its role must leave no doubt about whose it is."""
    target = corpus.value(effect, "on")
    about = people.subjects(corpus.split(target)[1] if corpus.split(target) else target) if target is not None else None
    loose = [name for name in _names(corpus, effect) if isinstance(name, URIRef) and corpus.values(name, "of")]
    if target is None and loose:
        valued = [v for op in ("implies", "denies") for v in corpus.values(effect, op)]
        if valued and not any(v in loose for v in valued) and len(people.able(loose[0])) > 1:
            yield _doubt(corpus, people, effect, loose[0])
            return
        about = people.subjects(loose[0])
    for name in loose:
        if not people.subjects(name) & about and len(people.able(name)) != 1:
            yield _doubt(corpus, people, effect, name)


def _doubt(corpus: Corpus, people: _People, effect: BNode, name: URIRef) -> Problem:
    local = corpus.curie(name).partition(":")
    names = " ou ".join(f"{corpus.curie(role)}.{local[2]}" for role in people.able(name)[:4])
    return corpus.problem(effect, f"{corpus.curie(name)} : de qui ?", f"dites {names}", name)


def _names(corpus: Corpus, effect: BNode) -> Iterator[Term]:
    for predicate in ("when", "unless", *VALUED):
        yield from corpus.values(effect, predicate)
    for given in corpus.values(effect, "given"):
        for predicate in ("measure", *COMPARISONS):
            yield from corpus.values(given, predicate)
    for per in corpus.values(effect, "per"):
        yield from corpus.values(per, "measure")


def _twins(corpus: Corpus, people: _People) -> Iterator[Problem]:
    """Facts named after a role say of it what a predicate would say of all."""
    said: dict[tuple[str, str], URIRef] = {}
    roles = {(corpus.namespace(r), str(r)[len(corpus.namespace(r)) :]): r for r in people.plays}
    for fact in corpus.nodes("Fact", "Measure", "Characteristic", "Choice"):
        namespace = corpus.namespace(fact)
        local = str(fact)[len(namespace) :]
        for (space, role) in roles:
            if space != namespace or not local.startswith(role + "-") or corpus.values(fact, "of") or corpus.value(fact, "replacedBy"):
                continue
            rest = (namespace, local[len(role) + 1 :])
            predicate = URIRef(namespace + rest[1])
            other = said.setdefault(rest, fact)
            twin = predicate if corpus.values(predicate, "of") else other
            if twin != fact:
                yield corpus.problem(
                    fact, f"{corpus.curie(fact)} et {corpus.curie(twin)} disent la même chose de deux personnes",
                    f"faites-en un seul prédicat : arb:of …, et écrivez {corpus.curie(roles[space, role])}.{rest[1]}",
                )
