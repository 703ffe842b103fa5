"""Situations of Confrontation whose questions stand in `equipements.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

STEAM = "sous_pression=True), caracteristique_sous_pression='PEUR', total_de_pression=5"

row(
    "CONF-AA24",
    "Masque à vapeur : un 5 n'ajoute que 2 à PEUR 4, un Wolfen de PEUR 5 teste contre 6. Incident 1 : FOR 10, et FOR 5 autour.",
    ask(f"peur_effective(figurine=dict(peur=4, {STEAM})", total=6),
    ask(f"test_de_courage(figurine_peur=5, adversaire=dict(peur=4, {STEAM})", odds={"Réussi": F(1)}),
    ask("jet_d_incident_de_pression(des=[1])", outcome="Explosion"),
    ask("force_de_l_explosion()", total=10),
    ask("force_de_l_explosion_alentour()", total=5),
)
row(
    "CONF-AL30",
    "Pression à deux dés : un incident 11/36, une explosion 11/216 ; la PEUR ne gagne que 2 ; en déroute, aucun jet.",
    ask("un_jet_de_pression(des_de_pression=2)", gives="11/216"),
    ask("bonus_de_pression(caracteristique_sous_pression='PEUR', total_de_pression=5)", total=2),
    ask("jet_de_pression(figurine_en_deroute=True)", outcome="Interdit"),
)
row(
    "CONF-CB11",
    "Razorback de MOU 7,5 poussé d'un 3 : il marche de 10,5 cm ; en déroute, pas de vapeur ; il brise la haie ou s'y assomme.",
    ask("potentiel_de_deplacement(figurine=dict(mou=7.5, sous_pression=True), caracteristique_sous_pression='MOU', total_de_pression=3, type_de_deplacement='marche')", total=F(21, 2)),
    ask("jet_de_pression(figurine_en_deroute=True)", outcome="Interdit"),
    ask("echec_de_la_traversee(decor_cassant=True)", gives="sonné"),
)
row(
    "CONF-AN25",
    "Un 5 de pression ne donne que PEUR+2 ; adepte grièvement blessé, POU 5, 6 gemmes, un 5 : 8, cinq gemmes, quatre tiennent.",
    ask("bonus_de_pression(total_de_pression=5, caracteristique_sous_pression='PEUR')", total=2),
    ask("de_la_recuperation_a_la_reserve(magicien=dict(pou=5, rang=2, blessure_grave=True, gemmes_en_reserve=6), des=[[5]])", gives="Gemmes 10"),
    ask("test_de_divination(foi=2, difficulte=6, renforcement=2, censeur_points_de_censure=1, des=[1, 4, 5])", total=6),
)
row(
    "CONF-AN26",
    "Deux dés de pression : un 1 au moins, 11/36 ; la chaudière qui explose atteint à 5 cm, pas à 6 ; le porteur subit FOR 10, RES 0.",
    ask("de_de_pression(des_de_pression=2)", gives="11/36"),
    ask("subir_un_jet_de_blessures(cible_distance_de_la_chaudiere=6)", outcome="Sans effet"),
    ask("resultat_du_jet_de_blessures(plus_grand_de=4, cible=dict(res=4, distance_de_la_chaudiere=5))", total=5),
    ask("force_de_l_explosion()", total=10),
)
row(
    "CONF-AN37",
    "Concentration, pas au milieu d'un combat ; la vapeur de MOU, avant toute autre action.",
    ask("attribuer_des_points_de_concentration(figurine=dict(concentration_x=3, points_de_concentration_attribues=2), pendant_un_combat=True)", outcome="Interdit"),
    ask("jet_de_pression(caracteristique_sous_pression='MOU', figurine_a_tire=True)", outcome="Interdit"),
    ask("jet_de_pression(caracteristique_sous_pression='MOU')", outcome="Permis"),
)
row(
    "CONF-DA08",
    "Canon à vapeur de FOR 6, deux dés de pression, 3 et 4 : FOR 13. Sur un 1, l'incident ; une fois sur six, l'explosion. La Peur n'y gagne que 2.",
    ask("force_du_tir(attaquant_sous_pression=True, total_de_pression=7, caracteristique_sous_pression='FOR', arme_force=6)", total=13),
    ask("jet_d_incident_de_pression()", odds={"Explosion": F(1, 6), "Arrêt": F(1, 2)}),
    ask("bonus_de_pression(total_de_pression=5, caracteristique_sous_pression='PEUR')", total=2),
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

STEAM_2 = 'caracteristique_sous_pression="FOR d\'une arme à distance"'

row(
    "CONF-CC43",
    "Un canon à vapeur : surchauffe, le tir part ; 3 et 5, FOR 14 ; l'explosion l'empêche ; en déroute, pas de pression.",
    ask("incident_de_pression(de_naturel=6)", outcome="Surchauffe"),
    ask(f"tirer({STEAM_2})", outcome="Permis"),
    ask(f"tirer(attaquant_sa_chaudiere_explose=True, {STEAM_2})", outcome="Interdit"),
    ask(f"force_du_jet_de_blessures(arme_force=6, cible_touche_par_un_tir=True, attaquant_sous_pression=True, {STEAM_2}, total_de_pression=8)", total=14),
    ask("jet_de_pression(figurine_en_deroute=True)", outcome="Interdit"),
)
row(
    "CONF-AR35",
    "Masque à vapeur, un 5 : PEUR +2 seulement, et le COU 4 d'en face teste contre 6. Hache, un 1 : incident, aucun bonus.",
    ask("bonus_de_pression(total_de_pression=5, caracteristique_sous_pression='PEUR')", total=2),
    ask("test_de_courage(figurine_cou=4, adversaire_peur=4, adversaire_sous_pression=True, total_de_pression=5, caracteristique_sous_pression='PEUR')",
        odds={"Réussi": F(5, 6)}),
    ask("bonus_de_pression(total_de_pression=1, caracteristique_sous_pression='FOR')", total=0),
    ask("force_du_jet_de_blessures(attaquant_force=6, attaquant_sous_pression=True, caracteristique_sous_pression='FOR', total_de_pression=1)", total=6),
)
row(
    "CF-NB10",
    "Canon à vapeur, 2d6 : 3 et 4, FOR 6 + 7 ; le masque fait 5, PEUR + 2 ; un 1 et un 6, rien, puis surchauffe.",
    ask("""un_jet_de_pression(des_de_pression=2, caracteristique_sous_pression="FOR d'une arme à distance", des=[[3, 4]])""", total=7, gives="bonus 7"),
    ask("""force_du_tir(arme_force=6, attaquant_sous_pression=True, caracteristique_sous_pression="FOR d'une arme à distance", total_de_pression=7)""",
        total=13),
    ask('un_jet_de_pression(caracteristique_sous_pression="PEUR", des=[[5]])', total=2, gives="bonus 2"),
    ask("un_jet_de_pression(des_de_pression=2, des=[[1, 6], [5]])", total=0, gives="surchauffe"),
)
row(
    "CF-NB12",
    "La chaudière explose sous l'attaque d'un Dur à cuire : 6 et 6, tué net tout de même ; son Instinct de survie, lui, l'aurait sauvé sur 4.",
    ask('un_jet_de_pression(figurine=dict(dur_a_cuire=True, res=7), caracteristique_sous_pression="ATT", des=[[1], [1], [6, 6]])', gives="niveau 4"),
    ask("un_jet_de_pression(figurine=dict(instinct_de_survie_x=4, res=7), des=[[1], [1], [4]])", gives="niveau 0"),
    ask('test_d_attaque(attaquant=dict(att=5, sa_chaudiere_explose=True), caracteristique_sous_pression="ATT", difficulte=5, des=[6])',
        outcome="Raté"),
)
row(
    "CONF-AO05",
    "Un seul dé de pression, un 1 : incident, sans bonus ; un 3 sur le MOU : +3 ; un 5 sur le masque : PEUR +2 seulement ; incident à 5 : surchauffe.",
    ask('bonus_de_pression(total_de_pression=1, caracteristique_sous_pression="MOU")', total=0),
    ask('bonus_de_pression(total_de_pression=3, caracteristique_sous_pression="MOU")', total=3),
    ask('bonus_de_pression(total_de_pression=5, caracteristique_sous_pression="PEUR")', total=2),
    ask("incident_de_pression(de_naturel=5)", outcome="Surchauffe"),
    ask("incident_de_pression(de_naturel=4)", outcome="Arrêt"),
)
