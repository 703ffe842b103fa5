"""Validation: what is wrong in content/, where, and how to mend it. `check` is the door."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ...errors import GraphError
from ..loader import load
from . import (
    citations,
    conditions,
    effects,
    examples,
    hierarchy,
    identifiers,
    questions,
    references,
    sequences,
    shapes,
    syntax,
    tables,
)
from .corpus import Corpus
from .problem import ERROR, WARNING, Problem

__all__ = ["ERROR", "WARNING", "Problem", "check"]

CHECKS = (
    references,
    shapes,
    identifiers,
    citations,
    sequences,
    effects,
    conditions,
    questions,
    hierarchy,
    tables,
    examples,
)


def check(root: Path, resolver_factory: Callable | None = None, site_url: str | None = None) -> list[Problem]:
    """Every problem of the project at `root`, errors first, then in reading order.

    `resolver_factory` (a callable that takes a Reference, such as the Resolver class) is needed to run the examples:
    this room does not import the resolver's. They run only when nothing else is wrong, as their verdicts would mislead.
    Files that are not Turtle are told alone: half a graph would make every other message false.
    Raises GraphError when `root` is not a project.
    """
    root = Path(root)
    corpus = Corpus(root, site_url)
    if not corpus.texts:
        raise GraphError(
            f"{root}/content : aucun fichier .ttl → lancez la commande à la racine du projet, ou passez --root"
        )
    if found := corpus.syntax or syntax.check(corpus):
        return _sorted(found)
    found = [problem for module in CHECKS for problem in module.check(corpus)]
    if not any(problem.severity == ERROR for problem in found):
        found += _run(corpus, resolver_factory, site_url)
    return _sorted(found)


def _run(corpus: Corpus, resolver_factory: Callable | None, site_url: str | None) -> list[Problem]:
    """The examples, once the loader has agreed with everything above."""
    if resolver_factory is None:
        return []
    try:
        return list(examples.run(corpus, load(corpus.root, site_url), resolver_factory))
    except GraphError as error:
        message, _, remedy = str(error).partition(" → ")
        return [Problem("content", 1, "", message, remedy or "corrigez ce fichier")]


def _sorted(found: list[Problem]) -> list[Problem]:
    return sorted(set(found), key=lambda problem: problem.order)
