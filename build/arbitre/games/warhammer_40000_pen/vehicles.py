"""Damage to a vehicle, roll by roll: the penetration of its armour, the damage read on its table, with given dice or as exact odds.

Every figure is the graph's: the dice and what modifies them, the rows of the tables, the steps that identical damage gains.
"""

from __future__ import annotations

from fractions import Fraction

from ...errors import SituationError
from ...resolver import dice, ranges, tables
from ...resolver.context import Context
from ...resolver.procedures import answer, procedure
from ...resolver.rolls import Roll
from ...resolver.situation import Situation
from ...resolver.values import evaluate
from ...resolver.verdict import Verdict, chance, number

PENETRATION, FACTOR, D3, SOFTENED = (
    "pen:jet-de-penetration", "pen:facteur-de-penetration", "pen:d3-de-penetration", "pen:crans-perdus-a-la-penetration")
KINDS = (None, "pen:degat-superficiel", "pen:degat-lourd")
WORDS = ("sans effet", "dégât superficiel", "dégât lourd")
DAMAGE, WHICH, PLACE, RESULT, RECEIVED = (
    "pen:jet-de-degat", "pen:table-de-degat-a-lire", "pen:zone-touchee", "pen:resultat-de-degat", "pen:degat-recu")
STEPS, TWINS = "pen:degats-cumules", "pen:degats-identiques-ce-tour"
ABOARD, PASSENGERS = "pen:cible.unites-a-bord", "pen:force-contre-les-passagers"


@procedure("pen:penetration-de-blindage")
def penetration(context: Context, *, des: list[int] | None = None, d3: list[int] | None = None) -> Verdict:
    """The kind of damage a hit does; `des`: the dice rolled, `d3`: what some faces add; none for the exact odds."""
    roll = Penetration(context)
    found = roll.odds() if des is None else roll.given(des, d3)
    context.take(roll.asked)
    if des is None:
        return _odds(context, found, f"{roll.expression()} ({context.code(context.asked.id)})")
    return _verdict(context, *found)


@procedure("pen:degat-sur-la-table")
def reading(context: Context, *, des: list[int] | None = None, deja_ce_tour: list[str] = ()) -> Verdict:
    """The damage read on its table; `deja_ce_tour`: the damage already drawn this turn; no `des` for the exact odds."""
    table, asked = Printed(context, deja_ce_tour), _asking(context, DAMAGE, {})
    roll = Roll(asked)
    asked.note_node(DAMAGE, roll.expression())
    asked.note_node(table.table.id, "table lue")
    context.take(asked)
    if des is None:
        odds: dict[str, Fraction] = {}
        for faces, share in dice.distribution(roll.count, roll.sides):
            word = table.at(sum(faces) + roll.flat)[0]
            odds[word] = odds.get(word, Fraction(0)) + share
        return _odds(context, odds, f"{roll.expression()}, {table.named}")
    faces = dice.read(des, roll.count, roll.sides, "des", f" ({roll.expression()})")
    word, said, total = table.at(sum(faces) + roll.flat, f"{' + '.join(map(str, faces))}{roll.modifiers()} = ")
    return _verdict(context, word, said + _aboard(context, word), total)


@procedure("pen:degat-tire")
def drawn(context: Context) -> Verdict:
    """The damage of the row that a total already rolled falls on, before anything changes it."""
    table, total = Printed(context), context.number(RESULT)
    _, _, word = table.row(total)
    return _verdict(context, word, f"{word} : {number(total)}, {table.named}")


@procedure("pen:degat-du-resultat")
def reading_at(context: Context) -> Verdict:
    """The damage of a total already rolled, what accumulates and what converts it counted."""
    return _verdict(context, *Printed(context).at(context.number(RESULT)))


class Penetration:
    """The penetration roll of a hit."""

    def __init__(self, context: Context) -> None:
        self.context, self.asked = context, _asking(context, PENETRATION, {})
        self.roll = Roll(self.asked)
        if self.roll.need is None:
            raise self.asked.missing(context.reference[str(self.roll.node.data["against"])])
        self.factor, self.lost = evaluate(self.asked, FACTOR).amount, int(evaluate(self.asked, SOFTENED).amount)
        self.sides = int(context.reference[D3].data["sides"])
        self.asked.note_node(PENETRATION, self.expression())

    def expression(self) -> str:
        """« 2d6 × 2 + 6 (F) contre B 14 »: what the dice kept are multiplied by is said where they are."""
        said = self.roll.expression()
        if self.factor != 1:
            said = f"{said.removesuffix(self.roll.modifiers())} × {number(self.factor)}{self.roll.modifiers()}"
        return said + self.roll.against()

    def extra(self, kept: tuple[int, ...]) -> int:
        """How many more dice the faces bring."""
        brought = [e for e in self.roll.effects if e.op == "gives" and e.value == D3 and e.pattern for f in kept if dice.matches(e.pattern, (f,))]
        for effect in brought:
            self.asked.note(effect, "+1 D3", "D3")
        return len(brought)

    def weigh(self, kept: tuple[int, ...], more: tuple[int, ...]) -> tuple[str, Fraction]:
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
            self.asked.note(effect, WORDS[rank], "d'office")
        if self.roll.automatic:
            rank = max(rank, 1) if self.roll.automatic.value == "Success" else 0
        return WORDS[max(0, rank - self.lost)], total

    def given(self, des: list[int], d3: list[int] | None) -> tuple[str, str, Fraction]:
        """What given dice come to, the sentence, and the total."""
        faces = dice.read(des, self.roll.count, self.roll.sides, "des", f" ({self.roll.expression()})")
        kept = dice.keep(faces, self.roll.low, self.roll.high)
        wanted, shown = self.extra(kept), " + ".join(map(str, kept))
        more = dice.read([] if d3 is None else d3, wanted, self.sides, "d3") if wanted or d3 is not None else ()
        word, total = self.weigh(kept, more)
        if self.factor != 1:
            shown = (f"({shown})" if len(kept) > 1 else shown) + f" × {number(self.factor)}"
        shown += "".join(f" + {d} (D3)" for d in more)
        code = self.context.code(self.context.asked.id)
        return word, f"{word} : {shown}{self.roll.modifiers()} = {number(total)}{self.roll.against()} ({code})", total

    def odds(self) -> dict[str, Fraction]:
        """The exact chance of each kind of damage, heavy first."""
        found = {word: Fraction(0) for word in reversed(WORDS)}
        for kept, share in dice.distribution(self.roll.count, self.roll.sides, self.roll.low, self.roll.high):
            wanted = self.extra(kept)
            for more, part in dice.distribution(wanted, self.sides) if wanted else (((), Fraction(1)),):
                found[self.weigh(kept, more)[0]] += share * part
        return found


