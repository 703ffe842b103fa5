"""The site as a player meets it: on a phone at the table, at a desk, by keyboard, in the dark, through a screen reader.

Every page opened here also fails its test when the console reports an error or when anything is asked of another host.
"""

from __future__ import annotations

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

RULE = "warmachine/attaque-de-dos/"
KINDS = {
    "home": "", "game": "essai/", "chapter": "essai/combat/", "rule": "essai/dos/", "roll": "essai/frapper/", "skill": "essai/ruse/",
    "property": "essai/tranchant/", "state": "essai/a-terre/", "profile": "essai/troupier/", "term": "essai/socle/",
    "quantity": "essai/portee/", "action": "essai/courir/", "event": "essai/chute/", "ranking": "essai/choix/",
    "procedure": "essai/calcul/", "table": "essai/bareme/", "sequence": "essai/tour/", "step": "essai/tour-1a/",
    "dispute": "essai/litige-dos/", "fact": "essai/de-dos/", "characteristic": "essai/adresse/", "measure": "essai/distance/",
    "choice": "essai/taille/", "chain": "essai/assaut/", "principle": "essai/principe/", "role": "essai/proie/", "subject": "essai/figurine/", "source": "sources/livre/", "sources": "sources/", "finder": "faits/", "found": "trouver/essai/", "codes": "codes/essai/", "printed": "sources/livre/pages/", "glossary": "glossaire/",
    "vocabulary": "ontology/", "quality": "qualite/", "search": "recherche/?q=dos", "hand-written": "citer/", "unknown": "nulle/part/",
}
MISSING = ("404",)
COUNTED = {"aria-allowed-role"}


def serious(page) -> list[str]:
    """What axe-core finds serious or critical, or that Lighthouse counts though axe finds it slight."""
    found = Axe().run(page).response["violations"]
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in found if v["impact"] in ("serious", "critical") or v["id"] in COUNTED]


def overflow(page) -> int:
    """By how many pixels the page is wider than the screen."""
    return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_page_is_accessible_and_fits_a_phone(open_page, mini, kind):
    page = open_page(mini + KINDS[kind], width=360, expected=MISSING if kind == "unknown" else ())
    page.wait_for_load_state("networkidle")
    assert overflow(page) <= 0
    assert serious(page) == []


@pytest.mark.parametrize("kind", ["home", "rule", "roll", "sequence", "dispute", "table", "source", "finder", "quality", "search"])
def test_every_kind_of_page_is_accessible_on_a_desktop_in_the_dark(open_page, mini, kind):
    page = open_page(mini + KINDS[kind], dark=True)
    page.wait_for_load_state("networkidle")
    assert page.locator("body").get_attribute("data-md-color-scheme") == "slate"
    assert overflow(page) <= 0
    assert serious(page) == []


@pytest.mark.parametrize("width", [320, 360, 768, 1280])
@pytest.mark.parametrize("address", [RULE, "warmachine/jet-d-attaque/", "warmachine/sequence-d-attaque/", "recherche/?q=tapis", "faits/"])
def test_real_pages_fit_every_screen(open_page, site, address, width):
    page = open_page(site + address, width=width)
    assert overflow(page) <= 0


def test_the_rule_page_says_what_the_table_needs_first(open_page, site):
    page = open_page(site + RULE, width=360)
    assert page.locator("h1").inner_text() == "Attaque de dos"
    assert page.get_by_text("WM-118").first.is_visible() and "Back strike" in page.locator(".arb-en").first.inner_text()
    statement = page.locator(".arb-statement").first.bounding_box()
    assert statement["y"] < 800, "the statement starts on the first screen of a phone"
    citing = page.locator(".arb-citing > summary").bounding_box()
    assert citing["y"] + citing["height"] < statement["y"], "citing is in reach before all else"
    for title in ("Pourquoi s'y fier", "Effets", "Exemples"):
        assert page.get_by_role("heading", name=title, exact=True).count() == 1


def test_each_line_of_a_trace_leads_to_its_rule(open_page, site):
    page = open_page(site + RULE)
    line = page.locator(".arb-trace a", has_text="Attaque de dos").first
    assert line.get_attribute("href") == "../../" + RULE


def test_find_attaque_de_dos_from_a_typo_then_cite_it(open_page, site):
    page = open_page(site, width=360, permissions=["clipboard-read", "clipboard-write"])
    page.locator("#arbitre-search").press_sequentially("ataque dos", delay=15)
    option = page.get_by_role("option").first
    expect(option).to_contain_text("Attaque de dos")  # each letter is answered: what stands first meanwhile is no matter
    option.click()
    page.wait_for_url("**/" + RULE)
    page.locator(".arb-citing > summary").click()
    page.get_by_role("button", name="BBCode").click()
    page.get_by_text("Copié.").wait_for()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("[quote]") and "WM-118" in copied and f"/{RULE}?v=" in copied


