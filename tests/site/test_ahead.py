"""What an author has just written is shown ahead of the site that will hold it: the very page, then all that follows; the last good site is left alone."""

import shutil
from pathlib import Path

import sites
import pytest

from arbitre.site import SiteError, build
from arbitre.site.ahead import listening
from arbitre.site.output import files

GAME = "content/essai/game.ttl"
WORDS = ('arb:statement "Un dé de plus."', 'arb:statement "Un dé en plus."')


@pytest.fixture
def project(tmp_path):
    return sites.project(tmp_path / "project")


def edit(project, old, new, file=GAME):
    path = project / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def heard(project):
    """What a build tells of itself before its end: each time, what the files say that can be shown, and what the last site said then."""
    found = []

    def hear(folder, names):
        say = lambda place: {name: (place / name).read_bytes() for name in names if (place / name).is_file()}
        found.append((folder, say(folder), say(project / "site")))

    with listening(hear):
        build(project)
    return found


def told(project):
    """The pages made ahead of all others during a build: each with what it says, and what the site said then. What is told last is all that changed."""
    return {page: (text, site.get(page)) for _, said, site in heard(project)[:-1][:1] for page, text in said.items()}


def texts(site: Path) -> dict[str, bytes]:
    return {name: (site / name).read_bytes() for name in files(site)}


def test_the_page_just_written_comes_first_and_is_the_one_of_the_site(project):
    assert told(project) == {}, "nothing is ahead of the first site"
    before = (project / "site/essai/boost/index.html").read_bytes()
    edit(project, *WORDS)
    found = told(project)
    assert found.keys() == {"essai/boost/index.html"}
    ahead, standing = found["essai/boost/index.html"]
    assert standing == before and "Un dé en plus." in ahead.decode()
    assert ahead == (project / "site/essai/boost/index.html").read_bytes() != before
    edit(project, *WORDS[::-1])
    assert told(project)["essai/boost/index.html"] == (before, ahead)


@pytest.mark.parametrize("words", [WORDS, ('skos:prefLabel "Boost"@fr', 'skos:prefLabel "Poussée"@fr'), ('"Trois dés"@fr', '"Quatre moins un"@fr')], ids=["a word", "a name", "an example"])
def test_all_that_changed_and_the_search_come_before_the_site_and_are_those_of_the_site(project, words):
    build(project)
    before = texts(project / "site")
    edit(project, *words)
    _, said, standing = heard(project)[-1]
    after = texts(project / "site")
    assert {name: after[name] for name in said} == said
    assert standing.items() <= before.items(), "the last good site is left alone meanwhile"
    shown = lambda name: name.endswith("/index.html") or name.startswith("assets/search/")
    changed = {name for name in after if shown(name) and after[name] != before.get(name)}
    redirects = {name for name in changed if b'http-equiv="refresh"' in after[name]}
    assert changed - redirects <= said.keys() and "essai/boost/index.html" in said
    assert any(name.startswith("assets/search/") for name in said) or "Quatre" in words[1], "a search reads no example"


def test_what_changes_much_and_what_changes_nothing_are_awaited_whole(project):
    build(project)
    edit(project, "site_name: Arbitre", "site_name: Arbitre bis", "mkdocs.yml")
    assert told(project) == {}
    edit(project, "\n", "\n# a remark\n\n")
    assert told(project) == {}


def test_what_shows_the_page_just_written_and_its_chapter_come_next(project):
    build(project)
    edit(project, *WORDS)
    (_, first, _), (_, then, _), *search, (_, last, _) = heard(project)
    assert (first.keys(), then.keys()) == ({"essai/boost/index.html"}, {"essai/frapper/index.html", "essai/combat/index.html"})
    assert first.keys() | then.keys() < last.keys()
    assert all(name.startswith("assets/search/") and name in last for _, said, _ in search for name in said) and len(search) < 2


def test_what_is_ahead_of_a_navigation_that_changes_is_made_again(project):
    build(project)
    edit(project, 'skos:prefLabel "Combat & co"@fr', 'skos:prefLabel "La mêlée"@fr')
    assert told(project), "a chapter, which the navigation names"
    shutil.copytree(project, other := project.with_name("other"), ignore=shutil.ignore_patterns(".cache", "site"))
    build(other)
    assert texts(project / "site") == texts(other / "site")


def test_what_was_shown_ahead_and_what_was_not_make_the_site_that_is_made_from_nothing(project):
    build(project)
    for words in (WORDS, ('"Trois dés"@fr', '"Quatre moins un"@fr'), ('skos:prefLabel "Boost"@fr', 'skos:prefLabel "Poussée"@fr'), WORDS[::-1]):
        edit(project, *words)
        assert told(project), words
    shutil.copytree(project, other := project.with_name("other"), ignore=shutil.ignore_patterns(".cache", "site"))
    build(other)
    assert texts(project / "site") == texts(other / "site")


def test_a_build_that_fails_after_has_told_and_the_site_stays(project):
    build(project)
    before = (project / "site/essai/boost/index.html").read_bytes()
    edit(project, *WORDS)
    edit(project, "(ADR) = 12 contre", "(ADR) = 13 contre")
    with pytest.raises(SiteError, match="De face"):
        told(project)
    assert (project / "site/essai/boost/index.html").read_bytes() == before


def test_what_a_killed_build_showed_mkdocs_is_shown_to_no_other(project):
    build(project)
    for name in ("few-site",):
        (project / ".cache" / name / "essai").mkdir(parents=True)
        (project / ".cache" / name / "essai" / "perdue.md").write_text("# Perdue\n", encoding="utf-8")
    edit(project, *WORDS)
    told(project)
    assert not list((project / ".cache").glob("few-*"))
    assert not (project / "site/essai/perdue").exists()
