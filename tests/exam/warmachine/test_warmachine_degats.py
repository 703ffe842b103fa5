"""Situations of Warmachine of the chapter « Dégâts » (Damage)."""

from fractions import Fraction as F
from itertools import product

import pytest


def test_x09(wm):
    """Bombarde à Feu critique : X touché, Y immunisé au feu, Z en tranchée ; puis le feu de Z."""
    hit = wm.attaque_a_distance(atd=5, defense=15, attaque_a_aire_d_effet=True, cible_immunite_au_froid=True, des=[5, 5])
    assert hit.outcome == "Touche" and "touche critique" in hit.text
    fire = dict(effet_de_l_arme="feu critique", jet_d_attaque_critique=True, attaque_a_aire_d_effet=True)
    assert wm.degats_a_distance(pui=12, arm=15, cible_immunite_au_froid=True, des=[3, 3]).outcome == "Dégâts 3"
    assert "effet continu feu" in wm.figurine_touchee_par_l_arme(**fire, touche_directe=True, cible_immunite_au_froid=True).gives
    assert wm.degats_d_explosion(pui=12, arm=14, cible_immunite_au_feu=True, cible_sous_le_gabarit=True, des=[6, 3]).outcome == "Dégâts 1"
    assert not wm.figurine_touchee_par_l_arme(**fire, cible_sous_le_gabarit=True, cible_immunite_au_feu=True, touche_directe=True).gives
    sheltered = wm.degats_d_explosion(pui=12, arm=15, cible_dans_une_tranchee=True, cible_sous_le_gabarit=True, des=[6, 6])
    assert sheltered.outcome in ("Interdit", "Sans effet")
    z = wm.figurine_touchee_par_l_arme(**fire, touche_directe=True, cible_dans_une_tranchee=True, cible_sous_le_gabarit=True)
    assert "effet continu feu" in z.gives
    assert wm.jet_d_effet_continu(des=[3]).outcome != wm.jet_d_effet_continu(des=[2]).outcome
    assert wm.degats_du_feu_continu(arm=15, des=[2, 4]).outcome == "Dégâts 3"


def out(verdict, whom="la cible"):
    """The chance that somebody is disabled at the end."""
    return verdict.odds[f"{whom} est hors de combat"]


def test_ab08(wm):
    """Feu et corrosion sur un immunisé au feu : aucun dégât, mais la corrosion prend ; d'une case, il en meurt deux fois sur trois."""
    proof = dict(arm=12, immunite_au_feu=True)
    assert wm.degats_a_distance(pui=15, type_de_degats="feu", second_type_de_degats="corrosion", cible=proof).outcome == "Sans effet"
    v = wm.figurine_touchee_par_l_arme(effet_de_l_arme="effet continu : corrosion", cible_immunite_au_feu=True)
    assert v.gives == ("effet continu corrosion",)
    burnt = dict(effet_continu_corrosion=True, cases_de_degats_restantes=1)
    assert out(wm.effets_continus_sur_plusieurs_maintenances(figurine=burnt, maintenances=1), "la figurine") == F(2, 3)


def test_ag05(wm):
    """Double qui touche, à la bombarde : tous ceux du gabarit le subissent, sauf le Colosse ; déviée, personne."""
    double = dict(effet_de_l_arme="mise au tapis critique", jet_d_attaque_critique=True, attaque_a_aire_d_effet=True)
    assert wm.figurine_touchee_par_l_arme(**double).outcome == "au tapis"
    assert wm.figurine_touchee_par_l_arme(**double, cible_est_un_colosse=True).outcome == "Aucune conséquence"
    assert wm.figurine_touchee_par_l_arme(**double, attaque_deviee=True).outcome == "Aucune conséquence"
    assert wm.effet_critique(jet_d_attaque_critique=True, ade=4).outcome == "effet critique"
    assert wm.effet_critique(jet_d_attaque_critique=True, attaque_deviee=True).outcome == "Aucune conséquence"


def test_x19(wm):
    """Attaque combinée à quatre, l'un sans avoir chargé ; puis à trois chargeurs."""
    jack = dict(cible_stationnaire=True, attaque_combinee=True)
    assert wm.attaque_de_corps_a_corps(acc=6, defense=10, participants=4, **jack).outcome == "Touche"
    combined = dict(p_plus_f=11, arm=19, attaque_de_charge=True, distance_parcourue=4, **jack)
    assert wm.degats_de_corps_a_corps(**combined, participants=4, participant_sans_charge=True, des=[3, 4]).outcome == "Dégâts 3"
    assert wm.degats_de_corps_a_corps(**combined, participants=3, des=[3, 4, 2]).outcome == "Dégâts 4"


def test_x42(wm):
    """Myrmidon : bouclier, champ de force, grille ; puis le bouclier perdu."""
    v = wm.degats_de_corps_a_corps(p_plus_f=17, arm=15, cible_boucliers=1, des=[5, 4])
    assert v.outcome == "Dégâts 9"
    grid = wm.reporter_sur_la_grille(colonne=5, cases={"5": ["coque", "coque", "coque", "D"], "6": 0, "1": 6}, degats=9, champ_de_force=3)
    assert "3" in grid.text and "colonne 5 : 4" in grid.text and "colonne 1 : 2" in grid.text
    again = wm.degats_de_corps_a_corps(p_plus_f=17, arm=15, cible_boucliers=1, cible_systeme_du_bouclier_hors_service=True, des=[2, 3])
    assert again.outcome == "Dégâts 7"


REFUSED = ("Interdit", "Sans effet")


