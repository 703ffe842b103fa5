"""`arbitre show`, `list` and `cite`: reading the reference without a browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from . import room
from .french import command, option

if TYPE_CHECKING:
    from rich.console import Console

    from ..graph import Node, Reference

LISTED = ("id", "code", "slug", "url", "kind", "game", "chapter", "label", "label_en", "alt", "statement", "text", "cites", "examples",
          "effects")
FORMATS = ("text", "markdown", "bbcode", "json")
LINKS = {
    "requires": "suppose", "exceptionTo": "exception à", "hasException": "excepté par", "overrides": "prime sur",
    "overriddenBy": "cède à", "grants": "donne", "grantedBy": "donné par", "cancels": "annule", "cancelledBy": "annulé par",
    "appliesAt": "s'applique à", "applied": "s'y applique", "partOf": "fait partie de", "hasPart": "comprend", "seeAlso": "voir aussi",
    "broader": "sorte de", "narrower": "sortes", "disputedBy": "en litige", "concerns": "concerne", "replacedBy": "remplacé par",
}


@command("show", "Montre une page.")
@click.argument("name", metavar="NOM")
@option("--json", "as_json", is_flag=True, help="Un objet JSON.")
@room.rooted
def show_command(name: str, as_json: bool) -> int:
    """Montre une page : code (WM-118), adresse (warmachine/attaque-de-dos), nom court (wm:attaque-de-dos) ou titre."""
    reference = room.reference()
    node = room.node(reference, name)
    if as_json:
        room.write_json(as_json_object(node, reference))
    else:
        _say(node, reference, room.out())
    return 0


def as_json_object(node: Node, reference: Reference) -> dict:
    """The node's record, its effects as sentences, its examples as written and its links both ways."""
    from ..graph.describe import sentence
    from ..graph.records import record

    found = record(node, reference)
    found["effects"] = [sentence(e, reference) for e in node.effects]
    found["examples"] = [{"label": e.label, "code": e.code.strip("\n")} for e in node.examples]
    found["links"] = {link: curies for link in LINKS if (curies := reference.linked(node.id, link))}
    found["version"] = reference.version
    return found


def _say(node: Node, reference: Reference, console: Console) -> None:
    import textwrap

    from rich.markup import escape

    from ..graph.describe import sentence

    def named(curie: str) -> str:
        other = reference.get(curie)
        return escape(f"{other.code} {other.label}".strip() if other else curie)

    places = " · ".join(filter(None, [reference.kind_label(node.kind), *(escape(reference[c].label) for c in (node.game, node.chapter) if c in reference.nodes)]))
    console.print(f"[bold cyan]{node.code or node.id}[/]  [bold]{escape(node.label)}[/]" + (f"  [dim]{escape(node.label_en)}[/]" if node.label_en else ""))
    console.print(f"[dim]{places}[/]")
    for paragraph in filter(None, (" ".join(node.statement.split()), " ".join(node.note.split()))):
        console.print(f"\n{escape(paragraph)}")
    for reading in node.data.get("readings", ()):
        console.print(f"\n[bold]Lecture {reading.letter}[/] : {escape(' '.join(reading.says.split()))}")
    _section(console, "Effets", (escape(sentence(e, reference)) for e in node.effects))
    _section(console, "Liens", (f"{word} : {', '.join(map(named, found))}" for link, word in LINKS.items()
                                if (found := reference.linked(node.id, link))))
    _section(console, "Question", filter(None, [_question(node, reference)]))
    _section(console, "Sources", (escape(_place(c, reference)) for c in node.cites))
    if node.examples:
        console.print("\n[bold]Exemples[/]")
    for example in node.examples:
        console.print(f"  {escape(example.label)}")
        console.print(textwrap.indent(textwrap.dedent(example.code).strip("\n"), "    "), markup=False, style="dim")


def _section(console: Console, title: str, lines) -> None:
    for rank, line in enumerate(lines):
        if not rank:
            console.print(f"\n[bold]{title}[/]")
        console.print(f"  {line}")


def _question(node: Node, reference: Reference) -> str:
    """The call the resolver accepts, with the names it takes."""
    from ..graph import ASKABLE
    from ..resolver import Resolver

    if node.kind not in ASKABLE:
        return ""
    takes = [reference[c].name for c in Resolver(reference).signature(node.id)]
    own = {"Roll": ["des"], "Ranking": ["options"]}.get(node.kind, [])
    return f"{node.name}({', '.join([*takes, *own])})"


def _place(citation, reference: Reference) -> str:
    document = reference.get(citation.document)
    section = f", « {citation.section} »" if citation.section else ""
    page = f", p. {citation.page}" if citation.page is not None else ""
    return f"{document.label if document else citation.document}{section}{page}"


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
@room.rooted
def cite_command(name: str, form: str) -> int:
    """Cite une page, avec ses sources et le lien qui ne bouge pas."""
    from ..site.citation import cite

    reference = room.reference()
    print(cite(reference, room.node(reference, name), form))
    return 0
