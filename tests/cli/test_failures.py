"""Wrong usage, broken projects and rude readers: one clear line, the right exit status, never a traceback."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest
import sites

from arbitre import cli
from arbitre.graph.checks.vocabulary import Vocabulary

USAGE = [
    ([], "Usage"),
    (["serch"], "vouliez-vous dire search"),
    (["search"], "donnez des MOTS"),
    (["search", "  "], "donnez des MOTS"),
    (["search", "dos", "--batch", "-"], "pas les deux"),
    (["search", "dos", "--limit", "0"], "entre 1 et 1000"),
    (["search", "dos", "--limt", "3"], "vouliez-vous dire --limit"),
    (["search", "dos", "--kind", "regel"], "nature inconnue"),
    (["search", "dos", "--kind", "regles"], "nature inconnue : regles ; vouliez-vous dire règle ? → natures : action, aide de jeu, caractéristique"),
    (["list", "--game", "echecs"], "jeu inconnu : echecs → jeux : "),
    (["show", ""], "aucun nom n'est donné → dites le nom d'une page"),
    (["resolve", "wm", "attaque_de_corps_a_corps(acc=6, defense=14, xyzzy=1)"], "inconnu : xyzzy. Noms acceptés"),
    (["search", "dos", "--game", "warmachin"], "vouliez-vous dire warmachine"),
    (["search", "--batch", "no/such/file"], "n'existe pas"),
    (["show"], "il manque NOM"),
    (["show", "a", "b"], "argument en trop"),
    (["show", "WM-99999"], "rien ne s'appelle WM-99999"),
    (["show", "ataque de dos"], "(Attaque de dos)"),
    (["cite", "wm:attaque-de-dos", "--format", "pdf"], "text, markdown, bbcode, json"),
    (["resolve", "warmachine"], "il manque QUESTION"),
    (["resolve", "chess", "mate()"], "jeu inconnu : chess"),
    (["resolve", "wm", "attaque_de_corps_a_corp(acc=6)"], "vouliez-vous dire attaque_de_corps_a_corps"),
    (["resolve", "wm", "attaque_de_corps_a_corps(acc=6, defence=14)"], "vouliez-vous dire defense"),
    (["resolve", "wm", "attaque_de_corps_a_corps(acc=6, defense=14, des=[3, 9])"], "9"),
    (["resolve", "wm", "__import__('os').system('true')"], "refusé"),
    (["resolve", "wm", "((("], "illisible"),
    (["resolve", "wm", "attaque_de_corps_a_corps acc=6"], "une question s'écrit avec ses parenthèses"),
    (["resolve", "wm", ""], "question"),
    (["serve", "--port", "abc"], "un nombre entre 0 et 65535"),
    (["--root", "/no/such/folder", "check"], "n'existe pas"),
]


@pytest.mark.parametrize("arguments, words", USAGE, ids=[" ".join(a) or "nothing" for a, _ in USAGE])
def test_wrong_usage(arguments, words, capsys, monkeypatch, root, known):
    monkeypatch.chdir(root)
    assert cli.run(arguments) == 2
    printed = capsys.readouterr()
    assert words in printed.err and "Traceback" not in printed.err and printed.out == ""


@pytest.mark.parametrize("name", ["", *cli.COMMANDS])
def test_help_in_french(name, capsys):
    assert cli.run([*filter(None, [name]), "--help"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Usage : arbitre") and "Affiche cette aide." in out
    assert "default" not in out and "Show this" not in out


def test_the_help_of_new_lists_every_kind(capsys, root):
    vocabulary = Vocabulary(root, "https://arbitre.example/")
    cli.run(["new", "--help"])
    told = " ".join(capsys.readouterr().out.partition("NATURE se dit")[2].partition("Options")[0].split()).partition(" : ")[2]
    kinds = {vocabulary.label(kind) for kind in vocabulary.kinds() if kind != "Game"}
    assert set(told.rstrip(".").split(", ")) == kinds


def test_help_lists_the_commands_in_order(capsys):
    cli.run(["--help"])
    listed = [line.split()[0] for line in capsys.readouterr().out.partition("Commandes")[2].splitlines()[1:] if line.strip()]
    assert listed == list(cli.COMMANDS)


def test_outside_a_project(capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    assert cli.run(["list"]) == 2
    assert "--root" in capsys.readouterr().err


def test_from_a_folder_of_the_project(capsys, monkeypatch, root):
    monkeypatch.chdir(root / "content" / "warmachine")
    assert cli.run(["list"]) == 0 and capsys.readouterr().out


@pytest.fixture
def project(tmp_path, root):
    """A copy of the project one may break."""
    for folder in ("content", "ontology"):
        shutil.copytree(root / folder, tmp_path / folder)
    shutil.copy(root / "mkdocs.yml", tmp_path)
    return tmp_path


@pytest.mark.parametrize("command", [["list"], ["search", "dos"], ["check"], ["build"], ["resolve", "es", "f()"]])
def test_a_broken_graph_is_named_and_exits_1(command, tmp_path, capsys):
    small = sites.project(tmp_path / "small")
    (small / "content" / "essai" / "broken.ttl").write_text("es:rien a arb:Rule ; .. .", encoding="utf-8")
    assert cli.run(["--root", str(small), *command]) == 1
    printed = capsys.readouterr()
    assert "broken.ttl:1" in printed.out + printed.err and "Traceback" not in printed.err


def test_an_unexpected_fault_is_one_line(capsys, monkeypatch, root):
    monkeypatch.chdir(root)
    monkeypatch.delenv("ARBITRE_DEBUG", raising=False)
    monkeypatch.setattr("arbitre.commands.room.node", lambda *a: 1 / 0)
    assert cli.run(["show", "WM-1"]) == 1
    error = capsys.readouterr().err
    assert error.count("\n") == 1 and "ZeroDivisionError" in error and "ARBITRE_DEBUG" in error


def test_a_reader_who_leaves(root):
    command = f'"{sys.executable}" -m arbitre list --json | head -c 10'
    done = subprocess.run(["sh", "-c", command], cwd=root, capture_output=True, text=True, timeout=60)
    assert done.stderr == "" and len(done.stdout) == 10


def test_any_bytes_may_be_searched(arbitre):
    done = arbitre("search", "--batch", "-", stdin="dos\n\x00\x1b[31m\n" + "é" * 5000 + "\n", PYTHONIOENCODING="latin-1")
    assert done.returncode == 0 and len(done.stdout.splitlines()) == 3, done.stderr


def test_new_allots_a_code_and_its_row(project, capsys):
    before = (project / "content" / "registry.csv").read_text(encoding="utf-8")
    assert cli.run(["--root", str(project), "new", "warmachine", "rule", "Poser ses dés calmement"]) == 0
    turtle = capsys.readouterr().out
    after = (project / "content" / "registry.csv").read_text(encoding="utf-8")
    assert "wm:poser-ses-des-calmement a arb:Rule" in turtle and after.startswith(before) and "poser-ses-des-calmement" in after
    code = turtle.partition('dct:identifier "')[2].partition('"')[0]
    assert code and code in after and code not in before


def test_registry(capsys, monkeypatch, root):
    monkeypatch.chdir(root)
    assert cli.run(["registry"]) == 0
    assert "attaque-de-dos" in capsys.readouterr().out
