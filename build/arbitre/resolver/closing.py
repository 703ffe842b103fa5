"""What follows from what is said, closed once a question: its other readings and the worlds of a chain often close alike.

Kept while one question is answered, and no longer, unless somebody keeps it (mutation testing). What closes alike says the
same facts and, of the numbers that the rules of facts look at, the same ones, under the same readings of the disputes that
had a say.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from contextlib import contextmanager, nullcontext
from contextvars import ContextVar
from typing import TYPE_CHECKING, NamedTuple

from ..errors import SituationError
from ..graph import Effect
from .loops import Loop
from .noting import Noted, hear, noting, wanted

if TYPE_CHECKING:
    from .context import Context


ROUNDS = 30  # implication chains are short; more passes than this means they contradict each other
LEFT = ("facts", "cancelled", "used", "trace", "disputes", "because", "contradicted")  # what closing the facts fills


class Closed(NamedTuple):
    """What closing the facts of a situation left, the reading of each dispute it hung on, and what it looked at if that was noted."""

    readings: dict[str, str | None]
    left: dict[str, set | list | dict]
    noted: Noted | None


_known: ContextVar[dict[tuple, list[Closed]] | None] = ContextVar("known", default=None)


@contextmanager
def remembered() -> Iterator[None]:
    """While one question of a player is answered, with all that it asks in turn."""
    token = _known.set({}) if _known.get() is None else None
    try:
        yield
    finally:
        if token is not None:
            _known.reset(token)


@contextmanager
def kept(known: dict[tuple, list[Closed]]) -> Iterator[None]:
    """While questions are put to games whose rules of facts are the same: what one closes serves the next."""
    token = _known.set(known)
    try:
        yield
    finally:
        _known.reset(token)


def follow(context: Context) -> None:
    """Closes the facts of a situation, or takes over what one that the rules of facts cannot tell from it has left."""
    known, heard = _alike(context), wanted(context.index)
    for one in known:
        if heard and one.noted is None:
            continue
        if all(context.reading_of(context.reference.by_code[code]) == letter for code, letter in one.readings.items()):
            hear(context.index, one.noted or Noted())
            break
    else:
        with noting(context.index) if heard else nullcontext() as noted:
            close(context)
        one = Closed(dict(context.read), {name: getattr(context, name) for name in LEFT}, noted)
        known.append(one)
    vars(context).update({name: left.copy() for name, left in one.left.items()})  # a context adds to its own


def _alike(context: Context) -> list[Closed]:
    known, said = _known.get(), context.situation
    if known is None:
        return []
    seen = context.index.weighed
    weighed = frozenset((c, value) for told in (said.numbers, said.choices) for c, value in told.items() if c in seen)
    key = context.index.game, frozenset(said.facts), frozenset(said.denied), frozenset(context.subjects), weighed
    return known.setdefault(key, [])


def close(context: Context) -> None:
    """Works out which facts follow from what is said, and which rules they cancel."""
    facts = context.situation.facts | context.subjects
    turning: dict[Effect, None] = {}
    for round_ in range(ROUNDS):
        context.facts, told = facts, context.index.told(context.situation, facts)
        context.anew()
        if context.index.closures is not None:
            context.index.closures.add((frozenset(facts), frozenset(told & context.index.awaited)))
        context.cancelled = _cancellations(context, told)
        context.anew()
        awake = context.index.implying.among(facts, told)
        implied, denied, held, lacking = set[str](), set[str](), set[int](), list[tuple[Effect, SituationError]]()
        for effect in awake:
            if not (facts.issuperset(effect.when) and facts.isdisjoint(effect.unless)):  # as `facts_hold`, without the call
                continue
            context.meet(effect)
            try:
                if not context.set_aside(effect) and context.measured(effect):
                    (implied if effect.op == "implies" else denied).add(str(effect.value))
                    held.add(id(effect))
            except Loop:
                raise
            except SituationError as error:  # what it lacks is owed only if nothing that follows yet makes it idle
                lacking.append((effect, error))
        following = (context.situation.facts | context.subjects | (implied - context.situation.denied)) - denied
        if following == facts:
            for effect, error in lacking:
                if effect.op != "implies" or str(effect.value) not in facts:  # what holds already needs no second reason
                    raise error
            _trace(context, awake, held)
            return
        if round_ > ROUNDS // 2:  # what still gives or takes away a fact by now is what turns
            moving = following ^ facts
            turning.update(dict.fromkeys(effect for effect in awake if id(effect) in held and str(effect.value) in moving))
        facts = following
    said = ", ".join(dict.fromkeys(f"{context.code(effect.rule)} « {context.reference[effect.rule].label} »" for effect in turning))
    raise SituationError(f"{context.asked.name} : des faits s'impliquent et s'excluent sans fin, par {said} → ôtez l'un de leurs arb:implies ou arb:denies, ou limitez-le")


def _trace(context: Context, awake: list[Effect], held: Set[int]) -> None:
    """Tells which facts followed, and what kept others from it: `held` are the effects that did, of those `awake`."""
    for effect in awake:
        if not context.facts_hold(effect):
            context.used.update(context.facts.intersection(effect.unless))
            continue
        dispute, cancels = (context.replaced(effect), context.cancelling(effect)) if context.contested(effect) else (None, ())
        if (dispute or cancels) and context.reading_holds(effect) and context.would_hold(effect):
            if dispute:
                context.note_node(dispute.id, f"sans {context.code(effect.rule)}", f"lecture {context.reading_of(dispute)}")
            for cancel in cancels:
                context.note(cancel, f"sans {context.code(effect.rule)}", "annule")
        if id(effect) not in held:
            continue
        fact = context.reference[str(effect.value)]
        if effect.op == "implies" and fact.id in context.situation.denied:  # said to be false: it is, and who says so is told
            context.contradicted.setdefault(fact.id, effect.rule)
        elif effect.op == "implies" and fact.id not in context.situation.facts:
            line = context.line(effect, f"donc : {fact.label}", "implique")
            context.because[line] = effect
            context.remember(line)
        if effect.op == "denies" and fact.id in context.situation.facts:
            context.note(effect, f"donc pas : {fact.label}", "exclut")


def _cancellations(context: Context, told: Set[str]) -> dict[str, list[Effect]]:
    found: dict[str, list[Effect]] = {}
    for effect in context.index.cancelling.among(context.facts, told):
        if not context.facts_hold(effect):
            continue
        context.meet(effect)
        if context.reading_holds(effect) and context.replaced(effect) is None and context.measured(effect):
            found.setdefault(str(effect.value), []).append(effect)
    # a cancellation whose own rule is cancelled by a rule nobody cancels does nothing
    return {
        rule: kept for rule, effects in found.items()
        if (kept := [e for e in effects if not any(c.rule not in found for c in found.get(e.rule, ()))])
    }
