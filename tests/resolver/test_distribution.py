"""The bars under an example: every chance told once, what is rare told together."""

from fractions import Fraction
from itertools import product

from arbitre.resolver.distribution import distribution


def counted(dice: int) -> dict[str, Fraction]:
    """The chance of each number of sixes, every throw listed."""
    throws = list(product(range(1, 7), repeat=dice))
    return {f"Six {n}": Fraction(sum(t.count(6) == n for t in throws), len(throws)) for n in range(dice + 1)}


def test_bars_from_the_smallest_to_the_largest():
    found = distribution(counted(3))
    assert found.counted == "Six"
    assert [(b.label, b.exactly, b.at_least) for b in found.bars] == [
        ("0", "57,87 %", "100 %"), ("1", "34,72 %", "42,13 %"), ("2", "6,94 %", "7,41 %"), ("3", "0,46 %", "0,46 %"),
    ]
    assert found.bars[0].width == "100"


def test_rare_ends_are_told_together():
    found = distribution(counted(6))
    assert found.bars[-1].label == "4 ou plus"  # four sixes or more of six dice: 406 throws in 46 656
    assert found.bars[-1].at_least == "0,87 %"


def test_other_odds_are_not_drawn():
    assert distribution({"Touche": Fraction(1, 2), "Raté": Fraction(1, 2)}) is None
    assert distribution({"2 ps": Fraction(1, 2), "3 ps": Fraction(1, 4), "4 ps": Fraction(1, 8), "5 ps": Fraction(1, 8)}) is None
    assert distribution(None) is None
