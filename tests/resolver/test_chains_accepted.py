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
