"""Warhammer 40,000 PEN, before the first shot: length, points, who starts, outflanking, deep strike, ground and cover."""

from __future__ import annotations

import copy
from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from arbitre.errors import SituationError
from arbitre.resolver import Resolver

GAME = "pen:warhammer-40000-pen"
D6 = range(1, 7)


@pytest.fixture(scope="module")
def ask(resolver):
    """Puts a question by name: ask("duree_de_la_partie", des=[2])."""
    functions = resolver.functions(GAME)
    return lambda name, **stated: functions[name](**stated)


def changed(reference, curie: str, **parts):
    """The functions of the same graph with one node altered."""
    other = copy.copy(reference)
    other.nodes = {**reference.nodes, curie: replace(reference[curie], **parts)}
    return Resolver(other).functions(GAME)


def share(results, wanted) -> Fraction:
    """The share of equally likely results that satisfy a test, counted one by one."""
    results = list(results)
    return Fraction(sum(map(wanted, results)), len(results))


# --- how long the game lasts ------------------------------------------------------------------------------------------


def test_length_agrees_with_every_pair_of_dice(ask):
    def last(dice):
        return 5 if dice[0] < 3 else 6 if dice[1] < 5 else 7

    odds = ask("duree_de_la_partie").odds
    assert odds == {f"tour {t}": share(product(D6, D6), lambda d, t=t: last(d) == t) for t in (5, 6, 7)}
    for dice in product(D6, D6):
        given = list(dice) if dice[0] >= 3 else [dice[0]]
        assert ask("duree_de_la_partie", des=given).total == last(dice)


@pytest.mark.parametrize("dice, message", [
    ([], "il manque les dés de « Jet de fin de partie », après 0 jet donné"), ([4], "après 1 jet donné"), ([1, 5], "2 jets donnés, 1 lancés ici"),
    ([4, 5, 6], "3 jets donnés, 2 lancés ici"), (3, "une liste")])
def test_length_refuses_too_few_or_too_many_dice(ask, dice, message):
    with pytest.raises(SituationError, match=message):
        ask("duree_de_la_partie", des=dice)


# --- victory points ---------------------------------------------------------------------------------------------------


def test_points(ask):
    assert ask("compte_des_points", detruites=[120, 85]).total == 205
    assert ask("compte_des_points", a_moitie=[85]).total == Fraction(85, 2)
    assert ask("compte_des_points", objectifs=3, format_d_armee=2000).total == 600
    assert ask("compte_des_points").total == 0


@pytest.mark.parametrize("gap, outcome", [(0, "Match nul"), (149, "Match nul"), (150, "Victoire du joueur"), (-149.5, "Match nul"), (-150, "Victoire de l'adversaire")])
def test_a_draw_is_less_than_x(ask, gap, outcome):
    assert ask("resultat_de_la_partie", joueur=500 + max(gap, 0), adversaire=500 - min(gap, 0), format_d_armee=1500).outcome == outcome


def test_share_of_the_army_size_is_the_graphs(reference):
    node = reference["pen:points-par-objectif"]
    functions = changed(reference, node.id, effects=tuple(replace(e, value=Fraction(1, 5)) for e in node.effects))
    assert functions["compte_des_points"](objectifs=1, format_d_armee=1500).total == 300


def test_hull_points_that_nobody_defined_are_asked_for(ask):
    with pytest.raises(SituationError, match="points_de_coque"):
        ask("points_pour_une_unite", cout_de_l_unite=90, unite_est_un_vehicule=True, pc_perdus=1)


@pytest.mark.parametrize("stated", [{"detruites": 120}, {"objectifs": -1}, {"objectifs": True}])
def test_wrong_points_are_refused(ask, stated):
    with pytest.raises(SituationError, match="compte_des_points"):
        ask("compte_des_points", **stated)


