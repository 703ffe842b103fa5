"""The question meant by a name that none has: one that a page calls so, in French or in English, or one that a rule of this very name bears on."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection, Iterable

from ..errors import nearest
from ..graph import Node, Reference
from .unknown import LITTLE, SHOWN, TYPO, words

TIES = LITTLE | {"au", "aux", "ce", "d", "de", "des", "du", "les", "qui", "s", "se", "son", "sa", "ses", "the", "of"}  # words that only tie a label together
DOING = frozenset(("declarer", "employer", "faire", "recourir", "user", "utiliser"))  # what one does with a rule, which is not called so


def meant(reference: Reference, game: str, name: str, names: Collection[str], reads: Callable[[Node], int] = lambda node: 0,
          hearing: Callable[[Collection[str]], Iterable[tuple[str, str]]] = lambda facts: ()) -> str:
    """The way out for the unknown name of a question of a game: « vouliez-vous dire … ou … ? », or an empty string.

    What a page is called in these very words goes first, then a slip of the keyboard; then a question in which the fact of this name is said, or the one
    that a rule so called waits for: « attaque_de_souffle » is no question, « attaque_a_distance(attaque_de_souffle=True) » is; then what a page is called
    in these words and the fewest others; then the questions that a rule so called bears on; then what players say to get there; then what merely looks
    like it. `reads` tells how much of what was stated a question reads: who says a PUI and an ARM beside « degats » asks for none of the questions that
    have neither. `hearing` gives the questions that hear one of these facts and read most of what was stated, each with the name of that fact there.
    """
    nodes = {n.name: n for n in reference.of_game(game) if n.name in names}
    slip = difflib.get_close_matches(name, names, n=1, cutoff=TYPO)
    wanted = _words(name)
    exact = [one.name for one in nodes.values() if wanted and wanted in map(_words, _titles(one))]
    said = dict(hearing(_waited(reference, game, wanted))) if wanted and not exact else {}
    told: list[list[str]] = [exact, slip, list(said)]
    if wanted and not (slip and reads(nodes[slip[0]])):
        told += [_called(wanted, nodes.values(), _titles, reads), _borne(reference, game, wanted, names), _called(wanted, nodes.values(), _asked, reads)]
        told += [_borne(reference, game, wanted - DOING, names)] if wanted & DOING else []
    found = max(filter(None, told), key=lambda some: max(reads(nodes[one]) for one in some), default=[])  # the first of those that read as much
    ways = [f"{one}({said[one]}=True)" if found is told[2] else one for one in found[:SHOWN]]
    return f" ; vouliez-vous dire {' ou '.join(ways)} ?" if ways else nearest(name, names)


def _waited(reference: Reference, game: str, wanted: frozenset[str]) -> set[str]:
    """The facts that a rule called in these very words waits for."""
    rules = [n for n in reference.of_game(game) if n.kind == "Rule" and wanted in map(_words, _titles(n))]
    return {reference.roles.base(fact) for rule in rules for effect in rule.effects for fact in effect.when}


def _titles(node: Node) -> tuple[str, ...]:
    """What a node is called."""
    return (node.name, node.label, node.label_en, *node.alt)


def _asked(node: Node) -> tuple[str, ...]:
    """What players ask to get to a node."""
    return (*node.asked, *node.asked_en)


def _words(text: str) -> frozenset[str]:
    """The words that count, one or several alike."""
    return frozenset(word.rstrip("s") or word for word in words(text) - TIES)


def _called(wanted: frozenset[str], nodes: Iterable[Node], said: Callable[[Node], Iterable[str]], reads: Callable[[Node], int]) -> list[str]:
    """The names of the questions of which something said holds all these words: those that read something of what is stated, most first, else those alone
    where it holds the fewest others."""
    held = sorted((-reads(node), min(map(len, found)), node.name) for node in nodes if (found := [label for label in map(_words, said(node)) if wanted <= label]))
    best = held[0][:2] if held else (0, 0)
    return [name for *rank, name in held if tuple(rank) == best or best[0] < 0 and rank[0] < 0]


def _borne(reference: Reference, game: str, wanted: frozenset[str], names: Collection[str]) -> list[str]:
    """The names of the questions that a rule, a state or a skill called in these very words bears on."""
    rules = [n for n in reference.of_game(game) if n.effects and wanted in map(_words, _titles(n))]
    targets = (reference[reference.roles.base(e.target)] for n in rules for e in n.effects if e.target)
    return list(dict.fromkeys(t.name for t in targets if t.name in names))
