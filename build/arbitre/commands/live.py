"""What `arbitre serve` adds to the server: pages that follow the site, and say what keeps it from being built again.

Nothing of it is in the site: the tag is put in the pages as they are sent, the script and its style sheet are of the program.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from urllib.parse import urlsplit

from ..site.output import MARKER
from .server import TYPES, Handler

PLACE = "/_arbitre/"  # no game nor page is named so
FILES = {PLACE + path.name: path for path in sorted((Path(__file__).parent / "assets").iterdir())}
EVENTS = PLACE + "events"
BEAT = 10.0  # seconds between two looks at the site, and at whether the browser is still there
MOST = 20  # problems that a page shows; the terminal has them all


class Live:
    """What open pages are told: which site is served, whether another is being made, which of its pages can be seen already, what keeps it from being."""

    def __init__(self, site: Path) -> None:
        self.site = site
        self.ahead: dict[str, str] = {}  # the address of each page made ahead of its site, and a mark of what it says
        self._files: dict[str, Path] = {}  # where these are, and what comes with them: of the site named by the other
        self._instead_of = ""
        self._changed = threading.Condition()
        self._building, self._problems, self._pages = False, [], 0

    @property
    def edition(self) -> str:
        """A mark of the site that is served; another one once it is built again, by whom ever."""
        try:
            found = (self.site / MARKER).stat()
        except OSError:
            return ""
        return f"{found.st_ino:x}-{found.st_mtime_ns:x}"

    def say(self, *, building: bool, problems: list[str] | None = None) -> None:
        """Tells every open page; `problems` stay what they were when not given. Pages made ahead are of the build that goes on, no longer."""
        with self._changed:
            self._building, self.ahead, self._files = building, {}, {}
            if problems is not None:
                more = len(problems) - MOST
                self._problems = problems[:MOST] + [f"… et {more} de plus, dans le terminal"] * (more > 0)
            self._changed.notify_all()

    def show(self, folder: Path, files: list[str]) -> None:
        """Has files of a folder shown in place of those of the site, until that is another; a page shown already is not told anew."""
        with self._changed:
            found = {f"/{file.removesuffix('index.html')}": folder / file for file in files}
            marks = {address: f"{path.stat().st_mtime_ns:x}" for address, path in found.items() if path.suffix == ".html"}
            self._instead_of, self._files, self.ahead = self.edition, found | self._files, marks | self.ahead
            self._changed.notify_all()

    def file(self, address: str) -> Path | None:
        """The file made ahead of the site for an address; none once its site stands."""
        return self._files.get(address) if self.edition == self._instead_of else None

    def told(self) -> str:
        """The state, as the JSON that a page hears."""
        return json.dumps({"site": self.edition, "building": self._building, "problems": self._problems, "ahead": self.ahead}, ensure_ascii=False)

    def next(self, last: str) -> str:
        """The state once it is no longer `last`, or after BEAT seconds."""
        with self._changed:
            if self.told() == last:
                self._changed.wait(BEAT)
            return self.told()

    @contextmanager
    def following(self, most: int) -> Iterator[bool]:
        """Counts a page that listens; whether it may go on, or must ask again as `most` do already."""
        with self._changed:
            self._pages += 1
            room = self._pages <= most
        try:
            yield room
        finally:
            with self._changed:
                self._pages -= 1


class LiveHandler(Handler):
    """The files of the site, its pages with the tag of the script, and what that script listens to; its server has a `live`."""

    def do_GET(self) -> None:
        asked = urlsplit(self.path).path
        if asked == EVENTS:
            self._tell()
        elif asked in FILES:
            self.send_bytes(HTTPStatus.OK, FILES[asked].read_bytes(), TYPES[FILES[asked].suffix])
        else:
            super().do_GET()

    def send_head(self):
        """A page has the tag, so it is never « not modified »; other files are sent as they are."""
        try:
            shown, path = self._shown(), Path(self.translate_path(self.path))
            path = path / "index.html" if path.is_dir() and urlsplit(self.path).path.endswith("/") else path
            page = path.read_bytes() if path.suffix == ".html" else None
        except (OSError, ValueError):
            page = None
        if page is None:
            return super().send_head()
        self.send_page(HTTPStatus.OK, page, shown)
        return None

    def translate_path(self, path: str) -> str:
        """The file of an address: of those made ahead, else of the site."""
        found = self.server.live.file(urlsplit(path).path)
        return str(found) if found and found.is_file() else super().translate_path(path)

    def _shown(self) -> tuple[str, str]:
        """The site that is served, and the mark of the page asked for where it comes ahead of the next one."""
        return self.server.live.edition, self.server.live.ahead.get(urlsplit(self.path).path, "")

    def send_page(self, code: int, page: bytes, shown: tuple[str, str] | None = None) -> None:
        """A page with the tag; `shown` is what was served before it was read."""
        edition, ahead = shown or (self.server.live.edition, "")
        tag = f'<script src="{PLACE}live.js" data-site="{edition}" data-ahead="{ahead}" defer></script></head>'
        super().send_page(code, page.replace(b"</head>", tag.encode(), 1))

    def _tell(self) -> None:
        """The state of the site, and again at each change, until the browser leaves."""
        self.close_connection = True
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/event-stream; charset=utf-8")
        self.end_headers()
        with self.server.live.following(self.server.most // 4) as goes_on:
            told = self.server.live.told()
            self._write(f"retry: 2000\ndata: {told}\n\n")
            while goes_on:
                before, told = told, self.server.live.next(told)
                self._write(f"data: {told}\n\n" if told != before else ": \n\n")

    def _write(self, event: str) -> None:
        self.wfile.write(event.encode())
        self.wfile.flush()
