"""What an example may say: calls of the resolver with literal arguments, and reading the verdict. Nothing else runs."""

from __future__ import annotations

import ast
from collections.abc import Callable

from ..errors import ExpressionError, nearest
from .verdict import Verdict

READABLE = ("text", "outcome", "total", "odds", "codes", "disputes", "gives")


def evaluate(source: str, functions: dict[str, Callable[..., Verdict]], names: dict[str, object] | None = None) -> object:
    """Runs one statement: `f(x=1)`, `v = f(x=1)`, `v.total`, `v.odds["Touche"]`, `print(v)`.

    The syntax tree is checked whole before anything is called. `names` keeps what earlier statements assigned.
    Raises ExpressionError for anything else, and for an unknown function.
    """
    names = {} if names is None else names
    try:
        tree = ast.parse(source.strip(), mode="exec")
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise ExpressionError(f"expression illisible : {source.strip()[:80]} ({getattr(error, 'msg', error)})") from None
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
        return lambda: getattr(inner(), node.attr)
    if isinstance(node, ast.Subscript):
        inner, key = _checked(node.value, functions, names), _literal(node.slice)
        return lambda: _item(inner(), key)
    raise ExpressionError(f"refusé : {ast.unparse(node)[:60]} ; seuls les appels du résolveur et la lecture du verdict sont permis")


def _call(node: ast.Call, functions: dict, names: dict) -> Callable[[], object]:
    name = node.func.id
    if name == "print" and len(node.args) == 1 and not node.keywords and "print" not in functions:
        inner = _checked(node.args[0], functions, names)
        return lambda: Printed(inner())
    if name not in functions:
        raise ExpressionError(f"fonction inconnue : {name}{nearest(name, functions)}")
    if node.args or any(k.arg is None for k in node.keywords):
        raise ExpressionError(f"{name} : nommez chaque argument, par exemple {name}(acc=6)")
    arguments = {k.arg: _literal(k.value) for k in node.keywords}
    return lambda: functions[name](**arguments)


class Printed(str):
    """A value shown by print: its text rather than its representation."""

    def __new__(cls, value: object) -> Printed:
        return super().__new__(cls, str(value))

    def __repr__(self) -> str:
        return str(self)


def _literal(node: ast.expr) -> object:
    """A literal argument: numbers, words, True, False, lists and dictionaries of them."""
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, float, str, bool)):
        return node.value
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = _literal(node.operand)
        if isinstance(inner, (int, float)) and not isinstance(inner, bool):
            return -inner
    if isinstance(node, (ast.List, ast.Tuple)):
        return [_literal(e) for e in node.elts]
    if isinstance(node, ast.Dict) and all(k is not None for k in node.keys):
        return {_literal(k): _literal(v) for k, v in zip(node.keys, node.values)}
    raise ExpressionError(f"refusé : {ast.unparse(node)[:60]} ; seules les valeurs littérales (nombres, mots, True, False, listes) sont permises")


def _item(value: object, key: object) -> object:
    try:
        return value[key]
    except (KeyError, IndexError, TypeError):
        known = list(value) if isinstance(value, dict) else []
        raise ExpressionError(f"rien à {key!r}{nearest(str(key), map(str, known))}") from None
