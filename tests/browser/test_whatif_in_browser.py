"""A table described with a thumb: what applies and what may be asked, worked out in the page; a verdict handed on as a code and as a picture."""

from __future__ import annotations

import re
from urllib.parse import unquote

import pytest
import sites
import zxingcpp
from thumbs import look

from arbitre.site import build, pyodide

PATIENCE = 180_000  # milliseconds the referee may take to wake up on a machine that does much else
SPACES = re.compile(r"\s+")
SMALL = """() => [...document.querySelectorAll(".arb-ask :is(button,input,select,summary)")]
    .filter((one) => one.offsetParent && one.getBoundingClientRect().height < 34).map((one) => one.outerHTML)"""
GREY = """(drawn) => { const seen = drawn.getContext("2d").getImageData(0, 0, drawn.width, drawn.height).data, found = [];
    for (let i = 0; i < seen.length; i += 4) found.push(String.fromCharCode(Math.round((seen[i] + seen[i + 1] + seen[i + 2]) / 3)));
    return [drawn.width, drawn.height, found.join("")]; }"""


@pytest.fixture(scope="module")
def judging(tmp_path_factory, serving):
    """The small site, served, with what judges."""
    project = sites.project(tmp_path_factory.mktemp("judging") / "project")
    pyodide.home(project).parent.mkdir(parents=True, exist_ok=True)
    pyodide.home(project).symlink_to(pyodide.home(sites.ROOT))
    with serving(build(project).out) as address:
        yield address


def table(page, summary: str) -> None:
    """Waits until a table is summed up so."""
    page.locator(".arb-ask .arb-verdict", has_text=summary).wait_for(timeout=PATIENCE)


def steps(page) -> list[tuple[str, list[str]]]:
    """What applies: each step with the codes of its rules and their badges, in the order of the page, what is folded left out."""
    return page.evaluate("""() => [...document.querySelectorAll(".arb-table > h3")].map((step) => [step.textContent,
        [...step.nextElementSibling.querySelectorAll(".arb-table-rule")].map((rule) =>
            [rule.querySelector(".arb-code").textContent.trim(), ...[...rule.querySelectorAll(".arb-badge")].map((badge) => badge.textContent)].join(" "))])""")


def answer(page, label: str, said: str) -> None:
    """Waits until a question of the table is answered so."""
    line = page.locator(".arb-table-asks li").filter(has=page.get_by_role("link", name=label, exact=True))
    look(line)  # what is out of sight is not answered
    line.locator(".arb-table-said", has_text=said).wait_for(timeout=PATIENCE)


def test_what_is_touched_changes_what_applies_and_is_pinned_with_its_address(judging, open_page):
    page = open_page(f"{judging}et-si/essai/", width=360)
    page.locator("[data-name=lutteur_etourdi]").click()
    table(page, "1 règle s'applique ; 3 questions à poser.")  # his state: to strike and to run know nothing of it
    assert unquote(page.url).rpartition("#")[2].startswith("q=et_si(lutteur_etourdi=True)&v=")
    page.locator("[data-name=de_dos]").click()
    table(page, "4 règles s'appliquent")
    assert [step for step, _ in steps(page)] == ["1a Lancer les dés, tous ceux que la règle accorde à l'attaquant", "Combat & co"]
    assert steps(page)[0][1] == ["ES-118 +2"] and steps(page)[1][1][0] == "ES-203 interdit −1"
    answer(page, "Lutter", "Interdit : ES-203")
    answer(page, "Frapper", "Il manque : Adresse")
    page.locator("[data-name=de_dos]").click()
    table(page, "1 règle s'applique")
    page.get_by_role("button", name="Vider").click()
    table(page, "Dites ce qu'il y a sur la table")
    assert page.locator(".arb-table").is_hidden()
    page.evaluate("location.hash = '#q=et_si(lutteur_etourd=True)'")
    page.locator(".arb-ask-error", has_text="vouliez-vous dire").wait_for()
    assert page.locator(".arb-table").is_hidden()
    page.evaluate("location.hash = '#q=et_si(de_dos=True)'")
    table(page, "3 règles s'appliquent")
    page.get_by_role("button", name="Épingler ce verdict").click()
    page.get_by_text("Épinglé dans le dossier.").wait_for()
    page.goto(f"{judging}dossier/")
    kept = page.locator(".arb-pinned")
    assert "ES-118" in kept.locator(".arb-pinned-text").inner_text() and "et-si/essai/#q=et_si(de_dos=True)" in unquote(kept.locator("a").get_attribute("href"))


