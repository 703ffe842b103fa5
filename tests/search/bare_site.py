"""A site of bare pages that only has the search, and how to ask it."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from arbitre.site.served import assets

PAGE = """<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><link rel="stylesheet" href="{base}assets/search.css">
<script src="{base}assets/search.js" data-base="{base}" defer></script></head>
<body><header><div class="arbitre-search"><input id="arbitre-search" type="search"></div></header>
<main><h1>{title}</h1>{body}</main></body></html>"""


def put_assets(root: Path) -> Path:
    """Puts our own files in a site, as it serves them; gives their folder."""
    folder = root / "assets"
    folder.mkdir(parents=True)
    for name, content in assets():
        (folder / name).write_bytes(content)
    return folder


def ask(page, queries, **options):
    """What the browser answers to each query: words alone, or words with options of their own."""
    asked = [[q, options] if isinstance(q, str) else [q[0], {**options, **q[1]}] for q in queries]
    return page.evaluate("async (asked) => { const all = []; for (const [q, o] of asked) all.push(await ArbitreSearch.search(q, o)); return all; }", asked)


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def served(root: Path) -> Iterator[str]:
    """The address of a folder served on this machine."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
