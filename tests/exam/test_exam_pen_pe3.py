"""A third round of situations of Warhammer 40,000 PEN: a test that needs no throw, who rides a shaken transport, who was charged, a save that is no more."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "PE-60",
    "Trois morts sur treize : moins de 25 %, personne ne teste ; trois sur douze, juste 25 %.",
    ask("test_de_moral_apres_les_tirs(commandement=7, pertes_de_l_escouade=3, effectif_de_l_escouade=13)", outcome="Sans effet"),
    ask("test_de_moral_apres_les_tirs(commandement=7, pertes_de_l_escouade=3, effectif_de_l_escouade=12)", odds={"Réussi": F(7, 12)}),
)

row(
    "PE-61",
    "À bord d'un transport secoué, à 10 ps, un bolter (CT4) tire au jugé : (4 + 1) / 2 = 2.",
    ask("""jet_pour_toucher_au_tir(ct=4, arme_de_tir="Bolter", distance=10, unite_embarquee=True, transporteur_secoue=True)""", odds={"Touché": F(1, 3)}),
    ask("""jet_pour_toucher_au_tir(ct=4, arme_de_tir="Bolter", distance=10, unite_embarquee=True)""", odds={"Touché": F(5, 6)}),
)

row(
    "PE-62",
    "Une motojet qui a filé de 24 ps esquive un missile anti-aérien (CT4, 20 ps) ; puis elle voudrait charger, ou repartir.",
    ask("""jet_pour_toucher_au_tir(ct=4, arme_de_tir="Missiles Anti-aérien", distance=20, cible_motojet=True, cible_distance_parcourue=24,
        cible_esquive=True)""", odds={"Touché": F(2, 3)}),  # 4 + 1 - 1, its speed left aside
    ask("charger(unite_motojet=True, unite_esquive=True, distance=5)", outcome="Interdit"),
    ask("faire_un_mouvement_rapide(unite_motojet=True, unite_esquive=True)", outcome="Interdit"),
    ask("se_deplacer(unite_motojet=True, unite_esquive=True)", outcome="Permis"),
    ask("initiative_effective(initiative=4, unite_motojet=True, unite_esquive=True)", total=1),
)

row(
    "PE-63",
    "Qui n'a rien à jeter ne dit aucune valeur : un tank sous une grenade flash, du givre, des Sans peur au moral.",
    ask("test_d_aveuglement(unite_tank=True)", odds={"Réussi": 1}),
    ask("test_d_aveuglement(unite_sans_initiative=True)", odds={"Réussi": 1}),
    ask("test_d_aveuglement()", asks="initiative"),
    ask("test_de_givrage(unite_plateforme_de_tir=True)", odds={"Réussi": 1}),
    ask("test_de_moral(unite_sans_peur=True)", odds={"Réussi": 1}),
    ask("test_de_pilonnage(unite_sans_peur=True)", odds={"Réussi": 1}),
    ask("test_de_moral()", asks="commandement"),
)

row(
    "PE-64",
    "Chargée à couvert, à terre : I10 et I1 s'annulent. L'ennemi nous a chargés : on tire, on contre-attaque. C'est nous qui quittons le couvert : rien.",
    ask("initiative_effective(initiative=3, unite_a_couvert_avant_la_charge=True)", total=10),
    ask("initiative_effective(initiative=3, unite_a_couvert_avant_la_charge=True, unite_a_terre=True)", total=3),
    ask("initiative_effective(initiative=3, unite_a_couvert_avant_la_charge=True, unite_a_charge=True)", total=3),
    ask("tirer_au_corps_a_corps(cible_a_charge=True)", outcome="Permis"),
    ask("contre_attaquer(unite_contre_attaque=True, cible_a_charge=True)", outcome="Permis"),
    ask("contre_attaquer(unite_contre_attaque=True, unite_a_charge=True)", outcome="Interdit"),
    ask("attaques_effectives(attaques=2, unite_contre_attaque=True, contre_attaque_reussie=True)", total=3),
)

row(
    "PE-65",
    "Une svg 6 contre une grenade frag (PA6), une 2+ contre PA1, une 4+ contre PA5.",
    ask('svg_d_armure_effective(svg=6, arme_de_tir="Grenades frag")', outcome="Sans effet"),
    ask("svg_d_armure_effective(svg=2, pa=1)", outcome="Sans effet"),
    ask("svg_d_armure_effective(svg=4, pa=5)", total=5),
)

row(
    "PE-66",
    "Le lance-flammes d'un aveuglé touche sur 2+ comme un autre : son jet n'est pas celui de la CT.",
    ask('jet_pour_toucher_au_souffle(ct=4, arme_de_tir="Lance-flammes", unite_aveuglee=True)', odds={"Touché": F(5, 6)}),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Lance-flammes", unite_aveuglee=True)', outcome="Sans effet"),
)

row(
    "PE-67",
    "Ce que la question dit déjà n'est plus à dire : la moto qui coupe par un bois, le Char qui charge, l'aéronef qui a passé, une blessure mortelle.",
    ask("terrain_difficile_en_mouvement_rapide(unite_moto=True)", says="test de terrain dangereux"),
    ask("terrain_difficile_en_mouvement_rapide(unite_motojet=True)", outcome="Aucune conséquence"),
    ask("charge_d_un_vehicule(unite_char=True)", says="terrifiant"),
    ask("fin_du_passage(unite_aeronef_au_passage=True)", says="retour en réserve"),
    ask("plateforme_sans_servant(unite_plateforme_de_tir=True)", says="retirée"),
    ask("mise_hors_de_controle(unite_immobilisee=True)", outcome="Aucune conséquence"),
    ask("points_de_vie_perdus(blessure_mortelle=True)", total=2),
    ask("points_pour_une_unite(cout_de_l_unite=100, points_de_coque=4, pc_perdus=2)", total=50),
)

row(
    "PE-68",
    "Derrière ses propres fumigènes on ne charge pas, on charge qui s'y cache ; un char en alerte ne voit qu'à 90°, à 45° de part et d'autre.",
    ask("charger(unite_sous_fumigenes=True, distance=5)", outcome="Interdit"),
    ask("charger(cible_sous_fumigenes=True, distance=5)", outcome="Permis"),
    ask("champ_de_vision(unite_tank=True, unite_en_alerte=True)", total=90, disputed="180"),
    ask("tirer(unite_tank=True, unite_en_alerte=True, escouade_ennemie_en_mouvement=True, direction_de_la_cible=50)", outcome="Interdit"),
    ask("tirer(unite_tank=True, unite_en_alerte=True, escouade_ennemie_en_mouvement=True, direction_de_la_cible=40)", outcome="Permis"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
