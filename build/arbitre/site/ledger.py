"""Answers that take long to work out, kept from one build to the next for as long as the game and the program are the same.

Only what is asked beside the examples goes through here (what an example says in vain, how a chance moves): the examples themselves are run
at each build. What is kept is sealed: nobody else's figures are believed.
"""

from __future__ import annotations

import hashlib
import inspect
import json
import platform
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path

from .. import seal
from ..errors import ArbitreError
from ..graph import Reference, store
from ..resolver import procedures

KEPT = Path(".cache") / "answers.json"
PROGRAM = Path(__file__).parents[1]


class Ledger:
    """The answers of one project; without a root nothing is read nor kept."""

    def __init__(self, reference: Reference, root: Path | None = None) -> None:
        self.reference, self.path = reference, root / KEPT if root else None
        found = seal.kept_json(self.path) if self.path else None
        self._known: dict[str, object] = found if isinstance(found, dict) else {}
        self._used: dict[str, object] = {}
        self._marks: dict[str, str] = {}

    def recall(self, game: str, question: object, work: Callable[[], object]) -> object:
        """The JSON value that `work` gives, worked out only when the game or the program changed since it was kept.

        `question` says, as JSON, all that the value depends on besides them.
        """
        said = json.dumps([self._mark(game), question], ensure_ascii=False, sort_keys=True, default=str)
        key = hashlib.sha256(said.encode()).hexdigest()
        self._used[key] = self._known[key] if key in self._known else work()
        return self._used[key]

    def keep(self) -> None:
        """Keeps what this build used, and forgets the rest."""
        if self.path and self._used != self._known:
            seal.keep_json(self.path, self._used)

    def _mark(self, game: str) -> str:
        """What changes with the nodes of a game, and with whatever code answers its questions."""
        if game not in self._marks:
            nodes = [replace(node, asked=(), asked_en=()) for node in self.reference.of_game(game)]  # how one asks changes no answer
            digest = hashlib.sha256(store.dumps([nodes, self.reference.retired]).encode())
            for folder in sorted({PROGRAM, *self._folders(nodes)}):
                digest.update(_code(folder).encode())
            self._marks[game] = digest.hexdigest()
        return self._marks[game]

    def _folders(self, nodes: list) -> set[Path]:
        """Where the procedures of a game are written: its package may not be ours."""
        found = set()
        for node in nodes:
            if node.kind == "Procedure":
                try:
                    found.add(Path(inspect.getfile(procedures.bound(node))).parent)
                except ArbitreError:  # no installed package carries it out
                    continue
        return found


@lru_cache(maxsize=None)
def _code(folder: Path) -> str:
    """A mark of the modules of a folder, and of what they run on."""
    digest = hashlib.sha256(f"{platform.python_version()} {version('icepool')}".encode())
    for path in sorted(folder.rglob("*.py")):
        digest.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
