"""How many of a squad fall: wounds that come by chance, shared evenly, each then taking wounds off its bearer by chance.

A distribution is the list of the chances of 0, 1, 2… of something.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb

from ...resolver import budget

Distribution = list[Fraction]


def binomial(count: int, share: Fraction) -> Distribution:
    """Successes among `count` tries of one chance each."""
    budget.products(count + 1, share**count)
    return [comb(count, n) * share**n * (1 - share) ** (count - n) for n in range(count + 1)]


def product(one: Distribution, other: Distribution) -> Distribution:
    """The sum of two independent counts."""
    budget.products(len(one) * len(other), max(one, key=_length), max(other, key=_length))
    found = [Fraction(0)] * (len(one) + len(other) - 1)
    for i, p in enumerate(one):
        for j, q in enumerate(other):
            found[i + j] += p * q
    return found


def _length(share: Fraction) -> int:
    return share.denominator


def power(one: Distribution, times: int) -> Distribution:
    """The sum of `times` independent counts of one kind."""
    while len(one) > 2 and not one[-1]:
        one = one[:-1]
    if len(one) == 2:
        return binomial(times, one[1])
    found = [Fraction(1)]
    while times:
        if times % 2:
            found = product(found, one)
        one, times = product(one, one) if times > 1 else one, times // 2
    return found


def mixed(*parts: tuple[Fraction, Distribution]) -> Distribution:
    """One of several counts, each with the chance that it is the one."""
    found = [Fraction(0)] * max(len(one) for _, one in parts)
    for weight, one in parts:
        for n, p in enumerate(one):
            found[n] += weight * p
    return found


def casualties(dealt: Distribution, losses: dict[int, Fraction], size: int, wounds: Fraction) -> Distribution:
    """The casualties among `size` identical members with `wounds` each.

    `dealt` says how many wounds come; no member is given two more than another; a wound takes off its bearer what
    `losses` says.
    """
    falls = _falls(losses, wounds, -(-(len(dealt) - 1) // size))
    total = [Fraction(0)] * (size + 1)
    for count, weight in enumerate(dealt):
        if weight:
            budget.products(len(total), weight)
            each, more = divmod(count, size)
            fallen = product(binomial(more, falls[each + 1] if more else Fraction(0)), binomial(size - more, falls[each]))
            total = [t + weight * p for t, p in zip(total, fallen)]
    return total


def _falls(losses: dict[int, Fraction], wounds: Fraction, most: int) -> Distribution:
    """The chance that a member given 0, 1… `most` wounds loses all it has."""
    left: dict[Fraction, Fraction] = {wounds: Fraction(1)}
    found = []
    for _ in range(most + 1):
        found.append(left.get(Fraction(0), Fraction(0)))
        budget.products(len(left) * len(losses), max(left.values(), key=_length))
        following: dict[Fraction, Fraction] = {}
        for had, weight in left.items():
            for lost, part in losses.items():
                kept = max(Fraction(0), had - lost)
                following[kept] = following.get(kept, Fraction(0)) + weight * part
        left = following
    return found
