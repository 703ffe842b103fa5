"""The question meant by a name that none has: one that a page calls so, in French or in English, or one that a rule of this very name bears on."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection, Iterable

from ..errors import nearest
from ..graph import Node, Reference
from .unknown import LITTLE, SHOWN, TYPO, words

TIES = LITTLE | {"au", "aux", "ce", "d", "de", "des", "du", "les", "qui", "s", "se", "son", "sa", "ses", "the", "of"}  # words that only tie a label together


def meant(reference: Reference, game: str, name: str, names: Collection[str]) -> str:
    """The way out for the unknown name of a question of a game: « vouliez-vous dire … ou … ? », or an empty string.

    A slip of the keyboard goes first; then what a page is called in these words and the fewest others; then the questions that a rule so called bears on;
    then what players say to get there; then what merely looks like it.
    """
    if difflib.get_close_matches(name, names, n=1, cutoff=TYPO):
        return nearest(name, names)
    wanted = _words(name)
    nodes = [n for n in reference.of_game(game) if n.name in names]
    found = (_called(wanted, nodes, _titles) or _borne(reference, game, wanted, names) or _called(wanted, nodes, _asked)) if wanted else []
    return f" ; vouliez-vous dire {' ou '.join(found[:SHOWN])} ?" if found else nearest(name, names)


def _titles(node: Node) -> tuple[str, ...]:
    """What a node is called."""
    return (node.name, node.label, node.label_en, *node.alt)


def _asked(node: Node) -> tuple[str, ...]:
    """What players ask to get to a node."""
    return (*node.asked, *node.asked_en)


def _words(text: str) -> frozenset[str]:
    """The words that count, one or several alike."""
    return frozenset(word.rstrip("s") or word for word in words(text) - TIES)


def _called(wanted: frozenset[str], nodes: Iterable[Node], said: Callable[[Node], Iterable[str]]) -> list[str]:
    """The names of the questions of which something said holds all these words, where it holds the fewest others."""
    held = [(min(map(len, found)), node.name) for node in nodes if (found := [label for label in map(_words, said(node)) if wanted <= label])]
    fewest = min(held, default=(0, ""))[0]
    return [name for count, name in held if count == fewest]


def _borne(reference: Reference, game: str, wanted: frozenset[str], names: Collection[str]) -> list[str]:
    """The names of the questions that a rule, a state or a skill called in these very words bears on."""
    rules = [n for n in reference.of_game(game) if n.effects and wanted in map(_words, _titles(n))]
    targets = (reference[reference.roles.base(e.target)] for n in rules for e in n.effects if e.target)
    return list(dict.fromkeys(t.name for t in targets if t.name in names))
