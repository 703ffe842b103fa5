"""The situations told as rows, a module of them for each subject of each game: every question of theirs is put to the resolver as it stands."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest
from verdicts import check

HERE = Path(__file__).parent
GAMES = {"warmachine": "wm:warmachine", "pen": "pen:warhammer-40000-pen", "confrontation": "cf:confrontation"}


def gathered() -> dict[str, tuple[str, str, dict]]:
    """Each question of each row under its game, the row's code and its rank; two rows of a game cannot have one code."""
    found: dict[str, tuple[str, str, dict]] = {}
    for folder, game in GAMES.items():
        for file in sorted(file for file in (HERE / folder).glob("*.py") if not file.name.startswith("test_")):
            spec = importlib.util.spec_from_file_location(f"exam_{folder}_{file.stem}", file)
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
            for code, (_, questions) in module.ROWS.items():
                for rank, (question, expected) in enumerate(questions, 1):
                    name = f"{folder}-{code}-{rank}"
                    assert name not in found, f"{file.name}: {code} stands twice"
                    found[name] = game, question, expected
    return found


QUESTIONS = gathered()


@pytest.mark.parametrize("name", QUESTIONS)
def test_situation(resolver, name):
    game, question, expected = QUESTIONS[name]
    check(resolver, game, name, question, expected)
