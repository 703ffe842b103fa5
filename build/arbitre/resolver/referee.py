"""The referee away from the program: asked in words, answering in JSON, of games handed over as JSON. It runs in a reader's browser.

Nothing here reads a file or knows RDF. A game travels as `portable` leaves it: what a verdict may depend on, and no page.
"""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction

from ..errors import ArbitreError, UnknownError
from ..graph import Example, Reference, store
from .engine import Resolver
from .examples import run_example
from .verdict import Verdict

TOLD = dict.fromkeys(("statement", "note", "label_en", "iri", "chapter"), "") | dict.fromkeys(("asked", "asked_en", "examples"), ())


def portable(reference: Reference, game: str) -> str:
    """What a game (by CURIE) is judged from, as JSON: its nodes without what only pages tell, and the sources that a verdict may name."""
    mine = [node for node in reference if node.game == game or node.id == game]
    sources = [reference[name] for name in sorted({citation.document for node in mine for citation in node.cites})]
    nodes = {node.id: replace(node, **TOLD) for node in [*sources, *mine]}
    return store.dumps(Reference(nodes, reference.site_url, reference.version))


def as_json_object(verdict: Verdict, version: str) -> dict:
    """A verdict as plain JSON: a total is a number, chances are exact fractions written "5/12"."""
    return {
        "verdict": verdict.text,
        "outcome": verdict.outcome,
        "total": _number(verdict.total),
        "odds": {k: str(v) for k, v in verdict.odds.items()} if verdict.odds is not None else None,
        "unread": {name: list(readers) for name, readers in verdict.unread.items()},
        "idle": list(verdict.idle),
        "rather": dict(verdict.rather),
        "contradicted": [{"name": c.name, "code": c.code, "label": c.label} for c in verdict.contradicted],
        "disputes": list(verdict.disputes),
        "answers": [{"dispute": a.dispute, "reading": a.reading, "verdict": a.text} for a in verdict.answers],
        "trace": [{"code": t.code, "label": t.label, "text": t.text, "value": t.value} for t in verdict.trace],
        "version": version,
    }


def _number(value: Fraction | None) -> int | float | None:
    if value is None:
        return None
    value = Fraction(value)
    return value.numerator if value.denominator == 1 else float(value)


class Referee:
    """The resolvers of the games it was given."""

    def __init__(self) -> None:
        self._games: dict[str, Resolver] = {}

    def learn(self, game: str, portable: str) -> None:
        """Knows a game, by any name of its own, from what `portable` wrote."""
        self._games[game] = Resolver(store.loads(portable))

    def ask(self, game: str, expression: str) -> str:
        """The verdict of a question as JSON, as the command line prints it; of a question that cannot be judged, {"error": why}, in French."""
        return json.dumps(self._answer(game, expression), ensure_ascii=False)

    def run(self, game: str, code: str) -> str:
        """An example of a game, run as the checks run it, as JSON: of each line what it says, what was answered, whether it was expected, the verdict."""
        resolver = self._games[game]
        node = resolver.reference.games()[0]
        runs = run_example(resolver.functions(node.id), node, Example("", code)).runs
        told = [{"source": run.source, "got": run.got, "ok": run.ok, "verdict": run.verdict and as_json_object(run.verdict, "")} for run in runs]
        return json.dumps(told, ensure_ascii=False)

    def _answer(self, game: str, expression: str) -> dict:
        try:
            if game not in self._games:
                raise UnknownError(f"jeu inconnu : {game}")
            resolver = self._games[game]
            return as_json_object(resolver.ask(game, expression), resolver.reference.version)
        except ArbitreError as error:
            return {"error": str(error)}
