"""Situations of Warmachine whose questions stand in `distance.ttl`."""

from fractions import Fraction as F
from itertools import product

import pytest


def test_ab04(wm, chance):
    """Une règle me fait tirer au tour adverse : la CDT n'y fait rien ; ni la visée de mon tour, ni le dos."""
    mine = dict(hors_activation=True, vise=True)
    assert wm.attaquer_a_distance(attaquant=mine, tirs_deja_faits=1, cdt=1).outcome == "Permis"
    v = wm.attaque_a_distance(atd=5, attaquant=mine, cible=dict(defense=13), depuis_l_arc_arriere=True)
    assert chance(v) == F(5, 12)
    assert not v.disputes
    assert wm.attaquer_a_distance(tirs_deja_faits=1, cdt=1).outcome == "Interdit"


def test_ag20(wm, chance):
    """Pistolero hallebardier : l'épéiste à 1,5 pouce, oui, sans visée ni -4 ; le prêtre à 9 pouces, litige ; l'ennemi dans mon dos n'y change rien."""
    mine = dict(attaquant_pistolero=True, attaquant_engage_un_ennemi=True)
    assert "WM-8310" in wm.attaquer_a_distance(**mine).disputes
    assert wm.attaquer_a_distance(**mine, cible_dans_la_zone_de_corps_a_corps=True).outcome == "Permis"
    shot = dict(atd=6, defense=12, attaquant_pistolero=True, attaquant_vise=True, cible_dans_la_zone_de_corps_a_corps=True)
    assert chance(wm.attaque_a_distance(**shot, attaquant_en_corps_a_corps_avec_la_cible=True)) == F(13, 18)
    assert wm.engager(distance=0.4, cible_derriere=True).outcome == "Interdit"
    assert [wm.engager(distance=0.4, denivele=d).outcome for d in (0.9, 1, 1.1)] == ["Permis", "Permis", "Interdit"]


def test_ak36(wm):
    """Tirer à côté d'un ennemi au tapis, oui ; engager sans être engagé, cela se discute ; la mêlée à 1,5 pouce de dénivelé, non."""
    assert wm.attaquer_a_distance(attaquant_seuls_ennemis_au_tapis_ou_stationnaires=True).outcome == "Permis"
    assert wm.attaquer_a_distance(attaquant_engage_un_ennemi=True).disputes
    assert wm.attaquer_au_corps_a_corps(denivele=1, distance=0.4).outcome == "Permis"
    assert wm.attaquer_au_corps_a_corps(denivele=1.5, distance=0.4).outcome == "Interdit"


KILL = "la cible est hors de combat"


def test_ak40(wm):
    """La CDT : trois focus, CDT 2, deux tirs ; hors de l'activation, elle ne compte pas."""
    hit = F(26, 36)
    ask = dict(atd=7, pui=14, attaques_enchainees=1, attaques_supplementaires=3, cdt=2, attaquant_points_de_focus=3)
    assert wm.attaques_a_distance(**ask, cible=dict(defense=13, arm=12, cases_de_degats_restantes=1)).odds[KILL] == 1 - (1 - hit) ** 2
    assert wm.attaquer_a_distance(tirs_deja_faits=2, cdt=2, attaquant_hors_activation=True).outcome == "Permis"


def odds(dice: int, least: int) -> F:
    """The chance of a score or more on some dice."""
    return F(sum(1 for thrown in product(range(1, 7), repeat=dice) if sum(thrown) >= least), 6**dice)


@pytest.mark.parametrize("said", (dict(distance=0.5), dict(cible_dans_la_zone_de_corps_a_corps=True), dict(origine_en_corps_a_corps_avec_la_cible=True)))
def test_am31(wm, said):
    """Le Pistolero qui vise celui qui l'engage, de quelque façon qu'on le dise : ni +2, ni −4."""
    shot = dict(atd=6, defense=13, vise=True, attaquant_pistolero=True, cible_en_corps_a_corps=True, attaquant_en_corps_a_corps=True)
    assert wm.attaque_a_distance(**shot, **said).odds["Touche"] == odds(2, 7)
    assert wm.attaquer_a_distance(attaquant_pistolero=True, attaquant_en_corps_a_corps=True, **said).outcome == "Permis"


