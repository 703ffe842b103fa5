"""Chains: questions that follow one another, walked with given dice or worked out exactly.

A chain is data: its stages ask the game's own questions, whose rules decide. Nothing here knows a game, and no figure stands
here. `chains_walk` goes from stage to stage, `chains_asking` puts the questions, `chains_telling` says what came of it.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from ..errors import SituationError
from ..graph import DICE, declared
from . import answers, chains_again, given
from .chains_asking import Refused
from .chains_memory import Memory
from .chains_telling import told
from .chains_walk import Walk
from .context import Context
from .index import Index
from .verdict import Verdict


def resolve(context: Context, des: object = None, **own: object) -> Verdict:
    """The verdict of a chain. `des`: one list of dice a roll (or its one die), in the order they are asked; none for the exact chances.
    `own`: the arguments the chain takes for itself, which its stages hand on; a chain whose dice have names takes no `des`.

    Raises SituationError for dice that are missing, left over or impossible, and for a number that nobody stated.
    """
    handed = given.read(context.reference, context.asked, own)
    named = [argument.name for argument in declared(context.asked) if argument.kind in DICE]
    if des is not None and named:
        raise SituationError(f"{context.asked.name} : ses dés ont chacun leur nom → retirez des, donnez {', '.join(named)}")
    if des is not None and not isinstance(des, (list, tuple)):
        raise SituationError(f"{context.asked.name} : des attend une liste par jet, dans l'ordre, par exemple des=[[3, 4], [5, 2]]")
    walk = chains_again.found(context) if des is None and not handed else None
    if walk is None:
        walk = Walk(context, [] if any(name in handed for name in named) else des, handed=handed)
        try:
            walk.whole()
        except Refused as refused:  # the first question of all is not to be asked
            return answers.put_off(context, refused.verdict)
    walk.tell()
    walk.asking.spent()
    verdict = told(walk, walk.worlds)
    chains_again.keep(context, walk)
    return verdict


@contextmanager
def remembered(index: Index, keeps: bool) -> Iterator[Memory]:
    """The walk of a question that its other readings are compared with, let go of when all are answered, unless it `keeps` for the next question.

    Nothing is swept meanwhile: what a walk makes stands until it ends, and the sweeper would go over the whole game for nothing.
    """
    memory, swept = Memory(keeps), gc.isenabled()
    gc.disable()
    try:
        yield memory
    except BaseException:
        memory.key = None
        raise
    finally:
        chains_again.over(index, memory)
        if swept:
            gc.enable()
