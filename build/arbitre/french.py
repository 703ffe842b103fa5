"""Numbers, chances, units and plain letters as French readers write them; every room says them the same way."""

from __future__ import annotations

import unicodedata
from fractions import Fraction

READABLE = 12  # characters of a fraction that one still reads
LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})


def plain(text: str) -> str:
    """A text as one types it in haste: lower case, without accents, ligatures nor curved apostrophes, and no space at its ends."""
    spread = unicodedata.normalize("NFKD", text.strip().casefold().translate(LETTERS))
    return "".join(sign for sign in spread if not unicodedata.combining(sign))


def number(value: Fraction | int) -> str:
    """2,5 rather than 2.5; thirds stay fractions."""
    value = Fraction(value)
    if value.denominator == 1:
        return str(value.numerator)
    thousandths = value * 1000
    if thousandths.denominator == 1:
        whole, decimals = divmod(abs(thousandths.numerator), 1000)  # a float would round, or overflow
        return f"{'-' if value < 0 else ''}{whole},{decimals:03}".rstrip("0")
    return f"{value.numerator}/{value.denominator}"


def counted(value: Fraction | int, unit: object) -> str:
    """A number with its unit, « 1,5 pouce », « 2 pouces »: the plural starts at two. No unit, no word."""
    words = str(unit or "").split()
    if abs(value) < 2 and words and len(words[0]) > 2:  # « ps » is an abbreviation, not a plural
        words[0] = words[0].removesuffix("s")
    return " ".join([number(value), *words])


def percent(value: Fraction, decimals: int = 2) -> str:
    """A probability in hundredths: 41,67 %. What is possible never reads 0 %, nor what may fail 100 %."""
    least = Fraction(1, 10**decimals)
    shown = round(Fraction(value) * 100, decimals)
    if 0 < value and shown == 0:
        return f"< {number(least)} %"
    if value < 1 and shown == 100:
        return f"> {number(100 - least)} %"
    return f"{number(shown)} %"


def chance(value: Fraction) -> str:
    """A probability as an exact fraction and a percentage: 5/12 (41,67 %)."""
    return f"{value.numerator}/{value.denominator} ({percent(value)})" if value.denominator != 1 else percent(value)


def readable(value: Fraction) -> str:
    """A fraction that one still reads (5/12), nothing for one that is hundreds of digits long."""
    text = str(value)
    return text if len(text) <= READABLE else ""
