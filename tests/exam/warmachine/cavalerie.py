"""Situations of Warmachine of the chapter « Cavalerie » (Cavalry)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "AO-17",
    "Attaque en passant : pas de cavalerie légère, pas de dragon à pied, pas de troupier sans ordre ; la Monture porte à un demi-pouce et ne se booste pas.",
    ask("faire_une_attaque_en_passant(attaquant_figurine_de_cavalerie=True, attaquant_cavalerie_legere=True)", outcome="Interdit"),
    ask("faire_une_attaque_en_passant(attaquant_dragon_a_pied=True)", outcome="Interdit"),
    ask("faire_une_attaque_en_passant(attaquant_figurine_de_cavalerie=True, attaquant_membre_d_une_unite=True)", outcome="Interdit"),
    ask("attaque_de_monture(acc=6, defense=13, distance=1)", outcome="Interdit"),
    ask("attaque_de_monture(acc=6, defense=13, jet_booste=True)", odds={"Touche": F(7, 12)}),
)
row(
    "cavalerie",
    "Impact à 4 pouces, une fois ; ni à 2,5, ni pour une cavalerie légère, ni pour un dragon à pied. Monture : 2d6 + PUI sans la FOR. À hauteur de selle.",
    ask("faire_des_attaques_d_impact(attaquant_figurine_de_cavalerie=True, contact_pendant_la_charge=True, distance_avant_contact=4)", outcome="Permis"),
    ask("faire_des_attaques_d_impact(attaquant_figurine_de_cavalerie=True, contact_pendant_la_charge=True, distance_avant_contact=2.5)",
        outcome="Interdit"),
    ask("""faire_des_attaques_d_impact(attaquant_figurine_de_cavalerie=True, contact_pendant_la_charge=True, distance_avant_contact=4,
        impact_deja_fait=True)""", outcome="Interdit"),
    ask("faire_des_attaques_d_impact(attaquant_cavalerie_legere=True, contact_pendant_la_charge=True, distance_avant_contact=4)", outcome="Interdit"),
    ask("""faire_des_attaques_d_impact(attaquant_dragon=True, dragon_a_pied=True, contact_pendant_la_charge=True,
        distance_avant_contact=4)""", outcome="Interdit"),
    ask("nombre_d_attaques_de_corps_a_corps(armes_de_melee=1, attaquant_cavalerie_legere=True)", total=2),
    ask("""attaque_de_corps_a_corps(acc=6, defense=13, attaquant_figurine_de_cavalerie=True, figurine_interposee=True,
        attaquant_socle="grand", interposee_socle="moyen", des=[3, 4])""", outcome="Touche"),
    ask("degats_de_monture(pui=12, force=9, arm=15, des=[4, 3])", total=19),
    ask("degats_de_monture(pui=10, force=9, arm=15, des=[2, 6])", total=18),
    ask("attaque_de_monture(acc=6, defense=13, des=[2, 6])", total=14),
    ask("caracteristique_double(premiere_valeur=8, seconde_valeur=6, dragon_a_pied=True)", total=6),
    ask("degats_subis(points_de_degats_subis=4, cases_de_degats_restantes=1, figurine_dragon_peut_passer_a_pied=True)", gives="à pied"),
    ask("avancer_en_cavalerie_legere(figurine_cavalerie_legere=True, actions_finies=True, longueur_de_l_avance=5.5)", outcome="Interdit"),
    ask("avancer_en_cavalerie_legere(figurine_cavalerie_legere=True, actions_finies=True, longueur_de_l_avance=5)", outcome="Permis"),
)
row(
    "wm35-19",
    "Mon cavalier léger a couru : son avance de 5 pouces suit l'action (il n'en a pas) ou l'activation ?",
    ask('avancer_en_cavalerie_legere(figurine_cavalerie_legere=True, figurine_apres_une_course=True, longueur_de_l_avance=5)', outcome="Interdit", disputed="Permis"),
)
row(
    "wmb31-10",
    "Mes éclaireurs montés, actions finies : 5 pouces oui, 5,1 non, ni en fuite ni hors formation. Pas d'impact, pas d'attaque en passant ; leur Monture frappe (ACC 6 contre 13), sans boost possible.",
    ask("avancer_en_cavalerie_legere(figurine_cavalerie_legere=True, actions_finies=True, longueur_de_l_avance=5)", outcome="Permis"),
    ask("avancer_en_cavalerie_legere(figurine_cavalerie_legere=True, actions_finies=True, longueur_de_l_avance=5.1)", outcome="Interdit"),
    ask("avancer_en_cavalerie_legere(figurine_cavalerie_legere=True, actions_finies=True, longueur_de_l_avance=5, figurine_en_fuite=True)", outcome="Interdit"),
    ask("avancer_en_cavalerie_legere(figurine_cavalerie_legere=True, actions_finies=True, longueur_de_l_avance=5, figurine_hors_de_formation=True)", outcome="Interdit"),
    ask("attaque_de_monture(acc=6, defense=13, attaquant_cavalerie_legere=True, jet_booste=True)", odds={"Touche": F(7, 12)}),
    ask("degats_de_monture(pui=12, force=8, arm=16, attaquant_cavalerie_legere=True, des=[3, 3])", total=18),
    ask("attaquer_avec_la_monture(attaquant_figurine_de_cavalerie=True)", outcome="Interdit"),
)
row(
    "wmb29-42",
    "À cheval : un petit socle ne cache pas la cible de la charge, un moyen si. À pied, le dragon n'en passe aucun.",
    ask('charger(attaquant_figurine_de_cavalerie=True, attaquant_socle="moyen", interposee_socle="petit", cible_socle="petit")', outcome='Permis'),
    ask('charger(attaquant_figurine_de_cavalerie=True, attaquant_socle="moyen", interposee_socle="moyen", cible_socle="petit")', outcome='Interdit'),
    ask('charger(attaquant_dragon_a_pied=True, attaquant_socle="moyen", interposee_socle="petit", cible_socle="petit")', outcome='Interdit'),
)
row(
    "wall-charge-and-light-horse",
    "Charger un mur est interdit ; 3 pouces de briques tiennent 30 points. La cavalerie légère n'a pas d'impact, mais frappe de sa Monture : 2d6 + 10 sans la FOR, jamais boosté.",
    ask('charger(cible_est_une_structure=True)', outcome="Interdit"),
    ask('capacite_de_degats_d_une_structure(materiaux=[["brique", 3]])', says="30 points"),
    ask('faire_des_attaques_d_impact(cavalerie_legere=True, contact_pendant_la_charge=True, distance_avant_contact=5)', outcome="Interdit"),
    ask('attaquer_avec_la_monture(cavalerie_legere=True)', outcome="Permis"),
    ask('degats_de_monture(pui=10, arm=15, jet_booste=True, des=[3, 4])', outcome="Dégâts 2", total=17),
    ask('faire_une_attaque_en_passant(figurine_de_cavalerie=True, membre_d_une_unite=True)', outcome="Interdit"),
)
row(
    "dismounted-hooves",
    "Démonté ce tour-ci, le dragon n'a plus de sabots : ni attaque, ni dégâts de Monture ; monté, PUI 10 sans sa FOR 6.",
    ask('degats_de_monture(pui=10, arm=13, des=[3, 4], attaquant_dragon_a_pied=True)', outcome='Interdit'),
    ask('attaque_de_monture(acc=6, defense=13, des=[3, 4], attaquant_dragon_a_pied=True)', outcome='Interdit'),
    ask('degats_de_monture(pui=10, arm=15, des=[4, 4], attaquant_dragon=True)', outcome='Dégâts 3'),
)
row(
    "light-horse-kicks",
    "La cavalerie légère frappe de sa Monture (ACC 6, PUI 10), sans boost ni impact ; un cavalier ordinaire ne rue que dans sa charge.",
    ask('attaquer_avec_la_monture(attaquant_cavalerie_legere=True)', outcome='Permis'),
    ask('attaquer_avec_la_monture(attaquant_figurine_de_cavalerie=True)', outcome='Interdit'),
    ask('faire_des_attaques_d_impact(attaquant_cavalerie_legere=True, distance_avant_contact=4)', outcome='Interdit'),
    ask('degats_de_monture(pui=10, arm=15, jet_booste=True)', odds={'Dégâts 7': F(1, 36)}),
)
row(
    "touch-at-two-inches",
    "Contact à 2 pouces : il en reste là ; à 4 il rue puis repart, et ne rue plus. Un Robuste qui se relève tient la route barrée.",
    ask('poursuivre_sa_charge(attaquant_figurine_de_cavalerie=True, distance_avant_contact=2)', outcome='Interdit'),
    ask('faire_des_attaques_d_impact(attaquant_figurine_de_cavalerie=True, distance_avant_contact=6, impact_deja_fait=True)', outcome='Interdit'),
    ask('charge_de_cavalerie_a_travers(attaquant=dict(acc=6, figurine_de_cavalerie=True, distance_parcourue=9), distance_avant_contact=4, pui_de_la_monture=12, interposee=dict(defense=13, arm=12, robuste=True, cases_de_degats_restantes=1), p_plus_f=15, cible=dict(defense=13, arm=17, cases_de_degats_restantes=3))', odds={'la figurine interposée est hors de combat': F(7, 18), 'la cible est hors de combat': F(1855, 5832)}),
)
row(
    "wmb29-24",
    "3 cases à cheval, 6 points : 3 comptent, il finit à pied, l'avance et l'activation s'arrêtent. Contact à 2,5 pouces : pas d'impact.",
    ask('degats_comptes_du_dragon_monte(cases_de_degats_restantes=3, points_de_degats_subis=6)', total=3),
    ask('passer_a_pied(figurine_dragon=True, pendant_une_avance=True)', gives='avance interrompue'),
    ask('faire_des_attaques_d_impact(attaquant_figurine_de_cavalerie=True, distance_avant_contact=2.5)', outcome='Interdit'),
    ask('degats_de_monture(pui=12, arm=15, des=[4, 4], attaquant_force=8)', outcome='Dégâts 5'),
)
row(
    "never-down-twice",
    "Mon dragon a déjà perdu son cheval ; il reprend des coups : il ne descend pas une deuxième fois, et sans case vierge il est hors de combat.",
    ask("passer_a_pied(figurine_dragon_a_pied=True)", outcome="Aucune conséquence"),
    ask("passer_a_pied(figurine_dragon_a_pied=False)", gives="activation achevée"),
    ask("degats_subis(points_de_degats_subis=5, cases_de_degats_restantes=5, figurine_dragon_peut_passer_a_pied=True, figurine_dragon_a_pied=True)", gives="hors de combat"),
)
row(
    "hooves-at-three-inches",
    "Cavalier ACC 6, Monture PUI 12, charge : premier contact à 3 pouces pile sur un fantassin DEF 13 ARM 14, puis la lance sur la cible DEF 14. L'impact n'a pas le +2 et ne se booste pas ; la charge l'a.",
    ask("attaque_de_monture(acc=6, defense=13, jet_booste=True)", odds={"Touche": F(7, 12)}),
    ask("degats_de_monture(pui=12, arm=14, force=6, des=[1, 1])", outcome="Dégâts 0"),
    ask("degats_de_monture(pui=12, arm=14, force=6, des=[1, 2])", outcome="Dégâts 1"),
    ask("attaque_de_corps_a_corps(acc=6, defense=14, attaque_de_charge=True, attaquant_figurine_de_cavalerie=True, distance_parcourue=6)", odds={"Touche": F(13, 18)}),
)
row(
    "three-inches-or-not-quite",
    "Cavalier en charge : contact à 3 pouces juste, il fait ses attaques d'impact et repart ; à 2,9, il s'arrête. L'attaque de charge a +2, l'impact non. À pied, le dragon n'a plus rien de cela, et prend ses secondes valeurs.",
    ask("charge_de_cavalerie(distance_avant_contact=3)", gives="4a"),
    ask("charge_de_cavalerie(distance_avant_contact=2.9)", gives="4b"),
    ask("attaque_de_corps_a_corps(acc=6, defense=13, attaque_de_charge=True, attaquant_figurine_de_cavalerie=True, distance_parcourue=4)", odds={"Touche": F(30, 36)}),
    ask("attaque_de_corps_a_corps(acc=6, defense=13, attaque_de_charge=True, attaquant_dragon=True, attaquant_dragon_a_pied=True)", odds={"Touche": F(7, 12)}),
    ask("attaque_de_monture(acc=6, defense=13, attaque_d_impact_en_cours=True)", odds={"Touche": F(7, 12)}),
    ask("caracteristique_double(figurine_dragon_a_pied=True, premiere_valeur=14, seconde_valeur=12)", total=12),
)
row(
    "over-their-heads",
    "En selle sur grand socle, une figurine interposée de socle moyen ne gêne pas son coup de lance ; de grand socle, si.",
    ask('attaquer_au_corps_a_corps(attaquant_figurine_de_cavalerie=True, figurine_interposee=True, attaquant_socle="grand", interposee_socle="moyen")', outcome="Permis"),
    ask('attaquer_au_corps_a_corps(attaquant_figurine_de_cavalerie=True, figurine_interposee=True, attaquant_socle="grand", interposee_socle="grand")', outcome="Interdit"),
)
row(
    "PZ-04",
    "Dragon : sept points pour trois cases montées ; à pied en avançant, tout s'arrête ; cavalerie légère : ni impact, ni attaque en passant ; Monture jamais boostée ; contact à 2,5 pouces.",
    ask("passer_a_pied(pendant_une_avance=True)", says="avance interrompue"),
    ask("caracteristique_double(premiere_valeur=8, seconde_valeur=6)", total=8),
    ask("faire_des_attaques_d_impact(attaquant_cavalerie_legere=True, contact_pendant_la_charge=True, distance_avant_contact=4)", outcome="Interdit"),
    ask("attaque_en_passant(attaquant_cavalerie_legere=True)", outcome="Interdit"),
    ask("degats_de_monture(pui=12, arm=14, jet_booste=True, des=[3, 3])", total=18),
    ask("attaque_de_corps_a_corps(acc=6, defense=14, des=[2, 4], attaquant_figurine_de_cavalerie=True, attaque_de_charge=True, distance_parcourue=3)", outcome="Touche", total=14),
)
row(
    "wmb36-4",
    "Ma lance (ACC 7, P+F 12) charge DEF 15 ARM 16 ; à 3 pouces tout juste, un gars DEF 12 ARM 14 barre la route : la Monture, PUI 11, l'ôte 5 fois sur 6 puis 11 sur 12 ; puis la lance touche à 6 avec son +2, 13 fois sur 18, et trois dés font 5, 53 fois sur 54. À 2,9, ni sabots ni suite.",
    ask("charge_de_cavalerie_a_travers(attaquant=dict(acc=7, figurine_de_cavalerie=True), distance_avant_contact=3, pui_de_la_monture=11, interposee=dict(defense=12, arm=14, cases_de_degats_restantes=1), p_plus_f=12, cible=dict(defense=15, arm=16, cases_de_degats_restantes=1))", odds={"la figurine interposée est hors de combat": F(55, 72), "la cible est hors de combat": F(55, 72) * F(13, 18) * F(53, 54)}),
    ask("charge_de_cavalerie_a_travers(attaquant=dict(acc=7, figurine_de_cavalerie=True), distance_avant_contact=2.9, pui_de_la_monture=11, interposee=dict(defense=12, arm=14, cases_de_degats_restantes=1), p_plus_f=12, cible=dict(defense=15, arm=16, cases_de_degats_restantes=1))", odds={"la figurine interposée est hors de combat": F(0), "la cible est hors de combat": F(0)}),
)
row(
    "wm41-05",
    "Mon cavalier (ACC 6, FOR 7, PUI 4) en charge bute à 2,5 pouces sur un fantassin qui n'est pas sa cible : ni sabots, ni suite ; sa cible (DEF 14, ARM 16), à portée d'Allonge, il la frappe sans +2 et sans le dé de charge. À 3 pouces juste, tout change.",
    ask("faire_des_attaques_d_impact(attaquant_figurine_de_cavalerie=True, distance_avant_contact=2.5)", outcome="Interdit"),
    ask("poursuivre_sa_charge(attaquant_figurine_de_cavalerie=True, distance_avant_contact=2.5)", outcome="Interdit"),
    ask("attaque_de_corps_a_corps(acc=6, defense=14, attaquant_figurine_de_cavalerie=True, attaque_de_charge=True, distance_avant_contact=2.5, des=[3, 3])", outcome="Raté", total=12),
    ask("degats_de_corps_a_corps(force=7, pui=4, arm=16, attaquant_figurine_de_cavalerie=True, attaque_de_charge=True, distance_avant_contact=2.5, des=[3, 3])", total=17),
    ask("faire_des_attaques_d_impact(attaquant_figurine_de_cavalerie=True, distance_avant_contact=3)", outcome="Permis"),
    ask("attaque_de_corps_a_corps(acc=6, defense=14, attaquant_figurine_de_cavalerie=True, attaque_de_charge=True, distance_avant_contact=3, distance_parcourue=4, des=[3, 3])", outcome="Touche", total=14),
)
