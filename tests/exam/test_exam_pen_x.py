"""A tenth round of situations of Warhammer 40,000 PEN: what one phase leaves to the next, in states that combine."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "PX-01",
    "Secoué, mon speeder tire au jugé même à 10 ps ; le marcheur antigrav rapide, à 24 ps, aussi.",
    ask("ct_du_tir(ct=4, unite_antigrav=True, unite_rapide=True, unite_secoue=True, unite_distance_parcourue=10, rang_de_l_arme=2)", total=2),
    ask("ct_du_tir(ct=4, unite_marcheur=True, unite_antigrav=True, unite_rapide=True, unite_distance_parcourue=24)", total=2),
)

row(
    "PX-02",
    "Frappe en profondeur ratée : forcés à terre, le prince démon et les gardes ont initiative 1, tirent au jugé et ne chargent pas ; le char est secoué.",
    ask("initiative_effective(initiative=4, unite_creature_monstrueuse=True, unite_forcee_a_terre=True)", total=1),
    ask("ct_du_tir(ct=4, unite_creature_monstrueuse=True, unite_forcee_a_terre=True)", total=2),
    ask("ct_du_tir(ct=4, cible_creature_monstrueuse=True, cible_forcee_a_terre=True)", total=3),
    ask("charger(unite_infanterie=True, unite_forcee_a_terre=True)", outcome="Interdit"),
    ask("ct_du_tir(ct=4, unite_vehicule=True, unite_forcee_a_terre=True)", total=2),
    ask("ct_du_tir(ct=4, unite_embarquee=True, transporteur_vehicule=True, transporteur_forcee_a_terre=True)", total=2),
    ask("initiative_effective(initiative=4, unite_vehicule=True, unite_forcee_a_terre=True)", total=4),
)

row(
    "PX-03",
    "Figés par le givre dans leur truck, mes boyz n'en descendent pas d'eux-mêmes ; le truck abattu en l'air les jette dehors.",
    ask("debarquer(unite_figee=True)", outcome="Interdit"),
    ask("debarquer(unite_figee=True, debarquement_force_en_altitude=True)", outcome="Permis"),
    ask("debarquer()", outcome="Permis"),
)

row(
    "PX-04",
    "Moto à 24 ps sous fumigènes : CT 4 tombe à 1, pas plus bas ; elle-même ne tire ni ne charge.",
    ask("ct_du_tir(ct=4, cible_moto=True, cible_distance_parcourue=24, cible_sous_fumigenes=True)", total=1),
    ask("tirer(unite_sous_fumigenes=True)", outcome="Interdit"),
    ask("charger(unite_sous_fumigenes=True)", outcome="Interdit"),
)

row(
    "PX-05",
    "De nuit à 12 ps pile la nuit ne compte pas ; à 13, la cible déjà furtive devient dissimulée ; ses fumigènes ne s'y ajoutent pas.",
    ask("ct_du_tir(ct=4, combat_de_nuit=True, distance=12, cible_furtif=True)", total=3),
    ask("ct_du_tir(ct=4, combat_de_nuit=True, distance=13, cible_furtif=True)", total=2),
    ask("ct_du_tir(ct=4, combat_de_nuit=True, distance=13, cible_sous_fumigenes=True, cible_furtif=True)", total=2),
)

row(
    "PX-06",
    "Pilote sonné : ni charge de Char, ni bélier, ni altitude. Mobilité réduite : un bélier de 6 ps, pas de mouvement rapide.",
    ask("charger(unite_char=True, unite_pilote_sonne=True)", outcome="Interdit"),
    ask("faire_une_charge_belier(unite_vehicule=True, unite_pilote_sonne=True)", outcome="Interdit"),
    ask("prendre_de_l_altitude(unite_pilote_sonne=True, unite_antigrav=True)", outcome="Interdit"),
    ask("distance_d_une_charge_belier(unite_vehicule=True, unite_mobilite_reduite=True)", total=6),
    ask("faire_un_mouvement_rapide(unite_vehicule=True, unite_mobilite_reduite=True)", outcome="Interdit"),
)

row(
    "PX-07",
    "Descendue d'un transport rapide à 13 ps, l'escouade a fait un mouvement rapide : elle ne prend pas l'objectif ; à 12 ps pile, si.",
    ask("""controler_un_objectif(unite_vient_de_debarquer=True, transporteur_distance_parcourue=13, transporteur_rapide=True,
        distance_a_l_objectif=1)""", outcome="Interdit"),
    ask("""controler_un_objectif(unite_vient_de_debarquer=True, transporteur_distance_parcourue=12, transporteur_rapide=True,
        distance_a_l_objectif=1)""", outcome="Permis"),
)

row(
    "PX-08",
    "Psy Cd 10 : 11/12 de lancer, jamais mieux ; moitié pile des points de coque : moitié du coût ; moitié pile en réserve : il peut commencer.",
    ask("test_psy(cd=10)", odds={"Pouvoir lancé": F(11, 12)}),
    ask("points_pour_une_unite(cout_de_l_unite=120, unite_vehicule=True, points_de_coque=4, pc_perdus=2)", total=60),
    ask("jouer_en_premier(cout_en_reserve=750, cout_de_l_armee=1500)", outcome="Permis"),
)

row(
    "PX-09",
    "Jet-packs à 12 ps : CT pleine, pas de charge ; à 6 ps ils chargent après un tir rapide. CM volante rapide : CT 3, même à l'arme lourde.",
    ask("ct_du_tir(ct=4, unite_jet_pack=True, unite_distance_parcourue=12, arme_tir_rapide=True, distance=20)", total=4),
    ask("charger(unite_jet_pack=True, unite_distance_parcourue=12)", outcome="Interdit"),
    ask("charger(unite_jet_pack=True, unite_distance_parcourue=6, arme_tir_rapide=True, arme_a_tire_ce_tour=True)", outcome="Permis"),
    ask("ct_du_tir(ct=4, unite_creature_monstrueuse=True, unite_volante=True, unite_mouvement_rapide_fait=True, arme_lourde=True)", total=3),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
