"""`arbitre runtime` fetches what judges in a reader's browser, once a project."""

from __future__ import annotations

from pathlib import Path

import click

from . import room
from .french import command, option


@command("runtime", "Rapporte ce qui juge dans la page.")
@option("--from", "package", type=click.Path(dir_okay=False, path_type=Path), metavar="PAQUET", help="Le paquet déjà rapporté par « npm pack », sans réseau.")
@room.rooted
def runtime_command(package: Path | None) -> int:
    """Rapporte Pyodide de npm dans .cache/, une fois, et le vérifie : les pages du prochain build jugent alors toute situation.

    Sans lui, elles montrent les seules réponses préparées au build.
    """
    from ..site import pyodide

    root = room.root()
    with room.working("pyodide, par npm"):
        place = pyodide.unpack(package, root) if package else pyodide.fetch(root)
    room.out(stderr=True).print(f"{place.relative_to(root)} : pyodide {pyodide.VERSION}, vérifié", markup=False)
    return 0
