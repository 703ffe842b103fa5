"""What follows from what is said, closed once a question: its other readings and the worlds of a chain often close alike.

Kept while one question is answered, and no longer, unless somebody keeps it (mutation testing). What closes alike says the
same facts and, of the numbers that the rules of facts look at, the same ones, under the same readings of the disputes that
had a say.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .context import Context


LEFT = ("facts", "cancelled", "used", "trace", "disputes", "because")  # what closing the facts fills


class Closed(NamedTuple):
    """What closing the facts of a situation left, and the reading of each dispute it hung on."""

    readings: dict[str, str | None]
    left: dict[str, set | list | dict]


_known: ContextVar[dict[tuple, list[Closed]] | None] = ContextVar("known", default=None)


@contextmanager
def remembered() -> Iterator[None]:
    """While one question of a player is answered, with all that it asks in turn."""
    token = _known.set({}) if _known.get() is None else None
    try:
        yield
    finally:
        if token is not None:
            _known.reset(token)


@contextmanager
def kept(known: dict[tuple, list[Closed]]) -> Iterator[None]:
    """While questions are put to games whose rules of facts are the same: what one closes serves the next."""
    token = _known.set(known)
    try:
        yield
    finally:
        _known.reset(token)


def follow(context: Context) -> None:
    """Closes the facts of a situation, or takes over what one that the rules of facts cannot tell from it has left."""
    known = _alike(context)
    for one in known:
        if all(context.reading_of(context.reference.by_code[code]) == letter for code, letter in one.readings.items()):
            break
    else:
        context.close()
        one = Closed(dict(context.read), {name: getattr(context, name) for name in LEFT})
        known.append(one)
    vars(context).update({name: left.copy() for name, left in one.left.items()})  # a context adds to its own


def _alike(context: Context) -> list[Closed]:
    known, said, seen = _known.get(), context.situation, context.index.weighed
    if known is None:
        return []
    weighed = frozenset((c, value) for told in (said.numbers, said.choices) for c, value in told.items() if c in seen)
    key = context.index.game, frozenset(said.facts), frozenset(said.denied), frozenset(context.subjects), weighed
    return known.setdefault(key, [])
