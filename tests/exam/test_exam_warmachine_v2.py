"""The fifth adversary, Hordes and the booklet: fury, frenzy, animi, transfers, wild beasts, colossals; and who may act when."""

from fractions import Fraction as F

import pytest


OUT = "la cible est hors de combat"
BEAST = dict(figurine_est_une_warbeast=True)


def test_v_c11(wm):
    """Un double 4 touche et met au tapis ; on m'oblige à relancer : 2 et 3, raté, plus de critique."""
    blow = wm.attaque_de_corps_a_corps(acc=6, defense=13, relance_imposee=True, des=[4, 4], relances=[[2, 3]])
    assert blow.outcome == "Raté" and "critique" not in str(blow)


def test_v_s03(wm):
    """L'officier marshal meurt : le successeur garde le jack, pas les directions de l'officier ; le solo mort laisse un jack autonome."""
    assert "contrôle du 'jack marshal" in str(wm.perte_du_marshal(commandant_remplace=True))
    assert "autonome" in str(wm.perte_du_marshal())
    assert wm.tenter_de_diriger(direction_d_un_officier_parti=True).outcome == "Interdit"


def test_v_s04(wm):
    """L'adversaire prend mon marshal : ses jacks restent à moi, autonomes, sans focus ni avantage."""
    assert "autonome" in str(wm.marshal_pris_par_l_adversaire())
    assert wm.beneficier_d_un_avantage_de_marshal(figurine_warjack_autonome=True).outcome == "Interdit"
    assert wm.se_voir_allouer_du_focus(figurine_warjack_autonome=True).outcome == "Interdit"
    assert "contrôle" in str(wm.marshal_repris())


def test_v_l01(wm):
    """SEU 9, trois furies : 7 ou plus la déchaîne, 6 non ; liée, 9 ou plus ; Construct, jamais."""
    beast = dict(seu=9, points_de_furie=3)
    assert wm.test_de_seuil(**beast).odds["frénésie"] == F(7, 12)
    assert wm.test_de_seuil(**beast, des=[2, 4]).outcome == "Seuil tenu"
    assert wm.test_de_seuil(**beast, figurine_lie=True).odds["frénésie"] == F(5, 18)
    assert wm.passer_un_test_de_seuil(points_de_furie=3, figurine_construct=True).outcome == "Interdit"


def test_v_l02(wm):
    """Frénétique, elle frappe le shaman à portée plutôt que l'ennemi à deux pouces, tout boosté d'office, une fois, et rien d'autre."""
    near, far = dict(ennemie_a_portee=False, amie_a_portee=True, distance_a_franchir=0), dict(ennemie_a_portee=False, ennemie_a_engager=True, distance_a_franchir=2)
    assert str(wm.cible_de_la_frenesie(options=[near, far])).startswith("Option 1")
    assert wm.attaque_de_corps_a_corps(acc=6, defense=14, attaquant_frenesie=True, jet_booste=True).odds["Touche"] == F(181, 216)
    prey = dict(defense=14, arm=14, cases_de_degats_restantes=1)
    assert wm.frenesie_jusqu_aux_degats(acc=6, p_plus_f=15, seu=9, points_de_furie=3, cible=prey).odds[OUT] == F(7, 12) * F(181, 216)
    for act in (wm.faire_ses_attaques_initiales, wm.effectuer_une_attaque_speciale, wm.faire_un_enchainement, wm.slam):
        assert act(attaquant_frenesie=True).outcome == "Interdit"


def test_v_l03(wm):
    """Le warlock FUR 6 avec une furie : quatre drainées font cinq ; deux de sang, deux d'entretien."""
    assert wm.zone_de_controle_du_warlock(fur=6).total == 12
    assert wm.furie_apres_drainage(points_de_furie=1, furie_drainee=4, fur=6).total == 5
    assert wm.furie_gagnee_en_se_blessant(degats_volontaires=2).total == 2
    assert wm.furie_restante(points_de_furie=6, sorts_entretenus=2).total == 4


