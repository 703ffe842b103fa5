"""What a stranger may send `arbitre api`: it is refused with the way out, costs little, and shows nothing of the inside."""

from __future__ import annotations

import threading
import time

import anyio
import loops
import pytest
from starlette.testclient import TestClient

from arbitre.api import desk as module
from arbitre.api import http
from arbitre.api.calls import QUESTION
from arbitre.api.desk import Desk
from arbitre.api.http import Service, app

SECONDS = 3.0  # of processor, for what must be refused at once


@pytest.mark.parametrize(("address", "status", "said"), [
    ("/api/search", 400, "il manque q"),
    ("/api/search?q=", 400, "un texte est attendu"),
    ("/api/search?q=%20%20", 400, "un texte est attendu"),
    ("/api/search?q=a&q=b", 400, "deux fois"),
    ("/api/search?q=a&limite=2", 400, "vouliez-vous dire limit ?"),
    ("/api/search?q=a&limit=0", 400, "un nombre entier"),
    ("/api/search?q=a&limit=51", 400, "un nombre entier"),
    ("/api/search?q=a&limit=-1", 400, "un nombre entier"),
    ("/api/search?q=a&limit=1e9", 400, "un nombre entier"),
    ("/api/search?q=a&limit=" + "9" * 5000, 400, "un nombre entier"),
    ("/api/search?q=a&limit=²", 400, "un nombre entier"),
    ("/api/search?q=a%00b", 400, "un caractère de commande"),
    ("/api/search?q=" + "a" * 201, 413, "201 caractères"),
    ("/api/search?q=" + "a" * 9000, 413, "au plus 8000"),
    ("/api/search?q=a&game=" + "x" * 150, 404, "jeu inconnu"),
    ("/api/search?q=a&kind=nature", 404, "nature inconnue"),
    ("/api/pages/nulle-part", 404, "rien ne s'appelle"),
    ("/api/pages/" + "a" * 201, 413, "201 caractères"),
    ("/api/pages/..%2f..%2fetc%2fpasswd", 404, "rien ne s'appelle"),
    ("/api/pages?after=ES-999", 404, "rien ne s'appelle"),
    ("/api/cite/ES-118?form=html", 400, "valeur inconnue"),
    ("/api/cite/ES-118?at=00000000", 404, "version inconnue"),
    ("/api/version?x=1", 400, "paramètre inconnu"),
    ("/api/nowhere", 404, "aucune page"),
    ("/%2e%2e/%2e%2e/etc/passwd", 404, "aucune page"),
    ("/essai/%ff%fe", 404, "aucune page"),
    ("/" + "a/" * 500, 404, "aucune page"),
])
def test_refused_with_the_way_out(wrong, address, status, said):
    assert said in wrong(address, status)["detail"]


@pytest.mark.parametrize(("question", "status"), [
    ("1+1", 400), ("__import__('os').system('true')", 400), ("frapper(adresse=5, esquive=12", 400), ("frapper.__class__", 400), ("nulle(x=1)", 400),
    ("frapper(adresse=9**9**9, esquive=12)", 400), ("frapper(adresse=" + "(" * 900 + ")" * 900 + ")", 400), ("x = 1", 400), ("frapper(esquive=12)", 422),
    ("frapper(adresse=5, esquive=12, des=[7, 7])", 422), ("frapper(adresse=1e400, esquive=12)", 400), ("frapper(adresse='5', esquive=12)", 422),
    ("frapper(adresse=" + "9" * 3000 + ", esquive=12)", 400), ("frapper(**{'adresse': 5})", 400), ("[frapper(adresse=5, esquive=12)] * 10**9", 400),
])
def test_a_question_that_is_none(wrong, question, status):
    began = time.process_time()
    wrong("/api/resolve", status, "POST", json={"game": "essai", "question": question})
    assert time.process_time() - began < SECONDS


def test_a_question_too_heavy_is_refused_by_what_it_costs(wrong, desk, monkeypatch):
    monkeypatch.setattr(module, "EACH", 300)  # one question alone costs 200
    heavy = "assaut(adresse=5, esquive=12, essais=20, lutteur_force=3, proie_force=7)"
    found = wrong("/api/resolve", 422, "POST", json={"game": "essai", "question": heavy})
    assert "trop de cas à compter" in found["detail"] and "essais (20)" in found["detail"] and "réduisez" in found["remedy"]


