"""What became of each thing a player said: it mattered, it changed nothing here, or the question cannot read it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..errors import ArbitreError
from .context import Context
from .heeding import Heeded
from .verdict import Contradiction, Verdict

Judge = Callable[[dict[str, object], "Verdict | None"], Verdict]


def contradicted(context: Context) -> tuple[Contradiction, ...]:
    """What whoever asks says is false, and a rule implies or a line states: taken as said, and told."""
    said, against = context.situation, {**context.contradicted, **context.situation.overruled}
    sources = ((name, context.reference[against[curie]]) for name, curie in said.names.items() if curie in against)
    return tuple(Contradiction(name, node.code, node.label) for name, node in sources)


def accounted(
    verdict: Verdict, said: dict[str, object], unread: dict[str, tuple[str, ...]], judge: Judge, heeded: Heeded,
) -> Verdict:
    """The verdict with what it did not use: `unread` as given, and what changes nothing when it is left out.

    Two things that each suffice (a wall and a fence, for one die more) change nothing when either is left out alone: neither is idle.
    `judge` answers the same question for another situation, short of its disputes where it differs without them from a verdict given. What
    was said in vain and would matter of somebody else, or with a fact that nobody said, is told by the name that `heeded` gives, once tried.
    """
    stated = {name: value for name, value in said.items() if name not in unread}
    idle = _alone_or_together(verdict, stated, tuple(name for name in stated if _idle(verdict, _without(stated, name), judge)), judge)

    def instead(name: str, other: str) -> bool:
        return bool(other) and other not in stated and not _idle(verdict, {**_without(stated, name), other: said[name]}, judge, unsaid=True)

    rather = {name: other for name in (*idle, *unread) if instead(name, other := heeded.instead(name))}
    for name in (name for name in idle if name not in rather):
        waits = (fact for fact in heeded.waited_for(name) if fact not in stated and _counts(verdict, {**stated, fact: True}, name, judge, heeded.of_a_skill(name)))
        rather |= {name: fact for fact in [next(waits, "")] if fact}
    rather |= {name: other for name in idle if name not in rather and instead(name, other := heeded.of_another(name))}
    return replace(verdict, idle=idle, unread=unread, rather=rather)


def _counts(verdict: Verdict, stated: dict[str, object], name: str, judge: Judge, implied: bool = False) -> bool:
    """Whether a situation that can be judged is judged otherwise than in the verdict, and otherwise without one of the things it says.

    `implied`: the rest may say that thing too, as « il déclare sa Furie » says that he has it; then the first will do."""
    there = _judged(stated, judge)
    return there not in (None, _told(verdict)) and (implied or there != _judged(_without(stated, name), judge))


def _alone_or_together(
    verdict: Verdict, stated: dict[str, object], dispensable: tuple[str, ...], judge: Judge,
) -> tuple[str, ...]:
    """Of what may be left out one at a time, what changes nothing where the others of them are left out, and may be left out all together."""
    rest = _without(stated, *dispensable)
    if len(dispensable) < 2 or _idle(verdict, rest, judge):
        return dispensable
    least, idle = _judged(rest, judge), []
    for name in (name for name in dispensable if _judged({**rest, name: stated[name]}, judge) == least):
        if _idle(verdict, _without(stated, *idle, name), judge):  # not so where two of three suffice
            idle.append(name)
    return tuple(idle)


def _without(stated: dict[str, object], *names: str) -> dict[str, object]:
    return {k: v for k, v in stated.items() if k not in names}


def _idle(verdict: Verdict, otherwise: dict[str, object], judge: Judge, unsaid: bool = False) -> bool:
    """Whether another situation is judged alike; `unsaid` when it cannot be judged: what is left out was asked for then, and mattered."""
    other = _judged(otherwise, judge, verdict)
    return unsaid if other is None else other == _told(verdict)


def _judged(situation: dict[str, object], judge: Judge, other: Verdict | None = None) -> tuple | None:
    """What a situation is judged to be; None when it cannot be. Of what differs from `other` no more is told than that."""
    try:
        return _told(judge(situation, other))
    except ArbitreError:
        return None


def _told(verdict: Verdict) -> tuple:
    return verdict.text, verdict.outcome, verdict.total, verdict.odds
