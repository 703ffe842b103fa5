"""Examples that say something their question never reads: a control proves something only beside a line that does not say it."""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator
from dataclasses import replace

from ...errors import ArbitreError
from ..model import Example, Node
from . import prompts
from .corpus import Corpus
from .problem import Problem


def check(corpus: Corpus, resolver, node: Node, example: Example, subject) -> Iterator[Problem]:
    """The words of one example, already run, that its question cannot use and that every line putting it states alike.

    `resolver` comes from outside; it tells what a question does not read (`idle_words`).
    """
    put: dict[str, list[dict[str, str]]] = {}
    first: dict[str, int] = {}  # the rank of the first line that puts each question
    for rank, run in enumerate(doctest.DocTestParser().get_examples(example.code)):
        for call in (c for c in ast.walk(ast.parse(run.source)) if isinstance(c, ast.Call) and isinstance(c.func, ast.Name)):
            first.setdefault(call.func.id, rank)
            put.setdefault(call.func.id, []).append({k.arg: ast.unparse(k.value) for k in call.keywords if k.arg})
    for question, lines in put.items():
        try:
            idle = resolver.idle_words(node.game, question, {name for line in lines for name in line})
        except ArbitreError:  # an example of what is refused
            continue
        for name in idle:
            if len({line.get(name) for line in lines}) == 1:
                told = corpus.problem(
                    subject, f"l'exemple « {example.label} » : {question} ne lit pas {name}, que chaque ligne dit",
                    f"ôtez {name}, dites ce que {question} lit, ou posez aussi la question sans lui", corpus.arb.code,
                )
                yield replace(told, line=prompts.line(corpus, subject, first[question]) or told.line)
