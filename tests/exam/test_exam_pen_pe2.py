"""A second round of situations of Warhammer 40,000 PEN, aimed at what the first found unheard: the cover and the wards of vehicles, those who
cannot flee, alert fire, passengers, and what holds after.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "PE-43",
    "Trois canons laser à 30 ps sur le flanc 13 d'un tank dans des ruines, visible juste à 50 %.",
    ask("""degats_au_tir(tireurs=3, arme_de_tir="Canon laser", distance=30, ct=4, unite_immobile=True, blindage=13, cible_tank=True,
        cible_en_zone_de_couvert=True, type_de_couvert="moyen", pourcentage_visible=50)""",
        means={"dégâts lourds": F(4, 9), "dégâts superficiels": F(2, 9)}),  # 3 x 2/3 x 2/3 (5+) x 1/3, x 1/6
)

row(
    "PE-44",
    "Quatre attaques F8 (CC4) sur un marcheur démon (CC4, 12).",
    ask("attaques_sur_un_vehicule(attaques=4, unite_cc=4, cible_cc=4, cible_marcheur=True, cible_demon=True, force=8, blindage=12)",
        means={"dégâts lourds": F(4, 9), "dégâts superficiels": F(2, 9)}),  # 4 x 1/2 x 1/3 x 2/3, x 1/6 x 2/3
)

row(
    "PE-45",
    "Six marines chargent un Dreadnought mobile (12) à la grenade krak.",
    ask("""attaques_sur_un_vehicule(attaquants=6, attaques=1, unite_cc=4, unite_a_charge=True, cible_marcheur=True, cible_cc=4,
        arme_grenade_anti_vehicule=True, blindage=12)""", odds={"dégâts superficiels 0": F(35, 36) ** 6}, means={"dégâts lourds": 0}),
)

row(
    "PE-46",
    "Jetée à terre, une escouade perd six de ses dix hommes, rate son moral, puis perd un corps à corps de 3 sans pouvoir fuir.",
    ask("test_de_moral_apres_les_tirs(commandement=8, unite_a_terre=True, pertes_de_l_escouade=6, effectif_de_l_escouade=10)",
        odds={"Réussi": F(7, 12), "battre en retraite": 0}),
    ask("battre_en_retraite(unite_a_terre=True)", outcome="Aucune conséquence"),
    ask("issue_du_corps_a_corps(camp_perdant=True, test_de_moral_rate=True, unite_a_terre=True)", gives="corps à corps verrouillé"),
    ask("moral_puis_percee(unite_initiative=4, cible_commandement=8, cible_initiative=3, cible_a_terre=True, ecart_de_pertes=3)",
        odds={"la cible est en retraite": 0, "la percée de l'ennemi est réussie": 0}),
)

BURNT = """arme_de_tir="Lance-flammes", unites_sous_le_gabarit=2, unite_en_alerte=True, unite_chargee=True, tir_d_alerte=True"""
row(
    "PE-47",
    "Un lance-flammes en alerte, deux orks (E4, svg 6+) sous le gabarit, accueille leur charge.",
    ask(f"phase_de_tir(tireurs=1, ct=4, {BURNT}, endurance=4, svg=6)", mean=F(55, 36)),  # 5/6 x 11/3 x 1/2, no save against AP 5
)

row(
    "PE-48",
    "Un aéronef traverse devant une unité en alerte (24 ps) : ses armes de 48 ps tirent avant, celles de 24 non.",
    ask("tirer_avant_l_alerte(unite_aeronef_au_passage=True, portee=48, portee_de_l_arme_en_alerte=24)", outcome="Permis"),
    ask("tirer_avant_l_alerte(unite_aeronef_au_passage=True, portee=24, portee_de_l_arme_en_alerte=24)", outcome="Interdit"),
)

row(
    "PE-49",
    "Un tir d'alerte fait un « Crash » à un véhicule : il ne s'emballe pas, mais ne tire ni ne charge, et s'arrête ce tour-ci.",
    ask('degat_subi(degat_recu="crash", tir_d_alerte=True)', gives="ne peut plus tirer ni charger"),
    ask('degat_subi(degat_recu="crash", tir_d_alerte=True)', gives="à la fin de cette phase de mouvement"),
    ask("mise_hors_de_controle(perte_de_controle_imposee=True, tir_d_alerte=True)", outcome="Aucune conséquence"),
)

OPEN = 'tirs=1, ct=4, arme_de_tir="Bolter", distance=20, passagers_vises=True, transporteur_ouvert=True, endurance=4, svg=6'
row(
    "PE-50",
    "Un bolter vise les orks (E4, svg 6+) d'un transport ouvert, en plaine puis dans des ruines.",
    ask(f"phase_de_tir({OPEN})", mean=F(1, 9)),  # 2/3 x 1/3 x 1/2
    ask(f"phase_de_tir({OPEN}, svg_de_couvert_du_transport=4)", mean=F(1, 18)),
)

row(
    "PE-51",
    "Une arme à balayage (F6 PA3), immobile, à mi-portée, sur les quatre passagers (E4, svg 4+) d'un transport ouvert.",
    ask("""phase_de_tir(tireurs=1, ct=4, force=6, pa=3, arme_a_balayage=True, portee=36, distance=18, unite_immobile=True, passagers_vises=True,
        unites_de_l_escouade_embarquee=4, endurance=4, svg=4)""", mean=F(25, 36)),  # 3 x 5/6 x 1/3 x 5/6
)

ARRIVED = 'ct=4, arme_de_tir="Bolter", distance=1, unite_en_alerte=True, tir_d_alerte=True'
row(
    "PE-52",
    "Des terminators arrivent au contact d'une escouade en alerte, qui leur tire dessus ; une autre cible est verrouillée.",
    ask(f"jet_pour_toucher_au_tir({ARRIVED}, cible_verrouillee=True, cible_arrivee_au_contact=True)", odds={"Touché": F(35, 36)}),  # 4 + 1 + 1
)

row(
    "PE-53",
    "Des passagers débarquent d'un transport qui a bougé et chargent ; puis d'un transport ouvert.",
    ask("charge_au_debarquement(unite_vient_de_debarquer=True, transporteur_a_bouge=True)", gives="combattra au prochain tour"),
    ask("charge_au_debarquement(unite_vient_de_debarquer=True, transporteur_a_bouge=True, transporteur_ouvert=True)", outcome="Aucune conséquence"),
)

row(
    "PE-54",
    "Douze tirs de fulgurant sur des orks (E4, svg 6+) insensibles ; puis d'ennemis jurés sur des guerriers (E4, svg 4+).",
    ask('phase_de_tir(tirs=12, ct=4, arme_de_tir="Fulgurant", distance=20, endurance=4, svg=6, cible_insensible_a_la_douleur=True)', mean=F(8, 3)),
    ask('phase_de_tir(tirs=12, ct=4, arme_de_tir="Fulgurant", distance=20, unite_ennemi_jure=True, endurance=4, svg=4)', mean=F(98, 27)),
)

row(
    "PE-55",
    "Un tank à lame bulldozer, lancé, traverse un bois.",
    ask("""test_de_terrain_dangereux(unite_tank=True, unite_mouvement_rapide_fait=True, unite_terrain_difficile_traverse=True,
        unite_a_lame_bulldozer=True)""", odds={"le dégât est lourd": F(1, 36)}, gives="relance : PEN-301"),
)

row(
    "PE-56",
    "Un lance-flammes (CT2) sur le flanc 10 d'un véhicule : il touche sur 2+.",
    ask('degats_au_tir(tireurs=1, ct=2, arme_de_tir="Lance-flammes", blindage=10)', means={"dégâts superficiels": F(5, 36), "dégâts lourds": 0}),
    ask('tirs_sur_un_vehicule(tirs_enchaines=1, ct=2, arme_de_tir="Lance-flammes", blindage=10, zone_annoncee="coque", points_de_coque=3)',
        gives="5/6 (83,33 %) sur 1d6 contre Souffle 2"),
)

CREATURE = "unite_creature_monstrueuse=True, unite_mouvement_rapide_fait=True, pv_perdu_a_ces_tirs=True"
row(
    "PE-57",
    "Une créature monstrueuse lancée, blessée au tir, puis en alerte adverse, rate son accident.",
    ask(f"test_d_accident({CREATURE})", odds={"l'unité est hors de contrôle": F(11, 36)}),
    ask(f"test_d_accident({CREATURE}, tir_d_alerte=True)",
        odds={"l'unité est hors de contrôle": 0, "l'unité ne peut plus tirer ni charger ce tour": F(11, 36)}),
)

row(
    "PE-58",
    "Une tourelle (CT3) à fulgurants tire à 20 ps ; un char immobilisé de la partie vide toutes ses armes ; celui qui a roulé avant le choc, non.",
    ask('jet_pour_toucher_au_tir(arme_de_tir="Fulgurant", distance=20, unite_tourelle=True)', odds={"Touché": F(2, 3)}),  # 3 + 1
    ask("tir_des_vehicules(unite_tank=True, unite_immobilisee=True)", outcome="toutes les armes"),
    ask("tir_des_vehicules(unite_tank=True, unite_immobilisee=True, unite_a_bouge=True)", says="3 armes"),
)

GAME = "warhammer-40000-pen"
QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, GAME, code, question, expected)
