"""Pages written by hand: Markdown alone, files of their own folder, links that lead somewhere."""

from __future__ import annotations

from collections.abc import Iterator

from ..pages import judge
from .corpus import Corpus
from .problem import Problem

FILES = (".md",)


def check(corpus: Corpus) -> Iterator[Problem]:
    """Every hand-written page."""
    games = {corpus.slug(game).partition("/")[0] for game in corpus.nodes("Game")}
    for fault in judge(corpus.root, games):
        yield Problem(fault.file, fault.line, "", fault.message, fault.remedy)
