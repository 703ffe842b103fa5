"""What stands beside a page: the ones before and after it in its chapter, and those of the same name in other games."""

from __future__ import annotations

from functools import cached_property

from ..graph import Node, Reference
from ..resolver.resting import digest
from .terms import ASIDE, Lexicon, stem

SHARED = ("State", "Skill", "Property", "Characteristic", "Term", "Roll", "Action", "Sequence", "Profile", "Rule")  # kinds whose names one compares


class Neighbours:
    """The neighbours of every page, found once; what no page may hear of, it asks of `mark`."""

    def __init__(self, reference: Reference, lexicon: Lexicon) -> None:
        self.reference, self.lexicon = reference, lexicon

    @cached_property
    def _beside(self) -> dict[str, tuple[str, str]]:
        rows: dict[tuple[str, str], list[str]] = {}
        for chapter in sorted((n for n in self.reference if n.kind == "Chapter"), key=lambda n: n.data.get("rank", 0)):
            rows.setdefault((chapter.game, chapter.kind), []).append(chapter.id)
        for node in self.reference:
            if node.chapter and node.kind != "Step":
                rows.setdefault((node.chapter, node.kind), []).append(node.id)
        return {curie: (before, after) for row in rows.values() for before, curie, after in zip(["", *row], row, [*row[1:], ""])}

    @cached_property
    def _named(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for node in self.reference:
            if node.kind in SHARED and node.statement:
                for name in _names(node):
                    found.setdefault(name, []).append(node.id)
        return found

    def beside(self, node: Node) -> tuple[str, str]:
        """The pages before and after it among those of its kind in its chapter, in the order they are written, or the chapters before and after a chapter; ""
        where there is none.
        """
        return self._beside.get(node.id, ("", ""))

    def twins(self, node: Node) -> list[str]:
        """The pages of other games that bear the same name, in French or in English: one a game, the same kind if there is one."""
        if node.kind not in SHARED or not node.statement:
            return []
        others = dict.fromkeys(c for name in _names(node) for c in self._named[name] if self.reference[c].game != node.game)
        found: dict[str, str] = {}
        for curie in sorted(others, key=lambda c: self.reference[c].kind != node.kind):
            found.setdefault(self.reference[curie].game, curie)
        return [found[game.id] for game in self.reference.games() if game.id in found]

    def mark(self, node: Node) -> str:
        """A mark of what a page shows of the names around it: the links of its statement, its neighbours, its twins."""
        return digest(self.lexicon.found(node), self.beside(node), self.twins(node))


def _names(node: Node) -> set[str]:
    """Its names as one compares them, in each language."""
    plain = lambda name: " ".join(map(stem, ASIDE.sub("", name).split()))
    return {f"{language}:{plain(name)}" for language, name in (("fr", node.label), ("en", node.label_en)) if name}
