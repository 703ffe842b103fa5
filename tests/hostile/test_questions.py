"""Whatever is asked of the resolver ends in a verdict or in an error of ours, within its budget, and nothing is executed."""

from __future__ import annotations

import random

import pytest
from trials import seeded, trials

from arbitre.errors import ArbitreError
from arbitre.graph import ASKABLE
from arbitre.resolver import Verdict, budget, expressions, procedures

GAMES = ("wm:warmachine", "pen:warhammer-40000-pen")
NUMBERS = ["0", "1", "2", "3", "4", "6", "7", "10", "12", "20", "99", "100", "200", "-1", "-0.0", "0.5", "2.25", "1e-9", "1e9", "1e999", "-1e999",
           "10000000000", "9" * 400, "9" * 5000, "0x" + "f" * 5000, "1_0", "0b11", "1j", "3.14159265358979"]
WORDS = ["'x'", "''", "'" + "x" * 300 + "'", "b'x'", "f'{1}'", "f'{f(x=1)}'", "'\\x00'", "'\\x1b[2J'", "'\u202e'", "'\\ud800'", "r'\\d'", "'\\d'", "'²'", "'1'"]
OTHERS = ["True", "False", "None", "...", "__debug__", "lambda: 1", "(y := 3)", "*[1]", "**{}", "{1, 2}", "{[1]: 2}", "{{}: 1}", "{**{}}", "{1: 2, 1: 3}",
          "{1: 2, True: 3}", "[x for x in 'ab']", "{x: 1 for x in 'ab'}", "(x for x in 'ab')", "1 + 1", "9**9**9", "not 1", "~1", "+1", "- -1", "-True", "1 if 2 else 3",
          "a", "f", "f(x=1)", "().__class__", "open('x')", "__import__('os')", "await x", "yield", "[1][0]", "1 < 2", "a.b.c", "[" * 60 + "]" * 60, "-" * 3000 + "1"]
TAILS = ["", ".text", ".total", ".total.outcome", ".text.outcome", ".odds['x']", ".odds[[1]]", ".odds[{}]", ".codes[0]", ".codes[99]", ".codes[0:1]", ".outcome[0]",
         "['x']", "[0]", "()", ".__class__", ".total.numerator", ".gives[-1]", ".b" * 400, ";f()", "\nf()", " # x", " = 3", ".text = 3", " if 1 else 2", " and f()", "\\"]
WRAPS = ["{}", "{}", "{}", "v = {}", "v = w = {}", "print({})", "print(print({}))", "v, w = {}", "v: int = {}", "v += {}", "await {}", "not {}", "({})", "del {}", "assert {}", "lambda: {}",
         "(v := {})", "[{}]", "exec({})", "import os; {}", "def f(): {}", "with {}: pass", "{}; {}", "\x00{}", "\ufeff{}", "\t{}", "(" * 300 + "{}" + ")" * 300]


@pytest.fixture
def worked(monkeypatch):
    """What the last question spent, at most."""
    seen, spend = [0], budget.spend

    def counted(work: int) -> None:
        spend(work)
        running = budget._running.get()
        seen[0] = max(seen[0], running.work if running else 0)

    monkeypatch.setattr(budget, "spend", counted)
    return seen


def _value(chance: random.Random, deep: int = 3) -> str:
    if deep and chance.random() < 0.25:
        inner = [_value(chance, deep - 1) for _ in range(chance.choice((0, 1, 2, 3, 12) if deep < 3 else (0, 1, 2, 3, 200)))]
        if chance.random() < 0.5:
            return f"[{', '.join(inner)}]"
        return "{" + ", ".join(f"{chance.choice((chr(39) + str(n) + chr(39), str(n), _value(chance, 0)))}: {v}" for n, v in enumerate(inner)) + "}"
    return chance.choice(chance.choice((NUMBERS, NUMBERS, WORDS, OTHERS)))


