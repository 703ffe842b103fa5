"""Warmachine's attacks in a row against every die counted one by one, by someone who knows only the rules."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

SIX = range(1, 7)


def die_sums(count):
    """How many ways each (total, all ones, all sixes, a pair) comes."""
    found = Counter()
    for dice in product(SIX, repeat=count):
        pair = len(set(dice)) < count
        found[sum(dice), set(dice) == {1}, set(dice) == {6}, pair] += 1
    return found


ROLLS = {count: die_sums(count) for count in (2, 3)}


def brute(*, skill, defense, power, arm, boxes, attacks, attack_boosts=0, damage_boosts=0, charge=False, knockdown=False,
          down=False, focus=None, bought=0, melee=True):
    """Attack by attack: 2d6 + skill reaches the DEF (ones miss, sixes hit), then 2d6 + power over the ARM."""
    worlds = {(0, 0, 0, down, focus): Fraction(1)}  # damage, attacks made, damage rolls made, knocked down, focus left
    for number in range(attacks + bought):
        after = Counter()
        for (hurt, made, rolled, flat, left), weight in worlds.items():
            if hurt >= boxes or number >= attacks and left == 0:
                after[hurt, made, rolled, flat, left] += weight
                continue
            if number >= attacks and left is not None:
                left -= 1
            boosted = made < attack_boosts and left != 0
            if boosted and left is not None:
                left -= 1
            for hit, down_now, chance in attack(3 if boosted else 2, skill, defense if melee or not flat else min(defense, 5), flat and melee, knockdown):
                fallen = flat or down_now
                if not hit:
                    after[hurt, made + 1, rolled, fallen, left] += weight * chance
                    continue
                more = rolled < damage_boosts and left != 0
                spent = left - 1 if more and left is not None else left
                dice = 3 if more or charge and made == 0 else 2
                for (total, _, _, _), ways in ROLLS[dice].items():
                    got = max(0, total + power - arm)
                    after[hurt + got, made + 1, rolled + 1, fallen, spent] += weight * chance * Fraction(ways, 6**dice)
        worlds = after
    found = Counter()
    for (hurt, *_), weight in worlds.items():
        found[hurt] += weight
    return found


def attack(count, skill, defense, automatic, knockdown):
    """(hit, knocked down, chance) for one attack roll; an automatic hit rolls nothing, so that it is no critical hit."""
    if automatic:
        return [(True, False, Fraction(1))]
    found = Counter()
    for (total, ones, sixes, pair), ways in ROLLS[count].items():
        hit = not ones and (sixes or total + skill >= defense)
        found[hit, hit and pair and knockdown] += ways
    return [(hit, fallen, Fraction(ways, 6**count)) for (hit, fallen), ways in found.items()]


BASE = {"skill": 6, "defense": 13, "power": 16, "arm": 17, "boxes": 10, "attacks": 3}
CASES = [
    {}, {"charge": True}, {"attacks": 1}, {"attacks": 0}, {"attacks": 10, "boxes": 40}, {"boxes": 1}, {"boxes": 30},
    {"attack_boosts": 1}, {"attack_boosts": 3}, {"damage_boosts": 1}, {"damage_boosts": 2, "charge": True}, {"attack_boosts": 2, "damage_boosts": 2},
    {"knockdown": True}, {"knockdown": True, "attack_boosts": 3}, {"knockdown": True, "charge": True, "boxes": 25, "attacks": 5},
    {"down": True}, {"down": True, "damage_boosts": 3}, {"arm": 22}, {"arm": 30}, {"defense": 18}, {"skill": 4, "defense": 20},
    {"focus": 3, "bought": 3}, {"focus": 2, "bought": 3, "boxes": 25}, {"focus": 3, "damage_boosts": 3, "boxes": 30},
    {"focus": 3, "damage_boosts": 2, "bought": 3, "boxes": 30}, {"focus": 1, "attack_boosts": 3}, {"focus": 0, "attack_boosts": 1, "bought": 2},
    {"bought": 2}, {"focus": 5, "attack_boosts": 2, "damage_boosts": 2, "bought": 4, "boxes": 40, "knockdown": True},
]
SHOTS = [
    {}, {"attacks": 1, "attack_boosts": 1}, {"attacks": 4, "damage_boosts": 2}, {"boxes": 1}, {"arm": 25}, {"defense": 19}, {"knockdown": True},
    {"focus": 2, "bought": 2, "attack_boosts": 1},
]


def question(given):
    """The same situation in the words of the game; P+S 16 is a POW of 7 and a STR of 9."""
    given = {**BASE, **given}
    stated = {
        "defense": given["defense"], "arm": given["arm"], "cases_de_degats_restantes": given["boxes"], "attaques_enchainees": given["attacks"],
        "attaques_boostees": given.get("attack_boosts", 0), "degats_boostes": given.get("damage_boosts", 0),
        "attaques_supplementaires": given.get("bought", 0),
    }
    if given.get("melee", True):
        stated |= {"acc": given["skill"], "pui": given["power"] - 9, "force": 9}
    else:
        stated |= {"atd": given["skill"], "pui": given["power"]}
    if given.get("charge"):
        stated |= {"attaque_de_charge": True, "distance_parcourue": 6}
    if given.get("knockdown"):
        stated["arme_critique_au_tapis"] = True
    if given.get("down"):
        stated["cible_au_tapis"] = True
    if given.get("focus") is not None:
        stated["attaquant_points_de_focus"] = given["focus"]
    return stated


@pytest.fixture(scope="module")
def game(resolver):
    return resolver.functions("wm:warmachine")


@pytest.mark.parametrize("given", [*CASES, *({**c, "melee": False} for c in SHOTS)], ids=str)
def test_attacks_in_a_row(game, given):
    name = "attaques_de_corps_a_corps" if given.get("melee", True) else "attaques_a_distance"
    odds = game[name](**question(given)).odds
    expected = brute(**{**BASE, **given})
    label = "Points de dégâts subis "
    assert {int(k.removeprefix(label)): p for k, p in odds.items() if k.startswith(label) and p} == {n: p for n, p in expected.items() if p}
    boxes = {**BASE, **given}["boxes"]
    assert odds["la cible est hors de combat"] == sum((p for n, p in expected.items() if n >= boxes), Fraction(0))
