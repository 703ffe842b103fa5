"""Where a site may be written: an absent or empty folder, or one that holds only what a build wrote. Nothing else is ever removed."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

from ..files import SETTLED
from .links import SiteError

MARKER = ".arbitre-site"  # in every built site: who made it, and each of its files
READ = ("content", "ontology", "build", "tests", ".git", ".cache")  # folders of a project that no site may enter
LITTER = {".DS_Store", "Thumbs.db", "desktop.ini"}  # what a file manager leaves behind
FORMER = {".html", ".ttl", ".csv", ".json", ".xml", ".gz", ".css", ".js", ".map", ".svg", ".png"}  # all that builds without a marker wrote
REMEDY = "choisissez avec --out un dossier absent ou vide"


def mark(site: Path, project: str, version: str, present: dict[str, list[int]] | None = None) -> dict[str, list[int]]:
    """Signs a finished site: the marker lists every file of it, so that a later build knows what it may replace. Answers what `files` says of them,
    which is `present` for who has asked already."""
    present = dict(files(site) if present is None else present)
    present.pop(MARKER, None)
    text = json.dumps({"made_by": "arbitre", "project": project, "version": version, "files": sorted(present)}, ensure_ascii=False, indent=0)
    (site / MARKER).unlink(missing_ok=True)
    (site / MARKER).write_text(text, encoding="utf-8")
    return present


def place(root: Path, out: Path | None, present: dict[str, list[int]] | None = None) -> Path:
    """The folder to write, as an absolute path; `present` is what `files` says of it, for who has asked already.

    Raises SiteError, before any work, when something there is not a site of ours.
    """
    wanted = Path(out) if out is not None else root / "site"
    if wanted.is_symlink():
        raise SiteError(f"{wanted} : c'est un lien vers {wanted.resolve()} ; un site ne remplace pas un lien → donnez le vrai dossier")
    found = wanted.resolve()
    if found == root or found in root.parents:
        raise SiteError(f"{wanted} : ce dossier contient le projet ; le site y remplacerait tout → {REMEDY}")
    for name in READ:
        if (root / name).resolve() in (found, *found.parents):
            raise SiteError(f"{wanted} : le dossier {name}/ du projet n'est pas pour le site → {REMEDY}")
    if blocking := next((folder for folder in (found, *found.parents) if folder.exists() and not folder.is_dir()), None):
        raise SiteError(f"{blocking} : c'est un fichier, pas un dossier → {REMEDY}")
    replaceable(found, found == (root / "site").resolve(), present)
    return found


def replaceable(folder: Path, usual: bool, present: dict[str, list[int]] | None = None) -> None:
    """Raises SiteError unless a site may take the place of this folder, whose files may be `present`. `usual` says it is the project's own site/,
    where a build of a former version, which signed nothing, may have left one."""
    if not folder.is_dir():
        return
    present = [path for path in (files(folder) if present is None else present) if path.rpartition("/")[2] not in LITTER]
    if not present:
        return
    known = _signed(folder)
    if known is None and usual:
        known = _former(folder, present)
    if known is None:
        raise SiteError(f"{folder} : ce dossier n'est ni vide ni un site d'Arbitre ; rien n'y a été touché → {REMEDY}, ou videz-le vous-même")
    if foreign := sorted(set(present) - known - {MARKER}):
        more = f" (et {len(foreign) - 1} autres)" if len(foreign) > 1 else ""
        raise SiteError(f"{folder / foreign[0]}{more} : aucun build n'a écrit ce fichier et celui-ci l'effacerait → sortez-le de {folder}, ou {REMEDY}")


class Listing(dict[str, list[int]]):
    """Every file of a folder, by its relative path: its size and when it was written."""

    def __init__(self) -> None:
        super().__init__()
        self.began, self.place = time.time_ns(), (0, 0)  # when one began to look, and which folder it was
        self.folders: dict[str, tuple[int, dict[str, list[int]], list[str]]] = {}  # each one inside: when something last came or went, its files, its folders


def files(folder: Path, since: Listing | None = None) -> Listing:
    """Every file of a folder, links included and never followed.

    `since` is what was there not long before, when nobody has written into a file that stayed: only the folders where something came or went are
    looked into.
    """
    found, here = Listing(), os.stat(folder)
    found.place = here.st_dev, here.st_ino
    known = since.folders if since is not None and since.place == found.place else {}
    settled = since.began - SETTLED if since is not None else 0  # what was changed just before may have been again at the same time, by the disk's clock

    def look(path: str, start: str) -> None:
        changed, last = os.stat(path).st_mtime_ns, known.get(start)
        if last is None or last[0] != changed or changed > settled:
            last = changed, {}, []
            with os.scandir(path) as entries:
                for entry in entries:
                    if entry.is_dir(follow_symlinks=False):
                        last[2].append(entry.name)
                    else:
                        left = entry.stat(follow_symlinks=False)
                        last[1][start + entry.name] = [left.st_size, left.st_mtime_ns]
        found.folders[start] = last
        found.update(last[1])
        for name in last[2]:
            look(f"{path}/{name}", f"{start}{name}/")

    look(str(folder), "")
    return found


def left(path: Path) -> list[int]:
    """What tells that a file is as it was left: its size, and when it was written; nothing for one that is not there."""
    try:
        found = path.stat()
    except OSError:
        return []
    return [found.st_size, found.st_mtime_ns]


def _signed(folder: Path) -> set[str] | None:
    """The files that the build which made this folder wrote; None when no build of ours signed it."""
    try:
        marker = json.loads((folder / MARKER).read_text(encoding="utf-8"))
        return set(marker["files"]) if marker["made_by"] == "arbitre" else None
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None


def _former(folder: Path, present: list[str]) -> set[str] | None:
    """The files a former version can have written, when this is one of its sites."""
    try:
        said = json.loads((folder / "version.json").read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    whole = isinstance(said, dict) and set(said) == {"version", "pages"} and {"index.html", "404.html", "sitemap.xml"} <= set(present)
    if not whole:
        return None
    return {path for path in present if Path(path).suffix in FORMER and not any(part.startswith(".") for part in Path(path).parts)}
