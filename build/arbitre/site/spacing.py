"""French spacing: what a colon, a question mark or a quotation mark holds to stays on its line."""

from __future__ import annotations

import re

NBSP = "\u00a0"
_KEPT = re.compile(r"(<(pre|code|script|style|textarea)\b.*?</\2>|<[^>]+>)", re.DOTALL)  # tags, and what is not prose
_BEFORE = re.compile(r" (?=[:;?!»%])")


def spaced(html: str) -> str:
    """The same page with no-break spaces in its prose; code, scripts and attributes are left alone."""
    parts, end = [], 0
    for match in _KEPT.finditer(html):
        parts += [_prose(html[end : match.start()]), match[0]]
        end = match.end()
    return "".join([*parts, _prose(html[end:])])


def _prose(text: str) -> str:
    return _BEFORE.sub(NBSP, text).replace("« ", f"«{NBSP}")
