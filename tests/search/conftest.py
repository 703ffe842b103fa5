"""What the tests of the search share: an index, its export, and a small site in a real browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from bare_site import PAGE, put_assets, served
from small import records

from arbitre.search import build_index, export, read_queries

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def fixture_records() -> list[dict]:
    """A small reference, without the graph."""
    return records()


@pytest.fixture(scope="session")
def queries_path() -> Path:
    """Queries for the small reference."""
    return HERE / "fixture_queries.tsv"


@pytest.fixture(scope="session")
def queries(queries_path) -> list:
    """The same, read."""
    return read_queries(queries_path)


@pytest.fixture(scope="session")
def index(tmp_path_factory, fixture_records) -> Path:
    """Its index."""
    return build_index(fixture_records, tmp_path_factory.mktemp("search") / "index")


@pytest.fixture(scope="session")
def site(tmp_path_factory, index, fixture_records):
    """A site of bare pages that only has the search; yields its address."""
    root = tmp_path_factory.mktemp("site") / "arbitre"
    put_assets(root)
    export(index, root)
    pages = {"": ("Accueil", ""), "recherche": ("Recherche", '<div id="arbitre-results"></div>')}
    pages |= {r["slug"]: (r["label"], f"<p>{r['statement']}</p>") for r in fixture_records}
    for slug, (title, body) in pages.items():
        folder = root / slug
        folder.mkdir(parents=True, exist_ok=True)
        base = "../" * len(Path(slug).parts) or "./"
        (folder / "index.html").write_text(PAGE.format(title=title, body=body, base=base), encoding="utf-8")
    with served(root.parent) as address:
        yield f"{address}arbitre/"


@pytest.fixture
def page(chromium, site):
    """A page of that browser; fails the test on a console error or a request to another host."""
    context = chromium.new_context(viewport={"width": 1200, "height": 800})
    opened, wrong = context.new_page(), []
    opened.on("console", lambda m: wrong.append(m.text) if m.type == "error" else None)
    opened.on("pageerror", lambda e: wrong.append(str(e)))
    opened.on("request", lambda r: wrong.append(r.url) if not r.url.startswith((site, "data:")) else None)
    yield opened
    context.close()
    assert not wrong
