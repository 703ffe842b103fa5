"""What a value is made of, as plain JSON: what a form needs to have it given by touch, part by part."""

from __future__ import annotations

from fractions import Fraction

from .arguments import DICE, NUMBERS, PLACED, Argument, accepted, bounds, kind, unit
from .reference import Reference


def shape(value: Argument, reference: Reference) -> dict | None:
    """The make of a value; None for what only a question's own words can say. Of what a list may hold the first kind is meant."""
    here = kind(value, reference)
    if here in (*NUMBERS, *DICE):
        low, high = bounds(value, reference)
        if here == "SomeDice":
            return dice(high)
        found = {"is": "die" if here == "OneDie" else "number", "low": _plain(low), "high": _plain(high), "unit": unit(value, reference)}
        return {name: said for name, said in found.items() if said not in (None, "")}
    if here == "OneWord":
        return {"is": "word", "values": accepted(value, reference)}
    if here in ("FreeName", "Truth"):
        return {"is": "name" if here == "FreeName" else "truth"}
    if here in PLACED:
        inner = [(item, shape(item, reference)) for item in value.items]
        parts = [{"label": item.label, "name": item.name, "required": item.required, **made} for item, made in inner if made]
        return {"is": "named" if here == "NamedParts" else "placed", "parts": parts} if len(parts) == len(inner) else None
    if here == "ListOf" and (item := shape(value.items[0], reference)):
        return {"is": "list", "item": item}
    if here == "MapOf" and (item := shape(value.items[0], reference)) and (key := shape(value.keys, reference)):
        return {"is": "map", "key": key, "item": item}
    return None


def dice(sides: object) -> dict | None:
    """The make of a throw: results of one kind of die."""
    return {"is": "list", "item": {"is": "die", "low": 1, "high": _plain(sides)}} if _plain(sides) else None


def _plain(value: object) -> int | float | None:
    if not isinstance(value, (int, Fraction)):
        return None
    return value.numerator if Fraction(value).denominator == 1 else float(value)
