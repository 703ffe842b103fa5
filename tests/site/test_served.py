"""Our programs as the site serves them say what they say as written, in fewer bytes."""

from __future__ import annotations

import re

import pytest

from arbitre.site.served import ASSETS, assets

PROGRAMS = [path.name for path in sorted(ASSETS.glob("*.js"))]
COMMENT = re.compile(r"^\s*//.*$|(?<=\s)//\s.*$|/\*[\s\S]*?\*/", re.MULTILINE)


@pytest.fixture(scope="module")
def served() -> dict[str, str]:
    return {name: content.decode() for name, content in assets() if name in PROGRAMS}


@pytest.mark.parametrize("name", PROGRAMS)
def test_every_text_of_a_program_is_served_as_written(served, name):
    """What makes it short reads a template up to the next backtick: one inside another would lose its spaces."""
    written = COMMENT.sub("", (ASSETS / name).read_text(encoding="utf-8"))
    assert re.findall(r"\$\{[^}`]*`.*", written) == [], "a template inside another: join its parts instead"
    templates = re.findall(r"`[^`]*`", written)
    assert [one for one in templates if one not in served[name]] == []


def test_comments_and_indents_stay_with_the_authors(served):
    for name, told in served.items():
        assert len(told) < (ASSETS / name).stat().st_size and not re.search(r"^\s*//|^\s", told, re.MULTILINE), name
