"""Warmachine told at the table, a last round: cavalry stopped short, crippled legs, orphan warjacks, two continuous effects at once."""

from fractions import Fraction


def test_wn01(wm):
    """La cible de la charge est la première touchée : l'impact n'a pas le +2, la lance si."""
    horse = dict(attaquant_figurine_de_cavalerie=True, attaque_de_charge=True, distance_parcourue=6)
    assert wm.attaque_de_monture(acc=7, defense=14, attaque_d_impact_en_cours=True, **horse, des=[3, 3]).outcome == "Raté"
    assert wm.attaque_de_corps_a_corps(acc=7, defense=14, **horse).odds["Touche"] == Fraction(5, 6)
    assert wm.degats_de_corps_a_corps(p_plus_f=13, arm=15, **horse, des=[1, 2, 3]).outcome == "Dégâts 4"


def test_wn02(wm):
    """Arrêté à 2,5 pouces par un petit socle : ni impact ni +2, mais la lance frappe par-dessus."""
    contact = dict(attaquant_figurine_de_cavalerie=True, contact_pendant_la_charge=True, distance_avant_contact=2.5)
    assert wm.faire_des_attaques_d_impact(**contact).outcome == "Interdit"
    over = dict(attaquant_figurine_de_cavalerie=True, figurine_interposee=True, attaquant_socle="grand", interposee_socle="petit")
    v = wm.attaque_de_corps_a_corps(acc=7, defense=14, **over, attaque_de_charge=True, distance_parcourue=2.5, distance=1.5, arme_allonge=True)
    assert v.odds["Touche"] == Fraction(7, 12)


def test_wn03(wm):
    """Jambes mortes : ni slam ni piétinement, mais projection et coup de tête ; DEF 7 quand il s'en va."""
    legs = dict(attaquant_mouvement_desactive=True, points_disponibles=1)
    assert wm.pietinement(**legs).outcome == wm.slam(**legs).outcome == "Interdit"
    even = dict(attaquant_socle="grand", cible_socle="grand")
    assert wm.projection(**legs, **even, gantelets_disponibles=1).outcome == wm.coup_de_tete(**legs, **even).outcome == "Permis"
    free = wm.attaque_de_corps_a_corps(acc=5, defense=10, frappe_gratuite_en_cours=True, cible_mouvement_desactive=True)
    assert free.odds["Touche"] == Fraction(35, 36)


def test_wn13(wm):
    """Le jack d'un warcaster mort, de dos, derrière un mur, un ami collé à lui : DEF 9, ni dos, ni mêlée, ni bouclier."""
    wreck = dict(cible_warjack_inerte=True, depuis_l_arc_arriere=True)
    v = wm.attaque_a_distance(atd=5, defense=10, cible_a_couvert=True, cible_en_corps_a_corps=True, **wreck)
    assert v.odds["Touche"] == Fraction(11, 12)
    assert wm.degats_a_distance(pui=13, arm=18, cible_boucliers=1, **wreck, des=[6, 5]).outcome == "Dégâts 6"


def test_wn17(wm):
    """En feu et corrodé, ARM 16, deux cases ; puis immunisé à la corrosion."""
    man = dict(effet_continu_feu=True, effet_continu_corrosion=True, arm=16, cases_de_degats_restantes=2)
    dead = "la figurine est hors de combat"
    assert wm.effets_continus_a_la_maintenance(figurine=man).odds[dead] == Fraction(43, 81)
    assert wm.effets_continus_a_la_maintenance(figurine=dict(**man, immunite_a_la_corrosion=True)).odds[dead] == Fraction(13, 27)
