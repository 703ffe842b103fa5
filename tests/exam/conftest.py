"""The exam: what a player says of a whole table, put to the resolver; each name that the question cannot read is a failure."""

from __future__ import annotations

from fractions import Fraction
from types import SimpleNamespace

import pytest


@pytest.fixture(scope="session")
def wm(resolver) -> SimpleNamespace:
    """The questions of Warmachine by their names; a fact that the one asked could not read is refused."""
    return SimpleNamespace(**resolver.functions("wm:warmachine"))


@pytest.fixture(scope="session")
def pen(resolver) -> SimpleNamespace:
    """The questions of PEN by their names; a fact that the one asked could not read is refused."""
    return SimpleNamespace(**resolver.functions("pen:warhammer-40000-pen"))


@pytest.fixture(scope="session")
def cf(resolver) -> SimpleNamespace:
    """The questions of Confrontation by their names; a fact that the one asked could not read is refused."""
    return SimpleNamespace(**resolver.functions("cf:confrontation"))


@pytest.fixture(scope="session")
def chance():
    """The exact chance of an outcome, 1 or 0 when no die is left to throw."""

    def share(verdict, outcome: str = "Touche") -> Fraction:
        if verdict.odds is None:
            return Fraction(verdict.outcome == outcome)
        return verdict.odds.get(outcome, Fraction(0))

    return share


@pytest.fixture(scope="session")
def both():
    """The answers of a verdict in dispute, by reading: what holds, and what the other readings would give."""

    def readings(verdict, dispute: str) -> dict[str, str]:
        assert dispute in verdict.disputes, verdict
        return {a.reading: a.text for a in verdict.answers if a.dispute == dispute}

    return readings
