"""The content that the benchmarks measure at many times its size: a clone differs from its game by its names and its label, so that its examples pass."""

import sys

import pytest

GAMES = ("wm:warmachine", "pen:warhammer-40000-pen", "cf:confrontation")


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_a_clone_is_put_on_the_label_of_its_game(reference, root, game, monkeypatch):
    monkeypatch.syspath_prepend(str(root / "benchmarks"))
    from generate import GAME

    node = reference[game]
    text, label = (root / node.file).read_text(encoding="utf-8"), f'skos:prefLabel "{node.label}'
    assert GAME.sub(r"\1 2", text) == text.replace(label, f"{label} 2", 1) != text
    sys.modules.pop("generate")
