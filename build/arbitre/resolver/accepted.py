"""What a question takes, ready to be listed: the name to type, what it means, whose it is, what is accepted, how far it stands."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..errors import ArbitreError
from ..french import counted, number
from ..graph import DICE, PARAMETERS, Argument, Node, Reference, declared, expects, sample

if TYPE_CHECKING:
    from .engine import Resolver

USUAL = 12  # the names a question is shown with, when it reads more than anyone would type
KEYWORD = re.compile(r"\b([^\W\d]\w*)=(?!=)")
DISTANCES = ("Dans sa formule", "Ce qui la modifie", "Ce dont cela découle")  # of a question: 0, 1, and beyond


@dataclass(frozen=True)
class Taken:
    """One parameter of a question."""

    curie: str
    name: str  # the shortest the question accepts
    label: str
    role: str  # CURIE of whose it is, "" for nobody's
    accepts: str
    depth: int


def takes(resolver: Resolver, node: Node) -> list[list[Taken]]:
    """What a question reads, by distance: its formula, what modifies it, what those follow from. Last lists may be empty."""
    if resolver.taken is None or resolver.taken[0] is not node:  # what shows a question asks for it several times over
        resolver.taken = node, _takes(resolver, node)
    return resolver.taken[1]


def _takes(resolver: Resolver, node: Node) -> list[list[Taken]]:
    reference, naming = resolver.reference, resolver.index(node.game).naming
    depths = resolver.reading(node.game).depths(node.id)
    found: list[list[Taken]] = [[], [], []]
    inner = resolver.reading(node.game).inner if node.kind == "Chain" else ()
    for curie in (c for c in resolver.signature(node.id) if c not in inner):
        parameter = reference[curie]
        role = reference.roles.split(curie)
        name = parameter.name
        if role and parameter.kind != "Fact" and _means(naming, parameter.called, depths, node) == curie:
            name = parameter.called
        found[min(depths[curie], 2)].append(Taken(curie, name, parameter.label, role[0] if role else "", accepts(parameter, reference), depths[curie]))
    return found


def _means(naming, name: str, depths: dict[str, int], node: Node) -> str:
    try:
        return naming.meaning(name, depths, node)
    except ArbitreError:
        return ""


def own(resolver: Resolver, node: Node) -> list[str]:
    """The arguments that are no parameter of the game: dice, options, those of a procedure."""
    if node.kind == "Roll":
        against = resolver.reference.get(str(node.data.get("against", "")))
        return ["des", "des_adverses"] if against and against.kind == "Roll" else ["des"]
    if node.kind == "Chain" and not any(argument.kind in DICE for argument in declared(node)):
        return ["des", *(argument.name for argument in declared(node))]
    if node.kind == "Ranking":
        return ["options"]
    return [argument.name for argument in declared(node)]


@dataclass(frozen=True)
class Own:
    """One argument of a procedure, ready to be listed."""

    name: str
    label: str
    meaning: str
    accepts: str
    sample: str  # a value that would do, as one types it
    required: bool
    of: tuple[str, ...]  # CURIEs of the nodes whose value it has, its elements' included


def arguments_of(reference: Reference, node: Node) -> list[Own]:
    """What a procedure takes for itself, in the order it is given."""
    return [
        Own(a.name, a.label, " ".join(a.meaning.split()), f"{expects(a, reference)}{_unsaid(a)}", sample(a, reference), a.required, tuple(_nodes(a)))
        for a in declared(node)
    ]


def _unsaid(argument: Argument) -> str:
    if argument.default is not None:
        return f" ; {argument.default if isinstance(argument.default, str) else number(argument.default)} si rien n'est dit"
    return "" if argument.required else " ; facultatif"


def _nodes(argument: Argument) -> dict[str, None]:
    found = dict.fromkeys(argument.of)
    for inner in (*argument.items, *([argument.keys] if argument.keys else [])):
        found |= _nodes(inner)
    return found


def call(resolver: Resolver, node: Node) -> str:
    """The question with the usual names of its formula and its own arguments; an ellipsis for what else it reads."""
    groups = takes(resolver, node)
    first = usual(node, groups[0])
    names = [taken.name for taken in first] + own(resolver, node)
    more = len(first) < len(groups[0]) or any(groups[1:])
    return f"{node.name}({', '.join([*names, *(['…'] if more or not names else [])])})"


def usual(node: Node, taken: Sequence[Taken]) -> list[Taken]:
    """The few that one says most, in their order: those the examples of the question state most often."""
    stated = Counter(name for example in node.examples for name in KEYWORD.findall(example.code))
    kept = {one.curie for one in sorted(taken, key=lambda one: -stated[one.name])[:USUAL]}
    return [one for one in taken if one.curie in kept]


def accepts(parameter: Node, reference: Reference) -> str:
    """What a parameter accepts, in words: these are bounds of a question, not a rule of the game."""
    data = parameter.data
    if values := data.get("values"):
        words = [str(value) for value in values]
        return f"accepté : {', '.join(words[:-1])} ou {words[-1]}"
    if parameter.kind not in PARAMETERS or parameter.kind == "Fact":
        return ""
    unit = data.get("unit")
    named = reference.get(str(unit)) if unit else None
    unit, low, high = named.label if named else unit, data.get("min"), data.get("max")
    found = [f"en {unit}"] if unit else []
    if low is not None and high is not None:
        found.append(f"accepté de {number(low)} à {number(high)}")
    elif low is not None:
        found.append(f"accepté à partir de {number(low)}")
    elif high is not None:
        found.append(f"accepté jusqu'à {number(high)}")
    if data.get("default") is not None:
        default = data["default"]
        found.append(f"{counted(default, unit) if not isinstance(default, str) else default} si rien n'est dit")
    return ", ".join(found)


def names(resolver: Resolver, predicate: Node) -> list[tuple[str, str]]:
    """How a predicate, a number or a fact is said in questions: each role able to bear it ("" when it is nobody's) with the name."""
    reference = resolver.reference
    reading, spoken = resolver.reading(predicate.game), reference.spoken(predicate)
    if not spoken:
        return [("", predicate.name)] if predicate.kind in PARAMETERS else []
    spoken = [curie for curie in spoken if reading.read_by.read(curie)]  # said of somebody of whom no question asks it, it is no word
    return [(reference.roles.split(curie)[0], reference[curie].name) for curie in spoken]


def askers(resolver: Resolver, predicate: Node) -> list[tuple[int, str]]:
    """The questions that read a predicate, whoever bears it, as (distance, CURIE), the nearest first."""
    reading, found = resolver.reading(predicate.game), {}
    for curie in {predicate.id, *resolver.reference.spoken(predicate)}:
        for depth, asker in reading.asked_of(curie):
            found[asker] = min(depth, found.get(asker, depth))
    return sorted((depth, asker) for asker, depth in found.items() if asker != predicate.id)
