"""What the resolver answers: an outcome with its trace, as exact values and as one French line."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction


def number(value: Fraction | int) -> str:
    """A number as French readers write it: 2,5 ; thirds stay fractions."""
    value = Fraction(value)
    if value.denominator == 1:
        return str(value.numerator)
    decimals = value * 1000
    if decimals.denominator == 1:
        return f"{float(value):.3f}".rstrip("0").replace(".", ",")
    return f"{value.numerator}/{value.denominator}"


def chance(value: Fraction) -> str:
    """A probability as an exact fraction and a percentage: 5/12 (41,67 %)."""
    share = f"{float(value) * 100:.2f}".rstrip("0").rstrip(".").replace(".", ",")
    return f"{value.numerator}/{value.denominator} ({share} %)" if value.denominator != 1 else f"{share} %"


@dataclass(frozen=True)
class TraceLine:
    """One rule applied: its code, CURIE and label, what it did in words, and its value (a signed number or a word)."""

    code: str
    node: str
    label: str
    text: str
    value: str = ""


@dataclass(frozen=True)
class Verdict:
    """The answer to one question.

    `outcome` is a word of the game ("Touche", "Interdit", "Litige"…); `total` the number reached, if there is one;
    `odds` the exact chance of each outcome when no dice were given; `trace` every rule that had a say, in order.
    """

    asked: str
    text: str
    outcome: str
    total: Fraction | None = None
    odds: dict[str, Fraction] | None = None
    trace: tuple[TraceLine, ...] = ()
    disputes: tuple[str, ...] = ()
    gives: tuple[str, ...] = ()
    details: dict[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__

    @property
    def codes(self) -> list[str]:
        """The codes of the rules applied, in order, each once."""
        return list(dict.fromkeys(line.code for line in self.trace if line.code))
