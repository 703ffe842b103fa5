"""What each page is worth to a question, by the questions and the names that lead to it.

The three best of a page's units count: by the share of the query it covers, weighed by rarity, and by how much of it the query covers;
and, so that a long question that has half of what is asked is worth something, the one that shares most with the query.
So do the page as a whole, the company its words keep (`company.py`), the letters of its
questions (`letters.py`), and the kind of page that the words around a question lead to (`leaning.py`).
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
from arbitre.search.leaning import MIDDLE
from arbitre.search.letters import Letters
from arbitre.search.lexicon import Lexicon
from arbitre.search.query import symbols
from arbitre.search.scoring import Scorer
from arbitre.search.stopwords import SPEECH, STOP

MAX_SAID = 30  # words of a query that are read


@dataclass
class Said:
    """One word of the query: the terms that answer it, with what quality in quarters, and what it weighs."""

    ways: dict[str, int] = field(default_factory=dict)
    weight: int = 0
    value: bool = False  # the number of a profile


class Asker:
    """Scores the pages of a game by the questions that lead to them."""

    def __init__(self, core: Core, asked: Asked, lexicon: Lexicon, scorer: Scorer, impacts: Mapping[str, dict[int, int]]) -> None:
        self.core, self.asked, self.lexicon, self.scorer, self.impacts = core, asked, lexicon, scorer, impacts
        self.place = {word: i for i, word in enumerate(asked.words)}
        self.terms = vocabulary(core, asked)
        self.rarity = {term: rarity for term, rarity in zip(self.terms, asked.rarity) if rarity}
        self.units: list[tuple[int, int]] = []  # document, what all the terms of the unit weigh
        questions: set[int] = set()  # the units that are no names
        self.having: dict[str, list[int]] = {}  # term → units, in their order
        self._paged: dict[str, set[int]] = {}
        for doc, own in enumerate(asked.units):
            names = scorer.names(doc) if any(asked.units) else []
            for rank, unit in enumerate([*([self.terms[n] for n in one] for one in own), *names]):
                for term in unit:
                    self.having.setdefault(term, []).append(len(self.units))
                if unit:
                    questions.update([len(self.units)] if rank < len(own) else ())
                    self.units.append((doc, sum(self.rarity[term] for term in unit)))
        self.company = Company(asked, self.terms, [scorer.names(doc) for doc in range(len(asked.units))])
        self.letters = Letters([doc for doc, _ in self.units], self.having, {term for word in SPEECH for term in self._exact(word)}, questions)
        self.leaning = {word: [much - MIDDLE for much in of] for word, of in asked.leaning}
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

    def _exact(self, word: str) -> list[str]:
        i = self.place.get(word)
        return [*self.lexicon.terms(word), *(t for t in (self.asked.french[i], self.asked.english[i]) if t)] if i is not None else self.lexicon.terms(word)

    def _known(self, word: str) -> list[str]:
        return self._exact(word) or self.lexicon.inflected(word, self.rarity)

    def read(self, query: str) -> list[Said]:
        """The words of a query, each once: what answers it, what it weighs."""
        found: list[Said] = []
        content: list[Said] = []
        spoken = words(query)[:MAX_SAID]
        profile, values = symbols(spoken, self.lexicon.symbols)
        for word in spoken:
            said, known = Said(), self._known(word)
            if word in profile:  # « FOR 7 »: never the English « for »
                known = [term for term in known if not term.startswith("~")] or known
            quality = ranking.FULL
            if not known and word not in SPEECH:
                quality, known = ranking.NEAR, [term for other in self.lexicon.meant(word) for term in self._known(other)]
            said.ways = dict.fromkeys(known, quality)
            said.value = word in values
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
            said.weight = ranking.LEAST_ASKED if said.value else said.weight
        return list({tuple(sorted(s.ways)) or n: s for n, s in reversed(list(enumerate(found)))}.values())[::-1]

    def _slang(self, content: list[Said]) -> None:
        for stems, meanings, _ in self.core.slang:
            for i in range(len(content) - len(stems) + 1):
                run = content[i : i + len(stems)]
                if all(stem in said.ways for said, stem in zip(run, stems)):
                    for said in run:
                        for term in (term for meaning in meanings for term in meaning):
                            said.ways.setdefault(term, ranking.NEAR)

    def _pages(self, term: str) -> set[int]:
        """The documents whose questions or names have a term."""
        if term not in self._paged:
            self._paged[term] = {self.units[unit][0] for unit in self.having.get(term, ())}
        return self._paged[term]

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
            for worth, rarity, term in sorted((said.weight * q // 4, self.rarity.get(term, 0), term) for term, q in said.ways.items()):  # the best is written last
                here |= dict.fromkeys(self.impacts[term], worth) | dict.fromkeys(self._pages(term), worth)
                best |= dict.fromkeys(self.having.get(term, ()), (worth, rarity))
            for unit, (worth, rarity) in best.items():
                covered[unit] = covered.get(unit, 0) + worth
                used[unit] = used.get(unit, 0) + rarity
            for doc, worth in here.items():
                page[doc] = page.get(doc, 0) + worth
        total = {doc: ranking.ASKED_PAGE * worth // asked for doc, worth in page.items()}
        whole: dict[int, list[int]] = {}
        alike: dict[int, int] = {}
        for unit, worth in covered.items():
            doc, size = self.units[unit]
            whole.setdefault(doc, []).append(worth * worth * (size + min(size, used[unit])) * ranking.ASKED // (2 * asked * asked * size))
            alike[doc] = max(alike.get(doc, 0), ranking.ALIKE * (worth + min(size, used[unit])) // (asked + size))
        for doc, scores in whole.items():
            total[doc] += sum(sorted(scores, reverse=True)[: ranking.BEST]) + alike[doc]
        for doc, score in self.company.scores([said.ways for said in read]).items():
            if doc in total or score >= ranking.LEAST_COMPANY:
                total[doc] = total.get(doc, 0) + score
        for doc, score in self.letters.scores(words(query)[:MAX_SAID], total).items():
            total[doc] = total.get(doc, 0) + score
        return self._lean(query, total)

    def _lean(self, query: str, total: dict[int, int]) -> dict[int, int]:
        """The same scores, with what the words around the question tell of the kind of page."""
        told = [self.leaning[word] for word in dict.fromkeys(words(query)[:MAX_SAID]) if word in self.leaning]
        kinds = [ranking.LEANING * sum(much) // 8 for much in zip(*told)] or [0] * len(self.core.facets["kind"])
        return {doc: score + kinds[self.core.docs["kind"][doc]] for doc, score in total.items()}
