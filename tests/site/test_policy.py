"""One policy for every page: in its own <meta>, in the file hosts read, in what `serve` sends; and nothing written that it refuses."""

from __future__ import annotations

import http.client
import itertools
import re
import threading

import pytest
import sites

from arbitre.commands.server import listen
from arbitre.site.headers import DIRECTIVES, HEADERS


def test_every_page_has_the_policy_and_nothing_it_refuses(mini_site):
    sites.obeys(sites.documents_of(mini_site))


def test_the_file_of_a_host_and_the_server_say_the_same(mini_site):
    lines = (mini_site / "_headers").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "/*"
    written = dict(line.strip().split(": ", 1) for line in itertools.takewhile(lambda line: line.startswith(" "), lines[1:]))
    with listen(mini_site, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        for address in ("/", "/essai/dos/", "/nulle/part", "/assets/arbitre.js", "/essai"):
            connection = http.client.HTTPConnection(*server.server_address, timeout=30)
            connection.request("GET", address)
            sent = connection.getresponse().headers
            assert {name: sent[name] for name in written} == written == HEADERS
            connection.close()
        server.shutdown()


def test_what_is_kept_for_good_is_named_by_what_it_says(mini_site):
    text = (mini_site / "_headers").read_text(encoding="utf-8")
    folders = re.findall(r"^/(.+)/\*\n  Cache-Control: public, max-age=31536000, immutable$", text, re.MULTILINE)
    assert folders and text.count("Cache-Control") == len(folders)
    for folder in folders:
        names = [path.name for path in (mini_site / folder).rglob("*") if path.is_file()]
        assert names and [name for name in names if not re.search(r"(^|\.)[0-9a-f]{8,}\.", name)] == []


@pytest.mark.parametrize("name", ["default-src", "object-src", "base-uri", "frame-ancestors"])
def test_what_no_page_needs_is_closed(name):
    assert DIRECTIVES[name] == "'none'"


def test_no_directive_lets_a_page_run_what_is_written_in_it():
    assert DIRECTIVES["script-src"] == "'self' 'wasm-unsafe-eval'", "WebAssembly, for the referee, and nothing more"
    assert DIRECTIVES["worker-src"] == "'self'"
    others = " ".join(DIRECTIVES.values()).replace("'wasm-unsafe-eval'", "")
    assert not re.search(r"unsafe|\*|https?:|blob:|data:", others)
    assert (HEADERS["X-Frame-Options"], HEADERS["X-Content-Type-Options"]) == ("DENY", "nosniff")
