"""Numbers, chances and units as French readers write them; every room says them the same way."""

from __future__ import annotations

from fractions import Fraction


def number(value: Fraction | int) -> str:
    """2,5 rather than 2.5; thirds stay fractions."""
    value = Fraction(value)
    if value.denominator == 1:
        return str(value.numerator)
    decimals = value * 1000
    if decimals.denominator == 1:
        return f"{float(value):.3f}".rstrip("0").replace(".", ",")
    return f"{value.numerator}/{value.denominator}"


def counted(value: Fraction | int, unit: object) -> str:
    """A number with its unit, « 1,5 pouce », « 2 pouces »: the plural starts at two. No unit, no word."""
    words = str(unit or "").split()
    if abs(value) < 2 and words and len(words[0]) > 2:  # « ps » is an abbreviation, not a plural
        words[0] = words[0].removesuffix("s")
    return " ".join([number(value), *words])


def chance(value: Fraction) -> str:
    """A probability as an exact fraction and a percentage: 5/12 (41,67 %)."""
    share = f"{float(value) * 100:.2f}".rstrip("0").rstrip(".").replace(".", ",")
    return f"{value.numerator}/{value.denominator} ({share} %)" if value.denominator != 1 else f"{share} %"
