"""What a player sees on a phone: no letter smeared, no sign alone at the start of a line, no word of one thing left beside another."""

import pytest

BREAKING = """() => {
    const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode;
        if (text.parentElement.closest("script,style,code,pre,textarea")) continue;
        const broken = text.data.match(/.{0,20}(?: [:;?!»%]|« ).{0,10}/);
        if (broken) found.push(broken[0]);
    }
    return found;
}"""
OUTLINED = """() => [...document.querySelectorAll("svg text")].map((text) => getComputedStyle(text))
    .filter((style) => style.stroke !== "none" && !style.paintOrder.startsWith("stroke")).length"""


@pytest.mark.parametrize(("address", "told"), [
    ("nulle-part/", "vérifiez la fin du lien"), ("recherche/?q=zzqqx", "Aucune page ne répond"), ("recherche/?q=frapper", "pour «"), ("dossier/", "Rien d'épinglé"),
    ("essai/", "Un jeu"), ("essai/dos/?v=00000000", "version inconnue"), ("poche/", "Ce que ce navigateur garde"),
])
def test_no_line_begins_with_a_colon_or_a_quotation_mark(open_page, mini, address, told):
    """Neither what the build wrote, menu and list of contents included, nor what scripts add."""
    page = open_page(mini + address, width=360, expected=("404",))
    page.locator("article :visible", has_text=told).first.wait_for()
    assert page.evaluate(BREAKING) == []


def test_the_letters_of_a_drawing_are_not_outlined(open_page, mini):
    page = open_page(f"{mini}essai/tour/", width=360)
    assert page.locator("svg text").count() > 3 and page.evaluate(OUTLINED) == 0


def test_a_code_stays_on_one_line(open_page, mini):
    page = open_page(f"{mini}essai/dos/", width=360)
    page.goto(mini)
    page.locator(".arb-read .arb-code").first.wait_for()
    page.goto(f"{mini}recherche/?q=frapper")
    page.locator(".arbitre-hit .arb-code").first.wait_for()
    page.wait_for_function(  # what is found may be drawn anew meanwhile
        "() => [...document.querySelectorAll('.arbitre-hit .arb-code')].every((one) => getComputedStyle(one).whiteSpace === 'nowrap')")


def test_a_list_that_is_narrowed_says_how_many_are_left(open_page, mini):
    page = open_page(f"{mini}trouver/essai/", width=360)
    head = page.locator(".arb-part:has(.arb-found) > summary")
    whole = head.inner_text()
    page.get_by_label("Filtrer").fill("terre")
    page.locator(".arb-facets output", has_text="1 page").wait_for()
    assert head.inner_text().split()[-1] == "1" and "Toute" not in head.inner_text()
    page.get_by_label("Filtrer").fill("")
    page.locator(".arb-facets output", has_text="pages").wait_for()
    assert head.inner_text() == whole


def test_what_the_pocket_drops_is_dropped_with_a_thumb(open_page, mini):
    page = open_page(f"{mini}essai/", width=360)
    page.evaluate("navigator.serviceWorker.ready")
    page.goto(f"{mini}poche/")
    button = page.locator(".arb-pockets button").first
    button.wait_for()
    assert button.bounding_box()["height"] >= 44 and button.evaluate("(one) => getComputedStyle(one).borderTopWidth") != "0px"
