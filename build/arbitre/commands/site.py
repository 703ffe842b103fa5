"""`arbitre build` and `arbitre serve`: the site, checked before it is built, built before it is served."""

from __future__ import annotations

import errno
import hashlib
import time
from pathlib import Path

import click

from ..errors import ArbitreError
from . import room
from .check import failed, find_problems, say
from .french import command, option


@command("build", "Construit le site et son index.")
@option("--out", type=click.Path(file_okay=False, path_type=Path), metavar="DOSSIER", help="Où l'écrire (par défaut : site/).")
@room.rooted
def build_command(out: Path | None) -> int:
    """Vérifie le graphe, puis construit le site et son index. Un échec laisse intact le dernier site construit."""
    return _build(out)


@command("serve", "Construit ce qui a changé et sert le site ici.")
@option("--port", type=click.IntRange(0, 65535), default=8000, metavar="PORT", help="Le port de 127.0.0.1 (8000).")
@room.rooted
def serve_command(port: int) -> int:
    """Vérifie et construit ce qui a changé, puis sert le site sur cette machine."""
    from .server import listen

    root = room.root()
    try:
        server = listen(root / "site", port)  # before the work: a taken port is known at once
    except OSError as error:
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise ArbitreError(f"le port {port} n'est pas libre → make serve PORT={port + 1}, ou arbitre serve --port {port + 1}") from None
        raise
    with server:
        if not _fresh(root) and (status := _build(None)):
            return status
        print(f"Arbitre : http://127.0.0.1:{server.server_address[1]}/ (Ctrl-C pour arrêter)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print("\narrêté")
    return 0


def _build(out: Path | None) -> int:
    root, began = room.root(), time.monotonic()
    mark = fingerprint(root)
    problems = find_problems()
    if problems:
        say(problems)
    if failed(problems):
        return 1
    from ..site import build

    with room.working("construction du site et de son index"):
        build(root, out.resolve() if out else None)
    if out is None:
        _stamp(root).parent.mkdir(exist_ok=True)
        _stamp(root).write_text(mark, encoding="utf-8")
    room.out(stderr=True).print(f"site construit dans {out or root / 'site'} en {time.monotonic() - began:.0f} s", markup=False)
    return 0


def _stamp(root: Path) -> Path:
    return root / ".cache" / "site-built"


def _fresh(root: Path) -> bool:
    """Whether site/ was built from exactly what is on disk now."""
    stamp = _stamp(root)
    return (root / "site" / "index.html").is_file() and stamp.is_file() and stamp.read_text(encoding="utf-8") == fingerprint(root)


def fingerprint(root: Path) -> str:
    """A hash of everything a built site depends on: the content, the ontology, the settings, the program."""
    digest = hashlib.sha256()
    files = [root / "mkdocs.yml", root / "requirements.txt", root / "tests" / "search" / "queries.tsv"]
    for folder in (root / "content", root / "ontology", Path(__file__).parents[1]):
        files += sorted(folder.rglob("*"))
    for path in files:
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
