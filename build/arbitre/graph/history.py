"""What the author has changed: the nodes that are not as they were in the last commit, or at the last check without an error.

Only the texts are compared, node by node, without reading what they mean. Of git, nothing runs but what lists and prints what a commit
holds: no filter, no hook, no program that a checkout could bring along.
"""

from __future__ import annotations

import csv
import hashlib
import io
import os
import re
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from .. import seal
from ..files import FileError, read_text
from .names import is_asked_file
from .shelves import OWN, narrowed

KEPT = Path(".cache") / "passed.json"
BLOCK = re.compile(r"^[a-z][\w-]*:[\w.-]+(?=\s)", re.MULTILINE)
CODE = re.compile(r'dct:identifier\s+"([^"\n]+)"')
PATIENCE = 20  # seconds git is waited for
COMMIT, CHECK = "le dernier commit", "le dernier contrôle sans erreur"


@dataclass(frozen=True)
class Change:
    """Where something changed, and since when."""

    file: str
    line: int
    since: str


class History:
    """The texts of a project as they are, against what they were. A file of table counts as one thing, called by its path."""

    def __init__(self, root: Path) -> None:
        self.root = Path(root)

    @cached_property
    def texts(self) -> dict[str, str]:
        """Every file that decides a verdict, by its name: content/jeu/combat.ttl."""
        found = {}
        for path in sorted((self.root / OWN).rglob("*")):
            if path.suffix in (".ttl", ".csv") and path.name != "registry.csv" and not is_asked_file(path):
                try:
                    found[path.relative_to(self.root).as_posix()] = read_text(path, inside=self.root / OWN)
                except FileError:
                    continue  # whoever needs it says why
        return found

    def since_check(self) -> dict[str, Change] | None:
        """What changed since the last check without an error, by CURIE, or by file for a table; None when none was kept."""
        kept = seal.kept_json(self.root / KEPT)
        if not isinstance(kept, dict):
            return None
        now = {name: block for file, text in self.texts.items() for name, block in blocks(file, text).items()}
        return {name: Change(block.file, block.line, CHECK) for name, block in now.items() if kept.get(name) != block.mark}

    def since_commit(self) -> dict[str, Change] | None:
        """What differs from the last commit; None where there is no git, or no commit."""
        before = self.committed
        if before is None:
            return None
        found = {}
        for file, text in self.texts.items():
            if file in before and before[file] is None:
                continue
            was = blocks(file, before.get(file) or "")
            for name, block in blocks(file, text).items():
                if name not in was or was[name].mark != block.mark:
                    found[name] = Change(file, block.differs(was.get(name)), COMMIT)
        return found

    def keep(self) -> None:
        """Notes that all is now without an error; all of the games looked at, when they are not all."""
        kept, games = seal.kept_json(self.root / KEPT), narrowed()
        looked_at = [file for file in self.texts if games is None or file.split("/")[1] in games]
        now = {name: mark for file in looked_at for name, mark in marks(file, self.texts[file]).items()}
        if games is not None:
            if not isinstance(kept, dict):
                return  # what was never looked at would seem to have changed
            now = kept | now
        if kept != now:
            seal.keep_json(self.root / KEPT, now)

    @cached_property
    def committed(self) -> dict[str, str | None] | None:
        """The files of the last commit: their text then, None for those that are the same now; None where there is no git."""
        listed = self._git("ls-tree", "-r", "-z", "HEAD", "--", OWN)
        if not listed:  # no git, no commit yet, or a folder that another project's git does not know
            return None
        found: dict[str, str | None] = {}
        for line in listed.decode("utf-8", "replace").split("\0"):
            head, _, file = line.partition("\t")
            name = head.rpartition(" ")[2]
            if file and file in self.texts and _blob(self.texts[file], len(name)) == name:
                found[file] = None
            elif file.endswith((".ttl", ".csv")) and file != f"{OWN}/registry.csv" and not is_asked_file(Path(file)):
                told = self._git("cat-file", "blob", name)
                found[file] = (told or b"").decode("utf-8", "replace").replace("\r\n", "\n")
        return found

    @cached_property
    def registered(self) -> set[str] | None:
        """The addresses that the registry of the last commit holds; None where there is no git, or no commit."""
        if not self._git("rev-parse", "--verify", "--quiet", "HEAD"):
            return None
        text = self._git("show", f"HEAD:./{OWN}/registry.csv") or b""
        return {row[1].strip() for row in csv.reader(io.StringIO(text.decode("utf-8", "replace"))) if len(row) > 1}

    def owner_then(self, code: str) -> str:
        """The CURIE that had a code in the last commit, or ""."""
        said = ((name, CODE.search(block.text)) for _, name, block in self._then())
        return next((name for name, match in said if match and match.group(1) == code), "")

    def files_then(self, curie: str) -> set[str]:
        """The files that described a node in the last commit."""
        return {file for file, name, _ in self._then() if name == curie}

    def _then(self) -> Iterator[tuple[str, str, Block]]:
        for file, text in (self.committed or {}).items():
            for name, block in blocks(file, self.texts.get(file, "") if text is None else text).items():
                yield file, name, block

    def _git(self, *arguments: str) -> bytes | None:
        command = ["git", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=", "-C", str(self.root), *arguments]
        try:
            done = subprocess.run(command, capture_output=True, timeout=PATIENCE, env={**os.environ, "GIT_OPTIONAL_LOCKS": "0"}, check=False)
        except (OSError, subprocess.SubprocessError):
            return None
        return done.stdout if done.returncode == 0 else None


@dataclass(frozen=True)
class Block:
    """What a file says of one node, from its name to the next."""

    file: str
    line: int
    text: str

    @property
    def mark(self) -> str:
        """What changes with any of its words, and not with its place."""
        return hashlib.sha256(self.text.strip().encode()).hexdigest()[:16]

    def differs(self, before: Block | None) -> int:
        """The first line that is not as it was."""
        old = before.text.split("\n") if before else []
        new = self.text.split("\n")
        same = next((rank for rank, (a, b) in enumerate(zip(old, new)) if a != b), min(len(old), len(new)) if old else 0)
        return self.line + min(same, len(new) - 1)


@lru_cache(maxsize=1024)  # a process that checks again and again has most of the texts again
def marks(file: str, text: str) -> Mapping[str, str]:
    """The mark of what a text says of each node."""
    return {name: block.mark for name, block in blocks(file, text).items()}


def blocks(file: str, text: str) -> Mapping[str, Block]:
    """What a text says of each node; a table is whole."""
    if not file.endswith(".ttl"):
        return {file: Block(file, 1, text)}
    starts = [*BLOCK.finditer(text)]
    ends = [match.start() for match in starts[1:]] + [len(text)]
    found: dict[str, Block] = {}
    line, at = 1, 0
    for match, end in zip(starts, ends):
        line += text.count("\n", at, match.start())
        at = match.start()
        found.setdefault(match.group(), Block(file, line, text[at:end]))
    return found


def _blob(text: str, digits: int) -> str:
    """The name git gives a text."""
    data = text.encode()
    return hashlib.new("sha256" if digits == 64 else "sha1", b"blob %d\0" % len(data) + data).hexdigest()
