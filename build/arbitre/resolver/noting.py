"""What questions look at on their way, noted for whoever wants it: what effects act on, and the facts that were true together.

An answer taken from a memory looks at nothing. Whoever keeps one keeps what was noted while it was worked out, and has it heard again.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .index import Index


@dataclass
class Noted:
    """The targets asked about, and the facts true together, with the awaited numbers told."""

    looked_at: set[str] = field(default_factory=set)
    closures: set[tuple[frozenset[str], frozenset[str]]] = field(default_factory=set)


@contextmanager
def noting(index: Index) -> Iterator[Noted]:
    """Notes apart what is looked at meanwhile; whoever was already noting hears of it too."""
    noted = Noted()
    before = index.looked_at, index.closures
    index.looked_at, index.closures = noted.looked_at, noted.closures
    try:
        yield noted
    finally:
        index.looked_at, index.closures = before
        hear(index, noted)


def put(index: Index, question: str) -> None:
    """Notes that a question was put, even one refused for its words: what they mean rests on all that it may read, and how far."""
    if index.closures is not None:
        index.closures.add((frozenset((question,)), frozenset()))


def wanted(index: Index) -> bool:
    """Whether somebody notes what is looked at."""
    return index.closures is not None


def hear(index: Index, noted: Noted) -> None:
    """Lets whoever is noting hear of what something kept from before looked at."""
    index.looked_at |= noted.looked_at
    if index.closures is not None:
        index.closures |= noted.closures
