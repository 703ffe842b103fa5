"""Situations of Warmachine of the chapter « Prises spéciales » (Power attacks)."""

from fractions import Fraction as F
from itertools import product

import pytest


def test_aa21(wm, chance):
    """Balayage à gauche : trois figurines y sont, mon troupier compris ; le Maître d'armes n'y ajoute rien ; il coûte un focus."""
    assert wm.attaques_de_balayage(figurines_dans_la_fenetre=3).total == 3
    assert wm.balayage(attaquant=dict(est_un_colosse=True, points_de_focus=0)).outcome == "Interdit"
    sweep = dict(attaquant=dict(est_un_colosse=True, acc=6), prise_speciale_en_cours=True)
    assert chance(wm.attaque_de_corps_a_corps(**sweep, cible=dict(defense=14, au_tapis=True))) == 1
    assert chance(wm.attaque_de_corps_a_corps(**sweep, cible=dict(defense=12))) == F(26, 36)
    assert chance(wm.attaque_de_corps_a_corps(**sweep, cible=dict(defense=14))) == F(15, 36)
    hurt = wm.degats_de_prise_speciale(attaquant=dict(est_un_colosse=True, force=16), cible_arm=18, arme_maitre_d_armes=True, des=[3, 4])
    assert str(hurt).startswith("Dégâts 5")


def test_x26_bis(wm, chance):
    """Balayage : mon piquier aussi, 7/12 puis 11/12 ; à un pouce, les sources se contredisent."""
    assert wm.attaques_de_balayage(figurines_dans_la_fenetre=3).total == 3
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=13, cible_amie=True)) == F(7, 12)
    assert "11/12" in str(wm.degats_de_prise_speciale(force=14, arm=17))
    assert "WM-8090" in wm.balayage(attaquant_est_un_colosse=True, distance=1).disputes


def test_what_stops_it_counts_beside_where(wm):
    """Dire contre quoi la figurine s'arrête, en plus de dire où, n'est jamais dit pour rien."""
    for struck in ("heurte_un_obstacle", "heurte_une_obstruction", "heurte_une_figurine"):
        assert not wm.deplacement_d_une_poussee(distance_de_l_arret=0.3, **{struck: True}).idle
        assert not wm.mouvement_de_slam(vts=5, distance_de_l_arret=2, **{struck: True}).idle
    for struck in ("heurte_un_obstacle", "heurte_une_obstruction"):
        assert not wm.deplacement_slamme(de_de_slam=6, distance_de_l_arret=3, **{struck: True}).idle
        assert not wm.mouvement_de_pietinement(vts=4, distance_de_l_arret=3, **{struck: True}).idle
    assert not wm.mouvement_de_pietinement(vts=4, distance_de_l_arret=3, heurtee_sur_socle_gigantesque=True).idle
    assert not wm.trajet_projete(distance_du_point_d_impact_final=5.5, distance_de_l_arret=2, heurte_une_obstruction=True).idle


def test_ai09(wm):
    """Deux jacks de FOR 12 tiennent ma FOR 11 : 25/324 d'être libre des deux, 5/18 d'un seul ; à 2d6, une autre chance ; la frappe d'un bras pris, non."""
    free = "la figurine n'est plus sous le verrou"
    story = dict(figurine_force=11, autre_force=12)
    assert wm.rompre_tous_les_verrous(**story, autres_verrous=1).odds[free] == F(5, 18) ** 2
    assert wm.rompre_tous_les_verrous(**story).odds[free] == F(5, 18)
    assert wm.rompre_tous_les_verrous(**story, autres_verrous=1, litiges={"WM-930": "B"}).odds[free] == F(145, 432) ** 2
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, frappe_gratuite_en_cours=True, arme_tenue_par_le_verrou=True).outcome == "Interdit"


KILL = "la cible est hors de combat"


