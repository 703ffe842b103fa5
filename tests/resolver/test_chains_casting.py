"""Stages put about others than those their question names, on the invented game, against dice counted one by one."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from arbitre.errors import SituationError
from arbitre.resolver.chains_walk import Walk
from arbitre.resolver.reading import ASIDE

SIX = range(1, 7)
TABLE = "lanceur_muscle=5, victime_muscle=4, victime_esquive=9, temoin_esquive=8, lanceur_esquive=7, cuir=10, cuir_du_temoin=13"


def brute(watchful=False, stunned=False):
    """Every way the scuffle may go: the witness is watchful, the victim stunned, or neither; one die a hold, two a throw."""
    found = Counter()
    for first, second, back, *throw in product(SIX, repeat=5):
        held = first + 5 >= (3 if stunned else 9)
        witness = not held and second + 5 - watchful >= 8
        back = not held and not witness and not stunned and back + 4 >= 7
        points = max(0, sum(throw) + 5 - (10 if held else 13)) if held or witness else 0
        found[witness, back, points] += Fraction(1, 6**5)
    return found


def told(worlds):
    found = Counter()
    for (witness, back, points), weight in worlds.items():
        found["le témoin est sonné"] += weight * witness
        found["le lanceur est sonné"] += weight * back
        found[f"Points {points}"] += weight
    return {name: share for name, share in found.items() if share}


@pytest.mark.parametrize(("said", "facts"), [("", {}), (", temoin_vigilant=True", {"watchful": True}), (", victime_sonne=True", {"stunned": True})])
def test_parts_taken_by_others(ask, said, facts):
    odds = ask(f"bousculade({TABLE}{said})").odds
    assert {name: share for name, share in odds.items() if share} == told(brute(**facts))


def test_what_is_said_of_the_victim_is_not_heard_of_the_witness(ask):
    """The first hold is at -1, the second is not."""
    odds = ask(f"bousculade({TABLE}, victime_vigilant=True)").odds
    assert odds["le témoin est sonné"] == Fraction(4, 6) * Fraction(4, 6)


def test_a_stage_says_whom_it_is_put_about(ask):
    verdict = ask(f"bousculade({TABLE}, des=[[1], [3], [6, 6]])")
    assert [label for label, _ in verdict.details["stages"]] == ["Prise", "Prise (le témoin)", "Jet au sol"]
    assert "3 + 5 (MUS) = 8 contre ESQ 8" in verdict.text and "contre CUI 13" in verdict.text


def test_what_is_missing_is_asked_for_in_the_chain_s_own_words(ask):
    with pytest.raises(SituationError, match="il manque temoin_esquive"):
        ask(f"bousculade({TABLE.replace('temoin_esquive=8, ', '')})")


def test_what_a_part_reads_the_chain_reads_of_who_takes_it(mini):
    assert {"j:temoin.esquive", "j:temoin.fantome", "j:cuir-du-temoin"} <= set(mini.signature("j:bousculade"))
    assert "j:temoin.muscle" not in mini.signature("j:combat")


def test_a_first_action_that_is_forbidden_forbids_the_chain(ask):
    """The action is the witness's: it is he who must not be stunned."""
    assert str(ask("assaut(muscle=5, cuir=10, temoin_sonne=True)")) == "Interdit : J-103"
    assert ask("assaut(muscle=5, cuir=10, lanceur_sonne=True, des=[[3, 4]])").total == 2


@pytest.mark.parametrize(("said", "share"), [("", Fraction(1, 2)), (", victime_vigilant=True", 1), (", victime_vigilant=True, victime_sonne=True", 0)])
def test_what_is_passed_on_or_stated_holds_unless_a_rule_denies_it(ask, said, share):
    """Caught on 4 or more, the victim is watchful when it slips; watchful, it is caught at -1; stunned, it is never watchful."""
    assert ask(f"reveil(muscle=5, esquive=9{said})").odds["la victime est vigilante"] == share


def test_what_a_rule_denies_is_not_passed_on(ask):
    """Stunned, the victim slips on a 1 only: it is not watchful for all that."""
    assert ask("reveil(muscle=1, esquive=9, victime_sonne=True)").odds["la victime est vigilante"] == 0


@pytest.mark.parametrize(("said", "points"), [("", 0), (', taille="nain"', 0), (', taille="homme"', 2), (', taille="ogre"', 2)])
def test_a_stage_that_waits_for_a_choice_passes_by_when_nobody_stated_it(ask, said, points):
    dice = ", des=[[3, 4]]" if points else ""
    assert ask(f"pesee(muscle=5, cuir=10{said}{dice})").total == points


@pytest.mark.parametrize("depths", [{"j:lanceur.sonne": 0, "j:victime.sonne": ASIDE}, {"j:victime.sonne": ASIDE, "j:lanceur.sonne": 0}])
def test_of_two_parts_taken_by_one_what_is_read_nearest_tells(mini, monkeypatch, depths):
    """The victim takes both parts of a hold: what the hold reads of its thrower it reads of the victim, though it barely looks at its own victim."""
    walk = Walk(mini.context(mini.reference["j:echange"], {}, {}), None)
    reading = mini.reading(mini.reference["j:echange"].game)
    monkeypatch.setattr(reading, "depths", lambda curie: depths)
    monkeypatch.setattr(reading, "_cast", {})
    slots = walk._reads("j:une-prise", (("j:lanceur", "j:victime"),))
    assert walk.slots["j:victime.sonne"] in slots and walk.slots["j:lanceur.sonne"] not in slots


OWN = [(2, 2), (9, 2), (2, 9), (9, 9)]  # a pull of 9 carries one away: no bound


@pytest.mark.parametrize(("thrower", "witness"), OWN)
@pytest.mark.parametrize("said", ("elan_pris={}, temoin_elan_pris={}", "lanceur_elan_pris={}, temoin_muscle={}", "lanceur_muscle={}, temoin=dict(elan_pris={})"))
def test_a_number_of_one_s_own_is_not_heard_of_whoever_takes_one_s_part(ask, said, thrower, witness):
    verdict = ask(f"relais_a_deux(rang=0, {said.format(thrower, witness)})")
    if thrower >= 9:
        assert verdict.outcome == "Interdit"
    else:
        assert verdict.outcome == f"Rang de la prise {1 + (witness < 9)}" and not verdict.unread


@pytest.mark.parametrize("said", ("elan_pris={}", "temoin_elan_pris={}", "temoin_muscle={}"))
@pytest.mark.parametrize("pull", (8, 9))
def test_where_only_the_other_has_it_a_number_without_its_owner_is_the_other_s(ask, said, pull):
    verdict = ask(f"relais_de_bonds(rang=0, {said.format(pull)})")
    assert not verdict.unread and verdict.outcome == ("Interdit" if pull >= 9 else "Rang de la prise 1")
