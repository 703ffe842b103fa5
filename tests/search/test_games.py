"""Games named in a query: « charge 40k » asks for « charge », in that game."""

from __future__ import annotations

import pytest

from arbitre.search import search
from arbitre.search.games import named

NAMES = [[["warmachine", "et", "hordes"], ["warmachine"], ["hordes"], ["wm"]], [["40k"], ["warhammer", "40k"], ["warhammer", "40.000"]], []]


@pytest.mark.parametrize("query, rest, names, games", [
    ("charge 40k", "charge", "40k", {1}),
    ("Warhammer 40k : charge", "charge", "Warhammer 40k", {1}),
    ("Warhammer 40,000, la charge", "la charge", "Warhammer 40,000", {1}),
    ("charge en 40K ou à Hordes", "charge en ou à", "40K Hordes", {0, 1}),
    ("warmachine et hordes : peur", "peur", "warmachine et hordes", {0}),
    ("warmachine, hordes, peur", "peur", "warmachine hordes", {0}),
    ("wm", "wm", "", set()),  # the game itself is asked for
    ("à la warmachine ?", "à la warmachine ?", "", set()),
    ("wm118", "wm118", "", set()),  # a name is whole words
    ("charge", "charge", "", set()),
    ("", "", "", set()),
])
def test_the_names_of_games_are_taken_out(query, rest, names, games):
    found = named(query, NAMES)
    assert (" ".join(found.rest.replace(":", " ").replace(",", " ").split()), " ".join(found.names.split()), found.games) == (rest, names, games)


def test_a_game_that_is_named_answers_first(index):
    """Whatever game is played; its pages are those that it would answer with alone."""
    for query, game in (("charge warmachine", "warmachine"), ("confrontation charge", "confrontation"), ("Confrontation : charg", "confrontation")):
        alone = search(index, "charge" if "charge" in query else "charg", game=game, limit=3).results
        for played in (None, "warmachine", "confrontation"):
            assert [hit.id for hit in search(index, query, played=played, limit=3).results][: len(alone)] == [hit.id for hit in alone], query


def test_a_game_that_is_named_alone_is_found(index):
    assert search(index, "warmachine").results[0].id == "wm:warmachine"
    assert search(index, "confrontation").results[0].kind == "Game"


def test_a_correction_keeps_the_game(index):
    assert search(index, "warmachine attaqe dos").suggestion == "attaque dos warmachine"


def test_a_code_is_no_name_of_a_game(tmp_path, fixture_records):
    """« warmachine 118 »: where the codes begin with the name of a game, the page is asked for."""
    from arbitre.search import build_index

    coded = [{**record, "code": record["code"].replace("WM-", "CONF-"), "alt": [*record["alt"], *["Conf"] * (record["kind"] == "Game")]} for record in fixture_records]
    assert search(build_index(coded, tmp_path / "index"), "conf 118").results[0].code == "CONF-118"
