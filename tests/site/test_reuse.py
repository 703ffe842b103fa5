"""A build that reuses the last site makes the very bytes of a build from nothing, whatever was edited since."""

import hashlib
import shutil
from types import SimpleNamespace

import pytest
import sites

from arbitre import seal
from arbitre.site import build, reuse
from arbitre.site.links import SiteError
from arbitre.site.styles import WORDS


@pytest.fixture
def project(tmp_path):
    return sites.project(tmp_path / "project")


def files(site):
    return {path.relative_to(site).as_posix(): path.read_bytes() for path in site.rglob("*") if path.is_file()}


def from_nothing(project, tmp_path):
    """The site of the same project, where nothing was ever built."""
    fresh = tmp_path / "fresh"
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(project, fresh, ignore=shutil.ignore_patterns(".cache", "site"))
    return files(build(fresh).out)


def edit(project, old, new, file="content/essai/game.ttl"):
    path = project / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def statement(project):
    """The first words of a statement of the small game."""
    text = (project / "content" / "essai" / "game.ttl").read_text(encoding="utf-8")
    return text.partition('arb:statement "')[2].partition('"')[0]


def test_any_sequence_of_edits_makes_the_site_of_a_build_from_nothing(project, tmp_path):
    words = statement(project)
    steps = [
        lambda: None,
        lambda: edit(project, words, f"Mieux dit : {words}"),
        lambda: edit(project, f"Mieux dit : {words}", words),  # and back: the file's time is another, its words are not
        lambda: edit(project, "\n", "\n# a remark that moves every line\n\n"),
        lambda: edit(project, "site_name: Arbitre", "site_name: Arbitre bis", "mkdocs.yml"),
        lambda: (project / "content" / "pages" / "citer.md").write_text("# Citer\n\nAutrement.\n", encoding="utf-8"),
        lambda: (project / "content" / "pages" / "citer.md").unlink(),
    ]
    rendered = []
    for step in steps:
        step()
        report = build(project)
        rendered.append(report.rendered)
        assert files(report.out) == from_nothing(project, tmp_path)
    everything = rendered[0]
    assert rendered[1] < everything / 2 and rendered[2] == rendered[1] and rendered[3] < 3  # what carries the version of the whole
    assert rendered[4] == everything


def test_figures_examples_names_and_cells_too(project, tmp_path):
    figure = ("arb:on es:frapper ; arb:add 2 ;", "arb:on es:frapper ; arb:add 3 ;")
    proof = ("+ 2 (ES-118) = 14 contre ESQ 14 ; litige ES-190", "+ 3 (ES-118) = 15 contre ESQ 14")
    steps = [
        [figure, proof],
        [('"Trois dés"@fr', '"Trois dés lancés"@fr'), ("1,deux", "1,trois", "content/essai/tables/bareme.csv")],
        [('"Rusé"@fr , "Cunning"@en', '"Rusé"@fr , "Sly"@en'), figure[::-1], proof[::-1]],
        [('"Socle"@fr , "Base"@en', '"Socle rond"@fr , "Base"@en')],
    ]
    build(project)
    for step in steps:
        for told in step:
            edit(project, *told)
        assert files(build(project).out) == from_nothing(project, tmp_path)


def test_the_bytes_of_what_stands_are_not_hashed_again(project, monkeypatch):
    build(project)
    edit(project, statement(project), "Autre chose.")
    hashed = []
    monkeypatch.setattr("arbitre.site.fresh.hashlib", SimpleNamespace(sha256=lambda data: hashed.append(data) or hashlib.sha256(data)))
    site = build(project).out
    assert 0 < len(hashed) < len(files(site)) / 2


def test_a_page_somebody_touched_is_rendered_again(project):
    first = files(build(project).out)
    page = project / "site" / "essai" / "dos" / "index.html"
    page.write_text(page.read_text(encoding="utf-8").replace("dos", "DOS"), encoding="utf-8")
    assert files(build(project).out) == first


def test_a_failed_build_leaves_what_is_kept_true(project, monkeypatch):
    first = files(build(project).out)
    words = statement(project)
    edit(project, words, "Autre chose.")
    monkeypatch.setattr("arbitre.site.builder.finish", lambda *_: (_ for _ in ()).throw(SiteError("non")))
    with pytest.raises(SiteError):
        build(project)
    monkeypatch.undo()
    assert files(project / "site") == first
    edit(project, "Autre chose.", words)
    assert files(build(project).out) == first


def test_what_is_kept_by_somebody_else_is_not_believed(project):
    build(project)
    kept = project / reuse.KEPT
    kept.write_bytes(kept.read_bytes().replace(b'"frame"', b'"frane"'))
    assert reuse.last(project) is None


def test_without_a_record_of_the_last_sites_nothing_of_them_stands(project, tmp_path):
    everything = build(project).rendered
    words = statement(project)
    edit(project, words, "Autre chose.")
    build(project)
    assert (project / reuse.BEFORE / "index.html").is_file()
    (project / reuse.KEPT).unlink()
    edit(project, "Autre chose.", "Encore autre chose.")
    (project / "content" / "pages" / "citer.md").write_text("# Citer\n\nAutrement.\n", encoding="utf-8")
    before = files(project / "site")
    report = build(project)
    assert report.rendered >= everything and files(report.out) == from_nothing(project, tmp_path) != before
    (project / "content" / "pages" / "citer.md").unlink()
    assert files(build(project).out) == from_nothing(project, tmp_path)


def test_what_another_program_kept_of_the_sheets_is_made_again(project, tmp_path):
    build(project)
    kept = seal.kept_json(project / WORDS)
    del kept["held"]
    seal.keep_json(project / WORDS, {**kept, "pages": {page: [1, "p"] for page in kept["pages"]}})
    edit(project, statement(project), "Autre chose.")
    assert files(build(project).out) == from_nothing(project, tmp_path)


def test_a_cell_edited_before_a_failure_is_in_the_table_one_downloads_after_it(project, tmp_path, monkeypatch):
    build(project)
    edit(project, "1,deux", "1,trois", "content/essai/tables/bareme.csv")
    monkeypatch.setattr("arbitre.site.builder.finish", lambda *_: (_ for _ in ()).throw(SiteError("non")))
    with pytest.raises(SiteError):
        build(project)
    monkeypatch.undo()
    edit(project, statement(project), "Autre chose.")
    assert files(build(project).out) == from_nothing(project, tmp_path)


def test_a_table_whose_page_stands_is_not_written_again(project, monkeypatch):
    build(project)
    told = []
    monkeypatch.setattr("arbitre.site.generate.as_csv", lambda atlas, node: told.append(node.id) or "")
    monkeypatch.setattr("arbitre.site.keeping.as_csv", lambda atlas, node: told.append(node.id) or "")
    edit(project, statement(project), "Autre chose.")
    build(project)
    assert told == [] and (project / "site" / "essai" / "tables" / "bareme.csv").stat().st_size
