"""Situations of Warmachine of the chapter « Structures » (Structures)."""

from fractions import Fraction as F

import pytest


def test_x40(wm, chance):
    """Un bâtiment de pierre s'effondre sur un Juggernaut et sur un spectre ; puis on tire dans la ruine."""
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["pierre", 16]], structure_porteuse=True).total == 80
    fallen = dict(decor_arm=18, etages=1, dans_la_structure=True)
    assert wm.degats_d_effondrement(**fallen, figurine_arm=20, des=[1, 2]).outcome == "Dégâts 19"
    assert "au tapis" in wm.effondrement_sur_une_figurine(dans_la_structure=True).gives
    ghost = wm.degats_d_effondrement(**fallen, figurine_arm=12, figurine_intangible=True, des=[1, 2])
    assert ghost.outcome in ("Interdit", "Sans effet")
    assert "au tapis" not in wm.effondrement_sur_une_figurine(dans_la_structure=True, figurine_intangible=True).gives
    ruin = wm.attaque_a_distance(atd=6, defense=10, cible_au_tapis=True, cible_dans_une_ruine=True)
    assert chance(ruin) == F(35, 36)


def test_ah22(wm):
    """La maison de bois, un étage, tombe à PUI 24 : douze cases d'ARM 20, 5/12 ; un Colosse n'est pas couché ; le spectre qui a frappé la subit."""
    falls = dict(materiau="bois", etages=1)
    hurt = wm.degats_d_effondrement(**falls, arm=20).odds
    assert sum(p for told, p in hurt.items() if int(told.split()[-1]) >= 12) == F(5, 12)
    assert wm.degats_d_effondrement(materiau="brique", etages=2, arm=16, figurine_points_de_focus=3, figurine_est_un_warcaster=True, des=[1, 1]).outcome == "Dégâts 31"
    assert "au tapis" not in wm.effondrement_sur_une_figurine(figurine_est_un_colosse=True).gives
    assert wm.effondrement_sur_une_figurine(figurine_intangible=True).gives == ()
    assert wm.degats_d_effondrement(**falls, arm=12, cible=dict(intangible=True, intangible_perdu=True), des=[1, 2]).outcome == "Dégâts 15"
    assert wm.attaque_a_distance(atd=6, defense=10, cible=dict(est_un_colosse=True, dans_une_ruine=True)).odds["Touche"] == F(11, 12)


def test_u23(wm, chance):
    """Bois renforcé, deux étages au-dessus du rez-de-chaussée : PUI 42 ; puis on tire sur ce qui gît dans la ruine."""
    assert wm.degats_d_effondrement(decor_arm=14, etages=2, arm=18, des=[1, 2]).outcome == "Dégâts 27"
    assert chance(wm.attaque_a_distance(atd=6, defense=12, cible_au_tapis=True, cible_dans_une_ruine=True)) == F(35, 36)


def test_ac04(wm):
    """Quatre pouces de pierre et deux de bois renforcé : 50 points ; un bâtiment de brique dont deux pouces de bois : 65. Le marteau, 8 et 12."""
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["pierre", 4], ["bois renforcé", 2]]).total == 50
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["brique", 12], ["bois", 2]], structure_porteuse=True).total == 65
    for arm, points in ((18, 8), (14, 12)):
        assert wm.degats_de_corps_a_corps(p_plus_f=17, arm=arm, des=[5, 4]).outcome == f"Dégâts {points}"


def test_ad10(wm):
    """Un bâtiment de pierre de 4 pouces sur 4 avec une porte de bois : 77,5 ; à 77 il tient, à 78 il tombe. Un pont de bois de 6 : 15."""
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["pierre", 15], ["bois", 1]], structure_porteuse=True).total == F(155, 2)
    assert "ruine" not in wm.degats_a_une_structure(degats_cumules=77, capacite_convenue=77.5).outcome
    assert "ruine" in wm.degats_a_une_structure(degats_cumules=78, capacite_convenue=77.5).outcome
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["bois", 6]], structure_porteuse=True).total == 15


