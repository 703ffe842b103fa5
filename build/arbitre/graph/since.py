"""What changed since a reference that a file keeps: several ask, of the same two, and are answered once."""

from __future__ import annotations

from pathlib import Path

from .difference import Difference, difference
from .loader import loaded
from .reference import Reference

MANY = 4  # pairs of versions whose difference is held
_found: dict[tuple[str, str], Difference] = {}  # what changed between two versions
_last: list[Reference] = []  # the reference that was asked about last, of a process that builds again and again


def since(version: str, path: Path, reference: Reference) -> Difference:
    """What changed since the reference of that version, which a file keeps; everything when the file has another, or none."""
    if version == reference.version:
        return Difference()
    if (version, reference.version) not in _found:
        old = _last[0] if _last and _last[0].version == version else loaded(path)
        if old is None or old.version != version:
            return Difference(whole=True)
        between(old, reference)
    _last[:] = [reference]
    return _found[version, reference.version]


def between(old: Reference, new: Reference) -> Difference:
    """What changed between two references of a project, for all who will ask of their versions."""
    pair = old.version, new.version
    if pair not in _found:
        _found[pair] = difference(old, new)
        while len(_found) > MANY:
            del _found[next(iter(_found))]
    return _found[pair]
