"""What the types of units change in a whole attack, against every result of the dice enumerated by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

FACES = range(1, 7)
GAME = "pen:warhammer-40000-pen"


def _share(count: int, wins) -> Fraction:
    """The part of the results of `count` dice that `wins` accepts."""
    return Fraction(sum(bool(wins(*dice)) for dice in product(FACES, repeat=count)), 6**count)


@pytest.fixture(scope="module")
def ask(resolver):
    return lambda expression: resolver.ask(GAME, expression)


@pytest.mark.parametrize(("more", "wound"), [("", 4), (", cible_moto=True", 5), (", unite_moto=True", 4), (", unite_motojet=True", 4)])
def test_a_bike_is_tougher_as_a_target_not_as_a_shooter(ask, more, wound):
    expected = _share(2, lambda hit, wounds: hit >= 3 and wounds >= wound)
    assert ask(f"phase_de_tir(tirs=1, ct=4, force=4, endurance=4{more})").total == expected


def test_passengers_of_an_open_transport_hide_behind_it(ask):
    expected = _share(3, lambda hit, cover, wounds: hit >= 3 and cover < 3 and wounds >= 4)
    assert ask("phase_de_tir(tirs=1, ct=4, force=4, endurance=4, passagers_vises=True)").total == expected


@pytest.mark.parametrize(("still", "need"), [("", 6), (", cible_immobilisee=True", 4)])
def test_grenades_hit_a_walker_on_sixes_until_it_is_immobilised(ask, still, need):
    verdict = ask(f"jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, cible_marcheur=True, arme_grenade_ou_bombe=True{still})")
    assert verdict.odds["Touché"] == _share(1, lambda hit: hit >= need)


def test_an_aircraft_is_hit_on_its_side_and_its_engines_are_hull(ask):
    """F8, PA 3, CT 4, aiming at the engines: side armour 11, every damage on the hull table, 5 read as 6."""

    def hull(damage: int) -> str:
        return next(word for least, word in ((7, "explosé"), (5, "détruit"), (4, "très endommagé"), (1, "endommagé"), (-9, "aucun effet")) if damage >= least)

    odds: dict[str, Fraction] = {}
    for pierce, _, damage in product(FACES, repeat=3):
        total = pierce + 8
        word = "sans effet" if total < 11 else hull(damage - 2 * (total == 11))
        odds[word] = odds.get(word, Fraction(0)) + Fraction(1, 216)
    verdict = ask("degats_vehicule(force=8, cible_aeronef=True, pa=3, ct=4, zone_annoncee='mobilité', angle_de_l_attaque=0, blindage_avant=12, blindage_lateral=11, blindage_arriere=10)")
    assert verdict.odds == odds
