"""What is long is folded: it opens without scripts, and for whoever is sent to something in it."""

import pytest

ROLE, STATE = "warmachine/cible/", "warmachine/au-tapis/"


def test_a_long_list_shows_its_beginning_and_opens_without_scripts(open_page, site):
    page = open_page(site + ROLE, width=390, java_script_enabled=False)
    folded = page.locator("details.arb-more").last
    inner = folded.locator("li").first
    assert not inner.is_visible() and page.locator(".arb-relations li").first.is_visible()
    folded.locator("summary").click()
    assert inner.is_visible()


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
