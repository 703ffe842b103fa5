"""Confrontation, l'inventaire des règles, suite : toutes les sections, plusieurs unités voisines par ligne, avec les seuls mots d'un joueur.

La réponse attendue vient du texte. Ont échoué d'abord : le désengagement manqué avant une marche, un tir ou une fuite (V-D, XI-C), les malus au jet
dont on se passe (IX-F), le revenant à l'entretien (X), l'assaut dont la cible est morte ou en déroute (VII-C), l'incantation à la phase de combat
(XIV-E), la Force en charge en poursuite (XIX-B-59), l'Hypérien qui a aussi une PEUR (XIX-B-64), le moment du Mutagène (XIX-B-90) et la barricade en
zone adverse (XIX-B-110).
"""

from __future__ import annotations

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "I-A, I-B",
    "Livret contre carte d'origine, figurines des autres gammes, socle rond de cavalerie, socle carré fourni remplacé par un rond.",
    ask("se_fier_a_une_carte_d_origine(contredite_par_un_livret=True)", outcome="Interdit"),
    ask("jouer_une_figurine_d_une_autre_gamme()", outcome="Permis"),
    ask('socles(type_de_socle="cavalerie")', gives="50"),
    ask("changer_la_forme_du_socle()", outcome="Permis"),
)
row(
    "I-C, cartes et sortilèges",
    "Capacité non optionnelle comprise dans les 30 PA ; ni rituel ni communion ; voie non maîtrisée ; 20 cm pour 20 ; Fréquence 2 "
    "déjà employée deux fois.",
    ask("valeur_strategique_complete(valeur_strategique_initiale=30)", total=30),
    ask("employer_un_rituel_ou_une_communion()", outcome="Interdit"),
    ask("lancer_un_sortilege_de_cette_voie()", outcome="Interdit"),
    ask("etre_a_portee_d_un_effet(effet_portee_de_l_effet=20, distance=20)", outcome="Permis"),
    ask("lancer_encore_ce_sortilege(effet_frequence=2, lancers_ce_tour=2)", outcome="Interdit"),
)
row(
    "I-C-5",
    "Création 2, Altération 1 : pas de miracle qui veut 2 et 1 de Destruction. Culte universel pour un gobelin. Libre à 7. "
    "Ferveur 3 sur 5. Deux miracles, 34 PA.",
    ask("""appeler_avec_ces_aspects(fidele=dict(foi_creation=2, foi_alteration=1, foi_destruction=0),
        effet=dict(creation_requise=2, destruction_requise=1))""",
        outcome="Interdit"),
    ask("apprendre_un_miracle(effet_culte_universel=True)", outcome="Permis"),
    ask("difficulte_du_miracle(effet=dict(difficulte_libre=True, difficulte_indiquee=7))", total=7),
    ask("foi_temporaire_apres_l_appel(fidele_foi_temporaire=5, effet_ferveur=3)", total=2),
    ask("valeur_strategique_complete(valeur_strategique_initiale=34)", total=34),
)
CATALYST = "figurine_repond_a_l_allegeance=True, figurine_voit_le_nexus=True"
CHARGES = "nexus_charge_totale=6, nexus_charge_temporaire=2, nexus_activations_de_la_partie=3"
row(
    "I-C-7",
    "Nexus du Griffon pour un Lion, catalyseur à 12 cm pour un accès de 10, deux activations ce tour pour 6/2 : non. Épreuve DIS "
    "8, DIS 4 et un 4 : oui.",
    ask("tenter_d_activer_le_nexus(figurine_voit_le_nexus=True, nexus_acces=10, distance=8)", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus({CATALYST}, nexus_acces=10, distance=12)", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus({CATALYST}, nexus_acces=10, distance=8, {CHARGES}, nexus_activations_du_tour=2)", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus({CATALYST}, nexus_acces=10, distance=8, {CHARGES}, nexus_activations_du_tour=1)", outcome="Permis"),
    ask("test_de_discipline(figurine=dict(dis=4, a_l_epreuve=True), difficulte=8, des=[4])", outcome="Réussi", total=8),
    ask('affecter_le_decor(nature_de_l_effet="sortilège")', outcome="Interdit"),
)
row(
    "I-E",
    "PEUR 6 contre PEUR 5 : le défenseur teste. Élite, Maître, Zélote, Avatar, Allié majeur dans la table des rangs. ATT+DEF+RES, "
    "bonus compris : 15.",
    ask("devoir_tester_son_courage(figurine=dict(peur=5, defenseur=True), adversaire_peur=6)", outcome="Obligatoire"),
    ask('rangs(nom_du_rang="Élite")', gives="2"),
    ask('rangs(nom_du_rang="Maître")', gives="3"),
    ask('rangs(nom_du_rang="Zélote")', gives="2"),
    ask('rangs(nom_du_rang="Avatar")', gives="4"),
    ask('rangs(nom_du_rang="Allié majeur")', gives="4"),
    ask('rangs(nom_du_rang="Vétéran")', gives="guerrier"),
    ask("cout_d_un_artefact_sur_le_profil(att=5, defense=4, res=6)", total=15),
)
row(
    "I-E-8",
    "Nain à pied : Petite. Lion monté : Grande. Le bombardier nain reste Petit.",
    ask('taille_d_un_combattant(cas_de_taille="nain de Tir-Nâ-Bor", socle_fourni="infanterie")', outcome="Petite"),
    ask('taille_d_un_combattant(socle_fourni="cavalerie")', outcome="Grande"),
    ask('taille_d_un_combattant(cas_de_taille="bombardier nain", socle_fourni="cavalerie")', outcome="Petite"),
)
row(
    "II-A-1, II-A-3, II-A-4",
    "Carac. 4, 6 puis 3 : 13. ATT 5, 6-6-4 : 21. 6 puis 1 : 6. Un 1 suffit à 7. INI 4 et 2 contre INI 2 et 5 : B. 2 au dé, 5, "
    "malus 1 : 6. TIR 2 - 3 + 1 : raté.",
    ask("test_de_caracteristique(figurine_valeur_de_caracteristique=4, difficulte=13, des=[6, 3])", outcome="Réussi", total=13),
    ask("test_d_attaque(att=5, difficulte=21, des=[6, 6, 4])", total=21),
    ask("test_de_caracteristique(figurine_valeur_de_caracteristique=5, difficulte=6, des=[6, 1])", outcome="Réussi", total=6),
    ask("test_de_caracteristique(figurine_valeur_de_caracteristique=6, difficulte=7, des=[1])", outcome="Réussi"),
    ask("test_de_caracteristique(figurine_valeur_de_caracteristique=3, difficulte=8, des=[4])", outcome="Raté", total=7),
    ask("initiative_du_combat(figurine_ini=4, adversaire_ini=2, des=[2], des_adverses=[5])", outcome="Perdue", total=6),
    ask("test_en_opposition(figurine_valeur_de_caracteristique=3, adversaire_valeur_de_caracteristique=3, des=[3], des_adverses=[3])",
        outcome="Égalité"),
    ask("test_de_caracteristique(figurine_valeur_de_caracteristique=5, figurine_malus=1, difficulte=6, des=[2])", outcome="Réussi", total=6),
    ask("test_de_tir(tir=2, attaquant_malus=3, difficulte=0, des=[1])", outcome="Raté", total=0),
)
row(
    "II-A-4, II-A-5, II-A-6",
    "MOU 7,5 sur deux : 4. Dispersion 5 : 12 cm. Aire de 10 à 11 cm : rien ; aire 5 + 6 + 3 : 14.",
    ask("moitie_arrondie(valeur_de_caracteristique=7.5)", total=4),
    ask("distance_de_dispersion(de_de_dispersion=5)", gives="12"),
    ask("etre_dans_l_aire_d_effet(effet_aire_d_effet=10, distance=11)", outcome="Interdit"),
    ask("jet_d_aire_d_effet(effet_aire_d_effet=5, des_d_aire=2, des=[6, 3])", total=14),
)
row(
    "II-A-8",
    "Bénéficier, à 12 cm d'une aire de 10 : plus rien. Gagner : le bonus tient après la mort du lanceur. Entré ensuite à 4 cm de "
    "5, on bénéficie aussitôt.",
    ask("profiter_d_un_effet(effet=dict(beneficier=True, aire_d_effet=10), distance=12)", outcome="Interdit"),
    ask("profiter_d_un_effet(effet_gagner=True, figurine_condition_remplie_au_lancement=True)", outcome="Permis"),
    ask("profiter_d_un_effet(effet=dict(beneficier=True, aire_d_effet=5), distance=4)", outcome="Permis"),
)
row(
    "II-B-1",
    "FOR 6, RES 4, 2 et 5 : bras, 7. FOR 4, RES 7, 3 et 6 : abdomen, légère. FOR 3, RES 5, 3 et 5 : légère. Double 6 : tué net, FOR 1 contre RES 15.",
    ask("ligne_des_blessures(plus_grand_de=5, attaquant_force=6, cible_res=4)", total=7),
    ask("jet_de_blessures(attaquant_force=4, cible_res=7, des=[3, 6])", outcome="Blessure légère"),
    ask("jet_de_blessures(attaquant_force=3, cible_res=5, des=[3, 5])", outcome="Blessure légère"),
    ask("jet_de_blessures(attaquant_force=1, cible_res=15, des=[6, 6])", outcome="Tué net"),
    ask("ligne_des_blessures(plus_grand_de=4, attaquant_force=3, cible_res=5)", total=2),
    ask("jet_de_blessures(attaquant_force=8, cible_res=7, des=[3, 6])", outcome="Blessure grave"),
)
row(
    "II-B-3 à II-B-5",
    "Grave puis légère : critique. Critique et Sonné : rien de plus. Critique : INI 4 fait 1, RES reste. Sonné et léger : -2. Le "
    "Sonné s'en va en fin de tour.",
    ask('cumul_des_blessures(blessure_grave=True, resultat_de_blessures="Blessure légère")', gives="Blessure critique"),
    ask('cumul_des_blessures(blessure_critique=True, resultat_de_blessures="Sonné")', gives="Blessure critique"),
    ask('cumul_des_blessures(sonne=True, resultat_de_blessures="Blessure critique")', gives="Blessure critique"),
    ask("test_d_initiative(figurine=dict(ini=4, blessure_critique=True), difficulte=4, des=[3])", total=4),
    ask("test_d_attaque(attaquant=dict(att=4, sonne=True), difficulte=4, des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=4, sonne=True, blessure_legere=True), difficulte=4, des=[3])", total=5),
    ask("test_de_discipline(figurine=dict(dis=3, blessure_critique=True), difficulte=6, des=[3])", outcome="Réussi", total=6),
    ask("fin_du_tour(sonne=True)", gives="Sonné"),
)
row(
    "II-B-6",
    "Jet atténué : 1, 4, 6, le défenseur garde 1 et 4 : jambes, 3. FOR 4, RES 5.",
    ask("jet_de_blessures(attaquant_force=4, cible_res=5, effets_attenues=1, des=[1, 4, 6])", gives="au moins Rien, au plus Blessure grave"),
    ask("ligne_des_blessures(plus_grand_de=4, attaquant_force=4, cible_res=5)", total=3),
)

row(
    "III-A à III-A-4",
    "301 PA pour 300, 75 PA de Champions pour 400, un combattant de 81 pour 200, 110 PA de nexus pour 400 : non. Quantité 200 à 550 PA : deux.",
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=70, pa_de_troupes=231))", outcome="Interdit"),
    ask("minimum_de_champions(valeur_de_l_armee=400)", total=80),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=400, pa_de_champions=75))", outcome="Interdit"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=70))", outcome="Permis"),
    ask("valeur_maximale_d_un_combattant(valeur_de_l_armee=200)", total=80),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=400, pa_de_champions=80, pa_de_nexus=110))", outcome="Interdit"),
    ask("acquerir_un_nexus(nexus=dict(quantite=200, exemplaires_du_nexus=2), l_armee_valeur_de_l_armee=550)", outcome="Permis"),
    ask("acquerir_un_nexus(nexus=dict(quantite=200, exemplaires_du_nexus=3), l_armee_valeur_de_l_armee=550)", outcome="Interdit"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=120, combattants_de_l_armee=1))", outcome="Permis"),
)
row(
    "III-A-5",
    "Achéron et Akkyshans, Mid-Nor et Drunes, Alahan et Sessairs : oui. Drunes et Dirz, Cadwallon et Alahan : non. Au plus 60 PA d'Alliés à 200.",
    ask('alliances(peuple="Achéron", autre_peuple="Akkyshans")', outcome="Alliés"),
    ask('alliances(peuple="Drunes", autre_peuple="Dirz")', outcome="Pas alliés"),
    ask('alliances(peuple="Mid-Nor", autre_peuple="Drunes")', outcome="Alliés"),
    ask('alliances(peuple="Alahan", autre_peuple="Sessairs")', outcome="Alliés"),
    ask('alliances(peuple="Daïkinees", autre_peuple="Bran-Ô-Kor")', outcome="Pas alliés"),
    ask('alliances(peuple="Cadwallon", autre_peuple="Alahan")', outcome="Pas alliés"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=60, allies_non_allies_entre_eux=True))", outcome="Interdit"),
    ask("maximum_d_allies(valeur_de_l_armee=200)", total=60),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=200, pa_de_champions=40, pa_d_allies=61))", outcome="Interdit"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=200, pa_de_champions=30, pa_d_allies=60, pa_de_champions_allies=60))", outcome="Interdit"),
    ask("pa_de_champions_comptes(l_armee=dict(tous_les_champions=90, pa_de_champions_allies=60))", total=30),
)
row(
    "III-A-6",
    "Limité payé : Affiliation, pas de solo. Mercenaire en Faction : non. Solo 3/5 : 5 PA à plus de 50 PA ou pour un Champion, 10 pour 7/10 à 60 PA.",
    ask("profiter_de_l_affiliation(figurine=dict(limite_par_la_faction=True, cout_d_affiliation_paye=True))", outcome="Permis"),
    ask("acheter_un_solo(figurine=dict(limite_par_la_faction=True, cout_d_affiliation_paye=True))", outcome="Interdit"),
    ask("recruter_dans_une_faction(figurine_allie_ou_mercenaire=True)", outcome="Interdit"),
    ask("cout_d_un_solo(cout_v=3, cout_z=5, figurine_champion=True)", total=5),
    ask("cout_d_un_solo(cout_v=3, cout_z=5, figurine_valeur_strategique_initiale=51)", total=5),
    ask("cout_d_un_solo(cout_v=3, cout_z=5, figurine_valeur_strategique_initiale=50)", total=3),
    ask("cout_d_un_solo(cout_v=7, cout_z=10, figurine_valeur_strategique_initiale=60)", total=10),
)
row(
    "III-A-7 à III-A-9",
    "Artefact pour une troupe : non ; 45 + 10 + 12 : 67. Quatre sur une carte, trois à 42 PA, carte changée en cours, épée et "
    "lance : non ; l'état-major si.",
    ask("porter_un_artefact(figurine_artefacts_portes=1)", outcome="Interdit"),
    ask("valeur_strategique_complete(valeur_strategique_initiale=45, pa_d_artefacts=22)", total=67),
    ask("incanter(effet_non_attribue=True)", outcome="Interdit"),
    ask("representer_par_une_carte(figurine_valeur_strategique=20, figurine_combattants_sur_la_carte=4)", outcome="Interdit"),
    ask("representer_par_une_carte(figurine_valeur_strategique=42, figurine_combattants_sur_la_carte=3)", outcome="Interdit"),
    ask("combattants_par_carte(valeur_strategique_initiale=42)", total=2),
    ask("representer_par_une_carte(partie_commencee=True)", outcome="Interdit"),
    ask("representer_par_une_carte(figurine_valeur_strategique=20, figurine_combattants_sur_la_carte=2, equipements_differents=True)",
        outcome="Interdit"),
    ask("carte_de_l_etat_major()", total=1),
)
row(
    "III-B",
    "Nexus à 18 cm d'un autre : non ; chez l'adversaire : oui. Une figurine dans la zone adverse : non. Le déploiement fini, le premier tour.",
    ask("placer_un_nexus(nexus_distance_au_nexus_le_plus_proche=18)", outcome="Interdit"),
    ask("placer_un_nexus(nexus_dans_la_zone_adverse=True, nexus_distance_au_nexus_le_plus_proche=20)", outcome="Permis"),
    ask("deployer_une_figurine(figurine_dans_sa_zone_de_deploiement=False)", outcome="Interdit"),
)
row(
    "IV",
    "Pile A, B, C : A d'abord. Séquence modifiée après la Tactique : non. DIS 4 et un 3, DIS 3 et un 5 : B. Un Paria seul de son "
    "espèce ne jette pas.",
    ask("rang_de_tirage(position_dans_la_pile=0)", total=1),
    ask("modifier_sa_sequence_d_activation(jet_de_tactique_effectue=True)", outcome="Interdit"),
    ask("jet_de_tactique(figurine_dis=4, adversaire_dis=3, des=[3], des_adverses=[5])", outcome="Perdu", total=7),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_paria=True)", outcome="Interdit"),
    ask("retirer_une_carte_de_la_sequence()", outcome="Interdit"),
)
row(
    "V-A",
    "Le vainqueur choisit qui parle. 6 cartes contre 11 : cinq refus ; 9 contre 7 : zéro et deux. Carte de morts jouée à vide. "
    "Carte jouée : tout le monde agit.",
    ask("decider_qui_parle_le_premier(l_armee_a_gagne_le_jet_de_tactique=True)", outcome="Obligatoire"),
    ask("nombre_de_refus(l_armee_cartes_au_debut_du_tour=6, l_armee_cartes_adverses_au_debut_du_tour=11)", total=5),
    ask("nombre_de_refus(l_armee_cartes_au_debut_du_tour=9, l_armee_cartes_adverses_au_debut_du_tour=7)", total=0),
    ask("nombre_de_refus(l_armee_cartes_au_debut_du_tour=7, l_armee_cartes_adverses_au_debut_du_tour=9)", total=2),
    ask("utiliser_un_refus(l_armee=dict(cartes_au_debut_du_tour=9, cartes_adverses_au_debut_du_tour=9))", outcome="Interdit"),
    ask("mettre_en_reserve(l_armee_cartes_dans_la_sequence=3, l_armee_a_deja_mis_en_reserve=True)", outcome="Interdit"),
    ask("mettre_en_reserve(l_armee_cartes_dans_la_sequence=3)", outcome="Permis"),
)
row(
    "V-B",
    "La marche n'est pas exclusive. Poursuite après une course : permise. Charge à MOU 12,5 : 25. Engager après désengagement à "
    "MOU 10 : 10, libre : 20.",
    ask('types_d_actions(action_consideree="marcher")', gives="cumulative"),
    ask("poursuivre(figurine_a_couru=True, adversaires_du_combat_elimines=True)", outcome="Permis"),
    ask('potentiel_de_deplacement(figurine_mou=12.5, figurine_type_de_deplacement="charge")', total=25),
    ask("portee_de_l_assaut(figurine_mou=10)", total=20),
    ask("portee_de_l_assaut(figurine_mou=10, figurine_s_est_desengage=True)", total=10),
    ask("courir(figurine_finirait_au_contact=True)", outcome="Interdit"),
    ask("marcher(figurine_finirait_au_contact=True)", outcome="Interdit"),
    ask("se_deplacer_a_couvert(figurine_au_contact_d_un_adversaire=True)", outcome="Interdit"),
)
row(
    "V-D",
    "Désengagement raté : pas de marche. Tir puis marche : oui. Au contact : pas de tir, mais un sortilège. Un pivot vaut une marche.",
    ask("marcher(figurine_desengagement_manque=True)", outcome="Interdit"),
    ask("marcher(figurine_a_tire=True)", outcome="Permis"),
    ask("tirer(attaquant_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask("faire_une_action_mystique(figurine_est_un_magicien=True, figurine_au_contact_d_un_adversaire=True)", outcome="Permis"),
    ask("reorienter_la_figurine_assaillie()", outcome="Interdit"),
    ask("marcher(pendant_la_phase_de_combat=True)", outcome="Interdit"),
    ask("incanter(pendant_la_phase_de_combat=True)", outcome="Interdit"),
)
row(
    "VI-A",
    "Sans ligne de vue, pas de sortilège sur une cible ; hors du champ de vision, pas de charge. Obstacle Grand entre deux moyens "
    ": rien ; moyen entre Grand et Petit : en partie.",
    ask("cibler_avec_un_sortilege(cible_hors_de_vue=True)", outcome="Interdit"),
    ask("charger(cible_hors_de_son_champ_de_vision=True)", outcome="Interdit"),
    ask('ce_que_la_source_voit(attaquant_taille="Moyenne", cible_taille="Moyenne", autre_taille="Grande", autre_fait_obstacle=True)',
        gives="pas vue"),
    ask('ce_que_la_source_voit(attaquant_taille="Grande", cible_taille="Petite", autre_taille="Moyenne", autre_fait_obstacle=True)', gives="partie"),
)
row(
    "VI-B",
    "12 mm sur un côté de 25 : pas de contact. Petite Taille : trois adversaires. Un ami au contact : libre. Le côté de son socle au contact : non.",
    ask("etre_au_contact(figurine_sur_socle_carre=True, part_du_cote_au_contact=48)", outcome="Interdit"),
    ask('contacts_possibles(taille="Petite")', total=3),
    ask('entrer_au_contact(figurine_taille="Petite", figurine_adversaires_au_contact=3)', outcome="Interdit"),
    ask("etre_au_contact()", outcome="Permis"),
)
row(
    "VII-A",
    "MOU 7,5, poursuite : 4. Charge de MOU 10 pour 21 ou 24 cm : 20, pas de contact. Deux contigus : oui. Charge à deux contre un "
    "Énorme de 3 : pénalités.",
    ask('potentiel_de_deplacement(figurine_mou=7.5, figurine_type_de_deplacement="poursuite")', total=4),
    ask("parvenir_au_contact(figurine_mou=10, figurine_chemin=21)", outcome="Interdit"),
    ask("avance_d_un_assaut(figurine_mou=10, figurine_chemin=24)", total=20),
    ask("parvenir_au_contact(figurine_mou=10, figurine_chemin=18)", outcome="Permis"),
    ask("assaillir_plusieurs_adversaires(figurine_en_charge=True)", outcome="Permis"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, puissance=3), cible_puissance=1, puissance_des_autres_cibles=2)",
        outcome="Permis"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, puissance=1), cible_puissance=2)", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, puissance=1), cible_puissance=3, puissance_des_autres_chargeurs=2)",
        outcome="Permis"),
    ask("test_d_attaque(attaquant=dict(att=4, a_ete_charge=True, subit_les_penalites_de_charge=True), difficulte=4, des=[3])", total=6),
    ask("test_d_initiative(figurine=dict(ini=3, a_ete_charge=True, subit_les_penalites_de_charge=True), difficulte=4, des=[3])", total=5),
)
row(
    "VII-B",
    "Chargé ce tour : pas de désengagement. FOR 9 contre RES 5 : FOR 4 contre 6, un 3 réussit. FOR 7 contre RES 7 : impossible. Réussi : 10 cm.",
    ask("se_desengager(figurine_a_ete_charge=True)", outcome="Interdit"),
    ask("""test_de_desengagement_en_force(figurine=dict(force=9, adversaires_au_contact=1, taille='Grande'),
        adversaire=dict(res=5, taille='Moyenne'), des=[3])""",
        outcome="Se désengage", total=7),
    ask("se_desengager_en_force(figurine=dict(force=7, taille='Grande'), adversaire=dict(res=7, taille='Moyenne'))", outcome="Interdit"),
    ask("test_de_desengagement(figurine=dict(ini=3, adversaires_au_contact=1), des=[1])", gives="manqué"),
)
row(
    "VII-C",
    "MOU 10/20 au palier 1 : 20, course 40. 16 cm de haut à contourner au palier 1. MOU 12,5/20, décoller puis courir : 15. Du 2 "
    "au 1, 17,5 : 12,5. Un par tour.",
    ask("mou_employe(figurine=dict(mou=10, mou_en_vol=20, palier=1))", total=20),
    ask('potentiel_de_deplacement(figurine=dict(mou=10, mou_en_vol=20, palier=1, type_de_deplacement="course"))', total=40),
    ask("survoler_un_obstacle(figurine_palier=1, hauteur_de_l_obstacle=16)", outcome="Interdit"),
    ask("survoler_un_obstacle(figurine_palier=2, hauteur_de_l_obstacle=16)", outcome="Permis"),
    ask('potentiel_de_deplacement(figurine=dict(mou=12.5, mou_en_vol=20, palier=0, change_de_palier=True, type_de_deplacement="course"))', total=15),
    ask("mou_employe(figurine=dict(mou=10, mou_en_vol=17.5, palier=2, change_de_palier=True))", total=12.5),
    ask("changer_de_palier(figurine_changement_non_annonce=True)", outcome="Interdit"),
    ask("changer_de_palier(figurine_changements_de_palier=1)", outcome="Interdit"),
    ask("se_deplacer_apres_l_atterrissage()", outcome="Interdit"),
    ask("se_deplacer_apres_l_atterrissage(adversaire_tue_net=True)", outcome="Permis"),
    ask("se_deplacer_apres_l_atterrissage(cible_en_deroute=True)", outcome="Permis"),
    ask("deployer_en_vol()", outcome="Interdit"),
    ask("remplacer_par_un_pion(figurine_palier=1)", outcome="Obligatoire"),
)
row(
    "VII-C-5, VII-C-6, IX-B-2",
    "Piqué de MOU 15 en vol : MOU 10, charge de 20, +2 en INI, ATT et FOR, séparé ou non, au premier combat seulement. Palier 0 "
    "sur palier 2 : pas de tir.",
    ask('potentiel_de_deplacement(figurine=dict(mou=10, mou_en_vol=15, palier=1, charge_en_pique=True, type_de_deplacement="charge"))', total=20),
    ask("test_d_initiative(figurine=dict(ini=3, charge_en_pique=True), difficulte=7, des=[3])", total=8),
    ask("test_d_attaque(attaquant=dict(att=4, charge_en_pique=True), difficulte=7, des=[3])", total=9),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, charge_en_pique=True))", total=7),
    ask("test_d_attaque(attaquant=dict(att=4, charge_en_pique=True, premier_combat_passe=True), difficulte=7, des=[3])", total=7),
    ask("viser_un_autre_palier(attaquant_palier=0, cible_palier=2)", outcome="Interdit"),
    ask("prendre_pour_cible(attaquant_palier=0, cible_palier=2)", outcome="Interdit"),
    ask("affecter_un_autre_palier()", outcome="Interdit"),
    ask("distance_de_poursuite(figurine=dict(mou=10, mou_en_vol=17.5, palier=1))", total=9),
)
row(
    "VII-D",
    "Un seul des deux adversaires tué : pas de poursuite ; tous : oui, une fois, MOU 15 : 8 cm. Cible libre qui n'a pas combattu "
    ": combat aussitôt ; sinon non.",
    ask("poursuivre()", outcome="Interdit"),
    ask("poursuivre(adversaires_du_combat_elimines=True)", outcome="Permis"),
    ask("poursuivre(adversaires_du_combat_elimines=True, figurine_poursuites_faites=1)", outcome="Interdit"),
    ask("distance_de_poursuite(figurine_mou=15)", total=8),
    ask("poursuivre_sur_place(adversaires_du_combat_elimines=True, figurine_adversaires_au_contact=2)", outcome="Permis"),
    ask("resoudre_aussitot_le_combat()", outcome="Obligatoire"),
    ask("resoudre_aussitot_le_combat(cible_premier_combat_passe=True)", outcome="Interdit"),
    ask("pouvoirs_apres_une_poursuite()", outcome="Permis"),
    ask("separer_de_nouveau_un_combat(rejoint_par_un_poursuivant=True)", outcome="Permis"),
    ask("separer_de_nouveau_un_combat()", outcome="Interdit"),
)
row(
    "VIII-A, VIII-B",
    "6 cm de haut : Grande. RES et PS : destructible. Détour de 6 pour 12 cm : 18 sur 20. 24 mm entre deux obstacles : trop peu. "
    "8 cm encombrés : 16.",
    ask("taille_d_un_decor(decor_hauteur=6)", outcome="Grande"),
    ask("attaquer_un_decor(decor_possede_resistance_et_structure=True)", outcome="Permis"),
    ask("attaquer_un_decor()", outcome="Interdit"),
    ask("traverser_une_figurine()", outcome="Interdit"),
    ask("parvenir_au_contact(figurine_mou=10, figurine_chemin=18)", outcome="Permis"),
    ask("contourner_un_obstacle(figurine_largeur_du_socle=2.5, espace_entre_les_obstacles=2.4)", outcome="Interdit"),
    ask('distance_comptee_sur_le_terrain(distance_parcourue_au_sol=8, zone_de_terrain="encombrée")', total=16),
    ask('distance_comptee_sur_le_terrain(distance_parcourue_au_sol=8, zone_de_terrain="dégagée")', total=8),
    ask('traverser_une_zone(zone_de_terrain="infranchissable")', outcome="Interdit"),
    ask('franchir_a_plat(figurine=dict(longueur_du_socle=2.5, mou=10, type_de_deplacement="course", chemin=20), largeur_de_l_obstacle_plat=2.5)',
        outcome="Permis"),
    ask('franchir_a_plat(figurine=dict(longueur_du_socle=2.5, mou=10, type_de_deplacement="course", chemin=20), largeur_de_l_obstacle_plat=3)',
        outcome="Interdit"),
    ask('franchir_un_relief(figurine_taille="Petite", decor_hauteur=6)', outcome="Interdit"),
)
row(
    "VIII-C à VIII-E",
    "Tireur à 4 cm du bord éloigné, cible à 6 : malus ignoré. Muret neutre : l'adversaire d'au-delà ne compte pas. Porte et ami : "
    "la porte. Perforante arrêtée.",
    ask("subir_le_malus_d_obstacle(distance_au_bord_eloigne=4, cible_distance_a_l_obstacle=6)", outcome="Interdit"),
    ask("compter_un_adversaire_pour_ses_des(decor_obstacle_neutre=True)", outcome="Interdit"),
    ask("faire_un_jet_de_repartition(decor_vise=True, cible_au_contact_d_un_ami_du_tireur=True)", outcome="Interdit"),
    ask("poursuivre(adversaires_du_combat_elimines=True, figurine_par_dessus_un_decor=True)", outcome="Permis"),
    ask("poursuivre_la_trajectoire(decor=dict(detruit=True, longueur_de_la_base=6, largeur_de_la_base=6))", outcome="Interdit"),
    ask("poursuivre_la_trajectoire(decor=dict(detruit=True, longueur_de_la_base=5, largeur_de_la_base=4))", outcome="Permis"),
)
row(
    "VIII-F",
    "Sans assaut, ni après une poursuite, on n'attaque pas le décor. Décor seul : deux dés. On peut tout porter sur l'adversaire.",
    ask("frapper_un_decor(decor_possede_resistance_et_structure=True, attaquant_au_contact_d_un_decor=True)", outcome="Interdit"),
    ask("frapper_un_decor(decor_possede_resistance_et_structure=True, attaquant=dict(a_assailli_le_decor=True, au_contact_d_un_decor=True))",
        outcome="Permis"),
    ask("""frapper_un_decor(decor_possede_resistance_et_structure=True, attaquant=dict(en_poursuite=True,
        au_contact_d_un_decor=True))""", outcome="Interdit"),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=0, au_contact_d_un_decor=True, a_assailli_le_decor=True))", total=2),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, au_contact_d_un_decor=True, a_assailli_le_decor=True))", total=2),
    ask("renoncer_a_une_attaque()", outcome="Interdit"),
)
row(
    "VIII-G",
    "Grave : deux PS ; 2 PS perdus 3 : détruit. 12 PS : pas d'effondrement. Inflammable, arme enflammée : Incendie/0. Incendie/3, "
    "un 2 : 0. Incendie/6 : 6 cm.",
    ask('ps_perdus_par_le_decor(resultat_de_blessures="Blessure grave")', total=2),
    ask('structure_apres_la_blessure(decor_points_de_structure=5, resultat_de_blessures="Blessure grave")', total=3),
    ask("appliquer_un_effet_de_localisation(decor_vise=True)", outcome="Sans effet"),
    ask("ce_que_devient_un_decor_detruit(nature_du_decor='porte, fenêtre')", gives="ouverte"),
    ask('largeur_de_la_breche(decor=dict(nature_du_decor="mur, barricade, palissade", points_de_structure=0))', total=5),
    ask("effondrement(decor=dict(detruit=True, ps_au_depart=12))", outcome="Aucune conséquence"),
    ask('declencher_un_incendie(decor_inflammable=True, jet_enflamme=True, resultat_de_blessures="Blessure légère")', outcome="Obligatoire"),
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=3, de_d_incendie=2)", total=0),
    ask("rayon_de_l_incendie(valeur_de_l_incendie=6)", total=6),
    ask("retirer_le_marqueur_d_incendie(decor_detruit=True, decor_isole=True)", outcome="Obligatoire"),
    ask("combattre_par_dessus_un_obstacle(element_enflamme_entre_eux=True, separation=2, decor_hauteur=2, hauteur_du_plus_petit=3)",
        outcome="Interdit"),
)
row(
    "VIII-H, VIII-I",
    "Cabane : 5 PS. 2 cm de métal résistant : RES 10, 10 PS. Pilier des crânes : RES 2. Spirale de chair : RES 3. Grande porte : RES 7, 3 PS.",
    ask('table_des_batiments(batiment="Cabane en bois")', gives="5"),
    ask('table_des_materiaux(materiau="Métaux résistants", epaisseur=2)', gives="10"),
    ask("res_du_decor(decor_pilier_des_cranes=True)", total=2),
    ask("res_du_decor(decor_spirale_de_chair=True)", total=3),
    ask("res_du_decor(decor_grande_porte=True)", total=7),
    ask("structure_d_origine(decor_grande_porte=True)", total=3),
    ask("structure_d_origine(decor_spirale_de_chair=True)", total=4),
)
row(
    "VIII-J",
    "Créature DIS 2 : pas d'équipement. 25 PA et corde : 28 ; torche : 12 + 3. Trois échelles 15, deux béliers 20. 16 cm pour 15 "
    "d'échelle : à terre.",
    ask("employer_un_equipement_d_assaut(figurine=dict(est_une_creature=True, dis=2))", outcome="Interdit"),
    ask("valeur_strategique_complete(valeur_strategique_initiale=25, figurine_corde_a_grappin=True)", total=28),
    ask("valeur_strategique_complete(valeur_strategique_initiale=12, figurine_equipement_incendiaire=True)", total=15),
    ask("cout_de_l_armee(l_armee=dict(pa_de_troupes=200, echelles=3))", total=215),
    ask("cout_de_l_armee(l_armee=dict(pa_de_troupes=200, beliers=2))", total=220),
    ask("dresser_l_echelle(decor_hauteur=16)", outcome="Sans effet"),
    ask('lancer_un_grappin(attaquant=dict(corde_a_grappin=True, tirs_deja_effectues=1))', outcome="Interdit"),
    ask('lancer_du_grappin(attaquant=dict(corde_a_grappin=True, ini=3, taille="Moyenne"), distance_du_grappin=10, des=[3])', outcome="Fixé", total=6),
    ask('lancer_du_grappin(attaquant=dict(corde_a_grappin=True, ini=5, taille="Grande"), distance_du_grappin=20, des=[5])', gives="Manqué"),
    ask("structure_d_origine(decor_corde=True)", total=1),
    ask("res_du_decor(decor_corde=True)", total=1),
    ask("grimper_a_l_echelle_dressee(figurine_au_contact_de_l_echelle=True)", outcome="Permis"),
    ask("grimper_a_la_corde(figurine=dict(au_pied_de_la_corde=True, a_deja_agi=True))", outcome="Interdit"),
    ask("chute_de_l_echelle(cible_grimpe_a_l_echelle=True)", gives="tué"),
    ask("force_du_belier(force_cumulee_des_porteurs=21, penalites_des_porteurs=-3)", total=23),
    ask("frapper_au_belier()", outcome="Interdit"),
    ask("porter_un_engin_de_siege(figurine_a_l_avant_ou_a_l_arriere=True)", outcome="Interdit"),
    ask('poids_de_l_engin(engin_de_siege="bélier")', total=8),
    ask("longueur_du_belier()", total=10),
)
row(
    "VIII-K",
    "Deux tas de rochers : 20 PA. Rocher, un 3 : touche, FOR 6. Un chaudron vidé ne sert plus.",
    ask("cout_de_l_armee(l_armee=dict(pa_de_troupes=200, tas_de_rochers=2))", total=220),
    ask("jet_de_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=1), cible_distance_en_contrebas=3, des=[3])", outcome="Touche"),
    ask("force_du_jet_de_blessures(attaquant_force=3, cible_touche_par_un_rocher=True)", total=6),
    ask("renverser_un_chaudron(attaquant_au_contact_du_chaudron=True, chaudron_deja_vide=True)", outcome="Interdit"),
)
row(
    "IX-A",
    "Chaîne interrompue : deux mêlées. Deux contre deux, ou un touché laissé hors combat : non. Un contre trois reste tel. DIS 4 "
    "et 3 contre 3 et 5 : B sépare.",
    ask("former_une_seule_melee(chaine_interrompue=True)", outcome="Interdit"),
    ask("former_une_seule_melee(figurine_adversaires_au_contact=1)", outcome="Permis"),
    ask("former_un_combat(figurines_du_camp=2, figurines_du_camp_adverse=2)", outcome="Interdit"),
    ask("former_un_combat(figurines_du_camp=1, figurines_du_camp_adverse=3)", outcome="Permis"),
    ask("jet_de_separation(figurine_dis=4, adversaire_dis=3, figurines_du_camp=2, figurines_du_camp_adverse=2, des=[3], des_adverses=[5])",
        outcome="L'adversaire la sépare", total=7),
    ask("organiser_les_combats(figurine_au_contact_laissee_hors_combat=True)", outcome="Interdit"),
)
row(
    "IX-C-1, IX-C-2",
    "Un Paria engagé peut jeter l'Autorité, pas un combattant sans adversaire. Duel : deux dés. Un contre trois : quatre et deux.",
    ask("etre_designe_pour_le_jet_d_autorite(figurine=dict(paria=True, adversaires_au_contact=1, engage_dans_un_combat=True))", outcome="Permis"),
    ask("etre_designe_pour_le_jet_d_autorite(figurine_adversaires_au_contact=0)", outcome="Interdit"),
    ask("nombre_de_des_de_combat(figurine_adversaires_dans_le_combat=1)", total=2),
    ask("nombre_de_des_de_combat(figurine_adversaires_dans_le_combat=3)", total=4),
    ask("repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, des_en_attaque=1, des_en_defense=1))", outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, des_en_attaque=1, des_en_defense=2))", outcome="Permis"),
)
row(
    "IX-C-3, IX-C-4",
    "Magicien pur d'abord, puis 13 PA avant 22 PA ; forcé en dernier, puis après l'Initiative. INI 4 et 3 contre 3 et 5 : perdue "
    "; 3 et 3 contre 3, 2 et deux amis : 7.",
    ask("""ordre_de_repartition(options=[dict(figurine_valeur_strategique=22), dict(figurine_valeur_strategique=13)])""", outcome="Option 2"),
    ask("""ordre_de_repartition(options=[dict(figurine_valeur_strategique=50, figurine_guerrier_mage=True), dict(figurine_valeur_strategique=60,
        figurine_magicien_pur=True), dict(figurine_valeur_strategique=12)])""", outcome="Option 2"),
    ask("""ordre_de_repartition(options=[dict(figurine_valeur_strategique=40, figurine_place_ses_des_en_dernier=True),
        dict(figurine_valeur_strategique=60)])""", outcome="Option 2"),
    ask("initiative_du_combat(figurine_ini=4, adversaire_ini=3, des=[3], des_adverses=[5])", outcome="Perdue", total=7),
    ask("initiative_du_combat(figurine=dict(ini=3), adversaire=dict(ini=3, autres_combattants_de_son_camp=2), des=[3], des_adverses=[2])",
        outcome="Perdue"),
)
row(
    "IX-D",
    "Seul contre deux, quatre dés d'attaque : deux par passe, jamais deux fois le même. Le gagnant de l'Initiative ouvre. Défenses seules : fini.",
    ask("attaques_dans_la_passe(figurine=dict(des_d_attaque_restants=4, adversaires_dans_le_combat=2))", total=2),
    ask("attaques_dans_la_passe(figurine=dict(des_d_attaque_restants=2, adversaires_dans_le_combat=3))", total=2),
    ask("attaquer_un_adversaire(cible_deja_attaque_dans_la_passe=True)", outcome="Interdit"),
    ask("attaquer_en_premier(figurine_initiative_gagnee=True, figurine_des_d_attaque_restants=1)", outcome="Obligatoire"),
    ask("changer_l_ordre_des_attaquants()", outcome="Permis"),
    ask("nombre_de_des_de_combat(figurine_adversaires_dans_le_combat=2)", total=3),
)
row(
    "IX-E",
    "Parade annoncée après l'Attaque : non. ATT 3, 6 et 2 : 11. ATT 2 - 3 + 1 : manqué, les dés de défense restent. 8 paré par DEF 4, 4 et 2.",
    ask("annoncer_une_parade(cible=dict(des_de_defense_restants=3, des_de_parade=2), test_d_attaque_lance=True)", outcome="Interdit"),
    ask("test_d_attaque(att=3, difficulte=8, des=[6, 2])", total=11),
    ask("relancer_l_attaque_apres_la_defense(test_de_defense_lance=True)", outcome="Interdit"),
    ask("attaque(attaquant=dict(att=2, malus=3), cible=dict(defense=4, des_de_parade=1), des=[1], des_adverses=[1])",
        outcome="Ne touche pas", total=0),
    ask("des_de_defense_perdus(attaque_en_echec_automatique=True)", total=0),
    ask("test_de_defense(cible=dict(defense=4, des_de_parade=2), difficulte=8, des=[4, 2])", outcome="Parée", total=8),
    ask("des_de_defense_apres_la_parade(cible=dict(des_de_defense_restants=3, des_de_parade=2))", total=1),
)
row(
    "IX-E-5",
    "Défense soutenue : pas avec deux attaques pour une défense, ni un dé non placé, ni avec deux dés. ATT 2, 4, -3 : 3 ; DEF 4 - "
    "2 + 4 : 6, le dé reste.",
    ask("annoncer_une_defense_soutenue(cible=dict(des_en_attaque=2, des_en_defense=1, des_de_defense_restants=1))", outcome="Interdit"),
    ask("annoncer_une_defense_soutenue(cible=dict(des_en_attaque=1, des_en_defense=1, des_non_places=1, des_de_defense_restants=1))",
        outcome="Interdit"),
    ask("annoncer_une_defense_soutenue(cible=dict(des_en_attaque=1, des_en_defense=2, des_de_defense_restants=2, des_de_parade=2))",
        outcome="Interdit"),
    ask("annoncer_une_defense_soutenue(cible=dict(des_en_attaque=1, des_en_defense=2, des_de_defense_restants=1))", outcome="Permis"),
    ask("test_d_attaque(attaquant=dict(att=2, blessure_critique=True), difficulte=3, des=[4])", total=3),
    ask("test_de_defense(cible=dict(defense=4, en_defense_soutenue=True), difficulte=3, des=[4])", outcome="Parée", total=6),
    ask("test_de_defense(cible=dict(defense=4, en_defense_soutenue=True), difficulte=3, des=[3])", total=5),
    ask("""attaque(attaquant=dict(att=2, blessure_critique=True, a_ete_charge=True, subit_les_penalites_de_charge=True),
        cible=dict(defense=4, des_de_parade=1,
        en_defense_soutenue=True), des=[5], des_adverses=[3])""", outcome="Ne touche pas", total=3),
)
row(
    "IX-F",
    "FOR 4 contre RES 11, 2 et 4 : ligne -3. ATT 5 sonné, 4 : 8, FOR 8 contre RES 7, 3 et 6 : grave. 5 et 5 : tête, "
    "exceptionnelle. Cible sans défense, ATT 2 - 3 : on jette.",
    ask("test_d_attaque(att=3, difficulte=1, des=[3])", total=6),
    ask("ligne_des_blessures(plus_grand_de=4, attaquant_force=4, cible_res=11)", gives="-3"),
    ask("attaque(attaquant=dict(att=5, sonne=True), cible=dict(defense=2, des_de_parade=1), des=[1], des_adverses=[4])",
        outcome="Ne touche pas", total=5),
    ask("""une_attaque(attaquant=dict(att=5, sonne=True, force=9), cible=dict(res=7, des_de_parade=0), des=[[4], [3, 6]])""", gives="Blessure grave"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=9, sonne=True))", total=8),
    ask("se_passer_du_test_d_attaque(attaquant=dict(att=2, malus=3), cible_des_de_parade=0)", outcome="Interdit"),
    ask("se_passer_du_test_d_attaque(attaquant=dict(att=5, sonne=True), cible_des_de_parade=0)", outcome="Permis"),
    ask("des_de_combat_restants(figurine=dict(des_d_attaque_restants=0, des_de_defense_restants=1, tue_net=True))", total=0),
    ask("test_d_attaque(attaquant=dict(att=5, sonne=True, blessure_legere=True), difficulte=4, des=[3])", total=6),
)
row(
    "IX-G, IX-H, X",
    "Un combat reste : la phase continue. Régénération avant l'entretien d'un miracle ; revenu par Renfort : rien. Au temps mort on ne bouge pas.",
    ask("finir_la_phase_de_combat(combats_a_resoudre=1)", outcome="Interdit"),
    ask("finir_la_phase_de_combat(combats_a_resoudre=0)", outcome="Permis"),
    ask("choisir_le_combat_ne_d_une_poursuite(joueur_du_tour_de_parole=True)", outcome="Permis"),
    ask("participer_a_l_entretien(figurine_revenu_a_l_entretien=True)", outcome="Interdit"),
    ask("se_regenerer(figurine=dict(regeneration_x=4, blessure_grave=True, revenu_a_l_entretien=True))", outcome="Interdit"),
    ask("agir_pendant_le_temps_mort()", outcome="Interdit"),
)
row(
    "XI-A",
    "PEUR 5 contre PEUR 7, un 2 : 7, réussi. COU 4 contre PEUR 5 et 7, un 2 : 6, raté. PEUR 6 contre 6 et 5 : pas de test. COU "
    "contre COU : pas de test.",
    ask("test_de_courage(figurine_peur=5, adversaire_peur=7, figurine_defenseur=True, des=[2])", outcome="Réussi", total=7),
    ask("test_de_courage(figurine=dict(cou=4, defenseur=True), adversaire_peur=5, autre_peur=7, des=[2])", outcome="Raté", total=6),
    ask("devoir_tester_son_courage(figurine=dict(peur=6, assaillant=True), adversaire_peur=6, autre_peur=5)", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True), adversaire_cou=5)", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(peur=4, defenseur=True), adversaire_peur=8)", outcome="Obligatoire"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, assaillant=True), adversaire_peur=3)", outcome="Obligatoire"),
    ask("plus_haute_peur(adversaire_peur=4, autre_peur=5, peur_du_troisieme_adversaire=6)", total=6),
    ask("nombre_de_tests_de_courage(combattants_qui_testent=3)", total=3),
    ask("ordonner_les_tests_de_courage(joueur_qui_a_la_main=True)", outcome="Permis"),
)
row(
    "XI-A-3, XI-A-5",
    "Charge de MOU 12,5 à 26 cm : 25, personne ne teste. Assaillant qui échoue : il ne bouge ni ne tire, sans déroute. Défenseur "
    "déjà activé : déroute, sur place.",
    ask("avance_d_un_assaut(figurine_mou=12.5, figurine_chemin=26)", total=25),
    ask("devoir_tester_son_courage(figurine=dict(cou=3, defenseur=True), adversaire=dict(peur=7, mou=12.5, chemin=26))", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=3, assaillant=True, mou=7.5, chemin=19), adversaire_peur=8)", outcome="Sans effet"),
    ask("test_de_courage(figurine=dict(cou=3, assaillant=True), adversaire_peur=8, des=[4])", outcome="Raté", gives="figé"),
    ask("test_de_courage(figurine=dict(cou=3, assaillant=True), adversaire_peur=8, des=[5])", outcome="Réussi"),
    ask("tirer(attaquant_fige_par_la_peur=True)", outcome="Interdit"),
    ask("test_de_courage(figurine=dict(cou=3, defenseur=True, a_son_activation=False), adversaire_peur=8, des=[2])", gives="déroute"),
    ask("fuir(figurine=dict(en_deroute=True, defenseur=True, a_son_activation=True), adversaire_peur=6)", outcome="Obligatoire"),
    ask("rediriger_son_assaut(adversaire_en_fuite=True)", outcome="Permis"),
)
row(
    "XI-C",
    "Le mieux discipliné en déroute ne jette pas la Tactique : DIS 2 et 4 font 6. POU 5, déroute, un 3 : 6, trois gemmes pour un Initié.",
    ask("etre_designe_pour_le_jet_de_tactique(figurine_en_deroute=True)", outcome="Interdit"),
    ask("fuir(figurine=dict(en_deroute=True, a_son_activation=True, s_est_desengage=True))", outcome="Obligatoire"),
    ask("fuir(figurine=dict(en_deroute=True, a_son_activation=True, a_manque_son_desengagement=True))", outcome="Interdit"),
    ask("jet_de_tactique(figurine_dis=2, adversaire_dis=2, des=[4], des_adverses=[1])", total=6),
    ask('une_recuperation_de_mana(magicien=dict(pou=5, rang_de_magicien="Initié", en_deroute=True, gemmes_en_reserve=0), des=[[3]])', gives="3"),
)
row(
    "XII-A",
    "DIS 2, commandant DIS 4, un 3 : 7. Commandant PEUR 6 sert de COU 6. Paria commandant un Paria. Étendard +1, état-major au "
    "complet +2, pas de cumul.",
    ask("test_de_discipline(figurine=dict(dis=2, dans_l_aura_d_un_commandant=True), commandant_dis=4, difficulte=7, des=[3])",
        outcome="Réussi", total=7),
    ask("test_de_courage(figurine=dict(cou=4, dans_l_aura_d_un_commandant=True, defenseur=True), commandant_peur=6, adversaire_peur=8, des=[2])",
        outcome="Réussi", total=8),
    ask("""test_de_courage(figurine=dict(cou=5, defenseur=True), adversaire=dict(peur=4, dans_l_aura_d_un_commandant=True),
        commandant_peur=7, des=[2])""",
        outcome="Réussi", gives="difficulté 4"),
    ask("profiter_du_commandement(figurine_paria=True, commandant_paria=True)", outcome="Permis"),
    ask("profiter_du_commandement(commandant_paria=True)", outcome="Interdit"),
    ask("test_de_courage(figurine=dict(cou=4, dans_l_aura_d_un_porte_etendard=True, defenseur=True), adversaire_peur=7, des=[2])",
        outcome="Réussi", total=7),
    ask("""test_de_courage(figurine=dict(cou=4, dans_l_aura_d_un_commandant=True, defenseur=True), commandant_cou=4,
        etat_major_au_complet=True, adversaire_peur=7, des=[2])""",
        total=8),
    ask("former_un_etat_major(commandant_champion=True, le_musicien_de_l_etat_major=True, le_musicien_paria=True)", outcome="Interdit"),
)

