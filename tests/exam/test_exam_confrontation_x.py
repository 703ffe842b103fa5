"""Confrontation, a short blind round: the siege, the Titans, the summoned and the Familiars, met by those who may not act.

Worked out from the text alone, all but the sixth row before the resolver was asked anything; one row a situation, each question with what the row states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

NEW = "apparu_pendant_l_activation=True"
RAM = "decor_vise=True, charge_au_belier=True"
row(
    "CONF-Y01",
    "Trois porteurs de FOR 6 en grave, 4, et 5 en légère : 5 + 15 − 3 = 17 ; un porteur au contact, figé, en déroute ou juste invoqué : pas de coup de bélier.",
    ask("force_du_belier(force_cumulee_des_porteurs=15, penalites_des_porteurs=-3)", total=17),
    ask(f"frapper_au_belier({RAM})", outcome="Permis"),
    ask(f"frapper_au_belier({RAM}, attaquant_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask(f"frapper_au_belier({RAM}, attaquant_fige_par_la_peur=True)", outcome="Interdit"),
    ask(f"frapper_au_belier({RAM}, attaquant_{NEW})", outcome="Interdit"),
)
row(
    "CONF-Y02",
    "FOR 7 contre un Titan de RES 13 : 7 est sa moitié arrondie au supérieur, un double six ne fait que Grave ; de RES 12, il est Tué net.",
    ask("jet_de_blessures(attaquant_force=7, cible=dict(res=13, est_un_titan=True), des=[6, 6])", outcome="Blessure grave"),
    ask("jet_de_blessures(attaquant_force=7, cible=dict(res=12, est_un_titan=True), des=[6, 6])", outcome="Tué net"),
)
row(
    "CONF-Y03",
    "Balayage : DEF 4 en légère contre 7, une chance sur deux ; la FOR est la moitié de celle de la carte (13), 7, sans les Blessures du Titan.",
    ask("test_contre_le_balayage(cible=dict(defense=4, blessure_legere=True))", odds={"Évité": F(1, 2)}),
    ask("force_du_balayage(attaquant_force_de_la_carte=13, attaquant_blessure_grave=True)", total=7),
)
row(
    "CONF-Y04",
    "Grappin d'INI 3 : à 15 cm, taille moyenne, 2/3 ; petite à 13, trop haut. Pas au contact, ni après une course, ni le tour où l'on paraît.",
    ask("lancer_du_grappin(attaquant=dict(corde_a_grappin=True, ini=3, taille='Moyenne'), distance_du_grappin=15)", odds={"Fixé": F(2, 3)}),
    ask("lancer_du_grappin(attaquant=dict(corde_a_grappin=True, ini=3, taille='Petite'), distance_du_grappin=13)", outcome="Manqué"),
    ask("lancer_un_grappin(attaquant=dict(corde_a_grappin=True, tirs_deja_effectues=0, au_contact_d_un_adversaire=True))", outcome="Interdit"),
    ask("lancer_un_grappin(attaquant=dict(corde_a_grappin=True, tirs_deja_effectues=0, a_couru=True))", outcome="Interdit"),
    ask(f"lancer_un_grappin(attaquant=dict(corde_a_grappin=True, tirs_deja_effectues=0, {NEW}))", outcome="Interdit"),
)
row(
    "CONF-Y05",
    "FOR 5 contre l'échelle d'un grimpeur de RES 6 : 12, donc 7 d'un seul dé, 5/36. Le saut de 5 cm ne blesse pas, celui de 6 si.",
    ask("""test_pour_faire_tomber_l_echelle(attaquant=dict(force=5, au_contact_d_un_bout_de_l_echelle=True, des_consacres=2), cible_res_de_la_carte=6,
        pendant_la_phase_de_combat=True)""", odds={"L'échelle tombe": F(5, 36)}),
    ask("subir_le_saut(cible_saute_du_sommet=True, hauteur_du_saut=5)", outcome="Interdit"),
    ask("subir_le_saut(cible_saute_du_sommet=True, hauteur_du_saut=6)", outcome="Obligatoire"),
)
row(
    "CONF-Y06",
    "Qui ne peut agir ne porte ni ne dresse l'échelle : en déroute, figé par la peur, juste invoqué, suspendu ; un cavalier ne la dresse pas davantage.",
    ask("porter_un_engin_de_siege()", outcome="Permis"),
    ask("porter_un_engin_de_siege(figurine_en_deroute=True)", outcome="Interdit"),
    ask("porter_un_engin_de_siege(figurine_fige_par_la_peur=True)", outcome="Interdit"),
    ask(f"porter_un_engin_de_siege(figurine_{NEW})", outcome="Interdit"),
    ask("dresser_l_echelle(decor_hauteur=15)", outcome="Permis"),
    ask("dresser_l_echelle(decor_hauteur=15, figurine_en_deroute=True)", outcome="Interdit"),
    ask("dresser_l_echelle(decor_hauteur=15, figurine_grimpe_a_la_corde=True)", outcome="Interdit"),
    ask("dresser_l_echelle(decor_hauteur=15, figurine_cavalier_ou_centaure=True)", outcome="Interdit"),
)
row(
    "CONF-Y07",
    "Un Maître contrôle 1, appelle un Élémentaire de 2 : 3, permis ; il contrôle 2 : non. Paru ce tour, il n'incante, n'embarque ni ne renverse de chaudron.",
    ask("invoquer(magicien_rang=3, puissance_controlee=1, figurine_puissance=2)", outcome="Permis"),
    ask("invoquer(magicien_rang=3, puissance_controlee=2, figurine_puissance=2)", outcome="Interdit"),
    ask(f"incanter(magicien_{NEW})", outcome="Interdit"),
    ask(f"embarquer(figurine=dict(au_contact_de_l_acces=True, {NEW}))", outcome="Interdit"),
    ask(f"renverser_un_chaudron(attaquant=dict(au_contact_du_chaudron=True, {NEW}))", outcome="Interdit"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
