"""The search in a real browser: the same answers as Python, by keyboard, at an address that can be shared."""

import json

from bare_site import ask

from arbitre.search import search

OPTION = "#arbitre-search-list [role=option]"
ODD = [
    "dé", "relancer un dé", "des", "a", "est", "WM-1", "wm-", "wm", "118", "½ pouce", "ÉCHEC  automatique", "attaqe pusiance",
    "İ tir", "l’ataque", "e\u0301chec", "combien de dés", "", "x" * 300, "deux dés " * 40, "engagerions", "frappegratuite", "ß ﬁ Ⅷ",
    "charge warmachine", "confrontation charge", "warmachine et confrontation : attaqe dos", "à la warmachine", "warmachine 118", "warmachin charge", "𝕏 charge warmachine",
]  # fmt: skip


def shape(result):
    """What must be the same on both sides."""
    hits = [(h["id"], h["code"], h["score"], h["excerpt"], [list(m) for m in h["marks"]]) for h in result["results"]]
    return result["suggestion"], hits


def test_browser_and_python_answer_the_same(page, site, index, queries):
    """Every query, every beginning of every query, and some oddities: pages, scores, excerpts, facets."""
    whole = [q.query for q in queries]
    asked = list(dict.fromkeys([*whole, *(q[:n] for q in whole for n in range(1, len(q))), *ODD]))
    page.goto(site)
    for query, there in zip(asked, ask(page, asked)):
        here = search(index, query)
        assert shape(there) == shape(json.loads(json.dumps(here.as_dict()))), query
        counts = {facet: [[v["key"], v["count"]] for v in values] for facet, values in there["facets"].items()}
        assert counts == {facet: [list(v) for v in values.items()] for facet, values in here.facets.items()}, query


def test_mrr_in_the_browser(page, site, queries):
    """The same target as in Python."""
    page.goto(site)
    total = 0.0
    for query, answer in zip(queries, ask(page, [q.query for q in queries])):
        found = [hit["id"] for hit in answer["results"]]
        total += 1 / (found.index(query.id) + 1) if query.id in found else 0
    assert total / len(queries) >= 0.95


def test_filters_in_the_browser(page, site, index):
    """As in Python."""
    page.goto(site)
    for options in ({"kind": "State"}, {"kind": "état", "game": "warmachine"}, {"chapter": "distance", "limit": 3}):
        here = search(index, "cible au tapis", **options)
        assert shape(ask(page, ["cible au tapis"], **options)[0]) == shape(json.loads(json.dumps(here.as_dict())))


def test_typing_then_arrows_then_enter(page, site):
    """From a page two folders deep, by keyboard alone; the list says what a screen reader needs."""
    page.goto(site + "warmachine/charge/")
    page.keyboard.press("/")
    page.keyboard.type("ataque dos")
    page.wait_for_selector(OPTION + "[href$='/attaque-de-dos/']")  # before the sentences come, a code leads to its page
    box = page.locator("#arbitre-search")
    assert box.get_attribute("aria-expanded") == "true"
    assert "Vous cherchiez attaque dos\u00a0?" in page.inner_text(".arbitre-search__hint")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    active = box.get_attribute("aria-activedescendant")
    assert page.get_attribute(f"#{active}", "aria-selected") == "true"
    assert page.locator(OPTION + "[aria-selected=true]").count() == 1
    page.keyboard.press("Enter")
    page.wait_for_url(site + "warmachine/attaque-de-dos/")


def test_escape_closes_and_slash_is_a_letter_in_the_box(page, site):
    """Escape closes the list, then leaves the box."""
    page.goto(site)
    page.keyboard.press("/")
    page.keyboard.type("tapis/")
    page.wait_for_selector(OPTION)
    assert page.input_value("#arbitre-search") == "tapis/"
    page.keyboard.press("Escape")
    assert page.is_hidden(OPTION + ">>nth=0") and page.get_attribute("#arbitre-search", "aria-expanded") == "false"
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.id") == ""


def test_enter_leads_to_an_address_that_can_be_shared(page, site):
    """And the address draws the same page for the one who receives it."""
    page.goto(site + "warmachine/charge/")
    page.fill("#arbitre-search", "cible & tapis ?")
    page.press("#arbitre-search", "Enter")
    page.wait_for_url(site + "recherche/?q=cible%20%26%20tapis%20%3F")
    page.wait_for_selector("#arbitre-results mark")
    assert page.input_value("#arbitre-query") == "cible & tapis ?"


