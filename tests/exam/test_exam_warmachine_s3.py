"""The third adversary, ended: aim, charge and fire, buildings, deep water and trenches, what is odd about colossals, spectres and links."""

from fractions import Fraction as F

import pytest
from arbitre.errors import SituationError

OUT = "la cible est hors de combat"


def test_s41(wm, chance):
    """Le Pistolero vise celui qui est contre lui : ni visée, ni -4 ; le sort ne se vise pas."""
    close = dict(cible_dans_la_zone_de_corps_a_corps=True, cible_en_corps_a_corps=True)
    assert chance(wm.attaque_a_distance(atd=5, defense=12, attaquant_pistolero=True, vise=True, **close)) == F(7, 12)
    assert chance(wm.attaque_magique(foc=5, defense=12, vise=True)) == F(7, 12)


def test_s42(wm):
    """Trois pouces de course, ou 2,9, ou la proie morte avant le coup ; ralenti par un sort."""
    blow = dict(p_plus_f=14, arm=18, attaque_de_charge=True)
    assert wm.degats_de_corps_a_corps(**blow, distance_parcourue=3).odds["Dégâts 0"] == F(1, 54)
    assert wm.degats_de_corps_a_corps(**blow, distance_parcourue=2.9).odds["Dégâts 0"] == F(1, 6)
    assert wm.degats_de_corps_a_corps(**blow, distance_parcourue=5, cible_de_charge_remplacee=True).odds["Dégâts 0"] == F(1, 6)
    assert wm.charger(attaquant_malus_de_vts=True).outcome == "Interdit"


def test_s43(wm):
    """Il brûle, ARM 15, une case : 11/18 ; un 2 éteint tout."""
    fire = wm.effets_continus_a_la_maintenance(figurine_effet_continu_feu=True, arm=15, cases_de_degats_restantes=1)
    assert fire.odds["la figurine est hors de combat"] == F(11, 18)
    assert wm.jet_d_effet_continu(des=[2]).outcome == "Expire"


def test_s44(wm):
    """Le tir dans la mêlée rate : trois autres ; deux ; la cible était hors de portée."""
    assert wm.nouvelle_cible(candidats=["A", "B", "C"]).odds["B"] == F(1, 3)
    assert wm.nouvelle_cible(candidats=["A", "B"]).odds["A"] == F(1, 2)
    assert not wm.rater_une_cible_en_corps_a_corps(cible_en_corps_a_corps=True, distance=12, por=10).gives


def test_s45(wm):
    """Cinq tirent ensemble sur un furtif, un est trop loin ; le chef est trop loin ; sur un homme en mêlée, sur un colosse en mêlée."""
    volley = dict(atd=5, defense=14, attaque_combinee=True, participants=5, cible_furtivite=True)
    assert wm.attaque_a_distance(**volley, distance=4, participants_en_echec=1).odds["Touche"] == F(5, 6)
    assert wm.attaque_a_distance(**volley, distance=5.5).outcome == "Raté"
    assert wm.combiner_les_attaques_a_distance(participants=3, cible_en_corps_a_corps=True).outcome == "Interdit"
    assert wm.combiner_les_attaques_a_distance(participants=3, cible_en_corps_a_corps=True, cible_colossale=True).outcome == "Permis"


def test_s46(wm, chance):
    """On le frappe dans le dos quand il part : +2 une fois, dégâts boostés."""
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=12, frappe_gratuite_en_cours=True, depuis_l_arc_arriere=True)) == F(11, 12)
    assert wm.degats_de_corps_a_corps(p_plus_f=12, arm=16, frappe_gratuite_en_cours=True).odds["Dégâts 0"] == F(1, 54)


def test_s47(wm):
    """Le mur : la flèche enflammée, l'obus de PUI 8, la charge, le slam ; 18 pouces de bois porteur."""
    assert wm.endommager_une_structure(pui=10, type_de_degats="feu").outcome == "Permis"
    assert wm.endommager_une_structure(pui=8, attaque_a_aire_d_effet=True).outcome == "Permis"
    assert wm.charger(cible_est_une_structure=True).outcome == wm.slam(cible_est_une_structure=True).outcome == "Interdit"
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["bois", 18]], structure_porteuse=True).total == 45


