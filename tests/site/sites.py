"""Sites for the tests: a small project that holds every kind of node, and the real one, built once for all workers."""

from __future__ import annotations

import fcntl
import html.parser
import os
import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

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


def real_site(tmp_path_factory) -> Path:
    """The site of the whole reference."""
    from arbitre.site import build

    return shared(tmp_path_factory, "real-site", lambda folder: build(ROOT, folder))


@dataclass
class Document(html.parser.HTMLParser):
    """What a page says of itself: its anchors, its links, what it loads, its headings, its policy, and what runs or is styled without a file."""

    ids: set[str] = field(default_factory=set)
    twice: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    headings: list[int] = field(default_factory=list)
    policies: list[str] = field(default_factory=list)
    written: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        if name := given.get("id"):
            (self.twice if name in self.ids else self.ids).add(name)
        if re.fullmatch(r"h[1-6]", tag):
            self.headings.append(int(tag[1]))
        if tag == "meta" and (given.get("http-equiv") or "").lower() == "content-security-policy":
            self.policies.append(given["content"])
        if tag == "style" or (tag == "script" and "src" not in given and given.get("type") != "application/ld+json"):
            self.written.append(self.get_starttag_text())
        if "style" in given or any(name.startswith("on") for name in given) or any((v or "").strip().lower().startswith("javascript:") for v in given.values()):
            self.written.append(self.get_starttag_text())
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag == "link" and given.get("rel") not in ("canonical", "prev", "next"):
            self.loads.append(given["href"])
        if tag in ("script", "img", "iframe", "source", "video", "audio", "embed") and given.get("src"):
            self.loads.append(given["src"])


def read(path: Path) -> Document:
    """One page."""
    found = Document()
    found.feed(path.read_text(encoding="utf-8"))
    return found


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


def obeys(pages: dict[Path, Document]) -> None:
    """Asserts that every page has the policy, and nothing that it refuses."""
    from arbitre.site.headers import DIRECTIVES, HEADER_ONLY

    expected = {name: value for name, value in DIRECTIVES.items() if name not in HEADER_ONLY}
    for path, page in pages.items():
        assert [{part.split()[0]: " ".join(part.split()[1:]) for part in policy.split(";")} for policy in page.policies] == [expected], path
        assert page.written == [], path
