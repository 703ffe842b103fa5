"""`arbitre list` and `cite`: reading the reference without a browser."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import click

from ..errors import UnknownError
from . import room
from .french import command, option

if TYPE_CHECKING:
    from ..graph import Node
    from ..graph.releases import Edition
    from ..site.changes import History

LISTED = ("id", "code", "slug", "url", "kind", "game", "chapter", "label", "label_en", "alt", "questions", "statement", "text", "cites", "examples",
          "effects")
DAY = re.compile(r"\d{4}-\d\d-\d\d")
FORMATS = ("text", "markdown", "bbcode", "json")


@command("list", "Liste les pages.")
@option("--game", metavar="JEU", help="Seulement ce jeu.")
@option("--kind", metavar="NATURE", help="Seulement cette nature de page : règle, état, fait…")
@option("--json", "as_json", is_flag=True, help="Un tableau JSON, une fiche entière par page.")
@room.rooted
def list_command(game: str | None, kind: str | None, as_json: bool) -> int:
    """Liste les pages de la référence : code, nature, titre."""
    from ..graph.records import game_name, records

    reference = room.reference()
    game_wanted = game_name(room.game(reference, game).id) if game else None
    kind_wanted = room.kind(reference, kind) if kind else None
    found = [r for r in records(reference)
             if (game_wanted is None or r["game"] == game_wanted) and (kind_wanted is None or r["kind"] == kind_wanted)]
    if as_json:
        room.write_json([{key: r[key] for key in LISTED} for r in found])
        return 0
    for r in found:
        print(f"{r['code'] or r['id']:<10}  {reference.kind_label(r['kind']):<18}  {r['label']}")
    return 0


@command("cite", "Cite une page, avec le lien qui ne bouge pas.")
@click.argument("name", metavar="NOM")
@option("--format", "form", type=click.Choice(FORMATS), default="text", metavar="FORMAT",
        help="text (par défaut), markdown, bbcode ou json.")
@option("--at", metavar="VERSION", help="La page telle qu'une version datée l'a publiée : son empreinte, ou une date.")
@room.rooted
def cite_command(name: str, form: str, at: str | None) -> int:
    """Cite une page, avec ses sources et le lien qui ne bouge pas."""
    from ..resolver import Resolver, Versions
    from ..site.changes import History
    from ..site.citation import cite

    reference = room.reference()
    node = room.node(reference, name)
    room.say_replaced(reference, name, node)
    versions = Versions(Resolver(reference))
    edition = edition_of(History(reference, versions, room.root()), node, at) if at and at != versions.of(node) else None
    print(cite(reference, node, edition.version if edition else versions.of(node), form, edition))
    return 0


def edition_of(history: History, node: Node, version: str) -> Edition:
    """A page as it was published under a version, or as it stood published on a day. Raises UnknownError, with those it has had."""
    told = (*history.editions.get(node.id, ()),)
    then = [e for e in told if DAY.fullmatch(version) and e.released <= version][-1:]
    found = history.edition(node, version) or next((e for e in then if not e.gone), None)
    if found is None:
        known = dict.fromkeys(f"{e.version} ({e.released})" for e in told if not e.gone)
        had = f"versions publiées : {', '.join(known)}" if known else "aucune n'a encore été publiée (arbitre release)"
        raise UnknownError(f"version inconnue de {node.code or node.id} : {version} ; {had}")
    return found
