"""Warhammer 40,000 PEN: exact odds against a brute-force oracle that throws every die.

The oracle knows the rules from the text alone (formulas of its own, no table, no graph), and enumerates the dice.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

GAME = "pen:warhammer-40000-pen"
DIE = range(1, 7)


@pytest.fixture(scope="module")
def functions(resolver):
    return resolver.functions(GAME)


# --- the oracle: what a die must show, and every throw counted -------------------------------------------------------

def share(count, judge) -> Fraction:
    """The chance that a judgement of `count` dice is true, every throw counted."""
    throws = list(product(DIE, repeat=count))
    return Fraction(sum(bool(judge(*t)) for t in throws), len(throws))


def reaches(need, a, b=6):
    """Whether a throw reaches a need: a number, ("again", n) with a re-roll, ("then", n, m) with a second die."""
    if isinstance(need, int):
        return a != 1 and a >= need
    if need[0] == "again":
        return (a != 1 and a >= need[1]) or (b != 1 and b >= need[1])
    return a >= need[1] and b >= need[2]


def shooting(skill):
    skill = min(10, max(1, skill))
    return 7 - skill if skill < 6 else ("again", 2)


def wounding(strength, toughness):
    gap = min(10, strength) - toughness
    return ("again", 2) if gap >= 3 else ("then", 6, 4) if gap <= -3 else 4 - gap


def striking(mine, theirs):
    gap = mine - theirs
    return 2 if gap >= 4 else 3 if gap >= 1 else 4 if gap >= -1 else 6 if theirs >= 2 * mine + 4 else 5


def cover(save, skill=0, armour=7):
    return min(6, save + (armour <= 3) + max(0, min(10, skill) - 6))


def armour(save, penetration):
    """What an armour save must show; None when it is ignored."""
    if save > penetration or save == penetration == 6:
        return None
    return 6 if save == penetration else save + 1 if save == penetration - 1 else save


def passes(value, *dice):
    """A characteristic test."""
    if all(d == 6 for d in dice) or all(d == 1 for d in dice):
        return dice[0] == 1
    return sum(dice) <= min(10, max(1, value))


ROLLS = [
    ("jet_pour_toucher_au_tir", {"ct": 4, "portee": 24, "distance": 12}, "Touché", 1, lambda a: reaches(shooting(5), a)),
    ("jet_pour_toucher_au_tir", {"ct": 4, "portee": 24, "distance": 12.5}, "Touché", 1, lambda a: reaches(shooting(4), a)),
    ("jet_pour_toucher_au_tir", {"ct": 5, "unite_immobile": True, "arme_d_assaut": True}, "Touché", 2, lambda a, b: reaches(shooting(6), a, b)),
    ("jet_pour_toucher_au_tir", {"ct": 3, "cible_aeronef": True}, "Touché", 1, lambda a: reaches(shooting(0), a)),
    ("jet_pour_toucher_au_tir", {"ct": 4, "cible_distance_parcourue": 24, "cible_a_terre": True}, "Touché", 1, lambda a: reaches(shooting(1), a)),
    ("jet_pour_toucher_au_tir", {"ct": 4, "cible_verrouillee": True, "cible_distance_parcourue": 24, "portee": 24, "distance": 3},
     "Touché", 1, lambda a: reaches(shooting(3), a)),
    ("jet_pour_toucher_au_tir", {"ct": 5, "tir_au_juge": True, "portee": 24, "distance": 3}, "Touché", 1, lambda a: reaches(shooting(3), a)),
    ("jet_pour_toucher_au_tir", {"ct": 10, "portee": 24, "distance": 3}, "Touché", 2, lambda a, b: reaches(shooting(11), a, b)),
    ("jet_pour_toucher_au_corps_a_corps", {"cc": 4, "cible_cc": 4}, "Touché", 1, lambda a: reaches(striking(4, 4), a)),
    ("jet_pour_toucher_au_corps_a_corps", {"cc": 2, "cible_cc": 8}, "Touché", 1, lambda a: reaches(striking(2, 8), a)),
    ("jet_pour_toucher_au_corps_a_corps", {"cc": 5, "cible_sans_cc": True, "cible_distance_parcourue": 6}, "Touché", 1, lambda a: reaches(striking(5, 1), a)),
    ("jet_pour_blesser", {"force": 4, "endurance": 4}, "Blessé", 1, lambda a: reaches(wounding(4, 4), a)),
    ("jet_pour_blesser", {"force": 8, "endurance": 4}, "Blessé", 2, lambda a, b: reaches(wounding(8, 4), a, b)),
    ("jet_pour_blesser", {"force": 8, "endurance": 4}, "blessure mortelle", 2, lambda a, b: reaches(wounding(8, 4), a, b)),
    ("jet_pour_blesser", {"force": 3, "endurance": 6}, "Blessé", 2, lambda a, b: reaches(wounding(3, 6), a, b)),
    ("jet_pour_blesser", {"force": 12, "endurance": 8}, "Blessé", 1, lambda a: reaches(wounding(12, 8), a)),
    ("jet_pour_blesser_sur_x", {"x_pour_blesser": 5}, "Blessé", 1, lambda a: reaches(5, a)),
    ("sauvegarde_de_couvert", {"svg_de_couvert": 4}, "Touche annulée", 1, lambda a: reaches(cover(4), a)),
    ("sauvegarde_de_couvert", {"svg_de_couvert": 4, "svg": 3}, "Touche annulée", 1, lambda a: reaches(cover(4, armour=3), a)),
    ("sauvegarde_de_couvert", {"svg_de_couvert": 3, "ct": 8, "svg": 4}, "Touche annulée", 1, lambda a: reaches(cover(3, 8, 4), a)),
    ("sauvegarde_de_couvert", {"svg_de_couvert": 4, "ct": 10, "svg": 2}, "Touche annulée", 1, lambda a: reaches(cover(4, 10, 2), a)),
    ("sauvegarde_d_armure", {"svg": 3, "pa": 3}, "Sauvé", 1, lambda a: reaches(armour(3, 3), a)),
    ("sauvegarde_d_armure", {"svg": 3, "pa": 4}, "Sauvé", 1, lambda a: reaches(armour(3, 4), a)),
    ("sauvegarde_d_armure", {"svg": 2, "pa": 5}, "Sauvé", 1, lambda a: reaches(armour(2, 5), a)),
    ("sauvegarde_d_armure", {"svg": 5, "pa": 4}, "Sauvé", 1, lambda a: armour(5, 4) is not None),
    ("sauvegarde_d_armure", {"svg": 6, "pa": 6}, "Sauvé", 1, lambda a: armour(6, 6) is not None),
    ("sauvegarde_invulnerable", {"svg_invulnerable": 5, "pa": 1}, "Sauvé", 1, lambda a: reaches(5, a)),
    ("test_de_caracteristique", {"valeur_de_la_caracteristique": 4}, "Réussi", 1, lambda a: passes(4, a)),
    ("test_de_caracteristique", {"valeur_de_la_caracteristique": 9}, "Réussi", 1, lambda a: passes(9, a)),
    ("test_de_commandement", {"commandement": 1}, "Réussi", 2, lambda a, b: passes(1, a, b)),
    ("test_de_moral", {"commandement": 8}, "Réussi", 2, lambda a, b: passes(8, a, b)),
    ("test_de_moral", {"commandement": 12}, "Réussi", 2, lambda a, b: passes(12, a, b)),
    ("de_de_deviation", {}, "Touché", 1, lambda a: a in (1, 2)),
    ("trancher_une_situation_limite", {}, "Oui", 1, lambda a: a >= 4),
]


@pytest.mark.parametrize("name, stated, outcome, dice, judge", ROLLS, ids=[f"{r[0]}({r[1]})->{r[2]}" for r in ROLLS])
def test_a_roll_agrees_with_every_throw(functions, name, stated, outcome, dice, judge):
    assert functions[name](**stated).odds.get(outcome, Fraction(0)) == share(dice, judge)


# --- whole attacks: every die of every shot, shared out and saved one by one ------------------------------------------

def shot(stages) -> dict[bool, Fraction]:
    """Whether one shot goes through its stages, every die thrown: a stage is (dice, judge)."""
    count = sum(dice for dice, _ in stages)
    good = 0
    for throw in product(DIE, repeat=count):
        rest, through = list(throw), True
        for dice, judge in stages:
            mine, rest = rest[:dice], rest[dice:]
            through = through and judge(*mine)
        good += through
    return {True: Fraction(good, 6**count), False: 1 - Fraction(good, 6**count)}


def fallen(shots, wounded, unsaved, size, wounds, loss=1):
    """The casualties: each shot wounds or not, wounds go round the members in turn, each is saved or not."""
    found: dict[int, Fraction] = {}
    for results in product((True, False), repeat=shots):
        dealt, weight = sum(results), Fraction(1)
        for r in results:
            weight *= wounded[r]
        bearers = [rank % size for rank in range(dealt)]
        for hurts in product((True, False), repeat=dealt):
            left, part = [wounds] * size, weight
            for bearer, hurt in zip(bearers, hurts):
                part *= unsaved if hurt else 1 - unsaved
                left[bearer] -= loss if hurt else 0
            down = sum(w <= 0 for w in left)
            found[down] = found.get(down, Fraction(0)) + part
    return {f"Pertes {n}": p for n, p in found.items() if p}


def fires(skill, strength, toughness, cover_save=None):
    """The stages of one shot up to its wound; a stage with a re-roll or a second die throws two."""
    needs = [shooting(skill)] + ([("not", cover_save)] if cover_save else []) + [wounding(strength, toughness)]
    return [stage(n) for n in needs]


def strikes(mine, theirs, strength, toughness):
    return [stage(striking(mine, theirs)), stage(wounding(strength, toughness))]


def stage(need):
    if isinstance(need, tuple) and need[0] == "not":
        return 1, lambda a: not reaches(need[1], a)
    return (1, lambda a: reaches(need, a)) if isinstance(need, int) else (2, lambda a, b: reaches(need, a, b))


def through(need):
    return Fraction(1) if need is None else share(1, lambda a: not reaches(need, a))


ATTACKS = [
    ("phase_de_tir", {"tirs": 1, "effectif": 1, "ct": 3, "force": 4, "endurance": 4, "svg": 5, "pa": 6},
     lambda: fallen(1, shot(fires(3, 4, 4)), through(armour(5, 6)), 1, 1)),
    ("phase_de_tir", {"tirs": 4, "effectif": 5, "ct": 4, "force": 4, "endurance": 3, "svg": 5, "pa": 5, "svg_de_couvert": 4, "portee": 24, "distance": 12},
     lambda: fallen(4, shot(fires(5, 4, 3, cover(4, 5, 5))), through(armour(5, 5)), 5, 1)),
    ("phase_de_tir", {"tirs": 6, "effectif": 2, "ct": 4, "force": 4, "endurance": 4, "svg": 3, "pa": 5},
     lambda: fallen(6, shot(fires(4, 4, 4)), through(armour(3, 5)), 2, 1)),
    ("phase_de_tir", {"tirs": 5, "effectif": 1, "ct": 4, "force": 6, "endurance": 6, "svg": 3, "pa": 4, "points_de_vie": 3},
     lambda: fallen(5, shot(fires(4, 6, 6)), through(armour(3, 4)), 1, 3)),
    ("phase_de_tir", {"tirs": 5, "effectif": 2, "ct": 3, "force": 5, "endurance": 4, "svg": 4, "pa": 3, "points_de_vie": 2},
     lambda: fallen(5, shot(fires(3, 5, 4)), through(armour(4, 3)), 2, 2)),
    ("phase_de_tir", {"tirs": 3, "effectif": 3, "ct": 8, "force": 3, "endurance": 6, "svg": 4, "pa": 6, "svg_de_couvert": 3},
     lambda: fallen(3, shot(fires(8, 3, 6, cover(3, 8, 4))), through(armour(4, 6)), 3, 1)),
    ("phase_de_tir", {"tirs": 2, "effectif": 3, "ct": 4, "force": 9, "endurance": 5, "svg": 2, "svg_invulnerable": 4, "pa": 2},
     lambda: fallen(2, shot(fires(4, 9, 5)), through(4), 3, 1)),
    ("phase_de_tir", {"tirs": 4, "effectif": 3, "ct": 5, "force": 4, "endurance": 4, "tir_au_juge": True},
     lambda: fallen(4, shot(fires(2, 4, 4)), Fraction(1), 3, 1)),
    ("phase_de_tir", {"tirs": 3, "effectif": 2, "ct": 4, "force": 4, "endurance": 4, "svg": 2, "pa": 6, "svg_de_relance": 2},
     lambda: fallen(3, shot(fires(4, 4, 4)), share(2, lambda a, b: not (reaches(2, a) or reaches(4, b))), 2, 1)),
    ("phase_de_tir", {"tirs": 3, "effectif": 2, "ct": 4, "force": 4, "endurance": 4, "svg": 4, "pa": 5, "cible_insensible_a_la_douleur": True},
     lambda: fallen(3, shot(fires(4, 4, 4)), through(armour(4, 5)) * through(5), 2, 1)),
    ("phase_de_tir", {"tirs": 3, "effectif": 2, "ct": 4, "force": 8, "endurance": 4, "svg": 3, "pa": 3, "cible_insensible_a_la_douleur": True},
     lambda: fallen(3, shot(fires(4, 8, 4)), through(armour(3, 3)), 2, 1)),  # mortal wounds cannot be ignored
    ("phase_de_tir", {"tirs": 4, "effectif": 2, "ct": 4, "force": 8, "endurance": 4, "svg": 4, "pa": 4, "points_de_vie": 3},
     lambda: fallen(4, shot(fires(4, 8, 4)), through(armour(4, 4)), 2, 3, loss=2)),  # a mortal wound takes two
    ("combat", {"attaquants": 3, "attaques": 2, "effectif": 4, "cc": 4, "cible_cc": 4, "force": 4, "endurance": 4, "svg": 3, "pa": 5},
     lambda: fallen(6, shot(strikes(4, 4, 4, 4)), through(armour(3, 5)), 4, 1)),
    ("combat", {"attaquants": 1, "attaques": 4, "effectif": 2, "cc": 6, "cible_cc": 2, "force": 7, "endurance": 4, "svg": 5, "pa": 2},
     lambda: fallen(4, shot(strikes(6, 2, 7, 4)), through(armour(5, 2)), 2, 1)),
    ("combat", {"attaquants": 5, "attaques": 1, "effectif": 1, "cc": 3, "cible_cc": 10, "force": 3, "endurance": 5, "svg": 6, "pa": 6, "svg_de_couvert": 3},
     lambda: fallen(5, shot(strikes(3, 10, 3, 5)), through(armour(6, 6)), 1, 1)),
    ("combat", {"attaquants": 2, "attaques": 2, "effectif": 3, "cc": 5, "cible_cc": 3, "force": 4, "endurance": 4, "svg": 4, "pa": 5, "points_de_vie": 2},
     lambda: fallen(4, shot(strikes(5, 3, 4, 4)), through(armour(4, 5)), 3, 2)),
]


def each_throw(judge, dice) -> dict[int, Fraction]:
    """The unsaved wounds of one shot of special dice: `judge` says how many each throw of all of them makes."""
    found: dict[int, Fraction] = {}
    for throw in product(DIE, repeat=dice):
        n = judge(*throw)
        found[n] = found.get(n, Fraction(0)) + Fraction(1, 6**dice)
    return found


def several(one, count):
    """The sum of `count` shots of that kind, every combination met."""
    found: dict[str, Fraction] = {}
    for results in product(one, repeat=count):
        weight = Fraction(1)
        for r in results:
            weight *= one[r]
        key = f"Blessures {sum(results)}"
        found[key] = found.get(key, Fraction(0)) + weight
    return {k: p for k, p in found.items() if p}


def sniper(hit, wound, again, save):
    """CT 3 + 1; a failure to wound is rolled again; a 6 is AP 2 and the armour of 3 is ignored, else AP 5 leaves it whole."""
    kept = wound if reaches(4, wound) else again
    return int(reaches(3, hit) and reaches(4, kept) and (kept == 6 or not reaches(3, save)))


def sustained(hit, wound, save, second, other, last):
    """CT 3: a 6 gives one more shot, which gives none; F5 on E4, armour of 4 at AP 4."""
    through = lambda h, w, s: reaches(4, h) and reaches(3, w) and not reaches(6, s)
    return through(hit, wound, save) + (hit == 6 and through(second, other, last))


def doubled(hit, wound, save, other, last):
    """CT 3, twin-linked: each hit counts double, wounded and saved apart."""
    return sum(reaches(4, hit) and reaches(4, w) and not reaches(4, s) for w, s in ((wound, save), (other, last)))


SPECIAL = [
    ({"tirs": 3, "ct": 3, "arme_sniper": True, "force": 4, "endurance": 4, "svg": 3, "pa": 5}, lambda: several(each_throw(sniper, 4), 3)),
    ({"tirs": 2, "ct": 3, "arme_a_tirs_soutenus": True, "force": 5, "endurance": 4, "svg": 4, "pa": 4}, lambda: several(each_throw(sustained, 6), 2)),
    ({"tirs": 3, "ct": 3, "arme_jumelee": True, "touches_comptees_double": True, "force": 4, "endurance": 4, "svg": 4, "pa": 6},
     lambda: several(each_throw(doubled, 5), 3)),
]


@pytest.mark.parametrize("stated, oracle", SPECIAL, ids=[str(s) for s, _ in SPECIAL])
def test_dice_that_bring_more_agree_with_every_throw(functions, stated, oracle):
    assert functions["phase_de_tir"](**stated).odds == oracle()


@pytest.mark.parametrize("name, stated, oracle", ATTACKS, ids=[f"{a[0]}({a[1]})" for a in ATTACKS])
def test_a_whole_attack_agrees_with_every_die(functions, name, stated, oracle):
    verdict = functions[name](**stated)
    assert verdict.odds == oracle()
    assert sum(verdict.odds.values()) == 1
    assert verdict.total == sum(Fraction(key.split()[-1]) * p for key, p in verdict.odds.items())


def test_at_least_thirty_situations():
    assert len(ROLLS) + len(ATTACKS) >= 30


def test_without_a_squad_the_unsaved_wounds_are_counted(functions):
    """Ten bolters at half range, guards in cover: each of 20 shots has 25 chances in 108."""
    verdict = functions["phase_de_tir"](tirs=20, ct=4, force=4, endurance=3, svg=5, pa=5, svg_de_couvert=4, portee=24, distance=12)
    each = shot(fires(5, 4, 3, cover(4, 5, 5)))[True] * through(armour(5, 5))
    assert each == Fraction(25, 108)
    assert verdict.total == 20 * each and verdict.odds["Blessures 0"] == (1 - each) ** 20
    assert verdict.odds["Blessures 20"] == each**20 and sum(verdict.odds.values()) == 1


def test_ten_bolters_on_ten_guards_are_capped_by_the_squad(functions):
    verdict = functions["phase_de_tir"](tirs=20, effectif=10, ct=4, force=4, endurance=3, svg=5, pa=5, svg_de_couvert=4, portee=24, distance=12)
    assert max(int(k.split()[-1]) for k in verdict.odds) == 10 and sum(verdict.odds.values()) == 1
    assert verdict.odds["Pertes 0"] == Fraction(83, 108) ** 20
    assert verdict.total < Fraction(125, 27)
