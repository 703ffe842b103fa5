"""Examples: each node that owes one has it, it is a doctest, it runs, and it shows the rule at work."""

from __future__ import annotations

import ast
import doctest
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import replace

from rdflib import SKOS

from ...errors import ArbitreError
from ..history import History
from ..model import Example, Node
from ..reference import Reference
from . import causes, controls, drawings, prompts
from .corpus import Corpus
from .problem import Problem
from .reads import Scope

SCOPE = Scope()

OWING = (
    "Rule",
    "Skill",
    "Property",
    "State",
    "Sequence",
    "Table",
    "Roll",
    "Quantity",
    "Action",
    "Event",
    "Ranking",
    "Procedure",
    "Chain",
)


def check(corpus: Corpus) -> Iterator[Problem]:
    """What can be said of examples without running them."""
    for node, example in corpus.graph.subject_objects(corpus.arb.example):
        for code in corpus.values(example, "code"):
            title = corpus.name(corpus.value(example, SKOS.prefLabel) or code)
            if wrong := prompts.unreadable(corpus, example, code):
                line, reason = wrong
                told = corpus.problem(
                    example,
                    f"l'exemple {title} n'est pas du Python lisible : {reason}",
                    "écrivez >>> question(…) puis, dessous, la réponse",
                    corpus.arb.code,
                )
                yield replace(told, line=line or told.line)
                continue
            runs = doctest.DocTestParser().get_examples(textwrap.dedent(str(code).strip("\n")))
            if not runs:
                yield corpus.problem(
                    example,
                    f"l'exemple {title} ne pose aucune question",
                    "commencez une ligne par >>> et écrivez la réponse dessous",
                    corpus.arb.code,
                )
            elif not any(run.want for run in runs):
                told = corpus.problem(
                    example,
                    f"l'exemple {title} n'attend aucune réponse",
                    "écrivez sous la ligne >>> le verdict attendu",
                    corpus.arb.code,
                )
                yield replace(told, line=prompts.line(corpus, example) or told.line)


def owed(corpus: Corpus) -> Iterator[Problem]:
    """The nodes that say what happens at a table, and prove it by nothing. Said apart: it keeps no other example from running."""
    for node in corpus.nodes(*OWING):
        if corpus.value(node, "example") is None and corpus.value(node, "replacedBy") is None:
            yield corpus.problem(
                node,
                f"aucun exemple ({corpus.vocabulary.label(corpus.kind(node))})",
                'ajoutez arb:example [ skos:prefLabel "…"@fr ; arb:code """ >>> question puis la réponse attendue """ ]',
            )


def run(corpus: Corpus, reference: Reference, resolver_factory: Callable) -> Iterator[Problem]:
    """Runs every example but those of the nodes that the resolver knows as proved; it comes from outside, this room knows only what it hands back."""
    try:
        resolver = resolver_factory(reference)
    except ArbitreError as error:
        message, _, remedy = str(error).partition(" → ")
        yield Problem("content", 1, "", message, remedy or "corrigez le graphe")
        return
    iris, proved, failures = {corpus.curie(node): node for node in corpus.every()}, getattr(resolver, "proved", ()), []
    for node in reference:
        if not node.examples or node.id not in iris or node.id in proved:
            continue
        blanks = corpus.values(iris[node.id], "example")
        shown = False
        wrong = False
        for rank, example in enumerate(node.examples):
            subject = blanks[rank] if rank < len(blanks) else iris[node.id]
            result, problem = _one(corpus, resolver, node, example, subject)
            shown = shown or (result is not None and any(proves(reference, node, done) for done in result.runs))
            wrong = wrong or problem is not None
            if isinstance(problem, causes.Failure):
                failures.append(problem)
            elif problem:
                yield problem
            else:
                yield from controls.check(corpus, resolver, node, example, subject)
        if "drawnAs" in node.data and not wrong and not resolver.drawable(node):
            yield drawings.empty(corpus, node, iris[node.id])
        if not shown and not wrong:
            yield corpus.problem(
                iris[node.id],
                f"aucun exemple ne fait jouer {node.code or node.id}",
                "donnez une situation dont le verdict cite ce nœud, ou déplacez l'exemple sous le nœud qu'il montre",
                corpus.arb.example,
            )
    yield from causes.grouped(corpus, reference, failures, lambda: History(corpus.root))


def _one(corpus: Corpus, resolver, node: Node, example: Example, subject):
    """What an example gave, and the problem it makes or the failure it is, if any."""
    try:
        result = resolver.run_example(node, example)
    except ArbitreError as error:
        message, _, remedy = str(error).partition(" → ")
        told = corpus.problem(subject, f"l'exemple « {example.label} » : {message}", remedy or "corrigez la question", corpus.arb.code)
        return None, replace(told, line=prompts.line(corpus, subject) or told.line)
    for rank, done in enumerate(result.runs):
        if not done.ok:
            return result, causes.of(corpus, node, example.label, subject, prompts.line(corpus, subject, rank), done)
    if not result.ok:
        return result, corpus.problem(
            subject,
            f"l'exemple « {example.label} » : {getattr(result, 'error', '') or 'échec'}",
            "corrigez le code de l'exemple",
            corpus.arb.code,
        )
    return result, None


def proves(reference: Reference, node: Node, done) -> bool:
    """Whether one run shows a node at work: in the trace, asked (or more general than what is asked), given, in dispute.

    A line that reads a verdict (`….total`) hands back no trace: its question and its answer are looked at instead.
    """
    verdict = done.verdict
    if verdict is None:
        return (bool(node.code) and node.code in str(done.got)) or node.name in _called(done.source)
    if any(line.node == node.id or (node.code and line.code == node.code) for line in verdict.trace):
        return True
    asked = reference.broaders(verdict.asked) if verdict.asked else []
    given = any(str(text).lower().startswith(node.label.lower()) for text in verdict.gives) if node.label else False
    return node.id in asked or node.id in verdict.gives or given or (node.code or node.id) in verdict.disputes


def _called(source: str) -> set[str]:
    """The names a line of an example calls."""
    calls = (call.func for call in ast.walk(ast.parse(source)) if isinstance(call, ast.Call))
    return {name.id for name in calls if isinstance(name, ast.Name)}
