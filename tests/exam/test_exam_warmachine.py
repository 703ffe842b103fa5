"""Composite situations of Warmachine, worked out by hand from the documents; each under the name of its row."""

from fractions import Fraction

import pytest

from arbitre.errors import SituationError


def test_x01(wm, chance):
    """Le warjack, lui-même en lisière, vise une cible surélevée, à couvert et en mêlée : 2d6 + 4 contre 19."""
    table = dict(
        atd=6, vise=True, attaquant_en_partie_en_foret=True, ligne_a_travers_une_foret=True, foret_traversee=1, attaquant_points_de_focus=1,
        defense=13, cible_plus_haute=True, denivele=1, decor_de_couvert=True, distance_au_decor=0.5, cible_en_partie_masquee=True,
        cible_en_corps_a_corps=True,
    )
    assert chance(wm.attaque_a_distance(**table)) == Fraction(1, 36)
    assert chance(wm.attaque_a_distance(**table, jet_booste=True)) == Fraction(5, 54)


def test_x02(wm):
    """Souffle de feu sur un Furtif immunisé, sur un ami en mêlée, sur un ennemi caché par une maison."""
    flames = dict(atd=5, attaque_de_souffle=True, type_de_souffle="ES 8")
    hidden = dict(cible_furtivite=True, distance=6, cible_dans_une_nuee=True, decor_de_couvert=True, distance_au_decor=0, cible_en_partie_masquee=True)
    a = wm.attaque_a_distance(**flames, **hidden, cible_immunite_au_feu=True, cible_en_corps_a_corps=True, defense=15, des=[5, 5])
    assert (a.outcome, a.total) == ("Touche", 15)
    burnt = wm.degats_a_distance(pui=12, attaque_de_souffle=True, type_de_degats="feu", cible_immunite_au_feu=True, des=[5, 5])
    assert burnt.outcome in ("Interdit", "Sans effet") and "WM-1042" in burnt.codes
    assert not wm.figurine_touchee_par_l_arme(effet_de_l_arme="effet continu : feu", cible_immunite_au_feu=True).gives
    b = wm.attaque_a_distance(**flames, cible_en_corps_a_corps=True, defense=12, des=[3, 3])
    assert (b.outcome, b.total) == ("Raté", 11)
    assert not wm.rater_une_cible_en_corps_a_corps(cible_en_corps_a_corps=True, attaque_de_souffle=True).gives
    assert wm.toucher_par_le_souffle(cible_sous_le_gabarit=True, ligne_de_vue_bloquee_par_le_decor=True).outcome == "Interdit"


def test_x04(wm, chance):
    """Canon à givre boosté sur un immunisé au froid : aucun dégât, mais au tapis par le critique ; le fusilier suit."""
    shot = wm.attaque_a_distance(atd=5, defense=13, jet_booste=True, cible_immunite_au_froid=True, des=[4, 4, 2])
    assert (shot.outcome, shot.total) == ("Touche", 15) and "touche critique" in shot.text
    down = wm.figurine_touchee_par_l_arme(effet_de_l_arme="mise au tapis critique", jet_d_attaque_critique=True, cible_immunite_au_froid=True)
    assert "au tapis" in down.gives
    frost = wm.degats_a_distance(pui=14, arm=16, type_de_degats="froid", cible_immunite_au_froid=True, des=[6, 6])
    assert frost.outcome in ("Interdit", "Sans effet") and "WM-1042" in frost.codes
    assert chance(wm.attaque_a_distance(atd=5, defense=13, cible_au_tapis=True, vise=False)) == Fraction(35, 36)


def test_x05(wm):
    """Tir dans la mêlée : E1 manqué, l'ami A parmi deux candidats ; B, au tapis, n'en est pas un."""
    assert wm.figurines_impliquees(paires=[["E1", "A"], ["A", "E2"]], originale="E1").details["candidates"] == ["A", "E2"]
    assert wm.engager(distance=0.2, cible_au_tapis=True).outcome == "Interdit"
    shot = wm.tir_dans_une_melee(atd=6, cible=dict(defense=13, en_corps_a_corps=True), seconde_cible=dict(defense=12), nombre_de_candidats=2)
    assert (shot.odds["la cible est touchée"], shot.odds["la seconde cible est touchée"]) == (Fraction(1, 12), Fraction(11, 144))


