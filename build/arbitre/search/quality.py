"""How good the search is: the mean reciprocal rank of the right page over real queries."""

from __future__ import annotations

import csv
import tempfile
from collections.abc import Iterable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

from arbitre.search.engine import engine
from arbitre.search.index import build_index

DEPTH = 10


class Query(NamedTuple):
    """A query as someone typed it, the page it should find (« a|b »: either is right), and what makes it hard."""

    query: str
    id: str
    note: str = ""
    played: str | None = None  # the game being played, for words that several games have

    @property
    def right(self) -> list[str]:
        """The pages that answer."""
        return self.id.split("|")

    def rank(self, found: Sequence[str]) -> int:
        """Where the first right page stands among those found, from 1; 0 when none is there."""
        return next((rank for rank, page in enumerate(found, 1) if page in self.right), 0)


def read_queries(path: Path) -> list[Query]:
    """The queries of a tab-separated file with the columns query, id, note, and played where it matters."""
    with open(path, encoding="utf-8", newline="") as lines:
        rows = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [Query(row["query"], row["id"], row.get("note") or "", row.get("played") or None) for row in rows if row.get("query")]


def reached(path: Path) -> list[tuple[str, float, Fraction, str]]:
    """What each suite is held to: (its file without `.tsv`, least mean reciprocal rank, least share among the first three, how its queries are worded)."""
    with open(path, encoding="utf-8", newline="") as lines:
        rows = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [(row["suite"], float(row["mrr"]), Fraction(row["three"]), row["said"]) for row in rows]


def ranks(queries: Iterable[Query], records: list[dict]) -> list[tuple[Query, int]]:
    """Each query with the rank of its page among the first ten, 0 when it is not there."""
    with tempfile.TemporaryDirectory() as folder:
        ready = engine(build_index(records, Path(folder)))
        return [(q, q.rank([hit.id for hit in ready.search(q.query, {}, DEPTH, q.played).results])) for q in queries]


def mrr(queries: Iterable[Query], records: list[dict]) -> float:
    """The mean reciprocal rank: 1 when every query finds its page first."""
    return _mean(ranks(queries, records))


def _mean(found: Sequence[tuple[Query, int]]) -> float:
    return sum(1 / rank for _, rank in found if rank) / len(found) if found else 0.0


def quality(records: list[dict], queries_path: Path) -> dict:
    """What a suite finds: {"mrr", "queries", "first", "three", "missed": [{"query", "id", "rank"}]}; `three` counts the pages among the first three."""
    return _figures(ranks(read_queries(queries_path), records))


def _figures(found: Sequence[tuple[Query, int]]) -> dict:
    return {
        "mrr": round(_mean(found), 4),
        "queries": len(found),
        "first": sum(rank == 1 for _, rank in found),
        "three": sum(0 < rank <= 3 for _, rank in found),
        "missed": [{"query": q.query, "id": q.right[0], "rank": rank} for q, rank in found if rank != 1],
    }
