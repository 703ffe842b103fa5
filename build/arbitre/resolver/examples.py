"""The doctests of the graph: parsed by the standard library, checked on the syntax tree, run by the resolver."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from ..errors import ArbitreError
from ..graph import Example, Node
from . import expressions
from .verdict import Verdict

if TYPE_CHECKING:
    import doctest

_KEEPING, _WORD = re.compile(r"(\w+) *=(?!=)"), re.compile(r"\w+")


@lru_cache(maxsize=1)
def _library() -> object:
    """The standard library's reader of doctests, which brings a debugger with it: a browser that only judges never needs it."""
    import doctest

    return doctest


def _alike(want: str, got: str) -> bool:
    return _library().OutputChecker().check_output(want, got, _library().NORMALIZE_WHITESPACE)


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


class _Heard(Mapping):
    """The questions of a game; the last verdict given is kept, whatever the example reads of it."""

    def __init__(self, functions: Mapping[str, Callable[..., Verdict]]) -> None:
        self._functions, self.last = functions, None

    def __getitem__(self, name: str) -> Callable[..., object]:
        question = self._functions[name]

        def ask(**stated: object) -> object:
            self.last = question(**stated)
            return self.last

        return ask

    def __iter__(self) -> Iterator[str]:
        return iter(self._functions)

    def __len__(self) -> int:
        return len(self._functions)


def run_example(functions: Mapping, node: Node, example: Example) -> ExampleResult:
    """Runs an example in the functions of its game; never raises for what the example says."""
    try:
        statements = _library().DocTestParser().get_examples(example.code)
    except ValueError as error:
        return ExampleResult(node, example, False, error=str(error))
    if not statements:
        return ExampleResult(node, example, False, error="aucune ligne ne commence par >>>")
    names: dict[str, object] = {}
    runs = tuple(_run(statement, functions, names) for statement in statements)
    return ExampleResult(node, example, all(r.ok for r in runs), runs)


def pieces(example: Example) -> list[Example]:
    """The questions of an example, each an example of its own; those that keep an answer, or read one kept, stay together."""
    try:
        statements = _library().DocTestParser().get_examples(example.code)
    except ValueError:
        return [example]
    lines, starts = example.code.splitlines(keepends=True), [statement.lineno for statement in statements]
    kept = {found[1] for statement in statements if (found := _KEEPING.match(statement.source))}
    alone, together = [], []
    for start, end in zip(starts, [*starts[1:], len(lines)]):
        code = "".join(lines[start:end])
        (together if kept.intersection(_WORD.findall(code)) else alone).append(code)
    return [replace(example, code=code) for code in [*alone, *(["".join(together)] if together else [])]]


def _run(statement: doctest.Example, functions: Mapping, names: dict[str, object]) -> Run:
    heard = _Heard(functions)
    try:
        answer = expressions.evaluate(statement.source, heard, names)
        got = "" if answer is None else repr(answer)
        ok = statement.exc_msg is None and _alike(_line(statement.want), _line(got))
    except ArbitreError as error:
        got = f"{type(error).__name__}: {error}"
        ok = statement.exc_msg is not None and _alike(statement.exc_msg, got + "\n")
        return Run(statement.source.strip(), statement.exc_msg or statement.want.strip(), got, ok)
    return Run(statement.source.strip(), statement.want.strip(), got, ok, heard.last)


def _line(text: str) -> str:
    return text.strip() + "\n" if text.strip() else ""
