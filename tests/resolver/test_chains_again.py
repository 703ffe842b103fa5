"""A chain asked again for another number of times: what is kept of it answers as who remembers nothing would."""

import shutil
from pathlib import Path

import pytest

from arbitre.errors import SituationError
from arbitre.graph import load
from arbitre.resolver import Resolver, budget, chains_again, chains_asking
from arbitre.resolver.reading import Reading

MINI_GAME, ONTOLOGY = Path(__file__).parent / "mini" / "content", Path(__file__).parents[2] / "ontology"
CF, PEN, WM = "confrontation", "warhammer-40000-pen", "warmachine"
VEHICLE = {"force": 8, "blindage": 12, "ct": 4, "pa": 1}
DECOR = {"attaquant_att": 4, "attaquant_force": 8, "decor_res": 8, "decor_points_de_structure": 2}
ASKED = [
    (PEN, "tirs_sur_un_vehicule", "tirs_enchaines", {**VEHICLE, "zone_annoncee": "coque"}),
    (PEN, "tirs_sur_un_vehicule", "tirs_enchaines", {**VEHICLE, "zone_annoncee": "armement"}),
    (PEN, "touches_sur_un_vehicule", "touches_a_resoudre", {**VEHICLE, "zone_annoncee": "mobilité"}),
    (CF, "attaques_contre_un_decor", "attaques_enchainees", DECOR),
    (WM, "touches_d_une_serie_de_tirs", "attaques_enchainees", {"atd": 7, "defense": 13}),
]
MINI = [
    ("coups_portes", {"dur": 5}), ("manches", {"hommes": 3, "points": 4, "but": 4}), ("releves", {"but": 2, "points": 3}),
    ("echanges", {"lanceur_muscle": 5, "victime_muscle": 4, "victime_esquive": 9, "lanceur_esquive": 8, "cuir": 6, "cuir_du_temoin": 5}),
]
TIMES = (2, 3, 1, 8, 7, 0, 2)  # up and down, past what is raised to a power


def told(resolver, game, name, stated):
    """All that a verdict says, and what it cost."""
    with budget.within(budget.WORK, budget.WORK) as purse:
        try:
            verdict = resolver.functions(game)[name](**stated)
        except SituationError as error:
            return str(error)
    return verdict.text, verdict.outcome, verdict.total, verdict.odds, verdict.trace, verdict.disputes, verdict.answers, purse.left


def asked_again(resolver, game, name, questions):
    """What each of some questions is told after those before it, and what it is told by who remembers nothing; how many found a walk kept."""
    index, found, chosen = resolver.index(game), [], chains_again.found
    chains_again.forget(index)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(chains_again, "found", lambda context: found.append(walk := chosen(context)) or walk)
        again = [told(resolver, game, name, stated) for stated in questions]
    anew = []
    for stated in questions:
        chains_again.forget(index)
        anew.append(told(resolver, game, name, stated))
    return again, anew, sum(walk is not None for walk in found)


@pytest.mark.parametrize(("game", "name", "times", "stated"), ASKED)
def test_more_or_fewer_times_are_told_as_they_would_be_anew(resolver, game, name, times, stated):
    """What fewer attacks never come to is not told of them; they cost what they would."""
    again, anew, kept = asked_again(resolver, resolver.game(game), name, [{**stated, times: many} for many in TIMES])
    assert again == anew
    assert kept


@pytest.mark.parametrize(("name", "stated"), MINI)
def test_more_or_fewer_times_in_the_invented_game(mini, name, stated):
    again, anew, _ = asked_again(mini, mini.game("jeu"), name, [{**stated, "tours": many} for many in TIMES])
    assert again == anew


def test_a_walk_serves_only_under_the_readings_it_was_gone_through_with(resolver):
    """Two disputes that change the answer, each chosen by the player or compared by the verdict, one more shot in between."""
    readings = [{}, {"PEN-782": "B"}, {}, {"PEN-783": "B"}, {"PEN-782": "B"}, {}]
    questions = [{**VEHICLE, "zone_annoncee": "armement", "tirs_enchaines": 2 + rank % 2, "litiges": chosen} for rank, chosen in enumerate(readings)]
    again, anew, kept = asked_again(resolver, resolver.game(PEN), "tirs_sur_un_vehicule", questions)
    assert again == anew and kept
    assert len({answer[0] for answer in anew}) > 3