def test_x06(wm, chance):
    """Furtive à 5 pouces pile, en forêt : le fusil visé, puis le sort d'une Compétence Magique, sans visée."""
    target = dict(defense=16, cible_furtivite=True, cible_en_partie_en_foret=True, ligne_a_travers_une_foret=True, foret_traversee=2, distance=5)
    assert chance(wm.attaque_a_distance(atd=7, vise=True, **target)) == Fraction(5, 18)
    assert chance(wm.attaque_de_competence_magique(magie=7, por=8, vise=True, **target)) == Fraction(1, 12)


def test_x08(wm):
    """Mortier hors de portée : il dévie ; qui est en tranchée, et dans laquelle ?"""
    mortar = dict(por=12, distance=15, attaque_a_aire_d_effet=True)
    shot = wm.attaque_a_distance(atd=5, defense=12, **mortar)
    assert shot.outcome == "Raté" and "WM-162" in shot.codes
    assert wm.deviation_maximale(por=12, distance=15).total == 6
    assert "6 pouces" in wm.deviation(por=12, distance=15, des=[2, 6]).text
    blast = dict(pui=14, cible_sous_le_gabarit=True)
    a = wm.degats_d_explosion(**blast, cible_dans_une_tranchee=True, explosion_dans_la_tranchee=True, cible_a_couvert=True, arm=14, des=[3, 4])
    assert a.outcome == "Dégâts 0" and a.total == 14
    b = wm.degats_d_explosion(**blast, cible_dans_une_tranchee=True, arm=12, des=[6, 6])
    assert b.outcome in ("Interdit", "Sans effet") and "WM-1248" in b.codes
    assert wm.degats_d_explosion(**blast, arm=13, des=[2, 5]).outcome == "Dégâts 1"


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


def test_x10(wm, both):
    """L'arquebusier à hallebarde engage un bretteur qui ne l'atteint pas : peut-il tirer ?"""
    shot = dict(atd=6, defense=13, distance=9, attaquant_engage_un_ennemi=True, des=[3, 4])
    v = wm.attaque_a_distance(**shot)
    assert v.outcome == "Interdit" and len(v.disputes) == 1
    assert any(a.text.startswith("Touche") for a in v.answers)
    engaged = wm.attaque_a_distance(**shot, attaquant_engagee=True)
    assert engaged.outcome == "Interdit" and not engaged.disputes


def test_x14(wm, both):
    """De dos depuis le début, le bonus porte-t-il sur l'attaque ou sur les dégâts ? Le bouclier ne compte pas."""
    v = wm.attaque_de_corps_a_corps(acc=6, defense=14, depuis_l_arc_arriere=True, des=[4, 2])
    assert (v.outcome, v.total) == ("Touche", 14)
    assert both(v, "WM-380")["B"].startswith("Raté")
    blow = wm.degats_de_corps_a_corps(p_plus_f=18, arm=16, cible_boucliers=1, depuis_l_arc_arriere=True, des=[5, 1])
    assert blow.outcome == "Dégâts 8"


def test_x15(wm):
    """Il a contourné l'Exemplaire par l'arc avant : pas de bonus de dos, mais le bouclier est ignoré."""
    behind = dict(depuis_l_arc_arriere=True, arc_avant_traverse=True)
    v = wm.attaque_de_corps_a_corps(acc=6, defense=14, **behind, des=[3, 5])
    assert (v.outcome, v.total, v.disputes) == ("Touche", 14, ())
    assert wm.degats_de_corps_a_corps(p_plus_f=12, arm=15, cible_boucliers=1, **behind, des=[4, 3]).outcome == "Dégâts 4"


