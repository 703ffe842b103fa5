"""What `arbitre api` stands: a load from this machine to itself, bounded in number and in time, told as ratios within one run.

The clients are processes apart, so that their own work is not counted as the server's; the machine's speed cancels out of the ratios.
"""

from __future__ import annotations

import http.client
import multiprocessing
import os
import re
import resource
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlencode

ROOT = Path(__file__).resolve().parents[1]
Show = Callable[[str, str], None]

ASKED, SECONDS = 160, 8.0  # requests a measure sends at most, and the seconds it may take
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
        command = [sys.executable, "-m", "arbitre", "--root", str(root), "api", "--port", "0", "--rate", "0", "--workers", str(workers)]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "build")}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)

    def processor(self) -> float | None:
        """The seconds of processor it has taken so far; None where the system does not say."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except (OSError, ValueError):
            return None

    def __enter__(self) -> int:
        """Its port, once it answers. Raises SystemExit when it does not."""
        said = re.search(r":(\d+)/api/", self.process.stdout.readline())
        end = time.monotonic() + START
        while said and self.process.poll() is None and time.monotonic() < end:
            try:
                if ask(int(said[1]), ["/api/version"], 1, end)[0][1] == 200:
                    return int(said[1])
            except OSError:
                time.sleep(0.2)
        self.process.kill()
        raise SystemExit("bench: arbitre api does not answer → .venv/bin/pip install --require-hashes -r requirements-api.txt")

    def __exit__(self, *error: object) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(timeout=30)


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


def load(port: int, addresses: list[str], clients: int) -> tuple[float, list[tuple[float, int]]]:
    """Answers a second, and what each client saw."""
    ask(port, addresses, len(addresses), time.monotonic() + SECONDS)  # what is read once has been
    told, began = multiprocessing.Queue(), time.perf_counter()
    end = time.monotonic() + SECONDS
    asking = [multiprocessing.Process(target=_client, args=(port, addresses, ASKED // clients, end, told)) for _ in range(clients)]
    for one in asking:
        one.start()
    found = [answer for _ in asking for answer in told.get(timeout=SECONDS + 60)]
    seconds = time.perf_counter() - began
    for one in asking:
        one.join()
    return len(found) / seconds, found


def run(root: Path, show: Show) -> None:
    """Each kind of question alone and by many at once, against the cheapest; two processes against one."""
    rates: dict[str, float] = {}
    works: dict[str, float] = {}
    server = Served(root, 1)
    with server as port:
        for name, addresses in REQUESTS.items():
            _, alone = load(port, addresses, 1)
            before = server.processor()
            rates[name], found = load(port, addresses, CLIENTS)
            after = server.processor()
            asked = len(found) + len(addresses)
            works[name] = 1000 * (after - before) / asked if after is not None else 1000 / rates[name]
            wait, single = statistics.median(ms for ms, _ in found), statistics.median(ms for ms, _ in alone)
            statuses = "/".join(map(str, sorted({status for _, status in found})))
            show(f"api: {name}", f"{works[name] / works['version']:.2f}× the work of a version ({works[name]:.1f} ms); with {CLIENTS} clients each waits "
                 f"{wait / single:.1f}×; {rates[name]:.0f} a second, status {statuses}")  # fmt: skip
    with Served(root, 2) as port:
        for name in ("a search", "a verdict, exact odds"):
            twice, _ = load(port, REQUESTS[name], CLIENTS)
            show(f"api: {name}, two processes", f"{twice / rates[name]:.2f}× the rate of one, on {os.cpu_count()} cores")
    show("api: largest process", f"{resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024:.0f} MB")
