"""Where a site may go: nothing that no build wrote is ever removed, and there is never an instant without a site."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from arbitre import cli
from arbitre.site import SiteError, build, staging
from arbitre.site.output import MARKER, files, place


@pytest.fixture
def project(mini, mini_site, tmp_path) -> Path:
    """A copy of the small project, already built."""
    return Path(shutil.copytree(mini, tmp_path / "project"))


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def working(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name.startswith(".site-"))


REFUSED = {
    "the project": ".", "above it": "..", "its content": "content", "in its content": "content/essai/neuf", "its ontology": "ontology",
    "a file": "mkdocs.yml", "under a file": "mkdocs.yml/site", "a folder of someone": "mine", "a link": "link", "nothing said": "",
    "the cache": ".cache/site", "git": ".git/site", "a broken link": "nowhere",
}


@pytest.mark.parametrize("said", REFUSED)
def test_a_folder_that_is_not_a_site_is_refused_before_any_work(project, monkeypatch, capsys, said):
    (project / "mine").mkdir()
    (project / "mine" / "notes.txt").write_text("à moi", encoding="utf-8")
    (project / "link").symlink_to(project / "mine")
    (project / "nowhere").symlink_to(project / "absent")
    before = contents(project.parent)
    monkeypatch.chdir(project)
    monkeypatch.setattr("arbitre.commands.site.find_problems", lambda: pytest.fail("work was done"))
    assert cli.run(["build", "--out", REFUSED[said]]) != 0
    told = capsys.readouterr().err
    assert "→" in told and "inattendue" not in told
    assert contents(project.parent) == before


@pytest.mark.parametrize("said", ["absent", "vide", "loin/d'ici", "site", "déjà"])
def test_a_folder_absent_empty_or_built_takes_the_site(project, said):
    (project / "vide").mkdir()
    shutil.copytree(project / "site", project / "déjà")
    assert build(project, project / said).out == project / said
    assert (project / said / "index.html").is_file() and working(project) == []


def test_a_file_someone_put_in_the_site_stops_the_build(project):
    (project / "site" / "CNAME").write_text("exemple.fr", encoding="utf-8")
    with pytest.raises(SiteError, match="CNAME"):
        build(project)
    assert (project / "site" / "CNAME").read_text(encoding="utf-8") == "exemple.fr"


def test_a_link_someone_put_in_the_site_stops_the_build(project):
    (project / "site" / "mine").symlink_to(project / "content")
    with pytest.raises(SiteError, match="mine"):
        build(project)


def test_what_a_file_manager_leaves_does_not_stop_it(project):
    (project / "site" / "essai" / ".DS_Store").write_bytes(b"\0")
    assert build(project).pages > 10


def test_a_file_put_there_during_the_build_comes_back(project, monkeypatch):
    from arbitre.site import builder

    def late(root, reference, site, *last):
        (project / "site" / "late.txt").write_text("à moi", encoding="utf-8")

    monkeypatch.setattr(builder, "finish", late)
    with pytest.raises(SiteError, match=r"late\.txt"):
        build(project)
    assert (project / "site" / "late.txt").is_file() and (project / "site" / MARKER).is_file() and working(project) == []


def unsign(site: Path) -> None:
    """Makes a site what former versions wrote."""
    (site / MARKER).unlink()
    for path in (site / "_headers", site / "manifest.webmanifest", *site.glob("assets/pocket/*.pack")):
        path.unlink()


def test_the_site_of_a_former_version_is_replaced_once(project):
    unsign(project / "site")
    build(project)
    assert (project / "site" / MARKER).is_file()


@pytest.mark.parametrize("foreign", ["notes.txt", ".git/config", "essai/photo.jpg"])
def test_unless_it_holds_something_else(project, foreign):
    unsign(project / "site")
    (project / "site" / foreign).parent.mkdir(exist_ok=True)
    (project / "site" / foreign).write_text("à moi", encoding="utf-8")
    with pytest.raises(SiteError, match=foreign):
        build(project)


def test_elsewhere_than_in_its_place_it_is_refused(project):
    shutil.copytree(project / "site", project / "ailleurs")
    unsign(project / "ailleurs")
    with pytest.raises(SiteError, match="ailleurs"):
        place(project, project / "ailleurs")


@pytest.mark.parametrize("said", ["", "[]", "{}", '{"made_by": "arbitre"}', '{"made_by": "arbitre", "files": [[]]}', "\udcff", '"x"'])
def test_a_spoilt_marker_signs_nothing(project, said):
    shutil.copytree(project / "site", project / "ailleurs")
    (project / "ailleurs" / MARKER).write_bytes(said.encode("utf-8", "surrogateescape"))
    with pytest.raises(SiteError, match="ailleurs"):
        place(project, project / "ailleurs")


def test_the_marker_says_who_made_the_site_and_lists_it(mini_site, mini_reference):
    marker = json.loads((mini_site / MARKER).read_text(encoding="utf-8"))
    assert (marker["project"], marker["version"]) == (mini_reference.site_url, mini_reference.version)
    assert {*marker["files"], MARKER} == set(contents(mini_site))


def test_looking_again_finds_what_came_and_went_and_no_folder_that_stayed_is_opened(tmp_path, monkeypatch):
    for name in ("a/b/one", "a/two", "c/three", "c/d/four"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    for folder in (tmp_path, *(path for path in tmp_path.rglob("*") if path.is_dir())):
        os.utime(folder, ns=(1, 1))
    before = files(tmp_path)
    opened, honest = [], os.scandir
    monkeypatch.setattr(os, "scandir", lambda path: opened.append(Path(path).relative_to(tmp_path).as_posix()) or honest(path))
    assert files(tmp_path, before) == before and not opened
    (tmp_path / "a" / "b" / "one").unlink()
    (tmp_path / "c" / "five").symlink_to("/")
    again = files(tmp_path, before)
    assert set(again) == {"a/two", "c/three", "c/five", "c/d/four"} and sorted(opened) == ["a/b", "c"]
    assert again == files(tmp_path)
    just_now = files(tmp_path)
    opened.clear()
    assert files(tmp_path, just_now) == again and sorted(opened) == ["a/b", "c"], "what changed a moment before may have changed again"


def test_the_markdown_is_not_written_through_a_link(project):
    shutil.rmtree(project / ".cache" / "docs")
    (project / ".cache" / "docs").symlink_to(project / "content")
    kept = contents(project / "content" / "essai")
    with pytest.raises(SiteError, match="lien"):
        build(project)
    assert contents(project / "content" / "essai") == kept and not (project / "content" / "recherche.md").exists()


KILLED = """
import os, pathlib, sys
from arbitre.site.staging import staging
with staging(pathlib.Path(sys.argv[1])) as fresh:
    (fresh / "index.html").write_text("half")
    os.kill(os.getpid(), 9)
