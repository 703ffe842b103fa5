"""Validation: what is wrong in content/, where, and how to mend it. `check` is the door."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from ...errors import GraphError
from ...files import FileError, read_text
from ..loader import load
from . import (
    arguments,
    asked,
    cascades,
    chains,
    choices,
    citations,
    conditions,
    drawings,
    effects,
    examples,
    hierarchy,
    identifiers,
    loops,
    namesakes,
    nature,
    pages,
    pending,
    principles,
    questions,
    references,
    roles,
    sections,
    sequences,
    shapes,
    shelves,
    syntax,
    tables,
)
from .corpus import Corpus
from .judged import MOST, Judged
from .problem import ERROR, WARNING, Problem, told
from .standing import Standing

__all__ = ["ERROR", "WARNING", "Problem", "check"]

CHECKS = (
    shelves,
    references,
    nature,
    shapes,
    identifiers,
    namesakes,
    citations,
    sections,
    sequences,
    chains,
    choices,
    arguments,
    effects,
    conditions,
    roles,
    questions,
    hierarchy,
    loops,
    tables,
    drawings,
    pages,
    principles,
    asked,
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
    try:
        standing = Standing.of(root, site_url)
        corpus = standing.focused() if standing is not None and standing.usable else Corpus(root, site_url)
    except FileError as error:  # the vocabulary: without it no word means anything
        return [told(error)]
    if not corpus.files:
        raise GraphError(f"{root}/content : aucun fichier .ttl → lancez la commande à la racine du projet, ou passez --root")
    if found := corpus.syntax + _pages(root) or (syntax.check(corpus) if corpus.whole else []):
        return _sorted(root, found)
    judged = Judged(standing, corpus)
    try:
        found: list[Problem] = []
        for module in CHECKS:
            told_here = judged.by(module.__name__.rpartition(".")[2], module, module.check)
            found += told_here
            if len(told_here) > MOST:  # what follows would repeat it, and SHACL takes the square of the time
                break
    except FileError as error:
        return [told(error)]
    awaited = judged.by("pending", pending, pending.check) if len(found) <= MOST else []
    if not any(problem.severity == ERROR for problem in found) and all(isinstance(problem, pending.Awaited) for problem in awaited):
        found += _run(judged.corpus, resolver_factory, site_url)
    if len(found) <= MOST:  # else what is missing is the least of it
        found += judged.by("owed", examples, examples.owed)
    found += awaited
    judged.keep()
    return _sorted(root, found)


def _run(corpus: Corpus, resolver_factory: Callable | None, site_url: str | None) -> list[Problem]:
    """The examples, once the loader has agreed with everything above."""
    if resolver_factory is None:
        return []
    try:
        reference = load(corpus.root, site_url)
        resolver = cache(lambda: resolver_factory(reference))  # one for all that asks
        built = lambda _: resolver()
        if amiss := [*arguments.run(corpus, reference, built), *chains.endless(corpus, reference, built)]:
            return amiss  # no verdict of these procedures would mean anything, none of these chains would have one
        return [*chains.run(corpus, reference, built), *examples.run(corpus, reference, built), *tables.run(corpus, reference, built)]
    except FileError as error:
        return [told(error)]
    except GraphError as error:
        message, _, remedy = str(error).partition(" → ")
        return [Problem("content", 1, "", message, remedy or "corrigez ce fichier")]


def _pages(root: Path) -> list[Problem]:
    """The pages written by hand that cannot be read."""
    found = []
    for path in sorted((root / "content" / "pages").glob("*.md")):
        try:
            read_text(path, inside=root / "content")
        except FileError as error:
            found.append(told(error))
    return found


def _sorted(root: Path, found: list[Problem]) -> list[Problem]:
    return sorted(set(cascades.alone(root, found)), key=lambda problem: problem.order)
