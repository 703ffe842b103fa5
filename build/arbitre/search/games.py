"""The games that a query names: « charge 40k » asks for « charge », in that game.

Everything here has its twin in `assets/search-games.js`: change both.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from arbitre.search.analysis import STOP, runs, words
from arbitre.search.core import Core

Names = list[list[str]]  # what a game is called: the words of each name


class Named(NamedTuple):
    """A query read for the games that it names."""

    rest: str  # the query without their names
    names: str  # these, as they were typed
    games: frozenset[int] = frozenset()  # their places


def names_of(core: Core) -> Names:
    """What the game of a part is called, in French and in English; nothing where no page is a game's."""
    docs, kinds = core.docs, [key for key, _ in core.facets["kind"]]
    own = [doc for doc, kind in enumerate(docs["kind"]) if kinds[kind] == "Game"]
    titles = [title for doc in own for title in (docs["label"][doc], *docs["alt"][doc], docs["label_en"][doc]) if title]
    return [list(name) for name in dict.fromkeys(tuple(words(title)) for title in titles)]


def named(query: str, games: Sequence[Names]) -> Named:
    """The games whose names are among the words of a query; none when it says nothing else: then the game itself is asked for."""
    said = list(runs(query))
    heard = [(word, place) for place, (_, _, found) in enumerate(said) for word in found]
    whole = {0, len(heard)} | {i for i, ((_, before), (_, after)) in enumerate(pairwise(heard), 1) if before != after}  # where no word is cut
    found, cut = set(), set()
    for rank, names in enumerate(games):
        for name in names:
            for start in whole & {end - len(name) for end in whole}:
                if [word for word, _ in heard[start : start + len(name)]] == name:
                    found.add(rank)
                    cut.update(place for _, place in heard[start : start + len(name)])
    if all(word in STOP or place in cut for word, place in heard):
        return Named(query, "")
    ends = [0, *(edge for place in sorted(cut) for edge in said[place][:2]), len(query)]
    pieces = [query[start:end] for start, end in pairwise(ends)]
    return Named(" ".join(pieces[::2]), " ".join(pieces[1::2]), frozenset(found))
