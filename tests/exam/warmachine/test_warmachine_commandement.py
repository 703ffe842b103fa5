"""Situations of Warmachine of the chapter « Commandement » (Command)."""

from fractions import Fraction as F
from itertools import product

import pytest

FLEES = "la figurine est en fuite"


def test_aj24(wm):
    """CMD 7, la Terreur : 5/12 de fuir, 25/144 de fuir encore après le ralliement ; Commandant à 9 pouces et CMD 9, 1/36 ; étendard, 625/20736."""
    ask = wm.fuite_puis_ralliement
    assert ask(cmd=7).odds[FLEES] == F(25, 144)
    assert ask(cmd=7, meneur_cmd=9, distance_au_commandant=9).odds[FLEES] == F(1, 36)
    assert ask(chef_cmd=7, l_unite_porte_etendard_en_formation=True).odds[FLEES] == F(25, 144) ** 2
    assert ask(cmd=7, figurine_en_fuite=True).odds[FLEES] == F(5, 12)


@pytest.mark.parametrize("trait", ["sans_peur", "mort_vivant", "construct"])
def test_aj25(wm, trait):
    """Sans Peur, Mort-Vivant ou Construct : elle n'est jamais en fuite, quel que soit le jet."""
    assert wm.fuite_puis_ralliement(cmd=3, **{f"figurine_{trait}": True}).odds[FLEES] == 0


def at_most(score: int) -> F:
    """The chance of a score or less on two dice."""
    return F(sum(1 for dice in product(range(1, 7), repeat=2) if sum(dice) <= score), 36)


def test_al16(wm):
    """Isolé, en fuite, hors formation : il fuit encore ; près d'un Commandant CMD 9, fuir puis rester en fuite, 1/36 (litiges)."""
    lost = dict(cmd=7, test_individuel=True, figurine_hors_de_formation=True)
    assert wm.fuite_puis_ralliement(**lost).odds["la figurine est en fuite"] == 1 - at_most(5) == F(13, 18)
    v = wm.fuite_puis_ralliement(**lost, figurine_a_portee_d_un_commandant=True, meneur_cmd=9)
    assert v.odds["la figurine est en fuite"] == F(1, 36) and "WM-1953" in v.text


def odds(dice: int, least: int) -> F:
    """The chance of a score or more on some dice."""
    return F(sum(1 for thrown in product(range(1, 7), repeat=dice) if sum(thrown) >= least), 6**dice)


@pytest.mark.parametrize("checks, cmd, again", list(product((0, 1, 2, 3), (7, 8), (False, True))))
def test_am15(wm, checks, cmd, again):
    """Plusieurs tests de fuite à la suite : tenir, c'est les réussir tous, chacun relancé une fois si l'étendard est en formation."""
    miss = odds(2, cmd + 1)
    held = (1 - (miss**2 if again else miss)) ** checks
    helped = {"l_unite_porte_etendard_en_formation": True} if again else {}
    v = wm.plusieurs_tests_de_fuite(cmd=cmd, tests_de_fuite_a_passer=checks, **helped)
    assert v.odds.get(FLEES, 0) == 1 - held


def test_am16(wm):
    """En fuite déjà, elle ne teste plus ; un Commandant de CMD 9 à 9 pouces pile sert à chaque test."""
    v = wm.plusieurs_tests_de_fuite(cmd=7, meneur_cmd=9, distance_au_commandant=9, tests_de_fuite_a_passer=2)
    assert v.odds[FLEES] == 1 - F(5, 6) ** 2
