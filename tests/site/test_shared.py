"""What the workers of a test run share is made once, waited for as long as it takes, and made again when its maker died."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
import sites


class Factory:
    """Where a test run keeps its folders."""

    def __init__(self, folder):
        self.folder = folder

    def getbasetemp(self):
        """The folder."""
        return self.folder


@pytest.fixture
def factory(tmp_path, monkeypatch):
    """A test run of its own."""
    monkeypatch.delenv("PYTEST_XDIST_WORKER", raising=False)
    return Factory(tmp_path)


def test_the_others_wait_for_the_one_who_makes_it(factory):
    begun, go, made = threading.Event(), threading.Event(), []

    def slow(folder):
        begun.set()
        go.wait()
        made.append(folder.mkdir())

    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(sites.shared, factory, "thing", slow)
        begun.wait()
        second = pool.submit(sites.shared, factory, "thing", slow)
        assert not second.done()
        go.set()
        assert first.result() == second.result() and first.result().is_dir()
    assert len(made) == 1


def test_what_failed_once_is_told_to_everybody(factory):
    def bad(folder):
        raise ValueError("no site today")

    with pytest.raises(ValueError):
        sites.shared(factory, "thing", bad)
    with pytest.raises(AssertionError, match="no site today"):
        sites.shared(factory, "thing", bad)


def test_whose_maker_died_is_made_by_the_next(factory):
    (factory.folder / "thing.lock").touch()  # all a killed process leaves
    assert sites.shared(factory, "thing", lambda folder: folder.mkdir()).is_dir()
