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
    "PZ-04",
    "Dragon : sept points pour trois cases montées ; à pied en avançant, tout s'arrête ; cavalerie légère : ni impact, ni attaque en passant ; Monture jamais boostée ; contact à 2,5 pouces.",
    ask("passer_a_pied(pendant_une_avance=True)", says="avance interrompue"),
    ask("caracteristique_double(premiere_valeur=8, seconde_valeur=6)", total=8),
    ask("faire_des_attaques_d_impact(attaquant_cavalerie_legere=True, contact_pendant_la_charge=True, distance_avant_contact=4)", outcome="Interdit"),
    ask("attaque_en_passant(attaquant_cavalerie_legere=True)", outcome="Interdit"),
    ask("degats_de_monture(pui=12, arm=14, jet_booste=True, des=[3, 3])", total=18),
    ask("attaque_de_corps_a_corps(acc=6, defense=14, des=[2, 4], attaquant_figurine_de_cavalerie=True, attaque_de_charge=True, distance_parcourue=3)", outcome="Touche", total=14),
)
