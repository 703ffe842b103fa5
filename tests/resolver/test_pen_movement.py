"""Warhammer 40,000 PEN, the movement phase: the printed distances against the sums, and paths of several lines."""

from __future__ import annotations

import pytest

from arbitre.errors import SituationError

GAME = "pen:warhammer-40000-pen"

# each row of section 11.3.5, with the facts that describe its type
ROWS = {
    "Infanterie": ("6 ps", "x 1,5", "9 ps", {"unite_infanterie": True}),
    "Créature monstrueuse": ("6 ps", "x 1,5", "9 ps", {"unite_creature_monstrueuse": True}),
    "Unité à répulseurs/Jet-pack": ("6 ps", "x 2", "12 ps", {"unite_jet_pack": True}),
    "Cavalerie": ("9 ps", "x 2", "18 ps", {"unite_cavalerie": True}),
    "Bête": ("9 ps", "x 2", "18 ps", {"unite_bete": True}),
    "Unité volante/de saut": ("12 ps", "x 2", "24 ps", {"unite_volante": True}),
    "Moto": ("12 ps", "x 2", "24 ps", {"unite_moto": True}),
    "Motojet": ("12 ps", "x 2", "24 ps", {"unite_motojet": True}),
    "Marcheur": ("6 ps", "x 1,5", "9 ps", {"unite_marcheur": True}),
    "Véhicule": ("6 ps", "x 2", "12 ps", {"unite_est_un_vehicule": True}),
    "Antigrav": ("6 ps", "x 2", "12 ps", {"unite_est_un_vehicule": True, "unite_antigrav": True}),
    "Véhicule rapide": ("9 ps", "x 2", "18 ps", {"unite_rapide": True}),
    "Antigrav rapide": ("12 ps", "x 2", "24 ps", {"unite_rapide": True, "unite_antigrav": True}),
}


@pytest.fixture(scope="module")
def ask(resolver):
    """Puts a question by name: ask("trajectoire", droites=[2, 3])."""
    functions = resolver.functions(GAME)
    return lambda name, **stated: functions[name](**stated)


def figure(cell: str) -> float:
    """The number of a printed cell: "x 1,5", "9 ps"."""
    return float(cell.removeprefix("x ").removesuffix(" ps").replace(",", "."))


@pytest.mark.parametrize("row", ROWS)
def test_printed_distances_are_what_the_rules_give(ask, row):
    normal, factor, fast, facts = ROWS[row]
    assert ask("distances_de_mouvement", **facts).outcome.endswith(
        f"mouvement normal {normal}, coef {factor}, mouvement rapide {fast}")
    assert float(ask("mouvement_normal_permis", **facts).total) == figure(normal)
    assert float(ask("coefficient_de_mouvement_rapide", **facts).total) == figure(factor)
    assert float(ask("mouvement_rapide_permis", **facts).total) == figure(fast) == figure(normal) * figure(factor)


@pytest.mark.parametrize("row", ROWS)
def test_the_limit_itself_is_allowed_and_nothing_beyond(ask, row):
    normal, _, fast, facts = ROWS[row]
    for question, limit in (("se_deplacer", figure(normal)), ("faire_un_mouvement_rapide", figure(fast))):
        assert ask(question, distance_voulue=limit, **facts).outcome == "Permis"
        assert ask(question, distance_voulue=limit + 0.5, **facts).outcome == "Interdit"


def test_a_path_adds_its_lines(ask):
    verdict = ask("trajectoire", droites=[1, 2.5, 2.5], unite_infanterie=True)
    assert (verdict.total, verdict.outcome) == (6, "Permis")
    assert {"PEN-807", "PEN-803"} <= set(verdict.codes)
    assert ask("trajectoire", droites=[1, 2.5, 3], unite_infanterie=True).outcome == "Interdit"


def test_a_path_keeps_the_other_facts_of_its_move(ask):
    assert ask("trajectoire", droites=[4], unite_infanterie=True, detour_inutile=True).outcome == "Interdit"
    assert ask("trajectoire", droites=[4], unite_moto=True, mouvement_du_plus_lent=3).outcome == "Interdit"


@pytest.mark.parametrize("lines", [[], 5, "5", [-1], [True], [1001]])
def test_a_path_is_a_list_of_lengths(ask, lines):
    with pytest.raises(SituationError, match="droites(, n° 1)? attend .*un nombre de 0 à 500 ps, .* → droites : la longueur de chaque ligne droite"):
        ask("trajectoire", droites=lines)


@pytest.mark.parametrize("save", range(2, 7))
@pytest.mark.parametrize("bike", [False, True])
def test_hidden_units_save_better_but_never_below_two(ask, save, bike):
    bonus = 1 if bike else 2
    verdict = ask("svg_de_couvert_effective", svg_de_couvert=save, cible_cachee=True, cible_moto=bike)
    assert verdict.total == max(2, save - bonus)
