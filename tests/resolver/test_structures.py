"""Structures: the printed capacities and the hand-worked checks, the table's and the graph's figures, what is refused."""

from __future__ import annotations

import copy
from dataclasses import replace
from fractions import Fraction

import pytest

from arbitre.errors import SituationError
from arbitre.resolver import Resolver

GAME = "wm:warmachine"


@pytest.fixture(scope="module")
def capacity(resolver):
    return resolver.functions(GAME)["capacite_de_degats_d_une_structure"]


def changed(reference, curie: str, **parts) -> Resolver:
    """A resolver over the same graph with one node altered."""
    other = copy.copy(reference)
    other.nodes = {**reference.nodes, curie: replace(reference[curie], **parts)}
    return Resolver(other)


@pytest.mark.parametrize("stated, points", [
    ({"materiaux": [["brique", 3]]}, 30),
    ({"materiaux": [["brique", 18]], "structure_porteuse": True}, 90),
    ({"materiaux": [["bois renforcé", 4]]}, 20),
    ({"materiaux": [["bois", 12]]}, 60),
    ({"materiaux": [["fer", 2]]}, 40),
    ({"materiaux": [["acier", 2]]}, 40),
    ({"materiaux": [["pierre", 4], ["bois", 1]]}, 45),
    ({"materiaux": [["bois", 1.5]], "structure_porteuse": True}, Fraction(15, 4)),
])
def test_capacity(capacity, stated, points):
    assert capacity(**stated).total == points


def test_trace_names_the_table_and_the_share(capacity):
    verdict = capacity(materiaux=[["brique", 18]], structure_porteuse=True)
    assert {"WM-1263", "WM-1270", "WM-1271"} <= set(verdict.codes)


def test_points_an_inch_are_the_tables(reference):
    table = reference["wm:table-des-materiaux"]
    rows = [[*row[:-1], "7"] if row[0] == "brique" else row for row in table.data["rows"]]
    resolver = changed(reference, table.id, data={**table.data, "rows": rows})
    assert resolver.functions(GAME)["capacite_de_degats_d_une_structure"](materiaux=[["brique", 3]]).total == 21


def test_share_of_a_load_bearing_structure_is_the_graphs(reference):
    share = reference["wm:part-de-la-capacite"]
    whole, half = share.effects
    resolver = changed(reference, share.id, effects=(whole, replace(half, value=Fraction(1, 3))))
    assert resolver.functions(GAME)["capacite_de_degats_d_une_structure"](materiaux=[["brique", 3]], structure_porteuse=True).total == 10


@pytest.mark.parametrize("given, message", [
    ([["briquet", 3]], "materiaux, n° 1, matériau : 'briquet' inconnu ; vouliez-vous dire brique"),
    ([["brique", 0]], "materiaux, n° 1, longueur attend un nombre plus grand que 0 et d'au plus 1000 pouces, 0 reçu"),
    ([["brique", True]], "longueur attend un nombre .* True reçu"),
    ([["brique", float("nan")]], "un nombre fini est attendu"),
    ([["brique"]], r"n° 1 attend \[matériau .*longueur"),
    ([], r"une liste d'au moins 1 élément.*par exemple materiaux=\[\["),
    ("brique", "materiaux attend une liste"),
    ([[["brique"], 3]], "inconnu"),
])
def test_wrong_input_is_named(capacity, given, message):
    with pytest.raises(SituationError, match=message):
        capacity(materiaux=given)


def test_materials_must_be_given(capacity):
    with pytest.raises(SituationError, match="il manque materiaux"):
        capacity()
