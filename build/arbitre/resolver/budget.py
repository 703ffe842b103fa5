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
_allowed: ContextVar[int | None] = ContextVar("allowed", default=None)


@contextmanager
def within(work: int) -> Iterator[None]:
    """The questions asked inside may cost `work` at most: for whoever asks the same one many times over."""
    token = _allowed.set(work)
    try:
        yield
    finally:
        _allowed.reset(token)


@contextmanager
def question(node: Node, stated: dict[str, object]) -> Iterator[Spent]:
    """One question, or one asked on the way by another. Raises SituationError when they ask one another without end."""
    outer = _running.get()
    spent = Spent(stated) if outer is None else outer
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


def spend(work: int) -> None:
    """Takes work off the question being judged. Raises SituationError, naming what makes it too large, when none is left."""
    spent = _running.get()
    if spent is None:
        return
    spent.work += work
    if spent.work > min(_allowed.get() or WORK, WORK):
        raise SituationError(f"{spent.open[0].name} : trop de cas à compter{_heavy(spent.stated)}")


def _heavy(stated: dict[str, object]) -> str:
    """« ; ce qui l'alourdit : tirs (200), … → réduisez-le », the largest numbers and lists of the question."""
    sizes = {name: (len(value) if isinstance(value, (list, tuple, dict)) else value) for name, value in stated.items()
             if isinstance(value, (int, float, list, tuple, dict)) and not isinstance(value, bool)}
    most = sorted((name for name in sizes if sizes[name] > 1), key=lambda name: -sizes[name])[:3]
    return f" ; ce qui pèse : {', '.join(f'{name} ({sizes[name]})' for name in most)} → réduisez-le" if most else " → posez-la en plusieurs fois"
