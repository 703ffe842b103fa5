"""The fields of a question, ready for a form: what one may say, whose it is, what is accepted, the nearest and the weightiest first."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from fractions import Fraction
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from ..errors import ArbitreError
from ..graph import PARAMETERS, Node, declared, sample, tested
from ..graph.arguments import DICE, NUMBERS, accepted, bounds, kind, unit
from .accepted import Taken, own, takes

if TYPE_CHECKING:
    from .engine import Resolver

FACT, NUMBER, CHOICE, ROLLED, TYPED = "fact", "number", "choice", "dice", "typed"
OWN = {"des": "Dés", "des_adverses": "Dés adverses", "options": "Options"}
SHORT = 5  # signs of a symbol that profiles print beside a name
_KEPT: WeakKeyDictionary[Resolver, dict[str, dict[str, Counter[str]]]] = WeakKeyDictionary()
ARTICLES = ("le ", "la ", "les ", "l'", "l’", "un ", "une ")
THROWS = "[[3, 4], [5, 2]]"  # how the dice of a chain are typed, a list a roll


@dataclass(frozen=True)
class Field:
    """One thing a question may be told.

    `name` is the shortest word it accepts, `whole` the one that says whose it is, as errors call it; `role` is a CURIE, `whose` its title,
    `label` how it reads under it. A number is in `unit`, between `low` and `high`; a choice is one of `values`; what is typed looks like `sample`.
    """

    name: str
    whole: str
    label: str
    kind: str
    curie: str = ""
    role: str = ""
    whose: str = ""
    depth: int = 0
    unit: str = ""
    low: float | None = None
    high: float | None = None
    default: str = ""
    values: tuple[str, ...] = ()
    sample: str = ""

    def plain(self) -> dict:
        """As JSON: what it does not say is left out."""
        return {name: value for name, value in asdict(self).items() if value not in ("", None, ())}


def fields(resolver: Resolver, node: Node) -> list[Field]:
    """Everything a question reads, the nearest first; at one distance, what most rules look at first. Its own arguments come last."""
    weights = _weights(resolver, node)
    found = [one for group in takes(resolver, node) for one in group if _means(resolver, node, one.name) == one.curie]
    found.sort(key=lambda one: (min(one.depth, 2), one.depth if one.depth > 1 else 0, -weights[resolver.reference.roles.base(one.curie)]))
    return [*(_field(resolver, one) for one in found), *own_fields(resolver, node)]


def every(resolver: Resolver, game: str) -> list[Field]:
    """Everything that some question of a game (by CURIE) reads, by the name that says whose it is; what most rules look at first."""
    reference, reading = resolver.reference, resolver.reading(game)
    counted: Counter[str] = Counter()
    for looked in _looked_at(resolver, game).values():
        counted.update(looked)
    found = [reference[curie] for curie in sorted(reading.names() - reading.inner) if reference[curie].kind in PARAMETERS]
    found.sort(key=lambda node: (-counted[reference.roles.base(node.id)], -reading.read_by.count(node.id)))
    return [_field(resolver, Taken(node.id, node.name, node.label, reference.roles.bearer(node.id), "", 0)) for node in found]


def _means(resolver: Resolver, node: Node, name: str) -> str:
    """What a question hears in a name; "" for one that several could bear: what cannot be told has no field."""
    try:
        return resolver.index(node.game).naming.meaning(name, resolver.reading(node.game).depths(node.id), node)
    except ArbitreError:
        return ""


def _weights(resolver: Resolver, node: Node) -> Counter[str]:
    """How many effects on what a question reads look at each thing, whoever bears it."""
    looked = _looked_at(resolver, node.game)
    read = set(map(resolver.reference.roles.base, resolver.reading(node.game).closure(node.id)))
    counted: Counter[str] = Counter()
    for target in read & looked.keys():
        counted.update(looked[target])
    return counted


def _looked_at(resolver: Resolver, game: str) -> dict[str, Counter[str]]:
    """What the effects of a game look at, by what they act on, whoever bears either; worked out once a resolver."""
    kept = _KEPT.setdefault(resolver, {})
    if game not in kept:
        base, found = resolver.reference.roles.base, {}
        for effect in (effect for node in resolver.reference.of_game(game) for effect in node.effects):
            found.setdefault(base(effect.target or str(effect.value)), Counter()).update(set(map(base, tested(effect))))
        kept[game] = found
    return kept[game]


def _field(resolver: Resolver, taken) -> Field:
    reference = resolver.reference
    node = reference[taken.curie]
    bare = reference[reference.roles.base(taken.curie)]
    data = node.data
    common = {"name": taken.name, "whole": node.name, "curie": taken.curie, "role": taken.role, "depth": taken.depth,
              "whose": title(reference[taken.role].label) if taken.role else ""}
    if node.kind == "Fact":
        return Field(label=_beside(node.label, reference[taken.role].label if taken.role else ""), kind=FACT, **common)
    symbol = str(data.get("symbol") or "")
    label = f"{bare.label} ({symbol})" if symbol and len(symbol) <= SHORT and symbol not in bare.label else bare.label
    default = data.get("default")
    if node.kind == "Choice":
        return Field(label=label, kind=CHOICE, values=tuple(map(str, data.get("values", ()))), default="" if default is None else str(default), **common)
    named = reference.get(str(data["unit"])) if data.get("unit") else None
    return Field(
        label=label, kind=NUMBER, unit=named.label if named else str(data.get("unit") or ""), low=_number(data.get("min")), high=_number(data.get("max")),
        default="" if default is None else str(_number(default)), **common,
    )


def _beside(label: str, role: str) -> str:
    """What is said of somebody, where his name stands above it: « la cible est à couvert » as « est à couvert »."""
    return label.removeprefix(role).strip() if role and label.lower().startswith(role.lower() + " ") else label


def title(label: str) -> str:
    """What a role is called above what is said of it: « la seconde cible » as « Seconde cible »."""
    bare = next((label.removeprefix(article) for article in ARTICLES if label.startswith(article)), label)
    return bare[:1].upper() + bare[1:]


def own_fields(resolver: Resolver, node: Node) -> list[Field]:
    """The arguments that are no parameter of the game: dice, options, those of a procedure."""
    stated = {argument.name: argument for argument in declared(node)}
    found = []
    for name in own(resolver, node):
        argument = stated.get(name)
        if argument is not None:
            found.append(_argument(resolver, argument))
        elif node.kind == "Roll":
            found.append(Field(name, name, OWN[name], ROLLED, sample=_throw(resolver, node, name)))
        else:
            found.append(Field(name, name, OWN.get(name, name), TYPED, sample=THROWS if name == "des" else "[{…}, {…}]"))
    return found


def _throw(resolver: Resolver, node: Node, name: str) -> str:
    """How many dice a roll throws, as one would type them."""
    thrown = resolver.reference.get(str(node.data.get("against", ""))) if name == "des_adverses" else node
    dice = thrown.data.get("dice") if thrown is not None else None
    return ", ".join(["3", "4", "2", "5"][: int(dice)]) if isinstance(dice, (int, Fraction)) and 0 < dice <= 4 else "3, 4, …"


def _argument(resolver: Resolver, argument) -> Field:
    reference, here = resolver.reference, kind(argument, resolver.reference)
    common = {"name": argument.name, "whole": argument.name, "label": argument.label}
    if here == "Truth":
        return Field(kind=FACT, **common)
    if here == "OneWord":
        return Field(kind=CHOICE, values=tuple(accepted(argument, reference)), **common)
    if here == "SomeDice":
        return Field(kind=ROLLED, sample=sample(argument, reference).strip("[]"), **common)
    if here in (*NUMBERS, *DICE):
        low, high = bounds(argument, reference)
        return Field(kind=NUMBER, unit=unit(argument, reference), low=_number(low), high=_number(high), **common)
    return Field(kind=TYPED, sample=sample(argument, reference), **common)


def _number(value: object) -> int | float | None:
    if value is None or isinstance(value, str):
        return None
    value = Fraction(value)
    return value.numerator if value.denominator == 1 else float(value)
