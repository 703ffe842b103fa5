"""`arbitre show`: one page, without a browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from . import room
from .french import command, option

if TYPE_CHECKING:
    from rich.console import Console

    from ..graph import Node, Reference
    from ..resolver import Versions

LINKS = {
    "requires": "suppose", "exceptionTo": "exception à", "hasException": "excepté par", "overrides": "prime sur",
    "overriddenBy": "cède à", "grants": "donne", "grantedBy": "donné par", "cancels": "annule", "cancelledBy": "annulé par",
    "appliesAt": "s'applique à", "applied": "s'y applique", "partOf": "fait partie de", "hasPart": "comprend", "seeAlso": "voir aussi",
    "broader": "sorte de", "narrower": "sortes", "disputedBy": "en litige", "concerns": "concerne", "replacedBy": "remplacé par",
    "settledBy": "tranché par", "settles": "tranche",
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
        from ..resolver import Resolver, Versions

        found = as_json_object(node, Versions(Resolver(reference)))
        if room.replaced(reference, name) is node:
            found["asked"] = name
        if said := room.told(reference, name):
            found |= {"said_of": said.data["role"], "predicate": node.id, "name": said.name, "said": said.label}
        room.write_json(found)
        return 0
    room.say_replaced(reference, name, node)
    if said := room.told(reference, name):
        room.out().print(f"{said.label} : ce que l'on dit de {reference[str(said.data['role'])].label}, {said.name} dans une question", markup=False)
    _say(node, reference, room.out())
    return 0


def as_json_object(node: Node, versions: Versions) -> dict:
    """The node's record, its effects as sentences, its examples as written and its links both ways; how it is asked; what a dispute comes to."""
    from ..graph import ASKABLE
    from ..graph.describe import sentence
    from ..graph.records import record
    from ..resolver import arguments_of, call, takes
    from ..site.citation import citation

    reference, resolver, version = versions.reference, versions.resolver, versions.of(node)
    found = record(node, reference)
    found["effects"] = [sentence(e, reference) for e in node.effects if not e.reading]
    found["examples"] = [{"label": e.label, "code": e.code.strip("\n")} for e in node.examples]
    found["links"] = {link: curies for link in LINKS if (curies := reference.linked(node.id, link))}
    if node.kind == "Dispute":
        found["dispute"] = citation(reference, node, version)["dispute"]
    if node.kind in ASKABLE:
        found["call"] = call(resolver, node)
        found["takes"] = [
            {"name": t.name, "id": t.curie, "label": t.label, "role": t.role, "accepts": t.accepts, "distance": t.depth}
            for group in takes(resolver, node) for t in group
        ]
    if own := arguments_of(reference, node):
        found["arguments"] = [
            {"name": a.name, "label": a.label, "meaning": a.meaning, "accepts": a.accepts, "required": a.required, "example": a.sample, "of": list(a.of)}
            for a in own
        ]
    found["version"] = version
    return found


def _say(node: Node, reference: Reference, console: Console) -> None:
    import textwrap

    from rich.markup import escape

    from ..graph.describe import sentence, stages

    def named(curie: str) -> str:
        other = reference.get(curie)
        return escape(f"{other.code} {other.label}".strip() if other else curie)

    places = " · ".join(filter(None, [reference.kind_label(node.kind), *(escape(reference[c].label) for c in (node.game, node.chapter) if c in reference.nodes)]))
    console.print(f"[bold cyan]{node.code or node.id}[/]  [bold]{escape(node.label)}[/]" + (f"  [dim]{escape(node.label_en)}[/]" if node.label_en else ""))
    console.print(f"[dim]{places}[/]")
    if node.kind == "Dispute":
        console.print("")
        for line in _dispute(node, reference):
            console.print(line)
    for paragraph in filter(None, (" ".join(node.statement.split()), " ".join(node.note.split()))):
        console.print(f"\n{escape(paragraph)}")
    _section(console, "Effets", (escape(sentence(e, reference)) for e in node.effects if not e.reading))
    _section(console, "Maillons", (escape(f"{rank}. {''.join(p.text for p in parts)}") for rank, parts in enumerate(stages(node, reference), 1)))
    _section(console, "Liens", (f"{word} : {', '.join(map(named, found))}" for link, word in LINKS.items()
                                if (found := reference.linked(node.id, link))))
    _section(console, "Question", map(escape, _question(node, reference)))
    _section(console, "Dans une question", map(escape, _names(node, reference)))
    _section(console, "On demande aussi", map(escape, (*node.asked, *node.asked_en)))
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


