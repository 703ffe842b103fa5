"""What is wrong in a text one is writing, at once, and in its whole game, when it is saved."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from ..errors import ArbitreError
from ..files import FileError
from ..graph import Problem, needed, only
from ..graph.shelves import shelves
from ..graph.loader import site_address
from ..graph.reading import near, parse_text

Check = Callable[[Path], list[Problem]]  # finds every problem of a project


def written(root: Path, file: str, text: str) -> list[Problem]:
    """What keeps a text from being Turtle, or its values from being read; `file` is its name in the project."""
    try:
        parsed = parse_text(file, text, site_address(root))
    except FileError as error:
        return [Problem(error.file, error.line, "", error.reason, error.remedy)]
    return [Problem(file, near(parsed, fault), "", fault.message, fault.remedy) for fault in parsed.faults]


def game_of(root: Path, file: str) -> str | None:
    """The folder of the game that a file belongs to; None for what all games share."""
    folder = file.split("/")[1] if file.count("/") >= 2 else ""
    return folder if any(folder in shelf.games() for shelf in shelves(root)) else None


def checked(root: Path, file: str, check: Check) -> list[Problem]:
    """Every problem of the game that a file belongs to, as `arbitre check --game` finds them; of all the games for a file they share."""
    game = game_of(root, file)
    try:
        if game is None:
            return check(root)
        with only(needed(root, game)):
            return check(root)
    except ArbitreError as error:
        message, _, remedy = str(error).partition(" → ")
        return [Problem(file, 1, "", message, remedy)]


def by_file(problems: Iterable[Problem]) -> dict[str, list[Problem]]:
    """The problems of each file."""
    found: dict[str, list[Problem]] = {}
    for problem in problems:
        found.setdefault(problem.file, []).append(problem)
    return found
