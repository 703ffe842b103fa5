"""Text that stays text: one way to print what content says, whether Markdown, HTML or an attribute reads it next."""

from __future__ import annotations

import re
from functools import lru_cache

from markupsafe import Markup, escape

MARKS = {sign: str(escape(sign)) for sign in "&<>\"'"} | {sign: f"&#{ord(sign)};" for sign in "\\`*_{}[]#|~\n\t"}
SIGNS = str.maketrans(MARKS)  # what HTML, Markdown, its attribute lists and jinja would read
OPENING = re.compile(r"^(?:[-+=: ]|\d+(?=[.)]))")  # what opens a list, a heading, a definition or code when it comes first
CONTROLS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
BEFORE = re.compile(r" ([:;?!»%])")
AFTER = re.compile(r"(«|\bp\.) ")


def spaced(text: str) -> str:
    """A text whose punctuation never starts a line: French puts spaces before it, which must not break."""
    return BEFORE.sub("\u00a0\\1", AFTER.sub("\\1\u00a0", text)) if " " in text else text


def literal(text: object) -> Markup:
    """A text that stays one: Markdown, an HTML block and an attribute alike show what was written, on one line of the source.

    Entities do it, as backslashes mean nothing within HTML; they cover what opens a construct anywhere, or first in a line.
    """
    return _written(str(text))


@lru_cache(maxsize=1 << 16)  # a name is printed on hundreds of pages
def _written(text: str) -> Markup:
    return Markup(OPENING.sub(_entities, signs(spaced(text))))


def signs(text: str) -> str:
    """A text with every sign that means something written as an entity; its line ends too."""
    return CONTROLS.sub("", text.replace("\r\n", "\n").replace("\r", "\n")).translate(SIGNS)


def _entities(match: re.Match) -> str:
    return "".join(f"&#{ord(sign)};" for sign in match[0])