def test_aj17(wm):
    """Frappe Puissante, un mur à 4 pouces : le dé l'atteint dès 2, et trois dés à 14 ou plus tuent, 2275/23328 ; à 8 pouces, un 6 seulement."""
    colossus = dict(est_un_colosse=True, acc=6, force=14, points_de_focus=1, gantelets_disponibles=1)
    prey = dict(defense=12, arm=18, socle="grand", cases_de_degats_restantes=10)
    ask = wm.frappe_puissante_jusqu_aux_degats
    assert ask(attaquant=colossus, cible=prey, distance_a_l_obstruction=4).odds[KILL] == F(13, 18) * F(5, 6) * F(35, 216)
    assert ask(attaquant=colossus, cible=prey, distance_a_l_obstruction=8).odds[KILL] == F(13, 18) * F(1, 6) * F(35, 216)
    assert ask(attaquant={**colossus, "gantelets_disponibles": 0}, cible=prey).outcome == "Interdit"
    assert ask(attaquant=colossus, cible={**prey, "est_un_colosse": True}).outcome == "Interdit"


def test_aj18(wm):
    """Gargantuan, trois furies sur quatre : la prise le remplit, plus de boost ; le petit socle derrière meurt avec : 13/18 et sans jet de plus."""
    beast = dict(est_un_gargantuan=True, acc=6, force=14, points_de_furie=3, fur=4, gantelets_disponibles=1)
    story = dict(cible=dict(defense=12, arm=14, socle="petit", cases_de_degats_restantes=1), autre=dict(socle="petit", arm=13, cases_de_degats_restantes=1))
    v = wm.frappe_puissante_jusqu_aux_degats(attaquant=beast, **story, attaques_boostees=1)
    assert v.odds[KILL] == v.odds["l'autre figurine est hors de combat"] == F(13, 18)
    assert wm.frappe_puissante_jusqu_aux_degats(attaquant={**beast, "points_de_furie": 2}, **story, attaques_boostees=1).odds[KILL] == F(103, 108)


def test_aj19(wm):
    """Balayage de deux : 7/12, puis 5/18 et 33/36 ; les deux, 385/2592 ; Robuste, 7/18 ; couché, touché d'office."""
    colossus = dict(est_un_colosse=True, acc=6, force=14, points_de_focus=1)
    first, second = dict(defense=13, arm=14, cases_de_degats_restantes=1), dict(defense=15, arm=17, cases_de_degats_restantes=1)
    v = wm.balayage_jusqu_aux_degats(attaquant=colossus, cible=first, seconde_cible=second)
    assert v.odds["les deux figurines sont hors de combat"] == F(7, 12) * F(5, 18) * F(33, 36)
    assert wm.balayage_jusqu_aux_degats(attaquant=colossus, cible={**first, "robuste": True}).odds[KILL] == F(7, 18)
    assert wm.balayage_jusqu_aux_degats(attaquant=colossus, cible={**first, "au_tapis": True}).odds[KILL] == 1
    assert wm.balayage_jusqu_aux_degats(attaquant={**colossus, "points_de_focus": 0}, cible=first).outcome == "Interdit"


def test_ak11(wm):
    """Coup de boule, puis un fusilier sur la cible couchée : 5/12 × 35/36, ou 7/12 × 5/18, et 11 ou plus."""
    ask = dict(attaquant=dict(acc=6, force=11, socle="grand", points_de_focus=1), autre=dict(atd=5), autre_arme=dict(pui=20), attaques_enchainees=1)
    v = wm.coup_de_tete_et_allie(**ask, cible=dict(defense=14, arm=30, socle="grand", cases_de_degats_restantes=1))
    assert v.odds[KILL] == (F(5, 12) * F(35, 36) + F(7, 12) * F(5, 18)) / 12
    assert wm.coup_de_tete_et_allie(**ask, cible=dict(defense=14, arm=30, socle="gigantesque", cases_de_degats_restantes=1)).outcome == "Interdit"


def test_ak12(wm):
    """Slammée sans élan, elle reste debout pour l'allié ; avec, elle est à DEF 5, que son système Mouvement soit mort ou non."""
    ask = dict(autre=dict(atd=5), autre_arme=dict(pui=20), attaques_enchainees=1, cible=dict(defense=12, arm=30, socle="moyen", cases_de_degats_restantes=1))
    assert wm.slam_et_allie(attaquant=dict(acc=7, force=12, socle="grand", distance_parcourue=2.9), **ask).odds[KILL] == F(7, 144)
    assert wm.slam_et_allie(attaquant=dict(acc=7, force=12, socle="grand", distance_parcourue=3), **ask).odds[KILL] == F(49, 648)


