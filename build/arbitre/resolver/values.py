"""Numbers with their reasons: a characteristic, a measure or a quantity, after every effect on it.

The order of operations (replace, multiply, add, bound, round…) and what does not stack are data of the game.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction

from ..errors import SituationError
from ..french import term
from ..graph import Effect
from .context import Context
from .loops import working_out
from .priority import Collision, beaten, standing
from .verdict import number

FARTHEST = 10**12
DEFAULT_ORDER = ("set", "multiply", "add", "floor", "cap", "round")
MADE = ("set", "multiply", "add")  # what a quantity is made by; a bound or a rounding may be put on what is stated too


@dataclass(frozen=True)
class Worked:
    """A number and how it was reached: `words` is "14 + 2 (WM-130)", `changed` says whether any effect had a say."""

    amount: Fraction
    words: str
    changed: bool


def evaluate(context: Context, curie: str) -> Worked:
    """Works out a parameter or a quantity in this situation, once. Raises SituationError or Collision."""
    if context.settled and curie in context.worked:
        return context.worked[curie]
    with working_out(context, curie):
        worked = _worked(context, curie)
    if context.settled:
        context.worked[curie] = worked
    return worked


def _worked(context: Context, curie: str) -> Worked:
    node = context.reference[curie]
    effects = context.effects(curie, *DEFAULT_ORDER)
    if node.kind == "Quantity" and curie in context.situation.numbers:  # whoever states it has reckoned what it is made of: only what befalls it is left
        effects = [e for e in effects if not (e.op in MADE and e.rule == context.reference.roles.base(curie))]
    replaced = any(e.op == "set" for e in effects)
    if node.kind == "Quantity" and curie not in context.situation.numbers:
        amount, words = Fraction(0), ""  # a replaced base need not be stated
        for part in () if replaced else node.data.get("adds", ()):
            worked = evaluate(context, str(part))
            amount += worked.amount
            said = f"({context.reference[str(part)].symbol}" + (f" {worked.words})" if worked.changed else ")")
            words += f"{term(worked.amount) if words else number(worked.amount)} {said}"
        for part in () if replaced else node.data.get("subtracts", ()):
            worked = evaluate(context, str(part))
            amount -= worked.amount
            said = f"({context.reference[str(part)].symbol}" + (f" {worked.words})" if worked.changed else ")")
            words += f"{term(-worked.amount) if worked.amount else ' - 0'} {said}"
    elif replaced and curie not in context.situation.numbers and "default" not in node.data:
        amount, words = Fraction(0), ""
    else:
        amount = context.situation.numbers.get(curie, None)
        amount = context.number(curie) if amount is None else amount
        words = number(amount)
    return apply(context, curie, Worked(amount, words, False), effects)


def apply(context: Context, target: str, worked: Worked, effects: list[Effect]) -> Worked:
    """Applies effects to a number in the game's order of operations, noting each in the trace."""
    if not effects:
        return worked
    game = context.reference[context.situation.game]
    for op in game.data.get("operationOrder") or DEFAULT_ORDER:
        for effect in _of(context, effects, op):
            before = worked
            worked = _operate(context, effect, worked)
            if abs(worked.amount) > FARTHEST:
                raise SituationError(f"{context.code(effect.rule)} : {context.reference[target].symbol} dépasse ce qui se compte → relisez cet effet")
            if worked is not before:
                context.note(effect, _phrase(context, effect, target), _shown(context, effect))
    return worked


def _of(context: Context, effects: list[Effect], op: str) -> list[Effect]:
    """The effects that an operation of the game's order applies: « malus » takes what lowers, « bonus » what raises."""
    if op == "set":
        return decided(context, effects)
    if op in ("malus", "bonus"):
        return [e for e in stacked(context, [e for e in effects if e.op == "add"]) if (_value(context, e) < 0) == (op == "malus")]
    return stacked(context, [e for e in effects if e.op == op])


def decided(context: Context, effects: list[Effect]) -> list[Effect]:
    """The one replacement that stands; Collision when two of different values do."""
    sets = [e for e in effects if e.op == "set"]
    kept = standing(context.reference, sets)
    if len({_value(context, e) for e in kept}) > 1:
        raise Collision(kept)
    for winner, loser in beaten(context.reference, sets, kept):
        if winner.rule != loser.rule:
            context.note(winner, f"prime sur {context.code(loser.rule)}", "écarte")
    return kept[:1]


def stacked(context: Context, effects: list[Effect]) -> list[Effect]:
    """Leaves one effect of each group that does not stack: the best, or the worst if the game says so."""
    groups: dict[str, list[Effect]] = {}
    for effect in effects:
        if effect.stack:
            groups.setdefault(effect.stack, []).append(effect)
    dropped = []
    for group, members in groups.items():
        keeps = context.reference[group].data.get("keeps", "Best")
        rank = (lambda e: _value(context, e)) if keeps == "Best" else (lambda e: -_value(context, e))
        best = max(members, key=rank)
        for other in members:
            if other is not best:
                dropped.append(other)
                context.note_node(group, f"non cumulé : {context.code(other.rule)}", "non cumulé")
    return [e for e in effects if e not in dropped]


def _value(context: Context, effect: Effect) -> Fraction:
    if isinstance(effect.value, Fraction):
        return effect.value * context.count(effect)
    return evaluate(context, effect.value).amount * context.count(effect)


def _operate(context: Context, effect: Effect, worked: Worked) -> Worked:
    code = context.code(effect.rule)
    if effect.op == "round":
        exact = worked.amount
        whole = Fraction(math.ceil(exact) if effect.value == "Up" else math.floor(exact))
        way = "au supérieur" if effect.value == "Up" else "à l'inférieur"
        return worked if whole == exact else Worked(whole, f"{worked.words} arrondi {way} ({code})", True)
    value = _value(context, effect)
    if effect.op == "set":
        source = f" {context.reference[effect.value].symbol}," if isinstance(effect.value, str) else ""
        return Worked(value, f"{number(value)} ({source.strip()}{' ' if source else ''}{code})", True)
    if effect.op == "add":
        if not worked.words:
            return Worked(value, f"{number(value)} ({code})", True)
        sign = "+" if value >= 0 else "-"
        return Worked(worked.amount + value, f"{worked.words} {sign} {number(abs(value))} ({code})", True)
    if effect.op == "multiply":
        return Worked(worked.amount * value, f"{worked.words} × {number(value)} ({code})", True)
    bounded = min(worked.amount, value) if effect.op == "cap" else max(worked.amount, value)
    if bounded == worked.amount:
        return worked
    word = "au plus" if effect.op == "cap" else "au moins"
    return Worked(bounded, f"{worked.words}{', ' if worked.words else ''}{word} {number(value)} ({code})", True)


def _shown(context: Context, effect: Effect) -> str:
    if effect.op == "round":
        return "arrondi"
    value = _value(context, effect)
    signs = {"add": "+" if value >= 0 else "", "multiply": "× ", "set": "= ", "cap": "≤ ", "floor": "≥ "}
    return signs[effect.op] + number(value)


def _phrase(context: Context, effect: Effect, target: str) -> str:
    return f"{_shown(context, effect)} ({context.reference[target].symbol})"
