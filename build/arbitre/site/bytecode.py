"""Modules as bytecode. The Python of browsers runs this text, under Node.js, so that no browser has to compile what it imports: it knows nothing of ours."""

from __future__ import annotations

import io
import marshal
import zipfile
from importlib import util
from types import CodeType

UNCHECKED = 0b01  # made from a source that no one compares it with


def compiled(archive: bytes) -> bytes:
    """An archive whose modules are bytecode of the Python that runs this, without what only their readers and debuggers need."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as given, zipfile.ZipFile(made, "w") as written:
        for name in given.namelist():
            data = given.read(name)
            if name.endswith(".py"):
                name, data = f"{name}c", _module(name, data)
            written.writestr(name, data)
    return made.getvalue()


def _module(name: str, source: bytes) -> bytes:
    code = _bare(compile(source, name, "exec", dont_inherit=True, optimize=2))
    return util.MAGIC_NUMBER + UNCHECKED.to_bytes(4, "little") + util.source_hash(source) + marshal.dumps(code)


def _bare(code: CodeType) -> CodeType:
    """Code that knows where each function begins and no line of it: where each instruction was written is a third of an archive."""
    inner = (_bare(value) if isinstance(value, CodeType) else value for value in code.co_consts)
    return code.replace(co_linetable=_first(len(code.co_code) // 2), co_consts=tuple(inner))


def _first(units: int) -> bytes:
    """The table of lines of so much code that is all of its first line: entries of at most eight units, without columns, each no line further."""
    whole, rest = divmod(units, 8)
    return bytes([0xE8 | 7, 0]) * whole + (bytes([0xE8 | rest - 1, 0]) if rest else b"")
