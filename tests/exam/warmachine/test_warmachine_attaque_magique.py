"""Situations of Warmachine that ask `attaque_magique` first of all."""

from fractions import Fraction as F


def test_x29(wm, chance):
    """Sort relayé par un arc nodal, à côté d'un ennemi au tapis et d'un stationnaire ; -4, ni visée ni couvert."""
    relay = dict(figurine_engagee=True, figurine_seuls_ennemis_au_tapis_ou_stationnaires=True)
    assert wm.relayer_un_sort(**relay).outcome == "Permis"
    spell = dict(foc=7, defense=14, cible_en_corps_a_corps=True, sort_relaye=True, vise=True)
    assert chance(wm.attaque_magique(**spell)) == F(1, 12)
    assert chance(wm.attaque_magique(**spell, jet_booste=True)) == F(1, 2)


def test_ab12(wm, chance, both):
    """L'arc nodal est dans son dos depuis le début, le warcaster devant elle : +2 au jet, ou aux dégâts."""
    v = wm.attaque_magique(foc=7, sort_relaye=True, depuis_l_arc_arriere=True, cible=dict(defense=16))
    assert chance(v) == F(21, 36)
    assert "5/18" in both(v, "WM-380")["B"]


def test_ae20(wm, chance):
    """À l'angle d'un mur : au corps-à-corps +2 sans qu'on demande à quelle distance du mur ; frappe gratuite, 13/18, puis trois dés. De loin, à 0,8 pouce, +4."""
    blow = dict(acc=6, p_plus_f=12, cible=dict(defense=12, arm=15, derriere_une_obstruction=True), frappe_gratuite_en_cours=True)
    assert wm.une_attaque_de_corps_a_corps(**blow).odds["Points de dégâts subis 0"] == 1 - F(13, 18) * F(215, 216)
    assert wm.degats_a_distance(pui=14, cible=dict(arm=18, masquee_par_une_epave=True), des=[3, 3]).outcome == "Dégâts 2"
    assert chance(wm.attaque_a_distance(atd=6, cible=dict(defense=12, derriere_une_obstruction=True), distance_au_decor=0.8)) == F(1, 6)
    assert chance(wm.attaque_magique(foc=6, cible=dict(defense=12, masquee_par_une_epave=True), distance_au_decor=1)) == F(1, 6)
    assert chance(wm.attaque_magique(foc=6, cible=dict(defense=12, masquee_par_une_epave=True), distance_au_decor=1.1)) == F(26, 36)


def test_ag03(wm, chance):
    """Sort à souffle, le lanceur engagé : la butte compte (5/18), le gel donne 35/36, le spectre est blessé, le modificateur de POR n'y fait rien."""
    spray = dict(foc=6, attaque_de_souffle=True)
    assert chance(wm.attaque_magique(**spray, attaquant_engagee=True, cible=dict(defense=13, surelevee=True))) == F(5, 18)
    assert chance(wm.attaque_magique(**spray, cible=dict(defense=12, stationnaire=True))) == F(35, 36)
    assert chance(wm.attaque_magique(**spray, cible=dict(defense=14, intangible=True))) == F(5, 12)
    assert wm.degats_a_distance(pui=10, arm=12, cible_intangible=True, atteinte_magique=True, des=[3, 4]).outcome == "Dégâts 5"


def test_ah07(wm):
    """Mon relais à l'Allonge tient la cible sans être tenu : pas de -4, 7/12, boosté 49/54 ; couché il ne relaie pas, gelé si, engagé non."""
    spell = dict(foc=7, defense=14, cible_en_corps_a_corps=True)
    near = dict(**spell, sort_relaye=True, relais_engagee=False, origine_en_corps_a_corps_avec_la_cible=True)
    assert wm.attaque_magique(**near).odds["Touche"] == F(7, 12)
    assert wm.attaque_magique(**near, jet_booste=True).odds["Touche"] == F(49, 54)
    assert wm.attaque_magique(**spell, sort_relaye=True).odds["Touche"] == F(1, 12)
    assert [wm.attaque_magique(**spell, relais={state: True}).outcome for state in ("engagee", "au_tapis", "stationnaire")] == [
        "Interdit", "Interdit", "Touche"]


