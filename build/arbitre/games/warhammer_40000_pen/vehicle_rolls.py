"""The rolls of a hit on a vehicle: penetration, location, damage read on its table.

Every figure is the graph's: the dice and what modifies them, the rows of the tables, the steps that identical damage
gains. Each roll is asked in the situation that the rolls before it have settled.
"""

from __future__ import annotations

from fractions import Fraction

from ...errors import SituationError
from ...resolver import dice, tables
from ...resolver.context import Context
from ...resolver.rolls import Roll
from ...resolver.situation import Situation
from ...resolver.values import evaluate
from ...resolver.verdict import number

PENETRATION, FACTOR, D3, SOFTENED, PENETRATED = (
    "pen:jet-de-penetration", "pen:facteur-de-penetration", "pen:d3-de-penetration", "pen:crans-perdus-a-la-penetration",
    "pen:penetration-de-blindage")
SUPERFICIAL, HEAVY, HULL = "pen:degat-superficiel", "pen:degat-lourd", "pen:degat-de-coque"
KINDS = (None, SUPERFICIAL, HEAVY)
WORDS = {None: "sans effet", SUPERFICIAL: "dégât superficiel", HEAVY: "dégât lourd"}
LOCATION, PLACES, PLACE, AIMED, PLACED = (
    "pen:jet-de-zone", "pen:table-des-zones", "pen:zone-touchee", "pen:zone-annoncee", "pen:resultat-de-zone")
DAMAGE, WHICH, RESULT, RECEIVED, SUFFERED = (
    "pen:jet-de-degat", "pen:table-de-degat-a-lire", "pen:resultat-de-degat", "pen:degat-recu", "pen:degat-subi")
STEPS, TWINS = "pen:degats-cumules", "pen:degats-identiques-ce-tour"
OTHERS = frozenset({"pen:degat-d-armement", "pen:degat-de-mobilite"})  # the tables that are not the hull's


class Hit:
    """One hit on a vehicle: each roll is asked in the situation that the rolls before it have settled."""

    def __init__(self, context: Context) -> None:
        self.context, self.reference, self.name = context, context.reference, context.asked.name
        self.facts: set[str] = set()
        self.choices: dict[str, str] = {}

    def asking(self, curie: str) -> Context:
        """The situation as it stands, asked about another node."""
        old = self.context.situation
        new = Situation(self.reference, old.game, {}, {})
        facts = old.facts - OTHERS if HULL in self.facts else old.facts
        new.facts, new.denied = facts | self.facts, old.denied - self.facts
        new.numbers, new.choices = dict(old.numbers), {**old.choices, **self.choices}
        return Context(self.reference, self.context.index, self.reference[curie], new, self.context.chosen)

    def keep(self, other: Context) -> None:
        """Takes over what another question remembers."""
        self.context.take(other)

    def code(self, curie: str) -> str:
        return f"({self.context.code(curie)})"

    def faces(self, roll: Roll, given: object, name: str) -> tuple[int, ...]:
        """The dice of a roll that the player states."""
        if given is None:
            raise SituationError(f"{self.name} : il manque {name} : {roll.node.label}, {roll.count}d{roll.sides} → donnez {name}=[…], ou aucun dé")
        return dice.read(given, roll.count, roll.sides, name, f" ({roll.expression()})")

    def word(self, cell: str) -> str:
        """What a cell of a damage table says, in lower case."""
        node = self.reference.get(cell)
        return (node.label if node else cell).lower()

    def stated(self) -> str | None:
        """The kind of damage that the situation says, if it does."""
        return next((k for k in (SUPERFICIAL, HEAVY) if k in self.context.situation.facts), None)


