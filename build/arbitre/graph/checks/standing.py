"""What the last check found, kept with what it looked at: a check whose reads have not changed need not be made again.

Only a check that found nothing is believed; what is judged node by node is judged again where the nodes changed; in doubt, all is.
"""

from __future__ import annotations

import hashlib
import platform
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

from rdflib import URIRef

from ... import seal
from ...errors import GraphError
from ...files import FileError, read_bytes
from .. import parsed as keeping
from ..loader import site_address, turtle_files
from ..parsed import iri
from ..reading import parse
from ..shelves import Shelf, called, narrowed, shelves, vocabulary
from .changes import Changes, compare, kinds, tables
from .corpus import Corpus
from .focus import Focused
from .reads import Scope, told

KEPT = Path(".cache") / "checked.json"
MANY = 12  # files changed since: beyond, all is checked
SKIP, FOCUS, WHOLE = "skip", "focus", "whole"


class Standing:
    """What stands of the last check of a project, and what this one adds."""

    @classmethod
    def of(cls, root: Path, site_url: str | None) -> Standing | None:
        """What stands of a project; None where even its files cannot be told: the corpus says why."""
        try:
            base, paths = site_url or site_address(root), turtle_files(root)
            return cls(root, base, paths) if paths else None
        except GraphError:
            return None

    def __init__(self, root: Path, base: str, paths: list[Path]) -> None:
        self.root, self.base = root, base
        places = shelves(root)
        homes = {path: next(shelf for shelf in places if path.is_relative_to(shelf.folder)) for path in paths}
        self._paths = {f"{shelf.name}/{path.relative_to(shelf.folder).as_posix()}": path for path, shelf in homes.items()}
        self._folders = {file: homes[path].folder for file, path in self._paths.items()}
        self._path = root / KEPT.with_stem("-".join([KEPT.stem, *sorted(narrowed() or ())]))
        self.frame = _frame(root, base)
        self.others = _others(root)
        kept = seal.held_json(self._path)
        self._kept = kept if isinstance(kept, dict) and kept.get("frame") == self.frame else {}
        self.changes, self.moved = Changes(), set()
        self._nodes: dict[str, dict[str, str]] = {}
        self._prefixes: dict[str, dict[str, str]] = {}
        self._tables: dict[str, dict[str, list[str]]] = {}  # file → table → the files it names
        self._found: dict[str, dict] = {}
        self.usable = bool(self._kept) and self._compare()

    # ------------------------------------------------------------------ since then

    def _compare(self) -> bool:
        """Learns what changed; false when all must be looked at."""
        files = self._kept["files"]
        if list(files) != list(self._paths) or list(self._kept["others"]) != list(self.others):
            return False
        marks = {file: keeping.mark_of(path, file, self._folders[file], self.base) for file, path in self._paths.items()}
        changed = [file for file, kept in files.items() if kept[0] != marks[file]]
        if len(changed) > MANY or not all(marks.values()):
            return False
        self._prefixes, self._nodes, self._tables = ({file: kept[place] for file, kept in files.items()} for place in (1, 2, 3))
        was = _kinds(self._nodes)
        told = []
        for file in changed:
            before = keeping.read(self.root, files[file][0])
            try:
                after = parse(self._paths[file], self.root, self.base)
            except FileError:
                return False
            if before is None or after.faults or after.prefixes != files[file][1]:
                return False
            told.append((file, before[0], after.triples))
            self._nodes[file], self._tables[file] = kinds(after.triples, f"{self.base}ontology/#"), tables(after.triples)
        for file, before, after in told:
            compare(before, after, was, _kinds(self._nodes), self.changes)
        self._marks = marks
        self.moved = {file for file, mark in self.others.items() if self._kept["others"][file] != mark}
        return not self.changes.anonymous and (not self.changes.fresh or self._clean("references"))

    def _clean(self, name: str) -> bool:
        return name in self._kept["checks"]

    def says(self, name: str, module: ModuleType) -> str:
        """Whether a check must be made again: not at all, on what changed, or whole."""
        if not self._clean(name):
            return WHOLE
        scope: Scope | None = getattr(module, "SCOPE", None)
        moved = any(file.endswith(getattr(module, "FILES", ())) for file in self.moved)
        if scope is not None:
            return WHOLE if self.changes.reach(scope) else FOCUS if moved or self.changes.nodes else SKIP
        if moved:
            return WHOLE
        read = {tuple(pair) for pair in self._kept["checks"][name]}
        return WHOLE if self.changes.touch(read, getattr(module, "UNREAD", ())) else SKIP

    def focused(self) -> Focused:
        """The corpus, seen from the nodes that changed."""
        return Focused(self.root, self.base, self._paths, self._nodes, self._prefixes, self.changes.nodes | self._read_by_tables())

    def _read_by_tables(self) -> set[URIRef]:
        """The tables whose file changed, or that name one so called."""
        names = {file.rpartition("/")[2] for file in self.moved if file.endswith(".csv")}
        return {iri(node) for read in self._tables.values() for node, urls in read.items() if any(url.rpartition("/")[2] in names for url in urls)}

    # ------------------------------------------------------------------ for the next one

    def note(self, name: str, corpus: Corpus) -> None:
        """Keeps what a check made on the whole read."""
        heard, corpus.graph.reads = corpus.graph.reads or set(), None
        self._found[name] = sorted(told(corpus, heard))

    def keep(self, corpus: Corpus | None, clean: set[str]) -> None:
        """Keeps what was found: `corpus` is the whole one, if it was read; `clean` the checks that found nothing. One that was not made is not believed."""
        if corpus is not None:
            files = {}
            for file, path in self._paths.items():
                parsed = parse(path, self.root, self.base)
                if parsed.mark != corpus.marks[file]:
                    return  # edited meanwhile: what was found is of another text
                files[file] = [parsed.mark, parsed.prefixes, kinds(parsed.triples, f"{self.base}ontology/#"), tables(parsed.triples)]
        else:
            files = {file: [self._marks[file], self._prefixes[file], self._nodes[file], self._tables[file]] for file in self._paths}
        checks = {**self._kept.get("checks", {}), **self._found} if self.usable else self._found
        checks = {name: read for name, read in checks.items() if name in clean}
        made = {"frame": self.frame, "files": files, "others": self.others, "checks": checks}
        if made != self._kept:
            seal.hold_json(self._path, made)