def test_a_walk_serves_only_who_says_the_same(resolver):
    said = [{}, {"ct": 5}, {}, {"cible_armes_endommagees": True}, {"cible_armes_endommagees": False}, {"zone_annoncee": "coque"}, {}]
    questions = [{**VEHICLE, "zone_annoncee": "armement", "tirs_enchaines": 2 + rank % 2, **other} for rank, other in enumerate(said)]
    again, anew, _ = asked_again(resolver, resolver.game(PEN), "tirs_sur_un_vehicule", questions)
    assert again == anew


def test_one_more_shot_asks_only_what_no_shot_before_it_asked(resolver, monkeypatch):
    asked, answered = [], chains_asking.Asking.put
    monkeypatch.setattr(chains_asking.Asking, "put", lambda self, *given: asked.append(given) or answered(self, *given))
    ask, stated = resolver.functions(resolver.game(PEN))["tirs_sur_un_vehicule"], {**VEHICLE, "zone_annoncee": "coque"}
    chains_again.forget(resolver.index(resolver.game(PEN)))
    ask(**stated, tirs_enchaines=10)
    many = len(asked)
    asked.clear()
    ask(**stated, tirs_enchaines=11)
    assert many > 30 and not asked


def test_nothing_is_kept_where_what_tells_how_often_is_read_elsewhere(resolver, monkeypatch):
    game, depths = resolver.game(PEN), Reading.depths
    index = resolver.index(game)
    for kept in (True, False):
        chains_again.forget(index)
        monkeypatch.setattr(index, "counting", {})
        resolver.functions(game)["tirs_sur_un_vehicule"](**VEHICLE, zone_annoncee="coque", tirs_enchaines=2)
        assert bool(index.walks) is kept
        monkeypatch.setattr(Reading, "depths", lambda self, asked: {**depths(self, asked), "pen:tirs-enchaines": 0})


def test_what_is_kept_is_bounded_and_the_last_used_stands_last(resolver, monkeypatch):
    game = resolver.game(PEN)
    index, ask = resolver.index(game), resolver.functions(game)["tirs_sur_un_vehicule"]
    chains_again.forget(index)
    monkeypatch.setattr(chains_again, "KEPT", 40)
    for ct in (2, 3, 4, 5, 2):
        ask(**{**VEHICLE, "ct": ct}, zone_annoncee="coque", tirs_enchaines=2)
        assert sum(walk.size() for walk in index.walks.values()) <= 40
    assert 0 < len(index.walks) < 4
    monkeypatch.setattr(chains_again, "KEPT", 5)
    ask(**VEHICLE, zone_annoncee="coque", tirs_enchaines=2)
    assert not index.walks


def test_who_notes_what_is_looked_at_goes_through_it_all(resolver, monkeypatch):
    index = resolver.index(resolver.game(PEN))
    chains_again.forget(index)
    monkeypatch.setattr(index, "closures", set())
    resolver.functions(resolver.game(PEN))["tirs_sur_un_vehicule"](**VEHICLE, zone_annoncee="coque", tirs_enchaines=2)
    assert not index.walks


def test_a_reference_worded_anew_is_asked_of_its_own_stages(tmp_path):
    shutil.copytree(MINI_GAME, tmp_path / "content")
    shutil.copytree(ONTOLOGY, tmp_path / "ontology")
    resolver, stated = Resolver(load(tmp_path, "https://mini.example/")), {"dur": 5}
    before = [told(resolver, resolver.game("jeu"), "coups_portes", {**stated, "tours": many}) for many in (2, 3)]
    resolver.become(load(tmp_path, "https://mini.example/"), ())
    assert [told(resolver, resolver.game("jeu"), "coups_portes", {**stated, "tours": many}) for many in (2, 3)] == before
