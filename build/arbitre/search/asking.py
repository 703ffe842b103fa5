"""What each page is worth to a question, by the questions and the names that lead to it.

The best of a page's units counts: by the share of the query it covers, weighed by rarity, and by how much of it the query covers.
So does the page as a whole, and the company its words keep (`company.py`).
Everything here has its twin in `assets/search-asked.js`, line for line: change both.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from arbitre.search import ranking
from arbitre.search.analysis import words
from arbitre.search.asked import Asked, vocabulary
from arbitre.search.company import Company
from arbitre.search.core import Core
from arbitre.search.lexicon import Lexicon
from arbitre.search.scoring import Scorer
from arbitre.search.stopwords import SPEECH, STOP

MAX_SAID = 30  # words of a query that are read


@dataclass
class Said:
    """One word of the query: the terms that answer it, with what quality in quarters, and what it weighs."""

    ways: dict[str, int] = field(default_factory=dict)
    weight: int = 0


class Asker:
    """Scores the pages of a game by the questions that lead to them."""

    def __init__(self, core: Core, asked: Asked, lexicon: Lexicon, scorer: Scorer, impacts: Mapping[str, dict[int, int]]) -> None:
        self.core, self.asked, self.lexicon, self.scorer, self.impacts = core, asked, lexicon, scorer, impacts
        self.place = {word: i for i, word in enumerate(asked.words)}
        self.terms = vocabulary(core, asked)
        self.rarity = {term: rarity for term, rarity in zip(self.terms, asked.rarity) if rarity}
        self.units: list[tuple[int, int]] = []  # document, what all the terms of the unit weigh
        self.having: dict[str, list[int]] = {}  # term → units, in their order
        for doc, own in enumerate(asked.units):
            names = [terms for _, terms, _ in scorer.titles(doc)] if any(asked.units) else []
            for unit in [*([self.terms[n] for n in one] for one in own), *names]:
                for term in unit:
                    self.having.setdefault(term, []).append(len(self.units))
                if unit:
                    self.units.append((doc, sum(self.rarity[term] for term in unit)))
        self.company = Company(asked, self.terms, [[terms for _, terms, _ in scorer.titles(doc)] for doc in range(len(asked.units))])
        self.kin = self._kin()

    def _kin(self) -> dict[str, list[str]]:
        """The words of the table that mean one thing: a question may be asked with any of them."""
        kin: dict[str, dict[str, None]] = {}
        alike: dict[tuple, list[str]] = {}
        for stems, meanings, _ in self.core.slang:
            if len(stems) == 1:
                alike.setdefault(tuple(map(tuple, meanings)), []).append(stems[0])
        for meanings, spoken in alike.items():
            meant = [one[0] for one in meanings if len(one) == 1]
            for stem in [*spoken, *meant]:
                kin.setdefault(stem, {}).update(dict.fromkeys(spoken if stem in meant else [*spoken, *meant]))
        return {stem: [other for other in others if other != stem] for stem, others in kin.items()}

    def hears(self, word: str) -> bool:
        """Whether players ask with a word that the pages do not have."""
        return word in self.place

    def _known(self, word: str) -> list[str]:
        found = self.lexicon.terms(word)
        i = self.place.get(word)
        if i is not None:
            found = [*found, *(t for t in (self.asked.french[i], self.asked.english[i]) if t)]
        return found or self.lexicon.inflected(word, self.rarity)

    def read(self, query: str) -> list[Said]:
        """The words of a query, each once: what answers it, what it weighs."""
        found: list[Said] = []
        content: list[Said] = []
        for word in words(query)[:MAX_SAID]:
            said, known = Said(), self._known(word)
            quality = ranking.FULL
            if not known and word not in SPEECH:
                quality, known = ranking.NEAR, self._known(self.lexicon.correct(word))
            said.ways = dict.fromkeys(known, quality)
            said.weight = 0 if word in SPEECH else ranking.UNKNOWN  # unless a question here has it
            for term in known:
                for other in self.kin.get(term, ()):
                    said.ways.setdefault(other, ranking.NEAR)
            found.append(said)
            if word not in STOP:
                content.append(said)
        self._slang(content)
        for said in found:
            rare = [self.rarity[t] for t, q in said.ways.items() if q == ranking.FULL and t in self.rarity]
            rare = rare or [self.rarity[t] for t in said.ways if t in self.rarity]
            said.weight = min(rare) if rare else said.weight
        return list({tuple(sorted(s.ways)) or n: s for n, s in reversed(list(enumerate(found)))}.values())[::-1]

    def _slang(self, content: list[Said]) -> None:
        for stems, meanings, _ in self.core.slang:
            for i in range(len(content) - len(stems) + 1):
                run = content[i : i + len(stems)]
                if all(stem in said.ways for said, stem in zip(run, stems)):
                    for said in run:
                        for term in (term for meaning in meanings for term in meaning):
                            said.ways.setdefault(term, ranking.NEAR)

    def scores(self, query: str) -> dict[int, int]:
        """Document → what its questions and names add to its score."""
        read = self.read(query) if any(self.asked.units) else []
        asked = sum(said.weight for said in read)
        if not asked:
            return {}
        covered: dict[int, int] = {}
        used: dict[int, int] = {}
        page: dict[int, int] = {}
        for said in read:
            best: dict[int, tuple[int, int]] = {}
            here: dict[int, int] = {}
            for term, quality in said.ways.items():
                worth = said.weight * quality // 4
                for doc in self.impacts[term]:
                    here[doc] = max(here.get(doc, 0), worth)
                for unit in self.having.get(term, ()):
                    best[unit] = max(best.get(unit, (0, 0)), (worth, self.rarity[term]))
            for unit, (worth, rarity) in best.items():
                covered[unit] = covered.get(unit, 0) + worth
                used[unit] = used.get(unit, 0) + rarity
                doc = self.units[unit][0]
                here[doc] = max(here.get(doc, 0), worth)
            for doc, worth in here.items():
                page[doc] = page.get(doc, 0) + worth
        total = {doc: ranking.ASKED_PAGE * worth // asked for doc, worth in page.items()}
        whole: dict[int, int] = {}
        for unit, worth in covered.items():
            doc, size = self.units[unit]
            score = ranking.ASKED * worth * worth * (size + min(size, used[unit])) // (2 * asked * asked * size)
            whole[doc] = max(whole.get(doc, 0), score)
        for doc, score in whole.items():
            total[doc] = total.get(doc, 0) + score
        for doc, score in self.company.scores([said.ways for said in read]).items():
            if doc in total or score >= ranking.LEAST_COMPANY:
                total[doc] = total.get(doc, 0) + score
        return total
