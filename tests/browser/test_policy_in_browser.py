"""The policy in a real browser, on the real server: every kind of page asks nothing that it refuses, and what a page does still works."""

from __future__ import annotations

import threading

import pytest
import sites
from test_site import KINDS, MISSING

from arbitre.commands.server import listen

HEARD = "addEventListener('securitypolicyviolation', (e) => (window.refused ??= []).push(`${e.violatedDirective} ${e.blockedURI} ${e.sample}`));"
WAIT = "(wanted) => new Promise((done) => { const look = () => (window.refused?.length >= wanted ? done() : setTimeout(look, 20)); look(); })"
ROLL = KINDS["roll"]


@pytest.fixture(scope="session")
def strict(tmp_path_factory):
    """The small site, served by `arbitre serve`'s own server: the headers count besides the pages' own policy."""
    with listen(sites.small(tmp_path_factory) / "site", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


def refused(page) -> list[str]:
    """What the policy refused on the page now open."""
    return page.evaluate("window.refused || []")


@pytest.fixture
def watched(open_page, strict):
    """Opens an address of the small site in a page that notes what is refused from its first moment."""

    def opened(address: str, **more):
        page = open_page(strict + address, first=HEARD, **more)
        page.wait_for_load_state("networkidle")
        return page

    return opened


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_refused_on_any_kind_of_page(watched, kind):
    page = watched(KINDS[kind], expected=MISSING if kind == "unknown" else ())
    assert page.evaluate("document.styleSheets.length") >= 3
    assert refused(page) == []


@pytest.mark.parametrize("media", ["print", "screen"])
def test_nothing_is_refused_on_a_phone_in_the_dark_or_on_paper(watched, media):
    page = watched(KINDS["rule"], width=360, dark=True)
    page.emulate_media(media=media)
    for summary in page.locator("summary").all():
        if summary.is_visible():
            summary.click()
    assert refused(page) == []


def test_what_is_written_in_a_page_never_runs(watched):
    page = watched(KINDS["rule"], expected=("Content Security Policy",))
    page.evaluate("""() => {
        const script = document.createElement("script");
        script.textContent = "window.ran = 1";
        document.body.append(script);
        const image = document.createElement("div");
        image.innerHTML = '<img src="data:," onerror="window.ran = 2"><p style="color: red">x</p>';
        document.body.append(image);
    }""")
    page.evaluate(WAIT, 3)
    assert page.evaluate("window.ran") is None


def test_no_page_can_be_framed(watched, strict):
    page = watched("", expected=("Content Security Policy", "X-Frame-Options", "frame"))
    page.evaluate("""address => { const frame = document.createElement("iframe"); frame.src = address; document.body.append(frame); }""", strict)
    page.evaluate(WAIT, 1)


def test_the_theme_the_search_and_the_copies_still_work(watched):
    page = watched(KINDS["rule"], permissions=["clipboard-read", "clipboard-write"])
    page.locator(".arb-theme").click()
    assert page.locator("body").get_attribute("data-md-color-scheme") == "slate"
    page.locator(".arb-citing > summary").click()
    page.get_by_role("button", name="BBCode").click()
    page.get_by_text("Copié.").wait_for()
    page.locator("#arbitre-search").press_sequentially("dos", delay=15)
    page.get_by_role("option").first.wait_for()
    assert refused(page) == []
    page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: {writeText: () => Promise.reject()}})")
    page.get_by_role("button", name="Lien").click()
    page.get_by_text("Copié.").wait_for()
    assert refused(page) == []


def test_the_choice_of_a_theme_is_there_before_anything_is_drawn(watched, strict):
    page = watched(KINDS["rule"])
    page.evaluate("localStorage.setItem('arbitre-theme', 'slate')")
    page.goto(strict, wait_until="commit")
    page.wait_for_selector("main", state="attached")
    assert page.locator("body").get_attribute("data-md-color-scheme") == "slate"
    page.evaluate("localStorage.setItem('arbitre-theme', 'autre')")
    page.goto(strict)
    assert page.locator("body").get_attribute("data-md-color-scheme") == "default"


def test_a_code_leads_to_its_page_with_what_follows_it(watched):
    page = watched("ES-118/?v=abc#citer")
    page.wait_for_url("**/essai/dos/?v=abc#citer")


@pytest.mark.parametrize("end", ["#%", "#%E0%A4%A", "#%C3", "?q=%#%", "#a%20b%"])
@pytest.mark.parametrize("kind", ["rule", "search", "finder", "table", "home"])
def test_a_lone_percent_in_the_address_is_no_error(watched, kind, end):
    page = watched(KINDS[kind].partition("?")[0] + end)
    assert page.locator("h1, #arbitre-results input").first.is_visible()


def test_half_a_character_can_be_looked_for(watched):
    page = watched("")
    page.evaluate("() => { const box = document.getElementById('arbitre-search'); box.value = 'dos \\ud800 zzzz'; }")
    page.locator("#arbitre-search").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/recherche/?q=*")


def test_the_bars_of_a_spread_have_their_lengths(watched):
    """A bar is drawn without a style of its own: its width is an attribute."""
    page = watched(ROLL)
    page.evaluate("""() => {
        document.querySelector("article, main").insertAdjacentHTML("beforeend", '<div class="md-typeset" id="tried"><div class="arb-scroll arb-spread"><table>' +
            '<tr><th>0</th><td><div class="arb-bar"><svg width="100%"></svg><span>55,55 %</span></div></td><td>1</td></tr>' +
            '<tr><th>1</th><td><div class="arb-bar"><svg width="50%"></svg><span>5,55 %</span></div></td><td>1</td></tr></table></div></div>');
    }""")
    whole, half = (bar.bounding_box() for bar in page.locator("#tried svg").all())
    assert abs(whole["width"] - 2 * half["width"]) < 2 and half["width"] > 50 and 5 < half["height"] < 20
    cell, label = page.locator("#tried td").first.bounding_box(), page.locator("#tried span").first.bounding_box()
    assert label["x"] + label["width"] <= cell["x"] + cell["width"] + 1, "the number stands in the cell"
    assert label["x"] >= whole["x"] + whole["width"]
    assert refused(page) == []
