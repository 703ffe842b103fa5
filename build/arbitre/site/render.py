"""From view-models to Markdown files: the jinja environment, its filters, and a writer that touches only what changed."""

from __future__ import annotations

import json
import re
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from .views import Page

TEMPLATES = Path(__file__).parent / "templates"
SPECIAL = re.compile(r"([\\`*_\[\]])")
OPENING = re.compile(r"^(\s*)([-+#>]|\d+(?=[.)]))")
BEFORE = re.compile(r" ([:;?!»%])")
AFTER = re.compile(r"(«|\bp\.) ")
BLANK = re.compile(r"\n\s*\n+")
EDGES = re.compile(r"\n{3,}")
ABSENT = ("turtle", "dispute", "step", "table", "sequence", "odds", "card", "missing")


def environment() -> Environment:
    """The jinja environment: everything printed is escaped unless a filter says it is safe."""
    found = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True,
                        finalize=lambda value: spaced(value) if type(value) is str else value)
    found.filters.update(md=md, yaml=yaml, block=block, pre=pre, french=french)
    return found


def spaced(text: str) -> str:
    """A text whose punctuation never starts a line: French puts spaces before it, which must not break."""
    return BEFORE.sub("\u00a0\\1", AFTER.sub("\\1\u00a0", text)) if " " in text else text


def md(text: object) -> Markup:
    """A text that Markdown prints as it is."""
    safe = SPECIAL.sub(r"\\\1", str(escape(spaced(str(text)))))
    return Markup(OPENING.sub(lambda m: m.group(1) + ("\\" + m.group(2) if not m.group(2).isdigit() else m.group(2) + "&#8203;"), safe))


def yaml(text: object) -> Markup:
    """A text as a YAML string; MkDocs' theme prints a description as it is, so that one comes escaped."""
    return Markup(json.dumps(str(text), ensure_ascii=False))


def block(html: str) -> Markup:
    """HTML as one Markdown block: no blank line may end it early."""
    inner = BLANK.sub("\n", html).strip()
    return Markup(f"\n\n{inner}\n\n" if inner else "\n")


def pre(text: object) -> Markup:
    """Text or markup for a <pre> element: its line ends survive `block`."""
    return Markup(str(escape(text)).replace("\n", "&#10;"))


def french(value: float) -> str:
    """A decimal as French readers write it."""
    return f"{value:.2f}".replace(".", ",")


class Renderer:
    """Turns pages into Markdown text."""

    def __init__(self) -> None:
        self.environment = environment()

    def markdown(self, page: Page) -> str:
        """The Markdown of one page."""
        context = {**dict.fromkeys(ABSENT), **page.context}
        template = self.environment.get_template(f"{page.template}.md.jinja")
        text = template.render(title=page.title, description=page.description, base=page.base, **context)
        return EDGES.sub("\n\n", text).strip() + "\n"


def write(path: Path, content: str | bytes) -> bool:
    """Writes a file unless it already says so; tells whether it did."""
    data = content.encode("utf-8") if isinstance(content, str) else content
    if path.is_file() and path.stat().st_size == len(data) and path.read_bytes() == data:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return True