def test_v_l04(wm):
    """Au tapis au tour adverse : contrainte à se relever en phase de Contrôle, si elle peut l'être."""
    down = dict(**BEAST, figurine_au_tapis=True)
    assert wm.renverser_les_effets(**down, points_de_furie=1, figurine_fur=4).outcome == "Permis"
    assert wm.renverser_les_effets(**down, points_de_furie=4, figurine_fur=4).outcome == "Interdit"
    assert wm.renverser_les_effets(**down, distance_au_controleur=13, controleur_fur=6).outcome == "Interdit"
    assert wm.renverser_les_effets(**down, figurine_esprit_desactive=True).outcome == "Interdit"


UNFORCED = (dict(figurine_esprit_desactive=True), dict(distance_au_controleur=13, controleur_fur=6), dict(figurine_fur=4, figurine_points_de_furie=4))


@pytest.mark.parametrize("state", UNFORCED, ids=["esprit", "zone", "pleine"])
def test_v_l05(wm, state):
    """L'Esprit mort, hors de la zone, ou pleine de furie : on ne la contraint à rien, ni à courir, ni à booster, ni à son animus."""
    assert wm.contraindre_une_warbeast(**state).outcome == "Interdit"
    for act in (wm.courir, wm.payer_un_boost, wm.utiliser_un_animus):
        assert act(**BEAST, **state).outcome == "Interdit"


def test_v_l05_margin(wm, both):
    """FUR 4, une furie : charge et boost la portent à trois ; un animus de coût 3 est de trop après deux."""
    assert wm.furie_apres_contrainte(fur=4, points_de_furie=1, **BEAST, court_ou_charge=True, jets_boostes=1).total == 3
    assert wm.utiliser_un_animus(**BEAST, figurine_fur=4, figurine_points_de_furie=2, cout_de_l_animus=2).outcome == "Permis"
    dear = wm.utiliser_un_animus(**BEAST, figurine_fur=4, figurine_points_de_furie=2, cout_de_l_animus=3)
    assert dear.outcome == "Interdit" and both(dear, "WM-1754")["B"].startswith("Permis")


def test_v_l06(wm):
    """Ma bête meurt à dix pouces : d'un ennemi je pille, de mon tir ou d'un transfert non."""
    assert wm.piller_la_furie(distance_au_controleur=10, fur=6).outcome == "Permis"
    assert wm.piller_la_furie(detruite_par_un_ami=True).outcome == wm.piller_la_furie(detruite_par_un_transfert=True).outcome == "Interdit"


def test_v_l07(wm):
    """Au tapis, hors de son tour, d'une furie il transfère encore, pas à une bête pleine ; l'excès lui revient."""
    late = dict(controleur_au_tapis=True, hors_activation=True, controleur_points_de_furie=1)
    assert wm.transferer_des_degats(**late, figurine_points_de_furie=2, figurine_fur=4).outcome == "Permis"
    assert wm.transferer_des_degats(**late, figurine_points_de_furie=4, figurine_fur=4).outcome == "Interdit"
    assert wm.degats_transferes(points_de_degats_subis=5, cases_de_degats_restantes=3).total == 3
    assert wm.degats_en_exces(points_de_degats_subis=5, cases_de_degats_restantes=3).total == 2


def test_v_l08(wm):
    """Sauvage : elle court, ne frappe pas qui la quitte, n'a ni animus ni bouclier, et pas d'action à laquelle renoncer."""
    assert wm.courir(figurine_sauvage=True).outcome == "Obligatoire"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, attaquant_sauvage=True, frappe_gratuite_en_cours=True).outcome == "Interdit"
    for act in (wm.utiliser_un_animus, wm.payer_un_boost, wm.renoncer_a_l_action):
        assert act(figurine_sauvage=True).outcome == "Interdit"
    assert wm.degats_de_corps_a_corps(p_plus_f=14, arm=17, cible_boucliers=1, cible_sauvage=True, des=[4, 3]).outcome == "Dégâts 4"
    assert wm.prendre_le_controle_d_une_warbeast_sauvage().outcome == "Permis"
    assert wm.prendre_le_controle_d_une_warbeast_sauvage(controleur_jack_marshal=True).outcome == "Interdit"


