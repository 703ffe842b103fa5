"""The reference as plain Python values: what the other rooms see of the graph.

Identifiers are CURIEs ("wm:attaque-de-dos"). Numbers are exact (`Fraction`). Nothing here knows RDF.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from ..errors import GraphError, nearest

Number = Fraction
Value = Fraction | str  # a number, a choice's value, or the CURIE of a parameter ("wm:por")


@dataclass(frozen=True)
class Citation:
    """Where a printed document says it: `document` is the CURIE of a source ("src:warmachine-mk2-fr-combat")."""

    document: str
    section: str = ""
    page: int | None = None


@dataclass(frozen=True)
class Example:
    """A doctest standing under its rule."""

    label: str
    code: str
    line: int = 0


@dataclass(frozen=True)
class Compare:
    """One measured condition: `measure` against `value`, by `op` (atMost, atLeast, lessThan, moreThan, equals).

    With `if_stated`, a situation that leaves one of the two unsaid does not meet it; otherwise it is asked for.
    """

    measure: str
    op: str
    value: Value
    if_stated: bool = False


@dataclass(frozen=True)
class Per:
    """How many times an effect counts: slices of `step` in `measure` after the first `beyond`."""

    measure: str
    beyond: Fraction = Fraction(0)
    step: Fraction = Fraction(1)
    rounding: str | None = None


@dataclass(frozen=True)
class DicePattern:
    """What the kept dice must show: all the face `all_show`, or `same_face` dice alike; with enough dice rolled."""

    all_show: int | None = None
    same_face: int | None = None
    minimum_dice: int = 1


@dataclass(frozen=True)
class Effect:
    """What a rule changes: one operation `op` with its `value`, on `target`, under conditions.

    `op` is one of add, set, multiply, cap, floor, round, addDice, dropLowest, dropHighest, outcome, waives, prefers,
    reroll, modality, gives, ends, implies, denies, cancels. `target` is empty for implies, denies and cancels.
    """

    rule: str
    op: str
    value: Value
    target: str = ""
    when: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()
    given: tuple[Compare, ...] = ()
    pattern: DicePattern | None = None
    per: Per | None = None
    stack: str | None = None
    on_outcome: str | None = None
    lasts: str | None = None
    reading: str | None = None  # the label of the dispute's reading it belongs to
    index: int = 0  # its rank under its rule, as written
    line: int = 0


@dataclass(frozen=True)
class Jump:
    """A way out of a step other than the next one."""

    to: str
    when: tuple[str, ...] = ()
    times: str | None = None


@dataclass(frozen=True)
class Reading:
    """One way to read a disputed rule; the effects that hold only under it carry its letter."""

    letter: str
    says: str
    cites: tuple[Citation, ...] = ()
    replaces: tuple[str, ...] = ()


@dataclass(frozen=True)
class Block:
    """A heading of a quick reference and the CURIEs it recalls, in order."""

    label: str
    recalls: tuple[str, ...]


@dataclass(frozen=True)
class Node:
    """One thing that has a page: a rule, a state, a step, a fact, a source…"""

    id: str
    kind: str
    line: int = 0
    file: str = ""
    iri: str = ""
    slug: str = ""
    code: str = ""
    game: str = ""  # CURIE of its game, empty for sources
    chapter: str = ""
    label: str = ""
    label_en: str = ""
    alt: tuple[str, ...] = ()
    statement: str = ""
    note: str = ""
    cites: tuple[Citation, ...] = ()
    effects: tuple[Effect, ...] = ()
    examples: tuple[Example, ...] = ()
    links: dict[str, tuple[str, ...]] = field(default_factory=dict)
    data: dict[str, object] = field(default_factory=dict)  # what its kind adds: dice, unit, values, jumps, rows…

    @property
    def name(self) -> str:
        """The node's name in Python: the local part, dashes as underscores."""
        return self.id.partition(":")[2].replace("-", "_")

    @property
    def symbol(self) -> str:
        """What a verdict calls it: its symbol (DEF) or its label."""
        return str(self.data.get("symbol") or self.label)


ASKABLE = ("Roll", "Quantity", "Action", "Event", "Ranking", "Sequence", "Table", "Procedure")
PARAMETERS = ("Fact", "Characteristic", "Measure", "Choice")
INVERSES = {
    "requires": "requiredBy",
    "exceptionTo": "hasException",
    "overrides": "overriddenBy",
    "grants": "grantedBy",
    "cancels": "cancelledBy",
    "appliesAt": "applied",
    "partOf": "hasPart",
    "seeAlso": "seeAlso",
    "broader": "narrower",
    "replacedBy": "replaces",
    "concerns": "disputedBy",
    "about": "aboutBy",
}


@dataclass
class Reference:
    """The whole graph, loaded: nodes by CURIE, and the indexes the other rooms ask."""

    nodes: dict[str, Node]
    site_url: str
    version: str
    ontology: dict[str, dict] = field(default_factory=dict)  # arb terms: label, comment in fr and en

    def __post_init__(self) -> None:
        self.inverse: dict[str, dict[str, list[str]]] = {}
        for node in self.nodes.values():
            for link, targets in node.links.items():
                for target in targets:
                    if link in INVERSES:
                        self.inverse.setdefault(target, {}).setdefault(INVERSES[link], []).append(node.id)
        self.by_code = {node.code: node for node in self.nodes.values() if node.code}
        self.by_slug = {node.slug: node for node in self.nodes.values()}

    def __iter__(self) -> Iterator[Node]:
        return iter(self.nodes.values())

    def __getitem__(self, curie: str) -> Node:
        """The node of that CURIE. Raises GraphError, with the nearest name, when nothing describes it."""
        try:
            return self.nodes[curie]
        except KeyError:
            raise GraphError(f"inconnu : {curie}{nearest(str(curie), self.nodes)} → lancez « arbitre check »") from None

    def get(self, curie: str) -> Node | None:
        """The node of that CURIE, or None."""
        return self.nodes.get(curie)

    def games(self) -> list[Node]:
        """The games, in the order of their files."""
        return [n for n in self if n.kind == "Game"]

    def of_game(self, game: str, *kinds: str) -> list[Node]:
        """The nodes of a game (by CURIE), all or of some kinds, in file order."""
        return [n for n in self if n.game == game and (not kinds or n.kind in kinds)]

    def linked(self, curie: str, link: str) -> list[str]:
        """The CURIEs a node reaches by a link or by a computed inverse."""
        own = list(self.nodes[curie].links.get(link, ())) if curie in self.nodes else []
        return own + [c for c in self.inverse.get(curie, {}).get(link, []) if c not in own]

    def broaders(self, curie: str) -> list[str]:
        """The node itself, then everything it is a narrower kind of, nearest first."""
        found, queue = [], [curie]
        while queue:
            here = queue.pop(0)
            if here not in found:
                found.append(here)
                queue += self.nodes[here].links.get("broader", ()) if here in self.nodes else ()
        return found

    def kind_label(self, kind: str, lang: str = "fr") -> str:
        """What a kind is called, from the ontology."""
        return str(self.ontology.get(kind, {}).get(f"label_{lang}") or kind)


def tested(effect: Effect) -> set[str]:
    """The CURIEs an effect's conditions look at."""
    found = {*effect.when, *effect.unless}
    for compare in effect.given:
        found.add(compare.measure)
        if isinstance(compare.value, str):
            found.add(compare.value)
    if effect.per:
        found.add(effect.per.measure)
    return found
