"""What is long is folded: it opens without scripts, on paper, and for whoever is sent to something in it."""

import re

import pytest

ROLE, STATE = "warmachine/cible/", "warmachine/au-tapis/"


def test_a_long_list_shows_its_beginning_and_opens_without_scripts(open_page, site):
    page = open_page(site + ROLE, width=390, java_script_enabled=False)
    folded = page.locator("details.arb-more").last
    inner = folded.locator("li").first
    assert not inner.is_visible() and page.locator(".arb-relations li").first.is_visible()
    folded.locator("summary").click()
    assert inner.is_visible()


@pytest.mark.parametrize("scripts", [True, False])
def test_on_paper_nothing_of_it_is_folded(open_page, site, scripts):
    page = open_page(site + STATE, java_script_enabled=scripts)
    page.emulate_media(media="print")
    hidden = page.locator("details.arb-more:not(.arb-fold *) li")
    assert hidden.count() > 20 and hidden.last.is_visible() and hidden.first.is_visible()
    assert not page.locator("details.arb-more > summary").first.is_visible()


def test_an_address_of_something_folded_opens_all_that_folds_it(open_page, site):
    page = open_page(site + STATE, width=390)
    page.evaluate("""() => {
        const inner = document.createElement("details"), place = document.createElement("p");
        place.id = "ici";
        inner.append(place);
        document.querySelector("details.arb-more").append(inner);
        location.hash = "ici";
    }""")
    page.locator("details.arb-more[open] details[open] #ici").wait_for(state="attached")


@pytest.mark.parametrize(("address", "screens"), [
    (STATE, 12), ("warmachine/attaque-de-corps-a-corps/", 9), (ROLE, 4), ("warmachine/attaques-de-corps-a-corps/", 9),
    ("confrontation/un-duel/", 8), ("confrontation/une-passe-d-armes/", 8),
])
def test_no_page_is_endless_on_a_phone(open_page, site, address, screens):
    page = open_page(site + address, width=390)
    assert page.evaluate("document.documentElement.scrollHeight") < screens * 844


def test_a_quick_reference_of_each_game_prints_on_both_sides_of_two_sheets_at_most(open_page, site, reference):
    sheets = [node for node in reference if node.kind == "Sheet"]
    assert {node.game for node in sheets} == {game.id for game in reference.games()}
    for node in sheets:
        paper = open_page(f"{site}{node.slug}/").pdf(format="A4")
        assert 1 <= len(re.findall(rb"/Type\s*/Page\b", paper)) <= 4, node.code