class Printed:
    """The table of the location, where the total of a damage roll is read; `already`: the damage drawn this turn, when it was told."""

    def __init__(self, context: Context, already: list[str] = ()) -> None:
        found = {str(e.value): e for e in context.effects(WHICH, "gives")}
        if not found:
            raise context.missing(context.reference[PLACE])
        if len(found) > 1:
            names = ", ".join(context.reference[t].label.lower() for t in found)
            raise SituationError(f"{context.asked.name} : plusieurs tables conviennent : {names}")
        (chosen, effect), = found.items()
        self.context, self.already, self.table = context, already, context.reference[chosen]
        context.note(effect, self.table.label, "table lue")
        self.named = f"{self.table.label.lower()} ({context.code(self.table.id)})"

    def row(self, total: Fraction) -> tuple[int, str, str]:
        """The place of the row of a total, its cell and the word of that damage, before identical damage moves it down the table."""
        place, cell = next((i, row[1]) for i, row in enumerate(self.table.data["rows"]) if ranges.covers(row[0], number(total)))
        return place, cell, _word(self.context, cell)

    def at(self, total: Fraction, said: str = "") -> tuple[str, str, Fraction]:
        """The damage of a total: its word, the sentence, the number it is read at."""
        place, cell, word = self.row(total)
        rows, key = self.table.data["rows"], str(self.table.data["key"][0])
        asked = _asking(self.context, key, {RECEIVED: word})
        asked.restate(RESULT, None)
        if self.already:
            asked.restate(TWINS, Fraction(self.already.count(word)))
        steps = int(evaluate(asked, STEPS).amount) if cell in self.context.reference.nodes else 0
        climbed = min(place + steps, len(rows) - 1)
        result = total if climbed == place else Fraction(ranges.SPAN.fullmatch(rows[climbed][0])["low"])
        asked.restate(RESULT, result)
        worked = evaluate(asked, key)
        word = _word(self.context, next(iter(tables.lookup(asked, self.table).values())))
        self.context.take(asked)
        said = f"{word} : {said}{number(total)}"
        if steps:
            said += f", +{steps} cran{'s' * (steps > 1)} ({self.context.code(STEPS)})"
        if worked.amount != result:
            said += f", lu {worked.words}" if worked.words.startswith(f"{number(worked.amount)} (") else f", lu {number(worked.amount)} = {worked.words}"
        return word, f"{said}, {self.named}", worked.amount


def _asking(context: Context, curie: str, choices: dict[str, str]) -> Context:
    """The same situation, with what the rolls have settled, asked about another node."""
    old, new = context.situation, Situation(context.reference, context.situation.game, {}, {})
    new.facts, new.denied, new.numbers, new.choices = old.facts, old.denied, dict(old.numbers), {**old.choices, **choices}
    return Context(context.reference, context.index, context.reference[curie], new, context.chosen)


def _aboard(context: Context, word: str) -> str:
    """What the passengers suffer."""
    if ABOARD not in context.facts:
        return ""
    asked = _asking(context, PASSENGERS, {RECEIVED: word})
    worked = evaluate(asked, PASSENGERS)
    context.take(asked)
    return f" ; unités embarquées : touche F {worked.words}" if worked.amount else ""


def _word(context: Context, cell: str) -> str:
    """What a cell of a damage table says, in lower case."""
    node = context.reference.get(cell)
    return (node.label if node else cell).lower()


def _verdict(context: Context, outcome: str, said: str, total: Fraction | None = None) -> Verdict:
    return answer(context, said[0].upper() + said[1:], outcome, total=total)


def _odds(context: Context, odds: dict[str, Fraction], rolled: str) -> Verdict:
    odds = {word: share for word, share in odds.items() if share}
    listed = ", ".join(f"{word} : {chance(share)}" for word, share in odds.items())
    return answer(context, f"{listed[0].upper()}{listed[1:]} sur {rolled}", "Jet", odds=odds)