BOW = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60)"
row(
    "XIII-A-1 à XIII-A-5",
    "Arc 20-40-60 : 61 cm manque ; 20,1 est moyenne. 15-30-45 à 45 : 10. Palier voisin, courte : 6. Grand vu en partie, moyenne : "
    "7. Pas activé : à couvert.",
    ask(f"tir_sur_une_cible(attaquant_tir=6, {BOW}, distance=61, des=[5])", gives="Raté automatique"),
    ask(f"difficulte_du_tir({BOW}, distance=20)", total=4),
    ask(f"difficulte_du_tir({BOW}, distance=20.1)", total=7),
    ask(f"difficulte_du_tir({BOW}, distance=40.1)", total=10),
    ask("difficulte_du_tir(arme=dict(portee_courte=15, portee_moyenne=30, portee_longue=45), distance=45)", total=10),
    ask('difficulte_du_tir(portee_du_tir="courte", attaquant_palier=0, cible_palier=1)', total=6),
    ask('difficulte_du_tir(portee_du_tir="moyenne", cible=dict(taille="Grande", partiellement_visible=True))', total=7),
    ask("prendre_pour_cible(cible_partiellement_visible=True)", outcome="Permis"),
    ask("se_jeter_a_couvert()", outcome="Permis"),
    ask("se_jeter_a_couvert(cible_deja_active=True)", outcome="Interdit"),
)
row(
    "XIII-A-7 à XIII-A-9",
    "Tir immobile : au premier tir seulement, une ligne plus bas ; avec Fléau, deux. Tir en assaut : une fois, malgré Tir "
    "supplémentaire ; artillerie : non.",
    ask('un_tir(attaquant_tir=4, arme_force=5, cible_res=5, portee_du_tir="courte", des=[[5], [3, 4]])', gives="niveau 2"),
    ask('jet_de_blessures(arme_force=5, cible=dict(res=5, touche_par_un_tir=True), des=[3, 4])', gives="6 à 7"),
    ask('jet_de_blessures(attaquant_pas_le_premier_tir=True, arme_force=5, cible=dict(res=5, touche_par_un_tir=True), des=[3, 4])', gives="4 à 5"),
    ask("tirer(attaquant=dict(tir_en_assaut=True), arme_artillerie=True)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir_en_assaut=True, tir_d_assaut=True), arme_artillerie_perforante=True)", outcome="Permis"),
    ask("nombre_de_tirs(attaquant=dict(tir_supplementaire_x=1, tir_en_assaut=True))", total=1),
    ask("nombre_de_tirs(attaquant=dict(tir_supplementaire_x=1))", total=2),
    ask('difficulte_du_tir(attaquant_tir_en_assaut=True)', total=7),
    ask("rediriger_son_assaut(adversaire_elimine=True)", outcome="Permis"),
    ask("sequence_du_tir_en_assaut()", gives="1"),
    ask("seuil_de_repartition()", total=4),
    ask("ami_touche(options=[dict(figurine_distance_au_tireur=18), dict(figurine_distance_au_tireur=21)])", outcome="Option 1"),
)
row(
    "XIII-B",
    "Perforante : légère 9 puis 5 ; TIR 3, moyenne, en mouvement, vu en partie, 5 : touche à 7. En cloche, TIR 4 - 3 : 5 fait 6, "
    "manqué. Zone 10 : 10 pour deux.",
    ask("force_du_tir(arme=dict(force=9, artillerie_legere=True, artillerie_perforante=True), cible_apres_le_premier_touche=True)", total=5),
    ask("force_du_tir(arme=dict(force=9, artillerie_legere=True, artillerie_perforante=True))", total=9),
    ask("force_du_tir(arme=dict(force=10, artillerie_lourde=True, artillerie_a_effet_de_zone=True))", total=10),
    ask("tir_sur_une_cible(attaquant=dict(tir=4, s_est_deplace=True), arme_artillerie_a_effet_de_zone=True, portee_du_tir='courte', des=[3])",
        total=6),
    ask("tir_sur_une_cible(attaquant_tir=4, tir_en_cloche=True, arme_artillerie_a_effet_de_zone=True, portee_du_tir='moyenne', des=[5])",
        outcome="Raté", total=6),
    ask("""longueur_de_la_trajectoire(arme=dict(portee_courte=15, portee_moyenne=30, portee_longue=45),
        attaquant=dict(tir_en_assaut=True, tir_d_assaut=True))""",
        total=15),
    ask("longueur_de_la_trajectoire(arme=dict(portee_longue=60), distance_du_decor_solide=35)", total=35),
    ask("subir_un_test_de_tir(cible_distance_sur_la_trajectoire=40, arme_portee_longue=60, distance_du_decor_solide=35)", outcome="Interdit"),
    ask("subir_un_test_de_tir(cible_au_contact_d_une_cible_de_l_artillerie=True, arme_artillerie_perforante=True)", outcome="Obligatoire"),
    ask("disperser_le_gabarit(arme_artillerie_a_effet_de_zone=True, tir_manque=True)", outcome="Obligatoire"),
    ask("prendre_pour_cible(arme=dict(artillerie_legere=True, artillerie_a_effet_de_zone=True), attaquant_palier=1, cible_palier=0)",
        outcome="Permis"),
)
row(
    "XIV-A, XIV-B",
    "POU 4 : 4 gemmes, 8 au plus. Feu et Terre, gemme d'Eau : non. Neutre payé de Feu et d'Eau : oui. Shaman orque POU 3 : trois "
    "neutres. Réserve vide : pas de contre.",
    ask("reserve_de_depart(pou=4)", total=4),
    ask("reserve_maximale(pou=4)", total=8),
    ask("utiliser_une_gemme(magicien=dict(maitrise_feu=True, maitrise_terre=True), element='Eau')", outcome="Interdit"),
    ask("incanter(effet_cout_neutres=2, magicien=dict(maitrise_eau=True, maitrise_feu=True, gemmes_d_eau=1, gemmes_de_feu=1))", outcome="Permis"),
    ask("composer_sa_reserve(magicien=dict(pou=3, magicien_orque=True, gemmes_neutres=3))", outcome="Permis"),
    ask("composer_sa_reserve(magicien=dict(pou=3, maitrise_air=True, maitrise_eau=True, gemmes_d_air=2, gemmes_de_terre=1))", outcome="Interdit"),
    ask("composer_sa_reserve(magicien=dict(pou=3, maitrise_feu=True, maitrise_tenebres=True, gemmes_de_feu=2, gemmes_de_tenebres=1))",
        outcome="Permis"),
    ask("contrer(contre_magicien_gemmes_en_reserve=0)", outcome="Interdit"),
)
row(
    "XIV-C, XIV-D",
    "Élémentaire Feu-Terre pour Feu et Air : non ; Lumière-Eau : oui. Rang 1 Guerrier-mage : 2, rang 2 pur : 6. Échec à Fréquence "
    "1 : fini. Sort puis course : non.",
    ask("""apprendre_un_sortilege(magicien=dict(maitrise_feu=True, maitrise_air=True), effet=dict(sortilege_elementaire=True,
        cout_de_feu=1, cout_de_terre=1))""",
        outcome="Interdit"),
    ask("""apprendre_un_sortilege(magicien=dict(maitrise_lumiere=True, maitrise_eau=True), effet=dict(sortilege_elementaire=True,
        cout_de_lumiere=1, cout_d_eau=1))""",
        outcome="Permis"),
    ask("nombre_de_sortileges(magicien=dict(rang=1, guerrier_mage=True))", total=2),
    ask("nombre_de_sortileges(magicien=dict(rang=2, magicien_pur=True))", total=6),
    ask("incanter(effet_frequence=1, effet_incantations_du_tour=1)", outcome="Interdit"),
    ask("courir(figurine=dict(magicien_pur=True, a_incante=True))", outcome="Interdit"),
    ask("charger(attaquant_magicien_pur=True)", outcome="Interdit"),
)
row(
    "XIV-E",
    "RES 6 et +1 : 7. Libre à 3, ou ATT 4 - 3 : 5. Feu 3 avec deux Feu : non. Deux gemmes : trois dés. POU 5, palier voisin, 4 : 7. Palier 2 : non.",
    ask("difficulte_du_sortilege(effet_difficulte_selon_la_cible=True, cible_valeur_de_caracteristique=6, bonus=1)", total=7),
    ask("difficulte_du_sortilege(effet_difficulte_selon_la_cible=True, cible_valeur_de_caracteristique=4, malus=3)", total=5),
    ask("difficulte_du_sortilege(effet=dict(difficulte_libre=True, difficulte_indiquee=3))", total=5),
    ask("incanter(effet_cout_de_feu=3, magicien=dict(gemmes_de_feu=2, gemmes_d_air=4))", outcome="Interdit"),
    ask("test_d_incantation(magicien=dict(pou=4, gemmes_de_maitrise=2), difficulte=8, des=[1, 2, 4])", outcome="Réussi", total=8),
    ask("cibler_avec_un_sortilege(magicien_palier=0, cible_palier=2)", outcome="Interdit"),
    ask("test_d_incantation(magicien=dict(pou=5, palier=0), cible_palier=1, difficulte=7, des=[4])", outcome="Réussi", total=7),
    ask("tirer_au_sort_la_victime_d_un_sortilege()", outcome="Interdit"),
    ask("appliquer_le_sortilege(effet_contre=True)", outcome="Interdit"),
    ask("incanter(hors_de_la_phase_d_activation=True)", outcome="Interdit"),
    ask("incanter(hors_de_la_phase_d_activation=True, effet_lance_hors_de_l_activation=True)", outcome="Permis"),
)
row(
    "XIV-F",
    "Contre un sort Personnel, sans contact : non. Eau 2, Lumière 1 par Feu 2, Ténèbres 1 : absorbé. Contre renforcé à 3 : 2 et "
    "5, POU 4 : 9. Cynwäll contre orque : non.",
    ask("recourir_a_la_contre_magie(effet_portee_personnelle=True)", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(effet_incantation_jetee=True)", outcome="Interdit"),
    ask("""absorber_un_sortilege(magicien=dict(sacrifice_d_eau=2, sacrifice_de_lumiere=1),
        contre_magicien=dict(sacrifice_de_feu=2, sacrifice_de_tenebres=1))""",
        outcome="Permis"),
    ask("""absorber_un_sortilege(magicien=dict(sacrifice_de_feu=1, sacrifice_de_terre=2), contre_magicien=dict(sacrifice_d_eau=1, sacrifice_d_air=1,
        sacrifice_de_tenebres=1))""", outcome="Permis"),
    ask("absorber_un_sortilege(magicien_sacrifice_de_tenebres=3, contre_magicien=dict(sacrifice_d_eau=1, sacrifice_de_terre=2))", outcome="Permis"),
    ask("cout_du_contre(contre_magicien_contre_renforce=True)", total=3),
    ask("test_de_contre(contre_magicien=dict(pou=4, contre_renforce=True), difficulte=9, des=[2, 5])", outcome="Contré", total=9),
    ask("test_de_contre(contre_magicien=dict(pou=3, guerrier_mage=True, a_couru=True, au_contact_d_un_adversaire=True), difficulte=7, des=[4])",
        total=7),
    ask("recourir_a_la_contre_magie(effet_contre_magie_deja_tentee=True)", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(magicien_magicien_orque=True)", outcome="Interdit"),
)
row(
    "XIV-G, XIV-H",
    "POU 3, 4, Virtuose : 7 gemmes. POU 5 blessé -2, 5, Adepte : 8, cinq gemmes, dix au plus. POU 3, 2, pur au contact : 5, "
    "trois. Contre 10 pour 11 : lancé.",
    ask('une_recuperation_de_mana(magicien=dict(pou=3, rang_de_magicien="Virtuose", gemmes_en_reserve=0), des=[[4]])', gives="7"),
    ask('une_recuperation_de_mana(magicien=dict(pou=5, blessure_grave=True, rang_de_magicien="Adepte", gemmes_en_reserve=6), des=[[5]])', gives="10"),
    ask("""une_recuperation_de_mana(magicien=dict(pou=3, rang_de_magicien="Adepte", magicien_pur=True,
        au_contact_d_un_adversaire=True, gemmes_en_reserve=0), des=[[2]])""",
        gives="3"),
    ask('une_recuperation_de_mana(magicien=dict(pou=6, rang_de_magicien="Adepte", gemmes_en_reserve=8), des=[[3]])', gives="12"),
    ask("incantation_face_au_contre(magicien=dict(pou=6, gemmes_de_maitrise=1), contre_magicien_pou=5, difficulte=8, des=[3, 5], des_adverses=[5])",
        gives="11"),
)
row(
    "XIV-I, XIV-J",
    "Rang 3 : Puissance 3 à la fois. Champion d'Achéron, rang 2 : cinq. Invocateur tué : l'invoqué reste jusqu'à la fin du tour. "
    "Familier mort, une gemme d'Air : Blessure légère.",
    ask("invoquer(magicien_rang=3, puissance_controlee=1, figurine_puissance=2)", outcome="Permis"),
    ask("invoquer(magicien_rang=3, puissance_controlee=2, figurine_puissance=2)", outcome="Interdit"),
    ask("limite_de_controle(magicien_rang=2, champion_invocateur_d_office=True)", total=5),
    ask("lien_rompu(figurine_invoque_par_un_elimine=True)", gives="fin du tour"),
    ask("perte_du_familier(magicien_gemmes_de_l_element=1)", gives="Blessure légère"),
    ask("perte_du_familier(magicien_gemmes_de_l_element=2)", gives="2 gemmes"),
    ask("perte_du_familier(familier_retire_par_devotion=True)", outcome="Aucune conséquence"),
    ask("asservir_un_familier(distance=12)", outcome="Interdit"),
    ask("bonus_d_un_familier(magicien_pou=5, des=[4])", gives="1 gemme"),
    ask("recruter_un_familier(magicien_rang=2, familiers_recrutes=1, familier_d_un_element_non_maitrise=True)", outcome="Interdit"),
)
row(
    "XV-A à XV-B-2",
    "Aura de 12,5 : à 13 cm, plus croyant. Mort-vivant sans DIS, Familier, Apatride : jamais. Même camp, autre peuple : pas pour "
    "un orthodoxe. Dieux : 2, 1, 0 : 3 FT.",
    ask("aura_de_foi_du_fidele(fidele_aura_de_foi=12.5)", total=12.5),
    ask("compter_parmi_les_croyants(fidele_orthodoxe=True, figurine_de_son_peuple_et_de_son_camp=True)", outcome="Permis"),
    ask("compter_parmi_les_croyants(fidele_orthodoxe=True, figurine=dict(de_son_peuple_et_de_son_camp=True, familier=True))", outcome="Interdit"),
    ask("compter_parmi_les_croyants(fidele_orthodoxe=True, figurine=dict(de_son_peuple_et_de_son_camp=True, sans_discipline=True))",
        outcome="Interdit"),
    ask("compter_parmi_les_croyants(fidele_orthodoxe=True, figurine=dict(de_son_peuple_et_de_son_camp=True, apatride=True))", outcome="Interdit"),
    ask("""compter_parmi_les_croyants(fidele_orthodoxe=True, fidele_aura_de_foi=12.5,
        figurine=dict(de_son_peuple_et_de_son_camp=True, distance_du_fidele=13))""",
        outcome="Interdit"),
    ask("compter_parmi_les_croyants(fidele_iconoclaste=True, figurine_du_camp_adverse=True)", outcome="Permis"),
    ask("ft_de_depart(foi_creation=2, foi_alteration=1, foi_destruction=0)", total=3),
    ask("ft_generee_par_le_fidele(rang_de_fidele='Doyen', moine_guerrier=True)", total=3),
    ask("ft_des_croyants(fidele_rang_de_fidele='Zélote', fidele_croyants=7)", total=4),
)
row(
    "XV-B-3",
    "Doyen moine, quatre croyants, un Féal/2 : 9. Dévot iconoclaste, trois ennemis, Féal/1 : 4. Zélote Féal/1, deux croyants : 4. "
    "Sered, huit dont un Féal/1 : 7.",
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Doyen', moine_guerrier=True, croyants=4), figurine_feal_x=2)", total=9),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Dévot', croyants=3, iconoclaste=True), figurine_feal_x=1)", total=4),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Dévot', moine_guerrier=True, croyants=8))", total=4),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Dévot', moine_guerrier=True, croyants=11))", total=5),
    ask("foi_temporaire_d_un_feal(figurine_feal=True, premier_x=1, second_x=2)", total=3),
)
row(
    "XV-C, XV-D",
    "Miracle de Merin pour un fidèle de Danu : non. Rang 3 moine : 4 ; rang 1 pur : 4 ; rang 2 moine : 3. Appelé hors de son "
    "activation, plus de déplacement à couvert.",
    ask("apprendre_un_miracle(effet_culte_etranger=True)", outcome="Interdit"),
    ask("apprendre_un_miracle(effet_culte_etranger=True, effet_culte_universel=True)", outcome="Permis"),
    ask("nombre_de_miracles(fidele=dict(rang=3, moine_guerrier=True))", total=4),
    ask("nombre_de_miracles(fidele=dict(rang=1, fidele_pur=True))", total=4),
    ask("nombre_de_miracles(fidele=dict(rang=2, moine_guerrier=True))", total=3),
    ask("se_deplacer_a_couvert(figurine=dict(fidele_pur=True, a_appele=True))", outcome="Interdit"),
    ask("appeler_un_miracle(fidele=dict(fidele_pur=True, s_est_deplace_a_couvert=True))", outcome="Interdit"),
    ask("censurer(censeur=dict(fidele_pur=True, s_est_deplace_a_couvert=True))", outcome="Permis"),
    ask("appeler_un_miracle(fidele=dict(moine_guerrier=True, a_couru=True))", outcome="Permis"),
)
row(
    "XV-E, XV-F",
    "Trois FT de plus : quatre dés. Foi 4, censure de 3, 4 : 5 contre 6. FOI 3, pur au contact, 4 : 6. 1, 4, 5, FOI 2 - 1 : 6. 16 "
    "cm pour 15 : FT perdue.",
    ask("foi(foi_creation=2, foi_alteration=2, foi_destruction=1)", total=5),
    ask("test_de_divination(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=2), censeur_points_de_censure=3, difficulte=6, des=[4])",
        outcome="Raté", total=5),
    ask("""test_de_divination(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=1, fidele_pur=True,
        au_contact_d_un_adversaire=True), difficulte=6, des=[4])""",
        outcome="Réussi", total=6),
    ask("""test_de_divination(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=0, renforcement=2),
        censeur_points_de_censure=1, difficulte=6,
        des=[1, 4, 5])""", outcome="Réussi", total=6),
    ask("foi_temporaire_apres_l_appel(fidele=dict(foi_temporaire=4, renforcement=2), effet_ferveur=2)", total=0),
    ask("foi_temporaire_apres_la_censure(censeur=dict(foi_temporaire=5, points_de_censure=1))", total=4),
    ask("difficulte_du_miracle(effet_difficulte_selon_la_cible=True, cible_valeur_de_caracteristique=5, bonus=1)", total=6),
    ask("etre_a_portee_d_un_effet(effet_portee_de_l_effet=15, distance=16)", outcome="Interdit"),
    ask("cibler_avec_un_miracle(cible_hors_de_vue=True)", outcome="Interdit"),
    ask("cibler_avec_un_miracle(fidele_palier=1, cible_palier=2)", outcome="Permis"),
    ask("censurer(distance=80)", outcome="Permis"),
    ask("censurer(censeur_ne_voit_pas_le_fidele=True)", outcome="Interdit"),
)
row(
    "XV-H, XVI",
    "Relique qui ôte 1 d'Altération à 0 : inutilisable. Prodige de 2 sur 3 FT : oui, une fois. Élite : Artefact/2. Champion "
    "guerrier, fidèle pur, Guerrier-mage.",
    ask("alteration_avec_la_relique(fidele_foi_alteration=0, effet_alteration_de_la_relique=-1)", total=-1),
    ask("porter_une_relique(champion_fidele=True, fidele_foi_alteration=0, effet_alteration_de_la_relique=-1)", outcome="Interdit"),
    ask("utiliser_un_prodige(fidele_foi_temporaire=3, effet_ferveur=2)", outcome="Permis"),
    ask("artefacts_permis(figurine=dict(champion=True, rang=2))", total=2),
    ask("competences_d_un_champion(figurine_champion=True)", gives="Contre-attaque"),
    ask("competences_d_un_champion(figurine=dict(champion=True, fidele_pur=True))", gives="Piété"),
    ask("enchainement_d_un_champion(figurine=dict(champion=True, fidele_pur=True))", total=1),
    ask("enchainement_d_un_champion(figurine=dict(champion=True, guerrier_mage=True))", total=2),
    ask("incanter(magicien=dict(champion=True, guerrier_mage=True, a_couru=True))", outcome="Permis"),
)
row(
    "XVII",
    "Titan : l'encombré ne le ralentit pas ; chargé, il se désengage contre 6 ; pas de répartition. FOR 8 contre RES 15 : la "
    "critique devient grave. Rugissement/8.",
    ask("subir_les_penalites_du_terrain(figurine_est_un_titan=True, zone_de_terrain='encombrée')", outcome="Interdit"),
    ask("se_desengager(figurine=dict(est_un_titan=True, a_ete_charge=True))", outcome="Permis"),
    ask("difficulte_du_desengagement(figurine=dict(est_un_titan=True, adversaires_au_contact=3, adversaires_moins_que_tres_grands=2))", total=6),
    ask("faire_un_jet_de_repartition(cible=dict(est_un_titan=True, au_contact_d_un_ami_du_tireur=True))", outcome="Interdit"),
    ask("moitie_de_la_resistance(cible_res=15)", total=8),
    ask('crans_subis(attaquant_force=8, cible=dict(est_un_titan=True, res=15), resultat_de_blessures="Blessure critique")', total=2),
    ask("subir_un_effet(cible_est_un_titan=True, etat_sans_jet_de_blessures=True)", outcome="Interdit"),
    ask("incorporer_une_capacite_titanesque(pendant_l_approche=True)", outcome="Interdit"),
    ask("test_face_au_rugissement(figurine_cou=4, adversaire_rugissement_x=8, distance=14, des=[3])", outcome="Raté", total=7),
    ask("tester_face_au_rugissement(distance=16)", outcome="Interdit"),
    ask("cartes_comptees_pour_les_refus(l_armee=dict(cartes_au_debut_du_tour=4, capacites_titanesques_incorporees=4))", total=8),
)
row(
    "XVIII",
    "Adverse sans épreuve : pas forcé. Deux de plus quand on force encore. Nexus détruit : l'effet s'en va. Sans RES : pas "
    "détruit. Ni déplacé. Invoqué : 0 PA.",
    ask(f"forcer_le_nexus({CATALYST}, figurine_du_camp_adverse_du_nexus=True, nexus_sans_epreuve=True)", outcome="Interdit"),
    ask(f"forcer_le_nexus({CATALYST}, figurine_du_camp_adverse_du_nexus=True)", outcome="Permis"),
    ask("subir_encore_le_pouvoir_d_un_nexus(nexus_nexus_detruit=True)", outcome="Interdit"),
    ask("subir_encore_le_pouvoir_d_un_nexus()", outcome="Permis"),
    ask("detruire_un_nexus(nexus_sans_resistance_ou_immateriel=True)", outcome="Interdit"),
    ask("deplacer_un_nexus(par_une_modification_du_terrain=True)", outcome="Interdit"),
    ask("pa_d_un_nexus(nexus=dict(cout_du_nexus=20, nexus_invoque=True))", total=0),
    ask("recharger_un_nexus(nexus_a_charge_unique=True)", outcome="Interdit"),
)
row(
    "XIX-A, XIX-B-1 à 4",
    "Aguerri, 5-5-2 au tir : 15. Brute épaisse, 5-1 : 10 ; 5-3 : 12. Fine lame 2 et 5 : 9. Abominable, COU 4, 5 et 2 : 6, raté à "
    "7. Bravoure et Abominable : un dé.",
    ask("test_de_tir(tir=3, attaquant_aguerri=True, difficulte=9, des=[5, 5, 2])", total=15),
    ask("test_d_attaque(att=4, attaquant_brute_epaisse=True, difficulte=9, des=[5, 1])", total=10),
    ask("test_d_attaque(att=4, attaquant_brute_epaisse=True, difficulte=9, des=[5, 3])", total=12),
    ask("test_de_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(peur=7, abominable=True), des=[5, 2])", outcome="Raté", total=6),
    ask("test_de_courage(figurine=dict(cou=4, defenseur=True), adversaire_peur=8, autre=dict(peur=7, abominable=True), des=[5, 2])",
        gives="difficulté 8"),
    ask("test_de_courage(figurine=dict(cou=3, bravoure=True, defenseur=True), adversaire=dict(peur=9, abominable=True), des=[5])",
        outcome="Raté", total=8),
    ask("test_d_attaque(attaquant=dict(att=5, acharne=True, tue_net=True), difficulte=4, des=[2])", total=4),
    ask("etre_soigne(figurine=dict(acharne=True, tue_net=True))", outcome="Interdit"),
    ask("etre_sacrifie(figurine=dict(acharne=True, tue_net=True))", outcome="Interdit"),
    ask("test_de_defense(defense=2, cible_aime_des_dieux=True, des=[4, 5, 1], difficulte=8)", total=8),
    ask("employer_une_competence_active(figurine=dict(furie_guerriere=True, en_deroute=True))", outcome="Sans effet"),
    ask("table_des_competences(figurine_maitrise_des_arcanes=True)", outcome="active"),
)
row(
    "XIX-B-5 à 14",
    "Ambidextre pare juste : un dé, perdu en fin de combat. Arme sacrée/Tir au corps à corps : rien. Armure sacrée : 4-4 ignoré. "
    "Piège à 5 cm. Asservi à 12 cm : non.",
    ask("des_gagnes_par_la_parade(cible_ambidextre=True, attaque_paree=True)", total=1),
    ask("employer_un_de_gagne_par_la_parade(combat_fini=True, cible_son_attaque_a_ete_paree=True)", outcome="Interdit"),
    ask("jet_de_blessures(attaquant=dict(force=1, arme_sacree=True, arme_sacree_x='Tir'), cible_res=15, origine_des_blessures='Combat', des=[2, 2])",
        outcome="Sonné"),
    ask("ignorer_le_jet_de_blessures(cible_armure_sacree=True, double_aux_blessures=True)", outcome="Obligatoire"),
    ask("marqueurs_d_artificier(figurine_artificier_x=2)", total=4),
    ask("poser_un_marqueur_d_artificier(figurine_artificier=True, distance_de_la_zone_adverse=9)", outcome="Interdit"),
    ask("marqueur_retourne(distance_du_marqueur=5)", gives="piège"),
    ask("rejoindre_l_armee(figurine_asservi=True)", outcome="Interdit"),
    ask("deployer_une_figurine(figurine=dict(asservi=True, dans_sa_zone_de_deploiement=True), distance_de_x=12)", outcome="Interdit"),
    ask("acquerir_en_apatride(figurine_apatride=True, competence_accessible_aux_apatrides=True, competence_la_plus_repandue=True)", outcome="Permis"),
    ask("acquerir_en_apatride(figurine_apatride=True, competence_de_statut=True, competence_la_plus_repandue=True)", outcome="Interdit"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine=dict(hors_du_peuple_de_l_armee=True, alliance_avec_l_armee=True))", outcome="Permis"),
)
row(
    "XIX-B-15 à 23",
    "En déroute, déjà un bond : encore un ; après deux, en poursuite : non. Bravoure, deux dés en attaque : +1. Marque après la "
    "Tactique, ou PEUR 7 pour un chef à 6 : non.",
    ask("bondir(figurine=dict(bond=True, en_deroute=True, bonds_faits=1))", outcome="Permis"),
    ask("bondir(figurine=dict(bond=True, en_poursuite=True, bonds_faits=2))", outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=4, bravoure=True, tous_ses_des_en_attaque=True), difficulte=6, des=[3])", total=8),
    ask("des_en_reserve_au_plus(figurine=dict(bretteur=True, adversaires_dans_le_combat=2, des_imposes=1))", total=2),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_engage=True, brutal=True, puissance=1), cible_puissance=2)", outcome="Permis"),
    ask("""recevoir_une_marque_de_sauvagerie(commandant=dict(chef_wolfen=True, chef_wolfen_x=15), figurine_de_race_wolfen=True,
        distance=10, jet_de_tactique_fait=True)""",
        outcome="Interdit"),
    ask("""recevoir_une_marque_de_sauvagerie(commandant=dict(chef_wolfen=True, chef_wolfen_x=15, rang=2, peur=6),
        figurine=dict(de_race_wolfen=True, rang=2,
        peur=7), distance=10)""", outcome="Interdit"),
    ask("""recevoir_une_marque_de_sauvagerie(commandant=dict(chef_wolfen=True, chef_wolfen_x=15, paria=True),
        figurine_de_race_wolfen=True, distance=10)""",
        outcome="Interdit"),
    ask('difficulte_du_tir(portee_du_tir="moyenne", cible=dict(competence_cible_x=1))', total=8),
)
row(
    "XIX-B-24 à 36",
    "Musicien/10 ne commande pas. Contre-attaque, 8 paré par 9 : un seul point, rien. Coup de maître/2, ATT 4, FOR 6, légère : "
    "11. Immunisé : FOR seule.",
    ask("etre_un_commandant(commandant_musicien_x=10)", outcome="Interdit"),
    ask("etre_un_commandant(commandant_commandement=True)", outcome="Permis"),
    ask("""attribuer_des_points_de_concentration(figurine=dict(concentration=True, concentration_x=2,
        points_de_concentration_attribues=1), pendant_un_combat=True)""",
        outcome="Interdit"),
    ask("des_gagnes_par_la_parade(cible_contre_attaque=True, marge_de_la_parade=1)", total=0),
    ask("des_gagnes_par_la_parade(cible_contre_attaque=True, marge_de_la_parade=2)", total=1),
    ask("force_du_coup_de_maitre(attaquant=dict(att=4, force=6, coup_de_maitre_x=2, blessure_legere=True))", total=11),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=9, coup_de_maitre_x=0, blessure_grave=True))", total=12),
    ask("""force_du_jet_de_blessures(attaquant=dict(att=4, force=5, coup_de_maitre_x=2, porte_un_coup_de_maitre=True),
        cible_immunite_coup_de_maitre=True)""", total=5),
    ask("test_de_courage(figurine=dict(cou=4, cri_de_guerre_x=6, assaillant=True, en_charge=True), adversaire_peur=8, des=[2])",
        outcome="Réussi", total=8),
    ask("""test_d_attaque(attaquant=dict(att=3, desespere=True, valeur_strategique=20, adversaires_dans_le_combat=1),
        cible_valeur_strategique=35, difficulte=5,
        des=[3])""", total=7),
    ask("nombre_de_des_de_combat(figurine=dict(destrier=True, adversaires_dans_le_combat=1))", total=3),
    ask("gemmes_d_une_devotion(figurine_devotion_x=2)", total=2),
    ask("profiter_d_une_devotion(figurine_devotion=True, distance=10, hors_de_la_phase_d_activation=True)", outcome="Interdit"),
    ask("jet_de_blessures(attaquant_force=1, cible=dict(res=15, dur_a_cuire=True), des=[6, 6])", outcome="Tué net"),
)
row(
    "XIX-B-37 à 48",
    "Éclaireur caché : une zone ne l'atteint pas, sauf s'il y entre. Enchaînement/2, deux dés : quatre dés, ATT 5 - 2. Énorme/3 : "
    "Puissance 5. Éthéré : critique en grave.",
    ask("etre_affecte_par_une_zone(cible_eclaireur_cache=True)", outcome="Interdit"),
    ask("etre_affecte_par_une_zone(cible_eclaireur_cache=True, entre_de_lui_meme_dans_la_zone=True)", outcome="Permis"),
    ask("eclaireur_agit()", outcome="Aucune conséquence"),
    ask("nombre_de_des_de_combat(figurine=dict(enchainement_x=2, des_d_enchainement=2, adversaires_dans_le_combat=1))", total=4),
    ask("test_d_attaque(attaquant=dict(att=5, enchainement_x=2, des_d_enchainement=2), difficulte=4, des=[1])", total=4),
    ask("test_d_attaque(attaquant=dict(att=5, endurance=True, blessure_grave=True, sonne=True), difficulte=4, des=[1])", total=4),
    ask("puissance(figurine=dict(enorme=True, enorme_x=3))", total=5),
    ask("marqueurs_enorme_apres_des_soins(figurine=dict(enorme_x=2, marqueurs_enorme=1), crans_soignes=2)", total=2),
    ask('crans_infliges(attaquant_epee_hache=True, resultat_de_blessures="Blessure grave")', total=2),
    ask('crans_infliges(attaquant_epee_hache=True, resultat_de_blessures="Blessure critique")', total=4),
    ask("jet_d_ephemere(figurine_ephemere_x=4, des=[4, 6])", outcome="Un cran de plus"),
    ask("""test_d_incantation(magicien=dict(pou=3, esprit_de_x=True, gemmes_de_maitrise=1), sortilege_de_son_seul_element=True,
        difficulte=6, des=[1, 2, 4])""", total=7),
    ask("test_de_defense(defense=4, cible_esquive=True, des=[5, 3], difficulte=12)", total=12),
    ask('crans_subis(cible_ethere=True, resultat_de_blessures="Blessure critique")', total=2),
    ask("test_de_desengagement(figurine=dict(ethere=True, ini=3, adversaires_au_contact=3))", gives="Se désengage"),
)
row(
    "XIX-B-49 à 61",
    "Exalté, FOI 3, 2 et 6 : 9. Farouche/10, ami à 10 : +1 partout. Fauchage, 3 et INI 3 : réussi à 6. Feinte : pas de Blessure. "
    "Force en charge/3 : 7, 4 en poursuite.",
    ask("test_de_divination(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=1, exalte=True), difficulte=6, des=[2, 6])", total=9),
    ask("test_d_attaque(attaquant=dict(att=4, farouche=True, farouche_x=10, distance_de_l_ami_le_plus_proche=10), difficulte=6, des=[3])", total=8),
    ask("test_d_attaque(attaquant=dict(att=4, farouche=True, farouche_x=10, distance_de_l_ami_le_plus_proche=9), difficulte=6, des=[3])", total=7),
    ask("test_de_fauchage(figurine_ini=3, des=[3])", outcome="Échappe", total=6),
    ask("faire_une_feinte(attaquant_feinte=True, attaque_qui_porte=True)", outcome="Permis"),
    ask('crans_infliges(attaquant_feroce=True, resultat_de_blessures="Sonné")', total=1),
    ask("test_de_pouvoir(magicien=dict(pou=4, focus=True), difficulte=9, des=[5, 2])", total=11),
    ask("force_du_jet_de_blessures(attaquant=dict(force=4, force_en_charge_x=3, a_charge=True))", total=7),
    ask("force_du_jet_de_blessures(attaquant=dict(force=4, force_en_charge_x=3, a_charge=True, en_poursuite=True))", total=4),
    ask("tenter_un_coup_de_maitre(attaquant=dict(coup_de_maitre_x=2, force_en_charge_x=3, a_charge=True, des_d_attaque_restants=2))",
        outcome="Interdit"),
    ask("jet_d_instinct_de_survie(cible_frere_de_sang=True, distance_de_x=10, des=[6])", outcome="Jet de Blessures annulé"),
    ask("""repartir_ses_des_de_combat(figurine=dict(furie_guerriere=True, adversaires_dans_le_combat=1,
        furie_declaree_ce_tour=True, des_en_attaque=1, des_en_defense=1))""",
        outcome="Interdit"),
    ask("des_d_attaque(figurine=dict(furie_guerriere=True, declare_sa_furie=True, des_en_attaque=1, des_en_defense=1))", total=1),
)
row(
    "XIX-B-62 à 74",
    "Hypérien/6 : un Mort-vivant teste contre 6 ; PEUR 8 compte seule. Immobile/3, deux croyants : cinq. Impact/4 à 12 cm : 8 ; "
    "Impact/2 à 30 : 6. Immunité/Peur.",
    ask("test_de_courage(figurine=dict(cou=3, mort_vivant=True, defenseur=True), adversaire_hyperien_x=6, des=[2])",
        outcome="Raté", gives="difficulté 6"),
    ask("plus_haute_peur(figurine_issu_des_meandres_des_tenebres=True, adversaire=dict(hyperien_x=6, peur=8))", total=8),
    ask("test_de_foi(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=1, illumine=True), difficulte=9, des=[5, 5, 2])", total=15),
    ask("croyants_comptes(fidele_croyants=2, figurine_immobile_x=3)", total=5),
    ask("test_de_tir(tir=4, attaquant=dict(immobile=True, reoriente_ce_tour=True), difficulte=7, des=[3])", total=6),
    ask("tirer(attaquant=dict(immobile=True, immobile_x=3, au_contact_d_un_adversaire=True, puissance_adverse_au_contact=3))", outcome="Interdit"),
    ask("tirer(attaquant=dict(immobile=True, immobile_x=3, au_contact_d_un_adversaire=True, puissance_adverse_au_contact=2))", outcome="Permis"),
    ask("devoir_tester_son_courage(figurine=dict(cou=2, immunite_peur=True, defenseur=True), adversaire_peur=9)", outcome="Sans effet"),
    ask("distance_comptee_sur_le_terrain(figurine_immunite_terrain=True, distance_parcourue_au_sol=8, zone_de_terrain='encombrée')", total=8),
    ask("force_de_l_impact(attaquant=dict(impact_x=4, distance_du_deplacement=12))", total=8),
    ask("force_de_l_impact(attaquant=dict(impact_x=2, distance_du_deplacement=30))", total=6),
    ask("force_de_l_impact(attaquant=dict(impact_x=3, distance_du_deplacement=9))", total=3),
    ask("force_de_l_impact(attaquant=dict(impact_x=5, irrepressible=True, marqueur_de_vitesse=True, mou=20, distance_du_deplacement=5))", total=20),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, brutal=True, puissance=4), cible=dict(puissance=1, inebranlable=True))",
        outcome="Interdit"),
    ask("s_infiltrer(figurine=dict(infiltration_x=10, distance_du_deplacement=10), mene_au_contact=True)", outcome="Interdit"),
)
row(
    "XIX-B-75 à 85",
    "Insensible/4 : un 4 protège. Adepte Invocateur/4 : 6. Juste et Bravoure : +1 seulement. Lames/2 : quatre dés. Arcanes : POU "
    "4, deux gemmes, 2 au test, deux à l'effet.",
    ask("jet_d_insensible(cible_insensible_x=4, des=[4])", gives="échappe"),
    ask("jet_d_instinct_de_survie(cible_instinct_de_survie_x=5, des=[5])", outcome="Jet de Blessures annulé"),
    ask("limite_de_controle(magicien_rang=2, magicien_invocateur_x=4)", total=6),
    ask("repartir_apres_un_arret(figurine=dict(irrepressible=True, arrete_cette_activation=True))", outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=4, juste=True, bravoure=True, tous_ses_des_en_attaque=True), difficulte=6, des=[3])", total=8),
    ask("nombre_de_des_de_combat(figurine=dict(lames_dorsales_x=2, adversaires_dans_le_combat=1))", total=4),
    ask("test_d_incantation(magicien=dict(pou=4, maitrise_des_arcanes=True, gemmes_par_les_arcanes=2), difficulte=6, des=[3])", total=5),
    ask("user_de_la_maitrise_des_arcanes(magicien=dict(maitrise_des_arcanes=True, gemmes_en_reserve=2, gemmes_du_sortilege=2))",
        outcome="Interdit"),
    ask("gemmes_manquantes(magicien=dict(gemmes_du_sortilege=3, gemmes_en_reserve=1))", total=2),
    ask("renforcer_la_maitrise_avec_du_mana(magicien=dict(maitrise_des_arcanes=True, gemmes_par_les_arcanes=1))", outcome="Interdit"),
    ask("""user_de_la_maitrise_des_arcanes(magicien=dict(maitrise_des_arcanes=True, gemmes_en_reserve=1, gemmes_du_sortilege=3,
        deja_employee_ce_tour=True))""", outcome="Interdit"),
    ask("etre_designe_pour_une_devotion(figurine_devotion=True)", gives="Blessure grave"),
    ask("jet_de_reparation(figurine_mecanicien_x=4, des=[1])", gives="PS"),
    ask("tenter_une_reparation(figurine_mecanicien_x=4, cible_deja_beneficiaire_ce_tour=True)", outcome="Interdit"),
    ask("""annoncer_ses_membres_en_premier(adversaire_membre_supplementaire=True, figurine=dict(membre_supplementaire=True,
        a_perdu_le_jet_de_tactique=True))""",
        outcome="Obligatoire"),
)
row(
    "XIX-B-86 à 99",
    "Mercenaire d'un autre peuple : pas de Tactique. Mutagène/2, un 1 : rien ; -1, un 2 : 1 ; 1, un 5 : 6. Parade, 3 et 5, DEF 4 "
    ": 9. Piété/2, 3 restants : 2 gardés.",
    ask("etre_designe_pour_le_jet_de_tactique(figurine=dict(mercenaire=True, hors_du_peuple_de_l_armee=True))", outcome="Interdit"),
    ask("points_de_mutagene(figurine_mutagene_x=2, de_naturel=1)", total=0),
    ask("points_de_mutagene(figurine_mutagene_x=-1, de_naturel=2)", total=1),
    ask("points_de_mutagene(figurine_mutagene_x=1, de_naturel=5)", total=6),
    ask("plafond_de_mutagene(figurine_mutagene_x=-1)", total=2),
    ask("plafond_de_mutagene(figurine_mutagene_x=1)", total=3),
    ask("test_d_attaque(attaquant=dict(att=2, points_de_mutagene_en_att=1), difficulte=5, des=[3])", total=6),
    ask("placer_des_points_de_mutagene(pendant_un_combat=True)", outcome="Interdit"),
    ask("test_de_defense(defense=4, cible_parade=True, difficulte=9, des=[3, 5])", outcome="Parée", total=9),
    ask("ft_conservee(fidele=dict(est_un_fidele=True, piete_x=2, foi_temporaire=3))", total=2),
    ask("ft_conservee(fidele=dict(est_un_fidele=True, piete_x=2, foi_temporaire=5))", total=2),
    ask("test_de_tir(attaquant=dict(tir=4, poids=True, tire_apres_course_ou_assaut=True), difficulte=6, des=[3])", total=6),
    ask("test_de_desengagement(figurine=dict(poids=True, ini=3, adversaires_au_contact=1), des=[4])", outcome="Interdit"),
    ask("virer(figurine=dict(poids=True, poids_x=10, distance_depuis_le_dernier_virage=10), angle_du_virage=45)", outcome="Permis"),
    ask("virer(figurine=dict(poids=True, poids_x=10, distance_depuis_le_dernier_virage=10), angle_du_virage=50)", outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=6, possede=True, blessure_critique=True, sonne=True), difficulte=6, des=[1])", total=4),
    ask("distance_de_poursuite(figurine=dict(mou=10, pugnacite=True))", total=10),
)
row(
    "XIX-B-100 à 128",
    "Rapidité, MOU 7,5 : fuite de 22,5. Rechargement/2 et Tir supplémentaire/1 : quatre tirs. Régénération/5, 5 et 6 : deux "
    "crans. Barricade : RES 10, PS 3. Toxique/2.",
    ask("distance_de_fuite(figurine=dict(mou=7.5, rapidite=True))", total=22.5),
    ask("nombre_de_tirs(attaquant=dict(rechargement_rapide_x=2, recharge_vite=True, tir_supplementaire_x=1))", total=4),
    ask("test_de_tir(attaquant=dict(tir=4, rechargement_rapide_x=1, recharge_vite=True), difficulte=6, des=[3])", total=6),
    ask("test_d_initiative(figurine=dict(ini=3, reflexes=True), difficulte=9, des=[5, 4])", total=12),
    ask("une_regeneration(figurine=dict(regeneration_x=5, blessure_critique=True), des=[[5], [6]])", gives="niveau 1"),
    ask("aller_en_renfort(figurine=dict(renfort=True, champion=True))", outcome="Interdit"),
    ask("se_reorienter_en_debut_de_phase(figurine=dict(reorientation=True, au_contact_d_un_adversaire=True))", outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=3, resolution_x=2, use_de_resolution=True), difficulte=9, des=[4])", total=9),
    ask("test_de_discipline(figurine=dict(dis=3, rigueur=True), difficulte=7, des=[4, 2])", outcome="Réussi", total=7),
    ask("barricades(figurine_sapeur_x=3)", total=3),
    ask("res_d_une_barricade()", total=10),
    ask("placer_une_barricade(figurine_sapeur_x=3, dans_la_zone_de_deploiement_adverse=True)", outcome="Interdit"),
    ask("portee_de_la_course(figurine=dict(mou=10, franchit_une_barricade=True))", total=10),
    ask("niveau_apres_soin(cible_blessure_grave=True)", total=1),
    ask("jet_de_soin(figurine_soin_x=4, cible_structure=True, des=[6, 6])", outcome="Interdit"),
    ask("jet_de_soin(figurine_soin_x=4, cible_blessure_grave=True, des=[5, 6])", outcome="Soigné d’un cran"),
    ask("test_de_discipline(figurine=dict(dis=4, stratege=True), difficulte=13, des=[5, 4])", total=13),
    ask("difficulte_du_tir(attaquant=dict(tir_d_assaut=True, tir_en_assaut=True), cible_taille='Grande')", total=3),
    ask("test_de_tir(attaquant=dict(tir=3, tireur_d_elite=True), difficulte=8, des=[2, 5])", outcome="Touche", total=8),
    ask("recevoir_un_de_de_toxique(figurine=dict(toxique_x=1), figurine_deja_beneficiaire_ce_tour=True)", outcome="Interdit"),
    ask('jet_de_toxique(attaquant_toxique_x=2, des=[1])', outcome="Blessure grave"),
    ask('jet_de_toxique(attaquant_toxique_x=1, des=[3])', outcome="Blessure légère"),
    ask("charger_ainsi_les_places(figurine=dict(transport_x=6, grands_a_bord=2, petits_et_moyens_a_bord=1))", outcome="Interdit"),
    ask("charger_ainsi_les_places(figurine=dict(transport_x=4, grands_a_bord=1, petits_et_moyens_a_bord=1))", outcome="Permis"),
    ask("embarquer(figurine_au_contact_de_l_acces=True, cible_en_mouvement=True)", outcome="Interdit"),
    ask("debarquer(cible_en_mouvement=True)", outcome="Interdit"),
    ask("test_d_initiative(figurine=dict(ini=3, vivacite=True), difficulte=8, des=[4, 5])", total=8),
    ask('crans_subis(cible_vulnerable=True, resultat_de_blessures="Blessure grave")', total=3),
)
row(
    "XIX-B-111, 112, 115, 117, 118",
    "Seigneur PEUR 7, rang 3 : un Mort-vivant de 5 passe à 7. Structure/8 : ni Sonné ; 3 PS restants : grave. Tir instinctif, un 3 : l'adversaire.",
    ask("peur_sous_un_seigneur_des_morts(figurine=dict(peur=5, mort_vivant=True, categorie_de_rang_du_seigneur=3, peur_du_seigneur=7))", total=7),
    ask("peur_sous_un_seigneur_des_morts(figurine=dict(peur=8, mort_vivant=True, categorie_de_rang_du_seigneur=2, peur_du_seigneur=8))", total=8),
    ask("peur_sous_un_seigneur_des_morts(figurine=dict(peur=8, mort_vivant=True, categorie_de_rang_du_seigneur=2, peur_du_seigneur=9))", total=9),
    ask("jet_d_yllia(des=[6])", gives="DIS"),
    ask("etre_sonne(figurine_structure_x=8)", outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=5, structure_x=8, ps_restants=3), difficulte=5, des=[3])", total=6),
    ask("repartition_instinctive(de_naturel=3)", outcome="Un adversaire"),
    ask("tirer(attaquant=dict(tir_en_assaut=True, tir_d_assaut=True), arme_artillerie_perforante=True, portee_du_tir='moyenne')", outcome="Interdit"),
    ask("tirer(attaquant=dict(tireur_embarque=True, a_charge=True, tir_d_assaut_fait=True))", outcome="Interdit"),
    ask("tirer(attaquant=dict(tireur_embarque=True, a_charge=True))", outcome="Permis"),
    ask("test_de_tir(attaquant=dict(tir=4, tireur_embarque=True, deplace_de_plus_que_son_mou=True), difficulte=6, des=[3])", total=6),
)
row(
    "XIX-D, XIX-E",
    "Pression FOR, 3 et 4 : 7 ; PEUR : 2 au plus ; après le tir : non. Un 5 à l'incident : surchauffe. Translucide : on voit, le "
    "projectile s'arrête.",
    ask("jet_de_pression(caracteristique_sous_pression='MOU', figurine_a_tire=True)", outcome="Interdit"),
    ask("bonus_de_pression(caracteristique_sous_pression='FOR', total_de_pression=7)", total=7),
    ask("bonus_de_pression(caracteristique_sous_pression='PEUR', total_de_pression=6)", total=2),
    ask("incident_de_pression(de_naturel=5)", gives="surchauffe"),
    ask("jet_d_incident_de_pression(des=[3])", gives="arrêt"),
    ask("jet_de_pression(caracteristique_sous_pression='FOR', figurine_chaudiere_hors_d_usage=True)", outcome="Interdit"),
    ask("voir_au_travers(decor_translucide=True)", outcome="Permis"),
    ask("tirer_un_projectile_au_travers(decor_translucide=True)", outcome="Interdit"),
    ask("incendier(decor_inflammable=True)", outcome="Permis"),
    ask("echec_de_la_traversee(decor_cassant=True)", gives="Sonné"),
)
row(
    "XIX-F",
    "Foi/3 pour 2 FT : 5. Mana/3, cinq gemmes sur six : six. Réparation/5, deux jets réussis, 3 PS : 5. Inviolable : pas forcé. "
    "Sanctuaire/15, Assassin : -1.",
    ask("ft_apres_le_sacrifice(fidele_foi_temporaire=2, nexus_foi_nexus_x=3)", total=5),
    ask("gemmes_apres_le_sacrifice(magicien=dict(pou=3, gemmes_en_reserve=5), nexus_mana_nexus_x=3)", total=6),
    ask("ps_apres_reparation(nexus=dict(ps_du_nexus=3, jets_reussis=2, valeur_de_structure=6))", total=5),
    ask(f"forcer_le_nexus({CATALYST}, figurine_du_camp_adverse_du_nexus=True, nexus_inviolable=True)", outcome="Interdit"),
    ask("""test_d_attaque(attaquant=dict(att=4, a_l_attribut_hostile=True), nexus=dict(hostile=True, sanctuaire_x=15), distance=10,
        difficulte=5, des=[3])""", total=6),
    ask("""test_d_initiative(figurine=dict(ini=4, a_l_attribut_hostile=True), nexus=dict(hostile=True, sanctuaire_x=15),
        distance=15, difficulte=5, des=[3])""",
        total=6),
    ask("""test_d_initiative(figurine=dict(ini=4, a_l_attribut_hostile=True), nexus=dict(hostile=True, sanctuaire_x=15),
        distance=16, difficulte=5, des=[3])""",
        total=7),
    ask("se_servir_de_la_structure_du_nexus(nexus_embleme_x=15, figurine_repond_a_l_allegeance=True, distance=15)", outcome="Permis"),
)
row(
    "XX-A, XX-B",
    "1 contre 2 : 3 points de tournoi. Bonus de 140 : 100. Pertes 120, 200 tués, bonus 30 : 110. Deux Champions à 85 : "
    "Commandeurs possibles, pas celui de 60.",
    ask("points_de_tournoi(l_armee_points_de_victoire=1, l_armee_adverse_points_de_victoire=2)", gives="3"),
    ask("bonus_compte(l_armee_bonus_reclame=140)", total=100),
    ask("goal_average(l_armee=dict(pa_perdus=120, bonus_reclame=30), l_armee_adverse_pa_perdus=200)", total=110),
    ask("designer_le_commandeur(figurine=dict(champion=True, valeur_strategique=60), l_armee_valeur_du_champion_le_plus_cher=85)",
        outcome="Interdit"),
    ask("designer_le_commandeur(figurine=dict(champion=True, valeur_strategique=85), l_armee_valeur_du_champion_le_plus_cher=85)",
        outcome="Obligatoire"),
    ask("deployer_une_figurine(figurine=dict(dans_sa_zone_de_deploiement=True, sur_un_decor_de_scenario=True))", outcome="Interdit"),
    ask("deployer_une_figurine(figurine=dict(eclaireur=True, mou=10, distance_d_un_objectif=10))", outcome="Interdit"),
    ask("suivre_le_conseil_de_taille(decor_plus_grand_cote=35)", outcome="Sans effet"),
    ask("pertes(l_armee_pa_perdus=100, l_armee_pa_de_neutres_tues=60)", total=100),
)
row(
    "XX-C",
    "1, 1 et 2 : effectif 4. VS 30 critique : 20 ; 23 grave : 18 ; 4 grave : 0. Palier 1, Éclaireur caché, invoqué du dernier "
    "tour : pas comptés. 6 contre 5, 60 à 60.",
    ask("valeur_comptee(figurine=dict(valeur_strategique=30, blessure_critique=True))", total=20),
    ask("valeur_comptee(figurine=dict(valeur_strategique=23, blessure_grave=True))", total=18),
    ask("valeur_comptee(figurine=dict(valeur_strategique=4, blessure_grave=True))", total=0),
    ask("compter_sur_un_objectif(figurine_palier=1)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine_eclaireur_cache=True)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine=dict(invoque=True, place_au_dernier_tour=True))", outcome="Interdit"),
    ask("""controler_un_objectif(l_armee=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=60), l_armee_adverse=dict(effectif_compte_du_camp=5,
        valeur_comptee_du_camp=60))""", outcome="Interdit"),
    ask("compter_pour_deux_objectifs()", outcome="Interdit"),
    ask("valeur_d_un_groupe(figurine=dict(valeur_strategique=34, peu_blesses=2, en_blessure_grave=1, en_blessure_critique=1))", total=121),
    ask('effectif_d_un_groupe(figurine=dict(taille="Grande", peu_blesses=2, en_blessure_grave=1, en_blessure_critique=1))', total=8),
)
row(
    "XX-D",
    "Passer sur un marqueur, par Infiltration, ou d'un autre palier : on ne le ramasse pas. Prise/1, un porté : plus. Porteur "
    "Rapide MOU 10 : 20. Courage raté : il tombe.",
    ask("ramasser_un_marqueur()", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, se_deplace_par_infiltration=True))", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, palier=1), palier_du_marqueur=0)", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, marqueurs_portes=1), prise_x=1)", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, marqueurs_portes=1), prise_x=2)", outcome="Permis"),
    ask("mou_de_porteur(figurine=dict(mou=10, rapidite=True, porteur_de_marqueur=True))", total=20),
    ask('potentiel_de_deplacement(figurine=dict(mou=10, rapidite=True, porteur_de_marqueur=True, type_de_deplacement="course"))', total=20),
    ask("deplacer_un_marqueur_autrement()", outcome="Interdit"),
    ask("poser_un_marqueur(figurine_porteur_de_marqueur=True)", outcome="Interdit"),
    ask("poser_un_marqueur(figurine_porteur_de_marqueur=True, a_la_phase_d_entretien=True)", outcome="Permis"),
)
row(
    "XX-E",
    "Neutre au contact : activé en dernier. Il tue 60 PA : 0 pour personne. Éclaireur caché : pas visé. Passif : à 16 cm des "
    "siens, rien ; deux dés en défense.",
    ask("rang_d_activation(figurine_au_contact_d_un_adversaire=True)", total=2),
    ask("etre_vise_par_un_neutre(cible_eclaireur_cache=True)", outcome="Interdit"),
    ask("cible_d_un_neutre(options=[dict(figurine_valeur_strategique=20), dict(figurine_valeur_strategique=15, figurine_blessure_grave=True), "
        "dict(figurine_valeur_strategique=15, figurine_blessure_legere=True)])", outcome="Option 2"),
    ask("cartes_des_individus_passifs(profils_d_individus_passifs=1)", total=1),
    ask("sortir_du_terrain_de_plein_gre(figurine_individu_passif=True)", outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(individu_passif=True, adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=1))",
        outcome="Interdit"),
    ask("deplacer_un_individu_passif(figurine=dict(individu_passif=True, distance_de_l_ami_le_plus_proche=16))", outcome="Interdit"),
    ask("tests_d_initiative_du_combat(camps_dans_le_combat=3)", total=3),
    ask("poursuivre_le_premier(figurine_meilleure_initiative_du_combat=True)", outcome="Permis"),
)
row(
    "XX-F",
    "25 cm entre deux zones : trop peu. 7, 6 et 5 cartes : zéro, un et deux refus. Le mieux placé sépare, le second choisit le second combat.",
    ask("placer_une_zone_de_deploiement(ecart_des_zones=25)", outcome="Interdit"),
    ask("nombre_de_refus(l_armee_cartes_au_debut_du_tour=6, cartes_du_mieux_pourvu=7)", total=1),
    ask("nombre_de_refus(l_armee_cartes_au_debut_du_tour=5, cartes_du_mieux_pourvu=7)", total=2),
    ask("rang_du_choix(l_armee_joueurs_mieux_places=2)", total=3),
    ask("combat_choisi_par_ce_joueur(l_armee_joueurs_mieux_places=1)", total=2),
    ask("rang_de_separation(l_armee_joueurs_mieux_places=0)", total=1),
    ask("choisir_sa_place(place_deja_prise=True)", outcome="Interdit"),
    ask("resoudre_aussitot_le_combat(cible_premier_combat_passe=True)", outcome="Interdit"),
)
row(
    "VIII-J-1 à VIII-J-3",
    "La corde : INI, un grimpeur la défend ; coupée d'une légère. Au sommet, un adversaire : combat, sinon on prend pied ou l'on "
    "saute, FOR 8 de 8 cm. Un à la fois.",
    ask("couper_la_corde(pendant_la_phase_de_combat=True, attaquant_au_contact_du_grappin=True)", outcome="Permis"),
    ask("couper_la_corde(attaquant_au_contact_du_grappin=True)", outcome="Interdit"),
    ask("grimper_a_la_corde(figurine_au_pied_de_la_corde=True, occupee_par_un_grimpeur=True)", outcome="Interdit"),
    ask("grimper_a_l_echelle_dressee(figurine_au_contact_de_l_echelle=True, occupee_par_un_grimpeur=True)", outcome="Interdit"),
    ask("prendre_pied(decor_surface_praticable=True)", outcome="Permis"),
    ask("prendre_pied(decor_surface_praticable=True, adversaire_au_sommet=True)", outcome="Interdit"),
    ask("combattre_au_sommet(adversaire_au_sommet=True)", outcome="Obligatoire"),
    ask("sauter_de_l_autre_cote()", outcome="Obligatoire"),
    ask("force_du_jet_de_blessures(attaquant_force=3, cible_saute_du_sommet=True, hauteur_du_saut=8)", total=8),
    ask("""faire_tomber_l_echelle(attaquant=dict(au_contact_d_un_bout_de_l_echelle=True, des_consacres=2),
        pendant_la_phase_de_combat=True)""", outcome="Permis"),
    ask("charger(attaquant_grimpe_a_la_corde=True)", outcome="Interdit"),
)
row(
    "XIII-B-6, XIII-B-7",
    "Druide vu en partie à portée courte : 5, un 1 manque ; Hogarth, 6 et 2 : 11 ; Fianna, longue et en partie : 11. En cloche, "
    "TIR 2, 5 : 7 pour 10, dispersé.",
    ask("tir_sur_une_cible(attaquant_tir=3, portee_du_tir='courte', cible_partiellement_visible=True, des=[1])", outcome="Raté", total=4),
    ask("tir_sur_une_cible(attaquant_tir=3, portee_du_tir='courte', des=[1])", outcome="Touche", total=4),
    ask("tir_sur_une_cible(attaquant_tir=3, portee_du_tir='moyenne', cible_partiellement_visible=True, des=[6, 2])", outcome="Touche", total=11),
    ask("tir_sur_une_cible(attaquant_tir=3, portee_du_tir='longue', cible_partiellement_visible=True, des=[5])", outcome="Raté", total=8),
    ask("tir_sur_une_cible(attaquant_tir=3, portee_du_tir='longue', des=[6, 3])", outcome="Touche", total=12),
    ask("force_du_tir(arme=dict(force=12, artillerie_legere=True, artillerie_perforante=True), cible_apres_le_premier_touche=True)", total=6),
    ask("disperser_le_gabarit(arme_artillerie_a_effet_de_zone=True, tir_manque=True)", outcome="Obligatoire"),
    ask("direction_de_dispersion(des=[4])", total=4),
)
row(
    "XIX-B-13, 15, 17, 29",
    "Sans son maître, l'Asservi reste chez lui ; X mort, sa carte reste. Bond par-dessus un plus grand : non ; 6 cm en poursuite "
    "à MOU 10 : non. Coup de maître : deux dés.",
    ask("rejoindre_l_armee(figurine_asservi=True, son_maitre_est_dans_l_armee=True)", outcome="Permis"),
    ask("bondir(figurine=dict(bond=True, taille='Moyenne'), autre_taille='Grande')", outcome="Interdit"),
    ask("bondir(figurine=dict(bond=True, mou=10, en_poursuite=True), longueur_de_l_obstacle=6)", outcome="Interdit"),
    ask("bondir(figurine=dict(bond=True, mou=10), longueur_de_l_obstacle=6)", outcome="Permis"),
    ask("longueur_de_bond(figurine=dict(mou=10, en_poursuite=True))", total=5),
    ask("tenter_un_coup_de_maitre(attaquant=dict(coup_de_maitre_x=2, des_d_attaque_restants=1))", outcome="Interdit"),
    ask("tenter_un_coup_de_maitre(attaquant=dict(coup_de_maitre_x=2, des_d_attaque_restants=2))", outcome="Permis"),
    ask("des_de_defense_perdus(attaque_en_echec_automatique=True)", total=0),
)
row(
    "XIX-B-50, 51, 69, 70, 78",
    "Fanatique assailli, DIS 4, un 4 pour 8 : il ne fuit pas. Impact pris de flanc : rien. Irrépressible lancé, FOR 8 de flanc "
    "contre RES 9 : pas d'assaut.",
    ask("test_de_fanatisme(figurine=dict(dis=4, fanatisme=True, defenseur=True), adversaire_peur=8, des=[4])", outcome="Réussi", total=8),
    ask("subir_l_impact(attaquant_impact_x=3, cible_au_contact_de_l_avant=True)", outcome="Obligatoire"),
    ask("subir_l_impact(attaquant_impact_x=3)", outcome="Interdit"),
    ask("force_de_l_impact(attaquant=dict(impact_x=3, distance_du_deplacement=14))", total=6),
    ask("""charger(attaquant_force=8, cible=dict(res=9, irrepressible=True, marqueur_de_vitesse=True,
        assailli_hors_de_face=True))""", outcome="Interdit"),
    ask("charger(attaquant_force=9, cible=dict(res=9, irrepressible=True, marqueur_de_vitesse=True, assailli_hors_de_face=True))", outcome="Permis"),
    ask("se_reorienter_librement(figurine=dict(irrepressible=True, marqueur_de_vitesse=True))", outcome="Interdit"),
    ask("ignorer_le_jet_de_blessures(cible_immunite_blessures_exceptionnelles=True, double_aux_blessures=True)", outcome="Obligatoire"),
    ask("tuer_net_un_adversaire(attaquant_ennemi_personnel=True, cible_est_son_ennemi_personnel=True)", gives="vengeance"),
)
row(
    "XIX-B-90 et 122, attribution",
    "Mutagène : deux dés au plus pour deux dotés, X négatif compris ; pas deux au même. Toxique : pas deux fois au même.",
    ask("recevoir_un_de_de_mutagene(figurine_mutagene_x=1)", outcome="Permis"),
    ask("recevoir_un_de_de_mutagene(figurine_mutagene_x=-1)", outcome="Permis"),
    ask("recevoir_un_de_de_mutagene()", outcome="Interdit"),
    ask("recevoir_un_de_de_mutagene(figurine=dict(mutagene_x=1, deja_beneficiaire_ce_tour=True))", outcome="Interdit"),
    ask("recevoir_un_de_de_toxique(figurine_toxique_x=1)", outcome="Permis"),
    ask("recevoir_un_de_de_toxique()", outcome="Interdit"),
    ask("doublon_x_le_plus_fort(premier_x=1, second_x=2)", total=2),
)
HELD = """l_armee=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=60),
    l_armee_adverse=dict(effectif_compte_du_camp=5, valeur_comptee_du_camp=50)"""
