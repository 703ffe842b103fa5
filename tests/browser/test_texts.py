"""Whatever a text of the content holds, a page shows it as written: no script runs, no element nor attribute is added."""

from __future__ import annotations

import json

import planted
import pytest

from arbitre.graph.checks.vocabulary import Vocabulary
from arbitre.site import build

UNSEEN = {  # no page shows these: what a chapter is called for short, under what a dispute is filed, how a document counts its pages
    "Argument.unit", "Value.unit",  # said of numbers, and the small site's procedure takes none that has one
    "Roll.short",  # said of a roll that must reach something first, and the small site has none
    "Table.drawnAhead", "Table.drawnBack",  # said on the drawing of a drift, and the small site draws none
    "Chapter.symbol", "Sheet.symbol", "Dispute.topic", "Document.pagination",
    *(f"{kind}.{name}" for kind in ("Roll",) for name in ("success", "failure", "margin")),  # the one hides the other, each round its own
}
OF_DOCUMENTS = {"creator", "publisher", "issued", "language", "source", "description", "title"}
READ = """html => {
  const document = new DOMParser().parseFromString(html, "text/html"), bones = {};
  for (const e of document.querySelectorAll("*")) {
    if (e.matches("tspan, text")) continue;
    const name = [e.localName, ...[...e.attributes].map(a => a.name).sort()].join(" ");
    bones[name] = (bones[name] || 0) + 1;
  }
  const prose = document.body.cloneNode(true);
  prose.querySelectorAll("script, style").forEach(e => e.remove());
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(e => e.textContent);
  return {bones, prose: prose.textContent, title: document.title, data};
}"""
ROUNDS = {"one by one": (lambda: planted.single(0), ("Roll.margin",)), "all at once": (planted.whole, ("Roll.success", "Roll.failure"))}


@pytest.fixture(scope="module", params=ROUNDS)
def pair(request, tmp_path_factory):
    """A site full of traps, and the same with tame words in their places: (traps, tame words, what stands where)."""
    choose, without = ROUNDS[request.param]
    folder = tmp_path_factory.mktemp("texts")
    placed = planted.plant(folder / "traps", choose(), without)
    planted.plant(folder / "tame", lambda name: planted.tame(placed[name]), without)
    return build(folder / "traps", strict=False).out, build(folder / "tame", strict=False).out, placed


@pytest.fixture
def reader(chromium):
    """Opens a page and touches all there is to touch: no script may have run."""
    context = chromium.new_context(locale="fr-FR", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    dialogs = []
    page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))

    def read(address: str) -> None:
        page.goto(address, wait_until="domcontentloaded")
        page.evaluate("document.querySelectorAll('a, button, [tabindex], svg, img').forEach(e => { e.focus && e.focus(); e.dispatchEvent(new Event('mouseover')) })")
        assert not dialogs and not page.evaluate("window.piege !== undefined"), address
        assert page.evaluate("[...document.querySelectorAll('*')].filter(e => [...e.attributes].some(a => a.name.startsWith('on'))).length") == 0

    read.page = page
    yield read
    context.close()


def test_a_trap_in_a_text_adds_nothing_to_a_page_and_is_read_as_written(pair, reader, serving):
    traps, tame, placed = pair
    read, told = [], []
    with serving(traps) as address:
        for path in sorted(tame.rglob("index.html")):
            where, page = path.relative_to(tame), path.read_text(encoding="utf-8")
            if 'http-equiv="refresh"' in page:
                continue  # a redirect: see below
            reader(address + where.as_posix())
            caught, plain = (reader.page.evaluate(READ, text) for text in ((traps / where).read_text(encoding="utf-8"), page))
            assert caught["bones"] == plain["bones"], where
            assert len(caught["data"]) == len(plain["data"])
            for data, like in zip(caught["data"], plain["data"], strict=True):
                assert json.loads(data).keys() == json.loads(like).keys(), where
            read.append(planted.flat(caught["prose"] + " " + caught["title"]))
            told.append(planted.flat(plain["prose"] + " " + plain["title"]))
    read, told = " ".join(read), " ".join(told)
    shown = {name for name in placed if planted.flat(planted.tame(placed[name])) in told}
    assert [placed[name] for name in shown if planted.flat(placed[name]) not in read] == []
    hidden = {name.rstrip("'") for name in placed} - {name.rstrip("'") for name in shown}
    assert {name for name in hidden if name not in UNSEEN and not name.endswith("altLabel") and name.partition(".")[2] not in OF_DOCUMENTS} == set()


def test_every_text_property_of_every_kind_is_tried(pair):
    traps, _, placed = pair
    vocabulary = Vocabulary(traps.parent, planted.SITE)
    tried = {name.rstrip("'").removesuffix("@en") for name in placed}
    nodes = {kind for kind in vocabulary.classes if vocabulary.is_a(kind, str(vocabulary.arb.Node))} - {str(vocabulary.arb.Node), str(vocabulary.arb.Askable)}
    for kind in (*nodes, *(str(vocabulary.arb[name]) for name in ("Game", "Document", "Citation", "Reading", "Effect"))):
        for iri in planted.text_properties(vocabulary, kind):
            if iri in vocabulary.domains or kind in nodes:
                name = f"{vocabulary.short(kind)}.{iri.rsplit('#', 1)[-1].rsplit('/', 1)[-1]}"
                assert name in tried or name in UNSEEN, name
    assert {"Example.prefLabel", "Block.prefLabel", "Choice.values", "cell"} <= tried


def test_a_redirect_keeps_the_title_a_text(pair):
    traps, tame, _ = pair
    redirects = [p.relative_to(tame) for p in tame.rglob("index.html") if 'http-equiv="refresh"' in p.read_text(encoding="utf-8")]
    assert len(redirects) > 20
    for where in redirects:
        assert planted.shape(traps / where).bones == planted.shape(tame / where).bones, where


def test_what_search_finds_is_text(pair, reader, serving):
    traps, _, placed = pair
    with serving(traps) as address:
        for name in ("Rule.prefLabel", "Rule.statement", "Term.prefLabel"):
            number = placed[name].split("zq")[1].split("q")[0]
            reader.page.goto(f"{address}recherche/?q=zq{number}q", wait_until="load")
            reader.page.wait_for_function("n => document.querySelector('#arbitre-results').textContent.includes(n)", arg=f"zq{number}q")
            assert reader.page.eval_on_selector_all("#arbitre-results :is(script, style, svg, img, iframe, [style])", "all => all.length") == 0
            assert reader.page.evaluate("window.piege === undefined")


def test_a_short_address_keeps_the_version_and_the_place_asked_for(pair, reader, serving):
    traps, _, _ = pair
    with serving(traps) as address:
        reader.page.goto(f"{address}ES-118/?v=1234#citer", wait_until="domcontentloaded")
        reader.page.wait_for_url(f"{address}essai/dos/?v=1234#citer")
