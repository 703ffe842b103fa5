"""A site being made over the last one: what would be made alike stands already, and everything else is written anew.

A file stands as a second name of the file of the last site, so nothing is ever written into it: it is replaced. Each file is kept with a mark
of all that it was made from; whoever makes files asks by that mark whether one stands before working out what it says.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from .output import Listing, files, left

Kept = Mapping[str, list]  # of each file of the last site: its mark, "" for what every build makes again, its size, when it was written


class Fresh:
    """The folder of the site being made, and what is known of each of its files."""

    def __init__(
        self, site: Path, last: Path | None = None, known: Kept | None = None, digests: Mapping[str, str] | None = None,
        former: Listing | None = None, present: Listing | None = None,
    ) -> None:
        """`former` is what was in the folder when a build left it there, worth something to who looked at the last site a moment ago: `present`."""
        self.site = site
        self.made: dict[str, str] = {}  # the files that belong to this site, each with its mark
        self.digests: dict[str, str] = {}  # of the files whose bytes were asked about
        self._known, self._digests = known or {}, digests or {}
        self._present: dict[str, list[int]] | None = None
        self._before: Listing | None = None
        self._standing: dict[str, list] = {}
        if last is not None:
            self._stand(last, known or {}, former if present is not None else None, present)

    def _stand(self, last: Path, known: Kept, former: Listing | None, now: Listing | None) -> None:
        """Gives the folder, which may hold an older site, the files of the last one that have a mark and are as they were left; those alone.

        A file that was written into since is one of the last site too, where it was just seen: no other is in both.
        """
        present = self._before = files(self.site, former)
        for address, found in list(present.items()):
            kept = known.get(address)
            if kept is None or not kept[0] or kept[1:] != found or (now is not None and now.get(address) != found):
                self._remove(address)
                del present[address]
        for address, kept in known.items():
            if kept[0] and (present.get(address) == kept[1:] or self._link(last, address, kept[1:])):
                self._standing[address] = kept

    def _link(self, last: Path, address: str, kept: list) -> bool:
        path = self.site / address
        if left(last / address) != kept:
            return False
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            os.link(last / address, path)
        except OSError:  # this disk has no second names
            return False
        return True

    def _remove(self, address: str) -> None:
        path = self.site / address
        path.unlink(missing_ok=True)
        if self._present is not None:
            self._present.pop(address, None)
        for folder in path.parents:
            if folder == self.site:
                break
            try:
                folder.rmdir()
            except OSError:  # it holds something else
                break

    def stands(self, address: str, mark: str) -> bool:
        """Whether the last site had the file, made from the same; it then belongs to this one."""
        kept = self._standing.get(address)
        if kept is None or kept[0] != mark:
            return False
        self.made[address] = mark
        return True

    def standing(self, start: str, mark: str) -> str:
        """The file of the last site whose name begins so and that was made from the same, which then belongs to this one; "" when there is none."""
        found = next((address for address, kept in self._standing.items() if kept[0] == mark and address.startswith(start)), "")
        if found:
            self.made[found] = mark
        return found

    def put(self, address: str, content: str | bytes, mark: str = "") -> None:
        """Writes a file, unless the one that stands says the same."""
        write(self.site / address, content)
        self._standing.pop(address, None)
        self.made[address] = mark
        if self._present is not None:
            self._present[address] = left(self.site / address)

    def look(self) -> dict[str, list[int]]:
        """Every file of the site as it was left: looked for once, when nobody else will write any, then known from what is put and removed here."""
        if self._present is None:
            self._present = files(self.site, self._before)  # what stood and has stayed, nobody writes into
        return self._present

    def digest(self, address: str) -> str:
        """A digest of the bytes of a file; of one that is as the last site left it, the one that was kept."""
        if address not in self.digests:
            kept = self._known.get(address)
            same = kept is not None and kept[1:] == self.look()[address] and self._digests.get(address)
            self.digests[address] = same or hashlib.sha256((self.site / address).read_bytes()).hexdigest()
        return self.digests[address]

    def expect(self, address: str, mark: str = "") -> None:
        """Makes room for a file that another program is about to write."""
        if address in self._standing:
            self._remove(address)
            del self._standing[address]
        self.made[address] = mark

    def written(self, address: str) -> int:
        """When a file that stands was written; never, for another."""
        return self._standing[address][2] if address in self._standing else 0

    def pages(self) -> Iterable[tuple[str, list[int]]]:
        """Each page of the site as it was left."""
        for address in {**self.made, "404.html": ""}:
            if address.endswith(".html"):
                kept = self._standing.get(address)
                if found := kept[1:] if kept else left(self.site / address):
                    yield address, found

    def clear(self, but: str = "\0") -> None:
        """Removes what stands and does not belong to this site, `but` what begins so, which may yet."""
        for address in self._standing.keys() - self.made.keys():
            if not address.startswith(but):
                self._remove(address)


def write(path: Path, content: str | bytes) -> bool:
    """Writes a file unless it already says so; tells whether it did. What it replaces is left alone: other names may lead to it."""
    data = content.encode("utf-8") if isinstance(content, str) else content
    if _says(path, data):
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    path.write_bytes(data)
    return True


def _says(path: Path, data: bytes) -> bool:
    try:
        return path.stat().st_size == len(data) and not path.is_symlink() and path.read_bytes() == data
    except OSError:
        return False
