"""Work shared among processes: what comes back is what one process would give, whatever becomes of the others."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

from arbitre import cores
from arbitre.errors import ArbitreError

HERE = os.getpid()


@pytest.fixture(autouse=True)
def three(monkeypatch):
    """A machine of three cores."""
    monkeypatch.setenv(cores.SAYING, "3")


def met(folder, many=3) -> int:
    """This process, once so many have come here."""
    (folder / str(os.getpid())).touch()
    while len(list(folder.iterdir())) < many:
        time.sleep(0.01)
    return os.getpid()


def test_answers_come_in_the_order_of_the_jobs_from_other_processes(tmp_path):
    found = list(cores.shared(lambda job: (job * job, met(tmp_path)), range(20)))
    assert [square for square, _ in found] == [job * job for job in range(20)]
    assert len({process for _, process in found} - {HERE}) == 3


def test_one_job_or_one_core_stays_here(monkeypatch):
    assert list(cores.shared(lambda job: os.getpid(), [1])) == [HERE]
    monkeypatch.setenv(cores.SAYING, "1")
    assert list(cores.shared(lambda job: os.getpid(), [1, 2, 3])) == [HERE] * 3


def test_a_process_that_dies_leaves_its_job_to_this_one():
    def work(job):
        if job == 4 and os.getpid() != HERE:
            os._exit(9)
        return job, os.getpid() == HERE

    found = list(cores.shared(work, range(9)))
    assert [job for job, _ in found] == list(range(9))
    assert [job for job, here in found if here] == [4]


def test_processes_that_all_die_leave_everything_to_this_one():
    found = list(cores.shared(lambda job: os.getpid() if os.getpid() == HERE else os._exit(9), range(9)))
    assert found == [HERE] * 9


def test_nobody_waits_for_the_long_job_of_another(tmp_path):
    """The first job ends when all the others are done: by the two other processes, however few they are each."""

    def work(job):
        while job == 0 and len(list(tmp_path.iterdir())) < 11:
            time.sleep(0.01)
        (tmp_path / str(job)).touch()
        return job, bytes(200_000)  # more than a pipe holds

    assert [job for job, _ in cores.shared(work, range(12))] == list(range(12))


def test_what_a_job_raises_is_raised_here():
    def work(job):
        if job == 5:
            raise ArbitreError(f"non : {job}")
        return job

    found = []
    with pytest.raises(ArbitreError, match="non : 5"):
        for answer in cores.shared(work, range(9)):
            found.append(answer)
    assert found == [0, 1, 2, 3, 4]


def test_an_answer_larger_than_a_pipe_and_one_that_nobody_waits_for():
    found = cores.shared(lambda job: bytes(1_000_000), range(6))
    assert len(next(found)) == 1_000_000
    found.close()  # the processes that still wait to be read end


def test_as_many_processes_as_said_and_no_more_than_are_good(monkeypatch):
    monkeypatch.setenv(cores.SAYING, "200")
    assert cores.cores() == cores.MOST
    monkeypatch.setenv(cores.SAYING, "0")
    assert cores.cores() == 1
    monkeypatch.delenv(cores.SAYING)
    assert 1 <= cores.cores() <= cores.MOST


def test_what_is_done_meanwhile_is_done_elsewhere(monkeypatch):
    with cores.aside(lambda: (os.getpid(), bytes(1_000_000))) as answer:
        who, told = answer.of(0)
    assert who != HERE and len(told) == 1_000_000
    with cores.aside(os.getpid, lambda: "puis") as answer:
        assert answer.of(1) == "puis" and answer.of(0) != HERE
    with cores.aside(lambda: bytes(1_000_000), lambda: time.sleep(60)) as answer:
        while not answer.came(0):
            time.sleep(0.01)
        assert not answer.came(1) and answer.of(0) == bytes(1_000_000)
    with cores.aside(lambda: bytes(1_000_000)):
        pass  # nobody asked: nothing is waited for
    monkeypatch.setenv(cores.SAYING, "1")
    with cores.aside(os.getpid) as answer:
        assert not answer.came(0) and answer.of(0) == HERE


def test_what_fails_or_dies_elsewhere_is_done_here():
    def wrong():
        raise ArbitreError("non")

    with pytest.raises(ArbitreError, match="non"), cores.aside(wrong) as answer:
        answer.of(0)
    with cores.aside(lambda: os._exit(9) if os.getpid() != HERE else "fait ici") as answer:
        assert not answer.came(0)
        assert answer.of(0) == "fait ici"


def test_what_is_done_apart_leaves_nothing_here_but_its_answer(tmp_path):
    """It may share its own work; if its process dies, or cannot do it, this one says what is wrong."""
    held = []

    def work():
        held.append(bytes(1_000_000))
        return os.getpid(), list(cores.shared(lambda job: met(tmp_path), range(3)))

    who, others = cores.apart(work)
    assert who != HERE and not held and len({who, HERE, *others}) == 5
    assert cores.apart(lambda: os.getpid() if os.getpid() == HERE else os._exit(9)) == HERE

    def fails():
        raise ArbitreError("non")

    with pytest.raises(ArbitreError, match="non"):
        cores.apart(fails)


LONG = "import os, time; from arbitre import cores; work = lambda job: print(os.getpid(), flush=True) or time.sleep(100); "


@pytest.mark.parametrize("work", ["list(cores.shared(work, range(3)))", "cores.apart(lambda: list(cores.shared(work, range(3))))"], ids=["shared", "apart"])
def test_processes_end_with_the_one_they_work_for(work):
    """However it ended: the pipes they inherited are closed at once, and nobody waits for them."""
    with subprocess.Popen([sys.executable, "-c", LONG + work], stdout=subprocess.PIPE) as process:
        for _ in range(3):
            process.stdout.readline()
        process.kill()
        process.communicate(timeout=50)