def test_the_page_fetches_no_game_before_somebody_moves(page, site):
    """It says at once what to type; what answers comes with the first sign of a reader."""
    fetched = []
    page.on("request", lambda request: fetched.append(request.url) if "/assets/search/" in request.url else None)
    page.goto(site + "recherche/")
    page.wait_for_selector(".arbitre-count:has-text('Tapez un mot')")
    page.wait_for_load_state("networkidle")
    assert fetched == []
    page.evaluate("window.dispatchEvent(new PointerEvent('pointermove'))")  # what Chromium says of a mouse under a page just drawn
    page.evaluate("new Promise((done) => setTimeout(done, 100))")
    assert fetched == []
    with page.expect_response(lambda response: "/assets/search/core-" in response.url):
        page.mouse.move(40, 40)


def test_results_page(page, site):
    """Typing replaces the address, a filter adds to the history, going back takes it off."""
    page.goto(site + "recherche/")
    page.wait_for_selector("#arbitre-query")
    page.keyboard.type("tapis")
    page.wait_for_selector("#arbitre-results li")
    page.wait_for_url(site + "recherche/?q=tapis")
    assert page.title() == "tapis – Recherche"
    everything = page.locator("#arbitre-results li").count()
    assert not page.is_visible(".arbitre-chip[data-value=State]"), "results come before filters"
    page.click("#arbitre-results summary")
    page.click(".arbitre-chip[data-value=State]")
    page.wait_for_url(site + "recherche/?q=tapis&type=State")
    page.wait_for_function(f"document.querySelectorAll('#arbitre-results li').length < {everything}")
    assert page.get_attribute(".arbitre-chip[data-value=State]", "aria-pressed") == "true" and page.is_visible(".arbitre-chip[data-value=State]")
    page.go_back()
    page.wait_for_function(f"document.querySelectorAll('#arbitre-results li').length === {everything}")
    page.focus("#arbitre-query")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url(site + "warmachine/au-tapis/")


def test_nothing_found_says_so(page, site):
    """With a way out, and never as markup."""
    page.goto(site + "recherche/?q=<img src=x>zzzqq")
    page.wait_for_function("document.querySelector('.arbitre-count')?.textContent.startsWith('Aucune page')")
    assert page.locator("#arbitre-results img").count() == 0


def test_nothing_is_fetched_before_it_is_needed(page, site):
    """A page that nobody searches from downloads no index."""
    fetched = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(site, wait_until="networkidle")
    assert not [url for url in fetched if "core.json" in url or "engine" in url]


def test_the_game_one_plays_is_fetched_first(page, site):
    """Its pages are shown before any other game is fetched; those of the others follow, each with the name of its game."""
    fetched, held = [], []
    page.on("request", lambda request: fetched.append(request.url))
    page.route("**/core-*.json", lambda route: held.append(route))
    page.goto(site + "warmachine/charge/")
    page.fill("#arbitre-search", "charge")
    while not held:
        page.wait_for_timeout(20)
    page.wait_for_timeout(100)
    assert len(held) == 1
    held.pop().continue_()
    page.wait_for_selector(OPTION + "[href*='/warmachine/']")  # its sentences have come, and the address of each page with them
    assert {o.get_attribute("href").split("/")[4] for o in page.query_selector_all(OPTION)} == {"warmachine"}
    while not held:
        page.wait_for_timeout(20)
    for route in held:
        route.continue_()
    page.wait_for_selector(OPTION + "[href*='/confrontation/']")
    assert "Confrontation" in page.inner_text(OPTION + "[href*='/confrontation/']")


def test_no_game_answers_alone_when_none_is_chosen(page, site):
    """The first pages shown are the best of all the games: whoever clicks at once opens the rule that was meant."""
    held = []
    page.route("**/core-*.json", lambda route: held.append(route))
    page.goto(site)
    page.locator("#arbitre-search").press_sequentially("ataque dos")
    page.wait_for_timeout(500)
    assert len(held) == 2
    held.pop(0).continue_()  # the games come in the order of their names: the one that answers is the last
    page.wait_for_timeout(300)
    assert page.is_hidden(".arbitre-search__panel")
    held.pop().continue_()
    page.wait_for_selector(OPTION)
    assert "Attaque de dos" in page.inner_text(OPTION + ">>nth=0")


