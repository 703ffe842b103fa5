"""What is said outright counts like its causes: where each of the facts that lead to another has one same effect, that other has it too.

A player says « it is forced down », not what forced it. A fact that only its causes make true, and that nothing reads where each of them is read,
would be ignored beside a confident verdict.
"""

from collections import defaultdict

import pytest

# What all its causes have for their own sake: the fact says less than any of them.
LESS = {
    "wm:hors-d-etat-de-diriger": "said of who directs a warjack: who flees, lies or stands still has more against it",
    "wm:arme-verrouillee": "one weapon is held, another strikes",
    "wm:aide-du-marshal-perdue": "forbids it too, while nothing else says why",
    "wm:immunisee-au-tapis": "others than huge bases and the Incorporeal do not fall, and are moved",
    "wm:partie-commencee": "says when, not of whom",
    "wm:verrouillee": "the rule of locks forbids it already, whatever is held",
    "wm:sur-socle-gigantesque": "one of its causes is read of who strikes, the other of who is struck",
    "wm:stationnaire": "what is inert is said apart",
    "wm:choc-de-slam": "says that something was hit, not where",
    "pen:assaut": "pistols and grenades shoot once, other assault weapons more",
    "pen:jugee-a-sa-part-visible": "how a cover is judged, nothing of what it is",
    "pen:stationnaire": "has not moved: it may still",
    "pen:course-ou-charge-rapide": "a rule that others have too",
    "cf:tire-apres-course-ou-assaut": "supposes that a rule let it shoot",
    "cf:sans-modificateurs": "no modifier reaches it: nothing forbids it anything",
    "cf:elementaire-ou-immortel": "the words of the factions alone",
    "cf:allie-ou-mercenaire": "what let it in is said by what it is",
    "cf:sans-discipline": "the document gives 0 to the undead and the constructs, not to a « - » of another",
    "cf:oblige-a-se-defendre": "by an effect that may leave it free to move",
}


def found(reference, game):
    """The causes of each fact, and the facts that each effect waits for alone, by what it does."""
    base = reference.roles.base
    causes, acting = defaultdict(set), defaultdict(set)
    for effect in (effect for node in reference.of_game(game) for effect in node.effects):
        if effect.reading or effect.given or len(effect.when) != 1:
            continue
        fact = base(effect.when[0])
        if effect.op == "implies":
            causes[base(str(effect.value))].add(fact)
        elif effect.target and effect.op not in ("denies", "cancels"):
            acting[base(effect.target), effect.op, str(effect.value)].add(fact)
    return causes, acting


def ahead(fact, causes):
    """All that a fact leads to."""
    seen, near = set(), [fact]
    while near:
        here = near.pop()
        more = {other for other, why in causes.items() if here in why} - seen
        seen |= more
        near += more
    return seen


@pytest.fixture(scope="module")
def unheard(reference):
    """Each fact that has not the effect that all its causes have, with what that effect does."""
    told = defaultdict(list)
    for game in reference.games():
        causes, acting = found(reference, game.id)
        for (target, op, value), facts in acting.items():
            for fact, why in causes.items():
                if len(why) > 1 and why <= facts and fact != target and not ({fact} | ahead(fact, causes)) & facts:
                    told[fact].append(f"{target} {op} {value} : {', '.join(sorted(why))}")
    return told


def test_what_is_said_outright_counts_like_its_causes(unheard):
    assert {fact: told for fact, told in unheard.items() if fact not in LESS} == {}


def test_what_says_less_than_its_causes_is_still_there(unheard):
    assert not LESS.keys() - unheard.keys(), "no effect of all their causes is missing there any more: strike them off"
