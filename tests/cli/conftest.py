"""Small projects for the commands: what one proves of a command seldom needs the real games."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "site"))

import sites

from arbitre import cli, graph


@pytest.fixture(scope="session")
def small(tmp_path_factory) -> Path:
    """A small project with its registry, for whoever leaves it as it is."""
    made = sites.project(tmp_path_factory.mktemp("small") / "project")
    assert cli.run(["--root", str(made), "register"]) == 0
    return made


@pytest.fixture
def known(monkeypatch, reference, root) -> None:
    """The commands run in this process are given the reference it has, in place of one more read of the same games; any other project is read."""
    honest = graph.load
    monkeypatch.setattr(graph, "load", lambda folder, *more: reference if (folder, more) == (root, ()) else honest(folder, *more))
