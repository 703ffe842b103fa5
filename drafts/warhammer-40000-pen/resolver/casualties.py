"""How many of a squad fall: wounds that come by chance, shared evenly, each then taking wounds off its bearer by chance."""

from __future__ import annotations

from fractions import Fraction
from math import comb


def binomial(count: int, share: Fraction) -> list[Fraction]:
    """The chance of 0, 1… `count` successes of `count` tries of one chance each."""
    return [comb(count, n) * share**n * (1 - share) ** (count - n) for n in range(count + 1)]


def casualties(count: int, share: Fraction, losses: dict[int, Fraction], size: int, wounds: Fraction) -> list[Fraction]:
    """The chance of 0, 1… `size` casualties among identical members with `wounds` each.

    Each of `count` shots wounds with chance `share`; no member is given two wounds more than another; a wound takes
    off its bearer what `losses` says.
    """
    falls = _falls(losses, wounds, -(-count // size))
    total = [Fraction(0)] * (size + 1)
    for dealt, weight in enumerate(binomial(count, share)):
        if weight:
            each, more = divmod(dealt, size)
            fallen = _sum(binomial(more, falls[each + 1] if more else Fraction(0)), binomial(size - more, falls[each]))
            total = [t + weight * p for t, p in zip(total, fallen)]
    return total


def _falls(losses: dict[int, Fraction], wounds: Fraction, most: int) -> list[Fraction]:
    """The chance that a member given 0, 1… `most` wounds loses all it has."""
    left: dict[Fraction, Fraction] = {wounds: Fraction(1)}
    found = []
    for _ in range(most + 1):
        found.append(left.get(Fraction(0), Fraction(0)))
        following: dict[Fraction, Fraction] = {}
        for had, weight in left.items():
            for lost, part in losses.items():
                kept = max(Fraction(0), had - lost)
                following[kept] = following.get(kept, Fraction(0)) + weight * part
        left = following
    return found


def _sum(one: list[Fraction], other: list[Fraction]) -> list[Fraction]:
    """The distribution of the sum of two independent counts."""
    found = [Fraction(0)] * (len(one) + len(other) - 1)
    for i, p in enumerate(one):
        for j, q in enumerate(other):
            found[i + j] += p * q
    return found