def test_aa25(wm):
    """Le spectre qui a frappé à son tour se blesse au mien ; celui qui n'a fait que courir, non, sinon par un sort."""
    assert str(wm.degats_de_corps_a_corps(p_plus_f=10, cible=dict(arm=12, intangible=True, intangible_perdu=True), des=[4, 5])).startswith("Dégâts 7")
    assert wm.degats_de_corps_a_corps(p_plus_f=10, cible=dict(arm=12, intangible=True), des=[4, 5]).outcome in REFUSED
    assert wm.affecter_une_figurine_intangible(atteinte_magique=True).outcome == "Permis"


def test_ac10(wm, chance):
    """Trois cavaliers qui ont chargé frappent ensemble : +2 et +3, trois dés, 35/36 puis 53/54. Un quatrième sans charge : 11/12 et 11/12."""
    charge = dict(attaque_de_charge=True, distance_parcourue=4)
    riders = dict(acc=6, defense=14, attaquant_figurine_de_cavalerie=True, **charge)
    assert chance(wm.attaque_de_corps_a_corps(participants=3, **riders), "Touche") == F(35, 36)
    assert 1 - wm.degats_de_corps_a_corps(p_plus_f=11, arm=18, participants=3, **charge).odds["Dégâts 0"] == F(53, 54)
    assert chance(wm.attaque_de_corps_a_corps(participants=4, participant_sans_charge=True, **riders), "Touche") == F(11, 12)
    v = wm.degats_de_corps_a_corps(p_plus_f=11, arm=18, participants=4, participant_sans_charge=True, **charge)
    assert 1 - v.odds["Dégâts 0"] == F(11, 12)


def test_ad09(wm):
    """Le marteau P+F 17, 3 et 4 : 12 à la porte de bois, 6 à la pierre ; le canon PUI 13, rien, PUI 14, 3. La brique à deux étages tombe à 48."""
    hit = dict(cible_est_une_structure=True, des=[3, 4])
    assert wm.degats_de_corps_a_corps(p_plus_f=17, materiau="bois", **hit).outcome == "Dégâts 12"
    assert wm.degats_de_corps_a_corps(p_plus_f=17, materiau="pierre", **hit).outcome == "Dégâts 6"
    assert wm.degats_a_distance(pui=13, materiau="pierre", **hit).outcome == "Sans effet"
    assert wm.degats_a_distance(pui=14, materiau="pierre", **hit).outcome == "Dégâts 3"
    assert wm.puissance_d_effondrement(materiau="brique", etages=2).total == 48


def test_af21(wm):
    """Le spectre s'éloigne : ma lame ordinaire le frappe sans rien lui faire ; s'il a frappé ce tour-ci, trois dés. Il traverse un mur qu'il dépasse."""
    strike = dict(p_plus_f=14, arm=12, cible_intangible=True, frappe_gratuite_en_cours=True)
    assert wm.degats_de_corps_a_corps(**strike).outcome == "Sans effet"
    assert wm.degats_de_corps_a_corps(**strike, cible_intangible_perdu=True, des=[2, 2, 2]).outcome == "Dégâts 8"
    assert wm.franchir_une_obstruction(intangible=True, distance_a_depasser=4, mouvement_restant=5).outcome == "Permis"
    assert wm.franchir_une_obstruction(intangible=True, distance_a_depasser=5, mouvement_restant=4).outcome == "Interdit"


def test_ag24(wm):
    """Charge de 2,9 pouces sur un gars au tapis derrière une haie, Maître d'Armes : touché d'office, trois dés et non quatre."""
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, cible_au_tapis=True, decor_interferent=True).text.startswith("Touche automatique")
    blow = dict(p_plus_f=12, arm=18, arme_maitre_d_armes=True, attaque_de_charge=True)
    assert wm.degats_de_corps_a_corps(**blow, distance_parcourue=2.9, des=[4, 4, 4]).outcome == "Dégâts 6"
    assert wm.degats_de_corps_a_corps(**blow, distance_parcourue=3, des=[4, 4, 4, 1]).outcome == "Dégâts 7"


def test_ag27(wm, chance):
    """Tête morte, charge de 3 pouces, Maître d'Armes : un dé pour toucher, trois aux dégâts ; la bête à l'Âme morte n'enchaîne plus, au Corps mort si."""
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=7, arme_systeme_desactive=True)) == F(5, 6)
    blow = dict(p_plus_f=12, arm=18, arme_maitre_d_armes=True, attaque_de_charge=True, distance_parcourue=3, arme_systeme_desactive=True)
    assert wm.degats_de_corps_a_corps(**blow, des=[4, 4, 4]).outcome == "Dégâts 6"
    assert wm.effectuer_une_attaque_speciale(arme_systeme_desactive=True).outcome == "Interdit"
    assert wm.faire_un_enchainement(attaquant_ame_desactivee=True).outcome == "Interdit"
    assert wm.faire_un_enchainement(attaquant_corps_desactive=True).outcome == "Permis"
    assert wm.degats_de_corps_a_corps(p_plus_f=12, arm=15, attaquant_corps_desactive=True, des=[4]).outcome == "Dégâts 1"


@pytest.mark.parametrize(
    "broke", [dict(points_de_focus=0), dict(points_de_furie=0), dict(cortex_desactive=True), dict(hors_activation=True), dict(esprit_desactive=True, est_une_warbeast=True)],
)
def test_ah26(wm, broke):
    """« Je booste » sans focus, sans furie, Cortex ou Esprit mort, hors de mon activation : le dé de plus n'est pas lancé, à l'attaque ni aux dégâts."""
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, jet_booste=True, attaquant=broke).odds["Touche"] == F(7, 12)
    assert wm.degats_de_corps_a_corps(p_plus_f=12, arm=15, jet_booste=True, attaquant=broke, des=[3, 4]).outcome == "Dégâts 4"