def test_s48(wm):
    """Le warcaster dans le fleuve : un point à l'homme, DEF 7, ni charge ni sort, mais il maintient les siens."""
    assert wm.degats_en_eau_profonde(figurine_de_guerrier=True).total == 1
    assert wm.charger(attaquant_en_eau_profonde=True).outcome == wm.lancer_un_sort(figurine_en_eau_profonde=True).outcome == "Interdit"
    assert wm.entretenir_un_sort(figurine_en_eau_profonde=True).outcome == "Permis"
    assert wm.attaque_a_distance(atd=5, defense=14, cible_en_eau_profonde=True, des=[1, 2]).outcome == "Touche"


def test_s49(wm, both):
    """Dans la tranchée : +4 au tir ; l'explosion du dehors ne l'atteint pas, celle du dedans si."""
    assert wm.attaque_a_distance(atd=5, defense=12, cible_dans_une_tranchee=True, des=[6, 4]).outcome == "Raté"
    pit = dict(pui=14, arm=12, cible_dans_une_tranchee=True, cible_sous_le_gabarit=True)
    assert wm.degats_d_explosion(**pit).outcome == "Sans effet"
    assert "Sans effet" in both(wm.degats_d_explosion(**pit, explosion_dans_la_tranchee=True), "WM-1360")["B"]


def test_s50(wm):
    """Le troupier Robuste prend un point de trop : deux chances sur trois d'y rester."""
    hit = wm.coup_fatal_et_robuste(cible_robuste=True, cible_points_de_degats_subis=1, cible_cases_de_degats_restantes=1)
    assert hit.odds[OUT] == F(2, 3) and hit.odds["la cible est au tapis"] == F(1, 3)


def test_s51(wm):
    """Le jack tombe dans le gué : chaudière éteinte ; un guerrier ami la rallume, un autre non."""
    assert "stationnaire" in wm.mise_au_tapis(figurine_est_un_warjack=True, figurine_en_eau_peu_profonde=True).gives
    assert wm.rallumer_la_chaudiere(figurine_de_guerrier=True).outcome == "Permis"
    assert wm.rallumer_la_chaudiere(pas_un_guerrier_ami=True).outcome == "Interdit"


def test_s52(wm, chance):
    """Le colosse derrière un mur, sur la butte, dans la mêlée : DEF 10 nue ; son slam porte plus loin ; il ne tombe pas."""
    shot = dict(cible_colossale=True, cible_a_couvert=True, cible_plus_haute=True, denivele=2, cible_en_corps_a_corps=True)
    assert chance(wm.attaque_a_distance(atd=5, defense=10, **shot)) == F(5, 6)
    assert wm.distance_de_slam(de_de_slam=4, attaquant_colossale=True).total == 6
    assert "au tapis" not in wm.mise_au_tapis(figurine_colossale=True).gives
    assert wm.poussee(cible_colossale=True).outcome == "Interdit"


def test_s53(wm):
    """Trois compétences offrent un coup de plus : un seul ; deux règles, un marqueur ; plein, aucun."""
    assert wm.attaques_gagnees(competences_generatrices=3).total == 1
    assert wm.marqueurs_generes(regles_a_marqueur=2).total == 1
    assert wm.gagner_un_marqueur(figurine_limite_de_marqueurs_atteinte=True).outcome == "Interdit"


def test_s55(wm):
    """Un sort touche d'office le Furtif à 9 pouces ; qui lance quand même les dés échoue d'office."""
    far = dict(atd=4, defense=15, attaque_automatiquement_reussie=True, cible_furtivite=True, distance=9)
    assert wm.attaque_a_distance(**far).outcome == "Touche"
    assert wm.attaque_a_distance(**far, des_lances_quand_meme=True, des=[2, 2]).outcome == "Raté"


def test_s62(wm):
    """Huit points transférés, cinq cases : trois reviennent ; la bête pleine n'en prend pas ; tuée par un ami, rien à piller."""
    assert wm.degats_en_exces(points_de_degats_subis=8, figurine_cases_de_degats_restantes=5).total == 3
    assert wm.transferer_des_degats(figurine_points_de_furie=4, figurine_fur=4).outcome == "Interdit"
    assert wm.piller_la_furie().outcome == "Permis" and wm.piller_la_furie(detruite_par_un_ami=True).outcome == "Interdit"