def test_x16(wm):
    """Charge de 3 pouces pile contre une cible derrière une haie, sur un replat ; des ennemis hors d'état sur la route."""
    for harmless in ("attaquant_au_tapis", "attaquant_en_fuite", "attaquant_warjack_inerte"):
        assert not wm.quitter_une_zone_de_corps_a_corps(**{harmless: True}).gives, harmless
    assert wm.quitter_une_zone_de_corps_a_corps().gives
    charge = dict(attaque_de_charge=True, distance_parcourue=3)
    hedge = dict(cible_derriere_un_obstacle=True, cible_en_partie_masquee=True, cible_plus_haute=True, denivele=1)
    v = wm.attaque_de_corps_a_corps(acc=7, defense=13, distance=0.4, **charge, **hedge, des=[5, 3])
    assert (v.outcome, v.total) == ("Touche", 15)
    blow = wm.degats_de_corps_a_corps(p_plus_f=12, arm=18, arme_maitre_d_armes=True, **charge, des=[6, 4, 3, 2])
    assert blow.outcome == "Dégâts 9"


def test_x17(wm, chance):
    """Il jette quand même contre un ennemi au tapis derrière un muret : la chance du critique et celle de rater."""
    thrown = dict(acc=5, cible_au_tapis=True, des_lances_quand_meme=True, decor_interferent=True)
    assert wm.attaque_de_corps_a_corps(acc=5, cible_au_tapis=True, decor_interferent=True).outcome == "Touche"
    plain = wm.attaque_de_corps_a_corps(**thrown)
    assert (chance(plain, "Raté"), chance(plain, "touche critique")) == (Fraction(1, 36), Fraction(5, 36))
    boosted = wm.attaque_de_corps_a_corps(**thrown, jet_booste=True)
    assert (chance(boosted, "Raté"), chance(boosted, "touche critique")) == (Fraction(1, 216), Fraction(95, 216))
    corroded = dict(effet_de_l_arme="corrosion critique", jet_d_attaque_critique=True)
    assert "effet continu corrosion" in wm.figurine_touchee_par_l_arme(**corroded).gives
    assert not wm.figurine_touchee_par_l_arme(**corroded, cible_immunite_a_la_corrosion=True).gives


def test_x18(wm):
    """Bras désactivé, un seul dé, et c'est un 6 : le chapitre rate, le livret touche. Boosté, deux 6 touchent."""
    v = wm.attaque_de_corps_a_corps(acc=6, defense=14, arme_systeme_desactive=True, des=[6])
    assert (v.outcome, v.total) == ("Raté", 12) and len(v.disputes) == 1
    assert any(a.text.startswith("Touche") for a in v.answers)
    again = wm.attaque_de_corps_a_corps(acc=6, defense=14, arme_systeme_desactive=True, jet_booste=True, des=[6, 6])
    assert again.outcome == "Touche" and not again.disputes


def test_x19(wm):
    """Attaque combinée à quatre, l'un sans avoir chargé ; puis à trois chargeurs."""
    jack = dict(cible_stationnaire=True, attaque_combinee=True)
    assert wm.attaque_de_corps_a_corps(acc=6, defense=10, participants=4, **jack).outcome == "Touche"
    combined = dict(p_plus_f=11, arm=19, attaque_de_charge=True, distance_parcourue=4, **jack)
    assert wm.degats_de_corps_a_corps(**combined, participants=4, participant_sans_charge=True, des=[3, 4]).outcome == "Dégâts 3"
    assert wm.degats_de_corps_a_corps(**combined, participants=3, des=[3, 4, 2]).outcome == "Dégâts 4"


