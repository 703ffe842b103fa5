"""README and CONTRIBUTING tell the truth: what they show at a prompt is what one gets, in the order one reads it."""

from __future__ import annotations

import contextlib
import difflib
import re
import shlex
import shutil
from pathlib import Path

import pytest

from arbitre import cli

BLOCK = re.compile(r"^```(console|turtle|csv)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
HASH = re.compile(r"\b[0-9a-f]{8}\b")
IDENTIFIER = re.compile(r'dct:identifier "([^"]+)"')
KEPT = ("parsed", "proved", "index", "answers", "checked.json", "passed.json", "shapes.json", "sound.txt")  # of .cache, what a check or a search remembers
DAY = re.compile(r"\b\d{4}-\d\d-\d\d\b")


@pytest.fixture
def project(tmp_path, root) -> Path:
    """A copy of the project, for what the documents change; with what its checks have kept, if one ran here before."""
    for folder in ("content", "ontology"):
        shutil.copytree(root / folder, tmp_path / folder)
    shutil.copy(root / "mkdocs.yml", tmp_path)
    (tmp_path / ".cache").mkdir()
    for name in KEPT:
        with contextlib.suppress(FileNotFoundError, NotADirectoryError, shutil.Error):  # not made yet, or being made by another worker
            (shutil.copytree if (root / ".cache" / name).is_dir() else shutil.copy)(root / ".cache" / name, tmp_path / ".cache" / name)
    return tmp_path


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_what_a_document_shows(name, project, root, capsys, monkeypatch):
    monkeypatch.chdir(project)
    text, shown, allotted = (root / name).read_text(encoding="utf-8"), 0, {}
    for language, body in BLOCK.findall(text):
        if language == "turtle":
            place(project, renamed(body, allotted))
        if language != "console":
            continue
        for command, expected in commands(body):
            cli.run(shlex.split(command)[1:])
            printed = capsys.readouterr()
            if command.startswith("arbitre new "):  # the next free code is not the document's any more
                allotted[IDENTIFIER.search(expected)[1]] = IDENTIFIER.search(printed.out)[1]
            compare(command, renamed(expected, allotted), steady(printed.out + printed.err))
            shown += 1
    assert shown, f"{name} shows no command"


def test_a_game_from_scratch(tmp_path, root, capsys, monkeypatch):
    """The page is typed from an empty folder, line after line: its commands, and each block into the file it names."""
    monkeypatch.chdir(tmp_path)
    done = 0
    for language, body in BLOCK.findall((root / "docs" / "a-game-from-scratch.md").read_text(encoding="utf-8")):
        if language == "csv":
            name, _, rows = body.partition("\n")
            Path(name.removeprefix("#").strip()).write_text(rows, encoding="utf-8")
        elif language == "turtle":
            place(Path.cwd(), body)
        for command, expected in typed(body) if language == "console" else ():
            program, *arguments = shlex.split(command)
            if program == "mkdir":
                Path(*arguments).mkdir()
            elif program == "cd":
                monkeypatch.chdir(tmp_path / Path(*arguments))
            else:
                assert program == "arbitre", f"nobody runs {program}"
                cli.run(arguments)
                printed = capsys.readouterr()
                compare(command, expected, steady(printed.out + printed.err))
            done += 1
    assert done > 15
    assert (Path.cwd() / "site" / "escarmouche" / "feroce" / "index.html").is_file()


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "docs/a-game-from-scratch.md"])
def test_a_document_names_only_what_the_vocabulary_has(name, root):
    """A property that is renamed there would be taught for years."""
    known = set(re.findall(r"^arb:(\w+) a ", (root / "ontology" / "arbitre.ttl").read_text(encoding="utf-8"), re.MULTILINE))
    assert not set(re.findall(r"\barb:([A-Za-z]\w*)", (root / name).read_text(encoding="utf-8"))) - known


def renamed(text: str, codes: dict[str, str]) -> str:
    """The text with the document's codes replaced by those of today."""
    for old, now in codes.items():
        text = re.sub(rf"\b{old}\b", now, text)
    return text


def place(project: Path, turtle: str) -> None:
    """Writes a block of Turtle into the file that its first line names; a node already there is replaced."""
    head, _, body = turtle.partition("\n")
    file = project / head.removeprefix("#").strip()
    before = file.read_text(encoding="utf-8") if file.is_file() else prefixes(project)
    subject = re.match(r"\S+", body).group()
    after, found = re.subn(rf"^{re.escape(subject)} .*?\] \.\n", lambda _: body, before, flags=re.DOTALL | re.MULTILINE)
    file.write_text(after if found else f"{before.rstrip()}\n\n{body}", encoding="utf-8")


def prefixes(project: Path) -> str:
    """The prefixes every file of the game begins with."""
    text = (project / "content" / "warmachine" / "game.ttl").read_text(encoding="utf-8")
    return "\n".join(line for line in text.splitlines() if line.startswith("@prefix"))


def commands(body: str) -> list[tuple[str, str]]:
    """The `$ arbitre …` lines of a block, each with what it prints."""
    return [(command, expected) for command, expected in typed(body) if command.startswith("arbitre ")]


def typed(body: str) -> list[tuple[str, str]]:
    """Every `$ …` line of a block, each with what it prints."""
    return [part.partition("\n")[::2] for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]]


def steady(text: str) -> str:
    """The text without what changes from day to day: the version's hash, dates, spaces at the ends of lines."""
    return "\n".join(line.rstrip() for line in DAY.sub("DAY", HASH.sub("HASH", text)).strip().splitlines())


def compare(command: str, expected: str, got: str) -> None:
    """A line « … » of the document stands for any number of lines, and « […] » at the end of one for the rest of it."""
    wanted, pattern = steady(expected), ""
    for line in wanted.splitlines():
        if line == "…":
            pattern += r"(?:.*\n)*"
        else:
            pattern += re.escape(line.removesuffix("[…]")) + (".*" if line.endswith("[…]") else "") + r"\n"
    if not re.fullmatch(pattern, f"{got}\n"):
        difference = "\n".join(difflib.unified_diff(wanted.splitlines(), got.splitlines(), "document", "arbitre", lineterm=""))
        pytest.fail(f"$ {command}\n{difference}", pytrace=False)
