"""`arbitre api`, each address: what it answers, in which form, and that the OpenAPI document tells the truth of it."""

from __future__ import annotations

import json
import re

import pytest
import rdflib
from jsonschema import Draft202012Validator
from openapi_spec_validator import validate
from starlette.testclient import TestClient

from arbitre.api import forms, limits
from arbitre.api.calls import CALLS
from arbitre.api.http import Service, app
from arbitre.api.problems import KINDS
from arbitre.api.shapes import SHAPES

DOS = "frapper(adresse=5, esquive=14, des=[3, 4], de_dos=True)"
ASKED = {  # call: an address that it answers
    "about": "/api/version", "search": "/api/search?q=attaque+de+dos&limit=3", "list": "/api/pages?limit=4", "rule": "/api/pages/ES-118",
    "resolve": f"/api/resolve?game=essai&question={DOS}", "cite": "/api/cite/essai/dos?form=markdown",
}


def test_every_call_answers_what_it_says(client):
    assert set(ASKED) == {call.name for call in CALLS}
    for call in CALLS:
        answer = client.get(ASKED[call.name])
        assert (answer.status_code, answer.headers["content-type"]) == (200, "application/json; charset=utf-8"), answer.text
        Draft202012Validator(SHAPES[call.answer]).validate(answer.json())


def test_a_search_is_that_of_the_command_line(client, arbitre, project):
    found = client.get("/api/search", params={"q": "attaque dos", "game": "es", "kind": "règle"}).json()
    assert found["results"][0]["id"] == "es:dos"
    said = arbitre("--root", str(project), "search", "attaque", "dos", "--game", "es", "--kind", "règle", "--json")
    assert json.loads(said.stdout) == found


@pytest.mark.parametrize("name", ["ES-118", "es-118", "essai/dos", "es:dos", "dans le dos", "https://arbitre.example/essai/dos/?v=12345678"])
def test_a_page_by_any_of_its_names(client, name):
    found = client.get(f"/api/pages/{name}" if "://" not in name else "/api/pages/essai/dos").json()
    assert (found["id"], found["cites"][0]["page"], found["effects"][0][:2]) == ("es:dos", 4, "+2")
    assert re.fullmatch(r"https://arbitre\.example/essai/dos/\?v=[0-9a-f]{8}", found["link"])


def test_what_can_be_asked_says_how(client):
    found = client.get("/api/pages/ES-020").json()
    assert found["call"].startswith("frapper(") and {"adresse", "esquive", "de_dos"} <= {taken["name"] for taken in found["takes"]}


def test_a_retired_code_leads_to_what_replaced_it(client):
    found = client.get("/api/pages/ES-092").json()
    assert (found["id"], found["asked"]) == ("es:distance", "ES-092")


def test_a_verdict_with_its_citations(client):
    found = client.get("/api/resolve", params={"game": "es", "question": DOS}).json()
    assert found["verdict"] == "Touche : 3 + 4 + 5 (ADR) + 2 (ES-118) = 14 contre ESQ 14 ; litige ES-190"
    assert found["answers"][0]["reading"] == "B" and found["total"] == 14
    cited = {c["code"]: c for c in found["citations"]}
    assert set(cited) == {"ES-118", "ES-020"} and cited["ES-118"]["version"] in cited["ES-118"]["url"]
    assert cited["ES-118"]["sources"][0].endswith("p. 4")
    posted = client.post("/api/resolve", json={"game": "es", "question": DOS})
    assert posted.json() == found


def test_exact_odds(client):
    found = client.get("/api/resolve", params={"game": "es", "question": "frapper(adresse=5, esquive=12)"}).json()
    assert found["odds"]["Touche"] == "7/12" and found["total"] is None  # 21 of the 36 throws of two dice make seven or more


def test_a_citation_is_that_of_the_command_line(client, arbitre, project):
    for form in ("text", "markdown", "bbcode", "json"):
        said = arbitre("--root", str(project), "cite", "ES-118", "--format", form).stdout
        assert client.get("/api/cite/ES-118", params={"form": form}).json()["cited"] + "\n" == said


