"""Situations of Confrontation of the chapter « Tir » (Shooting)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

BOW = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60)"

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
    "CONF-S30",
    "Un combattant Neutre relance tous ses 6 : TIR 4 contre 10, 2/15, au lieu de 1/6. Éclaireur posé à 10 cm tout juste, mais pas caché.",
    ask("test_de_tir(attaquant=dict(tir=4, neutre=True), difficulte=10)", odds={"Touche": F(2, 15)}),
    ask("test_de_tir(attaquant_tir=4, difficulte=10)", odds={"Touche": F(1, 6)}),
    ask("deployer_une_figurine(figurine_eclaireur=True, distance=10)", outcome="Permis"),
    ask("fin_du_deploiement(figurine_eclaireur=True, distance=10)", outcome="Aucune conséquence"),
)

FAST = "tir=5, rechargement_rapide_x=1, recharge_vite=True"
MEDIUM = "portee_du_tir='moyenne'"
SHORT = "portee_du_tir='courte'"

row(
    "CONF-AJ07",
    "Deux tirs de Champion, FOR 5 contre RES 5 : le premier, immobile, grave à l'abdomen, le second légère : critique. Touché une fois au moins : 8/9.",
    ask(f"tirs_d_une_activation(attaquant=dict({FAST}), {SHORT}, arme_force=5, cible_res=5, des=[[3], [3, 4], [3], [3, 3]])", outcome="niveau 3"),
    ask(f"tirs_d_une_activation(attaquant=dict({FAST}), {MEDIUM}, arme_force=5, cible_res=5)",
        odds={"la cible est touchée par au moins un de ces tirs": F(8, 9)}),
    ask(f"tirs_d_une_activation(attaquant=dict({FAST}), {SHORT}, arme_force=5, cible_res=5, des=[[3], [6, 6]])", outcome="niveau 4"),
)

ARCHER = "tir=3, rechargement_rapide_x=1, tir_supplementaire_x=1, recharge_vite=True"

row(
    "CONF-AL01",
    "TIR 3, Rechargement rapide/1 et Tir supplémentaire/1, sans bouger, portée courte : trois tirs à TIR 2 contre 4 ; l'un au moins touche, 215/216.",
    ask(f"nombre_de_tirs(attaquant=dict({ARCHER}))", total=3),
    ask(f"tests_des_tirs_d_une_activation(attaquant=dict({ARCHER}), portee_du_tir='courte')", gives="2,5 en moyenne"),
    ask(f"tests_des_tirs_d_une_activation(attaquant=dict({ARCHER}, a_marche=True), portee_du_tir='courte')", outcome="Interdit"),
)
row(
    "CONF-NA18",
    "Rechargement rapide/1 et Tir supplémentaire/1, TIR 5 : trois tirs à TIR 4 sur qui se jette à couvert à 30 cm, 9 : un touche au moins, 19/27.",
    ask("nombre_de_tirs(attaquant=dict(recharge_vite=True, rechargement_rapide_x=1, tir_supplementaire_x=1))", total=3),
    ask("tir_sur_une_cible(attaquant=dict(tir=5, recharge_vite=True, rechargement_rapide_x=1), distance=30, arme=dict(portee_courte=20, portee_moyenne=40), "
        "cible_s_est_jete_a_couvert=True)", odds={"Touche": F(1, 3)}),
    ask("tests_des_tirs_d_une_activation(attaquant=dict(tir=5, recharge_vite=True, rechargement_rapide_x=1, tir_supplementaire_x=1), distance=30, "
        "arme=dict(portee_courte=20, portee_moyenne=40), cible_s_est_jete_a_couvert=True)", says="au moins 1 : 19/27", disputed="26/27"),
)

LANCE = "arme=dict(artillerie_legere=True, artillerie_perforante=True, portee_courte=20, portee_moyenne=40, portee_longue=60)"

row(
    "CONF-AL04",
    "Tir d'assaut et artillerie perforante : la trajectoire s'arrête à la portée courte, 20 cm ; une cible à 25 cm n'est pas atteinte.",
    ask(f"longueur_de_la_trajectoire(attaquant=dict(tir=4, tir_d_assaut=True, tir_en_assaut=True), {LANCE})", total=20),
    ask(f"tirer(attaquant=dict(tir=4, tir_d_assaut=True, tir_en_assaut=True), {LANCE}, distance=25)", outcome="Interdit"),
)
row(
    "CONF-AN35",
    "Sous le gabarit d'une légère de FOR 8 : l'Éclaireur caché n'a rien, celui qui n'est pas au centre subit 4.",
    ask("etre_touche_par_le_gabarit(cible=dict(eclaireur_cache=True, sous_le_gabarit=True), arme_artillerie_a_effet_de_zone=True)", outcome="Interdit"),
    ask("force_du_tir(arme=dict(force=8, artillerie_legere=True, artillerie_a_effet_de_zone=True), cible_hors_du_centre=True)", total=4),
)

BALLISTA = "arme=dict(artillerie_legere=True, artillerie_perforante=True, portee_courte=20, portee_moyenne=40, portee_longue=60)"
PATH = "arme=dict(artillerie_perforante=True, portee_longue=60), distance_du_decor_solide=30"

row(
    "CONF-CC23",
    "Une perforante arrêtée par un mur à 30 cm : l'ennemi, puis mon homme à FOR 5 ; ni l'ange ni qui est derrière le mur.",
    ask(f"tir_sur_une_cible(attaquant_tir=4, {BALLISTA}, cible_partiellement_visible=True, distance=12, des=[1])", outcome="Touche"),
    ask(f"tir_sur_une_cible(attaquant_tir=4, {BALLISTA}, distance=20, des=[1])", outcome="Touche"),
    ask("""force_du_jet_de_blessures(arme=dict(force=9, artillerie_legere=True, artillerie_perforante=True),
        cible=dict(touche_par_un_tir=True, apres_le_premier_touche=True))""", total=5),
    ask(f"subir_un_test_de_tir({PATH}, cible_distance_sur_la_trajectoire=20)", outcome="Obligatoire"),
    ask(f"subir_un_test_de_tir({PATH}, cible=dict(distance_sur_la_trajectoire=20, palier=1))", outcome="Interdit"),
    ask(f"subir_un_test_de_tir({PATH}, cible_distance_sur_la_trajectoire=35)", outcome="Interdit"),
    ask(f"subir_un_test_de_tir({PATH}, cible=dict(distance_sur_la_trajectoire=20, eclaireur_cache=True))", outcome="Interdit"),
    ask("prendre_pour_cible(cible_du_camp_du_tireur=True)", outcome="Interdit"),
)
