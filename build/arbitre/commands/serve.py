"""`arbitre serve`: the site, built before it is served, and again at each change of what it is made from."""

from __future__ import annotations

import errno
import threading
import time
from pathlib import Path

import click

from ..errors import ArbitreError, GraphError
from . import room
from .french import command, option
from .live import Live, LiveHandler
from .server import listen
from .site import PROGRAM, sources
from .watch import Watch
from .worker import Worker

KEPT = "arbitre : ce qui a changé n'est pas construit ; voici le dernier bon site → corrigez : la page se rechargera d'elle-même"
SHOWN = 5  # addresses and files that a line names


@command("serve", "Construit ce qui a changé, sert le site ici et suit les fichiers.")
@option("--port", type=click.IntRange(0, 65535), default=8000, metavar="PORT", help="Le port de 127.0.0.1 (8000).")
@room.rooted
def serve_command(port: int) -> int:
    """Vérifie et construit ce qui a changé, puis sert le site sur cette machine.

    Dès qu'un fichier change, le site est construit de nouveau et les pages ouvertes se rechargent. Si le graphe a des
    erreurs, elles sont dites, ici et dans la page, et le dernier bon site est servi.
    """
    root = room.root()
    site = root / "site"
    try:
        server = listen(site, port, LiveHandler)  # before the work: a taken port is known at once
    except OSError as error:
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise ArbitreError(f"le port {port} n'est pas libre → make serve PORT={port + 1}, ou arbitre serve --port {port + 1}") from None
        raise
    server.live = Live(site)
    with server, Worker(root) as worker, Watch() as watch:
        watch.follow(*_sources(root))  # before the build: what changes during it is not lost
        with room.working("vérification du graphe, construction du site et de son index"):
            built = worker.build()
        print("\n".join(built.said), flush=True)
        if built.status and not (site / "index.html").is_file():
            return built.status
        if built.status:
            print(KEPT, flush=True)
            server.live.say(building=False, problems=built.said)
        print(f"Arbitre : http://127.0.0.1:{server.server_address[1]}/ (Ctrl-C pour arrêter)", flush=True)
        followed = [_called(root, path) + "/" * path.is_dir() for paths in _sources(root) for path in paths if path.exists()]
        print(f"suivis : {', '.join(sorted(followed))} ; quand ils changent, le site est reconstruit et la page se recharge", flush=True)
        try:
            threading.Thread(target=_follow, args=(root, server.live, worker, watch, [] if built.status else built.said), daemon=True).start()
            server.serve_forever()
        except KeyboardInterrupt:
            print("\narrêté")
    return 0


def _follow(root: Path, live: Live, worker: Worker, watch: Watch, known: list[str]) -> None:
    """Builds again at each change, for ever; remarks that the last good site has already (`known`) are not told again."""
    while True:
        paths = watch.changed()
        _tell(f"changé : {_some(sorted({_called(root, path) for path in paths}))}")
        if any(path.suffix == ".py" or path.is_relative_to(PROGRAM) for path in paths):
            worker.renew()
        edition = live.edition
        live.say(building=True)
        built = worker.build(live.show)
        if worker.over:
            return
        live.say(building=False, problems=[line for line in built.said if line not in known] if built.status else [])
        if built.status:
            print("\n".join([*built.said, KEPT]), flush=True)
        elif live.edition == edition:
            _tell("rien à construire : le site est déjà à jour")
        else:
            print("".join(f"{line}\n" for line in built.said[:-1] if line not in known), end="")
            known = built.said
            _tell(f"construit en {built.seconds:.1f} s".replace(".", ",") + f" ; {_changed(built.pages)}")
        watch.follow(*_sources(root))


def _changed(pages: list[str] | None) -> str:
    if pages is None:
        return "toutes les pages sont refaites"
    if not pages:
        return "aucune page n'a changé"
    return f"{len(pages)} page{'s' * (len(pages) > 1)} : {_some(pages)}"


def _some(names: list[str]) -> str:
    more = len(names) - SHOWN
    return ", ".join(names[:SHOWN]) + f" et {more} de plus" * (more > 0)


def _called(root: Path, path: Path) -> str:
    """A file as messages name it: from the project, or from where its package stands."""
    for folder in (root, *(folder.parent for folder in _sources(root)[1])):
        if path.is_relative_to(folder):
            return path.relative_to(folder).as_posix()
    return str(path)


def _sources(root: Path) -> tuple[list[Path], list[Path]]:
    """What the site is made from; its own content and settings at least, while mkdocs.yml names games that nobody has."""
    try:
        return sources(root)
    except GraphError:
        return [root / "mkdocs.yml"], [root / "content", PROGRAM]


def _tell(line: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {line}", flush=True)
