"""A procedure's questions to the rest of its game: the situation as it was stated, put again to another node."""

from __future__ import annotations

from fractions import Fraction

from ...resolver.context import Context
from ...resolver.verdict import Verdict


def ask(context: Context, curie: str, **more: object) -> Verdict:
    """The verdict of another node in the situation of `context`, with `more` stated over it."""
    return context.functions[context.reference[curie].name](**{**stated(context), **more})


def stated(context: Context) -> dict[str, object]:
    """What the player stated, as the keyword arguments that would state it again."""
    situation, reference = context.situation, context.reference
    said: dict[str, object] = {reference[c].name: True for c in situation.facts}
    said |= {reference[c].name: False for c in situation.denied}
    said |= {reference[c].name: plain(n) for c, n in situation.numbers.items()}
    said |= {reference[c].name: word for c, word in situation.choices.items()}
    return {**said, "litiges": dict(context.chosen)} if context.chosen else said


def plain(amount: Fraction) -> int | float:
    """A number as a player types it: whole when it is."""
    return int(amount) if amount.denominator == 1 else float(amount)


def plural(count: int, noun: str) -> str:
    """« 1 lot », « 2 lots »."""
    return f"{count} {noun}{'s' if count > 1 else ''}"
