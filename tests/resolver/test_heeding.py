"""What a verdict says of what would change it: the name to say, the fact a number waits for, what would lift a prohibition."""

from __future__ import annotations

import pytest
from arbitre.errors import SituationError


@pytest.mark.parametrize(("asked", "said"), [
    ("ramasser_un_marqueur(figurine_invoque=True)", "interdit, sauf si « la figurine finit son mouvement sur le marqueur »"),
    ("acheter_un_solo(figurine_affilie=True)", "interdit sauf règle contraire ; permis si « la figurine est de la classe ou du rang que désigne le solo »"),
    ("acheter_un_solo()", "interdit sauf règle contraire"),
    ("modifier_sa_sequence_d_activation(jet_de_tactique_effectue=True)", "interdit quand « les dés du jet de Tactique ont roulé »"),
])
def test_a_prohibition_says_what_would_lift_it(resolver, asked, said):
    assert said in [line.text for line in resolver.ask("cf:confrontation", asked).trace]


@pytest.mark.parametrize(("asked", "said"), [
    ("jet_d_insensible_a_la_douleur(force=4, endurance=5)", "sans effet, sauf si « la cible est insensible à la douleur »"),
    ("phase_de_tir(tirs=2, ct=4, cible_est_un_vehicule=True)", "sans effet quand « la cible est un véhicule »"),
    ("tenter_une_percee(unite_initiative=4)", "interdit sauf règle contraire ; permis si « la cible est en retraite »"),
    ("terrain_dangereux(unite_a_charge=True)", "interdit sauf règle contraire ; obligatoire si « l'unité traverse un terrain dangereux, ou y stationne »"),
    ("terrain_dangereux()", "interdit sauf règle contraire"),
])
def test_what_has_no_effect_says_why_and_an_action_what_it_waits_for(resolver, asked, said):
    assert said in [line.text for line in resolver.ask("pen", asked).trace]


def test_a_number_that_was_looked_at_waits_for_nothing(resolver):
    """Seven inches are within the nine of a charge: the distance was judged, and no other fact is offered for it."""
    assert resolver.ask("pen", "charger(distance=7, unite_a_course=True)").rather == {}


@pytest.mark.parametrize(("asked", "rather"), [
    ("gemmes_d_une_devotion(cible_devotion_x=2)", {"cible_devotion_x": "figurine_devotion_x"}),
    ("test_de_courage(figurine_cou=4, commandant_cou=6, adversaire_peur=8)", {"commandant_cou": "figurine_dans_l_aura_d_un_commandant"}),
    ("test_de_courage(figurine_cou=4, commandant_cou=3, adversaire_peur=8)", {}),  # no braver than he is
    ("nombre_de_tirs(attaquant_rechargement_rapide_x=1)", {"attaquant_rechargement_rapide_x": "attaquant_recharge_vite"}),
    ("des_d_attaque(figurine_furie_guerriere=True, figurine_des_en_attaque=2, figurine_des_en_defense=0)", {
        "figurine_furie_guerriere": "figurine_declare_sa_furie",  # a skill waits for its declaration, which says it too
    }),
    ("des_d_attaque(figurine_furie_guerriere=True, figurine_des_en_attaque=1, figurine_des_en_defense=1)", {}),  # declared, it would give nothing
    ("valeur_strategique_complete(figurine_valeur_strategique_initiale=45, figurine_frere_de_sang=True)",
        {"figurine_frere_de_sang": "son_maitre_est_dans_l_armee"}),
    ("test_de_courage(cou=3, peur=9, des=[5])", {"peur": "adversaire_peur"}),  # who has a COU has no PEUR: it is the other's
    ("test_de_courage(figurine_cou=3, figurine_peur=9, des=[5])", {}),  # said of whom it is about, and meant so
])
def test_what_is_said_in_vain_is_told_what_it_waits_for(resolver, asked, rather):
    assert resolver.ask("cf:confrontation", asked).rather == rather


def test_what_is_said_of_one_who_takes_no_part_leads_to_the_one_who_does(resolver):
    with pytest.raises(SituationError, match="dites adversaire_rempart_x, ou ôtez autre_rempart_x"):
        resolver.ask("cf:confrontation", "atterrir(autre_rempart_x=10, distance=8)")