def test_ah36(wm):
    """« Je charge le mur, dés de charge » : rien ; le coup ordinaire, 5 points sur la pierre."""
    blow = dict(p_plus_f=16, cible_est_une_structure=True, materiau="pierre")
    assert wm.degats_de_corps_a_corps(**blow, attaque_de_charge=True, distance_parcourue=5).outcome == "Sans effet"
    assert wm.degats_de_corps_a_corps(**blow, des=[3, 4]).outcome == "Dégâts 5"


def test_ak23(wm):
    """Bras désactivé, Maître d'armes, charge : 2 + 1 + 1 - 1 dés ; un seul dé d'attaque, et son 6 se discute."""
    v = wm.degats_de_corps_a_corps(p_plus_f=15, arm=18, arme=dict(systeme_desactive=True, maitre_d_armes=True), attaque_de_charge=True, distance_parcourue=4)
    assert v.odds["Dégâts 0"] == F(1, 216)
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, arme_systeme_desactive=True).disputes


def test_p07(wm, chance):
    """Le bras est désactivé, je booste : 3 - 1 dés, au jet d'attaque comme aux dégâts."""
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=12, jet_booste=True, arme_systeme_desactive=True)) == F(26, 36)
    blow = dict(pui=5, force=11, arm=18, arme_systeme_desactive=True)
    assert "1d6 + 5 (PUI) + 11 (FOR)" in wm.degats_de_corps_a_corps(**blow).text
    assert "2d6 + 5 (PUI) + 11 (FOR)" in wm.degats_de_corps_a_corps(**blow, jet_booste=True).text


def test_s42(wm):
    """Trois pouces de course, ou 2,9, ou la proie morte avant le coup ; ralenti par un sort."""
    blow = dict(p_plus_f=14, arm=18, attaque_de_charge=True)
    assert wm.degats_de_corps_a_corps(**blow, distance_parcourue=3).odds["Dégâts 0"] == F(1, 54)
    assert wm.degats_de_corps_a_corps(**blow, distance_parcourue=2.9).odds["Dégâts 0"] == F(1, 6)
    assert wm.degats_de_corps_a_corps(**blow, distance_parcourue=5, cible_de_charge_remplacee=True).odds["Dégâts 0"] == F(1, 6)
    assert wm.charger(attaquant_malus_de_vts=True).outcome == "Interdit"


def test_v_l14(wm):
    """Trois points sur le warcaster : ARM 18 contre l'épée, 15 contre le feu de la maintenance, focus déjà jeté ; la furie ne protège pas."""
    caster = dict(est_un_warcaster=True, points_de_focus=3)
    assert wm.degats_de_corps_a_corps(p_plus_f=13, arm=15, cible=caster, des=[5, 3]).outcome == "Dégâts 3"
    assert wm.degats_du_feu_continu(arm=15, figurine=caster, des=[4, 5]).outcome == "Dégâts 6"
    assert wm.degats_de_corps_a_corps(p_plus_f=13, arm=15, cible=dict(est_un_warlock=True, points_de_furie=3), des=[5, 3]).outcome == "Dégâts 6"
    assert wm.degats_du_feu_continu(arm=15, figurine_intangible=True).outcome == "Sans effet"


def test_w26(wm):
    """Pont de fer de 6 pouces sur 2 : 160 points ; une hache Maître d'armes P+F 17, 2, 3 et 4 : six points. Un pistolet magique de PUI 10 : rien."""
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["fer", 16]], structure_porteuse=True).total == 160
    wall = dict(cible_est_une_structure=True)
    assert wm.degats_de_corps_a_corps(p_plus_f=17, arm=20, **wall, arme_maitre_d_armes=True, des=[2, 3, 4]).outcome == "Dégâts 6"
    assert wm.degats_a_distance(pui=10, arm=12, **wall, arme_magique=True, des=[6, 6]).outcome == "Sans effet"


def test_x06_bis(wm, both):
    """Cavalerie légère en charge, Monture en premier : 13/18 pour toucher, 5/6 pour blesser, ni FOR ni dé de charge ; pas d'impact."""
    rider = dict(cavalerie_legere=True, distance_parcourue=5)
    blow = dict(acc=7, defense=15, pui=12, force=6, arm=16, arme_monture=True, attaque_de_charge=True, attaquant=rider, cible_cases_de_degats_restantes=1)
    hurt = wm.degats_de_corps_a_corps(pui=12, force=6, arm=16, arme_monture=True, attaque_de_charge=True, attaquant=rider)
    assert "5/6" in str(hurt) and "53/54" in both(hurt, "WM-1554")["B"]
    assert "65/108" in str(wm.une_attaque_de_corps_a_corps(**blow))
    assert "WM-1550" in wm.attaque_de_corps_a_corps(acc=6, pui=10, defense=15, des=[2, 6], arme_monture=True, attaquant_cavalerie_legere=True).disputes
    assert wm.faire_des_attaques_d_impact(attaquant_cavalerie_legere=True, distance_avant_contact=4).outcome == "Interdit"


def test_y36(wm, chance, both):
    """Le double est au jet de dégâts : corrodé ou non ?"""
    hit = wm.attaque_de_corps_a_corps(acc=6, defense=12, des=[5, 2])
    assert (hit.outcome, hit.total) == ("Touche", 13) and "touche critique" not in hit.text
    blow = wm.degats_de_corps_a_corps(p_plus_f=11, arm=20, des=[4, 4])
    assert (blow.outcome, blow.total) == ("Dégâts 0", 19)
    v = wm.effet_critique(double_au_jet_de_degats=True)
    assert not v.gives and both(v, "WM-381")["B"].startswith("Conséquences")


