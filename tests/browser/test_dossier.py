"""What one pins stays in this browser, in the order one wants, and goes into one address; an address that lies shows nothing."""

import base64
import json

import pytest


def spelt(entries):
    return base64.urlsafe_b64encode(json.dumps(entries).encode()).decode().rstrip("=")


def pinned(page):
    return page.locator(".arb-pinned h2").all_inner_texts()


def pin(page, address):
    page.goto(address)
    page.get_by_role("button", name="Épingler").first.click()
    page.get_by_text("Épinglé dans le dossier.").wait_for()


@pytest.fixture
def dossier(open_page, mini):
    """The dossier of someone who pinned two pages, at phone width."""
    page = open_page(f"{mini}essai/dos/", width=360)
    pin(page, f"{mini}essai/dos/")
    pin(page, f"{mini}essai/frapper/")
    page.goto(f"{mini}dossier/")
    page.locator(".arb-pinned").first.wait_for()
    return page


def test_pinned_pages_carry_their_statement_and_the_version_that_was_read(dossier):
    assert [title.partition(" · ")[0] for title in pinned(dossier)] == ["ES-118", "ES-020"]
    first = dossier.locator(".arb-pinned").first
    assert first.locator(".arb-pinned-text").inner_text()
    assert "?v=" in first.locator("a").get_attribute("href")
    assert dossier.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_page_pinned_twice_is_there_once(dossier, mini):
    dossier.goto(f"{mini}essai/dos/")
    dossier.get_by_role("button", name="Épingler").first.click()
    dossier.get_by_text("Déjà dans le dossier.").wait_for()


def test_order_notes_and_what_is_taken_away_are_kept(dossier):
    first, second = pinned(dossier)
    dossier.get_by_role("button", name=f"Descendre {first}").click()
    dossier.locator("textarea").first.fill("Il était engagé.")
    dossier.reload()
    assert pinned(dossier) == [second, first]
    assert dossier.locator("textarea").first.input_value() == "Il était engagé."
    dossier.get_by_role("button", name=f"Retirer {first}").click()
    dossier.reload()
    assert pinned(dossier) == [second]


def test_on_paper_the_notes_are_there_and_the_buttons_are_not(dossier):
    dossier.locator("textarea").first.fill("À montrer.")
    dossier.emulate_media(media="print")
    assert dossier.locator(".arb-on-paper").first.is_visible() and not dossier.locator("textarea").first.is_visible()
    assert not dossier.get_by_role("button", name="Imprimer").is_visible()
    assert "/essai/" in dossier.locator(".arb-pinned-at").first.inner_text()


def test_one_address_holds_the_whole_and_may_be_kept_elsewhere(dossier, open_page, mini):
    dossier.locator("textarea").first.fill("Noté : « à l'œil ».")
    before = pinned(dossier)
    dossier.evaluate("void (navigator.clipboard.writeText = () => Promise.reject())")  # as a browser that refuses the clipboard
    dossier.get_by_role("button", name="Copier l'adresse du dossier").click()
    dossier.wait_for_url("**/dossier/#d=*")
    other = open_page(dossier.url)  # another browser
    other.get_by_text("Un dossier que l'on vous a envoyé").wait_for()
    assert pinned(other) == before and "Noté : « à l'œil »." in other.locator(".arb-pinned-note").first.inner_text()
    other.get_by_role("button", name="Garder ces pages dans mon dossier").click()
    other.goto(f"{mini}dossier/")
    assert pinned(other) == before


@pytest.mark.parametrize("lie", [
    "%%%", "bm90IGpzb24", spelt({"at": "x"}), spelt([{"at": "javascript:alert(1)", "title": "x"}]), spelt([{"at": "https://elsewhere.example/", "title": "x"}]),
    spelt([{"at": "//elsewhere.example/", "title": "x"}]), spelt([{"at": 3, "title": "x"}, None, [], {"title": "x"}]),
])
def test_an_address_that_lies_shows_nothing(open_page, mini, lie):
    page = open_page(f"{mini}dossier/#d={lie}")
    page.get_by_text("Cette adresse ne contient aucun dossier lisible.").wait_for()
    assert page.locator(".arb-pinned").count() == 0


def test_what_an_address_says_is_text_and_nothing_else(open_page, mini):
    page = open_page(f"{mini}dossier/#d={spelt([{'at': 'essai/dos/', 'title': '<img src=x onerror=alert(1)>', 'text': '<b>x</b>', 'note': '<script>'}])}")
    assert pinned(page) == ["<img src=x onerror=alert(1)>"]
    assert page.locator(".arb-pinned img, .arb-pinned b").count() == 0


def test_nothing_pinned_says_how_to(open_page, mini):
    page = open_page(f"{mini}dossier/")
    page.get_by_text("Rien d'épinglé encore").wait_for()
