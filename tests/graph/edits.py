"""Edits of a project taken at random, and what a check says after each: once on what is kept, once from nothing.

`python tests/graph/edits.py GAME STEPS SEED` tries a copy of a real game, which takes minutes: the suite tries the small graphs.
"""

import random
import re
import shutil
import sys
import tempfile
import time
from itertools import zip_longest
from pathlib import Path

from arbitre.commands.check import find_problems
from arbitre.errors import ArbitreError
from arbitre.graph import load, store

STATEMENT = re.compile(r'(?<=arb:statement ")[^"]+')
FIGURE = re.compile(r"(?<= )-?[0-9]+(?= [;.\]])")
LABEL = re.compile(r'(?<=skos:prefLabel ")[^"]+')
CODE = re.compile(r'(?<=dct:identifier ")[^"]+')
EXAMPLE = re.compile(r'(?<=arb:code """)[^"]+')
NAME = re.compile(r"\b(?:arb|skos):(?:when|unless|on|measure|of|plays|key|chapter|seeAlso|partOf|broader|grades|values|against|adds|letter)\b(?= )")
CURIE = re.compile(r"\b[a-z]{1,5}:[a-z][\w.-]*\b")
IMPLICATION = re.compile(r"^    arb:effect \[ arb:implies [^\[\]]*\] ;\n", re.MULTILINE)
EXCEPTION = re.compile(r" arb:(?:exceptionTo|overrides) [^;\"\n]* ;")
OTHER = re.compile(r'^ +skos:altLabel "[^"\n]*"@fr ;\n', re.MULTILINE)
BLOCK = re.compile(r"^[a-z][\w-]*:[\w.-]+\s(?:.|\n(?!\n))*?\.\n", re.MULTILINE)


def one_of(chance, pattern, text, new):
    """The text with one match of a pattern put otherwise."""
    found = list(pattern.finditer(text))
    if not found:
        return text
    match = chance.choice(found)
    return text[: match.start()] + new(match.group()) + text[match.end() :]


def own_names(text):
    return [name for name in CURIE.findall(text) if name.partition(":")[0] not in ("arb", "skos", "dct", "csvw", "xsd", "src")]


def renamed(chance, text):
    name = chance.choice(own_names(text) or ["x:x"])
    return re.sub(rf"{re.escape(name)}(?![\w-])", f"{name}-bis", text, count=chance.choice((0, 1)))


EDITS = {
    "statement": lambda chance, text: one_of(chance, STATEMENT, text, lambda said: f"{said} Encore."),
    "figure": lambda chance, text: one_of(chance, FIGURE, text, lambda said: str(int(said) + chance.choice((1, 90, -3)))),
    "label": lambda chance, text: one_of(chance, LABEL, text, lambda said: chance.choice((f"{said} bis", "…", chance.choice(LABEL.findall(text))))),
    "code": lambda chance, text: one_of(chance, CODE, text, lambda said: chance.choice((f"{said}9", "x", chance.choice(CODE.findall(text))))),
    "example": lambda chance, text: one_of(chance, EXAMPLE, text, lambda said: chance.choice((said.replace(">>>", ">>"), f"{said}\n", said.replace("1", "2"), "\n"))),
    "property": lambda chance, text: one_of(chance, NAME, text, lambda said: chance.choice((f"{said}s", chance.choice(NAME.findall(text))))),
    "condition": lambda chance, text: one_of(chance, CURIE, text, lambda said: said if ":" not in said or said.split(":")[0] in ("arb", "skos", "dct") else chance.choice(own_names(text) or [said])),
    "deleted": lambda chance, text: one_of(chance, BLOCK, text, lambda said: ""),
    "twice": lambda chance, text: one_of(chance, BLOCK, text, lambda said: f"{said}\n{said}"),
    "renamed": renamed,
    "broken": lambda chance, text: one_of(chance, re.compile(r"[;.\]]\n"), text, lambda said: "\n"),
    "implication": lambda chance, text: one_of(chance, IMPLICATION, text, lambda said: ""),
    "name": lambda chance, text: one_of(chance, OTHER, text, lambda said: ""),
    "exception": lambda chance, text: one_of(chance, EXCEPTION, text, lambda said: ""),
    "spaced": lambda chance, text: f"# {chance.random()}\n\n{text}",
}


