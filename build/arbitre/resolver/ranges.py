"""Ranges as tables print them: « 4 à 7 », « ≥ 8 », « > 12 à 18 »."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import lru_cache

SPAN = re.compile(r"(?:(?P<sign>[≤≥<>])\s*)?(?P<low>-?\d+(?:,\d+)?)(?:\s*(?:à|ou|-)\s*(?P<high>-?\d+(?:,\d+)?))?")


@lru_cache(maxsize=4096)  # the rows of a table are gone through at each question
def covers(text: str, value: str) -> bool:
    """Whether a printed range ("4 à 7", "≥ 8", "> 12 à 18") holds a number."""
    match = SPAN.fullmatch(text.strip())
    if not match or not re.fullmatch(r"-?\d+(,\d+)?", value):
        return False
    low, at = _figure(match["low"]), _figure(value)
    high, sign = _figure(match["high"]) if match["high"] else None, match["sign"]
    if high is not None:
        return (at > low if sign == ">" else at >= low) and at <= high
    return {None: at == low, "≤": at <= low, "≥": at >= low, "<": at < low, ">": at > low}[sign]


def _figure(text: str) -> Fraction:
    return Fraction(text.replace(",", "."))
