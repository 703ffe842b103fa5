"""The one way to read what others wrote: an ordinary file of the project, in UTF-8, of a size one expects.

A pipe or a device would keep the reader waiting for ever, a link may lead to a secret, a file of gigabytes fills the
memory: each is an error that says so. Nothing here looks at what the text means.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

from .errors import GraphError
from .french import system_error

LIMIT = 8_000_000  # bytes; the largest file of rules is some hundred times smaller
UTF_16 = (b"\xff\xfe", b"\xfe\xff")


class FileError(GraphError):
    """A file that cannot be read: which, at which line, why, and the way out."""

    def __init__(self, file: str, line: int, reason: str, remedy: str) -> None:
        super().__init__(f"{file}:{line} : {reason} → {remedy}")
        self.file, self.line, self.reason, self.remedy = file, line, reason, remedy


class MissingFile(FileError):
    """A file that is not there at all."""


def read_text(path: Path, *, inside: Path, limit: int = LIMIT, name: str | None = None) -> str:
    """The text of an ordinary file that lies, links resolved, inside a folder; line ends as \\n, no byte-order mark.

    Raises FileError (a GraphError), its file called `name`, or as seen from the parent of `inside`: content/jeu/combat.ttl.
    """
    name = name or _name(path, inside)
    data = read_bytes(path, inside=inside, limit=limit, name=name)
    if data.startswith(UTF_16):
        raise FileError(name, 1, "le fichier est en UTF-16", "enregistrez-le en UTF-8")
    data = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileError(name, line, "le fichier n'est pas en UTF-8", "enregistrez-le en UTF-8") from None
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise FileError(name, line, "un caractère nul (code 0) dans le texte", "effacez-le, ou remettez le fichier d'avant")
    return text


def read_bytes(path: Path, *, inside: Path, limit: int = LIMIT, name: str | None = None) -> bytes:
    """The bytes of an ordinary file that lies, links resolved, inside a folder. Raises FileError."""
    path, inside, name = Path(path), Path(inside), name or _name(path, inside)
    try:
        real = path.resolve(strict=True)
    except FileNotFoundError:
        if path.is_symlink():
            raise FileError(name, 1, "ce lien ne mène à aucun fichier", "effacez-le, ou mettez le fichier à sa place") from None
        raise MissingFile(name, 1, "fichier introuvable", "créez-le, ou corrigez ce qui le nomme") from None
    except (OSError, RuntimeError, ValueError) as error:  # a loop of links, a folder that may not be entered, a NUL in a name
        why = system_error(error) if isinstance(error, OSError) else "son nom ne peut pas en être un"
        reason = "ce lien tourne en rond" if path.is_symlink() else f"fichier illisible ({why})"
        raise FileError(name, 1, reason, "effacez-le, ou mettez le fichier à sa place") from None
    if not real.is_relative_to(inside.resolve()):
        raise FileError(name, 1, f"ce chemin mène hors de {inside.name}/", f"copiez le fichier dans {inside.name}/, sans lien ni « .. »")
    try:
        _ordinary(os.stat(real).st_mode, name)  # before opening: to open a pipe is already to wait
        with open(real, "rb", opener=_opener) as handle:
            _ordinary(os.fstat(handle.fileno()).st_mode, name)
            data = handle.read(limit + 1)
    except OSError as error:
        raise FileError(name, 1, f"fichier illisible ({system_error(error)})", "rendez-le lisible, ou effacez-le") from None
    if len(data) > limit:
        raise FileError(name, 1, f"le fichier dépasse {limit // 1_000_000 or limit} {'Mo' if limit >= 1_000_000 else 'octets'}", "partagez-le en plusieurs, un par chapitre")
    return data


def _ordinary(mode: int, name: str) -> None:
    if stat.S_ISREG(mode):
        return
    what = "un dossier" if stat.S_ISDIR(mode) else "un tube" if stat.S_ISFIFO(mode) else "un périphérique ou une prise"
    raise FileError(name, 1, f"ce n'est pas un fichier ordinaire mais {what}", "mettez un fichier à sa place, ou changez son nom")


def _opener(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _name(path: Path, inside: Path) -> str:
    """The file as a message names it; a path that leaves its folder is shown as it was written."""
    for folder in (Path(inside).parent, Path(inside).resolve().parent):
        if Path(path).is_relative_to(folder):
            return Path(path).relative_to(folder).as_posix()
    return Path(path).as_posix()
