"""The mutants of what has just been written: the same survivors as the whole measure finds, in the time given, on every core."""

import multiprocessing
import os

import pytest
from test_mutation import proved  # noqa: F401 - the invented game, with its examples

from arbitre.resolver import guarding, remembering
from arbitre.resolver.mutation import mutate


def told(found):
    return [(mutant.node.id, mutant.what) for mutant in found.survivors]


@pytest.mark.parametrize("forked", [True, False], ids=["on every core", "on one"])
def test_the_survivors_are_those_of_the_whole_measure(proved, forked, monkeypatch):  # noqa: F811
    if forked:
        monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1}, raising=False)
    else:
        monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ["spawn"])
    report = mutate(proved)
    found = guarding(remembering(proved), proved, 600)
    assert told(found) == [(one["id"], one["mutation"]) for one in report["survivors"]]
    assert (found.mutants, found.tried) == (report["mutants"], report["mutants"])


def test_only_the_nodes_one_names(proved):  # noqa: F811
    report = mutate(proved)
    node = next(node for node in proved if node.id == report["survivors"][0]["id"])
    found = guarding(remembering(proved), [node], 600)
    assert told(found) == [(one["id"], one["mutation"]) for one in report["survivors"] if one["id"] == node.id]
    assert 0 < found.mutants < report["mutants"]


def test_when_the_time_is_up_it_says_how_many_it_tried(proved):  # noqa: F811
    found = guarding(remembering(proved), proved, 0)
    assert found.tried < found.mutants


def test_nothing_changed_nothing_tried(proved):  # noqa: F811
    found = guarding(remembering(proved), [], 60)
    assert (found.mutants, found.tried, found.survivors) == (0, 0, ())
