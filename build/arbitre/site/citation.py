"""How a page is cited: one source for the page's « Citer » box and for `arbitre cite`."""

from __future__ import annotations

import json

from ..errors import UnknownError
from ..graph import Node, Reference

FORMATS = ("text", "markdown", "bbcode", "json")
LICENCE = "CC BY-SA 4.0"


def permanent_link(reference: Reference, node: Node) -> str:
    """The address that never moves, with the version one read."""
    path = node.slug.partition("/")[0] if node.kind == "Game" else node.slug.rstrip("/")
    return f"{reference.site_url}{path}/?v={reference.version}"


def citation(reference: Reference, node: Node) -> dict:
    """Everything a citation says, as plain values."""
    game = reference.get(node.game)
    return {
        "id": node.id,
        "code": node.code,
        "label": node.label,
        "game": game.label if game else "",
        "statement": node.statement,
        "url": permanent_link(reference, node),
        "version": reference.version,
        "sources": [_source(reference, cited) for cited in node.cites],
        "licence": LICENCE,
    }


def cite(reference: Reference, node: Node, format: str = "text") -> str:
    """The citation of a node as text, Markdown, BBCode or JSON."""
    if format not in FORMATS:
        raise UnknownError(f"format de citation inconnu : {format} → choisissez parmi {', '.join(FORMATS)}")
    facts = citation(reference, node)
    return {"text": _text, "markdown": _markdown, "bbcode": _bbcode, "json": _json}[format](facts)


def _source(reference: Reference, cited) -> dict:
    document = reference.get(cited.document)
    return {"document": document.label if document else cited.document, "section": cited.section, "page": cited.page}


def place(source: dict) -> str:
    """One source in words: Warmachine MkII, « Attaques de dos », p. 32."""
    section = f", « {source['section']} »" if source["section"] else ""
    page = f", p. {source['page']}" if source["page"] is not None else ""
    return f"{source['document']}{section}{page}"


def _name(facts: dict) -> str:
    code = f"{facts['code']} " if facts["code"] else ""
    game = f" ({facts['game']})" if facts["game"] else ""
    return f"{code}{facts['label']}{game}"


def _after(facts: dict) -> str:
    places = " ; ".join(place(source) for source in facts["sources"])
    return f"D'après {places}. " if places else ""


def _text(facts: dict) -> str:
    said = f"« {facts['statement']} » " if facts["statement"] else ""
    return f"{said}Arbitre, {_name(facts)}, version {facts['version']}. {_after(facts)}{facts['url']}"


def _markdown(facts: dict) -> str:
    quoted = "".join(f"> {line}\n" for line in facts["statement"].splitlines())
    gap = ">\n" if quoted else ""
    return f"{quoted}{gap}> [{_name(facts)}]({facts['url']}), Arbitre, version {facts['version']}. {_after(facts)}".rstrip()


def _bbcode(facts: dict) -> str:
    said = f"[quote]{facts['statement']}[/quote]\n" if facts["statement"] else ""
    return f"{said}[url={facts['url']}]{_name(facts)}[/url], Arbitre, version {facts['version']}. {_after(facts)}".rstrip()


def _json(facts: dict) -> str:
    return json.dumps(facts, ensure_ascii=False, indent=2)
