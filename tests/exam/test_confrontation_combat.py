"""Whole situations of Confrontation, in combat and on the field, asked as a player states them; what is expected was worked out from the text."""

from __future__ import annotations

import pytest
from confrontation_combat import ROWS as COMBAT
from confrontation_field import ROWS as FIELD
from confrontation_first import ROWS as FIRST
from confrontation_table import ROWS as TABLE
from verdicts import check

GAME = "confrontation"
QUESTIONS = [(code, n, *asked) for code, (_, questions) in (COMBAT | FIELD | FIRST | TABLE).items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, GAME, code, question, expected)
