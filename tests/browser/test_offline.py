"""The site in a pocket: installable, whole without network after one visit, and never two versions at once."""

from __future__ import annotations

import gzip
import html
import json
import re
import shutil

import pytest
import sites

from arbitre.site import build, pocket, referee
from arbitre.site.redirects import NAMES

KEPT = "html[data-pocket=essai]"
PATIENCE = 60_000  # milliseconds
UNDER = """(what) => {
    const bar = document.querySelector(".arb-pocket"), box = bar.getBoundingClientRect();
    const over = (one) => one.height && one.top < box.bottom - 1 && one.bottom > box.top + 1;
    return [...document.querySelectorAll(what)].filter((one) => one !== bar && over(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 80));
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The small site; whoever changes it takes a copy."""
    return sites.small(tmp_path_factory) / "site"


@pytest.fixture
def phone(chromium):
    """A browser of its own, which keeps what it is given; what a page complains about while it has a network is heard."""
    context = chromium.new_context(viewport={"width": 360, "height": 740}, locale="fr-FR")
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def visited(phone, address):
    """A page that was opened once, until its game is kept."""
    page = phone.new_page()
    page.goto(address)
    page.locator(KEPT).wait_for(state="attached")
    return page


def until(page, expression):
    """Waits for a condition of the page, asked from outside: its policy lets nothing evaluate inside."""
    for _ in range(PATIENCE // 100):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never: {expression}")


def found(page, words):
    """The titles that the search box shows for some words."""
    page.locator("#arbitre-search").fill(words)
    page.locator(".arbitre-hit .arbitre-hit__excerpt").first.wait_for()
    return page.locator(".arbitre-hit__title").all_text_contents()


def test_a_game_works_without_network_after_one_visit(site, serving, phone):
    with serving(site) as address:
        page = visited(phone, f"{address}essai/dos/")
        bar = page.locator(".arb-pocket")
        bar.wait_for()
        assert "gardé ici, même sans réseau" in bar.text_content()
        assert page.evaluate(UNDER, "article > *") == [], "it hides nothing of the page"
    phone.set_offline(True)  # and nobody serves any more
    for path in ("essai/frapper/", "essai/", "", "recherche/", "essai/tour/", "essai/litige-dos/"):
        page.goto(address + path)
        expected = re.search(r"<h1[^>]*>(.*?)</h1>", (site / path / "index.html").read_text(encoding="utf-8"), re.DOTALL)[1]
        assert html.unescape(page.locator("h1").first.inner_html()) == html.unescape(expected)
        assert page.evaluate("getComputedStyle(document.querySelector('.md-header')).position") in ("sticky", "fixed"), "its style sheets are there"
    page.goto(f"{address}ES-118/")
    assert page.url == f"{address}essai/dos/", "a code leads to its page"
    page.goto(f"{address}essai/proie.etourdi/?v=00000000")
    assert page.url == f"{address}essai/etourdi/?v=00000000", "so does a name with a role"
    page.goto(f"{address}essai/dos?v=00000000")
    assert page.url == f"{address}essai/dos/?v=00000000"
    assert found(page, "boost")[0] == "Boost"
    page.locator(".arbitre-hit").first.click()
    page.wait_for_url(f"{address}essai/boost/")
    page.goto(f"{address}recherche/?q=frapper")
    assert page.locator("#arbitre-results .arbitre-hit__title, #arbitre-results a").first.text_content()
    assert page.goto(f"{address}nulle/part/").status == 503
    assert "n’est pas de celles qui sont gardées" in page.locator("main").text_content()
    ways = page.locator("main a")
    assert page.locator("main").evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)") >= 16, "the theme's sheets are not there: it is legible without"
    assert min(ways.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height)")) >= 44
    assert page.locator("body").get_attribute("data-md-color-scheme") == "default"
    page.get_by_role("link", name="Ce qui est gardé", exact=True).click()
    page.locator(".arb-pockets").wait_for()


def test_every_page_and_what_it_loads_is_kept_byte_for_byte(site, serving, phone):
    listed = [path.relative_to(site).as_posix() for path in sorted(site.rglob("*")) if path.suffix in pocket.TYPES]
    ours = [path for path in listed if not path.startswith((pocket.FOLDER, NAMES, "version.json", "sw.js")) and 'http-equiv="refresh"' not in text(site / path)]
    with serving(site) as address:
        page = visited(phone, f"{address}essai/dos/")
        page.reload()
    phone.set_offline(True)
    script = "async (paths) => Promise.all(paths.map(async (p) => { const r = await fetch(p); return [r.status, await r.text()]; }))"
    answers = page.evaluate(script, [address + path.removesuffix("index.html") for path in ours])
    different = [path for path, (status, said) in zip(ours, answers) if status != 200 or said != text(site / path)]
    assert len(ours) > 40 and not different


