"""What a thumb aims at and where the Tab key stops."""

import pytest
from axe_playwright_python.sync_playwright import Axe


@pytest.mark.parametrize(("address", "links"), [
    ("trouver/essai/", ".arb-found th a"), ("codes/essai/", ".arb-codes a"), ("essai/tour/", ".arb-steps a"), ("glossaire/", ".arb-glossary a"),
    ("essai/a-terre/", ".arb-effects a"), ("", ".arb-games .arb-small a"),
])
def test_a_link_that_stands_in_a_list_is_large_enough_for_a_thumb(open_page, mini, address, links):
    """24 pixels, as WCAG 2.2 has it; in the prose of a rule a link is as high as its line."""
    page = open_page(mini + address, width=360)
    page.locator("article details").evaluate_all("(all) => all.forEach((one) => { one.open = true; })")
    heights = page.locator(links).evaluate_all("(all) => all.map((one) => one.getClientRects()[0]?.height).filter(Boolean)")
    assert heights and min(heights) >= 24


def test_what_cites_stays_under_the_thumb_that_opens_it(open_page, mini):
    page = open_page(f"{mini}essai/dos/", width=360)
    summary = page.locator(".arb-citing > summary")
    before = summary.bounding_box()
    summary.click()
    assert summary.bounding_box() == before


def test_a_wide_screen_has_no_button_for_the_menu_it_shows(open_page, mini):
    page = open_page(f"{mini}essai/dos/")
    assert page.locator(".arb-nav a").first.is_visible() and not page.get_by_role("button", name="Menu").is_visible()


@pytest.mark.parametrize("address", ["essai/dos/", "essai/frapper/", "essai/a-terre/", "essai/bareme/", "essai/assaut/"])
def test_what_is_folded_has_no_landmark_twice_nor_a_stop_for_nothing(open_page, mini, address):
    """The questions of twenty examples would be twenty regions of one name, each a stop of the Tab key, though their lines wrap."""
    page = open_page(mini + address, width=360)
    page.locator("article details").evaluate_all("(all) => all.forEach((one) => { one.open = true; })")
    found = Axe().run(page, options={"runOnly": ["landmark-unique", "scrollable-region-focusable"]}).response["violations"]
    assert [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in found] == []
    assert page.locator(".arb-call").count() and page.locator(".arb-call[tabindex]").count() == 0
