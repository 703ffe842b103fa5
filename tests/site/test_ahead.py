"""What an author has just written is shown ahead of the site that will hold it: the very page, and the last good site is left alone."""

import sites
import pytest

from arbitre.site import SiteError, build
from arbitre.site.ahead import FOLDER, listening
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


def told(project):
    """The pages made ahead during a build: each with what it says, and what the site said then."""
    found = {}

    def hear(pages):
        found.update({page: ((project / FOLDER / page).read_bytes(), (project / "site" / page).read_bytes()) for page in pages})

    with listening(hear):
        build(project)
    return found


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


def test_what_changes_much_and_what_changes_nothing_are_awaited_whole(project):
    build(project)
    edit(project, "site_name: Arbitre", "site_name: Arbitre bis", "mkdocs.yml")
    assert told(project) == {}
    edit(project, "\n", "\n# a remark\n\n")
    assert told(project) == {}


def test_nobody_is_shown_the_navigation_rendered_again(project):
    build(project)
    edit(project, *WORDS)
    told(project)
    said = {name for name, (size, _) in files(project / FOLDER).items() if name.endswith(".html") and size}
    assert said == {"essai/boost/index.html"}


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
    for name in ("few-site", "few-ahead"):
        (project / ".cache" / name / "essai").mkdir(parents=True)
        (project / ".cache" / name / "essai" / "perdue.md").write_text("# Perdue\n", encoding="utf-8")
    edit(project, *WORDS)
    told(project)
    assert not list((project / ".cache").glob("few-*"))
    assert not (project / "site/essai/perdue").exists() and not (project / FOLDER / "essai/perdue").exists()
