"""What a squad counts with: the value most members share, the highest one, the cover most of a group has.

The rule of each (which members count, which value a tie keeps) is stated by its node; no figure stands here.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from ...resolver.context import Context
from ...resolver.procedures import answer, procedure
from ...resolver.verdict import Verdict, number


@procedure("pen:valeur-majoritaire")
def majority(context: Context, *, valeurs: list[float]) -> Verdict:
    """The value most members share; the greatest of those that tie."""
    return _shared(context, valeurs, max)


@procedure("pen:couvert-majoritaire")
def majority_cover(context: Context, *, valeurs: list[float]) -> Verdict:
    """The cover save most of the group has; on a tie the best, which is the smallest number."""
    return _shared(context, valeurs, min)


@procedure("pen:commandement-de-l-escouade")
def highest(context: Context, *, valeurs: list[float]) -> Verdict:
    """The highest value of the squad."""
    best = max(Fraction(str(value)) for value in valeurs)
    return _verdict(context, best, "le plus grand de l'escouade")


def _shared(context: Context, given: list[float], keep) -> Verdict:
    counts = Counter(Fraction(str(value)) for value in given)
    most = max(counts.values())
    level = [value for value, times in counts.items() if times == most]
    kept, total = keep(level), sum(counts.values())
    why = f"{most} membre{'s' if most > 1 else ''} sur {total}"
    if others := sorted(v for v in level if v != kept):
        why += f", à égalité avec {' et '.join(map(number, others))}"
    return _verdict(context, kept, why)


def _verdict(context: Context, value: Fraction, why: str) -> Verdict:
    return answer(context, f"{number(value)} : {why} ({context.code(context.asked.id)})", number(value), total=value)
