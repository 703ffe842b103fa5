"""What a bare die must reach is read « 4+ »: the graph says which numbers are such by the rolls that compare them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from ..graph import Reference

Compared = tuple[str, bool, bool]
NUMBERS = ("Characteristic", "Measure", "Quantity")
CODE = re.compile(r"\b[A-Z0-9]{1,6}-\d+\b")
BARE = r"(?:(?<=\b1d\d\d)|(?<=\b1d\d)|(?<= : \d\d)|(?<= : \d))"  # a die thrown or to throw, nothing added


def aimed(reference: Reference) -> tuple[frozenset[str], Callable[[str, str], str]]:
    """The numbers against which one die is thrown, nothing added, to do at least as much; and what writes so, in a verdict, each that it tells:
    « contre Svg 3 », « 4 (couvert, PEN-146) »; what is added to one stays as it is.

    Whose numbers they are is said by the node it is a text of (a CURIE, or none), else by the codes it names.
    """
    compared = list(_compared(reference))
    aims = frozenset(against for against, bare, least in compared if bare and least)
    patterns = {game.code.rpartition("-")[0]: _pattern(reference, game.id, aims, compared) for game in reference.games()}

    def write(text: str, of: str) -> str:
        codes = [reference[of].code] if reference.get(of) else CODE.findall(text)
        game = next((before for before in (code.rpartition("-")[0] for code in codes) if before in patterns), None)
        return patterns[game].sub(r"\g<0>+", text) if game else text

    return aims, write


def _pattern(reference: Reference, game: str, every: Iterable[str], compared: Iterable[Compared]) -> re.Pattern[str]:
    """Where such a number of a game stands in a text.

    A symbol that other numbers bear is one of these only after a bare die; a roll that must do no more than what it is made against tells none.
    """
    aims = [curie for curie in every if reference[curie].game == game]
    otherwise = {reference[against].symbol for against, _, least in compared if not least and reference[against].game == game}
    borne = {reference[curie].symbol for curie in aims} - otherwise
    setting = [e.value for curie in aims for e in reference[curie].effects if e.op == "set" and e.target == curie and isinstance(e.value, str)]
    told = {reference.roles.base(curie) for curie in (*aims, *setting)}  # what sets one is written as it is
    own = borne - {node.symbol for node in reference if node.game == game and node.kind in NUMBERS and reference.roles.base(node.id) not in told}
    return re.compile(
        rf"(?:{BARE} contre {_any(borne)}| contre {_any(own)}) \d+(?![\d+/,])|(?<![\d,+−×≤≥/-])(?<![+−×≤≥-] )\d+(?= \({_any(own)}[,)])")


def _any(names: Iterable[str]) -> str:
    return rf"(?:{'|'.join(sorted(map(re.escape, names), key=len, reverse=True)) or '(?!)'})"


def _compared(reference: Reference) -> Iterator[Compared]:
    """The number that each roll is made against, whether by a die alone, and whether it must do at least as much."""
    for node in reference:
        against = reference.get(str(node.data.get("against", ""))) if node.kind == "Roll" else None
        if against is not None and against.kind in NUMBERS:
            bare = int(node.data["dice"]) == 1 and not node.data.get("adds") and not node.data.get("margin")
            yield against.id, bare, str(node.data.get("comparison", "AtLeast")) == "AtLeast"
