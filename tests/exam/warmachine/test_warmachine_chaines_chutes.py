"""Situations of Warmachine whose questions stand in `chaines-chutes.ttl`."""

from fractions import Fraction as F


def out(verdict, whom="la cible"):
    """The chance that somebody is disabled at the end."""
    return verdict.odds[f"{whom} est hors de combat"]


def test_ab13(wm):
    """Poussé d'une corniche de 4,5 pouces : trois dés contre ARM 15 ; le grand socle d'en bas ne sent rien, un petit si."""
    jack, man = dict(force=12, socle="grand", points_de_focus=1), dict(force=6, arm=15, socle="petit", cases_de_degats_restantes=1)
    v = wm.poussee_jusqu_a_la_chute(attaquant=jack, cible=man, hauteur_de_chute=4.5, heurtee=dict(arm=15, socle="grand", cases_de_degats_restantes=1))
    assert (out(v), out(v, "la figurine heurtée")) == (F(103, 108), 0)
    v = wm.poussee_jusqu_a_la_chute(attaquant=jack, cible=man, hauteur_de_chute=4.5, heurtee=dict(arm=15, socle="petit", cases_de_degats_restantes=1))
    assert out(v, "la figurine heurtée") == F(103, 108)


KILL = "la cible est hors de combat"


def test_ae24(wm):
    """FOR 11 pousse FOR 9 au bord d'une corniche de 4 pouces : 5/6 de le pousser, trois dés, 25/48 qu'il y laisse ses cinq cases."""
    foe = dict(force=9, arm=15, cases_de_degats_restantes=5)
    odds = wm.poussee_jusqu_a_la_chute(attaquant_force=11, cible=foe, hauteur_de_chute=4).odds
    assert odds["la cible est au tapis"] == F(5, 6) and odds[KILL] == F(25, 48)


FELL = "la cible est au tapis"


def test_af05(wm):
    """Poussé vers une corniche de 3 pouces, à 1 pouce : 5/18 de tomber, 65/324 d'en souffrir ; à 1,2 pouce, dans la boue, ou un muret devant : rien."""
    story = dict(attaquant=dict(force=10), hauteur_de_chute=3)
    giant = dict(force=12, arm=15, cases_de_degats_restantes=1)
    at_the_edge = wm.poussee_jusqu_a_la_chute(**story, cible=giant, distance_au_vide=1).odds
    assert (at_the_edge[FELL], at_the_edge[KILL]) == (F(5, 18), F(65, 324))
    assert wm.poussee_jusqu_a_la_chute(**story, cible=giant, distance_au_vide=1.2).odds[FELL] == 0
    assert wm.poussee_jusqu_a_la_chute(**story, cible={**giant, "en_terrain_difficile": True}, distance_au_vide=1).odds[FELL] == 0
    wall = {**giant, "heurte_un_obstacle": True}
    assert wm.poussee_jusqu_a_la_chute(**story, cible=wall, distance_au_vide=1, distance_de_l_arret=0.3).odds[FELL] == 0


def test_ai10(wm):
    """Mon dernier focus pousse FOR 11 de FOR 9, le vide à 0,4 pouce, 4 de haut : 5/18 de tomber, 245/972 d'en mourir ; un muret à 0,3 le retient."""
    foe = dict(force=11, arm=16, cases_de_degats_restantes=1)
    ledge = dict(attaquant=dict(force=9, points_de_focus=1), hauteur_de_chute=4, distance_au_vide=0.4)
    v = wm.poussee_jusqu_a_la_chute(**ledge, cible=foe)
    assert (v.odds[FELL], v.odds[KILL]) == (F(5, 18), F(245, 972))
    assert "interdit" not in v.text  # he paid for it: the inch is his
    assert wm.poussee_jusqu_a_la_chute(**ledge, distance_de_l_arret=0.3, cible={**foe, "heurte_un_obstacle": True}).odds[FELL] == 0
    beast = dict(force=9, est_une_warbeast=True, fur=1, points_de_furie=0)
    told = wm.poussee_jusqu_a_la_chute(attaquant=beast, cible=foe, hauteur_de_chute=4, distance_au_vide=0.4)
    assert told.odds[FELL] == F(5, 18) and "interdit" not in told.text


def test_ak20(wm):
    """Poussée FOR 9 contre 11 : 5/18 ; 4 pouces de chute, trois dés, 16 ou plus pour huit cases d'ARM 18 : 25/1944."""
    ask = dict(attaquant_force=9, cible=dict(force=11, arm=18, cases_de_degats_restantes=8), hauteur_de_chute=4)
    assert wm.poussee_jusqu_a_la_chute(**ask, sol_sous_le_socle=0.5).odds[KILL] == F(5, 18) * F(5, 108)
    assert wm.poussee_jusqu_a_la_chute(**ask, sol_sous_le_socle=1).odds[KILL] == 0


def test_ab18(wm):
    """La Frappe du Tonnerre slamme à PUI 14, un mur à 3 pouces : quatre fois sur six trois dés, et dix points à faire."""
    v = wm.slam_subi(
        pui=14, source_a_pui_propre=True, attaquant_socle="moyen", distance_a_l_obstruction=3,
        cible=dict(arm=17, socle="moyen", cases_de_degats_restantes=10),
    )
    assert out(v) == F(2, 3) * F(56, 216)


def test_ab26(wm):
    """Le sort slamme un warcaster déjà au tapis : deux dés de PUI 14, ni recul, ni mur, ni chute ; ses trois focus comptent."""
    mage = dict(arm=15, points_de_focus=3, est_un_warcaster=True, au_tapis=True, socle="petit", cases_de_degats_restantes=5)
    v = wm.slam_subi(pui=14, source_a_pui_propre=True, attaquant_socle="petit", cible=mage, distance_a_l_obstruction=1, hauteur_de_chute=5)
    assert out(v) == F(15, 36) - F(5, 36)  # 9 or more on two dice: 14 + 9 - 18
