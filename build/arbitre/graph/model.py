"""The reference as plain Python values: what the other rooms see of the graph.

Identifiers are CURIEs ("wm:attaque-de-dos"). Numbers are exact (`Fraction`). Nothing here knows RDF.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from ..errors import GraphError, nearest
from .arguments import Argument  # noqa: F401 - a procedure's, kept with the rest of the model

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

    With `if_stated`, a situation that leaves one of the two unsaid does not meet it, and the default of the measure is not
    said; otherwise it is asked for. The op "unsaid" compares nothing: it is met when nobody stated the measure.
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
    """What the kept dice must show: all the face `all_show`, or `same_face` dice alike; with enough dice rolled.

    `lowest_shows` is the face of the lowest die alone. `total_at_most` looks at the total instead, modifiers included; `short_by` at what
    it lacks to reach its need, that of the other side of an opposed roll.
    """

    all_show: int | None = None
    same_face: int | None = None
    minimum_dice: int = 1
    total_at_most: Fraction | None = None
    short_by: Fraction | None = None
    lowest_shows: int | None = None


@dataclass(frozen=True)
class Effect:
    """What a rule changes: one operation `op` with its `value`, on `target`, under conditions.

    `op` is one of add, set, multiply, cap, floor, round, addDice, dropLowest, dropHighest, outcome, waives, prefers,
    reroll, explodes, reads, keepsDie, tie, decides, atPar, modality, gives, ends, implies, denies, cancels. `target` is empty for
    implies, denies and cancels.
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
    broken_by: int | None = None  # of explodes: the face that ends the run, and the natural result then
    falls_to: int | None = None
    final: bool = False  # of reroll: nothing throws the new dice again


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
    favoured: tuple[str, ...] = ()  # the principles that would give it, if they decided


@dataclass(frozen=True)
class Block:
    """A heading of a quick reference and the CURIEs it recalls, in order."""

    label: str
    recalls: tuple[str, ...]


def is_name(value: object) -> bool:
    """Whether a value names a node, rather than being a number or the word of a choice."""
    return isinstance(value, str) and ":" in value


@dataclass(frozen=True)
class Conditions:
    """What must hold for a stage, for what it passes on, or for a chain to stop."""

    when: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()
    given: tuple[Compare, ...] = ()

    def names(self) -> set[str]:
        """The CURIEs they look at."""
        found = {*self.when, *self.unless}
        for compare in self.given:
            found |= {compare.measure, *([compare.value] if is_name(compare.value) else [])}
        return found


@dataclass(frozen=True)
class Pass:
    """What a stage passes on, or takes for granted: `carries` becomes true or false, is an amount, grows or shrinks, or is a word.

    `on` is the outcome it waits for (Success, Failure), `word` the very word of the answer, `brought` the state the answer gives.
    Without an `amount`, the number that the stage came to. `answering` is the question it waits for, of those a stage may ask.
    """

    carries: str
    how: str = "BecomesTrue"
    amount: Value | None = None
    on: str | None = None
    word: str | None = None
    brought: str | None = None
    conditions: Conditions = Conditions()
    answering: str | None = None


@dataclass(frozen=True)
class Stage:
    """One stage of a chain: what is asked, how many times, what it takes for granted, what it passes on.

    With `others`, the roll that succeeds most often of those that can be made. `knowing` is the outcome already known of the roll.
    """

    asks: str
    times: Value | None = None
    conditions: Conditions = Conditions()
    states: tuple[Pass, ...] = ()
    passes: tuple[Pass, ...] = ()
    shares: tuple[str, str] | None = None  # what is shared out evenly, and the name of each share
    casts: tuple[tuple[str, str], ...] = ()  # a role, or a name, of its question, and who or what takes that part here
    others: tuple[str, ...] = ()
    knowing: str | None = None
    hands: tuple[tuple[str, str], ...] = ()  # an argument of the chain, and what its question calls it

    @property
    def questions(self) -> tuple[str, ...]:
        """What the stage may ask: its question, and those that may be asked in its place."""
        return self.asks, *self.others


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
    asked: tuple[str, ...] = ()  # the questions that lead here, as players say them: in French, in English
    asked_en: tuple[str, ...] = ()
    statement: str = ""
    note: str = ""
    cites: tuple[Citation, ...] = ()
    effects: tuple[Effect, ...] = ()
    examples: tuple[Example, ...] = ()
    links: dict[str, tuple[str, ...]] = field(default_factory=dict)
    data: dict[str, object] = field(default_factory=dict)  # what its kind adds: dice, unit, values, jumps, rows…

    @property
    def name(self) -> str:
        """The node's name in Python: the local part, dashes as underscores; said of a role, the role first (cible_au_tapis)."""
        role, dot, local = self.id.partition(":")[2].rpartition(".")
        return f"{role}{'_' * bool(dot)}{self.called if dot else local}".replace("-", "_")

    @property
    def called(self) -> str:
        """What a predicate is called after its role in a question, where its own name would not agree: « cachee »."""
        return str(self.data.get("called") or self.id.partition(":")[2].rpartition(".")[2]).replace("-", "_")

    @property
    def symbol(self) -> str:
        """What a verdict calls it: its symbol (DEF) or its label."""
        return str(self.data.get("symbol") or self.label)


