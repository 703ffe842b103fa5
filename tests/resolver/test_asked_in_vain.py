"""A number that cannot change the answer is not asked for: what is said already forbids the action, and no rule that would lift that waits for it."""

from __future__ import annotations

import pytest

from arbitre.errors import SituationError


@pytest.mark.parametrize("asked", [
    "induction_du_focus(induction_deja_faite=True)",
    "engager(cible_amie=True)",
    "engager(figurine_au_tapis=True)",
    "combiner_les_attaques(participant_inapte=True)",
    "utiliser_une_empreinte(figurine_hors_activation=True)",
    "cumuler_un_effet(effet_du_meme_nom=True)",
])
def test_what_is_said_forbids_it_already(resolver, asked):
    assert resolver.ask("wm:warmachine", asked).outcome == "Interdit"


@pytest.mark.parametrize(("game", "asked"), [
    ("wm:warmachine", "induction_du_focus()"),
    ("wm:warmachine", "engager()"),
    ("cf:confrontation", "subir_la_poix(cible_eclaireur_cache=True)"),
    ("pen:warhammer-40000-pen", "controler_ou_contester(mouvement_rapide_fait=True)"),
])
def test_it_is_asked_for_where_it_may_change_the_answer(resolver, game, asked):
    with pytest.raises(SituationError, match="il manque"):
        resolver.ask(game, asked)


def test_all_that_is_missing_is_told_at_once(resolver):
    """Nobody is sent back for one number at a time; what is missing first stays what the error names."""
    with pytest.raises(SituationError) as told:
        resolver.ask("wm", "attaques_de_corps_a_corps(acc=6, p_plus_f=14)")
    names = ["cible_cases_de_degats_restantes", "attaques_enchainees", "cible_defense", "cible_arm"]
    assert [name for name in names if f"{name} : " in str(told.value)] == names and told.value.missing[0] == names[0]
    assert "arme_pui" not in str(told.value)


def test_one_thing_missing_is_told_alone(resolver):
    with pytest.raises(SituationError, match="^il manque attaquant_acc : [^;]*$"):
        resolver.ask("wm", "attaque_de_corps_a_corps(defense=6)")


def test_all_that_is_unknown_is_told_at_once(resolver):
    """Each with its own way out, the names that would do but once; a number that the left-out name might give is not told missing."""
    with pytest.raises(SituationError) as told:
        resolver.ask("wm", "attaques_a_distance(atd=6, pv=5, nombre_de_tirs=2, zorglub=3)")
    said = str(told.value)
    assert "inconnu : pv ; vouliez-vous dire cases_de_degats_restantes ?" in said and said.count("Noms acceptés") == 1
    assert said.endswith(" ; et inconnu : nombre_de_tirs ; vouliez-vous dire attaques_enchainees ? ; inconnu : zorglub")
    assert "il manque" not in said and told.value.missing is None
