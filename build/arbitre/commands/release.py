"""`arbitre release`: closes a dated version, so that what was cited can always be compared with what stands."""

from __future__ import annotations

from datetime import date

import click

from . import room
from .check import CHECKING, failed, find_problems, say
from .french import command, option


@command("release", "Publie une version datée.")
@option("--date", "day", metavar="DATE", help="Le jour de cette version, comme 2026-11-23 (par défaut : aujourd'hui).")
@room.rooted
def release_command(day: str | None) -> int:
    """Publie une version datée : garde, pour chaque page nouvelle ou changée, son empreinte et son texte.

    Elle s'écrit dans content/releases/ et ne se réécrit jamais. Affiche les lignes à porter au CHANGELOG.
    """
    from ..graph import releases
    from ..resolver import Versions
    from ..site.changes import History

    root = room.root()
    with room.working(CHECKING):
        problems, resolver = find_problems(root)
    if problems:
        say(problems)
    if failed(problems) or resolver is None:
        return 1
    day = day or date.today().isoformat()
    history = History(resolver.reference, Versions(resolver), root)
    news = list(history.news())
    path = releases.write(root, day, news)
    _draft(resolver.reference, history, day, news)
    room.out(stderr=True).print(f"{path.relative_to(root)} : {len(news)} page{'s' * (len(news) > 1)}", markup=False)
    return 0


def _draft(reference, history, day: str, news: list) -> None:
    """Prints what a CHANGELOG would say: the pages changed or gone by name, the new ones counted when they are many."""
    print(f"## {day}\n")
    for game in [*reference.games(), None]:
        mine = [e for e in news if _game(reference, e.page) == (game.id if game else "")]
        new = [e for e in mine if not e.gone and e.page not in history.editions]
        told = [e for e in mine if e not in new] + (new if len(new) <= FEW else [])
        if mine:
            print(f"- {game.label if game else 'Sources'}:")
        for edition in told:
            node = reference.get(edition.page)
            what = "gone" if edition.gone else "new" if edition in new else "changed"
            print(f"  - {what}: " + (f"{node.code} {node.label}".strip() if node else edition.page))
        if len(new) > FEW:
            print(f"  - {len(new)} new pages")


FEW = 20  # new pages that are named


def _game(reference, page: str) -> str:
    node = reference.get(page)
    return node.game if node else ""
