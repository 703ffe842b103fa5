"""What a form begins with: what players say most of its question in sight, the rest of what they may say folded or found by typing."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from ...graph import Node
from ...resolver import takes, usual
from ...resolver.fields import CHOICE, FACT, Field
from ..atlas import Atlas
from ..sweeps import situations

MOST = 18  # fields a form begins with, besides those of its first situation
SIGHT = 8  # facts in sight at once: the others of those are folded
EACH = 2  # of one person, whatever is said of the others
FACTS = 6  # of one person that no example of the question states
OFTEN = Fraction(1, 4)  # of the examples that ask the question: a number that so many say is in sight
BORNE = ("Skill", "Property", "Profile")  # what few figures bear comes after what happens to any
SET = 3  # a figure set anew counts as much as one so much greater
SUMMED = ("adds", "against", "key", "times")  # what makes a number count by itself
FIGURED = ("add", "addDice", "multiply", "set")


@dataclass(frozen=True)
class Chosen:
    """The fields of a form in their order, and the whole names of those in sight."""

    fields: tuple[Field, ...]
    sight: frozenset[str]


def chosen(atlas: Atlas, node: Node, every: list[Field], stated: dict[str, object]) -> Chosen:
    """Of all that a question reads: its first situation, its formula, what examples say when they ask it, what changes its figure, what is nearest."""
    said, rank = _said(atlas, node, every), _rank(atlas, node)
    formula = _formula(atlas, node, every)

    def order(at: int) -> tuple:
        one = every[at]
        return one.whole not in stated, -said[one.whole], one.kind == FACT, rank(one), at

    ordered = [every[at] for at in sorted(range(len(every)), key=order)]
    bearers = {one.role for one in ordered if said[one.whole]} | {str(node.data.get("bearer", "")), ""}
    kept: dict[str, Field] = {}
    spare: Counter[str] = Counter()
    for one in ordered:
        called_for = said[one.whole] or one.whole in stated or not one.curie or (one.whole in formula and one.kind != FACT)
        if not called_for and (one.role not in bearers or one.kind != FACT or one.depth > 2 or spare[one.role] >= FACTS):
            continue
        if one.whole not in stated and one.curie and len(kept) >= MOST:
            continue
        spare[one.role] += not called_for
        kept[one.whole] = one
    facts = _seen([one for one in kept.values() if one.kind == FACT])
    often = OFTEN * sum(1 for _ in situations(atlas.resolver, node))
    numbers = [one.whole for one in kept.values() if one.kind == CHOICE or one.kind != FACT and (one.whole in formula or 0 < often <= said[one.whole])]
    # what is permitted or not is told by facts, of which its form is full already
    beside = [] if node.kind in ("Action", "Event") else [fact for whole in numbers for fact in _counting(atlas, node, kept[whole], every)]
    kept |= {fact.whole: fact for fact in beside}
    return Chosen(tuple(kept.values()), frozenset([*stated, *facts, *numbers, *(fact.whole for fact in beside)]))


def _counting(atlas: Atlas, node: Node, number: Field, every: list[Field]) -> list[Field]:
    """The facts, a few, without which a number counts for nothing: every rule that compares it asks for another thing besides, but those of what the
    question only leads to (a melee, for a shot).

    What follows from another number is not asked for.
    """
    base = atlas.reference.roles.base
    measure, read, own = base(number.curie), {base(name) for name in atlas.resolver.reading(node.game).closure(node.id)}, _own(atlas, node)
    alone = atlas.reference[measure].kind != "Measure" or atlas.valued.get(measure) if number.curie else True
    if alone or any(how in SUMMED and base(user) in own for how, user in atlas.users.get(measure, ())):
        return []
    facts = {one.curie: one for one in every if one.kind == FACT and not any(e.op == "implies" and e.given for e in atlas.valued.get(base(one.curie), ()))}
    compared = [e for e in atlas.testing.get(measure, ()) if any(base(str(one.measure)) == measure for one in e.given)]
    effects = [effect for effect in compared if base(effect.target or str(effect.value)) in read]
    asked = [(effect, [facts[fact] for fact in effect.when if fact in facts]) for effect in effects]
    if any(not found and base(effect.target or str(effect.value)) in own for effect, found in asked):
        return []
    return list({found[0].whole: found[0] for _, found in asked if found}.values())[:EACH]


def _own(atlas: Atlas, node: Node) -> set[str]:
    """The question, what it is a case of, and all that its figure is made of or compared with, without roles."""
    base, near = atlas.reference.roles.base, [*atlas.reference.broaders(node.id)]
    own: set[str] = set()
    while near:
        if (here := base(near.pop())) not in own:
            own.add(here)
            near += _compared(met) if (met := atlas.reference.get(here)) else []
    return own


def _compared(node: Node) -> list[str]:
    """What the question adds, and what that is compared with."""
    return [*node.data.get("adds", ()), *filter(None, [node.data.get("against")])]


def _seen(facts: list[Field]) -> list[str]:
    """The whole names of the facts in sight: the first of each person, then the first of all."""
    sure = [one for role in dict.fromkeys(one.role for one in facts) for one in [fact for fact in facts if fact.role == role][:EACH]]
    return [one.whole for one in dict.fromkeys([*sure, *facts])][: max(SIGHT, len(sure))]


def _said(atlas: Atlas, node: Node, every: list[Field]) -> dict[str, int]:
    """How many examples of the game say each field when they ask the question, by its whole name."""
    counted = atlas.uses.meant(node)
    return {one.whole: counted[one.curie or one.name] for one in every}


def _formula(atlas: Atlas, node: Node, every: list[Field]) -> set[str]:
    """What the question itself is made of, by whole name; of what is too much to show, the usual."""
    if len(every) > MOST:
        usually = {one.curie for one in usual(node, takes(atlas.resolver, node)[0])}
        return {one.whole for one in every if one.curie in usually}
    return {one.whole for one in every if one.depth == 0}


def _rank(atlas: Atlas, node: Node):
    """How a field ranks among those that nobody says: whose facts change a figure of the question first."""
    figured, base = _figured(atlas, node), atlas.reference.roles.base
    return lambda one: figured.get((one.role, base(one.curie)), len(figured))


def _figured(atlas: Atlas, node: Node) -> dict[tuple[str, str], int]:
    """Whose facts change a figure of the question, or of what it compares, with no other circumstance: by role and fact, the greatest change first."""
    roles, compared = atlas.reference.roles, _compared(node)
    places = {place: str(node.data.get("bearer", "")) for place in atlas.reference.broaders(node.id)}
    places |= {roles.base(curie): (roles.split(curie) or ("",))[0] for curie in compared}
    whose = {
        effect: role for place, role in places.items() for effect in atlas.targeting.get(place, ())
        if isinstance(effect.value, Fraction) and effect.op in FIGURED
    }

    def weight(effect) -> tuple:
        return atlas.reference[effect.rule].kind in BORNE, -SET if effect.op == "set" else -abs(effect.value)

    found: dict[tuple[str, str], None] = {}
    for effect in sorted(whose, key=weight):
        facts = [fact for fact in effect.when if fact not in atlas.reference.broaders(node.id)]  # that it is asked goes without saying
        if len(facts) == 1:
            found |= dict.fromkeys([roles.split(facts[0]) or (whose[effect], facts[0]), ("", facts[0])])
    return {fact: rank for rank, fact in enumerate(found)}
