"""`arbitre search` reads the graph again only when it, or the program, is another."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import sites

from arbitre import cli, standing
from arbitre.graph import records


@pytest.fixture
def project(tmp_path) -> Path:
    made = sites.project(tmp_path / "project")
    assert cli.run(["--root", str(made), "register"]) == 0
    return made


def found(project: Path, capsys, words: str) -> list[str]:
    capsys.readouterr()
    assert cli.run(["--root", str(project), "search", words, "--json"]) == 0
    return [hit["id"] for hit in json.loads(capsys.readouterr().out)["results"]]


def test_what_is_edited_is_found_at_once_and_what_is_not_is_not_read_again(project, capsys, monkeypatch):
    told, honest = [], records.records
    monkeypatch.setattr(records, "records", lambda reference: told.append(reference.version) or honest(reference))
    first = found(project, capsys, "frapper")
    assert first and len(told) == 1
    assert found(project, capsys, "frapper") == first and len(told) == 1
    assert found(project, capsys, "zigomar") == []
    edited = project / "content" / "essai" / "game.ttl"
    edited.write_text(edited.read_text(encoding="utf-8").replace('"Frapper."@fr', '"Frapper le zigomar."@fr', 1), encoding="utf-8")
    assert found(project, capsys, "zigomar") and len(told) == 2


def test_another_program_makes_its_index_again(project, capsys, monkeypatch):
    told, honest = [], records.records
    monkeypatch.setattr(records, "records", lambda reference: told.append(reference.version) or honest(reference))
    found(project, capsys, "frapper")
    monkeypatch.setattr(standing, "program", lambda: "another")
    found(project, capsys, "frapper")
    assert len(told) == 2
