"""Warhammer 40,000 PEN: whole attacks with templates, shots into a fight, melee weapons: exact odds against every throw counted.

The oracle knows the rules from the text alone and enumerates the dice.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from arbitre.errors import SituationError

GAME = "pen:warhammer-40000-pen"
DIE = range(1, 7)
GUARD = {"force": 4, "endurance": 3, "svg": 5, "pa": 6}  # wounded on 3+, saved on 6 only


@pytest.fixture(scope="module")
def functions(resolver):
    return resolver.functions(GAME)


def counted(dice, wounds) -> dict[str, Fraction]:
    """The chance of each number of unsaved wounds, every throw of `dice` dice counted."""
    odds: dict[str, Fraction] = {}
    for throw in product(DIE, repeat=dice):
        key = f"Blessures {wounds(*throw)}"
        odds[key] = odds.get(key, Fraction(0)) + Fraction(1, 6**dice)
    return odds


def unsaved(*pairs) -> int:
    return sum(wound >= 3 and save < 6 for wound, save in pairs)


def test_a_flame_template_hits_everyone_under_it_on_2_and_more(functions):
    found = functions["phase_de_tir"](tirs=1, arme_a_gabarit_de_souffle=True, unites_sous_le_gabarit=2, svg_de_couvert=3, **GUARD)
    assert found.odds == counted(5, lambda hit, a, b, c, d: unsaved((a, b), (c, d)) if hit >= 2 else 0)


@pytest.mark.parametrize("stray", [0, 1])
def test_a_blast_scatters_unless_a_1_is_rolled(functions, stray):
    found = functions["phase_de_tir"](
        tirs=1, ct=2, arme_a_explosion=True, unites_sous_le_gabarit=2, touches_apres_deviation=stray, **GUARD)
    wounds = lambda hit, a, b, c, d: unsaved((a, b), (c, d)) if hit >= 5 else unsaved((a, b)) if hit >= 2 and stray else 0
    assert found.odds == counted(5, wounds)


def test_a_twin_linked_template_counts_twice(functions):
    stated = {"tirs": 1, "arme_a_gabarit_de_souffle": True, **GUARD}
    twin = functions["phase_de_tir"](unites_sous_le_gabarit=1, arme_jumelee=True, touches_comptees_double=True, **stated)
    assert twin.odds == functions["phase_de_tir"](unites_sous_le_gabarit=2, **stated).odds


def test_a_wave_hits_all_on_its_line_and_a_sweep_rolls_for_each(functions):
    wave = functions["phase_de_tir"](tirs=1, ct=4, arme_a_ondes=True, unites_sur_le_segment=2, svg_de_couvert=3, **GUARD)
    assert wave.odds == counted(5, lambda hit, a, b, c, d: unsaved((a, b), (c, d)) if hit >= 3 else 0)
    sweep = functions["phase_de_tir"](tireurs=1, ct=4, arme_a_balayage=True, unites_sur_le_segment=2, **GUARD)
    assert sweep.odds == counted(6, lambda h, a, b, i, c, d: unsaved(*([(a, b)] if h >= 3 else []), *([(c, d)] if i >= 3 else [])))


def test_an_amplified_sonic_wave_is_one_hit(functions):
    """Its shots are not wounded one by one: the answer names the rule that says so, and is no longer an error."""
    found = functions["phase_de_tir"](tirs=3, ct=4, arme_sonique=True, touches_soniques=2, force=4, endurance=4)
    assert (found.outcome, found.odds) == ("Sans effet", None) and "PEN-489" in found.codes


def test_a_template_over_another_level_hits_nobody(functions):
    found = functions["phase_de_tir"](
        tirs=1, arme_a_gabarit_de_souffle=True, unites_sous_le_gabarit=3, cible_a_l_autre_altitude=True, **GUARD)
    assert found.odds == {"Blessures 0": 1}


def test_a_template_needs_to_know_what_lies_under_it(functions):
    with pytest.raises(SituationError, match="il manque unites_sous_le_gabarit"):
        functions["phase_de_tir"](tirs=1, ct=4, arme_a_explosion=True, **GUARD)


def test_each_1_of_shots_into_a_fight_hits_a_friend(functions):
    found = functions["phase_de_tir"](tirs=2, ct=4, cible_verrouillee=True, **GUARD)
    throws = list(product(DIE, repeat=2))
    at_least = Fraction(sum(1 in t for t in throws), len(throws))
    assert f"touche automatique à l'escouade alliée : 0,33 en moyenne, au moins 1 : {at_least} (" in found.text
    assert all(key.startswith("Blessures ") for key in found.odds)
    assert "PEN-869" in found.codes
    assert "PEN-869" not in functions["phase_de_tir"](tirs=2, ct=4, **GUARD).codes


def test_the_shot_that_a_6_earns_may_hit_a_friend_too(functions):
    found = functions["phase_de_tir"](tirs=1, ct=4, cible_verrouillee=True, arme_a_tirs_soutenus=True, **GUARD)
    throws = list(product(DIE, repeat=2))
    share = Fraction(sum(a == 1 or (a == 6 and b == 1) for a, b in throws), len(throws))
    assert f"au moins 1 : {share} (" in found.text


def test_a_template_that_a_1_drops_on_friends_is_named(functions):
    found = functions["phase_de_tir"](tirs=1, ct=4, cible_verrouillee=True, arme_a_explosion=True, unites_sous_le_gabarit=1, **GUARD)
    assert "gabarit posé sur l'escouade alliée : 0,17 en moyenne" in found.text and "PEN-869" in found.codes


@pytest.mark.parametrize("more, code", [
    ({"distance": 25, "portee": 24}, "PEN-865"), ({"cible_hors_de_vue": True}, "PEN-855"),
    ({"cible_verrouillee": True, "test_pour_tirer_rate": True}, "PEN-867"), ({"unite_figee": True}, "PEN-471"),
])
def test_a_forbidden_shot_inflicts_nothing(functions, more, code):
    found = functions["phase_de_tir"](tirs=4, effectif=3, ct=4, **more, **GUARD)
    assert (found.outcome, found.total, found.odds) == ("Interdit", None, None)
    assert code in found.codes


@pytest.mark.parametrize("name, stated", [("phase_de_tir", {"tirs": 1, "ct": 4}), ("combat", {"attaques": 1, "cc": 4, "cible_cc": 4})])
def test_a_vehicle_is_not_wounded(functions, name, stated):
    """A vehicle has no wounds to lose: the rule of armour penetration says so, and the answer names it."""
    found = functions[name](**stated, cible_est_un_vehicule=True, force=8, endurance=4)
    assert (found.text, found.odds) == ("Sans effet : PEN-701", None)


@pytest.mark.parametrize("weapon, save", [("arme de corps à corps", 3), ("arme énergétique", None), ("griffe éclair", None), ("lame sorcière", 3)])
def test_the_weapon_of_a_fighter_meets_the_armour(functions, weapon, save):
    found = functions["combat"](attaques=1, cc=4, cible_cc=4, force=4, endurance=4, svg=3, arme_de_melee=weapon)
    need = 2 if weapon == "lame sorcière" else 4

    def wounds(hit, wound, again, armour):
        wounded = wound >= need or (weapon == "griffe éclair" and again >= need)
        return int(hit >= 4 and wounded and (save is None or armour < save))

    assert found.odds == counted(4, wounds)
