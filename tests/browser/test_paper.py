"""On paper: a rule holds on one page with its address and version, a quick reference on one sheet, both sides, and can be read."""

import random
import re

import pytest

PRINTED = ("Rule", "Skill", "Property", "State", "Roll", "Quantity", "Action", "Event", "Procedure", "Fact", "Term", "Dispute", "Step", "Characteristic")
LONGEST = (
    "warmachine/au-tapis/", "warmachine/stationnaire/", "warmachine/attaque-a-distance/", "warmachine/attaque-magique/", "warhammer-40000-pen/portee-trop-courte/",
    "confrontation/selenite/", "confrontation/structure/", "warmachine/sequence-d-attaque/", "warmachine/charge-de-cavalerie/",
    "confrontation/attaques-du-combattant-seul/", "warhammer-40000-pen/armes-standard-de-tir/",
    "confrontation/combat-a-un-contre-plusieurs/", "confrontation/attaques-du-camp-nombreux/", "confrontation/blessures-subies/",
    "confrontation/table-des-competences/", "confrontation/competences-accessibles-aux-apatrides/", "confrontation/liste-des-competences-actives/",
)
SHEET = "confrontation/alliances/"  # 441 lines at 6.5 pt take 860 pixels in five columns, and there are 740 on a page: both sides of a sheet
DRAWN = 12  # pages drawn at random, the same every time
SMALLEST, LEAST = 10, 8.66  # pixels: 7.5 pt, and 6.5 for a table of hundreds of lines
PAGE = re.compile(rb"/Type\s*/Page\b")


def pages(page):
    return len(PAGE.findall(page.pdf(prefer_css_page_size=True)))


def sheets(reference):
    return [node for node in reference if node.kind == "Sheet"]


def test_a_rule_prints_on_one_page(open_page, site, reference):
    drawn = random.Random(12).sample(sorted(f"{node.slug}/" for node in reference if node.kind in PRINTED and "." not in node.slug), DRAWN)
    page = open_page(site, service_workers="block")
    found = {}
    for address in (*LONGEST, *drawn):
        page.goto(site + address)
        found[address] = pages(page)
    assert {address: count for address, count in found.items() if count != 1} == {}


def test_a_table_of_hundreds_of_lines_holds_on_a_sheet_and_can_be_read(open_page, site):
    page = open_page(site + SHEET, service_workers="block")
    assert pages(page) <= 2
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 733, "height": 1055})
    cells = page.evaluate("""() => [...document.querySelectorAll(".arb-scroll td, .arb-scroll th")].map((cell) =>
        [parseFloat(getComputedStyle(cell).fontSize), cell.scrollWidth - cell.clientWidth])""")
    assert len(cells) > 1000 and min(size for size, _ in cells) >= LEAST and max(over for _, over in cells) <= 0


def test_what_is_folded_stays_so_and_the_foot_says_where_the_rest_is(open_page, site):
    page = open_page(f"{site}warmachine/au-tapis/")
    page.emulate_media(media="print")
    folded = page.locator("details.arb-more:not(.arb-fold *)").first
    assert folded.locator("summary").is_visible() and not folded.locator("li").first.is_visible()
    assert "en ligne" in folded.locator("summary").evaluate("one => getComputedStyle(one, '::after').content")
    foot = page.locator(".arb-printed").inner_text()
    assert "WM-250" in foot and "suite en ligne" in foot and re.search(r"version [0-9a-f]{8}", foot) and "warmachine/au-tapis/?v=" in foot
    folded.evaluate("one => { one.open = true; }")  # what one opens oneself is printed
    assert folded.locator("li").first.is_visible()


def test_a_quick_reference_of_each_game_is_one_sheet_both_sides_legible_and_whole(open_page, site, reference):
    assert {node.game for node in sheets(reference)} == {game.id for game in reference.games()}
    for node in sheets(reference):
        page = open_page(f"{site}{node.slug}/", service_workers="block")
        assert pages(page) <= 2, node.code
        page.emulate_media(media="print")
        page.set_viewport_size({"width": 733, "height": 1055})  # what is left of A4 by its margins
        told = page.evaluate("""() => {
            const sheet = document.querySelector(".arb-sheet"), walk = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
            const found = { sizes: [], hidden: [], wide: [], cut: [] };
            while (walk.nextNode()) {
                const text = walk.currentNode, box = text.parentElement;
                if (!text.data.trim()) continue;
                if (!box.checkVisibility()) found.hidden.push(text.data.trim());
                else found.sizes.push(parseFloat(getComputedStyle(box).fontSize));
            }
            for (const table of sheet.querySelectorAll("table")) {
                const room = table.closest(".arb-recall").getBoundingClientRect().width;
                if (table.getBoundingClientRect().width > room + 1) found.wide.push(table.closest(".arb-recall").innerText.slice(0, 40));
            }
            const cells = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT, (text) => (text.parentElement.closest("td,th") ? 1 : 2)), range = new Range();
            while (cells.nextNode()) {
                for (const word of cells.currentNode.data.matchAll(/[^\\s\u00a0/-]+/g)) {
                    range.setStart(cells.currentNode, word.index);
                    range.setEnd(cells.currentNode, word.index + word[0].length);
                    if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) found.cut.push(word[0]);
                }
            }
            return found;
        }""")
        assert told["cut"] == [], node.code
        assert min(told["sizes"]) >= SMALLEST - 0.01, node.code
        assert told["wide"] == [], node.code
        assert all(word.isdigit() for word in told["hidden"]), node.code  # how many stand under a title, on a screen


@pytest.mark.parametrize("address", ["warmachine/au-tapis/", "confrontation/aide-de-jeu-de-confrontation/"])
def test_a_pdf_is_named_after_the_page_and_its_version(open_page, site, address):
    page = open_page(site + address)
    before = page.title()
    page.evaluate("""() => { window.print = () => {
        dispatchEvent(new Event("beforeprint")); window.named = document.title; dispatchEvent(new Event("afterprint")); }; }""")
    page.evaluate("document.querySelector('[data-print]').click()")
    assert re.fullmatch(r"[A-Z]+-\d+ .+, version [0-9a-f]{8}", page.evaluate("window.named")) and page.title() == before
