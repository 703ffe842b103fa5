"""The dated versions of the games: readable, of pages that are known, and a version that stands says the same text."""

import pytest

from arbitre.graph import registry, releases
from arbitre.resolver import Versions
from arbitre.site.changes import History, text_of

PART = 20  # one page in so many: what a version rests on takes its time


@pytest.fixture(scope="module")
def history(resolver, root):
    return History(resolver.reference, Versions(resolver), root)


def test_every_page_that_was_published_is_known(history, root):
    """What was cited is never lost: it stands, it is said to be gone, or the registry says what became of it."""
    known = {entry.slug for entry in registry.read(root)}
    lost = [page for page, editions in history.editions.items() if page not in history.reference.nodes and not editions[-1].gone]
    assert history.dates and not [page for page in lost if page.partition(":")[2] not in {slug.partition("/")[2] for slug in known}]


def test_a_version_that_stands_says_what_was_published(history):
    """The eight digits of a citation are of the text too: where they are the same, so is every word."""
    reference, same = history.reference, 0
    for page, editions in sorted(history.editions.items())[::PART]:
        node = reference.get(page)
        if node is not None and editions[-1].version == history.versions.of(node):
            same += 1
            assert editions[-1].text == text_of(reference, node), page
    assert same


def test_a_version_is_never_given_to_two_texts(history):
    for page, editions in history.editions.items():
        texts: dict[str, tuple[str, ...]] = {}
        for edition in editions:
            assert edition.gone or texts.setdefault(edition.version, edition.text) == edition.text, page


def test_releases_follow_one_another(root):
    assert releases.dates(root) == sorted(set(releases.dates(root)))
