"""Rolls: dice, characteristics and modifiers against a number, with given dice or as exact odds."""

from __future__ import annotations

from fractions import Fraction

from ..errors import SituationError
from ..french import term
from ..graph import Effect, Node
from . import budget, chances, contest, dice, hands, tables, throwing
from .context import Context
from .judged import Judged, Reroll
from .priority import Collision, standing
from .values import Worked, evaluate, stacked
from .verdict import Verdict, number
from .wording import extras

COMPARISONS = {
    "AtLeast": lambda total, need: total >= need,
    "MoreThan": lambda total, need: total > need,
    "AtMost": lambda total, need: total <= need,
    "LessThan": lambda total, need: total < need,
}


class Roll:
    """One roll in one situation, ready to be judged for any result of its dice."""

    def __init__(self, context: Context, node: Node | None = None, spared: bool = False) -> None:
        """`spared`: a roll that succeeds or fails of itself asks for none of its numbers."""
        self.context, self.node = context, node or context.asked
        data, effects = self.node.data, context.effects(self.node.id)
        self.effects = effects
        self.deciding = [e for e in effects if e.op == "outcome" and e.pattern]  # what the dice show decides
        self.giving = [e for e in effects if e.op in ("gives", "ends")]
        self.low, self.high = (self._dice_effect(op) for op in ("dropLowest", "dropHighest"))
        self.count = int(data["dice"]) + self._dice_effect("addDice")
        self.sides = int(data["sides"])
        self.picks = 0  # 1 when whoever throws chooses the dice that count among those thrown, -1 when the other side does
        if (most := data.get("extraDice")) is not None:
            more = self.count - int(data["dice"])
            self.picks, self.count = (more > 0) - (more < 0), int(data["dice"]) + min(abs(more), int(most))
        elif any(e.op == "keepsDie" for e in effects):
            self.count, lowest = max(self.count, 2 - self.count), self.count < 1
            self.low, self.high = (0, self.count - 1) if lowest else (self.count - 1, 0)
        if self.count - self.low - self.high < 1:
            raise SituationError(f"{self.node.name} : il ne reste aucun dé à lancer")
        self.cup = hands.cup(self.count, self.sides, self.low, self.high, effects)
        settled = self._automatic() if spared else None
        self.adds = [] if settled else [part for c in data.get("adds", ()) for part in self._added(str(c))]
        self.bonuses = self._bonuses()
        self.flat = sum((w.amount for _, w in self.adds), Fraction(0)) + sum((v for _, v in self.bonuses), Fraction(0))
        self.rerolls: list[Reroll] = []
        self.known: dict[str, tuple[tuple, list]] = {}  # its results with their chances, as `chances` found them
        self.then: int | None = None  # what a second die must show, when a table asks for one
        self.need, self.least = (None, None) if settled else (self._need(), self._least())
        self.automatic = settled or self._automatic()
        self.opposed = False
        self.conceded: bool | None = None  # whether the other side of an opposed roll leaves it won, or lost, without rolling
        self.rerolls += [Reroll(str(e.value), e.rule, e.pattern, e.final) for e in effects if e.op == "reroll"]

    def _added(self, curie: str) -> list[tuple[str, Worked]]:
        """A number the roll adds; a quantity that nobody stated, no rule changed and nothing is taken from is told by its parts."""
        worked, node = evaluate(self.context, curie), self.context.reference[curie]
        if node.kind != "Quantity" or worked.changed or node.data.get("subtracts") or curie in self.context.situation.numbers:
            return [(curie, worked)]
        return [part for c in node.data.get("adds", ()) for part in self._added(str(c))]

    def _dice_effect(self, op: str) -> int:
        total = 0
        for effect in self.effects:
            if effect.op == op:
                worth = int(effect.value * self.context.count(effect))
                total += worth
                sign = "+" if op == "addDice" and worth >= 0 else "-"
                which = {"addDice": "", "dropLowest": " le plus bas", "dropHighest": " le plus haut"}[op]
                self.context.note(effect, f"{sign}{abs(worth)} dé{'s' if abs(worth) > 1 else ''}{which}", "dés")
        return total

    def _bonuses(self) -> list[tuple[Effect, Fraction]]:
        found = []
        for effect in stacked(self.context, [e for e in self.effects if e.op == "add"]):
            worth = effect.value if isinstance(effect.value, Fraction) else evaluate(self.context, effect.value).amount
            worth *= self.context.count(effect)
            found.append((effect, worth))
            self.context.note(effect, f"{'+' if worth >= 0 else ''}{number(worth)} au jet", ("+" if worth >= 0 else "") + number(worth))
        return found

    def _need(self) -> Worked | None:
        """The number to reach, if the situation says it or a rule sets it."""
        against = self.node.data.get("against")
        kind = self.context.reference[against].kind if against else ""
        if kind in ("", "Roll"):  # an opposed roll: see contest.py
            return None
        if kind == "Table":
            return self._printed(self.context.reference[against])
        stated = against in self.context.situation.numbers or "default" in self.context.reference[against].data
        if kind == "Quantity" or stated or any(e.op == "set" for e in self.context.effects(against)):
            return evaluate(self.context, against)
        return None

    def _least(self) -> Worked | None:
        """What the total of an opposed roll reaches before the other side throws, if the situation says it."""
        least = self.node.data.get("mustReach")
        if least is None or least not in self.context.situation.numbers and self.context.reference[least].kind != "Quantity":
            return None
        return evaluate(self.context, least)

    def _printed(self, table: Node) -> Worked:
        """What the cell of a table asks of the die, or a rule in its place."""
        if instead := tables.instead(self.context, table):
            return instead
        text = next(v for v in tables.lookup(self.context, table).values() if v)
        asked = tables.need(text)
        if asked is None:
            raise SituationError(f"{table.name} : « {text} » n'est pas un résultat de dé → une case dit 4+, 6, 2+ re ou 6/4+")
        self.context.note_node(table.id, tables.stated(self.context, table), text)
        self.then = asked.then
        if asked.again:
            self.rerolls.append(Reroll("Failure", table.id))
        return Worked(Fraction(asked.first), f"{text} ({self.context.code(table.id)})", True)

    def _automatic(self) -> Effect | None:
        """The automatic outcome that stands, once waived ones are left out and the game's preference applied."""
        waived = {e.value: e for e in self.effects if e.op == "waives"}
        found = []
        for effect in self.effects:
            if effect.op == "outcome" and effect.pattern is None:
                if effect.value in waived:
                    self.context.note(waived[effect.value], f"sans {self.context.code(effect.rule)}", "annule")
                else:
                    found.append(effect)
        if len({e.value for e in found}) > 1:
            for prefer in (e for e in self.effects if e.op == "prefers"):
                liked = [e for e in found if e.value == prefer.value]
                for loser in (e for e in found if e not in liked):
                    self.context.note(prefer, f"{self.context.code(liked[0].rule)} prime sur {self.context.code(loser.rule)}", "prime")
                found = liked
            found = standing(self.context.reference, found)
            if len({e.value for e in found}) > 1:
                raise Collision(found)
        for effect in found:
            self.context.note(effect, "réussite automatique" if effect.value == "Success" else "échec automatique", "auto")
        return found[0] if found else None

    # --- judging --------------------------------------------------------------------------------------------------

    def label(self, success: bool) -> str:
        data = self.node.data
        return str(data.get("success" if success else "failure") or ("Réussi" if success else "Raté"))

    def by_pattern(self, faces: tuple[int, ...]) -> Effect | None:
        """What the dice, or their total, make succeed or fail whatever the need."""
        total = sum(faces) + self.flat if self.deciding else None
        return next((e for e in self.deciding if dice.matches(e.pattern, faces, total)), None)

    def reaches(self, total: Fraction) -> bool:
        """Whether a total reaches the number needed, all else set aside."""
        return COMPARISONS[str(self.node.data.get("comparison", "AtLeast"))](total, self.need.amount)

    def judge(self, faces: tuple[int, ...], even: bool = False) -> Judged:
        """The outcome of the kept dice; `even` when what they show decides nothing, both sides failing of themselves."""
        budget.spend(budget.JUDGED)
        total = sum(faces) + self.flat
        if self.falls_short(faces):
            return Judged(str(self.node.data["short"]), False, total, self.given_by(faces, False, total), None, faces)
        by_pattern = None if even else self.by_pattern(faces)
        margin = self.node.data.get("margin")
        if self.need is None or self.conceded is not None:
            success = by_pattern.value == "Success" if by_pattern else self.conceded is not False
            outcome = "Jet" if by_pattern is None and self.conceded is None else self.label(success)
        elif margin:
            worth = max(Fraction(0), total - self.need.amount)
            success, outcome = worth > 0, f"{margin} {number(worth)}"
        else:
            success = by_pattern.value == "Success" if by_pattern else self.reaches(total)
            outcome = self.label(success)
        return Judged(outcome, success, total, self.given_by(faces, success, total), None if margin else by_pattern, faces)

    def falls_short(self, faces: tuple[int, ...]) -> bool:
        """Whether the dice kept do not come to what the total must first reach."""
        return self.least is not None and sum(faces) + self.flat < self.least.amount

    def unconfirmed(self, judged: Judged) -> Judged:
        """A success whose second die fails."""
        return Judged(self.label(False), False, judged.total, self.given_by(judged.faces, False, judged.total), None, judged.faces)

    def given_by(self, faces: tuple[int, ...] | None, success: bool, total: Fraction = Fraction(0)) -> tuple[Effect, ...]:
        """The states and consequences that this result brings."""
        wanted = "Success" if success else "Failure"
        return tuple(
            e for e in self.giving
            if e.on_outcome in (None, wanted)
            and (e.pattern is None or (faces is not None and dice.matches(e.pattern, faces, total, self.need and self.need.amount)))
            and not (e.on_outcome and self.need is None and not self.automatic)
        )

    def expression(self) -> str:
        """« 2d6 + 6 (ACC) + 2 (WM-118) »."""
        kept = ", le plus faible" if self.high else ", le meilleur"
        return f"{self.count}d{self.sides}" + kept * (self.cup.one and self.count > 1) + self.modifiers()

    def modifiers(self) -> str:
        words = ""
        for curie, worked in self.adds:
            symbol = self.context.reference[curie].symbol
            inner = symbol if worked.words == number(worked.amount) else f"{symbol} : {worked.words}"
            words += f"{term(worked.amount)} ({inner})"
        for effect, worth in self.bonuses:
            words += f"{term(worth)} ({self.context.code(effect.rule)})"
        return words

    def under(self) -> str:
        """What the total has not reached: « sous difficulté 12 »."""
        return f" sous {self.context.reference[str(self.node.data['mustReach'])].symbol} {self.least.words}"

    def against(self) -> str:
        if self.need is None:
            return ""
        if self.opposed or self.context.reference[str(self.node.data["against"])].kind == "Table":
            return f" contre {self.need.words}"
        symbol, amount = self.context.reference[str(self.node.data["against"])].symbol, number(self.need.amount)
        plain = not self.need.changed or self.need.words.startswith(f"{amount} (") and self.need.words.count("(") == 1
        return f" contre {symbol} {self.need.words if plain else f'{amount} = {self.need.words}'}"