def _question(node: Node, reference: Reference) -> list[str]:
    """The call the resolver accepts, then what it reads, by distance and by role: the nearest with what they accept."""
    from ..graph import ASKABLE
    from ..resolver import DISTANCES, Resolver, arguments_of, call, takes

    if node.kind not in ASKABLE:
        return []
    resolver = Resolver(reference)
    found = [call(resolver, node)]
    if own := arguments_of(reference, node):
        found.append("Ses arguments :")
        for argument in own:
            found += [f"  {argument.name} : {argument.meaning}", f"    {argument.accepts} ; par exemple {argument.name}={argument.sample}"]
    for title, group in zip(DISTANCES, takes(resolver, node)):
        by_role: dict[str, list] = {}
        for taken in group:
            by_role.setdefault(taken.role, []).append(taken)
        if group:
            found.append(f"{title} :")
        far = title == DISTANCES[-1]
        for role, members in by_role.items():
            of = f"{reference[role].label} : " if role else ""
            if far:
                found.append(f"  {of}{', '.join(t.name for t in members)}")
            else:
                found += [f"  {t.name} : {t.label}" + (f", {t.accepts}" if t.accepts else "") for t in members]
    return found


def _names(node: Node, reference: Reference) -> list[str]:
    """How a predicate, a number or a fact is said in a question, and the questions that read it."""
    from ..graph import BORNE, PARAMETERS
    from ..resolver import Resolver, askers, names

    if node.kind not in (*PARAMETERS, *BORNE):
        return []
    resolver = Resolver(reference)
    said = names(resolver, node)
    if not said:
        return []
    found = [f"{name}" + (f" : {reference[role].label}" if role else "") for role, name in said]
    if asking := askers(resolver, node):
        more = f", et {len(asking) - 8} autres" if len(asking) > 8 else ""
        found.append("lu par " + ", ".join(reference[curie].name for _, curie in asking[:8]) + more)
    return found


def _dispute(node: Node, reference: Reference) -> list[str]:
    """The ruling first, then the question, the readings with their places, the principle."""
    from ..graph.describe import ruling, sentence

    found = [f"[bold]{_escaped(ruling(node))}[/]"]
    if question := str(node.data.get("question") or ""):
        found.append(_escaped(question))
    for reading in node.data.get("readings", ()):
        found.append(f"[bold]Lecture {reading.letter}[/] : {_escaped(' '.join(reading.says.split()))}")
        found += [f"  {_escaped(_place(c, reference))}" for c in reading.cites]
        found += [f"  {_escaped(sentence(e, reference))}" for e in node.effects if e.reading == reading.letter]
        if reading.replaces:
            found.append("  remplace : " + ", ".join(reference[c].code or c for c in reading.replaces))
    if principle := str(node.data.get("principle") or ""):
        found.append(f"Principe : {_escaped(' '.join(principle.split()))}")
    return found


def _escaped(text: str) -> str:
    from rich.markup import escape

    return escape(text)


def _place(citation, reference: Reference) -> str:
    document = reference.get(citation.document)
    section = f", « {citation.section} »" if citation.section else ""
    page = f", p. {citation.page}" if citation.page is not None else ""
    return f"{document.label if document else citation.document}{section}{page}"