def test_every_page_once_a_part_at_a_time(client, desk):
    found, after = [], None
    while True:
        part = client.get("/api/pages", params={"limit": 7} | ({"after": after} if after else {})).json()
        assert 0 < len(part["pages"]) <= 7
        found += [page["id"] for page in part["pages"]]
        if (after := part["after"]) is None:
            break
    assert found == [node.id for node in desk.reference]
    rules = client.get("/api/pages", params={"kind": "règle", "game": "essai"}).json()["pages"]
    assert rules and {page["kind"] for page in rules} == {"Rule"}


@pytest.mark.parametrize(("accept", "form"), [
    ("text/turtle", "text/turtle; charset=utf-8"), ("application/ld+json", "application/ld+json"), ("application/json", "application/json; charset=utf-8"),
    ("text/html;q=0.4, text/turtle;q=0.5", "text/turtle; charset=utf-8"), ("application/*;q=0.9, text/*;q=0.1, application/json;q=0.2", "application/ld+json"),
])
def test_a_page_in_the_form_one_asks_for(client, accept, form):
    answer = client.get("/essai/dos/", headers={"Accept": accept})
    assert (answer.status_code, answer.headers["content-type"]) == (200, form), answer.text
    assert answer.headers["vary"] == "Accept" and answer.headers["content-location"] == "/essai/dos"


@pytest.mark.parametrize("accept", ["text/html,application/xhtml+xml,*/*;q=0.8", "*/*", "", "n'importe quoi"])
def test_a_reader_is_led_to_the_site(client, accept):
    for address, kept in (("/essai/dos/", ""), ("/ES-118", ""), ("/essai/dos/?v=0123abcd", "?v=0123abcd"), ("/essai/dos?v=//evil.example", "")):
        answer = client.get(address, headers={"Accept": accept})
        assert (answer.status_code, answer.headers["location"]) == (303, f"https://arbitre.example/essai/dos/{kept}")


def test_the_turtle_is_that_of_the_site(client, project, desk):
    from arbitre.site import turtle

    text = client.get("/ES-118", headers={"Accept": "text/turtle"}).text
    assert text == turtle.Written(project).beside(desk.reference["es:dos"], desk.reference.site_url)
    assert len(rdflib.Graph().parse(data=text, format="turtle"))


def test_what_has_not_changed_is_not_sent_again(client):
    first = client.get("/api/pages/ES-118")
    again = client.get("/api/pages/ES-118", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"") and "max-age" in first.headers["cache-control"]
    assert client.head("/api/pages/ES-118").status_code == 200


def test_the_document_is_openapi_and_tells_the_addresses(client, desk):
    document = client.get("/api/openapi.json").json()
    validate(document)
    served = {route.path.replace("{name:path}", "{name}").replace("{path:path}", "{path}"): route.methods - {"HEAD", "OPTIONS"} for route in app(Service(desk)).routes}
    own = {"/", "/api", "/api/", "/api/api.css", "/api/openapi.json"}
    described = {path: {method.upper() for method in operations} for path, operations in document["paths"].items()}
    assert described == {path: methods for path, methods in served.items() if path not in own}
    for call in CALLS:
        operation = document["paths"][call.path.replace("{name:path}", "{name}")]["get"]
        assert [(p["name"], p["required"]) for p in operation["parameters"]] == [(p.name, p.required) for p in call.parameters]


def test_the_page_of_the_document_loads_nothing_foreign(client, wrong):
    answer = client.get("/api/")
    assert "script-src 'self'" in answer.headers["content-security-policy"] and "<script" not in answer.text and "style=" not in answer.text
    assert re.findall(r'(?:href|src)="(?!#|https://arbitre\.example/)([^"]*)"', answer.text) == ["/api/api.css", "/api/openapi.json"]
    anchors = set(re.findall(r'id="([^"]+)"', answer.text))
    assert set(re.findall(r'href="#([^"]+)"', answer.text)) <= anchors and set(KINDS) <= anchors, "a problem's type leads somewhere"
    assert client.get("/api/api.css").headers["content-type"] == "text/css; charset=utf-8"
    assert [client.get(path).headers["location"] for path in ("/", "/api")] == ["/api/", "/api/"]
    assert wrong("/nulle-part", 404)["type"] == "/api/#inconnu"


