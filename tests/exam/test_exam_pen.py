"""Whole situations of Warhammer 40,000 PEN, asked as a player states them; what is expected was worked out from the text."""

from __future__ import annotations

import pen_rows
import pen_rows_adverse
import pen_rows_own
import pytest
from verdicts import check

GAME = "warhammer-40000-pen"
ROWS = {**pen_rows.ROWS, **pen_rows_own.ROWS, **pen_rows_adverse.ROWS}
QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, GAME, code, question, expected)