def test_ah21(wm):
    """Pont de bois renforcé, 16 pouces de tour, porteur : 40 points. Trois fusils PUI 12 combinés : rien ; l'explosion d'un PUI 6 : un point."""
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["bois renforcé", 16]], structure_porteuse=True).total == 40
    rifles = dict(pui=12, attaque_combinee=True, participants=3)
    assert wm.degats_a_distance(**rifles, cible_est_une_structure=True, materiau="bois renforcé").outcome == "Sans effet"
    assert wm.degats_d_explosion(pui=6, cible_est_une_structure=True, materiau="bois renforcé", des=[6, 6]).outcome == "Dégâts 1"


@pytest.mark.parametrize("stuff, arm, per_inch", [("bois", 12, 5), ("bois renforcé", 14, 5), ("brique", 16, 10), ("pierre", 18, 10), ("fer", 20, 20), ("acier", 22, 20)])
def test_al25(wm, stuff, arm, per_inch):
    """Chaque matériau : la capacité, la moitié s'il porte, l'effondrement par niveau, et ce que fait un double 6 à PUI 14, 13, 13 de feu."""
    assert wm.capacite_de_degats_d_une_structure(materiaux=[[stuff, 4]]).total == 4 * per_inch
    assert wm.capacite_de_degats_d_une_structure(materiaux=[[stuff, 4]], structure_porteuse=True).total == 2 * per_inch
    wall = dict(cible_est_une_structure=True, materiau=stuff, des=[6, 6])
    assert wm.degats_a_distance(pui=14, **wall).outcome == f"Dégâts {26 - arm}"
    assert wm.degats_a_distance(pui=13, **wall).outcome == "Sans effet"
    assert wm.degats_a_distance(pui=13, type_de_degats="feu", **wall).outcome == f"Dégâts {25 - arm}"
    assert wm.degats_d_effondrement(materiau=stuff, etages=1, arm=15, des=[3, 4]).outcome == f"Dégâts {7 + 2 * arm - 15}"


def test_q33(wm):
    """Le bâtiment de pierre à la porte de bois : 97,5 points ; quatre coups, puis il s'écroule de trois niveaux."""
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["pierre", 19], ["bois", 1]], structure_porteuse=True).total == F(195, 2)
    wall = dict(cible_est_une_structure=True)
    assert wm.degats_de_corps_a_corps(p_plus_f=14, arm=12, **wall, des=[3, 4]).outcome == "Dégâts 9"
    assert wm.degats_d_explosion(pui=13, arm=18, **wall, des=[6, 6]).outcome == "Dégâts 1"
    assert wm.degats_a_distance(pui=12, arm=18, type_de_degats="corrosion", **wall, des=[4, 5]).outcome == "Dégâts 3"
    assert wm.degats_d_effondrement(decor_arm=18, etages=2, figurine_arm=19, des=[1, 1]).outcome == "Dégâts 37"
    assert "au tapis" in wm.effondrement_sur_une_figurine().gives


def test_x42_bis(wm):
    """Bois renforcé, 4 × 5 et deux étages : PUI 42, 31 points ; la brute Robuste se sauve sur un 5, au tapis."""
    assert wm.puissance_d_effondrement(decor_arm=14, decor_etages=2).total == 42
    assert wm.degats_d_effondrement(decor_arm=14, decor_etages=2, figurine_arm=14, des=[1, 2]).outcome == "Dégâts 31"
    story = wm.coup_fatal_et_robuste(cible_points_de_degats_subis=31, cible_cases_de_degats_restantes=1, cible_robuste=True, des=[[5]])
    assert "hors de combat : non" in str(story) and "au tapis : oui" in str(story)
    wood = dict(materiaux=[["bois renforcé", 18]])
    assert "45 " in str(wm.capacite_de_degats_d_une_structure(**wood, decor_structure_porteuse=True))
    assert "90 " in str(wm.capacite_de_degats_d_une_structure(**wood))


