"""Effects ready to print: a badge one sees at a glance (+2, +1 dé, auto) and the graph room's sentence with its links.

A phrase is a list of pieces, each a string or a `Ref`: templates print the one and link the other.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..graph import Effect, Node, Reference
from ..graph.badges import badge, tone
from ..graph.describe import Part, circumstances, describe, stages
from .links import Links, Ref

Phrase = list["str | Ref"]

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
        return badge(effect, self.reference)


def plain(phrase: Phrase) -> str:
    """A phrase as text alone, for descriptions and tests."""
    return "".join(piece.label if isinstance(piece, Ref) else piece for piece in phrase)
