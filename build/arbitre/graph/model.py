"""What the reference is made of, as plain Python values: what the other rooms see of the graph.

Identifiers are CURIEs ("wm:attaque-de-dos"). Numbers are exact (`Fraction`). Nothing here knows RDF.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeVar

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
    """How many times an effect counts: slices of `step`, a number or what gives it, in `measure` after the first `beyond`."""

    measure: str
    beyond: Fraction = Fraction(0)
    step: Fraction | str = Fraction(1)
    rounding: str | None = None

    def names(self) -> tuple[str, ...]:
        """The measure, and what gives the size of a slice where it is no number."""
        return (self.measure, self.step) if isinstance(self.step, str) else (self.measure,)


@dataclass(frozen=True)
class DicePattern:
    """What the kept dice must show: all the face `all_show`, the lowest of them `lowest_shows`, or `same_face` dice alike; with enough dice rolled.

    `total_at_most` looks at the total instead, modifiers included; `short_by` at what it lacks to reach its need, that of the other side
    of an opposed roll.
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
    reroll, explodes, compels, reads, keepsDie, tie, decides, atPar, modality, gives, ends, implies, denies, cancels. `target` is empty for
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


Made = TypeVar("Made")


def varied(one: Made, **fields: object) -> Made:
    """A value of the model with other fields, as `dataclasses.replace` makes it, in a tenth of its time: there are tens of thousands.

    The classes of the model are frozen and do nothing when they are made: there is no more to a value than its fields.
    """
    made = object.__new__(type(one))
    vars(made).update(vars(one), **fields)
    return made


def tested(effect: Effect) -> set[str]:
    """The CURIEs an effect's conditions look at."""
    found = {*effect.when, *effect.unless}
    for compare in effect.given:
        found.add(compare.measure)
        if isinstance(compare.value, str):
            found.add(compare.value)
    if effect.per:
        found.update(effect.per.names())
    return found
