"""The values a question may state: numbers, words, True, False, lists and dictionaries of them, each of a size one can count."""

from __future__ import annotations

import ast
import json
import keyword
import unicodedata
from fractions import Fraction

from ..errors import ExpressionError

GREATEST = 10**9  # nothing on a table is counted further
DECIMALS = 6
LONGEST_TEXT = 200
TRUTHS = {"true": "True", "vrai": "True", "oui": "True", "false": "False", "faux": "False", "non": "False"}  # as one may be tempted to write them
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn")  # characters that no name has: they would move the reader's cursor, or his reading


def literal(node: ast.expr) -> object:
    """The value of a literal argument. Raises ExpressionError for anything else, and for one that counts too far."""
    if isinstance(node, ast.Constant):
        return _constant(node)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
        inner = _constant(node.operand)
        if isinstance(inner, (int, float)) and not isinstance(inner, bool):
            return -inner
    if isinstance(node, (ast.List, ast.Tuple)):
        return [literal(e) for e in node.elts]
    if isinstance(node, ast.Dict):
        return _dictionary(node)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "dict" and not node.args and all(k.arg for k in node.keywords):
        return _dictionary(ast.Dict([ast.Constant(argument(k)) for k in node.keywords], [k.value for k in node.keywords]))  # cible=dict(au_tapis=True)
    if isinstance(node, ast.Name):
        meant = TRUTHS.get(node.id.lower(), f'"{shown(node)}"')
        raise ExpressionError(f"refusé : {shown(node)} → écrivez {meant} : un mot se met entre guillemets, et le vrai et le faux s'écrivent True et False")
    raise ExpressionError(
        f"refusé : {shown(node)} ; seules les valeurs littérales (nombres, mots, True, False, listes, dictionnaires) sont permises")


def argument(said: ast.keyword) -> str:
    """The name of an argument: `for_`, as Python has to write it, is the « for » of a profile."""
    bare = said.arg.removesuffix("_")
    return bare if keyword.iskeyword(bare) else said.arg


def shown(node: ast.expr) -> str:
    """The beginning of what was written, on one line; what the parser cannot say again is told by its kind."""
    try:
        return " ".join(ast.unparse(node).split())[:60]
    except (ValueError, RecursionError):  # an integer of thousands of digits
        return type(node).__name__


def _constant(node: ast.Constant) -> object:
    value = node.value
    if isinstance(value, bool):
        return value
    if isinstance(value, str):
        return _word(value)
    if not isinstance(value, (int, float)):
        raise ExpressionError(f"refusé : {shown(node)} ; seules les valeurs littérales (nombres, mots, True, False, listes, dictionnaires) sont permises")
    if not -GREATEST <= value <= GREATEST:
        raise ExpressionError("nombre trop grand : rien ne se compte au-delà d'un milliard")
    if isinstance(value, float) and 10**DECIMALS % Fraction(str(value)).denominator:
        raise ExpressionError(f"{value!r} : au plus {DECIMALS} chiffres après la virgule")
    return value


def _word(text: str) -> str:
    if len(text) > LONGEST_TEXT:
        raise ExpressionError(f"texte trop long : « {text[:20]}… » a {len(text)} caractères, au plus {LONGEST_TEXT}")
    hidden = next((c for c in text if unicodedata.category(c) in HIDDEN), None)
    if hidden is not None:
        raise ExpressionError(f"caractère invisible dans un texte : U+{ord(hidden):04X} → retirez-le")
    return text


def _dictionary(node: ast.Dict) -> dict:
    found: dict = {}
    for key, value in zip(node.keys, node.values):
        if not isinstance(key, ast.Constant):
            raise ExpressionError(f"refusé : {shown(node)} ; la clé d'un dictionnaire est un mot ou un nombre")
        name = _constant(key)
        if name in found:
            raise ExpressionError(f"la clé {name!r} est donnée deux fois → gardez-en une")
        found[name] = literal(value)
    return found


def written(value: object) -> str:
    """A value as a question of the address writes it: Python, texts between double quotes, without spaces to spare."""
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, (list, tuple)):
        return f"[{','.join(map(written, value))}]"
    if isinstance(value, dict):
        return "{" + ",".join(f"{written(key)}:{written(one)}" for key, one in value.items()) + "}"
    return repr(value)
