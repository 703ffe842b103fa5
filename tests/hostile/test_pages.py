"""Traps in texts drawn at random, and odd graphs: pages keep their bones, and check refuses what a build refuses."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import planted
import pytest
from trials import seeded, trials

from arbitre.errors import ArbitreError
from arbitre.graph.checks import check
from arbitre.resolver import Resolver
from arbitre.site import build

BITS = [
    *planted.START, *planted.END, "\n", "\r", "\t", " ", "  ", "{", "}", "{:", "[", "]", "(", ")", "<", ">", "&", '"', "'", "`", "*", "_", "#", "-", "+", "=", "|", "~", "\\", "!", ":", "@", "é",
    "mot", "onfocus=window.piege=1", "x=1", "<b", "</p>", "1.", "javascript:x",
]


def scrambled(random):
    """Texts of a few bits each, with a word that is theirs alone."""
    count = iter(range(10**6))

    def chosen(_: str) -> str:
        bits = [random.choice(BITS) for _ in range(random.randint(1, 6))]
        bits.insert(random.randint(0, len(bits)), f" zq{next(count)}q ")
        return "".join(bits)

    return chosen


def files(site: Path) -> set[str]:
    """What a site is made of, but for the search's own files, which are called after what they hold."""
    return {path for p in site.rglob("*") if not (path := p.relative_to(site).as_posix()).startswith("assets/search/")}


def unpacked(names):
    """Names of files, but for the packs, whose names are marks of what they hold."""
    return {name for name in names if not name.endswith(".pack")}


@pytest.mark.parametrize("rank", range(trials(1)))
def test_random_traps_leave_every_page_its_bones(rank, tmp_path):
    random = seeded(f"pages {rank}")
    without = random.choice((("Roll.margin",), ("Roll.success", "Roll.failure")))
    placed = planted.plant(tmp_path / "traps", scrambled(random), without)
    planted.plant(tmp_path / "tame", lambda name: planted.tame(placed[name]), without)
    traps, tame = (build(tmp_path / name, strict=False).out for name in ("traps", "tame"))
    assert unpacked(files(traps)) == unpacked(files(tame))
    words = []
    for path in tame.rglob("*.html"):
        found, like = planted.shape(traps / path.relative_to(tame)), planted.shape(path)
        assert found.bones == like.bones, path.relative_to(tame)
        words.append(planted.flat("".join(found.words)))
    words = " ".join(words)
    for name in ("Rule.prefLabel", "Rule.statement", "Rule.note", "Dispute.question", "Reading.says", "Citation.section", "Document.title"):
        assert planted.flat(placed[name]) in words, name


ODD = {  # what an author may write, by a change of the small project's Turtle; None: a file of its own, see below
    "long address": (r"es:socle\b", "es:" + "x" * 300),
    "long code": (r"ES-134", "ES-" + "1" * 300),
    "code and a line": (r'"ES-134"', '"ES-134\\\\n"'),
    "index": (r"es:socle\b", "es:index"),
    "readme": (r"es:socle\b", "es:readme"),
    "no name": (r'"Socle"@fr', '""@fr'),
    "blank name": (r'"Socle"@fr', '" \\\\t "@fr'),
    "surrogate": (r'"Socle"@fr', r'"\\\\uD800"@fr'),
    "a game called assets": (r"<essai/>", "<assets/>"),
    "a game called sources": (r"<essai/>", "<sources/>"),
    "up": (r"es:socle\b", "<essai/../../socle>"),
    "escaped": (r"es:socle\b", "<essai/%2e%2e>"),
    "slashes": (r"es:socle\b", "<essai/a/b>"),
    "table elsewhere": (r"tables/bareme\.csv", "../../../secret.csv"),
    "table of nothing": (r"tables/bareme\.csv", "tables/rien.csv"),
    "no section": (r'arb:section "Tables"', 'arb:section ""'),
    "long section": (r'arb:section "Tables"', f'arb:section "{"é" * 400}"'),
    "unknown link": (r"arb:seeAlso es:a-terre", "arb:seeAlso es:rien"),
    "unknown chapter": (r"es:tranchant a arb:Property ; dct:identifier \"ES-131\" ; arb:chapter es:combat", 'es:tranchant a arb:Property ; dct:identifier "ES-131" ; arb:chapter es:rien'),
    "unknown document": (r"arb:document src:livre ; arb:section \"Tables\"", 'arb:document src:rien ; arb:section "Tables"'),
    "unknown game": (r"es:socle\b", "<ailleurs/socle>"),
    "no such step": (r"arb:first es:tour-1\b", "arb:first es:rien"),
    "wrong answer": (r"Plafond", "Plafond\"@fr ; arb:code \"\"\"\n>>> portee(distance=1).outcome\n'9 pouces'\n\"\"\" ] , [ skos:prefLabel \"Autre"),
}
CELLS = ["{", "}", "{}", "{x}", "{portee(}", "{portee()}", "{portee(distance=3)}", "{portee(distance=3).total}", "{{ x }}", "{1}", "{[1]:2}", "{a=1}", "{\n}", "=1", "\0", '"', "é" * 5000]
PAGES = {
    "html": "# A\n\n<b>x</b>\n", "settings": "---\ntitle: x\ntemplate: rien.html\n---\n# A\n", "old settings": "template: rien.html\n\n# A\n", "broken": "[x](rien.md)\n", "file": "[x](rien.pdf)\n",
    "anchor": "[x](#rien)\n", "image": "![x](y.png)\n", "other anchor": "[x](contribuer.md#rien)\n", "no page": "", "reference": "[x][y]\n\n[y]: rien.md\n", "root": "[x](/rien.md)\n",
    "empty link": "[x]()\n", "fences": "```\n[x](y.md)\n", "latin": b"\xe9\n", "nul": b"a\0b\n", "table of contents": "[TOC]\n", "mail": "<moi@ici.example>\n", "query": "[x](?a=b)\n",
}


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    import sites

    from arbitre.graph.registry import register

    root = sites.project(tmp_path_factory.mktemp("odd") / "project")
    register(root)
    return root


def both(root: Path) -> tuple[bool, str]:
    """Whether check refuses a project, and what the build of it says when it refuses: nothing when it does not."""
    try:
        refused = any(p.severity == "error" and "registre" not in p.message for p in check(root, Resolver))
    except ArbitreError:
        refused = True
    try:
        build(root)
    except Exception as error:  # noqa: BLE001 - whatever stops a build, foreseen or not, is a refusal
        return refused, f"{type(error).__name__}: {error}"
    return refused, ""


CASES = [*(("graph", name) for name in ODD), *(("cell", text) for text in CELLS), *(("page", name) for name in PAGES)]


@pytest.mark.parametrize(("where", "name"), seeded("odd").sample(CASES, min(len(CASES), trials(6))), ids=lambda text: repr(text)[:30])
def test_check_refuses_what_build_refuses(where, name, project, tmp_path):
    root = Path(shutil.copytree(project, tmp_path / "project"))
    if where == "graph":
        path, before = root / "content" / "essai" / "game.ttl", ODD[name]
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(before[0], before[1], text), encoding="utf-8")
        assert path.read_text(encoding="utf-8") != text
    elif where == "cell":
        quoted = name.replace('"', '""')
        (root / "content" / "essai" / "tables" / "bareme.csv").write_text(f'distance,points\n1,"{quoted}"\n2,b\n3,c\n', encoding="utf-8")
    else:
        text = PAGES[name]
        (root / "content" / "pages" / "citer.md").write_bytes(text if isinstance(text, bytes) else text.encode())
    refused, told = both(root)
    assert refused or not told, told
