"""An example's line as a reader takes it: the question without what is around it, what is said of whom, and an answer without Python.

The source in `content/` stays a doctest; this is only how a page shows it.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from fractions import Fraction

from ..resolver import Heard, heard, signed, spelled

READ = {
    "outcome": "l'issue", "total": "le total", "odds": "les chances", "codes": "les règles en jeu", "disputes": "les litiges",
    "gives": "ce qui en résulte", "text": "le verdict",
}
DICE = ("des", "des_adverses", "relances", "relances_adverses", "litiges")  # what a question gives that is no part of its situation
ERROR = re.compile(r"^\w*Error: ")
FRACTION = "Fraction"


@dataclass(frozen=True)
class Question(Heard):
    """A line heard, and what of the verdict it looks at."""

    reads: str = ""


def question(source: str, resolver, game: str) -> Question:
    """One line of an example. What is no question (« v.total ») has neither call nor situation."""
    try:
        tree = ast.parse(source.strip(), mode="exec")
    except SyntaxError:
        return Question(source.strip())
    found = heard(source.strip(), tree, resolver, game)
    if found is None:
        return Question(reads=_read(tree))
    return Question(found.call, found.asked, found.stated, found.given, found.names, found.alone, _read(tree))


def _read(tree: ast.Module) -> str:
    """« les chances de « Touche » » for v.odds["Touche"]; nothing when the whole verdict is shown."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute):
            key = node.slice.value if isinstance(node.slice, ast.Constant) else ""
            if node.value.attr == "odds" and isinstance(key, str):
                return f"les chances de « {key} »"
            return READ.get(node.value.attr, "")
        if isinstance(node, ast.Attribute):
            return READ.get(node.attr, "")
    return ""


def answered(text: str) -> str:
    """An answer as a reader writes it: « 9 », « 5/12 (41,67 %) », « Erreur : … »."""
    text = text.strip()
    if ERROR.match(text):
        return signed(ERROR.sub("Erreur : ", text))
    try:
        return signed(spelled(_value(ast.parse(text, mode="eval").body)))
    except (SyntaxError, ValueError):
        return signed(text)


def _value(node: ast.expr) -> object:
    """A literal of an answer, exact fractions included. Raises ValueError for anything else."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == FRACTION:
        return Fraction(*(ast.literal_eval(a) for a in node.args))
    if isinstance(node, ast.Dict):
        return {_value(k): _value(v) for k, v in zip(node.keys, node.values)}
    if isinstance(node, (ast.List, ast.Tuple)):
        return [_value(item) for item in node.elts]
    return ast.literal_eval(node)
