"""Whatever the graph lets through, every procedure of both games answers, or refuses in words: nothing else reaches the code."""

import random

import pytest

from arbitre.errors import ArbitreError
from arbitre.graph import accepted, bounds, declared, kind
from arbitre.resolver import Verdict


def made(value, reference, chance: random.Random) -> object:
    """A value that the declaration allows, its bounds the likeliest."""
    here, low, high = kind(value, reference), *(int(b) for b in _ends(value, reference))
    if here in ("WholeNumber", "AnyNumber", "OneDie"):
        low += value.above is not None
        return chance.choice((low, high, min(high, low + 1), min(high, low + 3)))
    if here == "SomeDice":
        return [chance.randint(low, high) for _ in range(chance.choice((0, 1, 1, 2, 2, 3)))]
    if here == "OneWord":
        return chance.choice(accepted(value, reference))
    if here == "FreeName":
        return chance.choice(("A", "B", "à part", "²", "x" * 200))
    if here == "ListOf":
        least, most = (int(n) if n is not None else default for n, default in ((value.low, 0), (value.high, 4)))
        return [made(chance.choice(value.items), reference, chance) for _ in range(chance.randint(least, max(least, most)))]
    if here == "MapOf":
        keys = [made(value.keys, reference, chance) for _ in range(chance.randint(int(value.low or 0), 3))]
        return {key: made(chance.choice(value.items), reference, chance) for key in keys}
    if here == "FixedList":
        return [made(place, reference, chance) for place in value.items if place.required or chance.random() < 0.5]
    if here == "NamedParts":
        return {place.name: made(place, reference, chance) for place in value.items if place.required or chance.random() < 0.5}
    return {"QuestionName": "attaque_de_dos", "StatedCase": {}}[here]


def _ends(value, reference):
    low, high = bounds(value, reference)
    return low or 0, 9 if high is None else high


@pytest.mark.parametrize("game", ["wm:warmachine", "pen:warhammer-40000-pen"])
def test_what_is_let_through_is_answered_or_refused_in_words(reference, resolver, game):
    chance, functions, answered = random.Random(f"arguments {game}"), resolver.functions(game), 0
    for node in reference.of_game(game, "Procedure"):
        if not declared(node) or node.data.get("presupposes"):  # what must be allowed first asks for a whole situation
            continue
        for _ in range(12):
            stated = {a.name: made(a, reference, chance) for a in declared(node) if a.required or chance.random() < 0.6}
            try:
                assert isinstance(functions[node.name](**stated), Verdict), (node.id, stated)
                answered += 1
            except ArbitreError as error:
                assert str(error), (node.id, stated)
    assert answered > 40
