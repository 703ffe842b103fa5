"""Damage to a vehicle: the printed tables row by row, a slow count of every result, the graph's figures, what is refused."""

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
HULL = {**dict.fromkeys(range(-9, 1), "aucun effet"), **dict.fromkeys((1, 2, 3), "endommagé"), 4: "très endommagé", 5: "crash violent",
        6: "détruit", **dict.fromkeys(range(7, 20), "explosé")}
WEAPONS = {**dict.fromkeys(range(-9, 1), "aucun effet"), **dict.fromkeys((1, 2), "secoué"), **dict.fromkeys((3, 4), "armes endommagées"),
           5: "arme détruite", **dict.fromkeys(range(6, 20), "arme explosée")}
MOBILITY = {**dict.fromkeys(range(-9, 1), "aucun effet"), **dict.fromkeys((1, 2), "pilote sonné"), **dict.fromkeys((3, 4), "mobilité réduite"),
            5: "immobilisé", **dict.fromkeys(range(6, 20), "crash")}
PRINTED = {"coque": HULL, "armement": WEAPONS, "mobilité": MOBILITY}


@pytest.fixture(scope="module")
def ask(resolver):
    return lambda name, **stated: resolver.functions(GAME)[name](**stated)


def modifier(kind: str, pa: int, markers: int = 0) -> int:
    """The modifiers of the text, written a second time."""
    return -2 * (kind == "superficiel") + (pa == 1) - (pa >= 5) + markers


def located(total: int, aimed: str) -> str:
    return {2: "armement", 3: "mobilité"}.get(total, "coque" if total <= 7 else aimed)


@pytest.mark.parametrize("force, armour, die", list(product((3, 6, 10), (10, 12, 14), D6)))
def test_penetration_against_the_text(ask, force, armour, die):
    total = die + force
    expected = "dégât lourd" if total > armour else "dégât superficiel" if total == armour else "sans effet"
    assert ask("penetration_de_blindage", force=force, blindage=armour, des=[die]).outcome == expected


@pytest.mark.parametrize("force, armour, facts", list(product((4, 6), (10, 12, 14), (
    {}, {"arme_perforante": True}, {"arme_iem": True}, {"arme_anti_vehicule": True}, {"arme_penetrante": True},
    {"arme_penetrante": True, "arme_anti_vehicule": True}, {"arme_iem": True, "arme_anti_vehicule": True}, {"arme_a_lance": True},
    {"arme_perforante": True, "arme_anti_vehicule": True},
))))
def test_exact_odds_of_penetration_agree_with_every_result_counted(ask, force, armour, facts):
    both = facts.get("arme_penetrante") and facts.get("arme_anti_vehicule")
    count = 2 if facts.get("arme_penetrante") or facts.get("arme_anti_vehicule") else 1
    need = min(armour, 12) if facts.get("arme_a_lance") else armour
    counted = dict.fromkeys(("dégât lourd", "dégât superficiel", "sans effet"), Fraction(0))
    for faces in product(D6, repeat=count):
        kept = [max(faces)] if facts.get("arme_penetrante") else list(faces)
        extra = kept.count(6) if facts.get("arme_perforante") else 0
        for more in product((1, 2, 3), repeat=extra):
            total = sum(kept) * (2 if both else 1) + sum(more) + force
            rank = (total >= need) + (total > need)
            if facts.get("arme_iem"):
                rank = max(rank, 2 if max(faces) == 6 else 1 if max(faces) >= 2 else 0)
            counted[("sans effet", "dégât superficiel", "dégât lourd")[rank]] += Fraction(1, 6**count * 3**extra)
    odds = ask("penetration_de_blindage", force=force, blindage=armour, **facts).odds
    assert odds == {k: v for k, v in counted.items() if v}


@pytest.mark.parametrize("stated, outcome", [
    ({"force": 8, "arme_a_lance": True, "blindage": 14, "des": [4]}, "dégât superficiel"),
    ({"force": 7, "arme_penetrante": True, "blindage": 13, "des": [3, 6]}, "dégât superficiel"),
    ({"force": 6, "arme_penetrante": True, "arme_anti_vehicule": True, "blindage": 14, "des": [3, 4]}, "dégât superficiel"),
    ({"force": 1, "arme_iem": True, "arme_anti_vehicule": True, "blindage": 14, "des": [1, 4]}, "dégât superficiel"),
    ({"force": 6, "arme_perforante": True, "blindage": 14, "des": [6], "d3": [3]}, "dégât lourd"),
    ({"force": 6, "cible_tourelle": True, "des": [5]}, "dégât lourd"),
    ({"force": 6, "angle_de_l_attaque": 60, "blindage_avant": 12, "blindage_lateral": 11, "blindage_arriere": 10, "des": [5]}, "dégât superficiel"),
    ({"force": 6, "cible_aeronef": True, "blindage_lateral": 10, "des": [4]}, "dégât superficiel"),
])
def test_the_hand_worked_penetrations(ask, stated, outcome):
    assert ask("penetration_de_blindage", **stated).outcome == outcome