def test_aj09(wm):
    """« Mon sort coûte 3, il me reste 3, je booste » : deux dés, 5/12 ; avec 4, 181/216. De la furie, pareil ; sans coût dit, le boost se lance."""
    spell = dict(defense=14, jet_booste=True)
    assert wm.attaque_magique(foc=6, **spell, cout_des_sorts=3, attaquant_points_de_focus=3).odds["Touche"] == F(5, 12)
    assert wm.attaque_magique(foc=6, **spell, cout_des_sorts=3, attaquant_points_de_focus=4).odds["Touche"] == F(181, 216)
    lock = dict(est_un_warlock=True, points_de_furie=2)
    assert wm.attaque_magique(fur=6, **spell, cout_des_sorts=2, attaquant=lock).odds["Touche"] == F(5, 12)
    assert wm.attaque_magique(fur=6, **spell, cout_des_sorts=1, attaquant=lock).odds["Touche"] == F(181, 216)
    assert wm.attaque_magique(foc=6, **spell, attaquant_points_de_focus=3).odds["Touche"] == F(181, 216)


def test_aj11(wm):
    """Au contact de sa cible, derrière un muret : pas de -4, DEF 19, 1/36, boosté 7/27. La visée n'y fait rien."""
    prey = dict(defense=15, cible=dict(a_couvert=True, en_corps_a_corps=True), origine_en_corps_a_corps_avec_la_cible=True)
    assert wm.attaque_magique(foc=6, **prey).odds["Touche"] == F(1, 36)
    assert wm.attaque_magique(foc=6, **prey, jet_booste=True).odds["Touche"] == F(7, 27)
    assert wm.attaque_magique(foc=6, **prey, attaquant_vise=True).odds["Touche"] == F(1, 36)


def test_aj12(wm):
    """Furtive à 4 pouces du relais : 7/12 ; à 6, raté d'office. Gelé il relaie, couché non, engagé non, sauf l'autre lecture."""
    spell = dict(foc=7, defense=14, sort_relaye=True)
    assert wm.attaque_magique(**spell, distance=4, cible=dict(furtivite=True)).odds["Touche"] == F(7, 12)
    assert wm.attaque_magique(**spell, distance=6, cible=dict(furtivite=True)).text.startswith("Raté automatique")
    assert wm.attaque_magique(**spell, relais=dict(stationnaire=True)).odds["Touche"] == F(7, 12)
    assert wm.attaque_magique(**spell, relais=dict(au_tapis=True)).outcome == "Interdit"
    held = wm.un_sort_et_ses_degats(foc=7, pui=12, sort_relaye=True, relais=dict(engagee=True), cible=dict(defense=13, arm=16, cases_de_degats_restantes=3))
    assert held.outcome == "Interdit" and "WM-2157" in held.disputes


def test_al19(wm):
    """L'arc nodal au bord de la tranchée, mon warcaster loin : à découvert, 7/12 (litige) ; lui seul au bord : à couvert, 1/12 (litige) ; un tir de lui : 7/12."""
    relayed = dict(foc=6, defense=13, sort_relaye=True, cible_dans_une_tranchee=True)
    v = wm.attaque_magique(**relayed, relais_au_contact_de_la_tranchee=True)
    assert v.odds["Touche"] == F(7, 12) and "WM-9529" in v.text
    v = wm.attaque_magique(**relayed, attaquant_au_contact_de_la_tranchee=True)
    assert v.odds["Touche"] == F(1, 12) and "WM-9529" in v.text
    assert wm.attaque_magique(**relayed).odds["Touche"] == F(1, 12)
    assert wm.attaque_a_distance(atd=6, defense=13, cible_dans_une_tranchee=True, attaquant_au_contact_de_la_tranchee=True).odds["Touche"] == F(7, 12)


