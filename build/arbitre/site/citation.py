"""How a page is cited: one source for the page's « Citer » box and for `arbitre cite`."""

from __future__ import annotations

import json
import re
from urllib.parse import quote

from ..errors import UnknownError
from ..graph import Node, Reference
from ..graph.describe import ruling
from ..graph.releases import Edition

FORMATS = ("text", "markdown", "bbcode", "json")
LICENCE = "CC BY-SA 4.0"
PLACES = 4  # of the sources told on paper
BREAKS = re.compile(r"[ \t\n\v\f\r\x1c-\x1e\x85\u2028\u2029]+")
CONTROLS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")  # a terminal obeys some of them
SIGNS = re.compile(r"([\\`*_{}\[\]>#|~@$]|!(?=\[)|:(?=//)|(?<=www)\.|^[-+=!?:]|(?<=^\d)[.)]|(?<=^\d\d)[.)])", re.IGNORECASE)
ENTITY = re.compile(r"&(?=#?\w+;)")
TAG = re.compile(r"\[(?=\s*[/*\w])")


def permanent_link(reference: Reference, node: Node, version: str) -> str:
    """The address that never moves, with the version of the page one read."""
    path = node.slug.partition("/")[0] if node.kind == "Game" else node.slug.rstrip("/")
    return f"{reference.site_url}{quote(path)}/?v={version}"


def citation(reference: Reference, node: Node, version: str) -> dict:
    """Everything a citation says, as plain values."""
    game = reference.get(node.game)
    disputed = {"dispute": _dispute(reference, node)} if node.kind == "Dispute" else {}
    return {
        "id": node.id,
        "code": node.code,
        "label": node.label,
        "game": game.label if game else "",
        "statement": node.statement,
        "url": permanent_link(reference, node, version),
        "version": version,
        "sources": [_source(reference, cited) for cited in node.cites],
        "licence": LICENCE,
        **disputed,
    }


def _dispute(reference: Reference, node: Node) -> dict:
    """A dispute as a citation tells it: the ruling first, then the question, the readings with their places, the principle."""
    readings = [
        {"letter": r.letter, "says": r.says, "holds": r.letter == node.data.get("holds"), "sources": [_source(reference, c) for c in r.cites]}
        for r in node.data.get("readings", ())
    ]
    return {"ruling": ruling(node), "holds": node.data.get("holds"), "question": str(node.data.get("question") or ""), "readings": readings,
            "principle": str(node.data.get("principle") or "")}


def said(reference: Reference, node: Node) -> list[str]:
    """What a page says, a paragraph a text: its statement, or its dispute."""
    return _said(citation(reference, node, ""))


def _said(facts: dict) -> list[str]:
    """What the page says, or what it said in a former version, a paragraph a text."""
    if "text" in facts:
        return facts["text"]
    dispute = facts.get("dispute")
    if dispute is None:
        return [facts["statement"]] if facts["statement"] else []
    readings = []
    for reading in dispute["readings"]:
        places = " ; ".join(place(source) for source in reading["sources"])
        readings.append(f"Lecture {reading['letter']} : {line(reading['says'])}" + (f" ({places})" if places else ""))
    principle = [f"Principe : {dispute['principle']}"] if dispute["principle"] else []
    return [text for text in (dispute["ruling"], dispute["question"], *readings, *principle) if text]


def cite(reference: Reference, node: Node, version: str, format: str = "text", edition: Edition | None = None) -> str:
    """The citation of a node, in the version of its page, as text, Markdown, BBCode or JSON; in the words of an edition, if one is given."""
    if format not in FORMATS:
        raise UnknownError(f"format de citation inconnu : {format} → choisissez parmi {', '.join(FORMATS)}")
    facts = citation(reference, node, version)
    if edition is not None:
        facts = {**{k: v for k, v in facts.items() if k not in ("statement", "dispute")}, "text": list(edition.text), "released": edition.released}
    return {"text": _text, "markdown": _markdown, "bbcode": _bbcode, "json": _json}[format](facts)


def printed(reference: Reference, node: Node, version: str) -> str:
    """What stands at the foot of a page of paper: what it is, where it comes from, and where the rest of it is."""
    facts = citation(reference, node, version)
    places = list(dict.fromkeys(place({**source, "section": ""}) for source in facts["sources"]))
    shown = " ; ".join(places[:PLACES]) + " ; …" * (len(places) > PLACES)
    after = f"D'après {line(shown)}. " if places else ""
    return f"Arbitre, {line(_name(facts))}, version {version}. {after}Ce qui est replié, exemples et preuve, suite en ligne : {facts['url']}"


def line(text: object) -> str:
    """A text of the content on one line, without what a terminal would obey."""
    return CONTROLS.sub("", BREAKS.sub(" ", str(text).strip()))


def markdown(text: object) -> str:
    """A text that Markdown prints as it is, wherever it is pasted."""
    return SIGNS.sub(r"\\\1", ENTITY.sub("&amp;", line(text)).replace("<", "\0")).replace("\0", "&lt;")


def bbcode(text: object) -> str:
    """A text that a forum prints as it is: BBCode has no escape, so that an invisible sign keeps a bracket from opening a tag."""
    return TAG.sub("[\u2060", line(text))


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


def _after(facts: dict, plain) -> str:
    places = " ; ".join(place(source) for source in facts["sources"])
    return f"D'après {plain(places)}. " if places else ""


def _text(facts: dict) -> str:
    told = " ".join(map(line, _said(facts)))
    said = f"« {told} » " if told else ""
    return f"{said}Arbitre, {line(_name(facts))}, version {facts['version']}. {_after(facts, line)}{facts['url']}"


def _markdown(facts: dict) -> str:
    quoted = "".join(f"> {markdown(text)}\n>\n" for text in _said(facts))
    return f"{quoted}> [{markdown(_name(facts))}]({facts['url']}), Arbitre, version {facts['version']}. {_after(facts, markdown)}".rstrip()


def _bbcode(facts: dict) -> str:
    told = "\n".join(map(bbcode, _said(facts)))
    said = f"[quote]{told}[/quote]\n" if told else ""
    return f"{said}[url={facts['url']}]{bbcode(_name(facts))}[/url], Arbitre, version {facts['version']}. {_after(facts, bbcode)}".rstrip()


def _json(facts: dict) -> str:
    return json.dumps(facts, ensure_ascii=False, indent=2)
