"""What a table described once brings into play: each effect whose circumstances hold, whatever question is asked next.

A question makes itself true (a modifier « during a ranged attack »); here none is put: an effect that waits only for its question applies, and
its sentence says during which. The facts close, rules are cancelled and numbers compared as for any question, by the same `Context`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from ..errors import SituationError
from ..graph import ASKABLE, Effect, Reference, tested
from .context import Context
from .index import CLOSING
from .priority import Collision, beats
from .situation import Situation
from .verdict import TraceLine

if TYPE_CHECKING:
    from .engine import Resolver

EXCLUSIVE = ("modality", "outcome", "set")  # of these, one that beats another leaves nothing of it

class _Game(NamedTuple):
    """Of a game: its effects by each thing they look at, whoever bears it; the rank of its nodes; what is so of any table; effects as each hears them."""

    looking: dict[str, list[Effect]]
    rank: dict[str, int]
    always: Context
    grounded: dict[Effect, list[Effect]]


_KEPT: WeakKeyDictionary[Resolver, dict[str, _Game]] = WeakKeyDictionary()


@dataclass(frozen=True)
class Applied:
    """An effect that what is said touches: it applies, unless `lacks` names the one thing not said that it waits for, or `beaten` what goes before it.

    `lacks` is a CURIE; `beaten` is the CURIE of the rule, or of the fact, that keeps it from counting.
    """

    effect: Effect
    lacks: str = ""
    beaten: str = ""


def described(resolver: Resolver, game: str, stated: dict[str, object]) -> Situation:
    """What is said of a table (by names that say whose, or that only one can bear), checked. Raises SituationError for anything else."""
    index = resolver.index(game)
    readable, flat = dict.fromkeys(index.naming.whole.values(), 0), index.naming.flat(stated)
    return Situation(resolver.reference, game, flat, lambda name: index.naming.meaning(name, readable, resolver.reference[game]), index.stating)


def table(resolver: Resolver, game: str, situation: Situation) -> Context:
    """The facts of a table, closed under the game's rules, while nothing is asked."""
    return resolver.judging(resolver.reference[game], situation, {})


def applying(resolver: Resolver, context: Context) -> list[Applied]:
    """The effects that what is said touches, in the order of the game's files; those that apply, or that only one thing keeps from it."""
    said = _said(resolver, context)
    found = [one for effect in _touched(resolver, context, said) if (one := _applied(context, effect, said)) is not None]
    holding = [one.effect for one in found if not one.lacks and not one.beaten]
    told = [_unbeaten(context.reference, one, holding) for one in found]
    rank = _kept(resolver, context.asked.id).rank
    return sorted(told, key=lambda one: (rank[one.effect.rule], one.effect.index, one.effect.target))


def following(resolver: Resolver, context: Context) -> list[TraceLine]:
    """What follows from what is said, what it makes false and the rules it sets aside; what is so of any table is left out."""
    always = _kept(resolver, context.asked.id).always.trace
    return [line for line in context.trace if line not in always]


def _said(resolver: Resolver, context: Context) -> set[str]:
    """What is said, and what follows from it, but for what is true of any table."""
    always = _kept(resolver, context.asked.id).always
    return {*(context.facts - (always.facts - context.situation.facts)), *context.situation.numbers, *context.situation.choices}


def _applied(context: Context, effect: Effect, said: set[str]) -> Applied | None:
    """What becomes of one effect; None when it has nothing to do with what is said, or lacks more than one thing."""
    if not context.reading_holds(effect) and context.reading_of(context.index.readings[effect.rule]) is not None:
        return None
    missing = [name for name in effect.when if name not in context.facts and not _asked(context.reference, name)]
    if any(name in context.situation.denied for name in missing):
        return None
    try:
        unsaid, held = _compared(context, effect)
    except (SituationError, Collision):  # a number that rests on what nobody said
        return None
    lacks = [*missing, *unsaid]
    if not held or len(lacks) > 1 or lacks and not _rests(effect, said - {effect.target}):  # a limit looks at the very number it lowers
        return None
    if kept := sorted(context.facts.intersection(effect.unless)):
        return None if lacks else Applied(effect, beaten=kept[0])
    if lacks:
        return Applied(effect, lacks=lacks[0])
    if not _rests(effect, said) and not _counts(context, effect):
        return None
    if cancelling := context.cancelling(effect):
        return Applied(effect, beaten=cancelling[0].rule)
    if dispute := context.replaced(effect):
        return Applied(effect, beaten=dispute.id)
    return Applied(effect)


