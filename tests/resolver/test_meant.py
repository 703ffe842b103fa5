"""An unknown question leads to the one that players call so."""

import re

import pytest
from arbitre.errors import ExpressionError


SAID = {
    "pillage": "piller_la_furie", "reave": "piller_la_furie", "leach": "drainer_la_furie", "headbutt": "coup_de_tete", "feat": "utiliser_un_pouvoir",
    "s_enrager": "furie_generee", "soigner": "guerir", "avantage_de_marshal": "beneficier_d_un_avantage_de_marshal", "courrir": "courir",
    "seuil": "test_de_seuil", "direction": "tentative_de_direction", "zone_de_controle": "zone_de_controle_du_warcaster ou zone_de_controle_du_warlock",
    "entretien_d_un_sort": "entretenir_un_sort", "shake_effects": "renverser_les_effets",
}


@pytest.mark.parametrize(("said", "meant"), SAID.items())
def test_a_name_that_players_say_leads_to_its_question(resolver, said, meant):
    with pytest.raises(ExpressionError, match=f"fonction inconnue : {said} ; vouliez-vous dire {meant} "):
        resolver.ask("warmachine", f"{said}()")


def test_a_name_that_nothing_resembles_leads_nowhere(resolver):
    with pytest.raises(ExpressionError, match="fonction inconnue : zzxxqq$"):
        resolver.ask("warmachine", "zzxxqq()")


def test_the_name_of_a_rule_leads_to_what_it_bears_on(resolver):
    with pytest.raises(ExpressionError, match="vouliez-vous dire perte_du_marshal "):
        resolver.ask("warmachine", "succession_du_marshal()")


def test_what_one_does_with_a_rule_leads_to_what_it_bears_on(resolver):
    """« recourir à Furie guerrière » is asked of the dice that it adds."""
    with pytest.raises(ExpressionError, match="vouliez-vous dire des_d_attaque_de_plus "):
        resolver.ask("confrontation", "recourir_a_furie_guerriere()")


@pytest.mark.parametrize(("game", "asked", "meant", "never"), [
    ("wm", "degats(pui=12, arm=15)", "degats_a_distance", "localisation_des_degats"),
    ("pen", "sauvegarde(svg=3, pa=5)", "sauvegarde_d_armure", "sauvegarde_de_couvert"),
    ("cf", "courage(cou=3)", "test_de_courage", "courages"),
])
def test_what_is_stated_tells_which_question_is_meant(resolver, game, asked, meant, never):
    """Of the questions that have the word in their name, those that read most of what was said."""
    with pytest.raises(ExpressionError) as told:
        resolver.ask(game, asked)
    assert meant in str(told.value) and never not in str(told.value)


def test_a_slip_of_a_name_that_several_pages_have_is_told_alone(resolver):
    with pytest.raises(ExpressionError, match="vouliez-vous dire attaque_de_corps_a_corps \\?"):
        resolver.ask("wm", "attaque_de_corps_a_corp(acc=6)")


def test_a_slip_that_reads_what_is_stated_goes_first(resolver):
    with pytest.raises(ExpressionError, match="vouliez-vous dire jet_d_attaque \\?"):
        resolver.ask("wm", "jet_d_attaqe(defense=14)")


@pytest.mark.parametrize(("asked", "meant"), [
    ("attaque_de_souffle(atd=6, defense=13)", "attaque_a_distance(attaque_de_souffle=True)"),
    ("attaque_de_souffle(foc=6, defense=13)", "attaque_magique(attaque_de_souffle=True)"),
    ("attaque_de_charge(acc=6, p_plus_f=12, defense=3, arm=14)", "une_attaque_de_corps_a_corps(attaque_de_charge=True)"),
    ("frappe_gratuite(acc=6, defense=13)", "attaque_de_corps_a_corps(frappe_gratuite_en_cours=True)"),
    ("couvert(atd=5, defense=13)", "attaque_a_distance(cible_a_couvert=True)"),
    ("cible_au_tapis(acc=6, defense=13)", "attaque_de_corps_a_corps(cible_au_tapis=True)"),
])
def test_a_question_called_as_a_fact_is_told_where_to_say_it(resolver, asked, meant):
    """The fact of this name, or the one that a rule so called waits for, in the plainest question that reads all that was stated."""
    with pytest.raises(ExpressionError, match=f"vouliez-vous dire {re.escape(meant)}"):
        resolver.ask("wm", asked)


@pytest.mark.parametrize(("asked", "meant"), [
    ("tir_jusqu_aux_degats(atd=6)", "une_attaque_a_distance"), ("sort_jusqu_aux_degats(foc=6)", "un_sort_et_ses_degats"),
    ("charge_et_degats(acc=6)", "une_attaque_de_corps_a_corps"), ("test_de_terreur(cmd=8)", "test_provoquant_la_fuite"),
    ("attaque_et_degats(atd=6, defense=13)", "une_attaque_a_distance"), ("attaque_et_degats(acc=6, defense=13)", "une_attaque_de_corps_a_corps"),
])
def test_what_a_page_is_called_goes_before_what_it_looks_like(resolver, asked, meant):
    with pytest.raises(ExpressionError, match=f"vouliez-vous dire {meant} "):
        resolver.ask("wm", asked)


def test_the_sort_of_an_answer_need_not_be_in_its_name(resolver):
    """« nombre de dés de Mutagène » is asked of « Dés de Mutagène/X », and not of another number of dice."""
    with pytest.raises(ExpressionError, match="vouliez-vous dire .*\\bdes_de_mutagene\\b"):
        resolver.ask("confrontation", "nombre_de_des_de_mutagene()")
