"""Packages that bring games: each describes its own, and no other's."""

from __future__ import annotations

from collections.abc import Iterator

from ..shelves import shelves
from .corpus import Corpus
from .problem import Problem


def check(corpus: Corpus) -> Iterator[Problem]:
    """A node stands on the shelf that brings its game; a source may stand on any."""
    found = shelves(corpus.root)
    if len(found) == 1:
        return  # no package: the addresses are the project's to give
    owners = {game: shelf.name for shelf in found for game in shelf.games()}
    for node in corpus.nodes():
        game, home = corpus.slug(node).partition("/")[0], corpus.home[node].partition("/")[0]
        if game in owners and owners[game] != home:
            told = f"{home} décrit un nœud du jeu {game}, que {owners[game]} apporte"
            yield corpus.problem(node, told, f"décrivez-le dans {owners[game]}, ou donnez-lui l'adresse d'un autre jeu")
