"""Close combat counted (Warhammer 40,000 version PEN): order of blows, winner, odds of a breakthrough, what is refused."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from arbitre.errors import SituationError

GAME = "pen:warhammer-40000-pen"


@pytest.fixture(scope="module")
def ask(resolver):
    functions = resolver.functions(GAME)
    return lambda name, **situation: functions[name](**situation)


@pytest.mark.parametrize("fighters, steps", [
    ({"A": 4, "B": 6, "C": 4}, ["B", "A et C ensemble"]),
    ({"A": 1, "B": 10, "C": 3, "D": 10, "E": 10}, ["B, D et E ensemble", "C", "A"]),
    ({"A": 5}, ["A"]),
])
def test_highest_initiative_first_and_equals_together(ask, fighters, steps):
    verdict = ask("ordre_des_frappes", initiatives=fighters)
    assert verdict.details["steps"] == steps and list(verdict.codes) == ["PEN-682"]


@pytest.mark.parametrize("dealt, suffered, outcome, gap", [
    ([2, 1], [2], "Gagné", 1),
    ([0], [1, 3], "Perdu", 4),
    ([2, 1], [3], "Égalité", 0),
    ([], [], "Égalité", 0),
])
def test_the_winner_is_found_over_all_squads(ask, dealt, suffered, outcome, gap):
    verdict = ask("gagnant_du_corps_a_corps", pertes_infligees=dealt, pertes_subies=suffered)
    assert (verdict.outcome, verdict.total) == (outcome, gap)


@pytest.mark.parametrize("name, situation", [
    ("ordre_des_frappes", {"initiatives": {}}),
    ("ordre_des_frappes", {"initiatives": [4, 6]}),
    ("ordre_des_frappes", {"initiatives": {"A": -1}}),
    ("ordre_des_frappes", {"initiatives": {"A": "4"}}),
    ("ordre_des_frappes", {"initiatives": {4: 4}}),
    ("gagnant_du_corps_a_corps", {"pertes_infligees": 2, "pertes_subies": [1]}),
    ("gagnant_du_corps_a_corps", {"pertes_infligees": [-1], "pertes_subies": [1]}),
    ("gagnant_du_corps_a_corps", {"pertes_infligees": [1.5], "pertes_subies": [1]}),
])
def test_what_is_not_a_count_is_refused(ask, name, situation):
    with pytest.raises(SituationError, match=name):
        ask(name, **situation)


@pytest.mark.parametrize("pursuers, runners", list(product((1, 3, 4, 6), repeat=2)))
def test_breakthrough_odds_agree_with_every_result_counted(ask, pursuers, runners):
    won = sum(runners + theirs <= pursuers + mine for mine, theirs in product(range(1, 7), repeat=2))
    odds = ask("jet_de_percee", initiative=pursuers, cible_initiative=runners).odds
    assert odds.get("Percée réussie", Fraction(0)) == Fraction(won, 36)


@pytest.mark.parametrize("gap", range(6))
def test_the_morale_penalty_agrees_with_every_result_counted(ask, gap):
    passed = sum(d == (1, 1) or (d != (6, 6) and sum(d) <= 8 - gap) for d in product(range(1, 7), repeat=2))
    odds = ask("test_de_moral", commandement=8, camp_perdant=True, ecart_de_pertes=gap).odds
    assert odds["Réussi"] == Fraction(passed, 36)
