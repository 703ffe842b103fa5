"""HTML that pages hold as it is: set aside whole before Markdown looks for where it ends, tag by tag.

Nearly all of a page is such blocks, and MkDocs reads them once more for the places that links may lead to: half of the time of a page went there.
A block begins a line after a blank one, and is closed at the end of a line before a blank one or another block; any other is left to Markdown.
"""

from __future__ import annotations

import re

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor

BEGINS = re.compile(r"^<([a-z][a-z0-9]*)\b", re.MULTILINE)
PLACE = re.compile(r"""<[a-z][^<>]*?\sid=["']([^"']+)["']|<a\s[^<>]*?name=["']([^"']+)["']""")
FENCES, MKDOCS, HTML = 25, 21, 20  # the ranks of what reads code, of what looks for places, of what looks for where HTML ends: the first goes first


class Blocks(Extension):
    """Sets whole blocks of HTML aside, and still tells MkDocs the places they hold."""

    def extendMarkdown(self, md: Markdown) -> None:
        """Puts itself before what would read them, and where places are told after what looks for them."""
        aside = Aside(md)
        md.preprocessors.register(aside, "arbitre_blocks", (FENCES + MKDOCS) / 2)
        md.preprocessors.register(Places(md, aside), "arbitre_places", (MKDOCS + HTML) / 2)


class Aside(Preprocessor):
    """Sets blocks aside."""

    def __init__(self, md: Markdown) -> None:
        super().__init__(md)
        self.taken: list[str] = []

    def run(self, lines: list[str]) -> list[str]:
        """The lines, a mark in place of each run of blocks."""
        text, made, end = "\n".join(lines), [], 0
        self.taken = []
        for begun in BEGINS.finditer(text):
            if begun.start() >= end and text[: begun.start()].endswith("\n\n" if begun.start() else "") and (stop := self._stop(text, begun)):
                self.taken.append(text[begun.start() : stop])
                made += [text[end : begun.start()], self.md.htmlStash.store(self.taken[-1])]
                end = stop
        return "".join([*made, text[end:]]).split("\n")

    def _stop(self, text: str, begun: re.Match) -> int:
        """Where a run of blocks is closed; 0 for one that Markdown must read."""
        while begun and self.md.is_block_level(begun[1]):
            stop = _closed(text, begun)
            if not stop or text[stop : stop + 1] not in ("", "\n"):
                return 0
            if text[stop : stop + 2] in ("", "\n", "\n\n"):
                return stop
            begun = BEGINS.match(text, stop + 1)
        return 0


class Places(Preprocessor):
    """Tells MkDocs the places of what is set aside."""

    def __init__(self, md: Markdown, aside: Aside) -> None:
        super().__init__(md)
        self._aside = aside

    def run(self, lines: list[str]) -> list[str]:
        """The same lines."""
        if "mkdocs_raw_html" in self.md.preprocessors:
            places = self.md.preprocessors["mkdocs_raw_html"].present_anchor_ids
            places.update(found[1] or found[2] for text in self._aside.taken for found in PLACE.finditer(text))
        return lines


def _closed(text: str, begun: re.Match) -> int:
    """The end of the tag that closes the one begun; 0 when nothing does."""
    depth = 0
    for tag in re.compile(rf"<(/?){begun[1]}\b[^<>]*>").finditer(text, begun.start()):
        depth += -1 if tag[1] else 1
        if not depth:
            return tag.end()
    return 0
