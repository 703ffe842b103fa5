"""Warmachine told at the table, a third round: a slam too long, a hit that needs no throw, a trench under the template, a crippled cortex."""

from fractions import Fraction


def test_wn31(wm):
    """Un slam à VTS 5 : 8,5 pouces, l'Allonge n'y fait rien ; déclaré de plus loin, il échouera, et l'on est prévenu."""
    assert wm.portee_d_un_slam(vts=5).total == Fraction(17, 2)
    assert "échouera" not in wm.slam(vts=5, distance=8.5).text
    long = wm.slam(vts=5, distance=9, arme_allonge=True)
    assert long.outcome == "Permis" and "slam trop long" in long.text
    assert wm.slam(vts=5, distance=9, malus_de_vts=True).outcome == "Interdit"


def test_wn32(wm):
    """Au tapis : touché d'office, sans dire l'ACC ni la DEF ; Sans Peur : pas de fuite, sans dire le CMD."""
    assert wm.attaque_de_corps_a_corps(cible_au_tapis=True).odds == {"Touche": 1}
    assert wm.attaque_de_corps_a_corps(cible_stationnaire=True, decor_interferent=True).odds == {"Touche": 1}
    assert wm.test_provoquant_la_fuite(figurine_sans_peur=True).odds == {"Réussi": 1}
    assert wm.test_de_commandement(figurine_construct=True).odds == {"Réussi": 1}


def test_wn33(wm):
    """L'obus, dehors, sur qui est en tranchée : rien ; dans sa tranchée : 2d6 + 7 contre 14, dont l'origine compte."""
    shell = dict(pui=14, arm=14, cible_dans_une_tranchee=True)
    assert wm.degats_d_explosion(**shell).outcome == "Sans effet"
    assert wm.degats_d_explosion(**shell, explosion_dans_la_tranchee=True, des=[6, 6]).outcome == "Dégâts 5"
    assert wm.degats_d_explosion(pui=14, arm=14, des=[6, 6]).outcome == "Dégâts 5"


def test_wn34(wm):
    """Cortex désactivé : plus un point de focus à dépenser, pour quoi que ce soit."""
    assert wm.depenser_du_focus(figurine_cortex_desactive=True, figurine_points_de_focus=2).outcome == "Interdit"
    assert wm.depenser_du_focus(figurine_points_de_focus=2).outcome == "Permis"


def test_wn35(wm):
    """Ce que la question dit déjà : le jack au fond du lac, le guerrier qui y finit son tour, le troupier trop loin de son chef."""
    assert "retiré du jeu" in wm.warjack_en_eau_profonde(figurine_est_un_warjack=True).text
    assert wm.warjack_en_eau_profonde(figurine_est_une_warbeast=True).outcome == "Aucune conséquence"
    assert wm.degats_en_eau_profonde(figurine_de_guerrier=True).total == 1
    assert wm.degats_en_eau_profonde(figurine_est_un_warjack=True).total == 0
    assert "rejoindre" in wm.activation_hors_formation().text
    assert "test de commandement ou fuite" in wm.fin_d_activation_hors_formation().text
    assert wm.fin_d_activation_hors_formation(figurine_en_fuite=True).outcome == "Aucune conséquence"


def test_wn36(wm):
    """Derrière un mur, c'est être caché en partie : +2 au corps-à-corps, +4 au tir à 0,5 pouce, rien à 1,5 ; la distance est demandée."""
    assert wm.attaque_de_corps_a_corps(acc=6, defense=12, cible_derriere_un_obstacle=True).odds["Touche"] == Fraction(15, 36)
    shot = dict(atd=6, defense=12, cible_derriere_une_obstruction=True)
    assert wm.attaque_a_distance(**shot, distance_au_decor=0.5).odds["Touche"] == Fraction(6, 36)
    assert wm.attaque_a_distance(**shot, distance_au_decor=1.5).odds["Touche"] == Fraction(26, 36)


def test_wn37(wm):
    """Un homme sur la ligne ne cache pas un jack plus grand que lui ; ni s'il est au tapis, ni s'il est Intangible."""
    line = dict(figurine_interposee=True, cible_socle="grand")
    assert wm.tracer_une_ligne_de_vue(**line, interposee_socle="moyen").outcome == "Permis"
    assert wm.tracer_une_ligne_de_vue(**line, interposee_socle="grand").outcome == "Interdit"
    assert wm.tracer_une_ligne_de_vue(**line, interposee_socle="grand", interposee_au_tapis=True).outcome == "Permis"
    assert wm.tracer_une_ligne_de_vue(**line, interposee_socle="grand", interposee_intangible=True).outcome == "Permis"


def test_wn38(wm):
    """Un canon de CDT 1, deux focus : un seul tir, quoi qu'on achète ; CDT 2 : deux. Il faut 6 pour toucher, 4 pour la case."""
    gun = dict(atd=7, pui=12, attaquant_points_de_focus=2, cible=dict(defense=13, arm=15, cases_de_degats_restantes=1))
    one = Fraction(26, 36) * Fraction(33, 36)
    kill = "la cible est hors de combat"
    assert wm.attaques_a_distance(**gun, cdt=1, attaques_enchainees=1, attaques_supplementaires=2).odds[kill] == one
    assert wm.attaques_a_distance(**gun, cdt=2, attaques_enchainees=1, attaques_supplementaires=2).odds[kill] == 1 - (1 - one) ** 2
    assert wm.touches_d_une_serie_de_tirs(atd=6, defense=13, attaques_enchainees=3, cdt=2).odds["Touches 0"] == Fraction(25, 144)


def test_wn39(wm):
    """Sur un spectre, un fusil ordinaire ne fait rien, un fusil magique si."""
    shot = dict(pui=12, arm=14, cible_intangible=True)
    assert wm.degats_a_distance(**shot).outcome == "Sans effet"
    assert wm.degats_a_distance(**shot, arme_magique=True, des=[6, 6]).outcome == "Dégâts 10"
