"""Situations of Warmachine of the chapter « Focus et furie » (Focus and fury)."""

from fractions import Fraction as F
from itertools import product


def out(verdict, whom="la cible"):
    """The chance that somebody is disabled at the end."""
    return verdict.odds[f"{whom} est hors de combat"]


def test_aa02(wm):
    """Frénétique, l'Âme morte : mon troupier à portée passe avant l'ennemi à engager ; deux dés pour toucher, trois pour blesser."""
    friend, foe = dict(amie_a_portee=True, distance_a_franchir=0), dict(ennemie_a_engager=True, distance_a_franchir=3)
    assert wm.cible_de_la_frenesie(options=[foe, friend]).outcome == "Option 2"
    beast = dict(points_de_furie=2, seu=8, acc=5, ame_desactivee=True)
    v = wm.frenesie_jusqu_aux_degats(figurine=beast, p_plus_f=15, cible=dict(defense=12, arm=13, cases_de_degats_restantes=1))
    assert out(v) == F(21, 36) * F(21, 36)


OUT = "la cible est hors de combat"


def test_r11(wm):
    """Liée, quatre furies pour SEU 8 : frénésie à 7 ou plus, puis mon gars à 0,4 pouce. Un Construct ne teste jamais."""
    beast = dict(points_de_furie=4, seu=8, acc=5, fur=5, lie=True)
    story = wm.frenesie_jusqu_aux_degats(figurine=beast, p_plus_f=15, cible=dict(defense=12, arm=15, cases_de_degats_restantes=5))
    assert story.odds[OUT] == F(18179, 34992)
    assert wm.passer_un_test_de_seuil(figurine=dict(points_de_furie=3, construct=True)).outcome == "Interdit"


def test_z06(wm):
    """Frénésie sur un ennemi au tapis : touché d'office, dégâts boostés sans payer ; sans furie, pas de test."""
    prey = dict(defense=14, arm=18, au_tapis=True, cases_de_degats_restantes=5)
    v = wm.frenesie_jusqu_aux_degats(figurine=dict(points_de_furie=2, seu=8, acc=6), p_plus_f=14, cible=prey)
    assert out(v) == F(21, 36) * F(160, 216)  # 7 or more to go mad, 9 or more on 3d6 to kill
    calm = wm.frenesie_jusqu_aux_degats(figurine=dict(points_de_furie=0, seu=8, acc=6), p_plus_f=14, cible=prey)
    assert calm.outcome == "Interdit" and "WM-1664" in calm.codes


def odds(dice: int, least: int) -> F:
    """The chance of a score or more on some dice."""
    return F(sum(1 for thrown in product(range(1, 7), repeat=dice) if sum(thrown) >= least), 6**dice)


def test_am13(wm):
    """Frénésie à SEU 9 et 2 de furie : 5/12, puis l'ami DEF 12 à portée, jet boosté à 103/108."""
    v = wm.frenesie_et_coup(acc=6, defense=12, points_de_furie=2, seu=9)
    assert v.odds["la cible est touchée"] == F(5, 12) * odds(3, 6)
