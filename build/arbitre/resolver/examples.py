"""The doctests of the graph: parsed by the standard library, checked on the syntax tree, run by the resolver."""

from __future__ import annotations

import doctest
from dataclasses import dataclass

from ..errors import ArbitreError
from ..graph import Example, Node
from . import expressions
from .verdict import Verdict

_PARSER = doctest.DocTestParser()
_CHECKER = doctest.OutputChecker()
_FLAGS = doctest.NORMALIZE_WHITESPACE


@dataclass(frozen=True)
class Run:
    """One line of an example: what was asked, expected and answered."""

    source: str
    want: str
    got: str
    ok: bool
    verdict: Verdict | None = None


@dataclass(frozen=True)
class ExampleResult:
    """One example run whole."""

    node: Node
    example: Example
    ok: bool
    runs: tuple[Run, ...] = ()
    error: str = ""

    @property
    def rules(self) -> set[str]:
        """Every rule that had a say, by CURIE."""
        return {line.node for run in self.runs if run.verdict for line in run.verdict.trace}


def run_example(functions: dict, node: Node, example: Example) -> ExampleResult:
    """Runs an example in the functions of its game; never raises for what the example says."""
    try:
        statements = _PARSER.get_examples(example.code)
    except ValueError as error:
        return ExampleResult(node, example, False, error=str(error))
    if not statements:
        return ExampleResult(node, example, False, error="aucune ligne ne commence par >>>")
    names: dict[str, object] = {}
    runs = tuple(_run(statement, functions, names) for statement in statements)
    return ExampleResult(node, example, all(r.ok for r in runs), runs)


def _run(statement: doctest.Example, functions: dict, names: dict[str, object]) -> Run:
    verdict = None
    try:
        answer = expressions.evaluate(statement.source, functions, names)
        got = "" if answer is None else repr(answer)
        assigned = statement.source.partition("=")[0].strip()
        verdict = answer if isinstance(answer, Verdict) else names.get(assigned) if answer is None else None
        ok = statement.exc_msg is None and _CHECKER.check_output(_line(statement.want), _line(got), _FLAGS)
    except ArbitreError as error:
        got = f"{type(error).__name__}: {error}"
        ok = statement.exc_msg is not None and _CHECKER.check_output(statement.exc_msg, got + "\n", _FLAGS)
        return Run(statement.source.strip(), statement.exc_msg or statement.want.strip(), got, ok)
    return Run(statement.source.strip(), statement.want.strip(), got, ok, verdict if isinstance(verdict, Verdict) else None)


def _line(text: str) -> str:
    return text.strip() + "\n" if text.strip() else ""
