"""Chains on the invented game: what a known outcome brought, the better of two rolls, what no stage came to, every die counted."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from arbitre.errors import SituationError

SIX = range(1, 7)


def one(hard, shield, supple):
    """One blow that wounded: the chance of (suffered, second chances thrown), each die thrown naively."""
    found, worth = Counter(), [d for d in SIX if d >= hard]
    for blow, first, second in product(worth, SIX, SIX):
        ways = [] if shield is None or blow == 6 else [shield]  # a 6 is vicious: the shield does not stop it
        ways += [] if supple is None else [supple]
        need = min((n for n in ways if n <= 6), default=None)
        if need is None:
            end = 1, 0
        elif first >= need:
            end = 0, 0
        else:
            end = int(second < need), 1
        found[end] += Fraction(1, len(worth) * 36)
    return found


def several(single, times):
    worlds = Counter({(0, 0): Fraction(1)})
    for _ in range(times):
        after = Counter()
        for (a, b), weight in worlds.items():
            for (c, d), share in single.items():
                after[a + c, b + d] += weight * share
        worlds = after
    return worlds


@pytest.mark.parametrize("times", [0, 1, 2, 5, 9])
@pytest.mark.parametrize("hard", [2, 5, 6])
@pytest.mark.parametrize(("shield", "supple"), [(None, None), (3, None), (None, 4), (3, 5), (5, 3), (4, 4), (7, 6), (7, 7)])
def test_the_better_of_two_rolls_and_what_the_first_brought(ask, times, hard, shield, supple):
    stated = "".join(f", {name}={value}" for name, value in (("bouclier", shield), ("souplesse", supple)) if value is not None)
    odds = ask(f"coups_portes(dur={hard}, tours={times}{stated})").odds
    expected = Counter()
    for (suffered, again), weight in several(one(hard, shield, supple), times).items():
        expected[f"Coups subis {suffered}"] += weight
        expected[f"Secondes chances {again}"] += weight
    reached = {k: p for k, p in odds.items() if k.startswith("Secondes")}
    assert {k: p for k, p in odds.items() if p and k not in reached} == {k: p for k, p in expected.items() if k.startswith("Coups") and p}
    assert not reached or {k: p for k, p in reached.items() if p} == {k: p for k, p in expected.items() if k.startswith("Secondes") and p}
    assert bool(reached) == any(key != "Secondes chances 0" for key in expected if key.startswith("Secondes"))


GIVEN = [
    ("coup_porte(dur=3, bouclier=3, souplesse=4, des=[[4], [3]])", "Indemne : oui"),  # the shield is better
    ("coup_porte(dur=3, bouclier=3, souplesse=4, des=[[6], [3], [4]])", "Indemne : oui"),  # vicious: suppleness, then a second chance
    ("coup_porte(dur=3, bouclier=3, souplesse=4, des=[[6], [3], [3]])", "Indemne : non"),
    ("coup_porte(dur=3, bouclier=3, des=[[6]])", "Indemne : non"),  # nothing can stop it: nothing is thrown
    ("coup_porte(dur=3, des=[[4]])", "Indemne : non"),
]


@pytest.mark.parametrize(("question", "outcome"), GIVEN)
def test_the_dice_of_the_better_roll_are_asked(ask, question, outcome):
    assert ask(question).outcome == outcome


def test_dice_that_gainsay_what_is_known_are_refused(ask):
    with pytest.raises(SituationError, match="on sait déjà le résultat de « Entaille » → redites des dés qui le font réussir"):
        ask("coup_porte(dur=3, bouclier=3, des=[[2], [3]])")


def test_what_no_stage_came_to_is_not_told(ask):
    assert set(ask("coups_portes(dur=3, tours=2)").odds) == {"Coups subis 2"}


def test_what_is_mentioned_is_no_part_of_the_chances(ask):
    """A blow that wounded on 5 and more is vicious one time in two; with three blows, 1 - 1/8."""
    verdict = ask("coups_portes(dur=5, tours=3)")
    assert " ; Vices : 1,5 en moyenne, au moins 1 : 7/8 (87,5 %) (J-183)" in verdict.text
    assert set(verdict.odds) == {"Coups subis 3"}
    assert "Vices" not in ask("coups_portes(dur=5, tours=0)").text


def test_what_a_chain_that_stopped_short_tells_is_told_so_far(ask):
    """A number that cannot grow any more is told flatly; so is all of it when nothing is hidden, or when no dice are given."""
    stopped, whole, chances = ask("coup_dans_la_brume(dur=4, des=[[3]])"), ask("coup_dans_la_brume(dur=4, des=[[5]])"), ask("coup_dans_la_brume(dur=4)")
    assert stopped.text.startswith("Coups subis 0 à ce stade ; Pas dans la brume 1 ; ")
    assert " : non à ce stade ; La brume cache la suite : oui" in stopped.text
    assert stopped.outcome == "Coups subis 0"
    assert "à ce stade" not in whole.text + chances.text
