"""A line of an example as it was put: which question, and what it says, name by name."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..errors import ArbitreError

if TYPE_CHECKING:
    from .engine import Resolver


@dataclass(frozen=True)
class Heard:
    """`call` is what one would type; `names` says what each word stated stands for."""

    call: str = ""
    asked: str = ""  # CURIE
    stated: dict[str, object] = field(default_factory=dict)  # each role's own dictionary spread out
    given: dict[str, object] = field(default_factory=dict)  # as the example wrote it
    names: dict[str, str] = field(default_factory=dict)
    alone: bool = False  # whether the line puts no other question

    def said(self, curie: str) -> object:
        """What the line says of a number, a word or a fact of a game; None when it says nothing."""
        return next((self.stated[name] for name, meant in self.names.items() if meant == curie), None)


def heard(source: str, tree: ast.Module, resolver: Resolver, game: str) -> Heard | None:
    """The first question that a line puts, read in its syntax tree; None when it puts none."""
    functions = resolver.functions(game)
    calls = [n for n in ast.walk(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name) and n.func.id in functions]
    if not calls:
        return None
    call = calls[0]
    shown, node = ast.get_source_segment(source, call) or source, resolver.askables(game)[call.func.id]
    try:
        given = {keyword.arg: ast.literal_eval(_plain(keyword.value)) for keyword in call.keywords if keyword.arg}
    except ValueError:
        return Heard(shown, node.id)
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
    return Heard(shown, node.id, stated, given, names, len(calls) == 1)


def _plain(value: ast.expr) -> ast.expr:
    """dict(a=1) as {"a": 1}, which a literal may be."""
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "dict" and not value.args:
        return ast.Dict([ast.Constant(k.arg) for k in value.keywords], [_plain(k.value) for k in value.keywords])
    return value
