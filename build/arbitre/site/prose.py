"""Effects ready to print: a badge one sees at a glance (+2, +1 dé, auto) and the graph room's sentence with its links.

A phrase is a list of pieces, each a string or a `Ref`: templates print the one and link the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from ..french import number
from ..graph import Effect, Node, Reference
from ..graph.describe import Part, circumstances, describe, stages
from .links import Links, Ref

Phrase = list["str | Ref"]

WORDS = {
    ("outcome", "Success"): "auto ✓", ("outcome", "Failure"): "auto ✗", ("modality", "Permitted"): "permis",
    ("modality", "Forbidden"): "interdit", ("modality", "Obliged"): "obligé", ("modality", "Void"): "sans effet",
    ("round", "Up"): "↑", ("round", "Down"): "↓",
}
OPERATIONS = {
    "outcome": "auto", "waives": "non auto", "prefers": "prime", "reroll": "relance", "gives": "donne", "ends": "fin",
    "implies": "implique", "denies": "exclut", "cancels": "annule",
}
TONES = {"Permitted": "good", "Forbidden": "bad", "Void": "bad", "Success": "good", "Failure": "bad"}


@dataclass(frozen=True)
class Line:
    """One effect: its badge, the badge's tone (good, bad or none), its sentence, and the rule that says it."""

    badge: str
    tone: str
    sentence: Phrase
    rule: Ref


class Prose:
    """Words for the effects of one reference."""

    def __init__(self, reference: Reference, links: Links) -> None:
        self.reference, self.links = reference, links

    def line(self, effect: Effect) -> Line:
        """One effect as a line of a table."""
        return Line(self.badge(effect), tone(effect), self.sentence(effect), self.links.ref(effect.rule))

    def sentence(self, effect: Effect) -> Phrase:
        """What the effect does and when, each name a link."""
        return self._linked(describe(effect, self.reference))

    def circumstances(self, effect: Effect) -> Phrase:
        """When the effect counts and how often, each name a link; what it does is left to its badge."""
        return self._linked(circumstances(effect, self.reference))

    def stages(self, node: Node) -> list[Phrase]:
        """The stages of a chain, one sentence each."""
        return [self._linked(parts) for parts in stages(node, self.reference)]

    def _linked(self, parts: list[Part]) -> Phrase:
        phrase: Phrase = []
        for part in parts:
            if part.curie and self.reference.get(part.curie):
                ref = self.links.ref(part.curie)
                phrase.append(Ref(ref.path, part.text, "", ref.kind, ref.code))
            else:
                phrase.append(part.text)
        return phrase

    def badge(self, effect: Effect) -> str:
        """The effect at a glance."""
        value, op = effect.value, effect.op
        if (op, str(value)) in WORDS:
            return WORDS[op, str(value)]
        if op in OPERATIONS:
            return OPERATIONS[op]
        amount = number(abs(value)) if isinstance(value, Fraction) else self.symbol(value)
        sign = "−" if isinstance(value, Fraction) and value < 0 else "+"
        if op == "add":
            return sign + amount
        if op in ("addDice", "dropLowest", "dropHighest"):
            plural = "s" if isinstance(value, Fraction) and abs(value) >= 2 else ""
            return f"{sign if op == 'addDice' else '−'}{amount} dé{plural}"
        return {"set": "= ", "multiply": "× ", "cap": "≤ ", "floor": "≥ "}.get(op, "") + amount

    def symbol(self, curie: str) -> str:
        """The short name of a parameter (PUI), or an ellipsis when it has none that is short."""
        node = self.reference.get(curie)
        return node.symbol if node and len(node.symbol) <= 8 else "…"


def tone(effect: Effect) -> str:
    """Whether an effect helps or hinders, where that is plain."""
    if isinstance(effect.value, str) and effect.op in ("outcome", "modality"):
        return TONES.get(effect.value, "")
    if effect.op in ("add", "addDice") and isinstance(effect.value, Fraction):
        return "good" if effect.value > 0 else "bad"
    return ""


def plain(phrase: Phrase) -> str:
    """A phrase as text alone, for descriptions and tests."""
    return "".join(piece.label if isinstance(piece, Ref) else piece for piece in phrase)
