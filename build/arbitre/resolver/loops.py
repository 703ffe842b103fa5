"""Numbers that rest on themselves: a chain of rules that comes back to where it began is told, never followed for ever."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING

from ..errors import SituationError
from ..graph import tested

if TYPE_CHECKING:
    from .context import Context

_working: ContextVar[tuple[tuple[int, str], ...]] = ContextVar("working", default=())


class Loop(SituationError):
    """A number that rests on itself in this situation."""


@contextmanager
def working_out(context: Context, curie: str) -> Iterator[None]:
    """Works out one number of a question, perhaps by way of others. Raises Loop, naming them, when it rests on itself."""
    under_way, here = _working.get(), (id(context), curie)
    if here in under_way:
        ring = [c for _, c in under_way[under_way.index(here):]]
        steps = [_named(context, one, other) for one, other in zip(ring, [*ring[1:], curie])]
        raise Loop(f"{context.asked.name} : un nombre dépend de lui-même : {' > '.join([*steps, context.code(curie)])} → ôtez l'une de ces dépendances")
    token = _working.set((*under_way, here))
    try:
        yield
    finally:
        _working.reset(token)


def _named(context: Context, curie: str, following: str) -> str:
    """A number, with the rules that make it rest on the next one: « WM-120 (par WM-130) »."""
    effects = (e for place in context.reference.broaders(curie) for e in context.index.on(place))
    rules = dict.fromkeys(context.code(e.rule) for e in effects if following == e.value or following in tested(e))
    rules.pop(context.code(curie), None)
    return context.code(curie) + (f" (par {', '.join(rules)})" if rules else "")
