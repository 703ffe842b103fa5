"""Served sites, and pages that remember what they complained about and whom they asked."""

from __future__ import annotations

import functools
import http.server
import sys
import threading
from contextlib import contextmanager
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "site"))

import sites


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A static host that says nothing, and answers 404.html where there is nothing."""

    def log_message(self, *_):
        """No log."""

    def send_error(self, code, message=None, explain=None):
        page = Path(self.directory) / "404.html"
        if code != 404 or not page.is_file():
            return super().send_error(code, message, explain)
        body = page.read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        return None


class Host(http.server.ThreadingHTTPServer):
    """A host that a browser may leave in the middle of a file, as browsers do when a page is closed: nothing to tell; anything else is."""

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


@contextmanager
def served(folder: Path):
    """The address of a folder, while it is served."""
    server = Host(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="session")
def serving():
    """What serves a folder, for a module that makes a site of its own."""
    return served


@pytest.fixture(scope="session")
def site(real_site):
    """The real site, served."""
    with served(real_site) as address:
        yield address


@pytest.fixture(scope="session")
def mini(tmp_path_factory):
    """The small site, with a page of every kind, served."""
    with served(sites.small(tmp_path_factory) / "site") as address:
        yield address


@pytest.fixture
def open_page(chromium):
    """Opens an address in a browser of its own: `open_page(url, width=360, dark=True)`; checks at the end what was heard."""
    contexts, heard = [], []

    def opened(url: str, width: int = 1280, dark: bool = False, expected: tuple[str, ...] = (), first: str = "", **more):
        context = chromium.new_context(
            viewport={"width": width, "height": 800}, color_scheme="dark" if dark else "light", locale="fr-FR", **more)
        context.set_default_timeout(10_000)
        contexts.append(context)
        if first:
            context.add_init_script(first)  # runs before anything of each page
        page = context.new_page()
        host = url.split("/")[2]
        page.on("console", lambda m: heard.append(f"{url}: {m.text}") if m.type == "error" and not any(e in m.text for e in expected) else None)
        page.on("pageerror", lambda error: heard.append(f"{url}: {error}"))
        page.on("request", lambda r: None if r.url.split("/")[2:3] == [host] or r.url.startswith(("data:", "blob:")) else heard.append(f"{url} asks {r.url}"))
        page.goto(url)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert heard == []