def test_x28(wm, chance):
    """Spectre intangible derrière un mur : le pistolet magique, le fusil, puis un spectre qui a attaqué."""
    wall = dict(decor_de_couvert=True, distance_au_decor=0.5, cible_en_partie_masquee=True)
    ghost = dict(defense=13, cible_intangible=True, **wall)
    assert chance(wm.attaque_a_distance(atd=6, vise=True, arme_armes_magiques=True, **ghost)) == F(5, 18)
    assert wm.degats_a_distance(pui=10, arm=12, cible_intangible=True, arme_armes_magiques=True, des=[3, 4]).outcome == "Dégâts 5"
    rifle = wm.degats_a_distance(pui=12, arm=12, cible_intangible=True, des=[3, 4])
    assert rifle.outcome in ("Interdit", "Sans effet") and "WM-2054" in rifle.codes
    assert not wm.figurine_touchee_par_l_arme(effet_de_l_arme="effet continu : feu", cible_intangible=True).gives
    lost = dict(cible_intangible=True, cible_intangible_perdu=True)
    assert wm.degats_a_distance(pui=12, arm=12, **lost, des=[3, 4]).outcome == "Dégâts 7"
    assert "effet continu feu" in wm.figurine_touchee_par_l_arme(effet_de_l_arme="effet continu : feu", **lost).gives


def test_x39(wm):
    """Un mur de briques de 3 pouces, frappé par cinq armes ; puis on voudrait le charger."""
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["brique", 3]]).total == 30
    wall = dict(arm=16, cible_est_une_structure=True)
    assert wm.attaque_a_distance(atd=6, cible_est_une_structure=True).outcome == "Touche"
    assert wm.degats_a_distance(pui=14, **wall, des=[3, 4]).outcome == "Dégâts 5"
    pistol = wm.degats_a_distance(pui=13, **wall, des=[6, 6])
    assert pistol.outcome in ("Interdit", "Sans effet") and "WM-1266" in pistol.codes
    assert wm.degats_a_distance(pui=10, type_de_degats="feu", attaque_de_souffle=True, **wall, des=[5, 4]).outcome == "Dégâts 3"
    assert wm.degats_a_distance(pui=12, type_d_attaque="magique", **wall, des=[2, 1]).outcome == "Dégâts 0"
    assert wm.effet_d_un_sort_sur_une_structure().outcome == "Interdit"
    assert wm.degats_d_explosion(pui=14, cible_sous_le_gabarit=True, **wall, des=[6, 5]).outcome == "Dégâts 2"
    assert not wm.degats_a_une_structure(degats_cumules=10, capacite_convenue=30).gives
    assert wm.charger(cible_est_une_structure=True).outcome == "Interdit"


def test_aa24(wm):
    """Targe et bouclier, +1 et +2 de face : 22 contre 19 ; la targe morte, 18 ; l'un mort et l'autre verrouillé, ou de dos, 16. Au tapis, ils restent."""

    def points(targes, boucliers, **more):
        return str(wm.degats_a_distance(pui=13, cible=dict(arm=16, targes=targes, boucliers=boucliers), des=[4, 5], **more))[:8]

    assert [points(1, 1), points(0, 1), points(0, 0)] == ["Dégâts 3", "Dégâts 4", "Dégâts 6"]
    assert points(1, 1, degats_hors_de_l_arc_avant=True) == "Dégâts 6" and points(1, 1, cible_au_tapis=True) == "Dégâts 3"


def test_ab03(wm, chance, both):
    """Le jack Furtif et inerte à 7 pouces, mon chevalier au contact : DEF 5 + 4 de muret, ni Furtivité, ni malus de mêlée, ni bouclier."""
    jack = dict(warjack_inerte=True, furtivite=True, a_couvert=True, engagee=True, defense=13)
    v = wm.attaque_a_distance(atd=6, distance=7, cible=jack)
    assert chance(v) == F(35, 36)
    assert both(v, "WM-9301")["B"].startswith("Raté")
    assert wm.degats_a_distance(pui=14, cible=dict(arm=18, boucliers=1, warjack_inerte=True), des=[5, 4]).total == 23
    assert str(wm.degats_a_distance(pui=14, cible=dict(arm=18, boucliers=1, warjack_inerte=True), des=[5, 4])).startswith("Dégâts 5 ")


def test_ab14(wm):
    """L'obus touche celui de face, son bouclier compte ; le voisin a l'impact dans le dos, le sien non."""
    v = wm.degats_a_distance(pui=14, attaque_a_aire_d_effet=True, touche_directe=True, cible=dict(arm=15, boucliers=1), des=[5, 3])
    assert str(v).startswith("Dégâts 5 ")
    v = wm.degats_d_explosion(pui=14, point_d_impact_hors_de_l_arc_avant=True, cible=dict(arm=15, boucliers=1), des=[6, 4])
    assert str(v).startswith("Dégâts 2 ")


def test_ac03(wm):
    """La palissade ARM 12 : trois carabines PUI 12 ensemble et le pistolet magique, rien ; carreau corrosif, éclair, mortier, 5, 5 et 7."""
    wall = dict(arm=12, cible_est_une_structure=True, des=[3, 4])
    assert wm.degats_a_distance(pui=12, participants=3, **wall).outcome == "Sans effet"
    assert wm.degats_a_distance(pui=10, arme_magique=True, **wall).outcome == "Sans effet"
    assert wm.degats_a_distance(pui=10, type_de_degats="corrosion", **wall).outcome == "Dégâts 5"
    assert wm.degats_a_distance(pui=10, type_d_attaque="magique", **wall).outcome == "Dégâts 5"
    assert wm.degats_a_distance(pui=12, attaque_a_aire_d_effet=True, **wall).outcome == "Dégâts 7"


