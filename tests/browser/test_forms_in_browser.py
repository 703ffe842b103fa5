"""Questions asked with a thumb on the real pages: a touch changes the verdict, which is the resolver's own, and the address keeps the situation."""

from __future__ import annotations

import html
import re
from urllib.parse import unquote

import pytest
from thumbs import PATIENCE, Asked, plain

from arbitre.graph import ASKABLE

UNLABELLED = """() => [...document.querySelectorAll(".arb-ask :is(input,select)")].filter((one) => !one.labels.length)
    .map((one) => one.outerHTML)"""
SMALL = """() => [...document.querySelectorAll(".arb-ask :is(button,input,select)")].filter((one) => one.offsetParent && one.getBoundingClientRect().height < 40)
    .map((one) => one.outerHTML)"""


@pytest.fixture
def asked(open_page, site):
    """Opens the page of a question at 360 px."""

    def opened(address: str, **more) -> Asked:
        page = open_page(site + address, width=360, **more)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        return Asked(page)

    return opened


def test_a_shot_at_def_14_with_rat_5_aiming(asked, resolver):
    page = asked("warmachine/attaque-a-distance/")
    first = page.said()
    assert first, "what was judged at build is there at once"
    page.put("atd", "5")
    page.put("defense", "14")
    page.find("vise", "vise")
    page.until(resolver.ask("wm", "attaque_a_distance(atd=5, defense=14, attaquant_vise=True)").text)
    assert page.touches == 3 and page.said() != first
    assert unquote(page.page.url.partition("#")[2]).startswith("q=attaque_a_distance(atd=5,defense=14,attaquant_vise=True)&v=")
    page.tap("cible_au_tapis")
    page.until(resolver.ask("wm", "attaque_a_distance(atd=5, defense=14, attaquant_vise=True, cible_au_tapis=True)").text)
    assert page.field("cible_au_tapis").get_attribute("aria-pressed") == "true"
    page.page.locator(".arb-ask .arb-why summary").click()
    assert page.page.locator(".arb-ask .arb-why a[href$='WM-252/']").first.is_visible(), "why leads to the rule"
    assert "attaque-a-distance/#q=" in page.page.locator("#demande-lien").text_content()
    page.put("defense", "999")
    page.page.locator(".arb-ask-error", has_text="dépasse le maximum").wait_for(timeout=PATIENCE * 1000)
    assert page.field("defense").get_attribute("aria-invalid") == "true", "the field at fault is shown"
    page.put("des", "3 4")
    page.put("defense", "14")
    page.until(resolver.ask("wm", "attaque_a_distance(atd=5, defense=14, attaquant_vise=True, cible_au_tapis=True, des=[3, 4])").text)
    assert page.field("defense").get_attribute("aria-invalid") is None


def test_what_the_table_says_finds_its_field_and_a_word_inside_another_comes_last(asked):
    page = asked("warmachine/attaque-a-distance/")
    page.put("defense", "14")  # whoever is asked wakes up
    box, found = page.page.get_by_label("Ajouter ce qu'on voit à la table"), page.page.locator("#demande-autres [role=option]")
    for typed, first in (("mur", "est à couvert"), ("muret", "est derrière un obstacle"), ("viser", "vise"), ("boost", "le jet est boosté")):
        box.fill(typed)
        found.filter(has_text=first).first.wait_for(timeout=PATIENCE * 1000)
        assert plain(found.first.inner_text()).startswith(first), (typed, found.all_inner_texts())
    page.tap("attaquant_vise")
    why = page.page.locator(".arb-ask .arb-why > summary", has_text="+2 Bonus de visée")
    why.wait_for(timeout=PATIENCE * 1000)
    assert "WM-" not in why.inner_text(), "rules are named before one opens why"


def until_held(page, held: list, why: str) -> None:
    """Waits for a request that a route holds: a busy machine asks late."""
    for _ in range(PATIENCE * 20):
        if held:
            return
        page.page.wait_for_timeout(50)
    raise AssertionError(why)


def test_what_was_typed_before_the_form_woke_up_is_looked_for(asked):
    page = asked("warmachine/attaque-a-distance/", service_workers="block")  # nobody holds what a service worker asks for
    held = []
    page.page.route("**/ask-form.js", lambda route: held.append(route))  # a slow network: the form wakes up after the word is typed
    page.page.get_by_label("Ajouter ce qu'on voit à la table").fill("mur")
    until_held(page, held, "a word typed wakes the form")
    for route in held:
        route.continue_()
    page.page.locator("#demande-autres [role=option]", has_text="est à couvert").first.wait_for(timeout=PATIENCE * 1000)


# A panel that shows nothing, its first number, and below it the finder.
ASIDE = re.compile(r'arb-ask-aside">.*?<legend>([^<]+)</legend>.*?<label for="[^"]*">([^<]+)<.*?data-name="([^"]+)".*id="demande-autre"', re.DOTALL)


