"""The rows of a table that what somebody is selects: those whose predicates hold, the one that says most before the others.

« Antigrav rapide » goes before « Véhicule », whose predicate follows from its own. Two rows of which neither says more than the
other are told apart by nobody: the situation is refused, and so is one that says none of the predicates.
"""

from __future__ import annotations

from copy import copy

from ..errors import SituationError
from ..graph import Node, bearing
from .context import Context

SHOWN = 8  # rows named in a message, at most


def kept(context: Context, node: Node, place: int, rows: list[int]) -> list[int]:
    """Of these rows, those that what is said of the role in this place selects: all of them ask the same of it.

    Raises SituationError when none is selected, and when two that say different things are.
    """
    said = {row: bearing.said(node, row, place) for row in rows}
    asked = {row: asks for row, (asks, _) in said.items()}
    true = [row for row, (asks, excludes) in said.items() if all(map(context.true, asks)) and not any(map(context.true, excludes))]
    implied = {asked[row]: _following(context, asked[row]) for row in true}
    standing = [row for row in true if not any(_says_more(names, asked[row], implied) for names in implied)]
    if not standing:
        names = _names(context, node, place, rows, asked)
        raise SituationError(f"{node.name} : rien de ce qui est dit n'y choisit une ligne ({heading(node, place)}) → dites {names}")
    if len({asked[row] for row in standing}) > 1:
        names = _names(context, node, place, standing, asked, " et ")
        raise SituationError(f"{node.name} : plusieurs lignes conviennent ({heading(node, place)}) → n'en gardez qu'une : {names}")
    return standing


def word(context: Context, node: Node, place: int) -> str:
    """What is printed for what the role in this place is: « Antigrav rapide »."""
    rows = node.data["rows"]
    return str(rows[kept(context, node, place, list(range(len(rows))))[0]][place])


def heading(node: Node, place: int) -> str:
    """What the predicates of a key are of their bearer: « type d'unité »."""
    return str(node.data["columns"][place])


def _says_more(one: tuple[str, ...], other: tuple[str, ...], implied: dict[tuple[str, ...], set[str]]) -> bool:
    """Whether the other follows from the one, which does not follow from it."""
    return implied[one].issuperset(other) and not implied[other].issuperset(one)


def _following(context: Context, facts: tuple[str, ...]) -> set[str]:
    """These facts, and those that follow from them alone."""
    if not facts:
        return set()
    alone = copy(context.situation)
    alone.facts, alone.denied, alone.numbers, alone.choices = set(facts), set(), {}, {}
    return set(facts) | Context(context.reference, context.index, context.asked, alone, context.chosen).facts


def _names(context: Context, node: Node, place: int, rows: list[int], asked: dict[int, tuple[str, ...]], word: str = " ou ") -> str:
    """« unite_bete (Bête), unite_moto (Moto) »: what to type for each row."""
    found = {
        f"{' et '.join(context.reference[name].name for name in asked[row])} ({node.data['rows'][row][place]})": None for row in rows if asked[row]
    }
    told = list(found)[:SHOWN]
    if len(found) > SHOWN:
        return f"{', '.join(told)}… ({len(found)} lignes)"
    return f"{', '.join(told[:-1])}{word}{told[-1]}" if len(told) > 1 else "".join(told)
