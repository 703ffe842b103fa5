"""Composite situations of Confrontation, chapters XI to XX (fear to several players), each under the name of its row; worked out from the text."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

GAME = "confrontation"
ROWS, row = rows()

row(
    "CF-CB01",
    "En déroute, MOU 10 et Rapidité : libre, puis désengagé ; assailli plus tard dans le tour.",
    ask("distance_de_fuite(figurine_mou=10, figurine_rapidite=True, figurine_en_deroute=True)", total=30),
    ask("distance_de_fuite(figurine_mou=10, figurine_rapidite=True, figurine_en_deroute=True, figurine_s_est_desengage=True)", total=10),
    ask("direction_de_fuite(figurine_en_deroute=True)", says="bord de table le plus proche"),
    ask("fuir(figurine_en_deroute=True, figurine_a_deja_fui=True)", outcome="Interdit"),
)

row(
    "CF-CB02",
    "Ralliement au contact d'un spectre Abominable (PEUR 6) et d'un troll (PEUR 8) ; la Discipline est fermée.",
    ask("test_de_ralliement(figurine_cou=3, figurine_en_deroute=True, adversaire_peur=8, autre_peur=6, autre_abominable=True)", odds={"Rallié": F(1, 9)}),
    ask("se_rallier_par_la_discipline(figurine_dis=6, figurine_en_deroute=True, adversaire_peur=8)", outcome="Interdit"),
)

row(
    "CF-CB03",
    "Ralliement loin de tout effrayant : Courage 6, ou Discipline 4 avec Rigueur et un musicien ; une Blessure grave n'y change rien.",
    ask("test_de_ralliement(figurine_cou=6, figurine_en_deroute=True)", odds={"Rallié": F(5, 6)}),
    ask("test_de_ralliement_par_la_discipline(figurine_dis=4, figurine_rigueur=True, figurine_en_deroute=True, figurine_dans_l_aura_d_un_musicien=True)",
        odds={"Rallié": F(8, 9)}),
)

row(
    "CF-CB05",
    "FT d'un Zélote fidèle pur en déroute, cinq croyants, Piété/2 et trois FT en réserve : 3 + 3 - 2.",
    ask('foi_temporaire_du_tour(rang_de_fidele="Zélote", fidele_est_un_fidele=True, croyants=5, fidele_en_deroute=True, fidele_piete_x=2, fidele_foi_temporaire=3)',
        total=4),
    ask('foi_temporaire_du_tour(rang_de_fidele="Zélote", fidele_est_un_fidele=True, croyants=5, fidele_piete_x=2, fidele_foi_temporaire=3)', total=8),
)

row(
    "CF-CB06",
    "Guerrier-mage en déroute, légèrement blessé, au contact, Récupération/2, huit gemmes pour un Pouvoir de 6 : la réserve s'arrête à 12.",
    ask('de_la_recuperation_a_la_reserve(magicien_pou=6, rang_de_magicien="Adepte", magicien_blessure_legere=True, magicien_en_deroute=True, '
        'magicien_guerrier_mage=True, magicien_adversaires_au_contact=1, magicien_recuperation_x=2, magicien_gemmes_en_reserve=8, des=[[4]])', says="Gemmes 12"),
)

row(
    "CF-CB07",
    "Cri de guerre/7 : il charge une PEUR 8 et un conscrit ; en engagement, rien de tout cela ; un porte-étendard s'ajoute au X.",
    ask("test_de_courage(figurine_cou=4, figurine_cri_de_guerre_x=7, figurine_en_charge=True, figurine_assaillant=True, adversaire_peur=8)",
        odds={"Réussi": F(1)}),
    ask("test_de_courage(figurine_cou=4, figurine_cri_de_guerre_x=7, figurine_assaillant=True, adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
    ask("test_de_courage(figurine_cou=5, figurine_defenseur=True, adversaire_cri_de_guerre_x=7, adversaire_en_charge=True)", odds={"Réussi": F(5, 6)}),
    ask("test_de_courage(figurine_cou=4, figurine_cri_de_guerre_x=7, figurine_en_charge=True, figurine_dans_l_aura_d_un_porte_etendard=True, adversaire_peur=11)",
        odds={"Réussi": F(2, 3)}),
)

TWO = "figurine_dans_l_aura_d_un_commandant=True, figurine_dans_l_aura_de_l_autre_commandant=True, etat_major_au_complet=True"
row(
    "CF-CB08",
    "Dans l'aura de deux commandants, l'un plus brave, l'autre plus discipliné ; l'état-major du premier est au complet.",
    ask(f"test_de_discipline(figurine_dis=2, commandant_dis=3, l_autre_commandant_dis=6, {TWO}, difficulte=12)", odds={"Réussi": F(1, 2)}),
    ask(f"test_de_courage(figurine_cou=3, commandant_cou=6, l_autre_commandant_cou=5, {TWO}, adversaire_peur=12)", odds={"Réussi": F(1, 2)}),
)

row(
    "CF-CB11",
    "Un Asservi à 9 cm puis à 11 cm de son maître (COU 6), puis à 9 cm près d'un porte-étendard.",
    ask("test_de_courage(figurine_cou=3, figurine_asservi=True, autre_cou=6, distance_de_x=9, adversaire_peur=9)", odds={"Réussi": F(2, 3)}),
    ask("test_de_courage(figurine_cou=3, figurine_asservi=True, autre_cou=6, distance_de_x=11, adversaire_peur=9)", odds={"Réussi": F(1, 6)}),
    ask("test_de_courage(figurine_cou=3, figurine_asservi=True, autre_cou=6, distance_de_x=9, figurine_dans_l_aura_d_un_porte_etendard=True, adversaire_peur=9)",
        odds={"Réussi": F(5, 6)}),
)

BOW = "portee_courte=20, portee_moyenne=40, portee_longue=60"
row(
    "CF-CB12",
    "Archer Inébranlable chargé puis libéré, sur un volant partiellement visible, Cible/-1, qui s'est jeté à couvert : 4+1+2+1-1+2.",
    ask(f"tir_sur_une_cible(tir=4, distance=18, {BOW}, attaquant_a_ete_charge=True, attaquant_inebranlable=True, cible_palier=1, attaquant_palier=0, "
        "cible_partiellement_visible=True, competence_cible_x=-1, cible_a_couvert=True)", odds={"Touche": F(1, 3)}),
)

row(
    "CF-CB14",
    "Rechargement rapide/1 et Tir supplémentaire/1, sans bouger, puis en marchant.",
    ask("nombre_de_tirs(attaquant_rechargement_rapide_x=1, attaquant_recharge_vite=True, attaquant_tir_supplementaire_x=1)", total=3),
    ask(f"tir_sur_une_cible(tir=5, distance=30, {BOW}, attaquant_rechargement_rapide_x=1, attaquant_recharge_vite=True)", odds={"Touche": F(2, 3)}),
    ask("nombre_de_tirs(attaquant_rechargement_rapide_x=1, attaquant_recharge_vite=True, attaquant_tir_supplementaire_x=1, attaquant_s_est_deplace=True)", total=2),
    ask("tirer(attaquant_rechargement_rapide_x=1, attaquant_recharge_vite=True, attaquant_s_est_deplace=True)", outcome="Interdit"),
)

HEAVY = "arme_artillerie_lourde=True, arme_artillerie_perforante=True, cible_palier=2, attaquant_palier=0"
row(
    "CF-CB17",
    "Un canon lourd (Poids/5) qui a marché vise le palier 2 à 35 cm ; une arme à zone vers le palier 1.",
    ask(f"tir_sur_une_cible(tir=4, distance=35, {BOW}, attaquant_poids_x=5, attaquant_s_est_deplace=True, {HEAVY})", odds={"Touche": F(5, 36)}),
    ask(f"force_du_tir(arme_force=12, {HEAVY})", total=8),
    ask(f"viser_un_autre_palier({HEAVY})", outcome="Permis"),
    ask("viser_un_autre_palier(cible_palier=1, attaquant_palier=0, arme_artillerie_lourde=True, arme_artillerie_a_effet_de_zone=True)", outcome="Interdit"),
)

row(
    "CF-CB21",
    "Un mage pur incante puis engage à 9 et 12 cm ; un autre, trop éloigné de son départ, n'incante plus, mais contre.",
    ask("charger(attaquant_magicien_pur=True)", outcome="Interdit"),
    ask("parvenir_au_contact(figurine_mou=10, figurine_chemin=9, figurine_a_incante=True)", outcome="Permis"),
    ask("parvenir_au_contact(figurine_mou=10, figurine_chemin=12, figurine_a_incante=True)", outcome="Interdit"),
    ask("parvenir_au_contact(figurine_mou=10, figurine_chemin=12, figurine_a_appele=True)", outcome="Interdit"),
    ask("incanter(magicien_deplace_de_plus_que_son_mou=True)", outcome="Interdit"),
    ask("incanter(magicien_deplace_de_plus_que_son_mou=True, magicien_guerrier_mage=True)", outcome="Permis"),
    ask("appeler_un_miracle(fidele_deplace_de_plus_que_son_mou=True)", outcome="Interdit"),
    ask("contrer(contre_magicien_deplace_de_plus_que_son_mou=True)", outcome="Permis"),
)

row(
    "CF-CB22",
    "Esprit de Feu, une gemme d'Air pour la maîtrise, d'un palier à l'autre : trois dés, Pouvoir 3 contre 10.",
    ask("test_d_incantation(magicien_pou=5, magicien_est_un_magicien=True, magicien_esprit_de_x=True, sortilege_de_son_seul_element=True, "
        "magicien_gemmes_de_maitrise=1, cible_palier=1, magicien_palier=0, effet_difficulte_indiquee=10)", odds={"Réussi": F(16865, 46656)}),
)

row(
    "CF-CB24",
    "Contrer un sort personnel sans le toucher, un mage qu'on ne voit pas ; censurer sans voir.",
    ask("recourir_a_la_contre_magie(effet_portee_personnelle=True)", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(magicien_hors_de_vue=True)", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(magicien_hors_de_vue=True, contre_magicien_negation=True)", outcome="Permis"),
    ask("censurer(fidele_hors_de_vue=True)", outcome="Interdit"),
    ask("censurer(fidele_hors_de_vue=True, censeur_negation=True)", outcome="Permis"),
)

row(
    "CF-CB28",
    "Dévotion/3 pour un mage (POU 4) qui a sept gemmes, puis engagé.",
    ask("gemmes_d_une_devotion(devotion_x=3, magicien_pou=4, magicien_gemmes_en_reserve=7)", total=1),
    ask("profiter_d_une_devotion(figurine_devotion=True, distance=10)", outcome="Permis"),
    ask("profiter_d_une_devotion(figurine_devotion=True, distance=10, magicien_au_contact_d_un_adversaire=True)", outcome="Interdit"),
)

row(
    "CF-CB34",
    "Illuminé et Exalté, FOI 3 contre 9 : un 5 relancé réussit toujours.",
    ask("test_de_divination(fidele_foi=3, fidele_illumine=True, fidele_exalte=True, effet_difficulte_indiquee=9)", odds={"Réussi": F(5, 9)}),
)

TITAN = "figurine_est_un_titan=True, figurine_a_ete_engage=True"
row(
    "CF-CB38",
    "Un Titan (INI 2) engagé par quatre fantassins, un troll et un Énorme/1 ; puis par un fantassin de plus.",
    ask(f"se_desengager({TITAN}, puissance_adverse_au_contact=9)", outcome="Permis"),
    ask(f"test_de_desengagement(figurine_ini=2, {TITAN}, figurine_adversaires_au_contact=6, figurine_adversaires_moins_que_tres_grands=5)",
        odds={"Se désengage": F(1, 2)}),
    ask(f"se_desengager({TITAN}, puissance_adverse_au_contact=10)", outcome="Interdit"),
)

SEEN = "figurine_repond_a_l_allegeance=True, figurine_voit_le_nexus=True"
row(
    "CF-CB43",
    "Forcer un nexus : sans épreuve, Inviolable, vidé de ses charges ; puis un autre.",
    ask(f"forcer_le_nexus({SEEN}, nexus_sans_epreuve=True)", outcome="Interdit"),
    ask(f"forcer_le_nexus({SEEN}, nexus_inviolable=True)", outcome="Interdit"),
    ask(f"forcer_le_nexus({SEEN}, nexus_charge_totale=5, nexus_activations_de_la_partie=5)", outcome="Interdit"),
    ask(f"forcer_le_nexus({SEEN})", outcome="Permis"),
)

row(
    "CF-CB44",
    "Une épreuve d'INI 6 (INI 2, Vivacité) : un seul dé ; un sacrifice INI-3 est fermé.",
    ask("test_d_initiative(figurine_ini=2, figurine_vivacite=True, figurine_a_l_epreuve=True, difficulte=6)", odds={"Réussi": F(1, 2)}),
    ask(f"tenter_d_activer_le_nexus({SEEN}, nexus_malus_du_sacrifice=3, figurine_valeur_sacrifiee=2)", outcome="Interdit"),
)

row(
    "CF-CB46",
    "Emblème/10, Structure 6, et un porte-étendard : 7 contre 9.",
    ask("test_de_courage(figurine_cou=3, nexus_embleme_x=10, nexus_valeur_de_structure=6, figurine_repond_a_l_allegeance=True, distance=10, "
        "figurine_dans_l_aura_d_un_porte_etendard=True, adversaire_peur=9)", odds={"Réussi": F(5, 6)}),
)

row(
    "CF-CB51",
    "Un faucheur passe près d'un voltigeur (INI 3, Bond, Blessure légère), au contact d'un ennemi.",
    ask("difficulte_de_fauchage(figurine_bond=True, figurine_au_contact_d_un_adversaire=True)", total=6),
    ask("test_de_fauchage(figurine_ini=3, figurine_bond=True, figurine_blessure_legere=True, figurine_au_contact_d_un_adversaire=True)", odds={"Échappe": F(1, 2)}),
)

row(
    "CF-CB64",
    "Un porteur de marqueur (MOU 10, Vol, Implacable/1), cible d'un miracle MOU+5.",
    ask("prendre_son_envol(figurine_marqueurs_portes=1)", outcome="Interdit"),
    ask('potentiel_de_deplacement(figurine_mou=10, figurine_modificateur_de_mou=5, figurine_marqueurs_portes=1, figurine_type_de_deplacement="course")', total=20),
    ask("portee_de_l_assaut(figurine_mou=10, figurine_modificateur_de_mou=5, figurine_marqueurs_portes=1)", total=20),
    ask("poursuites_permises(figurine_implacable_x=1, figurine_marqueurs_portes=1)", total=1),
)

row(
    "CF-CB67",
    "Un individu passif : pas d'assaut, pas de commandement, tout en défense ; une figurine en déroute n'engage pas non plus.",
    ask("charger(attaquant_individu_passif=True)", outcome="Interdit"),
    ask("engager_un_adversaire(cible_hors_de_vue=True, attaquant_individu_passif=True)", outcome="Interdit"),
    ask("engager_un_adversaire(cible_hors_de_vue=True, attaquant_en_deroute=True)", outcome="Interdit"),
    ask("profiter_du_commandement(figurine_individu_passif=True)", outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine_individu_passif=True, figurine_adversaires_dans_le_combat=1, figurine_des_en_attaque=1, figurine_des_en_defense=1)",
        outcome="Interdit"),
)

HIDDEN = "cible_hors_de_vue=True"
row(
    "CF-CB68",
    "Engager une cible cachée : tout ce qui l'interdit, un état après l'autre ; désengagé, ou mage pur en vue de sa cible, on engage.",
    ask(f"engager_un_adversaire({HIDDEN})", outcome="Permis"),
    ask(f"engager_un_adversaire({HIDDEN}, attaquant_a_couru=True)", outcome="Interdit"),
    ask(f'engager_un_adversaire({HIDDEN}, cible_taille="Petite", cible_adversaires_au_contact=3)', outcome="Interdit"),
    ask("engager_un_adversaire(cible_eclaireur_cache=True)", outcome="Interdit"),
    ask(f"engager_un_adversaire({HIDDEN}, cible_irrepressible=True, cible_marqueur_de_vitesse=True, cible_assailli_hors_de_face=True, cible_res=9, "
        "attaquant_force=8)", outcome="Interdit"),
    ask(f'engager_un_adversaire({HIDDEN}, attaquant_sa_chaudiere_explose=True, caracteristique_sous_pression="MOU")', outcome="Interdit"),
    ask(f"engager_un_adversaire({HIDDEN}, attaquant_en_deroute=True)", outcome="Interdit"),
    ask(f"engager_un_adversaire({HIDDEN}, attaquant_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask(f"engager_un_adversaire({HIDDEN}, attaquant_au_contact_d_un_adversaire=True, attaquant_s_est_desengage=True)", outcome="Permis"),
    ask(f"engager_un_adversaire({HIDDEN}, attaquant_immobile_x=2)", outcome="Interdit"),
    ask(f"engager_un_adversaire({HIDDEN}, attaquant_s_est_jete_a_couvert=True)", outcome="Interdit"),
    ask(f"engager_un_adversaire({HIDDEN}, attaquant_individu_passif=True)", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant_a_incante=True, attaquant_distance_parcourue=8, attaquant_mou=10)", outcome="Permis"),
    ask("engager_un_adversaire(attaquant_a_incante=True, attaquant_distance_parcourue=14, attaquant_mou=10)", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant_a_appele=True, attaquant_distance_parcourue=10, attaquant_mou=10)", outcome="Permis"),
    ask("engager_un_adversaire(attaquant_a_appele=True, attaquant_distance_parcourue=12, attaquant_mou=10)", outcome="Interdit"),
)

row(
    "CF-CB69",
    "Un Titan de RES 15 frappé d'un double 6 : Force 8, trop faible, une grave ; Force 9, un Tué net.",
    ask("jet_de_blessures(attaquant_force=8, cible_res=15, cible_est_un_titan=True, des=[6, 6])", outcome="Blessure grave"),
    ask("jet_de_blessures(attaquant_force=9, cible_res=15, cible_est_un_titan=True, des=[6, 6])", outcome="Tué net"),
    ask("jet_de_blessures(attaquant_force=8, cible_res=15, cible_est_un_titan=True)", odds={"Tué net": F(0), "Blessure grave": F(1, 36)}),
)

row(
    "CF-CB70",
    "Un Champion de rang 3 dont la carte imprime Artefact/1 : quatre artefacts, pas cinq.",
    ask("artefacts_permis(figurine_champion=True, figurine_rang=3, figurine_artefact_x=1)", total=4),
    ask("porter_un_artefact(figurine_champion=True, figurine_rang=3, figurine_artefact_x=1, figurine_artefacts_portes=4)", outcome="Permis"),
    ask("porter_un_artefact(figurine_champion=True, figurine_rang=3, figurine_artefact_x=1, figurine_artefacts_portes=5)", outcome="Interdit"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, GAME, code, question, expected)
