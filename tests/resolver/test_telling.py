"""What a page shows of a verdict's text: the same account, without what only a program would write."""

from __future__ import annotations

import re

import pytest
from arbitre.french import term
from arbitre.resolver.speaking import Speaker
from arbitre.resolver.telling import Teller


@pytest.mark.parametrize("text, shown", [
    ("Touche : 4 = 4 contre Y 2", "Touche : 4 contre Y 2"),
    ("Jet : 4 = 4 ; -1 dé (J-105)", "Jet : 4 ; −1 dé (J-105)"),
    ("Touche : 4 + 3 (TIR) = 7 contre difficulté 7 = 7 (J-209) - 1 (J-212)", "Touche : 4 + 3 (TIR) = 7 contre difficulté 7 = 7 (J-209) − 1 (J-212)"),
    ("8 : 4 (croyants 0 (J-1) + 4 (J-1)) + 2 (Féal 0 + 2 (J-2)) + 2 (J-3)", "8 : 4 (croyants 4 (J-1)) + 2 (Féal 2 (J-2)) + 2 (J-3)"),
    ("12 : 10 + 2 (J-3)", "12 : 10 + 2 (J-3)"),
    ("3 : 5 - 0 + 3 (J-3)", "3 : 5 − 0 + 3 (J-3)"),
    ("5 : 0 (ATT) + 5 (J-3)", "5 : 0 (ATT) + 5 (J-3)"),
    ("2 : 2,0 + 2 (J-3)", "2 : 2,0 + 2 (J-3)"),
])
def test_an_account_says_nothing_twice_and_nothing_of_nothing(reference, text, shown):
    assert Teller(reference).say(text) == shown


def test_what_a_bare_die_must_reach_is_written_as_one_says_it(resolver):
    """The graph says which numbers are such: those that one die is thrown against, nothing added, to do at least as much."""
    speaker = Speaker(resolver)
    told = speaker.tell("warhammer-40000-pen", "svg_de_couvert_effective(svg_de_couvert=4)")
    assert told["said"] == "4+ : 4+ (couvert, PEN-146)"
    assert [(line["text"], line["value"]) for line in told["why"]] == [("= 4+ (couvert)", "= 4+"), ("4+ (couvert, PEN-146)", "4+")]
    told = speaker.tell("warhammer-40000-pen", "sauvegarde_d_armure(svg=5, pa=6, des=[5])")
    assert told["said"].startswith("Non sauvegardé : 5 contre Svg 6+ = 5+ (Svg, PEN-161) + 1 (PEN-172)"), told["said"]
    assert "+1 (Svg + 1)" in {line["text"] for line in told["why"]}, "what is added to one is no result of a die"
    assert " contre X 5+ (PEN-336)" in speaker.tell("warhammer-40000-pen", "jet_d_insensible_a_la_douleur(cible_insensible_a_la_douleur=True, force=4, endurance=4)")["said"]
    assert "+ 3 (TIR) = 7 contre difficulté 6" in speaker.tell("confrontation", "test_de_tir(tir=3, difficulte=6, des=[4])")["said"]
    chain = "phase_de_tir(ct=4, force=4, endurance=3, svg=5, pa=5, svg_de_couvert=4, portee=24, distance=12, arme_de_tir='Bolter', tireurs=10)"
    assert {"contre couvert 4+ (couvert, PEN-146)", "contre Svg 6+ (PEN-171)"} <= {
        part for part in re.findall(r"contre [^;)]*\)", speaker.tell("warhammer-40000-pen", chain)["said"])}


@pytest.mark.parametrize("value, said", [(2, " + 2"), (-2, " - 2"), (0, " + 0")])
def test_a_term_below_zero_is_taken_away(value, said):
    assert term(value) == said


def test_what_is_below_zero_is_never_added_nor_taken_away(resolver):
    asked = "force_du_coup_de_maitre(attaquant_att=4, attaquant_force=7, attaquant_coup_de_maitre_x=5, attaquant_blessure_legere=True)"
    assert "+ 1 (Pénalité de Blessures" in str(resolver.ask("confrontation", asked))
    asked = "tir_sur_une_cible(attaquant_tir=2, arme_artillerie_a_effet_de_zone=True, portee_du_tir='moyenne', tir_en_cloche=True, des=[4])"
    assert "4 - 1 (TIR : 2 - 3 (CF-1247)) = 3" in str(resolver.ask("confrontation", asked))


def test_a_number_made_of_others_is_accounted_for(resolver):
    asked = ("test_de_desengagement_en_force(figurine_force=9, figurine_adversaires_au_contact=2, figurine_taille='Grande', "
             "adversaire_res=6, adversaire_taille='Petite', des=[5])")
    assert "5 + 3 (FOR : 9 (FOR) - 6 (RES)) = 8" in str(resolver.ask("confrontation", asked))


def test_an_action_that_compares_two_quantities_shows_them(resolver):
    asked = ("infliger_les_penalites_de_charge(attaquant_en_charge=True, attaquant_taille='Moyenne', attaquant_brute_epaisse=True, "
             "cible_taille='Grande', cible_dur_a_cuire=True)")
    account = Speaker(resolver).account("confrontation", asked)
    assert [(one["code"], one["said"].split(" : ")[0]) for one in account["weighed"]] == [("CF-1466", "2"), ("CF-1467", "3")]


def test_what_compares_nothing_weighs_nothing(resolver):
    assert Speaker(resolver).account("confrontation", "test_de_tir(tir=3, difficulte=6)")["weighed"] == []