"""


def test_the_next_build_sweeps_what_a_killed_one_left_and_nothing_else(project):
    subprocess.run([sys.executable, "-c", KILLED, str(project / "site")], check=False, timeout=60)
    assert len(working(project)) == 1
    (project / f".site-{os.getpid()}-notmarkd").mkdir()
    (project / f".site-{os.getpid()}-notmarkd" / "notes.txt").write_text("à moi", encoding="utf-8")
    (project / ".site-notes").mkdir()
    with staging.staging(project / "site"):
        living = set(working(project)) - {".site-notes", f".site-{os.getpid()}-notmarkd"}
        assert len(living) == 1
        build(project)
        assert living <= set(working(project)), "a build that still runs keeps its folder"
    assert working(project) == [f".site-{os.getpid()}-notmarkd", ".site-notes"]


def test_git_ignores_them(root):
    assert "/.site-*/" in (root / ".gitignore").read_text(encoding="utf-8").splitlines()


def sites_to_swap(folder: Path) -> tuple[Path, Path]:
    """A site in place, and the next one in its working folder."""
    (folder / "work").mkdir()
    for made in (folder / "site", folder / "work" / "site"):
        made.mkdir()
        (made / "index.html").write_text(str(made), encoding="utf-8")
        (made / MARKER).write_text('{"made_by": "arbitre", "files": ["index.html"]}', encoding="utf-8")
    return folder / "work" / "site", folder / "site"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere two renames leave an instant between them")
def test_no_instant_without_a_site(tmp_path):
    fresh, out = sites_to_swap(tmp_path)
    missing, read, stop = [], [0], threading.Event()

    def poll() -> None:
        while not stop.is_set():
            read[0] += 1
            try:
                (out / "index.html").read_bytes()
            except FileNotFoundError as error:
                missing.append(error)

    reader = threading.Thread(target=poll)
    reader.start()
    for _ in range(1000):
        staging.swap(fresh, out, True)
    stop.set()
    reader.join()
    assert missing == [] and read[0] > 100


def test_the_old_site_comes_back_when_the_new_one_cannot_take_its_place(tmp_path, monkeypatch):
    fresh, out = sites_to_swap(tmp_path)
    kept, rename = contents(out), Path.rename
    monkeypatch.setattr(staging, "exchange", lambda *_: False)

    def stumble(self, target):
        if self == fresh:
            raise OSError("no")
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", stumble)
    with pytest.raises(OSError, match="no"):
        staging.swap(fresh, out, True)
    assert contents(out) == kept


def test_without_exchange_two_renames_do(project, monkeypatch):
    monkeypatch.setattr(staging, "exchange", lambda *_: False)
    build(project)
    assert (project / "site" / "index.html").is_file() and working(project) == []


def test_a_build_killed_between_two_renames_gives_the_site_back(project):
    left = project / ".site-1-abcdefgh"
    left.mkdir()
    (left / staging.LOCK).write_bytes(staging.SIGNED)
    kept = contents(project / "site")
    (project / "site").rename(left / "old")
    staging.sweep(project / "site")
    assert contents(project / "site") == kept and working(project) == []
