"""A running `arbitre serve`: where it serves, and what it says, as it says it."""

from __future__ import annotations

import queue
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

PATIENCE = 120  # seconds: a machine that does much else at once


@dataclass
class Served:
    """`address` is where the site is, `said` what was told before."""

    address: str
    said: str
    lines: queue.SimpleQueue = field(repr=False)
    process: subprocess.Popen = field(repr=False)

    def until(self, words: str) -> str:
        """What is said from now on, up to the first line that has these words."""
        found, end = [], time.monotonic() + PATIENCE
        while time.monotonic() < end:
            line = self.lines.get(timeout=max(0.1, end - time.monotonic()))
            assert line is not None, "serve ended: " + "".join(found)
            found.append(line)
            if words in line:
                return "".join(found)
        raise AssertionError(f"never said: {words}\n{''.join(found)}")

    def get(self, path: str = "") -> str:
        """The page of an address of the site."""
        with urllib.request.urlopen(self.address + path, timeout=60) as answer:
            return answer.read().decode("utf-8")


@contextmanager
def serving(root: Path) -> Iterator[Served]:
    """A `serve` of a project that has said its address; it is killed at the end."""
    command = [sys.executable, "-m", "arbitre", "--root", str(root), "serve", "--port", "0"]
    heard = lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests in the background may have it ignored, from parent to child
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", preexec_fn=heard) as process:
        lines: queue.SimpleQueue = queue.SimpleQueue()
        reader = threading.Thread(target=lambda: [lines.put(line) for line in process.stdout] + [lines.put(None)], daemon=True)
        reader.start()
        try:
            said = []
            while (line := lines.get(timeout=PATIENCE)) is not None:
                if found := re.match(r"Arbitre : (http://\S+)", line):
                    yield Served(found[1], "".join(said), lines, process)
                    return
                said.append(line)
            raise AssertionError("serve ended: " + "".join(said))
        finally:
            process.kill()
            reader.join(timeout=10)  # a pipe closed while it reads is an error of its own
