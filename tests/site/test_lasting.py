"""In a process that builds again and again the resolver lasts while nothing that decides has changed, and the site is that of a build from nothing."""

import shutil

import pytest
import sites

from arbitre.commands.worker import idle
from arbitre.graph import load
from arbitre.resolver import lasting_resolver
from arbitre.site import SiteError, build

GAME = "content/essai/game.ttl"
WORDS = [  # what changes no answer: whether an author words it, moves it, proves it or says where it stands
    (GAME, 'arb:statement "Un dé de plus."', 'arb:statement "Un dé en plus."'),
    (GAME, 'arb:statement "Vrai quand on a payé."@fr', 'arb:statement "Vrai quand on a payé."@fr ; arb:note "Une remarque."@fr'),
    (GAME, "\n", "\n# every line is another\n\n"),
    (GAME, '"Trois dés"@fr', '"Trois dés lancés"@fr'),
    (GAME, 'arb:statement "Un dé en plus."', 'arb:statement "Un dé encore."'),
]
ANSWERS = [  # what may change one
    (GAME, '"Socle"@fr , "Base"@en', '"Socle rond"@fr , "Base"@en'),
    ("content/essai/tables/bareme.csv", "1,deux", "1,trois"),
    (GAME, "arb:min 0 ; arb:max 20", "arb:min 0 ; arb:max 19"),
]


@pytest.fixture
def project(tmp_path):
    return sites.project(tmp_path / "project")


def files(site):
    return {path.relative_to(site).as_posix(): path.read_bytes() for path in site.rglob("*") if path.is_file()}


def made(project):
    """The resolver that a check gives a build, and the site that it makes with it."""
    resolver = lasting_resolver(load(project), project)
    site = files(build(project, reference=resolver.reference, resolver=resolver).out)
    idle(project)  # what is made while nobody waits is what the next build would make
    return resolver, site


def from_nothing(project, tmp_path):
    fresh = tmp_path / "fresh"
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(project, fresh, ignore=shutil.ignore_patterns(".cache", "site"))
    return files(build(fresh).out)


def edit(project, file, old, new):
    path = project / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def lasts(project, tmp_path, change):
    """Whether the resolver is that of the build before, after a change whose site is that of a build from nothing."""
    before, _ = made(project)
    edit(project, *change)
    after, site = made(project)
    assert site == from_nothing(project, tmp_path), change
    return after is before


def test_words_leave_the_resolver_and_answers_make_another(project, tmp_path):
    assert [lasts(project, tmp_path, change) for change in WORDS] == [True] * len(WORDS)
    assert [lasts(project, tmp_path, change) for change in ANSWERS] == [False] * len(ANSWERS)


def test_an_example_made_wrong_is_told_and_mended(project):
    before, site = made(project)
    edit(project, GAME, "(ADR) = 12 contre", "(ADR) = 13 contre")
    with pytest.raises(SiteError, match="De face"):
        made(project)
    edit(project, GAME, "(ADR) = 13 contre", "(ADR) = 12 contre")
    assert made(project) == (before, site)


def test_another_project_has_another_resolver(project, tmp_path):
    first, _ = made(project)
    other = sites.project(tmp_path / "other")
    assert lasting_resolver(load(other), other) is not first


def test_the_same_words_at_another_address_have_another_resolver(project):
    """A version tells what is said, not where the site is: what changed between two versions is held for the first address alone."""
    first, _ = made(project)
    edit(project, *WORDS[0])
    made(project)
    edit(project, WORDS[0][0], *WORDS[0][:0:-1])
    made(project)
    edit(project, "mkdocs.yml", "site_url: https://", "site_url: https://autre.")
    edit(project, *WORDS[0])
    resolver, site = made(project)
    assert resolver is not first and resolver.reference.site_url.startswith("https://autre.")
    assert b"https://autre." in site["essai/boost/index.html"]
