"""Situations of Warmachine whose questions stand in `prises-speciales-6-pietinement.ttl`."""

from fractions import Fraction as F

KILL = "la cible est hors de combat"


def test_ae11(wm):
    """Il piétine un couché, puis un figé, FOR 12 contre ARM 13 : morts d'office. Un moyen n'est pas attaqué ; ni le couché ni l'écrasé ne le frappent au passage."""
    for state in ("au_tapis", "stationnaire"):
        foe = dict(defense=14, arm=13, socle="petit", cases_de_degats_restantes=1, **{state: True})
        assert wm.pietinement_jusqu_aux_degats(acc=6, force=12, cible=foe).odds[KILL] == 1
    foe = dict(defense=14, arm=13, socle="moyen", cases_de_degats_restantes=1)
    assert wm.pietinement_jusqu_aux_degats(acc=6, force=12, cible=foe).odds[KILL] == 0
    assert wm.frapper_gratuitement_un_pietineur(attaquant_au_tapis=True).outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur(attaquant_heurtee_par_le_pietinement=True).outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur().outcome == "Permis"


def test_ai03(wm, chance):
    """Heurtée, elle ne me frappe pas gratuitement ; le lancier que je dépasse sans le toucher, si ; pas avant la dernière attaque."""
    assert wm.frapper_gratuitement_un_pietineur(attaquant_heurtee_par_le_pietinement=True).outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur().outcome == "Permis"
    assert wm.frapper_gratuitement_un_pietineur(jets_restants=True).outcome == "Interdit"
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=14, frappe_gratuite_en_cours=True, decor_interferent=True)) == F(5, 12)


def test_ak19(wm):
    """Le piétinement : pas pour un léger ; VTS 4, 7 pouces ; qui a été piétiné ne frappe pas, les autres si ; s'arrêter avant, cela se discute."""
    assert wm.pietinement(attaquant_legere=True).outcome == "Interdit"
    assert wm.mouvement_de_pietinement(attaquant_vts=4).total == 7
    assert wm.frapper_gratuitement_un_pietineur(attaquant_heurtee_par_le_pietinement=True).outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur().outcome == "Permis"
    assert wm.arreter_son_pietinement().disputes


def test_r21(wm):
    """Le piétineur s'arrête à la haie, n'attaque que les petits socles, amis compris ; l'Allonge qu'il n'a pas touchée le frappe au passage."""
    assert wm.mouvement_de_pietinement(vts=5, heurte_un_obstacle=True, distance_de_l_arret=4).total == 4
    assert wm.attaque_de_corps_a_corps(acc=7, defense=13, pietinement_en_cours=True, cible_socle="moyen").outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur(attaquant_heurtee_par_le_pietinement=True).outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur(attaquant_allonge=True).outcome == "Permis"


OUT = "la cible est hors de combat"


def test_s17(wm):
    """VTS 5, deux hommes sous ses pieds : 8 pouces, 55/72 de tuer chacun, 1075/1296 en boostant ; l'homme piétiné ne frappe pas, son voisin oui."""
    assert wm.mouvement_de_pietinement(vts=5).total == 8 and wm.attaques_de_pietinement(petits_socles_traverses=2).total == 2
    man = dict(attaquant=dict(acc=7, force=10), cible=dict(defense=12, arm=13, socle="petit", cases_de_degats_restantes=1))
    assert wm.pietinement_jusqu_aux_degats(**man).odds[OUT] == F(55, 72)
    assert wm.pietinement_jusqu_aux_degats(**man, degats_boostes=1).odds[OUT] == F(1075, 1296)
    assert wm.frapper_gratuitement_un_pietineur(attaquant_heurtee_par_le_pietinement=True).outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur().outcome == "Permis"


def test_v_c05(wm):
    """Piétinement : les écrasés ne frappent pas, le troisième si, après, même s'il a couru ; jambes mortes, rien."""
    assert wm.frapper_gratuitement_un_pietineur(attaquant_heurtee_par_le_pietinement=True).outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur(attaquant_apres_une_course=True).outcome == "Permis"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=10, frappe_gratuite_en_cours=True).odds["Touche"] == F(35, 36)
    assert wm.pietinement(attaquant_mouvement_desactive=True).outcome == "Interdit"


