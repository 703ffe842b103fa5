"""The desk and the application of the small project, asked in this process."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "site"))

import sites  # noqa: E402
from jsonschema import Draft202012Validator  # noqa: E402
from starlette.testclient import TestClient  # noqa: E402

from arbitre import cli  # noqa: E402
from arbitre.api.desk import Desk  # noqa: E402
from arbitre.api.http import Service, app  # noqa: E402
from arbitre.api.shapes import SHAPES  # noqa: E402


@pytest.fixture(scope="session")
def project(tmp_path_factory) -> Path:
    made = sites.project(tmp_path_factory.mktemp("api") / "project")
    assert cli.run(["--root", str(made), "register"]) == 0
    return made


@pytest.fixture(scope="session")
def desk(project) -> Desk:
    return Desk(project)


@pytest.fixture(scope="session")
def client(desk) -> TestClient:
    """A client who may ask as much as it likes; nothing raises through it."""
    return TestClient(app(Service(desk)), raise_server_exceptions=False, follow_redirects=False)


@pytest.fixture(scope="session")
def wrong(client):
    """Asks what must be refused: the problem, held against its schema, which names nothing of the inside."""

    def ask(address: str, status: int, method: str = "GET", at: TestClient | None = None, **more) -> dict:
        answer = (at or client).request(method, address, **more)
        assert (answer.status_code, answer.headers["content-type"]) == (status, "application/problem+json"), answer.text
        assert answer.headers["cache-control"] == "no-store"
        found = json.loads(answer.content)
        Draft202012Validator(SHAPES["Problem"]).validate(found)
        assert found["status"] == status and found["detail"] and found["remedy"]
        assert not {"Traceback", "File \"", ".py"} & set(answer.text.split()) and "site-packages" not in answer.text
        return found

    return ask
