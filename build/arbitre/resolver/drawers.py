"""What was worked out, kept under its key in many sealed files: to keep an answer more is to write one drawer, and to look for one is to open its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from .. import seal

LETTERS = 2  # of a key, which name its drawer: hexadecimal, so 256 drawers
ENDING = ".json"


class Drawers:
    """What a folder keeps, by keys of hexadecimal digits; without a folder, nothing."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._open: dict[str, dict[str, list]] = {}

    def get(self, key: str) -> list | None:
        """What was kept under a key."""
        return self._drawer(key[:LETTERS]).get(key)

    def open(self) -> None:
        """Reads every drawer, before processes share what is known."""
        for name in self._names():
            self._drawer(name)

    def keep(self, told: Mapping[str, list], forget: bool = False) -> None:
        """Keeps what is told beside what was known, or in its place: the drawers that would say otherwise are written, no other."""
        sorted_out: dict[str, dict[str, list]] = {name: {} for name in self._names()} if forget else {}
        for key, value in told.items():
            sorted_out.setdefault(key[:LETTERS], {})[key] = value
        for name, values in sorted_out.items():
            held = self._drawer(name)
            now = values if forget else held | values
            if now == held and values:
                continue
            self._open[name] = now
            if self._folder and now:
                seal.keep_json(self._folder / f"{name}{ENDING}", now)
            elif self._folder:
                (self._folder / f"{name}{ENDING}").unlink(missing_ok=True)

    def _names(self) -> Iterable[str]:
        return sorted(path.name.removesuffix(ENDING) for path in self._folder.glob(f"{'[0-9a-f]' * LETTERS}{ENDING}")) if self._folder else ()

    def _drawer(self, name: str) -> dict[str, list]:
        if name not in self._open:
            found = seal.kept_json(self._folder / f"{name}{ENDING}") if self._folder else None
            self._open[name] = found if isinstance(found, dict) else {}
        return self._open[name]
