"""One policy for every page: in its own <meta>, in the file hosts read, in what `serve` sends; and nothing written that it refuses."""

from __future__ import annotations

import html.parser
import http.client
import re
import threading
from pathlib import Path

import pytest

from arbitre.commands.server import listen
from arbitre.site.headers import DIRECTIVES, HEADER_ONLY, HEADERS


class Inline(html.parser.HTMLParser):
    """What a page says of its policy, and what of it runs or is styled without a file."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.policies, self.found = [], []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if tag == "meta" and (given.get("http-equiv") or "").lower() == "content-security-policy":
            self.policies.append(given["content"])
        if tag == "style" or (tag == "script" and "src" not in given and given.get("type") != "application/ld+json"):
            self.found.append(self.get_starttag_text())
        if "style" in given or any(name.startswith("on") for name in given) or any((v or "").strip().lower().startswith("javascript:") for v in given.values()):
            self.found.append(self.get_starttag_text())


def directives(policy: str) -> dict[str, str]:
    return {part.split()[0]: " ".join(part.split()[1:]) for part in policy.split(";")}


def check(site: Path) -> None:
    """Every page of a site has the policy, and nothing it refuses."""
    expected = {name: value for name, value in DIRECTIVES.items() if name not in HEADER_ONLY}
    for path in site.rglob("*.html"):
        page = Inline(path)
        assert [directives(policy) for policy in page.policies] == [expected], path
        assert page.found == [], path


def test_every_page_has_the_policy_and_nothing_it_refuses(mini_site):
    check(mini_site)


def test_so_has_every_page_of_the_real_site(site):
    check(site)


def test_the_file_of_a_host_and_the_server_say_the_same(mini_site):
    lines = (mini_site / "_headers").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "/*"
    written = dict(line.strip().split(": ", 1) for line in lines[1:])
    with listen(mini_site, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        for address in ("/", "/essai/dos/", "/nulle/part", "/assets/arbitre.js", "/essai"):
            connection = http.client.HTTPConnection(*server.server_address, timeout=30)
            connection.request("GET", address)
            sent = connection.getresponse().headers
            assert {name: sent[name] for name in written} == written == HEADERS
            connection.close()
        server.shutdown()


@pytest.mark.parametrize("name", ["default-src", "object-src", "base-uri", "frame-ancestors"])
def test_what_no_page_needs_is_closed(name):
    assert DIRECTIVES[name] == "'none'"


def test_no_directive_lets_a_page_run_what_is_written_in_it():
    assert not re.search(r"unsafe|\*|https?:|blob:|data:", " ".join(DIRECTIVES.values()))
    assert (HEADERS["X-Frame-Options"], HEADERS["X-Content-Type-Options"]) == ("DENY", "nosniff")
