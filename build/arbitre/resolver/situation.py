"""A situation: the facts, numbers and choices a player states, checked against what the game knows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from copy import copy
from fractions import Fraction

from ..errors import SituationError
from ..graph import Node, Reference
from ..graph.roles import named
from .profiles import Stating, folded
from .synonyms import value_meant
from .verdict import counted, number


class Situation:
    """What is stated of one moment of the game, by CURIE. Distances are in the game's unit (inches for Warmachine)."""

    def __init__(
        self, reference: Reference, game: str, stated: dict[str, object], meaning: Callable[[str], str], tables: Iterable[Stating] = (), asked: Node | None = None,
    ) -> None:
        """Reads keyword arguments; `meaning` gives the CURIE of each name; `tables` are those whose lines are stated by name; `asked` is the question.

        Raises SituationError for an unknown name, a value of the wrong type, or one outside the parameter's bounds.
        """
        self.reference, self.game = reference, game
        self.facts: set[str] = set()
        self.denied: set[str] = set()
        self.numbers: dict[str, Fraction] = {}
        self.choices: dict[str, str] = {}
        self.names: dict[str, str] = {}  # what each name stated stands for
        self.overruled: dict[str, str] = {}  # what a line would have stated and somebody says is false: the table of the line
        for name, value in stated.items():
            curie = meaning(name)
            if again := next((n for n, c in self.names.items() if c == curie), None):
                raise SituationError(f"{again} et {name} disent la même chose → gardez l'un des deux")
            self.names[name] = curie
            self._state(reference[curie], value)
        if asked is not None:
            self._set_aside(asked)
        for table in tables:
            self._bring(table)

    def _bring(self, table: Stating) -> None:
        """States the line of a table that what is said names, except what was said otherwise."""
        if line := table.lines.get(named := table.named(self.numbers, self.choices) or ""):
            if line.unknown:
                node = table.table
                raise SituationError(f"{node.label} ({node.code}), ligne « {named} » : « {line.unknown[0]} » ne dit rien → lancez « arbitre check »")
            self.numbers, self.choices = {**line.numbers, **self.numbers}, {**line.choices, **self.choices}
            self.facts |= line.facts - self.denied
            self.overruled.update(dict.fromkeys(line.facts & self.denied, table.table.id))

    def _set_aside(self, asked: Node) -> None:
        """Forgets what is said of something else than what a question is about: the sword of a shooter, the gun of who strikes with the sword he names."""
        beside, dropped = (set(map(str, asked.data.get(name, ()))) for name in ("setsAsideBeside", "setsAside"))
        if not beside or not beside.isdisjoint(self.names.values()):
            self.names = {name: curie for name, curie in self.names.items() if curie not in dropped}
            self.facts -= dropped
            self.denied -= dropped
            self.numbers, self.choices = ({curie: said for curie, said in told.items() if curie not in dropped} for told in (self.numbers, self.choices))

    def refuse_torn(self, tables: Iterable[Stating], readable: Collection[str]) -> None:
        """Raises SituationError for a number on the edge of two lines, where the question reads the word they do not agree on."""
        for table in tables:
            torn = table.torn(self.numbers, self.choices)
            if torn and torn[0] in readable:
                key, name = self.reference[table.key], self.reference[torn[0]].name
                said = f"{key.name} {number(self.numbers[table.key])} est de {len(torn[1])} lignes à la fois de {table.table.label} ({table.table.code})"
                raise SituationError(f"{said}, {' ou '.join(torn[1])} → dites {name}")

    def _state(self, node: Node, value: object) -> None:
        if node.kind == "Fact":
            if not isinstance(value, bool):
                raise SituationError(f"{node.name} est un fait : True ou False attendu, {value!r} reçu{self._figured(node, value)}")
            (self.facts if value else self.denied).add(node.id)
        elif node.kind == "Choice":
            self.choices[node.id] = value_meant(self.reference, self.game, value, map(str, node.data.get("values", ())), node.name)
        else:
            if isinstance(value, str) and (said := self._choices_of(value)):  # « rang Élite »: the word belongs to a choice, which is told
                raise SituationError(f"{node.name} ({node.symbol}) : un nombre est attendu, {value!r} reçu → dites {' ou '.join(said)}")
            self.numbers[node.id] = measured(node, value)

    def _figured(self, node: Node, value: object) -> str:
        """The way out for a fact said with what its card prints after it: « implacable=2 » is implacable_x=2, whose being said implies the fact.

        A word that no such choice has may be of another: « immortel="Ténèbres" » is told its « voie »."""
        role, fact = self.reference.roles.split(node.id) or ("", node.id)
        implying = (e.given[0].measure for n in self.reference.of_game(self.game) for e in n.effects if (e.op, e.value, e.when, len(e.given)) == ("implies", fact, (), 1))
        figures = (self.reference[named(role, curie) if role and "." not in curie else curie] for curie in implying if curie.startswith(fact))
        told = [f"{one.name}={value!r}" for one in figures if (one.kind == "Choice") == isinstance(value, str)] or (self._choices_of(value) if isinstance(value, str) else [])
        return f" → dites {' ou '.join(dict.fromkeys(told))}" if told else ""

    def _choices_of(self, value: str) -> list[str]:
        """The names of the game's choices that know this word."""
        known = self.reference.of_game(self.game, "Choice")
        return [one.called for one in known if any(folded(str(v)) == folded(value) for v in one.data.get("values", ()))][:4]

    def with_numbers(self, numbers: dict[str, Fraction]) -> Situation:
        """The same situation where these numbers, by CURIE, are known."""
        other = copy(self)
        other.numbers = {**self.numbers, **numbers}
        return other

    def choice_rank(self, node: Node, value: str) -> int:
        """The rank of a choice's value in the order the game gives (petit < moyen < grand)."""
        return [str(v) for v in node.data["values"]].index(value)


def measured(node: Node, value: object) -> Fraction:
    """A number stated for a characteristic or a measure, within its bounds."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        told = f" → dites {node.name}=1" if value is True and node.data.get("default") == 0 else ""  # « boostés »: how many
        raise SituationError(f"{node.name} ({node.symbol}) : un nombre est attendu, {value!r} reçu{told}")
    if value != value or value in (float("inf"), float("-inf")):
        raise SituationError(f"{node.name} ({node.symbol}) : un nombre fini est attendu")
    exact, unit = Fraction(str(value)), node.data.get("unit")
    low, high = node.data.get("min"), node.data.get("max")
    if low is not None and exact < low:
        raise SituationError(f"{node.name} ({node.symbol}) : {counted(exact, unit)} est sous le minimum, {counted(low, unit)}")
    if high is not None and exact > high:
        raise SituationError(f"{node.name} ({node.symbol}) : {counted(exact, unit)} dépasse le maximum, {counted(high, unit)}")
    return exact
