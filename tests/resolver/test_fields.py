"""What a question may be told, as fields; and a verdict with what a page shows besides."""

from __future__ import annotations

import pytest

from arbitre.errors import ArbitreError
from arbitre.resolver.called import called
from arbitre.resolver.fields import fields, title
from arbitre.resolver.speaking import Speaker


def by_name(resolver, curie: str) -> dict:
    """The fields of a question by name."""
    return {one.name: one for one in fields(resolver, resolver.reference[curie])}


def test_a_roll_has_its_formula_first_and_its_dice_last(resolver):
    found = fields(resolver, resolver.reference["wm:attaque-a-distance"])
    assert {one.name for one in found[:2]} == {"atd", "defense"} and all(one.depth == 0 for one in found[:2])
    assert (found[-1].name, found[-1].kind, found[-1].sample) == ("des", "dice", "3, 4")
    facts = [one.depth for one in found if one.kind == "fact" and one.depth < 3]
    assert facts == sorted(facts)


def test_every_field_is_one_the_question_takes(resolver):
    reference = resolver.reference
    for curie in ("wm:attaque-a-distance", "wm:tir-dans-une-melee", "pen:phase-de-tir"):
        node = reference[curie]
        naming, readable = resolver.index(node.game).naming, resolver.reading(node.game).depths(node.id)
        for one in (one for one in fields(resolver, node) if one.curie):
            assert naming.meaning(one.name, readable, node) == naming.meaning(one.whole, readable, node) == one.curie


def test_a_number_has_its_bounds_and_a_choice_its_words(resolver):
    found = by_name(resolver, "pen:phase-de-tir")
    assert (found["ct"].kind, found["ct"].low, found["ct"].whole, found["ct"].whose) == ("number", 0, "unite_ct", "Unité")
    assert found["arme_de_tir"].kind == "choice" and "Bolter" in found["arme_de_tir"].values
    assert found["des"].kind == "typed"


@pytest.mark.parametrize(("label", "said"), [("la seconde cible", "Seconde cible"), ("l'attaquant", "Attaquant"), ("unité", "Unité"), ("le lac", "Lac")])
def test_a_role_is_titled_without_its_article(label, said):
    assert title(label) == said


def test_what_a_line_brings_is_told_and_what_is_said_is_not(resolver):
    told = Speaker(resolver).tell("pen", 'phase_de_tir(tireurs=10,arme_de_tir="Bolter",ct=4,endurance=3,svg=5,force=4,distance=12)')
    brought = {one["name"]: one["value"] for one in told["brought"]}
    assert brought and "unite_force" not in brought and "tireurs" not in brought
    assert told["said"].startswith("Blessures :") and told["spread"]["counted"] == "Blessures"


def test_a_quick_verdict_is_the_whole_one_but_for_the_account(resolver):
    question = "attaque_a_distance(atd=5,defense=14,attaquant_vise=True,cible_a_couvert=False)"
    whole, quick = resolver.ask("wm", question), Speaker(resolver).tell("wm", question)
    assert quick["verdict"] == whole.text and quick["idle"] == []
    assert Speaker(resolver).account("wm", question)["idle"] == list(whole.idle) == ["cible_a_couvert"]


WALLS = "cible_heurte_un_obstacle=True,cible_heurte_une_obstruction=True"


@pytest.mark.parametrize(("game", "question", "idle"), [
    ("wm", f"degats_de_slam(force=9,{WALLS})", []),
    ("wm", f"degats_de_slam(force=9,{WALLS},cible_socle='grand')", ["cible_socle"]),
    ("wm", "degats_de_slam(force=9,cible_heurte_un_obstacle=True,cible_socle='grand')", ["cible_socle"]),
    ("wm", "attaque_a_distance(atd=5,defense=14,cible_au_tapis=True,cible_stationnaire=True,denivele=2)", ["cible_stationnaire", "denivele"]),
    ("wm", "attaque_a_distance(atd=5,defense=14,denivele=2,attaquant_en_foret=True)", ["denivele", "attaquant_en_foret"]),
])
def test_two_things_that_each_suffice_are_not_said_to_change_nothing(resolver, game, question, idle):
    assert Speaker(resolver).account(game, question)["idle"] == idle


@pytest.mark.parametrize(("game", "question", "said", "name"), [
    ("wm:warmachine", "wm:attaque-a-distance", "derrière un mur de pierre", "cible_a_couvert"),
    ("wm:warmachine", "wm:attaque-a-distance", "derrière une haie", "cible_dissimulee"),
    ("wm:warmachine", "wm:attaque-a-distance", "par terre", "cible_est_le_sol"),
    ("wm:warmachine", "wm:attaque-a-distance", "viser", "attaquant_vise"),
    ("wm:warmachine", "wm:attaque-a-distance", "derrière un muret", "cible_derriere_un_obstacle"),
    ("pen:warhammer-40000-pen", "pen:svg-de-couvert-effective", "dans des ruines", "type_de_couvert"),
    ("pen:warhammer-40000-pen", "pen:force-effective", "marteau", "arme_de_melee"),
    ("pen:warhammer-40000-pen", "pen:jet-pour-toucher-au-tir", "avion", "cible_aeronef"),
])
def test_a_field_is_found_by_what_the_table_says(resolver, game, question, said, name):
    found = fields(resolver, resolver.reference[question])
    also = {one["name"]: one.get("also", "") for one in called(resolver, game, found)}
    assert said in also[name].split(", ")


def test_what_the_question_cannot_read_is_named_not_refused(resolver):
    told = Speaker(resolver).tell("wm", "attaque_a_distance(atd=5,defense=14,pui=3)")
    assert told["verdict"] == resolver.ask("wm", "attaque_a_distance(atd=5,defense=14)").text
    assert list(told["unread"]) == ["pui"] or told["idle"] == []


def test_only_a_whole_question_is_told(resolver):
    with pytest.raises(ArbitreError, match="question entière"):
        Speaker(resolver).tell("wm", "attaque_a_distance(atd=5,defense=14).text")
