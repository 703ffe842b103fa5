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


@pytest.mark.parametrize("source, message", [
    ("f(x=1, y=2, x=3)", "f : x est donné deux fois"),
    ("f(x={'a': 1, 'a': 2})", "la clé 'a' est donnée deux fois"),
    ("f(x={1: 1, True: 2})", "la clé True est donnée deux fois"),
    ("f(x={[1]: 2})", "la clé d'un dictionnaire est un mot ou un nombre"),
    ("f(x=0x" + "f" * 5000 + ")", "nombre trop grand"),
    ("f(x=" + "9" * 5000 + ")", "expression illisible"),
    ("f(x=1e999)", "nombre trop grand"),
    ("f(x=1e-300)", "au plus 6 chiffres après la virgule"),
    ("f(x='" + "a" * 201 + "')", "texte trop long"),
    (r"f(x='\x1b[31m')", r"caractère invisible dans un texte : U\+001B"),
    ("f(x=" + "[" * 60 + "]" * 60 + ")", "trop imbriquée"),
    ("f" + ".text" * 500, "trop imbriquée"),
    ("f(x=1)" + " " * 20_000 + "# x", "question trop longue"),
    ("f(x={1, 2})", "refusé"), ("f(x=*[1])", "refusé|illisible"), ("f(x=(y := 3))", "refusé"), ("f(x=- -1)", "refusé"),
    ("f(x=true)", "refusé : true → écrivez True"), ("f(x=faux)", "refusé : faux → écrivez False"), ("f(x=petite)", 'refusé : petite → écrivez "petite"'),
])
def test_what_is_refused_is_said(source, message):
    CALLS.clear()
    with pytest.raises(ExpressionError, match=message):
        expressions.evaluate(source, {"f": spy})
    assert CALLS == []


@pytest.mark.parametrize("source", ["f(x=1).total.outcome", "f(x=1).text.text", "print(f(x=1)).text"])
def test_only_a_verdict_is_read(source):
    with pytest.raises(ExpressionError, match="seul un verdict se lit ainsi"):
        expressions.evaluate(source, {"f": spy})


def test_a_text_with_a_backslash_warns_nobody(recwarn):
    expressions.evaluate(r"f(x='\d')", {"f": spy})
    assert not recwarn.list
