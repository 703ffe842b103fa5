"""What `arbitre api` stands: a load from this machine to itself, bounded in number and in time, told by the processor it takes.

The clients are processes apart, so that their own work is not counted as the server's; what else the machine does at the time takes the clock, not the
processor of the server. What a core can answer in a second is one over the work of one answer, whoever else runs.
"""

from __future__ import annotations

import http.client
import multiprocessing
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlencode

ROOT = Path(__file__).resolve().parents[1]
Show = Callable[[str, str], None]

ASKED, SECONDS = 160, 60.0  # requests a measure sends at most, and the seconds it may take
CLIENTS = 8  # at once
START = 120  # seconds for a server to answer
QUESTION = "attaque_de_corps_a_corps(acc=6, defense=14{})"
REQUESTS = {  # what: addresses asked in turn
    "version": ["/api/version"],
    "a page": [f"/api/pages/WM-{code}" for code in (118, 119, 116, 250, 341)],
    "a page's Turtle": ["/warmachine/attaque-de-dos/"],
    "a search": ["/api/search?" + urlencode({"q": words}) for words in ("attaque de dos", "knocked down", "charge", "tir dans la mêlée", "au tapis")],
    "a verdict, dice given": ["/api/resolve?" + urlencode({"game": "warmachine", "question": QUESTION.format(", des=[3, 4]")})],
    "a verdict, exact odds": ["/api/resolve?" + urlencode({"game": "warmachine", "question": QUESTION.format("")})],
    "what nothing answers to": ["/api/pages/nulle-part-ailleurs"],
}


class Served:
    """A server of the project on this machine, for as long as it is measured."""

    def __init__(self, root: Path, workers: int) -> None:
        self.heard = tempfile.TemporaryFile("w+", encoding="utf-8")  # what it complains of: told if it does not answer
        command = [sys.executable, "-m", "arbitre", "--root", str(root), "api", "--port", "0", "--rate", "0", "--workers", str(workers)]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "build")}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.heard, text=True, env=environment)

    def processor(self) -> float:
        """The seconds of processor that it and the processes it has started have taken so far. Raises SystemExit where the system does not say."""
        try:
            return sum(map(_taken, family(self.process.pid)))
        except OSError:
            raise SystemExit("bench: this system does not say what a process takes (/proc) → measure the API on Linux") from None

    def __enter__(self) -> int:
        """Its port, once it answers. Raises SystemExit, saying what it said, when it ends or takes too long."""
        said = re.search(r":(\d+)/api/", self.process.stdout.readline())
        end = time.monotonic() + START
        while said and self.process.poll() is None and time.monotonic() < end:
            try:
                if ask(int(said[1]), ["/api/version"], 1, end)[0][1] == 200:
                    return int(said[1])
            except OSError:
                time.sleep(0.2)
        ended = self.process.poll() is not None or not said
        for one in reversed(family(self.process.pid)) if not ended else []:
            os.kill(one, signal.SIGKILL)  # those it has started too
        self.process.wait()
        self.heard.seek(0)
        why = " ".join(self.heard.read().split()) or "it says nothing"
        raise SystemExit(f"bench: arbitre api {'ended' if ended else f'did not answer within {START} s'} → {why}")

    def __exit__(self, *error: object) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(timeout=30)
        self.heard.close()


def family(process: int) -> list[int]:
    """A process and all those that it has started, and they."""
    started = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8").split()
    return [process, *(inner for one in started for inner in family(int(one)))]


def _taken(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def ask(port: int, addresses: list[str], count: int, end: float) -> list[tuple[float, int]]:
    """Asks `count` times at most, until the clock says `end`: how long each took in milliseconds, and its status."""
    connection, found = http.client.HTTPConnection("127.0.0.1", port, timeout=30), []
    for number in range(count):
        if time.monotonic() > end:
            break
        began = time.perf_counter()
        connection.request("GET", addresses[number % len(addresses)], headers={"Accept": "text/turtle"})
        answer = connection.getresponse()
        answer.read()
        found.append((1000 * (time.perf_counter() - began), answer.status))
    connection.close()
    return found


def _client(port: int, addresses: list[str], count: int, end: float, told: multiprocessing.Queue) -> None:
    told.put(ask(port, addresses, count, end))


def load(server: Served, port: int, addresses: list[str], clients: int) -> tuple[float, list[tuple[float, int]]]:
    """The milliseconds of processor that an answer takes, and what each client saw."""
    ask(port, addresses, len(addresses), time.monotonic() + SECONDS)  # what is read once has been
    told, before = multiprocessing.Queue(), server.processor()
    end = time.monotonic() + SECONDS
    asking = [multiprocessing.Process(target=_client, args=(port, addresses, ASKED // clients, end, told)) for _ in range(clients)]
    for one in asking:
        one.start()
    found = [answer for _ in asking for answer in told.get(timeout=SECONDS + 60)]
    work = 1000 * (server.processor() - before) / len(found)
    for one in asking:
        one.join()
    return work, found


def run(root: Path, show: Show) -> None:
    """Each kind of question, by one client and by many at once, of one process and of two: how many a core answers a second."""
    alone: dict[str, float] = {}
    for workers in (1, 2):
        server = Served(root, workers)
        with server as port:
            for name, addresses in REQUESTS.items():
                single, _ = load(server, port, addresses, 1)
                work, found = load(server, port, addresses, CLIENTS)
                alone.setdefault(name, single)
                statuses = "/".join(map(str, sorted({status for _, status in found})))
                show(f"api: {name}, {workers} process{'es' * (workers > 1)}", f"{1000 / single:.0f} a second of processor; with {CLIENTS} clients "
                     f"{1000 / work:.0f} ({alone[name] / work:.2f}×); {single:.1f} ms each, status {statuses}, {len(found)} asked")  # fmt: skip
    show("api: largest process", f"{resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024:.0f} MB")
