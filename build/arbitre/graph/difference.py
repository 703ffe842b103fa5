"""What of a reference is not as it was: which nodes say something else, and what that may change elsewhere.

In doubt a node counts as changed: whoever keeps something made from a reference may believe it when nothing it read is named here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass

from .model import Effect, Node, varied
from .names import folded
from .reference import PRIORITY, Reference
from .roles import BORNE

COMMON = ("Game", "Unit", "Role", "Subject", "Group", "Principle", "Dispute", "Profile")  # kinds that any answer of a game may lean on
TOLD = ("statement", "note", "alt", "asked", "asked_en", "cites", "examples", "label_en", "line", "file", "effects")  # what decides no answer, or is told apart
BLANK = {name: getattr(Node("", ""), name) for name in TOLD}


def plain(node: Node) -> Node:
    """A node without what decides no answer, and without its effects."""
    return varied(node, **BLANK)


def unplaced(effect: Effect) -> Effect:
    """An effect, wherever it is written."""
    return varied(effect, line=0)


@dataclass
class Difference:
    """What changed between two references, by CURIE without a role."""

    whole: bool = False  # everything: there was no other reference, or it was of another making
    games: set[str] = field(default_factory=set)  # the games whose common ground changed: names, roles, disputes, nodes come and gone
    told: set[str] = field(default_factory=set)  # nodes that say something else, and those that what changed in them names
    named: set[str] = field(default_factory=set)  # nodes whose label, address, kind or data are others
    deciding: set[str] = field(default_factory=set)  # what an answer that rested on it may be otherwise for
    calling: bool = False  # whether a node has another name, another kind, another chapter, or a statement it had not: what leads to it by its name


def difference(old: Reference | None, new: Reference) -> Difference:
    """What of `new` is not as in `old`; retired names are left to who asks, as they are not of the graph."""
    made = Difference()
    if old is None or (old.site_url, old.ontology) != (new.site_url, new.ontology):
        made.whole = True
        return made
    for curie in dict.fromkeys((*old.nodes, *new.nodes)):
        before, after = old.nodes.get(curie), new.nodes.get(curie)
        if before is None or after is None:
            here = before or after
            made.games.add(here.game)
            made.whole |= not here.game
        elif before is not after and before != after and _placeless(before) != _placeless(after):
            _compare(before, after, old, new, made)
    if list(old.nodes) != list(new.nodes) and not made.games:  # the same nodes in another order
        made.whole = True
    for found in (made.told, made.deciding):
        _widen(found, old, new)
    return made


def _placeless(node: Node) -> tuple:
    return varied(node, line=0, effects=()), [unplaced(effect) for effect in node.effects]


def _compare(before: Node, after: Node, old: Reference, new: Reference, made: Difference) -> None:
    names: set[str] = set()
    first, then = plain(before), plain(after)
    made.calling |= _calling(before) != _calling(after)
    moved = _apart(list(map(unplaced, before.effects)), list(map(unplaced, after.effects)))
    if _called(before) != _called(after) and _stated(before, after, old, new):
        made.games.add(after.game)
    if first != then:
        made.named.add(before.id)
        if _common(before) or _common(after) or _known(before) != _known(after):
            made.games.add(after.game or before.game)
            made.whole |= not (after.game or before.game)
        names.update(*map(_names, _fields_apart(first, then)))
        if (before.label, before.code, before.slug) != (after.label, after.code, after.slug):  # answers name the rule
            names.update(_names((before.effects, after.effects)))
    if any(before.links.get(link) != after.links.get(link) for link in PRIORITY):  # which of two rules goes first is another answer
        for reference in (old, new):
            names.update(_names([reference.nodes[rule].effects for rule in (after.id, *reference.below(after.id)) if rule in reference.nodes]))
    if moved:
        if any(effect.op in ("implies", "denies", "cancels") and not effect.when for effect in moved):
            made.games.add(after.game)
        names.update(_names(moved))
        for effect in moved:
            if effect.op == "cancels":
                names.update(_names(reference.nodes[effect.value].effects for reference in (old, new) if effect.value in reference.nodes))
        names.update(_names((before.links, after.links)))
    if first != then or moved:
        made.deciding |= {before.id} | names
    names.update(_names(_apart(list(before.cites), list(after.cites))))
    made.told |= {before.id} | names | set(_within(before, old)) | set(_within(after, new))


def _common(node: Node) -> bool:
    """Whether a node is of the ground that all the answers of its game share."""
    return node.kind in COMMON or (node.kind == "Table" and bool(node.data.get("fills")))


def _known(node: Node) -> tuple:
    """What every question of a game is read with."""
    return node.kind, node.called, node.game, node.data.get("of"), node.data.get("bearer")


def _calling(node: Node) -> tuple:
    """What the words of a statement, or a page of another game, know a node by."""
    return node.label, node.label_en, node.alt, node.symbol, node.kind, node.game, node.chapter, bool(node.statement)


def _called(node: Node) -> set[str]:
    """The words that say a predicate in the lines of a table."""
    return {folded(name) for name in (node.label, *node.alt, *node.label.split("/"))} if node.kind in BORNE else set()


def _stated(before: Node, after: Node, *references: Reference) -> bool:
    """Whether a table whose lines state something has, in a cell, a name that a predicate took or lost."""
    words = _called(before) ^ _called(after)
    tables = (t for reference in references for t in reference.of_game(after.game, "Table") if t.data.get("fills"))
    return any(word in folded(cell) for table in tables for row in table.data.get("rows", ()) for cell in row[1:] for word in words)


def _apart(one: list, other: list) -> list:
    """What stands in one list and not in the other."""
    return [item for item in one if item not in other] + [item for item in other if item not in one]


def _fields_apart(one: Node, other: Node) -> Iterator[object]:
    for name in (f.name for f in fields(Node)):
        mine, yours = getattr(one, name), getattr(other, name)
        if isinstance(mine, dict) and isinstance(yours, dict):
            yield from ((mine.get(key), yours.get(key)) for key in {*mine, *yours} if mine.get(key) != yours.get(key))
        elif mine != yours:
            yield mine, yours


def _names(value: object) -> Iterator[str]:
    """Every name that a value of the model holds."""
    if isinstance(value, str):
        if ":" in value and " " not in value:
            yield value
    elif isinstance(value, dict):
        yield from _names((*value, *value.values()))
    elif is_dataclass(value):
        yield from _names([getattr(value, f.name) for f in fields(value)])
    elif isinstance(value, Iterable):
        for item in value:
            yield from _names(item)


def _within(node: Node, reference: Reference) -> Iterator[str]:
    """The sequences and steps a node stands in, told on other pages with it."""
    for curie in node.links.get("partOf", ()):
        yield curie
        if (above := reference.get(curie)) is not None and above.id != node.id:
            yield from _within(above, reference)


def _widen(found: set[str], old: Reference, new: Reference) -> None:
    """Names without their role, and all that is a case of what is named."""
    queue = list(found)
    found.clear()
    while queue:
        curie = new.roles.base(queue.pop())
        if curie not in found:
            found.add(curie)
            queue += [*old.inverse.get(curie, {}).get("narrower", ()), *new.inverse.get(curie, {}).get("narrower", ())]
