"""A term of a statement says what it is where it stands: under a finger, under a mouse, by keyboard; without scripts it is a link."""

import pytest

SIZE, ROLL = "essai/taille/", "essai/empoigner/"
TERM = "[data-terms] a"


def test_a_tap_opens_it_below_the_statement_and_leaves_the_page_there(open_page, mini):
    page = open_page(mini + SIZE, width=360, has_touch=True)
    page.locator(TERM).first.tap()
    told = page.locator(".arb-term")
    told.wait_for()
    assert "Le rond sous la figurine." in told.inner_text() and page.url.endswith(SIZE)
    assert told.get_attribute("role") == "status" and page.locator(TERM).first.get_attribute("aria-expanded") == "true"
    page.locator(TERM).first.tap()
    told.wait_for(state="detached")
    page.locator(TERM).first.tap()
    page.get_by_role("link", name="Ouvrir la page").tap()
    page.wait_for_url("**/essai/socle/")


def test_the_button_and_escape_close_it(open_page, mini):
    page = open_page(mini + SIZE, width=360, has_touch=True)
    page.locator(TERM).first.tap()
    page.get_by_role("button", name="Fermer", exact=True).tap()
    page.locator(".arb-term").wait_for(state="detached")
    page.locator(TERM).first.tap()
    page.locator(".arb-term").wait_for()
    page.keyboard.press("Escape")
    page.locator(".arb-term").wait_for(state="detached")


def test_a_mouse_over_it_shows_it_and_a_click_opens_its_page(open_page, mini):
    page = open_page(mini + SIZE)
    page.locator(TERM).first.hover()
    page.locator(".arb-term[role=tooltip]").wait_for()
    page.locator("h1").hover()
    page.locator(".arb-term").wait_for(state="detached")
    page.locator(TERM).first.click()
    page.wait_for_url("**/essai/socle/")


def test_the_keyboard_shows_it_and_enter_opens_its_page(open_page, mini):
    page = open_page(mini + ROLL)
    page.locator("[data-pin]").first.focus()
    page.keyboard.press("Tab")
    page.locator(".arb-term[role=tooltip]").wait_for()
    link = page.locator(f"{TERM}[aria-describedby=arb-term]")
    assert link.inner_text() == "FOR" and "La force du corps." in page.locator("#arb-term").inner_text()
    page.keyboard.press("Escape")
    page.locator(".arb-term").wait_for(state="detached")
    page.keyboard.press("Enter")
    page.wait_for_url("**/essai/force/")


def test_what_they_say_is_fetched_once_and_only_when_asked_for(open_page, mini):
    asked = []
    page = open_page(mini + SIZE, width=360, has_touch=True)
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "termes.json" in url]
    for _ in range(3):
        page.locator(TERM).first.tap()
        page.wait_for_timeout(50)
    assert len([url for url in asked if "termes.json" in url]) == 1


@pytest.mark.parametrize("first", ["scripts", "network"])
def test_without_scripts_or_network_it_is_a_link(open_page, mini, first):
    page = open_page(mini + SIZE, width=360, has_touch=True, java_script_enabled=first == "network", expected=("ERR_FAILED",), service_workers="block")
    page.route("**/termes.json", lambda route: route.abort())
    page.locator(TERM).first.tap()
    page.wait_for_url("**/essai/socle/")
