"""README and CONTRIBUTING tell the truth: what they show at a prompt is what one gets, in the order one reads it."""

from __future__ import annotations

import difflib
import re
import shlex
import shutil
from pathlib import Path

import pytest

from arbitre import cli

BLOCK = re.compile(r"^```(console|turtle)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
HASH = re.compile(r"\b[0-9a-f]{8}\b")
DAY = re.compile(r"\b\d{4}-\d\d-\d\d\b")


@pytest.fixture
def project(tmp_path, root) -> Path:
    """A copy of the project, for what the documents change."""
    for folder in ("content", "ontology"):
        shutil.copytree(root / folder, tmp_path / folder)
    shutil.copy(root / "mkdocs.yml", tmp_path)
    return tmp_path


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_what_a_document_shows(name, project, root, capsys, monkeypatch):
    monkeypatch.chdir(project)
    shown = 0
    for language, body in BLOCK.findall((root / name).read_text(encoding="utf-8")):
        if language == "turtle":
            place(project, body)
            continue
        for command, expected in commands(body):
            cli.run(shlex.split(command)[1:])
            printed = capsys.readouterr()
            compare(command, expected, steady(printed.out + printed.err))
            shown += 1
    assert shown, f"{name} shows no command"


def place(project: Path, turtle: str) -> None:
    """Writes a block of Turtle into the file that its first line names; a node already there is replaced."""
    head, _, body = turtle.partition("\n")
    file = project / head.removeprefix("#").strip()
    before = file.read_text(encoding="utf-8") if file.is_file() else prefixes(project)
    subject = re.match(r"\S+", body).group()
    kept = re.sub(rf"^{re.escape(subject)} .*?\] \.\n", "", before, flags=re.DOTALL | re.MULTILINE)
    file.write_text(f"{kept.rstrip()}\n\n{body}", encoding="utf-8")


def prefixes(project: Path) -> str:
    """The prefixes every file of the game begins with."""
    text = (project / "content" / "warmachine" / "game.ttl").read_text(encoding="utf-8")
    return "\n".join(line for line in text.splitlines() if line.startswith("@prefix"))


def commands(body: str) -> list[tuple[str, str]]:
    """The `$ arbitre …` lines of a block, each with what it prints."""
    parts = re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]
    found = [part.partition("\n")[::2] for part in parts]
    return [(command, expected) for command, expected in found if command.startswith("arbitre ")]


def steady(text: str) -> str:
    """The text without what changes from day to day: the version's hash, dates, spaces at the ends of lines."""
    return "\n".join(line.rstrip() for line in DAY.sub("DAY", HASH.sub("HASH", text)).strip().splitlines())


def compare(command: str, expected: str, got: str) -> None:
    """A line « … » of the document stands for any number of lines."""
    wanted = steady(expected)
    pattern = re.escape(wanted).replace("…\n", "(?:.*\n)*").replace("\n…", "(?:\n.*)*")
    if not re.fullmatch(pattern, got):
        difference = "\n".join(difflib.unified_diff(wanted.splitlines(), got.splitlines(), "document", "arbitre", lineterm=""))
        pytest.fail(f"$ {command}\n{difference}", pytrace=False)