def test_what_was_emptied_by_mistake_is_given_back(judging, open_page):
    page = open_page(f"{judging}et-si/essai/", width=360)
    fact, button = page.locator("[data-name=lutteur_etourdi]"), page.locator("[data-reset]")
    fact.click()
    table(page, "1 règle s'applique")
    button.click()
    table(page, "Dites ce qu'il y a sur la table")
    assert fact.get_attribute("aria-pressed") == "false"
    button.click()
    table(page, "1 règle s'applique")
    assert fact.get_attribute("aria-pressed") == "true" and "lutteur_etourdi=True" in unquote(page.url)
    button.click()
    assert button.inner_text() == "Rétablir"
    page.locator("[data-name=de_dos]").click()  # something else is said: there is no way back
    table(page, "3 règles s'appliquent")
    assert button.inner_text() == "Vider"


NOTED = """() => { window.put = []; const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (what, ...rest) { if (what.answer) window.put.push(what.answer); post.call(this, what, ...rest); }; }"""


def test_what_a_touch_does_not_change_and_what_nobody_sees_is_not_asked_again(judging, open_page):
    page = open_page(f"{judging}et-si/essai/", width=360)
    page.evaluate(NOTED)
    one, other = "proie_force=7,de_dos=True", "lutteur_force=2,proie_force=7,de_dos=True"
    for said, summary in ((one, "3 règles"), (other, "3 règles"), (one, "3 règles")):
        page.evaluate(f"location.hash = '#q=et_si({said})'")
        table(page, summary)
        page.locator(".arb-ask:not([aria-busy=true]) [data-whole=proie_force]").wait_for()
        page.evaluate("scrollTo(0, 0)")
        answer(page, "Empoigner", "Saisie" if "lutteur" in said else "Il manque")
    asked = page.evaluate("window.put")
    assert any(call.startswith("empoigner(") for call in asked) and len(asked) == len(set(asked)), "there and back: what was answered still stands"
    page.set_viewport_size({"width": 360, "height": 240})
    page.evaluate("location.hash = '#q=et_si(proie_force=5,de_dos=True)'")
    page.evaluate("scrollTo(0, 0)")
    page.locator(".arb-table-asks a[href*='proie_force%3D5'], .arb-table-asks a[href*='proie_force=5']").first.wait_for(state="attached")
    told = page.locator(".arb-table-said").evaluate_all("(all) => all.map((one) => one.textContent)")
    answer(page, "Empoigner", "Il manque")
    assert "" in told, "the answers far below wait until one comes to them"