def text(path):
    return path.read_bytes().decode("utf-8", "replace").removeprefix("\ufeff")


def test_a_new_version_waits_until_it_is_asked_for(serving, phone, tmp_path):
    site, project = tmp_path / "served", sites.project(tmp_path / "project")
    shutil.copytree(build(project).out, site)
    with serving(site) as address:
        page = visited(phone, f"{address}essai/boost/")
        page.reload()
        game = project / "content" / "essai" / "game.ttl"
        game.write_text(game.read_text(encoding="utf-8").replace("Un dé de plus.", "Un dé de plus, mais autrement."), encoding="utf-8")
        shutil.rmtree(site)
        shutil.copytree(build(project).out, site)
        page.reload()
        bar = page.locator(".arb-pocket")
        bar.get_by_role("button", name="Recharger").wait_for()
        assert "Nouvelle version disponible" in bar.text_content() and bar.bounding_box()["y"] < 740, "in sight, wherever one reads"
        assert "mais autrement" not in page.locator("article").text_content(), "the page of the version one reads"
        page.goto(f"{address}essai/frapper/")
        stands = page.evaluate("async () => (await fetch('../boost/')).text()")
        assert "mais autrement" not in stands, "and all the others with it"
        other = phone.new_page()
        other.goto(f"{address}essai/boost/")
        page.locator(".arb-pocket").get_by_role("button", name="Recharger").click()
        other.locator("article").get_by_text("mais autrement").first.wait_for(state="attached")  # no page stays behind
        page.locator(KEPT).wait_for(state="attached")
        page.goto(f"{address}essai/boost/")
        assert "mais autrement" in page.locator("article").text_content()
        names = page.evaluate("caches.keys()")
        assert len([name for name in names if not name.endswith(("choice", "referee"))]) == 1, "the former version is gone"
    phone.set_offline(True)
    page.reload()
    assert "mais autrement" in page.locator("article").text_content()


COMING = """
const honest = ServiceWorkerContainer.prototype.register;
ServiceWorkerContainer.prototype.register = async function (...told) {
    await honest.apply(this, told);
    const coming = Object.assign(new EventTarget(), { state: "installing" });
    setTimeout(() => { coming.state = "installed"; coming.dispatchEvent(new Event("statechange")); }, 300);
    return { waiting: null, installing: coming, addEventListener() {} };
};
"""


def test_a_version_that_was_coming_already_is_told_all_the_same(serving, phone, site):
    """The browser looks for one as it opens the page, and may find it before the page's script listens."""
    with serving(site) as address:
        page = visited(phone, f"{address}essai/boost/")
        page.add_init_script(COMING)
        page.reload()
        page.locator(".arb-pocket").get_by_role("button", name="Recharger").wait_for()


def test_a_version_that_cannot_come_whole_changes_nothing(site, serving, phone, tmp_path):
    broken = tmp_path / "served"
    shutil.copytree(site, broken)
    with serving(broken) as address:
        page = visited(phone, f"{address}essai/boost/")
        worker = broken / "sw.js"
        said = worker.read_text(encoding="utf-8")
        areas = json.loads(re.search(r"const SITE = (\{.*\});", said)[1])["areas"]
        worker.write_text(said.replace(areas["essai"]["list"], "0" * 16), encoding="utf-8")  # a list that is not there
        page.reload()
        until(page, "navigator.serviceWorker.getRegistration().then((r) => !r.installing && !r.waiting)")
    phone.set_offline(True)
    page.goto(f"{address}essai/frapper/")
    assert page.locator("h1").first.text_content().strip().startswith("Frapper")


