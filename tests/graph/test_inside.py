"""A file that content names is of its game's folder, or is refused with its place: never read, shown, published nor rewritten."""

import os

import pytest
from trees import SITE, TESTS, tree

from arbitre.errors import GraphError
from arbitre.graph import load
from arbitre.graph.checks import check
from arbitre.graph.pages import read
from arbitre.resolver import Resolver

SECRET = "taille,portee\npetite,secret\ngrande,12\n"
NAMES = {
    "up": "../../../secret.csv", "another game": "../autre/table.csv", "hidden": "tables/../../../secret.csv", "page": "cas/index.html", "turtle": "cas.ttl",
    "nothing": "", "folder": "tables", "backslash": "..\\secret.csv", "query": "tables/portee.csv?x", "long": "x" * 300 + ".csv", "quote": 'x" onload="y.csv',
}


@pytest.fixture
def project(tmp_path):
    """A project with one table, and a secret beside it."""
    root = tree(tmp_path / "project", TESTS / "good" / "table-file-missing")
    (tmp_path / "secret.csv").write_text(SECRET, encoding="utf-8")
    (root / "content" / "autre").mkdir()
    (root / "content" / "autre" / "table.csv").write_text(SECRET, encoding="utf-8")
    return root


def refused(root):
    """The refusal of the table's file, as an author reads it."""
    told = [p for p in check(root, Resolver, SITE) if p.node == "es:portee" and p.severity == "error" and (p.line >= 7 or p.file.endswith(".csv"))]
    assert told, "nothing was refused"
    assert told[0].file in ("content/essai/cas.ttl", "content/essai/tables/portee.csv") and told[0].remedy
    return f"{told[0].file} : {told[0].message}"


def unread(root, *folders):
    """The secret is in nothing the project shows, and stands as it was."""
    try:
        shown = repr(load(root, SITE).nodes)
    except GraphError as error:
        shown = str(error)
    assert "'secret'" not in shown
    assert (root.parent / "secret.csv").read_text(encoding="utf-8") == SECRET


@pytest.mark.parametrize("name", [*NAMES, "absolute"])
def test_a_name_that_leads_elsewhere_is_refused(project, name):
    url = NAMES.get(name, str(project.parent / "secret.csv"))
    path = project / "content" / "essai" / "cas.ttl"
    escaped = url.replace("\\", "\\\\").replace('"', '\\"')
    path.write_text(path.read_text(encoding="utf-8").replace('csvw:url "tables/portee.csv"', f'csvw:url "{escaped}"'), encoding="utf-8")
    assert "ne peut pas nommer le fichier d'une table" in refused(project)
    unread(project)


@pytest.mark.parametrize("kind", ["link", "linked folder", "pipe", "folder", "device", "loop", "nowhere", "sibling"])
def test_what_stands_in_the_place_of_a_file_is_refused(project, kind):
    tables = project / "content" / "essai" / "tables"
    file = tables / "portee.csv"
    file.unlink()
    if kind == "link":
        file.symlink_to(project.parent / "secret.csv")
    elif kind == "linked folder":
        tables.rmdir()
        (project.parent / "tables").mkdir()
        (project.parent / "tables" / "portee.csv").write_text(SECRET, encoding="utf-8")
        tables.symlink_to(project.parent / "tables")
    elif kind == "pipe":
        os.mkfifo(file)
    elif kind == "folder":
        file.mkdir()
    else:
        file.symlink_to({"device": "/dev/zero", "loop": "portee.csv", "nowhere": "rien.csv", "sibling": "../../autre/table.csv"}[kind])
    assert "portee.csv" in refused(project)
    unread(project)


def test_a_link_within_the_game_is_its_file(project):
    tables = project / "content" / "essai" / "tables"
    (tables / "portee.csv").rename(project / "content" / "essai" / "vraie.csv")
    (tables / "portee.csv").symlink_to("../vraie.csv")
    assert check(project, Resolver, SITE) == []
    assert load(project, SITE)["es:portee"].data["rows"]


@pytest.mark.parametrize("kind", ["link", "linked folder", "pipe", "folder", "device", "other content"])
def test_a_page_is_of_its_folder(project, kind):
    pages = project / "content" / "pages"
    (project.parent / "secret.md").write_text("# Secret\n", encoding="utf-8")
    if kind == "linked folder":
        (project.parent / "pages").mkdir()
        (project.parent / "pages" / "citer.md").write_text("# Secret\n", encoding="utf-8")
        pages.symlink_to(project.parent / "pages")
    else:
        pages.mkdir()
        page = pages / "citer.md"
        if kind == "pipe":
            os.mkfifo(page)
        elif kind == "folder":
            page.mkdir()
        else:
            page.symlink_to({"link": project.parent / "secret.md", "device": "/dev/zero", "other content": "../essai/cas.ttl"}[kind])
    problems = check(project, Resolver, SITE)
    assert [(p.file, p.severity, bool(p.remedy)) for p in problems] == [("content/pages/citer.md", "error", True)]
    with pytest.raises(GraphError, match=r"content/pages/citer\.md"):
        read(project, {"essai"})
