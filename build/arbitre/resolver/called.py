"""By what else a field is found: the other names of what it says, English too, and what tables say for the words of its label."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..graph.names import folded
from .fields import Field

if TYPE_CHECKING:
    from .engine import Resolver

Slang = list[tuple[list[str], tuple[str, ...]]]


def called(resolver: Resolver, game: str, found: list[Field]) -> list[dict]:
    """Fields of a game (by CURIE) as JSON, each with the words it is found by besides those it shows, as `also`."""
    slang = _slang(resolver, game)
    return [{**one.plain(), **({"also": also} if (also := _also(resolver, one, slang)) else {})} for one in found]


def _slang(resolver: Resolver, game: str) -> Slang:
    """The words of one meaning, and what is said for them: several words of a meaning all count."""
    entries = resolver.reference[game].data.get("slang", ())
    return [(_words(meaning), tuple(spoken)) for spoken, meanings in entries for meaning in meanings]


def _also(resolver: Resolver, one: Field, slang: Slang) -> str:
    reference = resolver.reference
    base = reference[reference.roles.base(one.curie)] if one.curie else None
    named = (base.label, *base.alt, base.label_en) if base else ()
    words = set(_words(" ".join((one.label, *one.values))))
    spoken = [phrase for meaning, phrases in slang if meaning and words.issuperset(meaning) for phrase in phrases]
    if base and base.kind == "Choice":
        spoken += [phrase for phrases, _ in base.data.get("slang", ()) for phrase in phrases]
    return ", ".join(dict.fromkeys(name for name in (*named, *spoken) if name))


def _words(text: str) -> list[str]:
    """The words of a text as they are compared: without accents, one or several of a thing alike."""
    return [word.rstrip("sx") or word for word in folded(text).split("-")]