def test_ad11(wm):
    """Mon lance-flammes lèche le mur : touché d'office, le feu l'entame ; un souffle ordinaire de PUI 12, non ; de sort, si."""
    wall = dict(arm=12, cible_est_une_structure=True, des=[3, 4])
    assert wm.attaque_a_distance(atd=5, cible_est_une_structure=True, attaque_de_souffle=True).outcome == "Touche"
    assert wm.degats_a_distance(pui=12, attaque_de_souffle=True, type_de_degats="feu", **wall).outcome == "Dégâts 7"
    assert wm.degats_a_distance(pui=12, attaque_de_souffle=True, **wall).outcome == "Sans effet"
    assert wm.degats_a_distance(pui=12, type_d_attaque="magique", **wall).outcome == "Dégâts 7"
    assert wm.attaque_a_distance(atd=5, cible_est_une_structure=True, por=10, distance=12).outcome == "Raté"


def test_ae34(wm):
    """Feu et électricité sur qui craint l'un et non l'autre : rien ; froid sur qui ne craint pas le feu : tout. PUI « – » : pas de jet."""
    bolt = dict(pui=12, des=[3, 3])
    twice = dict(type_de_degats="feu", second_type_de_degats="électricité")
    assert wm.degats_a_distance(**bolt, **twice, cible=dict(arm=14, immunite_a_l_electricite=True)).outcome == "Sans effet"
    assert wm.degats_a_distance(**bolt, type_de_degats="froid", cible_arm=14).outcome == "Dégâts 4"
    assert wm.lancer_les_degats(arme_sans_pui=True).outcome == "Interdit"


def test_af16(wm):
    """Porte renforcée dont on est convenu qu'elle aurait ARM 15, non 14 : 6 points au canon ; le fusil PUI 12, rien ; nul ne la charge ni ne la slamme."""
    door = dict(cible_est_une_structure=True, materiau="bois renforcé", des=[3, 4])
    assert wm.degats_a_distance(pui=14, **door).outcome == "Dégâts 7"
    assert wm.degats_a_distance(pui=14, arm=15, **door).outcome == "Dégâts 6"
    assert wm.degats_a_distance(pui=12, arm=18, cible_est_une_structure=True).outcome == "Sans effet"
    assert wm.charger(cible_est_une_structure=True).outcome == wm.slam(cible_est_une_structure=True).outcome == "Interdit"
    assert wm.puissance_d_effondrement(materiau="brique", etages=2).total == 48
    assert wm.puissance_d_effondrement(materiau="brique", etages=2, decor_arm=17).total == 51


def test_ag04(wm, chance):
    """Un canon à feu et acide, de dos, sur un immunisé à la corrosion : 5/12 (litige), aucun dégât, mais en feu."""
    v = wm.attaque_a_distance(atd=5, attaque_de_souffle=True, depuis_l_arc_arriere=True, cible=dict(defense=15))
    assert chance(v) == F(5, 12) and "WM-380" in v.disputes
    two = dict(type_de_degats="feu", second_type_de_degats="corrosion", cible_immunite_a_la_corrosion=True)
    assert wm.degats_a_distance(pui=12, arm=14, **two, des=[4, 4]).outcome == "Sans effet"
    assert wm.figurine_touchee_par_l_arme(effet_de_l_arme="effet continu : feu", cible_immunite_a_la_corrosion=True).outcome == "effet continu feu"


def test_ag06(wm):
    """Électricité et Disruption : l'immunisé est disrupté sans dégâts ; le Colosse prend les dégâts, pas la Disruption."""
    assert wm.degats_a_distance(pui=14, arm=18, type_de_degats="électricité", cible_immunite_a_l_electricite=True, des=[6, 6]).outcome == "Sans effet"
    assert "disruption" in wm.figurine_touchee_par_l_arme(arme_a_disruption=True, cible_immunite_a_l_electricite=True).gives
    assert wm.figurine_touchee_par_l_arme(arme_a_disruption=True, cible_est_un_colosse=True).outcome == "Aucune conséquence"
    assert wm.degats_a_distance(pui=14, arm=18, type_de_degats="électricité", cible_est_un_colosse=True, des=[3, 4]).outcome == "Dégâts 3"


def test_ah20(wm, both):
    """Palissade de bois, 4 pouces, 20 points : électricité rien, corrosion 5, épée 12, et le jack qu'on y slamme lui en ôte 3 ; elle tombe."""
    wood = dict(cible_est_une_structure=True, materiau="bois")
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["bois", 4]]).total == 20
    assert wm.degats_a_distance(pui=12, type_de_degats="électricité", **wood).outcome == "Sans effet"
    assert wm.degats_a_distance(pui=12, type_de_degats="corrosion", **wood, des=[2, 3]).outcome == "Dégâts 5"
    assert wm.degats_de_corps_a_corps(p_plus_f=16, **wood, des=[4, 4]).outcome == "Dégâts 12"
    assert both(wm.structure_heurtee(), "WM-8321")["B"].startswith("Aucune conséquence")
    assert wm.degats_collateraux(force=12, heurtee_est_une_structure=True, materiau="bois", des=[1, 2]).outcome == "Dégâts 3"
    assert wm.charger(cible_est_une_structure=True).outcome == "Interdit"


def test_aj36(wm):
    """Atomes : brique, PUI 13 rien, 14 un point ; l'Éclaireur charge par-dessus le muret ; deux étages tombent à PUI 48."""
    wall = dict(cible_est_une_structure=True, materiau="brique")
    assert wm.degats_a_distance(pui=13, **wall, des=[6, 6]).outcome == "Sans effet"
    assert wm.degats_a_distance(pui=14, **wall, des=[1, 2]).outcome == "Dégâts 1"
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True, figurine_eclaireur=True).outcome == "Permis"
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True).outcome == "Interdit"
    assert wm.degats_d_effondrement(materiau="brique", etages=2, arm=19, des=[1, 1]).outcome == "Dégâts 31"