row(
    "XX-C-4, XX-D-3, XX-E-3, XX-E-4",
    "Périmètre contrôlé en fin de partie : capturé. Marqueur posé : repris. Neutre : ses compétences actives d'office. Trois "
    "camps : trois tests d'Initiative.",
    ask(f"capturer_la_cible({HELD}, au_terme_de_la_partie=True)", outcome="Permis"),
    ask(f"capturer_la_cible({HELD})", outcome="Interdit"),
    ask("marqueur_laisse_au_sol()", gives="bord"),
    ask("employer_une_competence_active(figurine=dict(neutre=True, furie_guerriere=True))", outcome="Obligatoire"),
    ask("nombre_de_des_de_combat(figurine=dict(neutre=True, adversaires_dans_le_combat=3))", total=4),
    ask("des_d_attaque(figurine=dict(neutre=True, furie_guerriere=True, des_en_attaque=4, des_en_defense=0))", total=5),
    ask("eclaireur_repere_avec_des_neutres(figurine_eclaireur_cache=True)", gives="repéré"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, en_poursuite=True))", outcome="Interdit"),
)


@pytest.mark.parametrize("code", ROWS)
def test_what_the_book_gives(resolver, code):
    for question, expected in ROWS[code][1]:
        check(resolver, "cf:confrontation", code, question, expected)
