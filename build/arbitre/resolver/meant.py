"""The question meant by a name that none has: one that a page calls so, in French or in English, or one that a rule of this very name bears on."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING

from ..errors import nearest
from ..graph import Node
from .reading import ASIDE
from .unknown import LITTLE, SHOWN, TYPO, words

if TYPE_CHECKING:
    from .engine import Resolver

TIES = LITTLE | {"au", "aux", "ce", "d", "de", "des", "du", "les", "qui", "s", "se", "son", "sa", "ses", "the", "of"}  # words that only tie a label together
DOING = frozenset(("declarer", "employer", "faire", "recourir", "user", "utiliser"))  # what one does with a rule, which is not called so
SORTS = frozenset(("bonus", "calcul", "jet", "malu", "nombre", "test", "total", "valeur"))  # of what sort an answer is, which its name need not say
HEARING = 2  # questions in which a fact is said, told for a name that is a fact's


class Meant:
    """The questions of a game, seen by who asked an unknown one with some names `said`.

    What a question reads of them tells it from others: who says a PUI and an ARM beside « degats » asks for none of the questions that have neither.
    """

    def __init__(self, resolver: Resolver, game: str, said: Iterable[str] = ()) -> None:
        self.reference, self.game, self.names = resolver.reference, game, resolver.askables(game)
        self.naming, self.reading = resolver.index(game).naming, resolver.reading(game)
        self.stated = [curies for one in said if (curies := self._meanings(one))]  # a name that nothing has asks for nothing
        self._reads = cache(self._reads_of)

    def way_out(self, name: str) -> str:
        """« vouliez-vous dire … ou … ? », or an empty string.

        What a page is called in these very words goes first, then a slip of the keyboard; then a question in which the fact of this name is said, or the
        one that a rule so called waits for: « attaque_de_souffle » is no question, « attaque_a_distance(attaque_de_souffle=True) » is; then what a page is
        called in these words and the fewest others; then the questions that a rule so called bears on; then what players say to get there, or what a
        page is called in these words but that for a sort of answer; then what merely looks like it. Of these, the first that read as much as any.
        """
        slip, wanted = difflib.get_close_matches(name, self.names, n=1, cutoff=TYPO), _words(name)
        exact = [one for one, node in self.names.items() if wanted and wanted in map(_words, _titles(node))]
        exact = slip if slip and slip[0] in exact else exact  # both at once: a letter is missing, and one or several are alike
        hearing = self._hearing(name, wanted) if wanted and not exact else {}
        told = [exact, slip, list(hearing)]
        if wanted and not (slip and self._reads(slip[0])):
            told += [self._called(wanted, _titles), self._borne(wanted), self._called(wanted, _asked)]
            told += [self._borne(wanted - DOING)] if wanted & DOING else []
            told += [self._called(wanted - SORTS, _titles)] if wanted & SORTS and wanted - SORTS else []
        found = max(filter(None, told), key=lambda some: max(map(self._reads, some)), default=[])
        ways = [f"{one}({hearing[one]}=True)" if found is told[2] else one for one in found[:SHOWN]]
        return f" ; vouliez-vous dire {' ou '.join(ways)} ?" if ways else nearest(name, self.names)

    def _meanings(self, name: str) -> set[str]:
        """All that a name may stand for in the game."""
        return {*self.naming.bare.get(name, ()), self.naming.whole.get(name, "")} - {""}

    def _reads_of(self, name: str) -> int:
        """How many of the things stated a question reads."""
        depths = self.reading.depths(self.names[name].id) if self.stated else {}
        return sum(any(depths.get(curie, ASIDE) < ASIDE for curie in curies) for curies in self.stated)

    def _hearing(self, name: str, wanted: frozenset[str]) -> dict[str, str]:
        """The plainest rolls and chains that read all that is stated and the fact of this name, or one that a rule so called waits for; with its name there."""
        known, base = self.reference, self.reference.roles.base
        own = {curie for curie in self._meanings(name) if known[curie].kind == "Fact"}
        waited = set() if own else self._waited(wanted)
        near = []
        for node in self.names.values() if self.stated and (own or waited) else ():
            if node.kind not in ("Roll", "Chain") or self._reads(node.name) < len(self.stated):
                continue
            depths = self.reading.depths(node.id)
            read = sorted((curie for curie, depth in depths.items() if depth < ASIDE), key=depths.__getitem__)
            heard = next((c for c in read if c in own or base(c) in waited and known[c].kind == "Fact"), None)
            near += [(len(read), node.name, known[heard].name)] if heard else []
        return {question: fact for _, question, fact in sorted(near)[:HEARING]}

    def _waited(self, wanted: frozenset[str]) -> set[str]:
        """The facts that a rule called in these very words waits for."""
        rules = [n for n in self.reference.of_game(self.game) if n.kind == "Rule" and wanted in map(_words, _titles(n))]
        return {self.reference.roles.base(fact) for rule in rules for effect in rule.effects for fact in effect.when}

    def _called(self, wanted: frozenset[str], said: Callable[[Node], Iterable[str]]) -> list[str]:
        """The names of the questions of which something said holds all these words: those that read something of what is stated, most first, else those
        alone where it holds the fewest others."""
        holding = {name: found for name, node in self.names.items() if (found := [label for label in map(_words, said(node)) if wanted <= label])}
        held = sorted((-self._reads(name), min(map(len, found)), name) for name, found in holding.items())
        best = held[0][:2] if held else (0, 0)
        return [name for *rank, name in held if tuple(rank) == best or best[0] < 0 and rank[0] < 0]

    def _borne(self, wanted: frozenset[str]) -> list[str]:
        """The names of the questions that a rule, a state or a skill called in these very words bears on."""
        rules = [n for n in self.reference.of_game(self.game) if n.effects and wanted in map(_words, _titles(n))]
        targets = (self.reference[self.reference.roles.base(e.target)] for n in rules for e in n.effects if e.target)
        return list(dict.fromkeys(t.name for t in targets if t.name in self.names))


def _titles(node: Node) -> tuple[str, ...]:
    """What a node is called."""
    return (node.name, node.label, node.label_en, *node.alt)


def _asked(node: Node) -> tuple[str, ...]:
    """What players ask to get to a node."""
    return (*node.asked, *node.asked_en)


def _words(text: str) -> frozenset[str]:
    """The words that count, one or several alike."""
    return frozenset(word.rstrip("s") or word for word in words(text) - TIES)
