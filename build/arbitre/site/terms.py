"""The terms a statement uses: each word of the game that has a page, linked once, and what a tap on it shows."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..graph import Node, Reference
from .links import Ref, path_of
from .prose import Phrase

if TYPE_CHECKING:
    from .atlas import Atlas

KINDS = (  # the first to own a name keeps it
    "State", "Skill", "Property", "Characteristic", "Term", "Roll", "Action", "Sequence", "Profile", "Quantity", "Table", "Rule",
)
PROPER = ("Skill", "Property", "Profile", "Rule", "Table")  # of one word, they are written with a capital: « Charge » is not « charge »
SAID = ("State", "Skill", "Property", "Term", "Roll", "Action")  # whose other names, of several words, lead to them too
SHORTEST = 3  # letters of a name; a symbol in capitals may be shorter
LONGEST = 6  # words
WORD = re.compile(r"[\w’'-]*\w|\S")
ASIDE = re.compile(r"\s*\([^)]*\)$")  # « Défense (DEF) »
TOLD = 320  # letters of a statement shown in place
LONG, PARAGRAPH = 240, 24  # letters of a statement that is read better in several paragraphs, and the fewest of one of them
SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-ZÀ-ÖØ-Ý«\d]|$)")


def stem(word: str) -> str:
    """A word without its capital, its plural and its feminine; its accents tell « limite » from « limité »."""
    plain = word.lower().replace("-", "").replace("’", "'")
    for ending in ("es", "e", "s", "x"):
        if plain.endswith(ending) and len(plain) - len(ending) >= SHORTEST:
            return plain.removesuffix(ending)
    return plain


class Lexicon:
    """The names of each game, and what they name."""

    def __init__(self, reference: Reference) -> None:
        self.reference = reference
        self._named: dict[str, dict[tuple[str, ...], str]] = {}
        self._symbols: dict[str, dict[str, str]] = {}
        self._found: dict[str, tuple[tuple[int, int, str], ...]] = {}
        self._known: dict[str, list[str]] = {}

    def _of(self, game: str) -> tuple[dict[tuple[str, ...], str], dict[str, str]]:
        if game not in self._named:
            named, symbols = self._named.setdefault(game, {}), self._symbols.setdefault(game, {})
            nodes = [n for n in self.reference.of_game(game) if n.kind in KINDS and n.statement]
            for node in sorted(nodes, key=lambda n: KINDS.index(n.kind)):
                if node.kind == "Characteristic" and node.symbol.isupper():
                    symbols.setdefault(node.symbol, node.id)
                for name in (ASIDE.sub("", node.label), *(alt for alt in node.alt if " " in alt and node.kind in SAID)):
                    words = tuple(stem(w) for w in WORD.findall(name))
                    if 1 <= len(words) <= LONGEST and len(name) >= SHORTEST:
                        named.setdefault(words, node.id)
        return self._named[game], self._symbols[game]

    def found(self, node: Node) -> tuple[tuple[int, int, str], ...]:
        """Where the statement of a node names another: start, end, CURIE; the longest name wins, each node is linked once, never itself."""
        if node.id not in self._found:
            self._found[node.id] = tuple(self._find(node)) if node.game else ()
        return self._found[node.id]

    def know(self, named: dict[str, list[str]]) -> None:
        """What the statements of some nodes are known to name."""
        self._known |= named

    def named(self, node: Node) -> list[str]:
        """The nodes that the statement of a node names, by CURIE."""
        return self._known[node.id] if node.id in self._known else [curie for _, _, curie in self.found(node)]

    def _find(self, node: Node) -> Iterator[tuple[int, int, str]]:
        named, symbols = self._of(node.game)
        words = [(m.start(), m.end(), m.group()) for m in WORD.finditer(node.statement)]
        stems = [stem(w) for _, _, w in words]
        seen, at = {node.id}, 0
        while at < len(words):
            for size in range(min(LONGEST, len(words) - at), 0, -1):
                start, end = words[at][0], words[at + size - 1][1]
                curie = named.get(tuple(stems[at : at + size])) or (symbols.get(words[at][2]) if size == 1 else None)
                if curie is None or size == 1 and not self._proper(curie, node.statement, start, words[at][2], symbols):
                    continue
                if curie not in seen:
                    seen.add(curie)
                    yield start, end, curie
                at += size - 1
                break
            at += 1

    def _proper(self, curie: str, text: str, start: int, word: str, symbols: dict[str, str]) -> bool:
        """Whether one word is a name here: a proper one has its capital, and not because a sentence begins."""
        if self.reference[curie].kind not in PROPER or word in symbols:
            return True
        return word[:1].isupper() and not re.search(r"(^|[.!?:]\s+|«\s*)$", text[:start])


def linked(atlas: Atlas, node: Node) -> Phrase:
    """The statement of a node, its terms as links."""
    pieces: Phrase = []
    end = 0
    for start, stop, curie in atlas.lexicon.found(node):
        ref = atlas.links.ref(curie)
        pieces += [node.statement[end:start], Ref(ref.path, node.statement[start:stop], "", ref.kind)]
        end = stop
    return [piece for piece in (*pieces, node.statement[end:]) if piece != ""]


def paragraphs(said: Phrase) -> list[Phrase]:
    """A statement in one paragraph, or in several of whole sentences when it is long: on a phone one looks for one's own case in it."""
    if sum(map(_letters, said)) <= LONG:
        return [said] if said else []
    told: list[Phrase] = [[]]
    for piece in said:
        first, *others = SENTENCE.split(piece) if isinstance(piece, str) else [piece]
        told[-1].append(first)
        for other in others:
            if sum(map(_letters, told[-1])) < PARAGRAPH:
                told[-1] += [" ", other]
            else:
                told.append([other])
    return [[piece for piece in one if piece != ""] for one in told]


def _letters(piece: str | Ref) -> int:
    return len(piece if isinstance(piece, str) else piece.label)


def files(atlas: Atlas) -> Iterator[tuple[str, str]]:
    """For each game, the terms its statements use: address → label, kind, code, statement; what a browser reads once to show them in place."""
    lexicon, reference = atlas.lexicon, atlas.resolver.reference
    used: dict[str, dict[str, None]] = defaultdict(dict)
    for node in reference:
        if named := lexicon.named(node):
            used[node.game].update(dict.fromkeys(named))
    for game, curies in used.items():
        nodes = map(reference.__getitem__, sorted(curies))
        told = {path_of(node).partition("/")[2]: [node.label, atlas.links.kind(node), node.code, brief(node.statement)] for node in nodes}
        yield f"{path_of(reference[game])}/termes.json", json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def brief(text: str) -> str:
    """The beginning of a statement, cut after a sentence when one ends in reach."""
    text = " ".join(text.split())
    if len(text) <= TOLD:
        return text
    cut = max(text.rfind(end, 0, TOLD) for end in (". ", " ; ")) + 1
    return text[: cut or TOLD].rstrip(" ;") + ("" if cut else "…")