def test_q02(wm, chance):
    """Engagé, 5 focus : un sort boosté à coût 2, l'épée, jamais le pistolet ; et frapper deux fois encore."""
    spell = dict(foc=7, defense=15, cible_engagee=True, attaquant_engagee=True, attaquant_en_corps_a_corps_avec_la_cible=True, vise=True)
    assert chance(wm.attaque_magique(**spell)) == F(5, 12)
    assert chance(wm.attaque_magique(**spell, jet_booste=True)) == F(181, 216)
    assert wm.focus_restant(points_de_focus=5, cout_des_sorts=2, jets_boostes=1).total == 2
    assert wm.nombre_d_attaques_de_corps_a_corps(armes_de_melee=1, attaques_supplementaires=2).total == 3
    assert wm.attaquer_a_distance(attaquant_engagee=True).outcome == "Interdit"
    assert wm.attaquer_a_distance(deja_attaque_au_corps_a_corps=True).outcome == "Interdit"
    assert wm.focus_restant(points_de_focus=5, cout_des_sorts=2, jets_boostes=1, attaques_supplementaires=3).outcome == "Interdit"


def test_r25(wm, chance):
    """Un sort boosté sur un spectre Furtif à 4 pouces, en forêt, en mêlée : 14 ou plus sur trois dés ; deux sorts de 2, non."""
    ghost = dict(defense=14, furtivite=True, intangible=True, en_foret=True, en_corps_a_corps=True)
    assert chance(wm.attaque_magique(foc=6, jet_booste=True, cible=ghost, distance=4)) == F(35, 216)
    assert wm.focus_restant(points_de_focus=3, cout_des_sorts=4).outcome == "Interdit"


def test_u34(wm, chance):
    """Le sort sur un homme à terre, à découvert, à couvert."""
    assert chance(wm.attaque_magique(foc=5, defense=14, cible_au_tapis=True)) == F(35, 36)
    assert chance(wm.attaque_magique(foc=5, defense=14, cible_au_tapis=True, cible_a_couvert=True)) == F(11, 12)


def test_x34(wm, chance):
    """Sort de souffle par un relais, cible à couvert et en mêlée : 5/12, boosté 181/216 ; relais engagé, rien."""
    spell = dict(magie=6, defense=14, attaque_de_souffle=True, cible_a_couvert=True, cible_en_corps_a_corps=True, sort_relaye=True)
    assert chance(wm.attaque_magique(**spell)) == F(5, 12)
    assert chance(wm.attaque_magique(**spell, jet_booste=True)) == F(181, 216)
    assert wm.attaque_magique(magie=6, defense=14, sort_relaye=True, relais_engagee=True).outcome == "Interdit"


def test_y09(wm, chance):
    """Sort ou épée, chacun d'un côté d'un muret : le sort est permis, sans -4 ; couvert ou décor interférent."""
    assert wm.lancer_un_sort(figurine_engagee=True, points_de_focus=4, cout_des_sorts=2).outcome == "Permis"
    wall = dict(cible_derriere_un_obstacle_lineaire=True, cible_en_partie_masquee=True, decor_de_couvert=True, distance_au_decor=0.2, distance=0.4)
    spell = dict(foc=6, defense=14, por=8, vise=True, attaquant_en_corps_a_corps_avec_la_cible=True, cible_en_corps_a_corps=True, **wall)
    assert chance(wm.attaque_magique(**spell)) == F(1, 36)
    assert chance(wm.attaque_magique(**spell, jet_booste=True)) == F(3, 8)
    sword = dict(acc=6, defense=14, **wall)
    assert chance(wm.attaque_de_corps_a_corps(**sword)) == F(1, 6)
    assert chance(wm.attaque_de_corps_a_corps(**sword, jet_booste=True)) == F(5, 8)
