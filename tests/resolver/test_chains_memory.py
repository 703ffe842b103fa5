"""What the questions of a chain answered serves the next chain, and never one that says otherwise."""

import random

import pytest

from arbitre.errors import SituationError
from arbitre.resolver import budget, chains_again, chains_asking, chains_memory, noting

PEN, WM = "warhammer-40000-pen", "warmachine"
BASES = {
    PEN: [
        ("tirs_sur_un_vehicule", {"force": [8, 10], "blindage": [11, 12], "ct": [3, 4], "pa": [1, 3], "tirs_enchaines": [1, 2, 3],
                                  "zone_annoncee": ["coque", "armement", "mobilité"], "cible_armes_endommagees": [True, False], "cible_demon": [True, False]}),
        ("phase_de_tir", {"tirs": [2, 3], "effectif": [3, 4], "ct": [3, 4], "force": [4, 5], "endurance": [3, 4], "svg": [4, 5], "pa": [4, 5],
                          "svg_de_couvert": [4, 5], "arme_jumelee": [True, False]}),
    ],
    WM: [
        ("attaques_de_corps_a_corps", {"acc": [5, 6], "pui": [7], "force": [8, 9], "defense": [13, 14], "arm": [16, 17], "cases_de_degats_restantes": [10, 20],
                                       "attaques_enchainees": [1, 2, 3], "attaques_boostees": [0, 1], "degats_boostes": [0, 1], "attaquant_points_de_focus": [1, 3],
                                       "cible_au_tapis": [True, False], "arme_critique_au_tapis": [True, False]}),
    ],
}


def told(resolver, game, name, stated):
    try:
        verdict = resolver.functions(resolver.game(game))[name](**stated)
    except SituationError as error:
        return str(error)
    return verdict.text, verdict.outcome, verdict.total, verdict.odds, verdict.trace, verdict.disputes, verdict.answers


@pytest.mark.parametrize(("game", "name", "values"), [(game, *asked) for game, bases in BASES.items() for asked in bases])
def test_an_answer_kept_is_the_one_that_would_be_given_anew(resolver, game, name, values):
    """Situations drawn at random, asked one after another, against each asked of who remembers nothing."""
    drawn, index = random.Random(name), resolver.index(resolver.game(game))
    situations = [{key: drawn.choice(among) for key, among in values.items() if drawn.random() < 0.8} for _ in range(12)]
    chains_again.forget(index)
    warm = [told(resolver, game, name, stated) for stated in situations]
    for stated, kept in zip(situations, warm, strict=True):
        chains_again.forget(index)
        assert told(resolver, game, name, stated) == kept, stated
    assert any(len(one) > 5 and not isinstance(one, str) for one in warm)


def test_what_followed_from_facts_that_the_question_does_not_read_is_told_of_them_alone(resolver):
    """Whoever is both incorporeal and immune is told so of each; whoever is asked about next, and is one of the two, of that one."""
    stated = {"figurine_effet_continu_feu": True, "figurine_intangible": True, "arm": 18, "cases_de_degats_restantes": 1}
    index = resolver.index(resolver.game(WM))
    chains_again.forget(index)
    alone = told(resolver, WM, "effets_continus_a_la_maintenance", stated)
    chains_again.forget(index)
    told(resolver, WM, "effets_continus_a_la_maintenance", stated | {"figurine_immunite_au_feu": True})
    assert told(resolver, WM, "effets_continus_a_la_maintenance", stated) == alone


def test_a_chain_asked_again_with_another_number_asks_anew_only_what_reads_it(resolver, monkeypatch):
    """One more shot asks no roll again; another armour, all that it bears on."""
    asked, answered = [], chains_asking.Asking._answer
    monkeypatch.setattr(chains_asking.Asking, "_answer", lambda self, context: asked.append(context.asked.name) or answered(self, context))
    chains_again.forget(resolver.index(resolver.game(PEN)))
    ask = resolver.functions(resolver.game(PEN))["tirs_sur_un_vehicule"]
    stated = {"force": 8, "blindage": 12, "ct": 4, "pa": 3, "tirs_enchaines": 2, "zone_annoncee": "coque", "litiges": {"PEN-782": "A"}}
    ask(**stated)
    assert "penetration_de_blindage" in asked
    asked.clear()
    ask(**stated | {"tirs_enchaines": 3})
    assert "jet_pour_toucher_au_tir" not in asked and "penetration_de_blindage" not in asked
    asked.clear()
    ask(**stated | {"blindage": 13})
    assert "penetration_de_blindage" in asked


def test_what_a_question_costs_does_not_hang_on_what_was_asked_before(resolver):
    chains_again.forget(resolver.index(resolver.game(PEN)))
    stated = {"force": 8, "blindage": 12, "ct": 4, "pa": 3, "tirs_enchaines": 4, "zone_annoncee": "coque"}
    cost = []
    for _ in range(2):
        with budget.within(budget.WORK, budget.WORK) as purse:
            resolver.functions(resolver.game(PEN))["tirs_sur_un_vehicule"](**stated)
        cost.append(budget.WORK - purse.left)
    assert cost[0] == cost[1] > 0


def test_no_more_is_kept_than_a_few_chains_ask(resolver, monkeypatch):
    monkeypatch.setattr(chains_memory, "KEPT", 5)
    index = resolver.index(resolver.game(PEN))
    chains_again.forget(index)
    resolver.functions(resolver.game(PEN))["tirs_sur_un_vehicule"](force=8, blindage=12, ct=4, pa=3, tirs_enchaines=2, zone_annoncee="coque")
    assert len(index.answers) == 5


def test_who_notes_what_is_looked_at_hears_all_of_it_whatever_was_asked_before(resolver):
    """What an example rests on does not hang on what was kept, noted or not."""
    index, ask = resolver.index(resolver.game(PEN)), resolver.functions(resolver.game(PEN))["tirs_sur_un_vehicule"]
    stated = {"force": 8, "blindage": 12, "ct": 4, "pa": 3, "tirs_enchaines": 2, "zone_annoncee": "coque"}
    chains_again.forget(index)
    ask(**stated)
    heard = []
    for again in (True, True, False, False):
        if not again:
            chains_again.forget(index)
        with noting.noting(index) as noted:
            ask(**stated)
        heard.append((noted.looked_at, noted.closures))
    assert heard[0] == heard[1] == heard[2] == heard[3] and all(heard[0])


def test_what_is_kept_serves_those_who_note(resolver, monkeypatch):
    index, asked, answered = resolver.index(resolver.game(PEN)), [], chains_asking.Asking._answer
    monkeypatch.setattr(chains_asking.Asking, "_answer", lambda self, context: asked.append(context.asked.name) or answered(self, context))
    ask = resolver.functions(resolver.game(PEN))["tirs_sur_un_vehicule"]
    stated = {"force": 8, "blindage": 12, "ct": 4, "pa": 3, "tirs_enchaines": 2, "zone_annoncee": "coque"}
    chains_again.forget(index)
    ask(**stated)
    for known in (False, True):  # what was kept while nobody noted is of no use to who does
        asked.clear()
        with noting.noting(index):
            ask(**stated)
        assert ("jet_pour_toucher_au_tir" in asked) is not known
