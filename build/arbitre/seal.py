"""What this program keeps for itself between two runs, known from what anybody else may have put in its place.

A folder of caches can come with an archive or a checkout, and a digest kept beside a file is as easily written as the
file. So each file kept is sealed with a key that never enters the project: one a user, made at the first need. Where no
key can be kept, one lives as long as the process, and nothing kept by another run is believed: it is made again.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import json
import os
import secrets
import tempfile
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from .files import FileError, read_bytes

KEY_BYTES = 32
LIMIT = 1_000_000_000  # bytes of a kept file, ten times the largest at ten times the content: beyond, it is not ours


def sealed(data: bytes, name: str) -> bytes:
    """The bytes of a kept file, under the mark that only this user's Arbitre can make; good for that name only."""
    return _mark(data, name) + b"\n" + data


def keep(path: Path, data: bytes) -> None:
    """Writes a sealed file, whole or not at all; a read-only checkout simply keeps nothing."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, fresh = tempfile.mkstemp(prefix=".kept-", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(sealed(data, path.name))
            os.replace(fresh, path)
        except BaseException:
            Path(fresh).unlink(missing_ok=True)
            raise


def kept(path: Path) -> bytes | None:
    """The bytes of a file that `keep` wrote; None when it is absent, altered, or somebody else's."""
    try:
        mark, _, data = read_bytes(path, inside=path.parent, limit=LIMIT).partition(b"\n")
    except FileError:
        return None
    return data if hmac.compare_digest(mark, _mark(data, path.name)) else None


def keep_json(path: Path, value: object) -> None:
    """Keeps a JSON value."""
    keep(path, json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode())


def kept_json(path: Path) -> object:
    """The JSON value `keep_json` wrote, or None."""
    data = kept(path)
    return None if data is None else json.loads(data)


_held: dict[Path, tuple[tuple[int, int, int], object]] = {}  # what this process read or wrote of a file, and how it left it
_put_off: dict[Path, object] | None = None  # what is to be written, of a process that has something better to do first


@contextlib.contextmanager
def put_off() -> Iterator[None]:
    """Has what `hold_json` keeps written at the end: whoever waits for something else has it sooner. A process that dies meanwhile keeps what was there."""
    global _put_off
    _put_off = {}
    try:
        yield
    finally:
        waiting, _put_off = _put_off, None
        for path, value in (waiting or {}).items():
            hold_json(path, value)


def _writes_at_once() -> None:
    """A process made of this one ends before this one does: what it keeps is written by itself."""
    global _put_off
    _put_off = None


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_writes_at_once)


def held_json(path: Path) -> object:
    """The JSON value `keep_json` or `hold_json` wrote, or None; read once by a process that builds again and again, so nobody may change it."""
    if _put_off is not None and path in _put_off:
        return _put_off[path]
    left, (known, value) = state(path), _held.get(path, (None, None))
    if left is None or left != known:
        value = kept_json(path)
        _hold(path, left, value)
    return value


def hold_json(path: Path, value: object) -> None:
    """Keeps a JSON value, its arrays all lists, that nobody will change: `held_json` then has it."""
    if _put_off is not None:
        _put_off[path] = value
        return
    keep_json(path, value)
    _hold(path, state(path), value)


def let_go(path: Path) -> None:
    """Keeps nothing any more of what `hold_json` kept."""
    path.unlink(missing_ok=True)
    if _put_off is not None:
        _put_off.pop(path, None)


def _hold(path: Path, left: tuple[int, int, int] | None, value: object) -> None:
    _held.pop(path, None)
    if left is not None and left == state(path):
        _held[path] = left, value


def state(path: Path) -> tuple[int, int, int] | None:
    """What tells that a file is the one that was read: its name leads to another at each writing."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns


def _mark(data: bytes, name: str) -> bytes:
    return hmac.new(_key(), name.encode() + b"\0" + data, hashlib.sha256).hexdigest().encode()


@lru_cache(maxsize=1)
def _key() -> bytes:
    try:
        file = _home() / "seal.key"
        with contextlib.suppress(FileError):
            if len(key := read_bytes(file, inside=file.parent, limit=KEY_BYTES)) == KEY_BYTES:
                return key
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, fresh = tempfile.mkstemp(prefix=".seal-", dir=file.parent)  # readable by its owner only
        with os.fdopen(handle, "wb") as written:
            written.write(secrets.token_bytes(KEY_BYTES))
        try:
            os.link(fresh, file)  # of two runs that begin together, the first one's key is everybody's
        except FileExistsError:
            if file.stat().st_size != KEY_BYTES:
                os.replace(fresh, file)
        finally:
            Path(fresh).unlink(missing_ok=True)
        return read_bytes(file, inside=file.parent, limit=KEY_BYTES)
    except (OSError, RuntimeError, FileError):
        return secrets.token_bytes(KEY_BYTES)


def _home() -> Path:
    """Where a user's programs keep their state."""
    stated = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(stated) if stated else Path.home() / ".local" / "state") / "arbitre"
