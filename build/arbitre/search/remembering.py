"""The words and the stems of the texts that an index reads, kept from one run to the next: to find them takes longer than all the rest.

They depend on nothing but the text and the analyser: with another analyser, all are found again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import TypeVar

from arbitre import seal

Value = TypeVar("Value")

SHORT = 32  # characters of a text that is kept as it is; of a longer one, a digest
FEW = 500  # texts: fewer new ones are not worth writing all the others again
MOST = 400_000  # texts kept: beyond, most are of what nobody says any more

_told: dict[str, str] = {}  # what was found, now or by the run that kept it
_read: list[Path] = []  # the file it was read from
_awake: list[bool] = []  # whether an index is being built


def remembered(kind: str, text: str, work: Callable[[str], str]) -> str:
    """What `work` says of a text, found once; `kind` tells one work from another."""
    if not _awake:
        return work(text)
    key = f"{kind} {text}" if len(text) <= SHORT else f"{kind}#{hashlib.blake2b(text.encode('utf-8', 'surrogatepass'), digest_size=16).hexdigest()}"
    found = _told.get(key)
    if found is None:
        found = _told[key] = work(text)
    return found


def once(record: dict, name: str, work: Callable[[], Value]) -> Value:
    """What `work` makes of a record that nobody changes (`worked` says so), made once; of any other, each time."""
    worked = getattr(record, "worked", None)
    if worked is None:
        return work()
    if name not in worked:
        worked[name] = work()
    return worked[name]


@contextmanager
def remembering(path: Path) -> Iterator[None]:
    """Meanwhile what is found is known from what the file keeps, and kept there."""
    if _read != [path] or len(_told) > MOST:  # a process that builds again has read it
        _told.clear()
        _read[:] = [path]
        kept = seal.kept_json(path)
        if isinstance(kept, dict) and kept.get("analyser") == _analyser() and len(kept["told"]) < MOST:
            _told.update(kept["told"])
    known = len(_told)
    _awake.append(True)
    try:
        yield
    finally:
        _awake.clear()
        if len(_told) > known + FEW:
            seal.keep_json(path, {"analyser": _analyser(), "told": _told})


@lru_cache(maxsize=1)
def _analyser() -> str:
    """A mark of what finds words and stems."""
    mark = hashlib.sha256(version("snowballstemmer").encode())
    for name in ("analysis.py", "stopwords.py"):
        mark.update(Path(__file__).with_name(name).read_bytes())
    return mark.hexdigest()
