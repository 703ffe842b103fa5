"""Builds killed at any moment, on a full disk, several at once, read while they are replaced: the last good site is always whole."""

from __future__ import annotations

import contextlib
import errno
import http.client
import json
import multiprocessing
import os
import re
import shutil
import signal
import sys
import tempfile
import threading
import time
from pathlib import Path

import pytest
import sites
from trials import seeded, trials

from arbitre.commands.server import listen
from arbitre.site import SiteError, build
from arbitre.site.output import MARKER

resource = pytest.importorskip("resource")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="these trials fork, limit and kill as Linux does")
FORK = multiprocessing.get_context("fork") if "fork" in multiprocessing.get_all_start_methods() else None
PATIENCE = 120  # seconds, against a hang only


@pytest.fixture(scope="module")
def built(tmp_path_factory) -> Path:
    """A small project, built once."""
    return sites.small(tmp_path_factory)


@pytest.fixture
def project(built, tmp_path) -> Path:
    """A copy of it."""
    return Path(shutil.copytree(built, tmp_path / "project"))


def edit(root: Path, rank: int) -> str:
    """Changes a sentence, so that the next site is another one; answers it."""
    said = f"Un soldat numéro {rank}."
    path = root / "content" / "essai" / "game.ttl"
    path.write_text(re.sub(r"Un soldat[^.]*\.", said, path.read_text(encoding="utf-8")), encoding="utf-8")
    return said


def whole(site: Path) -> str:
    """The version of a site, once it is certain that all of it comes from one finished build."""
    marker = json.loads((site / MARKER).read_text(encoding="utf-8"))
    present = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert present == {*marker["files"], MARKER}
    assert json.loads((site / "version.json").read_text(encoding="utf-8"))["version"] == marker["version"]
    for page in (site / "essai").rglob("index.html"):
        text = page.read_text(encoding="utf-8")
        assert text.rstrip().endswith("</html>"), page
    quality = (site / "qualite" / "index.html").read_text(encoding="utf-8")
    assert set(re.findall(r"Version <code>(\w+)</code>", quality)) == {marker["version"]}
    return marker["version"]


def working(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if path.name.startswith(".site-")]


def building(root: Path, out: Path | None = None, most: int | None = None) -> multiprocessing.Process:
    """A build in a process of its own; no file of it may be longer than `most` bytes."""

    def run() -> None:
        os.close(2)
        os.open(os.devnull, os.O_WRONLY)
        if most is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        try:
            build(root, out)
        except (SiteError, OSError):
            os._exit(1)
        os._exit(0)

    process = FORK.Process(target=run)
    process.start()
    return process


def ended(process: multiprocessing.Process) -> int:
    process.join(PATIENCE)
    assert process.exitcode is not None, "the build hangs"
    return process.exitcode


def test_builds_killed_at_any_moment(project):
    chance, version = seeded("killed"), whole(project / "site")
    seen = {version}
    for rank in range(trials(4)):
        edit(project, rank)
        process = building(project)
        time.sleep(chance.uniform(0, 1.2))  # wherever it is then
        with contextlib.suppress(ProcessLookupError):
            os.kill(process.pid, signal.SIGKILL)
        ended(process)
        seen.add(whole(project / "site"))
        assert len(working(project)) <= 1, "each build sweeps what the one before it left"
    last = edit(project, -1)
    build(project)
    assert whole(project / "site") not in seen and working(project) == []
    assert last in (project / "site" / "essai" / "troupier" / "index.html").read_text(encoding="utf-8")


def test_a_disk_that_is_full_at_any_moment(project):
    chance = seeded("full")
    failed = 0
    for rank in range(trials(3)):
        before = whole(project / "site")
        edit(project, rank)
        if ended(building(project, most=int(10 ** chance.uniform(1, 5)))):
            failed += 1
            assert whole(project / "site") == before
        assert whole(project / "site") and working(project) == []
    assert failed
    last = edit(project, -1)
    build(project)
    assert last in (project / "site" / "essai" / "troupier" / "index.html").read_text(encoding="utf-8")


def test_a_folder_one_cannot_write_in(project, monkeypatch):
    before = whole(project / "site")

    def refuse(*_, **__):
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(tempfile, "mkdtemp", refuse)
    with pytest.raises(SiteError, match="→"):
        build(project)
    assert whole(project / "site") == before


def test_builds_at_once(project, tmp_path):
    other = Path(shutil.copytree(project, tmp_path / "other"))
    for rank in range(trials(1)):
        edit(project, rank)
        edit(other, -rank)
        shared = tmp_path / f"shared-{rank}"
        every = [building(project), building(project), building(project, shared), building(other, shared)]
        assert [ended(process) for process in every] == [0, 0, 0, 0]
        assert whole(project / "site") and whole(shared)
        assert working(project) == [] and not list(tmp_path.glob(".shared-*"))


def test_a_build_killed_while_another_waits(project):
    for rank in range(trials(1)):
        edit(project, rank)
        first, second = building(project), building(project)
        time.sleep(seeded(f"waiting {rank}").uniform(0, 0.6))
        os.kill(first.pid, signal.SIGKILL)
        ended(first)
        assert ended(second) == 0
        assert whole(project / "site") and len(working(project)) <= 1


ASKED = ("/", "/essai/troupier/", "/essai/dos/", "/assets/search/core.json", "/ES-118/", "/essai/dos.ttl", "/version.json", "/404.html")


def test_requests_during_rebuilds(project):
    stop, bad, answered = threading.Event(), [], []

    def read(port: int, name: str) -> None:
        chance, count = seeded(f"reader {name}"), 0
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        while not stop.is_set():
            address = chance.choice(ASKED)
            connection.request("GET", address)
            answer = connection.getresponse()
            body = answer.read()
            count += 1
            if answer.status != 200 or not body or (address.endswith("/") and not body.rstrip().endswith(b"</html>")):
                bad.append((address, answer.status, len(body)))
        answered.append(count)
        connection.close()

    with listen(project / "site", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        readers = [threading.Thread(target=read, args=(server.server_address[1], name)) for name in "abc"]
        process = building(project)  # forked before the readers are
        for reader in readers:
            reader.start()
        for rank in range(trials(2)):
            ended(process)
            edit(project, rank)
            process = building(project)
        ended(process)
        stop.set()
        for reader in readers:
            reader.join(PATIENCE)
        server.shutdown()
    assert bad == [] and sum(answered) > 10
    assert whole(project / "site") and working(project) == []
