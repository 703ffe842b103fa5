"""A chain asked again for another number of times: one more attack, and all that its stage brings is known.

The walks of the last questions are kept, those of the other readings of their disputes with them. One serves a question that says
the same but for how often the one stage is asked, as long as the question hears in it all that it would hear anew, and nothing else.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from ..graph import is_name
from . import budget
from .chains_memory import Memory, reads_all
from .noting import wanted
from .reading import staged

if TYPE_CHECKING:
    from .chains_walk import Walk
    from .context import Context
    from .index import Index

KEPT = 8000  # worlds whose ways are kept in a game; ten shots at a vehicle, under all readings, are 4000


class Steps:
    """How a walk went, each time its stage was asked: what it had cost so far, and when it last heard of something."""

    def __init__(self, begun: int) -> None:
        self.begun, self.costs, self.heard, self.mark = begun, list[int](), 0, None

    def taken(self, step: int, mark: Hashable) -> None:
        """One more step. Whoever goes it again spends what it cost at first, so that what is too much to ask never hangs on what was asked before."""
        if mark != self.mark:
            self.mark, self.heard = mark, step + 1
        cost = budget.so_far() - self.begun
        if step < len(self.costs):
            budget.spend(max(0, self.costs[step] - cost))
        else:
            self.costs.append(cost)


def found(context: Context) -> Walk | None:
    """The walk kept that serves a question once more, gone through for it."""
    memory, key = context.memory, _key(context)
    if key is None:
        return None
    walk = (memory[0].others if memory else context.index.walks).pop(key, None)
    if walk is None:
        return None
    if not walk.once_more(context, _times(context)):
        walk.let_go()
        return None
    if not memory:
        memory.append(walk)
    return walk


def keep(context: Context, walk: Walk) -> None:
    """Keeps a walk for a question that may come after, or lets go of it once this one is answered."""
    memory, key = context.memory, _key(context)
    lasts = key is not None and walk.lasts(_times(context))
    if walk in memory:
        memory.key = key if lasts else None
    elif lasts:
        memory[0].others[key] = walk
    else:
        walk.let_go()


def over(index: Index, memory: Memory) -> None:
    """A question is answered under all its readings: its walks stay with the game, as far as there is room for them, or go."""
    for walk in memory:
        if memory.key is None:
            walk.let_go()
        else:
            index.walks[memory.key] = walk  # the last used stand last
            while sum(kept.size() for kept in index.walks.values()) > KEPT:
                index.walks.pop(next(iter(index.walks))).let_go()


def forget(index: Index) -> None:
    """Lets go of all that chains have left with a game."""
    index.answers.clear()
    while index.walks:
        index.walks.popitem()[1].let_go()


def _key(context: Context) -> Hashable | None:
    """What is said, but for how often; nothing where that is read elsewhere, or somebody notes what is looked at."""
    if not context.memory.keeps or wanted(context.index) or (times := _times(context)) is None:
        return None
    said = context.situation
    numbers = frozenset(item for item in said.numbers.items() if item[0] != times)
    return context.asked.id, frozenset(said.facts), frozenset(said.denied), numbers, frozenset(said.choices.items()), frozenset(context.chosen.items())


def _times(context: Context) -> str | None:
    """The number that tells how often the one stage of a chain is asked, where it is said and nothing else reads it."""
    chain, counting = context.asked, context.index.counting
    if chain.id not in counting:
        counting[chain.id] = _counting(context)
    return counting[chain.id] if counting[chain.id] in context.situation.numbers else None


def _counting(context: Context) -> str | None:
    chain, functions, reference = context.asked, context.functions, context.reference
    stage, *more = chain.data["stages"]
    times = stage.times
    if more or chain.data.get("stops") or stage.shares is not None or not is_name(times) or times in context.index.weighed:
        return None
    names = [*chain.data["tells"], *chain.data.get("mentions", ()), *(n for n in staged(stage) if n not in (times, *stage.questions))]
    read = {times for name in map(str, names) if name == times or times in functions.reads(name)}
    read |= {times for name in stage.questions if times in functions.reads(name, stage.casts)}
    put = {name for asked in stage.questions for name in functions.closure(asked)}
    return None if read or any(reads_all(reference[name]) for name in put) else times
