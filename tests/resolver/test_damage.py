"""Damage reported on cards: the hand-worked checks, a slow count box by box, the graph's figures, and what is refused."""

from __future__ import annotations

import copy
from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from arbitre.errors import SituationError
from arbitre.resolver import Resolver

GAME = "wm:warmachine"


@pytest.fixture(scope="module")
def ask(resolver):
    return lambda name, **stated: resolver.functions(GAME)[name](**stated)


@pytest.mark.parametrize("stated, text", [
    ({"colonne": 5, "cases": {"5": 2, "6": 1, "1": 3}, "degats": 5}, "Colonne 5 : 2, colonne 6 : 1, colonne 1 : 2 (WM-1004) ; 1 point de vie"),
    ({"colonne": 3, "cases": {"3": 4}, "degats": 5, "champ_de_force": 2}, "Champ de force : 2, colonne 3 : 3 (WM-1004) ; 1 point de vie"),
    ({"colonne": 1, "cases": {"1": ["coque", "coque", "M"]}, "degats": 3},
     "Colonne 1 : 3 (coque, coque, M) (WM-1004) ; désactivé : Mouvement (M) (WM-1012) ; hors de combat (WM-366)"),
    ({"colonne": 1, "cases": {"1": 2}, "degats": 3}, "Colonne 1 : 2 (WM-1004) ; hors de combat (WM-366) ; 1 point sans effet (WM-1022)"),
    ({"colonne": 1, "cases": {"1": 2}, "degats": 0}, "Aucune case noircie (WM-1004) ; 2 points de vie"),
])
def test_grid(ask, stated, text):
    assert ask("reporter_sur_la_grille", **stated).text == text


def box_by_box(blank: dict[int, int], start: int, damage: int) -> dict[int, int]:
    """The slow oracle: one point at a time, always from the column rolled."""
    left, marked = dict(blank), {}
    for _ in range(damage):
        for step in range(6):
            column = (start - 1 + step) % 6 + 1
            if left.get(column, 0):
                left[column] -= 1
                marked[column] = marked.get(column, 0) + 1
                break
    return marked


@pytest.mark.parametrize("start, first, last, damage", list(product(range(1, 7), (0, 1, 3), (0, 2), (1, 4, 9))))
def test_a_grid_marks_what_a_slow_count_marks(ask, start, first, last, damage):
    blank = {1: first, 3: 1, 4: 2, 6: last}
    verdict = ask("reporter_sur_la_grille", colonne=start, cases={str(c): n for c, n in blank.items()}, degats=damage)
    marked = box_by_box(blank, start, damage)
    assert verdict.total == sum(blank.values()) - sum(marked.values())
    for column, boxes in marked.items():
        assert f"olonne {column} : {boxes}" in verdict.text


def test_a_grid_without_its_die_gives_every_column_its_chance(ask):
    cases = {"1": 3, "4": 9}
    odds = ask("reporter_sur_la_grille", cases=cases, degats=2).odds
    faces = [ask("reporter_sur_la_grille", cases=cases, degats=2, colonne=c).text.replace(" (WM-1004)", "") for c in range(1, 7)]
    assert odds == {text: Fraction(faces.count(text), 6) for text in faces}


def test_a_spiral_is_filled_like_a_grid_and_has_no_force_field(ask):
    assert ask("reporter_sur_la_spirale", branche=4, cases={"4": 2, "5": 3}, degats=3).text.startswith("Branche 4 : 2, branche 5 : 1 (WM-1067)")
    with pytest.raises(SituationError, match="champ_de_force"):
        ask("reporter_sur_la_spirale", branche=4, cases={"4": 2}, degats=1, champ_de_force=2)


@pytest.mark.parametrize("field, columns", [(0, [1, 2, 3, 4, 5, 6]), (3, [4, 5, 6]), (5, [6]), (6, []), (9, [])])
def test_every_column_at_once(ask, field, columns):
    assert sorted(ask("reporter_sur_chaque_colonne", champ_de_force=field).details["marked"]) == columns


def test_a_force_field_may_be_spent_in_the_middle_of_a_column(ask):
    assert ask("reporter_sur_chaque_colonne", degats=2, champ_de_force=3).details["marked"] == {2: 1, 3: 2, 4: 2, 5: 2, 6: 2}


def test_a_named_system_passes_over_the_force_field_unless_the_other_reading_is_chosen(ask):
    stated = {"systeme": "C", "cases": {"4": [5], "3": [6, 2]}, "degats": 2, "champ_de_force": 1}
    assert ask("reporter_sur_un_systeme", **stated).details["marked"] == [(3, 2), (3, 6)]
    other = ask("reporter_sur_un_systeme", litiges={"WM-1115": "B"}, **stated)
    assert other.details["marked"] == [(3, 2)] and other.disputes == ("WM-1115",)