def test_q43(wm):
    """Une exception ne lève que ce qu'elle excepte : le Colosse engagé ne tire ni après une course, ni après avoir frappé, ni en fuite."""
    colossus = dict(attaquant_est_un_colosse=True, attaquant_engagee=True)
    assert wm.attaquer_a_distance(**colossus).outcome == "Permis"
    for barred in (dict(apres_une_course=True), dict(deja_attaque_au_corps_a_corps=True), dict(attaquant_en_fuite=True)):
        verdict = wm.attaquer_a_distance(**colossus, **barred)
        assert verdict.outcome == "Interdit" and not verdict.disputes, verdict.text
    ghost = dict(figurine_intangible=True, figurine_au_tapis=True)
    assert {ask(**ghost).outcome for ask in (wm.traverser_une_figurine, wm.franchir_une_obstruction)} == {"Interdit"}
    stalled = dict(figurine_en_fuite=True, figurine_dysfonctionnement=True)
    assert (wm.courir(**stalled).outcome, wm.renoncer_a_l_action(**stalled).outcome) == ("Interdit", "Obligatoire")
    assert wm.relayer_un_sort(figurine_stationnaire=True, figurine_controle_pris_ce_tour=True).outcome == "Interdit"


def test_w44(wm):
    """Tireur dans la nuée, cible dehors : il la voit, et elle n'est pas dissimulée (un autre document le refuse)."""
    shot = wm.attaquer_a_distance(ligne_a_travers_une_nuee=True, attaquant_dans_une_nuee=True)
    assert shot.outcome == "Permis" and shot.answers[0].text.startswith("Interdit")


def test_wn2_11(wm):
    """Une machine de bataille engagée ne tire pas ; contre elle, ni malus de mêlée, ni autre cible si l'on rate."""
    engine = dict(attaquant_machine_de_bataille=True)
    assert wm.attaquer_a_distance(**engine, attaquant_engagee=True).outcome == "Interdit"
    assert wm.attaquer_a_distance(**engine, attaquant_en_corps_a_corps=True).outcome == "Interdit"
    assert wm.attaquer_a_distance(**engine).outcome == "Permis"
    target = dict(cible_machine_de_bataille=True, cible_en_corps_a_corps=True)
    assert wm.attaque_a_distance(atd=6, defense=12, **target).odds["Touche"] == F(13, 18)
    assert wm.rater_une_cible_en_corps_a_corps(**target).outcome == "Aucune conséquence"


def test_wn2_21(wm):
    """Une ligne qui traverse 3,5 pouces de forêt jusqu'à sa cible, un Furtif à 5 ou 6 pouces sur la ligne : la mesure dit qu'ils y sont."""
    assert wm.attaquer_a_distance(cible_en_foret=True, foret_traversee=3.5).outcome == "Interdit"
    assert wm.attaquer_a_distance(cible_en_foret=True, foret_traversee=3).outcome == "Permis"
    assert wm.attaquer_a_distance(interposee_furtivite=True, distance_a_l_interposee=5).outcome == "Interdit"
    assert wm.attaquer_a_distance(interposee_furtivite=True, distance_a_l_interposee=6).outcome == "Permis"


def test_ad19(wm):
    """Un canon de CDT 1 a tiré : l'attaque offerte par le marshal n'en fait pas un second coup ; de CDT 2, si."""
    assert wm.cadence_de_tir(cdt=1, attaque_du_marshal=True).total == 1
    assert wm.cadence_de_tir(cdt=2, attaque_du_marshal=True).total == 2
    assert wm.nombre_d_attaques_de_corps_a_corps(armes_de_melee=1, attaque_du_marshal=True).total == 2


def test_ah35(wm):
    """Le marshal n'offre qu'une attaque, aucune s'il est couché ou a déjà aidé ; un point de focus venu d'ailleurs en ajoute une. Au tir, pareil ; Cortex mort, rien."""
    want = dict(armes_de_melee=2, attaques_supplementaires=2)
    blows = wm.nombre_d_attaques_de_corps_a_corps
    assert blows(**want, controleur_jack_marshal=True).total == 3
    assert blows(**want, controleur=dict(jack_marshal=True, au_tapis=True)).total == 2
    assert blows(**want, controleur_jack_marshal=True, avantages_recus=1).total == 2
    assert blows(**want, controleur_jack_marshal=True, attaquant_points_de_focus=1).total == 4
    shots = dict(cdt=3, attaques_supplementaires=2)
    assert wm.cadence_de_tir(**shots, controleur_jack_marshal=True).total == 2
    assert wm.cadence_de_tir(**shots, attaquant_cortex_desactive=True).total == 1


def test_s19(wm):
    """Canon CDT 2 et trois points de focus : deux coups ; hors activation la cadence ne compte plus."""
    assert wm.cadence_de_tir(cdt=2, attaques_supplementaires=3).total == 2
    assert wm.cadence_de_tir(cdt=2, attaques_supplementaires=3, attaquant_hors_activation=True).total == 4


