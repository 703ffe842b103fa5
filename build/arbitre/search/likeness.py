"""Which words go together: by the company they keep in the questions and names of pages, all games together.

Whoever asks with a word that no question of a page has is still led there by the words that it goes with elsewhere: « cramer » is said
where « feu » is. Likenesses are cosines, in whole numbers from 1 to TOP, so that Python and the browser read the same ones.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

from arbitre.search.analysis import content_words, stem_en, stem_fr, words
from arbitre.search.core import alternates, questions
from arbitre.search.ranking import PRESENCE
from arbitre.search.stopwords import SPEECH

RELATED = 7  # words kept for each word
TOP = 31
SPOKEN_PART = 0.2  # what a word of speech tells, beside another as rare
_SPEECH = frozenset(stem(word) for word in SPEECH for stem in (stem_fr, stem_en))

Bag = Counter  # term → how much of it a page is asked or named with, in halves: 2 a question, 3 a name


def bag(record: dict) -> Bag:
    """What the questions and the names of a record that `prepare` returned are made of."""
    found: Bag = Counter()
    for language, stem in (("fr", stem_fr), ("en", stem_en)):
        for text in questions(record, language):
            found.update(dict.fromkeys({stem(word) for word in words(text)}, 2))
    for text, stem in [(record["label"], stem_fr), *((alt, stem_fr) for alt in alternates(record)), (record["fields"]["label_en"], stem_en)]:
        for term in {stem(word) for word in content_words(text or "")}:
            found[term] += 3
    return found


def _columns(bags: Sequence[Bag]) -> tuple[dict[str, list[tuple[int, float]]], list[list[tuple[str, float]]]]:
    """What each term weighs in the pages, and each page in terms; every page has the length 1."""
    pages = Counter(term for one in bags for term in one)
    telling = {term: math.log(1 + len(bags) / count) * (SPOKEN_PART if term in _SPEECH else 1) for term, count in pages.items()}
    columns: dict[str, list[tuple[int, float]]] = {term: [] for term in pages}
    rows = []
    for page, one in enumerate(bags):
        weights = {term: PRESENCE[min(halves, len(PRESENCE) - 1)] * telling[term] for term, halves in one.items()}
        length = math.sqrt(math.fsum(w * w for w in weights.values())) or 1.0
        rows.append([(term, w / length) for term, w in weights.items()])
        for term, w in rows[-1]:
            columns[term].append((page, w))
    return columns, rows


def _best(found: dict, most: int) -> list[tuple]:
    kept = sorted(((key, round(TOP * min(1.0, worth))) for key, worth in found.items()), key=lambda one: (-one[1], one[0]))[:most]
    return sorted((key, worth) for key, worth in kept if worth)


def related(bags: Sequence[Bag]) -> dict[str, list[tuple[str, int]]]:
    """Of each term, the RELATED ones it goes with most, and how much, in the order of the terms."""
    columns, rows = _columns(bags)
    length = {term: math.sqrt(math.fsum(w * w for _, w in column)) for term, column in columns.items()}
    found = {}
    for term, column in columns.items():
        beside: dict[str, float] = {}
        for page, w in column:
            for other, v in rows[page]:
                beside[other] = beside.get(other, 0.0) + w * v
        del beside[term]
        found[term] = _best({other: worth / (length[term] * length[other]) for other, worth in beside.items()}, RELATED)
    return found


def of_terms(table: dict[str, list[tuple[str, int]]], place: dict[str, int]) -> Iterable[list[tuple[int, int]]]:
    """The same table by numbers of terms, for each term in their order; the terms that a game lacks are left out."""
    for term in place:
        yield sorted((place[other], worth) for other, worth in table.get(term, ()) if other in place)