@pytest.mark.parametrize(("address", "method"), [
    ("/api/resolve", "POST"), ("/api/search?q=dos", "GET"), ("/api/pages/ES-118", "GET"), ("/api/openapi.json", "GET"), ("/essai/dos/", "GET"),
])
def test_another_site_is_told_that_it_may_ask(desk, address, method):
    poor = TestClient(app(Service(desk, rate=0.01)))
    asking = {"Origin": "https://ailleurs.example", "Access-Control-Request-Method": method, "Access-Control-Request-Headers": "content-type, if-none-match"}
    for _ in range(3 * limits.BURST):  # costs nothing: a browser asks before each of its questions
        told = poor.options(address, headers=asking)
        assert (told.status_code, told.content, told.headers["access-control-allow-origin"]) == (204, b"", "*")
    assert method in told.headers["access-control-allow-methods"].split(", ") and told.headers["access-control-allow-headers"] == "*"
    assert told.headers["allow"] == told.headers["access-control-allow-methods"] and int(told.headers["access-control-max-age"]) > 0
    assert ("POST" in told.headers["allow"]) == (method == "POST")
    assert set(poor.put(address).headers["allow"].split(", ")) == set(told.headers["allow"].split(", "))


def test_another_site_reads_the_answer_and_when_to_come_back(desk):
    poor = TestClient(app(Service(desk, rate=0.01)))
    answers = [poor.get("/api/version", headers={"Origin": "https://ailleurs.example"}) for _ in range(4)]  # one more than it may, at once
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert {answer.headers["access-control-allow-origin"] for answer in answers} == {"*"} and not any("set-cookie" in answer.headers for answer in answers)
    for answer, name in ((answers[0], "etag"), (answers[-1], "retry-after")):
        assert name in answer.headers and name in answer.headers["access-control-expose-headers"].lower().split(", ")


def still(desk, rate: float) -> TestClient:
    """A client who may ask so much a second, while no time passes."""
    service = Service(desk, rate=rate)
    service.rates.clock = lambda: 0.0
    return TestClient(app(service))


def test_a_client_who_asks_too_much_waits(desk, wrong):
    greedy = still(desk, 1)
    answers = [greedy.get("/api/version").status_code for _ in range(limits.BURST)]
    assert answers == [200] * limits.BURST
    assert wrong("/api/version", 429, at=greedy)["title"] == "Trop de demandes"
    assert 0 < int(greedy.get("/api/version").headers["retry-after"]) <= 2


def test_a_name_that_nothing_answers_to_costs_the_search_for_the_nearest(desk):
    guesser = still(desk, 2)
    assert [guesser.get("/api/pages/nulle-part").status_code for _ in range(3)] == [404, 429, 429]


def test_buckets_fill_with_time_and_are_forgotten():
    now = [0.0]
    rates = limits.Rates(2, clock=lambda: now[0])
    assert [rates.take("10.0.0.1", 5) for _ in range(3)] == [0, 0, 2.5]
    assert rates.take("10.0.0.2", 5) == 0, "each client has its own"
    now[0] = 2.5
    assert rates.take("10.0.0.1", 5) == 0
    for number in range(limits.CLIENTS + 50):
        rates.take(f"10.1.{number // 250}.{number % 250}", 1)
    assert len(rates._left) == limits.CLIENTS


@pytest.mark.parametrize(("address", "client"), [
    ("192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("::ffff:192.0.2.7", "192.0.2.7"), ("fe80::1%eth0", "fe80::/64"),
    ("testclient", "testclient"),
])
def test_whom_an_address_stands_for(address, client):
    assert limits.client_of(address) == client


@pytest.mark.parametrize(("accept", "form"), [
    ("", "text/html"), ("text/turtle;q=0", None), ("image/png", None), ("text/*", "text/html"), ("text/html;q=0, */*", "application/ld+json"),
    ("text/turtle;q=nan, application/json", "application/json"), ("text/turtle;q=9", None), ("," * 5000, "text/html"),
])
def test_what_a_client_wants(accept, form):
    if form == "application/ld+json":
        assert forms.wanted(accept) in forms.FORMS[1:]
    else:
        assert forms.wanted(accept) == form
