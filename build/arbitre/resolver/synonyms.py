"""The words of a choice under their other names: what a page that bears one is called besides, and what the table says for it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from ..errors import SituationError, nearest
from ..french import plain
from ..graph import Node, Reference
from ..graph.names import folded
from .arguments import brief

NAMELESS = ("Role", "Game")  # their other names say who or where, never which value
FEW = 4  # values named for an unknown word, at most


@dataclass
class Consulted:
    """How often this process has looked a word up among the names of pages: an answer that did rests on all of them."""

    times: int = 0


consulted = Consulted()


def value_meant(reference: Reference, game: str, said: object, values: Iterable[str], name: str, otherwise: bool = True) -> str:
    """That of a choice's `values` that a word says: itself but for capitals, accents, hyphens and plurals; the one that lists it (« mur » of « mur,
    barricade, palissade »), since a player names what stands there; or, where it may be said `otherwise`, another of its names.

    Raises SituationError, with the choice's `name` and the way out, for a word of none or of several.
    """
    known, word = list(values), _bare(said) if isinstance(said, str) else ""
    if isinstance(said, str) and said in known:
        return said
    found = [v for v in known if _bare(v) == word] or [v for v in known if word in map(_bare, v.split(", "))]
    if otherwise and not found:
        consulted.times += 1
        meanings = _meanings(reference, game, word, {*map(_bare, known)})
        found = [v for v in known if _bare(v) in meanings]
    if len(found) == 1:
        return found[0]
    listed = (" ; " if any(", " in v for v in known) else ", ").join(known)
    if found:
        raise SituationError(f"{name} : {brief(said)} peut dire {' ou '.join(found)} → dites lequel. Valeurs acceptées : {listed}")
    raise SituationError(f"{name} : {brief(said)} inconnu{_near(str(said)[:60], known) or '.'} Valeurs acceptées : {listed}")


def _names(node: Node) -> set[str]:
    return {_bare(name) for name in (node.label, *node.alt, node.label_en) if name}


def _meanings(reference: Reference, game: str, word: str, known: set[str]) -> set[str]:
    """What a word says besides itself: those of the values `known` that the slang of choices gives (an « épave » is a kind of cover, and a damage), else the
    names of the pages it names, where it or they are the title."""
    slang = (entry for choice in reference.of_game(game, "Choice") for entry in choice.data.get("slang", ()))
    told = {_bare(meant) for said, means in slang if word in map(_bare, said) for meant in means} & known
    return told or {name for node in reference.of_game(game) if node.kind not in NAMELESS for name in _named(node, word)}


def _named(node: Node, word: str) -> set[str]:
    """The other names of a page that a word names: all when the word is its title, its title otherwise. Two more names may be those of two things."""
    if word not in (names := _names(node)):
        return set()
    title = {_bare(node.label), _bare(node.label_en)}
    return names if word in title else title


def _near(said: str, values: list[str]) -> str:
    """The way out of an unknown word: the values told by fewer words, or by more (« bunker » of « fortification ou bunker », « moyen » of « couvert moyen »).

    Not where many would do, as « arme » among weapons: the list that follows says it better. A slip of the keyboard else.
    """
    spoken = roots(words(said))
    held = [v for v in values if spoken and (spoken <= roots(words(v)) or roots(words(v)) <= spoken)]
    if len(held) > FEW:
        return ""
    return f" ; vouliez-vous dire {' ou '.join(held)} ?" if held else nearest(said, values)


def words(text: str) -> frozenset[str]:
    """The words of a name or a label, without case or accents."""
    return frozenset(re.findall(r"[a-z0-9]+", plain(text)))


def roots(said: frozenset[str]) -> frozenset[str]:
    """Words without what marks their gender and number: « ralentie », « ralentis ». Enough to ask what was meant, not to decide it."""
    return frozenset(word.rstrip("s").rstrip("e") or word for word in said)


@lru_cache(maxsize=1 << 16)  # every name of a game is compared with what is said
def _bare(text: str) -> str:
    """A name without accents, capitals, hyphens nor plurals; with its gender, since a door (porte) is no range (portée)."""
    return "-".join(word.rstrip("sx") or word for word in folded(text).split("-"))
