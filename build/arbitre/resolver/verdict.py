"""What the resolver answers: an outcome with its trace, as exact values and as one French line."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from ..french import chance, counted, number

__all__ = ["Answer", "Contradiction", "TraceLine", "Verdict", "chance", "counted", "number"]


@dataclass(frozen=True)
class TraceLine:
    """One rule applied: its code, CURIE and label, what it did in words, and its value (a signed number or a word)."""

    code: str
    node: str
    label: str
    text: str
    value: str = ""


@dataclass(frozen=True)
class Answer:
    """What another reading of a dispute would answer."""

    dispute: str
    reading: str
    text: str


@dataclass(frozen=True)
class Contradiction:
    """A name stated False although a rule implies the fact, or a line of a table states it: `code` and `label` are theirs."""

    name: str
    code: str
    label: str

    def __str__(self) -> str:
        return f"{self.name}=False contredit {self.code} « {self.label} », qui le donne : ce que vous dites passe avant"


@dataclass(frozen=True)
class Verdict:
    """The answer to one question.

    `outcome` is a word of the game ("Touche", "Interdit", "Litige"…); `total` the number reached, if there is one;
    `odds` the exact chance of each outcome when no dice were given; `trace` every rule that had a say, in order.
    `disputes` are those of which another reading would answer otherwise, in `answers`. `idle` names what was said and changed
    nothing; `unread` what this question cannot read, with the questions that do; `rather`, for what changed nothing, the name that
    says it of whom the question is about, where it would have mattered; `counts_in` the narrower question that counts it. They are filled in for whoever asks, not for the
    examples, which may say nothing in vain. `contradicted` is what was said to be false against a rule: it was taken as said.
    """

    asked: str
    text: str
    outcome: str
    total: Fraction | None = None
    odds: dict[str, Fraction] | None = None
    trace: tuple[TraceLine, ...] = ()
    disputes: tuple[str, ...] = ()
    gives: tuple[str, ...] = ()
    details: dict[str, object] = field(default_factory=dict)
    answers: tuple[Answer, ...] = ()
    idle: tuple[str, ...] = ()
    unread: dict[str, tuple[str, ...]] = field(default_factory=dict)
    rather: dict[str, str] = field(default_factory=dict)
    counts_in: dict[str, str] = field(default_factory=dict)
    contradicted: tuple[Contradiction, ...] = ()

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__

    @property
    def codes(self) -> list[str]:
        """The codes of the rules applied, in order, each once."""
        return list(dict.fromkeys(line.code for line in self.trace if line.code))
