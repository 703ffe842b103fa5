"""The questions players ask, as units: what they are made of, kept apart from the words of the pages.

A page answers a question that looks like one of its own, or like one of its names, as a whole; the words of all its questions
together say little. So each question is kept by itself, and the rarities of its words are counted among questions only.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

from arbitre.search.analysis import content_words, stem_en, stem_fr, words
from arbitre.search.core import Core, questions
from arbitre.search.leaning import Leaning, of_kinds
from arbitre.search.likeness import of_terms
from arbitre.search.ranking import LEAST_ASKED, SCALE, SPOKEN, TOP_RARITY
from arbitre.search.stopwords import SPEECH

STEMS = {"fr": stem_fr, "en": stem_en}


@dataclass
class Asked:
    """The questions of a game. `words` are those that the core lacks, or has in the other language only; `french` and `english` their stems.

    Terms are numbered French first, each language in alphabetical order, whatever part has them: see `vocabulary`.
    """

    words: list[str] = field(default_factory=list)  # folded, sorted
    french: list[str] = field(default_factory=list)  # the stem, or "" when no French question has the word
    english: list[str] = field(default_factory=list)
    rarity: list[int] = field(default_factory=list)  # of each term of the vocabulary, among the questions and names of pages; 0 when none has it
    units: list[list[list[int]]] = field(default_factory=list)  # of each document, its questions, each the places of its terms in order
    related: list[list[list[int]]] = field(default_factory=list)  # of each term, those it goes with: [its place, how much]
    leaning: list[list] = field(default_factory=list)  # [[word of speech, [how much it leads to each kind of the core's, in their order]], …]


def vocabulary(core: Core, asked: Asked) -> list[str]:
    """Every French stem in order, then every English one ("~knock"): a term's number is its place here."""
    return sorted({*core.french, *asked.french} - {""}) + sorted({*core.english, *asked.english} - {""})


Heard = dict[str, set[str]]  # language → folded words


def heard(named: list[dict]) -> Heard:
    """The words that the questions of some records are asked with."""
    return {language: {w for record in named for text in questions(record, language) for w in words(text)} for language in STEMS}


def make_asked(named: list[dict], core: Core, everywhere: Heard, table: dict[str, list[tuple[str, int]]], leaning: Leaning) -> Asked:
    """The questions of the records that `prepare` returned, by the documents of their core.

    `everywhere` has the words that players ask with in all the games, `table` what `related` says of them, `leaning` what
    `leanings` does.
    """
    said = [[(language, text) for language in STEMS for text in questions(record, language)] for record in named]
    asked = Asked()
    _add_words(asked, core, heard(named))
    if any(said):
        own = set(vocabulary(core, asked))
        goes = {term for term, others in table.items() if term not in own and any(other in own for other, _ in others)}
        _add_words(asked, core, {language: {w for w in everywhere[language] if stem(w) in goes} | _said(asked, language) for language, stem in STEMS.items()})
    place = {term: number for number, term in enumerate(vocabulary(core, asked))}
    pages: Counter = Counter()
    for own, record in zip(said, named):
        asked.units.append([sorted({place[STEMS[language](word)] for word in words(text)}) for language, text in own])
        names = {place[stem_fr(w)] for name in (record["label"], record["fields"]["alt"]) for w in content_words(name or "")}
        names |= {place[stem_en(w)] for w in content_words(record["fields"]["label_en"])}
        pages.update(names.union(*asked.units[-1]))
    spoken = {stem(word) for word in SPEECH for stem in STEMS.values()} - {stem_fr(word) for word, _ in core.aliases}
    count = sum(map(bool, said)) or len(named)
    for number, term in enumerate(place):
        asked.rarity.append(_rarity(pages[number], count, term in spoken) if pages[number] else 0)
    if any(said):
        asked.related = [[list(one) for one in others] for others in of_terms(table, place)]
        asked.leaning = of_kinds(leaning, [kind for kind, _ in core.facets["kind"]])
    return asked


def _rarity(pages: int, count: int, spoken: bool) -> int:
    rare = max(LEAST_ASKED, min(TOP_RARITY, round(SCALE * math.log(1 + max(0, count - pages + 0.5) / (pages + 0.5)))))
    return max(1, rare // SPOKEN) if spoken else rare


def _said(asked: Asked, language: str) -> set[str]:
    stems = asked.french if language == "fr" else asked.english
    return {word for word, stem in zip(asked.words, stems) if stem}


def _add_words(asked: Asked, core: Core, said: Heard) -> None:
    place = {word: number for number, word in enumerate(core.words)}
    found: Heard = {}
    for language, spoken in said.items():
        known = core.french if language == "fr" else core.english
        found[language] = {w for w in spoken if w not in place or not known[place[w]]}
    asked.words = sorted(found["fr"] | found["en"])
    asked.french = [stem_fr(w) if w in found["fr"] else "" for w in asked.words]
    asked.english = [stem_en(w) if w in found["en"] else "" for w in asked.words]
