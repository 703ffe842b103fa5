"""Throws: the printed example and the hand-worked checks, the exact odds, the graph's figures, and what is refused."""

from __future__ import annotations

import copy
from dataclasses import replace
from fractions import Fraction

import pytest

from arbitre.errors import SituationError
from arbitre.resolver import Resolver

GAME = "wm:warmachine"


@pytest.fixture(scope="module")
def throw(resolver):
    return resolver.functions(GAME)["deviation_d_une_projection"]


def changed(reference, curie: str, **parts):
    """The same question over the same graph with one node altered."""
    other = copy.copy(reference)
    other.nodes = {**reference.nodes, curie: replace(reference[curie], **parts)}
    return Resolver(other).functions(GAME)["deviation_d_une_projection"]


@pytest.mark.parametrize("stated, inches", [
    ({"force": 11, "des": [3, 6]}, Fraction(11, 4)),  # the printed example
    ({"force": 11, "des": [3, 4]}, 2),
    ({"force": 8, "des": [1, 5]}, 2),
    ({"force": 8, "des": [1, 1]}, 1),
    ({"force": 8, "des": [1, 2]}, 1),
    ({"force": 8, "des": [1, 3]}, 2),
    ({"force": 20, "des": [1, 6]}, 3),
    ({"force": 3, "des": [1, 6]}, Fraction(3, 4)),
    ({"force": 9, "attaquant_socle": "grand", "cible_socle": "petit", "des": [1, 6]}, Fraction(11, 4)),
    ({"force": 9, "attaquant_socle": "grand", "cible_socle": "moyen", "des": [1, 6]}, Fraction(9, 4)),
])
def test_distance(throw, stated, inches):
    assert throw(**stated).total == inches


@pytest.mark.parametrize("stated, words", [
    ({"force": 11}, "depuis le point d'impact initial (à 5,5 pouces) :"),
    ({"force": 9, "attaquant_socle": "grand", "cible_socle": "petit"}, "depuis le point d'impact initial (à 5,5 pouces) :"),
    ({"force": 12, "projetee_sur_une_figurine": True, "distance_a_l_autre_figurine": 6}, "depuis le centre de l'autre figurine :"),
    ({"force": 12, "projetee_sur_une_figurine": True, "distance_a_l_autre_figurine": 7}, "depuis le point d'impact initial (à 6 pouces) :"),
])
def test_where_it_starts(throw, stated, words):
    assert words in throw(des=[1, 1], **stated).text
    assert words in throw(**stated).text


def test_the_template_is_the_one_of_every_deviation(throw):
    assert "direction 1 (trop long)" in throw(force=8, des=[1, 1]).text
    assert "direction 3 du gabarit" in throw(force=8, des=[3, 1]).text
    assert throw(force=8, des=[3, 1]).details == {"direction": 3}


def test_every_reading_of_the_limit_of_an_aimed_throw(throw):
    """Half the throw's distance (2.5 inches), half the way to the other model (2 inches), or the d3 alone."""
    aimed = {"force": 5, "projetee_sur_une_figurine": True, "distance_a_l_autre_figurine": 2, "des": [1, 6]}
    assert throw(**aimed).total == Fraction(5, 4)
    assert throw(**aimed, litiges={"WM-943": "A"}).total == 1
    assert throw(**aimed, litiges={"WM-943": "C"}).total == 3


@pytest.mark.parametrize("stated", [
    {"force": 11}, {"force": 8}, {"force": 3}, {"force": 30},
    {"force": 12, "projetee_sur_une_figurine": True, "distance_a_l_autre_figurine": 3},
])
def test_odds_count_every_face(throw, stated):
    counted: dict[str, Fraction] = {}
    for face in range(1, 7):
        outcome = throw(des=[1, face], **stated).outcome
        counted[outcome] = counted.get(outcome, Fraction(0)) + Fraction(1, 6)
    verdict = throw(**stated)
    assert verdict.odds == counted
    assert sum(verdict.odds.values()) == 1


def test_trace_names_every_rule(throw):
    codes = throw(force=9, attaquant_socle="grand", cible_socle="petit", des=[1, 5]).codes
    assert {"WM-877", "WM-876", "WM-875", "WM-874", "WM-207"} <= set(codes)


def test_figures_are_the_graphs(reference):
    most = reference["wm:deviation-maximale-d-une-projection"]
    effects = tuple(replace(e, value=Fraction(1, 4)) if e.op == "multiply" else e for e in most.effects)
    assert changed(reference, most.id, effects=effects)(force=8, des=[1, 6]).total == 1
    d3 = reference["wm:d3"]
    effects = tuple(replace(e, value=Fraction(1, 3)) if e.op == "multiply" else e for e in d3.effects)
    assert changed(reference, d3.id, effects=effects)(force=20, des=[1, 6]).total == 2


@pytest.mark.parametrize("stated, message", [
    ({"force": 8, "des": [1, 7]}, "des, dé de distance attend un résultat de d6, de 1 à 6, 7 reçu"),
    ({"force": 8, "des": [3]}, r"des attend \[dé de direction .*dé de distance"),
    ({"des": [1, 3]}, "il manque attaquant_force"),
    ({"force": 8, "projetee_sur_une_figurine": True, "des": [1, 3]}, "il manque distance_a_l_autre_figurine"),
    ({"forse": 8}, "force"),
])
def test_wrong_input_is_refused_in_french(throw, stated, message):
    with pytest.raises(SituationError, match=message):
        throw(**stated)
