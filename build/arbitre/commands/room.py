"""What every command needs: where the project is, its reference, a node by any of its names, a place to print."""

from __future__ import annotations

import contextlib
import functools
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..errors import UnknownError, nearest
from ..french import plain
from .french import option

if TYPE_CHECKING:
    from rich.console import Console

    from ..graph import Node, Reference


def rooted(function: Callable) -> Callable:
    """Adds --root to a command, before or after its name, and keeps what it says for `root()`."""

    @option("--root", type=click.Path(exists=True, file_okay=False, path_type=Path), metavar="DOSSIER",
                  help="Le projet (par défaut : le dossier le plus proche qui tient mkdocs.yml et content/).")
    @functools.wraps(function)
    def wrapped(*args, root: Path | None, **kwargs):
        context = click.get_current_context()
        context.obj = root or context.obj
        return function(*args, **kwargs)

    return wrapped


def root() -> Path:
    """The project's folder. Raises UsageError when nothing says where it is."""
    if (found := _root()) is not None:
        return found
    raise click.UsageError(f"{Path.cwd().resolve()} n'est pas dans un projet Arbitre ; placez-vous dedans ou passez --root DOSSIER",
                           click.get_current_context())


def root_or_here() -> Path:
    """The project's folder, or the one where a project may begin."""
    return _root() or Path.cwd().resolve()


def _root() -> Path | None:
    stated = click.get_current_context().obj
    if stated is not None:
        return Path(stated).resolve()
    here = Path.cwd().resolve()
    return next((folder for folder in (here, *here.parents) if (folder / "mkdocs.yml").is_file() and (folder / "content").is_dir()), None)


def reference() -> Reference:
    """The graph of the project, compiled once and kept in .cache/."""
    from ..graph import load

    with working("lecture du graphe"):
        return load(root())


def out(stderr: bool = False) -> Console:
    """Where people read; plain text when it is not a terminal, with no line cut."""
    from rich.console import Console

    class Plain(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError  # rich would leave with a failure; the command line knows better

    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() else 10_000
    return Plain(stderr=stderr, highlight=False, soft_wrap=True, width=width)


def working(label: str):
    """A spinner on standard error while something long runs; nothing when it is not a terminal."""
    return out(stderr=True).status(f"{label}…")


@contextlib.contextmanager
def counting(label: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on standard error: yields what to call with the number done and the total."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def write_json(value: object, indent: int | None = 2) -> None:
    """One JSON value on standard output."""
    print(json.dumps(value, ensure_ascii=False, indent=indent))


def game(reference: Reference, name: str) -> Node:
    """The game a player names: "warmachine", "wm", "WM" or its full label. Raises UnknownError."""
    wanted = plain(name)
    for node in reference.games():
        prefix, _, local = node.id.partition(":")
        names = {prefix, local, node.id, node.data.get("prefix", ""), node.label, *node.alt}
        if wanted in {plain(str(n)) for n in names if n}:
            return node
    known = [n.id.partition(":")[2] for n in reference.games()]
    raise UnknownError(f"jeu inconnu : {name}{nearest(name, known)} → jeux : {', '.join(known)}")


def kind(reference: Reference, name: str) -> str:
    """The kind a player names: "Rule", "rule" or "règle". Raises UnknownError."""
    kinds = sorted({n.kind for n in reference if n.kind})
    for candidate in kinds:
        if plain(name) in {plain(candidate), plain(reference.kind_label(candidate)), plain(reference.kind_label(candidate, "en"))}:
            return candidate
    labels = sorted(map(reference.kind_label, kinds), key=plain)
    raise UnknownError(f"nature inconnue : {name}{nearest(name, labels)} → natures : {', '.join(labels)}")


def node(reference: Reference, name: str) -> Node:
    """The node of a code, an address, a CURIE or a label, in that order. Raises UnknownError with the nearest name."""
    if (found := addressed(reference, name) or reference.get(name)) is not None:
        return reference[reference.roles.base(found.id)]
    if successor := replaced(reference, name):
        return successor
    wanted = plain(name)
    if not wanted:
        raise UnknownError("aucun nom n'est donné → dites le nom d'une page, son code ou son adresse")
    named = [n for n in reference if plain(n.label) == wanted]
    named = named or [n for n in reference if wanted in {plain(n.name.replace("_", "-")), plain(n.name), plain(n.label_en), *map(plain, n.alt)}]
    if len(named) == 1:
        return named[0]
    if named:
        raise UnknownError(f"{name} : plusieurs pages portent ce nom → {', '.join(f'{n.code or n.id} ({n.label})' for n in named[:8])}")
    raise UnknownError(f"rien ne s'appelle {name}{_suggest(reference, name)}")


def addressed(reference: Reference, name: str) -> Node | None:
    """The node of a code, an address or a CURIE, and of nothing else; None when there is none."""
    path = _path(name.strip(), reference)
    found = reference.by_code.get(name.strip().upper()) or reference.get(_curie(path, reference)) or reference.by_slug.get(path)
    return reference[reference.roles.base(found.id)] if found else None


def replaced(reference: Reference, name: str) -> Node | None:
    """What replaced a retired code, address or name, or None."""
    path = _path(name.strip(), reference)
    if ":" in path:
        prefix, _, local = path.partition(":")
        folder = next((n.slug.partition("/")[0] for n in reference.games() if n.id.startswith(prefix + ":")), prefix)
        path = f"{folder}/{local}"
    return None if path in reference.by_slug else reference.successor(path)


def say_replaced(reference: Reference, name: str, node: Node) -> None:
    """Says, on the side, that what was named has been replaced by this node."""
    if replaced(reference, name) is node:
        out(stderr=True).print(f"{name} a été remplacé par {f'{node.code} {node.label}'.strip()}", markup=False)


def told(reference: Reference, name: str) -> Node | None:
    """The name with a role that a player typed ("wm:cible.au-tapis"), as a node that says whose the predicate is; None otherwise."""
    curie = _curie(_path(name.strip(), reference), reference)
    return reference.get(curie) if reference.roles.split(curie) else None


def _curie(path: str, reference: Reference) -> str:
    """An address of a game as a CURIE: warmachine/cible.au-tapis is wm:cible.au-tapis."""
    folder, slash, local = path.partition("/")
    game = next((n for n in reference.games() if n.slug.partition("/")[0] == folder), None) if slash else None
    return f"{game.id.partition(':')[0]}:{local}" if game else path


def _path(name: str, reference: Reference) -> str:
    path = name.removeprefix(reference.site_url).partition("?")[0].partition("#")[0].strip("/")
    games = {n.slug.partition("/")[0]: n.slug for n in reference.games()}
    return games.get(path, path)


def _suggest(reference: Reference, name: str) -> str:
    names: dict[str, str] = {}
    for candidate in reference:
        shown = f"{candidate.code or candidate.id} ({candidate.label})"
        for called in (candidate.code, candidate.id, candidate.slug, candidate.label, candidate.label_en, *candidate.alt):
            if called:
                names.setdefault(plain(called), shown)
    import difflib

    close = difflib.get_close_matches(plain(name), names, n=1, cutoff=0.6)
    return f" ; vouliez-vous dire {names[close[0]]} ?" if close else f' → arbitre search "{name}"'