def test_v_l09(wm, chance):
    """Le Corps mort, elle charge : deux dés de dégâts ; l'Âme morte : un dé pour toucher, ni slam ni piétinement."""
    body = dict(attaquant_corps_desactive=True, attaque_de_charge=True, distance_parcourue=3)
    assert wm.degats_de_corps_a_corps(p_plus_f=15, arm=18, **body, des=[2, 4]).outcome == "Dégâts 3"
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=12, attaquant_ame_desactivee=True)) == F(1, 6)
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=12, attaquant_ame_desactivee=True, attaquant_frenesie=True)) == F(13, 18)
    assert wm.slam(attaquant_ame_desactivee=True).outcome == wm.pietinement(attaquant_ame_desactivee=True).outcome == "Interdit"


def test_v_l10(wm):
    """Deux animus amis, non ; cinq sorts, oui ; le même deux fois, non."""
    assert wm.cumuler_un_effet(nature_de_l_effet="animus ami", effets_de_meme_nature=1).outcome == "Interdit"
    assert wm.cumuler_un_effet(nature_de_l_effet="autre sort", effets_de_meme_nature=5).outcome == "Permis"
    assert wm.cumuler_un_effet(nature_de_l_effet="autre sort", effet_du_meme_nom=True).outcome == "Interdit"


def test_v_l10_warlock(wm):
    """L'animus du warlock est un sort : il le paie, plusieurs fois s'il veut, et ne le lance ni à l'eau ni après une course."""
    lock = dict(figurine_est_un_warlock=True, figurine_points_de_furie=2)
    assert wm.utiliser_un_animus(**lock, cout_de_l_animus=2).outcome == "Permis"
    assert wm.utiliser_un_animus(**lock, cout_de_l_animus=3).outcome == "Interdit"
    assert wm.utiliser_un_animus(**lock, animus_deja_lance=True).outcome == "Permis"
    assert wm.utiliser_un_animus(**BEAST, animus_deja_lance=True).outcome == "Interdit"
    for state in ("apres_une_course", "en_eau_profonde", "au_tapis", "en_fuite"):
        assert wm.animus_du_warlock(**{f"controleur_{state}": True}).outcome == "Interdit"


def test_v_l11(wm, chance):
    """Le colosse dans un bois et en mêlée : ni +2, ni −4, ni balle perdue ; pas de coup de tête d'un plus petit ; ni course ni boost d'un marshal."""
    huge = dict(cible_colossale=True, cible_en_corps_a_corps=True)
    assert chance(wm.attaque_a_distance(atd=5, defense=10, **huge, cible_en_foret=True)) == F(5, 6)
    assert not wm.rater_une_cible_en_corps_a_corps(**huge).gives
    assert wm.coup_de_tete(cible_colossale=True).outcome == "Interdit"
    assert wm.beneficier_d_un_avantage_de_marshal(figurine_est_un_colosse=True).outcome == "Interdit"
    assert wm.frappe_puissante(attaquant_colossale=True, cible_socle="gigantesque").outcome == "Interdit"
    assert wm.frappe_puissante(attaquant_colossale=True, cible_socle="grand").outcome == "Permis"


def test_v_l12(wm, chance):
    """Mon colosse engagé tire sans avoir bougé : permis, sans visée."""
    assert chance(wm.attaque_a_distance(atd=5, defense=12, attaquant_colossale=True, attaquant_en_corps_a_corps=True, vise=True)) == F(7, 12)


