"""A resolver over a small invented game, so that the kernel is tried without any real rule."""

from pathlib import Path

import pytest

from arbitre.graph import load
from arbitre.resolver import Resolver


@pytest.fixture(scope="session")
def mini() -> Resolver:
    return Resolver(load(Path(__file__).parent / "mini", "https://mini.example/"))


@pytest.fixture(scope="session")
def ask(mini):
    return lambda expression: mini.ask("jeu", expression)
