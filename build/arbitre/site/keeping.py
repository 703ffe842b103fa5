"""Pages kept from one build to the next: the Markdown of a node's page stands while nothing that was read to make it has changed.

What changed is told by comparing the reference with the one the pages were made from (graph/difference.py). The program, the templates and
whatever else every page shows are the frame: another frame, and every page is made again.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from .. import seal
from ..graph import ASKABLE, BORNE, PARAMETERS, Difference, Node, loader, releases, store
from ..graph.since import since
from ..resolver import askers, names
from ..resolver.resting import digest
from ..resolver.telling import capitals
from .atlas import Atlas
from .links import path_of
from .output import files, left
from .views.page import Page
from .views.tables import as_csv, file_of
from .watching import Reads

KEPT = Path(".cache") / "pages.json"
BUILT = Path(".cache") / "built" / loader.KEPT.name  # the reference they were made from; its seal is of that name
HERE = Path(__file__).parent
ANYONE = (*PARAMETERS, *BORNE, "Quantity")  # kinds whose page lists the questions that ask about them


@dataclass(frozen=True)
class Heard:
    """What was noted while a page was made: what it read, its version, how many examples it has and whether one fails, or names what questions read."""

    reads: Reads
    version: str
    examples: int
    failing: bool
    wide: bool
    terms: tuple[str, ...]  # what its statement names


class Pages:
    """The pages that stand, and what those made now read."""

    def __init__(self, root: Path, docs: Path, atlas: Atlas) -> None:
        self.root, self.docs, self.atlas = root, docs, atlas
        self.frame = self._frame()
        kept = seal.held_json(root / KEPT)
        kept = kept if isinstance(kept, dict) and kept.get("frame") == self.frame else {}
        self._records: dict[str, dict] = kept.get("pages", {})
        self._closures: dict[str, list[int]] = kept.get("closures", {})
        self._places: dict[str, int] = {name: place for place, name in enumerate(kept.get("names", ()))}  # a record has the places of names, said once
        self._spoken: dict[str, list[str]] = dict(kept.get("spoken", {}))
        self._gathered: dict[str, list] = kept.get("gathered", {})
        self._saying: dict[str, str] = kept.get("saying", {})  # a mark of what the examples of each game say
        self._gathering: dict[str, str] = {}
        self.difference = since(kept["version"], root / BUILT, atlas.resolver.reference) if kept else Difference(whole=True)
        self._told, self._named, self._deciding = (
            {self._places[name] for name in names if name in self._places} for names in (self.difference.told, self.difference.named, self.difference.deciding)
        )
        self._moved: dict[str, bool] = {}
        self._same: dict[str, bool] = {}
        self._touching: set[str] | None = None
        self._left = {name: found for name, found in files(docs).items() if name.endswith(".md")} if docs.is_dir() else {}  # how the last build left them
        self._heard: dict[str, Heard] = {}
        self._rows: dict[str, str] = {}
        self.standing: dict[str, dict] = {}
        self.gathering: set[str] = set()  # the pages that gather what a game says, and stand
        self._panels = {game: told for game, told in kept.get("panels", {}).items() if self._panels_stand(game)}
        for node in () if self.difference.whole else atlas.resolver.reference:
            if self._stands(node):
                self.standing[node.id] = self._records[node.id]
        atlas.prover.passing.update((curie, record["examples"]) for curie, record in self.standing.items())
        atlas.versions.know({curie: record["version"] for curie, record in self.standing.items()})
        said_anew = self.difference.told | self.difference.named | self.difference.deciding
        own = {curie: mark for curie, mark in kept.get("own", {}).items() if curie not in said_anew}
        atlas.versions.know_own({} if self.difference.whole else own)
        named = list(self._places)
        if self.unmoved:
            atlas.lexicon.know({curie: [named[place] for place in record["terms"]] for curie, record in self.standing.items()})

    def _frame(self) -> str:
        """A mark of all that pages show or follow from besides what they read of the reference."""
        atlas, reference = self.atlas, self.atlas.resolver.reference
        told = [atlas.ledger.program, reference.site_url, reference.retired, capitals(reference), version("jinja2"), version("markupsafe")]
        told.append(str(atlas.judging))
        for folder in (HERE / "templates", self.root / releases.FOLDER):
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    told += [path.name, hashlib.sha256(path.read_bytes()).hexdigest()]
        return digest(*told, repr(atlas.mutation))

    @property
    def unmoved(self) -> bool:
        """Whether every node has the name, the kind and the place it had: what stands around a page, and what its words lead to, is the same."""
        return not (self.difference.whole or self.difference.games or self.difference.calling)

    def _stands(self, node: Node) -> bool:
        record, changed = self._records.get(node.id), self.difference
        if record is None or node.game in changed.games or record["left"] != self._left.get(f"{path_of(node)}.md", []):
            return False
        if not changed.told:
            return True
        return not (
            record["every"] or self._told.intersection(record["told"]) or self._named.intersection(record["named"])
            or self._deciding.intersection(record["deciding"]) or any(map(self._other, record["questions"]))
            or (changed.deciding and record["said"] != self._said(node)) or self._among(record["games"])
            or (not self.unmoved and record["around"] != self.atlas.neighbours.mark(node))
            or (node.kind in ASKABLE and not self._same_saying(node.game) and record["used"] != self._used(node))
        )

    def gathers_same(self, game: Node, path: str) -> bool:
        """Whether a page that gathers what one game says, and nothing of another, stands: nothing of that game has changed."""
        source = f"{path}.md"
        kept = self._gathered.get(source)
        if self._touched(game.id) or kept is None or kept[1] != self._left.get(source, []):
            return False
        self._gathering[source] = kept[0]
        self.gathering.add(path)
        return True

    def panels(self, game: Node, make: Callable[[], list[object]]) -> list[object]:
        """The panels of the page where one describes a table of a game, made by `make` unless they stand: they read how its nodes are named, what decides
        its answers and what its examples say, nothing else of what is told."""
        if game.id not in self._panels:
            self._panels[game.id] = store.dumps(tuple(make()))
        return list(store.loads(self._panels[game.id]))

    def _panels_stand(self, game: str) -> bool:
        changed, get = self.difference, self.atlas.resolver.reference.get
        if changed.whole or game in changed.games or not self._same_saying(game):
            return False
        nodes = map(get, (*changed.named, *changed.deciding))
        return all(node is not None and (node.id if node.kind == "Game" else node.game) not in ("", game) for node in nodes)

    def _same_saying(self, game: str) -> bool:
        """Whether the examples of a game say what they did."""
        if game not in self._same:
            self._same[game] = not self._touched(game) or self._saying.get(game) == self.atlas.uses.mark_all(game)
        return self._same[game]

    def _saying_of(self, game: str) -> str:
        return self._saying[game] if self._same.get(game) else self.atlas.uses.mark_all(game)

    def _touched(self, game: str) -> bool:
        """Whether anything that a game says has changed."""
        if self._touching is None:
            changed, get = self.difference, self.atlas.resolver.reference.get
            nodes = map(get, (*changed.told, *changed.named, *changed.deciding))
            self._touching = {node.id if node.kind == "Game" else node.game for node in nodes if node is not None} | changed.games
        return self.difference.whole or game not in self._saying or not self._touching.isdisjoint((game, ""))  # a document is of every game

    def _among(self, games: list[str]) -> bool:
        get = self.atlas.resolver.reference.get
        return bool(games) and any((node := get(curie)) is not None and node.game in games for curie in self.difference.told)

    def _other(self, question: str) -> bool:
        """Whether what a question may read has changed."""
        if question not in self._moved:
            members = self._closures.get(question)
            self._moved[question] = members is None or not self._deciding.isdisjoint(members)
        return self._moved[question]

    def _said(self, node: Node) -> str:
        """A mark of how a predicate is said and of the questions that ask about it."""
        return digest(names(self.atlas.resolver, node), askers(self.atlas.resolver, node)) if node.kind in ANYONE else ""

    def gathered(self, page: Page) -> bool:
        """Whether the Markdown of a page that is no node's alone stands: it would be made of the same."""
        mark = self._gathering[page.source] = digest(page.template, page.title, page.description, repr(page.context))
        return self._gathered.get(page.source) == [mark, self._left.get(page.source, [])]

    def _used(self, node: Node) -> str:
        """A mark of what the examples of the game say when they ask a question: its form ranks by it."""
        return self.atlas.uses.mark(node.game, node.name) if node.kind in ASKABLE and self.atlas.judging else ""

    @contextmanager
    def making(self, node: Node) -> Iterator[None]:
        """Notes what is read while the page of a node is made."""
        with self.atlas.watch.page(self.atlas.ledger, node.game) as reads:
            reads.told.add(node.id)
            yield
            reads.told.update(map(self.atlas.resolver.reference.roles.base, self.atlas.versions.rests_on(node)))
        if node.kind in ASKABLE:
            reads.questions.add(node.id)
        proof = self.atlas.prover.proof(node)
        self._heard[node.id] = Heard(reads, self.atlas.versions.of(node), proof.total, bool(proof.failures), proof.wide, tuple(self.atlas.lexicon.named(node)))

    def heard(self, node: Node) -> Heard:
        """What was noted of a page made here, for another process to learn."""
        return self._heard[node.id]

    def learn(self, node: Node, heard: Heard) -> None:
        """Takes what a process that had the same graph noted of a page."""
        self._heard[node.id] = heard
        self.atlas.versions.know({node.id: heard.version})
        if not heard.failing:
            self.atlas.prover.passing[node.id] = heard.examples

    def rows_mark(self, node: Node) -> str:
        """A mark of the rows of a table as one downloads them; of one whose page stands, as it was when the page was made: both read the same."""
        if node.id not in self._rows:
            kept = self.standing.get(node.id)
            self._rows[node.id] = kept["rows"] if kept else digest(as_csv(self.atlas, node))
        return self._rows[node.id]

    def keep(self) -> None:
        """Keeps what stands and what was made, for the next build; a page whose examples fail, or that names what other questions read, is made again."""
        reference = self.atlas.resolver.reference
        records, changed = dict(self.standing), self.difference
        still = {} if changed.whole or changed.games or changed.deciding else self._records  # nothing is asked otherwise than it was
        for curie, heard in self._heard.items():
            node, reads = reference[curie], heard.reads
            if not node.game or heard.failing or heard.wide:
                continue
            records[curie] = {
                "told": self._placed(reads.told), "named": self._placed(reads.named - reads.told), "deciding": self._placed(reads.deciding), "questions": sorted(reads.questions),
                "games": sorted(reads.games), "every": reads.every, "said": still[curie]["said"] if curie in still else self._said(node),
                "around": self.atlas.neighbours.mark(node), "used": self._used(node), "rows": self.rows_mark(node) if file_of(node) else "",
                "examples": heard.examples, "terms": self._placed(heard.terms), "version": heard.version, "left": left(self.docs / f"{path_of(node)}.md"),
            }
        asked = {question for record in records.values() for question in record["questions"]}
        closures = {question: self._members(question) for question in sorted(asked)}
        with contextlib.suppress(OSError):
            (self.root / BUILT).parent.mkdir(parents=True, exist_ok=True)
            (self.root / BUILT).unlink(missing_ok=True)
            os.link(self.root / loader.KEPT, self.root / BUILT)
            seal.hold_json(self.root / KEPT, {
                "frame": self.frame, "version": reference.version, "names": list(self._places), "pages": records, "closures": closures, "spoken": self.spoken(),
                "saying": {game.id: self._saying_of(game.id) for game in reference.games()}, "panels": self._panels,
                "own": self.atlas.versions.known_own(),
                "gathered": {source: [mark, left(self.docs / source)] for source, mark in self._gathering.items()},
            })

    def _placed(self, names: Iterable[str]) -> list[int]:
        return [self._places.setdefault(name, len(self._places)) for name in sorted(names)]

    def spoken(self) -> dict[str, list[str]]:
        """Of each game, the names with a role that its questions read; as kept, where nothing that decides an answer has changed."""
        resolver, changed = self.atlas.resolver, self.difference
        reference = resolver.reference
        moved = changed.games | {node.game for curie in changed.deciding if (node := reference.get(curie)) is not None}
        stand = set() if changed.whole else self._spoken.keys() - moved
        for game in reference.games():
            if game.id not in stand:
                self._spoken[game.id] = sorted(filter(reference.roles.split, resolver.reading(game.id).names()))
        return {game.id: self._spoken[game.id] for game in reference.games()}

    def _members(self, question: str) -> list[int]:
        """What a question may read, as the places of CURIEs without a role; as kept, when that is not another."""
        if question in self._closures and not self.difference.whole and not self._other(question):
            return self._closures[question]
        resolver = self.atlas.resolver
        node, base = resolver.reference[question], resolver.reference.roles.base
        return self._placed(set(map(base, resolver.reading(node.game).closure(question))))