def test_an_expression_calls_what_it_may_or_is_refused():
    """Nothing but the function of the question is ever called, and only with plain values."""
    chance, calls = seeded("expressions"), []

    def spy(**stated):
        calls.append(stated)
        return Verdict("j:x", "texte", "Permis", odds={"x": 1})

    for _ in range(trials(800)):
        names = [chance.choice(("x", "y", "des", "x", "é", "𝐱")) for _ in range(chance.randrange(4))]
        call = f"f({', '.join(f'{name}={_value(chance)}' for name in names)})" + chance.choice(TAILS)
        source = chance.choice(WRAPS).replace("{}", call)
        calls.clear()
        try:
            expressions.evaluate(source, {"f": spy}, {"v": Verdict("j:x", "t", "o"), "n": 3})
        except ArbitreError as error:
            assert str(error), source[:200]
        assert len(calls) <= 1 and all(_plain(value) for value in calls[:1]), source[:200]


def _plain(value: object) -> bool:
    if isinstance(value, dict):
        return all(isinstance(k, (str, int, float)) and _plain(v) for k, v in value.items())
    if isinstance(value, list):
        return all(map(_plain, value))
    return isinstance(value, (bool, int, float, str))


@pytest.mark.parametrize("game", GAMES)
def test_no_situation_is_too_much_for_a_question(resolver, reference, game, worked):
    """Every question of both games, with numbers nobody would play and arguments of every make."""
    chance, functions = seeded(f"situations {game}"), resolver.functions(game)
    for node in reference.of_game(game, *ASKABLE):
        takes = [reference[c] for c in resolver.signature(node.id)]
        for _ in range(trials(1)):
            stated = {p.name: _stated(chance, p) for p in takes if chance.random() < 0.8}
            for name in _own(resolver, node):
                if chance.random() < 0.5:
                    stated[name] = _argument(chance, functions)
            worked[0] = 0
            try:
                verdict = functions[node.name](**stated)
                assert isinstance(verdict, Verdict) and len(verdict.text) < 100_000, (node.id, stated)
            except ArbitreError as error:
                assert str(error) and len(str(error)) < 5_000, (node.id, stated)
            assert worked[0] <= budget.WORK, (node.id, stated)


def _own(resolver, node) -> list[str]:
    """A question's own arguments, that are no parameter of the game."""
    import inspect

    if node.kind != "Procedure":
        return ["des", "relances", "options", "des_adverses"]
    resolver.functions(node.game)
    function = procedures.BOUND.get(node.id)
    return [] if function is None else [p.name for p in inspect.signature(function).parameters.values() if p.kind is p.KEYWORD_ONLY]


def _stated(chance: random.Random, parameter) -> object:
    if parameter.kind == "Fact":
        return chance.random() < 0.6
    if parameter.kind == "Choice":
        return chance.choice([*map(str, parameter.data["values"]), "x"][: chance.choice((None, -1, -1))])
    low, high = (int(parameter.data[bound]) for bound in ("min", "max"))
    return chance.choice((low, high, high, chance.randint(low, high), chance.randint(low, min(high, low + 10)), 2, 4, 10**9, 10**5000, 0.5, 1 / 3, -1, 1e300, True))


def _argument(chance: random.Random, functions: dict) -> object:
    def one(deep: int) -> object:
        kind = chance.randrange(8 if deep else 5)
        if kind < 3:
            return chance.choice((0, 1, 2, 3, 4, 5, 6, 6, 10, 100, 200, 201, 10**9, 10**5000, 0.5, -1, 1e300))
        if kind == 3:
            return chance.choice(("x", "", "coque", "M", "1", "²", "A", "brique", "x" * 500, "\x00", None, True, *chance.sample(sorted(functions), 2)))
        if kind == 4:
            return chance.choice((True, None, 1, "2"))
        size = chance.choice((0, 1, 2, 2, 3, 6, 200, 201) if deep == 3 else (0, 1, 2, 3))
        if kind == 7:
            return {chance.choice((str(n % 7), n, f"x{n}")): one(deep - 1) for n in range(size)}
        return [one(deep - 1) for _ in range(size)]

    return one(3)
