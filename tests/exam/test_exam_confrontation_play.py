"""Confrontation, chapters I to X, as an adversary tells it: cards, armies, actions, movement, scenery, combat, end of turn.

Worked out from the text alone, before the resolver was asked anything; one row a situation, each question with what the row states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "CONF-P01",
    "Un cavalier gobelin Dur à cuire chargé par un garde et une Brute épaisse dans le même tour de parole ; sans la brute, non.",
    ask('taille_d_un_combattant(cas_de_taille="gobelin", socle_fourni="cavalerie")', says="Grande"),
    ask('infliger_les_penalites_de_charge(attaquant=dict(en_charge=True, taille="Moyenne", brute_epaisse=True, puissance_des_autres_chargeurs=1), '
        'cible=dict(taille="Grande", dur_a_cuire=True))', outcome="Permis"),
    ask('infliger_les_penalites_de_charge(attaquant=dict(en_charge=True, taille="Moyenne"), cible=dict(taille="Grande", dur_a_cuire=True))',
        outcome="Interdit"),
)
row(
    "CONF-P02",
    "Un crache-feu de Mid-Nor au contact de trois gardes : de Petite Taille malgré son socle, il n'a pas de place pour un quatrième.",
    ask('taille_d_un_combattant(cas_de_taille="crache-feu de Mid-Nor", socle_fourni="créature")', says="Petite"),
    ask('entrer_au_contact(figurine_taille="Petite", figurine_adversaires_au_contact=3)', outcome="Interdit"),
)
row(
    "CONF-P03",
    "À 300 PA, un Champion de 100 PA et ses deux artefacts à 12 : 124, au-dessus de 120 ; avec un seul, 112.",
    ask("aligner_l_armee(valeur_de_l_armee=300, valeur_strategique_initiale=100, pa_d_artefacts=24)", outcome="Interdit"),
    ask("aligner_l_armee(valeur_de_l_armee=300, valeur_strategique_initiale=100, pa_d_artefacts=12)", outcome="Permis"),
)
row(
    "CONF-P04",
    "À 350 PA, un engin immobile, trois servants et seize fantassins : vingt, tout juste ; dix-sept, un de trop.",
    ask("aligner_l_armee(valeur_de_l_armee=350, engins_immobiles=1, servants_de_l_armee=3, combattants_de_l_armee=16)", outcome="Permis"),
    ask("aligner_l_armee(valeur_de_l_armee=350, engins_immobiles=1, servants_de_l_armee=3, combattants_de_l_armee=17)", outcome="Interdit"),
)
row(
    "CONF-P05",
    "À 500 PA, des nexus à 45 PA de « Quantité : 200 » : deux, non trois.",
    ask("acquerir_un_nexus(valeur_de_l_armee=500, quantite=200, exemplaires_du_nexus=2, pa_de_nexus=90)", outcome="Permis"),
    ask("acquerir_un_nexus(valeur_de_l_armee=500, quantite=200, exemplaires_du_nexus=3)", outcome="Interdit"),
    ask("aligner_l_armee(valeur_de_l_armee=500, pa_de_nexus=135)", outcome="Interdit"),
)
row(
    "CONF-P06",
    "Trois guerriers de 28 PA, chacun avec un solo de 5, sur une carte : 33 PA l'un, deux au plus.",
    ask("representer_par_une_carte(valeur_strategique_initiale=28, pa_de_surcouts=5, combattants_sur_la_carte=3)", outcome="Interdit"),
    ask("representer_par_une_carte(valeur_strategique=30, combattants_sur_la_carte=3)", outcome="Permis"),
)
row(
    "CONF-P07",
    "Un solo à 7/10 pour une Troupe de 50 PA équipée de 8 PA d'artefacts : 7 ; de 51 PA, 10.",
    ask("cout_d_un_solo(cout_v=7, cout_z=10, valeur_strategique_initiale=50, pa_d_artefacts=8)", total=7),
    ask("cout_d_un_solo(cout_v=7, cout_z=10, valeur_strategique_initiale=51)", total=10),
)
row(
    "CONF-P08",
    "Alahan avec des Sessairs et des nains de Tir-Nâ-Bor, 120 PA sur 400 : ces deux peuples ne s'allient pas.",
    ask('alliances(peuple="Sessairs", autre_peuple="Tir-Nâ-Bor")', says="Pas alliés"),
    ask("aligner_l_armee(valeur_de_l_armee=400, pa_d_allies=120, l_armee_allies_non_allies_entre_eux=True)", outcome="Interdit"),
)
row(
    "CONF-P11",
    "Une fianna (MOU 10, Rapidité) ne voit pas sa cible à 25 cm : un engagement, donc 20 cm.",
    ask("charger(attaquant_rapidite=True, cible_hors_de_vue=True)", outcome="Interdit"),
    ask("parvenir_au_contact(figurine=dict(mou=10, rapidite=True, chemin=25))", outcome="Interdit"),
    ask("avance_d_un_assaut(figurine=dict(mou=10, rapidite=True, chemin=25))", total=20),
)
row(
    "CONF-P12",
    "Un gobelin (Désengagement/5) que touchent trois ennemis n'a pas même le droit d'essayer.",
    ask('se_desengager(figurine=dict(taille="Petite", adversaires_au_contact=3, ini=5, desengagement_x=5))', outcome="Interdit"),
)
row(
    "CONF-P13",
    "INI 3, Vivacité, Désengagement/7, Blessure grave, trois ennemis : un 6 sur deux dés contre 7. En force, Désengagement ne vaut rien.",
    ask('test_de_desengagement(figurine=dict(ini=3, vivacite=True, desengagement_x=7, blessure_grave=True, adversaires_au_contact=3, taille="Moyenne"))',
        odds={"Se désengage": F(11, 36)}),
    ask('test_de_desengagement_en_force(figurine=dict(force=7, taille="Grande", desengagement_x=5, adversaires_au_contact=2), '
        'adversaire_res=6, adversaire_taille="Moyenne")', odds={"Se désengage": F(5, 36)}),
)
row(
    "CONF-P15",
    "Un Éthéré engagé dans cette phase ne tente rien ; libre de le tenter, il réussit.",
    ask("test_de_desengagement(figurine=dict(ethere=True, a_ete_engage=True, adversaires_au_contact=1, ini=3))", outcome="Interdit"),
    ask("test_de_desengagement(figurine=dict(ethere=True, adversaires_au_contact=1, ini=3))", odds={"Se désengage": F(1)}),
)
SPLIT = "adversaires_dans_le_combat=1, tueur_ne=True, a_manque_son_desengagement=True"
row(
    "CONF-P16",
    "Un Tueur né a manqué son désengagement : trois dés, tous en défense, après une poursuite encore.",
    ask(f"nombre_de_des_de_combat(figurine=dict({SPLIT}))", total=3),
    ask(f"repartir_ses_des_de_combat(figurine=dict({SPLIT}, des_en_attaque=0, des_en_defense=3))", outcome="Permis"),
    ask(f"repartir_ses_des_de_combat(figurine=dict({SPLIT}, a_poursuivi=True, des_en_attaque=1, des_en_defense=2))", outcome="Interdit"),
)
row(
    "CONF-P17",
    "Derrière un troll de Grande Taille : un archer ne voit pas l'archer ; un cavalier non plus, sauf Tireur embarqué, qui en voit une partie.",
    ask('voir(attaquant_taille="Moyenne", cible_taille="Moyenne", autre_taille="Grande", autre_fait_obstacle=True)', outcome="Interdit"),
    ask('voir(attaquant_taille="Grande", cible_taille="Moyenne", autre_taille="Grande", autre_fait_obstacle=True)', outcome="Interdit"),
    ask('ce_que_la_source_voit(attaquant_taille="Grande", attaquant_tireur_embarque=True, cible_taille="Moyenne", autre_taille="Grande", '
        'autre_fait_obstacle=True)', gives="vue qu'en partie"),
)
row(
    "CONF-P19",
    "La cible, à 12 cm, s'enfuit ; il en reste 8 (MOU 10). Une autre cible cachée : l'assaut n'est plus une charge ; vue, il l'est.",
    ask("reste_de_l_assaut(figurine=dict(mou=10, chemin=12, en_charge=True))", total=8),
    ask("rester_une_charge(figurine=dict(en_charge=True, sans_ligne_de_vue=True), cible_derobee=True)", outcome="Interdit"),
    ask("rester_une_charge(figurine=dict(en_charge=True), cible_derobee=True)", outcome="Permis"),
)
FLYER = "mou=10, mou_en_vol=17.5"
row(
    "CONF-P21",
    "Un ange au sol décolle et charge à 12 cm : MOU 5, 10 cm, trop court ; du palier 2, il ne pique pas sur le sol, ni ne le charge.",
    ask(f"parvenir_au_contact(figurine=dict({FLYER}, palier=0, change_de_palier=True, en_charge=True, chemin=12), cible_palier=1)", outcome="Interdit"),
    ask(f"parvenir_au_contact(figurine=dict({FLYER}, palier=0, change_de_palier=True, en_charge=True, chemin=10), cible_palier=1)", outcome="Permis"),
    ask("charger_en_pique(attaquant_palier=2, cible_palier=0)", outcome="Interdit"),
    ask("charger(attaquant_palier=2, cible_palier=0)", outcome="Interdit"),
    ask("charger(attaquant_palier=2, cible_palier=1)", outcome="Permis"),
    ask("engager_un_adversaire(attaquant_palier=0, cible_palier=1, cible_hors_de_vue=True)", outcome="Interdit"),
)
row(
    "CONF-P23",
    "Au palier 1, MOU en vol 17,5 : 9 cm de poursuite, sans changer de palier ; avec Pugnacité, 17,5.",
    ask(f"distance_de_poursuite(figurine=dict({FLYER}, palier=1))", total=9),
    ask(f"distance_de_poursuite(figurine=dict({FLYER}, palier=1, pugnacite=True))", total=F(35, 2)),
    ask("changer_de_palier(figurine=dict(palier=1, en_poursuite=True))", outcome="Interdit"),
)
DEAD = "acharne=True, tue_net=True"
row(
    "CONF-P25",
    "Tuer net un Acharné n'ouvre pas de poursuite ; lui, tué net et Sonné, poursuit, a ATT 4 - 4 et ne se régénère pas.",
    ask(f"poursuivre(figurine_adversaires_du_combat_elimines=True, adversaire=dict({DEAD}))", outcome="Interdit"),
    ask(f"poursuivre(figurine=dict(adversaires_du_combat_elimines=True, {DEAD}))", outcome="Permis"),
    ask(f"att_malus_compris(attaquant=dict(att=4, sonne=True, {DEAD}))", total=0),
    ask(f"se_regenerer(figurine=dict({DEAD}, regeneration_x=4))", outcome="Interdit"),
)
row(
    "CONF-P26",
    "Implacable/1 et Pugnacité (MOU 11) : une seconde poursuite, de 11 cm ; pas de troisième.",
    ask("poursuivre(figurine=dict(implacable_x=1, pugnacite=True, mou=11, poursuites_faites=1, adversaires_du_combat_elimines=True))", outcome="Permis"),
    ask("distance_de_poursuite(figurine=dict(implacable_x=1, pugnacite=True, mou=11, poursuites_faites=1))", total=11),
    ask("poursuivre(figurine=dict(implacable_x=1, poursuites_faites=2, adversaires_du_combat_elimines=True))", outcome="Interdit"),
)
WOOD = 'distance_parcourue_au_sol=6, zone_de_terrain="encombrée"'
row(
    "CONF-P29",
    "Une charge (MOU 10) dont 6 cm de forêt : à 14 cm elle arrive (20), à 15 non (21) ; un Éthéré, si.",
    ask(f"parvenir_au_contact(figurine=dict(mou=10, chemin=14, en_charge=True), {WOOD})", outcome="Permis"),
    ask(f"parvenir_au_contact(figurine=dict(mou=10, chemin=15, en_charge=True), {WOOD})", outcome="Interdit"),
    ask(f"parvenir_au_contact(figurine=dict(mou=10, chemin=15, en_charge=True, ethere=True), {WOOD})", outcome="Permis"),
)
row(
    "CONF-P30",
    "Un mur de 3,5 cm devant un guerrier de taille moyenne : un engagement, de 10 cm ; un troll l'ignore et charge.",
    ask('charger_par_dessus_un_relief(figurine_taille="Moyenne", decor_taille="Moyenne")', outcome="Interdit"),
    ask('potentiel_sur_un_relief(figurine=dict(taille="Moyenne", mou=10, type_de_deplacement="engagement"), decor_taille="Moyenne")', total=10),
    ask('charger_par_dessus_un_relief(figurine_taille="Grande", decor_taille="Moyenne")', outcome="Permis"),
)
row(
    "CONF-P31",
    "Un muret de 3 cm tout rond est de deux lignes du tableau, que rien ne départage ; un mur de 8, d'une seule.",
    ask("taille_d_un_decor(hauteur=3)", asks="Petite ou Moyenne"),
    ask("taille_d_un_decor(hauteur=8)", says="Grande"),
)
row(
    "CONF-P32",
    "Un Brutal par-dessus un muret neutre : ni pénalités (l'autre lecture les inflige), ni plus d'un dé de part et d'autre.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, par_dessus_un_decor=True, puissance=1), cible_puissance=1)",
        outcome="Interdit", disputed="^Permis"),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, adversaires_au_dela_de_l_obstacle=1), decor_obstacle_neutre=True)", total=1),
)
row(
    "CONF-P33",
    "Deux assaillants contre un garde derrière sa barricade : trois dés pour lui, un pour chacun d'eux.",
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, adversaires_au_dela_de_l_obstacle=2), decor_obstacle_defensif=True)", total=3),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, adversaires_au_dela_de_l_obstacle=1, du_cote_attaquant=True), "
        "decor_obstacle_defensif=True)", total=1),
)
STATUE = 'materiau="Pierre", epaisseur=2'
row(
    "CONF-P35",
    "Une brute (FOR 6, Force en charge/2) a chargé une statue de pierre de 2 cm : 5 et 6 lui ôtent 4 PS sur 6 ; FOR 7, rien ; FOR 8 blessée, rien.",
    ask(f"degats_d_un_decor({STATUE}, attaquant=dict(force=6, force_en_charge_x=2, a_charge=True), des=[[5, 6]])", says="PS 2"),
    ask(f"degats_d_un_decor({STATUE}, attaquant=dict(force=7), des=[[5, 6]])", outcome="Sans effet"),
    ask(f"degats_d_un_decor({STATUE}, attaquant=dict(force=8, blessure_legere=True), des=[[5, 6]])", outcome="Sans effet"),
)
row(
    "CONF-P36",
    "Un donjon s'effondre : à 2 cm, un jet de FOR 8 ; au sommet, enseveli. Une tour de guet de 7 PS ne fait rien.",
    ask('subir_l_effondrement(batiment="Donjon en pierre", decor_detruit=True, cible_distance_au_decor=2)', outcome="Obligatoire"),
    ask('effondrement(batiment="Donjon en pierre", decor_detruit=True, figurine_dans_ou_sur_le_decor=True)', gives="enseveli"),
    ask('force_du_jet_de_blessures(cible_dans_l_effondrement=True, materiau="Pierre")', total=8),
    ask('subir_l_effondrement(batiment="Tour de guet en bois", decor_detruit=True, cible_distance_au_decor=2)', outcome="Interdit"),
)
row(
    "CONF-P37",
    "Incendie/0 : 5, puis 2, puis 1 : 3, 0, retiré. Au palier 1, qui traverse subit FOR 6 ; au palier 2, rien.",
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=0, de_d_incendie=5)", total=3),
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=3, de_d_incendie=2)", total=0),
    ask("retirer_le_marqueur_d_incendie(valeur_de_l_incendie=0, de_d_incendie=1)", outcome="Obligatoire"),
    ask('force_du_jet_de_blessures(cible_passage_par_les_flammes="traversée")', total=6),
    ask('etre_dans_les_flammes(cible=dict(palier=2, passage_par_les_flammes="fin d\'activation"), valeur_de_l_incendie=3, distance_du_marqueur=3)',
        outcome="Interdit"),
)
ROCK = "au_contact_d_un_decor=True, distance_au_tas=2"
row(
    "CONF-P38",
    "Un défenseur de DIS 2 lance un rocher à 5 cm en contrebas : deux chances sur trois, FOR 6 ; après un tir, non.",
    ask(f"lancer_un_rocher(attaquant=dict(dis=2, {ROCK}), cible_distance_en_contrebas=5)", outcome="Permis"),
    ask(f"jet_de_rocher(attaquant=dict({ROCK}), cible_distance_en_contrebas=5)", odds={"Touche": F(2, 3)}),
    ask("force_du_jet_de_blessures(cible_touche_par_un_rocher=True)", total=6),
    ask(f"lancer_un_rocher(attaquant=dict(a_tire=True, {ROCK}), cible_distance_en_contrebas=5)", outcome="Interdit"),
)
row(
    "CONF-P39",
    "Grappin, INI 3 en Blessure légère : un 4 pour grimper contre RES 6 ; pas dans l'activation où il a déjà agi.",
    ask("escalade_a_la_corde(figurine=dict(ini=3, res_de_la_carte=6, blessure_legere=True, au_pied_de_la_corde=True))", odds={"Au sommet": F(1, 2)}),
    ask("grimper_a_la_corde(figurine_a_deja_agi=True, figurine_au_pied_de_la_corde=True)", outcome="Interdit"),
    ask("grimper_a_la_corde(figurine_a_tire=True, figurine_au_pied_de_la_corde=True)", outcome="Interdit"),
)
row(
    "CONF-P40",
    "Un défenseur (FOR 7, Sonné) veut renverser l'échelle où grimpe un RES 5 : 5 ou 6. Un bélier : 5 + 18 - 4 ; un porteur aux prises l'empêche.",
    ask("test_pour_faire_tomber_l_echelle(attaquant=dict(force=7, sonne=True, des_consacres=2, au_contact_d_un_bout_de_l_echelle=True), "
        "cible_res_de_la_carte=5, pendant_la_phase_de_combat=True)", odds={"L'échelle tombe": F(1, 3)}),
    ask("force_du_belier(force_cumulee_des_porteurs=18, penalites_des_porteurs=-4)", total=19),
    ask("frapper_au_belier(charge_au_belier=True, un_porteur_au_contact_d_un_adversaire=True, decor_vise=True)", outcome="Interdit"),
)
row(
    "CONF-P43",
    "Tueur né, Enchaînement/2 et Charge bestiale contre deux : six dés de combat, un d'attaque en plus ; ATT 5 - 2, DEF 4 - 2. Destrier : 3, ou 2 s'il charge.",
    ask("nombre_de_des_de_combat(figurine=dict(tueur_ne=True, enchainement_x=2, des_d_enchainement=2, adversaires_dans_le_combat=2))", total=6),
    ask("des_d_attaque(figurine=dict(des_en_attaque=6, des_en_defense=0, charge_bestiale=True, a_charge=True))", total=7),
    ask("att_malus_compris(attaquant=dict(att=5, enchainement_x=2, des_d_enchainement=2))", total=3),
    ask("nombre_de_des_de_combat(figurine=dict(destrier=True, a_engage=True, adversaires_dans_le_combat=1))", total=3),
    ask("nombre_de_des_de_combat(figurine=dict(destrier=True, a_charge=True, adversaires_dans_le_combat=1))", total=2),
)
FURY = "furie_guerriere=True, declare_sa_furie=True, des_en_attaque=2"
row(
    "CONF-P45",
    "Furie guerrière : deux dés sur trois en attaque, un de plus ; deux sur quatre, rien ; en déroute, rien.",
    ask(f"des_d_attaque(figurine=dict({FURY}, des_en_defense=1))", total=3),
    ask(f"des_d_attaque(figurine=dict({FURY}, des_en_defense=2))", total=2),
    ask(f"des_d_attaque(figurine=dict({FURY}, des_en_defense=1, en_deroute=True))", total=2),
)
row(
    "CONF-P46",
    "Contre-attaque : à 2 points, un dé ; en défense soutenue, aucun ; à 1 point, seulement en double, et pas en déroute.",
    ask("des_gagnes_par_la_parade(cible_contre_attaque=True, marge_de_la_parade=2, attaque_paree=True)", total=1),
    ask("des_gagnes_par_la_parade(cible_contre_attaque=True, marge_de_la_parade=5, attaque_paree=True, cible_en_defense_soutenue=True)", total=0),
    ask("des_gagnes_par_la_parade(cible_contre_attaque=True, marge_de_la_parade=1, attaque_paree=True)", total=0),
    ask("des_gagnes_par_la_parade(cible_contre_attaque_en_double=True, marge_de_la_parade=1, attaque_paree=True)", total=1),
)
row(
    "CONF-P47",
    "Chance ne relance pas les 6 de son second jet : INI 2 contre 9, 5/36 avec ou sans elle ; contre 6, 3/4. Un Maudit ne relance rien.",
    ask("test_d_initiative(figurine_ini=2, figurine_chance=True, difficulte=9)", odds={"Réussi": F(5, 36)}),
    ask("test_d_initiative(figurine_ini=2, figurine_chance=True, difficulte=6)", odds={"Réussi": F(3, 4)}),
    ask("relancer_un_six(figurine_maudit_des_dieux=True)", outcome="Interdit"),
    ask("recommencer_le_test(figurine_maudit_des_dieux=True, figurine_chance=True, juste_apres_le_test=True)", outcome="Interdit"),
)
row(
    "CONF-P50",
    "ATT 2, critique et chargé, un 2 : 0, échec automatique ; l'Ambidextre échange, s'il veut, son dé de défense contre un dé d'attaque.",
    ask("test_d_attaque(attaquant=dict(att=2, blessure_critique=True, subit_les_penalites_de_charge=True), des=[2])", outcome="Raté", total=0),
    ask("des_gagnes_par_la_parade(cible_ambidextre=True, attaque_en_echec_automatique=True, cible_abandonne_son_de_de_defense=True)", total=1),
)
row(
    "CONF-P52",
    "Régénération/4 en Blessure critique, 4 et 6 : deux crans, il ne reste qu'une légère. Éphémère/5 : 5/9 d'un cran de plus.",
    ask("niveau_apres_regeneration(figurine_blessure_critique=True, figurine_des_reussis=2)", total=1),
    ask("jet_d_ephemere(figurine_ephemere_x=5)", odds={"Un cran de plus": F(5, 9)}),
)
row(
    "CONF-P54",
    "Au temps mort, rien ; mais les dés d'un incendie se jettent (l'autre lecture les défend).",
    ask("agir_pendant_le_temps_mort(pour_un_incendie=True)", outcome="Permis", disputed="^Interdit"),
    ask("agir_pendant_le_temps_mort()", outcome="Interdit"),
)
row(
    "CONF-P56",
    "En Blessure grave et Sonnés, ATT 4 : 2 pour un Possédé (-1 et -1), 2 pour un Endurant (-2).",
    ask("att_malus_compris(attaquant=dict(att=4, possede=True, blessure_grave=True, sonne=True))", total=2),
    ask("att_malus_compris(attaquant=dict(att=4, endurance=True, blessure_grave=True, sonne=True))", total=2),
)
row(
    "CONF-P60",
    "Un faucheur passe : INI 3 aux prises, contre 8, une chance sur trois ; libre avec Bond, contre 4, toujours.",
    ask("test_de_fauchage(figurine=dict(ini=3, au_contact_d_un_adversaire=True))", odds={"Échappe": F(1, 3)}),
    ask("test_de_fauchage(figurine=dict(ini=3, bond=True))", odds={"Échappe": F(1)}),
)
row(
    "CONF-P62",
    "Il s'est jeté à couvert, avec Cible/-1 : +1 contre lui, pas de charge, un déplacement à couvert obligatoire.",
    ask("modificateur_de_cible(figurine=dict(competence_cible_x=-1, s_est_jete_a_couvert=True))", total=1),
    ask("charger(attaquant_s_est_jete_a_couvert=True)", outcome="Interdit"),
    ask("se_deplacer_a_couvert(figurine_s_est_jete_a_couvert=True)", outcome="Obligatoire"),
)
row(
    "CONF-P64",
    "Il a tiré, ou marché : plus de charge ni d'engagement ; dire qu'il charge n'est pas l'avoir déjà fait ; après une course, non.",
    ask("charger(attaquant_a_tire=True)", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant_a_marche=True, cible_hors_de_vue=True)", outcome="Interdit"),
    ask("se_deplacer_a_couvert(figurine_a_tire=True)", outcome="Interdit"),
    ask("charger(attaquant_en_charge=True)", outcome="Permis"),
    ask("charger(attaquant_en_charge=True, attaquant_a_couru=True)", outcome="Interdit"),
)
row(
    "CONF-P66",
    "Deux dés de parade, DEF 4 contre 9 : 5/9. En défense soutenue contre 6, un dé et DEF 2 : 1/2.",
    ask("test_de_defense(cible=dict(defense=4, des_de_parade=2), difficulte=9)", odds={"Parée": F(5, 9)}),
    ask("test_de_defense(cible=dict(defense=4, en_defense_soutenue=True), difficulte=6)", odds={"Parée": F(1, 2)}),
)
row(
    "CONF-P68",
    "Un allié Paria en déroute peut faire le jet d'Autorité ; sa compétence Autorité n'y vaut rien, rallié il gagne d'office.",
    ask("etre_designe_pour_le_jet_d_autorite(figurine_paria=True, figurine_en_deroute=True)", outcome="Permis"),
    ask("jet_d_autorite(figurine=dict(autorite=True, en_deroute=True, dis=3), adversaire_dis=3)", says="1d6 + 3 (DIS) contre 1d6 + 3 (DIS)"),
    ask("jet_d_autorite(figurine=dict(autorite=True, dis=3), adversaire_dis=3)", odds={"Premier tour de parole": F(1)}),
)
row(
    "CONF-P69",
    "Rapidité en fuite : 30 cm (MOU 10), sans choix ; désengagé d'abord, 10.",
    ask("distance_de_fuite(figurine=dict(mou=10, rapidite=True))", total=30),
    ask("distance_de_fuite(figurine=dict(mou=10, rapidite=True, s_est_desengage=True))", total=10),
)
row(
    "CONF-P70",
    "Poids/8 (INI 5, FOR 8) contre un nain RES 6 : pas par l'Initiative ; en force, un 4.",
    ask("test_de_desengagement(figurine=dict(ini=5, poids_x=8, adversaires_au_contact=1))", outcome="Interdit"),
    ask('test_de_desengagement_en_force(figurine=dict(force=8, poids_x=8, taille="Grande", adversaires_au_contact=1), adversaire_res=6, '
        'adversaire_taille="Petite")', odds={"Se désengage": F(1, 2)}),
)

row(
    "CONF-P14",
    "Un tigre (FOR 5, Lames dorsales/2) manque son désengagement : ses lames attaquent, un autre dé non ; la défense soutenue lui est fermée.",
    ask("repartir_ses_des_de_combat(figurine=dict(lames_dorsales_x=2, adversaires_dans_le_combat=1, des_en_attaque=2, des_en_defense=2, "
        "a_manque_son_desengagement=True))", outcome="Permis"),
    ask("repartir_ses_des_de_combat(figurine=dict(lames_dorsales_x=2, adversaires_dans_le_combat=1, des_en_attaque=3, des_en_defense=1, "
        "a_manque_son_desengagement=True))", outcome="Interdit"),
    ask("annoncer_une_defense_soutenue(cible=dict(lames_dorsales_x=2, des_en_attaque=2, des_en_defense=2, des_de_defense_restants=1))", outcome="Interdit"),
)
row(
    "CONF-P18",
    "Conscience charge à 15 cm hors de son champ de vision, non à travers un troll qui cache la cible.",
    ask("charger(attaquant_conscience=True, distance=15, cible_hors_de_son_champ_de_vision=True)", outcome="Permis"),
    ask('charger(attaquant_conscience=True, distance=15, autre_fait_obstacle=True, autre_taille="Grande", attaquant_taille="Moyenne", '
        'cible_taille="Moyenne")', outcome="Interdit"),
)
row(
    "CONF-P22",
    "Un char lancé (RES 9) pris de flanc : un assaillant de FOR 9 blessé ne le peut pas ; FOR 8 et Force en charge/1, si.",
    ask("charger(cible=dict(irrepressible=True, marqueur_de_vitesse=True, assailli_hors_de_face=True, res=9), "
        "attaquant=dict(force=9, blessure_legere=True))", outcome="Interdit"),
    ask("charger(cible=dict(irrepressible=True, marqueur_de_vitesse=True, assailli_hors_de_face=True, res=9), "
        "attaquant=dict(force=8, force_en_charge_x=1, en_charge=True))", outcome="Permis"),
)
row(
    "CONF-P24",
    "Poids/8 tire puis charge, ou court ; l'action exclusive sans exception le lui défendrait.",
    ask("charger(attaquant=dict(a_tire=True, poids_x=8))", outcome="Permis", disputed="^Interdit"),
    ask("courir(figurine=dict(a_tire=True, poids_x=8))", outcome="Permis", disputed="^Interdit"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
