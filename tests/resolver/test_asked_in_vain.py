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
