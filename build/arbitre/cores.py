"""Work shared among the cores of the machine: processes that begin with all that this one knows, and hand back plain values."""

from __future__ import annotations

import contextlib
import gc
import multiprocessing
import os
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import TypeVar

MOST = 8  # processes: each comes to a copy of whatever it touches
SAYING = "ARBITRE_CORES"  # the variable that says how many, in place of all there are

Job, Answer = TypeVar("Job"), TypeVar("Answer")


def cores() -> int:
    """How many processes may work at once; one where none can be forked."""
    if "fork" not in multiprocessing.get_all_start_methods():
        return 1
    said = os.environ.get(SAYING, "")
    found = int(said) if said.isdecimal() else len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(found, MOST))


def slices(jobs: Sequence[Job], size: int) -> list[Sequence[Job]]:
    """Neighbours together, so many at a time."""
    return [jobs[start : start + size] for start in range(0, len(jobs), size)]


def shared(work: Callable[[Job], Answer], jobs: Sequence[Job]) -> Iterator[Answer]:
    """What `work` gives for each job, in their order: nobody can tell how many processes did it.

    Each takes the next job as it ends one, so that none waits for another's long one. A job that a process cannot do, or dies of, is left to this
    one: what is wrong is said as if there were no other.
    """
    count = min(cores(), len(jobs))
    if count < 2:
        yield from map(work, jobs)
        return
    context, hands, readers = multiprocessing.get_context("fork"), [], []
    turn = context.Value("q", 0)
    gc.freeze()  # else a collection in a fork would touch, so copy, all that there is
    try:
        for _ in range(count):
            reader, writer = context.Pipe(duplex=False)
            readers.append(reader)
            hands.append(context.Process(target=_lend, args=(work, jobs, _turns(turn, len(jobs)), writer, readers), daemon=True))
            hands[-1].start()
            writer.close()
        heard = _Heard(readers)
        for rank, job in enumerate(jobs):
            yield heard.of(rank) if heard.comes(rank) else work(job)
    finally:
        gc.unfreeze()
        for reader, hand in zip(readers, hands):
            reader.close()
            hand.terminate()
            hand.join()


def _turns(turn, end: int) -> Iterator[int]:
    """In a fork: the ranks that are its turn to do."""
    while True:
        with turn.get_lock():
            rank = turn.value
            turn.value += 1
        if rank >= end:
            return
        yield rank


class _Heard:
    """The answers of other processes, which say which job they take, then what came of it; kept until it is their turn to be given."""

    def __init__(self, readers: Sequence[Connection]) -> None:
        self._readers, self._answers, self._over = list(readers), {}, set[int]()
        self._doing: dict[Connection, int] = {}

    def comes(self, rank: int) -> bool:
        """Waits for the answer to a job; whether there is one."""
        while rank not in self._answers and rank not in self._over and self._readers:
            for reader in wait(self._readers):
                self._hear(reader)
        return rank in self._answers

    def came(self, rank: int) -> bool:
        """Whether there is an answer to a job, without waiting for it."""
        while rank not in self._answers and (ready := wait(self._readers, 0)):
            for reader in ready:
                self._hear(reader)
        return rank in self._answers

    def of(self, rank: int) -> object:
        """The answer that came."""
        return self._answers.pop(rank)

    def _hear(self, reader: Connection) -> None:
        try:
            said = reader.recv()
        except (EOFError, OSError):
            self._readers.remove(reader)
            self._over.update([self._doing[reader]] if reader in self._doing else [])
            return
        if reader in self._doing:
            self._answers[self._doing.pop(reader)] = said
        else:
            self._doing[reader] = said


@dataclass(frozen=True)
class Aside:
    """Works that another process does, by their rank: what came of one, awaited, and done here if that process could not; and whether it is there already."""

    of: Callable[[int], object]
    came: Callable[[int], bool]


@contextlib.contextmanager
def aside(*works: Callable[[], Answer]) -> Iterator[Aside]:
    """Has another process do some works meanwhile, one after the other. What nobody asks for is left there."""
    if cores() < 2:
        yield Aside(lambda rank: works[rank](), lambda rank: False)
        return
    with _elsewhere(*works, daemon=True) as answer:
        yield answer


def apart(work: Callable[[], Answer]) -> Answer:
    """What some work gives, done by a process of its own: what it took of memory is given back when it ends. Done here where none can be forked, or if it dies."""
    if "fork" not in multiprocessing.get_all_start_methods():
        return work()
    with _elsewhere(work, daemon=False) as answer:  # it may share its work
        return answer.of(0)


@contextlib.contextmanager
def _elsewhere(*works: Callable[[], Answer], daemon: bool) -> Iterator[Aside]:
    """A process begun on some works."""
    context = multiprocessing.get_context("fork")
    reader, writer = context.Pipe(duplex=False)
    hand = context.Process(target=_lend, args=(lambda work: work(), works, range(len(works)), writer, [reader]), daemon=daemon)
    gc.freeze()
    try:
        hand.start()
        writer.close()

        heard = _Heard([reader])
        yield Aside(lambda rank: heard.of(rank) if heard.comes(rank) else works[rank](), heard.came)
    finally:
        gc.unfreeze()
        reader.close()
        hand.terminate()
        hand.join()


def _lend(work: Callable[[Job], Answer], jobs: Sequence[Job], ranks: Iterable[int], writer: Connection, readers: list[Connection]) -> None:
    """In a fork: does the jobs of these ranks, saying which one before what came of it, as long as somebody reads, and leaves without a word."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(BaseException):
        for reader in readers:  # so that a pipe nobody reads any more is known as broken
            reader.close()
        for rank in ranks:
            writer.send(rank)
            writer.send(work(jobs[rank]))
    os._exit(0)


def _end_with_parent() -> None:
    """Ends this process when the one it works for is no more: nobody waits for its answer, and what it inherited stays open as long as it lives."""
    wait([multiprocessing.parent_process().sentinel])
    os._exit(1)
