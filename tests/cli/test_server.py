"""The small web server: pages, types, the site's 404 page, and a taken port."""

from __future__ import annotations

import http.client
import socket
import threading

import pytest

from arbitre import cli
from arbitre.commands.server import listen


@pytest.fixture
def get(tmp_path):
    """Asks a running server for an address."""
    (tmp_path / "page").mkdir()
    (tmp_path / "empty").mkdir()
    (tmp_path / "page" / "index.html").write_text("<p>règle</p>", encoding="utf-8")
    (tmp_path / "page" / "index.ttl").write_text("# règle", encoding="utf-8")
    (tmp_path / "404.html").write_text("<p>introuvable</p>", encoding="utf-8")
    with listen(tmp_path, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()

        def ask(path: str, method: str = "GET"):
            connection = http.client.HTTPConnection(*server.server_address, timeout=10)
            connection.request(method, path)
            answer = connection.getresponse()
            body = answer.read().decode()
            connection.close()
            return answer.status, answer.headers, body

        yield ask
        server.shutdown()


def test_a_page_and_its_turtle(get):
    status, headers, body = get("/page/?v=12345678")
    assert (status, body, headers["Content-Type"]) == (200, "<p>règle</p>", "text/html; charset=utf-8")
    assert get("/page/index.ttl")[1]["Content-Type"] == "text/turtle; charset=utf-8"


@pytest.mark.parametrize("path", ["/nowhere/", "/empty/", "/../../etc/passwd", "/page/%00"])
def test_unknown_addresses_get_the_404_page(get, path):
    status, _, body = get(path)
    assert (status, body) == (404, "<p>introuvable</p>")


def test_head_has_no_body(get):
    assert get("/nowhere/", "HEAD")[::2] == (404, "")


def test_a_taken_port_says_the_way_out(capsys, monkeypatch, root):
    monkeypatch.chdir(root)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert cli.run(["serve", "--port", str(port)]) == 1
    assert f"PORT={port + 1}" in capsys.readouterr().err
