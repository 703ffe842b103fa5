"""No page is over six screens of a phone before what is folded, its form included: drawn pages, and those that were the longest. A grid is seen whole."""

import random
import re

import pytest

from arbitre.graph import ASKABLE

WIDTH, HEIGHT, SCREENS, DRAWN, WORDIEST = 360, 740, 6, 40, 60
LONG = (
    "", "ontology/", "litiges/", "qualite/", "warmachine/", "warmachine/au-tapis/", "warmachine/slam/", "warmachine/jet-d-attaque/", "warmachine/sequence-d-attaque/",
    "warmachine/aide-de-jeu/", "warmachine/commandement/", "warmachine/attaque-a-distance/", "warmachine/parametres/", "confrontation/alliances/",
    "confrontation/jet-de-blessures/", "confrontation/repartir-ses-des-de-combat/", "confrontation/test-de-courage/", "confrontation/incanter/",
    "warmachine/attaquer-a-distance/", "warmachine/charger/", "warmachine/viser-avec-une-arme-laterale/", "warhammer-40000-pen/test-de-terrain-dangereux/", "confrontation/maitrise-des-arcanes/", "confrontation/test-de-fanatisme/", "confrontation/litige-cumul-des-actions/", "confrontation/aide-de-jeu-de-confrontation/",
    "confrontation/un-duel/", "confrontation/incantation-face-au-contre/", "confrontation/cible/", "warhammer-40000-pen/phase-de-tir/", "warhammer-40000-pen/types-d-unites/", "warhammer-40000-pen/aide-de-jeu-pen/",
    "warhammer-40000-pen/armes-standard-de-tir/", "trouver/confrontation/", "codes/confrontation/", "sources/warmachine-mk2-fr-combat/", "glossaire/confrontation/",
)
# The offer to keep a game comes at the foot, when it comes: below what is folded.
UNFOLDED = """() => {
    let last = [...document.querySelector("article").children].filter((e) => e.getBoundingClientRect().height);
    while (last.length && last.at(-1).matches(".arb-fold,.arb-siblings,.arb-printed,.arb-pocket")) last.pop();
    return last.length ? last.at(-1).getBoundingClientRect().bottom + scrollY : 0;
}"""

TAG = re.compile(r"<(?P<end>/?)(?P<name>details|summary|li|button|div|p|h2|tr|fieldset)\b[^>]*>|<[^>]+>|(?P<text>[^<]+)")
LETTERS, SPACE = 30, 0.8  # letters of a line of a phone, and lines that a block takes for itself


def standing(html: str) -> float:
    """About how many lines of a phone a page takes before anything is unfolded, without a browser: enough to find the longest of thousands."""
    depth, heading, lines = 0, False, 0.0
    for found in TAG.finditer(html[html.index("<article"):html.index("</article")]):
        name, end = found["name"], bool(found["end"])
        if name == "details":
            depth += -1 if end else 1
        elif name == "summary":
            heading = not end
        if not depth or (heading and depth == 1):
            lines += len((found["text"] or "").strip()) / LETTERS + SPACE * bool(name and not end)
    return lines


@pytest.fixture
def unfolded(open_page, site):
    """How many screens of a phone stand before what is folded, and whether something is wider than it, page by page."""
    page = open_page(site, width=WIDTH)
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})

    def measure(addresses):
        for address in addresses:
            page.goto(site + address)
            yield address, page.evaluate(UNFOLDED) / HEIGHT, page.evaluate("document.documentElement.scrollWidth")

    return measure


def judged(measured):
    return [f"{address}: {screens:.1f} screens, {width} px" for address, screens, width in measured if screens > SCREENS or width > WIDTH]


def test_drawn_pages_are_short_on_a_phone(unfolded, reference):
    seed = random.randrange(10**6)
    drawn = random.Random(seed).sample([f"{node.slug.rstrip('/')}/" for node in reference if node.kind != "Game"], DRAWN)
    assert judged(unfolded(drawn)) == [], f"seed {seed}"


def test_the_longest_pages_are_short_on_a_phone(unfolded):
    assert judged(unfolded(LONG)) == []


def test_the_pages_that_say_most_are_short_on_a_phone(unfolded, reference, real_site):
    """Forms, whose script adds to them, and all the other pages: a draw seldom meets the few that are too long."""
    nodes = [node for node in reference if node.kind not in ("Game", "Document")]
    lines = {node.slug: standing((real_site / node.slug / "index.html").read_text(encoding="utf-8")) for node in nodes}
    wordiest = sorted(nodes, key=lambda node: lines[node.slug], reverse=True)
    forms, others = ([f"{node.slug}/" for node in wordiest if (node.kind in ASKABLE) == asked][:WORDIEST] for asked in (True, False))
    assert judged(unfolded(forms + others)) == []


def test_a_table_of_two_keys_is_seen_whole_on_a_phone(open_page, site, reference):
    page, found = open_page(site, width=WIDTH), {}
    for node in reference:
        if node.kind == "Table" and len(node.data.get("key", ())) == 2:
            page.goto(f"{site}{node.slug}/")
            found[node.slug] = page.locator(".arb-crossed").evaluate_all("(all) => all.map((one) => one.scrollWidth - one.clientWidth)")
    assert sum(map(len, found.values())) > 4
    assert {slug: over for slug, over in found.items() if any(px > 0 for px in over)} == {}
