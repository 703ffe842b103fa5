"""Processes that work on one project at a time: who comes second waits, and does not do again what was done meanwhile."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from arbitre import cli, turn as turns
from arbitre.commands import check, site
from arbitre.errors import ArbitreError
from arbitre.graph.founding import found
from arbitre.standing import sound
from arbitre.turn import LOCK, turn

HOLDS = """
import sys; from pathlib import Path; from arbitre.turn import turn
with turn(Path(sys.argv[1])):
    print("mine", flush=True)
    sys.stdin.readline()
    if sys.argv[2] == "checks":
        from arbitre.commands.check import find_problems
        find_problems(Path(sys.argv[1]))
    print("done", flush=True)
    sys.stdin.readline()
"""

MOST = 500  # looks at a lock, after what is waited for


@pytest.fixture
def project(tmp_path) -> Path:
    """A small game that passes `check`, never checked."""
    found(tmp_path, "Escarmouche", "ESC")
    return tmp_path


@contextmanager
def another(root: Path, does: str = "nothing") -> Iterator[subprocess.Popen]:
    """Another process that works on a project: each line it reads takes it on, to its work, then to its end."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(root), does], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment) as process:  # fmt: skip
        assert process.stdout.readline() == "mine\n"
        try:
            yield process
        finally:
            process.kill()


def goes_on(process: subprocess.Popen) -> None:
    process.stdin.write("\n")
    process.stdin.flush()


@pytest.fixture
def waiting(monkeypatch):
    """Has something happen once whoever is tried here waits for its turn; answers what happened."""
    happened: list[str] = []

    def when(happens) -> list[str]:
        def sleep(seconds: float) -> None:
            rest(0.01)
            looks.append(seconds)
            assert len(looks) < MOST, "it waits, though what it waited for has happened"
            if not happened:
                happened.append("waited")
                happens()
        rest, looks = time.sleep, []
        monkeypatch.setattr(turns.time, "sleep", sleep)
        return happened

    return when


def test_one_waits_for_the_other_and_not_for_ever(project, waiting):
    waiting(lambda: None)
    with another(project), pytest.raises(ArbitreError, match=r"build\.lock.*attendez qu'il finisse"), turn(project, patience=0):
        pytest.fail("two at once")
    with turn(project, patience=0) as ours:
        assert ours


def test_who_has_the_turn_has_it_in_what_it_calls(project):
    with turn(project), turn(project, patience=0) as ours:
        assert ours
    with another(project):
        pass
    with turn(project, patience=0) as ours:
        assert ours


def test_a_turn_is_over_when_its_process_died(project, waiting):
    with another(project) as process:
        happened = waiting(lambda: (process.kill(), process.wait()))
        with turn(project) as ours:
            assert ours and happened


def test_who_shares_nothing_does_not_wait_and_who_must_keep_something_is_told(tmp_path):
    (tmp_path / LOCK.parent).write_text("", encoding="utf-8")
    with turn(tmp_path) as ours:
        assert ours
    with pytest.raises(ArbitreError, match="on ne peut pas y écrire"), turn(tmp_path, keeps=True):
        pytest.fail("nothing can be kept there")


@pytest.mark.parametrize("told", [lambda root: cli.run(["--root", str(root), "check"]), lambda root: len(check.problems_here(root))])
def test_what_another_process_finds_sound_is_not_checked_again(project, waiting, monkeypatch, told):
    """`serve` checks what an author just saved: `arbitre check`, or an editor, says what it found, while it goes on to build."""
    monkeypatch.setattr(check, "find_problems", lambda root: pytest.fail("checked again"))
    with another(project, "checks") as process:
        happened = waiting(lambda: (goes_on(process), process.stdout.readline()))
        assert told(project) == 0 and happened and process.poll() is None
    assert sound(project)


def test_what_another_process_finds_wrong_is_said_here(project, waiting, capsys):
    path = project / "content" / "escarmouche" / "combat.ttl"
    path.write_text(path.read_text(encoding="utf-8").replace('"Une cible à couvert a +2 en défense."@fr ;', ""), encoding="utf-8")
    with another(project, "checks") as process:
        waiting(lambda: (goes_on(process), process.stdout.readline(), goes_on(process), process.wait()))
        assert cli.run(["--root", str(project), "check"]) == 1
    assert "combat.ttl" in capsys.readouterr().out


def test_a_site_built_meanwhile_is_not_built_again(project, waiting, capsys, monkeypatch):
    with another(project) as process:
        monkeypatch.setattr(site, "_fresh", lambda *_: process.poll() is not None)
        (project / "site").mkdir()
        happened = waiting(lambda: (process.kill(), process.wait()))
        assert cli.run(["--root", str(project), "build"]) == 0 and happened
    assert "déjà à jour" in capsys.readouterr().err


def test_what_the_next_build_begins_with_is_written_before_another_process_begins(project):
    """`serve` writes it once the site stands: a check that began in between would find half of it, and prove every example again."""
    told = f"""
import sys; from contextlib import contextmanager; from pathlib import Path; from arbitre import seal, turn
from arbitre.commands import worker
honest = worker.put_off
@contextmanager
def put_off():
    with honest():
        yield
    assert Path({str(project)!r}) / turn.LOCK in turn._mine, "its turn was over"
    print("written within its turn", file=sys.stderr)
worker.put_off = put_off
worker.main(Path({str(project)!r}))
"""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run([sys.executable, "-c", told], input="build\n", capture_output=True, text=True, env=environment)
    assert done.returncode == 0 and '"status": 0' in done.stdout and "written within its turn" in done.stderr, done.stderr
