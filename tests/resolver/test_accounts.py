"""What became of each thing said is the same whatever it cost to find: disputes left alone, closings heard again."""

from __future__ import annotations

import pytest

from arbitre.resolver import engine, noting
from arbitre.resolver.closing import remembered
from arbitre.site.questions import question
from arbitre.site.sweeps import PARSER

EACH = 12  # examples of a dispute's game that are asked


def disputed(resolver):
    """Questions of the examples that stand under disputes, a few a game."""
    for game in resolver.reference.games():
        found = 0
        for node in resolver.reference.of_game(game.id, "Dispute"):
            for line in (line for example in node.examples for line in PARSER.get_examples(example.code)):
                read = question(line.source, resolver, game.id)
                if read.asked and not line.exc_msg and len(read.stated) > 1 and found < EACH:
                    found += 1
                    yield resolver.reference[read.asked], read.given


def test_a_dispute_is_left_alone_only_where_the_answer_differs_without_it(resolver, monkeypatch):
    asked, compared = list(disputed(resolver)), []
    told = engine.differs
    monkeypatch.setattr(engine, "differs", lambda *all_: compared.append(told(*all_)) or compared[-1])
    quick = [resolver.resolve(node, given, accounts=True) for node, given in asked]
    assert True in compared and False in compared
    monkeypatch.setattr(engine, "differs", lambda *all_: False)
    assert [resolver.resolve(node, given, accounts=True) for node, given in asked] == quick
    assert any(verdict.disputes for verdict in quick)


@pytest.mark.parametrize(("game", "name", "stated"), [
    ("warmachine", "attaque_a_distance", {"atd": 5, "defense": 14, "vise": True, "cible_au_tapis": True}),
    ("warhammer-40000-pen", "tirer", {"unite_immobilisee": True, "distance": 10, "portee": 24}),
])
def test_a_situation_that_closes_as_one_before_is_heard_as_if_it_were_the_first(resolver, game, name, stated):
    curie = resolver.game(game)
    index, ask, heard = resolver.index(curie), resolver.functions(curie)[name], []
    with remembered():
        ask(**stated)  # what closed while nobody noted is of no use to who does
        for _ in range(2):
            with noting.noting(index) as noted:
                ask(**stated)
            heard.append(noted)
    with noting.noting(index) as alone:
        ask(**stated)
    assert heard[0] == heard[1] == alone and alone.closures and alone.looked_at