def resolve(
    context: Context, des: object = None, relances: object = None, des_adverses: object = None, relances_adverses: object = None,
) -> Verdict:
    """The verdict of a roll. `des`: the dice rolled, in order; `relances`: one list of dice for each re-roll made, or that list;
    `des_adverses`, `relances_adverses`: the opponent's, for an opposed roll.

    Without dice the verdict holds the exact odds. Raises SituationError for impossible dice or missing numbers.
    """
    roll = _asked(context)
    opposite = contest.opposite(context)
    for name, dice_given in (("des_adverses", des_adverses), ("relances_adverses", relances_adverses)):
        if opposite is None and dice_given is not None:
            raise SituationError(f"{roll.node.name} n'est pas un jet opposé ; retirez {name}")
    context.note_node(roll.node.id, roll.expression() + (f" contre {opposite.expression()}" if opposite else roll.against()))
    for broader in context.reference.broaders(roll.node.id)[1:]:
        context.note_node(broader, f"{roll.node.label} est un cas de « {context.reference[broader].label} »")
    if roll.automatic:
        return _automatic(roll)
    if opposite:
        for name, dice_given, first in (("relances", relances, des), ("relances_adverses", relances_adverses, des_adverses)):
            throwing.sequel(name, dice_given, first)
        again, theirs = (throwing.rerolled(side, name, dice_given) for side, name, dice_given in (
            (roll, "relances", relances), (opposite, "relances_adverses", relances_adverses)))
        return contest.resolve(roll, opposite, contest.Given(des, des_adverses, again, theirs))
    throwing.sequel("relances", relances, des)
    if des is None:
        return chances.odds(roll)
    return _given(roll, des, relances or [])