def test_ag35(wm):
    """Atomes : le sol ne se vise pas ; on ne mesure ni au-delà de la POR ni avant d'avoir déclaré ; verrouiller un « – » ne gêne nulle autre arme."""
    assert wm.attaquer_a_distance(cible_est_le_sol=True).outcome == "Interdit"
    assert wm.mesurer_la_portee(longueur_mesuree=11, por=10).outcome == "Interdit"
    assert wm.mesurer_la_portee(longueur_mesuree=9, por=10, attaque_pas_encore_declaree=True).outcome == "Interdit"
    locked = dict(arme_de_la_meme_localisation=True, attaquant_arme_verrouillee=True)
    assert wm.attaquer_avec_une_arme(**locked, localisation_tiret=True).outcome == "Permis"
    assert wm.relacher_un_verrou(maintenir_un_verrou=True, hors_activation=True).outcome == "Interdit"


def test_am36(wm):
    """Le Colosse engagé tire, sans visée : 7/12 à ATD 5 contre DEF 12 ; qu'on le rate, nul autre n'est menacé."""
    assert wm.attaque_a_distance(atd=5, defense=12, vise=True, attaquant_est_un_colosse=True, attaquant_engagee=True).odds["Touche"] == odds(2, 7)
    assert wm.rater_une_cible_en_corps_a_corps(cible_est_un_colosse=True, cible_en_corps_a_corps=True).gives == ()


def test_s44(wm):
    """Le tir dans la mêlée rate : trois autres ; deux ; la cible était hors de portée."""
    assert wm.nouvelle_cible(candidats=["A", "B", "C"]).odds["B"] == F(1, 3)
    assert wm.nouvelle_cible(candidats=["A", "B"]).odds["A"] == F(1, 2)
    assert not wm.rater_une_cible_en_corps_a_corps(cible_en_corps_a_corps=True, distance=12, por=10).gives


def struck(verdict, whom="la cible"):
    """The chance that somebody is hit at the end of a chain."""
    return verdict.odds.get(f"{whom} est touchée", F(0))


def test_y02(wm):
    """Le Destrier vise, booste, tire dans la mêlée ; B est masqué par une maison, A à couvert d'un muret."""
    others = wm.figurines_impliquees(paires=[["E", "A"], ["E", "B"]], originale="E", ecartees=["B"])
    assert others.details["candidates"] == ["A"] and wm.nouvelle_cible(candidats=["A"]).outcome == "A"
    assert wm.designer_une_nouvelle_cible(ligne_de_vue_bloquee_par_le_decor=True).outcome == "Interdit"
    wall = dict(decor_de_couvert=True, distance_au_decor=0.4)
    a, e = dict(defense=13, en_partie_masquee=True), dict(defense=14, en_corps_a_corps=True)
    shot = wm.tir_dans_une_melee(atd=7, vise=True, jet_booste=True, cible=e, seconde_cible=a, nombre_de_candidats=1, **wall)
    assert (struck(shot), struck(shot, "la seconde cible")) == (F(20, 27), F(7, 72))


def test_what_one_shot_cancels_is_not_said_of_the_next(wm):
    """Le Pistolero perd sa visée dans sa zone, non sur la balle perdue : le verdict le dit une fois, au premier tir."""
    text = wm.tir_dans_une_melee(
        atd=6, vise=True, attaquant_pistolero=True, distance=0.5, cible=dict(defense=14, en_corps_a_corps=True), seconde_cible=dict(defense=12), nombre_de_candidats=1,
    ).text
    first, second = text.split("désigner une nouvelle cible")
    assert "sans WM-157" in first and "+ 2 (WM-157)" in second and "sans WM-157" not in second


def test_y07(wm):
    """Pistolero sur un ennemi de sa zone : ni visée ni -4 ; la balle perdue ; la lame ensuite."""
    others = wm.figurines_impliquees(paires=[["P", "E1"], ["P", "E2"]], originale="E1", ecartees=["P"])
    assert others.details["candidates"] == ["E2"]
    pistolier = dict(atd=7, vise=True, attaquant_pistolero=True, attaquant_en_corps_a_corps=True, nombre_de_candidats=1)
    near = dict(cible_dans_la_zone_de_corps_a_corps=True, seconde_cible_dans_la_zone=True)
    shot = wm.tir_dans_une_melee(**pistolier, **near, cible=dict(defense=14, en_corps_a_corps=True), seconde_cible=dict(defense=13))
    assert (struck(shot), struck(shot, "la seconde cible")) == (F(7, 12), F(65, 216))
    assert wm.attaquer_au_corps_a_corps(attaquant_pistolero=True, attaquant_a_tire_dans_l_activation=True).outcome == "Interdit"
