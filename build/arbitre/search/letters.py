"""How alike a query and a question are by the letters of their words: « s'enfuit » and « fuite », « assot » and « assaut » share some.

Runs of letters from the beginning of a word on, weighed by how few questions have them; a word of speech has none. Whole numbers only.
Everything here has its twin in `assets/search-asked.js`, line for line: change both.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from math import isqrt

from arbitre.search import ranking
from arbitre.search.stopwords import SPEECH

SIZES = (3, 4)


def runs_of(word: str) -> set[str]:
    """The runs of three and four characters of a word, its beginning marked; none of a number."""
    told = f"<{word}"
    return {told[i : i + size] for size in SIZES for i in range(len(told) - size + 1)} if word.isalpha() else set()


class Letters:
    """The questions and names of a game by the letters of their terms.

    `units` has the page of each, `having` the units of each term, `questions` those that are no names.
    """

    def __init__(
        self, units: Sequence[int], having: Mapping[str, Sequence[int]], spoken: Iterable[str], questions: Collection[int] = ()
    ) -> None:
        self.units, self.having, self.questions, silent = units, having, questions, set(spoken)
        self.terms: dict[str, list[str]] = {}  # run of letters → terms
        self.count: dict[str, int] = {}  # run of letters → units, one that has it twice counted twice
        for term, own in having.items():
            for run in runs_of(term.removeprefix("~")) if term not in silent else ():
                self.terms.setdefault(run, []).append(term)
                self.count[run] = self.count.get(run, 0) + len(own)
        squares = [0] * len(units)
        for term, own in having.items():
            square = sum(self._weight(run) ** 2 for run in runs_of(term.removeprefix("~"))) if term not in silent else 0
            for unit in own:
                squares[unit] += square
        self.length = [isqrt(square) for square in squares]

    def _weight(self, run: str) -> int:
        """Half the bits that tell how few units have it."""
        count = self.count.get(run)
        return (len(self.units) ** 2 // count**2).bit_length() if count else ranking.UNHEARD

    def scores(self, said: Iterable[str], known: Collection[int] | None = None) -> dict[int, int]:
        """Document → what its question or name most like the words of a query adds, and its question that the query has most of.

        With the pages that are `known` otherwise, another must have letters enough.
        """
        asked = {run for word in said if word not in SPEECH for run in runs_of(word)}
        length, found = isqrt(sum(self._weight(run) ** 2 for run in asked)), {}
        for run in asked:
            if self.count.get(run, 0) <= ranking.COMMON_LETTERS:
                weight = self._weight(run) ** 2
                for unit in {unit for term in self.terms.get(run, ()) for unit in self.having[term]}:
                    found[unit] = found.get(unit, 0) + weight
        best: dict[int, int] = {}
        heard: dict[int, int] = {}
        for unit, worth in found.items():
            doc, own = self.units[unit], self.length[unit]
            best[doc] = max(best.get(doc, 0), ranking.LETTERS * worth // (length * own))
            if unit in self.questions:
                heard[doc] = max(heard.get(doc, 0), ranking.HEARD * min(worth, own * own) // (own * own))
        return {doc: worth + heard.get(doc, 0) for doc, worth in best.items() if known is None or doc in known or worth >= ranking.LEAST_COMPANY}
