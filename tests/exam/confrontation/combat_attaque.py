"""Situations of Confrontation whose questions stand in `combat-attaque.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-X14",
    "Un tigre (Lames dorsales/2, FOR 5, Blessure légère, FOR+2 par un sortilège) a raté son désengagement ; il garde ses lames.",
    ask("nombre_de_des_de_combat(figurine_adversaires_dans_le_combat=1, figurine_lames_dorsales_x=2)", total=4),
    ask("force_d_une_lame_dorsale(attaquant_force_de_la_carte=5, attaquant_blessure_legere=True)", total=4),
    ask("annoncer_une_defense_soutenue(cible_lames_dorsales_x=2, cible_des_en_attaque=0, cible_des_en_defense=2, cible_des_de_defense_restants=1)",
        outcome="Interdit"),
    ask("""annoncer_une_defense_soutenue(cible_lames_dorsales_x=2, cible_renonce_aux_lames=True, cible_des_en_attaque=0, cible_des_en_defense=2,
        cible_des_de_defense_restants=1)""", outcome="Permis"),
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
    "CONF-AI51",
    "Charge bestiale, deux dés en défense : défense soutenue permise.",
    ask("annoncer_une_defense_soutenue(cible=dict(charge_bestiale=True, a_charge=True, des_en_attaque=1, des_en_defense=2, "
        "des_de_defense_restants=1))", outcome="Permis"),
)
row(
    "CONF-AI82",
    "Réserve non placée : pas de défense soutenue.",
    ask("annoncer_une_defense_soutenue(cible=dict(bretteur=True, des_en_attaque=0, des_en_defense=1, des_non_places=1, des_de_defense_restants=1))",
        outcome="Interdit"),
)
row(
    "CONF-DF06",
    "L'exemple du thermo-prêtre : l'ashigarû en Blessure critique et chargé, un 1, échoue ; ses défenses soutenues parent un 4 et un 5.",
    ask("attaque(attaquant=dict(att=2, blessure_critique=True, subit_les_penalites_de_charge=True), cible=dict(defense=4), des=[1], des_adverses=[1])",
        outcome="Ne touche pas", says="échec automatique (CF-404)"),
    ask("des_de_defense_perdus(cible=dict(bretteur=True, des_de_parade=1, pare_avec_sa_reserve=True), attaque_en_echec_automatique=True)", total=0),
    ask("attaque(attaquant=dict(att=2, blessure_critique=True), cible=dict(defense=4, en_defense_soutenue=True), des=[4], des_adverses=[4])",
        outcome="Ne touche pas", total=3),
    ask("attaque(attaquant=dict(att=2, blessure_critique=True, subit_les_penalites_de_charge=True), cible=dict(defense=4, en_defense_soutenue=True), "
        "des=[5], des_adverses=[3])", outcome="Ne touche pas", total=3),
    ask("annoncer_une_defense_soutenue(cible=dict(des_de_defense_restants=1, des_en_attaque=1, des_en_defense=2))", outcome="Permis"),
    ask("annoncer_une_defense_soutenue(cible=dict(bretteur=True, des_non_places=1, des_de_defense_restants=1))", outcome="Interdit"),
)

ONE_ONE = "des_en_attaque=1, des_en_defense=1"

row(
    "CONF-AK03",
    "Un dé en attaque, un en défense, et celui de Charge bestiale : la défense soutenue est permise, ou non, selon que ce dé compte ; sans charge, permise.",
    ask(f"annoncer_une_defense_soutenue(cible=dict({ONE_ONE}, des_de_defense_restants=1, charge_bestiale=True, a_charge=True))",
        outcome="Permis", disputed="Interdit"),
    ask(f"annoncer_une_defense_soutenue(cible=dict({ONE_ONE}, des_de_defense_restants=1, charge_bestiale=True))", outcome="Permis"),
    ask(f"repartir_ses_des_de_combat(figurine=dict(en_deroute=True, charge_bestiale=True, a_charge=True, adversaires_dans_le_combat=1, {ONE_ONE}))",
        outcome="Permis", disputed="Interdit"),
)
row(
    "CONF-NA17",
    "Un dé d'attaque, un de défense : défense soutenue contre un 9, DEF 5, Esquive : 3 et un 5 relancé, ou un 6, 1/3. Deux en attaque, il n'y a pas droit.",
    ask("annoncer_une_defense_soutenue(cible_des_en_attaque=1, cible_des_en_defense=1)", outcome="Permis"),
    ask("annoncer_une_defense_soutenue(cible_des_en_attaque=2, cible_des_en_defense=1)", outcome="Interdit"),
    ask("test_de_defense(cible=dict(def=5, defense_soutenue=True, esquive=True), difficulte=9)", odds={"Parée": F(1, 3)}),
)
row(
    "CONF-CC01",
    "Un Ambidextre, 2 dés en défense et 1 en attaque, pare deux orques ; la seconde parade est soutenue, la troisième ratée.",
    ask("annoncer_une_defense_soutenue(cible_des_en_attaque=1, cible_des_en_defense=2, cible_des_de_defense_restants=1)", outcome="Permis"),
    ask("des_gagnes_par_la_parade(attaque_paree=True, cible_ambidextre=True)", total=1),
    ask("employer_un_de_gagne_par_la_parade(cible_son_attaque_a_ete_paree=False)", outcome="Interdit"),
    ask("des_gagnes_par_la_parade(attaque_paree=True, cible_ambidextre=True, cible_defense_soutenue=True)", total=0),
    ask("test_de_defense(cible_defense=5, cible_defense_soutenue=True, difficulte=9, des=[6])", outcome="Parée", total=9),
    ask("test_de_defense(cible_defense=5, cible_defense_soutenue=True, difficulte=5, des=[1])", outcome="Touche", total=4),
    ask("des_de_defense_perdus(cible_defense_soutenue=True)", total=0),
)
row(
    "CONF-CC04",
    "Un Bretteur garde un dé en réserve : pas de défense soutenue ; l'attaque échoue d'office (2 + 1 - 3), il garde son dé ou en gagne un.",
    ask("annoncer_une_defense_soutenue(cible=dict(bretteur=True, des_en_attaque=0, des_en_defense=1, des_non_places=1))", outcome="Interdit"),
    ask("des_gagnes_par_la_parade(attaque_en_echec_automatique=True, cible=dict(contre_attaque=True, abandonne_son_de_de_defense=True))", total=1),
    ask("des_gagnes_par_la_parade(attaque_en_echec_automatique=True, cible=dict(contre_attaque=True))", total=0),
    ask("des_de_defense_perdus(attaque_en_echec_automatique=True, cible=dict(contre_attaque=True))", total=0),
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
    "CONF-U26",
    "Défense soutenue à deux contre un, au dernier dé : DEF 4 contre 6, 1/2 ; avec plus d'attaques que de défenses, ou à deux dés, non.",
    ask("test_de_defense(cible=dict(defense=4, en_defense_soutenue=True), difficulte=6)", odds={"Parée": F(1, 2)}),
    ask("annoncer_une_defense_soutenue(cible=dict(des_en_defense=1, des_en_attaque=2, des_de_defense_restants=1))", outcome="Interdit"),
    ask("annoncer_une_defense_soutenue(cible=dict(des_en_defense=2, des_en_attaque=1, des_de_defense_restants=2))", outcome="Interdit"),
)
row(
    "CONF-AE27",
    "ATT 1 et une légère, sans parade : il faut jeter ; ATT 2 : on peut s'en passer ; une parade annoncée : on jette.",
    ask("se_passer_du_test_d_attaque(attaquant=dict(att=1, blessure_legere=True), cible_des_de_parade=0)", outcome="Interdit"),
    ask("se_passer_du_test_d_attaque(attaquant=dict(att=2, blessure_legere=True), cible_des_de_parade=0)", outcome="Permis"),
    ask("se_passer_du_test_d_attaque(attaquant_att=5, cible_des_de_parade=1)", outcome="Interdit"),
)
row(
    "IX-D, IX-E",
    "Défense soutenue : DEF 5 et un 3 parent 6, le dé reste. Un dé placé en attaque doit servir. Un contre trois ne se sépare pas. Mort, plus de dés.",
    ask("test_de_defense(defense=5, difficulte=6, des=[3], cible_en_defense_soutenue=True)", outcome="Parée", total=6),
    ask("des_de_defense_apres_la_parade(cible_en_defense_soutenue=True, cible_des_de_defense_restants=1)", total=1),
    ask("renoncer_a_une_attaque()", outcome="Interdit"),
    ask("separer_une_melee(figurines_du_camp=1, figurines_du_camp_adverse=3)", outcome="Interdit"),
    ask("des_de_combat_restants(figurine=dict(des_d_attaque_restants=1, des_de_defense_restants=1, tue_net=True))", total=0),
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
    "CONF-P56",
    "En Blessure grave et Sonnés, ATT 4 : 2 pour un Possédé (-1 et -1), 2 pour un Endurant (-2).",
    ask("att_malus_compris(attaquant=dict(att=4, possede=True, blessure_grave=True, sonne=True))", total=2),
    ask("att_malus_compris(attaquant=dict(att=4, endurance=True, blessure_grave=True, sonne=True))", total=2),
)
row(
    "charged-by-enough",
    "Chargé par un adversaire : les pénalités ne tombent que si la Puissance de ceux qui chargent vaut celle des chargés.",
    ask('att_malus_compris(att=4, cible_a_charge_celui_ci=True, attaquant_puissance_des_charges=5, cible_puissance_des_chargeurs=5)', total=3),
    ask('att_malus_compris(att=4, cible_a_charge_celui_ci=True, attaquant_puissance_des_charges=6, cible_puissance_des_chargeurs=5)', total=4),
)
row(
    "CF-NB13",
    "Ambidextre et Aimé des Dieux, DEF 3 contre 9 : 4, 5 ou 6, une fois sur deux.",
    ask("test_de_defense(cible=dict(defense=3, aime_des_dieux=True), difficulte=9)", odds={"Parée": F(1, 2)}),
)
row(
    "CF-NB49",
    "Un Neutre (ATT 3) contre 10 relance tous ses 6 : 2/15. Possédé, en grave et sonné : ATT-2.",
    ask("test_d_attaque(attaquant=dict(att=3, neutre=True), difficulte=10)", odds={"Réussi": F(2, 15)}),
    ask("test_d_attaque(attaquant=dict(att=4, possede=True, blessure_grave=True, sonne=True), des=[3])", total=5),
)
