"""What a chain counts for itself is not among what a player may say."""

import pytest

from arbitre.resolver import accepted

INNER = {
    "wm:attaques-de-corps-a-corps": {"wm:rang-de-l-attaque", "wm:rang-des-degats", "wm:la-cible-est-touchee"},
    "pen:tirs-sur-un-vehicule": {"pen:touches-de-ce-tir", "pen:tir-gagne", "pen:blindage-perce", "pen:degat-de-coque-a-suivre"},
}
SAID = {
    "wm:attaques-de-corps-a-corps": {"wm:attaques-enchainees", "wm:cible.au-tapis", "wm:cible.points-de-degats-subis", "wm:attaquant.points-de-focus"},
    "pen:tirs-sur-un-vehicule": {"pen:tirs-enchaines", "pen:cible.marqueurs-endommage", "pen:cible.immobilise", "pen:cible.secoue-deja-ce-tour"},
}


@pytest.mark.parametrize("chain", INNER)
def test_only_what_one_may_say_is_listed(resolver, chain):
    listed = {taken.curie for group in accepted.takes(resolver, resolver.reference[chain]) for taken in group}
    assert not listed & INNER[chain]
    assert SAID[chain] <= listed


def test_a_call_names_what_one_says_most(resolver):
    """All of a short formula; of one that reads hundreds of things, the dozen that the examples of the question state, in their order."""
    short, long = resolver.reference["wm:attaque-de-corps-a-corps"], resolver.reference["cf:un-duel"]
    first = accepted.takes(resolver, short)[0]
    assert accepted.usual(short, first) == first
    everything = accepted.takes(resolver, long)[0]
    few = accepted.usual(long, everything)
    assert len(few) == accepted.USUAL < len(everything) and few == [taken for taken in everything if taken in few]
    examples = " ".join(example.code for example in long.examples)
    assert all(f"{taken.name}=" in examples for taken in few)
    said = accepted.call(resolver, long)
    assert said.endswith("des, …)") and len(said) < 500
