"""What is told of every page to who has not opened it: a search engine, a shared link, a screen reader that reads its title first."""

from __future__ import annotations

import re
from html import unescape

import pytest

REDIRECT = 'http-equiv="refresh"'


@pytest.fixture(scope="module")
def heads(mini_site):
    """Every page, its text; but those that only lead elsewhere."""
    pages = {path.relative_to(mini_site).as_posix(): path.read_text(encoding="utf-8") for path in mini_site.rglob("*.html")}
    return {address: text for address, text in pages.items() if REDIRECT not in text}


def test_every_page_says_its_language_its_title_and_what_it_is_about(heads):
    assert len(heads) > 50
    for address, text in heads.items():
        assert '<html lang="fr"' in text and 'name="viewport" content="width=device-width,initial-scale=1"' in text, address
        assert re.search(r"<title>[^<]*\S[^<]*</title>", text), address
        (told,) = re.findall(r'<meta name="description" content="([^"]*)"', text)
        assert len(unescape(told).strip()) > 5, address


def test_every_page_has_one_first_heading(heads):
    assert [address for address, text in heads.items() if len(re.findall(r"<h1[ >]", text)) != 1] == []


def test_no_script_holds_the_page_up_but_the_theme(heads):
    """A script without `defer` in the head holds the first sight up; the theme's, in the body, is what keeps a dark page from flashing white."""
    for address, text in heads.items():
        blocking = [tag for tag in re.findall(r"<script\b[^>]*\bsrc=[^>]*>", text) if " defer" not in tag and 'type="module"' not in tag]
        assert len(blocking) <= 1 and all("assets/theme.js" in tag for tag in blocking), f"{address}: {blocking}"
