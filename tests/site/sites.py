"""Sites for the tests: a small project that holds every kind of node, and the real one, built once for all workers."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

import lxml.html

ROOT = Path(__file__).resolve().parents[2]
MINI = Path(__file__).parent / "mini"


def project(folder: Path) -> Path:
    """A project of its own in `folder`: the small content, the real ontology, settings and hand-written pages."""
    shutil.copytree(MINI / "content", folder / "content")
    shutil.copytree(ROOT / "ontology", folder / "ontology")
    shutil.copytree(ROOT / "content" / "pages", folder / "content" / "pages")
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    (folder / "mkdocs.yml").write_text(re.sub(r"(?<=[ :])build/arbitre", str(ROOT / "build" / "arbitre"), settings), encoding="utf-8")
    return folder


def shared(tmp_path_factory, name: str, make) -> Path:
    """What `make(folder)` makes, once a test run: the first worker makes it, the others wait as long as it is alive."""
    base = tmp_path_factory.getbasetemp()
    base = base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base
    folder, done = base / name, base / f"{name}.done"
    with open(base / f"{name}.lock", "ab") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # no clock: the system lets go of it when whoever makes it has finished, or has died
        if done.is_file():
            if message := done.read_text(encoding="utf-8"):
                raise AssertionError(f"{name}: {message}")
            return folder
        try:
            make(folder)
        except BaseException as error:
            done.write_text(str(error) or type(error).__name__, encoding="utf-8")
            raise
        done.write_text("", encoding="utf-8")
    return folder


def small(tmp_path_factory) -> Path:
    """The small project, built; whoever changes it takes a copy."""
    from arbitre.site import build

    return shared(tmp_path_factory, "small", lambda folder: build(project(folder)))


def real_site(tmp_path_factory) -> Path:
    """The site of the whole reference."""
    from arbitre.site import build

    return shared(tmp_path_factory, "real-site", lambda folder: build(ROOT, folder))


@dataclass(frozen=True)
class Document:
    """What a page says of itself: its anchors, its links, what it loads, its headings, its policy, and what runs or is styled without a file."""

    ids: frozenset[str]
    twice: frozenset[str]
    links: list[str]
    loads: list[str]
    headings: list[int]
    policies: list[str]
    written: list[str]


LOADED = "//script/@src | //img/@src | //iframe/@src | //source/@src | //video/@src | //audio/@src | //embed/@src"
UNFILED = '//style | //script[not(@src)][not(@type="application/ld+json")] | //*[@style] | //*[@*[starts-with(name(), "on")]]'
SCRIPTED = re.compile(rb"""=\s*["']?\s*javascript:[^>]*""", re.IGNORECASE)
_xpath = lru_cache(maxsize=None)(lxml.etree.XPath)


def read(path: Path) -> Document:
    """One page."""
    text = path.read_bytes()
    page = lxml.html.document_fromstring(text, parser=lxml.html.HTMLParser(encoding="utf-8"))
    ids = Counter(map(str, _xpath("//@id")(page)))
    return Document(
        ids=frozenset(ids),
        twice=frozenset(name for name, times in ids.items() if times > 1),
        links=[str(link) for link in _xpath("//a/@href")(page)],
        loads=[str(link) for link in _xpath('//link[not(@rel="canonical" or @rel="prev" or @rel="next")]/@href')(page)]
        + [str(link) for link in _xpath(LOADED)(page)],
        headings=[int(heading.tag[1]) for heading in _xpath("//h1 | //h2 | //h3 | //h4 | //h5 | //h6")(page)],
        policies=[
            meta.get("content") for meta in _xpath("//meta[@http-equiv]")(page) if meta.get("http-equiv").lower() == "content-security-policy"
        ],
        written=[lxml.html.tostring(element, encoding="unicode")[:200] for element in _xpath(UNFILED)(page)]
        + [found.decode() for found in SCRIPTED.findall(text)],
    )


def documents_of(site: Path) -> dict[Path, Document]:
    """Every page of a built site."""
    return {path: read(path) for path in site.rglob("*.html")}


def broken(site: Path, pages: dict[Path, Document] | None = None) -> list[str]:
    """Every link, anchor or file of a built site that leads nowhere, as "page → link"; `pages` when they have been read already."""
    documents = {path: page for path, page in (pages or documents_of(site)).items() if path.name != "404.html"}
    found = []
    for path, document in documents.items():
        here = "http://site/" + path.relative_to(site).as_posix().removesuffix("index.html")
        for link in dict.fromkeys((*document.links, *document.loads)):
            address, anchor = urldefrag(urljoin(here, link))
            anchor = "demander" if anchor.startswith("q=") else anchor  # a situation, for the form of the page
            parts = urlsplit(address)
            if parts.scheme not in ("http", "https") or parts.netloc != "site":
                continue
            target = site / unquote(parts.path).lstrip("/")
            target = target / "index.html" if parts.path.endswith("/") else target
            if not target.is_file():
                found.append(f"{path.relative_to(site)} → {link}")
            elif anchor and target in documents and unquote(anchor) not in documents[target].ids:
                found.append(f"{path.relative_to(site)} → {link} (no such anchor)")
    return found


@lru_cache(maxsize=8)
def directives(policy: str) -> dict[str, str]:
    """A policy as it is written in a page, by directive; every page has the same, read once."""
    return {part.split()[0]: " ".join(part.split()[1:]) for part in policy.split(";")}


def obeys(pages: dict[Path, Document]) -> None:
    """Asserts that every page has the policy, and nothing that it refuses."""
    from arbitre.site.headers import DIRECTIVES, HEADER_ONLY

    expected = {name: value for name, value in DIRECTIVES.items() if name not in HEADER_ONLY}
    for path, page in pages.items():
        assert list(map(directives, page.policies)) == [expected], path
        assert page.written == [], path
