"""What a procedure takes for itself, as the graph declares it, and how that is said in words."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from ..french import number

if TYPE_CHECKING:
    from .model import Node
    from .reference import Reference

NUMBERS, DICE = ("WholeNumber", "AnyNumber"), ("OneDie", "SomeDice")
OTHERWISE = {
    "FreeName": "un nom", "Truth": "True ou False", "QuestionName": "le nom d'une question", "StatedCase": "un dictionnaire de faits et de nombres",
}
PLACED = ("FixedList", "NamedParts")  # each place has a meaning of its own


@dataclass(frozen=True)
class Argument:
    """An argument, or a value inside one: what it is called and means, what it accepts. Numbers are in its unit.

    `kind` is one of arb:ValueKind, empty where it is that of the nodes `of`; `items` are what each element may be, or what
    each place is; of a list, `low` and `high` count its elements; `above` is a bound that is not reached.
    """

    name: str = ""
    label: str = ""
    label_en: str = ""
    meaning: str = ""
    kind: str = ""
    of: tuple[str, ...] = ()
    unit: str = ""
    low: Fraction | None = None
    high: Fraction | None = None
    above: Fraction | None = None
    values: tuple[str, ...] = ()
    items: tuple[Argument, ...] = ()
    keys: Argument | None = None
    required: bool = True
    default: Fraction | str | None = None


def declared(node: Node) -> tuple[Argument, ...]:
    """The arguments of a procedure or a chain, in the order they are given; none for another node."""
    return node.data.get("arguments", ())


def kind(value: Argument, reference: Reference) -> str:
    """The kind of a value: its own, or that of the node it is a value of; "Truth" for a fact's."""
    if value.kind or not value.of:
        return value.kind
    return {"Choice": "OneWord", "Fact": "Truth"}.get(reference[value.of[0]].kind, "AnyNumber")


def bounds(value: Argument, reference: Reference) -> tuple[Fraction | None, Fraction | None]:
    """The least and the greatest number accepted: its own, or those of its node; of a die, its faces."""
    nodes = [reference[curie] for curie in value.of]
    if kind(value, reference) in DICE:
        return Fraction(1), max((n.data["sides"] if n.kind == "Roll" else n.data["max"] for n in nodes), default=None)
    low, high = (next((n.data[name] for n in nodes if n.data.get(name) is not None), None) for name in ("min", "max"))
    return low if value.low is None and value.above is None else value.low, high if value.high is None else value.high


def unit(value: Argument, reference: Reference) -> str:
    """The unit of a number: its own, or that of its node."""
    return value.unit or next((str(reference[c].data["unit"]) for c in value.of if reference[c].data.get("unit")), "")


def accepted(value: Argument, reference: Reference) -> list[str]:
    """The words a value may be: those it lists, the values of a choice, the outcomes of a roll, the name of another node."""
    found = list(value.values)
    for node in (reference[curie] for curie in value.of):
        if node.kind == "Choice":
            found += map(str, node.data["values"])
        elif node.kind == "Roll":
            found += [str(node.data[name]).lower() for name in ("success", "failure")]
        else:
            found.append(node.label.lower())
    return found


def expects(value: Argument, reference: Reference) -> str:
    """What a value must be, as a sentence goes on after « attend »."""
    here, inner = kind(value, reference), [_inside(item, reference) for item in value.items]
    if here in NUMBERS:
        return _number(value, reference)
    if here == "OneWord":
        words = [f"« {word} »" for word in accepted(value, reference)]
        return " ou ".join(filter(None, [", ".join(words[:-1]), words[-1]]))
    if here in DICE:
        sides = number(bounds(value, reference)[1])
        return f"un résultat de d{sides}, de 1 à {sides}" if here == "OneDie" else f"une liste de résultats de d{sides}, de 1 à {sides}"
    if here == "ListOf":
        return f"une liste{_size(value, 'élément')}, chacun {' ou '.join(inner)}"
    if here == "MapOf":
        return f"un dictionnaire{_size(value, 'clé')} ; clés : {_inside(value.keys, reference)} ; valeurs : {' ou '.join(inner)}"
    if here == "FixedList":
        return f"[{', '.join(i if item.required else f'et au besoin {i}' for i, item in zip(inner, value.items))}]"
    if here == "NamedParts":
        return "{" + ", ".join(f'"{item.name}": {i}' + ("" if item.required else ", au besoin") for i, item in zip(inner, value.items)) + "}"
    return OTHERWISE[here]


def _inside(value: Argument, reference: Reference) -> str:
    said = expects(value, reference)
    label = lowered(value.label)
    return said if not label else label if kind(value, reference) == "FreeName" else f"{label} ({said})"


def lowered(text: str) -> str:
    """A label as it stands inside a sentence: « points de vie », but « CT ou CC »."""
    return text[:1].lower() + text[1:] if text[1:2].islower() else text


def _number(value: Argument, reference: Reference) -> str:
    low, high = bounds(value, reference)
    said = "un nombre entier" if kind(value, reference) == "WholeNumber" else "un nombre"
    if value.above is not None:
        said += f" plus grand que {number(value.above)}" + (f" et d'au plus {number(high)}" if high is not None else "")
    elif low is not None and high is not None:
        said += f" de {number(low)} à {number(high)}"
    elif low is not None or high is not None:
        said += f" d'au moins {number(low)}" if high is None else f" d'au plus {number(high)}"
    return " ".join(filter(None, [said, unit(value, reference)]))


def _size(value: Argument, noun: str) -> str:
    low, high = value.low, value.high
    if low is not None and low == high:
        return f" de {number(low)} {noun}s"
    found = [f"d'au moins {number(low)} {noun}{'s' * (low > 1)}"] if low else []
    found += [f"d'au plus {number(high)}"] if high is not None else []
    return f" {' et '.join(found)}" if found else ""


def sample(value: Argument, reference: Reference, rank: int = 0) -> str:
    """A value that would do, as one types it."""
    here = kind(value, reference)
    if here in ("ListOf", "MapOf"):
        item = value.items[0]
        many = 1 + (kind(item, reference) not in ("ListOf", "MapOf", *PLACED, "StatedCase"))
        found = [sample(item, reference, n) for n in range(max(many, int(value.low or 0)))]
        if here == "ListOf":
            return f"[{', '.join(found)}]"
        return "{" + ", ".join(f"{_key(sample(value.keys, reference, n))}: {one}" for n, one in enumerate(found)) + "}"
    if here == "FixedList":
        return f"[{', '.join(sample(item, reference, rank + n) for n, item in enumerate(value.items) if item.required)}]"
    if here == "NamedParts":
        return "{" + ", ".join(f'"{item.name}": {sample(item, reference)}' for item in value.items if item.required) + "}"
    if here == "OneWord":
        words = accepted(value, reference)
        return f'"{words[rank % len(words)]}"'
    if here in (*NUMBERS, "OneDie"):
        low, high = bounds(value, reference)
        return number(min(max(Fraction(2 + rank), low or 0), high if high is not None else Fraction(2 + rank)))
    if here == "SomeDice":
        roll = reference[value.of[0]]
        return f"[{', '.join(['3'] * int(roll.data.get('dice', 1)))}]"
    return {"FreeName": f'"{"ABCDEF"[rank % 6]}"', "Truth": "True", "QuestionName": '"…"', "StatedCase": "{…}"}[here]


def _key(shown: str) -> str:
    return shown if shown.startswith('"') else f'"{shown}"'
