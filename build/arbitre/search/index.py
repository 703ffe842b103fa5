"""Building the index, and opening only what was built here.

It is cut by game: each part has its own words, rarities and pages, so that a game is searched, and downloaded, whatever the others hold. A part that
changed is written over the last one (parts.py).

A Whoosh index is pickled, so reading a stranger's would run a stranger's code. `marker.json` names the folder in use and
the fingerprint of every file in it, and is sealed with a key that is not in the project (see arbitre/seal.py): digests can
be planted with what they vouch for, a seal cannot. What does not match is refused. A new index is written beside the old one and taken
into use by replacing the marker, in one step: a failed build leaves the last good one.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import tempfile
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path

from whoosh.filedb.filestore import FileStorage
from whoosh.reading import IndexReader

from arbitre import seal
from arbitre.errors import ArbitreError
from arbitre.files import FileError, read_bytes
from arbitre.search.asked import Asked, Heard, heard, make_asked
from arbitre.search.core import Core, make_core, prepare
from arbitre.search.leaning import Leaning, leanings
from arbitre.search.likeness import bag, related
from arbitre.search.parts import Counting, Read, is_of, lengths, places, shown
from arbitre.search.parts import write as write_part
from arbitre.search.ranking import Counted
from arbitre.search.remembering import once, remembering

PLACE = Path(".cache") / "index"  # in a project
MARKER = "marker.json"
WORDS = "words.json"  # of the texts that were read
COMPANY = "company"  # the words that go together in all the games
NAMING = ("id", "slug", "game", "chapter", "kind", "label", "label_en", "alt", "symbol", "questions")  # what of a record makes that company
MOST_READ = 20  # of so many records, one may be new before all are read again
STALE = 3600  # seconds after which a folder nobody uses is swept


class SearchError(ArbitreError):
    """The index is missing, or is not one we built."""


def fingerprint(records: list[dict]) -> str:
    """What an index depends on: the records, and the code of this room."""
    told = hashlib.sha256(_code())
    for record in records:
        told.update(once(record, "mark", lambda: _mark(record)))  # noqa: B023 - called at once
    return told.hexdigest()


def _mark(record: object) -> bytes:
    return hashlib.sha256(json.dumps(record, sort_keys=True, ensure_ascii=True, default=str).encode()).digest()


def _naming(records: Iterable[dict]) -> str:
    """What the company of words depends on."""
    told = hashlib.sha256(_code())
    for record in records:
        told.update(once(record, "naming", lambda: _mark([record.get(name) for name in NAMING])))  # noqa: B023 - called at once
    return told.hexdigest()


@lru_cache(maxsize=1)
def _code() -> bytes:
    """A mark of this room: with another, nothing is taken from the last index."""
    return hashlib.sha256(b"\0".join(module.read_bytes() for module in sorted(Path(__file__).parent.glob("*.py")))).digest()


@dataclass(frozen=True)
class Made:
    """An index that is made and not yet in use: its folder, and what will vouch for it; None when it is the one in use."""

    folder: Path
    version: str
    marker: dict | None = None
    named: dict[str, list[dict]] = field(default_factory=dict)  # the records of the parts that were written, as `prepare` returned them


def build_index(records: list[dict], out_dir: Path) -> Path:
    """Index the records into `out_dir`, unless it already holds the index of the same ones; returns `out_dir`."""
    use_index(make_index(records, out_dir), out_dir)
    return Path(out_dir)


def in_use(out_dir: Path) -> str:
    """The fingerprint of the records whose index is in use in a folder; "" where there is none."""
    return (_read_marker(Path(out_dir)) or {}).get("records", "")


def make_index(records: list[dict], out_dir: Path, place: Path | None = None) -> Made:
    """The index of the records, made from the one in use in `out_dir` as far as it goes, in a folder of `place`, or of `out_dir` where `use_index` wants it."""
    out_dir, mark = Path(out_dir), fingerprint(records)
    old = _read_marker(out_dir)
    if old and old["records"] == mark and _intact(out_dir, old):
        return Made(out_dir / old["folder"], mark)
    (place or out_dir).mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="index-", dir=place or out_dir))
    try:
        last = out_dir / old["folder"] if old and old.get("code") == _code().hex() and _intact(out_dir, old) else None
        out_dir.mkdir(parents=True, exist_ok=True)
        with remembering(out_dir / WORDS):
            marks, named = _fill(folder, sorted(_by_game(records).items()), last, old.get("marks", {}) if old else {})
        files = {f.name: _digest(f) for f in sorted(folder.iterdir())}
        return Made(folder, mark, {"records": mark, "folder": folder.name, "files": files, "marks": marks, "code": _code().hex()}, named)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise


def ready(records: list[dict], out_dir: Path) -> None:
    """Reads the words of records ahead of an index of them, for the processes made of this one: most of the next records will say the same."""
    fingerprint(records)
    _naming(records)
    read = [once(record, "read", list) for record in records]
    if sum(map(bool, read)) * MOST_READ > len(records) * (MOST_READ - 1):
        return
    with remembering(out_dir / WORDS):
        for part in _by_game(records).values():
            Counting(prepare(part))
    for one in read:
        one.append(True)


def use_index(made: Made, out_dir: Path) -> None:
    """Takes an index into use, in one step."""
    if made.marker is None:
        return
    out_dir, old = Path(out_dir), _read_marker(Path(out_dir))
    folder, fresh = out_dir / made.folder.name, made.folder / MARKER
    try:
        fresh.write_bytes(seal.sealed(json.dumps(made.marker).encode(), MARKER))
        if made.folder != folder:
            made.folder.rename(folder)
        os.replace(folder / MARKER, out_dir / MARKER)
    except BaseException:
        shutil.rmtree(made.folder, ignore_errors=True)
        shutil.rmtree(folder, ignore_errors=True)
        raise
    for other in out_dir.glob("index-*"):  # the one replaced, and what a build that was killed left behind
        if other != folder and (time.time() - other.stat().st_mtime > STALE or (old and other.name == old["folder"])):
            shutil.rmtree(other, ignore_errors=True)


def _fill(folder: Path, parts: list[tuple[str, list[dict]]], last: Path | None, known: dict[str, str]) -> tuple[dict[str, str], dict[str, list[dict]]]:
    """Writes the index of each game, or takes it from the folder of the last index when it would be the same; answers the mark of each file's matter,
    and the records of each part that was written, as `prepare` returns them."""
    company = _naming(record for _, part in parts for record in part)
    marks = {COMPANY: company} | {f"part{number}": fingerprint([{"game": game, "company": company}, *part]) for number, (game, part) in enumerate(parts)}
    same = {name for name, mark in marks.items() if last and known.get(name) == mark and _take(name, last, folder)}
    if COMPANY not in same:
        named = [record for _, part in parts for record in prepare(part)]
        everywhere = {language: sorted(found) for language, found in heard(named).items()}
        told = {"heard": everywhere, "related": related(list(map(bag, named))), "leanings": leanings(named)}
        (folder / f"{COMPANY}.json").write_text(json.dumps(told, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
    written: dict[str, list[dict]] = {}
    if not same.issuperset(marks):
        told = json.loads((folder / f"{COMPANY}.json").read_text(encoding="utf-8"))
        everywhere = {language: set(found) for language, found in told["heard"].items()}
        table = {term: [(other, worth) for other, worth in others] for term, others in told["related"].items()}
        for number, (game, part) in enumerate(parts):
            if f"part{number}" not in same:
                named = written[f"part{number}"] = prepare(part)
                write_part(named, folder, f"part{number}", last)
                _tell(named, folder / f"part{number}.json", game, marks[f"part{number}"], everywhere, table, told["leanings"])
    return marks, written


def _take(name: str, last: Path, folder: Path) -> bool:
    """Gives a new index what the last one holds under a name; false where files cannot have two names."""
    try:
        for path in sorted(last.iterdir()):
            if is_of(name, path):
                os.link(path, folder / path.name)
    except OSError:
        for path in filter(lambda path: is_of(name, path), list(folder.iterdir())):
            path.unlink()
        return False
    return True


def _by_game(records: list[dict]) -> dict[str, list[dict]]:
    """The records of each game, and under "" those of none; an empty reference is one empty part."""
    found: dict[str, list[dict]] = {}
    for record in records:
        found.setdefault(record.get("game") or "", []).append(record)
    return found or {"": []}


def _tell(
    named: list[dict], path: Path, game: str, mark: str, everywhere: Heard, table: dict[str, list[tuple[str, int]]], leaning: Leaning,
) -> None:
    """Writes what is known of a part besides its postings; `mark` is that of its matter."""
    core = make_core(named)
    asked = vars(make_asked(named, core, everywhere, table, leaning))
    version = hashlib.sha256(mark.encode()).hexdigest()[:12]
    kept = {"game": game, "version": version, "core": vars(core), "asked": asked, "lengths": lengths(named)}
    path.write_text(json.dumps(kept, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def _digest(path: Path) -> str:
    return hashlib.sha256(read_bytes(path, inside=path.parent, limit=seal.LIMIT)).hexdigest()


def _read_marker(out_dir: Path) -> dict | None:
    try:
        marker = seal.kept_json(out_dir / MARKER)
        names = [marker["folder"], *marker["files"]]
        plain = all(isinstance(n, str) and n and Path(n).name == n for n in names)
        return marker if plain and marker["records"] else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _intact(out_dir: Path, marker: dict) -> bool:
    folder = out_dir / marker["folder"]
    try:
        present = {f.name for f in folder.iterdir() if not f.name.endswith("_WRITELOCK")}
        expected = {n: d for n, d in marker["files"].items() if not n.endswith("_WRITELOCK")}
        return present == set(expected) and all(_digest(folder / n) == d for n, d in expected.items())
    except (OSError, FileError):
        return False


def open_index(index_dir: Path) -> Index:
    """The index built in `index_dir`; kept open as long as it does not change."""
    index_dir = Path(index_dir).resolve()
    marker = _read_marker(index_dir)
    if marker is None:
        raise SearchError(f"aucun index de recherche dans {index_dir} → lancez « arbitre build »")
    return _open(index_dir, marker["folder"], marker["records"])


@lru_cache(maxsize=4)
def _open(index_dir: Path, folder: str, records: str) -> Index:
    marker = _read_marker(index_dir)
    if marker is None or marker["records"] != records or not _intact(index_dir, marker):
        raise SearchError(f"l’index de {index_dir} a été modifié hors d’Arbitre → relancez « arbitre build »")
    return Index(index_dir / folder, records)


class Index:
    """An open index: its parts, in the order of their games."""

    def __init__(self, folder: Path, version: str, named: dict[str, list[dict]] | None = None) -> None:
        """`named` has the records of the parts that were just written: they need not be read back."""
        self.version = version[:12]
        names = [f"part{number}" for number in range(len(list(folder.glob("part*.json"))))]
        self.parts = tuple(Part(folder, name, (named or {}).get(name)) for name in names)


class Part:
    """What an index holds of one game ("" for what belongs to none): its core, its questions and its Whoosh reader."""

    def __init__(self, folder: Path, name: str, named: list[dict] | None = None) -> None:
        told = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
        self.game, self.version = told["game"], told["version"]
        self.core, self.asked, self.lengths = Core(**told["core"]), Asked(**told["asked"]), told["lengths"]
        self.count = len(self.core.docs["slug"])
        self._folder, self._name, self._named = folder, name, named

    @cached_property
    def reader(self) -> IndexReader:
        """What Whoosh reads."""
        return FileStorage(str(self._folder), readonly=True).open_index(indexname=self._name).reader()

    @cached_property
    def places(self) -> list[int]:
        """Of each document, its number in Whoosh."""
        return places(self.reader, self.core.docs["slug"])

    @cached_property
    def counted(self) -> Counted:
        """What is counted in its pages."""
        return Counting(self._named) if self._named is not None else Read(self.reader, self.places)

    def passage(self, doc: int) -> str:
        """The statement and the text of a document."""
        if self._named is not None:
            return shown(self._named[doc])
        return self.reader.stored_fields(self.places[doc]).get("passage", "")
