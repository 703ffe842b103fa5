"""Who answers programs: search, page, list, resolve and cite over one reference read once. Holds nothing of who asked."""

from __future__ import annotations

import json
from collections import Counter
from functools import cached_property
from pathlib import Path

from ..commands import read, room, search, show
from ..errors import SituationError
from ..graph import Node, load
from ..graph.records import game_name, records
from ..resolver import Resolver, Versions, budget
from ..resolver.speaking import as_json_object
from ..site import turtle
from ..site.changes import History
from ..site.citation import cite, citation, permanent_link, place
from ..site.jsonld import jsonld
from ..site.links import path_of

EACH, IN_ALL = 50_000, 250_000  # work (resolver/budget.py) for one judgement, and for all those that account for an answer: about a second
ROW = ("id", "code", "slug", "url", "kind", "game", "chapter", "label", "label_en", "statement")


class Desk:
    """One project, as what it last built left it. Not for several threads at once: whoever serves keeps them in line."""

    def __init__(self, root: Path) -> None:
        """Raises GraphError when the graph cannot be read."""
        self.root = Path(root)
        self.reference = load(self.root)
        self.resolver = Resolver(self.reference)
        self.versions = Versions(self.resolver)
        self.records = records(self.reference)
        self.index = search.index_in(self.root, self.records)

    @cached_property
    def history(self) -> History:
        """What the dated versions said."""
        return History(self.reference, self.versions, self.root)

    def warm(self) -> None:
        """Reads now what the first question would read otherwise."""
        self.search("règle", limit=1)
        self.turtle(next(iter(self.reference.games())))

    def about(self) -> dict:
        """The version of the whole, and its games."""
        games = [{"name": game_name(n.id), "code": n.code, "label": n.label, "pages": self._pages[game_name(n.id)]} for n in self.reference.games()]
        return {"version": self.reference.version, "pages": len(self.records), "site": self.reference.site_url, "games": games}

    @cached_property
    def _pages(self) -> Counter[str]:
        return Counter(record["game"] for record in self.records)

    def search(self, q: str, game: str | None = None, kind: str | None = None, limit: int = 10) -> dict:
        """The best pages for some words. Raises UnknownError for a game or a kind nobody knows."""
        from ..search import search as find

        found = find(self.index, q, game=self._game(game), kind=self._kind(kind), limit=limit)
        return search.as_json_object(q, found)

    def list(self, game: str | None = None, kind: str | None = None, after: str | None = None, limit: int = 100) -> dict:
        """The pages in the order of the reference, a part at a time: those that come after the page `after`. Raises UnknownError."""
        wanted, nature = self._game(game), self._kind(kind)
        start = self._ranks[room.node(self.reference, after).id] + 1 if after else 0
        left = [r for r in self.records[start:] if wanted in (None, r["game"]) and nature in (None, r["kind"])]
        shown = [{key: r[key] for key in ROW} for r in left[:limit]]
        return {"pages": shown, "after": shown[-1]["id"] if len(left) > limit else None, "version": self.reference.version}

    @cached_property
    def _ranks(self) -> dict[str, int]:
        return {record["id"]: rank for rank, record in enumerate(self.records)}

    def page(self, name: str) -> dict:
        """A page, by any of its names. Raises UnknownError."""
        node = room.node(self.reference, name)
        found = show.as_json_object(node, self.versions) | {"link": self._link(node)}
        if room.replaced(self.reference, name) is node:
            found["asked"] = name
        return found

    def resolve(self, game: str, question: str) -> dict:
        """The verdict of a question and the citations of the rules that had a say. Raises UnknownError, ExpressionError, SituationError."""
        asked = room.game(self.reference, game).id
        with budget.within(EACH, IN_ALL):
            try:
                verdict = self.resolver.ask(asked, question)
            except RecursionError:
                raise SituationError("la question s'enroule trop profondément → posez-la en plusieurs fois") from None
        base = self.reference.roles.base
        applied = dict.fromkeys(base(line.node) for line in verdict.trace)
        rules = [self.reference[curie] for curie in applied if curie in self.reference.nodes]
        return as_json_object(verdict, self.reference.version) | {"citations": [self._cited(node) for node in rules]}

    def cite(self, name: str, form: str = "text", at: str | None = None) -> dict:
        """A citation in words, with the facts it is made of. Raises UnknownError, for a version too."""
        node = room.node(self.reference, name)
        current = self.versions.of(node)
        edition = read.edition_of(self.history, node, at) if at and at != current else None
        version = at if edition else current
        facts = json.loads(cite(self.reference, node, version, "json", edition))
        return facts | {"format": form, "cited": cite(self.reference, node, version, form, edition)}

    def addressed(self, path: str) -> Node | None:
        """The page of an address or of a code, that of what replaced it included; None for anything else."""
        return room.addressed(self.reference, path) or room.replaced(self.reference, path)

    def turtle(self, node: Node) -> str | None:
        """What the site keeps beside a page; None for a page that was not read from a file."""
        if not self._written.mark(node):
            return None
        return self._written.beside(node, self.reference.site_url, turtle.spoken(node, self.reference, self._spoken))

    def jsonld(self, node: Node) -> str:
        """The linked data that stands in a page."""
        return str(jsonld(self.reference, node, self.versions.of(node), f"{path_of(node)}.ttl" if node.file else None))

    @cached_property
    def _written(self) -> turtle.Written:
        """What the files said when the reference was read: an edit made since would be cut at the wrong lines."""
        found = turtle.Written(self.root)
        for node in self.reference:
            found.mark(node)
        return found

    @cached_property
    def _spoken(self) -> set[str]:
        return {name for game in self.reference.games() for name in self.resolver.reading(game.id).names()}

    def _cited(self, node: Node) -> dict:
        """A rule as a verdict cites it."""
        facts = citation(self.reference, node, self.versions.of(node))
        return {key: facts[key] for key in ("id", "code", "label", "statement", "url", "version")} | {"sources": list(map(place, facts["sources"]))}

    def _link(self, node: Node) -> str:
        return permanent_link(self.reference, node, self.versions.of(node))

    def _game(self, name: str | None) -> str | None:
        return game_name(room.game(self.reference, name).id) if name else None

    def _kind(self, name: str | None) -> str | None:
        return room.kind(self.reference, name) if name else None
