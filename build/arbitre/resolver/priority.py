"""Default logic: an exception beats what it excepts, a specific rule beats a general one, and nothing else decides."""

from __future__ import annotations

from ..graph import Effect, Reference


class Collision(Exception):
    """Effects that contradict one another with no priority between them."""

    def __init__(self, effects: list[Effect]) -> None:
        super().__init__("collision")
        self.effects = effects


def beats(reference: Reference, one: Effect, other: Effect) -> bool:
    """Whether `one` goes before `other`: by a declared exception, or by asking for strictly more."""
    if one.rule != other.rule:
        if other.rule in reference.above(one.rule):
            return True
        if one.rule in reference.above(other.rule):
            return False
    mine, theirs = _conditions(one), _conditions(other)
    narrower = one.target != other.target and other.target in reference.broaders(one.target)
    return (mine > theirs) or (mine >= theirs and narrower)


def standing(reference: Reference, effects: list[Effect]) -> list[Effect]:
    """The effects that no other one of the list beats."""
    return [e for e in effects if not any(beats(reference, o, e) for o in effects if o is not e)]


def beaten(reference: Reference, effects: list[Effect], kept: list[Effect]) -> list[tuple[Effect, Effect]]:
    """Each effect set aside, with the one kept that beats it."""
    return [
        (winner, loser) for loser in effects if loser not in kept
        for winner in kept if beats(reference, winner, loser)
    ]


def _conditions(effect: Effect) -> set:
    return {*effect.when, *(("not", f) for f in effect.unless), *effect.given, *([effect.pattern] if effect.pattern else [])}
