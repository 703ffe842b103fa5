"""The pages read last, kept in the browser, stand on the first page with the way to what one has pinned."""

RULE, STATE = "essai/dos/", "essai/etourdi/"


def listed(page):
    return [link.inner_text() for link in page.locator(".arb-read a").all()]


def test_the_pages_read_last_stand_first(open_page, mini):
    page = open_page(mini)
    assert not page.locator(".arb-read").is_visible(), "nothing was read yet"
    for at in (RULE, STATE, f"{RULE}?v=0", STATE):
        page.goto(mini + at)
    codes = [page.locator(".arb-chip-code").inner_text()]
    page.get_by_role("button", name="Épingler").first.click()
    page.locator("[role=status]", has_text="dossier").first.wait_for()
    page.goto(mini)
    found = listed(page)
    assert len(found) == 3 and found[0].endswith(codes[0]) and found[2] == "Mon dossier (1)"
    page.locator(".arb-read a").nth(1).click()
    page.wait_for_url(f"**/{RULE}")


def test_what_another_put_in_the_store_leads_nowhere(open_page, mini):
    page = open_page(mini)
    page.evaluate("""localStorage.setItem("arbitre-vues", JSON.stringify([{at: "https://example.org/", title: "ailleurs"}, {at: "javascript:alert(1)", title: "x"}, 3]))""")
    page.reload()
    assert not page.locator(".arb-read").is_visible()
    page.evaluate("""localStorage.setItem("arbitre-vues", "{")""")
    page.reload()
    assert not page.locator(".arb-read").is_visible()


def test_the_search_box_offers_them_while_nothing_is_typed(open_page, mini):
    page = open_page(mini)
    box, panel = page.locator("#arbitre-search"), page.locator(".arbitre-search__panel")
    box.click()
    assert not panel.is_visible(), "nothing was read yet"
    for at in (RULE, STATE):
        page.goto(mini + at)
    box.click()
    panel.get_by_text("Lu en dernier").wait_for()
    assert page.locator(".arbitre-hit").count() == 1, "the page one is on is not offered"
    box.press_sequentially("dos")
    page.locator(".arbitre-hit mark").first.wait_for()
    assert not panel.get_by_text("Lu en dernier").is_visible()
    box.fill("")
    panel.get_by_text("Lu en dernier").wait_for()
    box.press("ArrowDown")
    box.press("Enter")
    page.wait_for_url(f"**/{RULE}")
    box.click()
    box.press("Escape")
    assert not panel.is_visible()