def test_x20(wm):
    """Slam : le Lancier traverse un petit socle et s'arrête contre un plus gros ; où va le boost ?"""
    bases = dict(attaquant_socle="grand", cible_socle="moyen")
    wall = dict(cible_heurte_une_figurine=True, heurtee_socle="grand")
    assert wm.deplacement_slamme(**bases, **wall, de_de_slam=5, distance_de_l_arret=3).total == 3
    assert wm.figurine_heurtee_par_un_slam(cible_socle="moyen", heurtee_socle="petit").gives == ("au tapis", "jet de dégâts collatéraux")
    assert wm.booster_un_jet_de_prise(degats_collateraux_subis=True).outcome == "Interdit"
    bigger = wm.figurine_heurtee_par_un_slam(cible_socle="moyen", heurtee_socle="grand")
    assert "au tapis" not in bigger.gives and "jet de dégâts collatéraux" not in bigger.gives
    juggernaut, pikeman = dict(acc=7, force=12, socle="grand", distance_parcourue=4), dict(socle="petit", arm=13, cases_de_degats_restantes=1)
    lancer = dict(defense=12, arm=16, socle="moyen", heurte_une_figurine=True, cases_de_degats_restantes=20)
    slam = dict(attaquant=juggernaut, cible=lancer, autre=pikeman, heurtee_socle="grand")
    boosted = wm.slam_jusqu_aux_degats(**slam, degats_boostes=1, des=[[4, 1], [1, 2, 3, 4], [2, 3]])
    assert boosted.total == 6 and "La cible est au tapis : oui" in boosted.text
    assert "L'autre figurine est hors de combat : oui" in boosted.text and "dégâts 4 : 2 + 3 + 12 (FOR) = 17 contre ARM 13" in boosted.text
    assert wm.slam_jusqu_aux_degats(**slam, des=[[4, 1], [1, 2, 3], [2, 3]]).total == 2


def test_x23(wm):
    """Relevé en renonçant à son mouvement : pas de slam, mais un coup de tête, sans Maître d'Armes."""
    up = dict(attaquant_releve_en_renoncant_au_mouvement=True, attaquant_socle="grand", cible_socle="grand")
    assert wm.slam(**up).outcome == "Interdit"
    assert wm.coup_de_tete(**up, distance=0.3, points_disponibles=2).outcome == "Permis"
    hit = wm.attaque_de_corps_a_corps(acc=7, defense=10, prise_speciale_en_cours=True, des=[2, 1])
    assert (hit.outcome, hit.total) == ("Touche", 10)
    assert "au tapis" in wm.coup_de_tete_reussi(**up).gives
    assert wm.degats_de_prise_speciale(force=12, arm=18, arme_maitre_d_armes=True, des=[5, 3]).outcome == "Dégâts 2"
    assert wm.appliquer_une_competence_d_arme(prise_speciale_en_cours=True).outcome == "Interdit"


def test_x25(wm, both):
    """Projection contre un plus gros : distance, dé de plus, et le sort du Cuirassé heurté."""
    bases = dict(attaquant_socle="grand", cible_socle="moyen")
    assert wm.projection(**bases, gantelets_disponibles=1).outcome == "Permis"
    assert wm.jet_de_projection(attaquant_force=12, cible_force=9, des=[2], des_adverses=[5]).outcome == "Projetée"
    assert wm.distance_de_projection(force=12, **bases).total == 6
    assert wm.deviation_maximale_d_une_projection(force=12, **bases).total == 3
    wall = dict(cible_heurte_une_figurine=True, cible_socle="moyen", heurtee_socle="grand")
    assert wm.degats_de_projection(force=12, arm=17, **wall, des=[4, 2, 3]).outcome == "Dégâts 4"
    assert "au tapis" in wm.etre_projete().gives
    cuirasse = wm.figurine_heurtee_par_une_projection(cible_socle="moyen", heurtee_socle="grand")
    assert "au tapis" not in cuirasse.gives and "au tapis" in both(cuirasse, "WM-938")["B"]
    assert wm.degats_collateraux(force=12, arm=19, des=[6, 4]).outcome == "Dégâts 3"


