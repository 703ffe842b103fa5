"""The second adversary, continued: who may charge, attack or pay at all, a marshal's one benefit, spectres, Commanders, areas."""

from fractions import Fraction as F

import pytest

OUT = "la cible est hors de combat"


def test_r13(wm):
    """Six au début du tour, trois de moins ; CMD 7, un Commandant de CMD 9 à portée, le porte-étendard en formation. Un Construct ne teste pas."""
    assert wm.pertes_massives(figurines_au_debut_du_tour=6, figurines_perdues=3).gives
    help_near = dict(meneur_cmd=9, a_portee_d_un_commandant=True, porte_etendard_en_formation=True)
    assert wm.test_provoquant_la_fuite(chef_cmd=7, test_pour_l_unite=True, **help_near).odds["Raté"] == F(1, 36)
    assert wm.test_provoquant_la_fuite(cmd=7, **help_near).odds["Raté"] == F(1, 36)
    assert wm.test_provoquant_la_fuite(cmd=9, meneur_cmd=8, a_portee_d_un_commandant=True).odds["Raté"] == F(1, 6)
    assert wm.test_provoquant_la_fuite(cmd=7, figurine_construct=True).outcome == "Réussi"


def test_r21(wm):
    """Le piétineur s'arrête à la haie, n'attaque que les petits socles, amis compris ; l'Allonge qu'il n'a pas touchée le frappe au passage."""
    assert wm.mouvement_de_pietinement(vts=5, heurte_un_obstacle=True, distance_de_l_arret=4).total == 4
    assert wm.attaque_de_corps_a_corps(acc=7, defense=13, pietinement_en_cours=True, cible_socle="moyen").outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur(attaquant_heurtee_par_le_pietinement=True).outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur(attaquant_allonge=True).outcome == "Permis"


def test_r27(wm):
    """Le spectre en feu par une arme magique : immunisé selon le livret ; il ne finit pas dans la maison."""
    ghost = dict(effet_continu_feu=True, intangible=True, arm=14, cases_de_degats_restantes=1)
    burn = wm.effets_continus_sur_plusieurs_maintenances(figurine=ghost, maintenances=2)
    assert burn.odds["la figurine est hors de combat"] == 0
    assert wm.franchir_une_obstruction(figurine_intangible=True, figurine_depassement_incomplet=True).outcome == "Interdit"


def test_r29(wm):
    """La cavalerie légère avance de 5 pouces quand tous ont fini, pas avant."""
    assert wm.avancer_en_cavalerie_legere().outcome == "Interdit"
    assert wm.avance_de_cavalerie_legere().total == 5


def test_r31(wm):
    """Un jack de marshal : une seule attaque de plus, ou un seul boost, et rien si le marshal est loin ou au tapis."""
    blow = dict(acc=6, p_plus_f=16, attaques_enchainees=1, cible=dict(defense=13, arm=17, cases_de_degats_restantes=1), controleur_jack_marshal=True)
    assert wm.attaques_de_corps_a_corps(**blow, attaques_supplementaires=2).odds[OUT] == F(119, 144)
    assert wm.attaques_de_corps_a_corps(**blow, attaques_supplementaires=1, attaques_boostees=1).odds[OUT] == F(49, 54)
    for lost in (dict(attaquant_hors_de_portee_du_marshal=True), dict(controleur_au_tapis=True), dict(controleur_en_fuite=True)):
        assert wm.attaques_de_corps_a_corps(**blow, **lost, attaques_supplementaires=1).odds[OUT] == F(7, 12)


@pytest.mark.parametrize("fact", ["malus_de_vts", "dysfonctionnement", "mouvement_desactive", "tete_verrouillee", "releve_en_renoncant_au_mouvement"])
def test_r32(wm, fact):
    """Qui ne peut pas charger n'a pas d'attaque de charge, ni ses dégâts boostés, dans aucun enchaînement."""
    charge = dict(attaque_de_charge=True, distance_parcourue=5, attaques_enchainees=1, cible=dict(defense=13, arm=17, cases_de_degats_restantes=5))
    assert wm.attaques_de_corps_a_corps(acc=6, p_plus_f=16, **charge, **{f"attaquant_{fact}": True}).outcome == "Interdit"