def _asked(context: Context) -> Roll:
    """The roll of the question. One that succeeds or fails of itself is judged even when nobody stated its numbers."""
    lines, disputes = len(context.trace), len(context.disputes)
    try:
        return Roll(context)
    except SituationError as error:
        if not error.missing:
            raise
        del context.trace[lines:], context.disputes[disputes:]
        return Roll(context, spared=True)


def _automatic(roll: Roll) -> Verdict:
    success = roll.automatic.value == "Success"
    given = roll.given_by(None, success)
    outcome = roll.label(success)
    text = f"{outcome} automatique ({roll.context.code(roll.automatic.rule)})" + gives(roll, given) + extras(roll.context)
    return Verdict(
        roll.node.id, text, outcome, None, {outcome: Fraction(1)}, tuple(roll.context.trace),
        tuple(roll.context.disputes), tuple(str(e.value) for e in given),
    )


def _given(roll: Roll, des: object, relances: object) -> Verdict:
    judged, text = throwing.thrown(roll, des, relances)
    text += gives(roll, judged.gives) + extras(roll.context)
    return Verdict(
        roll.node.id, text, judged.outcome, judged.total, None, tuple(roll.context.trace), tuple(roll.context.disputes),
        tuple(str(e.value) for e in judged.gives),
    )


def gives(roll: Roll, effects: tuple[Effect, ...]) -> str:
    words = ""
    for effect in effects:
        label = roll.context.reference[str(effect.value)].label.lower()
        fin = "fin : " if effect.op == "ends" else ""
        roll.context.note(effect, f"{fin}{label}", "donne")
        words += f" ; {fin}{label} ({roll.context.code(effect.rule)})"
    return words
