"""Words of the table that no question reads: the refusal leads to the name that the question does read."""

from __future__ import annotations

import pytest
from arbitre.errors import SituationError

SAID = [
    ("cf", "resoudre_aussitot_le_combat(cible_a_deja_combattu=True)", "premier_combat_passe"),
    ("cf", "separer_une_melee(combattants_du_camp=1)", "figurines_du_camp"),
    ("cf", "representer_par_une_carte(en_cours_de_partie=True)", "partie_commencee"),
    ("cf", "appeler_un_miracle(effet_a_deja_appele_ce_miracle=True)", "deja_appele_ce_tour"),
    ("cf", "utiliser_un_refus(l_armee_refus_restants=1)", "dire l_armee_refus_utilises"),
    ("cf", "placer_un_nexus(distance_a_un_autre_nexus=20)", "distance_au_nexus_le_plus_proche"),
    ("cf", "lancer_un_rocher(attaquant_au_contact_du_rempart=True)", "dire attaquant_au_contact_d_un_decor"),
    ("cf", "subir_la_poix(distance_du_chaudron=5)", "dire distance_en_contrebas"),
    ("cf", "annoncer_une_parade(test_d_attaque_effectue=True)", "dire test_d_attaque_lance"),
    ("cf", "attaquer_un_adversaire(attaquant_a_deja_attaque_cet_adversaire=True)", "deja_attaque_dans_la_passe"),
    ("cf", "distance_comptee_sur_le_terrain(distance_encombree=6)", "dire distance_parcourue_au_sol"),
    ("pen", "ct_du_tir(ct=4, unite_s_est_deplacee=True)", "dire .*a_bouge"),
    ("pen", 'debordement(bord_desire="droite")', "dire .*flanc_desire"),
    ("pen", "tirer(angle_de_la_cible=120)", "dire .*direction_de_la_cible"),
    ("pen", "mouvement_rapide_permis(unite_marcheur=True, unite_a_charge_rapide=True)", "dire .*a_course"),
    ("pen", "avoir_droit_au_couvert(arme_de_barrage=True, cible_derriere_un_mur=True)", "dire .*masquee_par_un_decor"),
    ("pen", "tirer(arme_de_barrage=True, portee_minimale=12, distance=10)", "dire .*portee_minimum"),
    ("pen", "embarquer(unite_infanterie=True, capacite_de_transport=10, effectif_de_l_escouade=11)", "dire .*places_a_bord"),
    ("pen", "charger(tir_sur_une_autre_cible=True)", "dire .*a_tire_sur_un_autre_ennemi"),
    ("pen", "tenter_une_percee(unite_engagee_ailleurs=True)", "dire .*engagee_avec_une_autre_escouade"),
    ("wm", "depenser_du_focus(tour_adverse=True)", "dire .*hors_activation "),
    ("wm", "attaque_a_distance(atd=5, defense=13, arme_a_effet_de_souffle=True)", "dire .*attaque_de_souffle "),
    ("wm", "attaque_de_corps_a_corps(acc=6, defense=13, cible_masquee_par_une_obstruction=True)", "dire .*decor_interferent "),
    ("wm", "attaquer_avec_une_arme(arme_verrouillante=True)", "dire .*du_verrou "),
    ("wm", "charger(attaquant_a_deja_agi=True)", "dire .*action_deja_accomplie "),
    ("wm", "courir(figurine_warbeast=True)", "dire .*est_une_warbeast "),
    ("wm", "slam(attaquant_warjack=True)", "dire .*est_un_warjack "),
    ("wm", "relayer_un_sort(relais_au_tapis=True)", "figurine_au_tapis"),
    ("wm", "attaquer_a_distance(cible_hors_de_portee=True)", "cible_trop_loin"),
    ("wm", 'verrou_rompu_d_office(evenement_pendant_le_verrou="le défenseur devient stationnaire")', "défenseur stationnaire"),
    ("wm", "tenter_de_diriger(marshal_en_fuite=True)", "vouliez-vous dire controleur_en_fuite"),
    ("wm", "allouer_du_focus(warcaster_stationnaire=True)", "vouliez-vous dire controleur_stationnaire"),
    ("wm", "s_activer(jack_au_tapis=True)", "vouliez-vous dire figurine_au_tapis"),
    ("wm", "attaque_a_distance(tireur_vise=True)", "vouliez-vous dire attaquant_vise"),
    ("wm", "attaque_a_distance(victime_a_couvert=True)", "vouliez-vous dire cible_a_couvert"),
    ("wm", 'figurine_heurtee_par_un_slam(slammee_socle="moyen", heurtee_socle="petit")', "vouliez-vous dire cible_socle"),
    ("wm", 'trajet_projete(distance_du_point_d_impact_final=5, projetee_socle="grand")', "vouliez-vous dire cible_socle"),
    ("wm", "jet_de_poussee(attaquant_force=9, poussee_force=9)", "vouliez-vous dire cible_force"),
    ("wm", "rompre_un_verrou(figurine_force=11, adversaire_force=11)", "vouliez-vous dire autre_force"),
    ("wm", 'tracer_une_ligne_de_vue(interferente_socle="moyen")', "vouliez-vous dire interposee_socle"),
    ("wm", "attaquer_par_magie(sort_relaye=True, arc_nodal_au_tapis=True)", "vouliez-vous dire relais_au_tapis"),
    ("wm", "figurine_touchee_par_l_arme(arme_a_feu_critique=True)", 'vouliez-vous dire effet_de_l_arme="feu critique"'),
    ("wm", "attaque_de_corps_a_corps(acc=6, defense=13, arme_desactivee=True)", "systeme_desactive"),
    ("wm", "attaques_de_pietinement(figurines_traversees=3)", "petits_socles_traverses"),
    ("wm", "reagir_a_une_attaque(cible_d_une_projection=True)", "projetee_sur_une_figurine"),
    ("wm", "degats_de_slam(force=5, pui=14, arm=18, slam_par_un_sort=True)", "source_a_pui_propre"),
    ("wm", "tracer_une_ligne_de_vue(epaisseur_de_foret=3, cible_en_foret=True)", "foret_traversee"),
    ("wm", "gagner_un_marqueur(marqueurs_au_maximum=True)", "limite_de_marqueurs_atteinte"),
    ("wm", "contributeurs(participants=5, tireurs_hors_de_portee=1)", "participants_en_echec"),
    ("wm", "degats_de_corps_a_corps(p_plus_f=14, arm=18, attaque_de_charge=True, distance_parcourue=5, cible_de_charge_morte=True)", "cible_de_charge_remplacee"),
    ("wm", "une_attaque_a_distance(atd=6, defense=3, pui=13, arm=15, jet_de_degats_booste=True, cases_de_degats_restantes=6)", "degats_boostes"),
    ("wm", "attaque_de_competence_magique(valeur_de_competence_magique=7, defense=14)", "magie"),
    ("wm", "frapper_gratuitement_un_pietineur(attaquant_a_ete_pietinee=True)", "heurtee_par_le_pietinement"),
    ("wm", "slam(cible_couchee=1)", "au_tapis"),
    ("wm", "seuil_de_pertes_massives(effectif=1)", "figurines_au_debut_du_tour"),
    ("wm", "degats_de_corps_a_corps(cible_bouclier=1)", "boucliers"),
    ("wm", "transferer_des_degats(figurine_hors_zdc=1)", "hors_de_la_zone_de_controle"),
    ("wm", "furie_generee(s_enrage=1)", "points_d_enragement"),
    ("wm", "test_de_commandement(distance_au_meneur=1)", "distance_au_commandant"),
    ("wm", "se_relever(renonce_a_l_action=1)", "releve_en_renoncant_a_l_action"),
]


@pytest.mark.parametrize("game, question, name", SAID, ids=[question for _, question, _ in SAID])
def test_a_word_of_the_table_leads_to_its_name(resolver, game, question, name):
    with pytest.raises(SituationError, match=name):
        resolver.ask(game, question)
