"""Deviation: the hand-worked checks, the exact odds against a slow count, the graph's figures, and what is refused."""

from __future__ import annotations

import copy
from dataclasses import replace
from fractions import Fraction

import pytest

from arbitre.errors import ArbitreError, SituationError
from arbitre.resolver import Resolver

GAME = "wm:warmachine"


@pytest.fixture(scope="module")
def deviate(resolver):
    return resolver.functions(GAME)["deviation"]


def changed(reference, curie: str, **parts) -> Resolver:
    """A resolver over the same graph with one node altered."""
    other = copy.copy(reference)
    other.nodes = {**reference.nodes, curie: replace(reference[curie], **parts)}
    return Resolver(other)


@pytest.mark.parametrize("stated, inches", [
    ({"distance": 5, "des": [1, 6]}, Fraction(5, 2)),
    ({"distance": 5, "des": [1, 2]}, 2),
    ({"distance": 7, "des": [6, 5]}, Fraction(7, 2)),
    ({"distance": 11, "des": [5, 4]}, 4),
    ({"distance": 12, "distance_au_bord_de_table": 2, "des": [1, 5]}, 2),
    ({"distance": 12, "distance_au_bord_de_table": 5.5, "des": [1, 5]}, 5),
    ({"distance": 3, "distance_au_bord_de_table": 2, "des": [1, 5]}, Fraction(3, 2)),
    ({"distance": 14, "por": 12, "des": [1, 6]}, 6),
    ({"por": 12, "cible_trop_loin": True, "des": [1, 6]}, 6),
    ({"distance": 11, "por": 8, "cible_trop_loin": True, "des": [4, 5]}, 4),
    ({"distance": 12, "por": 12, "des": [1, 6]}, 6),
    ({"distance": 6, "por": 12, "des": [1, 6]}, 3),
    ({"distance": 0, "des": [1, 6]}, 0),
])
def test_distance(deviate, stated, inches):
    assert deviate(**stated).total == inches


@pytest.mark.parametrize("stated, words", [
    ({"distance": 14, "por": 12}, "depuis le point en limite de portée (POR 12) :"),
    ({"distance": 12, "por": 12}, "depuis le centre de la cible :"),
    ({"distance": 12}, "depuis le centre de la cible :"),
])
def test_where_it_starts(deviate, stated, words):
    assert words in deviate(des=[1, 1], **stated).text
    assert words in deviate(**stated).text


def test_directions_the_text_names(deviate):
    assert "direction 1 (trop long)" in deviate(distance=9, des=[1, 1]).text
    assert "direction 4 (trop court)" in deviate(distance=9, des=[4, 1]).text
    assert "direction 2 du gabarit" in deviate(distance=9, des=[2, 1]).text


def test_the_edge_is_told_only_when_it_cuts(deviate):
    assert "WM-209" in deviate(distance=12, distance_au_bord_de_table=2, des=[1, 3]).codes
    assert "WM-209" not in deviate(distance=12, distance_au_bord_de_table=2, des=[1, 2]).codes
    assert "WM-209" not in deviate(distance=3, distance_au_bord_de_table=2, des=[1, 6]).codes


@pytest.mark.parametrize("stated", [{"distance": 5}, {"distance": 20}, {"distance": 20, "distance_au_bord_de_table": 3}, {"distance": 1}, {"distance": 20, "por": 8}])
def test_odds_count_every_face(deviate, stated):
    counted: dict[str, Fraction] = {}
    for face in range(1, 7):
        outcome = deviate(des=[1, face], **stated).outcome
        counted[outcome] = counted.get(outcome, Fraction(0)) + Fraction(1, 6)
    verdict = deviate(**stated)
    assert verdict.odds == counted
    assert sum(verdict.odds.values()) == 1


def test_trace_names_every_rule(deviate):
    codes = deviate(distance=12, distance_au_bord_de_table=2, des=[1, 5]).codes
    assert {"WM-202", "WM-203", "WM-207", "WM-208", "WM-209"} <= set(codes)
    assert "WM-162" in deviate(distance=14, por=12, des=[1, 5]).codes  # out of range, worked out from both numbers


def test_figures_are_the_graphs(reference):
    most = reference["wm:deviation-maximale"]
    effects = tuple(replace(e, value=Fraction(1, 4)) if e.op == "multiply" else e for e in most.effects)
    ask = changed(reference, most.id, effects=effects).functions(GAME)["deviation"]
    assert ask(distance=10, des=[1, 6]).total == Fraction(5, 2)
    die = reference["wm:jet-de-distance-de-deviation"]
    ask = changed(reference, die.id, data={**die.data, "sides": Fraction(3)}).functions(GAME)["deviation"]
    assert ask(distance=40).odds == {"1 pouce": Fraction(1, 3), "2 pouces": Fraction(1, 3), "3 pouces": Fraction(1, 3)}
    with pytest.raises(SituationError, match="d3"):
        ask(distance=40, des=[1, 4])


@pytest.mark.parametrize("stated, message", [
    ({"distance": 5, "des": [1, 7]}, "des, dé de distance attend un résultat de d6, de 1 à 6, 7 reçu"),
    ({"distance": 5, "des": [0, 3]}, "des, dé de direction attend un résultat de d6, de 1 à 6, 0 reçu"),
    ({"distance": 5, "des": [3]}, r"des attend \[dé de direction .*dé de distance"),
    ({"distance": 5, "des": 3}, r"des attend \[dé de direction .*dé de distance"),
    ({"distance": 5, "des": [1, True]}, "dé de distance attend .* True reçu"),
    ({"distance": -1, "des": [1, 3]}, "sous le minimum"),
    ({"distance": 5, "distance_au_bord_de_table": -1, "des": [1, 3]}, "sous le minimum"),
    ({"des": [1, 3]}, "il manque distance"),
    ({"cible_trop_loin": True, "distance": 9, "des": [1, 3]}, "il manque arme_por"),
    ({"distanse": 5}, "distance"),
])
def test_wrong_input_is_refused_in_french(deviate, stated, message):
    with pytest.raises(SituationError, match=message):
        deviate(**stated)


def test_the_lost_directions_are_an_admitted_gap(resolver):
    with pytest.raises(ArbitreError, match="la source ne se lit pas"):
        resolver.ask("warmachine", "directions_de_deviation(direction=3)")