def cell(chance, text):
    lines = text.splitlines(keepends=True)
    rank = chance.randrange(len(lines))
    cells = lines[rank].rstrip("\n").split(",")
    cells[chance.randrange(len(cells))] = chance.choice(("", "7", "zut", chance.choice(cells)))
    lines[rank] = ",".join(cells) + "\n"
    return "".join(lines)


def random_edit(chance, root, kind=""):
    """Edits one file of the content, in one way or any; returns what was done, and what takes it back."""
    files = [path for path in sorted((root / "content").rglob("*")) if path.suffix in (".ttl", ".csv") and path.name != "registry.csv"]
    if kind:
        files = [path for path in files if (path.suffix == ".csv") == (kind == "cell")]
    while True:
        path = chance.choice(files)
        how = kind or ("cell" if path.suffix == ".csv" else chance.choice(sorted(EDITS)))
        before = path.read_text(encoding="utf-8")
        after = (cell if how == "cell" else EDITS[how])(chance, before)
        if after != before or not kind:
            break
    path.write_text(after, encoding="utf-8")
    return f"{how} in {path.relative_to(root)}", lambda: path.write_text(before, encoding="utf-8")


def said(root):
    """All that is told of a project, and what it compiles to, or why it does not."""
    problems, _ = find_problems(root)
    try:
        compiled = store.dumps(load(root))
    except ArbitreError as error:
        compiled = str(error)
    return [(p, p.examples) for p in problems], compiled


def from_nothing(root, beside, keep=()):
    """The same for a copy that never was checked, but that knows since when things changed."""
    shutil.rmtree(beside, ignore_errors=True)
    shutil.copytree(root, beside, ignore=shutil.ignore_patterns(".cache"))
    for name in ("passed.json", *keep):
        if (root / ".cache" / name).is_file():
            (beside / ".cache").mkdir(exist_ok=True)
            shutil.copy(root / ".cache" / name, beside / ".cache")
    return said(beside)


def walk(chance, root, beside, steps, keep=()):
    """Edits a project step by step, and now and then takes everything back."""
    backs, done = [], []
    for _ in range(steps):
        if backs and chance.random() < 0.5:
            while backs:
                backs.pop()()
            done.append("back")
        else:
            what, back = random_edit(chance, root)
            backs.append(back)
            done.append(what)
        expected = from_nothing(root, beside, keep)
        assert said(root) == expected, done
    while backs:
        backs.pop()()
    assert said(root) == from_nothing(root, beside, keep), done


def copy(game, target):
    """A project of its own with one of the real games."""
    here = Path(__file__).parents[2]
    shutil.copytree(here / "content", target / "content")
    shutil.copytree(here / "ontology", target / "ontology")
    for other in (target / "content").glob("*/game.ttl"):
        if other.parent.name != game:
            shutil.rmtree(other.parent)
    registry = target / "content" / "registry.csv"
    first, *rows = registry.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [row for row in rows if row.split(",")[1].startswith((f"{game}/", "sources/")) or row.split(",")[1] == game]
    registry.write_text("".join([first, *kept]), encoding="utf-8")
    return target


def main(game, steps, seed):
    """Every kind of edit in turn, taken back two times out of three; prints what was done, what it cost, and what differs."""
    chance, folder, differ, backs = random.Random(seed), Path(tempfile.mkdtemp()), 0, []
    root, kinds = copy(game, folder / "t"), [*EDITS, "cell"]
    print("from nothing:", len(said(root)[0]), "problems", flush=True)
    for step in range(steps):
        if backs and chance.random() < 0.67:
            while backs:
                backs.pop()()
            said(root)  # what the next edit starts from
        what, back = random_edit(chance, root, kinds[step % len(kinds)])
        backs.append(back)
        began = time.process_time()
        found = said(root)
        again = time.process_time()
        expected = from_nothing(root, folder / "o")
        print(f"{what}: {len(found[0])} problems, {again - began:.1f} s against {time.process_time() - again:.1f} s", flush=True)
        if found != expected:
            differ += 1
            for kept, fresh in zip_longest(found[0][:3], expected[0][:3]):
                print("  DIFFERS:", kept, "|", fresh)
            print("  compiled alike:", found[1] == expected[1], flush=True)
    while backs:
        backs.pop()()
    found = said(root)
    print(f"back: {len(found[0])} problems\n{differ} of {steps} edits differ")
    shutil.rmtree(folder)
    return differ


if __name__ == "__main__":
    sys.exit(bool(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
