"""What a reader finds in the built sites: French words, full cells, live rules; names of old and names with a role that still lead somewhere."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path

import pytest

TAGS = re.compile(r"<[^>]+>")
TYPED = re.compile(r"<(script|style|pre|svg|code)\b.*?</\1>", re.DOTALL)  # what one types or copies, and what nobody reads
ARTICLE = re.compile(r"<article.*?</article>", re.DOTALL)
PYTHON = re.compile(r"Fraction\(|\bv\.(?:odds|total|outcome|codes)|\w+Error\b|Traceback")
IDLE = re.compile(r"compris dans les chances|est un cas de «")
EMPTY = re.compile(r"<t[dh](?: [^>]*)?>\s*</t[dh]>")
MINUS = re.compile(r"(?<=[\s(])- ?(?=\d)")
VERDICT = re.compile(r'<p class="arb-verdict">(.*?)</p>|<ol class="arb-trace">(.*?)</ol>', re.DOTALL)


@pytest.fixture(scope="module", params=["mini_site", "site"])
def pages(request) -> dict[str, str]:
    """The HTML of what people read, by page."""
    folder = Path(request.getfixturevalue(request.param))
    found = {}
    for path in sorted(folder.rglob("index.html")):
        if article := ARTICLE.search(path.read_text(encoding="utf-8")):
            found[path.relative_to(folder).as_posix()] = article[0]
    return found


def read(article: str) -> str:
    """The words of a page, without what is typed or copied."""
    return html.unescape(TAGS.sub(" ", TYPED.sub(" ", article)))


def found(pages: dict[str, str], pattern: re.Pattern, text=read) -> list[tuple[str, str]]:
    return [(name, match[0]) for name, article in pages.items() if (match := pattern.search(text(article)))]


def test_no_python_in_what_is_read(pages):
    assert found(pages, PYTHON) == []


def test_a_trace_holds_no_idle_line(pages):
    assert found(pages, IDLE) == []


def test_no_empty_cell(pages):
    assert found(pages, EMPTY, str) == []


def test_verdicts_have_true_minus_signs(pages):
    def judged(article: str) -> str:
        return html.unescape(TAGS.sub(" ", " ".join(one or two for one, two in VERDICT.findall(article))))

    assert found(pages, MINUS, judged) == []


def test_a_question_is_never_shown_without_anything_to_say(pages):
    def typed(article: str) -> str:
        return " ".join(re.findall(r'aria-label="La question telle qu.on la pose"><code>(.*?)</code>', article.partition('id="exemples"')[0], re.DOTALL))

    assert found(pages, re.compile(r"\w+\(\)"), typed) == []


@pytest.mark.parametrize("address", ["ES-090", "ES-091", "essai/proie-etourdie", "essai/proie-sonnee"])
def test_old_names_lead_to_their_page(mini_site, address):
    text = (mini_site / address / "index.html").read_text(encoding="utf-8")
    assert 'rel="canonical" href="https://arbitre.example/essai/etourdi/"' in text and "essai/etourdi/" in text


def test_the_page_of_unknown_addresses_knows_whose_a_predicate_may_be(mini_site):
    assert {"proie", "lutteur"} <= set(json.loads((mini_site / "assets" / "names" / "essai.json").read_text(encoding="utf-8"))["etourdi"])


def test_a_name_with_a_role_is_a_resource(mini_site):
    from rdflib import Graph, URIRef

    graph, site = Graph().parse(mini_site / "essai" / "etourdi.ttl"), "https://arbitre.example/"
    name = URIRef(site + "essai/proie.etourdi")
    assert (name, URIRef(site + "ontology/#role"), URIRef(site + "essai/proie")) in graph
    assert (name, URIRef(site + "ontology/#predicate"), URIRef(site + "essai/etourdi")) in graph


def test_every_retired_name_still_leads_somewhere(site, reference):
    assert reference.retired
    for name in reference.retired:
        assert (site / name / "index.html").is_file(), name


def test_how_players_ask_is_on_the_page_and_in_its_data(mini_site):
    from rdflib import Graph, Literal, URIRef

    page = (mini_site / "essai" / "etourdi" / "index.html").read_text(encoding="utf-8")
    assert "On demande aussi" in page and '<li lang="en">can a dazed model wrestle</li>' in page and "&lt;b&gt;lutter" in page
    graph, asked = Graph().parse(mini_site / "essai" / "etourdi.ttl"), URIRef("https://arbitre.example/ontology/#asked")
    said = {*graph.objects(URIRef("https://arbitre.example/essai/etourdi"), asked)}
    assert Literal("can a dazed model wrestle", lang="en") in said and Literal('sonné, il peut encore "<b>lutter</b>" ?', lang="fr") in said
