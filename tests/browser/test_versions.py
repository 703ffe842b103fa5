"""A shared link names a version: the page says whether it is still the same, and what it was when it is not."""

import pytest
import sites

from arbitre.graph import load, releases
from arbitre.resolver import Resolver, Versions
from arbitre.site import build, pyodide
from arbitre.site.changes import History


@pytest.fixture(scope="module")
def story(tmp_path_factory, serving):
    """The small site after two releases: its address, and the versions of the page « dos »."""
    root = sites.project(tmp_path_factory.mktemp("versions") / "project")
    pyodide.home(root).parent.mkdir(parents=True, exist_ok=True)
    pyodide.home(root).symlink_to(pyodide.home(sites.ROOT))
    path, seen, rolled = root / "content" / "essai" / "game.ttl", [], []
    for day, words in (("2026-01-01", "Pas plus."), ("2026-02-01", "Jamais de face.")):
        path.write_text(path.read_text(encoding="utf-8").replace("Pas plus.", words), encoding="utf-8")
        reference = load(root)
        history = History(reference, Versions(Resolver(reference)), root)
        seen.append(history.versions.of(reference["es:dos"]))
        rolled.append(history.versions.of(reference["es:frapper"]))
        releases.write(root, day, history.news())
    with serving(build(root).out) as address:
        yield address, seen, rolled


def said(open_page, address):
    return open_page(address).locator(".arb-version").inner_text()


def test_the_version_of_the_link_is_still_the_one(open_page, story):
    address, (_, now), _ = story
    assert said(open_page, f"{address}essai/dos/?v={now}") == "Inchangée depuis le 1er février 2026\u00a0: c'est la version du lien."


def test_what_changed_since_is_marked_and_the_old_text_stands(open_page, story):
    address, (then, _), _ = story
    page = open_page(f"{address}ES-118/?v={then}")  # the short address keeps the version
    told = page.locator(".arb-version")
    told.wait_for()
    assert "a changé depuis la version du lien, publiée le 1er janvier 2026" in told.inner_text()
    assert [text.strip() for text in told.locator("del").all_inner_texts()] == ["Pas plus."] and "Jamais de face." in told.locator("ins").first.inner_text()
    told.locator("summary").click()
    old = told.locator("details p").inner_text()
    assert "Pas plus." in old and "Jamais de face." not in old


def test_a_page_whose_rules_changed_names_them(open_page, story):
    address, _, (_, now) = story
    told = said(open_page, f"{address}essai/frapper/?v={now}")
    assert told.startswith("Inchangée depuis le 1er février 2026")


@pytest.mark.parametrize("version", ["ffffffff", "<img src=x onerror=alert(1)>"])
def test_an_unknown_version_says_so(open_page, story, version):
    address, (_, now), _ = story
    page = open_page(f"{address}essai/dos/?v={version}")
    told = page.locator(".arb-version")
    told.wait_for()
    assert f"une version inconnue ({version[:16]})" in told.inner_text() and now in told.inner_text() and not told.locator("img").count()


def test_the_link_of_a_verdict_tells_a_former_version_from_one_that_never_was(open_page, story):
    address, _, (then, now) = story
    told = "Ce lien a été fait avec la version {} de cette page ; voici la réponse d'aujourd'hui ({})."
    unknown = "Le lien nomme une version inconnue ({}) : voici la réponse d'aujourd'hui, version {}."
    for version, words in ((then, told.format(then, now)), ("00000000", unknown.format("00000000", now)), (now, "")):
        page = open_page(f"{address}essai/frapper/#q=frapper(adresse=5,esquive=13)&v={version}")
        page.locator(".arb-ask .arb-verdict", has_text="13").wait_for(timeout=90_000)
        answer = page.locator(".arb-ask-answer").inner_text().replace("\xa0", " ")
        assert words in answer and ("version" in answer) == bool(words)
