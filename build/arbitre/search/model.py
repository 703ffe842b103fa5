"""What the search room hands out."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field


@dataclass(frozen=True)
class Hit:
    """One page found: `marks` are the (start, end) places to highlight in `excerpt`."""

    id: str
    label: str
    kind: str
    game: str
    url: str
    score: int
    excerpt: str
    code: str = ""
    chapter: str = ""
    slug: str = ""
    marks: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Result:
    """The answer to a query; `suggestion` is the query as it was understood, when a word had to be corrected.

    `facets` counts the pages found by game, kind and chapter: {"kind": {"Rule": 3}}, the most numerous first.
    """

    query: str
    suggestion: str | None = None
    results: tuple[Hit, ...] = ()
    facets: dict[str, dict[str, int]] = field(default_factory=dict)

    def as_dict(self) -> dict:
        """Plain values, ready for JSON."""
        return asdict(self)
