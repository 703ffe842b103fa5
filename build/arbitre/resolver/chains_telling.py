"""What a chain answers: the chance of each thing it tells, or what given dice come to, with what each stage said."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from ..french import percent, readable
from .chains_worlds import seeing
from .verdict import Verdict, chance, number
from .wording import extras

if TYPE_CHECKING:
    from .chains_walk import Walk
    from .chains_worlds import Worlds

FEW = 6  # values of a number that are told one by one
SO_FAR = " à ce stade"  # said of what a chain that stopped short tells


def told(walk: Walk, worlds: Worlds) -> Verdict:
    """The verdict of a chain whose worlds are known."""
    context, single = walk.context, not walk.exact
    heads, odds, means, drawn = [], {}, [], False  # drawn: the first thing told is a word, one of several
    so_far = SO_FAR if single and _unsettled(walk, worlds) else ""
    for curie in map(str, context.asked.data["tells"]):
        node, found = walk.reference[curie], {} if _unreached(walk, curie) else _marginal(walk, worlds, curie)
        if not found:
            continue
        if node.kind == "Fact":
            share = found.get(True, Fraction(0))
            label = node.label[:1].upper() + node.label[1:]
            heads.append(f"{label} : {'oui' if share else 'non' + so_far}" if single else f"{label} : {said(share)}")
            odds[node.label] = share
        elif node.kind == "Choice":
            drawn = drawn or not heads and len(found) > 1
            heads.append(", ".join(f"{word} : {said(share)}" if not single else word for word, share in found.items()))
            odds |= {str(word): share for word, share in found.items()}
        else:
            symbol = _symbol(walk, curie)
            head, mean = _number(symbol, found, single)
            settled = single and node.data.get("max") is not None and mean == node.data["max"]  # it can go no further
            heads.append(head + ("" if settled else so_far))
            means.append(mean)
            odds |= {f"{symbol} {number(amount)}": share for amount, share in sorted(found.items())}
    for curie in (c for c in map(str, context.asked.data.get("mentions", ())) if c in walk.came):
        heads.append(_number(_symbol(walk, curie), _marginal(walk, worlds, curie), single)[0])
    stages = list(walk.asking.said)
    code = context.code(context.asked.id)
    context.note_node(context.asked.id, " ; ".join(heads), number(round(means[0], 2)) if means else "")
    words = _stages(stages)
    text = f"{' ; '.join(heads) or 'Rien'} ({code}) : {words}{extras(context, words)}"
    text = text[0].upper() + text[1:]
    outcome = (heads[0].removesuffix(so_far) if single else "Jet" if drawn else heads[0].partition(" : ")[0]) if heads else "Rien"
    return Verdict(
        context.asked.id, text, outcome, means[0] if means else None, None if single else odds,
        tuple(context.trace), tuple(context.disputes), details={"stages": stages},
    )


def _symbol(walk: Walk, curie: str) -> str:
    """How a number is told: with whose it is, when the chain tells it of several."""
    roles, data = walk.reference.roles, walk.context.asked.data
    base = roles.base(curie)
    told_of = {str(c) for name in ("tells", "mentions") for c in data.get(name, ()) if roles.base(str(c)) == base}
    whose = roles.split(curie)
    return f"{walk.reference[base].symbol} ({walk.reference[whose[0]].label})" if whose and len(told_of) > 1 else walk.reference[base].symbol


def said(share: Fraction) -> str:
    """A chance in words: its fraction when one can read it, its percentage alone when it is hundreds of digits long."""
    return chance(share) if readable(share) else percent(share)


def _unreached(walk: Walk, curie: str) -> bool:
    """Whether the chain keeps silent about what no stage has come to change."""
    return bool(walk.context.asked.data.get("tellsReached")) and curie in walk.slots and curie not in walk.came


def _unsettled(walk: Walk, worlds: Worlds) -> bool:
    """Whether the chain stopped without knowing what follows: a number it tells then is not the end of it."""
    facts = (c for c in map(str, walk.context.asked.data["tells"]) if walk.reference[c].data.get("unsettles"))
    return any(_marginal(walk, worlds, c).get(True) for c in facts)


def _marginal(walk: Walk, worlds: Worlds, curie: str) -> dict[object, Fraction]:
    """The chance of each value of a fact, a number or a choice at the end; nothing when the chain never came to it."""
    fact, found = walk.reference[curie].kind == "Fact", {}
    sees = seeing(walk.reads(curie))
    alike: dict[object, list] = {}  # a world of those that look the same to it, with the weight of them all
    for world, weight in worlds.weights.items():
        seen = sees(world)
        if seen in alike:
            alike[seen][1] += weight
        else:
            alike[seen] = [world, weight]
    for world, weight in alike.values():
        value = walk.true(curie, world) if fact else _value(walk, world, curie)
        found[value] = found.get(value, 0) + weight
    if set(found) == {None}:
        return {}
    if not fact and None in found and not isinstance(next(v for v in found if v is not None), str):
        found[0] = found.get(0, 0) + found.pop(None)
    return {value: Fraction(weight, worlds.denominator) for value, weight in found.items() if value is not None}


def _value(walk: Walk, world: tuple, curie: str) -> object:
    if curie in walk.slots:
        return world[walk.slots[curie]]
    return walk.number(curie, world)


def _number(symbol: str, found: dict[object, Fraction], single: bool) -> tuple[str, Fraction]:
    """What is said of a number, and its mean."""
    mean = sum((amount * share for amount, share in found.items()), Fraction(0))
    if single:
        return f"{symbol} {number(mean)}", mean
    if 0 < min(found) and len(found) <= FEW:  # never nothing: each value is said
        return ", ".join(f"{symbol} {number(amount)} : {said(share)}" for amount, share in sorted(found.items())), mean
    words = f"{symbol} : {number(round(mean, 2))} en moyenne"
    some = sum((share for amount, share in found.items() if amount > 0), Fraction(0))  # what is left of a wall may fall below 0, which is not some
    return f"{words}, au moins 1 : {said(some)}" if min(found) <= 0 < max(found) else words, mean


def _stages(stages: list[tuple[str, str]]) -> str:
    return " ; ".join(dict.fromkeys(f"{label.lower()}, {text[:1].lower()}{text[1:]}" for label, text in stages))
