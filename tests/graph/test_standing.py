"""A check after an edit says what a check from nothing says, and what it compiles is the same: tried on edits taken at random."""

import random
import re
import shutil

import pytest
from arbitre.commands.check import find_problems
from arbitre.errors import ArbitreError
from arbitre.graph import load, store
from trees import TESTS, cases, tree

STATEMENT = re.compile(r'(?<=arb:statement ")[^"]+')
FIGURE = re.compile(r"(?<= )-?[0-9]+(?= [;.\]])")
LABEL = re.compile(r'(?<=skos:prefLabel ")[^"]+')
CODE = re.compile(r'(?<=dct:identifier ")[^"]+')
EXAMPLE = re.compile(r'(?<=arb:code """)[^"]+')
NAME = re.compile(r"\b(?:arb|skos):(?:when|unless|on|measure|of|plays|key|chapter|seeAlso|partOf|broader|grades|values|against|adds|letter)\b(?= )")
CURIE = re.compile(r"\b[a-z]{1,5}:[a-z][\w.-]*\b")
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
    "spaced": lambda chance, text: f"# {chance.random()}\n\n{text}",
}


def cell(chance, text):
    lines = text.splitlines(keepends=True)
    rank = chance.randrange(len(lines))
    cells = lines[rank].rstrip("\n").split(",")
    cells[chance.randrange(len(cells))] = chance.choice(("", "7", "zut", chance.choice(cells)))
    lines[rank] = ",".join(cells) + "\n"
    return "".join(lines)


def random_edit(chance, root):
    """Edits one file of the content; returns what was done, and what takes it back."""
    files = [path for path in sorted((root / "content").rglob("*")) if path.suffix in (".ttl", ".csv") and path.name != "registry.csv"]
    path = chance.choice(files)
    kind = "cell" if path.suffix == ".csv" else chance.choice(sorted(EDITS))
    before = path.read_text(encoding="utf-8")
    path.write_text((cell if kind == "cell" else EDITS[kind])(chance, before), encoding="utf-8")
    return f"{kind} in {path.relative_to(root)}", lambda: path.write_text(before, encoding="utf-8")


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


@pytest.mark.parametrize("case", cases("good")[::12])
def test_after_any_edit_the_check_says_what_a_check_from_nothing_says(case, tmp_path):
    root = tree(tmp_path / "t", TESTS / "good" / case)
    said(root)
    walk(random.Random(case), root, tmp_path / "o", 5)
