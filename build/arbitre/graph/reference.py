"""The whole graph, loaded: nodes by CURIE, their links both ways, the roles. Nothing here knows RDF."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from ..errors import GraphError, nearest
from .model import Node
from .roles import Roles, named

INVERSES = {
    "requires": "requiredBy",
    "exceptionTo": "hasException",
    "overrides": "overriddenBy",
    "grants": "grantedBy",
    "cancels": "cancelledBy",
    "appliesAt": "applied",
    "partOf": "hasPart",
    "seeAlso": "seeAlso",
    "broader": "narrower",
    "replacedBy": "replaces",
    "concerns": "disputedBy",
    "about": "aboutBy",
    "settledBy": "settles",
}
PRIORITY = ("exceptionTo", "overrides")  # the links by which a rule goes before another


@dataclass
class Reference:
    """The whole graph, loaded: nodes by CURIE, and the indexes the other rooms ask."""

    nodes: dict[str, Node]
    site_url: str
    version: str
    ontology: dict[str, dict] = field(default_factory=dict)  # arb terms: label, comment in fr and en
    retired: dict[str, str] = field(default_factory=dict)  # codes and addresses of old, to the CURIE of what replaced them

    def __post_init__(self) -> None:
        self._broaders: dict[str, tuple[str, ...]] = {}
        self._presupposed: dict[str, tuple[str, ...]] = {}
        self._above: dict[str, frozenset[str]] = {}
        self.recorded: dict[str, dict] = {}  # for records.py
        self.inverse: dict[str, dict[str, list[str]]] = {}
        for node in self.nodes.values():
            for link, targets in node.links.items():
                for target in targets:
                    if link in INVERSES:
                        self.inverse.setdefault(target, {}).setdefault(INVERSES[link], []).append(node.id)
        self.by_code = {node.code: node for node in self.nodes.values() if node.code}
        self.by_slug = {node.slug: node for node in self.nodes.values()}
        self.roles = Roles(self.nodes)
        self._games = [n for n in self if n.kind == "Game"]

    def become(self, other: Reference, told: Iterable[str]) -> None:
        """Says what another says, for all who hold this one: they have the same nodes, of which those `told` are worded otherwise, and others moved in their files."""
        self.nodes.update(other.nodes)
        self.version, self.by_code, self.by_slug = other.version, other.by_code, other.by_slug
        self._broaders.clear()
        self._presupposed.clear()
        self._above.clear()
        self.roles.forget(told)
        self.recorded = {curie: record for curie, record in self.recorded.items() if curie not in told}

    def __iter__(self) -> Iterator[Node]:
        return iter(self.nodes.values())

    def __getitem__(self, curie: str) -> Node:
        """The node of that CURIE. Raises GraphError, with the nearest name, when nothing describes it."""
        node = self.nodes.get(curie) or self.roles.said(curie)  # as `get`, without the call: it is asked a million times
        if node is None:
            raise GraphError(f"inconnu : {curie}{nearest(str(curie), self.nodes)} → lancez « arbitre check »")
        return node

    def get(self, curie: str) -> Node | None:
        """The node of that CURIE, a predicate said of a role included ("wm:cible.au-tapis"), or None."""
        return self.nodes.get(curie) or self.roles.said(curie)

    def successor(self, name: str) -> Node | None:
        """What replaced a retired code ("WM-130") or address ("warmachine/cible-au-tapis"), or None."""
        return self.nodes.get(self.retired.get(name.upper()) or self.retired.get(name, ""))

    def spoken(self, node: Node) -> list[str]:
        """The names with a role that a predicate, or a question with a bearer, may take: "wm:cible.au-tapis" for each role able."""
        able = [role for subject in self.roles.subjects(node.id) for role in self.roles.playing(subject) if self[role].game == node.game]
        names = [named(role, node.id) for role in dict.fromkeys(able)]
        return [name for name in names if self.roles.plain(name) == name]

    def games(self) -> list[Node]:
        """The games, in the order of their files."""
        return self._games

    def of_game(self, game: str, *kinds: str) -> list[Node]:
        """The nodes of a game (by CURIE), all or of some kinds, in file order."""
        return [n for n in self if n.game == game and (not kinds or n.kind in kinds)]

    def linked(self, curie: str, link: str) -> list[str]:
        """The CURIEs a node reaches by a link or by a computed inverse."""
        curie = self.roles.base(curie)
        own = list(self.nodes[curie].links.get(link, ())) if curie in self.nodes else []
        return own + [c for c in self.inverse.get(curie, {}).get(link, []) if c not in own]

    def broaders(self, curie: str) -> tuple[str, ...]:
        """The node itself, then everything it is a narrower kind of, nearest first."""
        if curie not in self._broaders:
            found, queue = [], [curie]
            while queue:
                here = queue.pop(0)
                if here not in found:
                    found.append(here)
                    node = self.get(here)
                    queue += node.links.get("broader", ()) if node else ()
            self._broaders[curie] = tuple(found)
        return self._broaders[curie]

    def above(self, curie: str) -> frozenset[str]:
        """The rules that one goes before: those it excepts or overrides, and what these go before in their turn."""
        if curie not in self._above:
            self._above[curie] = self._reached(curie, lambda here: self.nodes[here].links if here in self.nodes else {}, PRIORITY)
        return self._above[curie]

    def below(self, curie: str) -> frozenset[str]:
        """The rules that go before one, whatever there is between."""
        return self._reached(curie, lambda here: self.inverse.get(here, {}), [INVERSES[link] for link in PRIORITY])

    def _reached(self, curie: str, around: Callable[[str], dict], links: Iterable[str]) -> frozenset[str]:
        found, queue = {curie}, [curie]
        while queue:
            near = around(queue.pop())
            fresh = {other for link in links for other in near.get(link, ())} - found
            found |= fresh
            queue += fresh
        return frozenset(found - {curie})

    def presupposed(self, curie: str) -> tuple[str, ...]:
        """What must be permitted before a question is put, the question itself left out; what that presupposes and is a kind of included."""
        if curie not in self._presupposed:
            found: dict[str, None] = {}
            queue = [*self.broaders(curie)]
            while queue:
                for place in map(str, self[queue.pop(0)].data.get("presupposes", ())):
                    if place not in found:
                        found[place] = None
                        queue += self.broaders(place)
            self._presupposed[curie] = tuple(found)
        return self._presupposed[curie]

    def kind_label(self, kind: str, lang: str = "fr") -> str:
        """What a kind is called, from the ontology."""
        return str(self.ontology.get(kind, {}).get(f"label_{lang}") or kind)