@pytest.mark.parametrize(("name", "start"), [("Lien", "https://arbitre.example/"), ("Texte", "«"), ("Markdown", "> ")])
def test_copy_every_form_of_citation(open_page, mini, name, start):
    page = open_page(mini + KINDS["rule"], permissions=["clipboard-read", "clipboard-write"])
    page.locator(".arb-citing > summary").click()
    page.get_by_role("button", name=name, exact=True).click()
    page.get_by_text("Copié.").wait_for()
    assert page.evaluate("navigator.clipboard.readText()").startswith(start)


def test_copy_where_the_clipboard_is_refused(open_page, mini):
    page = open_page(mini + KINDS["rule"])
    page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: {writeText: () => Promise.reject()}})")
    page.locator(".arb-citing > summary").click()
    page.get_by_role("button", name="Lien").click()
    page.get_by_text("Copié.").wait_for()


def test_by_keyboard_alone_from_home_to_the_rule(open_page, site):
    page = open_page(site)
    page.keyboard.press("/")
    page.keyboard.type("attaque de dos")
    expect(page.get_by_role("option").first).to_contain_text("Attaque de dos")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url("**/" + RULE)


def test_tab_goes_first_past_the_header_and_shows_where_it_is(open_page, mini):
    page = open_page(mini + KINDS["rule"])
    page.keyboard.press("Tab")
    skip = page.evaluate("document.activeElement.className")
    assert skip == "md-skip"
    page.keyboard.press("Enter")
    assert page.evaluate("location.hash") != ""
    for _ in range(12):
        page.keyboard.press("Tab")
        outlined = page.evaluate("(() => { const s = getComputedStyle(document.activeElement); return s.outlineStyle !== 'none' || s.boxShadow !== 'none' })()")
        assert outlined, page.evaluate("document.activeElement.outerHTML.slice(0, 200)")


def test_the_menu_of_a_phone_opens_and_closes_by_keyboard(open_page, mini):
    page = open_page(mini + KINDS["rule"], width=360)
    menu, link = page.get_by_role("button", name="Menu"), page.locator(".arb-nav a").first
    assert not link.is_visible()
    menu.focus()
    page.keyboard.press("Enter")
    link.wait_for(state="visible")
    page.locator(".arb-nav :focus").wait_for()  # not wait_for_function: the policy refuses its eval
    assert menu.get_attribute("aria-expanded") == "true"
    page.keyboard.press("Escape")
    link.wait_for(state="hidden")
    assert menu.get_attribute("aria-expanded") == "false"


def test_the_menu_of_a_phone_opens_by_touch(open_page, mini):
    page = open_page(mini + KINDS["rule"], width=360, has_touch=True)
    page.get_by_role("button", name="Menu").tap()
    page.locator(".arb-nav").get_by_role("link", name="Combat & co").tap()
    page.wait_for_url("**/essai/combat/")


def test_what_one_touches_is_large_enough(open_page, mini):
    page = open_page(mini + KINDS["rule"], width=360)
    for selector in (".arb-menu", ".arb-theme", "#arbitre-search", ".arb-citing > summary", ".arb-pinning button", ".arb-fold > summary", ".arb-strip li a"):
        box = page.locator(selector).first.bounding_box()
        assert box["height"] >= 32 and box["width"] >= 32, selector


def test_dark_mode_follows_the_system_then_the_choice(open_page, mini):
    page = open_page(mini, dark=True)
    body, button = page.locator("body"), page.locator(".arb-theme")
    assert body.get_attribute("data-md-color-scheme") == "slate" and button.get_attribute("aria-label") == "Passer au thème clair"
    button.click()
    assert body.get_attribute("data-md-color-scheme") == "default"
    page.goto(mini + KINDS["rule"])
    assert page.locator("body").get_attribute("data-md-color-scheme") == "default"


def test_a_finder_narrows_as_one_types_and_chooses(open_page, mini):
    page = open_page(mini + KINDS["finder"])
    rows = page.locator(".arb-list > li:visible")
    every = rows.count()
    page.get_by_label("Filtrer").fill("boosté")
    assert rows.count() == 1 and page.locator(".arb-facets output").inner_text() == "1 page"
    page.get_by_label("Filtrer").fill("")
    page.get_by_label("Genre").select_option("fait")
    assert 1 < rows.count() < every


def test_a_glossary_sorts_by_english(open_page, mini):
    page = open_page(mini + KINDS["glossary"])
    page.get_by_label("Trier par").select_option("anglais")
    column = page.locator(".arb-glossary td:last-child").all_inner_texts()
    assert column == sorted(column, key=str.lower) and len(column) > 5