def test_a_number_of_whom_one_seldom_speaks_is_folded_until_it_is_typed_for(asked, reference, real_site):
    texts = ((node.slug, (real_site / node.slug / "index.html").read_text(encoding="utf-8")) for node in reference if node.kind in ASKABLE)
    slug, whose, label, name = next((slug, *map(html.unescape, found.groups())) for slug, text in texts if (found := ASIDE.search(text)))
    page = asked(f"{slug}/")
    assert not page.field(name).is_visible()
    page.page.locator(".arb-ask-aside > summary", has_text="Aussi : ").wait_for()
    page.find(label, f"{label} {whose}")
    page.page.wait_for_function("(name) => document.activeElement.dataset.name === name", arg=name)
    assert page.field(name).is_visible()


def test_a_shot_into_a_melee_and_whom_a_miss_may_hit(asked, resolver):
    situation = "tir_dans_une_melee(atd=6,cible=dict(defense=13,en_corps_a_corps=True),seconde_cible_defense=12,nombre_de_candidats={})"
    page = asked(f"warmachine/tir-dans-une-melee/#q={situation.format(2)}")  # whoever opens a link finds its situation, whatever the form begins with
    page.until(resolver.ask("wm", situation.format(2)).text)
    assert page.field("cible_en_corps_a_corps").get_attribute("aria-pressed") == "true"
    page.put("nombre_de_candidats", "1")
    page.until(resolver.ask("wm", situation.format(1)).text)
    assert page.touches == 1


def test_a_verdict_is_pinned_with_its_situation_and_its_own_address(asked, resolver, site):
    page = asked("warmachine/attaque-a-distance/#q=attaque_a_distance(atd=5,cible=dict(defense=14),attaquant_vise=True)")
    verdict = resolver.ask("wm", "attaque_a_distance(atd=5, defense=14, attaquant_vise=True)").text
    page.until(verdict)
    page.page.get_by_role("button", name="Épingler ce verdict").click()
    page.page.get_by_text("Épinglé dans le dossier.").wait_for()
    page.page.goto(f"{site}dossier/")
    kept = page.page.locator(".arb-pinned")
    assert plain(verdict).startswith(plain(kept.locator(".arb-pinned-text").inner_text().split("\n")[1]))
    assert "#q=attaque_a_distance(" in unquote(kept.locator("a").get_attribute("href"))


def test_ten_bolters_on_a_squad_in_cover(asked, resolver):
    page = asked("warhammer-40000-pen/phase-de-tir/")
    assert "en moyenne" in page.said(), "the answer of an example stands before anybody asks"
    page.put("arme_de_tir", "Bolter")
    page.put("tirs", "")
    page.put("tireurs", "10")
    situation = "ct=4, force=4, endurance=3, svg=5, pa=5, svg_de_couvert=4, portee=24, distance=12, arme_de_tir='Bolter', tireurs=10"
    page.until(resolver.ask("pen", f"phase_de_tir({situation})").text)
    assert page.touches == 3
    page.page.locator(".arb-ask-columns").wait_for()
    assert page.page.locator(".arb-ask-columns rect").count() > 5, "how the losses are spread is drawn"


def test_a_weapon_found_begins_its_form(open_page, site, resolver):
    page = Asked(open_page(f"{site}trouver/warhammer-40000-pen/#texte=bolter lourd", width=360, service_workers="block"))
    page.page.get_by_role("link", name="Bolter lourd", exact=True).click()
    page.page.locator(".arb-ask .arb-verdict", has_text="Force : 5").wait_for(timeout=PATIENCE * 1000)  # what its line says, whatever the example was about
    assert page.field("arme_de_tir").input_value() == "Bolter lourd"
    page.put("arme_de_tir", "Canon laser")
    page.until(resolver.ask("pen", "armes_standard_de_tir(arme_de_tir='Canon laser')").text)


def test_what_a_form_refuses_is_said_in_its_words(asked):
    page = asked("warmachine/attaque-a-distance/")
    page.put("atd", "abc")
    error = page.page.locator(".arb-ask-error")
    error.wait_for(timeout=PATIENCE * 1000)
    assert page.said() == "« Attaque à distance (ATD) » : un nombre est attendu" and page.field("atd").get_attribute("aria-invalid") == "true"
    page.put("atd", "-3")
    page.page.locator(".arb-ask-error", has_text="minimum").wait_for(timeout=PATIENCE * 1000)
    assert page.said().startswith("« Attaque à distance (ATD) » : -3 est sous le minimum")
    page.page.get_by_role("button", name="Vider").click()
    page.page.locator(".arb-verdict:not(.arb-ask-error)", has_text="Il manque").wait_for(timeout=PATIENCE * 1000)
    assert page.said() == "Il manque « Attaque à distance (ATD) »"


def test_a_link_never_shows_the_answer_of_another_situation(open_page, site):
    page = open_page(f"{site}warmachine/attaque-a-distance/", width=360, service_workers="block", expected=("Failed to load", "404", "ERR_"))
    example = page.locator(".arb-ask .arb-verdict").inner_text()
    page.route("**/referee-worker.js", lambda route: route.abort())  # nobody wakes up
    page.goto(f"{site}warmachine/attaque-a-distance/?x#q=attaque_a_distance(atd=5,defense=14)")
    page.locator(".arb-ask[data-state]").wait_for()
    assert page.locator(".arb-ask .arb-verdict").inner_text() not in ("", example)
    assert page.locator(".arb-ask [data-name=atd]").input_value() == "5"