def begun(root: Path) -> bool:
    """Whether something is kept of a check of a project by this very program: the next one need not read all of it."""
    kept = seal.held_json(root / KEPT)
    return isinstance(kept, dict) and kept.get("frame") == _frame(root, site_address(root))


def _kinds(nodes: dict[str, dict[str, str]]) -> dict[str, str]:
    found: dict[str, str] = {}
    for named in nodes.values():
        for name, kind in named.items():
            if kind:
                found.setdefault(name, kind)
    return found


def _others(root: Path) -> dict[str, str]:
    """Every file that a check may read besides the Turtle, with a mark of what it holds."""
    return {
        f"{shelf.name}/{path.relative_to(shelf.folder).as_posix()}": _mark(path, shelf)
        for shelf in shelves(root) for path in shelf.files() if path.suffix != ".ttl"
    }  # fmt: skip


def _mark(path: Path, shelf: Shelf) -> str:
    try:
        data = read_bytes(path, inside=shelf.folder)
    except FileError as error:
        data = str(error).encode()
    return hashlib.sha256(data).hexdigest()[:32]


def _vocabulary_marks(root: Path, base: str) -> list[str]:
    folder = vocabulary(root)
    return [mark for name in ("arbitre.ttl", "shapes.ttl") if (mark := keeping.mark_of(folder / name, called(root, folder / name)[0], folder, base))]


def _frame(root: Path, base: str) -> str:
    """A mark of all that a check depends on besides the content."""
    told = [base, _program(), *_vocabulary_marks(root, base), str(sorted(narrowed() or ())), repr([(s.name, str(s.folder), sorted(s.chosen or ())) for s in shelves(root)])]
    return hashlib.sha256("\0".join(told).encode()).hexdigest()


@lru_cache(maxsize=1)
def _program() -> str:
    """A mark of the code of the checks."""
    mark = hashlib.sha256("\0".join([platform.python_version(), *map(version, ("rdflib", "pyshacl", "pyoxigraph"))]).encode())
    room = Path(__file__).parents[1]
    for path in sorted([*room.rglob("*.py"), *room.parent.glob("*.py")]):
        mark.update(str(path.relative_to(room.parent)).encode() + b"\0" + path.read_bytes() + b"\0")
    return mark.hexdigest()
