"""`arbitre build` and `arbitre serve`: the site, checked before it is built, built before it is served."""

from __future__ import annotations

import errno
import hashlib
import sys
import time
from pathlib import Path

import click

from ..errors import ArbitreError
from . import room
from .check import CHECKING, failed, find_problems, say
from .french import command, option


@command("build", "Construit le site et son index.")
@option("--out", type=click.Path(path_type=Path), metavar="DOSSIER",
              help="Où l'écrire (par défaut : site/) : un dossier absent, vide, ou qu'un build a fait.")
@room.rooted
def build_command(out: Path | None) -> int:
    """Vérifie le graphe, puis construit le site et son index. Un échec laisse intact le dernier site construit."""
    return _build(out)


@command("serve", "Construit ce qui a changé et sert le site ici.")
@option("--port", type=click.IntRange(0, 65535), default=8000, metavar="PORT", help="Le port de 127.0.0.1 (8000).")
@room.rooted
def serve_command(port: int) -> int:
    """Vérifie et construit ce qui a changé, puis sert le site sur cette machine.

    Si le graphe a des erreurs, elles sont dites et le dernier bon site est servi.
    """
    from .server import listen

    root = room.root()
    try:
        server = listen(root / "site", port)  # before the work: a taken port is known at once
    except OSError as error:
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise ArbitreError(f"le port {port} n'est pas libre → make serve PORT={port + 1}, ou arbitre serve --port {port + 1}") from None
        raise
    with server:
        if not _fresh(root) and (status := _built_or_said(root)):
            return status
        print(f"Arbitre : http://127.0.0.1:{server.server_address[1]}/ (Ctrl-C pour arrêter)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print("\narrêté")
    return 0


def _built_or_said(root: Path) -> int:
    """Builds the site; when that fails, says why, and answers 0 all the same if there is a good site to serve."""
    try:
        status = _build(None)
    except (ArbitreError, OSError) as error:
        if not _served(root):
            raise
        print(f"arbitre : {error}", file=sys.stderr)
        status = 1
    if status and _served(root):
        print("arbitre : ce qui a changé n'est pas construit ; voici le dernier bon site → corrigez, puis relancez", file=sys.stderr)
        return 0
    return status


def _build(out: Path | None) -> int:
    root, began = room.root(), time.monotonic()
    from ..site import build, place

    place(root, out)  # a folder that is not for a site is known before any work
    if out is None and _fresh(root):
        room.out(stderr=True).print(f"{root / 'site'} est déjà à jour", markup=False)
        return 0
    stamp = fingerprint(root)
    with room.working(CHECKING):
        problems, resolver = find_problems(root)
    if problems:
        say(problems)
    if failed(problems):
        return 1
    with room.working("construction du site et de son index"):
        build(root, out, reference=resolver and resolver.reference, resolver=resolver, stamp=stamp)
    room.out(stderr=True).print(f"site construit dans {out or root / 'site'} en {time.monotonic() - began:.0f} s", markup=False)
    return 0


def _served(root: Path) -> bool:
    return (root / "site" / "index.html").is_file()


def _fresh(root: Path) -> bool:
    """Whether site/ was built from exactly what is on disk now, and is as it was left."""
    from ..site import built_from, reuse

    return _served(root) and built_from(root) == fingerprint(root) and reuse.intact(root, root / "site")


def fingerprint(root: Path) -> str:
    """A hash of everything a built site depends on: the content, the ontology, the settings, the program."""
    digest = hashlib.sha256()
    files = [root / "mkdocs.yml", root / "requirements.txt", *sorted((root / "tests" / "search").rglob("*.tsv"))]
    from ..graph import shelves, vocabulary

    for folder in (*(shelf.folder for shelf in shelves(root)), vocabulary(root), Path(__file__).parents[1]):
        files += sorted(folder.rglob("*"))
    for path in files:
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