# --- who starts, alternation ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice, winner", [([[5, 3]], "joueur"), ([[1, 2]], "adversaire"), ([[4, 4], [6, 6], [2, 1]], "joueur")])
def test_best_die_chooses_and_ties_are_thrown_again(ask, dice, winner):
    assert ask("qui_commence", des=dice).outcome == winner


@pytest.mark.parametrize("dice", [[], [[3, 3]], [[5, 2], [3, 1]], [[1, 7]], [[1]], 4])
def test_impossible_roll_offs_are_refused(ask, dice):
    with pytest.raises(SituationError):
        ask("qui_commence", des=dice)


def test_an_army_kept_mostly_in_reserve_plays_second(ask):
    assert ask("qui_commence", joueur_surtout_en_reserve=True).outcome == "adversaire"
    assert ask("qui_commence", adversaire_surtout_en_reserve=True).outcome == "joueur"
    both = ask("qui_commence", des=[[5, 3]], joueur_surtout_en_reserve=True, adversaire_surtout_en_reserve=True)
    assert both.outcome == "joueur" and "choisit" in both.text
    costs = {"cout_de_l_armee": 1500}
    assert ask("qui_commence", cout_en_reserve=751, **costs).outcome == "adversaire"
    assert ask("qui_commence", des=[[5, 3]], cout_en_reserve=750, **costs).outcome == "joueur"


@pytest.mark.parametrize("first, squads, order", [
    ("A", {"A": 2, "B": 2}, "A1 → B1 → A2 → B2"),
    ("B", {"A": 2, "B": 2}, "B1 → A1 → B2 → A2"),
    ("A", {"A": 1, "B": 3}, "A1 → B1 → B2 → B3"),
    ("A", {"A": 0, "B": 1}, "B1"),
])
def test_alternation(ask, first, squads, order):
    assert ask("alternance", premier=first, escouades=squads).outcome == order


@pytest.mark.parametrize("stated", [{"premier": "C", "escouades": {"A": 1, "B": 1}}, {"premier": "A", "escouades": {"A": 1}}, {"premier": "A", "escouades": {"A": -1, "B": 1}}])
def test_wrong_alternation_is_refused(ask, stated):
    with pytest.raises(SituationError, match="escouades"):
        ask("alternance", **stated)


# --- reserves, outflanking, deep strike -------------------------------------------------------------------------------


@pytest.mark.parametrize("turn, need", [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 1), (7, 1)])
def test_reserves(ask, turn, need):
    odds = ask("jet_de_reserve", tour=turn).odds
    assert odds.get("Disponible") == share(D6, lambda d: d >= need)


@pytest.mark.parametrize("wanted", ["gauche", "droite"])
def test_outflanking(ask, wanted):
    def edge(die):
        return "gauche" if die <= 2 else "droite" if die <= 4 else wanted

    assert ask("debordement", flanc_desire=wanted).odds == {e: share(D6, lambda d, e=e: edge(d) == e) for e in ("gauche", "droite")}
    for die in D6:
        assert ask("debordement", flanc_desire=wanted, des=[die]).outcome == edge(die)


def test_outflanking_asks_for_the_edge(ask):
    with pytest.raises(SituationError, match="flanc_desire"):
        ask("debordement", des=[5])


@pytest.mark.parametrize("obstacle", [None, 0.5, 1, 4, 9.5, 13, 40])
def test_deep_strike_scatter_agrees_with_every_result(ask, obstacle):
    def moved(face, two):
        if face <= 2:
            return Fraction(0)
        return min(Fraction(sum(two)), max(Fraction(0), Fraction(str(obstacle)) - 1)) if obstacle is not None else Fraction(sum(two))

    stated = {} if obstacle is None else {"obstacle_a_la_deviation": obstacle}
    odds = ask("deviation_de_la_frappe", **stated).odds
    assert sum(odds.values()) == 1
    results = list(product(D6, product(D6, D6)))
    assert odds["aucune déviation"] == share(results, lambda r: r[0] <= 2)
    for two in product(D6, D6):
        assert ask("deviation_de_la_frappe", face="flèche", des=list(two), **stated).total == moved(3, two)
    for total in {moved(3, two) for two in product(D6, D6)}:
        name = next(n for n in odds if n != "aucune déviation" and Fraction(n.split()[0].replace(",", ".")) == total)
        assert odds[name] == share(results, lambda r, t=total: r[0] > 2 and moved(*r) == t)


