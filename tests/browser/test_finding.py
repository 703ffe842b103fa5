"""The finder of a game: one table that filters as one types, whose address keeps what was asked; a book open at a page."""

FINDER, BOOK = "trouver/essai/", "sources/livre/pages/"


def shown(page):
    return [row.inner_text() for row in page.locator(".arb-found tbody th a").all() if row.is_visible()]


def test_it_filters_as_one_types_and_the_address_keeps_it(open_page, mini):
    page = open_page(mini + FINDER, width=360)
    assert shown(page) == [], "folded on a phone until one asks"
    page.get_by_label("Filtrer").fill("terre")
    assert shown(page) == ["À terre"] and page.url.endswith("#texte=terre")
    page.get_by_label("Filtrer").fill("")
    page.get_by_label("Ce que cela change").select_option("Lutter")
    assert shown(page) == ["Étourdi"] and page.url.endswith("#change=Lutter")
    again = open_page(page.url, width=360)
    assert shown(again) == ["Étourdi"] and again.locator(".arb-facets output").inner_text() == "1 page"


def test_on_a_wide_screen_the_whole_table_stands_open(open_page, mini):
    page = open_page(mini + FINDER)
    assert len(shown(page)) == 5
    page.get_by_label("Genre").select_option("état")
    assert shown(page) == ["À terre", "Étourdi"]


def test_without_scripts_it_opens(open_page, mini):
    page = open_page(mini + FINDER, width=360, java_script_enabled=False)
    assert not page.locator(".arb-facets").is_visible()
    page.locator(".arb-part > summary").click()
    assert len(shown(page)) == 5 and page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_book_open_at_a_page(open_page, mini):
    page = open_page(mini + BOOK, width=360)
    page.get_by_label("Page", exact=True).fill("6")
    page.get_by_label("Page", exact=True).press("Enter")
    page.locator("#p6").wait_for()
    assert "Rusé" in page.locator("#p6").inner_text() and page.url.endswith("#p6")
    page.get_by_label("Page", exact=True).fill("7")
    page.get_by_label("Page", exact=True).press("Enter")
    assert page.locator(".arb-goto output").inner_text() == "Aucune règle du site ne cite cette page."
