"""A small web server for the built site: threads, the site's own 404 page, the right types and headers, only this machine."""

from __future__ import annotations

import functools
import threading
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from ..site.headers import HEADERS

try:
    import resource
except ImportError:  # not a POSIX system
    resource = None

BACKLOG = 1024  # connections the system keeps waiting while every thread is taken
THREADS = 512
TYPES = {
    ".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8", ".jsonld": "application/ld+json; charset=utf-8", ".ttl": "text/turtle; charset=utf-8",
    ".md": "text/markdown; charset=utf-8", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json", ".wasm": "application/wasm",
}


class Handler(SimpleHTTPRequestHandler):
    """Files of one folder; an unknown address gets the site's 404 page with status 404."""

    protocol_version = "HTTP/1.1"
    timeout = 20  # seconds a connection may say nothing
    error_message_format = '<!doctype html>\n<html lang="fr"><meta charset="utf-8"><title>Erreur %(code)d</title><p>Erreur %(code)d</p></html>\n'
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing: a reader's terminal is not a log."""

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")  # the browser asks again and gets 304 when nothing changed
        for name, value in HEADERS.items():
            self.send_header(name, value)
        if self.server.crowded:
            self.send_header("Connection", "close")  # many wait: the thread goes to another at once
        super().end_headers()

    def send_head(self):
        """The headers of a file; an address no file can have is an unknown one."""
        try:
            return super().send_head()
        except ValueError:
            self.send_error(HTTPStatus.NOT_FOUND)
            return None

    def list_directory(self, path):
        """No listing: a folder without a page is an unknown address."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        page = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        self.send_page(code, page.read_bytes())

    def send_page(self, code: int, page: bytes) -> None:
        """A whole page."""
        self.send_bytes(code, page, TYPES[".html"])

    def send_bytes(self, code: int, body: bytes, kind: str) -> None:
        """An answer that is no file of the folder."""
        self.send_response(code)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)


class Server(ThreadingHTTPServer):
    """Threads that end with the program, as many as the files it may open allow; a reader who leaves in the middle is no error."""

    daemon_threads = True
    request_queue_size = BACKLOG

    def __init__(self, *arguments) -> None:
        super().__init__(*arguments)
        files = resource.getrlimit(resource.RLIMIT_NOFILE)[0] if resource else THREADS * 2 + 64
        self.most = THREADS if files < 0 else max(8, min(THREADS, (files - 64) // 2))  # a connection holds itself and one file
        self.free = threading.BoundedSemaphore(self.most)

    @property
    def crowded(self) -> bool:
        """Whether more than half of the threads are at work."""
        return threading.active_count() > self.most // 2

    def process_request(self, request, client_address) -> None:
        """A thread for the request, once there is one to have: until then the others wait in the system's queue."""
        self.free.acquire()
        try:
            super().process_request(request, client_address)
        except BaseException:  # no thread could be had
            self.free.release()
            raise

    def process_request_thread(self, request, client_address) -> None:
        """The request, then the thread is free again."""
        try:
            super().process_request_thread(request, client_address)
        finally:
            self.free.release()

    def handle_error(self, request, client_address) -> None:
        """A connection cut by the browser concerns nobody."""


def listen(folder: Path, port: int, handler: type[Handler] = Handler) -> Server:
    """A server bound to 127.0.0.1, ready for `serve_forever`; port 0 picks a free one."""
    return Server(("127.0.0.1", port), functools.partial(handler, directory=str(folder)))
