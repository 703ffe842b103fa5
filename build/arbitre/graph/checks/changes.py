"""What changed in the files of Turtle since the last check: of which nodes, and which of their properties."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from rdflib import RDF, BNode, Literal, URIRef

from ..compile import CSVW
from ..reading import Term, Triple
from .reads import ALL, ANY, Read, Scope, short

Said = dict[Term, dict[URIRef, list[Term]]]


@dataclass
class Changes:
    """The nodes that are not as they were, and what of them: `reads` would give another answer now.

    Nobody names a fresh node yet, as long as all that was named was described: it changes nothing for the others, but where they are gathered.
    """

    nodes: set[URIRef] = field(default_factory=set)
    reads: dict[Read, bool] = field(default_factory=dict)  # whether some of it is more than figures
    fresh: set[str] = field(default_factory=set)  # the properties of the nodes that came
    counted: bool = False  # nodes came, left, or are of another kind
    anonymous: bool = False  # something without a name nor a parent: nobody knows whose it is

    def touch(self, read: set[Read], unread: Iterable[str] = ()) -> bool:
        """Whether any of these may give another answer; the figures of the properties `unread` were not looked at."""
        return self.counted or any(
            (more or name not in unread) and any((who, what) in read for who in (kind, ANY) for what in (name, ALL))
            for (kind, name), more in self.reads.items()
        )

    def reach(self, scope: Scope) -> bool:
        """Whether a check of that scope may judge otherwise the nodes that did not change."""
        met = any(name in scope.others and (ANY in scope.others[name] or kind in scope.others[name]) for kind, name in self.reads)
        return met or any(name in scope.gathers for name in (*(name for _, name in self.reads), *self.fresh))


def compare(before: list[Triple], after: list[Triple], was: dict[str, str], now: dict[str, str], changes: Changes) -> None:
    """Adds what is not the same in two texts of one file. `was` and `now` give the kinds of all the nodes there were, and there are."""
    old, new = _said(before), _said(after)
    changes.anonymous |= any(map(_roots_without_name, (before, after)))
    for root in {s for said in (old, new) for s in said if isinstance(s, URIRef)}:
        found: dict[str, bool] = {}
        _tree(root, root, old, new, found)
        if not found:
            continue
        changes.nodes.add(root)
        first, then = was.get(str(root), ""), now.get(str(root), "")
        changes.counted |= first != then or (root in old) != (root in new)
        if not first:
            changes.fresh.update(found)
            continue
        for kind in {first, then}:
            for name, more in found.items():
                changes.reads[kind, name] = changes.reads.get((kind, name), False) or more


def _said(triples: list[Triple]) -> Said:
    found: Said = {}
    for subject, predicate, value in triples:
        found.setdefault(subject, {}).setdefault(predicate, []).append(value)
    return found


def _roots_without_name(triples: list[Triple]) -> bool:
    held = {value for _, _, value in triples if isinstance(value, BNode)}
    return any(isinstance(subject, BNode) and subject not in held for subject, _, _ in triples)


def _tree(one: Term, other: Term, old: Said, new: Said, found: dict[str, bool]) -> None:
    """Notes the properties that a node, or a blank node of it, has otherwise; true where more than figures changed."""
    before, after = old.get(one, {}), new.get(other, {})
    for predicate in dict.fromkeys((*before, *after)):
        mine, yours = before.get(predicate, []), after.get(predicate, [])
        if len(mine) == len(yours) and all(isinstance(a, BNode) == isinstance(b, BNode) for a, b in zip(mine, yours)):
            for a, b in zip(mine, yours):
                if isinstance(a, BNode):
                    _tree(a, b, old, new, found)
                elif not _same(a, b):
                    _note(found, predicate, not (isinstance(a, Literal) and isinstance(b, Literal)))
        else:
            _note(found, predicate, not all(isinstance(value, Literal) for value in (*mine, *yours)))
            for values, said in ((mine, old), (yours, new)):
                for name in (short(p) for value in values if isinstance(value, BNode) for p in _within(value, said)):
                    found[name] = True


def _note(found: dict[str, bool], predicate: URIRef, more: bool) -> None:
    found[short(predicate)] = found.get(short(predicate), False) or more


def _within(blank: BNode, said: Said) -> Iterator[URIRef]:
    """Every property of a blank node and of those inside; what parsers read has no circle."""
    for predicate, values in said.get(blank, {}).items():
        yield predicate
        for value in values:
            if isinstance(value, BNode):
                yield from _within(value, said)


def _same(one: Term, other: Term) -> bool:
    return one is other or (type(one) is type(other) and one == other)


def kinds(triples: list[Triple], arb: str) -> dict[str, str]:
    """The named subjects of a file, each with its kind ("Rule"), or "" when another file says it."""
    found: dict[str, str] = {}
    for subject, predicate, value in triples:
        if isinstance(subject, URIRef):
            own = str(value)[len(arb):] if predicate == RDF.type and str(value).startswith(arb) else ""
            found[str(subject)] = found.get(str(subject), "") or own
    return found


def tables(triples: list[Triple]) -> dict[str, list[str]]:
    """The files that the tables of a file name."""
    found: dict[str, list[str]] = {}
    for subject, predicate, value in triples:
        if predicate == CSVW.url:
            found.setdefault(str(subject), []).append(str(value))
    return found
