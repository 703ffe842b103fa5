"""Answering a query from an index.

Everything here has its twin in `assets/search-games.js`: change both.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from pathlib import Path

from arbitre.search.analysis import fold
from arbitre.search.asking import Asker
from arbitre.search.core import FACETS
from arbitre.search.excerpt import excerpt
from arbitre.search.games import Named, named, names_of
from arbitre.search.index import Index, Part, open_index
from arbitre.search.lexicon import Lexicon
from arbitre.search.model import Hit, Result
from arbitre.search.query import Plan, Planner, clean
from arbitre.search.ranking import CUT, NAMED, PLAYED, Impacts
from arbitre.search.scoring import Scorer

Found = tuple[int, int, int]  # score, rank of the part, document in it


class Game:
    """Everything ready to answer in one part of an index: the words, the plan maker and the scorer."""

    def __init__(self, part: Part) -> None:
        self.part, self.core = part, part.core
        self.lexicon = Lexicon(part.core)
        self.impacts = Impacts(part.counted, part.lengths, part.count)
        self.scorer = Scorer(part.core, self.lexicon, self.impacts)
        self.planner = Planner(part.core, self.lexicon, frozenset(part.asked.words).__contains__)

    @cached_property
    def asker(self) -> Asker:
        """What the questions of the game lead to: long to read, and of no use to a search of other games."""
        return Asker(self.part.core, self.part.asked, self.lexicon, self.scorer, self.impacts)

    def scores(self, query: str, plan: Plan) -> dict[int, int]:
        """Document → score: by its words, and by the questions that lead to it."""
        total = self.scorer.scores(plan)
        for doc, score in self.asker.scores(query).items():
            total[doc] = total.get(doc, self.scorer.prior[doc]) + score
        total = self.scorer.settle(total)
        for doc, bonus in plan.codes.items():
            total[doc] = total.get(doc, 0) + bonus
        return total

    def facet(self, name: str, doc: int) -> tuple[str, str]:
        """A document's value of a facet: its key and its label."""
        key, label = self.core.facets[name][self.core.docs[name][doc]]
        return key, label


class Engine:
    """The games of one open index, each with its own words; what they answer is put together here."""

    def __init__(self, index: Index) -> None:
        self.index = index
        self.games = [Game(part) for part in index.parts]
        self.names = [names_of(game.core) for game in self.games]

    def search(self, query: str, filters: dict[str, str | None], limit: int, played: str | None = None, counts: bool = True) -> Result:
        """The best pages for a query, and, where `counts`, how many there are by facet; `played` is the game one is playing, if known and if the query
        names none."""
        query = clean(query)
        asked = self._named(query)
        known = set().union(*(game.planner.known(asked.rest) for game in self.games))
        plans = [game.planner.plan(asked.rest, known) for game in self.games]
        heard = known.union(*(plan.corrected for plan in plans))
        for plan in plans:
            plan.elsewhere = sum(word in heard for word in plan.lost)
        wanted = {facet: meant(value) for facet, value in filters.items() if value}  # once: it may be a megabyte
        ranked: list[Found] = []
        for rank, (game, plan) in enumerate(zip(self.games, plans)):
            if not counts and not all(self._choice(game, facet, value) for facet, value in wanted.items()):
                continue  # none of its pages passes
            favoured = asked.games or ({rank} if played and self._means(game.part.game, meant(played)) else ())
            times, parts = (NAMED if asked.games else PLAYED) if rank in favoured else (1, 1)
            ranked += [(score * times // parts, rank, doc) for doc, score in game.scores(asked.rest, plan).items()]
        ranked.sort(key=lambda found: (-found[0], *found[1:]))
        kept = self._passing(ranked, wanted)
        hits = tuple(self._hit(found, plans[found[1]]) for found in kept[: max(0, limit)])
        suggestions = [plans[kept[0][1]].suggestion] if kept else [plan.suggestion for plan in plans]
        suggestion = next((" ".join(filter(None, (said, asked.names))) for said in suggestions if said), None)
        return Result(query, suggestion, hits, self._facets(ranked, wanted) if counts else {})

    def _named(self, query: str) -> Named:
        """The query without the names of games, and the games it names; « WM 118 » names a page."""
        asked = named(query, self.names)
        return Named(query, "") if asked.games and any(game.planner.plan(query).codes for game in self.games) else asked

    def _passing(self, ranked: list[Found], wanted: dict[str, str]) -> list[Found]:
        """The answers among the pages that the filters let through: a page of another game never makes one seem too far behind."""
        chosen = [{f: self._choice(game, f, value) for f, value in wanted.items()} for game in self.games]
        kept = [r for r in ranked if all(self.games[r[1]].core.docs[f][r[2]] in values for f, values in chosen[r[1]].items())]
        return [found for found in kept if found[0] * CUT >= kept[0][0]]

    def _choice(self, game: Game, facet: str, value: str) -> set[int]:
        """The facet's values a reader may mean: its key, the key without prefix, or its label."""
        return {i for i, said in enumerate(game.core.facets[facet]) if any(self._means(one, value) for one in said)}

    @staticmethod
    def _means(name: str, value: str) -> bool:
        """Whether a folded value is a name, or the name without its prefix."""
        return value in (fold(name), fold(name.partition(":")[2]))

    def _facets(self, ranked: list[Found], wanted: dict[str, str]) -> dict[str, dict[str, int]]:
        """Counts by value; each facet counts what the *other* facets let through, so that one can change one's mind."""
        counted = {}
        for facet in FACETS:
            counts: dict[str, int] = {}
            for _, rank, doc in self._passing(ranked, {f: value for f, value in wanted.items() if f != facet}):
                key = self.games[rank].facet(facet, doc)[0]
                counts[key] = counts.get(key, 0) + 1
            counted[facet] = {key: counts[key] for key in sorted(counts, key=lambda k: (-counts[k], k)) if key}
        return counted

    def _hit(self, found: Found, plan: Plan) -> Hit:
        score, rank, doc = found
        game = self.games[rank]
        text, marks = excerpt(game.part.passage(doc), plan, game.lexicon, game.core.docs["label"][doc])
        values = {f: game.facet(f, doc)[0] for f in FACETS}
        plain = {k: game.core.docs[k][doc] for k in ("id", "label", "url", "code", "slug")}
        return Hit(score=score, excerpt=text, marks=marks, **plain, **values)


def meant(value: object) -> str:
    """The value of a facet as it is compared."""
    return fold(str(value)).strip()


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
    counts: bool = True,
) -> Result:
    """Search the reference. `query` is words, never syntax: nothing in it can raise or take long.

    `game`, `kind` and `chapter` keep the pages of one value each, given by key ("wm:melee", "melee") or by label.
    `played`, a game too, keeps every page but favours its own. Without `counts`, pages are not counted by facet, and games that none of the values
    lets through are not read.
    """
    return engine(index_dir).search(str(query), {"game": game, "kind": kind, "chapter": chapter}, limit, played, counts)