def test_a_roll_that_forgets_something_is_answered_by_the_procedure_that_completes_it(ask):
    """The best die doubled, a D3 that faces add: the roll alone would not fail as often as the whole penetration."""
    assert ask("jet_de_penetration", force=10, blindage=14, arme_penetrante=True, arme_anti_vehicule=True).odds["sans effet"] == Fraction(1, 36)
    assert ask("jet_de_penetration", force=10, blindage=14, arme_penetrante=True).odds["Pénétré"] == Fraction(3, 4)
    assert ask("jet_de_penetration", force=6, des=[4]).total == 10  # compared to nothing
    with pytest.raises(SituationError, match="demandez penetration_de_blindage"):
        ask("jet_de_penetration", force=6, blindage=14, arme_perforante=True, des=[6])


@pytest.mark.parametrize("ct, aimed", list(product((1, 2, 4, 6), PRINTED)))
def test_location_against_the_text(ask, ct, aimed):
    for die in D6:
        assert ask("zone_du_vehicule", ct=ct, zone_annoncee=aimed, des=[die]).outcome == located(die + ct, aimed)


@pytest.mark.parametrize("place, kind, pa", list(product(PRINTED, ("lourd", "superficiel"), (1, 3, 6))))
def test_damage_against_the_text(ask, place, kind, pa):
    fact = {f"degat_{kind}": True}
    for die in D6:
        verdict = ask("degat_sur_la_table", zone_touchee=place, pa=pa, des=[die], **fact)
        assert verdict.outcome == PRINTED[place][die + modifier(kind, pa)]


@pytest.mark.parametrize("force, armour, ct, pa, aimed, markers", [
    (8, 12, 4, 1, "coque", 0), (8, 12, 4, 3, "armement", 0), (9, 11, 2, 5, "mobilité", 1), (4, 10, 1, 2, "coque", 3), (10, 14, 6, 1, "armement", 2),
    (3, 12, 3, 4, "coque", 0),
])
def test_exact_odds_of_a_whole_hit_agree_with_every_result_counted(ask, force, armour, ct, pa, aimed, markers):
    counted: dict[str, Fraction] = {}

    def add(word: str, share: Fraction) -> None:
        counted[word] = counted.get(word, Fraction(0)) + share

    for penetration in D6:
        if penetration + force < armour:
            add("sans effet", Fraction(1, 6))
            continue
        kind = "lourd" if penetration + force > armour else "superficiel"
        for location, die in product(D6, D6):
            word = PRINTED[located(location + ct, aimed)][die + modifier(kind, pa, markers)]
            if word != "arme explosée":
                add(word, Fraction(1, 216))
                continue
            for hull in D6:
                add(f"{word}, {HULL[hull + modifier('superficiel', pa, markers)]}", Fraction(1, 1296))
    odds = ask("degats_vehicule", force=force, blindage=armour, ct=ct, pa=pa, zone_annoncee=aimed, marqueurs_endommage=markers).odds
    assert odds == counted and sum(odds.values()) == 1


@pytest.mark.parametrize("place, first", [("mobilité", "pilote sonné"), ("mobilité", "mobilité réduite"), ("armement", "secoué"), ("coque", "détruit")])
def test_identical_damage_climbs_one_row_each_time_and_stops_at_the_last(ask, place, first):
    rows = list(dict.fromkeys(PRINTED[place].values()))
    die = next(n for n in D6 if PRINTED[place][n] == first)
    for before in range(5):
        verdict = ask("degat_sur_la_table", zone_touchee=place, des=[die], deja_ce_tour=[first] * before)
        assert verdict.outcome == rows[min(rows.index(first) + before, len(rows) - 1)]


def test_hull_markers_do_not_climb(ask):
    for die, word in ((2, "endommagé"), (4, "très endommagé")):
        assert ask("degat_sur_la_table", zone_touchee="coque", des=[die], deja_ce_tour=[word, word]).outcome == word