def test_a_list_is_given_by_touch(asked, resolver):
    page = asked("confrontation/ordre-de-repartition/")
    page.touch(page.page.get_by_role("button", name="Options : ajouter"))  # the first touch, while the form wakes up, is kept
    one, other = ({"rang_de_repartition": 3, "figurine_valeur_strategique": value} for value in (22, 13))
    added = {"rang_de_repartition": 1, "figurine_valeur_strategique": 1}
    page.until(resolver.ask("cf", f"ordre_de_repartition(options={[one, other, added]})").text)
    rows = page.page.locator(".arb-ask-list > .arb-ask-row")
    assert rows.count() == 3
    page.touch(rows.nth(2).get_by_role("button", name="ôter"))
    page.until(resolver.ask("cf", f"ordre_de_repartition(options={[one, other]})").text)
    assert rows.count() == 2


def test_the_dice_of_a_chain_are_given_by_touch(asked, resolver, site):
    """A throw after the other, a touch a die, nothing typed: what is told meanwhile is which throw lacks its dice."""
    page = asked("warmachine/une-attaque-de-corps-a-corps/")
    situation = "acc=6, defense=13, pui=7, force=9, arm=17"
    throws, add = page.page.locator(".arb-ask-dice .arb-ask-row"), page.page.get_by_role("button", name="Dés : ajouter")

    def throw(rank: int, *faces: int) -> None:
        for face in faces:
            page.touch(throws.nth(rank).get_by_role("button", name=f"Dé : {face}", exact=True))

    def answered(dice: list[list[int]]) -> None:
        page.until(resolver.ask("wm", f"une_attaque_de_corps_a_corps({situation}, des={dice})").text)

    page.touch(page.page.locator(".arb-ask-dice > summary"))
    page.touch(add)
    throw(0, 3, 4)
    page.page.locator(".arb-verdict:not(.arb-ask-error)", has_text="il manque les dés de « Jet de dégâts").wait_for(timeout=PATIENCE * 1000)
    page.touch(add)
    throw(1, 1, 6)
    answered([[3, 4], [1, 6]])
    assert page.touches == 1 + 2 + 4, "what they are folded under, a touch a throw, a touch a die"
    page.touch(throws.nth(1).get_by_role("button", name="ôter le dernier dé"))
    throw(1, 5)
    answered([[3, 4], [1, 5]])
    assert "des=[[3, 4], [1, 5]])" in unquote(page.page.url)
    page.touch(throws.nth(1).get_by_role("button", name="Jet 2 : ôter", exact=True))
    page.touch(throws.nth(0).get_by_role("button", name="ôter le dernier dé"))
    throw(0, 2)
    answered([[3, 2]])
    assert page.said().startswith("Points de dégâts subis 0"), "a miss asks for no more dice"
    again = asked(page.page.url.removeprefix(site))
    again.until(resolver.ask("wm", f"une_attaque_de_corps_a_corps({situation}, des=[[3, 2]])").text)
    assert again.page.locator(".arb-ask-dice .arb-ask-row output").all_inner_texts() == ["Jet 1\u00a0: 3, 2"]


def test_a_button_that_a_thumb_aims_at_stays_while_the_form_wakes_up(asked):
    page = asked("warmachine/une-attaque-de-corps-a-corps/", service_workers="block")  # nobody holds what a service worker asks for
    held = []
    page.page.route("**/ask-form.js", lambda route: held.append(route))  # a slow network: a throw is added before the form hears of it
    page.touch(page.page.locator(".arb-ask-dice > summary"))
    page.touch(page.page.get_by_role("button", name="Dés : ajouter"))
    aimed = page.page.locator(".arb-ask-dice .arb-ask-row").get_by_role("button", name="Dé : 3", exact=True).element_handle()
    until_held(page, held, "a touch wakes the form")
    for route in held:
        route.continue_()
    page.page.locator(".arb-ask-error").wait_for(timeout=PATIENCE * 1000)
    assert aimed.evaluate("(one) => one.isConnected"), "a touch that begins on it must end on it"


@pytest.mark.parametrize("address", ["warmachine/attaque-a-distance/", "warhammer-40000-pen/phase-de-tir/", "warmachine/courir/"])
def test_a_form_is_for_a_thumb_and_for_a_screen_reader(asked, address):
    from axe_playwright_python.sync_playwright import Axe

    page = asked(address).page
    assert page.evaluate(UNLABELLED) == [] and page.evaluate(SMALL) == []
    assert page.locator(".arb-ask-answer").get_attribute("aria-live") == "polite"
    found = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa"]}).response["violations"]
    assert [(one["id"], one["nodes"][0]["target"]) for one in found] == []
