"""Choices that say again, word for word, what predicates say: one predicate, one node, and no list of words beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rdflib import SKOS, URIRef

from ..names import folded
from ..roles import AGREEMENT, BORNE
from .conditions import choice_values
from .corpus import Corpus, Term
from .problem import Problem

OPENING = re.compile(r"(?:est|a)-(?:une?-)?|une?-")  # « est une bête » is told by the word « bête »
SHOWN = 4


def check(corpus: Corpus) -> Iterator[Problem]:
    """Every choice of which more than half the words are predicates of the same game that choosing the word does not bring.

    A word brings a predicate when an effect that compares the choice implies or gives it. The words that grade a table are the results
    of a roll, and stay words: what they leave is a state.
    """
    said: dict[str, dict[str, URIRef]] = {}
    bringing, results = _bringing(corpus), {graded for table in corpus.nodes("Table") for graded in corpus.values(table, "grades")}
    for choice in corpus.nodes("Choice"):
        game = corpus.namespace(choice)
        if choice in results:
            continue
        if game not in said:
            said[game] = _predicates(corpus, game)
        words = choice_values(corpus, choice)
        twice = {word: said[game][folded(word)] for word in words if folded(word) in said[game]}
        twice = {word: predicate for word, predicate in twice.items() if predicate not in bringing.get(choice, ())}
        if 2 * len(twice) > len(words):
            shown = ", ".join(f"« {word} » ({corpus.curie(predicate)})" for word, predicate in list(twice.items())[:SHOWN])
            yield corpus.problem(
                choice, f"ses mots disent déjà ce que disent des prédicats : {shown}{', …' if len(twice) > SHOWN else ''}",
                "nommez les prédicats eux-mêmes : arb:when dans un effet, un rôle en arb:key d'une table", corpus.arb["values"],
            )


def _predicates(corpus: Corpus, game: str) -> dict[str, URIRef]:
    """What is said of somebody in a game, by each of the words that name it."""
    found: dict[str, URIRef] = {}
    for node in corpus.nodes(*BORNE):
        if corpus.namespace(node) == game and corpus.values(node, "of"):
            for name in (*corpus.values(node, SKOS.prefLabel), *corpus.values(node, SKOS.altLabel), *corpus.values(node, "said")):
                word = folded(AGREEMENT.sub(r"\1", str(name)))
                found.setdefault(word, node)
                found.setdefault(OPENING.sub("", word, count=1) if OPENING.match(word) else word, node)
    return found


def _bringing(corpus: Corpus) -> dict[Term, set[Term]]:
    """By what effects compare, the predicates that they imply or give, whoever bears them."""
    found: dict[Term, set[Term]] = {}
    for effect in corpus.effects():
        brought = {corpus.described(value) for op in ("implies", "gives") for value in corpus.values(effect, op)}
        for given in corpus.values(effect, "given") if brought else ():
            for measure in corpus.values(given, "measure"):
                found.setdefault(corpus.described(measure), set()).update(brought)
    return found