def test_v_l13(wm):
    """Le chef sur le canon tombe : une recrue à un pouce pile meurt à sa place, pas à 1,2 ; la promue ne s'active pas."""
    crew = dict(l_unite_servants_d_arme=True)
    assert wm.perdre_une_recrue_a_la_place_du_chef(**crew, distance_de_la_recrue=1).outcome == "Permis"
    assert wm.perdre_une_recrue_a_la_place_du_chef(**crew, distance_de_la_recrue=1.2).outcome == "Interdit"
    assert wm.s_activer(figurine_promue_ce_tour=True).outcome == "Interdit"


def test_v_l14(wm):
    """Trois points sur le warcaster : ARM 18 contre l'épée, 15 contre le feu de la maintenance, focus déjà jeté ; la furie ne protège pas."""
    caster = dict(est_un_warcaster=True, points_de_focus=3)
    assert wm.degats_de_corps_a_corps(p_plus_f=13, arm=15, cible=caster, des=[5, 3]).outcome == "Dégâts 3"
    assert wm.degats_du_feu_continu(arm=15, figurine=caster, des=[4, 5]).outcome == "Dégâts 6"
    assert wm.degats_de_corps_a_corps(p_plus_f=13, arm=15, cible=dict(est_un_warlock=True, points_de_furie=3), des=[5, 3]).outcome == "Dégâts 6"
    assert wm.degats_du_feu_continu(arm=15, figurine_intangible=True).outcome == "Sans effet"


def test_v_l15(wm):
    """Soigner : à onze pouces, de deux points ; pas un Construct, ni sans furie, ni hors de son activation, ni après une course."""
    assert wm.guerir(distance_au_controleur=11, controleur_fur=6, controleur_points_de_furie=2).outcome == "Permis"
    assert wm.degats_apres_guerison(cases_noircies=5, points_soignes=2).total == 3
    for said in ("figurine_construct", "controleur_hors_activation", "controleur_apres_une_course", "controleur_apres_une_charge_ratee"):
        assert wm.guerir(**{said: True}).outcome == "Interdit"
    assert wm.guerir(controleur_points_de_furie=0).outcome == wm.guerir(controleur_points_de_focus=0).outcome == "Interdit"


OWN = ("accomplir_une_action", "courir", "renoncer_a_l_action", "renoncer_au_mouvement", "lancer_un_sort", "utiliser_un_animus", "utiliser_un_pouvoir", "defausser_de_la_furie")
FIGHT = ("charger", "slam", "pietinement", "coup_de_tete", "faire_ses_attaques_initiales", "effectuer_une_attaque_speciale", "faire_un_enchainement", "attaquer_par_magie")


@pytest.mark.parametrize("act", OWN + FIGHT)
def test_outside_its_activation(wm, act):
    """Au tour adverse, on n'agit, ne court ni ne charge ; un coup qu'une règle accorde reste permis."""
    role = "figurine" if act in OWN else "attaquant"
    assert getattr(wm, act)().outcome == "Permis"
    assert getattr(wm, act)(**{f"{role}_hors_activation": True}).outcome == "Interdit"
    assert wm.attaquer_au_corps_a_corps(attaquant_hors_activation=True).outcome == "Permis"


ANY = ("attaquer", "attaquer_a_distance", "attaquer_au_corps_a_corps", "attaquer_par_magie", "attaquer_une_structure", "placer_le_gabarit_de_souffle", *FIGHT)


@pytest.mark.parametrize("act", ANY)
@pytest.mark.parametrize("state", ["apres_une_course", "apres_une_charge_ratee"])
def test_after_a_run_or_a_failed_charge(wm, act, state):
    """Qui a couru ou raté sa charge n'attaque plus, d'aucune manière, sinon en frappe gratuite."""
    assert getattr(wm, act)(**{f"attaquant_{state}": True}).outcome == "Interdit"
    assert wm.attaquer(**{f"attaquant_{state}": True}, frappe_gratuite_en_cours=True).outcome == "Permis"
