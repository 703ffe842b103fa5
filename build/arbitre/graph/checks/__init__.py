"""Validation: what is wrong in content/, where, and how to mend it. `check` is the door."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path

from ...errors import GraphError
from ...files import FileError, read_text
from ..loader import load
from . import (
    arguments,
    asked,
    chains,
    choices,
    citations,
    conditions,
    effects,
    examples,
    hierarchy,
    identifiers,
    loops,
    pages,
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
from .problem import ERROR, WARNING, Problem, told

__all__ = ["ERROR", "WARNING", "Problem", "check"]

MOST = 200  # problems that one check tells
CHECKS = (
    shelves,
    references,
    shapes,
    identifiers,
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
        corpus = Corpus(root, site_url)
    except FileError as error:  # the vocabulary: without it no word means anything
        return [told(error)]
    if not corpus.files:
        raise GraphError(
            f"{root}/content : aucun fichier .ttl → lancez la commande à la racine du projet, ou passez --root"
        )
    if found := corpus.syntax + _pages(root) or syntax.check(corpus):
        return _sorted(found)
    try:
        found: list[Problem] = []
        for module in CHECKS:
            told_here = list(_first(module.check(corpus)))
            found += told_here
            if len(told_here) > MOST:  # what follows would repeat it, and SHACL takes the square of the time
                break
    except FileError as error:
        return [told(error)]
    if not any(problem.severity == ERROR for problem in found):
        found += _run(corpus, resolver_factory, site_url)
    if len(found) <= MOST:  # else what is missing is the least of it
        found += _first(examples.owed(corpus))
    return _sorted(found)


def _first(problems: Iterable[Problem]) -> Iterator[Problem]:
    """The first problems of one check: beyond, nobody reads, and to look for the nearest name of each takes hours."""
    problems = iter(problems)
    yield from islice(problems, MOST)
    if (more := next(problems, None)) is not None:
        yield replace(more, message=f"plus de {MOST} problèmes de ce genre", remedy="corrigez d'abord les autres, puis relancez")


def _run(corpus: Corpus, resolver_factory: Callable | None, site_url: str | None) -> list[Problem]:
    """The examples, once the loader has agreed with everything above."""
    if resolver_factory is None:
        return []
    try:
        reference = load(corpus.root, site_url)
        resolver = cache(lambda: resolver_factory(reference))  # one for all that asks
        built = lambda _: resolver()
        if disagreeing := list(arguments.run(corpus, reference, built)):
            return disagreeing  # no verdict of these procedures would mean anything
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


def _sorted(found: list[Problem]) -> list[Problem]:
    return sorted(set(found), key=lambda problem: problem.order)