def test_x26(wm, chance, both):
    """Rompre le verrou d'un plus fort, à d6 ou à 2d6 ? Cortex mort, pas de seconde tentative."""
    roll = dict(figurine_force=11, autre_force=12)
    v = wm.rompre_un_verrou(**roll, des=[4], des_adverses=[3])
    assert v.outcome == "Verrou maintenu"
    assert "WM-930" in v.disputes
    b = wm.rompre_un_verrou(**roll, des=[4, 5], des_adverses=[3, 2], litiges={"WM-930": "B"})
    assert b.outcome == "Verrou rompu"
    assert chance(wm.rompre_un_verrou(**roll), "Verrou rompu") == Fraction(5, 18)
    assert chance(wm.rompre_un_verrou(**roll, litiges={"WM-930": "B"}), "Verrou rompu") == Fraction(145, 432)
    again = wm.tenter_de_rompre(
        figurine_arme_verrouillee=True, tentatives_obligatoires_faites=True, cortex_desactive=True, points_disponibles=2, est_un_warjack=True,
    )
    assert again.outcome == "Interdit"
    assert "verrou rompu" in wm.verrou_rompu_d_office(evenement_pendant_le_verrou="mise au tapis").gives


def test_x28(wm, chance):
    """Spectre intangible derrière un mur : le pistolet magique, le fusil, puis un spectre qui a attaqué."""
    wall = dict(decor_de_couvert=True, distance_au_decor=0.5, cible_en_partie_masquee=True)
    ghost = dict(defense=13, cible_intangible=True, **wall)
    assert chance(wm.attaque_a_distance(atd=6, vise=True, arme_armes_magiques=True, **ghost)) == Fraction(5, 18)
    assert wm.degats_a_distance(pui=10, arm=12, cible_intangible=True, arme_armes_magiques=True, des=[3, 4]).outcome == "Dégâts 5"
    rifle = wm.degats_a_distance(pui=12, arm=12, cible_intangible=True, des=[3, 4])
    assert rifle.outcome in ("Interdit", "Sans effet") and "WM-2054" in rifle.codes
    assert not wm.figurine_touchee_par_l_arme(effet_de_l_arme="effet continu : feu", cible_intangible=True).gives
    lost = dict(cible_intangible=True, cible_intangible_perdu=True)
    assert wm.degats_a_distance(pui=12, arm=12, **lost, des=[3, 4]).outcome == "Dégâts 7"
    assert "effet continu feu" in wm.figurine_touchee_par_l_arme(effet_de_l_arme="effet continu : feu", **lost).gives


def test_x29(wm, chance):
    """Sort relayé par un arc nodal, à côté d'un ennemi au tapis et d'un stationnaire ; -4, ni visée ni couvert."""
    relay = dict(figurine_engagee=True, figurine_seuls_ennemis_au_tapis_ou_stationnaires=True)
    assert wm.relayer_un_sort(**relay).outcome == "Permis"
    spell = dict(foc=7, defense=14, cible_en_corps_a_corps=True, sort_relaye=True, vise=True)
    assert chance(wm.attaque_magique(**spell)) == Fraction(1, 12)
    assert chance(wm.attaque_magique(**spell, jet_booste=True)) == Fraction(1, 2)


def test_x30(wm):
    """Cortex désactivé : plus de focus, donc ni course ni charge ; le 'jack marshal, lui, les offre sans focus."""
    dead = dict(est_un_warjack=True, cortex_desactive=True)
    assert wm.se_voir_allouer_du_focus(**dead).outcome == "Interdit"
    assert wm.allouer_du_focus(figurine=dead, focus_alloue=3, distance_au_controleur=3, controleur_foc=7).outcome == "Interdit"
    assert wm.courir(**dead).outcome == "Interdit"
    assert wm.charger(attaquant=dead).outcome == "Interdit"
    assert wm.avancer(**dead).outcome == "Permis"
    assert wm.allouer_du_focus(hors_phase_de_controle=True).outcome == "Interdit"
    marshal = dict(controleur_jack_marshal=True, controleur_cmd=8, distance_au_controleur=8)
    assert wm.beneficier_d_un_avantage_de_marshal(**dead, **marshal).outcome == "Permis"
    assert wm.courir(**dead, course_offerte=True).outcome == "Permis"
    assert wm.charger(attaquant={**dead, "course_offerte": True}).outcome == "Permis"
    assert wm.distance_d_avance_tactique(vts=4).total == 4


