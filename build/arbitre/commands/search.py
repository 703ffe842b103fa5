"""`arbitre search`: the site's search, in a terminal or for a program."""

from __future__ import annotations

import atexit
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from . import room
from .french import command, option

if TYPE_CHECKING:
    from ..graph import Reference

MADE_FROM = "made-from.json"  # beside the index: the graph and the program it was made from, and its fingerprint
HIT = ("id", "label", "kind", "game", "url", "score", "excerpt")


@command("search", "Cherche des pages par leurs mots.")
@click.argument("query", nargs=-1, metavar="MOTS…")
@option("--game", metavar="JEU", help="Seulement ce jeu : warmachine, wm…")
@option("--kind", metavar="NATURE", help="Seulement cette nature de page : règle, état, fait…")
@option("--limit", type=click.IntRange(1, 1000), default=10, metavar="N", help="Au plus N résultats (10).")
@option("--batch", type=click.Path(exists=True, dir_okay=False, allow_dash=True), metavar="FICHIER|-",
              help="Une recherche par ligne ; un objet JSON par ligne en réponse.")
@option("--json", "as_json", is_flag=True, help="Un objet JSON.")
@room.rooted
def search_command(query: tuple[str, ...], game: str | None, kind: str | None, limit: int, batch: str | None, as_json: bool) -> int:
    """Cherche des pages par leurs mots, sans accents ni guillemets à soigner.

    \b
    arbitre search ataque dos
    arbitre search charge 40k
    arbitre search "knocked down" --kind état --json
    arbitre search --batch questions.txt
    """
    words = " ".join(query).strip()
    if bool(words) == bool(batch):
        raise click.UsageError("donnez des MOTS, ou --batch FICHIER" if not words else "MOTS ou --batch, pas les deux",
                               click.get_current_context())
    from .. import search as rooms

    reference = room.reference()
    game_name = room.game(reference, game).id.partition(":")[2] if game else None
    kind_name = room.kind(reference, kind) if kind else None
    index = index_of(reference)

    def answer(words: str):
        return rooms.search(index, words, game=game_name, kind=kind_name, limit=limit, counts=False)

    if batch:
        for line in _lines(batch):
            room.write_json(as_json_object(line, answer(line)), indent=None)
            sys.stdout.flush()
        return 0
    result = answer(words)
    room.write_json(as_json_object(words, result)) if as_json else _say(result, reference)
    return 0


def index_of(reference: Reference) -> Path:
    """The folder of the index of this reference, built when the graph or the search room changed. Where `.cache` cannot be written
    it is made in a temporary folder, for this run. From which graph the one in use was made is kept beside it: then nothing is read again."""
    from .. import seal
    from ..graph.records import records
    from ..search import PLACE, in_use
    from ..standing import program

    folder = room.root() / PLACE
    made_from, used = f"{reference.version} {reference.site_url} {program()}", in_use(folder)
    if used and seal.kept_json(folder / MADE_FROM) == [made_from, used]:
        return folder
    with room.working("index de recherche"):
        index = index_in(room.root(), records(reference))
    seal.keep_json(index / MADE_FROM, [made_from, in_use(index)])
    return index


def index_in(root: Path, known: list[dict]) -> Path:
    """The folder of the index of these records, in a project's `.cache` where that can be written."""
    from ..search import PLACE, build_index

    try:
        return build_index(known, root / PLACE)
    except OSError:
        folder = tempfile.mkdtemp(prefix="arbitre-index-")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        return build_index(known, Path(folder))


def as_json_object(query: str, result) -> dict:
    """The answer to one query as the command line's JSON."""
    hits = [{key: getattr(hit, key) for key in HIT} for hit in result.results]
    return {"query": query, "suggestion": result.suggestion, "results": hits}


def _lines(batch: str) -> Iterator[str]:
    """One query a line, ended as on any system (\\n, \\r\\n, \\r), in a file and on standard input alike."""
    if batch == "-":
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(newline=None)
        yield from (line.rstrip("\n") for line in sys.stdin)
        return
    with open(batch, encoding="utf-8", errors="replace") as handle:
        yield from (line.rstrip("\n") for line in handle)


def _say(result, reference: Reference) -> None:
    from rich.markup import escape

    console = room.out()
    if result.suggestion:
        console.print(f"vous cherchiez « [bold]{escape(result.suggestion)}[/] »")
    for hit in result.results:
        console.print(f"[bold cyan]{hit.code or hit.id}[/]  [bold]{escape(hit.label)}[/]  [dim]{reference.kind_label(hit.kind)} · {hit.url}[/]")
        console.print(f"    {escape(hit.excerpt)}")
    if not result.results:
        room.out(stderr=True).print("rien trouvé")