def test_x21(wm, chance):
    """Mouvement mort, pas de piétinement ; sinon 7/12 sur A, qui n'a pas de frappe gratuite ; C, qu'il n'a pas heurté, si."""
    assert wm.pietinement(attaquant_mouvement_desactive=True).outcome == "Interdit"
    stomp = wm.pietinement_jusqu_aux_degats(acc=6, force=11, defense=13, arm=12, cible_cases_de_degats_restantes=1, cible_socle="petit")
    assert chance(stomp, "la cible est hors de combat") == F(7, 12)
    assert wm.frapper_gratuitement_un_pietineur(attaquant_heurtee_par_le_pietinement=True).outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur().outcome == "Permis"


def test_y16(wm, both):
    """Piétinement : peut-on s'arrêter avant le bout ? Les attaques, et la frappe gratuite de C."""
    assert wm.mouvement_de_pietinement(vts=4).total == 7
    stop = wm.arreter_son_pietinement()
    assert stop.outcome == "Interdit" and both(stop, "WM-940")["B"].startswith("Permis")
    a = wm.attaque_de_corps_a_corps(acc=7, defense=13, pietinement_en_cours=True, des=[3, 2])
    b = wm.attaque_de_corps_a_corps(acc=7, defense=12, pietinement_en_cours=True, des=[4, 1])
    assert (a.outcome, a.total, b.outcome, b.total) == ("Raté", 12, "Touche", 12)
    assert wm.degats_de_prise_speciale(force=12, arm=14, pietinement_en_cours=True, des=[1, 1]).outcome == "Dégâts 0"
    assert wm.frapper_gratuitement_un_pietineur(attaquant_heurtee_par_le_pietinement=True).outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur().outcome == "Permis"
    free = dict(frappe_gratuite_en_cours=True)
    hit = wm.attaque_de_corps_a_corps(acc=5, defense=10, **free, des=[2, 3])
    assert (hit.outcome, hit.total) == ("Touche", 12)
    assert wm.degats_de_corps_a_corps(p_plus_f=9, arm=18, cible_boucliers=1, **free, des=[4, 4, 4]).outcome == "Dégâts 3"


def test_q12(wm):
    """Piétinement : la recrue au tapis touchée d'office, l'autre boostée ; arrêté à 3 pouces par un socle moyen ; le léger n'en fait pas."""
    assert wm.mouvement_de_pietinement(vts=4, heurtee_socle="moyen", distance_de_l_arret=3).total == 3
    assert wm.attaque_de_corps_a_corps(acc=7, defense=13, pietinement_en_cours=True, cible_au_tapis=True).outcome == "Touche"
    assert wm.degats_de_prise_speciale(force=12, arm=14, pietinement_en_cours=True, des=[1, 1]).outcome == "Dégâts 0"
    assert wm.degats_de_prise_speciale(force=12, arm=15, pietinement_en_cours=True, jet_booste=True, des=[1, 2, 3]).outcome == "Dégâts 3"
    assert wm.pietinement(attaquant_legere=True).outcome == wm.pietinement(attaquant_releve_en_renoncant_a_l_action=True).outcome == "Interdit"


def test_s16(wm):
    """Piétiner : léger, ralenti par un sort, dans les ronces, ayant déjà bougé."""
    assert wm.pietinement(attaquant_en_terrain_difficile=True).outcome == "Permis"
    for barred in (dict(attaquant_legere=True), dict(attaquant_malus_de_vts=True), dict(action_indisponible=True), dict(mouvement_indisponible=True)):
        assert wm.pietinement(**barred).outcome == "Interdit"


def test_wn03(wm):
    """Jambes mortes : ni slam ni piétinement, mais projection et coup de tête ; DEF 7 quand il s'en va."""
    legs = dict(attaquant_mouvement_desactive=True, points_disponibles=1)
    assert wm.pietinement(**legs).outcome == wm.slam(**legs).outcome == "Interdit"
    even = dict(attaquant_socle="grand", cible_socle="grand")
    assert wm.projection(**legs, **even, gantelets_disponibles=1).outcome == wm.coup_de_tete(**legs, **even).outcome == "Permis"
    free = wm.attaque_de_corps_a_corps(acc=5, defense=10, frappe_gratuite_en_cours=True, cible_mouvement_desactive=True)
    assert free.odds["Touche"] == F(35, 36)


def test_s18(wm, both):
    """Il voudrait s'arrêter en plein élan."""
    assert both(wm.arreter_son_pietinement(), "WM-940")["B"].startswith("Permis")
