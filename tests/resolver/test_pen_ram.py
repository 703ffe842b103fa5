"""Warhammer 40,000 PEN, rams: the hits of each kind of attacker, given dice and exact odds, and what is refused."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from arbitre.errors import SituationError

GAME = "pen:warhammer-40000-pen"


@pytest.fixture(scope="module")
def ram(resolver):
    """The hits of a ram: ram(unite_moto=True, cible_effectif_de_l_escouade=4)."""
    return resolver.functions(GAME)["touches_d_une_charge_belier"]


@pytest.mark.parametrize("dice", list(product(range(1, 7), repeat=2)))
@pytest.mark.parametrize("members", [1, 5, 12, 20])
def test_a_vehicle_hits_as_many_as_its_dice_but_no_more_than_there_are(ram, dice, members):
    verdict = ram(unite_est_un_vehicule=True, cible_effectif_de_l_escouade=members, des=list(dice))
    assert verdict.total == min(sum(dice), members)
    assert ("au plus" in str(verdict)) == (sum(dice) > members)


@pytest.mark.parametrize("members", [1, 7, 20])
def test_exact_odds_of_a_monstrous_creature_agree_with_every_result_counted(ram, members):
    counted = Counter(min(sum(dice), members) for dice in product(range(1, 7), repeat=2))
    odds = ram(unite_creature_monstrueuse=True, cible_effectif_de_l_escouade=members).odds
    assert {int(k.split()[0]): v for k, v in odds.items()} == {n: Fraction(times, 36) for n, times in counted.items()}


@pytest.mark.parametrize("members", [1, 2, 3, 10])
def test_exact_odds_of_a_jetbike_agree_with_every_result_counted(ram, members):
    counted = Counter(min(face, members) for face in range(1, 4))
    odds = ram(unite_motojet=True, cible_effectif_de_l_escouade=members).odds
    assert {int(k.split()[0]): v for k, v in odds.items()} == {n: Fraction(times, 3) for n, times in counted.items()}


def test_the_heavier_type_throws_the_dice(ram):
    assert ram(unite_moto=True, unite_creature_monstrueuse=True, cible_effectif_de_l_escouade=20, des=[6, 6]).total == 12


@pytest.mark.parametrize(("stated", "message"), [
    ({"unite_moto": True}, "effectif"),
    ({"unite_moto": True, "cible_effectif_de_l_escouade": 5, "des": [4]}, "va de 1 à 3"),
    ({"unite_moto": True, "cible_effectif_de_l_escouade": 5, "des": [1, 2]}, "des"),
    ({"unite_est_un_vehicule": True, "cible_effectif_de_l_escouade": 5, "des": [3]}, "des"),
])
def test_what_cannot_be_is_refused(ram, stated, message):
    with pytest.raises(SituationError, match=message):
        ram(**stated)


def test_infantry_does_not_ram(ram):
    assert ram(unite_infanterie=True, cible_effectif_de_l_escouade=5).outcome == "Interdit"


def test_the_rules_that_gave_the_hits_are_in_the_trace(ram):
    nodes = {line.node for line in ram(unite_moto=True, cible_effectif_de_l_escouade=5, des=[2]).trace}
    assert {"pen:touches-d-une-charge-belier", "pen:touches-d-un-belier-leger"} <= nodes