def test_x32(wm):
    """Cavalier qui charge un ennemi au tapis : 7 pouces, dont 4 dans les éboulis."""
    assert wm.distance_de_charge_maximale(vts=8).total == 11
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=8, en_terrain_difficile=True).total == 4
    assert wm.charger(attaquant_en_terrain_difficile=True, cible_au_tapis=True).outcome == "Permis"
    charge = dict(attaque_de_charge=True, distance_parcourue=7, attaquant_figurine_de_cavalerie=True, cible_au_tapis=True)
    assert wm.attaque_de_corps_a_corps(acc=7, defense=10, distance=2, arme_allonge=True, **charge).outcome == "Touche"
    assert wm.degats_de_corps_a_corps(p_plus_f=13, arm=17, **charge, des=[2, 3, 5]).outcome == "Dégâts 6"


def test_x33(wm):
    """Attaques d'impact d'un lancier lourd bloqué par B ; ni boost, ni +2, ni FOR."""
    horse = dict(attaquant_figurine_de_cavalerie=True, attaquant_points_de_focus=2)
    contact = dict(contact_pendant_la_charge=True, distance_avant_contact=3)
    assert wm.faire_des_attaques_d_impact(attaquant_figurine_de_cavalerie=True, **contact).outcome == "Permis"
    impact = dict(**horse, attaque_d_impact_en_cours=True, attaque_de_charge=True, distance_parcourue=3, jet_booste=True)
    b = wm.attaque_de_monture(acc=6, defense=13, **impact, des=[3, 4])
    assert (b.outcome, b.total) == ("Touche", 13)
    blow = wm.degats_de_monture(pui=10, force=7, arm=15, attaque_d_impact_en_cours=True, jet_booste=True, des=[3, 2])
    assert (blow.outcome, blow.total) == ("Dégâts 0", 15)
    c = wm.attaque_de_monture(acc=6, defense=16, **impact, des=[1, 4])
    assert (c.outcome, c.total) == ("Raté", 11)
    assert wm.fin_du_mouvement_de_charge(route_barree=True).outcome.startswith("charge échouée")


def test_x35(wm):
    """Dragon démonté par une frappe gratuite, en feu, Robuste : ce qui lui reste."""
    assert wm.degats_comptes_du_dragon_monte(points_de_degats_subis=7, cases_de_degats_restantes=3).total == 3
    fall = wm.degats_subis(dragon_peut_passer_a_pied=True, points_de_degats_subis=7, cases_de_degats_restantes=3)
    assert any("pied" in g for g in fall.gives) and "hors de combat" not in fall.gives
    end = wm.passer_a_pied(pendant_une_avance=True)
    assert any("avance" in g for g in end.gives) and any("activation" in g for g in end.gives)
    assert wm.caracteristique_double(premiere_valeur=17, seconde_valeur=15, dragon_a_pied=True).total == 15
    assert wm.degats_du_feu_continu(arm=15, des=[2, 5]).outcome == "Dégâts 4"
    burnt = wm.degats_subis(dragon_peut_passer_a_pied=True, dragon_a_pied=True, points_de_degats_subis=4, cases_de_degats_restantes=4)
    assert "hors de combat" in burnt.gives
    tough = wm.jet_de_robuste(des=[5])
    assert tough.outcome == "Sauvée" and "fin : hors de combat" in tough.text and "au tapis" in tough.text
    assert wm.jet_de_robuste(des=[4]).outcome != "Sauvée"


def test_x36(wm):
    """Mis au tapis pendant son propre tour sans avoir été activé : se relève-t-il ? Et celui qui l'était déjà ?"""
    m = wm.se_relever(mise_au_tapis_pendant_son_tour=True)
    assert m.outcome == "Interdit" and len(m.disputes) == 1
    assert any(a.text.startswith("Permis") for a in m.answers)
    n = wm.se_relever(au_tapis=True, deja_au_tapis_avant_son_tour=True, mise_au_tapis_pendant_son_tour=True)
    assert n.outcome == "Permis" and not n.disputes
    assert not wm.mise_au_tapis(au_tapis=True).gives
    aim = wm.attaque_a_distance(atd=6, defense=12, vise=True, attaquant_releve_en_renoncant_au_mouvement=True, des=[3, 3])
    assert aim.total == 12
    assert wm.renoncer(renoncement_deja_utilise=True).outcome == "Interdit"


