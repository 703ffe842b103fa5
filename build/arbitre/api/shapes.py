"""What programs are answered, as JSON Schema: for the OpenAPI document, for assistants, and for the tests that hold every answer against it."""

from __future__ import annotations

TEXT, WHOLE, BOOL = {"type": "string"}, {"type": "integer"}, {"type": "boolean"}
TEXTS = {"type": "array", "items": TEXT}
MAYBE = {"type": ["string", "null"]}
FREE = {"type": "object"}


def _array(items: dict) -> dict:
    return {"type": "array", "items": items}


def _object(more: bool = False, optional: tuple[str, ...] = (), /, **properties: dict) -> dict:
    """An object that has all of these but the optional ones, and nothing else unless `more`."""
    required = [name for name in properties if name not in optional]
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": more}


PLACE = _object(document=TEXT, section=TEXT, page={"type": ["integer", "null"]})
HIT = _object(id=TEXT, label=TEXT, kind=TEXT, game=TEXT, url=TEXT, score=WHOLE, excerpt=TEXT)
ROW = _object(id=TEXT, code=TEXT, slug=TEXT, url=TEXT, kind=TEXT, game=TEXT, chapter=TEXT, label=TEXT, label_en=TEXT, statement=TEXT)
CITED = _object(id=TEXT, code=TEXT, label=TEXT, statement=TEXT, url=TEXT, version=TEXT, sources=TEXTS)

SHAPES = {
    "About": _object(version=TEXT, pages=WHOLE, site=TEXT, games=_array(_object(name=TEXT, code=TEXT, label=TEXT, pages=WHOLE))),
    "Found": _object(query=TEXT, suggestion=MAYBE, results=_array(HIT)),
    "Listed": _object(pages=_array(ROW), after=MAYBE, version=TEXT),
    "Page": _object(
        True, ("call", "takes", "arguments", "dispute", "asked"),
        id=TEXT, code=TEXT, slug=TEXT, url=TEXT, link=TEXT, kind=TEXT, game=TEXT, chapter=TEXT, label=TEXT, label_en=TEXT, alt=TEXTS, statement=TEXT, text=TEXT,
        cites=_array(PLACE), effects=TEXTS, examples=_array(_object(label=TEXT, code=TEXT)), links=FREE, version=TEXT,
        call=TEXT, takes=_array(FREE), arguments=_array(FREE), dispute=FREE, asked=TEXT,
    ),
    "Verdict": _object(
        verdict=TEXT, outcome=TEXT, total={"type": ["number", "null"]}, odds={"type": ["object", "null"], "additionalProperties": TEXT},
        unread={"type": "object", "additionalProperties": TEXTS}, idle=TEXTS, rather={"type": "object", "additionalProperties": TEXT},
        counts_in={"type": "object", "additionalProperties": TEXT},
        contradicted=_array(_object(name=TEXT, code=TEXT, label=TEXT)), disputes=TEXTS,
        answers=_array(_object(dispute=TEXT, reading=TEXT, verdict=TEXT)), trace=_array(_object(code=TEXT, label=TEXT, text=TEXT, value=TEXT)),
        version=TEXT, citations=_array(CITED),
    ),
    "Citation": _object(
        True, ("statement", "dispute", "text", "released"),
        id=TEXT, code=TEXT, label=TEXT, game=TEXT, statement=TEXT, url=TEXT, version=TEXT, sources=_array(PLACE), licence=TEXT, dispute=FREE, text=TEXTS,
        released=TEXT, format=TEXT, cited=TEXT,
    ),
    "Problem": _object(False, ("instance",), type=TEXT, title=TEXT, status=WHOLE, detail=TEXT, remedy=TEXT, instance=TEXT),
}
