"""What each page is worth to a question by the company its words keep: the words they go with.

Everything here has its twin in `assets/search-asked.js`, line for line: change both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import isqrt

from arbitre.search import ranking
from arbitre.search.asked import Asked

Vector = Mapping[str, int]


class Company:
    """Scores the pages of a game by the words that go with those of a query."""

    def __init__(self, asked: Asked, terms: Sequence[str], names: Iterable[Sequence[tuple[str, ...]]]) -> None:
        self.rarity = dict(zip(terms, asked.rarity))
        self.related = {term: [(terms[n], worth) for n, worth in others] for term, others in zip(terms, asked.related)}
        self.having: dict[str, list[tuple[int, int]]] = {}  # term → documents, and what it weighs there
        self.length: list[int] = []
        for doc, (own, named) in enumerate(zip(asked.units, names)):
            halves: Counter = Counter()
            for unit in own:
                halves.update(dict.fromkeys((terms[n] for n in unit), 2))
            for title in named:
                halves.update(dict.fromkeys(title, 3))
            square = 0
            for term, count in halves.items():
                weight = self.rarity[term] * ranking.PRESENCE[min(count, len(ranking.PRESENCE) - 1)]
                self.having.setdefault(term, []).append((doc, weight))
                square += weight * weight
            self.length.append(isqrt(square))

    def scores(self, said: Iterable[Mapping[str, int]]) -> dict[int, int]:
        """Document → what it adds; `said` has the terms that answer each word, with what quality in quarters."""
        asked = self._asked(said)
        beside: Counter = Counter()
        for term, weight in asked.items():
            for other, worth in self.related.get(term, ()):
                beside[other] += weight * worth
        return {doc: ranking.RELATED * worth // ranking.LIKE for doc, worth in self._like(beside).items()}

    def _asked(self, said: Iterable[Mapping[str, int]]) -> Counter:
        asked: Counter = Counter()
        for ways in said:
            known = {term: quality for term, quality in ways.items() if self._weight(term)}
            near = sum(quality < ranking.FULL for quality in known.values())
            for term, quality in known.items():
                part, others = (ranking.SAID_FULL, 1) if quality == ranking.FULL else (ranking.SAID_NEAR, near)
                asked[term] += self._weight(term) * part // others
        return asked

    def _weight(self, term: str) -> int:
        """What a term tells: its rarity, or something when only the questions of other games have it."""
        return self.rarity.get(term) or (ranking.UNKNOWN if self.related.get(term) else 0)

    def _like(self, vector: Vector) -> dict[int, int]:
        """How like the vector each page is: LIKE when they are one."""
        length, found = isqrt(sum(weight * weight for weight in vector.values())), [0] * len(self.length)
        for term, weight in vector.items():
            for doc, there in self.having.get(term, ()):
                found[doc] += weight * there
        return {doc: ranking.LIKE * worth // (length * self.length[doc]) for doc, worth in enumerate(found) if worth and self.length[doc]}
