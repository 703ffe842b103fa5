"""Dice: what a pool may show, what is kept of it, what it matches. Distributions are exact (icepool)."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import comb

import icepool

from ..errors import SituationError
from ..graph import DicePattern

MOST_THROWN = 100  # dice one player throws at once
MOST_RESULTS = 20_000
MOST_DICE = 12  # a pool of 12d6 has 6,188 different results; no rule of the games covered rolls more at once


@lru_cache(maxsize=256)
def distribution(count: int, sides: int, low: int = 0, high: int = 0) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    """Every sorted result of `count` dice once `low` lowest and `high` highest are dropped, with its exact chance."""
    if count > MOST_DICE:
        raise SituationError(f"{count} dés : au plus {MOST_DICE} dés pour des chances exactes → donnez les dés lancés")
    if comb(count + sides - 1, count) > MOST_RESULTS:
        raise SituationError(f"{count}d{sides} : trop de résultats pour des chances exactes → donnez les dés lancés")
    die = icepool.d(sides).pool(count).expand()
    total, merged = die.denominator(), {}
    for faces, ways in die.items():
        kept = keep(tuple(faces), low, high)
        merged[kept] = merged.get(kept, 0) + ways
    return tuple((faces, Fraction(ways, total)) for faces, ways in sorted(merged.items()))


def keep(faces: tuple[int, ...], low: int, high: int) -> tuple[int, ...]:
    """The dice left, in the order rolled, after dropping the lowest and the highest ones."""
    order = sorted(range(len(faces)), key=lambda i: faces[i])
    kept = set(order[low: len(order) - high])
    return tuple(f for i, f in enumerate(faces) if i in kept)


def read(given: object, count: int, sides: int, name: str = "des", why: str = "") -> tuple[int, ...]:
    """The dice a player states: as many as the roll asks for, each between 1 and `sides`."""
    if count > MOST_THROWN:
        raise SituationError(f"{name} : {count} dés{why}, au plus {MOST_THROWN} d'un coup")
    if not isinstance(given, (list, tuple)) or not all(isinstance(d, int) and not isinstance(d, bool) for d in given):
        raise SituationError(f"{name} : une liste de dés est attendue, par exemple [{', '.join(['3'] * min(count, 6))}{', …' * (count > 6)}]")
    if len(given) != count:
        raise SituationError(f"{name} : {count} dé{'s' if count > 1 else ''} attendu{'s' if count > 1 else ''}{why}, {len(given)} donné{'s' if len(given) > 1 else ''}")
    for die in given:
        if not 1 <= die <= sides:
            raise SituationError(f"{name} : un d{sides} va de 1 à {sides}, {die} donné")
    return tuple(given)


def matches(pattern: DicePattern, faces: tuple[int, ...], total: Fraction = Fraction(0), need: Fraction | None = None) -> bool:
    """Whether the kept dice show a pattern; `total` is what they come to, modifiers included, `need` what they had to reach."""
    if pattern.short_by is not None and (need is None or need - total < pattern.short_by):
        return False
    if pattern.total_at_most is not None and total > pattern.total_at_most:
        return False
    if len(faces) < pattern.minimum_dice:
        return False
    if pattern.all_show is not None and any(f != pattern.all_show for f in faces):
        return False
    if pattern.lowest_shows is not None and min(faces, default=0) != pattern.lowest_shows:
        return False
    return pattern.same_face is None or max(map(faces.count, faces)) >= pattern.same_face
