"""Examples may call the resolver with literals and read the verdict; anything else is refused before it runs."""

import pytest

from arbitre.errors import ExpressionError
from arbitre.resolver import expressions
from arbitre.resolver.verdict import Verdict

CALLS = []


def spy(**stated):
    CALLS.append(stated)
    return Verdict("j:x", "texte", "Permis")


@pytest.mark.parametrize("source", [
    "__import__('os').system('true')", "f(x=open('a'))", "f(x=[i for i in (1, 2)])", "f.__globals__", "f(x=1).__class__",
    "import os", "f(x=lambda: 1)", "(lambda: 1)()", "f(**{'x': 1})", "f(1)", "f(x=f(y=1))", "f(x=1); f(x=2)", "del f", "v = 3",
    "f(x=1 + 1)", "f(x=f'{1}')", "f(x=b'1')", "f(x=None)", "f(x=...)", "f(x=1j)", "f(x=a)", "f(x={**{}})", "while True: pass", "f(x=9**9**9)",
    "exec('1')", "print(f)", "f", "(" * 300, "", "f(x=" + "[" * 120 + "]" * 120 + ")x",
])
def test_refused_before_anything_runs(source):
    CALLS.clear()
    with pytest.raises(ExpressionError):
        expressions.evaluate(source, {"f": spy})
    assert CALLS == []


@pytest.mark.parametrize("source, stated", [
    ("f(x=1, y=-2.5, z=True)", {"x": 1, "y": -2.5, "z": True}),
    ("f(x=[1, (2, 3)], y={'a': [4]})", {"x": [1, [2, 3]], "y": {"a": [4]}}),
    ("print(f(x='mot'))", {"x": "mot"}),
    ("f(x=1).outcome", {"x": 1}),
])
def test_literals_pass(source, stated):
    CALLS.clear()
    expressions.evaluate(source, {"f": spy})
    assert CALLS == [stated]


def test_a_name_keeps_its_verdict():
    names = {}
    assert expressions.evaluate("v = f(x=1)", {"f": spy}, names) is None
    assert expressions.evaluate("v.outcome", {"f": spy}, names) == "Permis"
    with pytest.raises(ExpressionError, match="d'un verdict on lit"):
        expressions.evaluate("v.trace", {"f": spy}, names)
