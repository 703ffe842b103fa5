"""`arbitre lsp`: what a text editor asks while one writes rules."""

from __future__ import annotations

from ..errors import ArbitreError
from . import room
from .check import problems_here
from .french import command


@command("lsp", "Aide l'éditeur de texte : noms, définitions, erreurs.")
@room.rooted
def lsp_command() -> int:
    """Répond à l'éditeur qui la lance, par le Language Server Protocol : complète les noms, les explique, mène à leur description, montre les erreurs.

    CONTRIBUTING.md dit comment l'éditeur la lance. Elle ne se lance pas à la main : elle attend sur l'entrée standard.
    """
    try:
        from ..editor import serve
    except ModuleNotFoundError as error:
        raise ArbitreError(f"il manque {error.name} → make check l'installe") from None
    serve(room.root(), problems_here)
    return 0