def test_the_files_of_the_referee_are_kept_when_first_asked_for(serving, phone, tmp_path, monkeypatch):
    def publish(root, reference, fresh, *_):
        fresh.put("assets/referee/manifest.json", '{"code": "code-1.json"}')
        fresh.put("assets/referee/code-1.json", '{"here": true}')

    monkeypatch.setattr(referee, "publish", publish)
    asked = "async (name) => { try { return await (await fetch('../../assets/referee/' + name)).text(); } catch { return 'nothing'; } }"
    with serving(build(sites.project(tmp_path / "project")).out) as address:
        page = visited(phone, f"{address}essai/boost/")
        page.reload()
        phone.set_offline(True)
        assert page.evaluate(asked, "code-1.json") == "nothing", "it is not fetched before it is asked for"
        phone.set_offline(False)
        assert page.evaluate(asked, "code-1.json") == '{"here": true}'
        until(page, "caches.keys().then(async (all) => (await (await caches.open(all.find((n) => n.endsWith('referee')))).keys()).length === 1)")
        kept = page.evaluate("caches.match('../../assets/referee/code-1.json').then((r) => r.arrayBuffer()).then((b) => [...new Uint8Array(b)])")
        assert gzip.decompress(bytes(kept)) == b'{"here": true}', "it is kept compressed"
    phone.set_offline(True)
    assert page.evaluate(asked, "code-1.json") == '{"here": true}'
    assert page.evaluate(asked, "manifest.json") == '{"code": "code-1.json"}', "the names are those of the version one reads"


def kept_list(page):
    """What the screen of what is kept says, line by line."""
    page.locator(".arb-pockets li").first.wait_for()
    return [" ".join(text.split()) for text in page.locator(".arb-pockets li").all_text_contents()]


def test_what_another_page_keeps_is_shown_when_it_is_kept(site, serving, phone):
    """Whoever goes to see what is kept while the game arrives is not left with « en train d'arriver »."""
    with serving(site) as address:
        shown = phone.new_page()
        shown.goto(f"{address}poche/")
        shown.get_by_role("button", name="Garder : Jeu d'essai", exact=True).wait_for()
        page = visited(phone, f"{address}essai/boost/")
        shown.get_by_role("button", name="Ne plus garder : Jeu d'essai").wait_for()
        page.close()


def test_what_is_kept_is_shown_and_dropped_for_good(site, serving, phone):
    count = "caches.keys().then(async (names) => (await Promise.all(names.map(async (n) => (await (await caches.open(n)).keys()).length))).reduce((a, b) => a + b))"
    with serving(site) as address:
        page = visited(phone, f"{address}essai/boost/")
        page.locator(".arb-pocket button").first.click()  # « Voir », of what is now kept
        page.wait_for_url(f"{address}poche/")
        told = site_told(site)
        weight = f"{told['areas']['essai']['bytes'] / 1e6:.1f} Mo".replace(".", ",")
        game, everyone, referee = kept_list(page)
        assert re.fullmatch(rf"Jeu d'essaigardé le \d+(er)? \S+ \d{{4}}, version {told['version'][:8]}, {weight}Ne plus garder", game), game
        assert everyone.startswith("Ce que tous les jeux partagent") and "pas gardé" in referee
        many = page.evaluate(count)
        page.get_by_role("button", name="Ne plus garder : Jeu d'essai").click()
        page.get_by_role("button", name="Garder : Jeu d'essai", exact=True).wait_for()
        assert page.evaluate(count) == many - 3, "its mark, its list and its pack are gone"
        page.goto(f"{address}essai/boost/")
        page.goto(f"{address}poche/")
        assert "pas gardé" in kept_list(page)[0], "reading it does not bring it back"


def site_told(site):
    """What the service worker is told."""
    return json.loads(re.search(r"const SITE = (\{.*\});", (site / "sw.js").read_text(encoding="utf-8"))[1])


def test_the_site_can_be_installed(site, serving, phone):
    with serving(site) as address:
        page = visited(phone, f"{address}essai/boost/")
        session = phone.new_cdp_session(page)
        told = session.send("Page.getAppManifest")
        assert told["errors"] == [] and told["url"] == f"{address}manifest.webmanifest"
        assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in ([], [{"errorId": "in-incognito", "errorArguments": []}])
        manifest = json.loads(told["data"])
        for icon in manifest["icons"]:
            path = site / icon["src"]
            size = path.read_bytes()[16:24] if path.suffix == ".png" else b""
            if size:
                width, height = int.from_bytes(size[:4], "big"), int.from_bytes(size[4:], "big")
                assert icon["sizes"] == f"{width}x{height}"


def test_a_reader_who_saves_data_is_given_nothing_to_keep(site, serving, phone):
    phone.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    with serving(site) as address:
        page = phone.new_page()
        page.goto(f"{address}essai/boost/", wait_until="networkidle")
        assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