@pytest.mark.parametrize("stated, outcome", [
    ({"zone_touchee": "coque", "marqueurs_tres_endommage": 1, "marqueurs_endommage": 1, "pa": 3, "degat_lourd": True, "des": [2]}, "crash violent"),
    ({"zone_touchee": "coque", "pa": 6, "degat_lourd": True, "des": [4]}, "endommagé"),
    ({"zone_touchee": "armement", "cible_sans_armes": True, "des": [4]}, "très endommagé"),
    ({"zone_touchee": "armement", "cible_armes_endommagees": True, "des": [4]}, "arme détruite"),
    ({"zone_touchee": "mobilité", "cible_mobilite_reduite": True, "des": [3]}, "immobilisé"),
    ({"zone_touchee": "mobilité", "cible_immobilisee": True, "des": [5]}, "détruit"),
    ({"zone_touchee": "coque", "cible_immobilisee": True, "des": [5]}, "détruit"),
    ({"zone_touchee": "mobilité", "cible_aeronef": True, "pa": 4, "degat_lourd": True, "des": [5]}, "détruit"),
    ({"zone_touchee": "coque", "cible_tank": True, "degat_superficiel": True, "pa": 4, "des": [6]}, "endommagé"),
    ({"zone_touchee": "coque", "cible_ouvert": True, "degat_superficiel": True, "pa": 4, "des": [6]}, "crash violent"),
])
def test_the_hand_worked_checks(ask, stated, outcome):
    assert ask("degat_sur_la_table", **stated).outcome == outcome


def test_passengers_are_named_in_a_whole_hit(ask):
    verdict = ask("degats_vehicule", degat_lourd=True, zone_touchee="coque", pa=3, unites_a_bord=True, degat=[6])
    assert "unités embarquées : touche F 5 (PEN-748)" in verdict.text and "PEN-748" in verdict.codes
    spared = ask("degats_vehicule", degat_lourd=True, zone_touchee="coque", pa=3, unites_a_bord=True, cible_ouvert=True, degat=[6])
    assert "embarquées" not in spared.text


def test_a_weapon_that_explodes_brings_a_glancing_hull_hit(ask):
    verdict = ask("degats_vehicule", degat_lourd=True, zone_touchee="armement", pa=1, degat=[5], coque=[6])
    assert verdict.outcome == "arme explosée, crash violent"


def test_figures_are_the_graphs(reference):
    """Changing a figure, a cell or a rule in the graph changes the verdict."""
    table = reference["pen:table-de-degat-de-coque"]
    rows = tuple(("≥ 6", *r[1:]) if r[0].startswith("≥") else r for r in (tuple(r) for r in table.data["rows"]) if r[0] != "6")
    other = copy.copy(reference)
    other.nodes = {**reference.nodes, table.id: replace(table, data={**table.data, "rows": rows})}
    stated = {"zone_touchee": "coque", "pa": 3, "des": [6]}
    assert Resolver(reference).functions(GAME)["degat_sur_la_table"](**stated).outcome == "détruit"
    assert Resolver(other).functions(GAME)["degat_sur_la_table"](**stated).outcome == "explosé"
    steps = reference["pen:degats-cumules"]
    other.nodes = {**reference.nodes, steps.id: replace(steps, effects=())}
    verdict = Resolver(other).functions(GAME)["degat_sur_la_table"](zone_touchee="mobilité", des=[1], deja_ce_tour=["pilote sonné"])
    assert verdict.outcome == "pilote sonné"


@pytest.mark.parametrize("name, stated, message", [
    ("points_de_coque_restants", {"marqueurs_endommage": 1}, "il manque cible_points_de_coque : .*qu'aucun profil du document ne donne"),
    ("penetration_de_blindage", {"force": 6, "des": [4]}, "il manque cible_blindage"),
    ("penetration_de_blindage", {"force": 6, "blindage": 11, "des": [7]}, "un d6 va de 1 à 6"),
    ("penetration_de_blindage", {"force": 6, "blindage": 11, "des": [4], "d3": [2]}, "d3 : 0 dé"),
    ("zone_du_vehicule", {"ct": 4, "des": [6]}, "il manque zone_annoncee"),
    ("degat_sur_la_table", {"des": [4]}, "il manque zone_touchee"),
    ("degat_sur_la_table", {"zone_touchee": "coque", "des": [4], "deja_ce_tour": ["explosif"]}, "vouliez-vous dire explosé"),
    ("degat_sur_la_table", {"zone_touchee": "coque", "des": [4], "deja_ce_tour": 2}, "attend une liste"),
    ("degat_sur_la_table", {"degat_de_coque": True, "degat_de_mobilite": True, "des": [4]}, "plusieurs tables conviennent"),
    ("degats_vehicule", {"force": 6, "blindage": 11, "ct": 4, "penetration": [6]}, "il manque zone"),
    ("degats_vehicule", {"degat_lourd": True, "ct": 4, "zone": [1]}, "il manque degat"),
    ("degats_vehicule", {"degat_lourd": True, "zone_touchee": "armement", "degat": [6]}, "il manque coque"),
])
def test_wrong_input_is_refused_in_french(ask, name, stated, message):
    with pytest.raises(SituationError, match=message):
        ask(name, **stated)
