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
