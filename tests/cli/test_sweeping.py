"""Python's sweeper of cycles, told to look seldom while a build works."""

import gc

import pytest

from arbitre.sweeping import SELDOM, seldom


class Knot:
    """What leads to itself."""

    def __init__(self):
        self.own = self


def test_the_usual_comes_back_whatever_happened():
    usual = gc.get_threshold()
    with pytest.raises(ZeroDivisionError), seldom():
        assert gc.get_threshold() == SELDOM and gc.isenabled()
        1 / 0
    assert gc.get_threshold() == usual


def test_what_is_new_and_led_to_by_nothing_goes_all_the_same():
    gone = []
    with seldom():
        knot = Knot()
        knot.told = type("Told", (), {"__del__": lambda self: gone.append(1)})()
        del knot
        kept = [[] for _ in range(2 * SELDOM[0])]
    assert gone and len(kept) == 2 * SELDOM[0]
