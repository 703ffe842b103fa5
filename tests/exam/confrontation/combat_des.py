"""Situations of Confrontation whose questions stand in `combat-des.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-T10",
    "Un cavalier (Destrier, Tueur né) qui a chargé se bat contre trois gobelins, dont un derrière un muret neutre.",
    ask("""nombre_de_des_de_combat(figurine_adversaires_dans_le_combat=3, figurine_adversaires_au_dela_de_l_obstacle=1, decor_obstacle_neutre=True,
        figurine_destrier=True, figurine_tueur_ne=True, figurine_a_charge=True)""", total=4),
)

ACROSS = "par_dessus_un_decor=True"

row(
    "CONF-AA03",
    "Par-dessus la barricade d'un Sapeur : FOR 6 malgré Force en charge/3, un dé par assaillant, trois pour celui qu'elle défend contre deux ; Brutal, litige.",
    ask(f"force_du_jet_de_blessures(attaquant=dict(force=6, force_en_charge_x=3, a_charge=True, {ACROSS}))", total=6),
    ask(f"infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_engage=True, {ACROSS}))", outcome="Interdit", disputed="Permis"),
    ask("""nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, adversaires_au_dela_de_l_obstacle=1, du_cote_attaquant=True),
        decor=dict(obstacle_defensif=True))""", total=1),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, adversaires_au_dela_de_l_obstacle=2), decor=dict(obstacle_defensif=True))", total=3),
)
row(
    "CONF-AA25",
    "Un Neutre de COU 4 contre PEUR 8 : tout 6 se relance, un 1 l'annule, 2/6 + 1/6 × 4/5. À deux contre lui, Furie, quatre dés d'attaque.",
    ask("test_de_courage(figurine=dict(cou=4, neutre=True), adversaire_peur=8)", odds={"Réussi": F(7, 15)}),
    ask("nombre_de_des_de_combat(figurine=dict(neutre=True, adversaires_dans_le_combat=2))", total=3),
    ask("des_d_attaque(figurine=dict(neutre=True, adversaires_dans_le_combat=2, furie_guerriere=True, des_en_attaque=3, des_en_defense=0))", total=4),
    ask("repartir_ses_des_de_combat(figurine=dict(neutre=True, des_en_defense=1))", outcome="Interdit"),
)
row(
    "CONF-CB08",
    "Bretteur, deux dés en réserve et un en attaque : pas de Furie, ce n'est pas plus de la moitié ; deux en attaque, un en réserve : trois.",
    ask("des_d_attaque(figurine=dict(furie_guerriere=True, bretteur=True, declare_sa_furie=True, des_en_attaque=1, des_en_defense=0, des_non_places=2))", total=1),
    ask("des_d_attaque(figurine=dict(furie_guerriere=True, bretteur=True, declare_sa_furie=True, des_en_attaque=2, des_en_defense=0, des_non_places=1))", total=3),
)

HERO = "attaquant=dict(att=4, force=7, champion=True, mutagene_x=0, points_de_mutagene_en_att=2, des_d_enchainement=1)"

row(
    "CONF-AA29",
    "Champion ATT 4, FOR 7, un dé d'Enchaînement, Mutagène ATT+2 : trois dés, un 3 fait 8 ; coup de maître, 7 + 3 sans le Mutagène ; contre qui en est immunisé, 7.",
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, champion=True, des_d_enchainement=1))", total=3),
    ask(f"test_d_attaque({HERO}, des=[3])", total=8),
    ask(f"force_du_coup_de_maitre({HERO})", total=10),
    ask("force_du_jet_de_blessures(attaquant=dict(att=4, force=7, porte_un_coup_de_maitre=True, coup_de_maitre_x=0), cible=dict(immunite_coup_de_maitre=True))", total=7),
)

FROZEN = "a_charge=True, fige_par_la_peur=True"

row(
    "CONF-AB22",
    "Sa charge annoncée, il rate son Courage : figé, non en déroute, rien de la charge ne reste ; il tire encore moins, mais se bat à deux dés en attaque.",
    ask("test_de_courage(figurine=dict(cou=4, a_engage=True), adversaire_peur=8, des=[3])", outcome="Raté", gives="figée par la peur"),
    ask(f"infliger_les_penalites_de_charge(attaquant=dict({FROZEN}))", outcome="Interdit"),
    ask(f"force_du_jet_de_blessures(attaquant=dict(force=5, force_en_charge_x=2, {FROZEN}))", total=5),
    ask(f"nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, destrier=True, {FROZEN}))", total=3),
    ask("tirer(attaquant=dict(tir=4, tir_en_assaut=True, fige_par_la_peur=True))", outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, des_en_attaque=2, des_en_defense=0, fige_par_la_peur=True))", outcome="Permis"),
)
row(
    "CONF-AE26",
    "Un prétorien (INI 3) contre trois : 3 et 3 font 6, l'autre camp 2 + 3 + 2 = 7 ; il a quatre dés ; à trois dés d'attaque contre deux, deux attaques par passe.",
    ask("initiative_du_combat(figurine_ini=3, adversaire=dict(ini=3, autres_combattants_de_son_camp=2), des=[3], des_adverses=[2])", outcome="Perdue", total=6),
    ask("nombre_de_des_de_combat(figurine_adversaires_dans_le_combat=3)", total=4),
    ask("attaques_dans_la_passe(figurine=dict(des_d_attaque_restants=3, adversaires_dans_le_combat=2))", total=2),
    ask("attaques_dans_la_passe(figurine=dict(des_d_attaque_restants=1, adversaires_dans_le_combat=3))", total=1),
    ask("jet_d_autorite(figurine=dict(dis=4, paria=True), adversaire_dis=3, des=[2], des_adverses=[4])", total=6),
)
row(
    "CONF-AF02",
    "Combien de dés au-dessus de l'obstacle ? Un chacun, sauf au défenseur des pieux, 2 ; un Tueur né et un second adversaire de son côté, 3.",
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, par_dessus_un_decor=True))", total=1),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, adversaires_au_dela_de_l_obstacle=1))", total=1),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, assailli_par_dessus_un_decor=True), decor_obstacle_defensif=True)", total=2),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, adversaires_au_dela_de_l_obstacle=1, tueur_ne=True))", total=3),
    ask("compter_un_adversaire_pour_ses_des(figurine_du_cote_attaquant=True)", outcome="Interdit"),
)
row(
    "CONF-AF07",
    "Le Fanatique (DIS 4) a raté son Courage contre 8 et fait 4 : il doit engager, sans Force en charge, ni pénalités, ni dé de bête ; il ne met pas tout en attaque.",
    ask("test_de_fanatisme(figurine=dict(fanatisme=True, dis=4, assaillant=True), difficulte=8, des=[4])", outcome="Réussi"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, force_en_charge_x=3, a_charge=True, engagement_du_fanatique=True))", total=5),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, engagement_du_fanatique=True))", outcome="Interdit"),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, charge_bestiale=True, a_charge=True, engagement_du_fanatique=True))", total=2),
    ask("repartir_ses_des_de_combat(figurine=dict(engagement_du_fanatique=True, des_en_attaque=2, des_en_defense=0))", outcome="Interdit"),
)
row(
    "CONF-AI05",
    "Tueur né et Destrier : qui a chargé n'a pas le dé de Destrier, mais celui de Charge bestiale, en attaque.",
    ask("nombre_de_des_de_combat(figurine=dict(tueur_ne=True, destrier=True, charge_bestiale=True, a_charge=True, adversaires_dans_le_combat=1))", total=3),
    ask("des_d_attaque_de_plus(figurine=dict(charge_bestiale=True, a_charge=True))", total=1),
    ask("des_d_attaque(figurine=dict(tueur_ne=True, destrier=True, charge_bestiale=True, a_charge=True, adversaires_dans_le_combat=1, "
        "des_en_attaque=1, des_en_defense=2))", total=2),
    ask("nombre_de_des_de_combat(figurine=dict(tueur_ne=True, destrier=True, charge_bestiale=True, a_engage=True, adversaires_dans_le_combat=1))", total=4),
)
row(
    "CONF-AI61",
    "Tueur né, Lames/1, Destrier, Enchaînement contre trois : huit dés. En déroute, l'Enchaînement ne donne rien. En déroute, plus de Lames dorsales.",
    ask("nombre_de_des_de_combat(figurine=dict(tueur_ne=True, lames_dorsales_x=1, destrier=True, enchainement_x=1, des_d_enchainement=1, "
        "adversaires_dans_le_combat=3))", total=8),
    ask("nombre_de_des_de_combat(figurine=dict(tueur_ne=True, enchainement_x=1, des_d_enchainement=1, en_deroute=True, adversaires_dans_le_combat=3))",
        total=5),
    ask("nombre_de_des_de_combat(figurine=dict(lames_dorsales_x=2, en_deroute=True, adversaires_dans_le_combat=1))", total=2),
)
row(
    "CONF-CB12",
    "Lames dorsales/2 contre un seul : quatre dés. Deux en attaque et deux en défense : pas de défense soutenue ; sans les lames, si. Le sort ennemi manque un Insensible/4 une fois sur deux.",
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, lames_dorsales_x=2))", total=4),
    ask("annoncer_une_defense_soutenue(cible=dict(lames_dorsales=True, des_en_attaque=2, des_en_defense=2, des_de_defense_restants=1))", outcome="Interdit"),
    ask("annoncer_une_defense_soutenue(cible=dict(lames_dorsales=True, renonce_aux_lames=True, des_en_attaque=1, des_en_defense=2, des_de_defense_restants=1))", outcome="Permis"),
    ask("jet_d_insensible(cible_insensible_x=4)", odds={"Il y échappe": F(1, 2)}),
)

ONE_ONE = "des_en_attaque=1, des_en_defense=1"

row(
    "CONF-AK10",
    "Tueur né contre deux : quatre dés ; Destrier n'y ajoute rien, il a chargé ; Charge bestiale et Furie déclarée, deux dés d'attaque encore.",
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, tueur_ne=True, destrier=True, a_charge=True))", total=4),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, tueur_ne=True, destrier=True))", total=5),
    ask("des_d_attaque_de_plus(figurine=dict(charge_bestiale=True, a_charge=True, furie_guerriere=True, declare_sa_furie=True, "
        "des_en_attaque=4, des_en_defense=0))", total=2),
    ask(f"repartir_ses_des_de_combat(figurine=dict(furie_guerriere=True, furie_declaree_ce_tour=True, adversaires_dans_le_combat=1, {ONE_ONE}))",
        outcome="Interdit"),
)
row(
    "CONF-AK26",
    "Par-dessus un obstacle défensif : un dé au côté Attaquant, deux à l'autre ; neutre, contre deux dont un au-delà, Tueur né : trois.",
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, du_cote_attaquant=True, adversaires_au_dela_de_l_obstacle=1), "
        "obstacle_defensif=True)", total=1),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, adversaires_au_dela_de_l_obstacle=1), obstacle_defensif=True)", total=2),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, adversaires_au_dela_de_l_obstacle=1, tueur_ne=True), obstacle_neutre=True)",
        total=3),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_engage=True, par_dessus_un_decor=True), cible_puissance=2)",
        outcome="Interdit", disputed="Permis"),
)

RIDER = "destrier=True, tueur_ne=True, charge_bestiale=True"

row(
    "CONF-AL21",
    "Destrier, Tueur né, Charge bestiale : chargé, 3 dés de combat, et un d'attaque ; sans charge, 4.",
    ask(f"nombre_de_des_de_combat(figurine=dict({RIDER}, a_charge=True, adversaires_dans_le_combat=1))", total=3),
    ask(f"des_d_attaque(figurine=dict({RIDER}, a_charge=True, des_en_attaque=3, des_en_defense=0))", total=4),
    ask(f"nombre_de_des_de_combat(figurine=dict({RIDER}, adversaires_dans_le_combat=1))", total=4),
)
row(
    "CONF-AM32",
    "Duel par-dessus un obstacle : neutre, 1 dé chacun ; défensif, 1 dé du côté Attaquant, 2 derrière.",
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1), decor_obstacle_neutre=True)", total=1),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, du_cote_attaquant=True), decor_obstacle_defensif=True)", total=1),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1), decor_obstacle_defensif=True)", total=2),
)
row(
    "CONF-CC03",
    "Destrier, Furie, Enchaînement/1, Bravoure, Fanatisme : deux adversaires engagés, tout en attaque ; puis un duel après la poursuite.",
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, destrier=True, des_d_enchainement=1, enchainement_x=1))", total=5),
    ask("des_d_attaque(figurine=dict(des_en_attaque=5, des_en_defense=0, furie_guerriere=True, declare_sa_furie=True))", total=6),
    ask("test_d_attaque(attaquant=dict(att=5, bravoure=True, des_en_defense=0, des_en_attaque=5, enchainement_x=1, des_d_enchainement=1), des=[2])", total=7),
    ask("force_du_jet_de_blessures(attaquant=dict(force=6, fanatisme=True, des_en_attaque=5, des_en_defense=0))", total=7),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, destrier=True, a_poursuivi=True))", total=3),
    ask("""repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, destrier=True, furie_guerriere=True, furie_declaree_ce_tour=True,
        des_en_attaque=1, des_en_defense=2))""", outcome="Interdit"),
    ask("""repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, destrier=True, furie_guerriere=True, furie_declaree_ce_tour=True,
        des_en_attaque=2, des_en_defense=1))""", outcome="Permis"),
)
row(
    "CONF-CC30",
    "Un orque Sonné grimpe contre sa RES de carte ; au sommet, un seul dé, et pas d'Ambidextre.",
    ask("escalade_a_la_corde(figurine=dict(ini=3, res_de_la_carte=8, sonne=True, au_pied_de_la_corde=True))", odds={"Au sommet": F(1, 6)}),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, grimpe_a_la_corde=True))", total=1),
    ask("nombre_de_des_de_combat(figurine_adversaires_dans_le_combat=1)", total=2),
    ask("des_gagnes_par_la_parade(attaque_paree=True, cible=dict(ambidextre=True, grimpe_a_la_corde=True))", total=0),
    ask("des_gagnes_par_la_parade(attaque_paree=True, marge_de_la_parade=2, cible=dict(contre_attaque=True, grimpe_a_l_echelle=True))", total=0),
    ask("tenter_un_coup_de_maitre(attaquant=dict(coup_de_maitre_x=2, des_d_attaque_restants=2, grimpe_a_l_echelle=True))", outcome="Interdit"),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, enchainement_x=1, des_d_enchainement=1, grimpe_a_la_corde=True))", total=1),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, lames_dorsales_x=2, grimpe_a_la_corde=True))", total=1),
    ask("des_d_attaque(figurine=dict(des_en_attaque=1, des_en_defense=0, furie_guerriere=True, declare_sa_furie=True, grimpe_a_la_corde=True))", total=1),
    ask('crans_infliges(resultat_de_blessures="Blessure critique", attaquant=dict(epee_hache=True, grimpe_a_la_corde=True))', total=3),
    ask("des_en_reserve_au_plus(figurine=dict(bretteur=True, adversaires_dans_le_combat=1, grimpe_a_la_corde=True))", total=0),
    ask("""test_d_attaque(attaquant=dict(att=3, membre_supplementaire=True, membre_employe=True, defense_de_la_carte=6, grimpe_a_la_corde=True),
        des=[2])""", total=5),
    ask("test_d_attaque(attaquant=dict(att=3, resolution_x=2, use_de_resolution=True, grimpe_a_la_corde=True), des=[2])", total=5),
    ask("""blessures_subies(attaquant=dict(force=4, toxique_x=2, attaque_toxique=True, assassin=True, a_charge=True, grimpe_a_la_corde=True),
        cible_res=11, des=[[4, 4]])""", outcome="niveau 1"),
)
row(
    "CONF-P33",
    "Deux assaillants contre un garde derrière sa barricade : trois dés pour lui, un pour chacun d'eux.",
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, adversaires_au_dela_de_l_obstacle=2), decor_obstacle_defensif=True)", total=3),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, adversaires_au_dela_de_l_obstacle=1, du_cote_attaquant=True), "
        "decor_obstacle_defensif=True)", total=1),
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

MOUNTED = "adversaires_dans_le_combat=2, tueur_ne=True, destrier=True"

row(
    "CONF-U21",
    "Tueur né sur Destrier contre deux : 5 dés ; chargé, 4, et 1 d'attaque par Charge bestiale ; l'un des deux derrière un muret, 3 sans destrier.",
    ask(f"nombre_de_des_de_combat(figurine=dict({MOUNTED}))", total=5),
    ask(f"nombre_de_des_de_combat(figurine=dict({MOUNTED}, a_charge=True))", total=4),
    ask("des_d_attaque_de_plus(figurine=dict(charge_bestiale=True, a_charge=True))", total=1),
    ask("""nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, tueur_ne=True, adversaires_au_dela_de_l_obstacle=1), decor_obstacle_neutre=True)""",
        total=3),
)

DOOR = "adversaires_dans_le_combat=0, a_assailli_le_decor=True"

row(
    "CONF-W10",
    "Seul contre une porte : deux dés, trois pour un Tueur né, trois pour un Destrier qui l'a engagée, deux s'il l'a chargée.",
    ask(f"nombre_de_des_de_combat(figurine=dict({DOOR}))", total=2),
    ask(f"nombre_de_des_de_combat(figurine=dict({DOOR}, tueur_ne=True))", total=3),
    ask(f"nombre_de_des_de_combat(figurine=dict({DOOR}, destrier=True))", total=3),
    ask(f"nombre_de_des_de_combat(figurine=dict({DOOR}, destrier=True, a_charge=True), decor_possede_resistance_et_structure=True)", total=2),
)

FAILED = "a_manque_son_desengagement=True"

row(
    "CONF-AB09 bis",
    "Désengagement manqué : tout en défense, sans bonus de Bravoure ; il ne va engager personne, mais il poursuit s'il tue, tout en défense encore.",
    ask(f"repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=1, {FAILED}))", outcome="Interdit"),
    ask(f"test_d_attaque(attaquant=dict(att=4, bravoure=True, des_en_attaque=2, des_en_defense=0, {FAILED}), des=[3])", total=7),
    ask(f"engager_un_adversaire(attaquant=dict({FAILED}), cible_hors_de_vue=True)", outcome="Interdit"),
    ask(f"poursuivre(figurine=dict(adversaires_du_combat_elimines=True, {FAILED}))", outcome="Permis"),
    ask(f"repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=1, a_poursuivi=True, {FAILED}))", outcome="Interdit"),
)
row(
    "CONF-AI02",
    "Le même en déroute : jamais plus de dés en attaque qu'en défense, ni bonus d'attaque.",
    ask("repartir_ses_des_de_combat(figurine=dict(en_deroute=True, adversaires_dans_le_combat=1, des_en_attaque=2, des_en_defense=0))", outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(en_deroute=True, adversaires_dans_le_combat=2, des_en_attaque=2, des_en_defense=1))", outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=4, bravoure=True, en_deroute=True, des_en_attaque=1, des_en_defense=1), des=[3])", total=7),
)
row(
    "CONF-AI44",
    "Désengagement manqué et Enchaînement : tout en défense ; défense soutenue permise.",
    ask("repartir_ses_des_de_combat(figurine=dict(a_manque_son_desengagement=True, adversaires_dans_le_combat=1, champion=True, "
        "des_d_enchainement=2, des_en_attaque=2, des_en_defense=2))", outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(a_manque_son_desengagement=True, adversaires_dans_le_combat=1, champion=True, "
        "des_d_enchainement=2, des_en_attaque=0, des_en_defense=4))", outcome="Permis"),
    ask("annoncer_une_defense_soutenue(cible=dict(a_manque_son_desengagement=True, des_en_attaque=0, des_en_defense=2, des_de_defense_restants=1))",
        outcome="Permis"),
)
row(
    "CONF-CB13",
    "Mon prêtre a déjà soutenu une parade de ses deux dés : la suivante est due, soutenue encore ; il ne peut pas laisser passer.",
    ask("annoncer_une_defense_soutenue(cible=dict(des_en_attaque=0, des_en_defense=2, en_defense_soutenue=True))", outcome="Obligatoire"),
    ask("ne_pas_se_defendre(cible_en_defense_soutenue=True)", outcome="Interdit"),
)
row(
    "CONF-AI62",
    "Tueur né en déroute : 2 et 1, non. 1 et 2, oui.",
    ask("repartir_ses_des_de_combat(figurine=dict(tueur_ne=True, en_deroute=True, adversaires_dans_le_combat=1, des_en_attaque=2, des_en_defense=1))",
        outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(tueur_ne=True, en_deroute=True, adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=2))",
        outcome="Permis"),
)
row(
    "CONF-AI92",
    "Lames dorsales/2 : pas un de leurs dés en défense ni dans la réserve d'un Bretteur ; il y renonce, ou est en déroute : ses deux dés seuls.",
    ask("repartir_ses_des_de_combat(figurine=dict(lames_dorsales_x=2, adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=3))",
        outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(lames_dorsales_x=2, a_manque_son_desengagement=True, adversaires_dans_le_combat=1, "
        "des_en_attaque=2, des_en_defense=2))", outcome="Permis"),
    ask("repartir_ses_des_de_combat(figurine=dict(lames_dorsales_x=2, bretteur=True, adversaires_dans_le_combat=1, des_en_attaque=0, "
        "des_en_defense=0, des_non_places=4))", outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(lames_dorsales_x=2, bretteur=True, adversaires_dans_le_combat=1, des_en_attaque=2, "
        "des_en_defense=0, des_non_places=2))", outcome="Permis"),
    ask("des_en_reserve_au_plus(figurine=dict(bretteur=True, adversaires_dans_le_combat=1, lames_dorsales_x=2))", total=2),
    ask("repartir_ses_des_de_combat(figurine=dict(lames_dorsales_x=2, renonce_aux_lames=True, adversaires_dans_le_combat=1, des_en_attaque=1, "
        "des_en_defense=1))", outcome="Permis"),
)
row(
    "CONF-AK23",
    "En déroute, Tueur né : deux en attaque pour un en défense, non ; l'inverse, oui. Lames dorsales : plus de dés. Désengagement manqué : elles restent.",
    ask("repartir_ses_des_de_combat(figurine=dict(en_deroute=True, tueur_ne=True, adversaires_dans_le_combat=1, des_en_attaque=2, des_en_defense=1))",
        outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(en_deroute=True, tueur_ne=True, adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=2))",
        outcome="Permis"),
    ask("repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, lames_dorsales_x=2, en_deroute=True, des_en_attaque=2, des_en_defense=2))",
        outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, lames_dorsales_x=2, desengagement_manque=True, des_en_attaque=2, "
        "des_en_defense=2))", outcome="Permis"),
)

ROUTED = "adversaires_dans_le_combat=2, destrier=True, tueur_ne=True, en_deroute=True"

row(
    "CONF-CC06",
    "Un Tueur né sur Destrier, en déroute, contre deux : cinq dés, deux en attaque au plus, pas de Furie ; il tue le plus effrayant et poursuit.",
    ask(f"nombre_de_des_de_combat(figurine=dict({ROUTED}))", total=5),
    ask(f"repartir_ses_des_de_combat(figurine=dict({ROUTED}, des_en_attaque=3, des_en_defense=2))", outcome="Interdit"),
    ask(f"repartir_ses_des_de_combat(figurine=dict({ROUTED}, des_en_attaque=2, des_en_defense=3))", outcome="Permis"),
    ask("des_d_attaque(figurine=dict(des_en_attaque=2, des_en_defense=3, furie_guerriere=True, declare_sa_furie=True, en_deroute=True))", total=2),
    ask("ralliement_sur_un_tue_net(figurine_en_deroute=True, adversaire_peur=6)", says="fin : la figurine est en déroute"),
    ask("poursuivre(figurine=dict(a_tue_ses_adversaires=True))", outcome="Permis"),
    ask("poursuivre(figurine=dict(a_tue_ses_adversaires=True, en_deroute=True))", outcome="Interdit"),
)

BEAST = "neutre=True, adversaires_dans_le_combat=3"

row(
    "CONF-CC07",
    "Un ours neutre contre trois ; avec un dé imposé en défense ; le dé qui reste vise le plus faible, le plus blessé.",
    ask(f"nombre_de_des_de_combat(figurine=dict({BEAST}))", total=4),
    ask(f"repartir_ses_des_de_combat(figurine=dict({BEAST}, des_en_attaque=3, des_en_defense=1))", outcome="Interdit"),
    ask(f"repartir_ses_des_de_combat(figurine=dict({BEAST}, oblige_a_se_defendre=True, des_en_attaque=3, des_en_defense=1))", outcome="Permis"),
    ask("attaques_dans_la_passe(figurine=dict(adversaires_dans_le_combat=3, des_d_attaque_restants=4))", total=3),
    ask("""cible_d_un_neutre(options=[{"figurine_valeur_strategique": 20}, {"figurine_valeur_strategique": 12, "figurine_blessure_legere": True},
        {"figurine_valeur_strategique": 12, "figurine_blessure_grave": True}])""", says="Option 3"),
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
    "CONF-P14",
    "Un tigre (FOR 5, Lames dorsales/2) manque son désengagement : ses lames attaquent, un autre dé non ; la défense soutenue lui est fermée.",
    ask("repartir_ses_des_de_combat(figurine=dict(lames_dorsales_x=2, adversaires_dans_le_combat=1, des_en_attaque=2, des_en_defense=2, "
        "a_manque_son_desengagement=True))", outcome="Permis"),
    ask("repartir_ses_des_de_combat(figurine=dict(lames_dorsales_x=2, adversaires_dans_le_combat=1, des_en_attaque=3, des_en_defense=1, "
        "a_manque_son_desengagement=True))", outcome="Interdit"),
    ask("annoncer_une_defense_soutenue(cible=dict(lames_dorsales_x=2, des_en_attaque=2, des_en_defense=2, des_de_defense_restants=1))", outcome="Interdit"),
)
row(
    "CONF-AF06",
    "Jet d'Autorité : un mercenaire Paria peut y aller ; Autorité gagne, sauf en déroute ou face à Autorité ; Stratège, 5 puis 1 : 9, ou 4.",
    ask("etre_designe_pour_le_jet_d_autorite(figurine=dict(paria=True, mercenaire=True))", outcome="Permis"),
    ask("jet_d_autorite(figurine=dict(dis=3, autorite=True), adversaire_dis=6)", outcome="Premier tour de parole"),
    ask("jet_d_autorite(figurine=dict(dis=3, autorite=True, en_deroute=True), adversaire_dis=6, des=[4], des_adverses=[2])", outcome="La parole à l'adversaire"),
    ask("jet_d_autorite(figurine=dict(dis=3, autorite=True), adversaire=dict(dis=6, autorite=True), des=[4], des_adverses=[2])",
        outcome="La parole à l'adversaire"),
    ask("jet_d_autorite(figurine=dict(dis=3, stratege=True), adversaire_dis=6, des=[5, 1], des_adverses=[2])", outcome="Premier tour de parole",
        disputed="La parole à l'adversaire"),
)
row(
    "CF-DF02",
    "Mon char Stratège (Structure/8) a perdu 6 PS : son ATT 4 en tombe à 1, pas sa DIS. Au jet d'Autorité, un 5 relancé en 1 : 6, ou 1 à la lettre du livre.",
    ask("test_d_attaque(attaquant=dict(att=4, structure_x=8, ps_perdus=6), des=[3])", total=4),
    ask("jet_d_autorite(figurine=dict(dis=4, stratege=True, structure_x=8, ps_perdus=6), adversaire_dis=5, des=[5, 1], des_adverses=[3])", total=10, disputed="= 5 contre"),
)
row(
    "CONF-AI96",
    "Mort-vivant désigné au jet d'Autorité, DIS non dite : 0 ; au ralliement de même ; la DIS 2 du Seigneur vaut mieux que son 0 ; le 3 de "
    "sa carte ne compte pas.",
    ask("jet_d_autorite(figurine_mort_vivant=True, adversaire_dis=3, des=[4], des_adverses=[2])", outcome="La parole à l'adversaire"),
    ask("test_de_discipline(figurine=dict(dis=3, mort_vivant=True, dans_l_aura_d_un_commandant=True), commandant=dict(dis=2, "
        "seigneur_des_morts=True), difficulte=5)", odds={"Réussi": F(2, 3)}),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(mort_vivant=True, en_deroute=True))", odds={"Rallié": F(5, 36)}),
)
row(
    "CONF-AK30",
    "Autorité des deux côtés : on teste la Discipline ; en déroute elle ne joue pas. Un Mort-vivant y va à DIS 0 ; un Construct garde le +1 du musicien.",
    ask("jet_d_autorite(figurine=dict(dis=3, autorite=True), adversaire=dict(dis=5, autorite=True))", odds={"Premier tour de parole": F(278, 1153)}),
    ask("jet_d_autorite(figurine=dict(dis=3, autorite=True, en_deroute=True), adversaire_dis=5)", odds={"Premier tour de parole": F(278, 1153)}),
    ask("test_de_discipline(figurine=dict(dis=3, construct=True, dans_l_aura_d_un_musicien=True), difficulte=5)", odds={"Réussi": F(1, 2)}),
)
row(
    "CONF-P68",
    "Un allié Paria en déroute peut faire le jet d'Autorité ; sa compétence Autorité n'y vaut rien, rallié il gagne d'office.",
    ask("etre_designe_pour_le_jet_d_autorite(figurine_paria=True, figurine_en_deroute=True)", outcome="Permis"),
    ask("jet_d_autorite(figurine=dict(autorite=True, en_deroute=True, dis=3), adversaire_dis=3)", says="1d6 + 3 (DIS) contre 1d6 + 3 (DIS)"),
    ask("jet_d_autorite(figurine=dict(autorite=True, dis=3), adversaire_dis=3)", odds={"Premier tour de parole": F(1)}),
)
row(
    "CONF-U23",
    "Autorité : premier sans jeter de dé ; en déroute, elle ne vaut plus ; contre une autre, on teste la DIS.",
    ask("jet_d_autorite(figurine=dict(dis=3, autorite=True), adversaire_dis=5)", odds={"Premier tour de parole": F(1)}),
    ask("jet_d_autorite(figurine=dict(dis=3, autorite=True, en_deroute=True), adversaire_dis=5, des=[3], des_adverses=[3])", outcome="La parole à l'adversaire"),
    ask("jet_d_autorite(figurine=dict(dis=3, autorite=True), adversaire=dict(dis=5, autorite=True), des=[3], des_adverses=[3])",
        outcome="La parole à l'adversaire"),
)
row(
    "CONF-AI81",
    "Rang 2 pour un magicien pur. Rang 3 pour un Guerrier-mage. Et un Moine-guerrier.",
    ask("rang_de_repartition(figurine=dict(magicien_pur=True))", total=2),
    ask("rang_de_repartition(figurine=dict(est_un_magicien=True, guerrier_mage=True))", total=3),
    ask("rang_de_repartition(figurine=dict(est_un_fidele=True, moine_guerrier=True))", total=3),
)

FOE = '{"figurine_valeur_strategique": 22, "figurine_a_perdu_le_jet_de_tactique": True}'
MAGE = '{"figurine_valeur_strategique": 40, "figurine_magicien_pur": True, "figurine_a_perdu_le_jet_de_tactique": True}'
TEMPLAR = '{"figurine_valeur_strategique": 22}'

row(
    "CONF-CC08",
    "Le magicien pur place ses dés d'abord, puis le perdant de la Tactique à valeur égale ; l'Initiative du Sonné contre deux.",
    ask(f"ordre_de_repartition(options=[{TEMPLAR}, {FOE}, {MAGE}])", says="Option 3"),
    ask(f"ordre_de_repartition(options=[{TEMPLAR}, {FOE}])", says="Option 2"),
    ask("""initiative_du_combat(figurine=dict(ini=4, sonne=True), adversaire=dict(ini=3, autres_combattants_de_son_camp=1), des=[3],
        des_adverses=[2])""", outcome="Égalité", total=6),
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
    "CONF-U24",
    "Un magicien de 40 PA place ses dés avant une Troupe de 10 ; un Guerrier-mage de 40, après elle.",
    ask("""ordre_de_repartition(options=[{"figurine_valeur_strategique": 40, "figurine_magicien_pur": True}, {"figurine_valeur_strategique": 10}])""",
        outcome="Option 1"),
    ask("""ordre_de_repartition(options=[{"figurine_valeur_strategique": 40, "figurine_guerrier_mage": True}, {"figurine_valeur_strategique": 10}])""",
        outcome="Option 2"),
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
    "CF-ZH07",
    "Enchaînement/2 en duel, trois dés en attaque et un en défense, sans dire combien il en prend : permis, ATT 5 et DEF 4 tombant à 3 et 2 ; un cinquième dé, non ; en déroute, non.",
    ask("repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, enchainement_x=2, des_en_attaque=3, des_en_defense=1))", outcome="Permis"),
    ask("repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, enchainement_x=2, des_en_attaque=3, des_en_defense=2))", outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, enchainement_x=2, en_deroute=True, des_en_attaque=2, des_en_defense=2))",
        outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=5, enchainement_x=2, des_d_enchainement=2), des=[3], difficulte=7)", outcome="Raté", total=6),
    ask("test_de_defense(cible=dict(defense=4, enchainement_x=2, des_d_enchainement=2), des=[3], difficulte=5)", total=5),
)