def test_a_row(ask):
    for marked, damage in product(range(6), range(8)):
        verdict = ask("reporter_sur_une_ligne", cases_de_la_figurine=6, cases_noircies=marked, points_de_degats_subis=damage)
        assert verdict.total == max(0, 6 - marked - damage)
        assert ("WM-366" in verdict.codes) == (damage >= 6 - marked)


def test_systems_come_back_as_soon_as_one_point_is_removed(ask):
    down = lambda **box: ask("etat_des_systemes", systemes={"M": box}).details["down"]
    assert down(cases=3, noircies=3) == ["Mouvement (M)"]
    assert down(cases=3, noircies=2) == [] and down(cases=3, noircies=3, retirees=1) == []


def test_figures_are_the_graphs(reference):
    die = reference["wm:jet-de-colonne"]
    other = copy.copy(reference)
    other.nodes = {**reference.nodes, die.id: replace(die, data={**die.data, "sides": Fraction(4)})}
    functions = Resolver(other).functions(GAME)
    assert sorted(functions["reporter_sur_chaque_colonne"]().details["marked"]) == [1, 2, 3, 4]
    with pytest.raises(SituationError, match="de 1 à 4"):
        functions["reporter_sur_la_grille"](colonne=5, cases={"1": 2}, degats=1)


def test_the_rule_of_the_force_field_is_the_graphs(reference):
    rule = reference["wm:champ-de-force"]
    other = copy.copy(reference)
    other.nodes = {**reference.nodes, rule.id: replace(rule, effects=())}
    verdict = Resolver(other).functions(GAME)["reporter_sur_la_grille"](colonne=1, cases={"1": 5}, degats=2, champ_de_force=9)
    assert verdict.text.startswith("Colonne 1 : 2")


@pytest.mark.parametrize("name, stated, message", [
    ("reporter_sur_la_grille", {"colonne": 7, "cases": {"1": 2}, "degats": 1}, "colonne attend un résultat de d6, de 1 à 6, 7 reçu"),
    ("reporter_sur_la_grille", {"colonne": 1, "cases": {"7": 2}, "degats": 1}, "cases, colonne attend un résultat de d6.* 7 reçu"),
    ("reporter_sur_la_grille", {"colonne": 1, "cases": 5, "degats": 1}, "cases attend un dictionnaire ; clés : colonne .*5 reçu → cases : les cases encore vierges"),
    ("reporter_sur_la_grille", {"colonne": 1, "cases": {"1": -2}, "degats": 1}, "nombre entier"),
    ("reporter_sur_la_grille", {"colonne": 1, "cases": {"1": ["X"]}, "degats": 1}, "'X' inconnu"),
    ("reporter_sur_la_grille", {"colonne": 1, "cases": {"1": 2}, "degats": 1.5}, "degats attend un nombre entier"),
    ("reporter_sur_la_grille", {"colonne": 1, "cases": {"1": 2}}, "il manque degats"),
    ("reporter_sur_un_systeme", {"systeme": "Z", "cases": {"1": [2]}}, "'Z' inconnu"),
    ("reporter_sur_un_systeme", {"systeme": "M", "cases": {"1": 2}}, "cases, colonne 1 attend une liste, chacun rang"),
    ("etat_des_systemes", {"systemes": {"M": {"cases": 3}}}, "systemes, système M attend .*cases.*noircies.*par exemple systemes="),
    ("etat_des_systemes", {"systemes": {"M": {"cases": 3, "noircies": 4}}}, "impossible"),
    ("etat_des_systemes", {"systemes": {"coque": {"cases": 3, "noircies": 3}}}, "'coque' inconnu"),
    ("retirer_des_degats", {"noircies": {"1": 2}, "points": 1, "retraits": {"1": 2}}, "2 retraits pour 1 point"),
    ("retirer_des_degats", {"noircies": {"1": 2}, "points": 5, "retraits": {"1": 3}}, "1 n'a que 2 cases noircies"),
    ("retirer_des_degats", {"noircies": 2, "points": 5, "retraits": {"1": 3}}, "noircies attend"),
    ("reporter_sur_une_ligne", {"points_de_degats_subis": 1}, "il manque figurine_cases_de_la_figurine"),
    ("reporter_sur_une_ligne", {"cases_de_la_figurine": 2, "cases_noircies": 3, "points_de_degats_subis": 1}, "cases_noircies"),
])
def test_wrong_input_is_refused_in_french(ask, name, stated, message):
    with pytest.raises(SituationError, match=message):
        ask(name, **stated)
