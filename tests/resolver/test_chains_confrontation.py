"""Confrontation's duels against every die counted one by one, by someone who knows only the text: blows, parries, wounds, dice used up."""

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from itertools import product

import pytest

SIX = range(1, 7)
GAME = "confrontation"
CELLS = {  # what the printed examples establish: the column of the lowest die, the least the row may be and the most, the result
    1: {(-99, -1): "rien"}, 2: {(-99, -1): "sonné"}, 3: {(2, 3): 1, (6, 7): 2}, 4: {(-99, -1): 1, (4, 5): 2, (6, 7): 3}, 5: {(6, 7): 4},
}


def wound(strength):
    """What a wound roll comes to, the strength less the resilience being known, with its chances; where the table is lost, a pair: None, and the levels its column grants at least."""
    found = Counter()
    for low, high in product(SIX, SIX):
        low, high = sorted((low, high))
        row = high + strength
        column = CELLS.get(low, {})
        granted = max((result for (_, most), result in column.items() if most < row and isinstance(result, int)), default=0)
        cell = next((result for (least, most), result in column.items() if least <= row <= most), (None, granted))
        found[4 if low == 6 else cell] += Fraction(1, 36)
    return found


@lru_cache(maxsize=None)
def parried(natural, live, dice_left, skill, blow):
    """The chance that a parry reaches a blow: a 6 is thrown again while it does not, a 1 then leaves 1."""
    if natural + skill >= blow and natural + skill > 0:
        return Fraction(1)
    if not live:
        return Fraction(0)
    return sum(parried(1 if face == 1 else natural + face, face == 6, 1, skill, blow) for face in SIX) / 6


@lru_cache(maxsize=None)
def hits(natural, live, attack, defence, depth=0):
    """The chance to hit, that of failing of oneself, that of being parried: a 6 is thrown again when that hits more often."""
    blow = natural + attack
    if blow <= 0:
        found = (Fraction(0), Fraction(1), Fraction(0))
    elif defence is None:
        found = (Fraction(1), Fraction(0), Fraction(0))
    else:
        stopped = sum(parried(face, face == 6, 1, defence, blow) for face in SIX) / 6
        found = (1 - stopped, Fraction(0), stopped)
    if live and depth < 6 and found[0] < 1:
        again = [hits(1 if face == 1 else natural + face, face == 6, attack, defence, depth + 1) for face in SIX]
        found = max(found, tuple(sum(part) / 6 for part in zip(*again)), key=lambda f: f[0])
    return found


def blow(world, who, profile):
    """Every way one attack of `who` may go; a world: for each side its wounds, whether stunned, its attack and defence dice; lost or not."""
    sides, other = world[:2], 1 - who
    (level, stunned, attacks, parries), (theirs, their_stun, their_attacks, their_parries) = sides[who], sides[other]
    mine, yours = profile[who], profile[other]
    weak = level + stunned
    defence = yours["def"] - theirs - their_stun if their_parries else None
    hit, failed, stopped = (sum(parts) / 6 for parts in zip(*(hits(face, face == 6, mine["att"] - weak, defence) for face in SIX)))
    spent = (level, stunned, attacks - 1, parries)

    def there(victim, lost=False):
        return (spent, victim, lost) if who == 0 else (victim, spent, lost)

    kept = their_parries - (defence is not None)
    yield there((theirs, their_stun, their_attacks, their_parries)), failed
    yield there((theirs, their_stun, their_attacks + bool(yours.get("ambidextrous") and defence is not None), kept)), stopped
    for result, share in wound(mine["for"] - weak - yours["res"]).items():
        after = (theirs, their_stun, their_attacks, kept)
        if result == "sonné":
            after = (theirs, True, their_attacks, kept)
        elif isinstance(result, int):
            after = (min(4, theirs + result), their_stun, their_attacks, kept)
        elif isinstance(result, tuple) and theirs + result[1] >= 4:  # whatever the cell, it kills
            after = (4, their_stun, their_attacks, kept)
        yield there(after, isinstance(result, tuple)), hit * share


def duel(first, dice, profile):
    worlds = {(*((0, False, attacks, parries) for attacks, parries in dice), False): Fraction(1)}
    for who in (first, 1 - first) * 8:
        after = Counter()
        for world, weight in worlds.items():
            over = world[2] or 4 in (world[0][0], world[1][0]) or not world[who][2]
            for there, share in [(world, Fraction(1))] if over else blow(world, who, profile):
                if share:
                    after[there] += weight * share
        worlds = after
    return worlds


PROFILES = [
    ({"att": 4, "def": 3, "for": 4, "res": 11}, {"att": 3, "def": 2, "for": 4, "res": 11}),
    ({"att": 0, "def": 1, "for": 6, "res": 7}, {"att": -1, "def": 0, "for": 5, "res": 6}),
    ({"att": 2, "def": 4, "for": 8, "res": 11}, {"att": 3, "def": 3, "for": 7, "res": 12, "ambidextrous": True}),
]


