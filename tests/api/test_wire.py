"""What is no HTTP, and what HTTP's own library refuses: answered as every other problem is, and nothing of it is told as a fault of ours."""

from __future__ import annotations

import http.client
import json
import socket
import threading
import time
from contextlib import contextmanager

import pytest
import uvicorn
from jsonschema import Draft202012Validator

from arbitre.api import wire
from arbitre.api.http import HEAD, Service, app
from arbitre.api.problems import MEDIA
from arbitre.api.shapes import SHAPES

PATIENCE = 60
GET, POST = b"GET /api/version HTTP/1.1\r\n", b"POST /api/resolve HTTP/1.1\r\n"
HOST, TYPE = b"Host: here\r\n", b"Content-Type: application/json\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n"


@pytest.fixture(scope="module")
def port(desk):
    """Where the application of the small project listens, in a thread of this process, by the protocol that `arbitre api` speaks."""
    config = uvicorn.Config(app(Service(desk)), port=0, http=wire.Wire, ws="none", lifespan="off", log_level="error", access_log=False)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        end = time.monotonic() + PATIENCE
        while not server.started:
            assert time.monotonic() < end and thread.is_alive()
            time.sleep(0.02)
        yield listening.getsockname()[1]
        server.should_exit = True
        thread.join(PATIENCE)


@contextmanager
def connected(port):
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
        yield line


def answered(line) -> http.client.HTTPResponse:
    """The next answer of a connection."""
    found = http.client.HTTPResponse(line)
    found.begin()
    found.body = found.read()
    return found


def refused(found: http.client.HTTPResponse, status: int, kind: str) -> None:
    """Asserts that an answer is a problem, in full."""
    assert (found.status, found.headers["content-type"]) == (status, MEDIA), found.body
    assert found.reason and found.headers["cache-control"] == "no-store" and "default-src 'none'" in found.headers["content-security-policy"]
    said = json.loads(found.body)
    Draft202012Validator(SHAPES["Problem"]).validate(said)
    assert (said["type"], said["status"]) == (f"/api/#{kind}", status) and said["detail"] and said["remedy"]


@pytest.mark.parametrize(("sent", "status", "kind"), [
    (b"bonjour\r\n\r\n", 400, "http"),
    (b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 400, "http"),  # TLS, to a door that has none
    (b"GET /\r\n\r\n", 400, "http"),
    (GET + b"\r\n", 400, "http"),
    (GET + HOST + HOST + b"\r\n", 400, "http"),
    (b"GET /a b HTTP/1.1\r\n" + HOST + b"\r\n", 400, "http"),
    (GET + HOST + b"X: \x00\r\n\r\n", 400, "http"),
    (b"PRI * HTTP/2.0\r\n\r\n", 400, "http"),
    (b"GET api/version HTTP/1.1\r\n" + HOST + b"\r\n", 400, "http"),
    (b"CONNECT here:443 HTTP/1.1\r\n" + HOST + b"\r\n", 400, "http"),
    (POST + HOST + TYPE + b"Content-Length: -3\r\n\r\n{}", 400, "http"),
    (POST + HOST + TYPE + b"Content-Length: 3\r\nContent-Length: 4\r\n\r\n{}", 400, "http"),
    (POST + HOST + TYPE + b"Content-Length: " + b"9" * 30 + b"\r\n\r\n{}", 400, "http"),
    (POST + HOST + TYPE + b"Transfer-Encoding: gzip\r\n\r\n{}", 501, "codage"),
    (GET + HOST + b"X: " + b"a" * HEAD + b"\r\n\r\n", 431, "entetes"),
])
def test_refused_as_a_problem(port, sent, status, kind):
    with connected(port) as line:
        line.sendall(sent)
        refused(answered(line), status, kind)


def test_headers_without_end(port):
    with connected(port) as line:
        line.sendall(GET + HOST)
        for _ in range(20):
            time.sleep(0.01)  # in pieces, each of them read before the next
            try:
                line.sendall(b"X: " + b"a" * 4_000)
            except OSError:
                break  # it has been refused already
        refused(answered(line), 431, "entetes")


@pytest.mark.parametrize("method", [b"POST", b"HEAD"])
def test_a_body_that_turns_out_unreadable_is_no_fault_of_ours(port, caplog, method):
    caplog.set_level("DEBUG")
    with connected(port) as line:
        line.sendall(POST.replace(b"POST", method) + HOST + TYPE + CHUNKED + b"\r\n2\r\n{}\r\n")
        if method == b"POST":
            time.sleep(0.05)  # the application waits for the rest
            line.sendall(b"ZZ\r\n")
            refused(answered(line), 400, "http")
        else:
            line.sendall(b"ZZ\r\n")
            assert line.makefile("rb").readline().startswith(b"HTTP/1.1 4")
    with connected(port) as line:
        line.sendall(GET + HOST + b"\r\n")
        assert answered(line).status == 200
    assert not [record for record in caplog.records if record.name == "uvicorn.error" and record.levelname == "ERROR"]


def test_what_follows_a_whole_question_does_not_spoil_its_answer(port):
    with connected(port) as line:
        line.sendall(GET + HOST + b"\r\n")
        assert answered(line).status == 200
        line.sendall(b"bonjour\r\n\r\n")
        refused(answered(line), 400, "http")


def test_a_connection_too_many_is_told_so(port, monkeypatch):
    monkeypatch.setattr(wire, "CONNECTIONS", 1)
    with connected(port) as first:
        first.sendall(GET + HOST + b"\r\n")
        assert answered(first).status == 200
        with connected(port) as second:
            second.sendall(GET + HOST + b"\r\n")
            found = answered(second)
            refused(found, 503, "occupe")
            assert found.headers["retry-after"] == "2" and found.headers["connection"] == "close"
        first.sendall(GET + HOST + b"\r\n")
        assert answered(first).status == 200, "who is in stays in"
