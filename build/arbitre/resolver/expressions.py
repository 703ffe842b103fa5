"""What an example may say: calls of the resolver with literal arguments, and reading the verdict. Nothing else runs."""

from __future__ import annotations

import ast
import keyword
import re
import warnings
from collections.abc import Callable

from ..errors import ExpressionError, nearest
from ..french import syntax_error
from .literals import literal, shown
from .verdict import Verdict

LONGEST, DEEPEST = 20_000, 40  # characters of a question, and brackets within brackets
RESERVED = re.compile(rf"(?<=[(,\s])({'|'.join(keyword.kwlist)})(?=\s*=[^=])")  # DEF and FOR are what cards print, and words of Python
READABLE = ("text", "outcome", "total", "odds", "codes", "disputes", "gives")


def evaluate(source: str, functions: dict[str, Callable[..., Verdict]], names: dict[str, object] | None = None) -> object:
    """Runs one statement: `f(x=1)`, `v = f(x=1)`, `v.total`, `v.odds["Touche"]`, `print(v)`.

    The syntax tree is checked whole before anything is called. `names` keeps what earlier statements assigned.
    Raises ExpressionError for anything else, and for an unknown function.
    """
    names = {} if names is None else names
    tree = _parsed(source.strip())
    if len(tree.body) != 1:
        raise ExpressionError("une seule question à la fois est attendue")
    statement = tree.body[0]
    if isinstance(statement, ast.Assign) and len(statement.targets) == 1 and isinstance(statement.targets[0], ast.Name):
        run = _checked(statement.value, functions, names)
        names[statement.targets[0].id] = run()
        return None
    if isinstance(statement, ast.Expr):
        return _checked(statement.value, functions, names)()
    raise ExpressionError(f"refusé : {type(statement).__name__} ; seuls les appels du résolveur et la lecture du verdict sont permis")


def _parsed(source: str) -> ast.Module:
    """The syntax tree of a question, no deeper than what walks it can follow."""
    if len(source) > LONGEST:
        raise ExpressionError(f"question trop longue : {len(source)} caractères, au plus {LONGEST}")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # "\\d" is a text here, not an advice to programmers
            tree = _read_as(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        told = syntax_error(error) if "(" in source else "une question s'écrit avec ses parenthèses, nom_de_la_question(fait=True, nombre=4)"
        raise ExpressionError(f"expression illisible : {source[:80]} : {told}") from None
    level, depth = [tree], 0
    while level := [child for node in level for child in ast.iter_child_nodes(node)]:
        depth += 1
        if depth > DEEPEST:
            raise ExpressionError(f"expression trop imbriquée : au plus {DEEPEST} niveaux")
    return tree


def _read_as(source: str) -> ast.Module:
    """The syntax tree of a question where an argument may be named as Python names something else: « def=4 » is then answered as any unknown name is."""
    try:
        return ast.parse(source, mode="exec")
    except SyntaxError:
        if not RESERVED.search(source):
            raise
    tree = ast.parse(RESERVED.sub(r"\1_", source), mode="exec")
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg and keyword.iskeyword(bare := node.arg.removesuffix("_")):
            node.arg = bare
    return tree


def _checked(node: ast.expr, functions: dict, names: dict) -> Callable[[], object]:
    """A thunk for an allowed expression; raises before anything runs for any other."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return _call(node, functions, names)
    if isinstance(node, ast.Name):
        if node.id not in names:
            raise ExpressionError(f"nom inconnu : {node.id}{nearest(node.id, [*names, *functions])}")
        return lambda: names[node.id]
    if isinstance(node, ast.Attribute):
        if node.attr not in READABLE:
            raise ExpressionError(f"refusé : .{node.attr} ; d'un verdict on lit {', '.join(READABLE)}")
        inner = _checked(node.value, functions, names)
        return lambda: _read(inner(), node.attr)
    if isinstance(node, ast.Subscript):
        inner, key = _checked(node.value, functions, names), literal(node.slice)
        return lambda: _item(inner(), key)
    raise ExpressionError(f"refusé : {shown(node)} ; seuls les appels du résolveur et la lecture du verdict sont permis")


def _call(node: ast.Call, functions: dict, names: dict) -> Callable[[], object]:
    name = node.func.id
    if name == "print" and len(node.args) == 1 and not node.keywords and "print" not in functions:
        inner = _checked(node.args[0], functions, names)
        return lambda: Printed(inner())
    if name not in functions:
        known = getattr(functions, "meant", None)
        raise ExpressionError(f"fonction inconnue : {name}{known(name) if known else nearest(name, functions)}")
    if node.args or any(k.arg is None for k in node.keywords):
        raise ExpressionError(f"{name} : nommez chaque argument, par exemple {name}(acc=6)")
    arguments: dict[str, object] = {}
    for keyword in node.keywords:
        if keyword.arg in arguments:  # Python's own parser lets the last one win
            raise ExpressionError(f"{name} : {keyword.arg} est donné deux fois → gardez-en un")
        arguments[keyword.arg] = literal(keyword.value)
    return lambda: functions[name](**arguments)


class Printed(str):
    """A value shown by print: its text rather than its representation."""

    def __new__(cls, value: object) -> Printed:
        return super().__new__(cls, str(value))

    def __repr__(self) -> str:
        return str(self)


def _read(value: object, name: str) -> object:
    if not isinstance(value, Verdict):
        raise ExpressionError(f"refusé : .{name} ; seul un verdict se lit ainsi")
    return getattr(value, name)


def _item(value: object, key: object) -> object:
    try:
        return value[key]
    except (KeyError, IndexError, TypeError):
        known = list(value) if isinstance(value, dict) else []
        raise ExpressionError(f"rien à {key!r}{nearest(str(key), map(str, known))}") from None
