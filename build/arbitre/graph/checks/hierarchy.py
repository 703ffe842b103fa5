"""Links that must not turn in circles, and generalities that must join nodes of one kind."""

from __future__ import annotations

from collections.abc import Iterator

from rdflib import SKOS, URIRef

from .corpus import Corpus
from .problem import Problem


def check(corpus: Corpus) -> Iterator[Problem]:
    """Cycles of broader, partOf, replacedBy, adds, and of priorities; broader across kinds; links to oneself."""
    arb = corpus.arb
    families = (
        ((SKOS.broader,), "un nœud plus général que lui-même", "ôtez l'un des skos:broader"),
        ((arb.partOf,), "un nœud qui est une partie de lui-même", "ôtez l'un des arb:partOf"),
        ((arb.replacedBy,), "des nœuds qui se remplacent l'un l'autre", "ôtez l'un des arb:replacedBy"),
        ((arb.adds,), "une valeur qui s'ajoute à elle-même", "ôtez l'un des arb:adds"),
        (
            (arb.exceptionTo, arb.overrides),
            "des règles qui l'emportent l'une sur l'autre",
            "ôtez l'un des arb:exceptionTo ou arb:overrides",
        ),
    )
    for predicates, message, remedy in families:
        edges: dict[URIRef, list[URIRef]] = {}
        for predicate in predicates:
            for subject, value in corpus.graph.subject_objects(predicate):
                edges.setdefault(subject, []).append(value)
        for cycle in cycles(edges):
            way = " > ".join(corpus.curie(n) for n in (*cycle, cycle[0]))
            yield corpus.problem(cycle[0], f"{message} : {way}", remedy, cycle[1] if len(cycle) > 1 else cycle[0])
    for node, broader in corpus.graph.subject_objects(SKOS.broader):
        if corpus.kind(broader) and corpus.kind(node) != corpus.kind(broader):
            label = corpus.vocabulary.label
            yield corpus.problem(
                node,
                f"{corpus.curie(broader)} est d'un autre genre ({label(corpus.kind(broader))}, et non {label(corpus.kind(node))})",
                "skos:broader lie des nœuds du même genre ; sinon, prenez arb:partOf ou arb:seeAlso",
                broader,
            )


def cycles(edges: dict[URIRef, list[URIRef]]) -> Iterator[tuple[URIRef, ...]]:
    """One cycle of each knot, starting at its first node by name."""
    done: set[URIRef] = set()
    for start in sorted(edges):
        if start in done:
            continue
        trail: list[URIRef] = []
        position: dict[URIRef, int] = {}
        stack = [(start, iter(sorted(edges.get(start, ()))))]
        position[start] = 0
        trail.append(start)
        while stack:
            node, ways = stack[-1]
            following = next(ways, None)
            if following is None:
                stack.pop()
                trail.pop()
                del position[node]
                done.add(node)
            elif following in position:
                cycle = trail[position[following] :]
                first = cycle.index(min(cycle))
                yield tuple(cycle[first:] + cycle[:first])
            elif following not in done:
                position[following] = len(trail)
                trail.append(following)
                stack.append((following, iter(sorted(edges.get(following, ())))))
