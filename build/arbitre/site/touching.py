"""Effects gathered for a reader: each thing touched once, with the figures of what touches it; or each rule once, with all that it does."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction

from ..graph import Effect, Node
from ..graph.badges import tone
from .links import Ref
from .prose import Phrase, Prose

TELLING = {"add", "addDice", "multiply", "cap", "floor", "set", "outcome", "modality"}  # the badge and the thing touched say it all
BRINGING = {"implies", "denies", "gives", "ends", "cancels"}  # what is touched is what they bring, when nothing else is named
MEASURED = {"add", "set", "cap", "floor"}  # whose figure has the unit of what it touches
COMMON = {"Skill": 3, "Property": 2, "Profile": 2, "State": 1}  # what a rule of everyone touches comes before what few figures bear


@dataclass(frozen=True)
class Entry:
    """One figure: its badge, the badge's tone, what it is about in a few words, and the rule that says it where the list is not of rules."""

    badge: str
    tone: str
    text: Phrase
    rule: Ref | None = None

    @property
    def letters(self) -> int:
        """How long it reads: a phone folds a list by that, since a figure may come with a line of circumstances or with eight."""
        return sum(len(piece if isinstance(piece, str) else piece.label) for piece in (*self.text, *([self.rule] if self.rule else [])))


@dataclass(frozen=True)
class Touched:
    """A thing touched, or a rule, with its figures."""

    ref: Ref
    entries: list[Entry]

    @property
    def letters(self) -> int:
        """How long it reads with all its figures."""
        return len(self.ref.label) + sum(entry.letters for entry in self.entries)

    @property
    def badges(self) -> list[Entry]:
        """Its different badges, for a list in one line."""
        return list({(entry.badge, entry.tone): entry for entry in self.entries}.values())


def subject(prose: Prose, effect: Effect, page: Node) -> str:
    """What an effect touches, for the reader of a page: its target; of what brings or takes away, what is brought, unless that is the page itself."""
    base = prose.reference.roles.base
    if effect.op in BRINGING and isinstance(effect.value, str) and base(effect.value) != page.id and base(effect.target) in ("", page.id, base(effect.value)):
        return effect.value
    return effect.target or effect.rule


def telling(prose: Prose, effect: Effect, page: Node) -> bool:
    """Whether the badge and the thing touched tell the whole of what is done."""
    base = prose.reference.roles.base
    if effect.op in BRINGING:
        return isinstance(effect.value, str) and (effect.value == subject(prose, effect, page) or base(effect.value) == page.id)
    return effect.op in TELLING and bool(effect.target) and not prose.badge(effect).endswith("…")


def commonest(prose: Prose, effects: Iterable[Effect], page: Node) -> list[Effect]:
    """What bears on everyone first, then what few figures bear; of each, the figures first, then what asks for the fewest circumstances.

    What only the page keeps from happening comes last.
    """
    base = prose.reference.roles.base

    def rank(effect: Effect) -> tuple[bool, int, int, int]:
        rule = prose.reference.get(effect.rule)
        told = 0 if isinstance(effect.value, Fraction) else 1 if telling(prose, effect, page) else 2
        return page.id in map(base, effect.unless), COMMON.get(rule.kind if rule else "", 0), told, len(effect.when) + len(effect.given) + len(effect.unless)

    return sorted(effects, key=rank)


def by_target(prose: Prose, effects: Iterable[Effect], page: Node) -> list[Touched]:
    """Each thing touched once. What the page itself says is not told to be of a rule; that the page is true goes without saying."""
    found: dict[str, list[Entry]] = {}
    for effect in effects:
        touched = subject(prose, effect, page)
        rule = None if effect.rule in (page.id, touched) else prose.links.ref(effect.rule)
        said = words(prose, effect, page)
        if effect.op == "gives" and touched == effect.target and not telling(prose, effect, page):  # its event stands above, « donne » beside: neither again
            others = tuple(fact for fact in effect.when if prose.reference.roles.base(fact) != page.id)
            said = [prose.links.ref(str(effect.value)), *prose.circumstances(replace(effect, reading=None, when=others))]
        found.setdefault(touched, []).append(Entry(prose.badge(effect), tone(effect), said, rule))
    return _touched(prose, found)


def by_rule(prose: Prose, effects: Iterable[Effect], page: Node) -> list[Touched]:
    """Each rule once, with all that it does here; neither the page nor the rule is named again."""
    found: dict[str, list[Entry]] = {}
    base = prose.reference.roles.base
    for effect in effects:
        bare = replace(effect, when=tuple(fact for fact in effect.when if fact != effect.rule))
        said, touched = words(prose, bare, page), subject(prose, effect, page)
        if telling(prose, effect, page) and base(touched) not in (page.id, effect.rule):
            said = [prose.links.ref(touched), *([" "] if said else []), *said]
        found.setdefault(effect.rule, []).append(Entry(prose.badge(effect), tone(effect), said))
    return _touched(prose, found)


def _touched(prose: Prose, found: dict[str, list[Entry]]) -> list[Touched]:
    """Each with its entries, one that says the same as another left out: what differs is told on the page of the rule."""
    return [Touched(prose.links.ref(curie), [e for rank, e in enumerate(entries) if e not in entries[:rank]]) for curie, entries in found.items()]


def words(prose: Prose, effect: Effect, page: Node) -> Phrase:
    """What the badge and the thing touched leave unsaid: all of it when they say little."""
    if not telling(prose, effect, page):
        return prose.sentence(effect)
    base = prose.reference.roles.base
    said = prose.circumstances(replace(effect, reading=None, when=tuple(c for c in effect.when if base(c) != page.id)))
    if said and isinstance(said[0], str):
        said[0] = said[0].lstrip(" ,;")
    node = prose.reference.get(effect.target) if effect.op in MEASURED and isinstance(effect.value, Fraction) else None
    unit = node.data.get("unit") if node else None
    if not unit:
        return said
    named = prose.reference.get(str(unit))
    return [named.label if named else str(unit), *([", "] if said else []), *said]
