"""The referee's archives compiled before they travel: to import sources took Python longer than all the rest before its first verdict.

Only the Python that will read bytecode can write it: that of Pyodide, which Node.js runs here as a browser will. What it gave is kept beside it.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import subprocess
import tempfile
import zipfile
from pathlib import Path

from . import pyodide, stdlib

PROGRAM, TEXT = Path(__file__).with_name("compiling.mjs"), Path(__file__).with_name("bytecode.py")
PATIENCE = 300  # seconds
KEPT = 12  # archives, the last ones used


def compiled(root: Path, archive: bytes) -> bytes:
    """An archive of modules as bytecode, the same to the byte for the same sources; the archive itself where nothing here can compile it."""
    folder = pyodide.home(root) / "compiled"
    told = b"\0".join([pyodide.SHA512.encode(), PROGRAM.read_bytes(), TEXT.read_bytes(), archive])
    place = folder / f"{hashlib.sha256(told).hexdigest()[:24]}.zip"
    if place.is_file():
        os.utime(place)
        return place.read_bytes()
    made = _made(pyodide.home(root), archive)
    if made is None:
        return archive
    with contextlib.suppress(OSError):
        _keep(place, made)
    return made


def _made(home: Path, archive: bytes) -> bytes | None:
    command = pyodide.node()
    if command is None:
        return None
    with tempfile.TemporaryDirectory(prefix="compiling-") as work:
        given, taken = Path(work) / "sources.zip", Path(work) / "bytecode.zip"
        given.write_bytes(archive)
        try:
            subprocess.run([*command, str(PROGRAM), str(home), str(TEXT), str(given), str(taken)], capture_output=True, timeout=PATIENCE, check=True,
                           env={**os.environ, "PYTHONHASHSEED": "0"})
            with zipfile.ZipFile(io.BytesIO(taken.read_bytes())) as found:
                return stdlib.zipped({name: found.read(name) for name in found.namelist()})
        except (OSError, subprocess.SubprocessError, zipfile.BadZipFile):  # a Node.js too old, or a Pyodide that is not whole
            return None


def _keep(place: Path, made: bytes) -> None:
    place.parent.mkdir(exist_ok=True)
    part = place.with_suffix(f".{os.getpid()}")
    part.write_bytes(made)
    part.replace(place)
    for old in sorted(place.parent.glob("*.zip"), key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
        old.unlink()
