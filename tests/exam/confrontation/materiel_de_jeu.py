"""Situations of Confrontation of the chapter « Matériel de jeu » (Game material)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-N30",
    "Portée longue sur un Énorme/2 à demi caché : 10 - 2 + 1 ; il pèse 4 ; un homme de taille moyenne, 1, l'engage sans pénalités, un Brutal si.",
    ask("tir_sur_une_cible(attaquant_tir=4, portee_du_tir=\"longue\", cible=dict(enorme_x=2, partiellement_visible=True))",
        says="difficulté 9", odds={"Touche": F(1, 3)}),
    ask("puissance(figurine_enorme_x=2)", total=4),
    ask("puissance()", total=1),
    ask("infliger_les_penalites_de_charge(attaquant_en_charge=True, cible_enorme_x=2)", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_engage=True), cible_enorme_x=2)", outcome="Permis"),
)
row(
    "CONF-AE18",
    "Bombardier nain à cheval, Baron Samedi : Petits ; Sasia Samaris : moyenne ; Énorme/2 : Puissance 4 ; trois contacts pour un Petit, seize pour un Titan.",
    ask('taille_d_un_combattant(socle_fourni="cavalerie", cas_de_taille="bombardier nain")', outcome="Petite"),
    ask('taille_d_un_combattant(socle_fourni="infanterie", cas_de_taille="Baron Samedi")', outcome="Petite"),
    ask('taille_d_un_combattant(socle_fourni="cavalerie", cas_de_taille="Sasia Samaris")', outcome="Moyenne"),
    ask("puissance(figurine_enorme_x=2)", total=4),
    ask('contacts_possibles(figurine_taille="Petite")', total=3),
    ask("contacts_possibles(figurine_est_un_titan=True)", total=16),
)
row(
    "I-E-8",
    "Nain à pied : Petite. Lion monté : Grande. Le bombardier nain reste Petit.",
    ask('taille_d_un_combattant(cas_de_taille="nain de Tir-Nâ-Bor", socle_fourni="infanterie")', outcome="Petite"),
    ask('taille_d_un_combattant(socle_fourni="cavalerie")', outcome="Grande"),
    ask('taille_d_un_combattant(cas_de_taille="bombardier nain", socle_fourni="cavalerie")', outcome="Petite"),
)
row(
    "CONF-P02",
    "Un crache-feu de Mid-Nor au contact de trois gardes : de Petite Taille malgré son socle, il n'a pas de place pour un quatrième.",
    ask('taille_d_un_combattant(cas_de_taille="crache-feu de Mid-Nor", socle_fourni="créature")', says="Petite"),
    ask('entrer_au_contact(figurine_taille="Petite", figurine_adversaires_au_contact=3)', outcome="Interdit"),
)
row(
    "CONF-AE19",
    "301 PA : vingt figurines ; 599 PA, Quantité 300 : un nexus ; une Créature est de catégorie 1, une Machine de guerre 2, une Légende vivante 3, un Zélote 2.",
    ask("effectif_maximal(l_armee_valeur_de_l_armee=301)", total=20),
    ask("exemplaires_permis(l_armee=dict(valeur_de_l_armee=599, pa_de_troupes=599), nexus_quantite=300)", total=1),
    ask('rangs(nom_du_rang="Créature")', gives="catégorie 1"),
    ask('rangs(nom_du_rang="Machine de guerre")', gives="catégorie 2"),
    ask('rangs(nom_du_rang="Légende vivante")', gives="catégorie 3"),
    ask('rangs(nom_du_rang="Zélote")', gives="catégorie 2"),
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
    "CONF-AH07",
    "Sort de Fréquence 1 absorbé, contré ou raté : fini pour ce tour. À Fréquence 2, il repart.",
    ask("lancer_encore_ce_sortilege(effet=dict(frequence=1, absorbe=True))", outcome="Interdit"),
    ask("lancer_encore_ce_sortilege(effet=dict(frequence=1, contre=True))", outcome="Interdit"),
    ask("lancer_encore_ce_sortilege(effet=dict(frequence=1, incantation_ratee=True))", outcome="Interdit"),
    ask("lancer_encore_ce_sortilege(effet=dict(frequence=2, absorbe=True))", outcome="Permis"),
)
row(
    "CONF-DA21",
    "Un nain de Tir-Nâ-Bor sur socle d'infanterie : Petit, puissance 1, trois adversaires à son contact.",
    ask("taille_d_un_combattant(cas_de_taille='nain de Tir-Nâ-Bor', socle_fourni='infanterie')", outcome="Petite"),
    ask("puissance(figurine_taille='Petite')", total=1),
    ask("contacts_possibles(figurine_taille='Petite')", total=3),
)
row(
    "AO-01",
    "FT 1 pour une Ferveur de 2 : pas d'appel, donc pas de reste ; FT 4, Ferveur 2 et deux dés : 0 ; un dé de plus, non.",
    ask("foi_temporaire_apres_l_appel(fidele_foi_temporaire=1, effet_ferveur=2)", outcome="Interdit"),
    ask("foi_temporaire_apres_l_appel(fidele_foi_temporaire=4, effet_ferveur=2, fidele_renforcement=2)", total=0),
    ask("foi_temporaire_apres_l_appel(fidele_foi_temporaire=4, effet_ferveur=2, fidele_renforcement=3)", outcome="Interdit"),
)
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
row(
    "CONF-AR33",
    "Mon Doyen est Énorme/1 sur un socle d'infanterie : on le vise à 7 − 2, sa puissance est 3 ; Tué net, son marqueur le laisse critique.",
    ask("difficulte_du_tir(portee_du_tir='moyenne', cible_enorme_x=1)", total=5),
    ask("puissance(figurine_enorme_x=1)", total=3),
    ask("blessures_subies(attaquant_force=9, cible_res=8, cible_enorme_x=1, cible_marqueurs_enorme=1, des=[[5, 6]])", gives="Niveau 3"),
)
row(
    "CONF-AO01",
    "Un sort « Personnelle » sur un voisin, un sort « Contact » à 1 cm : hors de portée, perdus ; socle à socle, il prend.",
    ask("etre_a_portee_d_un_effet(effet_portee_personnelle=True, cible_autre_que_le_lanceur=True)", outcome="Interdit"),
    ask("etre_a_portee_d_un_effet(effet_portee_personnelle=True)", outcome="Permis"),
    ask("appliquer_le_sortilege(effet_portee_personnelle=True, distance=5)", outcome="Sans effet"),
    ask("appliquer_le_sortilege(effet_portee_contact=True, distance=0)", outcome="Permis"),
    ask("appliquer_le_sortilege(effet_portee_contact=True, distance=1)", outcome="Sans effet"),
    ask("test_de_divination(foi=4, difficulte=7, effet_portee_contact=True, distance=3, des=[3])", outcome="Sans effet"),
)
row(
    "CONF-AO02",
    "Un sort de fréquence 1, déjà lancé ce tour, quel que soit le rang ; un Régulier et une Machine de guerre ; 250 PA : quinze figurines, 301 : vingt.",
    ask("lancer_encore_ce_sortilege(frequence=1, lancers_ce_tour=1)", outcome="Interdit"),
    ask("lancer_encore_ce_sortilege(frequence=2, lancers_ce_tour=1)", outcome="Permis"),
    ask('rangs(nom_du_rang="Machine de guerre")', says="catégorie 2"),
    ask('rangs(nom_du_rang="Régulier")', says="catégorie 1"),
    ask("effectif_maximal(valeur_de_l_armee=250)", total=15),
    ask("effectif_maximal(valeur_de_l_armee=301)", total=20),
)
row(
    "CONF-ZF01",
    "Fer sur Gorakh (8, 4, 8) : 23 PA, fût-il blessé grave, chargé et Sonné ; avec une lame qui lui donne déjà ATT+2, 25. Une Troupe n'en porte pas.",
    ask("cout_d_un_artefact_sur_le_profil(figurine=dict(att=8, defense=4, res=8, blessure_grave=True, sonne=True), bonus_de_l_artefact=1)", total=23),
    ask("cout_d_un_artefact_sur_le_profil(figurine=dict(att=8, defense=4, res=8, charges_avec_penalites=1), bonus_de_l_artefact=1)", total=23),
    ask("cout_d_un_artefact_sur_le_profil(figurine=dict(att=8, defense=4, res=8, modificateur_d_att=2, blessure_legere=True), bonus_de_l_artefact=1)", total=25),
    ask("porter_un_artefact(artefacts_portes=1)", outcome="Interdit"),
)
