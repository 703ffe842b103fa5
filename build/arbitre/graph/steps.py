"""The steps of a game in the order one plays them: sequence after sequence, each from its first step to its last."""

from __future__ import annotations

import re
from fractions import Fraction

from .model import Node
from .reference import Reference

NUMBERED = re.compile(r"(\d+)(\w*)")  # 4, 4a


def ordered_steps(reference: Reference, sequence: Node) -> list[Node]:
    """The steps of a sequence by their numbers; when some have words for numbers, along `next`, then whatever only a jump reaches."""
    mine = [n for n in reference if n.kind == "Step" and sequence.id in n.links.get("partOf", ())]
    by_id = {n.id: n for n in mine}
    found: list[Node] = []
    here = by_id.get(str(sequence.data.get("first", "")))
    while here is not None and here not in found:
        found.append(here)
        here = by_id.get(str(here.data.get("next", "")))
    found += [n for n in mine if n not in found]
    numbers = [NUMBERED.fullmatch(str(n.data.get("number", ""))) for n in found]
    if not all(numbers):
        return found
    return [step for _, step in sorted(zip(numbers, found), key=lambda pair: (int(pair[0][1]), pair[0][2]))]


def sequences(reference: Reference, game: str) -> list[tuple[Node, list[Node]]]:
    """The sequences of a game (by CURIE) with their steps: chapters in the order of play, then in the order of the codes."""
    found = reference.of_game(game, "Sequence")
    rank = lambda node: chapter.data.get("rank", 0) if (chapter := reference.get(node.chapter)) is not None else Fraction(0)
    return [(one, ordered_steps(reference, one)) for one in sorted(found, key=lambda one: (rank(one), len(one.code), one.code))]
