"""What players come for, on a phone: at most three touches after the search's result, and no more than two screens down."""

from __future__ import annotations

import pytest
from thumbs import Asked, plain

TOUCHES, SCREENS, HEIGHT = 3, 2, 740
FIRST = "window.printed = 0; window.print = () => { window.printed += 1; }; window.copied = ''; " \
    "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; } } });"


@pytest.fixture
def found(open_page, site):
    """Opens the page that a search found, by its address; at the end, what it took is judged."""
    opened = []

    def open_at(address: str) -> Asked:
        page = open_page(site + address, width=360, first=FIRST)
        page.set_viewport_size({"width": 360, "height": HEIGHT})
        opened.append(Asked(page))
        return opened[-1]

    yield open_at
    assert [(one.page.url, one.touches, one.scrolled) for one in opened if one.touches > TOUCHES or one.scrolled > SCREENS] == []
    assert opened


def test_a_shot_into_a_melee_says_whom_a_miss_may_hit(found, resolver):
    page = found("warmachine/tir-dans-une-melee/")
    assert "seconde cible" in page.said(), "said before anybody touches anything"
    page.put("atd", "7")
    page.put("nombre_de_candidats", "3")
    situation = "atd=7, cible=dict(defense=13, en_corps_a_corps=True), seconde_cible_defense=12, nombre_de_candidats=3"
    page.until(resolver.ask("wm", f"tir_dans_une_melee({situation})").text)


def test_a_shot_at_def_14_with_rat_5_aiming(found, resolver):
    page = found("warmachine/attaque-a-distance/")
    page.put("atd", "5")
    page.put("defense", "14")
    page.tap("attaquant_vise")
    page.until(resolver.ask("wm", "attaque_a_distance(atd=5, defense=14, attaquant_vise=True)").text)
    verdict = page.page.locator(".arb-ask .arb-verdict").bounding_box()
    assert 0 <= verdict["y"] < HEIGHT / 3, "the verdict stays in sight of what one touches"


def test_all_that_knocked_down_does(found, reference):
    page = found("warmachine/au-tapis/")
    page.reach(page.page.locator(".arb-statement"))
    own = page.page.locator("h2:has-text('Effets') + .arb-effects")
    rest = own.locator("xpath=following-sibling::details[1]")
    page.touch(rest.locator("> summary"))
    page.reach(rest.locator("li").last)
    told = {effect.target for effect in reference["wm:au-tapis"].effects if effect.target and not effect.reading}
    assert own.locator("> li:visible").count() + rest.locator(".arb-effects > li:visible").count() >= len(told) > 10


def test_back_strike_is_cited_with_its_version(found):
    page = found("warmachine/attaque-de-dos/")
    page.touch(page.page.locator("#citer > summary"))
    page.touch(page.page.get_by_role("button", name="Texte", exact=True))
    page.page.get_by_text("Copié.").wait_for()
    version = page.page.locator("[data-version]").first.get_attribute("data-version")
    copied = page.page.evaluate("window.copied")
    assert f"version {version}" in copied and "WM-118" in copied and copied.endswith(f"?v={version}")


def test_ten_bolters_on_a_squad_in_cover(found, resolver):
    page = found("warhammer-40000-pen/phase-de-tir/")
    page.put("arme_de_tir", "Bolter")
    page.put("tirs", "")
    page.put("tireurs", "10")
    situation = "ct=4, force=4, endurance=3, svg=5, pa=5, svg_de_couvert=4, portee=24, distance=12, arme_de_tir='Bolter', tireurs=10"
    page.until(resolver.ask("pen", f"phase_de_tir({situation})").text)


def test_how_far_a_unit_charges(found, resolver):
    node = next(node for node in resolver.reference.of_game("pen:warhammer-40000-pen") if node.code == "PEN-651")
    page = found("PEN-651/")
    page.page.wait_for_url(f"**/{node.slug.strip('/')}/**")
    page.reach(page.page.locator(".arb-statement"))
    assert plain(node.statement)[:40] in plain(page.page.locator(".arb-statement").inner_text())


def test_the_steps_of_an_activation_and_what_happens_at_one(found, reference):
    page = found("warmachine/sequence-d-activation/")
    step = page.page.locator(".arb-steps > li").first
    page.reach(step)
    first = step.locator("a").first.get_attribute("href")
    page.touch(step.locator("a").first)
    page.page.wait_for_url(lambda url: first.split("/")[-2] in url)
    applied = page.page.locator("h2:has-text('Ce qui s') + .arb-effects > li").first
    page.reach(applied)
    assert applied.inner_text().strip()


def test_what_ade_5_means(found, reference):
    page = found("warmachine/ade/")
    page.reach(page.page.locator(".arb-statement"))
    said = plain(page.page.locator(".arb-statement").inner_text())
    assert "diamètre" in said and "pouces" in said


def test_furtivite_in_both_games(found, reference):
    page = found("warmachine/furtivite/")
    page.reach(page.page.locator(".arb-statement"))
    other = page.page.locator(".arb-twins li", has_text="Warhammer 40,000").first
    page.touch(page.page.locator(".arb-part:has(.arb-twins) > summary"))
    page.reach(other)
    (twin,) = (node for node in reference.of_game("pen:warhammer-40000-pen") if node.code == "PEN-329")
    assert plain(twin.statement)[:30] in plain(other.inner_text())


def test_a_printed_sheet_is_handed_over(found):
    page = found("warmachine/aide-de-jeu/")
    page.touch(page.page.get_by_role("button", name="Imprimer ou enregistrer en PDF"))
    assert page.page.evaluate("window.printed") == 1
    page.page.emulate_media(media="print")
    assert page.page.locator("#cite-lien").get_attribute("href") in page.page.locator(".arb-printed").inner_text(), "it says where it is from"
