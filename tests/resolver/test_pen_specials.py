"""Warhammer 40,000 PEN: what special rules change of whole attacks, of arrivals and of dangerous ground, counted by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from arbitre.errors import SituationError

GAME = "pen:warhammer-40000-pen"
FIGHT = {"cc": 4, "cible_cc": 4, "force": 4, "endurance": 4}  # 3+ hits one in two (4+), one in two wounds (4+)


@pytest.fixture(scope="module")
def functions(resolver):
    return resolver.functions(GAME)


def wounds(counts: list[int], needs: tuple[int, int]) -> dict[int, Fraction]:
    """The wounds of fighters whose attacks are one of `counts`, equally likely: every face of every die walked."""
    found: dict[int, Fraction] = {}
    for count in counts:
        faces = list(product(range(1, 7), repeat=2 * count))
        for thrown in faces:
            dealt = sum(thrown[2 * i] >= needs[0] and thrown[2 * i + 1] >= needs[1] for i in range(count))
            found[dealt] = found.get(dealt, Fraction(0)) + Fraction(1, len(faces) * len(counts))
    return found


def said(verdict) -> dict[int, Fraction]:
    return {int(name.split()[1]): share for name, share in verdict.odds.items()}


def test_sweep_attacks_hang_on_their_own_die(functions):
    verdict = functions["combat"](attaques=1, unite_a_attaques_de_zone=True, ennemis_engages=3, **FIGHT)
    assert said(verdict) == wounds([1 + min(face, 2) for face in range(1, 7)], (4, 4))
    assert all(f"attaques portées, {1 + more} (A 1 (A) + {more} (PEN-314))" in str(verdict) for more in (1, 2))


def test_each_fighter_rolls_its_own_sweep_die(functions):
    verdict = functions["combat"](attaquants=2, attaques=1, unite_a_attaques_de_zone=True, ennemis_engages=3, **FIGHT)
    one = wounds([1 + min(face, 2) for face in range(1, 7)], (4, 4))
    both: dict[int, Fraction] = {}
    for (a, p), (b, q) in product(one.items(), one.items()):
        both[a + b] = both.get(a + b, Fraction(0)) + p * q
    assert said(verdict) == both


def test_a_stated_sweep_die_is_the_only_one(functions):
    verdict = functions["combat"](attaques=1, unite_a_attaques_de_zone=True, de_d_attaques_de_zone=1, ennemis_engages=3, **FIGHT)
    assert said(verdict) == wounds([2], (4, 4))


def test_smash_attacks_are_half_as_many_and_twice_as_strong(functions):
    smash = {"unite_a_attaques_smash": True, "attaques_smash_choisies": True}
    verdict = functions["combat"](attaques=5, **{**FIGHT, "force": 3, "endurance": 4}, **smash)
    assert said(verdict) == wounds([2], (4, 2))  # strength 6 against endurance 4


def test_a_vector_strike_makes_its_own_attacks(functions):
    verdict = functions["combat"](attaques=4, touche_d_attaque_au_passage=True, unite_creature_monstrueuse=True, pa=5, **FIGHT)
    assert "attaques portées, 2 (" in str(verdict)


@pytest.mark.parametrize(("paces", "dice"), [(18, 0), (18.5, 1), (36, 1), (36.5, 2)])
def test_a_teleport_rolls_its_own_dice(functions, paces, dice):
    verdict = functions["deviation_de_la_frappe"](distance_de_teleportation=paces, face="flèche")
    assert verdict.text.startswith(f"Déviation de {dice}d6 ps" if dice else "Aucune déviation")


def test_a_teleport_that_does_not_scatter_rolls_nothing(functions):
    with pytest.raises(SituationError, match="ne dévie pas"):
        functions["deviation_de_la_frappe"](distance_de_teleportation=6, des=[3])
    with pytest.raises(SituationError):
        functions["deviation_de_la_frappe"](distance_de_teleportation=20, face="flèche", des=[3, 4])


def test_rerolls_of_dangerous_ground(functions):
    rider = {"unite_moto": True, "unite_a_conducteur_habile": True}
    tests = functions["tests_de_terrain_dangereux"]
    assert tests(unites=2, des=[[[1], [2]], 1], **rider).total == 1
    assert tests(unites=2, des=[[[1], [2]], [[1], [1]]], **rider).total == 1
    assert "relance de 1 (PEN-319)" in str(tests(unites=1, des=[[[1], [5]]], **rider))
    for wrong in ({"unites": 1, "des": [[[3], [2]]], **rider}, {"unites": 1, "des": [[[1], [2]]]}):
        with pytest.raises(SituationError, match="relance"):
            tests(**wrong)
