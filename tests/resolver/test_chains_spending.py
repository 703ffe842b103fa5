"""A resource spent from loop to loop and what is left of it, a counter that starts again in each: against dice counted one by one."""

from collections import Counter
from fractions import Fraction

import pytest


def brute(rounds, throws, points, save):
    """Each round throws while points are left, one a throw, and is lost at two failures; the failures are counted anew each round."""
    worlds = {(points, 0): Fraction(1)}
    for _ in range(rounds):
        inner = {(left, lost, 0): weight for (left, lost), weight in worlds.items()}
        for _ in range(throws):
            after = Counter()
            for (left, lost, failed), weight in inner.items():
                if failed == 2 or not left:
                    after[left, lost, failed] += weight
                    continue
                for die in range(1, 7):
                    after[left - 1, lost, failed + (die > save)] += weight / 6
            inner = after
        worlds = Counter()
        for (left, lost, failed), weight in inner.items():
            worlds[left, lost + (failed == 2)] += weight
    return worlds


@pytest.mark.parametrize("rounds", [0, 1, 3])
@pytest.mark.parametrize(("throws", "points"), [(1, 2), (3, 4), (4, 20), (2, 0)])
def test_points_are_spent_and_failures_start_again(ask, rounds, throws, points):
    odds = ask(f"manches(tours={rounds}, hommes={throws}, points={points}, but=4)").odds
    expected = Counter()
    for (left, lost), weight in brute(rounds, throws, points, 4).items():
        expected[f"Points {left}"] += weight
        expected[f"Morts {lost}"] += weight
    assert {name: share for name, share in odds.items() if share} == {name: share for name, share in expected.items() if share}


def test_what_is_left_is_told_with_given_dice(ask):
    assert ask("manches(tours=2, hommes=3, points=4, but=4, des=[[5], [6], [1], [6]])").text.startswith("Points 0 ; Morts 1")
