"""The stages of a whole attack, each asked of the roll or quantity that states it, in the same situation."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from ...errors import SituationError
from ...resolver.context import Context
from ...resolver.verdict import Verdict
from .asking import ask

REFUSED = ("Interdit", "Sans effet")


@dataclass
class Chain:
    """The stages a shot must pass, with the chance of each, and the verdicts asked on the way."""

    context: Context
    facts: tuple[str, ...] = ()  # what every stage may take for granted
    verdicts: list[Verdict] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    last: str = ""  # what the verdict says after its stages

    def ask(self, curie: str, more: dict[str, object]) -> Verdict:
        return ask(self.context, curie, **{self.name(fact): True for fact in self.facts}, **more)

    def chance(self, curie: str, **more: object) -> Fraction:
        """The chance that a roll succeeds. Raises SituationError when it has no threshold here, or is disputed."""
        verdict = self.ask(curie, more)
        node = self.context.reference[curie]
        if verdict.odds is None or verdict.outcome == "Litige":
            raise SituationError(f"{self.context.asked.name} : {node.label} : {verdict.text}")
        self.verdicts.append(verdict)
        return verdict.odds.get(str(node.data["success"]), Fraction(0))

    def saved(self, curie: str, **more: object) -> Fraction:
        """The chance of a save; none where a rule forbids it or leaves it without effect."""
        verdict = self.ask(curie, more)
        if verdict.outcome in REFUSED:
            self.verdicts.append(verdict)
            return Fraction(0)
        return self.chance(curie, **more)

    def given(self, state: str) -> Fraction:
        """The chance that the roll last asked brings a state, 0 when it cannot."""
        return (self.verdicts[-1].odds or {}).get(self.context.reference[state].label.lower(), Fraction(0))

    def total(self, curie: str, **more: object) -> int:
        """A whole number of the game, worked out in this situation."""
        verdict = self.ask(curie, more)
        if verdict.total is None:
            raise SituationError(f"{self.context.asked.name} : {verdict.text}")
        self.verdicts.append(verdict)
        return int(verdict.total)

    def name(self, curie: str) -> str:
        return self.context.reference[curie].name

    def stage(self, label: str, share: Fraction) -> Fraction:
        """Notes a stage in the words of the verdict."""
        self.words.append(f"{label} {share}")
        return share
