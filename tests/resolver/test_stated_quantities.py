"""A quantity that a player states is taken as said: what its own page makes it of is not done to it again."""

from __future__ import annotations

import pytest

from arbitre.errors import ArbitreError
from arbitre.resolver.values import MADE

GAMES = ("wm:warmachine", "pen:warhammer-40000-pen", "cf:confrontation")
SAID = 7
MANY = 20  # of each game, so that the test never runs on nothing


@pytest.mark.parametrize("game", GAMES)
def test_what_is_stated_is_not_made_again(resolver, reference, game):
    """Of every quantity that nothing but its own page makes or moves; one that other rules bound or forbid may come to less."""
    touched = {}
    for node in reference.of_game(game):
        for effect in node.effects:
            touched.setdefault(effect.target or node.id, []).append(effect)
    own = [
        node for node in reference.of_game(game, "Quantity")
        if any(e.op in MADE for e in node.effects) and all(e.rule == node.id and e.op in MADE for place in reference.broaders(node.id) for e in touched.get(place, ()))
    ]
    others = [other for node in own if (other := _of_another(reference, node)) is not None]
    judged = 0
    for node in [*own, *others]:
        try:
            verdict = resolver.resolve(node, {node.name: SAID})
        except ArbitreError:  # what it asks for besides, or that it counts what may not be said
            continue
        judged += 1
        assert verdict.total == SAID, node.code
    assert judged >= MANY and others


def _of_another(reference, node):
    """The same quantity of somebody else than whom its page is about; None where nobody else can have it."""
    roles, own = reference.roles, str(node.data.get("bearer", ""))
    same = [role for role in roles.plays if role != own and roles.plays[role] == roles.plays.get(own)]
    names = (f"{role}.{node.id.partition(':')[2]}" for role in same)
    return next((reference[name] for name in names if reference.get(name) is not None), None)


@pytest.mark.parametrize(("asked", "outcome"), [
    ("allouer_du_focus(zone_de_controle_du_warcaster=14, distance_au_controleur=14)", "Permis"),
    ("allouer_du_focus(zone_de_controle_du_warcaster=14, distance_au_controleur=14.1)", "Interdit"),
    ("allouer_du_focus(foc=7, distance_au_controleur=14.1)", "Interdit"),
])
def test_a_control_area_that_is_stated_is_that_wide(resolver, asked, outcome):
    assert resolver.ask("wm:warmachine", asked).outcome == outcome
