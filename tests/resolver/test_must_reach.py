"""An opposed roll that must first reach a number: against a slow player of the invented game, and with the dice given."""

from fractions import Fraction
from itertools import product

import pytest

DEEP = 8


def mean(values):
    values = list(values)
    return tuple(sum(column) / len(values) for column in zip(*values))


def opening():
    return [(face, face == 4) for face in range(1, 5)]


def going_on(total):
    return [(1, False) if face == 1 else (total + face, face == 4) for face in range(1, 5)]


def slow(vigour, other, goal):
    """The chances to hit, and to fall short, of whoever throws to hit; a 4 goes on for as long as one wants, and a 1 breaks it."""
    def parry(hand, total):
        best, live = hand
        hits = total > 0 and (best + other <= 0 or best + other < total)
        if hits and live:
            return mean(parry(h, total) for h in going_on(best))
        return (Fraction(hits),)

    def stand(total):
        if total < goal:
            return Fraction(0), Fraction(1)
        return mean(parry(h, total) for h in opening())[0], Fraction(0)

    def thrust(hand, depth=0):
        best, live = hand
        found = stand(best + vigour)
        if live and depth < DEEP and found[0] < 1:
            found = max(found, mean(thrust(h, depth + 1) for h in going_on(best)), key=lambda f: f[0])
        return found

    return mean(thrust(hand) for hand in opening())


@pytest.mark.parametrize("vigour, other, goal", [*product((0, 1, 3), (0, 2), (3, 5, 6, 8))])
def test_what_falls_short_is_lost_whatever_the_other_side_would_throw(ask, vigour, other, goal):
    odds = ask(f"botte_secrete(lanceur_vigueur={vigour}, victime_vigueur={other}, but={goal})").odds
    hit, short = slow(vigour, other, goal)
    assert (odds.get("Porte", 0), odds.get("Trop courte", 0), odds.get("Parée", 0)) == (hit, short, 1 - hit - short)


GIVEN = [
    ("botte_secrete(lanceur_vigueur=2, victime_vigueur=0, but=6, des=[3])", "Trop courte : 3 + 2 (VIG) = 5 sous BUT 6"),
    ("botte_secrete(lanceur_vigueur=2, victime_vigueur=0, but=6, des=[3], des_adverses=[1])", "Trop courte : 3 + 2 (VIG) = 5 sous BUT 6"),
    ("botte_secrete(lanceur_vigueur=3, victime_vigueur=0, but=6, des=[3], des_adverses=[2])", "Porte : 3 + 3 (VIG) = 6 contre 2 + 0 (VIG) = 2"),
    ("botte_secrete(lanceur_vigueur=3, victime_vigueur=4, but=6, des=[3], des_adverses=[2])", "Parée : 3 + 3 (VIG) = 6 contre 2 + 4 (VIG) = 6"),
    ("botte_secrete(lanceur_vigueur=2, victime_vigueur=0, des=[3], des_adverses=[2])", "Porte : 3 + 2 (VIG) = 5 contre 2 + 0 (VIG) = 2"),
    ("botte_secrete(lanceur_vigueur=2, but=6, sans_parade=True, des=[3])", "Trop courte : 3 + 2 (VIG) = 5 sous BUT 6"),
]


@pytest.mark.parametrize("question, text", GIVEN, ids=[question for question, _ in GIVEN])
def test_dice_given(ask, question, text):
    assert ask(question).text == text


def test_with_no_parry_it_must_still_reach(ask):
    odds = ask("botte_secrete(lanceur_vigueur=2, but=5, sans_parade=True)").odds
    assert odds == {"Porte": Fraction(1, 2), "Trop courte": Fraction(1, 2)}
