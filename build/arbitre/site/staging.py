"""The folder a build works in, beside the site it will replace; what a killed build left there; the swap."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from ..french import system_error
from ..turn import locked
from .exchange import exchange
from .links import SiteError
from .output import Listing, files, replaceable
from .shares import SHARES

LOCK = "arbitre-build"  # held by the build that works in the folder; the system lets go of it when the build dies
SIGNED = b"arbitre\n"


@contextlib.contextmanager
def staging(out: Path, before: Path | None = None) -> Iterator[Path]:
    """A new folder beside `out` whose `site` is to be filled; it goes away at the end, as do those that killed builds left.

    `site` is empty, unless `before` says where the site that the last build replaced is kept: then it is that one, and what it is at the end
    is kept there. Most of its files are those of the next site, and to make and remove a folder for each of them takes longer than all the rest.
    """
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        sweep(out)
        folder = Path(tempfile.mkdtemp(prefix=f".{out.name}-{os.getpid()}-", dir=out.parent))
    except OSError as error:
        raise SiteError(f"{out.parent} : on ne peut pas y écrire ({system_error(error)}) → choisissez un autre dossier avec --out") from None
    try:
        with open(folder / LOCK, "ab") as handle:
            try:
                locked(handle)
                handle.write(SIGNED)  # only now may a sweep judge by the lock
                handle.flush()
                if not _taken(before, folder / "site"):
                    (folder / "site").mkdir()
                yield folder / "site"
            finally:
                if before and out.exists() and not before.exists():
                    _taken(folder / "old", before) or _taken(folder / "site", before)
                _remove(folder, out)
    finally:
        with contextlib.suppress(OSError):
            folder.rmdir()  # gone already, unless its lock could not be written


def _taken(folder: Path | None, place: Path) -> bool:
    """Gives a real folder another place; whether there was one and the system could."""
    if folder is None or folder.is_symlink() or not folder.is_dir():
        return False
    try:
        folder.rename(place)
    except OSError:  # on another disk
        return False
    return True


def sweep(out: Path) -> None:
    """Removes the working folders of builds of `out` that were killed: ours by their name and their lock, which nobody holds."""
    name = re.compile(rf"\.{re.escape(out.name)}-(\d+)-[a-z0-9_]{{8}}")
    for folder in out.parent.iterdir():
        said = name.fullmatch(folder.name)
        with contextlib.suppress(OSError):  # its build may end meanwhile
            if said and folder.is_dir() and not folder.is_symlink() and _ours(folder):
                _sweep(folder, int(said[1]), out)


def _ours(folder: Path) -> bool:
    """Whether the folder holds nothing but what a build puts there: its lock, the site being made, the shares of its pages, the one replaced."""
    return {path.name for path in folder.iterdir()} <= {LOCK, "site", "old", SHARES}


def _sweep(folder: Path, maker: int, out: Path) -> None:
    try:
        with open(folder / LOCK, "r+b") as handle:
            if not locked(handle, unknown=False) or handle.read() not in ({SIGNED} if _alive(maker) else {SIGNED, b""}):
                return
            _remove(folder, out)
    except FileNotFoundError:  # killed before its lock: nothing in it yet
        if not _alive(maker):
            folder.rmdir()


def _remove(folder: Path, out: Path) -> None:
    """Removes a working folder, its lock last: a removal cut short is taken up by the next sweep."""
    if (folder / "old").is_dir() and not out.exists():  # stopped between the two renames: this is the last good site
        (folder / "old").rename(out)
    for inside in ("site", "old"):
        shutil.rmtree(folder / inside, ignore_errors=True)
    shutil.rmtree(folder, ignore_errors=True)


def _alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def swap(fresh: Path, out: Path, usual: bool, present: Listing | None = None) -> Listing | None:
    """Puts a finished site in the place of the old one, which stays in `fresh` or beside it for the working folder's end.

    Where the system exchanges two folders at once there is never an instant without a site. Elsewhere two renames do it, with
    a moment between them; the old site comes back if the second one fails. What came out is looked at again (`present` is what was there
    before the work): if something was put there meanwhile that no build wrote, it goes back and the build fails. Answers what came out, where `present` was known.
    """
    if not out.exists():
        try:
            fresh.rename(out)
            return None
        except OSError:
            if not out.exists():
                raise  # otherwise another build came first: its site is exchanged like any other
    if exchange(fresh, out):
        back = fresh
    else:
        back = fresh.parent / "old"
        out.rename(back)
        try:
            fresh.rename(out)
        except OSError:
            back.rename(out)
            raise
    try:
        gone = present and files(back, present)
        replaceable(back, usual, gone)
    except SiteError:
        if back is fresh:
            exchange(fresh, out)
        else:
            out.rename(fresh)
            back.rename(out)
        raise
    return gone