def test_q30(wm, chance):
    """Le spectre a frappé : le fusil ordinaire le blesse au tour adverse ; au suivant il traverse tout, et la frappe ordinaire ne lui fait rien."""
    assert "intangible perdu" in str(wm.attaquer_en_etant_intangible(type_d_attaque="corps-à-corps")).lower()
    lost = dict(cible_intangible=True, cible_intangible_perdu=True)
    assert chance(wm.attaque_a_distance(atd=6, defense=13, **lost)) == F(7, 12)
    assert wm.degats_a_distance(pui=12, arm=12, **lost, des=[1, 1]).outcome == "Dégâts 2"
    ghost = dict(figurine_intangible=True)
    assert wm.traverser_une_figurine(**ghost).outcome == wm.franchir_une_obstruction(**ghost).outcome == "Permis"
    assert wm.degats_de_corps_a_corps(p_plus_f=12, arm=12, cible_intangible=True, frappe_gratuite_en_cours=True).outcome == "Sans effet"


def test_q41(wm):
    """On ne verrouille pas un homme à pied, warcaster ou capitaine ; ses trois focus gardés, eux, le protègent."""
    for man in (dict(cible_de_guerrier=True), dict(cible_est_un_warcaster=True), dict(cible_type_de_figurine="chef d'unité")):
        assert wm.verrou(gantelets_disponibles=1, **man).outcome == "Interdit"
    shot = dict(pui=12, arm=15, cible_est_un_warcaster=True, des=[4, 4])
    assert wm.degats_a_distance(**shot, cible_points_de_focus=3).outcome == "Dégâts 2"
    assert wm.degats_a_distance(**shot, cible_points_de_focus=0).outcome == "Dégâts 5"


def test_s79(wm):
    """Le spectre a frappé : le fusil le blesse jusqu'à son prochain tour ; avant, ni balle ni chute."""
    assert wm.degats_a_distance(pui=10, arm=12, cible_intangible=True).outcome == "Sans effet"
    assert wm.degats_a_distance(pui=10, arm=12, cible_intangible=True, cible_intangible_perdu=True).odds["Dégâts 0"] == F(1, 36)
    assert wm.degats_de_chute(hauteur_de_chute=4, arm=12, figurine_intangible=True).outcome == "Sans effet"


@pytest.mark.parametrize(("focus", "lost"), [(3, F(1, 2)), (2, F(135, 216))])
def test_s80(wm, focus, lost):
    """Le warcaster ARM 15 garde trois points, ou deux ; PUI 13 boostée, six cases."""
    shot = wm.degats_a_distance(pui=13, arm=15, cible_points_de_focus=focus, cible_est_un_warcaster=True, jet_booste=True)
    assert sum(share for name, share in shot.odds.items() if int(name.split()[-1]) >= 6) == lost


def test_s82(wm):
    """Feu et électricité ensemble, contre qui est immunisé au feu : aucun dégât."""
    both_kinds = dict(type_de_degats="feu", second_type_de_degats="électricité")
    assert wm.degats_a_distance(pui=14, arm=12, **both_kinds, cible_immunite_au_feu=True).outcome == "Sans effet"


def test_s86(wm):
    """Une targe et un bouclier : ARM 19 de face."""
    assert wm.degats_a_distance(pui=14, arm=16, cible_boucliers=1, cible_targes=1).odds["Dégâts 0"] == F(5, 18)


def test_u22(wm):
    """Deux pouces d'acier : 40 points, ARM 22 ; le sort passe, le pistolet de PUI 13 non, sauf s'il ronge ; on ne le slamme pas."""
    wall = dict(cible_est_une_structure=True, arm=22)
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["acier", 2]]).total == 40
    assert wm.degats_a_distance(pui=14, **wall, des=[6, 5]).outcome == "Dégâts 3"
    assert wm.degats_a_distance(pui=13, **wall, des=[6, 6], type_de_degats="corrosion").outcome == "Dégâts 3"
    assert wm.degats_a_distance(pui=13, **wall).outcome == "Sans effet"
    assert wm.slam(cible_est_une_structure=True).outcome == "Interdit"


def test_u35(wm):
    """PUI « – » : ni critique ni boost n'en font des dégâts."""
    assert wm.degats_a_distance(arme_sans_pui=True, jet_booste=True).outcome == "Interdit"
    assert wm.une_attaque_a_distance(atd=6, defense=10, arme_sans_pui=True, attaques_boostees=1).odds["Points de dégâts subis 0"] == 1


def test_v_s14(wm):
    """La porte en bois : l'épée l'entame, le fusil de PUI 13 non, l'arbalète corrosive oui ; on ne la charge pas, et l'on ne la frappe pas après une course."""
    door = dict(arm=12, cible_est_une_structure=True)
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["bois", 1]]).total == 5
    assert wm.degats_de_corps_a_corps(p_plus_f=9, **door, des=[3, 4]).outcome == "Dégâts 4"
    assert wm.degats_a_distance(pui=13, **door, des=[6, 6]).outcome == "Sans effet"
    assert wm.degats_a_distance(pui=10, **door, type_de_degats="corrosion", des=[4, 3]).outcome == "Dégâts 5"
    assert wm.charger(cible_est_une_structure=True).outcome == wm.attaquer_une_structure(attaquant_apres_une_course=True).outcome == "Interdit"


