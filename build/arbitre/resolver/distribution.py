"""How the numbers a verdict may come to are spread: one bar for each, drawn under the example that asked."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction

from ..french import percent

NUMBERED = re.compile(r"(\D+?)\s(\d+)")
FEWEST = 4  # with fewer outcomes the sentence says as much
SELDOM = Fraction(1, 1000)  # rarer ends are told together: they would be bars nobody sees


@dataclass(frozen=True)
class Bar:
    """One number: how often exactly, how often at least; `width` is its part of the longest bar, in hundredths."""

    label: str
    exactly: str
    at_least: str
    width: str


@dataclass(frozen=True)
class Distribution:
    """What is counted (« Pertes ») and its bars, from the smallest number to the largest."""

    counted: str
    bars: tuple[Bar, ...]


def distribution(odds: dict[str, Fraction] | None) -> Distribution | None:
    """The bars of odds whose outcomes are all a same word and a number; None for any other odds."""
    found = [NUMBERED.fullmatch(outcome) for outcome in odds or ()]
    if len(found) < FEWEST or not all(found) or len({match[1] for match in found}) > 1:
        return None
    chances = sorted((int(match[2]), odds[match[0]]) for match in found)
    low = next(i for i, (_, p) in enumerate(chances) if sum(q for _, q in chances[: i + 1]) >= SELDOM)
    high = next(i for i in range(len(chances) - 1, -1, -1) if sum(q for _, q in chances[i:]) >= SELDOM)
    rows = [(f"{chances[low][0]} ou moins" if low else str(chances[low][0]), sum((p for _, p in chances[: low + 1]), Fraction(0)), Fraction(1))]
    for number, chance in chances[low + 1 : high]:
        rows.append((str(number), chance, sum(p for n, p in chances if n >= number)))
    if high > low:
        tail = sum((p for _, p in chances[high:]), Fraction(0))
        rows.append((f"{chances[high][0]}{' ou plus' if high < len(chances) - 1 else ''}", tail, tail))
    longest = max(chance for _, chance, _ in rows)
    bars = tuple(Bar(label, percent(p), percent(more), f"{float(p / longest) * 100:.0f}") for label, p, more in rows)
    return Distribution(found[0][1], bars)
