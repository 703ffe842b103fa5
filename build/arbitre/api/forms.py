"""Which form of a page a client wants: what its Accept header says, weighed as RFC 9110 says."""

from __future__ import annotations

FORMS = ("text/html", "text/turtle", "application/ld+json", "application/json")  # the first is for whoever does not mind
LONGEST = 2_000  # characters of the header that are read
MOST = 50  # ranges of it


def wanted(accept: str) -> str | None:
    """The form of FORMS a client likes best; None when it wants none of them."""
    ranges = [range_ for text in accept[:LONGEST].split(",")[:MOST] if (range_ := _range(text))]
    if not ranges:
        return FORMS[0]
    liked = [(_quality(form, ranges), -rank, form) for rank, form in enumerate(FORMS)]
    quality, _, form = max(liked)
    return form if quality > 0 else None


def _range(text: str) -> tuple[str, float] | None:
    """« text/turtle;q=0.5 » as (text/turtle, 0.5)."""
    name, *parameters = (part.strip().lower() for part in text.split(";"))
    quality = 1.0
    for parameter in parameters:
        key, _, value = parameter.partition("=")
        if key.strip() == "q":
            try:
                quality = float(value)
            except ValueError:
                quality = 0.0
    return (name, quality if 0 <= quality <= 1 else 0.0) if "/" in name else None


def _quality(form: str, ranges: list[tuple[str, float]]) -> float:
    """What the nearest range says of a form: itself, its family, anything."""
    for name in (form, f"{form.partition('/')[0]}/*", "*/*"):
        said = [quality for wanted_, quality in ranges if wanted_ == name]
        if said:
            return max(said)
    return 0.0
