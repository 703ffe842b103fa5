"""The version of a page: a hash of what its answer rests on, so that a citation can tell whether its rule has changed since.

Its statement, its effects, its cells and figures; and those of the rules that its own examples apply or that modify it. Not where it stands in
a file, how players ask for it, nor the examples themselves: proofs may be added without the rule being another.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from ..graph import Node, plain, unplaced
from .resting import digest

if TYPE_CHECKING:
    from .engine import Resolver

LENGTH = 8  # hexadecimal digits of a version
ASIDE = ("seeAlso", "about", "concerns", "settledBy")  # links that lead elsewhere and decide nothing


def _kept(node: Node) -> Node:
    """The plain data of a node, wherever it stands, whoever publishes it and however the table says it, with the links that decide something."""
    data = {name: told for name, told in node.data.items() if name != "slang"}
    return replace(plain(node), iri="", slug="", chapter="", data=data, links={name: told for name, told in sorted(node.links.items()) if name not in ASIDE})


class Versions:
    """The versions of the pages of a reference, each worked out when it is asked for."""

    def __init__(self, resolver: Resolver) -> None:
        self.reference, self.resolver = resolver.reference, resolver
        self._own: dict[str, str] = {}
        self._found: dict[str, str] = {}

    def of(self, node: Node) -> str:
        """The version of a node's page."""
        if node.id not in self._found:
            self._found[node.id] = digest(node.id, [(curie, self.own(curie)) for curie in self.rests_on(node)])[:LENGTH]
        return self._found[node.id]

    def know(self, found: dict[str, str]) -> None:
        """Versions worked out before, of pages whose answers rest on nothing that has changed."""
        self._found |= found

    def know_own(self, found: dict[str, str]) -> None:
        """Marks worked out before, of nodes that say what they said."""
        self._own |= found

    def known_own(self) -> dict[str, str]:
        """The marks worked out or known of the nodes of the reference, for the next build to know."""
        return {curie: mark for curie, mark in self._own.items() if curie in self.reference.nodes}

    def rests_on(self, node: Node) -> list[str]:
        """The node, then every other one whose change would change what its page answers, by CURIE."""
        applied = {rule for example in node.examples for rule in self.resolver.run_example(node, example).rules}
        modifying = {rule for place in self.reference.broaders(node.id) for rule in self._modifying.get(place, ())}
        return [node.id, *sorted(set(map(self.reference.roles.base, applied | modifying)) - {node.id})]

    def own(self, curie: str) -> str:
        """A mark of what one node says: its statement, its effects, its figures."""
        if curie not in self._own:
            node = self.reference.get(curie)
            self._own[curie] = "" if node is None else digest(node.statement, node.note, _kept(node), list(map(unplaced, node.effects)))
        return self._own[curie]

    @cached_property
    def _modifying(self) -> dict[str, set[str]]:
        found: dict[str, set[str]] = defaultdict(set)
        for node in self.reference:
            for effect in node.effects:
                found[self.reference.roles.base(effect.target)].add(effect.rule)
        return found
