"""What became of the pages since each release: the text that stood then, what differs from today's, and which rules are others since."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterator
from datetime import date
from functools import cached_property
from pathlib import Path
from xml.etree import ElementTree

from ..graph import Node, Reference
from ..graph import releases
from ..graph.describe import sentence
from ..graph.releases import Edition
from ..resolver import Versions
from ..resolver.resting import digest
from ..resolver.versions import LENGTH
from .citation import said
from .links import Links, Ref, path_of

PIECE = re.compile(r"\s*\S+|\s+")  # a word with what parts it from the one before
MONTHS = ("janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre")


def text_of(reference: Reference, node: Node) -> tuple[str, ...]:
    """What a page says of its rule, line by line: its statement, or its dispute; its effects; its cells."""
    cells = [" · ".join(row) for row in node.data.get("rows", ())]
    return (*said(reference, node), *(sentence(e, reference) for e in node.effects if not e.reading), *cells)


def spelled(day: str) -> str:
    """A date as French readers write it: 1er mars 2027."""
    when = date.fromisoformat(day)
    return f"{'1er' if when.day == 1 else when.day} {MONTHS[when.month - 1]} {when.year}"


def differences(before: str, after: str) -> list[tuple[str, str]]:
    """What turns a text into another, by runs of words: kept "=", taken away "-", added "+"."""
    old, new = PIECE.findall(before), PIECE.findall(after)
    found: list[tuple[str, str]] = []
    for what, a, b, c, d in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if what == "equal":
            found.append(("=", "".join(old[a:b])))
            continue
        found += [(sign, "".join(run)) for sign, run in (("-", old[a:b]), ("+", new[c:d])) if run]
    return found


def former_file(node: Node) -> str:
    """Where the former versions of a page are told, beside it."""
    return f"{path_of(node)}.versions.json"


class History:
    """The releases of a project beside its pages as they are."""

    def __init__(self, reference: Reference, versions: Versions, root: Path | None = None) -> None:
        self.reference, self.versions, self.links = reference, versions, Links(reference)
        self.editions = releases.read(root) if root else {}
        self.dates = releases.dates(root) if root else []

    def since(self, node: Node) -> str:
        """The date of the release that published a page as it is; nothing while none has."""
        editions = self.editions.get(node.id, ())
        return editions[-1].released if editions and editions[-1].version == self.versions.of(node) else ""

    def edition(self, node: Node, version: str) -> Edition | None:
        """The page as a release published it under a version, the last time it did."""
        return next((e for e in reversed(self.editions.get(node.id, [])) if e.version == version), None)

    def former(self, node: Node) -> list[Edition]:
        """The editions of a page that are no longer it, the newest first, each version once."""
        now = self.versions.of(node)
        found = {e.version: e for e in self.editions.get(node.id, ()) if not e.gone and e.version != now}
        return list(reversed(found.values()))

    def beside(self, node: Node) -> str:
        """What a page says of its former versions, as JSON for the browser; nothing when it has none."""
        former = self.former(node)
        now = "\n".join(text_of(self.reference, node)) if former else ""
        told = [
            {"version": e.version, "released": spelled(e.released), "difference": differences("\n".join(e.text), now),
             "rules": [{"href": ref.path, "label": f"{ref.code} {ref.label}".strip()} for ref in self.others(node, e)]}
            for e in former
        ]
        return json.dumps(told, ensure_ascii=False, separators=(",", ":")) if told else ""

    def mark(self, node: Node) -> str:
        """A mark of all that `beside` is made from, cheaper than it: its version tells what the page rests on; the rules are told by their names."""
        former = [(e.version, e.released, e.text, sorted(e.rests.items())) for e in self.former(node)]
        return digest(self.versions.of(node), text_of(self.reference, node), former, self._names)

    @cached_property
    def _names(self) -> str:
        return digest([(node.id, node.label, node.code, path_of(node)) for node in self.reference])

    def others(self, node: Node, edition: Edition) -> list[Ref]:
        """The rules a page rests on that were not the same, or not there, in an edition of it."""
        now = self.rests(node)
        names = [curie for curie in dict.fromkeys([*edition.rests, *now]) if edition.rests.get(curie) != now.get(curie)]
        return self.links.refs(curie for curie in names if self.reference.get(curie))

    def rests(self, node: Node) -> dict[str, str]:
        """The marks of the other rules a page rests on."""
        return {curie: self.versions.own(curie)[:LENGTH] for curie in self.versions.rests_on(node)[1:]}

    def news(self) -> Iterator[Edition]:
        """What the next release would publish: each page whose version is new, then each that is gone."""
        for node in self.reference:
            editions = self.editions.get(node.id)
            if not editions or editions[-1].version != self.versions.of(node):
                yield Edition(node.id, self.versions.of(node), "", text_of(self.reference, node), self.rests(node))
        for page, editions in self.editions.items():
            if page not in self.reference.nodes and not editions[-1].gone:
                yield Edition(page, "")

    @cached_property
    def released(self) -> dict[str, list[tuple[Edition, Edition | None]]]:
        """What each release changed: its editions, each with the one it followed; a page that is new follows none."""
        found: dict[str, list[tuple[Edition, Edition | None]]] = {day: [] for day in self.dates}
        for editions in self.editions.values():
            for before, edition in zip([None, *editions], editions):
                found[edition.released].append((edition, before))
        return found


def atom(history: History) -> str:
    """The feed of the releases: an entry each, with the pages it changed."""
    site = history.reference.site_url
    feed = ElementTree.Element("feed", xmlns="http://www.w3.org/2005/Atom")

    def say(parent: ElementTree.Element, name: str, text: str = "", **attributes: str) -> None:
        ElementTree.SubElement(parent, name, attributes).text = text or None

    say(feed, "title", "Arbitre : ce qui a changé")
    say(feed, "id", f"{site}changements/")
    say(feed, "link", href=f"{site}changements/atom.xml", rel="self")
    say(feed, "updated", f"{history.dates[-1]}T00:00:00Z")
    for day in reversed(history.dates):
        entry = ElementTree.SubElement(feed, "entry")
        say(entry, "title", f"Version du {spelled(day)}")
        say(entry, "id", f"{site}changements/{day}/")
        say(entry, "link", href=f"{site}changements/{day}/")
        say(entry, "updated", f"{day}T00:00:00Z")
        author = ElementTree.SubElement(entry, "author")
        say(author, "name", "Arbitre")
        say(entry, "summary", summary(history, day))
    ElementTree.indent(feed)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ElementTree.tostring(feed, encoding="unicode") + "\n"


def summary(history: History, day: str) -> str:
    """A release in one line: how many pages are new, others, gone."""
    editions = history.released[day]
    new = sum(before is None or before.gone for e, before in editions if not e.gone)
    gone = sum(e.gone for e, _ in editions)
    other = len(editions) - new - gone
    counts = [(new, "nouvelle"), (other, "changée"), (gone, "retirée")]
    return ", ".join(f"{n} page{'s' * (n > 1)} {word}{'s' * (n > 1)}" for n, word in counts if n)


def named(reference: Reference, page: str) -> Ref | str:
    """The link to a page, or what it was called once it is gone."""
    node = reference.get(page)
    return Ref(path_of(node), node.label or node.id, node.code) if node else page
