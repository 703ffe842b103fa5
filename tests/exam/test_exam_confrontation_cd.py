"""Composite situations of Confrontation, the sections seldom read (artillery, titans, nexus, scenery, scenarios, command), each under the name of its row."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

GAME = "confrontation"
ROWS, row = rows()

BALISTA = "arme_artillerie_legere=True, arme_artillerie_perforante=True"
CATAPULT = "arme_artillerie_legere=True, arme_artillerie_a_effet_de_zone=True"
HEAVY = "arme_artillerie_lourde=True, arme_artillerie_perforante=True"
TITAN = "figurine_est_un_titan=True, figurine_a_ete_charge=True, figurine_puissance_adverse_au_contact=7"
CATALYST = "figurine_repond_a_l_allegeance=True, figurine_voit_le_nexus=True, nexus_acces=10, figurine_du_camp_adverse_du_nexus=True"
ROCK = "attaquant_au_contact_d_un_decor=True, attaquant_distance_au_tas=2.5, cible_distance_en_contrebas=5"
LADDER = "attaquant_au_contact_d_un_bout_de_l_echelle=True, pendant_la_phase_de_combat=True, attaquant_des_consacres=2"

row(
    "CF-CD01",
    "Baliste légère qui a bougé, TIR 3 ; deuxième touché : un très grand à 30 cm, à moitié caché.",
    ask(f'tir_sur_une_cible(attaquant_tir=3, distance=30, arme_portee_courte=20, arme_portee_moyenne=40, arme_portee_longue=60, cible_taille="Très Grande", '
        f"cible_partiellement_visible=True, attaquant_s_est_deplace=True, {BALISTA})", odds={"Touche": F(2, 3)}),
    ask(f"force_du_tir(arme_force=11, cible_apres_le_premier_touche=True, {BALISTA})", total=6),
)

row(
    "CF-CD02",
    "Crache-feu qui a bougé, TIR 5, tir en cloche à portée moyenne ; FOR 9 au centre, la moitié autour.",
    ask(f"tir_sur_une_cible(attaquant_tir=5, distance=50, arme_portee_courte=30, arme_portee_moyenne=60, arme_portee_longue=90, attaquant_s_est_deplace=True, "
        f"cible_hors_de_vue=True, {CATAPULT})", odds={"Touche": F(1, 6)}),
    ask(f"force_du_tir(arme_force=9, {CATAPULT})", total=9),
    ask(f"force_du_tir(arme_force=9, cible_hors_du_centre=True, {CATAPULT})", total=5),
)

row(
    "CF-CD03",
    "Deux bombardes perforantes visent un ange au palier 2 : la lourde le peut, à FOR 14 - 4 ; la légère non.",
    ask(f"prendre_pour_cible(cible_palier=2, {HEAVY})", outcome="Permis"),
    ask(f"force_du_tir(arme_force=14, cible_palier=2, {HEAVY})", total=10),
    ask(f"prendre_pour_cible(cible_palier=2, {BALISTA})", outcome="Interdit"),
)

row(
    "CF-CD04",
    "Titan chargé ce tour, au contact de deux trolls et d'un cyclope Énorme : seul le cyclope gêne.",
    ask(f"se_desengager({TITAN})", outcome="Permis"),
    ask(f"test_de_desengagement(figurine_ini=3, figurine_adversaires_au_contact=3, figurine_adversaires_moins_que_tres_grands=2, {TITAN})",
        odds={"Se désengage": F(2, 3)}),
)

row(
    "CF-CD05",
    "Balayage d'un Titan de FOR 13 : un garde blessé (DEF 5), un archer ami (DEF 3) ; pas de contre-attaque.",
    ask("test_contre_le_balayage(cible_defense=5, cible_blessure_legere=True)", odds={"Évité": F(2, 3)}),
    ask("test_contre_le_balayage(cible_defense=3)", odds={"Évité": F(1, 2)}),
    ask("force_du_balayage(attaquant_force_de_la_carte=13)", total=7),
)

row(
    "CF-CD06",
    "Un mage force un nexus 5/2 déjà activé une fois ce tour, à la limite de l'accès : difficulté 6 + 2 ; à deux activations ce tour, non.",
    ask("difficulte_de_l_epreuve(difficulte=6, figurine_du_camp_adverse_du_nexus=True)", total=8),
    ask(f"tenter_d_activer_le_nexus(distance=10, nexus_charge_totale=5, nexus_charge_temporaire=2, nexus_activations_de_la_partie=1, "
        f"nexus_activations_du_tour=1, {CATALYST})", outcome="Permis"),
    ask(f"tenter_d_activer_le_nexus(distance=10, nexus_charge_totale=5, nexus_charge_temporaire=2, nexus_activations_de_la_partie=2, "
        f"nexus_activations_du_tour=2, {CATALYST})", outcome="Interdit"),
)

row(
    "CF-CD07",
    "Champion fidèle pur, Zélote : Artefact/2, Enchaînement/1.",
    ask('artefacts_permis(figurine_champion=True, figurine_rang_de_fidele="Zélote")', total=2),
    ask("enchainement_d_un_champion(figurine_champion=True, figurine_est_un_fidele=True)", total=1),
)

row(
    "CF-CD08",
    "Objectif (effectif 4, valeur 30) : un wolfen critique seul compte d'un côté, trois guerriers dont un critique de l'autre ; personne ne l'occupe.",
    ask("valeur_comptee(figurine_valeur_strategique=34, figurine_blessure_critique=True)", total=24),
    ask("compter_sur_un_objectif(figurine_palier=1)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine_en_deroute=True)", outcome="Interdit"),
    ask('valeur_d_un_camp(premier_groupe_taille="Moyenne", premier_groupe_peu_blesses=2, premier_groupe_en_blessure_critique=1, '
        "premier_groupe_valeur_strategique=9)", total=18),
    ask("occuper_un_objectif(l_armee_effectif_compte_du_camp=2, l_armee_valeur_comptee_du_camp=24, effectif_requis=4, valeur_requise=30)", outcome="Interdit"),
    ask("occuper_un_objectif(l_armee_effectif_compte_du_camp=3, l_armee_valeur_comptee_du_camp=18, effectif_requis=4, valeur_requise=30)", outcome="Interdit"),
    ask("controler_un_objectif(l_armee_effectif_compte_du_camp=2, l_armee_valeur_comptee_du_camp=24, l_armee_adverse_effectif_compte_du_camp=3, "
        "l_armee_adverse_valeur_comptee_du_camp=18)", outcome="Interdit"),
)

row(
    "CF-CD09",
    "Un Neutre relance d'office ses 6 : ATT 4 contre 11, 1/6 de 4/5, où un joueur s'arrête à 12.",
    ask("test_d_attaque(attaquant_att=4, attaquant_neutre=True, difficulte=11)", odds={"Réussi": F(2, 15)}),
    ask("test_d_attaque(attaquant_att=4, difficulte=11)", odds={"Réussi": F(5, 36)}),
)

row(
    "CF-CD10",
    "Rocher à la limite des distances : action exclusive, donc pas après une marche.",
    ask(f"lancer_un_rocher(attaquant_a_marche=True, {ROCK})", outcome="Interdit"),
    ask(f"jet_de_rocher({ROCK})", odds={"Touche": F(2, 3)}),
)

row(
    "CF-CD11",
    "Renverser une échelle, FOR 5 en Blessure grave, grimpeur de RES 4 : 3 contre 10.",
    ask(f"test_pour_faire_tomber_l_echelle(attaquant_force=5, attaquant_blessure_grave=True, cible_res_de_la_carte=4, {LADDER})",
        odds={"L'échelle tombe": F(5, 36)}),
)

row(
    "CF-CD12",
    "Bélier : quatre gobelins de FOR 15 en tout, un critique (-3), donc 5 + 15 - 3.",
    ask("force_du_belier(force_cumulee_des_porteurs=15, penalites_des_porteurs=-3)", total=17),
)

row(
    "CF-CD13",
    "Incendie/3 et Incendie/0, un 2 pour chacun : l'un tombe à 0 et reste, l'autre s'éteint.",
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=3, de_d_incendie=2)", total=0),
    ask("retirer_le_marqueur_d_incendie(valeur_de_l_incendie=3, de_d_incendie=2)", outcome="Interdit"),
    ask("retirer_le_marqueur_d_incendie(valeur_de_l_incendie=0, de_d_incendie=2)", outcome="Obligatoire"),
)

row(
    "CF-CD14",
    "À trois joueurs, 9, 7 et 7 cartes ; deux zones à 25 cm.",
    ask("nombre_de_refus(l_armee_cartes_au_debut_du_tour=7, l_armee_cartes_adverses_au_debut_du_tour=9)", total=2),
    ask("placer_une_zone_de_deploiement(ecart_des_zones=25)", outcome="Interdit"),
    ask("placer_une_zone_de_deploiement(ecart_des_zones=30)", outcome="Permis"),
)

row(
    "CF-CD15",
    "Un vorace (PEUR 5) use du COU 6 d'un commandant devant PEUR 9 ; l'étendard, au palier 1, n'y ajoute rien, au palier 0 si.",
    ask("test_de_courage(figurine_peur=5, figurine_defenseur=True, commandant_cou=6, commandant_aura_de_commandement=10, commandant_distance_a_la_figurine=5, "
        "adversaire_peur=9, figurine_palier=0, le_porte_etendard_palier=1, le_porte_etendard_aura_de_commandement=10, "
        "le_porte_etendard_distance_a_la_figurine=5)", odds={"Réussi": F(2, 3)}),
    ask("test_de_courage(figurine_peur=5, figurine_defenseur=True, commandant_cou=6, commandant_aura_de_commandement=10, commandant_distance_a_la_figurine=5, "
        "adversaire_peur=9, figurine_palier=0, le_porte_etendard_palier=0, le_porte_etendard_aura_de_commandement=10, "
        "le_porte_etendard_distance_a_la_figurine=5)", odds={"Réussi": F(5, 6)}),
)

row(
    "CF-CD16",
    "Porteur de marqueur, MOU 10, sous MOU+3 et doté de Rapidité : 20 cm au plus.",
    ask("mou_de_porteur(figurine_mou=10, figurine_porteur_de_marqueur=True, figurine_modificateur_de_mou=3, figurine_rapidite=True)", total=20),
)

row(
    "CF-CD17",
    "Incantation de difficulté 10 (POU 6) face au contre (POU 5) : elle rate avant que le contre compte.",
    ask("incantation_face_au_contre(magicien_pou=6, contre_magicien_pou=5, difficulte=10)", 
        odds={"Raté": F(1, 2), "Lancé": F(85, 216), "Contré": F(23, 216)}),
    ask("incantation_face_au_contre(magicien_pou=6, contre_magicien_pou=5, difficulte=10, des=[3])", outcome="Raté"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, GAME, code, question, expected)