def test_deep_strike_on_a_hit_or_with_wrong_words(ask):
    assert ask("deviation_de_la_frappe", face="touché").total == 0
    for stated in ({"face": "touché", "des": [1, 2]}, {"face": "coeur"}, {"face": "flèche", "des": [1]}, {"face": "flèche", "des": [0, 3]}):
        with pytest.raises(SituationError):
            ask("deviation_de_la_frappe", **stated)


def test_minimum_distance_is_the_graphs(reference):
    node = reference["pen:distance-limite"]
    functions = changed(reference, node.id, effects=tuple(replace(e, value=Fraction(2)) for e in node.effects))
    assert functions["deviation_de_la_frappe"](face="flèche", des=[6, 6], obstacle_a_la_deviation=5).total == 3


# --- ground and cover -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("models", [1, 3])
def test_dangerous_ground_agrees_with_every_result(ask, models):
    odds = ask("tests_de_terrain_dangereux", unites=models).odds
    results = list(product(D6, repeat=models))
    assert odds == {f"Tests ratés {n}": share(results, lambda r, n=n: r.count(1) == n) for n in range(models + 1)}
    for dice in results[::7]:
        assert ask("tests_de_terrain_dangereux", unites=models, des=list(dice)).total == dice.count(1)


@pytest.mark.parametrize("stated", [{"unites": 0}, {"unites": True}, {"unites": 2, "des": [1]}, {"unites": 1, "des": [7]}])
def test_wrong_tests_are_refused(ask, stated):
    with pytest.raises(SituationError):
        ask("tests_de_terrain_dangereux", **stated)


@pytest.mark.parametrize("crossed", [0, 0.5, 3, 3.5, 6, 7, 12])
def test_slices_of_three_paces(ask, crossed):
    slices = -(-Fraction(str(crossed)) // 3)
    assert ask("ralentissement_du_terrain", ps_en_terrain_difficile=crossed).total == -slices
    assert ask("ralentissement_du_terrain", ps_en_terrain_tres_difficile=crossed).total == -2 * slices
    assert ask("ralentissement_du_terrain", ps_en_terrain_tres_difficile=crossed, unite_agile_a_couvert=True).total == -slices


def test_printed_covers_are_the_saves_of_the_graph(reference, ask):
    table = reference["pen:table-des-couverts"]
    kinds = [row[0] for row in table.data["rows"]]
    assert set(kinds) == set(map(str, reference["pen:type-de-couvert"].data["values"]))
    for kind in kinds:
        save = ask("svg_de_couvert_du_decor", type_de_couvert=kind).total
        assert f"svg {save}+ " in str(ask("table_des_couverts", type_de_couvert=kind))


def test_majority_cover(ask):
    assert ask("couvert_de_decor_majoritaire", types=["léger", "lourd", "lourd"]).total == 3
    assert ask("couvert_de_decor_majoritaire", types=["léger", "lourd"]).outcome == "Égalité"
    assert ask("couvert_de_decor_majoritaire", types=["léger", "colline", "bunker"]).total == 3
    for wrong in ([], ["château"], "lourd"):
        with pytest.raises(SituationError):
            ask("couvert_de_decor_majoritaire", types=wrong)


def test_cover_groups(ask):
    assert ask("groupes_de_couvert", couverts=[4, 4, 0, 3]).total == 3
    assert ask("groupes_de_couvert", couverts=[0, 0]).outcome == "1 groupe, dont 0 à couvert"
    for wrong in ([], "4", [True], [None]):
        with pytest.raises(SituationError):
            ask("groupes_de_couvert", couverts=wrong)
