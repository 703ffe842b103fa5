"""`arbitre serve` keeps serving: a broken graph, a spoilt stamp, a disk one cannot write to; and search and show on that disk."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "site"))

from serving import serving

from arbitre import cli
from arbitre.commands.site import fingerprint
from arbitre.commands.watch import Watch
from arbitre.commands.worker import Worker
from arbitre.graph.founding import found
from arbitre.site import build, built_from
from arbitre.site.reuse import sign


@pytest.fixture(scope="module")
def begun(tmp_path_factory) -> Path:
    """The game one begins with, built."""
    made = tmp_path_factory.mktemp("begun")
    found(made, "Escarmouche", "ESC")
    build(made)
    return made


@pytest.fixture
def built(begun, tmp_path) -> Path:
    """A small project of its own that passes `check`, with its site, up to date."""
    made = Path(shutil.copytree(begun, tmp_path / "project"))
    sign(made, fingerprint(made))  # which hangs on where it lies
    return made


@pytest.fixture
def project(begun, tmp_path) -> Path:
    """The same, never built."""
    return Path(shutil.copytree(begun, tmp_path / "project", ignore=shutil.ignore_patterns(".cache", "site")))


def spoil(root: Path) -> None:
    edit(root, '"Une cible à couvert a +2 en défense."@fr ;', '"Une cible à couvert a +2 en défense."@fr')


def edit(root: Path, old: str, new: str) -> None:
    """What an author does in an editor."""
    path = root / "content" / "escarmouche" / "combat.ttl"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_broken_graph_is_told_and_the_last_good_site_served(built):
    spoil(built)
    with serving(built) as served:
        assert "combat.ttl" in served.said and "dernier bon site" in served.said
        assert "Une cible à couvert" in served.get("escarmouche/couvert/")


def test_a_failing_build_too(built):
    (built / "content" / "pages").mkdir()
    (built / "content" / "pages" / "citer.md").write_text("# Citer\n\n[là](nulle-part.md)\n", encoding="utf-8")
    with serving(built) as served:
        assert "nulle-part.md" in served.said and "dernier bon site" in served.said
        assert "Une cible à couvert" in served.get("escarmouche/couvert/")


def test_a_broken_graph_without_a_site_ends(project, capsys):
    spoil(project)
    assert cli.run(["--root", str(project), "serve", "--port", "0"]) == 1
    assert "combat.ttl" in capsys.readouterr().out


@pytest.mark.parametrize("bytes_", [b"\xff\xfe\x00stamp", b"", b"\0" * 100])
def test_a_spoilt_stamp_is_made_again_in_silence(built, bytes_):
    (built / ".cache" / "site-built").write_bytes(bytes_)
    with serving(built) as served:
        assert "site-built" not in served.said and "inattendue" not in served.said
        assert "Une cible à couvert" in served.get("escarmouche/couvert/")
    assert built_from(built) == fingerprint(built)


def test_a_site_up_to_date_is_not_built_again(built):
    before = (built / "site").stat().st_ino
    with serving(built) as served:
        assert "site construit" not in served.said
    assert (built / "site").stat().st_ino == before


def test_a_build_says_at_once_that_nothing_changed_unless_a_page_is_not_as_it_was_left(project, capsys):
    assert cli.run(["--root", str(project), "build"]) == 0 and "site construit" in capsys.readouterr().err
    page = project / "site" / "escarmouche" / "couvert" / "index.html"
    whole = page.read_bytes()
    assert cli.run(["--root", str(project), "build"]) == 0 and "déjà à jour" in capsys.readouterr().err
    page.unlink()
    assert cli.run(["--root", str(project), "build"]) == 0 and "site construit" in capsys.readouterr().err
    assert page.read_bytes() == whole


def test_nothing_changed_is_known_without_the_graph_nor_mkdocs_and_a_stranger_is_seen(built):
    told = "import sys; from arbitre import cli; status = cli.run(sys.argv[1:]); print(status, *(name for name in sys.modules))"
    again = lambda: subprocess.run([sys.executable, "-c", told, "--root", str(built), "build"], capture_output=True, text=True, check=True, env={
        **os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))})  # fmt: skip
    done = again()
    assert "déjà à jour" in done.stderr
    status, *modules = done.stdout.split()
    assert status == "0" and not {"mkdocs", "rdflib", "jinja2", "whoosh", "arbitre.graph.loader", "arbitre.resolver"} & set(modules)
    (built / "site" / "notes.html").write_text("à moi", encoding="utf-8")
    done = again()
    assert done.stdout.split()[0] == "1" and "notes.html" in done.stderr


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
    answer = arbitre("--root", str(read_only), "search", "attaque", "--json", TMPDIR=str(tmp_path / "temporary"))
    assert answer.returncode == 0, answer.stderr
    assert json.loads(answer.stdout)["results"][0]["id"].startswith("esc:")
    assert list((tmp_path / "temporary").iterdir()) == []
    shown = arbitre("--root", str(read_only), "show", "ESC-022")
    assert shown.returncode == 0 and "ESC-022" in shown.stdout, shown.stderr


def test_serve_serves_the_last_good_site_where_nothing_can_be_written(built):
    shutil.rmtree(built / ".cache")
    (built / ".cache").write_text("", encoding="utf-8")
    with serving(built) as served:
        assert "dernier bon site" in served.said and "inattendue" not in served.said and "Errno" not in served.said
        assert "Une cible à couvert" in served.get("escarmouche/couvert/")


def test_an_edit_is_built_and_its_pages_named(built):
    with serving(built) as served:
        assert "content/" in served.until("suivis : ")
        edit(built, '"Une cible à couvert a +2 en défense."@fr', '"Un fier soldat."@fr')
        said = served.until("construit en")
        assert "changé : content/escarmouche/combat.ttl" in said and "/escarmouche/couvert/" in said
        assert "Un fier soldat." in served.get("escarmouche/couvert/")
        edit(built, '"Un fier soldat."@fr', '"Un fier soldat."@fr')
        assert "déjà à jour" in served.until("rien à construire")


def test_a_broken_edit_says_what_check_says_and_the_last_good_site_stays(built, capsys):
    with serving(built) as served:
        served.until("suivis : ")
        spoil(built)
        said = served.until("dernier bon site")
        assert cli.run(["--root", str(built), "check"]) == 1
        assert capsys.readouterr().out in said
        assert "Une cible à couvert" in served.get("escarmouche/couvert/")
        edit(built, '"Une cible à couvert a +2 en défense."@fr', '"Un soldat mort."@fr ;')
        served.until("construit en")
        assert "Un soldat mort." in served.get("escarmouche/couvert/")


def test_one_that_was_broken_at_the_start_is_built_when_mended(built):
    spoil(built)
    with serving(built) as served:
        edit(built, '"Une cible à couvert a +2 en défense."@fr', '"Un soldat réparé."@fr ;')
        served.until("construit en")
        assert "Un soldat réparé." in served.get("escarmouche/couvert/")


def test_what_reloads_a_page_is_served_and_never_published(project):
    site = build(project, stamp=fingerprint(project)).out
    assert not [path for path in site.rglob("*") if path.is_file() and b"_arbitre/" in path.read_bytes()]
    with serving(project) as served:
        page = served.get("escarmouche/couvert/")
        assert page.count("/_arbitre/live.js") == 1
        assert "EventSource" in served.get("_arbitre/live.js") and ".arbitre-live" in served.get("_arbitre/live.css")


def test_a_page_hears_of_the_site_it_shows_and_of_the_next(built):
    with serving(built) as served, urllib.request.urlopen(served.address + "_arbitre/events", timeout=60) as events:
        shown = re.search(r'data-site="([^"]+)"', served.get())[1]
        first = heard(events)
        assert first == {"site": shown, "building": False, "problems": [], "ahead": {}}
        spoil(built)
        assert heard(events) == first | {"building": True}
        broken = heard(events)
        assert broken["site"] == shown and any("combat.ttl" in problem for problem in broken["problems"])
        edit(built, '"Une cible à couvert a +2 en défense."@fr', '"Un soldat remis."@fr ;')
        assert heard(events) == broken | {"building": True}
        ahead = {}
        while (mended := heard(events))["building"]:  # the site is another one a moment before it is said to be done
            assert mended["problems"] == broken["problems"]
            if mended["ahead"] and not ahead:  # the page just written is there to be seen
                page = served.get("escarmouche/couvert/")
                assert "Un soldat remis." in page and f'data-ahead="{mended["ahead"]["/escarmouche/couvert/"]}"' in page
            assert ahead.items() <= mended["ahead"].items(), "a page that was shown does not move before its site"
            ahead = mended["ahead"]
        assert len(ahead) > 1 and all(address.endswith("/") for address in ahead), "then all that changed"
        assert mended["site"] != shown and mended["problems"] == [] and mended["ahead"] == {}
        assert "Un soldat remis." in served.get("escarmouche/couvert/")


def test_what_stops_serve_stops_its_build_too_in_silence(built):
    with serving(built) as served:
        served.until("suivis : ")
        edit(built, '"Une cible à couvert a +2 en défense."@fr', '"Un soldat en retard."@fr')
        served.until("changé : ")
        served.process.send_signal(signal.SIGINT)
        assert served.process.wait(60) == 0
        said = [line for line in iter(served.lines.get, None) if line.strip() and "construit en" not in line]  # where the build was over first
        assert said == ["arrêté\n"]
    assert build(built).warnings == ()


def test_a_build_that_dies_is_said_and_the_next_one_begins_anew(project):
    with Worker(project) as worker:
        first = worker.build()
        assert (first.status, first.pages) == (0, None)
        worker.renew()  # asked to end, it first keeps what the next one begins with
        assert "déjà à jour" in worker.build().said[0]
        worker._process.kill()
        died = worker.build()
        assert died.status == 1 and "s'est arrêtée" in died.said[0]
        edit(project, '"Une cible à couvert a +2 en défense."@fr', '"Un soldat debout."@fr')
        again = worker.build()
        assert again.status == 0 and "/escarmouche/couvert/" in again.pages and len(again.pages) < 8


def test_what_editors_leave_is_no_change(project):
    with Watch() as watch:
        watch.follow([project / "mkdocs.yml"], [project / "content"])
        content = project / "content" / "escarmouche"
        assert all(watch.matters(path) for path in (content / "combat.ttl", content / "tables" / "gravite.csv", project / "mkdocs.yml"))
        for name in (".game.ttl.swp", "game.ttl~", "#game.ttl#", "__pycache__/essai.pyc", ".git/index"):
            assert not watch.matters(content / name), name
        assert not watch.matters(project / "site" / "index.html") and not watch.matters(project / "notes.txt")
        (content / ".game.ttl.swp").write_text("", encoding="utf-8")
        for _ in range(2):  # an editor that writes in two goes
            edit(project, '"Une cible à couvert a +2 en défense."@fr', '"Une cible à couvert a +2 en défense."@fr')
        assert watch.changed() == {content / "combat.ttl"}


def test_where_the_system_has_no_watch_left_the_files_are_looked_at(project, monkeypatch):
    def refuse(*_, **__):
        raise OSError(28, "inotify watch limit reached")

    monkeypatch.setattr("watchdog.observers.Observer.schedule", refuse)
    with Watch() as watch:
        watch.follow([project / "mkdocs.yml"], [project / "content"])
        time.sleep(1.5)  # what it compares with is read first
        edit(project, '"Une cible à couvert a +2 en défense."@fr', '"Un soldat vu."@fr')
        assert watch.changed() == {project / "content" / "escarmouche" / "combat.ttl"}


def heard(events) -> dict:
    """The next state an open page is told."""
    return json.loads(next(line for line in events if line.startswith(b"data: ")).removeprefix(b"data: "))


def test_a_watch_is_stopped_in_silence(tmp_path, caplog):
    """What reads the system's changes was left between two readings: nothing of that is for whoever stops `serve`."""
    with Watch() as watch:
        watch.follow([], [tmp_path])
        (emitter,) = watch._observer.emitters
    emitter.join()
    emitter.queue_events(0)
    assert caplog.messages == []
