"""One process at a time at work on a project: a check and a build share what is kept in .cache/, and two at once make each other begin again.

An author has `arbitre serve` and an editor that checks open, and types `arbitre check`: who comes second waits, and may find its work done.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from .errors import ArbitreError
from .french import system_error

try:
    import fcntl
except ImportError:  # not a POSIX system: processes do not see each other
    fcntl = None

LOCK = Path(".cache") / "build.lock"  # the system lets go of it when its process dies
PATIENCE = 900  # seconds to wait for another process
LOOK = 0.05  # seconds between two looks at the lock
_mine: set[Path] = set()  # the projects at which this process works: whoever asks again is part of that work


@contextlib.contextmanager
def turn(root: Path, done: Callable[[], bool] = lambda: False, *, keeps: bool = False, patience: float = PATIENCE) -> Iterator[bool]:
    """Waits until no other process works on the project, and meanwhile none begins. Yields whether there is still something to do: not when
    another one has `done` it meanwhile, which is looked at while it works.

    Where nothing can be written there is nothing to share, and nobody waits; whoever must keep something (`keeps`) is told so.
    Raises ArbitreError then, and when the other one does not end.
    """
    lock = Path(root).resolve() / LOCK
    if lock in _mine:
        yield True
        return
    with _opened(lock, keeps) as handle:
        if handle is None:
            yield True
            return
        end, waited = time.monotonic() + patience, False
        while not locked(handle):
            waited = True
            if done():
                yield False
                return
            if time.monotonic() > end:
                raise ArbitreError(f"{lock} : un autre build travaille ici depuis {patience:.0f} s → attendez qu'il finisse, ou arrêtez-le")
            time.sleep(LOOK)
        _mine.add(lock)
        try:
            yield not (waited and done())
        finally:
            _mine.discard(lock)


def _opened(lock: Path, keeps: bool):
    try:
        lock.parent.mkdir(parents=True, exist_ok=True)
        return open(lock, "ab")
    except OSError as error:
        if not keeps:
            return contextlib.nullcontext()
        raise ArbitreError(f"{lock} : on ne peut pas y écrire ({system_error(error)}) → travaillez dans un dossier où vous pouvez écrire") from None


def locked(handle, unknown: bool = True) -> bool:
    """Takes the lock of an open file, unless another process holds it; `unknown` is the answer where files have no locks."""
    if fcntl is None:
        return unknown
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return unknown
    return True