def test_ak13(wm):
    """Projetée 55 fois sur 72, puis abattue par terre."""
    ask = dict(attaquant=dict(acc=7, force=12, socle="grand"), autre=dict(atd=5), autre_arme=dict(pui=20), attaques_enchainees=1)
    v = wm.projection_et_allie(**ask, cible=dict(defense=12, force=9, arm=30, socle="moyen", cases_de_degats_restantes=1))
    assert v.odds[KILL] == (F(55, 72) * F(35, 36) + F(17, 72) * F(7, 12)) / 12


@pytest.mark.parametrize("ground, mud", list(product((None, 0, 2, 4, 7, 9), (None, 1, 3, 10))))
def test_am08(wm, ground, mud):
    """VTS 5, 8 pouces : ce que la boue, d'où elle commence et sur ce qu'elle couvre, laisse à la charge, au slam et au piétinement."""
    said = {**({"distance_avant_le_terrain_difficile": ground} if ground is not None else {}), **({"distance_en_terrain_difficile": mud} if mud is not None else {})}
    reach, move, clear = F(0), F(8), F(ground or 0)
    slow = F(200) if mud is None and ground is not None else F(mud or 0)
    reach = min(move, clear)
    crossed = min(slow, (move - reach) / 2)
    reach += crossed + (move - reach - 2 * crossed)
    assert wm.portee_d_une_charge(vts=5, **said).total == reach + F(1, 2)
    assert wm.portee_d_un_slam(vts=5, **said).total == reach + F(1, 2)
    assert wm.portee_d_un_pietinement(vts=5, **said).total == reach
    for free in ("eclaireur", "intangible"):
        assert wm.portee_d_une_charge(vts=5, **said, **{f"attaquant_{free}": True}).total == F(17, 2)
        assert wm.portee_d_un_pietinement(vts=5, **said, **{f"attaquant_{free}": True}).total == 8


def test_am17(wm):
    """Compétence Magique [7] : plus après les attaques initiales ; contre qui l'engage, pas de −4, 7/12 contre DEF 14 ; en fuite, rien."""
    assert wm.effectuer_une_attaque_speciale(attaques_initiales_faites=True).outcome == "Interdit"
    assert wm.attaque_de_competence_magique(magie=7, defense=14, cible_en_corps_a_corps=True, origine_en_corps_a_corps_avec_la_cible=True).odds["Touche"] == F(7, 12)
    assert wm.effectuer_une_attaque_speciale(attaquant_en_fuite=True).outcome == "Interdit"


OUT = "la cible est hors de combat"


def test_v_l02(wm):
    """Frénétique, elle frappe le shaman à portée plutôt que l'ennemi à deux pouces, tout boosté d'office, une fois, et rien d'autre."""
    near, far = dict(ennemie_a_portee=False, amie_a_portee=True, distance_a_franchir=0), dict(ennemie_a_portee=False, ennemie_a_engager=True, distance_a_franchir=2)
    assert str(wm.cible_de_la_frenesie(options=[near, far])).startswith("Option 1")
    assert wm.attaque_de_corps_a_corps(acc=6, defense=14, attaquant_frenesie=True, jet_booste=True).odds["Touche"] == F(181, 216)
    prey = dict(defense=14, arm=14, cases_de_degats_restantes=1)
    assert wm.frenesie_jusqu_aux_degats(acc=6, p_plus_f=15, seu=9, points_de_furie=3, cible=prey).odds[OUT] == F(7, 12) * F(181, 216)
    for act in (wm.faire_ses_attaques_initiales, wm.effectuer_une_attaque_speciale, wm.faire_un_enchainement, wm.slam):
        assert act(attaquant_frenesie=True).outcome == "Interdit"


