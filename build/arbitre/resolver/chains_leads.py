"""Where a stage leads from each world, worlds told by a number: a long tuple is looked up once, and not each time a stage is asked again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import lcm

from . import budget
from .chains_worlds import World

Ways = tuple[int, list[tuple[int, int]]]  # a denominator; the worlds led to, each with its weight over it


class Leads:
    """One stage: the worlds it was asked in or leads to, and where it leads from each."""

    def __init__(self, led: Callable[[World], tuple[int, list[tuple[World, int]]]]) -> None:
        self._led, self._worlds = led, list[World]()
        self._numbers: dict[World, int] = {}
        self._ways: dict[int, Ways] = {}
        self._still: set[int] = set()  # the worlds that the stage leaves as they are

    def size(self) -> int:
        return len(self._ways)

    def numbered(self, weights: Mapping[World, int]) -> dict[int, int]:
        return {self._number(world): weight for world, weight in weights.items()}

    def named(self, weights: Mapping[int, int]) -> dict[World, int]:
        return {self._worlds[number]: weight for number, weight in weights.items()}

    def _number(self, world: World) -> int:
        number = self._numbers.setdefault(world, len(self._worlds))
        if number == len(self._worlds):
            self._worlds.append(world)
        return number

    def _way(self, number: int) -> Ways:
        if number not in self._ways:
            denominator, found = self._led(self._worlds[number])
            ways, worlds, numbered = [], self._worlds, self._numbers.setdefault
            for world, part in found:  # as `_number`, without the call
                there = numbered(world, len(worlds))
                if there == len(worlds):
                    worlds.append(world)
                ways.append((there, part))
            self._ways[number] = denominator, ways
            if len(ways) == 1 and ways[0][0] == number:
                self._still.add(number)
        return self._ways[number]

    def kept(self, weights: Mapping[int, int]) -> dict[int, int]:
        """Those of some worlds that the stage leaves as they are."""
        for number in weights:
            self._way(number)
        return {number: weights[number] for number in weights.keys() & self._still}

    def followed(self, weights: Mapping[int, int]) -> tuple[dict[int, int], int]:
        """The worlds after the stage is asked once in each, and by how much more their weights are to be divided."""
        ways = [(weight, *self._way(number)) for number, weight in weights.items()]
        scale = lcm(*{denominator for _, denominator, _ in ways})
        budget.spend(sum([len(found) for _, _, found in ways]))
        after: dict[int, int] = {}
        known = after.get
        for weight, denominator, found in ways:
            weight *= scale // denominator
            for there, part in found:
                after[there] = known(there, 0) + weight * part
        return after, scale
