"""`arbitre build`: the site, checked before it is built, and what it is built from."""

from __future__ import annotations

import hashlib
import time
from pathlib import Path

import click

from ..cores import apart
from ..turn import turn
from . import room
from .check import CHECKING, failed, find_problems, say
from .french import command, option

PROGRAM = Path(__file__).parents[1]


@command("build", "Construit le site et son index.")
@option("--out", type=click.Path(path_type=Path), metavar="DOSSIER",
              help="Où l'écrire (par défaut : site/) : un dossier absent, vide, ou qu'un build a fait.")
@room.rooted
def build_command(out: Path | None) -> int:
    """Vérifie le graphe, puis construit le site et son index. Un échec laisse intact le dernier site construit."""
    with turn(room.root(), keeps=True):  # what another build makes meanwhile need not be made again
        return _build(out)


def _build(out: Path | None) -> int:
    root, began = room.root(), time.monotonic()
    from ..site import output

    usual = out is None and (root / "site").is_dir()
    present = output.files(root / "site") if usual else None
    stamp = fingerprint(root)
    if usual and _fresh(root, stamp, present):
        room.out(stderr=True).print(f"{root / 'site'} est déjà à jour", markup=False)
        return 0
    output.place(root, out, present)  # a folder that is not for a site is known before any work
    from ..graph.checks.standing import begun
    from ..site import build

    with room.working(CHECKING):
        # The first reading takes as much memory as the pages: a process of its own gives it back, and what it found is kept.
        told = [] if begun(root) else apart(lambda: find_problems(root)[0])
        problems, resolver = (told, None) if failed(told) else find_problems(root)
    if problems:
        say(problems)
    if failed(problems):
        return 1
    with room.working("construction du site et de son index"):
        report = build(root, out, reference=resolver and resolver.reference, resolver=resolver, stamp=stamp, placed=True, present=present)
    if report.missing:
        room.out(stderr=True).print(report.missing, markup=False)
    room.out(stderr=True).print(f"site construit dans {out or root / 'site'} en {time.monotonic() - began:.0f} s", markup=False)
    return 0


def _fresh(root: Path, stamp: str, present: dict[str, list[int]]) -> bool:
    """Whether site/, whose files are `present`, was built from exactly what is on disk now, and is as it was left."""
    from ..site import built_from, reuse

    return not (root / "site").is_symlink() and built_from(root) == stamp and reuse.intact(root, present)


def fingerprint(root: Path) -> str:
    """A hash of everything a built site depends on: the content, the ontology, the settings, the program."""
    digest = hashlib.sha256()
    files, folders = sources(root)
    for folder in folders:
        files += sorted(folder.rglob("*"))
    for path in files:
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def sources(root: Path) -> tuple[list[Path], list[Path]]:
    """The files and the folders that a built site is made from. Raises GraphError when mkdocs.yml does not say which games."""
    from ..graph.shelves import shelves, vocabulary
    from ..site import pyodide

    files = [root / "mkdocs.yml", pyodide.home(root) / pyodide.FILES[0], root / "requirements.txt", *sorted((root / "tests" / "search").rglob("*.tsv"))]
    return files, [*(shelf.folder for shelf in shelves(root)), vocabulary(root), PROGRAM]
