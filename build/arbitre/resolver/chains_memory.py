"""What the questions of chains answered, kept for the next chain: one more attack, or another armour, asks most of them again as they stood.

An answer serves again only where nothing that the question may read was said otherwise, under the same readings of the disputes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import nullcontext
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from ..graph import Node
from . import budget
from .noting import Noted, hear, noting, wanted
from .situation import Situation
from .verdict import TraceLine

if TYPE_CHECKING:
    from .context import Context

KEPT = 2000  # answers of a game; a chain puts a few hundred questions


@dataclass(frozen=True)
class Result:
    """One result of a question: whether it succeeds, its word, the number it comes to, the states it brings; of an unknown cell, the least it may be."""

    success: bool | None
    word: str
    amount: Fraction | None = None
    brought: frozenset[str] = frozenset()
    least: str | None = None


class Answer(NamedTuple):
    """What a question answered: its words, its results with their chances, the rules and the disputes it met."""

    text: str
    results: list[tuple[Result, Fraction]]
    trace: tuple[TraceLine, ...]
    disputes: tuple[str, ...]


class Kept(NamedTuple):
    """An answer, the work it took, and what it looked at if that was noted.

    Whoever asks again spends the work too, so that what is too much to ask never hangs on what was asked before, and hears what was looked at.
    """

    answer: Answer
    work: int
    noted: Noted | None


class Question(NamedTuple):
    """A question that a chain puts: in which situation, and how its context is made when nothing is known of it."""

    asker: Context
    curie: str
    situation: Situation
    context: Callable[[], Context]


class Memory(list):
    """The walks that judging one question under several readings has left, the first one first."""

    def __init__(self, keeps: bool = False) -> None:
        """`keeps`: whether they are kept for the next question, by the `key` of what this one says."""
        super().__init__()
        self.keeps, self.key = keeps, None


def answer(question: Question, manner: Hashable, answered: Callable[[Context], Answer]) -> Answer:
    """The answer kept of a question put in this manner, or the one worked out now. An error is not kept: it is raised anew."""
    index = question.asker.index
    key = (manner, question.curie, *_read(question), frozenset(question.asker.chosen.items()))
    found = index.answers.pop(key, None)
    if found and (found.noted is not None or not wanted(index)):
        budget.spend(found.work)
        hear(index, found.noted or Noted())
    else:
        before = budget.so_far()
        with noting(index) if wanted(index) else nullcontext() as noted:
            worked_out = answered(question.context())
        found = Kept(worked_out, budget.so_far() - before, noted)
    index.answers[key] = found  # the last used stand last
    if len(index.answers) > KEPT:
        del index.answers[next(iter(index.answers))]
    return found.answer


def _read(question: Question) -> tuple[frozenset, ...]:
    """What is said of all that a question may read, and of all that what follows from it is told by: every fact, the numbers that rules of facts weigh."""
    said, told = question.situation, lambda _: True
    if not reads_all(question.asker.reference[question.curie]):
        reads, weighed = question.asker.functions.reads(question.curie), question.asker.index.weighed
        told = lambda item: item[0] in reads or item[0] in weighed or item[0] == question.curie
    numbers, choices = (frozenset(filter(told, known.items())) for known in (said.numbers, said.choices))
    return frozenset(said.facts), frozenset(said.denied), numbers, choices


def reads_all(node: Node) -> bool:
    """Whether a question may put any other: a procedure that does not say which."""
    return bool(node.data.get("common")) or node.kind == "Procedure" and not node.data.get("asks")
