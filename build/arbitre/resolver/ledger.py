"""Answers kept from one run to the next for as long as what they rest on, and the program, are the same.

What is kept is sealed: nobody else's figures are believed.
"""

from __future__ import annotations

import contextlib
import hashlib
import inspect
import json
import platform
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, lru_cache
from importlib.metadata import version
from itertools import islice
from pathlib import Path

from ..cores import cores, shared, slices
from ..errors import ArbitreError
from ..graph import Example, Node, Reference, store
from . import procedures
from .curves import Cell, Curve
from .drawers import Drawers
from .duel import End
from .engine import Resolver
from .examples import ExampleResult, Run, run_example
from .resting import Marks, Rests, digest
from .synonyms import consulted
from .verdict import Answer, Contradiction, TraceLine, Verdict

KEPT = Path(".cache") / "answers"
READERS = "lu par "
SHARE = 32  # nodes whose examples a process runs at a time: neighbours read the same
PROGRAM = Path(__file__).parents[1]
store.know(Answer, Cell, Contradiction, Curve, End, Run, TraceLine, Verdict)


def remembering(reference: Reference, root: Path | None = None) -> Resolver:
    """A resolver whose examples are run once, and again only when what they rest on changed."""
    resolver = Resolver(reference)
    resolver.ledger = Ledger(resolver, root)
    return resolver


class Ledger:
    """The answers of one resolver; without a root nothing is read nor kept beyond it."""

    def __init__(self, resolver: Resolver, root: Path | None = None) -> None:
        self.resolver, self._known = resolver, Drawers(root / KEPT if root else None)
        self._used: dict[str, list] = {}
        self._marks: dict[str, Marks] = {}
        self._results: dict[tuple[str, Example], ExampleResult] = {}

    def recall(self, game: str, question: object, work: Callable[[], object]) -> object:
        """The JSON value that `work` gives, worked out only when what it rests on changed since it was kept.

        `question` says, as JSON, all that the value depends on besides the game and the program; `work` puts its questions to this resolver.
        """
        key, marks = self._key(game, question), self.marks(game)
        if key not in self._used:
            kept = self._known.get(key)
            if kept is None or marks.of(Rests(set(kept[0]), set(kept[1]))) != kept[2]:
                before = consulted.times
                with marks.recording() as rests:
                    value = work()
                mark = marks.of(rests) if consulted.times == before else ""  # a value said by another name: any page may name it otherwise tomorrow
                kept = [sorted(rests.looked_at), sorted(rests.facts), mark, value]
            self._used[key] = kept
        kept = self._used[key]
        marks.heard(Rests(set(kept[0]), set(kept[1])))
        return kept[3]

    def marks(self, game: str) -> Marks:
        """The marks of a game, which also note what the questions put meanwhile rest on."""
        if game not in self._marks:
            self._marks[game] = Marks(self.resolver, game)
        return self._marks[game]

    def _key(self, game: str, question: object) -> str:
        said = json.dumps([self.program, game, question], ensure_ascii=False, sort_keys=True, default=str)
        return hashlib.sha256(said.encode()).hexdigest()[:32]

    def example(self, node: Node, example: Example) -> ExampleResult:
        """One example of a node, run, or as it ran when nothing it rests on was different."""
        if (node.id, example) not in self._results:
            self._results[node.id, example] = self._example(node, example)
        elif (kept := self._used.get(self._key(node.game, ["example", example.code]))) is not None:
            self.marks(node.game).heard(Rests(set(kept[0]), set(kept[1])))
        return self._results[node.id, example]

    def _example(self, node: Node, example: Example) -> ExampleResult:
        fresh: list[ExampleResult] = []

        def work() -> str:
            before = consulted.times
            fresh.append(run_example(self.resolver.functions(node.game), node, example))
            # a refusal that names the questions which would answer rests on the whole game, and what was refused before it was asked on nothing told here
            wide = consulted.times > before or any(READERS in run.got for run in fresh[0].runs)
            return "" if wide or not fresh[0].ok else store.dumps(fresh[0].runs)

        told = self.recall(node.game, ["example", example.code], work)
        if fresh or not told:
            return fresh[0] if fresh else run_example(self.resolver.functions(node.game), node, example)
        runs = store.loads(str(told))
        return ExampleResult(node, example, all(run.ok for run in runs), runs)

    def rests(self, node: Node, example: Example) -> Rests:
        """What an example rests on, run or remembered."""
        self.example(node, example)
        looked_at, facts, *_ = self._used[self._key(node.game, ["example", example.code])]
        return Rests(set(looked_at), set(facts))

    def wide(self, node: Node, example: Example) -> bool:
        """Whether an example, run or remembered, rests on the whole game: what it told is not kept."""
        self.example(node, example)
        return not self._used[self._key(node.game, ["example", example.code])][3]

    def ahead(self, nodes: Iterable[Node]) -> None:
        """Runs the examples of some nodes, a share on each core, so that they are there when they are asked for."""
        def run(share: Sequence[Node]) -> dict[str, list]:
            place = self.place
            for node in share:
                for example in node.examples:
                    self.example(node, example)
            return self.since(place)

        shares = slices([node for node in nodes if node.examples], SHARE)
        if cores() > 1 and len(shares) > 1:  # else whoever asks runs them
            self.ready()
            for answers in shared(run, shares):
                self.learn(answers)

    def ready(self) -> None:
        """Makes what every question needs, before processes share it; what cannot be made is told by whoever asks for it."""
        for game in self.resolver.reference.games():
            with contextlib.suppress(ArbitreError):
                self.resolver.functions(game.id)
                self.marks(game.id).of(Rests())
        self._known.open()

    def since(self, place: int) -> dict[str, list]:
        """The answers used after so many others, to be learnt by another process."""
        return dict(islice(self._used.items(), place, None))

    def learn(self, answers: dict[str, list]) -> None:
        """Takes the answers of a process that had the same graph."""
        self._used |= answers

    @property
    def place(self) -> int:
        """How many answers were used."""
        return len(self._used)

    def keep(self, forget: bool = False) -> None:
        """Keeps what was used; and the rest, unless told to forget it."""
        self._known.keep(self._used, forget)

    @cached_property
    def program(self) -> str:
        """What changes with whatever code answers the questions."""
        return digest([_code(folder) for folder in sorted({PROGRAM, *self._folders()})])

    def _folders(self) -> set[Path]:
        """Where the procedures of the games are written: their packages may not be ours."""
        found = set()
        for node in self.resolver.reference:
            if node.kind == "Procedure":
                try:
                    found.add(Path(inspect.getfile(procedures.bound(node))).parent)
                except ArbitreError:  # no installed package carries it out
                    continue
        return found


@lru_cache(maxsize=None)
def _code(folder: Path) -> str:
    """A mark of the modules of a folder, and of what they run on."""
    mark = hashlib.sha256(f"{platform.python_version()} {version('icepool')}".encode())
    for path in sorted(folder.rglob("*.py")):
        mark.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes() + b"\0")
    return mark.hexdigest()
