"""The third adversary, continued: locks, falls and shields, marshals and mounts, what a frightened unit does, a trample down to the last box."""

from fractions import Fraction as F

import pytest

OUT = "la cible est hors de combat"


def test_s03(wm):
    """Le bras qui tient lâche, celui qui tient se fige, celui qu'on tient se fige, l'un des deux tombe."""
    for event in ("système du verrou désactivé", "attaquant stationnaire", "mise au tapis"):
        assert wm.verrou_rompu_d_office(evenement_pendant_le_verrou=event).gives
    assert not wm.verrou_rompu_d_office(evenement_pendant_le_verrou="défenseur stationnaire").gives


def test_s06(wm, both):
    """FOR 9 pousse FOR 11 ; à 14 partout, il est poussé ; dans la boue, d'un demi-pouce, que l'autre suit."""
    assert wm.jet_de_poussee(attaquant_force=9, cible_force=11).odds["Poussée"] == F(5, 18)
    assert wm.jet_de_poussee(attaquant_force=9, cible_force=11, des=[5], des_adverses=[3]).outcome == "Poussée"
    assert wm.deplacement_d_une_poussee(cible_en_terrain_difficile=True).total == F(1, 2)
    after = wm.avance_apres_une_poussee(cible_en_terrain_difficile=True)
    assert after.total == F(1, 2) and both(after, "WM-934")["B"].startswith("1 pouce")


def test_s08(wm):
    """Le jack slammé en traverse un autre : cinq chances sur six de le tuer, sans boost ; le gros socle ne sent rien."""
    assert wm.degats_collateraux(force=11, arm=15, jet_booste=True).odds["Dégâts 0"] == F(1, 6)
    assert "au tapis" in wm.figurine_heurtee_par_un_slam(cible_socle="moyen", heurtee_socle="petit").gives
    assert "au tapis" not in wm.figurine_heurtee_par_un_slam(cible_socle="moyen", heurtee_socle="grand").gives
    assert wm.reagir_a_une_attaque(degats_collateraux_subis=True).outcome == "Interdit"


def test_s10(wm):
    """Le sort de Caine (PUI 14) jette un jack contre un mur : la FOR de Caine n'y est pour rien."""
    slam = dict(pui=14, arm=18, source_a_pui_propre=True, heurte_une_obstruction=True)
    assert wm.degats_de_slam(force=5, **slam).odds == wm.degats_de_slam(**slam).odds
    assert wm.degats_de_slam(**slam).odds["Dégâts 0"] == F(1, 54)


@pytest.mark.parametrize(("force", "far"), [(11, "2,75"), (9, "2,25")])
def test_s12(wm, force, far):
    """Le Croisé jette d'une main ; un 6 dévie de 3, ramené à la moitié de la distance."""
    assert f"{far} pouces, direction 3" in wm.deviation_d_une_projection(force=force, des=[3, 6]).text


def test_s16(wm):
    """Piétiner : léger, ralenti par un sort, dans les ronces, ayant déjà bougé."""
    assert wm.pietinement(attaquant_en_terrain_difficile=True).outcome == "Permis"
    for barred in (dict(attaquant_legere=True), dict(attaquant_malus_de_vts=True), dict(action_indisponible=True), dict(mouvement_indisponible=True)):
        assert wm.pietinement(**barred).outcome == "Interdit"


def test_s17(wm):
    """VTS 5, deux hommes sous ses pieds : 8 pouces, 55/72 de tuer chacun, 1075/1296 en boostant ; l'homme piétiné ne frappe pas, son voisin oui."""
    assert wm.mouvement_de_pietinement(vts=5).total == 8 and wm.attaques_de_pietinement(petits_socles_traverses=2).total == 2
    man = dict(attaquant=dict(acc=7, force=10), cible=dict(defense=12, arm=13, socle="petit", cases_de_degats_restantes=1))
    assert wm.pietinement_jusqu_aux_degats(**man).odds[OUT] == F(55, 72)
    assert wm.pietinement_jusqu_aux_degats(**man, degats_boostes=1).odds[OUT] == F(1075, 1296)
    assert wm.frapper_gratuitement_un_pietineur(attaquant_heurtee_par_le_pietinement=True).outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur().outcome == "Permis"


def test_s18(wm, both):
    """Il voudrait s'arrêter en plein élan."""
    assert both(wm.arreter_son_pietinement(), "WM-940")["B"].startswith("Permis")


def test_s19(wm):
    """Canon CDT 2 et trois points de focus : deux coups ; hors activation la cadence ne compte plus."""
    assert wm.cadence_de_tir(cdt=2, attaques_supplementaires=3).total == 2
    assert wm.cadence_de_tir(cdt=2, attaques_supplementaires=3, attaquant_hors_activation=True).total == 4


def test_s21(wm):
    """L'explosion d'un obus de PUI 13, puis 12, sur un troupier ARM 14."""
    assert wm.degats_d_explosion(pui=13, arm=14, cible_sous_le_gabarit=True).odds["Dégâts 0"] == F(7, 12)
    assert wm.degats_d_explosion(pui=12, arm=14, cible_sous_le_gabarit=True).odds["Dégâts 0"] == F(13, 18)