def test_x37(wm, both):
    """La Liche est dans la zone du lancier sans l'avoir dans la sienne : faut-il tester ?"""
    lich = dict(creature_terreur=True, distance_a_la_creature=1.5, figurine_allonge=True)
    v = wm.creature_terrifiante(**lich)
    assert v.gives and "WM-1950" in v.disputes
    assert both(v, "WM-1950")["B"].startswith("Aucune conséquence")
    roll = wm.test_provoquant_la_fuite(cmd=7, des=[5, 3])
    assert (roll.outcome, roll.total) == ("Raté", 8) and "en fuite" in roll.text
    flee = wm.fuir(fuite_pendant_son_activation=True)
    assert "en fuite" in flee.gives and any("activation" in g for g in flee.gives)


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
    assert chance(ruin) == Fraction(35, 36)


def test_x42(wm):
    """Myrmidon : bouclier, champ de force, grille ; puis le bouclier perdu."""
    v = wm.degats_de_corps_a_corps(p_plus_f=17, arm=15, cible_boucliers=1, des=[5, 4])
    assert v.outcome == "Dégâts 9"
    grid = wm.reporter_sur_la_grille(colonne=5, cases={"5": ["coque", "coque", "coque", "D"], "6": 0, "1": 6}, degats=9, champ_de_force=3)
    assert "3" in grid.text and "colonne 5 : 4" in grid.text and "colonne 1 : 2" in grid.text
    again = wm.degats_de_corps_a_corps(p_plus_f=17, arm=15, cible_boucliers=1, cible_systeme_du_bouclier_hors_service=True, des=[2, 3])
    assert again.outcome == "Dégâts 7"


def test_x43(wm):
    """Transfert de 10 points : à quelle warbeast, et que reste-t-il à chacun ?"""
    warlock = dict(controleur_fur=6, controleur_points_de_furie=1)
    assert wm.degats_a_distance(pui=14, arm=14, des=[6, 4]).outcome == "Dégâts 10"
    beasts = {
        "A": dict(distance_au_controleur=4, figurine_points_de_furie=4, figurine_fur=4),
        "B": dict(distance_au_controleur=13, figurine_points_de_furie=2, figurine_fur=3),
        "C": dict(distance_au_controleur=12, figurine_points_de_furie=3, figurine_fur=4),
    }
    allowed = [name for name, beast in beasts.items() if wm.transferer_des_degats(**warlock, **beast).outcome == "Permis"]
    assert allowed == ["C"]
    share = dict(controleur_points_de_degats_subis=10, figurine_cases_de_degats_restantes=8)
    assert wm.degats_transferes(**share, **warlock, **beasts["C"]).total == 8
    assert wm.degats_en_exces(**share, **warlock, **beasts["C"]).total == 2
    assert wm.furie_restante(controleur_points_de_furie=1, transferts=1).total == 0
    assert wm.piller_la_furie(detruite_par_un_transfert=True).outcome == "Interdit"


def test_x48(wm, chance):
    """3 pouces de bois pile et une cible en forêt ; une autre derrière un bosquet ; puis la Vision Aveugle."""
    wood = dict(ligne_a_travers_une_foret=True, vise=True, atd=6)
    first = dict(defense=14, cible_en_partie_en_foret=True, foret_traversee=3)
    assert chance(wm.attaque_a_distance(**wood, **first)) == Fraction(5, 12)
    second = dict(defense=13, foret_traversee=0.5)
    assert wm.attaque_a_distance(**wood, **second).outcome == "Interdit"
    assert chance(wm.attaque_a_distance(**wood, **first, attaquant_vision_aveugle=True)) == Fraction(13, 18)
    assert wm.attaque_a_distance(**wood, **second, attaquant_vision_aveugle=True, des=[3, 3]).outcome == "Touche"
