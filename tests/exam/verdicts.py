"""The rows of an exam, and what is expected of a verdict, checked: an outcome, a total, exact odds, a mean, what is given, what another reading would say."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction

import pytest
from arbitre.errors import SituationError

KNOWN = {"asks", "outcome", "total", "odds", "values", "mean", "means", "gives", "says", "disputed"}  # what may be expected

Rows = dict[str, tuple[str, list[tuple[str, dict]]]]


def rows() -> tuple[Rows, Callable[..., None]]:
    """An empty exam, and what adds a situation to it."""
    found: Rows = {}

    def row(code: str, situation: str, *questions: tuple[str, dict]) -> None:
        assert code not in found and all(isinstance(question, tuple) for question in questions), f"{code} stands twice, or what is no question stands in it"
        found[code] = situation, list(questions)

    return found, row


def ask(question: str, **expected: object) -> tuple[str, dict]:
    """A question, with what is expected of its verdict."""
    return question, expected


def mean(odds: dict[str, Fraction]) -> Fraction:
    """The mean of outcomes that end with a number."""
    return sum((int(re.search(r"\d+$", name)[0]) * share for name, share in odds.items()), Fraction(0))


def check(resolver, game: str, code: str, question: str, expected: dict) -> None:
    """Puts one question of a row and fails where its verdict is not what was worked out by hand."""
    assert expected.keys() <= KNOWN, f"{code} : {expected.keys() - KNOWN}"  # else it would pass unread
    question = re.sub(r"\s*\n\s*", " ", question)
    if "asks" in expected:  # what is missing is asked for
        with pytest.raises(SituationError, match=expected["asks"]):
            resolver.ask(game, question)
        return
    verdict = resolver.ask(game, question, accounts=False)  # what it cannot read is refused; whether each fact mattered is for other tests to ask
    text = str(verdict)
    told = f"{code} : {text}"
    if "outcome" in expected:
        assert verdict.outcome.lower() == str(expected["outcome"]).lower(), told
    if "total" in expected:
        assert verdict.total == expected["total"], told
    for name, share in expected.get("odds", {}).items():
        odds = {k.lower(): v for k, v in (verdict.odds or {verdict.outcome: Fraction(1)}).items()}
        assert odds.get(name.lower(), 0) == share, told
    if "values" in expected:
        assert sorted(verdict.odds.values()) == sorted(expected["values"]), told
    if "mean" in expected:
        assert mean(verdict.odds) == expected["mean"], told
    for name, worth in expected.get("means", {}).items():
        assert mean({k: share for k, share in verdict.odds.items() if k.lower().startswith(name.lower())}) == worth, told
    if "gives" in expected:
        assert expected["gives"].lower() in text.lower(), told
    if "says" in expected:
        assert expected["says"].lower() in text.lower(), told
    if "disputed" in expected:
        others = [answer.text for answer in verdict.answers]
        assert any(re.search(part, other) for part in expected["disputed"].split("|") for other in others), (told, others)
