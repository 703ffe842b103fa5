"""Small projects for the commands: what one proves of a command seldom needs the real games."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "site"))

import sites

from arbitre import cli


@pytest.fixture(scope="session")
def small(tmp_path_factory) -> Path:
    """A small project that passes `check`, for whoever leaves it as it is."""
    made = sites.project(tmp_path_factory.mktemp("small") / "project")
    assert cli.run(["--root", str(made), "register"]) == 0
    return made
