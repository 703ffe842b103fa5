"""Warhammer 40,000 PEN: every cell of the to-hit, close combat and wound tables, asked of the game's own rolls."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from arbitre.graph import load
from arbitre.resolver import Resolver
from arbitre.resolver.tables import filled

GAME = "pen:warhammer-40000-pen"
REFERENCE = load(Path(__file__).resolve().parents[2])
ASK = Resolver(REFERENCE).functions(GAME)

# As printed: 12.1.1, one line a skill (result, what it takes off a cover save); 12.1.2 and 12.3, one line an attacker.
SHOOTING = {
    1: ("6", 0), 2: ("5+", 0), 3: ("4+", 0), 4: ("3+", 0), 5: ("2+", 0),
    6: ("2+ re", 0), 7: ("2+ re", 1), 8: ("2+ re", 2), 9: ("2+ re", 3), 10: ("2+ re", 4),
}
CLOSE_COMBAT = """
    4+ 4+ 5+ 5+ 5+ 6  6  6  6  6
    3+ 4+ 4+ 5+ 5+ 5+ 5+ 6  6  6
    3+ 3+ 4+ 4+ 5+ 5+ 5+ 5+ 5+ 6
    3+ 3+ 3+ 4+ 4+ 5+ 5+ 5+ 5+ 5+
    2+ 3+ 3+ 3+ 4+ 4+ 5+ 5+ 5+ 5+
    2+ 2+ 3+ 3+ 3+ 4+ 4+ 5+ 5+ 5+
    2+ 2+ 2+ 3+ 3+ 3+ 4+ 4+ 5+ 5+
    2+ 2+ 2+ 2+ 3+ 3+ 3+ 4+ 4+ 5+
    2+ 2+ 2+ 2+ 2+ 3+ 3+ 3+ 4+ 4+
    2+ 2+ 2+ 2+ 2+ 2+ 3+ 3+ 3+ 4+
"""
WOUNDS = """
    4+ 5+ 6 6/4+ 6/4+ 6/4+ 6/4+ 6/4+ 6/4+ 6/4+
    3+ 4+ 5+ 6 6/4+ 6/4+ 6/4+ 6/4+ 6/4+ 6/4+
    2+ 3+ 4+ 5+ 6 6/4+ 6/4+ 6/4+ 6/4+ 6/4+
    2+re 2+ 3+ 4+ 5+ 6 6/4+ 6/4+ 6/4+ 6/4+
    2+re 2+re 2+ 3+ 4+ 5+ 6 6/4+ 6/4+ 6/4+
    2+re 2+re 2+re 2+ 3+ 4+ 5+ 6 6/4+ 6/4+
    2+re 2+re 2+re 2+re 2+ 3+ 4+ 5+ 6 6/4+
    2+re 2+re 2+re 2+re 2+re 2+ 3+ 4+ 5+ 6
    2+re 2+re 2+re 2+re 2+re 2+re 2+ 3+ 4+ 5+
    2+re 2+re 2+re 2+re 2+re 2+re 2+re 2+ 3+ 4+
"""
SIX = range(1, 7)


def grid(text: str) -> dict[tuple[int, int], str]:
    rows = [line.split() for line in text.split("\n") if line.strip()]
    assert [len(r) for r in rows] == [10] * 10
    return {(i, j): cell.replace("re", " re") for i, row in enumerate(rows, 1) for j, cell in enumerate(row, 1)}


def worth(cell: str) -> Fraction:
    """The chance of a printed cell, every throw counted: a re-roll or a second die where the cell asks for one."""
    first = int(cell[0])
    if "/" in cell:
        good = [a >= first and b >= int(cell[2]) for a in SIX for b in SIX]
    elif "re" in cell:
        good = [a >= first or b >= first for a in SIX for b in SIX]
    else:
        good = [a >= first for a in SIX]
    return Fraction(sum(good), len(good))


@pytest.mark.parametrize("skill", SHOOTING)
def test_shooting(skill):
    cell, malus = SHOOTING[skill]
    assert ASK["jet_pour_toucher_au_tir"](ct=skill).odds.get("Touché") == worth(cell)
    assert f"contre {cell} (PEN-122)" in ASK["jet_pour_toucher_au_tir"](ct=skill).text
    row = ASK["toucher_au_tir"](ct=skill).text
    assert row == f"Résultat pour toucher {cell}, Malus svg de couvert {f'+{malus}' if malus else 0} (PEN-122)"


@pytest.mark.parametrize("skill", SHOOTING)
def test_shooting_follows_its_formulas(skill):
    cell, malus = SHOOTING[skill]
    assert cell == ("6" if skill == 1 else f"{7 - skill}+" if skill < 6 else "2+ re")
    assert malus == max(0, skill - 6)
    worsened = ASK["svg_de_couvert_effective"](svg_de_couvert=2, ct=skill).total - 2
    assert worsened == malus, "the rule and the table say two things"


# Which grid, the roll that reads it, its success, the table, and what its two keys are called.
GRIDS = [
    (CLOSE_COMBAT, "jet_pour_toucher_au_corps_a_corps", "Touché", "toucher_au_corps_a_corps", "PEN-140", ("cc", "cible_cc")),
    (WOUNDS, "jet_pour_blesser", "Blessé", "blesser_table", "PEN-151", ("force", "endurance")),
]
CELLS = [(*rest, names, keys, cell) for printed, *rest, names in GRIDS for keys, cell in grid(printed).items()]


@pytest.mark.parametrize("roll, success, table, code, names, keys, cell", CELLS)
def test_every_cell_of_the_two_grids(roll, success, table, code, names, keys, cell):
    stated = dict(zip(names, keys))
    verdict = ASK[roll](**stated)
    assert verdict.odds.get(success) == worth(cell) and f"contre {cell} ({code})" in verdict.text
    assert ASK[table](**stated).text == f"{cell} ({code})"


def test_close_combat_is_no_pure_difference():
    """2+ to 5+ follow the gap; a 6 is asked for when the defender has twice the attacker's skill and 4 more."""
    cells, gaps = grid(CLOSE_COMBAT), {}
    for (attacker, defender), cell in cells.items():
        gap = attacker - defender
        expected = "2+" if gap >= 4 else "3+" if gap >= 1 else "4+" if gap >= -1 else "6" if defender >= 2 * attacker + 4 else "5+"
        assert cell == expected, (attacker, defender)
        gaps.setdefault(gap, set()).add(cell)
    assert {gap for gap, found in gaps.items() if len(found) > 1} == {-5, -6}, "the same gap, two results"
    telling = [(a, d) for (a, d), cell in cells.items() if a - d in (-5, -6) and cell == "5+"]
    assert telling == [(2, 7), (3, 8), (3, 9), (4, 9), (4, 10), (5, 10)]