def test_the_game_last_chosen_is_kept_and_favoured(page, site, index):
    """Chosen among the results, then asked for from a page of no game: its pages come first, as in Python; another choice replaces it."""
    def first() -> str:
        page.goto(site)
        page.fill("#arbitre-search", "engagement")
        page.wait_for_selector(OPTION + "[href*='/confrontation/']")
        page.wait_for_selector(OPTION + "[href*='/warmachine/']")
        return page.get_attribute(OPTION + ">>nth=0", "href").split("/")[4]

    answers = {played: search(index, "engagement", played=played).results[0].game for played in (None, "confrontation")}
    assert answers == {None: "warmachine", "confrontation": "confrontation"}
    assert first() == "warmachine"
    for chosen in ("confrontation", "warmachine"):
        page.goto(site + "recherche/?q=engagement")
        page.click(f".arbitre-chip[data-value={chosen}]")
        page.wait_for_url(f"**/recherche/?q=engagement&jeu={chosen}")
        page.wait_for_function("() => document.querySelectorAll('#arbitre-results li').length")
        assert first() == chosen
    page.goto(site + "warmachine/charge/")  # reading a game's page is choosing it too
    page.goto(site + "recherche/?q=engagement&jeu=confrontation")
    page.wait_for_selector("#arbitre-results li")
    assert first() == "confrontation"


def test_failure_to_load_is_told(page, site):
    """And typing again tries again."""
    page.route("**/core.json", lambda route: route.fulfill(status=200, body="{"))
    page.goto(site)
    page.fill("#arbitre-search", "tapis")
    page.wait_for_function(
        "document.querySelector('.arbitre-search__hint')?.textContent.includes('pas pu être chargée')"
    )
    page.unroute("**/core.json")
    page.fill("#arbitre-search", "au tapis")
    page.wait_for_selector(OPTION)


def test_the_page_neither_fetches_nor_ranks(page, site):
    """A worker does, and the page stays free; it is the same worker from a word to the next."""
    page.goto(site + "recherche/?q=tapis")
    page.wait_for_selector("#arbitre-results mark")
    page.fill("#arbitre-query", "attaque")
    page.wait_for_selector("#arbitre-results li a[href$='/attaque-de-dos/']")
    assert [worker.url for worker in page.workers] == [site + "assets/search-worker.js"]
    fetched = page.evaluate("() => performance.getEntriesByType('resource').map((one) => one.name)")
    assert not [url for url in fetched if "/assets/search/" in url] and not {"ArbitreGames", "ArbitreWords"} & set(page.evaluate("() => Object.keys(window)"))


def test_without_network_the_games_that_are_kept_are_searched(chromium, site):
    """Whoever keeps one of the games finds in it; the page says that the others were not searched."""
    page = chromium.new_page()
    page.goto(site)
    parts = page.evaluate("(url) => fetch(url).then((answer) => answer.json())", site + "assets/search/core.json")["parts"]
    kept = next(part["version"] for part in parts if part["game"].endswith("warmachine"))
    page.route("**/assets/search/*-*.json", lambda route: route.continue_() if kept in route.request.url else route.abort())
    page.goto(site + "recherche/?q=au+tapis")
    page.get_by_text("seuls les jeux gardés").wait_for()
    page.wait_for_selector("#arbitre-results li:first-child a[href$='/au-tapis/']")  # before the sentences come, a code leads to its page
    page.fill("#arbitre-search", "tapis")
    page.wait_for_selector(OPTION)
    page.close()


def test_a_worker_that_does_not_start_is_told_and_tried_again(chromium, site):
    """When a program of it does not come, as between two versions of the site or without network."""
    page = chromium.new_page()
    page.route("**/search-plan.js", lambda route: route.fulfill(status=404))
    page.goto(site)
    page.fill("#arbitre-search", "tapis")
    page.wait_for_selector(".arbitre-search__hint:has-text('pas pu être chargée')")
    page.unroute("**/search-plan.js")
    page.fill("#arbitre-search", "au tapis")
    page.wait_for_selector(OPTION)
    page.close()


def test_phone(page, site):
    """At 360 pixels the list stays on the screen."""
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(site + "warmachine/charge/")
    page.fill("#arbitre-search", "attaque")
    page.wait_for_selector(OPTION)
    box = page.locator(".arbitre-search__panel").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 360
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_no_serious_accessibility_violation(page, site):
    """Open list, and results page."""
    from axe_playwright_python.sync_playwright import Axe

    page.goto(site)
    page.fill("#arbitre-search", "attaque")
    page.wait_for_selector(OPTION)
    page.keyboard.press("ArrowDown")
    found = Axe().run(page).response["violations"]
    page.goto(site + "recherche/?q=ataque")
    page.wait_for_selector("#arbitre-results mark")
    found += Axe().run(page).response["violations"]
    assert [v["id"] for v in found if v["impact"] in ("serious", "critical")] == []
