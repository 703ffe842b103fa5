"""Builds, one after the other, in a process of its own: it stays warm, and the pages are served meanwhile.

The parent writes a line for each build it wants; this process answers with a line of JSON, after those that name the files made ahead of the
site, if any. It does what `arbitre build` does, and says what that says. It ends when the parent does.
"""

from __future__ import annotations

import contextlib
import gc
import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from ..errors import ArbitreError
from ..resolver import lasting
from ..seal import put_off
from ..site.ahead import listening
from ..sweeping import seldom
from ..turn import turn

AHEAD = "ahead"


@dataclass(frozen=True)
class Built:
    """What came of a build: its exit status, the lines it said, its seconds, the addresses of the pages that changed."""

    status: int
    said: list[str]
    seconds: float = 0.0
    pages: list[str] | None = None  # None when there was no site before, or every page was made anew


class Worker:
    """The process that builds; begun at the first build, and again after `renew` or when it died."""

    def __init__(self, root: Path) -> None:
        self.root, self.over = root, False
        self._process: subprocess.Popen | None = None

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        self.over = True  # whoever waits for a build need not say that it failed
        self.renew()

    def build(self, ahead: Callable[[Path, list[str]], None] = lambda folder, files: None) -> Built:
        """Builds what changed, and waits for it; a process that died is a failed build that says so. `ahead` hears of the files that can be shown already."""
        process = self._process = self._process or self._begin()
        try:
            process.stdin.write("build\n")
            process.stdin.flush()
            while AHEAD in (said := json.loads(process.stdout.readline())):
                ahead(Path(said["folder"]), said[AHEAD])
            return Built(**said)
        except (OSError, ValueError):
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(timeout=1)  # it has closed its end: its own code is about to be known
            self.renew()
            return Built(1, [f"arbitre : la construction s'est arrêtée d'elle-même (code {process.returncode}) → changez un fichier pour qu'elle reprenne"])

    def renew(self) -> None:
        """Ends the process: the next build is made by the program as it is now."""
        process, self._process = self._process, None
        if process:
            with contextlib.suppress(OSError):
                process.stdin.close()  # it ends by itself once it has kept what it must
            process.terminate()  # a build that is cut short leaves nothing behind that the next one does not sweep
            process.wait()
            process.stdout.close()

    def _begin(self) -> subprocess.Popen:
        command = [sys.executable, "-P", "-m", __name__, str(self.root)]
        where = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONIOENCODING": "utf-8"}
        return subprocess.Popen(  # in a session of its own: Ctrl-C is for the parent, which ends it
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", env={**os.environ, **where}, start_new_session=True)


def main(root: Path) -> None:
    """Answers each line of standard input with a build; what anything prints by itself goes to standard error."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    tell = lambda said: print(json.dumps(said, ensure_ascii=False), file=answers, flush=True)
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError), listening(lambda folder, files: tell({AHEAD: files, "folder": str(folder)})):
        for _ in sys.stdin:
            try:
                with turn(root, keeps=True), put_off():  # the site first, then what the next one begins with, which nobody ends before it is written
                    built = build_once(root)
                    _ends(waiting=True)
                    tell(asdict(built))
                _ends(waiting=False)
            except ArbitreError as error:  # it has had no turn
                tell(asdict(Built(1, [f"arbitre : {error}"])))
                continue
            idle(root)


def idle(root: Path) -> None:
    """Makes, while nobody waits, what the next build would make before it needs it: what a search reads of each node."""
    from ..graph.records import records
    from ..search import PLACE, ready

    if (former := lasting.last(root)) is not None:
        ready(records(former.reference), root / PLACE)
    gc.collect()  # what the last one leaves is not for the next one to find


def _ends(waiting: bool) -> None:
    """Has who asks this process to end wait for it to read that no build follows, or end it at once."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN if waiting else signal.SIG_DFL)  # a mask would be one thread's: another would let it through


@seldom()
def build_once(root: Path) -> Built:
    """What `arbitre build` does, in this process, and what it says."""
    from .. import cli

    said, began, before = io.StringIO(), time.monotonic(), _pages(root)
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        status = cli.run(["--root", str(root), "build"])
    after = _pages(root)
    changed = None
    if before and after and before["frame"] == after["frame"]:
        old, new = before["pages"], after["pages"]
        changed = sorted(_address(page) for page in old.keys() | new.keys() if old.get(page) != new.get(page))
    return Built(status, said.getvalue().splitlines(), time.monotonic() - began, changed)


def _pages(root: Path) -> dict | None:
    """The frame of the last site's pages, and the mark of the Markdown of each."""
    from ..site import reuse

    known = reuse.last(root)
    return known and {"frame": known.frame, "pages": known.pages()}


def _address(page: str) -> str:
    return "/" + page.removesuffix("index.html")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