def test_a_code_in_the_address_leads_to_its_page_and_keeps_the_version(open_page, mini):
    page = open_page(mini + "ES-118/?v=abc")
    page.wait_for_url("**/essai/dos/?v=abc")


def test_an_unknown_address_offers_the_search(open_page, mini):
    page = open_page(mini + "perdu/ici/", expected=MISSING)
    page.get_by_label("Chercher une règle", exact=True).fill("dos")
    page.keyboard.press("Enter")
    page.wait_for_url("**/recherche/?q=dos")
    page.locator("#arbitre-results a", has_text="dos_a_dos").first.wait_for()


def test_without_scripts_the_page_still_says_everything(open_page, mini):
    page = open_page(mini + KINDS["rule"], java_script_enabled=False)
    assert page.locator(".arb-statement").is_visible() and not page.locator(".arb-theme").is_visible()
    assert page.locator(".arb-citing > summary").is_visible() and not page.locator(".arb-copies").is_visible()


def test_on_paper_only_the_rule_remains(open_page, mini):
    page = open_page(mini + KINDS["rule"])
    page.emulate_media(media="print")
    assert page.locator(".arb-statement").is_visible()
    assert page.locator(".arb-printed").is_visible() and "?v=" in page.locator(".arb-printed").inner_text()
    for selector in (".md-header", ".arb-citing", ".arb-fold:not(.arb-more)", ".arb-nav"):
        assert not page.locator(selector).first.is_visible(), selector


def test_the_linked_data_of_a_page_parses(open_page, mini):
    page = open_page(mini + KINDS["rule"])
    assert json.loads(page.locator('script[type="application/ld+json"]').inner_text())["termCode"] == "ES-118"


@pytest.mark.parametrize(("asked", "found"), [
    ("essai/proie.etourdi/?v=0123#citer", "essai/etourdi/?v=0123#citer"), ("essai/lutteur.force?v=0123", "essai/force/?v=0123"),
    ("es-118/?v=0123#citer", "essai/dos/?v=0123#citer"),
])
def test_an_address_without_a_page_leads_to_the_one_it_names(open_page, mini, asked, found):
    page = open_page(mini + asked, expected=MISSING)
    page.wait_for_url(mini + found)


NOWHERE = ["essai/proie.inconnu/", "essai/absent.etourdi/", "autre/proie.etourdi/", "es-99999/", "essai/proie.constructor/", "%E0%A4%A/"]


@pytest.mark.parametrize("asked", NOWHERE)
def test_an_address_that_names_nothing_says_so(open_page, mini, asked):
    page = open_page(mini + asked, expected=MISSING)
    page.wait_for_load_state("networkidle")
    assert page.locator("h1").inner_text() == "Page introuvable"
    assert page.locator(".arb-nav").get_by_role("link", name="Trouver").count(), "the menu leads on, without scripts too"


def test_the_game_one_plays_is_chosen_once(open_page, site):
    page = open_page(site)
    page.get_by_role("button", name="Warhammer 40,000 version PEN").click()
    assert page.locator(".arb-games > li").first.get_attribute("data-game") == "warhammer-40000-pen"
    page.goto(f"{site}warmachine/au-tapis/")
    page.goto(site)
    assert page.get_by_role("button", name="Warhammer 40,000 version PEN").get_attribute("aria-pressed") == "true", "reading another game changes nothing"
    assert page.evaluate("localStorage.getItem('arbitre-jeu')") == "warhammer-40000-pen"
    opened = [part.get_attribute("data-nav") for part in page.locator(".arb-nav-part[open]").all()]
    assert "warhammer-40000-pen/" in opened and "warmachine/" not in opened
    page.get_by_role("button", name="tous").click()
    assert page.get_by_role("button", name="tous").get_attribute("aria-pressed") == "true"


def test_a_page_marks_its_chapter_and_leads_to_its_neighbours(open_page, site):
    page = open_page(site + RULE)
    assert page.locator(".arb-nav [aria-current=true]").inner_text() == "Situations de combat"
    page.locator(".arb-siblings [rel=next]").click()
    page.locator(".arb-siblings [rel=prev]", has_text="Attaque de dos").click()
    page.wait_for_url("**/" + RULE)


def test_a_name_of_two_games_stands_side_by_side(open_page, site):
    page = open_page(f"{site}warmachine/furtivite/", width=360)
    page.locator("summary", has_text="Dans un autre jeu").click()
    other = page.locator(".arb-part .arb-cards li", has_text="Warhammer 40,000")
    assert other.is_visible() and "furti" in other.inner_text().lower()
