"""An example's line as a reader takes it: the question without what is around it, what is said of whom, and an answer without Python.

The source in `content/` stays a doctest; this is only how a page shows it.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from fractions import Fraction

from ..errors import ArbitreError
from ..resolver import signed, spelled

READ = {
    "outcome": "l'issue", "total": "le total", "odds": "les chances", "codes": "les règles en jeu", "disputes": "les litiges",
    "gives": "ce qui en résulte", "text": "le verdict",
}
DICE = ("des", "des_adverses", "relances", "relances_adverses", "litiges")  # what a question gives that is no part of its situation
ERROR = re.compile(r"^\w*Error: ")
FRACTION = "Fraction"


@dataclass(frozen=True)
class Question:
    """`call` is what one would type; `reads` what of the verdict is looked at; `names` says what each word stated stands for."""

    call: str = ""
    asked: str = ""  # CURIE
    reads: str = ""
    stated: dict[str, object] = field(default_factory=dict)  # each role's own dictionary spread out
    given: dict[str, object] = field(default_factory=dict)  # as the example wrote it
    names: dict[str, str] = field(default_factory=dict)
    alone: bool = False  # whether the line puts no other question


def question(source: str, resolver, game: str) -> Question:
    """One line of an example. What is no question (« v.total ») has neither call nor situation."""
    try:
        tree = ast.parse(source.strip(), mode="exec")
    except SyntaxError:
        return Question(source.strip())
    functions = resolver.functions(game)
    calls = [n for n in ast.walk(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name) and n.func.id in functions]
    if not calls:
        return Question(reads=_read(tree))
    call = calls[0]
    shown = ast.get_source_segment(source.strip(), call) or source.strip()
    node = resolver.askables(game)[call.func.id]
    try:
        given = {keyword.arg: ast.literal_eval(_plain(keyword.value)) for keyword in call.keywords if keyword.arg}
    except ValueError:
        return Question(shown, node.id, _read(tree))
    naming, depths = resolver.index(game).naming, resolver.reading(game).depths(node.id)
    try:
        stated = naming.flat(given)
    except ArbitreError:
        stated = given
    names = {}
    for name in filter(naming.known, stated):
        try:
            names[name] = naming.meaning(name, depths, node)
        except ArbitreError:  # the example shows that it is refused
            continue
    return Question(shown, node.id, _read(tree), stated, given, names, len(calls) == 1)


def _plain(value: ast.expr) -> ast.expr:
    """dict(a=1) as {"a": 1}, which a literal may be."""
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "dict" and not value.args:
        return ast.Dict([ast.Constant(k.arg) for k in value.keywords], [_plain(k.value) for k in value.keywords])
    return value


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
