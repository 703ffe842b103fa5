"""The small web server: pages, types, the site's 404 page, and a taken port."""

from __future__ import annotations

import asyncio
import http.client
import socket
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

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


def test_only_this_machine_is_answered(tmp_path):
    with listen(tmp_path, 0) as server:
        assert server.server_address[0] == "127.0.0.1"
        assert server.socket.getsockname()[0] == "127.0.0.1"


def test_no_answer_is_guessed_at_or_framed(get):
    for path in ("/page/", "/nowhere/", "/page/index.ttl", "/page"):
        headers = get(path)[1]
        assert (headers["X-Content-Type-Options"], headers["X-Frame-Options"]) == ("nosniff", "DENY")
        assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]


def test_an_error_page_of_the_server_has_no_style_of_its_own(get):
    status, _, body = get("/page/", "BREW")
    assert status == 501 and "<style" not in body and "501" in body


SERVE = """
import pathlib, sys
from arbitre.commands.server import listen
with listen(pathlib.Path(sys.argv[1]), 0) as server:
    print(server.server_address[1], flush=True)
    server.serve_forever()
"""


@pytest.fixture
def port(tmp_path):
    """A server in a process of its own: its files are not counted with those of the test."""
    (tmp_path / "index.html").write_text("<p>règle</p>", encoding="utf-8")
    with subprocess.Popen([sys.executable, "-c", SERVE, str(tmp_path)], stdout=subprocess.PIPE, text=True) as process:
        yield int(process.stdout.readline())
        process.kill()


def test_a_thousand_at_once_are_all_answered(port):
    """All are connected before the first one asks, and none is closed before the last one has its answer."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 1300
    if soft != resource.RLIM_INFINITY and soft < wanted:
        if hard != resource.RLIM_INFINITY and hard < wanted:
            pytest.skip("this machine lets nobody open a thousand files")
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))

    async def ask(ready: asyncio.Event, connected: list) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        connected.append(writer)
        await ready.wait()
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        return head.split(b"\r\n")[0] + await reader.readexactly(len("<p>règle</p>".encode()))

    async def everybody() -> list:
        ready, connected = asyncio.Event(), []
        asked = [asyncio.create_task(ask(ready, connected)) for _ in range(1000)]
        while len(connected) < 1000 and not any(task.done() for task in asked):
            await asyncio.sleep(0.01)
        ready.set()
        answers = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), 120)
        for writer in connected:
            writer.close()
        return answers

    with ThreadPoolExecutor(1) as own:  # a loop of its own: the browser's may run in this thread
        answers = own.submit(asyncio.run, everybody()).result()
    assert set(answers) == {b"HTTP/1.1 200 OK<p>r\xc3\xa8gle</p>"} and len(answers) == 1000
