"""The real site: whole, light, and every link good."""

import gzip
import json
import re
import zipfile
from functools import lru_cache
from pathlib import Path

import pytest
import sites

from arbitre import seal
from arbitre.site import keeping

BUDGET = 60_000  # bytes of a page compressed with what it loads, fonts aside


@lru_cache(maxsize=None)
def imported(script: Path) -> frozenset[Path]:
    """The modules that a script loads before anybody touches the page."""
    inner = {(script.parent / name).resolve() for name in re.findall(r'^import .* from "(\./[^"]+)"', script.read_text(encoding="utf-8"), re.MULTILINE)}
    return frozenset(inner.union(*map(imported, inner))) if script.suffix == ".js" else frozenset()


@pytest.fixture(scope="module")
def weights(site):
    """The compressed weight of each page with its styles and scripts."""
    sizes: dict = {}

    def size(path):
        if path not in sizes:
            sizes[path] = len(gzip.compress(path.read_bytes(), 6))
        return sizes[path]

    found = {}
    for path in site.rglob("index.html"):
        text = path.read_text(encoding="utf-8")
        loads = {*re.findall(r'<link rel="stylesheet" href="([^"]+)"', text), *re.findall(r'<script src="([^"]+)"', text)}
        files = {(path.parent / load).resolve() for load in loads}
        found[str(path.relative_to(site))] = size(path) + sum(map(size, files | {inner for file in files for inner in imported(file)}))
    return found


@pytest.fixture(scope="module")
def documents(site):
    """Its pages, read once."""
    return sites.documents_of(site)


def test_every_link_leads_somewhere(site, documents):
    assert sites.broken(site, documents) == []


def test_no_anchor_twice_on_a_page(documents):
    assert [str(path) for path, page in documents.items() if page.twice] == []


def test_every_page_has_the_policy_and_nothing_it_refuses(documents):
    sites.obeys(documents)


def test_what_judges_travels_compiled(site):
    """A browser that had to compile what it imports would be much longer to its first verdict."""
    folder = site / "assets" / "referee"
    names = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    for name in ("code", "library"):
        with zipfile.ZipFile(folder / names[name]) as archive:
            endings = {Path(file).suffix for file in archive.namelist()}
        assert ".pyc" in endings and ".py" not in endings, name


def test_every_node_has_a_page_and_a_short_address(site, reference):
    for node in reference:
        path = site / (node.slug.partition("/")[0] if node.kind == "Game" else node.slug)
        assert (path / "index.html").is_file() and path.with_name(path.name + ".ttl").is_file(), node.id
        assert (site / node.code / "index.html").is_file(), node.code


def test_no_page_of_a_node_reads_the_whole_reference(site, root):
    """One that does is made again after every edit: seven hundred did for an afternoon, each edit took four times as long, and every test passed."""
    pages = seal.kept_json(root / keeping.KEPT)["pages"]
    assert len(pages) > 1_000 and [curie for curie, record in pages.items() if record["every"]] == []


def test_pages_are_light(weights):
    heavy = {name: weight for name, weight in weights.items() if weight > BUDGET}
    assert not heavy


def test_rules_stay_out_of_the_navigation(site, reference):
    text = (site / "index.html").read_text(encoding="utf-8")
    nav = text[text.index('<nav class="arb-nav"') : text.index("</nav>", text.index('<nav class="arb-nav"'))]
    assert nav.count("<a ") < 30 + sum(n.kind in ("Game", "Chapter") for n in reference)


def test_the_menu_of_a_page_is_that_of_its_game(site, reference):
    for game in reference.games():
        folder, others = game.slug.partition("/")[0], {g.slug.partition("/")[0] for g in reference.games()} - {game.slug.partition("/")[0]}
        chapters = reference.of_game(game.id, "Chapter")
        text = (site / chapters[0].slug / "index.html").read_text(encoding="utf-8")
        menu = re.findall(r'href="([^"]+)"', text[text.index('<nav class="arb-nav"') : text.index("</nav>", text.index('<nav class="arb-nav"'))])
        led = {(site / chapters[0].slug / link).resolve().relative_to(site.resolve()).as_posix() for link in menu}
        assert {chapter.slug for chapter in chapters} <= led and {folder, f"trouver/{folder}", *others} <= led
        assert not any(address.startswith(f"{other}/") or address == f"trouver/{other}" for address in led for other in others)


def test_nothing_says_to_come_back_later(site):
    for path in site.rglob("*.html"):
        text = path.read_text(encoding="utf-8").lower()
        assert not [word for word in ("bientôt", "à venir", "todo", "lorem") if word in text], path