def test_s64(wm):
    """Le chef des servants tombe, la recrue est à 1 pouce, à 1,1 ; le promu n'agit pas, et un officier n'est pas remplacé."""
    crew = dict(l_unite_unite_de_servants_d_arme=True)
    assert wm.perdre_une_recrue_a_la_place_du_chef(**crew, distance_de_la_recrue=1).outcome == "Permis"
    assert wm.perdre_une_recrue_a_la_place_du_chef(**crew, distance_de_la_recrue=1.1).outcome == "Interdit"
    assert wm.s_activer(promue_ce_tour=True).outcome == "Interdit" and not wm.promotion(officier_perdu=True).gives


def test_s67(wm, chance):
    """Magie [7] contre DEF 14, de face."""
    assert chance(wm.attaque_de_competence_magique(magie=7, defense=14)) == F(7, 12)


def test_s71(wm, both):
    """Derrière l'épave à 1 pouce, à 1,1 ; dessus."""
    shot = dict(atd=5, defense=12, des=[6, 4])
    assert wm.attaque_a_distance(**shot, cible_masquee_par_une_epave=True, distance_au_decor=1).outcome == "Raté"
    assert wm.attaque_a_distance(**shot, cible_masquee_par_une_epave=True, distance_au_decor=1.1).outcome == "Touche"
    assert both(wm.attaque_a_distance(**shot, cible_sur_l_epave=True), "WM-1120")["B"].startswith("Touche")


def test_s76(wm):
    """Jambes cassées : ni slam, ni piétinement, DEF 7 ; à couvert, 11."""
    assert wm.slam(attaquant_mouvement_desactive=True).outcome == wm.pietinement(attaquant_mouvement_desactive=True).outcome == "Interdit"
    assert wm.attaque_a_distance(atd=5, defense=12, cible_mouvement_desactive=True, cible_a_couvert=True, des=[3, 3]).outcome == "Touche"
    assert wm.renverser_les_effets(figurine_cortex_desactive=True, figurine_au_tapis=True, points_de_focus=2).outcome == "Interdit"


def test_s79(wm):
    """Le spectre a frappé : le fusil le blesse jusqu'à son prochain tour ; avant, ni balle ni chute."""
    assert wm.degats_a_distance(pui=10, arm=12, cible_intangible=True).outcome == "Sans effet"
    assert wm.degats_a_distance(pui=10, arm=12, cible_intangible=True, cible_intangible_perdu=True).odds["Dégâts 0"] == F(1, 36)
    assert wm.degats_de_chute(hauteur_de_chute=4, arm=12, figurine_intangible=True).outcome == "Sans effet"


@pytest.mark.parametrize(("focus", "lost"), [(3, F(1, 2)), (2, F(135, 216))])
def test_s80(wm, focus, lost):
    """Le warcaster ARM 15 garde trois points, ou deux ; PUI 13 boostée, six cases."""
    shot = wm.degats_a_distance(pui=13, arm=15, cible_points_de_focus=focus, cible_est_un_warcaster=True, jet_booste=True)
    assert sum(share for name, share in shot.odds.items() if int(name.split()[-1]) >= 6) == lost


def test_s82(wm):
    """Feu et électricité ensemble, contre qui est immunisé au feu : aucun dégât."""
    both_kinds = dict(type_de_degats="feu", second_type_de_degats="électricité")
    assert wm.degats_a_distance(pui=14, arm=12, **both_kinds, cible_immunite_au_feu=True).outcome == "Sans effet"


def test_s85(wm):
    """Trois pouces de bois devant lui, 3,1 ; lui et moi dehors, même un pouce ; la vision aveugle."""
    assert wm.tracer_une_ligne_de_vue(foret_traversee=3, cible_en_foret=True).outcome == "Permis"
    assert wm.tracer_une_ligne_de_vue(foret_traversee=3.1, cible_en_foret=True).outcome == "Interdit"
    through = dict(ligne_a_travers_une_foret=True, foret_traversee=1)
    assert wm.tracer_une_ligne_de_vue(**through).outcome == "Interdit"
    assert wm.tracer_une_ligne_de_vue(**through, attaquant_vision_aveugle=True).outcome == "Permis"


def test_s86(wm):
    """Une targe et un bouclier : ARM 19 de face."""
    assert wm.degats_a_distance(pui=14, arm=16, cible_boucliers=1, cible_targes=1).odds["Dégâts 0"] == F(5, 18)


