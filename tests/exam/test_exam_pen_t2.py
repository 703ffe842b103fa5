"""A sixth round of situations of Warhammer 40,000 PEN, continued: what a unit has done, or cannot do, follows from what was said of it."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "PT-27",
    "« Je me mets en alerte » : après un pas, une course, un tir, une charge, une arrivée de réserve ou figée, non ; sans rien faire, oui.",
    *(ask(f"se_mettre_en_alerte({done}=True)", outcome="Interdit") for done in (
        "unite_a_bouge", "unite_mouvement_rapide_fait", "arme_a_tire_ce_tour", "unite_a_charge", "unite_arrivee_de_la_reserve", "unite_figee")),
    ask("se_mettre_en_alerte()", outcome="Permis"),
)

row(
    "PT-28",
    "Le givre a figé mes gars (E4, un tiers) : ni alerte, ni tir contre qui les charge, ni fumigènes, ni montée en transport, ni attaque au passage.",
    ask("test_de_givrage(endurance=4)", odds={"Raté": F(1, 3)}),
    ask("tirer_en_alerte(unite_en_alerte=True, escouade_ennemie_en_mouvement=True, unite_figee=True)", outcome="Interdit"),
    ask("tirer_au_corps_a_corps(unite_chargee=True, unite_figee=True)", outcome="Interdit"),
    ask("fumigenes(unite_figee=True)", outcome="Interdit"),
    ask("embarquer(unite_infanterie=True, unite_figee=True)", outcome="Interdit"),
    ask("attaquer_au_passage(unite_moto=True, cible_survolee_ou_croisee=True, unite_figee=True)", outcome="Interdit"),
)

row(
    "PT-29",
    "Engluée au corps à corps, mon escouade ne remonte pas dans son transport, et ma moto ne frappe personne au passage.",
    ask("embarquer(unite_infanterie=True, unite_verrouillee=True)", outcome="Interdit"),
    ask("embarquer(unite_infanterie=True, distance_au_point_d_acces=3)", outcome="Permis"),
    ask("attaquer_au_passage(unite_moto=True, cible_survolee_ou_croisee=True, unite_verrouillee=True)", outcome="Interdit"),
    ask("attaquer_au_passage(unite_moto=True, cible_survolee_ou_croisee=True)", outcome="Permis"),
    ask("tirer_pendant_son_mouvement(unite_jet_pack=True, unite_sous_fumigenes=True)", outcome="Interdit"),
)

row(
    "PT-30",
    "Ma moto a esquivé au tour adverse : sa charge bélier est de 12 ps ; le transport où l'on vient de monter, 6 ; le tank libre, 12.",
    ask("distance_d_une_charge_belier(unite_moto=True, unite_esquive=True)", total=12),
    ask("distance_d_une_charge_belier(unite_transport=True, embarquement_en_debut_de_phase=True)", total=6),
    ask("distance_d_une_charge_belier(unite_tank=True)", total=12),
)

row(
    "PT-31",
    "Mon Valkyrie file hors de la table : s'il a tiré ou frappé au passage, il reste. Un tireur CT 6 à mi-portée (CT 7) vise les hommes derrière les murs.",
    ask("sortir_du_plateau(unite_vehicule_volant=True)", outcome="Permis"),
    ask("sortir_du_plateau(unite_vehicule_volant=True, arme_a_tire_ce_tour=True)", outcome="Interdit"),
    ask("sortir_du_plateau(unite_vehicule_volant=True, unite_a_fait_une_attaque_au_passage=True)", outcome="Interdit"),
    ask("viser_les_occupants_d_un_batiment(ct=6, portee=24, distance=12)", outcome="Permis"),
    ask("viser_les_occupants_d_un_batiment(ct=6, portee=24, distance=13)", outcome="Interdit"),
    ask('viser_les_occupants_d_un_batiment(arme_de_tir="Grenades frag")', outcome="Permis"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
