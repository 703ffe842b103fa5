"""What changed since a reference that a file keeps: several ask, of the same two, and are answered once."""

from __future__ import annotations

from pathlib import Path

from .difference import Difference, difference
from .loader import loaded
from .reference import Reference

_found: dict[str, Difference] = {}  # what changed since each version that was asked about
_into: list[Reference] = []  # the reference that it changed into
_former: list[Reference] = []  # the one before, of a process that builds again and again


def since(version: str, path: Path, reference: Reference) -> Difference:
    """What changed since the reference of that version, which a file keeps; everything when the file has another, or none."""
    if version == reference.version:
        return Difference()
    if not (_into and _into[0] is reference):
        _former[:], _into[:] = _into, [reference]
        _found.clear()
    if version not in _found:
        old = _former[0] if _former and _former[0].version == version else loaded(path)
        if old is None or old.version != version:
            return Difference(whole=True)
        _found[version] = difference(old, reference)
    return _found[version]
