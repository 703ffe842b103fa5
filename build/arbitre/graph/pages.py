"""The few pages written by hand: Markdown alone. No HTML, no script, no file from elsewhere, no place taken from another page."""

from __future__ import annotations

import html.parser
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from ..errors import GraphError
from ..files import FileError, read_text
from .names import INDEXED, LONGEST, TAKEN

EXTENSIONS = ("attr_list", "tables", "fenced_code", "toc")  # those of mkdocs.yml
NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
OWN = {"index", "citer", "contribuer"}  # the pages the navigation knows by name
ATTRIBUTES = {"class", "href", "id", "start", "style", "title"}
STYLE = re.compile(r"text-align: (?:left|center|right);")  # what a table's columns ask for
SCHEME = re.compile(r"([a-z][a-z0-9+.-]*):", re.IGNORECASE)
SCHEMES = {"http", "https", "mailto"}


@dataclass(frozen=True)
class Fault:
    """What is wrong in a page, where, and the way out."""

    file: str
    line: int
    message: str
    remedy: str
    broken: bool = False  # only a link that leads nowhere: MkDocs says it too, and a build that is not strict goes on


def read(root: Path, games: Iterable[str]) -> dict[str, str]:
    """The hand-written pages, name to text; `games` are the folders of the games. Raises GraphError for the first fault."""
    texts, faults = _texts(root), [fault for fault in judge(root, games) if not fault.broken]
    if faults:
        first = faults[0]
        raise GraphError(f"{first.file}:{first.line} : {first.message} → {first.remedy}")
    return {name: text for name, text in texts.items() if isinstance(text, str)}


def judge(root: Path, games: Iterable[str]) -> Iterator[Fault]:
    """Every fault of the hand-written pages."""
    texts, games = _texts(root), set(games)
    shown = {name: _Shown.of(text) for name, text in texts.items() if isinstance(text, str)}
    for name, text in texts.items():
        file, stem = f"content/pages/{name}", name.removesuffix(".md")
        if isinstance(text, FileError):
            yield Fault(file, text.line, text.reason, text.remedy)
        elif stem not in OWN and (stem in TAKEN | INDEXED | games or not NAME.fullmatch(stem) or len(stem) > LONGEST):
            yield Fault(file, 1, "ce nom est celui d'une page du site, ou ne peut pas être une adresse", "employez un autre nom, en minuscules, chiffres et tirets")
        else:
            yield from (Fault(file, _line(text, at), *told) for at, *told in _faults(name, text, shown))


def _texts(root: Path) -> dict[str, str | FileError]:
    folder, found = Path(root) / "content" / "pages", {}
    outside = not folder.resolve().is_relative_to((Path(root) / "content").resolve())
    for path in sorted(folder.glob("*.md")):
        try:
            found[path.name] = read_text(path, inside=Path(root) / "content" if outside else folder)
        except FileError as error:
            found[path.name] = error
    return found


def _faults(name: str, text: str, shown: dict[str, _Shown]) -> Iterator[tuple]:
    """What a page may not hold, each with the words that tell its line."""
    from mkdocs.utils.meta import get_data

    if get_data(text)[1] or text.startswith("---"):
        yield text[:1], "la page commence par des réglages (« clé : valeur »)", "effacez-les : une page écrite à la main n'en a pas"
        return
    if _html(text, True) != _html(text, False):
        at = re.search(r"<[a-zA-Z/!?][^>\n]*", text)
        yield at[0] if at else "<", "du HTML dans une page écrite à la main", "écrivez-la en Markdown ; pour montrer une balise, mettez-la entre accents graves"
        return
    page = shown[name]
    if "img" in page.tags:
        yield "![", "une image dans une page écrite à la main", "décrivez-la en mots : le site ne publie que le texte de ces pages"
        return
    for key, value in page.attributes:
        if key not in ATTRIBUTES or (key == "style" and not STYLE.fullmatch(value)):
            yield key, f"l'attribut {key} n'est pas permis", "effacez-le : une page écrite à la main n'a que des liens et des titres"
    for href in page.links:
        if fault := _link(href, name, shown):
            yield href, *fault


def _link(href: str, name: str, shown: dict[str, _Shown]) -> tuple | None:
    address = re.sub(r"[\x00-\x20]", "", href)  # as browsers read it
    if scheme := SCHEME.match(address):
        return None if scheme[1].lower() in SCHEMES else (f"le lien {href[:60]} n'est pas une adresse", "écrivez une adresse du site, ou https://…")
    path, _, anchor = address.partition("#")
    target = path.partition("?")[0] or name
    if target in shown:
        known = not anchor or anchor in shown[target].ids
        return None if known else (f"le lien {href[:60]} : aucun titre ne porte ce nom", "nommez-le comme le titre, en minuscules et tirets", True)
    if target.endswith("/"):
        return None
    return f"le lien {href[:60]} ne mène à aucune page", "écrivez l'adresse de la page, une barre oblique à la fin : ../glossaire/", True


def _html(text: str, raw: bool) -> str:
    """The page as Markdown shows it; without `raw`, HTML in it is only text."""
    import markdown

    reader = markdown.Markdown(extensions=EXTENSIONS)
    if not raw:
        reader.preprocessors.deregister("html_block")
        reader.inlinePatterns.deregister("html")
    return reader.convert(text)


def _line(text: str, words: str) -> int:
    return text.count("\n", 0, max(text.find(words), 0)) + 1


@dataclass
class _Shown(html.parser.HTMLParser):
    """What a page comes to, its HTML taken for text."""

    tags: set[str] = field(default_factory=set)
    attributes: list[tuple[str, str]] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    ids: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        super().__init__()

    @classmethod
    def of(cls, text: str) -> _Shown:
        """A page's text, read."""
        found = cls()
        found.feed(_html(text, False))
        return found

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        for key, value in attrs:
            self.attributes.append((key, value or ""))
            if key == "href":
                self.links.append(value or "")
            if key == "id":
                self.ids.add(value or "")
