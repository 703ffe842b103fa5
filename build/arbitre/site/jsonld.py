"""The linked data inside a page: schema.org, with the node's own IRI."""

from __future__ import annotations

import json

from markupsafe import Markup

from ..graph import Node, Reference
from .citation import citation, place

LICENCE_URL = "https://creativecommons.org/licenses/by-sa/4.0/"


def jsonld(reference: Reference, node: Node, version: str, turtle: str | None) -> Markup:
    """A DefinedTerm of schema.org (a CreativeWork for a source), safe to put in a script element."""
    facts = citation(reference, node, version)
    game, address = reference.get(node.game), facts["url"].partition("?")[0]
    data: dict[str, object] = {
        "@context": "https://schema.org",
        "@type": "CreativeWork" if node.kind == "Document" else "DefinedTerm",
        "@id": node.iri or address,
        "url": address,
        "name": node.label,
        "alternateName": [*([node.label_en] if node.label_en else []), *node.alt],
        "description": node.statement,
        "identifier": node.code,
        "inLanguage": "fr",
        "version": version,
        "license": LICENCE_URL,
        "citation": [place(source) for source in facts["sources"]],
    }
    if node.kind != "Document":
        data["termCode"] = node.code
        if game:
            data["inDefinedTermSet"] = {"@type": "DefinedTermSet", "@id": game.iri, "name": game.label}
    if turtle:
        data["subjectOf"] = {"@type": "Dataset", "encodingFormat": "text/turtle", "url": reference.site_url + turtle}
    kept = {key: value for key, value in data.items() if value not in ("", [], None)}
    return script_json(kept)


def script_json(value: object) -> Markup:
    """JSON that cannot close its script element."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e"))
