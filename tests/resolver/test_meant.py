"""An unknown question leads to the one that players call so."""

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


def test_a_slip_that_reads_what_is_stated_goes_first(resolver):
    with pytest.raises(ExpressionError, match="vouliez-vous dire jet_d_attaque \\?"):
        resolver.ask("wm", "jet_d_attaqe(defense=14)")