def test_ad23(wm):
    """Le Colosse ne reçoit ni avance d'un sort, ni téléportation ; l'édifice qui s'écroule le blesse sans le coucher ; le spectre, rien."""
    assert wm.avancer_hors_du_mouvement_normal(figurine_est_un_colosse=True).outcome == "Interdit"
    assert wm.placer_une_figurine(figurine_est_un_colosse=True).outcome == "Interdit"
    assert "tapis" not in wm.effondrement_sur_une_figurine(figurine_est_un_colosse=True).outcome
    assert "tapis" in wm.effondrement_sur_une_figurine().outcome
    assert wm.effondrement_sur_une_figurine(figurine_intangible=True).outcome == "Aucune conséquence"


def test_s61(wm):
    """Une porte de bois d'un pouce dans 19 pouces de pierre ; le bâtiment à un étage s'effondre ; la balle de PUI 13 n'y fait rien."""
    assert "97,5" in wm.capacite_de_degats_d_une_structure(materiaux=[["bois", 1], ["pierre", 19]], structure_porteuse=True).text
    assert wm.puissance_d_effondrement(arm=18, etages=1).total == 36
    assert wm.endommager_une_structure(pui=13, type_d_attaque="à distance").outcome == "Interdit"
    assert wm.endommager_une_structure(pui=14, type_d_attaque="à distance").outcome == "Permis"


def test_s47(wm):
    """Le mur : la flèche enflammée, l'obus de PUI 8, la charge, le slam ; 18 pouces de bois porteur."""
    assert wm.endommager_une_structure(pui=10, type_de_degats="feu").outcome == "Permis"
    assert wm.endommager_une_structure(pui=8, attaque_a_aire_d_effet=True).outcome == "Permis"
    assert wm.charger(cible_est_une_structure=True).outcome == wm.slam(cible_est_une_structure=True).outcome == "Interdit"
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["bois", 18]], structure_porteuse=True).total == 45


def test_w27(wm):
    """Bâtiment de bois renforcé 4 × 5, un étage : 45 points ; s'il tombe, PUI 28 au colosse ARM 19, qui reste debout."""
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["bois renforcé", 18]], structure_porteuse=True).total == 45
    assert wm.endommager_une_structure(type_d_attaque="à distance", pui=12, type_de_degats="feu").outcome == "Permis"
    assert wm.endommager_une_structure(type_d_attaque="à distance", pui=13).outcome == "Interdit"
    assert wm.degats_d_effondrement(decor_arm=14, niveaux=2, arm=19, des=[3, 3]).outcome == "Dégâts 15"
    assert "au tapis" not in str(wm.effondrement_sur_une_figurine(figurine_est_un_colosse=True))


def test_w04(wm):
    """Le colosse ne passe pas par l'issue d'un grand socle, ni ce qui tombe sur lui ne le blesse."""
    assert wm.entrer_dans_un_decor(figurine_est_un_colosse=True, decor_plus_grand_socle_admis="grand").outcome == "Interdit"
    assert wm.entrer_dans_un_decor(figurine_est_un_colosse=True, decor_plus_grand_socle_admis="gigantesque").outcome == "Permis"
    assert wm.passer_entre_deux_decors(figurine_machine_de_bataille=True, decor_plus_grand_socle_admis="moyen").outcome == "Interdit"
    fallen = str(wm.atterrir_sur_une_figurine(heurtee_est_un_colosse=True, figurine_socle="moyen"))
    assert "au tapis" not in fallen and "dégâts" not in fallen


def test_w24(wm):
    """Engagé, on ne tire pas sur un bâtiment ; on le frappe ; un colosse y tire quand même."""
    shot = dict(attaquant_engagee=True, type_d_attaque="à distance")
    assert wm.attaquer_une_structure(**shot).outcome == "Interdit"
    assert wm.endommager_une_structure(**shot, pui=15).outcome == "Interdit"
    assert wm.attaquer_une_structure(**shot, attaquant_est_un_colosse=True).outcome == "Permis"
    assert wm.attaquer_une_structure(attaquant_engagee=True, type_d_attaque="corps-à-corps").outcome == "Permis"
