"""Situations of Confrontation that ask `tir_sur_une_cible` first of all."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-FI04",
    "Mon archer (MOU 10, TIR 4) a fait 15 cm, dit-il, et tire ; à 10 cm, oui ; s'il est Tireur embarqué, à TIR 3, et un 3 ne suffit plus contre 7.",
    ask('tir_sur_une_cible(attaquant=dict(tir=4, mou=10, distance_parcourue=15), portee_du_tir="moyenne", des=[5])', outcome="Interdit"),
    ask('tir_sur_une_cible(attaquant=dict(tir=4, mou=10, distance_parcourue=10), portee_du_tir="moyenne", des=[3])', outcome="Touche", total=7),
    ask('tir_sur_une_cible(attaquant=dict(tir=4, mou=10, distance_parcourue=15, tireur_embarque=True), portee_du_tir="moyenne", des=[3])',
        outcome="Raté", total=6),
)
row(
    "CONF-FI13",
    "Archer TIR 4, Blessure légère et Sonné, chargé ce tour, libre à nouveau, sur un volant de Grande Taille au palier 1, à 32 cm (20-40-60) : TIR 1 contre 9.",
    ask('tir_sur_une_cible(attaquant=dict(tir=4, blessure_legere=True, sonne=True, a_ete_charge=True, subit_les_penalites_de_charge=True), '
        'cible=dict(palier=1, taille="Grande"), distance=32, arme_portee_courte=20, arme_portee_moyenne=40, arme_portee_longue=60)',
        odds={"Touche": F(5, 36)}),
    ask('tir_sur_une_cible(attaquant=dict(tir=4, endurance=True, blessure_legere=True, sonne=True, a_ete_charge=True, subit_les_penalites_de_charge=True), '
        'cible=dict(palier=1, taille="Grande"), distance=32, arme_portee_courte=20, arme_portee_moyenne=40, arme_portee_longue=60)', odds={"Touche": F(1, 6)}),
)

BOW = "distance=35, arme_portee_courte=20, arme_portee_moyenne=40, arme_portee_longue=60"
WOLF = 'attaquant_tir=3, attaquant_s_est_deplace=True, cible_taille="Grande", cible_a_couvert=True, cible_au_contact_d_un_ami_du_tireur=True'

row(
    "CONF-T01",
    "Un archer (TIR 3) a marché, puis tire à 35 cm, avec un arc 20-40-60, sur un Wolfen qui s'était déplacé à couvert et qu'un ami touche ; il fait 5.",
    ask(f"tir_sur_une_cible({WOLF}, {BOW}, des=[5])", outcome="Touche", total=8, says="difficulté 8 = 7"),
    ask(f"tir_sur_une_cible({WOLF}, {BOW}, des=[5])", says="jet de répartition à faire"),
    ask(f"tir_sur_une_cible({WOLF}, {BOW}, des=[4])", outcome="Raté"),
)

GIANT = 'attaquant_tir=4, attaquant_tir_en_assaut=True, cible_taille="Très Grande", cible_partiellement_visible=True, des=[1]'

row(
    "CONF-T02",
    "Un tireur (TIR 4) charge un géant à demi caché et tire en chargeant, avec puis sans Tir d'assaut ; il fait 1.",
    ask(f"tir_sur_une_cible({GIANT}, attaquant_tir_d_assaut=True)", outcome="Touche", total=5, says="difficulté 3 = 4"),
    ask(f"tir_sur_une_cible({GIANT})", outcome="Raté", total=5, says="difficulté 6 = 7"),
)

BALLISTA = 'attaquant_tir=3, attaquant_s_est_deplace=True, arme_artillerie_perforante=True, cible_taille="Grande", cible_partiellement_visible=True'

row(
    "CONF-T03",
    "Une baliste (TIR 3) a avancé et tire à longue portée, à travers un Wolfen à demi caché ; 6 puis 1, 6 puis 2, 6 puis 2 avec Tir instinctif.",
    ask(f'tir_sur_une_cible({BALLISTA}, portee_du_tir="longue", des=[6, 1])', outcome="Raté", total=3, says="difficulté 9 = 10"),
    ask(f'tir_sur_une_cible({BALLISTA}, portee_du_tir="longue", des=[6, 2])', outcome="Touche", total=10),
    ask(f'tir_sur_une_cible({BALLISTA}, portee_du_tir="longue", attaquant_tir_instinctif=True, des=[6, 2])', outcome="Touche", total=11),
)
row(
    "CONF-T04",
    "Un engin à effet de zone (TIR 2) a bougé et tire en cloche à portée moyenne sur qui il ne voit pas ; il fait 6 puis 3.",
    ask("""tir_sur_une_cible(attaquant_tir=2, attaquant_s_est_deplace=True, arme_artillerie_a_effet_de_zone=True, portee_du_tir="moyenne",
        tir_en_cloche=True, cible_partiellement_visible=True, des=[6, 3])""", outcome="Touche", total=7, says="6 + 3 - 2 (TIR : 2 - 1"),
)

BOW_2 = "portee_courte=20, portee_moyenne=40, portee_longue=60"
QUICK = "tir=5, tir_supplementaire_x=1, rechargement_rapide_x=1, recharge_vite=True, tir_instinctif=True"

row(
    "CONF-AA28",
    "Tir supplémentaire et Rechargement rapide : trois tirs à TIR 4 ; à 20 cm, courte portée, sûrs. Dans la mêlée, Tir instinctif : 2/3 la cible, 1/6 un ami.",
    ask(f"nombre_de_tirs(attaquant=dict({QUICK}))", total=3),
    ask(f"tir_sur_une_cible(attaquant=dict({QUICK}), distance=20, {BOW_2})", odds={"Touche": F(1)}),
    ask("jet_de_repartition(attaquant=dict(tir_instinctif=True), cible=dict(au_contact_d_un_ami_du_tireur=True))", odds={"La cible visée est touchée": F(2, 3)}),
)

BOW_3 = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60)"

row(
    "CONF-AB04 bis",
    "Visé à 20 cm, il se jette à couvert : 6 contre TIR 3, 2/3 ; à son activation il ne charge, ne tire ni ne grimpe ; encore +2 au tour suivant, déplacé à couvert.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, a_marche=True), distance=20, {BOW_3}, cible=dict(s_est_jete_a_couvert=True))", odds={"Touche": F(2, 3)}),
    ask("charger(attaquant=dict(s_est_jete_a_couvert=True))", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=4, s_est_jete_a_couvert=True))", outcome="Interdit"),
    ask("grimper_a_la_corde(figurine=dict(au_pied_de_la_corde=True, s_est_jete_a_couvert=True))", outcome="Interdit"),
    ask("grimper_a_l_echelle_dressee(figurine=dict(au_contact_de_l_echelle=True, s_est_jete_a_couvert=True))", outcome="Interdit"),
    ask("se_deplacer_a_couvert(figurine=dict(s_est_jete_a_couvert=True))", outcome="Obligatoire"),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3), distance=20, {BOW_3}, cible=dict(s_est_deplace_a_couvert=True))", odds={"Touche": F(2, 3)}),
)

HURT = "tir=3, a_ete_charge=True, subit_les_penalites_de_charge=True"

row(
    "CONF-AB17",
    "Chargé ce tour puis dégagé, TIR 2, il vise à 40 cm un grand volant du palier 1 : 9, il faut 6 puis 2, 5/36 ; au palier 2, non.",
    ask(f"tir_sur_une_cible(attaquant=dict({HURT}), distance=40, {BOW_3}, cible=dict(taille='Grande', palier=1))", odds={"Touche": F(5, 36)}),
    ask(f"tir_sur_une_cible(attaquant=dict({HURT}), distance=40, {BOW_3}, cible=dict(taille='Grande', palier=2))", outcome="Interdit"),
)
row(
    "CONF-AH22",
    "Char à Poids/10, artillerie, TIR 3 à portée moyenne : il marche et tire, 1/2 ; il court et tire, 1/3 ; il ne fuit jamais et ne se désengage qu'en force.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, poids_x=10, a_marche=True), arme=dict(artillerie=True, {BOW_2}), distance=35)", odds={"Touche": F(1, 2)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, poids_x=10, a_couru=True), arme=dict(artillerie=True, {BOW_2}), distance=35)", odds={"Touche": F(1, 3)}),
    ask("fuir(figurine=dict(poids_x=10, en_deroute=True))", outcome="Interdit"),
    ask("test_de_desengagement(figurine=dict(ini=3, poids_x=10, adversaires_au_contact=1))", outcome="Interdit"),
    ask("test_de_desengagement_en_force(figurine=dict(force=12, poids_x=10, taille='Grande', adversaires_au_contact=2), adversaire=dict(res=6, taille='Moyenne'), "
        "autre=dict(res=9, taille='Moyenne'))", odds={"Se désengage": F(1, 3)}),
)

LONG = "portee_du_tir='longue'"

row(
    "CONF-AJ01",
    "Précision, il faut un 6 naturel : un 5 relancé suffit toujours (le 1 ramène à 6), 1/3 ; deux dés, 5/9 ; Maudit des Dieux, 1/6 ; Aimé des Dieux, 1/2.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, precision=True), arme=dict({BOW_2}), distance=45)", odds={"Touche": F(1, 3)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, precision=True, tireur_d_elite=True), arme=dict({BOW_2}), distance=45)", odds={"Touche": F(5, 9)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, precision=True, maudit_des_dieux=True), {LONG})", odds={"Touche": F(1, 6)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, aime_des_dieux=True), {LONG})", odds={"Touche": F(1, 2)}),
)
row(
    "CONF-AJ02",
    "Il faut un 7 : Précision, 10/36 ; Aguerri et deux dés, 155/324. Chance refait le jet, mais plus rien ne s'y relance : ni 5/36 ni 10/36 ne montent.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, precision=True), {LONG})", odds={"Touche": F(5, 18)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, aguerri=True, tireur_d_elite=True), {LONG})", odds={"Touche": F(155, 324)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, chance=True), {LONG})", odds={"Touche": F(5, 36)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, chance=True, precision=True), {LONG})", odds={"Touche": F(5, 18)}),
)

MEDIUM = "portee_du_tir='moyenne'"

row(
    "CONF-AJ03",
    "Chance sur un seuil de 4, 3/4 ; Maudit, 1/2. Un tireur neutre relance tous ses 6, s'il lui faut un 6 : 2/15 ; Aimé des Dieux en plus, 7/15.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, chance=True), {MEDIUM}, cible_partiellement_visible=True)", odds={"Touche": F(3, 4)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, chance=True, maudit_des_dieux=True), {MEDIUM}, cible_partiellement_visible=True)",
        odds={"Touche": F(1, 2)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, neutre=True), {LONG})", odds={"Touche": F(2, 15)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, neutre=True, aime_des_dieux=True), {LONG})", odds={"Touche": F(7, 15)}),
)
row(
    "CONF-AJ04",
    "En assaut : avec Tir d'assaut, Grande Taille vue en partie, 4 - 1 + 1, TIR 3 touche à coup sûr ; sans, TIR 4 sur qui se jette à couvert, 9, 1/3.",
    ask("tir_sur_une_cible(attaquant=dict(tir=3, tir_d_assaut=True, tir_en_assaut=True), cible=dict(taille='Grande', partiellement_visible=True))",
        odds={"Touche": F(1)}),
    ask("tir_sur_une_cible(attaquant=dict(tir=4, tir_en_assaut=True), cible_s_est_jete_a_couvert=True)", odds={"Touche": F(1, 3)}),
    ask("tirer(attaquant=dict(tir_en_assaut=True, test_de_courage_rate=True))", outcome="Interdit"),
    ask("tirer(attaquant_tir_en_assaut=True, hors_de_portee_d_assaut=True)", outcome="Interdit"),
)

LANCE = "artillerie_legere=True, artillerie_perforante=True"

row(
    "CONF-AJ11",
    "Lourde perforante FOR 14, TIR 5, palier 2, portée moyenne : 11, 1/6, FOR 10 ; la légère n'y vise pas ; une zone tire du palier 1 au sol (+2), pas en l'air.",
    ask(f"tir_sur_une_cible(attaquant_tir=5, arme=dict(artillerie_lourde=True, artillerie_perforante=True, force=14), cible_palier=2, {MEDIUM})",
        odds={"Touche": F(1, 6)}),
    ask("force_du_tir(arme=dict(artillerie_lourde=True, artillerie_perforante=True, force=14), cible_palier=2)", total=10),
    ask(f"tir_sur_une_cible(attaquant_tir=5, arme=dict({LANCE}), cible_palier=2, {MEDIUM})", outcome="Interdit"),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=5, palier=1), arme_artillerie_a_effet_de_zone=True, cible_palier=0, {MEDIUM})", odds={"Touche": F(1, 2)}),
    ask("tirer(arme_artillerie_a_effet_de_zone=True, cible_palier=1)", outcome="Interdit"),
)
row(
    "CONF-AJ14",
    "Poids, artillerie : une marche ne coûte rien, une course TIR-1. Immobile/3, pivotée, 2 de puissance au contact : TIR 4 tombe à 2, 1/3 ; 3 de puissance, non.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=5, poids_x=5, a_marche=True), arme=dict({LANCE}), {MEDIUM})", odds={"Touche": F(5, 6)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=5, poids_x=5, a_couru=True), arme=dict({LANCE}), {MEDIUM})", odds={"Touche": F(2, 3)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, immobile_x=3, reoriente_ce_tour=True, puissance_adverse_au_contact=2), {MEDIUM})", odds={"Touche": F(1, 3)}),
    ask("tirer(attaquant=dict(tir=4, immobile_x=3, puissance_adverse_au_contact=3), distance=20)", outcome="Interdit"),
)

GUN = "attaquant=dict(tir=4, immobile_x=3, puissance_adverse_au_contact=2)"
SHORT = "portee_du_tir='courte'"

row(
    "CONF-AK04",
    "Mon Immobile/3 tire sur l'ennemi collé à lui : TIR 3 contre 4, touché d'office ; nul jet de répartition, ou un, selon qu'il compte parmi les siens.",
    ask(f"tir_sur_une_cible({GUN}, cible_au_contact_du_tireur=True, {SHORT})", odds={"Touche": F(1)}),
    ask("faire_un_jet_de_repartition(cible_au_contact_du_tireur=True)", outcome="Interdit", disputed="Obligatoire"),
    ask("faire_un_jet_de_repartition(cible=dict(au_contact_du_tireur=True, au_contact_d_un_ami_du_tireur=True))", outcome="Obligatoire"),
    ask("tirer(attaquant_tir=4, cible_au_contact_du_tireur=True)", outcome="Interdit"),
    ask("prendre_pour_cible(attaquant_tireur_embarque=True, cible_au_contact_du_tireur=True)", outcome="Interdit"),
)

CHARIOT = "tireur_embarque=True, tir=4, mou=20, a_charge=True, au_contact_d_un_adversaire=True"

row(
    "CONF-AL02",
    "Tireur embarqué, MOU 20 : après une charge de 25 cm, au contact, à 30 cm : TIR 4 - 1 - 1 contre 7, 1/3 ; une charge de 18 cm, 1/2 ; à 9 cm, non.",
    ask(f"tir_sur_une_cible(attaquant=dict({CHARIOT}, distance_parcourue=25), {BOW_3}, distance=30)", odds={"Touche": F(1, 3)}),
    ask(f"tir_sur_une_cible(attaquant=dict({CHARIOT}, distance_parcourue=18), {BOW_3}, distance=30)", odds={"Touche": F(1, 2)}),
    ask(f"tirer(attaquant=dict({CHARIOT}, distance_parcourue=25), distance=9)", outcome="Interdit"),
)
row(
    "CONF-AL03",
    "Immobile/3, deux ennemis moyens au contact, dont un l'a chargé : il tire sur l'un d'eux, TIR 4 - 1 contre 4 + 1, 5/6 ; à trois, il ne tire plus.",
    ask("tir_sur_une_cible(attaquant=dict(tir=4, immobile_x=3, au_contact_d_un_adversaire=True, puissance_adverse_au_contact=2, a_ete_charge=True), "
        "portee_du_tir='courte')", odds={"Touche": F(5, 6)}),
    ask("tirer(attaquant=dict(tir=4, immobile_x=3, au_contact_d_un_adversaire=True, puissance_adverse_au_contact=3))", outcome="Interdit"),
)

LANCE_2 = "arme=dict(artillerie_legere=True, artillerie_perforante=True, portee_courte=20, portee_moyenne=40, portee_longue=60)"

row(
    "CONF-AL31",
    "Poids/5 : pas de fuite, pas de désengagement à l'INI ; course puis tir à TIR-1, marche puis tir sans malus ; un virage de 60°, non.",
    ask("fuir(figurine=dict(poids_x=5))", outcome="Interdit"),
    ask("test_de_desengagement(figurine=dict(ini=3, poids_x=5, adversaires_au_contact=1))", outcome="Interdit"),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, poids_x=5, a_couru=True), {LANCE_2}, portee_du_tir='moyenne')", odds={"Touche": F(1, 2)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, poids_x=5, a_marche=True), {LANCE_2}, portee_du_tir='moyenne')", odds={"Touche": F(2, 3)}),
    ask("virer(figurine=dict(poids_x=5), angle_du_virage=60)", outcome="Interdit"),
)
row(
    "CONF-AN11",
    "Crache-feu de TIR 3 déplacé, en cloche, à portée moyenne : TIR -1 contre 7, il faut 8 : un 6 puis 2 ou plus, 5/36.",
    ask("tir_sur_une_cible(attaquant=dict(tir=3, s_est_deplace=True), artillerie_a_effet_de_zone=True, tir_en_cloche=True, portee_du_tir='moyenne')",
        odds={"Touche": F(5, 36)}),
    ask("user_de_la_maitrise_des_arcanes(magicien=dict(maitrise_des_arcanes=True, deja_employee_ce_tour=True))", outcome="Interdit"),
)
row(
    "CONF-AN32",
    "Tir en assaut sur une Grande Taille, TIR 3 contre 6 : 2/3 ; PEUR 7 d'un commandant contre PEUR 10 : 2/3 ; pas de marqueur en s'infiltrant.",
    ask("tir_sur_une_cible(attaquant=dict(tir=3, tir_en_assaut=True), cible_taille='Grande', distance=12)", odds={"Touche": F(2, 3)}),
    ask("test_de_courage(figurine=dict(cou=3, courageux=True), commandant=dict(effrayant=True, peur=7, commandement_x=10, distance_a_la_figurine=8), "
        "adversaire_peur=10)", odds={"Réussi": F(2, 3)}),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, se_deplace_par_infiltration=True))", outcome="Interdit"),
)

DIVER = "mou=10, mou_en_vol=17.5, palier=1, charge_en_pique=True"

row(
    "CONF-CC18",
    "Une charge en piqué porte à 25 cm ; le Tir d'assaut, du palier 1 sur un Grand : difficulté 5.",
    ask(f"portee_de_l_assaut(figurine=dict({DIVER}))", total=25),
    ask("tir_sur_une_cible(attaquant=dict(tir=3, tir_d_assaut=True, tir_en_assaut=True, palier=1), cible=dict(palier=0, taille='Grande'))",
        odds={"Touche": F(5, 6)}, says="difficulté 5"),
    ask("tirer(attaquant=dict(tir_en_assaut=True), cible_hors_de_portee_d_assaut=True)", outcome="Interdit"),
)
row(
    "CONF-CC19",
    "Un Titan en mêlée : difficulté 6, pas de répartition, double 6 d'une FOR 7 plafonné à grave ; la capacité sacrifiée.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4), cible=dict(est_un_titan=True, partiellement_visible=True), distance=30, {BOW_3})", odds={"Touche": F(5, 6)}),
    ask("faire_un_jet_de_repartition(cible=dict(est_un_titan=True))", outcome="Interdit"),
    ask("blessures_subies(arme_force=7, cible=dict(res=14, est_un_titan=True, touche_par_un_tir=True), des=[[6, 6]])", outcome="niveau 2"),
    ask("sacrifier_une_capacite_titanesque(cible=dict(est_un_titan=True, juste_avant_un_jet_de_blessures=True))", outcome="Permis"),
)

WALL = f"""attaquant=dict(tir=4, precision=True, blessure_legere=True, distance_au_bord_eloigne=4), distance=50, {BOW_3}"""

row(
    "CONF-CC21",
    "Par-dessus un muret à 4 cm du tireur, à 6 de la cible : le couvert ne compte pas ; Précision relance le 5.",
    ask(f"tir_sur_une_cible({WALL}, cible=dict(taille='Grande', partiellement_visible=True, distance_a_l_obstacle=6))", odds={"Touche": F(1, 3)}),
    ask(f"tir_sur_une_cible({WALL}, cible=dict(taille='Grande', partiellement_visible=True, distance_a_l_obstacle=6, s_est_jete_a_couvert=True))",
        odds={"Touche": F(1, 4)}),
    ask(f"difficulte_du_tir({WALL}, cible=dict(taille='Grande', partiellement_visible=True, distance_a_l_obstacle=5))", total=10),
)

BALISTA = "arme_artillerie_legere=True, arme_artillerie_perforante=True"

row(
    "CF-CD01",
    "Baliste légère qui a bougé, TIR 3 ; deuxième touché : un très grand à 30 cm, à moitié caché.",
    ask(f'tir_sur_une_cible(attaquant_tir=3, distance=30, arme_portee_courte=20, arme_portee_moyenne=40, arme_portee_longue=60, cible_taille="Très Grande", '
        f"cible_partiellement_visible=True, attaquant_s_est_deplace=True, {BALISTA})", odds={"Touche": F(2, 3)}),
    ask(f"force_du_tir(arme_force=11, cible_apres_le_premier_touche=True, {BALISTA})", total=6),
)

TOWER = "tir=4, immobile_x=3, reoriente_ce_tour=True, au_contact_d_un_adversaire=True"

row(
    "CONF-CE27",
    "Une tour Immobile/3 réorientée tire malgré un Wolfen au contact (TIR 2), pas malgré deux ; elle ne se désengage pas, et vaut trois croyants.",
    ask(f"tir_sur_une_cible(attaquant=dict({TOWER}, puissance_adverse_au_contact=2), distance=35, {BOW_3})", odds={"Touche": F(1, 3)}),
    ask(f"tir_sur_une_cible(attaquant=dict({TOWER}, puissance_adverse_au_contact=4), distance=35, {BOW_3})", outcome="Interdit"),
    ask("se_desengager(figurine=dict(immobile_x=3, adversaires_au_contact=1))", outcome="Interdit"),
    ask("croyants_comptes(fidele_croyants=2, figurine_immobile_x=3)", total=5),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Dévot', croyants=2), figurine_immobile_x=3)", total=4),
)
row(
    "CONF-DA04",
    "Artillerie légère de zone (TIR 3, FOR 9) qui a bougé, par-dessus un muret, sur un Très Grand à portée moyenne : 5, à TIR 2 ; 5 de FOR hors du centre.",
    ask("tir_sur_une_cible(attaquant=dict(tir=3, taille='Grande', s_est_deplace=True), arme=dict(artillerie_a_effet_de_zone=True), cible_taille='Très Grande', portee_du_tir='Moyenne')", odds={"Touche": F(2, 3)}),
    ask("subir_le_malus_d_obstacle(attaquant_taille='Grande', cible_taille='Très Grande', decor_taille='Petite')", outcome="Interdit"),
    ask("force_du_tir(arme=dict(force=9, artillerie_legere=True), touche_a_demi=True)", total=5),
    ask("jet_de_dispersion(des=[5])", outcome="12 cm"),
)
row(
    "CONF-BA34",
    "Le faucheur a marché ; le Wolfen (Grand, vu en partie) est à portée moyenne : 7 − 1 + 1. Chargé ce tour, ce serait 8. En assaut, 7, et 8 vers un Grand au palier 1.",
    ask("difficulte_du_tir(cible=dict(taille=\"Grande\", partiellement_visible=True), distance=15, portee_courte=10, portee_moyenne=20, portee_longue=30)", total=7),
    ask("difficulte_du_tir(attaquant_a_ete_charge=True, cible=dict(taille=\"Grande\", partiellement_visible=True), distance=15, portee_courte=10,"
        " portee_moyenne=20, portee_longue=30)", total=8),
    ask("difficulte_du_tir(attaquant_tir_en_assaut=True, cible=dict(palier=1, taille=\"Grande\"))", total=8),
    ask("tirer(attaquant_tir_en_assaut=True, arme_artillerie_perforante=True)", outcome="Interdit"),
    ask("tirer(attaquant_tir_en_assaut=True, arme_artillerie_perforante=True, attaquant_tir_d_assaut=True)", outcome="Permis"),
)

GUNNER = "tir=4, tireur_embarque=True, distance_parcourue=15, mou=10"
RIFLE = "arme=dict(portee_courte=15, portee_moyenne=30, portee_longue=45)"

row(
    "CONF-CE28",
    "Un Tireur embarqué, déplacé de 15 cm, un ennemi au contact, tire à 12 cm (TIR 2), non à 8, ni en déroute.",
    ask(f"tir_sur_une_cible(attaquant=dict({GUNNER}, au_contact_d_un_adversaire=True), distance=12, {RIFLE})", odds={"Touche": F(5, 6)}),
    ask(f"tir_sur_une_cible(attaquant=dict({GUNNER}, au_contact_d_un_adversaire=True), distance=8, {RIFLE})", outcome="Interdit"),
    ask(f"tir_sur_une_cible(attaquant=dict({GUNNER}, en_deroute=True), distance=12, {RIFLE})", outcome="Interdit"),
)

HAWK = "tir=4, conscience=True, tir_instinctif=True, chance=True, a_marche=True"

row(
    "CONF-CE29",
    "Conscience, Tir instinctif et Chance, à 15 cm sur un Cible/+1 derrière un muret, aux prises avec un ami : 3/4, dont 4/6 la cible et 1/6 l'ami.",
    ask(f"""tir_sur_une_cible(attaquant=dict({HAWK}), cible=dict(competence_cible_x=1, partiellement_visible=True, au_contact_d_un_ami_du_tireur=True),
        distance=15, arme=dict(portee_courte=10, portee_moyenne=30, portee_longue=50))""", odds={"Touche": F(3, 4)}, says="difficulté 8"),
    ask("jet_de_repartition(attaquant_tir_instinctif=True)", odds={"La cible visée est touchée": F(2, 3), "un ami du tireur est touché": F(1, 6)}),
)

LONG_2 = "distance=50, arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60), cible=dict(taille='Moyenne', palier=1)"

row(
    "CONF-CF03",
    "TIR 4 à 50 cm, au palier 1 : difficulté 12, un naturel de 8. Précision relance le 5 : 1/4 ; Tireur d'élite : 335/1296 ; sinon 5/36.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, precision=True), {LONG_2})", odds={"Touche": F(1, 4)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, tireur_d_elite=True), {LONG_2})", odds={"Touche": F(335, 1296)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4), {LONG_2})", odds={"Touche": F(5, 36)}),
)

MORTAR = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60, artillerie_lourde=True, artillerie_a_effet_de_zone=True)"

row(
    "CONF-CF14",
    "Artillerie lourde à effet de zone, TIR 4, qui a bougé et tire en cloche à 15 cm : TIR 0 contre 4, 1/2.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, s_est_deplace=True), distance=15, {MORTAR}, cible_hors_de_vue=True)", odds={"Touche": F(1, 2)}),
)

ASSAULT = "tir_en_assaut=True, distance=8, cible=dict(taille='Grande', palier=1)"

row(
    "CONF-CF18",
    "Tir pendant l'assaut d'un Grand au palier 1, TIR 3 : avec Tir d'assaut 5/6, sans 1/3.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, tir_d_assaut=True), {ASSAULT})", odds={"Touche": F(5, 6)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3), {ASSAULT})", odds={"Touche": F(1, 3)}),
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
    "CONF-S17",
    "Archer chargé ce tour, TIR 4, à 30 cm d'un géant volant entrevu : difficulté 9, une fois sur trois ; deux paliers plus haut, pas de cible.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, a_ete_charge=True), cible=dict(taille='Très Grande', partiellement_visible=True, palier=1), distance=30, {BOW_3})",
        odds={"Touche": F(1, 3)}),
    ask(f"tir_sur_une_cible(attaquant_tir=4, cible=dict(taille='Très Grande', palier=2), distance=30, {BOW_3})", outcome="Interdit"),
)

RUSH = "attaquant=dict(tir=3, tir_en_assaut=True, en_charge=True, mou=12.5), cible=dict(taille='Grande', partiellement_visible=True)"

row(
    "CONF-S18 bis",
    "Tirer en chargeant, MOU 12,5 : à 24 cm, base 7, une fois sur deux ; à 30, hors de charge, pas de tir ; avec une pièce d'artillerie, jamais.",
    ask(f"tir_sur_une_cible({RUSH}, distance=24, {BOW_3})", odds={"Touche": F(1, 2)}),
    ask(f"tir_sur_une_cible({RUSH}, distance=30, {BOW_3})", outcome="Interdit"),
    ask(f"tir_sur_une_cible({RUSH}, distance=24, arme_artillerie=True)", outcome="Interdit"),
)

LOB = "tir_sur_une_cible(attaquant=dict(tir=4, s_est_deplace=True), cible=dict(hors_de_vue=True, partiellement_visible=True), portee_du_tir='courte'"

row(
    "CONF-S19",
    "En cloche après avoir bougé, TIR 4 − 1 − 3 : une fois sur deux. Un arc ou une baliste ne tirent pas en cloche. Perforante légère : 11, puis 6.",
    ask(f"{LOB}, arme_artillerie_a_effet_de_zone=True)", odds={"Touche": F(1, 2)}),
    ask(f"{LOB}, tir_en_cloche=True)", outcome="Interdit"),
    ask(f"{LOB}, tir_en_cloche=True, arme_artillerie_perforante=True)", outcome="Interdit"),
    ask("force_du_tir(arme=dict(force=11, artillerie_perforante=True, artillerie_legere=True), cible_apres_le_premier_touche=True)", total=6),
)

BOW_4 = """distance=40, arme=dict(portee_courte=20, portee_moyenne=40),
        cible=dict(taille='Grande', partiellement_visible=True, palier=1, competence_cible_x=2)"""

row(
    "CONF-U30",
    "Arc à 40 cm tout juste, un Wolfen à demi caché, un palier plus haut, Cible/+2, tireur chargé ce tour : 12 ; TIR 4, 5/36, et 1/9 sous les pénalités.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, a_ete_charge=True), {BOW_4})", odds={"Touche": F(5, 36)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, a_ete_charge=True, subit_les_penalites_de_charge=True), {BOW_4})", odds={"Touche": F(1, 9)}),
)

NEST = "immobile_x=3, au_contact_d_un_adversaire=True, puissance_adverse_au_contact={}"

row(
    "CONF-U34",
    "Immobile/3, deux gobelins dessus : il tire, TIR 5 − 1, − 2 s'il a pivoté ; trois, non ; après une marche, non.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=5, {NEST.format(2)}), portee_du_tir='moyenne', des=[4])", total=8),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=5, {NEST.format(2)}, reoriente_ce_tour=True), portee_du_tir='moyenne', des=[4])", total=7),
    ask(f"tirer(attaquant=dict({NEST.format(3)}))", outcome="Interdit"),
    ask("tirer(attaquant=dict(immobile_x=3, a_marche=True))", outcome="Interdit"),
)

ARC = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60)"

row(
    "CONF-V09",
    "Arc à 20 cm tout juste, un Wolfen à demi vu, un palier plus haut, à couvert : 8 ; TIR 4 et Tireur d'élite, 3/4. À 61 cm, rien.",
    ask(f"""tir_sur_une_cible(attaquant=dict(tir=4, tireur_d_elite=True, a_marche=True), distance=20, {ARC},
        cible=dict(taille='Grande', partiellement_visible=True, palier=1, s_est_deplace_a_couvert=True))""", odds={"Touche": F(3, 4)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4), distance=61, {ARC})", outcome="Raté"),
)

BOLT = "arme=dict(artillerie_perforante=True, artillerie_legere=True, portee_courte=20, portee_moyenne=40, portee_longue=60{})"

row(
    "CONF-V11",
    "Baliste à Poids qui a marché, TIR 2 : un Wolfen à demi vu à 20 cm, toujours ; le suivant à 25, 1/3, et FOR 6 au lieu de 11.",
    ask(f"""tir_sur_une_cible(attaquant=dict(tir=2, poids=True, a_marche=True), {BOLT.format('')}, distance=20,
        cible=dict(taille='Grande', partiellement_visible=True))""", odds={"Touche": F(1)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=2, poids=True, a_marche=True), {BOLT.format('')}, distance=25)", odds={"Touche": F(1, 3)}),
    ask("force_du_tir(arme=dict(artillerie_perforante=True, artillerie_legere=True, force=11), cible_apres_le_premier_touche=True)", total=6),
)

ENGINE = "attaquant=dict(tir=5, immobile_x=3, au_contact_d_un_adversaire=True, puissance_adverse_au_contact={}{}), tir_en_cloche=True"
ZONE = "arme=dict(artillerie_a_effet_de_zone=True), portee_du_tir='moyenne'"

row(
    "CONF-V12",
    "Immobile/3 gêné par une puissance de 2, tir en cloche à moyenne portée, TIR 5 : 1/6, ou 5/36 tourné ; trois de puissance, non.",
    ask(f"tir_sur_une_cible({ENGINE.format(2, '')}, {ZONE})", odds={"Touche": F(1, 6)}),
    ask(f"tir_sur_une_cible({ENGINE.format(2, ', reoriente_ce_tour=True')}, {ZONE})", odds={"Touche": F(5, 36)}),
    ask(f"tir_sur_une_cible({ENGINE.format(3, '')}, {ZONE})", outcome="Interdit"),
)

MELEE = "portee_du_tir='moyenne', arme_force=5, cible=dict(res=5, au_contact_d_un_ami_du_tireur=True, instinct_de_survie_x=5)"

row(
    "CONF-V43",
    "Dans la mêlée, TIR 4 à moyenne portée : 1/3 de toucher l'ennemi, 4/9 par Tir instinctif ; Chance, 8/9 hors mêlée ; Maudit, jamais relancé.",
    ask(f"un_tir(attaquant=dict(tir=4, s_est_deplace=True), {MELEE})", odds={"La cible est touchée par un tir": F(1, 3)}),
    ask(f"un_tir(attaquant=dict(tir=4, s_est_deplace=True, tir_instinctif=True), {MELEE})", odds={"La cible est touchée par un tir": F(4, 9)}),
    ask("tir_sur_une_cible(attaquant=dict(tir=4, chance=True), portee_du_tir='moyenne')", odds={"Touche": F(8, 9)}),
    ask("tir_sur_une_cible(attaquant=dict(tir=1, precision=True), portee_du_tir='longue')", odds={"Touche": F(7, 36)}),
    ask("tir_sur_une_cible(attaquant=dict(tir=1, precision=True, maudit_des_dieux=True), portee_du_tir='longue')", odds={"Touche": F(0)}),
)
row(
    "CONF-W15",
    "Tireur embarqué TIR 4, MOU 12,5, qui a chargé à 18 cm et touche l'ennemi : TIR 2 sur qui est à 15 cm, 5/6 ; à 8 cm, non.",
    ask(f"""tir_sur_une_cible(attaquant=dict(tir=4, tireur_embarque=True, mou=12.5, a_charge=True, au_contact_d_un_adversaire=True,
        distance_du_deplacement=18), distance=15, {BOW_3})""", odds={"Touche": F(5, 6)}),
    ask(f"""tir_sur_une_cible(attaquant=dict(tir=4, tireur_embarque=True, mou=12.5, a_charge=True, au_contact_d_un_adversaire=True,
        distance_du_deplacement=18), distance=8, {BOW_3})""", outcome="Interdit"),
)
row(
    "CONF-W34",
    "Immobile/2 réorienté, chargé par une puissance de 1 : TIR 4 − 2 contre 5, 2/3 ; lourde perforante au palier 2 : 1/6 et FOR 8 ; en assaut au-delà de l'arme : raté.",
    ask("""tir_sur_une_cible(attaquant=dict(tir=4, immobile_x=2, reoriente_ce_tour=True, a_ete_charge=True, au_contact_d_un_adversaire=True,
        puissance_adverse_au_contact=1), portee_du_tir='courte')""", odds={"Touche": F(2, 3)}),
    ask("tir_sur_une_cible(attaquant=dict(tir=5), arme=dict(artillerie_perforante=True, artillerie_lourde=True), portee_du_tir='moyenne', cible_palier=2)",
        odds={"Touche": F(1, 6)}),
    ask("force_du_tir(arme=dict(artillerie_perforante=True, artillerie_lourde=True, force=12), cible_palier=2)", total=8),
    ask("""tir_sur_une_cible(attaquant=dict(tir=5, tir_en_assaut=True, mou=20), distance=35, arme=dict(portee_courte=10, portee_moyenne=20, portee_longue=30))""",
        outcome="Raté"),
    ask("difficulte_du_tir(arme=dict(artillerie_a_effet_de_zone=True), portee_du_tir='moyenne', cible_competence_cible_x=2)", total=9),
)
row(
    "CF-CB12",
    "Archer Inébranlable chargé puis libéré, sur un volant partiellement visible, Cible/-1, qui s'est jeté à couvert : 4+1+2+1-1+2.",
    ask(f"tir_sur_une_cible(tir=4, distance=18, {BOW_2}, attaquant_a_ete_charge=True, attaquant_inebranlable=True, cible_palier=1, attaquant_palier=0, "
        "cible_partiellement_visible=True, competence_cible_x=-1, cible_a_couvert=True)", odds={"Touche": F(1, 3)}),
)

HEAVY = "arme_artillerie_lourde=True, arme_artillerie_perforante=True, cible_palier=2, attaquant_palier=0"

row(
    "CF-CB17",
    "Un canon lourd (Poids/5) qui a marché vise le palier 2 à 35 cm ; une arme à zone vers le palier 1.",
    ask(f"tir_sur_une_cible(tir=4, distance=35, {BOW_2}, attaquant_poids_x=5, attaquant_s_est_deplace=True, {HEAVY})", odds={"Touche": F(5, 36)}),
    ask(f"force_du_tir(arme_force=12, {HEAVY})", total=8),
    ask(f"viser_un_autre_palier({HEAVY})", outcome="Permis"),
    ask("viser_un_autre_palier(cible_palier=1, attaquant_palier=0, arme_artillerie_lourde=True, arme_artillerie_a_effet_de_zone=True)", outcome="Interdit"),
)
row(
    "CONF-AR17",
    "Veneur (Grande) sur un Wörg (Énorme/1), à portée moyenne : par-dessus un muret 5 ; par-dessus un gobelin 6, ou 5 si tout obstacle s'efface de même.",
    ask("difficulte_du_tir(portee_du_tir='moyenne', attaquant_taille='Grande', cible_enorme_x=1, decor_taille='Petite', cible_partiellement_visible=True)", total=5),
    ask("difficulte_du_tir(portee_du_tir='moyenne', attaquant_taille='Grande', cible_enorme_x=1, autre_taille='Petite', autre_fait_obstacle=True)", total=6, disputed="^5 "),
    ask("difficulte_du_tir(portee_du_tir='moyenne', attaquant_taille='Moyenne', cible_taille='Grande', autre_taille='Petite', autre_fait_obstacle=True)", total=7),
)
row(
    "CONF-AR18",
    "Cible en vol au palier 1, à couvert, à portée courte : 4 + 2 + 2 = 8. Jetée à couvert, elle ne marche ni ne charge à son activation ; au contact, elle ne peut s'y jeter.",
    ask("difficulte_du_tir(portee_du_tir='courte', cible_palier=1, cible_a_couvert=True)", total=8),
    ask("marcher(figurine_s_est_jete_a_couvert=True)", outcome="Interdit"),
    ask("se_deplacer_a_couvert(figurine_s_est_jete_a_couvert=True)", outcome="Obligatoire"),
    ask("se_jeter_a_couvert(cible_au_contact_d_un_adversaire=True)", outcome="Interdit"),
)
row(
    "CONF-AR19",
    "Baliste (TIR 3) immobile, portée moyenne, cible à demi cachée : 7, une chance sur deux ; elle a bougé : un tiers. Pas de Tir immobile : 3 et 5, FOR 8 contre RES 7, abdomen 6, grave.",
    ask("tir_sur_une_cible(attaquant_tir=3, portee_du_tir='moyenne', arme_artillerie_perforante=True, cible_partiellement_visible=True)", odds={"Touche": F(1, 2)}),
    ask("tir_sur_une_cible(attaquant_tir=3, portee_du_tir='moyenne', arme_artillerie_perforante=True, cible_partiellement_visible=True, attaquant_s_est_deplace=True)", odds={"Touche": F(1, 3)}),
    ask("un_tir(attaquant_tir=3, portee_du_tir='moyenne', arme_artillerie_perforante=True, arme_force=8, cible_res=7, des=[5, [3, 5]])", gives="niveau 2"),
)
row(
    "CF-NB14",
    "Titan vu en partie à 30 cm, TIR 1 : contre 6, une fois sur trois ; à 61 cm, raté d'office.",
    ask('tir_sur_une_cible(attaquant_tir=1, arme=dict(force=5, portee_courte=20, portee_moyenne=40, portee_longue=60), '
        'distance=30, cible=dict(est_un_titan=True, partiellement_visible=True))',
        odds={"Touche": F(1, 3)}),
    ask('tir_sur_une_cible(attaquant_tir=1, arme=dict(force=5, portee_courte=20, portee_moyenne=40, portee_longue=60), '
        'distance=61, cible=dict(est_un_titan=True, partiellement_visible=True))',
        outcome="Raté"),
)
row(
    "CF-NB20",
    "Artilleur Immobile/3 réorienté, un ennemi de puissance 2 au contact : il tire, à TIR-2 ; puissance 3, non.",
    ask('tir_sur_une_cible(attaquant=dict(tir=4, immobile_x=3, puissance_adverse_au_contact=2, reoriente_ce_tour=True), '
        'arme=dict(force=5, portee_courte=20, portee_moyenne=40, portee_longue=60), distance=30)',
        odds={"Touche": F(1, 3)}),
    ask("tirer(attaquant=dict(immobile_x=3, puissance_adverse_au_contact=3))", outcome="Interdit"),
)
row(
    "CF-NB41",
    "Tireur embarqué qui a couru, un ennemi au contact : TIR-2 ; rien à moins de 10 cm ; après un assaut, oui, sauf tir d'assaut.",
    ask('tir_sur_une_cible(attaquant=dict(tir=4, tireur_embarque=True, au_contact_d_un_adversaire=True, a_couru=True), '
        'arme=dict(force=5, portee_courte=20, portee_moyenne=40, portee_longue=60), distance=15)',
        odds={"Touche": F(5, 6)}),
    ask("prendre_pour_cible(attaquant=dict(tireur_embarque=True, au_contact_d_un_adversaire=True), distance=9)", outcome="Interdit"),
    ask("prendre_pour_cible(attaquant=dict(tireur_embarque=True, au_contact_d_un_adversaire=True), distance=10)", outcome="Permis"),
    ask("tirer(attaquant=dict(tireur_embarque=True, a_charge=True))", outcome="Permis"),
    ask("tirer(attaquant=dict(tireur_embarque=True, a_charge=True, tir_d_assaut_fait=True))", outcome="Interdit"),
)
row(
    "CF-NB33",
    "Tir d'assaut à la baliste : 7, TIR-1, jamais au-delà de la portée courte. En cloche et déplacé, TIR 4 fait 0 contre 10 : 1/12.",
    ask('tir_sur_une_cible(attaquant=dict(tir=3, tir_d_assaut=True, tir_en_assaut=True), arme=dict(artillerie_perforante=True, '
        'portee_courte=20, portee_moyenne=40, portee_longue=60), distance=15)',
        odds={"Touche": F(1, 3)}),
    ask('tir_sur_une_cible(attaquant=dict(tir=3, tir_d_assaut=True, tir_en_assaut=True), arme=dict(artillerie_perforante=True, '
        'portee_courte=20, portee_moyenne=40, portee_longue=60), distance=25)',
        outcome="Interdit"),
    ask('tir_sur_une_cible(attaquant=dict(tir=4, a_marche=True), cible_hors_de_vue=True, '
        'arme=dict(artillerie_a_effet_de_zone=True, portee_courte=20, portee_moyenne=40, portee_longue=60), distance=44)',
        odds={"Touche": F(1, 12)}),
)
