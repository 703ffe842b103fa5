"""Citations: the same words on the page and in the terminal, a link that names its version."""

import json

import pytest

from arbitre.errors import UnknownError
from arbitre.site import FORMATS, cite, permanent_link

VERSION = "0123abcd"


@pytest.fixture(scope="module")
def node(mini_reference):
    return mini_reference["es:dos"]


def test_the_link_names_the_version(mini_reference, node):
    assert permanent_link(mini_reference, node, VERSION) == f"https://arbitre.example/essai/dos/?v={VERSION}"
    assert permanent_link(mini_reference, mini_reference["es:essai"], VERSION).startswith("https://arbitre.example/essai/?v=")


@pytest.mark.parametrize("format", FORMATS)
def test_every_format_says_code_source_and_link(mini_reference, node, format):
    text = cite(mini_reference, node, VERSION, format)
    for words in ("ES-118", "Livre d'essai", "Combat", permanent_link(mini_reference, node, VERSION)):
        assert words in text


def test_markdown_quotes_then_links(mini_reference, node):
    lines = cite(mini_reference, node, VERSION, "markdown").splitlines()
    assert all(line.startswith(">") for line in lines)
    assert lines[-1].startswith("> [ES-118 ") and f"]({permanent_link(mini_reference, node, VERSION)})" in lines[-1]


def test_bbcode_closes_what_it_opens(mini_reference, node):
    text = cite(mini_reference, node, VERSION, "bbcode")
    assert text.count("[quote]") == text.count("[/quote]") == 1 and text.count("[/url]") == 1


def test_json_is_a_record(mini_reference, node):
    record = json.loads(cite(mini_reference, node, VERSION, "json"))
    assert record["sources"][0] == {"document": "Livre d'essai", "section": "Combat", "page": 4}
    assert record["version"] == VERSION and record["statement"] == node.statement


def test_a_node_without_a_statement_is_still_cited(mini_reference, node):
    from dataclasses import replace

    bare = replace(node, statement="", cites=())
    for format in FORMATS:
        assert "ES-118" in cite(mini_reference, bare, VERSION, format)


def test_an_unknown_format_lists_the_known_ones(mini_reference, node):
    with pytest.raises(UnknownError, match="text, markdown, bbcode, json"):
        cite(mini_reference, node, VERSION, "latex")
