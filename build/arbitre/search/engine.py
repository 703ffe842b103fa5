"""Answering a query from an index."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from arbitre.search.analysis import fold
from arbitre.search.core import FACETS
from arbitre.search.excerpt import excerpt
from arbitre.search.index import Index, open_index
from arbitre.search.lexicon import Lexicon
from arbitre.search.model import Hit, Result
from arbitre.search.query import Plan, Planner, clean
from arbitre.search.ranking import CUT, PLAYED, Impacts
from arbitre.search.scoring import Scorer


class Engine:
    """Everything ready to answer: the words, the plan maker and the scorer of one open index."""

    def __init__(self, index: Index) -> None:
        self.index, self.core = index, index.core
        self.lexicon = Lexicon(index.core)
        self.planner = Planner(index.core, self.lexicon)
        self.impacts = Impacts(index.reader)
        self.scorer = Scorer(index.core, self.lexicon, self.impacts)

    def search(self, query: str, filters: dict[str, str | None], limit: int, played: str | None = None) -> Result:
        """The best pages for a query, and how many there are by facet; `played` is the game one is playing, if known."""
        query = clean(query)
        plan = self.planner.plan(query)
        ranked = sorted(self._played(self.scorer.scores(plan), played).items(), key=lambda s: (-s[1], s[0]))
        wanted = {f: self._choice(f, value) for f, value in filters.items() if value}
        kept = self._passing(ranked, wanted)
        hits = tuple(self._hit(doc, score, plan) for doc, score in kept[: max(0, limit)])
        return Result(query, plan.suggestion, hits, self._facets(ranked, wanted))

    def _passing(self, ranked: list[tuple[int, int]], wanted: dict[str, set[int]]) -> list[tuple[int, int]]:
        """The answers among the pages that the filters let through: a page of another game never makes one seem too far behind."""
        columns = self.core.docs
        kept = [(d, s) for d, s in ranked if all(columns[f][d] in w for f, w in wanted.items())]
        return [found for found in kept if found[1] * CUT >= kept[0][1]]

    def _played(self, scores: dict[int, int], game: str | None) -> dict[int, int]:
        """The pages of the game one is playing come first when others answer as well."""
        if not game:
            return scores
        own, (times, parts) = self._choice("game", game), PLAYED
        return {doc: score * times // parts if self.core.docs["game"][doc] in own else score for doc, score in scores.items()}

    def _choice(self, facet: str, value: str) -> set[int]:
        """The facet's values a reader may mean: its key, the key without prefix, or its label."""
        said = fold(str(value)).strip()
        values = self.core.facets[facet]
        return {i for i, (k, label) in enumerate(values) if said in (fold(k), fold(k.partition(":")[2]), fold(label))}

    def _facets(self, ranked: list[tuple[int, int]], wanted: dict[str, set[int]]) -> dict[str, dict[str, int]]:
        """Counts by value; each facet counts what the *other* facets let through, so that one can change one's mind."""
        counted = {}
        for facet in FACETS:
            counts: dict[int, int] = {}
            for doc, _ in self._passing(ranked, {f: w for f, w in wanted.items() if f != facet}):
                value = self.core.docs[facet][doc]
                counts[value] = counts.get(value, 0) + 1
            keys = self.core.facets[facet]
            order = sorted(counts, key=lambda v: (-counts[v], v))
            counted[facet] = {keys[v][0]: counts[v] for v in order if keys[v][0]}
        return counted

    def _hit(self, doc: int, score: int, plan: Plan) -> Hit:
        docs, facets = self.core.docs, self.core.facets
        text, marks = excerpt(self.index.passage(doc), plan, self.lexicon)
        values = {f: facets[f][docs[f][doc]][0] for f in FACETS}
        plain = {k: docs[k][doc] for k in ("id", "label", "url", "code", "slug")}
        return Hit(score=score, excerpt=text, marks=marks, **plain, **values)


@lru_cache(maxsize=4)
def _engine(index: Index) -> Engine:
    return Engine(index)


def engine(index_dir: Path) -> Engine:
    """The engine of an index, kept ready as long as the index does not change."""
    return _engine(open_index(index_dir))


def search(
    index_dir: Path,
    query: str,
    game: str | None = None,
    kind: str | None = None,
    chapter: str | None = None,
    limit: int = 10,
    played: str | None = None,
) -> Result:
    """Search the reference. `query` is words, never syntax: nothing in it can raise or take long.

    `game`, `kind` and `chapter` keep the pages of one value each, given by key ("wm:melee", "melee") or by label.
    `played`, a game too, keeps every page but favours its own.
    """
    return engine(index_dir).search(str(query), {"game": game, "kind": kind, "chapter": chapter}, limit, played)
