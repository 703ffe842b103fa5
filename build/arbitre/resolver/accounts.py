"""What became of each thing a player said: it mattered, it changed nothing here, or the question cannot read it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..errors import ArbitreError
from .context import Context
from .verdict import Contradiction, Verdict


def contradicted(context: Context) -> tuple[Contradiction, ...]:
    """What whoever asks says is false, and a rule implies or a line states: taken as said, and told."""
    said, against = context.situation, {**context.contradicted, **context.situation.overruled}
    sources = ((name, context.reference[against[curie]]) for name, curie in said.names.items() if curie in against)
    return tuple(Contradiction(name, node.code, node.label) for name, node in sources)


def accounted(
    verdict: Verdict, stated: dict[str, object], unread: dict[str, tuple[str, ...]], judge: Callable[[dict[str, object]], Verdict],
) -> Verdict:
    """The verdict with what it did not use: `unread` as given, and what changes nothing when it is left out.

    `judge` answers the same question for another situation.
    """
    idle = tuple(name for name in stated if name not in unread and _idle(verdict, {k: v for k, v in stated.items() if k != name}, judge))
    return replace(verdict, idle=idle, unread=unread)


def _idle(verdict: Verdict, without: dict[str, object], judge: Callable[[dict[str, object]], Verdict]) -> bool:
    try:
        other = judge(without)
    except ArbitreError:  # it was asked for: it mattered
        return False
    return (other.text, other.outcome, other.total, other.odds) == (verdict.text, verdict.outcome, verdict.total, verdict.odds)