ASKABLE = ("Roll", "Quantity", "Action", "Event", "Ranking", "Sequence", "Table", "Procedure", "Chain")
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
    "settledBy": "settles",
}


from .roles import Roles, named  # noqa: E402 - roles.py is written in the terms above


@dataclass
class Reference:
    """The whole graph, loaded: nodes by CURIE, and the indexes the other rooms ask."""

    nodes: dict[str, Node]
    site_url: str
    version: str
    ontology: dict[str, dict] = field(default_factory=dict)  # arb terms: label, comment in fr and en
    retired: dict[str, str] = field(default_factory=dict)  # codes and addresses of old, to the CURIE of what replaced them

    def __post_init__(self) -> None:
        self.inverse: dict[str, dict[str, list[str]]] = {}
        for node in self.nodes.values():
            for link, targets in node.links.items():
                for target in targets:
                    if link in INVERSES:
                        self.inverse.setdefault(target, {}).setdefault(INVERSES[link], []).append(node.id)
        self.by_code = {node.code: node for node in self.nodes.values() if node.code}
        self.by_slug = {node.slug: node for node in self.nodes.values()}
        self.roles = Roles(self.nodes)
        self._games = [n for n in self if n.kind == "Game"]

    def __iter__(self) -> Iterator[Node]:
        return iter(self.nodes.values())

    def __getitem__(self, curie: str) -> Node:
        """The node of that CURIE. Raises GraphError, with the nearest name, when nothing describes it."""
        node = self.get(curie)
        if node is None:
            raise GraphError(f"inconnu : {curie}{nearest(str(curie), self.nodes)} → lancez « arbitre check »")
        return node

    def get(self, curie: str) -> Node | None:
        """The node of that CURIE, a predicate said of a role included ("wm:cible.au-tapis"), or None."""
        return self.nodes.get(curie) or self.roles.said(curie)

    def successor(self, name: str) -> Node | None:
        """What replaced a retired code ("WM-130") or address ("warmachine/cible-au-tapis"), or None."""
        return self.nodes.get(self.retired.get(name.upper()) or self.retired.get(name, ""))

    def spoken(self, node: Node) -> list[str]:
        """The names with a role that a predicate, or a question with a bearer, may take: "wm:cible.au-tapis" for each role able."""
        able = [role for subject in self.roles.subjects(node.id) for role in self.roles.playing(subject) if self[role].game == node.game]
        names = [named(role, node.id) for role in dict.fromkeys(able)]
        return [name for name in names if self.roles.plain(name) == name]

    def games(self) -> list[Node]:
        """The games, in the order of their files."""
        return self._games

    def of_game(self, game: str, *kinds: str) -> list[Node]:
        """The nodes of a game (by CURIE), all or of some kinds, in file order."""
        return [n for n in self if n.game == game and (not kinds or n.kind in kinds)]

    def linked(self, curie: str, link: str) -> list[str]:
        """The CURIEs a node reaches by a link or by a computed inverse."""
        curie = self.roles.base(curie)
        own = list(self.nodes[curie].links.get(link, ())) if curie in self.nodes else []
        return own + [c for c in self.inverse.get(curie, {}).get(link, []) if c not in own]

    def broaders(self, curie: str) -> list[str]:
        """The node itself, then everything it is a narrower kind of, nearest first."""
        found, queue = [], [curie]
        while queue:
            here = queue.pop(0)
            if here not in found:
                found.append(here)
                node = self.get(here)
                queue += node.links.get("broader", ()) if node else ()
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