def test_s87(wm):
    """Il le soulève et le jette : ACC 6 sur DEF 13, FOR 9 contre 9, ARM 18, deux cases ; contre un mur ; sur un petit."""
    throw = dict(attaquant=dict(acc=6, force=9), cible=dict(defense=13, force=9, arm=18, cases_de_degats_restantes=2))
    assert wm.projection_jusqu_aux_degats(**throw).odds[OUT] == F(49, 1728)
    assert wm.projection_jusqu_aux_degats(**throw, cible_heurte_une_obstruction=True).odds[OUT] == F(49, 288)
    assert wm.projection_jusqu_aux_degats(**throw, attaquant_socle="moyen", cible_socle="grand").outcome == "Interdit"


def test_s87_paid(wm):
    """Le point de focus paie la prise, pas les boosts qu'on annonce avec ; la bête au bord de sa FUR ; une frappe gratuite n'est jamais une prise."""
    prey = dict(cible=dict(defense=13, force=9, arm=18, cases_de_degats_restantes=2), attaques_boostees=1, degats_boostes=1)
    paid = [wm.projection_jusqu_aux_degats(attaquant=dict(acc=6, force=9, points_de_focus=n), **prey).odds[OUT] for n in (1, 2, 3)]
    assert paid == [F(49, 1728), F(343, 7776), F(343, 1296)]
    run = dict(attaquant_distance_parcourue=4, cible=dict(defense=14, arm=18, cases_de_degats_restantes=3), attaques_boostees=1, degats_boostes=1)
    paid = [wm.slam_jusqu_aux_degats(acc=6, force=11, attaquant_points_de_focus=n, **run).odds[OUT] for n in (1, 2, 3)]
    assert paid == [F(5, 72), F(181, 1296), F(905, 1728)]
    beast = dict(acc=6, force=11, attaquant_est_une_warbeast=True, points_de_furie=2, fur=3)
    assert wm.slam_jusqu_aux_degats(**beast, **run).odds[OUT] == F(5, 72)
    for grab in (wm.projection, wm.poussee, wm.coup_de_tete, wm.slam, wm.verrou):
        assert grab(frappe_gratuite_en_cours=True).outcome == "Interdit"


def test_s87_shell(wm):
    """Le même compte pour l'obus : un point paie le boost du tir et laisse les dégâts à deux dés."""
    shell = dict(pui=14, cible=dict(defense=13, arm=18, cases_de_degats_restantes=5), seconde_cible=dict(arm=15, cases_de_degats_restantes=1))
    shell |= dict(attaques_boostees=1, degats_boostes=1)
    assert wm.aire_d_effet_jusqu_aux_degats(attaquant=dict(atd=6, points_de_focus=1), **shell).odds[OUT] == F(245, 972)
    assert wm.aire_d_effet_jusqu_aux_degats(attaquant=dict(atd=6, points_de_focus=2), **shell).odds[OUT] == F(490, 729)


def test_s88(wm):
    """La salve de trois dans la mêlée ; l'officier détaché ne commande pas de jack ; le Vector frappe de l'ACC de son maître."""
    volley = dict(atd=5, defense=14, attaque_combinee=True, participants=3)
    assert wm.attaque_a_distance(**volley, cible_en_corps_a_corps=True).outcome == "Interdit"
    assert wm.etre_le_jack_marshal(controleur_est_un_officier_detache=True).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(acc=6, controleur_acc=7, attaquant_vector=True, defense=13, des=[3, 3]).outcome == "Touche"
    assert wm.induction_du_focus(distance=6).outcome == "Permis" and wm.induction_du_focus(distance=6.1).outcome == "Interdit"


NAMES = {
    "degats_de_corps_a_corps(p_plus_f=14, arm=18, attaque_de_charge=True, distance_parcourue=5, cible_de_charge_morte=True)": "cible_de_charge_remplacee",
    "une_attaque_a_distance(atd=6, defense=3, pui=13, arm=15, jet_de_degats_booste=True, cases_de_degats_restantes=6)": "degats_boostes",
    "attaque_de_competence_magique(valeur_de_competence_magique=7, defense=14)": "magie",
    "frapper_gratuitement_un_pietineur(attaquant_a_ete_pietinee=True)": "heurtee_par_le_pietinement",
}


@pytest.mark.parametrize("question", NAMES)
def test_names_as_said_again(resolver, question):
    """Le nom d'un joueur mène à celui que la question lit."""
    with pytest.raises(SituationError, match=NAMES[question]):
        resolver.ask("warmachine", question)