def test_r16(wm):
    """Le balayage : le couché touché d'office, le spectre intact ; une Frappe Puissante demande un socle plus petit."""
    assert wm.attaque_de_corps_a_corps(acc=6, defense=12, cible_au_tapis=True, attaquant_est_un_colosse=True).outcome == "Touche"
    assert wm.degats_de_prise_speciale(force=15, arm=13, cible_intangible=True).outcome == "Sans effet"
    power = dict(attaquant_est_un_colosse=True, gantelets_disponibles=1, attaquant_socle="gigantesque")
    assert wm.frappe_puissante(**power, cible_socle="grand").outcome == "Permis"
    assert wm.frappe_puissante(**power, cible_socle="gigantesque").outcome == "Interdit"
    assert wm.balayage(attaquant_est_un_warjack=True).outcome == "Interdit"


def test_v_l11(wm, chance):
    """Le colosse dans un bois et en mêlée : ni +2, ni −4, ni balle perdue ; pas de coup de tête d'un plus petit ; ni course ni boost d'un marshal."""
    huge = dict(cible_colossale=True, cible_en_corps_a_corps=True)
    assert chance(wm.attaque_a_distance(atd=5, defense=10, **huge, cible_en_foret=True)) == F(5, 6)
    assert not wm.rater_une_cible_en_corps_a_corps(**huge).gives
    assert wm.coup_de_tete(cible_colossale=True).outcome == "Interdit"
    assert wm.beneficier_d_un_avantage_de_marshal(figurine_est_un_colosse=True).outcome == "Interdit"
    assert wm.frappe_puissante(attaquant_colossale=True, cible_socle="gigantesque").outcome == "Interdit"
    assert wm.frappe_puissante(attaquant_colossale=True, cible_socle="grand").outcome == "Permis"


def test_x27(wm):
    """Frappe puissante : ni sur un socle égal, ni d'un Gantelet mort, ni par un lourd ; un 3 fait 5, le mur est à 4 : trois dés."""
    fist = dict(attaquant_est_un_colosse=True, attaquant_gantelets_disponibles=1)
    assert wm.frappe_puissante(**fist, cible_machine_de_bataille=True).outcome == "Interdit"
    assert wm.frappe_puissante(attaquant_est_un_colosse=True, attaquant_gantelets_disponibles=0, cible_socle="grand").outcome == "Interdit"
    assert wm.frappe_puissante(attaquant_est_un_warjack=True, attaquant_gantelets_disponibles=1, cible_socle="moyen").outcome == "Interdit"
    assert wm.frappe_puissante(**fist, cible_socle="grand").outcome == "Permis"
    wall = dict(cible_heurte_une_obstruction=True)
    assert wm.deplacement_slamme(de_de_slam=3, attaquant_est_un_colosse=True, cible_socle="grand", **wall, distance_de_l_arret=4).total == 4
    assert wm.degats_de_slam(force=18, arm=18, **wall, des=[1, 2, 3]).outcome == "Dégâts 6"


def test_s05(wm):
    """Le coup de tête ne tire rien de la hache Maître d'armes : 18 contre ARM 18, rien, mais au tapis."""
    blow = wm.degats_de_prise_speciale(force=11, arm=18, des=[4, 3], arme_maitre_d_armes=True)
    assert (blow.outcome, blow.total) == ("Dégâts 0", 18)
    assert "au tapis" in wm.coup_de_tete_reussi().gives


def test_wn2_23(wm):
    """Les jambes mortes : la liste des prises n'a plus ni slam ni piétinement ; en fuite, plus rien, ni attaque combinée, ni attaque en passant."""
    legs = wm.prises_disponibles(attaquant_mouvement_desactive=True, gantelets_disponibles=1)
    assert legs.gives == ("coup de tête", "poussée", "verrou de tête ou d'arme", "projection")
    assert wm.prises_disponibles(attaquant_en_fuite=True, gantelets_disponibles=1).outcome == "Aucune conséquence"
    assert wm.combiner_les_attaques(participants=3, attaquant_en_fuite=True).outcome == "Interdit"
    assert wm.faire_une_attaque_en_passant(attaquant_figurine_de_cavalerie=True, attaquant_en_fuite=True).outcome == "Interdit"
