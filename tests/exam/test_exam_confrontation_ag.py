"""Confrontation, a blind round on the first chapters: courage, initiative, blows and their wounds, shots, assaults that fall short, scenery and armies.

The rows were worked out from the text alone; those of what already held were asked with the others. One row a situation, each question with what the row
states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

BOW = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60)"
BOW4 = "arme=dict(force=4, portee_courte=20, portee_moyenne=40, portee_longue=60)"
BOW6 = "arme=dict(force=6, portee_courte=20, portee_moyenne=40, portee_longue=60)"
row(
    "CONF-AG01",
    "COU 3, Aimé des Dieux, devant une PEUR 9 Abominable ; le commandant à portée est Paria, lui non : 2d6 le plus faible, 1/4. D'un autre peuple : rien non plus.",
    ask("test_de_courage(figurine=dict(cou=3, aime_des_dieux=True, dans_l_aura_d_un_commandant=True), commandant=dict(peur=7, paria=True), "
        "adversaire=dict(peur=9, abominable=True))", odds={"Réussi": F(1, 4)}),
    ask("test_de_courage(figurine=dict(peur=4, dans_l_aura_d_un_commandant=True), commandant=dict(peur=7, d_un_autre_peuple=True), adversaire_peur=9)",
        odds={"Réussi": F(1, 3)}),
)
row(
    "CONF-AG02",
    "Bravoure contre Abominable, un seul dé ; Résolution/2 annoncée : COU 5 contre 9, 1/2 ; en déroute, elle se tait : 1/6.",
    ask("test_de_courage(figurine=dict(cou=3, bravoure=True, use_de_resolution=True, resolution_x=2), adversaire=dict(peur=9, abominable=True))",
        odds={"Réussi": F(1, 2)}),
    ask("test_de_courage(figurine=dict(cou=3, bravoure=True, use_de_resolution=True, resolution_x=2, en_deroute=True), adversaire=dict(peur=9, "
        "abominable=True))", odds={"Réussi": F(1, 6)}),
)
row(
    "CONF-AG03",
    "Un vétéran Aguerri près de son chef (COU 6) devant PEUR 12 : 1/3 ; Maudit des Dieux, 1/6. Aguerri et Chance, seul, contre 9 : 4/9, le second jet ne se relançant plus.",
    ask("test_de_courage(figurine=dict(cou=3, aguerri=True, dans_l_aura_d_un_commandant=True), commandant_cou=6, adversaire_peur=12)", odds={"Réussi": F(1, 3)}),
    ask("test_de_courage(figurine=dict(cou=3, aguerri=True, maudit_des_dieux=True, dans_l_aura_d_un_commandant=True), commandant_cou=6, adversaire_peur=12)",
        odds={"Réussi": F(1, 6)}),
    ask("test_de_courage(figurine=dict(cou=3, aguerri=True, chance=True), adversaire_peur=9)", odds={"Réussi": F(4, 9)}),
)
row(
    "CONF-AG04",
    "Jet de Tactique : DIS 3 et l'état-major au complet, un 5 fait 10, pas la DIS 5 du chef ; 10 en face, on relance. Un Immortel, un Apatride n'y vont pas.",
    ask("jet_de_tactique(figurine=dict(dis=3, dans_l_aura_d_un_commandant=True), commandant_dis=5, etat_major_au_complet=True, adversaire_dis=4, des=[5], "
        "des_adverses=[6])", outcome="Égalité"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine=dict(elementaire=True, du_peuple_de_l_armee=True))", outcome="Permis"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_immortel=True)", outcome="Interdit"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_apatride=True)", outcome="Interdit"),
    ask("jet_de_separation(figurine=dict(dis=4, stratege=True), adversaire_dis=4, des=[5, 1], des_adverses=[3])", outcome="Sépare la mêlée",
        disputed="= 5 contre"),
)
row(
    "CONF-AG05",
    "INI 4, Endurance, Sonné et en légère : 4, un 2 fait 6 ; en face INI 4, Possédé en critique, un ami dans le combat, un 3 : 6. On relance.",
    ask("initiative_du_combat(figurine=dict(ini=4, endurance=True, sonne=True, blessure_legere=True), adversaire=dict(ini=4, possede=True, "
        "blessure_critique=True, autres_combattants_de_son_camp=1), des=[2], des_adverses=[3])", outcome="Égalité"),
)
row(
    "CONF-AG06",
    "Charge redirigée sans voir la nouvelle cible : ce n'en est plus une. Force en charge/3, deux dés, coup de maître : non ; après une poursuite, oui, à FOR 7.",
    ask("rester_une_charge(attaquant_sans_ligne_de_vue=True)", outcome="Interdit"),
    ask("tenter_un_coup_de_maitre(attaquant=dict(coup_de_maitre_x=2, force_en_charge_x=3, a_charge=True, des_d_attaque_restants=2))", outcome="Interdit"),
    ask("tenter_un_coup_de_maitre(attaquant=dict(coup_de_maitre_x=2, force_en_charge_x=3, a_charge=True, a_poursuivi=True, des_d_attaque_restants=2))",
        outcome="Permis"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=7, force_en_charge_x=3, a_charge=True, a_poursuivi=True))", total=7),
)
row(
    "CONF-AG07",
    "Coup de maître/0 d'un Juste (ATT 5, FOR 9) grave, Sonné et chargé, tous ses dés en attaque : ATT 5 − 3 − 1 + 1, FOR 9 entière, 11.",
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=9, coup_de_maitre_x=0, blessure_grave=True, sonne=True, juste=True, "
        "tous_ses_des_en_attaque=True, subit_les_penalites_de_charge=True))", total=11),
)
row(
    "CONF-AG08",
    "Membre supplémentaire (3/6), en grave, un dé d'Enchaînement : ATT 3, un 2 fait 5 ; DEF 0, un 5 pare 5 ; deux points de Concentration restent à l'ATT.",
    ask("test_d_attaque(attaquant=dict(defense_de_la_carte=6, membre_supplementaire=True, membre_employe=True, blessure_grave=True, enchainement_x=1, "
        "des_d_enchainement=1), des=[2])", total=5),
    ask("test_de_defense(cible=dict(attaque_de_la_carte=3, membre_supplementaire=True, membre_employe=True, blessure_grave=True, enchainement_x=1, "
        "des_d_enchainement=1), difficulte=5, des=[5])", outcome="Parée"),
    ask("""test_d_attaque(attaquant=dict(defense_de_la_carte=6, membre_supplementaire=True, membre_employe=True, concentration_x=2,
        points_de_concentration_attribues=2), caracteristique_visee="ATT", des=[2])""", total=10),
    ask("test_d_attaque(attaquant=dict(att=3, membre_supplementaire=True, membre_employe=True, en_deroute=True), des=[2])", total=5),
)
row(
    "CONF-AG09",
    "Un Brutal charge de face un Irrépressible lancé : litige. Brute épaisse seule contre un Grand, oui ; avec un gobelin contre un Énorme/1 Dur à cuire (4), non ; à deux, oui.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_charge=True), cible=dict(irrepressible=True, marqueur_de_vitesse=True, "
        "assailli_de_face=True))", outcome="Interdit", disputed="Permis"),
    ask("""infliger_les_penalites_de_charge(attaquant=dict(brute_epaisse=True, a_charge=True), cible_taille="Grande")""", outcome="Permis"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brute_epaisse=True, a_charge=True, puissance_des_autres_chargeurs=1), cible=dict(enorme_x=1, "
        "dur_a_cuire=True))", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brute_epaisse=True, a_charge=True, puissance_des_autres_chargeurs=2), cible=dict(enorme_x=1, "
        "dur_a_cuire=True))", outcome="Permis"),
)
row(
    "CONF-AG10",
    "Le Brutal n'a atteint personne : il n'inflige rien à qui l'engage ; il rejoint un autre en poursuivant : si.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_charge=True, a_rate_sa_charge=True))", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_charge=True, a_rate_sa_charge=True, en_poursuite=True))", outcome="Permis"),
)
row(
    "CONF-AG11",
    "Charge bestiale, Assassin, et la charge est tombée court ; un ennemi l'engage ensuite : ni dé ni jet amplifié, ou tous deux, litige.",
    ask("des_d_attaque_de_plus(figurine=dict(charge_bestiale=True, a_charge=True, a_rate_sa_charge=True))", total=0, disputed="1 dé"),
    ask("jet_de_blessures(attaquant=dict(force=1, assassin=True, a_charge=True, a_rate_sa_charge=True), cible_res=15)", odds={"Tué net": F(1, 36)},
        disputed="2/27|3d6"),
)
row(
    "CONF-AG12",
    "Défense soutenue, DEF 4, Contre-attaque : un 5 et ATT 3 font 8, un 4 donne 6, le coup porte ; 4 et 5, FOR 5 contre RES 6, thorax : grave. Il doit parer chaque coup.",
    ask("une_attaque(attaquant=dict(att=3, force=5), cible=dict(defense=4, res=6, contre_attaque=True, defense_soutenue=True, des_de_parade=1), "
        "des=[[5], [4], [4, 5]])", gives="niveau 2"),
    ask("ne_pas_se_defendre(cible_defense_soutenue=True)", outcome="Interdit"),
)
row(
    "CONF-AG13",
    "Désengagement/5 devant deux ennemis, INI 3 en légère : 5 à faire, 2/3 ; dégagé, il ne charge pas. En force, FOR 8 en grave contre RES 5 : 1 contre 8, 5/36.",
    ask("test_de_desengagement(figurine=dict(ini=3, desengagement_x=5, blessure_legere=True, adversaires_au_contact=2))", odds={"Se désengage": F(2, 3)}),
    ask("charger(attaquant_s_est_desengage=True)", outcome="Interdit"),
    ask("""test_de_desengagement_en_force(figurine=dict(force=8, blessure_grave=True, taille="Grande", adversaires_au_contact=2), adversaire=dict(res=5,
        taille="Moyenne"))""", odds={"Se désengage": F(5, 36)}),
)
row(
    "CONF-AG14",
    "Lames dorsales/2, un dé en attaque, un en défense : pas de soutenue, sauf à y renoncer ; une lame ne compte pas dans un coup de maître.",
    ask("annoncer_une_defense_soutenue(cible=dict(lames_dorsales_x=2, des_en_attaque=1, des_en_defense=1, des_de_defense_restants=1))", outcome="Interdit"),
    ask("annoncer_une_defense_soutenue(cible=dict(lames_dorsales_x=2, renonce_aux_lames=True, des_en_attaque=1, des_en_defense=1, "
        "des_de_defense_restants=1))", outcome="Permis"),
    ask("tenter_un_coup_de_maitre(attaquant=dict(coup_de_maitre_x=2, des_d_attaque_restants=1, lames_dorsales_x=1, des_des_lames_restants=1))",
        outcome="Interdit"),
)
row(
    "CONF-AG15",
    "Deux soigneurs le même tour : le second, non. Un Énorme/1 indemne soigné d'un cran reprend son marqueur ; en légère, non.",
    ask("soigner(figurine_soin_x=5, cible_deja_beneficiaire_ce_tour=True)", outcome="Interdit"),
    ask("marqueurs_enorme_apres_des_soins(figurine=dict(enorme_x=1, marqueurs_enorme=0), crans_soignes=1)", total=1),
    ask("marqueurs_enorme_apres_des_soins(figurine=dict(enorme_x=1, marqueurs_enorme=0, blessure_legere=True), crans_soignes=1)", total=0),
)
row(
    "CONF-AG16",
    "Arc FOR 4 sur RES 5, thorax 4 : immobile, critique ; Dur à cuire, grave ; Fléau et Dur à cuire, critique ; il a bougé, grave.",
    ask(f"un_tir(attaquant_tir=4, {BOW4}, distance=30, cible_res=5, des=[[4], [4, 5]])", gives="niveau 3"),
    ask(f"un_tir(attaquant_tir=4, {BOW4}, distance=30, cible=dict(res=5, dur_a_cuire=True), des=[[4], [4, 5]])", gives="niveau 2"),
    ask(f"un_tir(attaquant=dict(tir=4, fleau=True), {BOW4}, distance=30, cible=dict(res=5, dur_a_cuire=True, vise_par_le_fleau=True), des=[[4], [4, 5]])",
        gives="niveau 3"),
    ask(f"un_tir(attaquant=dict(tir=4, s_est_deplace=True), {BOW4}, distance=30, cible_res=5, des=[[4], [4, 5]])", gives="niveau 2"),
)
row(
    "CONF-AG17",
    "Case inconnue (abdomen, 4), au moins une légère : la cible en critique meurt de toute façon, d'un coup, d'un tir, ou 5/12 au duel ; en grave, on ne sait.",
    ask("une_attaque(attaquant=dict(att=4, force=6), cible=dict(res=6, blessure_critique=True, des_de_parade=0), des=[[3], [3, 4]])", gives="niveau 4"),
    ask(f"un_tir(attaquant=dict(tir=4, s_est_deplace=True), {BOW6}, distance=15, cible=dict(res=6, blessure_critique=True), des=[[3], [3, 4]])",
        gives="niveau 4"),
    ask("un_duel(attaquant=dict(att=4, force=6, des_en_attaque=1, des_en_defense=0), cible=dict(res=6, blessure_critique=True, des_en_attaque=0, "
        "des_en_defense=0), attaquant_initiative_gagnee=True)", odds={"La cible est tuée net": F(5, 12)}),
    ask("une_attaque(attaquant=dict(att=4, force=6), cible=dict(res=6, blessure_grave=True, des_de_parade=0), des=[[3], [3, 4]])", gives="inconnue : oui"),
    ask("une_attaque(attaquant=dict(att=4, force=6), cible=dict(res=6, blessure_critique=True, ethere=True, des_de_parade=0), des=[[3], [3, 4]])",
        gives="niveau 3"),
    ask("une_attaque(attaquant=dict(att=4, force=6), cible=dict(res=6, structure_x=4, ps_perdus=3, des_de_parade=0), des=[[3], [3, 4]])", gives="niveau 4"),
)
row(
    "CONF-AG18",
    "La porte n'a plus qu'1 PS ; FOR 7 contre RES 7, 3 et 4, case inconnue mais au moins légère : détruite ; à 2 PS, on ne sait ; le nexus de même.",
    ask("une_attaque_contre_un_decor(attaquant=dict(att=4, force=7), decor=dict(res=7, points_de_structure=1), des=[[3], [3, 4]])",
        gives="Le décor est détruit : oui"),
    ask("une_attaque_contre_un_decor(attaquant=dict(att=4, force=7), decor=dict(res=7, points_de_structure=2), des=[[3], [3, 4]])", gives="inconnue : oui"),
    ask("attaques_contre_un_decor(attaques_enchainees=1, attaquant=dict(att=4, force=7), nexus_garde_x=4, decor=dict(res=7, points_de_structure=1), "
        "des=[[3], [3], [3, 4]])", outcome="Le décor est détruit : oui"),
    ask(f"un_tir_sur_un_decor(attaquant=dict(tir=4, s_est_deplace=True), {BOW6}, distance=15, decor=dict(res=6, points_de_structure=1), des=[[3], [3, 4]])",
        gives="Le décor est détruit : oui"),
)
row(
    "CONF-AG19",
    "Arme sacrée, double 1 : d'un arc /Tir, tué net ou non, litige ; au corps à corps /Combat, tué net sans litige qui change rien ; Armure sacrée, rien, double 6 compris.",
    ask(f"""un_tir(attaquant=dict(tir=4, arme_sacree_x="Tir"), {BOW4}, distance=30, cible_res=5, des=[[4], [1, 1]])""", gives="niveau 4",
        disputed="[Nn]iveau 0"),
    ask("""une_attaque(attaquant=dict(att=4, force=4, arme_sacree_x="Combat"), cible=dict(res=9, ethere=True, des_de_parade=0), des=[[4], [1, 1]])""",
        gives="niveau 4"),
    ask("""une_attaque(attaquant=dict(att=4, force=4, arme_sacree_x="Combat"), cible=dict(res=9, des_de_parade=0), des=[[4], [1, 1]],
        litiges={"CF-676": "B"})""", gives="niveau 4"),
    ask("""une_attaque(attaquant=dict(att=4, force=4, arme_sacree_x="Combat"), cible=dict(res=9, enorme_x=1, marqueurs_enorme=1, des_de_parade=0),
        des=[[4], [1, 1]])""", gives="niveau 3"),
    ask(f"""un_tir(attaquant=dict(tir=4, arme_sacree_x="Tir"), {BOW4}, distance=30, cible=dict(res=5, armure_sacree=True), des=[[4], [6, 6]])""",
        gives="niveau 0"),
)
row(
    "CONF-AG20",
    "Catapulte légère FOR 9 : 5 hors du centre ; en cloche et déplacée, TIR 4 vaut 0. Baliste légère FOR 11 : le premier raté, le second touché prend 11, le suivant 6.",
    ask("force_du_tir(arme=dict(force=9, artillerie_legere=True, artillerie_a_effet_de_zone=True), cible_hors_du_centre=True)", total=5),
    ask("test_de_tir(attaquant=dict(tir=4, s_est_deplace=True), tir_en_cloche=True, arme=dict(artillerie_legere=True, artillerie_a_effet_de_zone=True), "
        "des=[4])", total=4),
    ask("force_du_tir(arme=dict(force=11, artillerie_legere=True, artillerie_perforante=True))", total=11),
    ask("force_du_tir(arme=dict(force=11, artillerie_legere=True, artillerie_perforante=True), apres_le_premier_touche=True)", total=6),
    ask("subir_un_test_de_tir(arme_artillerie_perforante=True, cible_palier=1)", outcome="Interdit"),
    ask("longueur_de_la_trajectoire(arme_portee_longue=60, distance_du_decor_solide=51)", total=51),
)
row(
    "CONF-AG21",
    "Hypérien/8 et une PEUR 9 chargent un Immortel des Ténèbres (PEUR 6) : 8 à égaler, 5/6, ou 9, litige. Un Construct ne le craint pas, un Élémentaire des Ténèbres si.",
    ask("""test_de_courage(figurine=dict(immortel=True, voie="Ténèbres", peur=6), adversaire=dict(hyperien_x=8, a_charge=True), autre_peur=9)""",
        odds={"Réussi": F(5, 6)}, disputed="difficulté 9"),
    ask("devoir_tester_son_courage(figurine=dict(construct=True, cou=4), adversaire=dict(hyperien_x=8, a_charge=True))", outcome="Sans effet"),
    ask("""devoir_tester_son_courage(figurine=dict(elementaire_x="Ténèbres", cou=4), adversaire=dict(hyperien_x=8, a_charge=True))""", outcome="Obligatoire"),
)
row(
    "CONF-AG22",
    "Le Fanatique chargé a déjà joué, ou se bat ailleurs : il ne fuirait pas, pas de second test, en déroute sur place ; sinon DIS 3 contre 7, un 4 le retient.",
    ask("test_de_fanatisme(figurine=dict(fanatisme=True, dis=3, defenseur=True, deja_active=True), difficulte=7, des=[4])", outcome="Sans effet"),
    ask("test_de_fanatisme(figurine=dict(fanatisme=True, dis=3, defenseur=True, au_contact_d_un_autre_adversaire=True), difficulte=7, des=[4])",
        outcome="Sans effet"),
    ask("test_de_fanatisme(figurine=dict(fanatisme=True, dis=3, defenseur=True), difficulte=7, des=[4])", outcome="Réussi"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, fanatisme=True, des_en_attaque=2, des_en_defense=0))", total=6),
)
row(
    "CONF-AG23",
    "Cri de guerre/6, COU 7, charge une PEUR 8 : il teste, sûr. Une PEUR 6 qu'il charge ne teste pas ; en poursuite, rien.",
    ask("test_de_courage(figurine=dict(cou=7, cri_de_guerre_x=6, en_charge=True), adversaire_peur=8)", odds={"Réussi": F(1)}),
    ask("devoir_tester_son_courage(figurine=dict(peur=6, defenseur=True), adversaire=dict(cou=3, cri_de_guerre_x=6, a_charge=True))", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=5, defenseur=True), adversaire=dict(cou=3, cri_de_guerre_x=6, en_poursuite=True))",
        outcome="Sans effet"),
)
row(
    "CONF-AG24",
    "La goule Rapide (MOU 10) à 25 cm : elle arrive, on teste ; à 31 cm, ou à 23 avec un marqueur, non ; en tirant dans sa charge, 25 cm vont encore, pas en engageant.",
    ask("devoir_tester_son_courage(figurine=dict(cou=3, defenseur=True), adversaire=dict(peur=6, mou=10, rapidite=True, chemin=25, a_charge=True))",
        outcome="Obligatoire"),
    ask("devoir_tester_son_courage(figurine=dict(cou=3, defenseur=True), adversaire=dict(peur=6, mou=10, rapidite=True, chemin=31, a_charge=True))",
        outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=3, defenseur=True), adversaire=dict(peur=6, mou=10, rapidite=True, porteur_de_marqueur=True, chemin=23, "
        "a_charge=True))", outcome="Sans effet"),
    ask("tirer(attaquant=dict(tir=4, mou=10, rapidite=True, a_charge=True, tir_en_assaut=True), distance=25)", outcome="Permis"),
    ask("tirer(attaquant=dict(tir=4, mou=10, rapidite=True, a_charge=True, tir_en_assaut=True), distance=31)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=4, mou=10, rapidite=True, a_engage=True, tir_en_assaut=True), distance=25)", outcome="Interdit"),
)
row(
    "CONF-AG25",
    "TIR 4, Possédé en grave, Précision, Tireur d'élite, à 45 cm sur un Très Grand à demi caché : 9, TIR 3, 5/9. Tir instinctif, un 2 : personne.",
    ask(f"""difficulte_du_tir(cible=dict(taille="Très Grande", partiellement_visible=True), {BOW}, distance=45)""", total=9),
    ask("test_de_tir(attaquant=dict(tir=4, possede=True, blessure_grave=True, precision=True, tireur_d_elite=True), difficulte=9)", odds={"Touche": F(5, 9)}),
    ask("jet_de_repartition(attaquant_tir_instinctif=True, des=[2])", says="projectile perdu"),
)
row(
    "CONF-AG26",
    "Immobile/3 réorienté, un gobelin au contact : TIR 4 − 2 contre 4, 5/6 ; chargé ce tour, contre 5, 2/3 ; un troll et un gobelin au contact, plus de tir.",
    ask("test_de_tir(attaquant=dict(tir=4, immobile_x=3, reoriente_ce_tour=True, adversaires_au_contact=1, puissance_adverse_au_contact=1), difficulte=4)",
        odds={"Touche": F(5, 6)}),
    ask(f"difficulte_du_tir(attaquant_a_ete_charge=True, {BOW}, distance=10)", total=5),
    ask("test_de_tir(attaquant=dict(tir=4, immobile_x=3, reoriente_ce_tour=True, adversaires_au_contact=1, puissance_adverse_au_contact=1), difficulte=5)",
        odds={"Touche": F(2, 3)}),
    ask("tirer(attaquant=dict(tir=4, immobile_x=3, adversaires_au_contact=2, puissance_adverse_au_contact=3))", outcome="Interdit"),
)
row(
    "CONF-AG27",
    "Tir en assaut sur un Grand à Cible/+2 : 7 − 1 + 2. Tir d'assaut : 4, quelle que soit la distance ; d'une pièce d'artillerie, 7. Cible/+1 jetée à couvert, à 30 cm : 10.",
    ask("""difficulte_du_tir(attaquant_tir_en_assaut=True, cible=dict(competence_cible_x=2, taille="Grande"))""", total=8),
    ask("difficulte_du_tir(attaquant=dict(tir_d_assaut=True, tir_en_assaut=True))", total=4),
    ask("difficulte_du_tir(attaquant=dict(tir_d_assaut=True, tir_en_assaut=True), arme_artillerie=True)", total=7),
    ask("""difficulte_du_tir(cible=dict(competence_cible_x=1, s_est_jete_a_couvert=True), portee_du_tir="moyenne")""", total=10),
)
row(
    "CONF-AG28",
    "Un solo 7/10 : 10 PA pour une Troupe de 51, 7 pour une de 40 que son artefact mène à 55 ; sans Z, un Champion paie V.",
    ask("cout_d_un_solo(figurine_valeur_strategique_initiale=51, cout_v=7, cout_z=10)", total=10),
    ask("cout_d_un_solo(figurine=dict(valeur_strategique_initiale=40, valeur_strategique=55), cout_v=7, cout_z=10)", total=7),
    ask("cout_d_un_solo(figurine_champion=True, cout_v=7)", total=7),
)
row(
    "CONF-AG29",
    "À 250 PA, 15 figurines ; une machine et ses deux servants comptent 3 ; 130 PA de nexus sur 500, c'est trop ; à 31 PA, deux par carte.",
    ask("effectif_maximal(valeur_de_l_armee=250)", total=15),
    ask("effectif(combattants_de_l_armee=10, engins_immobiles=1, servants_de_l_armee=2)", total=13),
    ask("aligner_l_armee(valeur_de_l_armee=500, pa_de_nexus=130, pa_de_champions=100, pa_de_troupes=200)", outcome="Interdit"),
    ask("combattants_par_carte(valeur_strategique=31)", total=2),
)
row(
    "CONF-AG30",
    "Contact : la moitié du côté ne suffit pas ; on traverse un ami du même tour de parole, pas un autre ; un passage de 2,5 cm ne laisse pas un socle de 3 cm.",
    ask("etre_au_contact(figurine_sur_socle_carre=True, part_du_cote_au_contact=50)", outcome="Interdit"),
    ask("etre_au_contact(figurine_sur_socle_carre=True, part_du_cote_au_contact=51)", outcome="Permis"),
    ask("traverser_une_figurine(ami=True, active_dans_le_meme_tour_de_parole=True)", outcome="Permis"),
    ask("traverser_une_figurine(ami=True)", outcome="Interdit"),
    ask("contourner_un_obstacle(espace_entre_les_obstacles=2.5, largeur_du_socle=3)", outcome="Interdit"),
)
row(
    "CONF-AG31",
    "Le trait de la baliste : la fenêtre fermée manquée l'arrête, détruite non ; une base de 4 × 6 cm l'arrête même détruite.",
    ask("poursuivre_la_trajectoire(decor_issue_fermee=True, tir_manque=True)", outcome="Interdit"),
    ask("poursuivre_la_trajectoire(decor=dict(issue_fermee=True, detruit=True))", outcome="Permis"),
    ask("poursuivre_la_trajectoire(decor=dict(largeur_de_la_base=4, longueur_de_la_base=6, detruit=True))", outcome="Interdit"),
)
row(
    "CONF-AG32",
    "Revenu par Renfort à l'entretien : rien ne l'affecte, ni miracle ni Régénération ; l'Entretien/2 coûte deux gemmes, celui d'un miracle un point de FT.",
    ask("""subir_un_effet(cible_revenu_a_l_entretien=True, nature_de_l_effet="miracle")""", outcome="Interdit"),
    ask("se_regenerer(figurine=dict(regeneration_x=4, blessure_grave=True, revenu_a_l_entretien=True))", outcome="Interdit"),
    ask("entretenir_un_sortilege(magicien_gemmes_de_l_element=1, effet_entretien=2)", outcome="Interdit"),
    ask("entretenir_un_miracle(fidele_foi_temporaire=0)", outcome="Interdit"),
)
row(
    "CONF-AG33",
    "État-major : pas sans Champion, pas deux musiciens, pas le chef seul ; les tests de Courage d'un tour de parole se font dans l'ordre de qui a la main.",
    ask("former_un_etat_major(commandant=dict(champion=False, commandement_x=10))", outcome="Interdit"),
    ask("former_un_etat_major(membre_en_double=True)", outcome="Interdit"),
    ask("ordonner_les_tests_de_courage(joueur_qui_a_la_main=True)", outcome="Permis"),
    ask("ordonner_les_tests_de_courage(joueur_qui_a_la_main=False)", outcome="Interdit"),
)
row(
    "CONF-AG34",
    "Échelle : trop courte de 1 cm, rien ; la corde a déjà servi ce tour, non. Au contact d'un mur et de deux ennemis, trois dés, jamais tous pour le mur.",
    ask("dresser_l_echelle(hauteur=16)", outcome="Sans effet"),
    ask("grimper_a_la_corde(a_deja_servi_ce_tour=True)", outcome="Interdit"),
    ask("nombre_de_des_de_combat(figurine_adversaires_dans_le_combat=2)", total=3),
    ask("reserver_ses_attaques_au_decor(figurine_adversaires_dans_le_combat=2)", outcome="Interdit"),
)
row(
    "CONF-AG35",
    "« Gagner » dure, « bénéficier » cesse hors de l'aura ; RES 2 − 4 : 1 ; 6 puis 1, c'est 1 ; l'aire de 10 cm et un 6 : 16 ; MOU 7,5 poursuit à 4 ; qui a la main parle.",
    ask("profiter_d_un_effet(condition_remplie=False, condition_remplie_au_lancement=True)", outcome="Interdit"),
    ask("""caracteristique_modifiee(figurine=dict(valeur_de_caracteristique=2, malus=4), caracteristique_visee="RES")""", total=1),
    ask("test_de_caracteristique(valeur_de_caracteristique=0, difficulte=1, des=[6, 1])", total=1),
    ask("jet_d_aire_d_effet(aire_d_effet=10, des=[6])", total=16),
    ask("distance_de_poursuite(figurine_mou=7.5)", total=4),
    ask("choisir_le_combat_a_resoudre(premier_tour_de_parole_du_combat=True)", outcome="Interdit"),
    ask("placer_un_nexus(distance_au_nexus_le_plus_proche=19)", outcome="Interdit"),
    ask("placer_un_nexus(distance_au_nexus_le_plus_proche=20, dans_la_zone_adverse=True)", outcome="Permis"),
)
row(
    "CONF-AG36",
    "Dans le dos de l'ange au palier 1 : il voit tout autour, il tire et incante ; au sol, non.",
    ask("tirer(attaquant=dict(tir=4, palier=1), cible=dict(palier=1, hors_de_son_champ_de_vision=True))", outcome="Permis"),
    ask("tirer(attaquant_tir=4, cible_hors_de_son_champ_de_vision=True)", outcome="Interdit"),
    ask("cibler_avec_un_sortilege(magicien_palier=1, cible=dict(palier=1, hors_de_son_champ_de_vision=True))", outcome="Permis"),
    ask("charger(attaquant_palier=2, cible=dict(palier=2, hors_de_son_champ_de_vision=True))", outcome="Permis"),
)

QUESTIONS = [(code, n, question, expected) for code, (_, questions) in ROWS.items() for n, (question, expected) in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
