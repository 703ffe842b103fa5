"""Who reads a thing, followed back, against the slow way: what each question reads, followed down."""

from __future__ import annotations

import pytest

from arbitre.graph import ASKABLE
from arbitre.resolver.reading import ASIDE, READ


@pytest.fixture(scope="module", params=["invented", "wm", "cf", "pen"])
def reading(request):
    if request.param == "invented":
        mini = request.getfixturevalue("mini")
        return mini.reading(mini.reference.games()[0].id)
    resolver = request.getfixturevalue("resolver")
    return resolver.reading(resolver.game(request.param))


def test_who_reads_a_thing_is_told_alike_back_and_down(reading):
    down: dict[str, list[tuple[int, str]]] = {}
    for node in reading.reference.of_game(reading.index.game, *ASKABLE):
        for curie, depth in reading.depths(node.id).items():
            down.setdefault(curie, []).append((depth, node.id))
    back = reading.read_by
    assert reading.names() == down.keys()
    assert {curie: back.count(curie) for curie in down} == {curie: len(found) for curie, found in down.items()}
    for curie in sorted(down)[:: max(1, len(down) // 300)]:
        assert back.near(curie) == sorted(one for one in down[curie] if one[0] < ASIDE), curie
    unread = [node.id for node in reading.reference.of_game(reading.index.game) if node.kind in READ and node.id not in down]
    assert not any(map(back.read, unread)) and not any(map(back.near, unread))


def test_what_chains_keep_for_themselves_is_read_by_chains_alone(reading):
    """What reads one aside, by a question that it only names as a condition, does not count."""
    for curie in reading.inner:
        assert {reading.reference[asker].kind for depth, asker in reading.asked_of(curie) if depth < ASIDE} <= {"Chain"}
