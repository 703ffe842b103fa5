"""Whole situations of Warhammer 40,000 PEN: whose each fact is, what a named weapon brings, what comes before the dice."""

from __future__ import annotations

from fractions import Fraction

import pytest

from arbitre.errors import SituationError

GAME = "warhammer-40000-pen"


@pytest.fixture(scope="module")
def ask(resolver):
    return lambda question: resolver.ask(GAME, question)


OWNERS = [
    # the shooter's type is the shooter's, whatever the target is
    ("ct_du_tir(ct=4, unite_tank=True, unite_a_bouge=True, rang_de_l_arme=4)", 2),
    ("ct_du_tir(ct=4, unite_tank=True, unite_a_bouge=True, rang_de_l_arme=4, cible_est_un_vehicule=True)", 2),
    ("ct_effective(ct=4, unite_aeronef=True, cible_est_un_vehicule=True)", 4),
    ("ct_effective(ct=4, cible_aeronef=True)", 1),
    ("ct_effective(unite_tourelle=True, cible_est_un_vehicule=True, cible_distance_parcourue=20)", 3),
    ("ct_effective(ct=4, cible_tourelle=True)", 4),
    # a bike's Toughness is the wounded one's
    ("endurance_effective(endurance=4, cible_moto=True)", 5),
    ("endurance_effective(endurance=4, cible_motojet=True)", 5),
    # what a number says needs no flag
    ("points_pour_une_unite(cout_de_l_unite=160, points_de_vie=10, pv_perdus=5)", 80),
    ("pouvoirs_par_tour(pouvoirs_du_profil=2)", 2),
]


@pytest.mark.parametrize(("question", "total"), OWNERS)
def test_whose_each_fact_is(ask, question, total):
    assert ask(question).total == Fraction(total)


OUTCOMES = [
    ('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Pistolet melta", cible_en_altitude=True, des=[6])', "Interdit"),
    ('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Fusil melta", cible_en_altitude=True, des=[6])', "Touché"),
    ('jet_pour_toucher_au_souffle(arme_de_tir="Lance-flammes", cible_en_altitude=True, des=[6])', "Interdit"),
    ('tirer(arme_de_tir="Bolter", distance=24)', "Permis"),
    ('tirer(arme_de_tir="Bolter", distance=25)', "Interdit"),
    ("tirer(arme=dict(arme_de_tir='Bolter'), distance=25)", "Interdit"),
    ("avoir_droit_au_couvert(cible_masquee_par_un_decor=True, cible_en_altitude=True)", "Interdit"),
    ("sauvegarde_de_couvert(svg_de_couvert=3, cible_en_altitude=True, des=[6])", "Interdit"),
    ("charger(distance=7)", "Interdit"),
    ("charger(distance_de_l_ennemi_le_plus_proche=7)", "Interdit"),
    ("charger(distance_de_l_ennemi_le_plus_proche=6)", "Permis"),
    ("etre_cachee(cible_creature_monstrueuse=True, cible_a_couvert_d_un_decor=True)", "Interdit"),
    ('etre_cachee(cible_masquee_par_un_decor=True, type_de_couvert="moyen")', "Permis"),
    ("jouer_en_premier(cout_en_reserve=800, cout_de_l_armee=1500)", "Interdit"),
    ("jouer_en_premier(cout_en_reserve=750, cout_de_l_armee=1500)", "Permis"),
    ('gabarits_contre_un_transport_ouvert(arme_explosion=True, de_du_gabarit=5)', "Interdit"),
]


@pytest.mark.parametrize(("question", "outcome"), OUTCOMES)
def test_what_comes_first(ask, question, outcome):
    verdict = ask(question)
    assert verdict.outcome == outcome
    assert outcome != "Interdit" or (verdict.total, verdict.odds) == (None, None)


def test_a_named_weapon_shoots_as_its_line_says(ask):
    named = ask('phase_de_tir(tireurs=10, arme_de_tir="Bolter", ct=4, endurance=4, svg=3, distance=12)')
    spelt = ask("phase_de_tir(tireurs=10, arme_de_tir_rapide=True, portee=24, force=4, pa=5, ct=4, endurance=4, svg=3, distance=12)")
    assert named.total == spelt.total and named.odds == spelt.odds


def test_a_hidden_monster_said_of_somebody_else_is_told(ask):
    verdict = ask("etre_cachee(unite_creature_monstrueuse=True, cible_a_couvert_d_un_decor=True)")
    assert "unite_creature_monstrueuse" in (*verdict.unread, *verdict.idle)


@pytest.mark.parametrize("question", [
    "charger(en_altitude=True)", "ct_du_tir(ct=4, mouvement_rapide_fait=True)",
])
def test_a_fact_whose_owner_is_not_said_is_refused(ask, question):
    with pytest.raises(SituationError, match="de qui \\?"):
        ask(question)