@pytest.mark.parametrize(("body", "status", "said"), [
    (b"", 400, "JSON lisible"), (b"{", 400, "JSON lisible"), (b"[]", 400, "objet JSON"), (b"null", 400, "objet JSON"), (b"\xff\xfe{}", 400, "JSON lisible"),
    (b"[" * 8000, 400, "JSON lisible"), (b'{"game": ' + b"1" * 5000 + b"}", 400, "JSON lisible"),
    (b'{"game": 3, "question": "x"}', 400, "un texte est attendu"),
    (b'{"game": "es", "question": ["x"]}', 400, "un texte est attendu"), (b'{"game": "es", "question": null}', 400, "il manque question"),
    (b'{"game": "es", "question": "x", "des": 1}', 400, "paramètre inconnu"), (b'{"game": "es\\ud800", "question": "x"}', 400, "un caractère"),
    (b'{"game": "es", "question": "' + b"x" * (QUESTION + 1) + b'"}', 413, "4001 caractères"), (b" " * 16001, 413, "16000 octets"),
])
def test_a_body_that_is_none(wrong, body, status, said):
    assert said in wrong("/api/resolve", status, "POST", content=body, headers={"Content-Type": "application/json"})["detail"]


def test_a_body_whose_length_is_hidden(wrong):
    def endless():
        for _ in range(10_000):
            yield b" " * 1000

    wrong("/api/resolve", 413, "POST", content=endless(), headers={"Content-Type": "application/json"})


def test_other_bodies_and_methods(wrong):
    assert wrong("/api/resolve", 415, "POST", content=b"game=es", headers={"Content-Type": "application/x-www-form-urlencoded"})["type"] == "/api/#corps"
    assert "dites-la dans le corps" in wrong("/api/resolve?game=es", 400, "POST", json={"game": "es"})["remedy"]
    for method, address in (("POST", "/api/search"), ("DELETE", "/api/pages/ES-118"), ("PUT", "/essai/dos"), ("PATCH", "/api/")):
        assert wrong(address, 405, method)["type"] == "/api/#methode"


def test_no_form_of_a_page_is_a_picture(wrong):
    assert "text/turtle" in wrong("/essai/dos", 406, headers={"Accept": "image/png"})["remedy"]


def test_what_nobody_expected_is_told_to_the_operator_alone(desk, wrong, monkeypatch, capsys):
    def broken(self):
        raise RuntimeError("secret of the inside")

    monkeypatch.setattr(desk.__class__, "about", broken)
    monkeypatch.setattr(http, "CALLS", tuple(c if c.name != "about" else c.__class__(**{**vars(c), "ask": Desk.about}) for c in http.CALLS))
    found = wrong("/api/version", 500, at=TestClient(app(Service(desk)), raise_server_exceptions=False))
    assert "secret" not in str(found)
    assert "RuntimeError : secret of the inside" in capsys.readouterr().err


def test_every_answer_keeps_the_browser_safe(client):
    for address in ("/api/", "/api/version", "/essai/dos", "/nowhere", "/api/search"):
        headers = client.get(address).headers
        assert (headers["x-content-type-options"], headers["x-frame-options"]) == ("nosniff", "DENY")
        assert "default-src 'none'" in headers["content-security-policy"] and "set-cookie" not in headers


def test_the_line_does_not_grow_without_end(desk, monkeypatch):
    monkeypatch.setattr(http, "WAITING", 2)
    service, said, free = Service(desk), [], threading.Event()

    async def one():
        try:
            said.append(await service.ask(lambda: free.wait() and "answered"))
        except http.Problem as error:
            said.append(error.kind)

    async def crowd():
        async with anyio.create_task_group() as group:
            for _ in range(6):
                group.start_soon(one)
            while len(said) < 3:  # who may not wait is told at once
                await anyio.sleep(0.01)
            free.set()

    loops.run(crowd)
    assert sorted(said) == ["answered"] * 2 + ["occupe"] * 4 or sorted(said) == ["answered"] * 3 + ["occupe"] * 3
    assert service.waiting == 0


def test_who_waits_too_long_is_told(desk, monkeypatch):
    monkeypatch.setattr(http, "PATIENCE", 0.05)
    service, said, free = Service(desk), [], threading.Event()

    async def one():
        try:
            said.append(await service.ask(lambda: free.wait() and "answered"))
        except http.Problem as error:
            said.append((error.kind, error.headers["Retry-After"]))
            free.set()  # the first is answered when the other has gone

    async def crowd():
        async with anyio.create_task_group() as group:
            group.start_soon(one)
            group.start_soon(one)

    loops.run(crowd)
    assert said == [("occupe", "2"), "answered"]
