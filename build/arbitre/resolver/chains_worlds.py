"""The worlds of a chain: what its stages have changed so far, with whole weights over one denominator."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from fractions import Fraction
from math import gcd, lcm
from operator import itemgetter

from . import budget

World = tuple
Change = tuple[int, bool, object]  # a slot; whether the value is added to what it holds; the value
Changes = tuple[Change, ...]
Done = tuple[list[tuple[Changes, int]], int]  # the ways a stage may go, with their weights; the denominator
NOTHING: Done = ([((), 1)], 1)
_slot = itemgetter(0)


class Worlds:
    """The worlds of a moment, with their whole weights over one denominator."""

    def __init__(self, weights: dict[World, int], denominator: int = 1) -> None:
        self.weights, self.denominator = weights, denominator


def together(parts: list[Worlds]) -> Worlds:
    """Worlds that were walked apart, over one denominator, as small as can be."""
    denominator = lcm(*(p.denominator for p in parts))
    found: dict[World, int] = {}
    for part in parts:
        scale = denominator // part.denominator
        for world, weight in part.weights.items():
            found[world] = found.get(world, 0) + weight * scale
    common = gcd(denominator, *found.values())
    return Worlds({w: n // common for w, n in found.items()}, denominator // common)


def changed(world: World, changes: Changes, caps: dict[int, int]) -> World:
    if not changes:
        return world
    there = list(world)
    for slot, added, value in changes:
        there[slot] = (there[slot] or 0) + value if added else value
        if slot in caps and there[slot] > caps[slot]:
            there[slot] = caps[slot]
    return tuple(there)


def merged(changes: Changes, caps: dict[int, int]) -> Changes:
    """What changes made one after another come to: one a slot, in the order of the slots."""
    if len({slot for slot, _, _ in changes}) == len(changes):
        return tuple(sorted(changes, key=_slot))
    found: dict[int, Change] = {}
    for change in changes:
        slot, added, value = change
        before = found.get(slot)
        if added and before is not None:
            _, added, held = before
            value += held or 0
            change = slot, added, min(value, caps[slot]) if not added and slot in caps else value
        found[slot] = change
    return tuple([found[slot] for slot in sorted(found)])


def left_by(start: World, end: World, told: Set[int]) -> Changes:
    """How a world has come to be another: what is `told` holds a value anew, the rest is added to."""
    return tuple([(slot, slot not in told, value) for slot, (before, value) in enumerate(zip(start, end)) if value != before])


def seeing(slots: Iterable[int]) -> Callable[[World], object]:
    """What a world shows at these slots, and nothing else."""
    found = sorted(slots)
    return itemgetter(*found) if found else lambda world: ()


def held_at(world: World, slot: int, value: object) -> World:
    return (*world[:slot], value, *world[slot + 1:])


def whole(ways: dict[Changes, Fraction]) -> Done:
    denominator = lcm(*(share.denominator for share in ways.values()))
    return [(changes, share.numerator * (denominator // share.denominator)) for changes, share in ways.items()], denominator


class Powers:
    """Sums of so many equal changes, each taken further from the last one asked for."""

    def __init__(self) -> None:
        self._last: dict[frozenset, tuple[int, dict[tuple, int]]] = {}

    def of(self, one: dict[tuple, int], times: int) -> dict[tuple, int]:
        """The sum of so many independent changes."""
        key = frozenset(one.items())
        before, found = self._last.get(key, (0, {}))
        if not 0 < before <= times:
            found = to_the(one, times)
        elif before < times:
            found = summed(found, to_the(one, times - before))
        self._last[key] = times, found
        return found


def to_the(one: dict[tuple, int], times: int) -> dict[tuple, int]:
    """The sum of so many independent changes: doubled when they change one number, added one by one when they change several."""
    found = {tuple(0 for _ in next(iter(one))): 1}
    if len(next(iter(one))) > 1:  # the pairs of a doubling grow much faster there
        for _ in range(times):
            found = summed(found, one)
        return found
    while times:
        if times % 2:
            found = summed(found, one)
        times //= 2
        one = summed(one, one) if times else one
    return found


def summed(one: dict[tuple, int], other: dict[tuple, int]) -> dict[tuple, int]:
    budget.spend(len(one) * len(other))
    found: dict[tuple, int] = {}
    for a, p in one.items():
        for b, q in other.items():
            key = tuple(map(int.__add__, a, b)) if len(a) != 1 else (a[0] + b[0],)
            found[key] = found.get(key, 0) + p * q
    return found


def plain(value: Fraction | int) -> int | Fraction:
    return int(value) if value == int(value) else value