def test_wn39(wm):
    """Sur un spectre, un fusil ordinaire ne fait rien, un fusil magique si."""
    shot = dict(pui=12, arm=14, cible_intangible=True)
    assert wm.degats_a_distance(**shot).outcome == "Sans effet"
    assert wm.degats_a_distance(**shot, arme_magique=True, des=[6, 6]).outcome == "Dégâts 10"


def test_x31(wm):
    """Une sauvage ne frappe pas qui passe, son bouclier ne compte pas (18 contre 16), et elle doit courir : rien à donner."""
    assert not wm.quitter_une_zone_de_corps_a_corps(attaquant_sauvage=True).gives
    assert wm.degats_a_distance(pui=13, arm=16, cible_sauvage=True, cible_boucliers=1, des=[2, 3]).outcome == "Dégâts 2"
    assert wm.degats_a_distance(pui=13, arm=16, cible_boucliers=1, des=[2, 3]).outcome == "Dégâts 0"
    assert wm.renoncer_au_mouvement(figurine_sauvage=True).outcome == "Interdit"


def test_x44(wm):
    """Feu et électricité : l'Immunité : Feu arrête tout, pas la Disruption ; l'Immunité : Froid, rien. Inerte, on la perd (litige)."""
    mixed = dict(pui=12, arm=16, type_de_degats="feu", second_type_de_degats="électricité", des=[5, 4])
    assert wm.degats_a_distance(**mixed, cible_immunite_au_feu=True).outcome == "Sans effet"
    assert wm.figurine_touchee_par_l_arme(arme_a_disruption=True, cible_immunite_au_feu=True, type_de_degats="feu").gives == ("disruption",)
    assert wm.degats_a_distance(**mixed, cible_immunite_au_froid=True).outcome == "Dégâts 5"
    inert = wm.degats_a_distance(**mixed, cible_immunite_au_feu=True, cible_warjack_inerte=True)
    assert inert.outcome == "Dégâts 5" and "WM-9301" in inert.disputes


def test_y25(wm):
    """Warcaster tué malgré son champ d'énergie ; son Croisé devient inerte ; un marshal déjà plein arrive."""
    shot = wm.degats_a_distance(pui=13, arm=15, cible_champ_d_energie=True, cible_points_de_focus=2, des=[5, 3])
    assert shot.outcome == "Dégâts 4"
    assert "hors de combat" in wm.degats_subis(points_de_degats_subis=4, cases_de_degats_restantes=3).gives
    loss = wm.destruction_du_warcaster()
    assert any("inerte" in g for g in loss.gives) and any("entretien" in g for g in loss.gives)
    assert wm.attaque_de_corps_a_corps(acc=6, defense=10, cible_warjack_inerte=True).outcome == "Touche"
    blow = wm.degats_de_corps_a_corps(p_plus_f=17, arm=18, cible_boucliers=1, cible_warjack_inerte=True, des=[2, 3])
    assert blow.outcome == "Dégâts 4"
    marshal = dict(controleur_jack_marshal=True, controleur_warjacks_deja_controles=2)
    assert wm.reactiver_un_warjack(**marshal).outcome == "Permis"
    assert any("autonome" in g for g in wm.reactivation_par_un_marshal(**marshal).gives)
    assert wm.s_activer(reactive_ce_tour=True).outcome == "Interdit"


def test_ai31(wm):
    """Deux feux de suite sur ARM 15, trois cases : 142/243 d'y rester."""
    v = wm.effets_continus_sur_plusieurs_maintenances(maintenances=2, figurine=dict(arm=15, cases_de_degats_restantes=3, effet_continu_feu=True))
    # burning on 3 or more; 6 or more takes the three boxes at once, 4 one box and 5 two, each finished by 4, 5 or more, 2 or 3 nothing
    kill, one, two, none = F(26, 36), F(3, 36), F(4, 36), F(3, 36)
    second = F(2, 3) * (one * F(30, 36) + two * F(33, 36) + none * kill)
    assert v.odds["la figurine est hors de combat"] == F(2, 3) * (kill + second)


def odds(dice: int, least: int) -> F:
    """The chance of a score or more on some dice."""
    return F(sum(1 for thrown in product(range(1, 7), repeat=dice) if sum(thrown) >= least), 6**dice)


def test_am18(wm):
    """ARM 18 en feu : 2/3 que le feu reste, 21/36 qu'il morde ; 7/18 de perdre au moins un point."""
    v = wm.effets_continus_sur_plusieurs_maintenances(effet_continu_feu=True, arm=18, maintenances=1, cases_de_degats_restantes=1)
    assert v.odds["la figurine est hors de combat"] == F(2, 3) * odds(2, 7) == F(7, 18)


def test_r05(wm):
    """En feu, une case, deux maintenances ; corrodé, deux cases ; immunisé, il ne brûle pas."""
    dead = "la figurine est hors de combat"
    burn = wm.effets_continus_sur_plusieurs_maintenances
    assert burn(figurine_effet_continu_feu=True, arm=14, cases_de_degats_restantes=1, maintenances=2).odds[dead] == F(1925, 2916)
    assert burn(figurine_effet_continu_corrosion=True, cases_de_degats_restantes=2, maintenances=2).odds[dead] == F(4, 9)
    immune = burn(figurine_effet_continu_feu=True, figurine_immunite_au_feu=True, arm=14, cases_de_degats_restantes=1, maintenances=2)
    assert immune.odds[dead] == 0


def test_r27(wm):
    """Le spectre en feu par une arme magique : immunisé selon le livret ; il ne finit pas dans la maison."""
    ghost = dict(effet_continu_feu=True, intangible=True, arm=14, cases_de_degats_restantes=1)
    burn = wm.effets_continus_sur_plusieurs_maintenances(figurine=ghost, maintenances=2)
    assert burn.odds["la figurine est hors de combat"] == 0
    assert wm.franchir_une_obstruction(figurine_intangible=True, figurine_depassement_incomplet=True).outcome == "Interdit"


