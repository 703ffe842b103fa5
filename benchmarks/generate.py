"""Content at N times its size: each game cloned under other addresses and codes, its sentences reshuffled.

    .venv/bin/python benchmarks/generate.py 10 /some/folder

A clone is a whole game (its own prefix, folder and codes) whose examples run and pass like the original's. Words of the
statements are put in another order, so that an index or a compressor gains nothing from the repetition. A procedure is bound to
the Python of the game it was written for: examples that call one are given another example of the game to run.
"""

from __future__ import annotations

import random
import re
import shutil
import sys
from pathlib import Path

CODE = re.compile(r'(arb:code\s+)"""(.*?)"""', re.DOTALL)
STATEMENT = re.compile(r'(arb:statement\s+)"((?:[^"\\]|\\.)+)"')
LABEL = re.compile(r'(skos:prefLabel\s+"(?:[^"\\]|\\.)+)"@(fr|en)(?=\s*[;,.])')
PROCEDURE = re.compile(r"^\w+:([\w-]+)\s+a\s+arb:Procedure\b", re.MULTILINE)
PREFIX = re.compile(r"^@prefix\s+(\w+):\s+<([\w-]+)/>\s*\.", re.MULTILINE)
CODES = re.compile(r'arb:prefix\s+"(\w+)"')


def generate(root: Path, times: int, out: Path) -> Path:
    """Copies a project to `out` and clones each of its games `times` - 1 times; returns `out`."""
    shutil.rmtree(out, ignore_errors=True)
    for folder in ("content", "ontology"):
        shutil.copytree(root / folder, out / folder)
    settings = (root / "mkdocs.yml").read_text(encoding="utf-8")
    (out / "mkdocs.yml").write_text(re.sub(r"(?<=[ :])build/arbitre", str(root / "build" / "arbitre"), settings), encoding="utf-8")
    for game in sorted(path.parent for path in (root / "content").glob("*/game.ttl")):
        for number in range(2, times + 1):
            _clone(game, out / "content", number)
    return out


def _clone(game: Path, content: Path, number: int) -> None:
    """One more game like `game`, under the number `number`."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(game.glob("*.ttl"))}
    whole = "\n".join(texts.values())
    prefix = next(p for p, folder in PREFIX.findall(texts[game / "game.ttl"]) if folder == game.name)
    letters = CODES.search(texts[game / "game.ttl"]).group(1)
    procedures = [slug.replace("-", "_") for slug in PROCEDURE.findall(whole)]
    donor = next(code for _, code in CODE.findall(whole) if not _calls(code, procedures) and "attendu" not in code)
    folder = content / f"{game.name}-{number}"
    shutil.copytree(game / "tables", folder / "tables") if (game / "tables").is_dir() else folder.mkdir()
    shuffler = random.Random(number)
    for path, text in texts.items():
        text = CODE.sub(lambda m: f'{m[1]}"""{donor if _calls(m[2], procedures) else m[2]}"""', text)
        text = STATEMENT.sub(lambda m: f'{m[1]}"{_shuffled(m[2], shuffler)}"', text)
        text = LABEL.sub(rf'\1 {number}"@\2', text)
        text = text.replace(f"<{game.name}/>", f"<{folder.name}/>").replace(f"{prefix}:{game.name} ", f"{prefix}:{folder.name} ")
        text = re.sub(rf"(?<![\w-]){prefix}:", f"{prefix}{number}:", text)
        text = re.sub(rf"\b{letters}(?=-\d|\")", f"{letters}{number}", text)
        (folder / path.name).write_text(text, encoding="utf-8")


def _calls(code: str, names: list[str]) -> bool:
    return any(re.search(rf"\b{name}\(", code) for name in names)


def _shuffled(sentence: str, shuffler: random.Random) -> str:
    words = sentence.split(" ")
    shuffler.shuffle(words)
    return " ".join(words)


if __name__ == "__main__":
    generate(Path(__file__).resolve().parents[1], int(sys.argv[1]), Path(sys.argv[2]))