def test_a_question_opens_with_what_was_said_and_a_form_carries_it_over(judging, open_page):
    page = open_page(f"{judging}et-si/essai/#q=et_si(proie_force=7,lutteur_force=2,de_dos=True)", width=360)
    answer(page, "Empoigner", "Saisie : 1/2 (50 %)")  # 2 and 1 more from behind: 4 or more on a die
    page.get_by_role("link", name="Empoigner", exact=True).click()
    page.locator(".arb-ask .arb-verdict", has_text="Saisie : 1/2").wait_for(timeout=PATIENCE)
    assert page.url.startswith(f"{judging}essai/empoigner/#q=")
    page.locator("[data-name=de_dos][aria-pressed=true]").wait_for()
    assert page.locator("[data-whole=proie_force]").input_value() == "7"
    page.locator("[data-whole=proie_etourdi]").click()
    page.locator(".arb-ask .arb-verdict", has_text="FOR 6").wait_for()
    page.get_by_role("link", name="Et si…").click()
    table(page, "questions à poser")
    said = unquote(page.url).rpartition("#q=")[2]
    assert said.startswith("et_si(") and {"proie_force=7", "lutteur_force=2", "de_dos=True", "proie_etourdi=True"} <= set(re.findall(r"\w+=\w+", said))
    assert page.locator("[data-name=proie_etourdi]").get_attribute("aria-pressed") == "true"


def test_what_applies_is_seen_under_the_verdict_that_leads_to_it(judging, open_page):
    page = open_page(f"{judging}et-si/essai/#q=et_si(de_dos=True,lutteur_etourdi=True)", width=360)
    table(page, "4 règles s'appliquent")
    page.get_by_role("button", name="Voir", exact=True).click()
    page.wait_for_function("scrollY > 300")
    verdict, title = page.locator(".arb-ask .arb-verdict").bounding_box(), page.get_by_role("heading", name="Ce qui s'applique").bounding_box()
    assert title["y"] >= verdict["y"] + verdict["height"] - 1
    follows = page.locator(".arb-table > .arb-effects li").first.inner_text()
    assert "selon «" in follows and "donc" not in follows, "its badge says it already"
    busy = page.locator(".arb-ask").evaluate("(one) => { one.setAttribute('aria-busy', 'true'); return getComputedStyle(one.querySelector('.arb-verdict')).opacity; }")
    assert busy == "1", "what scrolls under it does not show through"


def test_a_table_is_for_a_thumb_and_for_a_screen_reader(judging, open_page):
    from axe_playwright_python.sync_playwright import Axe

    page = open_page(f"{judging}et-si/essai/#q=et_si(de_dos=True,lutteur_etourdi=True)", width=360)
    table(page, "4 règles s'appliquent")
    answer(page, "Lutter", "Interdit")
    page.locator(".arb-table details:not([open]) > summary").evaluate_all("(all) => all.forEach((one) => one.click())")
    assert page.evaluate(SMALL) == [] and page.evaluate("document.documentElement.scrollWidth") <= 360
    found = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa"]}).response["violations"]
    assert [(one["id"], one["nodes"][0]["target"]) for one in found] == []


def grey(page) -> tuple[int, int, bytes]:
    """What a canvas shows, in levels of grey."""
    width, height, seen = page.locator(".arb-ask-shared canvas").evaluate(GREY)
    return width, height, seen.encode("latin-1")


def codes(width: int, height: int, seen: bytes) -> list[str]:
    """What the codes of a picture say."""
    return [found.text for found in zxingcpp.read_barcodes(memoryview(seen).cast("B", shape=[height, width]))]


def test_the_code_of_a_verdict_leads_to_its_address(judging, open_page):
    page = open_page(f"{judging}essai/empoigner/#q=empoigner(lutteur_force=3,proie_force=7)", width=360)
    page.locator(".arb-ask .arb-verdict", has_text="Saisie : 1/2").wait_for(timeout=PATIENCE)
    page.get_by_role("button", name="Copier le texte").click()
    page.get_by_text("Copié.").wait_for()
    page.get_by_role("button", name="QR code").click()
    page.locator(".arb-ask-shared canvas").wait_for()
    assert not page.get_by_text("Copié.").count(), "a picture is not copied"
    address = page.locator("#demande-lien").text_content()
    assert address.startswith(f"{judging}essai/empoigner/#q=empoigner(") and codes(*grey(page)) == [address]
    page.locator("[data-name=de_dos]").click()
    page.locator(".arb-ask .arb-verdict", has_text="Saisie : 2/3").wait_for()
    assert not page.locator(".arb-ask-shared canvas").count(), "the code of another situation is not left there"


