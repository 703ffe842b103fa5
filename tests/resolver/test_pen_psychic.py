"""Dispel (Warhammer 40,000 version PEN): verdicts worked out by hand, exact odds counted one by one, what is refused."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from arbitre.errors import SituationError

GAME = "pen:warhammer-40000-pen"


@pytest.fixture(scope="module")
def dispel(resolver):
    return resolver.functions(GAME)["dissipation"]


def passes(dice: tuple[int, int], leadership: int) -> bool:
    return dice == (1, 1) or (dice != (6, 6) and sum(dice) <= leadership)


def counted(leadership: int, enemy: int) -> Fraction:
    """The slow oracle: both psykers' dice counted, among the enemy tests that succeed."""
    throws = list(product(range(1, 7), repeat=2))
    theirs = [d for d in throws if passes(d, enemy)]
    won = sum(passes(m, leadership) and leadership - sum(m) > enemy - sum(t) for m in throws for t in theirs)
    return Fraction(won, len(throws) * len(theirs))


@pytest.mark.parametrize("leadership, enemy", [(10, 9), (9, 9), (8, 10), (7, 7), (2, 2), (10, 2)])
def test_odds_agree_with_every_result_counted(dispel, leadership, enemy):
    odds = dispel(commandement=leadership, commandement_du_psyker_ennemi=enemy).odds
    assert odds["Pouvoir annulé"] == counted(leadership, enemy)
    assert sum(odds.values()) == 1


@pytest.mark.parametrize("mine, theirs, outcome", [
    ([2, 3], [2, 4], "Pouvoir annulé"),  # 5 to spare against 3
    ([3, 4], [2, 4], "Pouvoir maintenu"),  # 3 against 3: a tie is not enough
    ([6, 6], [4, 5], "Pouvoir maintenu"),
    ([1, 1], [1, 1], "Pouvoir annulé"),  # 8 against 7
])
def test_given_dice(dispel, mine, theirs, outcome):
    assert dispel(commandement=10, commandement_du_psyker_ennemi=9, des=mine, des_adverses=theirs).outcome == outcome


def test_a_double_six_brings_perils(dispel):
    assert "péril du warp" in dispel(commandement=10, commandement_du_psyker_ennemi=9, des=[6, 6], des_adverses=[4, 5]).text


def test_known_enemy_dice_narrow_the_odds(dispel):
    verdict = dispel(commandement=10, commandement_du_psyker_ennemi=9, des_adverses=[3, 4])
    assert verdict.odds["Pouvoir annulé"] == Fraction(7, 12)


@pytest.mark.parametrize("stated, words", [
    ({"des": [2, 3]}, "des_adverses"),
    ({"des": [2, 3], "des_adverses": [5, 5]}, "raté"),
    ({"des": [2], "des_adverses": [2, 4]}, "2 dés attendus"),
])
def test_refused(dispel, stated, words):
    with pytest.raises(SituationError, match=words):
        dispel(commandement=10, commandement_du_psyker_ennemi=9, **stated)


def test_a_missing_leadership_is_named(dispel):
    with pytest.raises(SituationError, match="commandement"):
        dispel(commandement_du_psyker_ennemi=9)
    with pytest.raises(SituationError, match="commandement_du_psyker_ennemi"):
        dispel(commandement=9)


@pytest.mark.parametrize("stated, code", [
    ({"pouvoirs_deja_lances": 1}, "PEN-342"),
    ({"pouvoir_etranger_a_l_escouade": True}, "PEN-386"),
])
def test_a_dispel_that_is_forbidden_is_answered_so(dispel, stated, code):
    verdict = dispel(commandement=10, commandement_du_psyker_ennemi=9, des=[2, 3], des_adverses=[2, 4], **stated)
    assert verdict.outcome == "Interdit" and code in verdict.codes