DIES = "l'attaquant est hors de combat"

KILL = "la cible est hors de combat"


def test_ak06(wm):
    """Le même coup pris en chargeant : mort 2353 fois sur 3888 ; sinon la charge tue 1267 fois sur 2592."""
    ask = dict(p_plus_f=12, attaques_enchainees=1, attaque_de_charge=True, attaquant_distance_parcourue=5, cible=dict(defense=13, arm=15, cases_de_degats_restantes=5))
    v = wm.attaques_sous_une_frappe_gratuite(attaquant=dict(acc=6, arm=14, defense=14, boucliers=1, cases_de_degats_restantes=5), autre=dict(acc=6, p_plus_f=11), **ask)
    assert v.odds[DIES] == F(2353, 3888) and v.odds[KILL] == F(1535, 3888) * F(1267, 2592)


def test_ak07(wm):
    """L'ennemi quitté est au tapis, ou stationnaire, ou en fuite : rien ne l'arrête."""
    for state in ("au_tapis", "stationnaire", "en_fuite"):
        ask = dict(p_plus_f=12, attaques_enchainees=1, cible=dict(defense=13, arm=15, cases_de_degats_restantes=5), autre={"acc": 6, "p_plus_f": 11, state: True})
        assert wm.attaques_sous_une_frappe_gratuite(attaquant=dict(acc=6, arm=14, defense=14, cases_de_degats_restantes=5), **ask).odds[DIES] == 0


def test_ak08(wm):
    """Hache P+F 19 et poing P+F 16, un focus, ARM 18 : 4 points, 3 points, puis 4 d'un seul coup acheté ; douze cases tiennent à un point près."""
    ask = dict(acc=7, p_plus_f=19, p_plus_f_de_l_autre_arme=16, cible=dict(defense=12, arm=18, cases_de_degats_restantes=12))
    v = wm.deux_armes_de_corps_a_corps(**ask, attaques_supplementaires=2, attaquant_points_de_focus=1, des=[[2, 3], [1, 2], [1, 4], [3, 2], [6, 5], [1, 2]])
    assert v.outcome == "La cible est hors de combat : non" and v.total == 4 + 3 + 4


def test_ak09(wm):
    """La lance porte à 1,5 pouce, le bouclier non : un seul coup ; le Mouvement d'en face mort, DEF 7 : 35 cas sur 36."""
    ask = dict(acc=6, p_plus_f=18, p_plus_f_de_l_autre_arme=15, distance=1.5, arme=dict(allonge=True))
    v = wm.deux_armes_de_corps_a_corps(**ask, cible=dict(defense=13, arm=18, mouvement_desactive=True, cases_de_degats_restantes=1))
    assert v.odds[KILL] == F(35, 36)


def test_ak10(wm):
    """Deux canons, CDT 2 et 1, deux focus : un seul tir acheté."""
    ask = dict(atd=6, arme=dict(pui=14, cdt=2), autre_arme=dict(pui=10, cdt=1), cible=dict(defense=13, arm=15, cases_de_degats_restantes=1))
    miss = F(5, 12) * (1 - F(7, 12) * F(26, 36)) * F(5, 12)
    assert wm.deux_armes_a_distance(**ask, attaques_supplementaires=2, attaquant_points_de_focus=2).odds[KILL] == 1 - miss


def test_ak33(wm):
    """Feu et électricité contre qui est immunisé à l'un des deux : rien, et les deux immunités sont nommées."""
    assert wm.degats_a_distance(pui=14, arm=15, type_de_degats="feu", second_type_de_degats="électricité", cible_immunite_a_l_electricite=True).outcome == "Sans effet"
    told = wm.degats_de_type(type_de_degats="feu", second_type_de_degats="électricité").text
    assert "immunité : feu" in told and "immunité : électricité" in told


def test_al28(wm):
    """Ma warbeast stationnaire : on ne la contraint pas, sauf en phase de Contrôle pour la libérer ; reprise ce tour-ci, non plus."""
    assert wm.contraindre_une_warbeast(figurine_stationnaire=True).outcome == "Interdit"
    assert wm.renverser_les_effets(figurine_stationnaire=True, figurine_est_une_warbeast=True).outcome == "Permis"
    assert wm.contraindre_une_warbeast(figurine_controle_pris_ce_tour=True).outcome == "Interdit"
    assert wm.contraindre_une_warbeast().outcome == "Permis"


def test_u10(wm):
    """FUR 4, une furie : elle s'enrage de trois, pas de quatre ; l'animus une fois, jamais au tapis."""
    assert wm.contraindre_une_warbeast(points_d_enragement=3, fur=4, points_de_furie=1).outcome == "Permis"
    assert wm.contraindre_une_warbeast(points_d_enragement=4, fur=4, points_de_furie=1).outcome == "Interdit"
    assert wm.utiliser_un_animus(animus_deja_lance=True).outcome == wm.utiliser_un_animus(figurine_au_tapis=True).outcome == "Interdit"


def test_q07(wm, chance):
    """Dysfonctionnement : DEF 7, ni course, ni charge, ni slam ; le 2 y met fin."""
    assert chance(wm.attaque_a_distance(atd=4, defense=10, cible_dysfonctionnement=True)) == F(35, 36)
    assert {wm.slam(attaquant_dysfonctionnement=True).outcome, wm.courir(figurine_dysfonctionnement=True).outcome} == {"Interdit"}
    assert wm.jet_d_effet_continu(des=[2]).outcome != wm.jet_d_effet_continu(des=[3]).outcome