def test_s24(wm):
    """Tombé de 6,5 pouces, de 6, de 3, de 0,9 ; sur un homme, sur un plus gros."""
    tops = {h: max(int(k.split()[-1]) for k in wm.degats_de_chute(hauteur_de_chute=h, arm=14).odds) for h in (6.5, 6, 3)}
    assert tops == {6.5: 20, 6: 14, 3: 8}
    assert not wm.chute(hauteur_de_chute=0.9).gives
    assert "au tapis" in wm.atterrir_sur_une_figurine(figurine_socle="moyen", heurtee_socle="moyen").gives
    assert "au tapis" not in wm.atterrir_sur_une_figurine(figurine_socle="moyen", heurtee_socle="grand").gives


def test_s25(wm):
    """Bouclier levé, l'obus éclate derrière ; de face."""
    blast = dict(pui=14, arm=15, cible_boucliers=1, cible_sous_le_gabarit=True, des=[5, 4])
    assert wm.degats_d_explosion(**blast, point_d_impact_hors_de_l_arc_avant=True).outcome == "Dégâts 1"
    assert wm.degats_a_distance(pui=14, arm=15, cible_boucliers=1, des=[5, 4]).outcome == "Dégâts 6"


def test_s27(wm, both):
    """Réveiller un jack inerte : le sien, celui d'un mercenaire, celui d'une autre Faction ; ce jack-là ne s'active pas."""
    assert wm.reactiver_un_warjack(figurine_est_un_warcaster=True).outcome == "Permis"
    assert wm.reactiver_un_warjack(figurine_mercenaire=True).outcome == "Interdit"
    assert both(wm.reactiver_un_warjack(d_une_autre_faction=True), "WM-1118")["B"].startswith("Permis")


def test_s31(wm):
    """Le marshal est au tapis, ou trop loin, ou a déjà aidé ce jack ; le jack autonome n'est plus nourri."""
    for lost in (dict(controleur_au_tapis=True), dict(figurine_hors_de_portee_du_marshal=True), dict(avantages_recus=1)):
        assert wm.beneficier_d_un_avantage_de_marshal(**lost).outcome == "Interdit"
    assert wm.beneficier_d_un_avantage_de_marshal().outcome == "Permis"
    assert wm.se_voir_allouer_du_focus(warjack_autonome=True).outcome == "Interdit"


def test_s34(wm):
    """La Monture frappe sans boost, ni au jet ni aux dégâts."""
    assert wm.attaque_de_monture(acc=7, defense=14, jet_booste=True).odds["Touche"] == F(7, 12)
    assert wm.degats_de_monture(pui=10, arm=14, jet_booste=True).odds["Dégâts 0"] == F(1, 6)


def test_s36(wm):
    """CMD 8 devant une horreur ; déjà en fuite ; déjà éprouvé contre elle ; l'abomination amie à 3 pouces, à 3,1."""
    assert wm.test_provoquant_la_fuite(cmd=8).odds["Réussi"] == F(13, 18)
    for exempt in (dict(figurine_en_fuite=True), dict(deja_teste_contre_cette_creature=True)):
        assert wm.test_provoquant_la_fuite(cmd=8, **exempt).outcome == "Sans effet"
    near = dict(creature_abomination=True, creature_amie=True)
    assert wm.creature_terrifiante(**near, distance_a_la_creature=3).gives and not wm.creature_terrifiante(**near, distance_a_la_creature=3.1).gives
    assert not wm.creature_terrifiante(creature_terreur=True, creature_amie=True).gives


def test_s37(wm):
    """Le mort-vivant rate sans fuir, le Construct ne peut rater, le Sans Peur teste comme un autre quand il ne s'agit pas de fuir."""
    assert "en fuite" not in wm.test_provoquant_la_fuite(cmd=8, figurine_mort_vivant=True).odds
    assert wm.test_de_commandement(cmd=8, figurine_construct=True).outcome == "Réussi"
    assert wm.test_de_commandement(cmd=8, figurine_sans_peur=True).odds["Réussi"] == F(13, 18)


def test_s38(wm):
    """Neuf au début du tour : quatre morts, puis cinq."""
    assert not wm.pertes_massives(figurines_au_debut_du_tour=9, figurines_detruites=4).gives
    assert wm.pertes_massives(figurines_au_debut_du_tour=9, figurines_detruites=5).gives


def test_s40(wm):
    """Deux pouces restants au pied de la caisse, ou un peu moins ; posé dans le vide."""
    assert wm.monter_sur_un_obstacle(mouvement_restant=2).outcome == "Permis"
    assert wm.monter_sur_un_obstacle(mouvement_restant=1.9).outcome == "Interdit"
    assert wm.placer_une_figurine(placement_en_terrain_infranchissable=True).outcome == "Interdit"
