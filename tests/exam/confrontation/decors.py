"""Situations of Confrontation of the chapter « Décors » (Scenery)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

WALL = "decor=dict(nature_du_decor='mur, barricade, palissade', detruit=True)"

row(
    "CONF-AB11 bis",
    "Un mur de briques de 2,3 cm (9 PS) prend 4 et 5 de FOR 8 : critique, 6 PS ; en brèche, le socle de 5 cm passe, celui de 6 non.",
    ask("degats_d_un_decor(attaquant=dict(force=8), decor=dict(materiau='Brique', epaisseur=2.3), des=[[4, 5]])", outcome="PS 6"),
    ask(f"contourner_un_obstacle(figurine_largeur_du_socle=5, {WALL})", outcome="Permis"),
    ask(f"contourner_un_obstacle(figurine_largeur_du_socle=6, {WALL})", outcome="Interdit"),
)
row(
    "CONF-AB25",
    "Une crevasse de 5 cm : le cavalier (socle de 5) la saute en chargeant, le fantassin (2,5) ne saute pas 3 cm.",
    ask("franchir_a_plat(figurine=dict(longueur_du_socle=5, mou=10, type_de_deplacement='charge', chemin=15), largeur_de_l_obstacle_plat=5)", outcome="Permis"),
    ask("franchir_a_plat(figurine=dict(longueur_du_socle=2.5, mou=10, chemin=15), largeur_de_l_obstacle_plat=3)", outcome="Interdit"),
)

HORSE = "figurine=dict(longueur_du_socle=5, mou=10, type_de_deplacement='course'), largeur_de_l_obstacle_plat"

row(
    "CONF-AM12",
    "Un cavalier (socle de 5 cm de long) saute un fossé de 5 cm, non de 5,5 ; à l'approche comme ensuite, 4 cartes contre 7 font 3 refus.",
    ask(f"franchir_a_plat({HORSE}=5, chemin=20)", outcome="Permis"),
    ask(f"franchir_a_plat({HORSE}=5.5, chemin=20)", outcome="Interdit"),
    ask(f"franchir_a_plat({HORSE}=5, chemin=20.5)", outcome="Interdit"),
    ask("nombre_de_refus(cartes_au_debut_du_tour=4, cartes_adverses_au_debut_du_tour=7)", total=3),
)
row(
    "CONF-AE25",
    "Bélier : 5 + 4 + 6 + 3 + 8 − 1 − 2 = 23 ; ATT 1 critique contre une porte, un 2 : échec ; par-dessus un obstacle de la hauteur du plus petit, pas de combat.",
    ask("force_du_belier(force_cumulee_des_porteurs=21, penalites_des_porteurs=-3)", total=23),
    ask("test_d_attaque(attaquant=dict(att=1, blessure_critique=True), des=[2])", total=0),
    ask("combattre_par_dessus_un_obstacle(separation=2.5, decor_hauteur=2, hauteur_du_plus_petit=2)", outcome="Interdit"),
    ask("combattre_par_dessus_un_obstacle(separation=2.5, decor_hauteur=2, hauteur_du_plus_petit=3)", outcome="Permis"),
)
row(
    "CONF-AM31",
    "Tir supplémentaire/1 en assaut par-dessus un muret : un tir, contre 7 ; muret aussi haut que le plus petit, pas de combat ; corde déjà servie, non.",
    ask("nombre_de_tirs(attaquant=dict(tir=4, tir_supplementaire_x=1, tir_en_assaut=True))", total=1),
    ask("tir_sur_une_cible(attaquant=dict(tir=4, tir_en_assaut=True), portee_du_tir='courte')", odds={"Touche": F(2, 3)}),
    ask("combattre_par_dessus_un_obstacle(hauteur=2, hauteur_du_plus_petit=3, separation=2.5)", outcome="Permis"),
    ask("combattre_par_dessus_un_obstacle(hauteur=3, hauteur_du_plus_petit=3, separation=2.5)", outcome="Interdit"),
    ask("grimper_a_la_corde(figurine_au_pied_de_la_corde=True, a_deja_servi_ce_tour=True)", outcome="Interdit"),
)
row(
    "CONF-AE32",
    "Un relief de sa Taille : MOU × 1, même en courant, et pas de charge ; plus bas que lui, il ne compte pas ; une haie de 9 mm est ignorée.",
    ask('potentiel_sur_un_relief(figurine=dict(mou=10, taille="Moyenne", type_de_deplacement="course"), decor_taille="Moyenne")', total=10),
    ask('potentiel_sur_un_relief(figurine=dict(mou=10, taille="Grande", type_de_deplacement="course"), decor_taille="Moyenne")', total=20),
    ask('charger_par_dessus_un_relief(figurine_taille="Moyenne", decor_taille="Moyenne")', outcome="Interdit"),
    ask("taille_d_un_decor(decor_hauteur=0.9)", outcome="ignoré"),
)
row(
    "CONF-AG31",
    "Le trait de la baliste : la fenêtre fermée manquée l'arrête, détruite non ; une base de 4 × 6 cm l'arrête même détruite.",
    ask("poursuivre_la_trajectoire(decor_issue_fermee=True, tir_manque=True)", outcome="Interdit"),
    ask("poursuivre_la_trajectoire(decor=dict(issue_fermee=True, detruit=True))", outcome="Permis"),
    ask("poursuivre_la_trajectoire(decor=dict(largeur_de_la_base=4, longueur_de_la_base=6, detruit=True))", outcome="Interdit"),
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
    "CONF-CB31",
    "Remblai défensif : l'adversaire d'en haut ne me donne pas de dé ; moi, je lui en donne un. Immunisé au terrain encombré, 10 cm de forêt m'en coûtent 10, non 20.",
    ask("compter_un_adversaire_pour_ses_des(decor_obstacle_defensif=True, figurine_du_cote_attaquant=True)", outcome="Interdit"),
    ask("compter_un_adversaire_pour_ses_des(decor_obstacle_defensif=True)", outcome="Permis"),
    ask("distance_comptee_sur_le_terrain(figurine_immunite_terrain=True, zone_de_terrain='encombrée', distance_parcourue_au_sol=10)", total=10),
    ask("distance_comptee_sur_le_terrain(zone_de_terrain='encombrée', distance_parcourue_au_sol=10)", total=20),
)
row(
    "CF-DF22",
    "Les pieux pointent vers moi : mon adversaire derrière ne me donne pas de dé ; lui compte le mien. Un simple muret, ni l'un ni l'autre.",
    ask("compter_un_adversaire_pour_ses_des(decor_obstacle_defensif=True, figurine_du_cote_attaquant=True)", outcome="Interdit"),
    ask("compter_un_adversaire_pour_ses_des(decor_obstacle_defensif=True, figurine_du_cote_attaquant=False)", outcome="Permis"),
    ask("compter_un_adversaire_pour_ses_des(decor_obstacle_neutre=True, figurine_du_cote_attaquant=False)", outcome="Interdit"),
)
row(
    "CONF-S02",
    "La baliste rate la porte fermée : le carreau s'arrête ; une tour de 6 cm l'arrête même détruite, une de 5 non.",
    ask("poursuivre_la_trajectoire(decor_issue_fermee=True, tir_manque=True, decor_longueur_de_la_base=3)", outcome="Interdit"),
    ask("poursuivre_la_trajectoire(decor_detruit=True, decor_longueur_de_la_base=6, decor_largeur_de_la_base=5)", outcome="Interdit"),
    ask("poursuivre_la_trajectoire(decor_longueur_de_la_base=5, decor_largeur_de_la_base=5)", outcome="Permis"),
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
    "CONF-NA15",
    "Un Éthéré (MOU 10, PEUR 7) charge à 20 cm, dont 12 de forêt, à travers un garde (COU 3) : il arrive, un autre non ; le garde réussit sur 4.",
    ask('charger(attaquant=dict(ethere=True, mou=10), distance=20, zone_de_terrain="encombrée", distance_parcourue_au_sol=12)', outcome="Permis"),
    ask('charger(attaquant=dict(mou=10), distance=20, zone_de_terrain="encombrée", distance_parcourue_au_sol=12)', gives="assaut trop court"),
    ask("test_de_courage(figurine_cou=3, adversaire=dict(ethere=True, peur=7))", odds={"Réussi": F(1, 2)}),
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
    "CONF-CB02",
    "Seul devant la tour que j'ai assaillie, j'ai deux dés contre elle ; sans en toucher la base, aucun coup.",
    ask("nombre_de_des_de_combat(figurine=dict(a_assailli_le_decor=True, adversaires_dans_le_combat=0))", total=2),
    ask("frapper_un_decor(attaquant=dict(au_contact_d_un_decor=True, a_assailli_le_decor=True), decor_possede_resistance_et_structure=True)", outcome="Permis"),
    ask("frapper_un_decor(attaquant_au_contact_d_un_decor=False, decor_possede_resistance_et_structure=True)", outcome="Interdit"),
)
row(
    "CONF-DA20",
    "Un sortilège ne fait rien au mur ; un obstacle de Taille moyenne gêne le tir d'un Grand sur un Grand.",
    ask("affecter_le_decor(nature_de_l_effet='sortilège')", outcome="Interdit"),
    ask("subir_le_malus_d_obstacle(attaquant_taille='Grande', cible_taille='Grande', decor_taille='Moyenne')", outcome="Permis"),
)
row(
    "CONF-W09",
    "Mort, on ne frappe plus la porte, on ne coupe plus la corde, on ne renverse plus l'échelle ; un Acharné, si. Pas de pierre sur un cadavre.",
    ask("""frapper_un_decor(attaquant=dict(tue_net=True, a_assailli_le_decor=True, au_contact_d_un_decor=True), decor_possede_resistance_et_structure=True)""",
        outcome="Interdit"),
    ask("""frapper_un_decor(attaquant=dict(tue_net=True, acharne=True, a_assailli_le_decor=True, au_contact_d_un_decor=True),
        decor_possede_resistance_et_structure=True)""", outcome="Permis"),
    ask("couper_la_corde(attaquant=dict(tue_net=True, au_contact_du_grappin=True), pendant_la_phase_de_combat=True)", outcome="Interdit"),
    ask("""faire_tomber_l_echelle(attaquant=dict(tue_net=True, au_contact_d_un_bout_de_l_echelle=True, des_consacres=2), pendant_la_phase_de_combat=True)""",
        outcome="Interdit"),
    ask("""lancer_un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2.5), cible=dict(distance_en_contrebas=5, tue_net=True))""",
        outcome="Interdit"),
)
row(
    "CONF-BA19",
    "Un mur de pierre de 2,5 cm : 3 × 3 = 9 PS. Une tente de toile, un vitrail, on les nomme d'un mot : RES 2 pour la toile, RES 0 pour le vitrail.",
    ask("structure_d_origine(decor_materiau=\"pierre\", decor_epaisseur=2.5)", total=9),
    ask("structure_d_origine(decor_materiau=\"toile\", decor_epaisseur=2)", total=2),
    ask("res_du_decor(decor_materiau=\"toile\")", total=2),
    ask("structure_d_origine(decor_materiau=\"vitrail\", decor_epaisseur=1.5)", total=2),
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
    "CONF-P30",
    "Un mur de 3,5 cm devant un guerrier de taille moyenne : un engagement, de 10 cm ; un troll l'ignore et charge.",
    ask('charger_par_dessus_un_relief(figurine_taille="Moyenne", decor_taille="Moyenne")', outcome="Interdit"),
    ask('potentiel_sur_un_relief(figurine=dict(taille="Moyenne", mou=10, type_de_deplacement="engagement"), decor_taille="Moyenne")', total=10),
    ask('charger_par_dessus_un_relief(figurine_taille="Grande", decor_taille="Moyenne")', outcome="Permis"),
)
row(
    "three-centimetres",
    "Mon guerrier de Taille moyenne charge par-dessus un muret de 2 cm, une haie de 3,5 ; à 3 cm tout rond, il faut convenir de la Taille.",
    ask('charger_par_dessus_un_relief(figurine_taille="Moyenne", decor_hauteur=2)', outcome="Permis"),
    ask('charger_par_dessus_un_relief(figurine_taille="Moyenne", decor_hauteur=3.5)', outcome="Interdit"),
    ask('charger_par_dessus_un_relief(figurine_taille="Moyenne", decor_hauteur=3, decor_taille="Petite")', outcome="Permis"),
    ask('charger_par_dessus_un_relief(figurine_taille="Moyenne", decor_hauteur=3, decor_taille="Moyenne")', outcome="Interdit"),
)
row(
    "CONF-P31",
    "Un muret de 3 cm tout rond est de deux lignes du tableau, que rien ne départage ; un mur de 8, d'une seule.",
    ask("taille_d_un_decor(hauteur=3)", asks="Petite ou Moyenne"),
    ask("taille_d_un_decor(hauteur=8)", says="Grande"),
)

WOOD = 'distance_parcourue_au_sol=7, zone_de_terrain="encombrée"'

row(
    "CONF-U07",
    "MOU 10, il court dont 7 cm de bois : 13 cm en tout ; un Titan ou un Éthéré, 7 comptés et non 14.",
    ask(f'portee_sur_ce_terrain(figurine_mou=10, figurine_type_de_deplacement="course", {WOOD})', total=13),
    ask(f"distance_comptee_sur_le_terrain({WOOD})", total=14),
    ask(f"distance_comptee_sur_le_terrain({WOOD}, figurine_est_un_titan=True)", total=7),
    ask(f"distance_comptee_sur_le_terrain({WOOD}, figurine_ethere=True)", total=7),
)

WALL_2 = "figurine=dict(taille='Moyenne', mou=10, chemin_de_l_autre_cote=8), decor_hauteur=3.5"

row(
    "CONF-U08",
    "Un mur de 3,5 cm devant un homme : il le passe à MOU × 1, l'engage au-delà, ne charge pas ; 5 cm, non ; une caisse de 2 cm n'est rien.",
    ask(f"franchir_un_relief({WALL_2})", outcome="Permis"),
    ask("potentiel_sur_un_relief(figurine_taille='Moyenne', figurine_mou=10, decor_hauteur=3.5, figurine_type_de_deplacement='engagement')", total=10),
    ask("charger_par_dessus_un_relief(figurine_taille='Moyenne', decor_hauteur=3.5)", outcome="Interdit"),
    ask("franchir_un_relief(figurine_taille='Moyenne', decor_hauteur=5)", outcome="Interdit"),
    ask("charger_par_dessus_un_relief(figurine_taille='Moyenne', decor_hauteur=2)", outcome="Permis"),
)
row(
    "CONF-W17",
    "Un Titan enjambe 6 cm sans y penser ; 10 cm, de sa Taille : à MOU × 1, s'il passe, et sans charger.",
    ask("franchir_un_relief(figurine=dict(est_un_titan=True, mou=10, chemin_de_l_autre_cote=12), decor_hauteur=6)", outcome="Permis"),
    ask("franchir_un_relief(figurine=dict(est_un_titan=True, mou=10, chemin_de_l_autre_cote=12), decor_hauteur=10)", outcome="Interdit"),
    ask("franchir_un_relief(figurine=dict(est_un_titan=True, mou=10, chemin_de_l_autre_cote=8), decor_hauteur=10)", outcome="Permis"),
    ask("potentiel_sur_un_relief(figurine=dict(est_un_titan=True, mou=10, type_de_deplacement='engagement'), decor_hauteur=10)", total=10),
    ask("charger_par_dessus_un_relief(figurine=dict(enorme_x=1), decor_hauteur=6)", outcome="Permis"),
    ask("charger_par_dessus_un_relief(figurine=dict(enorme_x=1), decor_hauteur=10)", outcome="Interdit"),
)
row(
    "CONF-W18",
    "Un mur de 5 cm n'arrête pas la charge d'un Éthéré ; 2 cm, le bond d'un gobelin, 2,5 si ; le palier 1 passe 15 cm, non 16, le 2 tout.",
    ask("charger_par_dessus_un_relief(figurine=dict(taille='Moyenne', ethere=True), decor_hauteur=5)", outcome="Permis"),
    ask("potentiel_sur_un_relief(figurine=dict(taille='Petite', mou=10, bond=True, type_de_deplacement='charge'), decor_hauteur=2)", total=20),
    ask("charger_par_dessus_un_relief(figurine=dict(taille='Petite', bond=True), decor_hauteur=2.5)", outcome="Interdit"),
    ask("franchir_un_relief(figurine=dict(taille='Moyenne', palier=1), decor_hauteur=15)", outcome="Permis"),
    ask("franchir_un_relief(figurine=dict(taille='Moyenne', palier=1), decor_hauteur=16)", outcome="Interdit"),
    ask("franchir_un_relief(figurine=dict(taille='Moyenne', palier=2), decor_hauteur=16)", outcome="Permis"),
)

IMPASSABLE = "traverser_une_zone(zone_de_terrain='infranchissable', figurine_{})"

row(
    "CONF-W41",
    "Un gouffre : ni Titan ni Éthéré ; en l'air ou d'un bond, si.",
    ask(IMPASSABLE.format("est_un_titan=True"), outcome="Interdit"),
    ask(IMPASSABLE.format("ethere=True"), outcome="Interdit"),
    ask(IMPASSABLE.format("bond=True"), outcome="Permis"),
    ask(IMPASSABLE.format("palier=1"), outcome="Permis"),
)
row(
    "CONF-AR12",
    "Le gobelin m'assaille par-dessus le muret : je peux repartir sans test. S'il en assaille un autre et que je touche un ennemi, non. Aux dés de combat, un seul chacun.",
    ask("marcher(figurine_au_contact_d_un_adversaire=True, adversaire_par_dessus_un_decor=True)", outcome="Permis"),
    ask("devoir_se_desengager(figurine_au_contact_d_un_adversaire=True, adversaire_par_dessus_un_decor=True)", outcome="Interdit"),
    ask("marcher(figurine_au_contact_d_un_adversaire=True, adversaire_par_dessus_un_decor=True, adversaire_a_assailli_un_autre=True)", outcome="Interdit"),
    ask("nombre_de_des_de_combat(figurine_adversaires_dans_le_combat=1, figurine_assailli_par_dessus_un_decor=True, decor_obstacle_neutre=True)", total=1),
    ask("nombre_de_des_de_combat(figurine_adversaires_dans_le_combat=3, figurine_adversaires_au_dela_de_l_obstacle=1, decor_obstacle_neutre=True)", total=3),
)
row(
    "CONF-AR13",
    "Charge de 14 cm dont 6 de forêt, MOU 10 : il arrive ; à 15, non. En l'air, il y va.",
    ask("parvenir_au_contact(figurine_mou=10, figurine_chemin=14, distance_parcourue_au_sol=6, zone_de_terrain='encombrée')", outcome="Permis"),
    ask("parvenir_au_contact(figurine_mou=10, figurine_chemin=15, distance_parcourue_au_sol=6, zone_de_terrain='encombrée')", outcome="Interdit"),
    ask("parvenir_au_contact(figurine_mou=10, figurine_mou_en_vol=10, figurine_palier=1, figurine_chemin=15, distance_parcourue_au_sol=6, zone_de_terrain='encombrée')", outcome="Permis"),
)

row(
    "CF-ZG08",
    "Taille moyenne, MOU 10, un muret de ma Taille à franchir, 5 cm : je charge par-dessus. Plus loin un gouffre de 8 cm, que je compte double comme une forêt (lignes 2301 et "
    "2324 : un engagement, jamais une charge ; le gouffre ne se passe pas)",
    ask("franchir_un_relief(figurine=dict(taille='Moyenne', mou=10, chemin_de_l_autre_cote=5, type_de_deplacement='charge'), decor_taille='Moyenne')", outcome="Interdit"),
    ask("franchir_un_relief(figurine=dict(taille='Moyenne', mou=10, chemin_de_l_autre_cote=5, type_de_deplacement='engagement'), decor_taille='Moyenne')", outcome="Permis"),
    ask("distance_comptee_sur_le_terrain(distance_parcourue_au_sol=8, zone_de_terrain='infranchissable')", outcome="Interdit"),
)

row(
    "CF-ZG09",
    "Derrière mes pieux, deux adversaires dont un de l'autre côté : combien de dés pour moi, et pour lui qui en a deux aussi ? (lignes 2358 à 2360 : trois et deux)",
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, adversaires_au_dela_de_l_obstacle=1, du_cote_defenseur=True))", total=3),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, adversaires_au_dela_de_l_obstacle=1, du_cote_attaquant=True))", total=2),
)
row(
    "CONF-CFB03",
    "Deux orques, dont un derrière les pieux (côté Défenseur) : deux dés ; l'orque du côté des pointes, lui, compte, et j'en ai trois.",
    ask("compter_un_adversaire_pour_ses_des(decor_obstacle_defensif=True, adversaire_du_cote_defenseur=True)", outcome="Interdit"),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, adversaires_au_dela_de_l_obstacle=1), adversaire_du_cote_defenseur=True)", total=2),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, adversaires_au_dela_de_l_obstacle=1), adversaire_du_cote_attaquant=True)", total=3),
)
row(
    "CF-X5102",
    "Un muret de ma Taille sur le chemin, la cible en vue par-dessus : je ne charge pas, mais j'engage ; mon éthéré charge au travers.",
    ask("charger(attaquant_franchit_un_relief_de_sa_taille=True)", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant_franchit_un_relief_de_sa_taille=True)", outcome="Permis"),
    ask("charger_par_dessus_un_relief(figurine_taille='Moyenne', decor_taille='Moyenne')", outcome="Interdit"),
    ask("charger(attaquant=dict(franchit_un_relief_de_sa_taille=True, ethere=True))", outcome="Permis"),
)
