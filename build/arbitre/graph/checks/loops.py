"""Numbers that rest on themselves whatever the situation, and rolls made against themselves."""

from __future__ import annotations

from collections.abc import Iterator

from rdflib import BNode, URIRef

from .corpus import Corpus
from .hierarchy import cycles
from .problem import Problem

UNREAD = ("set", "add", "multiply", "cap", "floor")  # of these it follows the names, not the figures
OPERATIONS = ("set", "add", "multiply", "cap", "floor")


def check(corpus: Corpus) -> Iterator[Problem]:
    """Every circle that no fact of a situation can open; one that a fact opens is told by the resolver, when it closes."""
    edges: dict[URIRef, list[URIRef]] = {}
    sums = {(quantity, part) for quantity, part in corpus.graph.subject_objects(corpus.arb.adds)}
    for quantity, part in sums:
        edges.setdefault(quantity, []).append(part)
    for effect in corpus.effects():
        for target in corpus.values(effect, "on"):
            edges.setdefault(target, []).extend(_always(corpus, effect))
    for cycle in cycles(edges):
        ring = list(zip(cycle, (*cycle[1:], cycle[0])))
        if all(pair in sums for pair in ring):
            continue  # hierarchy.py tells it
        way = " > ".join(corpus.curie(n) for n in (*cycle, cycle[0]))
        yield corpus.problem(cycle[0], f"un nombre qui dépend de lui-même : {way}", "ôtez l'un des effets, ou mettez-lui une condition arb:when", cycle[-1])
    for roll in corpus.nodes("Roll"):
        if roll in corpus.values(roll, "against"):
            yield corpus.problem(
                roll, "un jet qui se fait contre lui-même", "nommez le seuil, ou le jet de l'adversaire, dans arb:against", corpus.arb.against)


def _always(corpus: Corpus, effect: BNode) -> list[URIRef]:
    """What an effect looks at in every situation: none of it when a fact must hold first."""
    if corpus.values(effect, "when") or corpus.values(effect, "unless"):
        return []
    looked = [corpus.values(per, "measure") for per in corpus.values(effect, "per")]
    conditions = [c for c in corpus.values(effect, "given") if not corpus.values(c, "ifStated")]
    looked += [corpus.values(condition, "measure") for condition in conditions]
    if not conditions:
        looked += [corpus.values(effect, operation) for operation in OPERATIONS]
    return [value for values in looked for value in values if isinstance(value, URIRef)]
