"""`arbitre serve` and an open page: an edit reloads it, what breaks the graph is shown on it, and goes when it is mended."""

from __future__ import annotations

from pathlib import Path

import pytest
import sites
from playwright.sync_api import expect
from serving import PATIENCE, serving

from arbitre import cli
from arbitre.commands.site import fingerprint
from arbitre.site import build

LABEL = '"À terre"@fr'


@pytest.fixture
def project(tmp_path) -> Path:
    made = sites.project(tmp_path / "project")
    assert cli.run(["--root", str(made), "register"]) == 0
    build(made, stamp=fingerprint(made))
    return made


def edit(project: Path, old: str, new: str) -> None:
    path = project / "content" / "essai" / "game.ttl"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_an_open_page_follows_its_author(project, open_page):
    expect.set_options(timeout=PATIENCE * 1000)
    try:
        with serving(project) as served:
            page = open_page(served.address + "essai/a-terre/")
            title, banner = page.locator("h1"), page.locator(".arbitre-live li")
            expect(title).to_contain_text("À terre")
            edit(project, LABEL, '"Au sol"@fr')
            expect(title).to_contain_text("Au sol")
            edit(project, '"Au sol"@fr ,', '"Au sol"@fr , ,')
            expect(banner.first).to_contain_text("content/essai/game.ttl:")
            expect(title).to_contain_text("Au sol")
            assert page.evaluate("getComputedStyle(document.querySelector('.arbitre-live')).position") == "fixed"
            edit(project, '"Au sol"@fr , ,', '"Par terre"@fr ,')
            expect(title).to_contain_text("Par terre")
            expect(banner).to_have_count(0)
            page.goto("about:blank")  # or it would ask for a server that is gone
    finally:
        expect.set_options(timeout=5_000)
