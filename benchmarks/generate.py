"""Content at N times its size: each game cloned under other addresses and codes, its sentences reshuffled.

    .venv/bin/python benchmarks/generate.py 10 /some/folder [game …]

A clone is a whole game (its own prefix, folder, codes and rows of the registry, its own Python) whose examples run and pass like the
original's: `arbitre check` is clean. Words of the statements and of the questions are put in another order, so that an index or a compressor
gains nothing from the repetition. The Python stands in packages/, to be put on PYTHONPATH.
"""

from __future__ import annotations

import random
import re
import shutil
import sys
from pathlib import Path

STATEMENT = re.compile(r'(arb:statement\s+)"((?:[^"\\]|\\.)+)"')
ASKED = re.compile(r'(arb:asked\s+)((?:"(?:[^"\\]|\\.)+"@(?:fr|en)\s*,?\s*)+)')
QUESTION = re.compile(r'"((?:[^"\\]|\\.)+)"(?=@)')
GAME = re.compile(r'(a\s+arb:Game\b.*?skos:prefLabel\s+"(?:[^"\\]|\\.)+)(?="@)', re.DOTALL)  # its own label: the first
PREFIX = re.compile(r"^@prefix\s+(\w+):\s+<([\w-]+)/>\s*\.", re.MULTILINE)
CODES = re.compile(r'arb:prefix\s+"(\w+)"')


def generate(root: Path, times: int, out: Path, games: list[str] | None = None) -> Path:
    """Copies a project to `out`, or those of its games that are named, and clones each `times` - 1 times; returns `out`."""
    shutil.rmtree(out, ignore_errors=True)
    for folder in ("content", "ontology"):
        shutil.copytree(root / folder, out / folder)
    settings = (root / "mkdocs.yml").read_text(encoding="utf-8")
    (out / "mkdocs.yml").write_text(re.sub(r"(?<=[ :])build/arbitre", str(root / "build" / "arbitre"), settings), encoding="utf-8")
    kept = []
    for game in sorted(path.parent for path in (out / "content").glob("*/game.ttl")):
        if games and game.name not in games:
            shutil.rmtree(game)
        else:
            kept.append(game)
    if games:
        _forget(out / "content" / "registry.csv", {game.name for game in kept})
    bound = []
    for game in kept:
        for number in range(2, times + 1):
            _clone(game, out / "content", number)
            bound += _python(root / "build" / "arbitre" / "games", game, out / "packages", number)
    if times > 1:
        about = out / "packages" / "clones-1.0.dist-info"
        about.mkdir(parents=True)
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: clones\nVersion: 1.0\n", encoding="utf-8")
        (about / "entry_points.txt").write_text("\n".join(["[arbitre.games]", *bound]), encoding="utf-8")
        from arbitre.graph.registry import register

        register(out)
    return out


def _forget(registry: Path, games: set[str]) -> None:
    """Drops the rows of the games that are not there."""
    head, *rows = registry.read_text(encoding="utf-8").splitlines(keepends=True)
    registry.write_text("".join([head, *(row for row in rows if row.split(",")[1].partition("/")[0] in {*games, "sources"})]), encoding="utf-8")


def _clone(game: Path, content: Path, number: int) -> None:
    """One more game like `game`, under the number `number`."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(game.rglob("*.ttl"))}
    prefix = _prefix(game)
    letters = CODES.search(texts[game / "game.ttl"]).group(1)
    folder = content / f"{game.name}-{number}"
    folder.mkdir()
    shuffler = random.Random(number)
    for table in game.glob("tables/*.csv"):
        (folder / "tables").mkdir(exist_ok=True)
        (folder / "tables" / table.name).write_text(_called(table.read_text(encoding="utf-8"), prefix, number), encoding="utf-8")
    for path, text in texts.items():
        text = STATEMENT.sub(lambda m: f'{m[1]}"{_shuffled(m[2], shuffler)}"', text)
        text = ASKED.sub(lambda m: m[1] + QUESTION.sub(lambda q: f'"{_shuffled(q[1], shuffler)}"', m[2]), text)
        text = GAME.sub(rf"\1 {number}", text)
        text = text.replace(f"<{game.name}/>", f"<{folder.name}/>").replace(f"{prefix}:{game.name} ", f"{prefix}:{folder.name} ")
        text = _called(text, prefix, number)
        text = re.sub(rf"\b{letters}(?=-\d|\")", f"{letters}{number}", text)
        (folder / path.relative_to(game)).parent.mkdir(exist_ok=True)
        (folder / path.relative_to(game)).write_text(text, encoding="utf-8")


def _python(games: Path, game: Path, packages: Path, number: int) -> list[str]:
    """The procedures of a game once more, bound to the clone: the line of its entry point, if there are any."""
    source, module = games / game.name.replace("-", "_"), f"clone_{game.name.replace('-', '_')}_{number}"
    for path in source.glob("*.py"):
        text = path.read_text(encoding="utf-8").replace("from ...", "from arbitre.")
        (packages / module).mkdir(parents=True, exist_ok=True)
        (packages / module / path.name).write_text(_called(text, _prefix(game), number), encoding="utf-8")
    return [f"{game.name}-{number} = {module}"] if source.is_dir() else []


def _prefix(game: Path) -> str:
    return next(p for p, folder in PREFIX.findall((game / "game.ttl").read_text(encoding="utf-8")) if folder == game.name)


def _called(text: str, prefix: str, number: int) -> str:
    """A text whose names are those of the clone."""
    return re.sub(rf"(?<![\w-]){prefix}:", f"{prefix}{number}:", text)


def _shuffled(sentence: str, shuffler: random.Random) -> str:
    words = sentence.split(" ")
    shuffler.shuffle(words)
    return " ".join(words)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "build"))
    generate(Path(__file__).resolve().parents[1], int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