def _compared(context: Context, effect: Effect) -> tuple[list[str], bool]:
    """The numbers and words that an effect compares or counts and nobody said, and whether all the other comparisons are met."""
    unsaid, held = [], True
    for compare in effect.given:
        if compare.op == "unsaid":
            held = held and context.compares(compare, effect)
            continue
        missing = [name for name in (compare.measure, compare.value) if not context.stated(name, default=not compare.if_stated)]
        unsaid += map(str, missing)
        held = held and bool(missing or context.compares(compare, effect))
    return list(dict.fromkeys(unsaid)), held


def _rests(effect: Effect, said: set[str]) -> bool:
    """Whether an effect needs something that is said, and does not only go without something that is not."""
    return not said.isdisjoint({*effect.when, *(name for one in effect.given for name in (one.measure, one.value))})


def _counts(context: Context, effect: Effect) -> bool:
    """Whether what is said is what an effect counts, or is said to be false of what would keep it away."""
    counted = effect.per.names() if effect.per else ()
    return any(name in context.situation.numbers for name in counted) or not context.situation.denied.isdisjoint(effect.unless)


def _unbeaten(reference: Reference, one: Applied, holding: list[Effect]) -> Applied:
    """The same, or beaten by an effect that goes before it wherever it would count."""
    effect = one.effect
    if one.lacks or one.beaten or effect.op not in EXCLUSIVE:
        return one
    places = set(reference.broaders(effect.target))
    rivals = (other for other in holding if other is not effect and other.op == effect.op and other.value != effect.value and other.target in places)
    winner = next((other for other in rivals if beats(reference, other, effect)), None)
    return one if winner is None else Applied(effect, beaten=winner.rule)


def _asked(reference: Reference, name: str) -> bool:
    """Whether a condition is that a question is put: nothing said of a table makes it so."""
    node = reference.get(name)
    return node is not None and node.kind in ASKABLE and node.kind != "Quantity"


def _kept(resolver: Resolver, game: str) -> _Game:
    """What does not change from a table to the next, worked out once a resolver."""
    kept = _KEPT.setdefault(resolver, {})
    if game not in kept:
        reference, looking = resolver.reference, {}
        for effect in (one for node in reference.of_game(game) for one in node.effects if one.op not in CLOSING):
            for name in dict.fromkeys(map(reference.roles.base, tested(effect))):
                looking.setdefault(name, []).append(effect)
        rank = {node.id: place for place, node in enumerate(reference)}
        kept[game] = _Game(looking, rank, table(resolver, game, described(resolver, game, {})), {})
    return kept[game]


def _touched(resolver: Resolver, context: Context, said: set[str]) -> list[Effect]:
    """The effects, of each person they may be true of, that look at something said or denied."""
    game, base, told = _kept(resolver, context.asked.id), context.reference.roles.base, said | context.situation.denied
    looking = dict.fromkeys(effect for name in dict.fromkeys(map(base, sorted(told))) for effect in game.looking.get(name, ()))
    found = (grounded for effect in looking for grounded in _grounded(context.reference, effect, game.grounded))
    return list(dict.fromkeys(effect for effect in found if not told.isdisjoint(tested(effect))))


def _grounded(reference: Reference, effect: Effect, known: dict[Effect, list[Effect]]) -> list[Effect]:
    """An effect as each person hears it: on a question, of whom that is about, and of whoever else may be in his place when nobody else is named."""
    if effect not in known:
        roles, bearer = reference.roles, reference.roles.bearer(effect.target)
        own = roles.about(effect, bearer) if bearer else effect
        others = roles.playing(roles.plays.get(bearer, "")) if bearer and _alone(reference, own, bearer) else ()
        mine = [role for role in others if role != bearer and reference[role].game == reference[effect.rule].game]
        known[effect] = [own, *(roles.about(effect, role) for role in mine)] if bearer else roles.grounded(effect)
    return known[effect]


def _alone(reference: Reference, effect: Effect, bearer: str) -> bool:
    """Whether all that an effect looks at is of one person: what is true of him is true of whoever stands in his place."""
    looked_at = (name for name in tested(effect) if not _asked(reference, name))
    return not reference.roles.split(effect.target) and all(reference.roles.bearer(name) == bearer for name in looked_at)
