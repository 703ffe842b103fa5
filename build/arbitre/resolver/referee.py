"""The referee away from the program: asked in words, answering in JSON, of games handed over as JSON. It runs in a reader's browser.

Nothing here reads a file or knows RDF. A game travels as `portable` leaves it: what a verdict may depend on, and no page.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from ..errors import ArbitreError, UnknownError
from ..graph import Example, Reference, store, varied
from ..sweeping import seldom
from .called import called
from .engine import Resolver
from .examples import run_example
from .fields import every, fields
from .speaking import Speaker, as_json_object
from .whatif import NAME, WhatIf, asks

QUIET = 4  # modules of white around a QR code: what reads it needs them
TOLD = dict.fromkeys(("statement", "note", "label_en", "iri"), "") | dict.fromkeys(("asked", "asked_en", "examples"), ())


def portable(reference: Reference, game: str) -> str:
    """What a game (by CURIE) is judged from, as JSON: its nodes without what only pages tell, and the sources that a verdict may name.

    The version of the reference is left out (see `learn`): a game that an edit leaves as it was is not fetched again.
    """
    mine = [node for node in reference if node.game == game or node.id == game]
    sources = [reference[name] for name in sorted({citation.document for node in mine for citation in node.cites})]
    nodes = {node.id: varied(node, **TOLD) for node in [*sources, *mine]}
    return store.dumps(Reference(nodes, reference.site_url, ""))


class Referee:
    """The resolvers of the games it was given."""

    def __init__(self) -> None:
        self._games: dict[str, Resolver] = {}
        self._speakers: dict[str, Speaker] = {}
        self._tables: dict[str, WhatIf] = {}

    def learn(self, game: str, portable: str, version: str = "") -> None:
        """Knows a game, by any name of its own, from what `portable` wrote; its verdicts are of that version of the reference."""
        reference = store.loads(portable)
        reference.version = version
        resolver = self._games[game] = Resolver(reference)
        speaker = self._speakers[game] = Speaker(resolver)
        self._tables[game] = WhatIf(resolver, speaker.say)

    def ask(self, game: str, expression: str) -> str:
        """The verdict of a question as JSON, as the command line prints it; of a question that cannot be judged, {"error": why}, in French."""
        return self._json(game, lambda resolver: as_json_object(resolver.ask(game, expression), resolver.reference.version))

    def tell(self, game: str, expression: str) -> str:
        """What `ask` answers, as JSON, with what a page shows besides (`Speaker.tell`); of a table described, what applies to it (`WhatIf.tell`)."""
        return self._json(game, lambda resolver: (self._tables if asks(expression) else self._speakers)[game].tell(game, expression))

    def account(self, game: str, expression: str) -> str:
        """What became of each thing a question says, as JSON (`Speaker.account`); a description of a table says nothing in vain."""
        return self._json(game, lambda resolver: {} if asks(expression) else self._speakers[game].account(game, expression))

    def answer(self, game: str, expression: str) -> str:
        """The answer of a question, or what it lacks, as JSON (`WhatIf.answer`)."""
        return self._json(game, lambda resolver: self._tables[game].answer(game, expression))

    def carry(self, game: str, expression: str) -> str:
        """What a question says as the description of a table, as JSON: {"carried": …}."""
        return self._json(game, lambda resolver: {"carried": self._tables[game].carry(game, expression)})

    def fields(self, game: str, question: str) -> str:
        """Everything a question of a game, or the description of a table, may be told, as JSON, the nearest first; of no such question, an empty list."""
        resolver = self._games[game]
        curie = resolver.reference.games()[0].id
        node = resolver.askables(curie).get(question)
        with seldom():
            found = every(resolver, curie) if question == NAME else [] if node is None else fields(resolver, node)
            return json.dumps(called(resolver, curie, found), ensure_ascii=False)

    def qr(self, text: str) -> str:
        """A text as a QR code, as JSON: {"rows": ["1011…", …]}, its quiet zone included; of what no code can hold, {"error": why}."""
        import segno  # only whoever shares a verdict waits for it

        try:
            rows = ["".join(map(str, row)) for row in segno.make_qr(text, error="m").matrix_iter(border=QUIET)]
        except segno.DataOverflowError:
            found: dict[str, object] = {"error": "L'adresse est trop longue pour un QR code : copiez le lien, ou dites moins de choses."}
        else:
            found = {"rows": rows}
        return json.dumps(found, ensure_ascii=False)

    def run(self, game: str, code: str) -> str:
        """An example of a game, run as the checks run it, as JSON: of each line what it says, what was answered, whether it was expected, the verdict."""
        resolver = self._games[game]
        node = resolver.reference.games()[0]
        runs = run_example(resolver.functions(node.id), node, Example("", code)).runs
        told = [{"source": run.source, "got": run.got, "ok": run.ok, "verdict": run.verdict and as_json_object(run.verdict, "")} for run in runs]
        return json.dumps(told, ensure_ascii=False)

    def _json(self, game: str, work: Callable[[Resolver], dict]) -> str:
        try:
            if game not in self._games:
                raise UnknownError(f"jeu inconnu : {game}")
            with seldom():  # what is worked out of a game the first time stands: to look for what is dead in it took a third of the time
                found = work(self._games[game])
        except ArbitreError as error:
            found = {"error": str(error)}
        return json.dumps(found, ensure_ascii=False)