@pytest.mark.parametrize(("profile", "dice", "first"), [
    (PROFILES[0], ((1, 1), (1, 1)), 0), (PROFILES[1], ((2, 0), (1, 1)), 1), (PROFILES[2], ((1, 2), (3, 0)), 0), (PROFILES[2], ((2, 0), (1, 1)), 1),
])
def test_a_duel_to_its_end(resolver, profile, dice, first):
    said = []
    for role, one, (attacks, parries) in zip(("attaquant", "cible"), profile, dice):
        said += [f"{role}_att={one['att']}", f"{role}_defense={one['def']}", f"{role}_force={one['for']}", f"{role}_res={one['res']}"]
        said += [f"{role}_des_en_attaque={attacks}", f"{role}_des_en_defense={parries}", *[f"{role}_tueur_ne=True"] * (attacks + parries > 2)]
    said.append(("attaquant", "cible")[first] + "_initiative_gagnee=True")
    said += ["cible_ambidextre=True"] * bool(profile[1].get("ambidextrous"))
    odds = resolver.ask(GAME, f"un_duel({', '.join(said)})", accounts=False).odds
    expected = Counter()
    for (one, other, lost), weight in duel(first, dice, profile).items():
        expected["l'attaquant est tué net"] += weight * (one[0] == 4)
        expected["la cible est tuée net"] += weight * (other[0] == 4)
        expected[f"niveau (l'attaquant) {one[0]}"] += weight
        expected[f"niveau (la cible) {other[0]}"] += weight
        expected["l'attaquant est sonné"] += weight * one[1]
        expected["la cible est sonnée"] += weight * other[1]
        expected["la case de la Table des Blessures est inconnue"] += weight * lost
    assert {name: share for name, share in odds.items() if share} == {name: share for name, share in expected.items() if share}


def one_attack(world, i, alone, profile):
    """Every way an attack between the lone fighter and his i-th opponent may go; a die gained by parrying the one serves only against him."""
    sides, gained, lost = world
    lone, other = sides[0], sides[i]
    own = alone and gained[i - 1]
    if lost or 4 in (lone[0], other[0]) or not (own or (lone if alone else other)[2]):
        yield world, Fraction(1)
        return
    held = lone[2]
    if own:
        lone = (*lone[:2], held + 1, lone[3])
    for (after, opponent, gone), share in blow((lone, other, lost), 0 if alone else 1, (profile[0], profile[i])):
        more = 0 if alone else after[2] - held
        after = (*after[:2], after[2] - more, after[3])
        left = [count + (more - bool(own)) * (rank == i) for rank, count in enumerate(gained, 1)]
        yield ((after, *(opponent if rank == i else side for rank, side in enumerate(sides[1:], 1))), tuple(left), gone), share


def melee(lone_first, dice, profile):
    """A lone fighter against several: whoever has the initiative attacks, each of his opponents in turn."""
    worlds = {(tuple((0, False, *one) for one in dice), (0,) * (len(dice) - 1), False): Fraction(1)}
    for alone in (lone_first, not lone_first) * 6:
        for i in range(1, len(dice)):
            after = Counter()
            for world, weight in worlds.items():
                for there, share in one_attack(world, i, alone, profile):
                    if share:
                        after[there] += weight * share
            worlds = after
    return worlds


LONE = {"att": 3, "def": 4, "for": 4, "res": 11, "ambidextrous": True}
TWO = ({"att": 2, "def": 2, "for": 4, "res": 11}, {"att": 1, "def": 2, "for": 5, "res": 12})


@pytest.mark.parametrize(("lone", "dice", "lone_first"), [
    (LONE, ((0, 2), (1, 0), (1, 0)), False),  # both parried: one die against each
    (LONE, ((1, 1), (2, 0), (1, 0)), True),  # one parried: the die gained never serves against the other
    ({**LONE, "ambidextrous": False}, ((1, 1), (1, 0), (1, 0)), False),
])
def test_a_lone_fighter_against_two(resolver, lone, dice, lone_first):
    said, roles, profile = [], ("attaquant", "cible", "deuxieme_cible"), (lone, *TWO)
    for role, one, (attacks, parries) in zip(roles, profile, dice):
        said += [f"{role}_att={one['att']}", f"{role}_defense={one['def']}", f"{role}_force={one['for']}", f"{role}_res={one['res']}"]
        said += [f"{role}_des_en_attaque={attacks}", f"{role}_des_en_defense={parries}"]
    said += [("attaquant" if lone_first else "cible") + "_initiative_gagnee=True", *["attaquant_ambidextre=True"] * lone["ambidextrous"]]
    odds = resolver.ask(GAME, f"combat_a_un_contre_plusieurs({', '.join(said)})", accounts=False).odds
    expected = Counter()
    for (sides, _, lost), weight in melee(lone_first, dice, profile).items():
        for who, (level, stunned, *_) in zip(("l'attaquant", "la cible", "la deuxième cible"), sides):
            expected[f"{who} est tué{'' if who[-1] == 't' else 'e'} net"] += weight * (level == 4)
            expected[f"niveau ({who}) {level}"] += weight
            expected[f"{who} est sonné{'' if who[-1] == 't' else 'e'}"] += weight * stunned
        expected["la case de la Table des Blessures est inconnue"] += weight * lost
    untold = {name for name, share in expected.items() if share == 1 and name.startswith("niveau") and name not in odds}  # nobody ever struck at him
    assert {name: share for name, share in odds.items() if share} == {name: share for name, share in expected.items() if share and name not in untold}
