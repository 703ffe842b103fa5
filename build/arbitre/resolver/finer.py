"""What a question leaves aside and a narrower one of its kind counts: a test of Shooting takes its difficulty as told, a shot works it out from the range."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from ..errors import ArbitreError
from ..graph import ASKABLE, Node, Reference
from .verdict import Verdict

if TYPE_CHECKING:
    from .engine import Resolver


def led(resolver: Resolver, node: Node, verdict: Verdict, stated: dict[str, object]) -> Verdict:
    """The verdict with, for what changed nothing in it and nobody else's name would have saved, the nearest question that counts it, once tried."""
    waiting, found = [name for name in verdict.idle if name not in verdict.rather], dict[str, str]()
    for finer in _narrower(resolver.reference, node) if waiting else ():
        try:
            unread = resolver.unread(finer, stated)
            read = {name: value for name, value in stated.items() if name not in unread}
            lost = [name for name in waiting if name in read and name not in found]
            idle = resolver.resolve(finer, read, accounts=True).idle if lost else ()
        except ArbitreError:  # it asks for what this question does without, or of whom a name is said
            continue
        found |= {name: finer.name for name in lost if name not in idle}
    return replace(verdict, counts_in=found)


def _narrower(reference: Reference, node: Node) -> Iterator[Node]:
    """The questions that are a kind of this one, the nearest first."""
    near, seen = [node.id], set[str]()
    while near:
        for curie in reference.linked(near.pop(0), "narrower"):
            if curie not in seen and (finer := reference[curie]).kind in ASKABLE:
                seen.add(curie)
                near.append(curie)
                yield finer
