"""The one way to read what others wrote: an ordinary file of the project, in UTF-8, of a size one expects.

A pipe or a device would keep the reader waiting for ever, a link may lead to a secret, a file of gigabytes fills the
memory: each is an error that says so. Nothing here looks at what the text means.
"""

from __future__ import annotations

import os
import re
import stat
import time
from dataclasses import dataclass
from pathlib import Path

from .errors import GraphError
from .french import system_error

LIMIT = 8_000_000  # bytes; the largest file of rules is some hundred times smaller
HELD = 10_000  # files read before whose text is held; ten times the content has a third of them
SETTLED = 2_000_000_000  # nanoseconds after which the clock of a disk tells a writing from the one before
ZIP = b"PK\x03\x04"  # what spreadsheets and word processors write
SIGNS = "<<<<<<< "
CONFLICT = re.compile(f"^{SIGNS}", re.MULTILINE)  # a merge that nobody finished
UTF_16 = (b"\xff\xfe", b"\xfe\xff")


class FileError(GraphError):
    """A file that cannot be read: which, at which line, why, and the way out."""

    def __init__(self, file: str, line: int, reason: str, remedy: str) -> None:
        super().__init__(f"{file}:{line} : {reason} → {remedy}")
        self.file, self.line, self.reason, self.remedy = file, line, reason, remedy


class MissingFile(FileError):
    """A file that is not there at all."""


@dataclass
class Held:
    """What a file said when it was read, for as long as it is that very file, written at that very time."""

    state: tuple[int, ...]
    data: bytes
    text: str | None = None


_held: dict[tuple[str, str], Held] = {}  # by the file, and the folder that it must lie in


def read_text(path: Path, *, inside: Path, limit: int = LIMIT, name: str | None = None) -> str:
    """The text of an ordinary file that lies, links resolved, inside a folder; line ends as \\n, no byte-order mark.

    Raises FileError (a GraphError), its file called `name`, or as seen from the parent of `inside`: content/jeu/combat.ttl.
    """
    data = read_bytes(path, inside=inside, limit=limit, name=name)
    held = _held.get((str(path), str(inside)))
    if held is None or held.data is not data:
        return _text(data, path, inside, name)
    if held.text is None:
        held.text = _text(data, path, inside, name)
    return held.text


def _text(data: bytes, path: Path, inside: Path, name: str | None) -> str:
    if data.startswith(UTF_16):
        raise FileError(name or _name(path, inside), 1, "le fichier est en UTF-16", "enregistrez-le en UTF-8")
    if data.startswith(ZIP):
        raise FileError(name or _name(path, inside), 1, "c'est un classeur ou un document, pas du texte", "enregistrez-le en texte UTF-8, une table en CSV")
    data = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileError(name or _name(path, inside), line, "le fichier n'est pas en UTF-8", "enregistrez-le en UTF-8") from None
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise FileError(name or _name(path, inside), line, "un caractère nul (code 0) dans le texte", "effacez-le, ou remettez le fichier d'avant")
    if SIGNS in text and (match := CONFLICT.search(text)):
        line = text.count("\n", 0, match.start()) + 1
        raise FileError(
            name or _name(path, inside),
            line,
            "git a laissé ici deux versions du même passage",
            "gardez la bonne, puis effacez les lignes <<<<<<<, ======= et >>>>>>>",
        )
    return text


def read_bytes(path: Path, *, inside: Path, limit: int = LIMIT, name: str | None = None) -> bytes:
    """The bytes of an ordinary file that lies, links resolved, inside a folder; read once for as long as it stays as it is. Raises FileError."""
    held, state = _held.get((str(path), str(inside))), _state(path)
    if held is not None and held.state == state and len(held.data) <= limit:
        return held.data

    def error(reason: str, remedy: str, kind: type[FileError] = FileError) -> FileError:  # thousands of files are read: one is named when it is told
        return kind(name or _name(path, inside), 1, reason, remedy)

    try:
        real, home = os.path.realpath(path, strict=True), os.path.realpath(inside)
    except FileNotFoundError:
        if Path(path).is_symlink():
            raise error("ce lien ne mène à aucun fichier", "effacez-le, ou mettez le fichier à sa place") from None
        raise error("fichier introuvable", "créez-le, ou corrigez ce qui le nomme", MissingFile) from None
    except (OSError, RuntimeError, ValueError) as why:  # a loop of links, a folder that may not be entered, a NUL in a name
        told = system_error(why) if isinstance(why, OSError) else "son nom ne peut pas en être un"
        reason = "ce lien tourne en rond" if Path(path).is_symlink() else f"fichier illisible ({told})"
        raise error(reason, "effacez-le, ou mettez le fichier à sa place") from None
    if not (real == home or real.startswith(os.path.join(home, ""))):
        raise error(f"ce chemin mène hors de {Path(inside).name}/", f"copiez le fichier dans {Path(inside).name}/, sans lien ni « .. »")
    try:
        mode = os.stat(real).st_mode  # before opening: to open a pipe is already to wait
        if stat.S_ISREG(mode):
            with open(real, "rb", opener=_opener) as handle:
                mode = os.fstat(handle.fileno()).st_mode
                data = handle.read(limit + 1) if stat.S_ISREG(mode) else b""
    except OSError as why:
        raise error(f"fichier illisible ({system_error(why)})", "rendez-le lisible, ou effacez-le") from None
    if not stat.S_ISREG(mode):
        what = "un dossier" if stat.S_ISDIR(mode) else "un tube" if stat.S_ISFIFO(mode) else "un périphérique ou une prise"
        raise error(f"ce n'est pas un fichier ordinaire mais {what}", "mettez un fichier à sa place, ou changez son nom")
    if len(data) > limit:
        size = f"{limit // 1_000_000 or limit} {'Mo' if limit >= 1_000_000 else 'octets'}"
        raise error(f"le fichier dépasse {size}", "partagez-le en plusieurs, un par chapitre")
    if limit <= LIMIT and state is not None and max(state[-2:]) < time.time_ns() - SETTLED:
        _hold((str(path), str(inside)), Held(state, data))
    return data


def _state(path: Path) -> tuple[int, ...] | None:
    """What tells that a file is the one that was read, and as it was: its place on the disk, its size, when it was written and when that was last said."""
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return None
    return found.st_dev, found.st_ino, found.st_mode, found.st_size, found.st_mtime_ns, found.st_ctime_ns


def _hold(key: tuple[str, str], read: Held) -> None:
    if len(_held) > HELD:  # a process that lives long may read many projects
        _held.clear()
    _held[key] = read


def _opener(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _name(path: Path, inside: Path) -> str:
    """The file as a message names it; a path that leaves its folder is shown as it was written."""
    for folder in (Path(inside).parent, Path(inside).resolve().parent):
        if Path(path).is_relative_to(folder):
            return Path(path).relative_to(folder).as_posix()
    return Path(path).as_posix()
