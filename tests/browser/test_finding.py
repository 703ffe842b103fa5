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
    page.locator(".arb-facets summary").click()
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
    page.locator(".arb-part:has(.arb-found) > summary").click()
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


def test_a_page_of_a_book_is_searched_as_one_says_it(open_page, mini):
    page = open_page(f"{mini}recherche/", width=360)
    book = page.locator(".arb-books a").first
    book.wait_for()
    for typed in ("page 6", "p. 6", "p6"):
        page.get_by_label("Chercher dans toutes les règles").fill(typed)
        page.get_by_text("La page 6 de :").wait_for()
        assert book.get_attribute("href").endswith(f"{BOOK}#p6")
    page.get_by_label("Chercher dans toutes les règles").fill("page 9999")
    book.wait_for(state="hidden")
    page.get_by_label("Chercher dans toutes les règles").fill("page 6")
    book.click()
    page.locator("#p6").wait_for()
    assert page.locator("#p6").is_visible()


def test_on_a_phone_what_is_found_is_in_sight_of_what_one_types(open_page, mini):
    """Above the keyboard, which hides the lower half of the screen."""
    page = open_page(mini + FINDER, width=360)
    page.get_by_label("Filtrer").fill("terre")
    assert page.locator(".arb-found tbody tr:not([hidden])").first.bounding_box()["y"] < 400
    page.get_by_label("Filtrer").fill("zzz")
    assert page.locator(".arb-facets output").inner_text() == "Aucune page"


def test_an_address_of_another_list_leaves_nothing_of_the_first(open_page, mini):
    page = open_page(f"{mini}{FINDER}#genre=état", width=360)
    assert shown(page) == ["À terre", "Étourdi"] and page.get_by_label("Genre").is_visible(), "what narrows the list stands open"
    page.evaluate("location.hash = '#texte=terre&genre=rien+de+tel'")
    page.locator(".arb-facets output", has_text="1 page").wait_for()
    assert shown(page) == ["À terre"] and page.get_by_label("Genre").input_value() == ""


def test_what_is_called_so_comes_before_what_only_says_so(open_page, mini):
    page = open_page(mini + FINDER, width=360)
    rows = page.locator(".arb-found tbody tr").evaluate_all(
        "rows => rows.map((row) => [row.querySelector('a').textContent, row.textContent].map((text) => text.toLowerCase()))")
    parts = sorted({name[at : at + 2] for name, _ in rows for at in range(len(name) - 1) if name[at : at + 2].isalpha() and name[at : at + 2].isascii()})
    part = next(part for part in parts for rank, (name, text) in enumerate(rows) if part in text and part not in name and any(part in n for n, _ in rows[rank:]))
    page.get_by_label("Filtrer").fill(part)
    called = [part in name.lower() for name in shown(page)]
    assert len(set(called)) == 2 and called == sorted(called, reverse=True), part
