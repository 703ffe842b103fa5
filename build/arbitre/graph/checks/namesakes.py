"""Two pages of one kind in one game that one reads the same: neither a player who looks for one nor a verdict that says one tells which it is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from rdflib import SKOS, Literal, URIRef

from ..history import History
from ..names import folded
from .corpus import Corpus
from .problem import Problem

WITHIN = ("Step",)  # read in the sequence it belongs to: three may begin with the choice of a target


def check(corpus: Corpus) -> Iterator[Problem]:
    """French labels that two nodes of a kind have; symbols that two characteristics have."""
    labelled = ((node, label) for node, label in corpus.graph.subject_objects(SKOS.prefLabel) if label.language == "fr")
    yield from _shared(corpus, labelled, "libellé", "donnez à l'un des deux un libellé qui l'en distingue")
    symbols = ((node, symbol) for node, symbol in corpus.graph.subject_objects(corpus.arb.symbol) if corpus.kind(node) == "Characteristic")
    yield from _shared(corpus, symbols, "symbole", "un symbole dit une seule caractéristique : donnez à l'autre le sien")


def _shared(corpus: Corpus, named: Iterator[tuple[URIRef, Literal]], what: str, remedy: str) -> Iterator[Problem]:
    bearers: dict[tuple, dict[URIRef, Literal]] = defaultdict(dict)
    for node, name in named:
        kind = corpus.kinds.get(node, "")
        if isinstance(node, URIRef) and kind not in ("", *WITHIN):
            said_of = corpus.value(node, "of") if kind == "Fact" else None  # « est au sol » is read with whose it is
            bearers[corpus.namespace(node), kind, said_of, folded(str(name))][node] = name
    history = History(corpus.root)
    for nodes in bearers.values():
        if len(nodes) > 1:
            first, *others = sorted(nodes, key=lambda node: not history.files_then(corpus.curie(node)))  # the newer is told
            for node in others:
                yield corpus.problem(node, f"{corpus.curie(first)} a déjà ce {what} : {corpus.name(nodes[node])}", remedy, nodes[node])
