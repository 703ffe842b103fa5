"""From view-models to Markdown files: the jinja environment and its filters."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from ..french import percent
from .literal import literal, signs
from .once import COMPILED
from .views import Page

TEMPLATES = Path(__file__).parent / "templates"
UNYAML = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")  # raw, they end a line of YAML or are refused there
BLANK = re.compile(r"\n\s*\n+")
EDGES = re.compile(r"\n{3,}")
ABSENT = ("turtle", "dispute", "step", "table", "sequence", "odds", "card", "missing", "ask")


@lru_cache(maxsize=1)
def environment() -> Environment:
    """The jinja environment: everything printed is a text unless a filter or a macro says it is markup already. A template is read once, until it changes."""
    found = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True,
                        finalize=lambda value: literal(value) if type(value) is str else value, bytecode_cache=COMPILED)
    found.filters.update(yaml=yaml, block=block, pre=pre, french=french, percent=percent)
    return found


def yaml(text: object) -> Markup:
    """A text as a YAML string; MkDocs' theme prints a description as it is, so that one comes escaped."""
    told = json.dumps(str(text), ensure_ascii=False)
    return Markup(UNYAML.sub(lambda found: f"\\u{ord(found[0]):04x}", told))


def block(html: str) -> Markup:
    """HTML as one Markdown block: no blank line may end it early."""
    inner = BLANK.sub("\n", html).strip()
    return Markup(f"\n\n{inner}\n\n" if inner else "\n")


def pre(text: object) -> Markup:
    """Text or markup for a <pre> element: its line ends survive `block`."""
    return text if isinstance(text, Markup) else Markup(signs(str(text)))


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
