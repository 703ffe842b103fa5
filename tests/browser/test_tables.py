"""A printed table in a browser: what one chooses lights the cell, and the address keeps it."""

GRID = "warhammer-40000-pen/blesser-table/"


def test_the_cell_of_a_situation_is_lit(open_page, site):
    page = open_page(f"{site}{GRID}")
    assert page.locator("table .arb-lit").count() == 0
    page.locator(".arb-lookup").get_by_label("Force effective").select_option("4")
    page.locator(".arb-lookup").get_by_label("Endurance effective").select_option("6")
    assert page.locator("td.arb-lit").inner_text() == "6"
    assert page.locator(".arb-lookup output").inner_text() == "Force effective 4, Endurance effective 6\u00a0: 6", "in words"
    assert page.url.endswith("?force_effective=4&endurance_effective=6")


def test_a_link_to_a_cell(open_page, site):
    page = open_page(f"{site}{GRID}?force_effective=4&endurance_effective=7")
    assert page.locator("td.arb-lit").inner_text() == "6/4+"


def test_a_link_made_before_its_keys_were_renamed(open_page, site):
    page = open_page(f"{site}{GRID}?force_effective=4&cible_endurance_effective=7#la-table")
    assert page.locator("td.arb-lit").inner_text() == "6/4+"
    page.locator(".arb-lookup").get_by_label("Endurance effective").select_option("6")
    assert page.url.endswith("?force_effective=4&endurance_effective=6#la-table")
    page = open_page(f"{site}warmachine/table-des-materiaux/?materiau=bois")
    assert page.locator("tr:has(.arb-lit) th").inner_text().lower() == "bois"


def test_a_line_of_a_list(open_page, site):
    page = open_page(f"{site}warhammer-40000-pen/armes-standard-de-tir/")
    page.locator(".arb-lookup").get_by_label("Arme standard de tir").select_option("Bolter")
    assert page.locator("tr:has(.arb-lit) td").all_inner_texts() == ["4", "5", "Tir rapide", "—", "24 ps"]


def test_a_line_chosen_by_what_somebody_is(open_page, site):
    """The address made when the kind of a unit was a word of its own still lights its line."""
    page = open_page(f"{site}warhammer-40000-pen/distances-de-mouvement/?type_d_unite=Antigrav rapide")
    assert page.locator("tr:has(.arb-lit) td").all_inner_texts() == ["12 ps", "x 2", "24 ps"]
    page.locator(".arb-lookup").get_by_label("Type d'unité").select_option("Infanterie")
    assert page.locator("tr:has(.arb-lit) th a").get_attribute("href").endswith("warhammer-40000-pen/infanterie/")
    assert page.url.endswith("?type_d_unite=Infanterie")
    page = open_page(f"{site}warhammer-40000-pen/type-d-unite/")
    page.wait_for_url("**/distances-de-mouvement/")