def test_a_verdict_as_a_picture_says_it_and_holds_its_code(judging, open_page):
    page = open_page(f"{judging}essai/empoigner/#q=empoigner(lutteur_force=3,proie_force=7)", width=360)
    page.locator(".arb-ask .arb-verdict", has_text="Saisie : 1/2").wait_for(timeout=PATIENCE)
    page.get_by_role("button", name="Image").click()
    page.get_by_role("link", name="Télécharger").wait_for()
    width, height, seen = grey(page)
    address = page.locator("#demande-lien").text_content()
    assert codes(width, height, seen) == [address] and width == 1080
    rows = [seen[start:start + width] for start in range(0, width * height, width)]
    written = [any(one < 120 for one in row) for row in rows]
    assert sum(written) > 200 and len(set(seen)) > 20, "letters, not a ground alone"
    assert "Saisie : 1/2" in page.locator(".arb-ask-shared canvas").get_attribute("aria-label")
    with page.expect_download() as taken:
        page.get_by_role("link", name="Télécharger").click()
    kept = taken.value.path().read_bytes()
    assert taken.value.suggested_filename == "arbitre-empoigner.png" and kept.startswith(b"\x89PNG") and len(kept) > 10_000
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


REAL = [  # of each game, a few things said; what the texts make of them
    # "touche automatiquement", "DEF de base de 5" and +2 from behind (Combat, « Mise au tapis », « Attaques de dos »)
    ("warmachine", "cible_au_tapis=True,depuis_l_arc_arriere=True", ["WM-250 ≤ 0 auto ✓", "WM-252 = 5", "WM-118 +2"]),
    # −1 to the skill of who shoots, initiative 1, no charge (11.4.4)
    ("warhammer-40000-pen", "cible_a_terre=True", ["PEN-852 interdit interdit", "PEN-137 −1", "PEN-852 = 1"]),
    # no test of tactics, two points of faith less, power −2 to recover mana, no pursuit (XI-C)
    ("confrontation", "figurine_en_deroute=True", ["CF-1318 interdit", "CF-549 −2", "CF-548 −2", "CF-551 interdit"]),
]


@pytest.mark.parametrize(("game", "said", "wanted"), REAL, ids=[one[0] for one in REAL])
def test_the_table_of_each_game(site, open_page, game, said, wanted):
    page = open_page(f"{site}et-si/{game}/#q=et_si({said})", width=360)
    table(page, "règles s'appliquent")
    told = [rule for _, rules in steps(page) for rule in rules]
    places = [next(i for i, rule in enumerate(told) if rule.startswith(one)) for one in wanted]
    assert places == sorted(places), "in the order of the sequences, then of the chapters"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    look(page.locator(".arb-table-asks li").first)
    page.locator(".arb-table-asks li .arb-table-said").first.filter(has_text=re.compile(r"\w")).wait_for(timeout=PATIENCE)


def test_a_table_of_warmachine_ends_in_the_odds_of_a_shot(site, open_page, resolver):
    page = open_page(f"{site}warmachine/", width=360)
    page.get_by_role("link", name="Et si…").first.click()
    page.wait_for_url("**/et-si/**", wait_until="load")
    page.locator(".arb-ask details").evaluate_all("(all) => all.forEach((one) => { one.open = true; })")
    page.locator(".arb-ask [data-whole=cible_au_tapis]").click()
    page.locator(".arb-ask [data-whole=cible_au_tapis][aria-pressed=true]").wait_for()
    page.locator(".arb-ask [data-whole=attaquant_atd]").fill("5")
    verdict = resolver.ask("wm", "attaque_a_distance(atd=5, cible_au_tapis=True)").text
    answer(page, "Jet d'attaque à distance", SPACES.sub(" ", verdict.partition(" ;")[0])[:30])
