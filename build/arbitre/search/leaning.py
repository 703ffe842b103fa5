"""Which kinds of pages a word of speech leads to: « combien » to quantities and tables, « qui » to roles.

Counted over the questions of all the games; in whole numbers, so that Python and the browser read the same ones.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

from arbitre.search.analysis import words
from arbitre.search.core import questions
from arbitre.search.stopwords import SPEECH

OFTEN = 20  # questions a word must be said in to tell anything; as many are supposed of each kind, that say it as all do
STRENGTH = 10  # of a kind that has the word e times as often as all have
MIDDLE, MOST = 45, 45  # what tells nothing, and how far from it one can go: one character of the export

Leaning = dict[str, dict[str, int]]  # word of speech → kind → how much, around MIDDLE


def leanings(named: Iterable[dict]) -> Leaning:
    """What each word of speech tells of the kind of the page that is asked for."""
    kinds: Counter = Counter()
    said: dict[str, Counter] = {}
    for record in named:
        for text in (*questions(record, "fr"), *questions(record, "en")):
            kinds[record["kind"]] += 1
            for word in SPEECH.intersection(words(text)):
                said.setdefault(word, Counter())[record["kind"]] += 1
    return {
        word: {kind: _leaning(here[kind], count, here.total() / kinds.total()) for kind, count in sorted(kinds.items())}
        for word, here in sorted(said.items()) if here.total() >= OFTEN
    }  # fmt: skip


def _leaning(here: int, count: int, share: float) -> int:
    told = STRENGTH * math.log((here + OFTEN * share) / ((count + OFTEN) * share))
    return MIDDLE + max(-MOST, min(MOST, round(told)))


def of_kinds(table: Leaning, kinds: Sequence[str]) -> list[list]:
    """The same table for the kinds of a game, in their order: [[word, [how much, …]], …]."""
    return [[word, [of.get(kind, MIDDLE) for kind in kinds]] for word, of in table.items()]
