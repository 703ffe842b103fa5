"""How much one question may cost: counted in work done, never in seconds, so that an answer does not hang on the machine.

Whoever works spends first: the question that asks for too much fails at once, before the memory is taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from ..errors import SituationError
from ..graph import Node

WORK = 250_000  # about a second; the longest question of the games' own examples spends a hundredth of it
NESTED = 16  # a question asks others: a whole attack its rolls, a roll its table, a table's cell a quantity
ASKED, JUDGED = 200, 10  # what one more question costs, and one more result of the dice


class Spent:
    """What the question being judged has cost so far, and the questions open in it, the player's own first."""

    def __init__(self, stated: dict[str, object]) -> None:
        self.stated, self.work, self.open = stated, 0, []


_running: ContextVar[Spent | None] = ContextVar("running", default=None)


class Purse:
    """What questions asked one after another may cost: `each` at most, and all of them what is `left`."""

    def __init__(self, each: int, in_all: int) -> None:
        self.each, self.left = each, in_all


_purse: ContextVar[Purse | None] = ContextVar("purse", default=None)


@contextmanager
def within(each: int, in_all: int) -> Iterator[Purse]:
    """The questions asked inside may cost `each` at most, and `in_all` together: for whoever asks many times over.

    One that would cost more fails with SituationError, and what it cost is taken off all the same.
    """
    purse = Purse(each, in_all)
    token = _purse.set(purse)
    try:
        yield purse
    finally:
        _purse.reset(token)


@contextmanager
def question(node: Node, stated: dict[str, object]) -> Iterator[Spent]:
    """One question, or one asked on the way by another. Raises SituationError when they ask one another without end."""
    outer = _running.get()
    spent = Spent(stated) if outer is None else outer
    purse = _purse.get()
    if len(spent.open) >= NESTED:
        names = " → ".join(dict.fromkeys((*(n.code or n.id for n in spent.open), node.code or node.id)))
        raise SituationError(f"{spent.open[0].name} : des questions se posent l'une l'autre sans fin : {names} → relisez leurs règles")
    token = _running.set(spent)
    spent.open.append(node)
    try:
        spend(ASKED)
        yield spent
    finally:
        spent.open.pop()
        _running.reset(token)
        if purse is not None and outer is None:
            purse.left -= spent.work


def spend(work: int) -> None:
    """Takes work off the question being judged. Raises SituationError, naming what makes it too large, when none is left."""
    spent = _running.get()
    if spent is None:
        return
    spent.work += work
    purse = _purse.get()
    if spent.work > (min(WORK, purse.each, purse.left) if purse else WORK):
        raise SituationError(f"{spent.open[0].name} : trop de cas à compter{_heavy(spent.stated)}")


def so_far() -> int:
    """What the question being judged has cost so far: nothing when none is."""
    spent = _running.get()
    return spent.work if spent else 0


def _heavy(stated: dict[str, object]) -> str:
    """« ; ce qui l'alourdit : tirs (200), … → réduisez-le », the largest numbers and lists of the question."""
    sizes = {name: (len(value) if isinstance(value, (list, tuple, dict)) else value) for name, value in stated.items()
             if isinstance(value, (int, float, list, tuple, dict)) and not isinstance(value, bool)}
    most = sorted((name for name in sizes if sizes[name] > 1), key=lambda name: -sizes[name])[:3]
    return f" ; ce qui pèse : {', '.join(f'{name} ({sizes[name]})' for name in most)} → réduisez-le" if most else " → posez-la en plusieurs fois"
