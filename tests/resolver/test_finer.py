"""What a broad question leaves aside leads to the narrower one that counts it; what none counts leads nowhere."""

from __future__ import annotations

import pytest

from arbitre.errors import SituationError
from arbitre.resolver.speaking import Speaker, as_json_object

SHOT = "test_de_tir(tir=3, difficulte=7, des=[4], distance=25, portee_courte=15, portee_moyenne=30, portee_longue=60)"


@pytest.mark.parametrize(("game", "asked", "led"), [
    ("confrontation", SHOT, dict.fromkeys(("distance", "portee_courte", "portee_moyenne"), "tir_sur_une_cible")),
    ("warmachine", "jet_d_attaque(acc=6, defense=14, des=[3, 4])", {"acc": "attaque_de_corps_a_corps"}),
    ("warmachine", "attaque_de_corps_a_corps(acc=6, defense=14, des=[3, 4], cible_est_une_structure=True)", {}),
    ("confrontation", "test_de_courage(cou=3, difficulte=7, des=[4])", {}),
])
def test_where_what_changes_nothing_counts(resolver, game, asked, led):
    verdict = resolver.ask(game, asked)
    assert verdict.counts_in == led
    assert verdict.counts_in.keys() <= set(verdict.idle)
    assert as_json_object(verdict, "")["counts_in"] == led


def test_the_range_that_no_question_needs_leads_nowhere(resolver):
    """At 25 cm the long range is not looked at, by the shot at a target either."""
    verdict = resolver.ask("confrontation", SHOT)
    assert "portee_longue" in verdict.idle and "portee_longue" not in verdict.counts_in


def test_a_page_is_told_the_question_by_its_label(resolver):
    node = resolver.askables(resolver.game("confrontation"))["tir_sur_une_cible"]
    told = Speaker(resolver).account("confrontation", SHOT)
    assert told["finer"] == [{"code": node.code, "label": node.label, "names": ["distance", "portee_courte", "portee_moyenne"]}]
    assert set(told["finer"][0]["names"]) <= set(told["labels"])


def test_a_narrower_question_that_refuses_what_is_said_changes_nothing(resolver, monkeypatch):
    """It may not know of whom a name is said, where the broad one does: that is no reason to refuse the broad one."""
    honest = resolver.unread

    def refusing(node, stated):
        if node.name == "tir_sur_une_cible":
            raise SituationError("de qui ?")
        return honest(node, stated)

    monkeypatch.setattr(resolver, "unread", refusing)
    verdict = resolver.ask("confrontation", SHOT)
    assert verdict.counts_in == {} and "distance" in verdict.idle
