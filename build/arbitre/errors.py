"""The errors a user may see: each says what is wrong and the way out, never a traceback."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class ArbitreError(Exception):
    """Base of every error that is the input's fault."""


class GraphError(ArbitreError):
    """The graph cannot be read: syntax, or something every room relies on is missing."""


class SituationError(ArbitreError):
    """The situation handed to the resolver cannot be judged: unknown fact, missing number, impossible dice.

    Of what the question asks for and nobody said, `missing` is its name and how a reader calls it; of a name that the game has not, `unknown` is that name and
    the way out told of it.
    """

    def __init__(self, message: str, missing: tuple[str, str] | None = None, unknown: tuple[str, str] | None = None) -> None:
        super().__init__(message)
        self.missing, self.unknown = missing, unknown


class ExpressionError(ArbitreError):
    """A question is not a plain call of the resolver with literal arguments."""


class UnknownError(ArbitreError):
    """A name, code or address that nothing answers to."""


def nearest(name: str, known: Iterable[str], separator: str = " ; ") -> str:
    """The way out for an unknown name: « vouliez-vous dire … ? », or an empty string when nothing is near."""
    close = difflib.get_close_matches(name, list(known), n=1, cutoff=0.6)
    return f"{separator}vouliez-vous dire {close[0]} ?" if close else ""