class Penetration:
    """The penetration roll of a hit."""

    def __init__(self, hit: Hit) -> None:
        self.hit, asked = hit, hit.asking(PENETRATION)
        self.asked, self.roll = asked, Roll(asked)
        if self.roll.need is None:
            raise asked.missing(hit.reference[str(self.roll.node.data["against"])])
        self.factor, self.lost = evaluate(asked, FACTOR).amount, int(evaluate(asked, SOFTENED).amount)
        asked.note_node(PENETRATION, self.roll.expression() + self.roll.against())

    def extra(self, kept: tuple[int, ...]) -> int:
        """How many more dice the faces bring."""
        brought = [e for e in self.roll.effects if e.op == "gives" and e.value == D3 and e.pattern for f in kept if dice.matches(e.pattern, (f,))]
        for effect in brought:
            self.asked.note(effect, "+1 D3", "D3")
        return len(brought)

    def weigh(self, kept: tuple[int, ...], more: tuple[int, ...]) -> tuple[str | None, Fraction]:
        """The kind of damage and the total; what a face decides by itself is read on the best die."""
        total = sum(kept) * self.factor + sum(more) + self.roll.flat
        rank = (total >= self.roll.need.amount) + (total > self.roll.need.amount)
        for effect in self.roll.effects:
            if effect.pattern is None or not dice.matches(effect.pattern, (max(kept),)):
                continue
            if effect.op == "outcome":
                rank = max(rank, 1) if effect.value == "Success" else 0
            elif effect.op == "gives" and effect.value in KINDS:
                rank = max(rank, KINDS.index(effect.value))
            else:
                continue
            self.asked.note(effect, WORDS[KINDS[rank]], "d'office")
        if self.roll.automatic:
            rank = max(rank, 1) if self.roll.automatic.value == "Success" else 0
        return KINDS[max(0, rank - self.lost)], total

    def given(self, des: object, d3: object, name: str) -> tuple[str | None, str, Fraction]:
        """What given dice come to, and the sentence."""
        kept = dice.keep(self.hit.faces(self.roll, des, name), self.roll.low, self.roll.high)
        wanted, shown = self.extra(kept), " + ".join(map(str, kept))
        more = dice.read([] if d3 is None else d3, wanted, int(self.hit.reference[D3].data["sides"]), "d3") if wanted or d3 is not None else ()
        kind, total = self.weigh(kept, more)
        if self.factor != 1:
            shown = (f"({shown})" if len(kept) > 1 else shown) + f" × {number(self.factor)}"
        shown += "".join(f" + {d} (D3)" for d in more)
        said = f"{WORDS[kind]} : {shown}{self.roll.modifiers()} = {number(total)}{self.roll.against()} {self.hit.code(PENETRATED)}"
        return kind, said, total

    def odds(self) -> dict[str | None, Fraction]:
        """The exact chance of each kind of damage, heavy first."""
        found: dict[str | None, Fraction] = {kind: Fraction(0) for kind in reversed(KINDS)}
        sides = int(self.hit.reference[D3].data["sides"])
        for kept, share in dice.distribution(self.roll.count, self.roll.sides, self.roll.low, self.roll.high):
            wanted = self.extra(kept)
            for more, part in dice.distribution(wanted, sides) if wanted else (((), Fraction(1)),):
                found[self.weigh(kept, more)[0]] += share * part
        return found


class Location:
    """The location roll of a hit."""

    def __init__(self, hit: Hit) -> None:
        self.hit, self.asked = hit, hit.asking(LOCATION)
        self.roll = Roll(self.asked)
        self.asked.note_node(LOCATION, self.roll.expression())
        self.asked.note_node(PLACES, "zone touchée")

    def place(self, total: Fraction) -> tuple[str, bool]:
        """The location of a total, and whether it is the one announced."""
        self.asked.situation.numbers[PLACED] = total
        choice = self.hit.reference[PLACE]
        cell = next(iter(tables.lookup(self.asked, self.hit.reference[PLACES]).values()))
        if cell in choice.data["values"]:
            return cell, False
        if AIMED not in self.asked.situation.choices:
            raise self.asked.missing(self.hit.reference[AIMED])
        return self.asked.situation.choices[AIMED], True

    def given(self, des: object, name: str) -> tuple[str, str, Fraction]:
        faces = self.hit.faces(self.roll, des, name)
        total = sum(faces) + self.roll.flat
        place, aimed = self.place(total)
        return place, f"{place}{', zone annoncée' * aimed} : {' + '.join(map(str, faces))}{self.roll.modifiers()} = {number(total)} {self.hit.code(PLACES)}", total

    def odds(self) -> dict[str, Fraction]:
        found: dict[str, Fraction] = {}
        for faces, share in dice.distribution(self.roll.count, self.roll.sides):
            place, _ = self.place(sum(faces) + self.roll.flat)
            found[place] = found.get(place, Fraction(0)) + share
        return found


