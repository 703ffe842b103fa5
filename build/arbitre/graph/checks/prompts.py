"""The lines of an example: where each of its questions stands in the file, and what keeps Python from reading one."""

from __future__ import annotations

import ast
import doctest
import re
import textwrap
import warnings

from rdflib import Literal

from ...french import syntax_error
from .corpus import Corpus, Term

PROMPT = ">>>"


def line(corpus: Corpus, example: Term, rank: int = 0) -> int:
    """The line of the question of that rank (0 is the first) of an example; 0 when it is not found."""
    lines = _lines(corpus, example)
    asked = [number for number, text in lines if text.lstrip().startswith(PROMPT)]
    return asked[rank] if rank < len(asked) else asked[-1] if asked else 0


def unreadable(corpus: Corpus, example: Term, code: Literal) -> tuple[int, str] | None:
    """Why an example is no Python one can read, in French, and the line that says so (0 when it is not found); None for one that is."""
    try:
        runs = doctest.DocTestParser().get_examples(textwrap.dedent(str(code).strip("\n")))
    except ValueError as error:
        return _told(corpus, example, code, str(error))
    for rank, run in enumerate(runs):
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                ast.parse(run.source)
        except (ValueError, SyntaxError, RecursionError, MemoryError) as error:
            at = line(corpus, example, rank)
            further = (error.lineno or 1) - 1 if isinstance(error, SyntaxError) else 0
            return at and at + min(further, run.source.count("\n") - 1), syntax_error(error)
    return None


def _told(corpus: Corpus, example: Term, code: Literal, reason: str) -> tuple[int, str]:
    """What doctest found wrong with the signs that open the lines."""
    match = re.match(r"line (\d+) of the docstring.*? (lacks blank after|has inconsistent leading whitespace|has)\b", reason, re.DOTALL)
    lines = _lines(corpus, example)
    blank = len(str(code)) - len(str(code).lstrip("\n"))  # empty lines that open the text
    at = lines[min(int(match.group(1)) - 1 + blank, len(lines) - 1)][0] if match and lines else 0
    words = {
        "lacks blank after": "il manque une espace après >>>",
        "has inconsistent leading whitespace": "cette ligne n'est pas en retrait comme la question au-dessus",
    }
    return at, words.get(match.group(2) if match else "", "les lignes >>> et leurs réponses ne se suivent pas comme attendu")


def _lines(corpus: Corpus, example: Term) -> list[tuple[int, str]]:
    """The lines of an example's text as they stand in its file."""
    node, path = corpus.owner(example)
    file = corpus.home.get(example) or corpus.home.get(node, "")
    if file not in corpus.texts:
        return []
    tokens, code = corpus.locator(file).said(str(node), path), False
    for token, number in tokens:
        if code and token[:1] in "\"'":
            return [(number + rank, text.lstrip("\"'") if rank == 0 else text) for rank, text in enumerate(token.split("\n"))]
        code = token == "arb:code"
    return []