def test_r33(wm):
    """Le spectre : ni slam, ni coup de tête, ni poussée, ni verrou, ni tapis d'une arme ordinaire ; l'arme magique, si."""
    ghost = dict(defense=13, arm=12, intangible=True, cases_de_degats_restantes=1, socle="grand")
    jack = dict(acc=6, force=11, socle="grand")
    slam = wm.slam_jusqu_aux_degats(attaquant=dict(**jack, distance_parcourue=4), cible=ghost)
    head = wm.coup_de_tete_et_attaques(attaquant=jack, p_plus_f=17, cible=ghost, attaques_supplementaires=2)
    assert slam.odds["la cible est au tapis"] == head.odds["la cible est au tapis"] == slam.odds[OUT] == head.odds[OUT] == 0
    assert wm.etre_pousse(cible_intangible=True).outcome == wm.verrou(gantelets_disponibles=1, cible_intangible=True).outcome == "Interdit"
    sword = dict(acc=6, p_plus_f=12, arme_critique_au_tapis=True, cible=ghost)
    assert wm.une_attaque_de_corps_a_corps(**sword).odds["la cible est au tapis"] == 0
    assert wm.une_attaque_de_corps_a_corps(**sword, arme_magique=True).odds["la cible est au tapis"] == F(1, 12)


def test_r34(wm):
    """Un capitaine n'a pas de prise spéciale ; un solo ne paie pas pour se relever ; sans focus, aucun sort ne s'entretient."""
    assert wm.coup_de_tete(attaquant_type_de_figurine="solo").outcome == "Interdit"
    assert wm.renverser_les_effets(figurine_au_tapis=True, points_de_focus=1, type_de_figurine="solo").outcome == "Interdit"
    assert wm.entretenir_un_sort(points_de_focus=0).outcome == wm.entretenir_un_sort(points_de_furie=0).outcome == "Interdit"
    assert wm.degats_de_chute(hauteur_de_chute=0.8, arm=12).outcome == "Sans effet"


def test_r35(wm):
    """L'obus : cinq points à la cible, et le voisin soufflé ; furtive à 7 pouces, personne n'est touché avant la déviation."""
    shell = dict(atd=5, pui=15, cible=dict(defense=13, arm=16, cases_de_degats_restantes=5), seconde_cible=dict(arm=14, cases_de_degats_restantes=1))
    hit = wm.aire_d_effet_jusqu_aux_degats(**shell)
    assert (hit.odds[OUT], hit.odds["la seconde cible est hors de combat"]) == (F(65, 216), F(35, 144))
    missed = wm.aire_d_effet_jusqu_aux_degats(**shell, cible_furtivite=True, distance=7)
    assert missed.odds["la cible est touchée"] == 0
    sheltered = wm.aire_d_effet_jusqu_aux_degats(**shell, seconde_cible_dans_une_tranchee=True)
    assert sheltered.odds["la seconde cible est hors de combat"] == 0


def test_r36(wm):
    """Le lanceur aux prises avec la cible seulement : l'autre a le malus ; aux prises avec les deux, non."""
    foes = dict(cible=dict(defense=15, en_corps_a_corps=True), seconde_cible=dict(defense=12), nombre_de_candidats=1)
    spell = dict(foc=7, origine_en_corps_a_corps_avec_la_cible=True, **foes)
    assert wm.sort_dans_une_melee(**spell).odds["la seconde cible est touchée"] == F(35, 216)
    both = wm.sort_dans_une_melee(**spell, origine_en_corps_a_corps_avec_la_seconde_cible=True)
    assert both.odds["la seconde cible est touchée"] == F(35, 72)


@pytest.mark.parametrize("fact", ["promue_ce_tour", "reactive_ce_tour", "controle_pris_ce_tour", "rallume_dans_cette_sequence_de_jeu"])
def test_r37(wm, fact):
    """Qui ne s'active pas ce tour-ci n'attaque pas, sinon par une frappe gratuite."""
    late = {f"attaquant_{fact}": True}
    assert wm.attaque_a_distance(atd=6, defense=12, **late).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=12, **late, frappe_gratuite_en_cours=True, des=[3, 4]).outcome == "Touche"
