"""Situations of Confrontation whose questions stand in `competences-a-01-16.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-AA18",
    "L'Apatride prend la plus répandue qu'il n'a pas : Acharné est de la liste, Mort-vivant et Commandement non.",
    ask("acquerir_en_apatride(figurine=dict(apatride=True), competence_la_plus_repandue=True, competence_accessible_aux_apatrides=True)", outcome="Permis"),
    ask("""acquerir_en_apatride(figurine=dict(apatride=True, possede_deja_la_competence=True), competence_la_plus_repandue=True,
        competence_accessible_aux_apatrides=True)""", outcome="Interdit"),
    ask("competences_accessibles_aux_apatrides(figurine_acharne=True)", gives="oui"),
    ask("competences_accessibles_aux_apatrides(figurine_mort_vivant=True)", gives="non"),
    ask("competences_accessibles_aux_apatrides(figurine_commandement=True)", gives="non"),
)
row(
    "CONF-AA27",
    "ATT 1 critique, un 2 : échec automatique, l'Ambidextre peut troquer son dé. En soutenue, DEF 4 − 2, un 4 pare un 6, sans dé d'attaque, et l'on se défend toujours.",
    ask("test_d_attaque(attaquant=dict(att=1, blessure_critique=True), des=[2])", outcome="Raté"),
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True, abandonne_son_de_de_defense=True), attaque_en_echec_automatique=True)", total=1),
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True), attaque_en_echec_automatique=True)", total=0),
    ask("employer_un_de_gagne_par_la_parade(cible_son_attaque_a_ete_paree=True)", outcome="Permis"),
    ask("employer_un_de_gagne_par_la_parade()", outcome="Interdit"),
    ask("annoncer_une_defense_soutenue(cible=dict(des_en_defense=2, des_en_attaque=1, des_de_defense_restants=1))", outcome="Permis"),
    ask("test_de_defense(cible=dict(defense=4, defense_soutenue=True), difficulte=6, des=[4])", outcome="Parée"),
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True, defense_soutenue=True), attaque_paree=True, marge_de_la_parade=0)", total=0),
    ask("ne_pas_se_defendre(cible_defense_soutenue=True)", outcome="Interdit"),
)
row(
    "CONF-AF21",
    "Ambidextre pare à égalité : un dé ; Contre-attaque veut 2 points de mieux ; en défense soutenue, rien ; Champion Guerrier-mage d'un point, litige.",
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True), marge_de_la_parade=0)", total=1),
    ask("des_gagnes_par_la_parade(cible=dict(guerrier_mage=True), marge_de_la_parade=2)", total=1),
    ask("des_gagnes_par_la_parade(cible=dict(guerrier_mage=True), marge_de_la_parade=0)", total=0),
    ask("des_gagnes_par_la_parade(cible=dict(guerrier_mage=True, defense_soutenue=True), marge_de_la_parade=2)", total=0),
    ask("des_gagnes_par_la_parade(cible=dict(champion=True, guerrier_mage=True), marge_de_la_parade=1)", total=0, disputed="^1 "),
)
row(
    "CONF-AI12",
    "Champion guerrier : Contre-attaque demande deux points ; pas un magicien pur.",
    ask("des_gagnes_par_la_parade(cible=dict(champion=True), attaque_paree=True, marge_de_la_parade=1)", total=0),
    ask("des_gagnes_par_la_parade(cible=dict(champion=True), attaque_paree=True, marge_de_la_parade=2)", total=1),
    ask("des_gagnes_par_la_parade(cible=dict(champion=True, magicien_pur=True), attaque_paree=True, marge_de_la_parade=2)", total=0),
)
row(
    "CONF-AI13",
    "Ambidextre et Contre-attaque, paré de trois points avec trois dés : un seul dé gagné ; en déroute, aucun.",
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True, contre_attaque=True), attaque_paree=True, marge_de_la_parade=3)", total=1),
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True, contre_attaque=True, des_de_parade=3), attaque_paree=True, marge_de_la_parade=3)", total=1),
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True, en_deroute=True), attaque_paree=True, marge_de_la_parade=3)", total=0),
)
row(
    "CONF-AI14",
    "Attaque en échec automatique : il abandonne son dé de défense pour un dé d'attaque.",
    ask("des_gagnes_par_la_parade(cible=dict(contre_attaque=True, abandonne_son_de_de_defense=True), attaque_en_echec_automatique=True)", total=1),
)
row(
    "CONF-AN28",
    "Ambidextre et Parade : un seul dé gagné ; aucun en défense soutenue.",
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True, parade=True), attaque_paree=True)", total=1),
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True, en_defense_soutenue=True), attaque_paree=True)", total=0),
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
    "CONF-AF22",
    "Bond, de Taille moyenne : un mur de 4 cm, non ; de 3, oui ; même en déroute ; pas une troisième fois.",
    ask('bondir(figurine=dict(bond=True, taille="Moyenne"), decor_hauteur=4)', outcome="Interdit"),
    ask('bondir(figurine=dict(bond=True, taille="Moyenne", en_deroute=True), decor_hauteur=3)', outcome="Permis"),
    ask("bondir(figurine=dict(bond=True, bonds_faits=2))", outcome="Interdit"),
)
row(
    "CONF-DA23",
    "Aguerri, DEF 4, un 5 relancé d'un 1 : 6, donc 10. L'Apatride prend la plus répandue de la liste ; hors liste, non. Abominable : COU 5 contre 7, le plus faible de deux dés.",
    ask("test_de_defense(cible=dict(defense=4, aguerri=True), des=[5, 1])", total=10),
    ask("acquerir_en_apatride(figurine_apatride=True, competence_la_plus_repandue=True, competence_accessible_aux_apatrides=True)", outcome="Permis"),
    ask("acquerir_en_apatride(figurine_apatride=True, competence_la_plus_repandue=True, competence_accessible_aux_apatrides=False)", outcome="Interdit"),
    ask("test_de_courage(figurine_cou=5, adversaire=dict(peur=7, abominable=True))", odds={"Réussi": F(25, 36)}),
)

LEAP = "bond=True, taille='Moyenne', mou=10"

row(
    "CONF-CE34",
    "Bond : 3 cm de haut, non 3,5 ; un garde, non un troll ; 10 cm de long, non 11 ; deux fois ; en déroute encore.",
    ask(f"bondir(figurine=dict({LEAP}), hauteur_de_l_obstacle=3)", outcome="Permis"),
    ask(f"bondir(figurine=dict({LEAP}), hauteur_de_l_obstacle=3.5)", outcome="Interdit"),
    ask(f"bondir(figurine=dict({LEAP}), autre_taille='Grande')", outcome="Interdit"),
    ask(f"bondir(figurine=dict({LEAP}), autre_taille='Moyenne')", outcome="Permis"),
    ask(f"bondir(figurine=dict({LEAP}), longueur_de_l_obstacle=11)", outcome="Interdit"),
    ask(f"bondir(figurine=dict({LEAP}, bonds_faits=2), longueur_de_l_obstacle=5)", outcome="Interdit"),
    ask(f"bondir(figurine=dict({LEAP}, en_deroute=True), longueur_de_l_obstacle=5)", outcome="Permis"),
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
    "leaping-giants",
    "Bond : de Taille moyenne, un mur de 3 cm, pas de 4 ; un Colossal, 15 cm, pas 16 ; un Grand ne saute pas un plus grand.",
    ask('bondir(figurine_bond=True, figurine_taille="Moyenne", hauteur_de_l_obstacle=3)', outcome="Permis"),
    ask('bondir(figurine_bond=True, figurine_taille="Moyenne", hauteur_de_l_obstacle=4)', outcome="Interdit"),
    ask('bondir(figurine_bond=True, figurine_demesure="Colossale", hauteur_de_l_obstacle=15)', outcome="Permis"),
    ask('bondir(figurine_bond=True, figurine_demesure="Colossale", hauteur_de_l_obstacle=16)', outcome="Interdit"),
    ask('bondir(figurine_bond=True, figurine_taille="Grande", autre_taille="Très Grande")', outcome="Interdit"),
)
row(
    "CONF-AN41",
    "Apatride : la plus répandue que la liste admet, et rien d'autre.",
    ask("acquerir_en_apatride(figurine_apatride=True, competence_la_plus_repandue=True, competence_accessible_aux_apatrides=True)", outcome="Permis"),
    ask("acquerir_en_apatride(figurine_apatride=True, competence_la_plus_repandue=True)", outcome="Interdit"),
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
    "CONF-CB27",
    "Arme sacrée/Combat, double 2 : une armure sacrée l'ignore, sans débat ; un double 5 sur une Tête immunisée aussi. Arme sacrée/Tir : au tir, le litige reste ; à l'épée, rien.",
    ask("jet_de_blessures(attaquant=dict(force=1, arme_sacree_x='Combat'), cible=dict(res=15, armure_sacree=True), des=[2, 2])", outcome="Rien"),
    ask("jet_de_blessures(attaquant=dict(force=4, arme_sacree_x='Combat'), cible=dict(res=4, zone_immunisee='Tête'), des=[5, 5])", outcome="Rien"),
    ask("jet_de_blessures(attaquant_arme_sacree_x='Tir', arme_force=1, cible=dict(res=15, touche_par_un_tir=True), des=[2, 2])", outcome="Tué net", disputed="Sonné"),
    ask("jet_de_blessures(attaquant=dict(force=1, arme_sacree_x='Tir'), cible_res=15, des=[2, 2])", outcome="Sonné"),
)
row(
    "CONF-CB25",
    "Artificier/2 et /1 : six marqueurs, posés à 10 cm de la zone adverse, pas à 9 ; celui qui passe à 5 cm le fait sauter. Un mur de chair corrompue : RES 3, 2 PS.",
    ask("marqueurs_d_artificier(figurine_artificier_x=3)", total=6),
    ask("poser_un_marqueur_d_artificier(figurine_artificier=True, distance_de_la_zone_adverse=9)", outcome="Interdit"),
    ask("poser_un_marqueur_d_artificier(figurine_artificier=True, distance_de_la_zone_adverse=10)", outcome="Permis"),
    ask("marqueur_retourne(distance_du_marqueur=5)", gives="explosion d'un piège"),
    ask("table_des_materiaux(materiau='Chair corrompue')", says="RES 3"),
)
row(
    "CONF-CC49",
    "Quatre sur la carte d'un maître, pas six ; son Asservi à 10 cm, pas à 11.",
    ask("representer_sur_la_carte_de_x(combattants_sur_la_carte_de_x=6)", outcome="Interdit"),
    ask("representer_sur_la_carte_de_x(combattants_sur_la_carte_de_x=4)", outcome="Permis"),
    ask("deployer_une_figurine(figurine=dict(asservi=True, dans_sa_zone_de_deploiement=True), distance_de_x=11)", outcome="Interdit"),
    ask("deployer_une_figurine(figurine=dict(asservi=True, dans_sa_zone_de_deploiement=True), distance_de_x=10)", outcome="Permis"),
)

BLAST = "attaquant_explosion_d_un_piege=True"

row(
    "CONF-CE12",
    "Artificier/3 : six marqueurs, à 12 cm de la zone adverse, non à 9 ; le piège blesse à 10 cm, non à 11 ; un leurre, rien.",
    ask("marqueurs_d_artificier(figurine_artificier_x=3)", total=6),
    ask("poser_un_marqueur_d_artificier(figurine_artificier_x=3, distance_de_la_zone_adverse=9)", outcome="Interdit"),
    ask("poser_un_marqueur_d_artificier(figurine_artificier_x=3, distance_de_la_zone_adverse=12)", outcome="Permis"),
    ask(f"jet_de_blessures({BLAST}, cible=dict(res=4, dur_a_cuire=True), distance_du_marqueur=5, des=[4, 5])", outcome="Blessure grave"),
    ask(f"jet_de_blessures({BLAST}, cible_res=4, distance_du_marqueur=10, des=[4, 5])", outcome="Blessure critique"),
    ask(f"jet_de_blessures({BLAST}, cible_res=4, distance_du_marqueur=11, des=[4, 5])", outcome="Sans effet"),
    ask("marqueur_retourne(distance_du_marqueur=5, c_est_un_leurre=True)", says="Aucune conséquence"),
)
row(
    "CONF-KZ06",
    "Mon Apatride copie la compétence la plus courante : avec le X que le plus de compagnons ont, une seule fois.",
    ask("acquerir_en_apatride(figurine_apatride=True, competence_la_plus_repandue=True, competence_accessible_aux_apatrides=True)", outcome="Permis"),
    ask("acquerir_en_apatride(figurine_apatride=True, competence_la_plus_repandue=True, competence_accessible_aux_apatrides=True, valeur_moins_repandue=True)",
        outcome="Interdit"),
    ask("acquerir_en_apatride(figurine=dict(apatride=True, a_deja_acquis_en_apatride=True), competence_la_plus_repandue=True, competence_accessible_aux_apatrides=True)",
        outcome="Interdit"),
)

row(
    "CONF-CG04",
    "Bond, MOU 12,5, en marche, 8 cm déjà faits, un premier bond compris : un gouffre de 4,5 cm, puis un de 5 ; en course, en déroute, 20 cm faits : un de 5.",
    ask("bondir(figurine=dict(bond=True, mou=12.5, type_de_deplacement='marche', distance_parcourue=8, bonds_faits=1), longueur_de_l_obstacle=4.5)", outcome="Permis"),
    ask("bondir(figurine=dict(bond=True, mou=12.5, type_de_deplacement='marche', distance_parcourue=8, bonds_faits=1), longueur_de_l_obstacle=5)", outcome="Interdit"),
    ask("bondir(figurine=dict(bond=True, mou=12.5, type_de_deplacement='course', distance_parcourue=20, bonds_faits=1), longueur_de_l_obstacle=5)", outcome="Permis"),
)
row(
    "CONF-QZ04",
    "Mon ange, au palier 1, passe à 4 cm d'un Piège au-dessus de mes lanciers : il ne saute pas, et l'on en débat. Un lancier le déclenche : l'ange n'est pas blessé, un autre lancier à 10 cm l'est, à 10,5 non.",
    ask("marqueur_retourne(distance_du_marqueur=4, figurine=dict(palier=1))", says="Aucune conséquence", disputed="explosion d'un piège"),
    ask('marqueur_retourne(distance_du_marqueur=4, figurine=dict(palier=1), litiges={"CF-3636": "B"})', gives="explosion d'un piège"),
    ask("subir_un_jet_de_blessures(attaquant=dict(explosion_d_un_piege=True), distance_du_marqueur=4, cible=dict(palier=1))", outcome="Sans effet"),
    ask("subir_un_jet_de_blessures(attaquant=dict(explosion_d_un_piege=True), distance_du_marqueur=10)", outcome="Permis"),
    ask("subir_un_jet_de_blessures(attaquant=dict(explosion_d_un_piege=True), distance_du_marqueur=10.5)", outcome="Sans effet"),
)
