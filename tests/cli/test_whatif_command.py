"""`arbitre whatif`: a table described in a terminal."""

from __future__ import annotations

import json

import pytest

from arbitre import cli
from arbitre.commands.whatif import stated


@pytest.mark.parametrize(("typed", "said"), [
    ("vise", "vise=True"), ("vise=False", "vise=False"), ("distance=4", "distance=4"), ("distance=2.5", "distance=2.5"), ("distance=-1", "distance=-1"),
    ("lumiere=nuit", 'lumiere="nuit"'), ('lumiere="nuit noire"', 'lumiere="nuit noire"'), ("arme=Tir rapide", 'arme="Tir rapide"'), ("arme=3 balles", 'arme="3 balles"'),
])
def test_what_is_typed_is_said_as_a_question_says_it(typed, said):
    assert stated(typed) == said


def test_a_table_in_words_and_as_json(capsys, monkeypatch, root):
    monkeypatch.chdir(root)
    assert cli.run(["whatif", "warmachine", "depuis_l_arc_arriere", "attaquant_atd=5", "cible_defense=14", "--questions", "1"]) == 0
    out = capsys.readouterr().out
    assert "Séquence d'attaque · 4d" in out and "  WM-118  +2 à « Jet d'attaque »" in out
    assert "Touche : 7/12 (58,33 %)" in out and "--questions" in out  # 7 or more on two dice
    assert cli.run(["whatif", "warmachine", "depuis_l_arc_arriere", "--questions", "0", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [rule["code"] for group in told["groups"] for rule in group["rules"]] == ["WM-118", "WM-219"] and not any("answer" in one for one in told["asks"])


@pytest.mark.parametrize(("said", "words"), [
    ("cible_au_tapi", "vouliez-vous dire cible_au_tapis"), ("a b=3", "illisible"), ("cible_defense=douze", "un nombre est attendu"), ("=3", "illisible"),
])
def test_what_cannot_be_said_is_refused_in_french(capsys, monkeypatch, root, said, words):
    monkeypatch.chdir(root)
    assert cli.run(["whatif", "warmachine", said]) == 2
    printed = capsys.readouterr()
    assert words in printed.err and "Traceback" not in printed.err and printed.out == ""
