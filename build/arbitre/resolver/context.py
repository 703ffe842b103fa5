"""One question being judged: which facts hold, which rules are set aside, which effects apply.

Facts close under the game's implications and denials; a cancelled rule loses its effects; everything that had a say is
remembered, so that the verdict can show it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction

from ..errors import SituationError
from ..graph import Compare, Effect, Node, Reference, owned
from . import closing
from .chains_memory import Memory
from .index import COMPARISONS, Index
from .loops import Loop
from .situation import Situation
from .verdict import TraceLine, Verdict, number


class Context:
    """The judgement of one question: `asked` is the node called, `situation` what was stated."""

    def __init__(
        self, reference: Reference, index: Index, asked: Node, situation: Situation, readings: dict[str, str], said: Callable[[str], str] = str,
    ) -> None:
        self.reference, self.index, self.asked, self.situation = reference, index, asked, situation
        self.chosen = readings
        self.functions: dict[str, Callable] = {}
        self.said = said  # what those who put it call a name of this question
        self.memory = Memory()  # the walks of this question under other readings
        self.trace: list[TraceLine] = []
        self.disputes: list[str] = []  # those this situation meets: the engine compares their readings
        self.subjects = self._subjects(asked)
        self._deriving: set[str] = set()
        self.read: dict[str, str | None] = {}  # the disputes that had a say so far, each with the reading looked at
        self.facts: set[str] = set()
        self.cancelled: dict[str, list[Effect]] = {}
        self.used: set[str] = set()  # the facts something rested on: what implied the others explains nothing
        self.because: dict[TraceLine, Effect] = {}
        self.contradicted: dict[str, str] = {}  # what was said to be false, and the rule that implies it
        self.worked: dict[str, object] = {}  # the numbers worked out so far, and which ones a rule gives, among the facts as they are
        self.given: dict[str, bool] = {}
        closing.follow(self)
        self.anew()

    def _subjects(self, asked: Node) -> set[str]:
        """The rolls and actions being judged count as facts: a modifier may ask « during a ranged attack ».

        So do the actions that the question presupposes: how far one slams is asked of somebody who slams.
        """
        subjects = {*self.reference.broaders(asked.id), *map(self.reference.roles.plain, self.reference.presupposed(asked.id))}
        against = self.reference.get(str(asked.data.get("against", "")))
        return subjects | set(self.reference.broaders(against.id)) if against and against.kind == "Roll" else subjects

    # --- which effects apply --------------------------------------------------------------------------------------

    def reading_holds(self, effect: Effect) -> bool:
        """Whether the effect belongs to no dispute, or to the reading that holds (or that the caller chose)."""
        return effect.reading is None or effect.reading == self.reading_of(self.index.readings[effect.rule])

    def reading_of(self, dispute: Node) -> str | None:
        self.read[dispute.code] = letter = self.chosen.get(dispute.code) or self.chosen.get(dispute.id) or dispute.data.get("holds")
        return letter

    def set_aside(self, effect: Effect) -> bool:
        """Whether another reading, or a cancellation, leaves an effect without force."""
        if not self.contested(effect):  # nearly all: it is asked a million times
            return False
        return not self.reading_holds(effect) or self.replaced(effect) is not None or bool(self.cancelling(effect))

    def contested(self, effect: Effect) -> bool:
        """Whether some reading or some cancellation has a say about an effect."""
        return effect.reading is not None or effect.rule in self.index.replacing or effect.rule in self.cancelled

    def replaced(self, effect: Effect) -> Node | None:
        """The dispute whose reading in force replaces the effect's rule."""
        for dispute in self.index.replacing.get(effect.rule, ()):
            letter = self.reading_of(dispute)
            if any(r.letter == letter and effect.rule in r.replaces for r in dispute.data["readings"]):
                return dispute
        return None

    def cancelling(self, effect: Effect) -> list[Effect]:
        return [c for c in self.cancelled.get(effect.rule, []) if not c.target or c.target == effect.target]

    def effects(self, target: str, *ops: str, lenient: bool = False) -> list[Effect]:
        """The effects of these operations that hold on a target or on what it is a kind of, without the cancelled ones.

        A measure that one of them compares and nobody stated is asked for; when `lenient`, the effect does not hold.
        """
        found = []
        for place in self.reference.broaders(target):
            self.index.looked_at.add(place)
            for effect in self.index.on(place):
                if ops and effect.op not in ops or not self.facts.issuperset(effect.when):
                    continue
                if not self.facts.isdisjoint(effect.unless):
                    self.used.update(effect.unless)  # what keeps an effect away has a say too
                    continue
                contested = self.contested(effect)
                if contested:
                    self.meet(effect)
                    if not self.reading_holds(effect):
                        continue
                aside = contested and self.set_aside(effect)
                if not (self.would_hold(effect) if aside or lenient else self.holds(effect)):
                    continue
                if not aside:
                    found.append(effect)
                    continue
                if dispute := self.replaced(effect):
                    self.note_node(dispute.id, f"sans {self.code(effect.rule)}", f"lecture {self.reading_of(dispute)}")
                for cancel in self.cancelling(effect):
                    self.note(cancel, f"sans {self.code(effect.rule)}", "annule")
        return found

    def holds(self, effect: Effect) -> bool:
        """Whether every condition of an effect is met; a measure nobody stated is asked for only if the facts fit."""
        return self.facts_hold(effect) and self.measured(effect)

    def measured(self, effect: Effect) -> bool:
        """Whether what an effect compares is as it asks, its facts set aside."""
        for compare in effect.given:
            if not self.compares(compare, effect):
                return False
        return effect.per is None or self.count(effect) != 0

    def facts_hold(self, effect: Effect) -> bool:
        """Whether the facts an effect asks for are true, and those it excludes are not."""
        return self.facts.issuperset(effect.when) and self.facts.isdisjoint(effect.unless)

    def would_hold(self, effect: Effect) -> bool:
        """Whether an effect set aside would have applied; what it lacks is not asked for, since it does not matter."""
        try:
            return self.holds(effect)
        except SituationError:
            return False

    def true(self, curie: str) -> bool:
        self.used.add(curie)
        return curie in self.facts

    def compares(self, compare: Compare, effect: Effect) -> bool:
        node = self.reference[compare.measure]
        if compare.op == "unsaid":
            return compare.measure not in self.situation.numbers and compare.measure not in self.situation.choices
        if compare.if_stated and not (self.stated(compare.measure, default=False) and self.stated(compare.value)):
            return False
        if node.kind == "Choice":
            left, right = self._ranks(node, compare, effect)
        else:
            left = self.number(compare.measure, effect)
            right = compare.value if isinstance(compare.value, Fraction) else self.number(compare.value, effect)
        return COMPARISONS[compare.op](left, right)

    def stated(self, value: object, default: bool = True) -> bool:
        """Whether a number, a measure, a choice or a quantity is known without asking; by `default` too, unless told otherwise."""
        node = self.reference.get(value) if isinstance(value, str) else None
        if node is None or default and "default" in node.data:
            return True
        if node.kind == "Quantity":
            try:
                return self.number(node.id) is not None
            except Loop:
                raise
            except SituationError:
                return False
        return node.id in self.situation.numbers or node.id in self.situation.choices or self._given_by_rule(node.id)

    def _given_by_rule(self, curie: str) -> bool:
        """Whether a rule sets a number nobody stated: the line of a weapon that is named."""
        self.index.looked_at.add(curie)
        if curie in self._deriving or not self.index.on(curie):  # a rule that asks how great the number already is gives none
            return False
        if curie in self.given:
            return self.given[curie]
        self._deriving.add(curie)
        try:
            given = bool(self.effects(curie, "set", lenient=True))
        finally:
            self._deriving.discard(curie)
        if self.settled:
            self.given[curie] = given
        return given

    def _ranks(self, node: Node, compare: Compare, effect: Effect) -> tuple[int, int]:
        other = self.reference.get(str(compare.value))
        stated = self.situation.choices.get(node.id) or node.data.get("default")
        against = (self.situation.choices.get(other.id) or other.data.get("default")) if other else str(compare.value)
        for missing, value in ((node, stated), (other, against)):
            if value is None:
                raise self.missing(missing, effect)
        return self.situation.choice_rank(node, str(stated)), self.situation.choice_rank(node, str(against))

    @property
    def settled(self) -> bool:
        """Whether a number worked out now stays so while the facts do: no rule is being asked whether it gives one."""
        return not self._deriving

    def anew(self) -> None:
        """Forgets what was worked out: the facts are others, or a number is."""
        self.worked, self.given = {}, {}

    def restate(self, curie: str, value: Fraction | str | None) -> None:
        """Says a number or a word anew, as dice come to it; nothing takes it back. What was worked out is worked out again."""
        said = self.situation.choices if self.reference[curie].kind == "Choice" else self.situation.numbers
        if value is None:
            said.pop(curie, None)
        else:
            said[curie] = value
        self.anew()

    def number(self, curie: str, effect: Effect | None = None) -> Fraction:
        """A stated number, a default, or a quantity worked out; SituationError when the situation does not say."""
        node = self.reference[curie]
        value = self.situation.numbers.get(curie, node.data.get("default"))
        worked_out = node.kind == "Quantity" and curie not in self.situation.numbers
        if worked_out or not isinstance(value, Fraction) and self._given_by_rule(curie):
            from .values import evaluate  # values.py builds on this module

            return evaluate(self, curie).amount
        if not isinstance(value, Fraction):
            raise self.missing(node, effect)
        return value

    def missing(self, node: Node, effect: Effect | None = None) -> SituationError:
        why = f", dont dépend {self.code(effect.rule)} « {self.reference[effect.rule].label} »" if effect else ""
        unit = f" en {node.data['unit']}" if node.data.get("unit") else ""
        accepted = f" ({', '.join(map(str, node.data['values']))})" if node.data.get("values") else ""
        node = self.reference[self.said(node.id)]
        role, predicate = (self.reference.get(str(node.data.get(name, ""))) for name in ("role", "predicate"))
        label = owned(role, predicate) if role and predicate else node.label
        return SituationError(f"il manque {node.name}{accepted} : {label}{unit}{why}", missing=(node.name, label))

    def count(self, effect: Effect) -> int:
        """How many times an effect counts: the slices of its measure, 1 when it has none."""
        if effect.per is None:
            return 1
        step = self.number(effect.per.step, effect) if isinstance(effect.per.step, str) else effect.per.step
        if step <= 0:
            raise SituationError(f"{self.reference[str(effect.per.step)].label} : une tranche de {step} ne se compte pas → donnez un nombre positif")
        slices = (self.number(effect.per.measure, effect) - effect.per.beyond) / step
        return max(0, math.ceil(slices) if effect.per.rounding == "Up" else math.floor(slices))

    # --- remembering ----------------------------------------------------------------------------------------------

    def code(self, curie: str) -> str:
        node = self.reference.get(curie)
        return (node.code or node.label) if node else curie

    def note(self, effect: Effect, text: str, value: object = "") -> None:
        """Adds a rule to the trace, once for the same thing, and the dispute it rests on."""
        self.used.update(effect.when)
        self.remember(self.line(effect, text, value))

    def line(self, effect: Effect, text: str, value: object) -> TraceLine:
        node = self.reference[effect.rule]
        return TraceLine(node.code, node.id, node.label, text, number(value) if isinstance(value, Fraction) else str(value))

    def hear(self, verdict: Verdict) -> None:
        """Takes over from a question put on the way the disputes it met, and the facts its answer rested on."""
        self.disputes += [d for d in verdict.disputes if d not in self.disputes]
        self.used.update(str(effect.value) for line, effect in self.because.items() if line in verdict.trace)

    def take(self, other: Context) -> None:
        """Takes over all that another question of the same situation remembers."""
        self.trace += [line for line in other.relevant(tuple(other.trace)) if line not in self.trace]
        self.disputes += [d for d in other.disputes if d not in self.disputes]
        self.used |= other.used

    def relevant(self, trace: tuple[TraceLine, ...]) -> tuple[TraceLine, ...]:
        """The trace without the facts that followed from what was said and on which nothing rested."""
        used, waiting = set(self.used), dict(self.because)
        while found := [line for line, effect in waiting.items() if effect.value in used]:
            for line in found:
                used.update(waiting.pop(line).when)
        return tuple(line for line in trace if line not in waiting)

    def note_node(self, curie: str, text: str, value: str = "") -> None:
        node = self.reference[self.reference.roles.base(curie)]
        self.remember(TraceLine(node.code, node.id, node.label, text, value))

    def remember(self, line: TraceLine) -> None:
        if line not in self.trace:
            self.trace.append(line)

    def meet(self, effect: Effect) -> None:
        """Remembers the disputes on which an effect depends, when its facts hold: another reading may answer otherwise."""
        if effect.reading is None and effect.rule not in self.index.replacing:
            return
        met = [self.index.readings[effect.rule]] if effect.reading is not None else []
        for dispute in (*met, *self.index.replacing.get(effect.rule, ())):
            asked_of = dispute.data.get("when", ())
            if dispute.code not in self.disputes and self.facts_hold(effect) and all(map(self.true, asked_of)):
                self.disputes.append(dispute.code)
