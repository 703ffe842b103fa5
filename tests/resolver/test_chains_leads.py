"""Where a stage leads from each world: asked once in each, and what it leaves as it is told apart."""

from arbitre.resolver.chains_leads import Leads

WAYS = {
    ("standing", 0): (3, [(("standing", 1), 2), (("down", 0), 1)]),
    ("standing", 1): (2, [(("standing", 1), 1), (("down", 1), 1)]),
    ("down", 0): (1, [(("down", 0), 1)]),
    ("down", 1): (1, [(("down", 1), 1)]),
}


def test_worlds_are_followed_by_their_weights_over_one_denominator():
    leads = Leads(WAYS.get)
    weights, scale = leads.followed(leads.numbered({("standing", 0): 1, ("standing", 1): 1}))
    assert (leads.named(weights), scale) == ({("standing", 1): 4 + 3, ("down", 0): 2, ("down", 1): 3}, 6)


def test_a_stage_is_asked_once_in_each_world():
    asked = []
    leads = Leads(lambda world: asked.append(world) or WAYS[world])
    weights = leads.numbered({("standing", 0): 1})
    for _ in range(4):
        weights, _ = leads.followed(weights)
    assert sorted(asked) == sorted(WAYS)


def test_only_worlds_left_as_they_are_are_kept():
    """One that may stay as it is, or not, is followed still."""
    leads = Leads(WAYS.get)
    weights = leads.numbered(dict.fromkeys(WAYS, 5))
    assert leads.named(leads.kept(weights)) == {("down", 0): 5, ("down", 1): 5}
