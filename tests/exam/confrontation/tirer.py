"""Situations of Confrontation that ask `tirer` first of all."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

ACROSS = "assailli_par_dessus_un_decor=True, au_contact_d_un_adversaire=True"

row(
    "CONF-AB13",
    "Par-dessus un muret neutre : FOR 4 sans Force en charge, un dé chacun ; l'assailli marche ou tire sans test, mais ne se jette plus à couvert.",
    ask("force_du_jet_de_blessures(attaquant=dict(force=4, force_en_charge_x=2, a_charge=True, par_dessus_un_decor=True))", total=4),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, adversaires_au_dela_de_l_obstacle=1), decor_obstacle_neutre=True)", total=1),
    ask(f"marcher(figurine=dict({ACROSS}))", outcome="Permis"),
    ask(f"tirer(attaquant=dict(tir=4, {ACROSS}))", outcome="Permis"),
    ask("se_jeter_a_couvert(cible=dict(assailli_par_dessus_un_decor=True))", outcome="Interdit"),
    ask("combattre_par_dessus_un_obstacle(decor_hauteur=2, hauteur_du_plus_petit=2, separation=2)", outcome="Interdit"),
    ask("combattre_par_dessus_un_obstacle(decor_hauteur=2, hauteur_du_plus_petit=3, separation=3)", outcome="Interdit"),
)
row(
    "CONF-AF23",
    "Tireur embarqué, TIR 4 : un adversaire au contact, une cible à 8 cm, non ; à 15, TIR 3 ; il a aussi couru, TIR 2, raté d'un point ; en déroute, non.",
    ask("tirer(attaquant=dict(tir=4, tireur_embarque=True, au_contact_d_un_adversaire=True), distance=8)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=4, tireur_embarque=True, au_contact_d_un_adversaire=True), distance=15)", outcome="Permis"),
    ask("test_de_tir(attaquant=dict(tir=4, tireur_embarque=True, au_contact_d_un_adversaire=True, a_couru=True), difficulte=7, des=[4])", outcome="Raté", total=6),
    ask("tirer(attaquant=dict(tir=4, tireur_embarque=True, a_couru=True, en_deroute=True), distance=15)", outcome="Interdit"),
)
row(
    "CONF-AG36",
    "Dans le dos de l'ange au palier 1 : il voit tout autour, il tire et incante ; au sol, non.",
    ask("tirer(attaquant=dict(tir=4, palier=1), cible=dict(palier=1, hors_de_son_champ_de_vision=True))", outcome="Permis"),
    ask("tirer(attaquant_tir=4, cible_hors_de_son_champ_de_vision=True)", outcome="Interdit"),
    ask("cibler_avec_un_sortilege(magicien_palier=1, cible=dict(palier=1, hors_de_son_champ_de_vision=True))", outcome="Permis"),
    ask("charger(attaquant_palier=2, cible=dict(palier=2, hors_de_son_champ_de_vision=True))", outcome="Permis"),
)

BOW = "portee_courte=20, portee_moyenne=40, portee_longue=60"

row(
    "CONF-AH18",
    "Immobile/3 réorienté, TIR 4, contact de puissance 2, cible à 10 cm : 5/6 ; de puissance 3, pas de tir ; un autre tireur, au contact, non plus.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, immobile_x=3, reoriente_ce_tour=True, puissance_adverse_au_contact=2), arme=dict({BOW}), distance=10)",
        odds={"Touche": F(5, 6)}),
    ask("tirer(attaquant=dict(tir=4, immobile_x=3, puissance_adverse_au_contact=3))", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=4, puissance_adverse_au_contact=1))", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=4, immobile_x=3, a_marche=True))", outcome="Interdit"),
)

FAST = "tir=5, rechargement_rapide_x=1, recharge_vite=True"

row(
    "CONF-AJ05",
    "Rechargement rapide après un sortilège, un miracle, une marche ou un désengagement : non. Le tir ordinaire reste, et le rechargeur n'incante plus.",
    ask(f"tirer(attaquant=dict({FAST}, a_incante=True), distance=20)", outcome="Interdit"),
    ask(f"tirer(attaquant=dict({FAST}, a_appele=True), distance=20)", outcome="Interdit"),
    ask(f"tirer(attaquant=dict({FAST}, a_marche=True), distance=20)", outcome="Interdit"),
    ask(f"tirer(attaquant=dict({FAST}, s_est_desengage=True), distance=20)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=5, rechargement_rapide_x=1, a_incante=True), distance=20)", outcome="Permis"),
    ask(f"nombre_de_tirs(attaquant=dict({FAST}, a_incante=True))", total=1),
    ask("incanter(magicien=dict(pou=4, rechargement_rapide_x=1, recharge_vite=True))", outcome="Interdit"),
)
row(
    "CONF-AJ08",
    "Tireur embarqué, TIR 5, a couru, un ennemi au contact : TIR 3 sur 7 à 25 cm, 1/2 ; à 9 cm non, à 10 oui ; après un tir d'assaut, plus de tir.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=5, tireur_embarque=True, a_couru=True, au_contact_d_un_adversaire=True), arme=dict({BOW}), distance=25)",
        odds={"Touche": F(1, 2)}),
    ask("tirer(attaquant=dict(tir=5, tireur_embarque=True, au_contact_d_un_adversaire=True), distance=9)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=5, tireur_embarque=True, au_contact_d_un_adversaire=True), distance=10)", outcome="Permis"),
    ask("tirer(attaquant=dict(tir=5, tireur_embarque=True, a_charge=True, tir_d_assaut_fait=True), distance=20)", outcome="Interdit"),
)

SHORT = "portee_du_tir='courte'"

row(
    "CONF-AJ19",
    "Conscience : tirer sans voir à 18 cm oui, à 21 non, sans malus de décor ; contrer sans voir à 20 cm oui, à 21 non. Négation : à portée, oui.",
    ask("tirer(attaquant_conscience=True, cible_hors_de_vue=True, distance=18)", outcome="Permis"),
    ask("tirer(attaquant_conscience=True, cible_hors_de_vue=True, distance=21)", outcome="Interdit"),
    ask(f"difficulte_du_tir(attaquant_conscience=True, cible_partiellement_visible=True, distance=18, {SHORT})", total=4),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(conscience=True, ne_voit_pas_le_lanceur=True, distance_au_lanceur=20))", outcome="Permis"),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(conscience=True, ne_voit_pas_le_lanceur=True, distance_au_lanceur=21))", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(negation=True, ne_voit_pas_le_lanceur=True))", outcome="Permis"),
)
row(
    "CONF-DA30",
    "L'Immobile a tiré : il ne marche plus ; sans avoir tiré, si. Réorienté, il tire à TIR-1. Un second tir de la même activation n'a plus le bonus de Tir immobile.",
    ask("marcher(figurine=dict(immobile_x=1, a_tire=True))", outcome="Interdit"),
    ask("marcher(figurine_immobile_x=1)", outcome="Permis"),
    ask("test_de_tir(attaquant=dict(tir=3, immobile_x=1, reoriente_ce_tour=True), des=[4])", total=6),
    ask("ligne_des_blessures(cible_touche_par_un_tir=True, attaquant_a_tire=True, resultat_du_jet_de_blessures=6)", total=6),
)
row(
    "CONF-AK27",
    "Tir en assaut d'une artillerie perforante : sans Tir d'assaut, non ; avec, pas au-delà de la portée courte ; 7-1 pour une Grande Taille, TIR-1 : moitié.",
    ask("tirer(attaquant=dict(tir=3, tir_en_assaut=True), arme_artillerie_perforante=True)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=3, tir_en_assaut=True, tir_d_assaut=True), arme=dict(artillerie_perforante=True, portee_courte=20, portee_moyenne=40, "
        "portee_longue=60), distance=25)", outcome="Interdit"),
    ask("tir_sur_une_cible(attaquant=dict(tir=3, tir_en_assaut=True, tir_d_assaut=True), arme_artillerie_perforante=True, cible_taille='Grande')",
        odds={"Touche": F(1, 2)}),
)
row(
    "CONF-AM42",
    "Il a raté son test de Courage en chargeant : figé, il ne marche, ne tire, n'incante ni n'inflige rien ; assailli et raté, il est en déroute.",
    ask("marcher(figurine_test_de_courage_rate=True)", outcome="Interdit"),
    ask("tirer(attaquant=dict(test_de_courage_rate=True, tir=3))", outcome="Interdit"),
    ask("incanter(magicien_test_de_courage_rate=True)", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant_en_charge=True, attaquant_test_de_courage_rate=True)", outcome="Interdit"),
    ask("fuir(figurine=dict(defenseur=True, test_de_courage_rate=True))", outcome="Obligatoire"),
    ask("tirer(attaquant=dict(test_de_courage_rate=True, fanatisme=True))", outcome="Interdit"),
)

BALLISTA = "arme=dict(artillerie_legere=True, artillerie_perforante=True, portee_courte=20, portee_moyenne=40, portee_longue=60)"
RAM = "attaquant=dict(tir=4, tir_d_assaut=True, tir_en_assaut=True)"

row(
    "CONF-CC24",
    "Une artillerie tire en chargeant grâce à Tir d'assaut : base 7, TIR - 1, portée courte seulement.",
    ask(f"tirer({RAM}, arme=dict(artillerie_legere=True, artillerie_perforante=True))", outcome="Permis"),
    ask("tirer(attaquant_tir_en_assaut=True, arme=dict(artillerie_legere=True, artillerie_perforante=True))", outcome="Interdit"),
    ask(f"tir_sur_une_cible({RAM}, {BALLISTA}, cible_taille='Grande', distance=18)", odds={"Touche": F(2, 3)}, says="difficulté 6"),
    ask(f"subir_un_test_de_tir({RAM}, {BALLISTA}, cible_distance_sur_la_trajectoire=21)", outcome="Interdit"),
)

LEFT = "s_est_desengage=True"

row(
    "CONF-S15",
    "Tirer désengagé, c'est tirer après une marche : plus de Tir immobile, pas de Rechargement rapide ; une artillerie y perd 1 TIR.",
    ask(f"tirer(attaquant_{LEFT})", outcome="Permis"),
    ask(f"tirer(attaquant=dict(rechargement_rapide_x=1, recharge_vite=True, {LEFT}))", outcome="Interdit"),
    ask(f"nombre_de_tirs(attaquant=dict(rechargement_rapide_x=1, recharge_vite=True, {LEFT}))", total=1),
    ask(f"ligne_des_blessures(plus_grand_de=4, arme_force=5, cible_res=5, cible_touche_par_un_tir=True, attaquant=dict(force=3, {LEFT}))", total=4),
    ask(f"ligne_des_blessures(plus_grand_de=4, arme_force=5, cible_res=5, cible_touche_par_un_tir=True, attaquant=dict(force=3, visee=True, {LEFT}))", total=6),
    ask(f"test_de_tir(attaquant=dict(tir=4, {LEFT}), arme_artillerie=True, difficulte=7)", odds={"Touche": F(1, 2)}),
)
row(
    "CONF-U31",
    "Tir en assaut à demi visible : 8, ou 5 avec Tir d'assaut. Une artillerie, seulement avec lui ; et pas après un test de Courage raté.",
    ask("difficulte_du_tir(attaquant_tir_en_assaut=True, cible_partiellement_visible=True)", total=8),
    ask("difficulte_du_tir(attaquant=dict(tir_en_assaut=True, tir_d_assaut=True), cible_partiellement_visible=True)", total=5),
    ask("tirer(attaquant_tir_en_assaut=True, arme_artillerie_perforante=True)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir_en_assaut=True, tir_d_assaut=True), arme_artillerie_perforante=True)", outcome="Permis"),
    ask("tirer(attaquant=dict(tir_en_assaut=True, fige_par_la_peur=True))", outcome="Interdit"),
)

PIERCING = "arme=dict(artillerie_perforante=True, artillerie_legere=True)"

row(
    "CONF-U33",
    "Baliste légère qui a marché, TIR 3, portée moyenne, cible à demi cachée : 1/3 ; avec Poids, 1/2. Pas de palier 2 pour elle, ni de palier 1 pour une zone.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, a_marche=True), {PIERCING}, portee_du_tir='moyenne', cible_partiellement_visible=True)", odds={"Touche": F(1, 3)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, a_marche=True, poids=True), {PIERCING}, portee_du_tir='moyenne', cible_partiellement_visible=True)",
        odds={"Touche": F(1, 2)}),
    ask(f"tirer({PIERCING}, cible_palier=2)", outcome="Interdit"),
    ask("tirer(arme=dict(artillerie_a_effet_de_zone=True, artillerie_lourde=True), cible_palier=1)", outcome="Interdit"),
    ask("tirer(attaquant_palier=1, arme=dict(artillerie_a_effet_de_zone=True, artillerie_lourde=True), cible_palier=0)", outcome="Permis"),
)
row(
    "CONF-W14",
    "« J'ai fait 12 cm, MOU 10 » : ni sortilège, ni miracle, ni tir, sauf en assaut ; 6 cm ôtent 1 TIR à la baliste et le Tir immobile à l'archer.",
    ask("incanter(magicien=dict(mou=10, distance_du_deplacement=12))", outcome="Interdit"),
    ask("incanter(magicien=dict(mou=10, distance_du_deplacement=10))", outcome="Permis"),
    ask("appeler_un_miracle(fidele=dict(mou=10, distance_du_deplacement=12))", outcome="Interdit"),
    ask("tirer(attaquant=dict(mou=10, distance_du_deplacement=12))", outcome="Interdit"),
    ask("tirer(attaquant=dict(mou=10, distance_du_deplacement=12, tir_en_assaut=True))", outcome="Permis"),
    ask("tir_sur_une_cible(attaquant=dict(tir=4, distance_du_deplacement=6), arme=dict(artillerie_perforante=True), portee_du_tir='moyenne')",
        odds={"Touche": F(1, 2)}),
    ask("ligne_des_blessures(attaquant_distance_du_deplacement=6, arme_force=5, cible=dict(res=5, touche_par_un_tir=True), plus_grand_de=4)", total=4),
)
row(
    "whose-rout",
    "Il tire, mais c'est « la figurine » qui serait en déroute : de qui parle-t-on ? Du tireur, et il ne tire pas.",
    ask('tirer(figurine_en_deroute=True)', asks="dites attaquant_en_deroute"),
    ask('tirer(attaquant_en_deroute=True)', outcome="Interdit"),
    ask('tirer(en_deroute=True)', asks="de qui"),
    ask('tirer(figurine_en_deroute=False)', outcome="Permis"),
)
