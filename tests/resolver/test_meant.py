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
