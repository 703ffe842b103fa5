"""Printed tables: the row a situation selects, and cells that say what a die must do (4+, 2+ re, 6/4+).

A cell may put a question to the game, {allure(pas=6)} cm: a figure that a rule already states is not written twice. Two
questions with a minus between them say what a rule changes, with its sign: {allure(pas=6, blesse=True) - allure(pas=6)}.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from ..errors import ArbitreError, SituationError
from ..graph import LOCAL, UNKNOWN, Node
from . import borne, expressions
from .context import Context
from .ranges import covers
from .values import Worked, apply, evaluate
from .verdict import Verdict, number

NEED = re.compile(r"(?P<first>\d+)\s*\+?(?:\s*/\s*(?P<then>\d+)\s*\+?)?(?P<again>\s*re\w*)?")
ASKED = re.compile(r"\{([^{}]+)\}")
CHANGE = re.compile(r"(\w+\(.*\)) - (\w+\(.*\))")


@dataclass(frozen=True)
class Need:
    """What a cell asks of a die: at least `first`; then, if it says so, a second die of at least `then`; `again`: re-roll a failure."""

    first: int
    then: int | None = None
    again: bool = False


def need(text: str) -> Need | None:
    """A cell read as a need: "4+", "6", "2+ re", "6/4+"; None when it is something else."""
    match = NEED.fullmatch(text.strip())
    if not match:
        return None
    return Need(int(match["first"]), int(match["then"]) if match["then"] else None, bool(match["again"]))


def instead(context: Context, node: Node) -> Worked | None:
    """What a rule says to read in place of any cell, whatever row would be selected; nothing where none does."""
    effects = context.effects(node.id, "set")
    return apply(context, node.id, Worked(Fraction(0), "", False), effects) if effects else None


def lookup(context: Context, node: Node) -> dict[str, str]:
    """The cells of the one row that a situation selects, by column.

    Raises SituationError for a missing key, a row that does not exist, and one that the source leaves unreadable.
    """
    reference = context.reference
    columns, keys, row = list(node.data.get("columns", ())), list(node.data.get("key", ())), _row(context, node)
    cells = {column: filled(text, context.functions, node) for column, text in zip(columns[len(keys):], row[len(keys):])}
    if node.data.get("across"):
        column = across(context, node)
        cells = {column: cells[column]}
    if node.data.get("cell"):
        cells = {str(node.data["cell"]): cells[str(node.data["cell"])]}
    if UNKNOWN in cells.values():
        words = [str(w) for w in reference[str(node.data["grades"])].data["values"]]
        low, high = span(context, node, words)
        if low != high:
            raise SituationError(
                f"{node.label} ({node.code}) : la source ne se lit pas pour {where(context, node)} ; au moins {words[low]}, au plus {words[high]}"
                f"{remedy(node)}")
        cells = {column: words[low] for column in cells}
    if not any(cells.values()):
        cites = "; ".join(f"{reference[c.document].label}, {c.section}" for c in node.cites)
        raise SituationError(f"{node.label} ({node.code}) : la source ne se lit pas pour {stated(context, node)} ({cites})")
    return cells


def across(context: Context, node: Node) -> str:
    """The column that a number of the situation selects: 1 for the first after the keys."""
    columns, key = list(node.data["columns"])[len(node.data.get("key", ())):], context.reference[str(node.data["across"])]
    wanted = context.number(key.id)
    if not 1 <= wanted <= len(columns) or wanted.denominator != 1:
        raise SituationError(f"{node.name} : aucune colonne pour {key.symbol} {number(wanted)}")
    return columns[int(wanted) - 1]


def span(context: Context, node: Node, words: list[str]) -> tuple[int, int]:
    """The least and the greatest rank of the cell a situation selects: its own, or what its column leaves possible."""
    column, rows = list(node.data["columns"]).index(across(context, node)), list(node.data["rows"])
    here = rows.index(_row(context, node))
    known = [(place, words.index(row[column])) for place, row in enumerate(rows) if row[column] != UNKNOWN]
    low = max((rank for place, rank in known if place <= here), default=0)
    return low, min((rank for place, rank in known if place >= here), default=len(words) - 1)


def _row(context: Context, node: Node) -> list[str]:
    """The one row that a situation selects, key after key."""
    rows, keys = [list(r) for r in node.data.get("rows", ())], [context.reference[str(k)] for k in node.data.get("key", ())]
    kept = list(range(len(rows)))
    for place, key in enumerate(keys):
        if key.kind == "Role":
            kept = borne.kept(context, node, place, kept)
            continue
        wanted = _stated(context, key)
        kept = [r for r in kept if rows[r][place] == wanted] or [r for r in kept if covers(rows[r][place], wanted)]
    if not kept:
        unsaid = next((key for key in keys if key.kind == "Measure" and context.number(key.id) < key.data.get("min", 0)), None)
        if unsaid is not None:  # nobody could say so little: a count that a chain began at 0, for want of being told where
            raise context.missing(unsaid)
        raise SituationError(f"{node.name} : aucune ligne pour {stated(context, node)} → corrigez la question, ou ajoutez la ligne à {node.data['url']}")
    if len(kept) > 1:
        shown = list(node.data["columns"]).index(str(node.data["cell"])) if node.data.get("cell") else len(keys)
        cells = " ou ".join(rows[place][shown] for place in kept)
        raise SituationError(f"{node.name} : {stated(context, node)} est de {len(kept)} lignes à la fois, {cells} ; rien ne dit laquelle")
    return rows[kept[0]]


def where(context: Context, node: Node) -> str:
    """« Abdomen, 2 à 3 »: the column and the row a situation selects."""
    return f"{across(context, node)}, {_row(context, node)[0]}"


def reasons(context: Context, node: Node) -> str:
    """How the row was reached: « : 5 (dé) + 3 (FOR) - 5 (RES) = 3 », told by the quantity that first came to that number."""
    key = str(node.data["key"][0])
    worked = evaluate(context, key)
    while inner := _inner(context, key, worked.amount):
        key, worked = inner, evaluate(context, inner)
    return f" : {worked.words} = {number(worked.amount)}"


def _inner(context: Context, curie: str, amount: Fraction) -> str:
    """The only quantity that a quantity is made of, where it is worth as much."""
    data = context.reference[curie].data
    parts = [str(part) for part in data.get("adds", ())]
    alone = len(parts) == 1 and not data.get("subtracts") and context.reference[parts[0]].kind == "Quantity"
    return parts[0] if alone and evaluate(context, parts[0]).amount == amount else ""


def remedy(node: Node) -> str:
    """How whoever owns the printed table gives it."""
    return f" → qui possède la table la donne dans {node.file.rpartition('/')[0]}/{LOCAL}/{str(node.data['url']).rpartition('/')[2]}"


def filled(text: str, functions: dict[str, Callable[..., Verdict]], node: Node) -> str:
    """A cell with each of its questions answered: by the number of the verdict, or by its outcome.

    Raises SituationError, naming the table, for a question that has no answer.
    """
    def answered(match: re.Match) -> str:
        change = CHANGE.fullmatch(match[1])
        try:
            verdict = expressions.evaluate(change[1] if change else match[1], functions)
            before = expressions.evaluate(change[2], functions) if change else None
        except ArbitreError as error:
            raise SituationError(f"{node.file}:{node.line} {node.id}, case « {text} » : {error}") from None
        if before is not None:
            return signed(verdict.total - before.total)
        return number(verdict.total) if verdict.total is not None else verdict.outcome

    return ASKED.sub(answered, text)


def signed(amount: Fraction) -> str:
    """A change as a table prints it: +1, −3."""
    return f"{'−' if amount < 0 else '+'}{number(abs(amount))}"


def stated(context: Context, node: Node) -> str:
    """The keys of a table with the values of a situation: « CT 4, Tour 2 »."""
    said = []
    for place, key in enumerate(context.reference[str(k)] for k in node.data.get("key", ())):
        name, value = (borne.heading(node, place), borne.word(context, node, place)) if key.kind == "Role" else (key.symbol, _stated(context, key))
        said.append(f"{name} {value}")
    return ", ".join(said)


def _stated(context: Context, key: Node) -> str:
    if key.kind != "Choice":
        return number(context.number(key.id))
    value = context.situation.choices.get(key.id) or key.data.get("default")
    if value is None:
        raise context.missing(key, None)
    return str(value)
