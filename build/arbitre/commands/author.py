"""`arbitre new`, `register` and `registry`: identifiers, allotted once and kept for ever."""

from __future__ import annotations

import click

from . import room
from .french import command, option


@command("new", "Attribue un code à une nouvelle page.")
@click.argument("game", metavar="JEU")
@click.argument("kind", metavar="NATURE")
@click.argument("label", metavar="NOM")
@room.rooted
def new_command(game: str, kind: str, label: str) -> int:
    """Attribue une adresse et un code à une nouvelle page, l'inscrit au registre, et écrit le Turtle à compléter.

    \b
    arbitre new warmachine rule "Attaque de dos"
    """
    from ..graph.authoring import new

    print(new(room.root(), game, kind, label).rstrip("\n"))
    return 0


@command("register", "Inscrit au registre les nouveaux identifiants.")
@room.rooted
def register_command() -> int:
    """Inscrit au registre les identifiants du contenu qui n'y sont pas encore."""
    from ..graph.authoring import register

    added = register(room.root())
    for name in added:
        print(name)
    many = "s" if len(added) > 1 else ""
    room.out(stderr=True).print(f"{len(added)} identifiant{many} inscrit{many}" if added else "registre à jour", markup=False)
    return 0


@command("registry", "Affiche le registre des identifiants.")
@option("--json", "as_json", is_flag=True, help="Un tableau JSON.")
@room.rooted
def registry_command(as_json: bool) -> int:
    """Affiche le registre : chaque identifiant jamais publié, et ce qu'il est devenu."""
    from ..graph.registry import COLUMNS, read

    entries = read(room.root())
    if as_json:
        room.write_json([{column: getattr(entry, column) for column in COLUMNS} for entry in entries])
        return 0
    for entry in entries:
        print("\t".join(getattr(entry, column) for column in COLUMNS))
    return 0