def test_wounds_follow_the_difference():
    words = {2: "2+", 1: "3+", 0: "4+", -1: "5+", -2: "6"}
    for (strength, toughness), cell in grid(WOUNDS).items():
        gap = strength - toughness
        assert cell == ("2+ re" if gap >= 3 else "6/4+" if gap <= -3 else words[gap]), (strength, toughness)


@pytest.mark.parametrize("strength, toughness", grid(WOUNDS))
def test_mortal_wounds(strength, toughness):
    verdict = ASK["jet_pour_blesser"](force=strength, endurance=toughness)
    mortal = verdict.odds.get("blessure mortelle", Fraction(0))
    assert mortal == (verdict.odds["Blessé"] if strength >= 2 * toughness else 0)


@pytest.mark.parametrize("name, first", [("toucher-au-corps-a-corps", CLOSE_COMBAT), ("blesser-table", WOUNDS)])
def test_the_data_are_the_printed_grids(name, first):
    rows = REFERENCE[f"pen:{name}"].data["rows"]
    assert {(int(a), int(b)): cell for a, b, cell in rows} == grid(first) and len(rows) == 100


@pytest.mark.parametrize("moved, skill", [(0, 1), (12, 1), (13, 3), (18, 3), (19, 5), (40, 5)])
def test_a_unit_without_weapon_skill_the_table_and_the_rule_agree(moved, skill):
    assert ASK["cc_d_une_unite_sans_cc"](distance_parcourue=moved).outcome == str(skill)
    assert ASK["cc_effective"](unite_sans_cc=True, distance_parcourue=moved).total == skill
    struck = {"cible_sans_cc": True, "cible_distance_parcourue": moved}
    assert ASK["toucher_au_corps_a_corps"](unite_cc=6, **struck).outcome == grid(CLOSE_COMBAT)[6, skill]


def test_an_aircraft_flying_past_has_the_skill_of_the_last_row():
    table = REFERENCE["pen:cc-d-une-unite-sans-cc"]
    printed = next(row[-1] for row in table.data["rows"] if row[0].startswith("Aéronef au passage"))
    assert filled(printed, ASK, table) == "7"
    assert ASK["cc_effective"](unite_sans_cc=True, aeronef_au_passage=True).total == 7


# Printed criterion, its figure, and a situation of skill 5 where it alone plays.
CRITERIA = [
    ("Cible invisible", -3, {"cible_invisible": True}),
    ("Cible aéronef", -3, {"cible_aeronef": True}),
    ("Cible dissimulée", -2, {"cible_dissimulee": True}),
    ("Cible en mouvement > 18 ps", -2, {"cible_distance_parcourue": 19}),
    ("Tirs en mouvement rapide (CM volante)", -1, {"unite_mouvement_rapide_fait": True, "unite_creature_monstrueuse": True, "unite_volante": True}),
    ("Cible furtive", -1, {"cible_furtive": True}),
    ("Cible en mouvement > 12 ps", -1, {"cible_distance_parcourue": 13}),
    ("Cible verrouillée au corps à corps", -1, {"cible_verrouillee": True}),
    ("Cible à terre ou esquive", -1, {"cible_a_terre": True}),
    ("Cible géante", 1, {"cible_geante": True}),
    ("Sniper", 1, {"arme_sniper": True}),
    ("Tir immobile (arme d'assaut ou tir rapide)", 1, {"unite_immobile": True, "arme_d_assaut": True}),
    ("Tirs portée ≤ moitié", 1, {"portee": 24, "distance": 12}),
]


@pytest.mark.parametrize("criterion, figure, situation", CRITERIA, ids=[c[0] for c in CRITERIA])
def test_the_list_of_modifiers_names_the_rule_that_has_its_figure(criterion, figure, situation):
    rule = next(row[-1] for row in REFERENCE["pen:modificateurs-de-ct"].data["rows"] if row[0] == criterion)
    printed = ASK["modificateurs_de_ct"](critere_de_tir=criterion).text
    assert printed.startswith(f"Bonus/malus de CT {'−' if figure < 0 else '+'}{abs(figure)}, ")
    verdict = ASK["ct_effective"](ct=5, **situation)
    assert verdict.total == 5 + figure
    assert REFERENCE[rule].code in verdict.codes


def test_the_list_of_modifiers_is_whole():
    assert [row[0] for row in REFERENCE["pen:modificateurs-de-ct"].data["rows"]] == [c[0] for c in CRITERIA]
