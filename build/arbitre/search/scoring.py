"""What each page is worth to a plan: sums and bonuses, in whole numbers.

Everything here has its twin in `assets/search-engine.js`, line for line: change both.
"""

from __future__ import annotations

from collections.abc import Mapping

from arbitre.search import ranking
from arbitre.search.core import Core
from arbitre.search.lexicon import Lexicon
from arbitre.search.query import Group, Plan

READS = 3  # the kind of title that symbols are: « FOR RES »
Title = tuple[int, tuple[str, ...], str]  # which kind of title, its distinct terms, its words


class Scorer:
    """Scores the pages of a core with the impacts of an index."""

    def __init__(self, core: Core, lexicon: Lexicon, impacts: Mapping[str, dict[int, int]]) -> None:
        self.core, self.lexicon, self.impacts = core, lexicon, impacts
        kinds = [core.facets["kind"][k][0] for k in core.docs["kind"]]
        self.prior = [ranking.PRIOR.get(kind, 0) + ranking.LINKED * linked for kind, linked in zip(kinds, core.docs["linked"])]
        self.titled = [ranking.TITLE_KINDS.get(core.facets["kind"][k][0], 8) for k in core.docs["kind"]]
        self._titles: dict[int, list[Title]] = {}

    def titles(self, doc: int) -> list[Title]:
        """The label, alternate labels and English label of a page, and the symbols it reads, as terms."""
        if doc not in self._titles:
            docs, found = self.core.docs, []
            named = [(0, docs["label"][doc]), *((1, alt) for alt in docs["alt"][doc]), (2, docs["label_en"][doc]), (READS, docs["reads"][doc])]
            for part, text in named:
                stems, said = self.lexicon.core.english if part == 2 else self.lexicon.core.french, self.lexicon.title(text)
                terms = dict.fromkeys(stem for word in said if (stem := stems[self.lexicon.place[word]]))
                found.append((part, tuple(terms), " ".join(said)))
            self._titles[doc] = found
        return self._titles[doc]

    def names(self, doc: int) -> list[tuple[str, ...]]:
        """The titles that are names, each by its terms."""
        return [terms for part, terms, _ in self.titles(doc) if part != READS]

    def settle(self, total: dict[int, int]) -> dict[int, int]:
        """The same scores, with what the best pages lend to those of their chapters: a question is about one subject."""
        chapters, lent = self.core.docs["chapter"], {}
        for doc in sorted(total, key=lambda doc: (-total[doc], doc))[: ranking.LENDING]:
            lent[chapters[doc]] = lent.get(chapters[doc], 0) + total[doc]
        return {doc: score + lent.get(chapters[doc], 0) // ranking.LENT for doc, score in total.items()}

    def scores(self, plan: Plan) -> dict[int, int]:
        """Document → score, for every page that answers at all."""
        total: dict[int, int] = {}
        answered: dict[int, int] = {}
        for group in plan.groups:
            for doc, worth in self._worth(group).items():
                total[doc] = total.get(doc, 0) + worth
                answered[doc] = answered.get(doc, 0) + (not group.value)
        profile, titles = plan.profile, set().union(*(group.title.union(*group.phrases) for group in plan.groups))
        for doc in total:
            met = answered[doc]
            total[doc] += ranking.COORDINATION * met * met // (plan.asked * plan.asked) + self.prior[doc] + self._best_title(doc, plan, profile, titles)
        return total

    def _worth(self, group: Group) -> dict[int, int]:
        best: dict[int, int] = {}
        for terms, quarters in group.ways:
            first = self.impacts[terms[0]]
            others = [self.impacts[t] for t in terms[1:]]
            for doc, impact in first.items():
                if others:
                    if not all(doc in other for other in others):
                        continue
                    impact = (impact + sum(other[doc] for other in others)) // len(terms)
                worth = max(1, impact * quarters // 4)
                if worth > best.get(doc, 0):
                    best[doc] = worth
        return best

    def _best_title(self, doc: int, plan: Plan, profile: list[Group], titles: set[str]) -> int:
        """What the best of its titles adds; `titles` has the terms of which a title needs one."""
        best = 0
        for part, terms, text in self.titles(doc):
            if titles.isdisjoint(terms):
                continue
            covered, used = 0, set()
            groups, asked = (profile, len(profile)) if part == READS else (plan.groups, plan.asked)
            for group in groups:
                met = [t for t in terms if t in group.title]
                for phrase in group.phrases:
                    if all(t in terms for t in phrase):
                        met += phrase
                covered += bool(met) and not group.value
                used.update(met)
            verbatim = text == plan.verbatim or (part == READS and asked > 1)  # all the symbols of a profile: it is what is happening
            bonus = ranking.title_bonus(part, asked, covered, len(terms), len(used), verbatim)
            if bonus and part == 0 and len(used) == len(terms) and self._graded(doc, terms[-1], plan):
                bonus += ranking.GRADED
            best = max(best, bonus)
        return best * self.titled[doc] // 8

    def _graded(self, doc: int, term: str, plan: Plan) -> bool:
        """Whether a label has grades (« Énorme/X ») and the query says one after its last term."""
        graded = (group for group in plan.groups if group.word in plan.graded)
        return self.core.docs["label"][doc].endswith("/X") and any(term in group.title for group in graded)
