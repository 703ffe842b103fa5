"""`arbitre serve` keeps serving: a broken graph, a spoilt stamp, a disk one cannot write to; and search and show on that disk."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import urllib.request
from contextlib import contextmanager
from pathlib import Path

import pytest
import sites

from arbitre import cli
from arbitre.commands.site import fingerprint
from arbitre.site import build, built_from


@pytest.fixture
def project(tmp_path) -> Path:
    """A small project that passes `check`, not built."""
    made = sites.project(tmp_path / "project")
    assert cli.run(["--root", str(made), "register"]) == 0
    return made


@contextmanager
def serving(root: Path):
    """A running `serve`: the address it says, once it is ready, and what it said before."""
    command = [sys.executable, "-m", "arbitre", "--root", str(root), "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8") as process:
        said = []
        try:
            for line in process.stdout:
                said.append(line)
                if found := re.match(r"Arbitre : (http://\S+)", line):
                    yield found[1], "".join(said)
                    return
            pytest.fail("serve ended: " + "".join(said))
        finally:
            process.kill()


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=60) as answer:
        return answer.read().decode("utf-8")


def spoil(root: Path) -> None:
    path = root / "content" / "essai" / "game.ttl"
    path.write_text(path.read_text(encoding="utf-8").replace('"Un soldat."@fr ;', '"Un soldat."@fr'), encoding="utf-8")


def test_a_broken_graph_is_told_and_the_last_good_site_served(project):
    build(project)
    spoil(project)
    with serving(project) as (address, said):
        assert "game.ttl" in said and "dernier bon site" in said
        assert "Un soldat." in fetched(address + "essai/troupier/")


def test_a_failing_build_too(project):
    build(project)
    (project / "content" / "pages" / "citer.md").write_text("# Citer\n\n[là](nulle-part.md)\n", encoding="utf-8")
    with serving(project) as (address, said):
        assert "nulle-part.md" in said and "dernier bon site" in said
        assert "Un soldat." in fetched(address + "essai/troupier/")


def test_a_broken_graph_without_a_site_ends(project, capsys):
    spoil(project)
    assert cli.run(["--root", str(project), "serve", "--port", "0"]) == 1
    assert "game.ttl" in capsys.readouterr().out


@pytest.mark.parametrize("bytes_", [b"\xff\xfe\x00stamp", b"", b"\0" * 100])
def test_a_spoilt_stamp_is_made_again_in_silence(project, bytes_):
    build(project)
    (project / ".cache" / "site-built").write_bytes(bytes_)
    with serving(project) as (address, said):
        assert "site-built" not in said and "inattendue" not in said
        assert "Un soldat." in fetched(address + "essai/troupier/")
    assert built_from(project) == fingerprint(project)


def test_a_site_up_to_date_is_not_built_again(project):
    build(project, stamp=fingerprint(project))
    before = (project / "site").stat().st_ino
    with serving(project) as (_, said):
        assert "site construit" not in said
    assert (project / "site").stat().st_ino == before


def test_a_build_says_at_once_that_nothing_changed_unless_a_page_is_not_as_it_was_left(project, capsys):
    assert cli.run(["--root", str(project), "build"]) == 0 and "site construit" in capsys.readouterr().err
    page = project / "site" / "essai" / "dos" / "index.html"
    whole = page.read_bytes()
    assert cli.run(["--root", str(project), "build"]) == 0 and "déjà à jour" in capsys.readouterr().err
    page.unlink()
    assert cli.run(["--root", str(project), "build"]) == 0 and "site construit" in capsys.readouterr().err
    assert page.read_bytes() == whole


def test_a_build_elsewhere_leaves_the_stamp_of_the_site(project, tmp_path):
    build(project, stamp="first")
    build(project, tmp_path / "elsewhere", stamp="second")
    assert built_from(project) == "first"
    build(project)
    assert built_from(project) == ""


@pytest.fixture
def read_only(project) -> Path:
    """A project whose .cache cannot be made, even by root: its name is taken by a file."""
    shutil.rmtree(project / ".cache", ignore_errors=True)
    (project / ".cache").write_text("", encoding="utf-8")
    return project


def test_search_and_show_work_where_nothing_can_be_written(arbitre, read_only, tmp_path):
    (tmp_path / "temporary").mkdir()
    found = arbitre("--root", str(read_only), "search", "attaque", "--json", TMPDIR=str(tmp_path / "temporary"))
    assert found.returncode == 0, found.stderr
    assert json.loads(found.stdout)["results"][0]["id"].startswith("es:")
    assert list((tmp_path / "temporary").iterdir()) == []
    shown = arbitre("--root", str(read_only), "show", "ES-118")
    assert shown.returncode == 0 and "ES-118" in shown.stdout, shown.stderr


def test_serve_serves_the_last_good_site_where_nothing_can_be_written(project):
    build(project)
    shutil.rmtree(project / ".cache")
    (project / ".cache").write_text("", encoding="utf-8")
    with serving(project) as (address, said):
        assert "dernier bon site" in said and "inattendue" not in said and "Errno" not in said
        assert "Un soldat." in fetched(address + "essai/troupier/")
