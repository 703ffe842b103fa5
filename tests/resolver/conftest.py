"""A resolver over a small invented game, so that the kernel is tried without any real rule."""

import shutil
from pathlib import Path

import pytest

from arbitre.graph import load
from arbitre.resolver import Resolver


HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def mini(tmp_path_factory) -> Resolver:
    root = tmp_path_factory.mktemp("mini") / "jeu"
    shutil.copytree(HERE / "mini" / "content", root / "content")
    shutil.copytree(HERE.parents[1] / "ontology", root / "ontology")  # the arguments of the kernel's own procedures stand there
    return Resolver(load(root, "https://mini.example/"))


@pytest.fixture(scope="session")
def ask(mini):
    return lambda expression: mini.ask("jeu", expression)