class Printed:
    """The table of the location, where the total of a damage roll is read."""

    def __init__(self, hit: Hit, already: tuple[str, ...] = ()) -> None:
        self.hit, self.already, which = hit, already, hit.asking(WHICH) if hit.facts or hit.choices else hit.context
        found = {str(e.value): e for e in which.effects(WHICH, "gives")}
        if not found:
            raise which.missing(hit.reference[PLACE])
        if len(found) > 1:
            raise SituationError(f"{hit.name} : plusieurs tables conviennent : {', '.join(hit.reference[t].label.lower() for t in found)}")
        self.table, self.reads = hit.reference[next(iter(found))], {}
        hit.keep(which)

    def row(self, total: Fraction) -> int:
        """The place of the row of a total; `drawn` is its damage, before identical damage moves it down the table."""
        rows = self.table.data["rows"]
        place = next(i for i, row in enumerate(rows) if tables.covers(row[0], number(total)))
        self.drawn = rows[place][1]
        return place

    def at(self, total: Fraction, said: str) -> tuple[str, str, Fraction]:
        """The damage of a total: its word, the sentence, the number it is read at."""
        hit, table, place = self.hit, self.table, self.row(total)
        rows, key, drawn = table.data["rows"], str(table.data["key"][0]), hit.word(self.drawn)
        hit.choices[RECEIVED] = drawn
        if drawn not in self.reads:
            self.reads[drawn] = hit.asking(key)
        asked = self.reads[drawn]
        asked.situation.numbers.pop(RESULT, None)
        if self.already:
            asked.situation.numbers[TWINS] = Fraction(self.already.count(drawn))
        steps = int(evaluate(asked, STEPS).amount) if self.drawn in hit.reference.nodes else 0
        climbed = min(place + steps, len(rows) - 1)
        result = total if climbed == place else Fraction(tables.SPAN.fullmatch(rows[climbed][0])["low"])
        asked.situation.numbers[RESULT] = result
        worked = evaluate(asked, key)
        word = hit.word(next(iter(tables.lookup(asked, table).values())))
        hit.choices[RECEIVED] = word
        hit.keep(asked)
        said = f"{word} : {said}{number(total)}"
        if steps:
            said += f", +{steps} cran{'s' * (steps > 1)} {hit.code(STEPS)}"
        if worked.amount != result:
            said += f", lu {worked.words}" if worked.words.startswith(f"{number(worked.amount)} (") else f", lu {number(worked.amount)} = {worked.words}"
        return word, f"{said}, {table.label.lower()} {hit.code(table.id)}", worked.amount


class Reading(Printed):
    """The damage roll of a hit, read on the table of the location."""

    def __init__(self, hit: Hit, already: tuple[str, ...]) -> None:
        super().__init__(hit, already)
        self.asked = hit.asking(DAMAGE)
        self.roll = Roll(self.asked)
        self.asked.note_node(DAMAGE, self.roll.expression())
        self.asked.note_node(self.table.id, "table lue")

    def read(self, faces: tuple[int, ...]) -> tuple[str, str, Fraction]:
        """The damage of a result of the dice: its word, the sentence, the total."""
        return self.at(sum(faces) + self.roll.flat, f"{' + '.join(map(str, faces))}{self.roll.modifiers()} = ")

    def odds(self) -> dict[str, Fraction]:
        found: dict[str, Fraction] = {}
        for (word, _), share in self.joint().items():
            found[word] = found.get(word, Fraction(0)) + share
        return found

    def joint(self) -> dict[tuple[str, str], Fraction]:
        """The chance of each damage, with the one that the die had drawn."""
        found: dict[tuple[str, str], Fraction] = {}
        for faces, share in dice.distribution(self.roll.count, self.roll.sides):
            key = self.read(faces)[0], self.drawn
            found[key] = found.get(key, Fraction(0)) + share
        return found
