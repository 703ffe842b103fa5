"""Chains put about others, those they ask included: each side strikes the other in turn, against dice counted one by one."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from arbitre.errors import SituationError

SIX = range(1, 7)
SAID = "lanceur_muscle=5, victime_muscle=4, victime_esquive=9, lanceur_esquive=8, cuir=6, cuir_du_temoin=5"
HOLDS = {0: (5, 9, 6), 1: (4, 8, 5)}  # by who takes hold: its strength, what it must reach, the hide it throws


def hold(world, who, watchful):
    """Every way one takes hold of the other: points for each, who is stunned."""
    points, stunned = world
    muscle, dodge, hide = HOLDS[who]
    other = 1 - who
    for die in SIX:
        if die + muscle - (watchful[other] and not stunned[other]) < (3 if stunned[other] else dodge):
            yield world, Fraction(1, 6)
            continue
        for throw in product(SIX, repeat=2):
            got = max(0, sum(throw) + muscle - hide)
            after = tuple(p + got * (i == who) for i, p in enumerate(points))
            yield (after, tuple(s or (got == 9 and i == other) for i, s in enumerate(stunned))), Fraction(1, 216)


def brute(rounds, watchful=(False, False), stunned=(False, False)):
    worlds = {((0, 0), stunned): Fraction(1)}
    for who in (0, 1) * rounds:
        after = Counter()
        for world, weight in worlds.items():
            for there, share in ([(world, Fraction(1))] if world[1][who] else hold(world, who, watchful)):
                after[there] += weight * share
        worlds = after
    return worlds


def told(worlds):
    found = Counter()
    for (points, stunned), weight in worlds.items():
        found[f"Points {points[0]}"] += weight
        found[f"Points rendus {points[1]}"] += weight
        found["le lanceur est sonné"] += weight * stunned[0]
        found["la victime est sonnée"] += weight * stunned[1]
    return {name: share for name, share in found.items() if share}


@pytest.mark.parametrize("rounds", [0, 1, 2])
@pytest.mark.parametrize(("said", "facts"), [
    ("", {}), (", lanceur_vigilant=True", {"watchful": (True, False)}), (", victime_vigilant=True", {"watchful": (False, True)}),
    (", victime_sonne=True, lanceur_vigilant=True", {"watchful": (True, False), "stunned": (False, True)}),
])
def test_each_strikes_the_other_in_turn(ask, rounds, said, facts):
    odds = ask(f"echanges({SAID}, tours={rounds}{said})").odds
    assert {name: share for name, share in odds.items() if share} == told(brute(rounds, **facts))


def test_a_chain_put_about_others_may_be_put_so_again(ask):
    """The witness and the victim strike each other; then the thrower takes hold of a victim that is not stunned."""
    said = SAID.replace("lanceur_muscle=5", "temoin_muscle=5").replace("lanceur_esquive=8", "temoin_esquive=8")
    odds = ask(f"ronde({said}, lanceur_muscle=3)").odds
    expected, points = Counter(), Counter()
    for (got, (witness, victim)), weight in brute(1).items():
        points[f"Points {got[0] + 100 * victim}"] += weight
        expected["le témoin est sonné"] += weight * witness
        expected["la victime est sonnée"] += weight * (victim or Fraction(1, 6))  # 6 + 3 = 9
    assert {name: odds[name] for name in expected} == expected
    assert odds["le lanceur est sonné"] == 0
    assert {name: share for name, share in odds.items() if name.startswith("Points")} == points


def test_another_reading_is_heard_by_both_sides(ask):
    """Under the other reading each takes hold one better: the verdict says what it would give, and the answer is that of greater strength."""
    asked = f"echanges({SAID}, tours=2, grand_jour=True"
    verdict = ask(f"{asked})")
    assert verdict.odds == ask(f"echanges({SAID}, tours=2)").odds and "J-355" in verdict.disputes
    other = ask(f"{asked}, litiges={{'J-355': 'B'}})")
    assert [other.text.startswith(answer.text) for answer in verdict.answers if answer.reading == "B"] == [True]
    harder = dict(HOLDS)
    HOLDS.update({who: (muscle, dodge - 1, hide) for who, (muscle, dodge, hide) in harder.items()})
    try:
        assert {name: share for name, share in other.odds.items() if share} == told(brute(2, stunned=(False, False)))
    finally:
        HOLDS.update(harder)


def test_given_dice_and_whom_each_question_is_about(ask):
    verdict = ask(f"echanges({SAID}, tours=1, des=[[4], [5, 5]])")  # stunned, the victim strikes nobody
    assert verdict.text.startswith("Points 9 ; Points rendus 0")
    assert [label for label, _ in verdict.details["stages"]] == ["Prise", "Jet au sol"]
    verdict = ask(f"echanges({SAID}, tours=1, des=[[4], [5, 4], [3]])")
    assert [label for label, _ in verdict.details["stages"]] == ["Prise", "Jet au sol", "Prise (la victime, le lanceur)"]
    with pytest.raises(SituationError, match="il manque les dés de « Prise »"):
        ask(f"echanges({SAID}, tours=1, des=[[4], [5, 4]])")


@pytest.mark.parametrize("name", ["lanceur_esquive", "victime_muscle", "cuir_du_temoin"])
def test_what_is_missing_is_asked_for_as_the_player_says_it(ask, name):
    said = ", ".join(one for one in SAID.split(", ") if not one.startswith(name))
    with pytest.raises(SituationError, match=f"il manque {name}"):
        ask(f"echanges({said}, tours=1)")


def test_what_such_a_chain_reads_is_what_may_be_said(mini):
    read = set(mini.signature("j:ronde"))
    assert {"j:temoin.muscle", "j:temoin.esquive", "j:victime.muscle", "j:victime.esquive", "j:lanceur.muscle", "j:temoin.vigilant"} <= read
    assert "j:lanceur.esquive" not in read
