"""A page before it is rendered."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..links import base_of


@dataclass
class Page:
    """What becomes one Markdown file: its address, template, title, and everything the template prints."""

    path: str
    template: str
    title: str
    description: str = ""
    context: dict[str, object] = field(default_factory=dict)

    @property
    def base(self) -> str:
        """The way back to the root of the site."""
        return base_of(self.path)

    @property
    def source(self) -> str:
        """The Markdown file, from the generated folder."""
        return f"{self.path}.md" if self.path else "index.md"


def short(text: str, limit: int = 160) -> str:
    """The start of a text, cut between two words."""
    text = " ".join(text.split())
    if len(text) <= limit:
        return text
    return text[:limit].rsplit(" ", 1)[0].rstrip(" ,;:.") + "…"
