"""`arbitre new --game`: a whole game that is green at once, in a project or in an empty folder, or nothing at all."""

import os
import re
import shutil

import pytest
from trees import SITE, tree

from arbitre import cli
from arbitre.errors import GraphError
from arbitre.graph import load, registry, templates
from arbitre.graph.authoring import new
from arbitre.graph.checks import check
from arbitre.graph.founding import found
from arbitre.resolver import Resolver
from arbitre.resolver.mutation import mutate


@pytest.fixture(scope="module")
def founded(tmp_path_factory):
    """The game alone, in what was an empty folder."""
    root = tmp_path_factory.mktemp("alone")
    found(root, "Escarmouche", "ESC")
    return root


def test_it_is_green_at_once(founded):
    assert [str(p) for p in check(founded, Resolver)] == []
    reference = load(founded)
    kinds = {"Game", "Document", "Chapter", "Subject", "Role", "Roll", "Table", "Skill", "Sequence", "Step", "Dispute", "Principle"}
    assert kinds <= {node.kind for node in reference}
    assert any(node.asked for node in reference)


def test_each_of_its_figures_is_guarded_by_an_example(founded):
    reference = load(founded)
    report = mutate(reference)
    assert report["mutants"] > 5 and not report["survivors"]


def test_what_the_author_replaces_is_said_in_each_file(founded):
    for path in sorted((founded / "content" / "escarmouche").rglob("*.ttl")):
        assert re.search(r"(?m)^# .*([àÀ] remplacer|Remplacez)", path.read_text(encoding="utf-8")), path


def test_in_a_project_it_adds_its_folder_and_its_rows_alone(tmp_path):
    root = tree(tmp_path / "t")
    (root / "mkdocs.yml").write_text(f"site_name: essai\nsite_url: {SITE}\n", encoding="utf-8")
    before = {path: path.read_bytes() for path in root.rglob("*") if path.is_file() and path.name != "registry.csv" and ".cache" not in path.parts}
    rows = [e.row for e in registry.read(root)]
    files = found(root, "Ma guerre", "MG")
    assert files[-1:] == ["content/registry.csv"] and all(file.startswith("content/ma-guerre/") for file in files[:-1])
    after = {path: path.read_bytes() for path in root.rglob("*") if path.is_file() and path.name != "registry.csv" and not {"ma-guerre", ".cache"} & {*path.parts}}
    assert before == after
    assert [e.row for e in registry.read(root) if "ma-guerre" not in e.slug] == rows
    assert [str(p) for p in check(root, Resolver)] == []
    assert 'dct:identifier "MG-042"' in new(root, "ma-guerre", "compétence", "Neuve")


@pytest.mark.parametrize(
    ("name", "letters", "says"),
    [
        ("Jeu d'essai", "ES", "déjà celles d'un jeu"),
        ("Essai", "NEW", "content/essai existe déjà"),
        ("Neuf", "neuf", "ne peut pas commencer les codes"),
        ("Neuf", "SRC", "ne peut pas commencer les codes"),
        ("Neuf", "N" * 40, "ne peut pas commencer les codes"),
        ("Litiges", "LI", "prendrait la place d'une page du site"),
        ("???", "NE", "ni lettre ni chiffre"),
        ("Deux\nlignes", "NE", "U+000A"),
    ],
)
def test_what_cannot_be_writes_nothing(tmp_path, name, letters, says):
    root = tree(tmp_path / "t")
    (root / "mkdocs.yml").write_text(f"site_name: essai\nsite_url: {SITE}\n", encoding="utf-8")
    before = {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}
    with pytest.raises(GraphError, match=re.escape(says)):
        found(root, name, letters)
    assert {path: path.read_bytes() for path in root.rglob("*") if path.is_file()} == before


def test_a_name_with_signs_stays_a_text(tmp_path):
    found(tmp_path, 'Le "siège" : {{ 1 + 1 }} & \\ <b>', "SI")
    assert [str(p) for p in check(tmp_path, Resolver)] == []
    (game,) = load(tmp_path).games()
    assert game.label == 'Le "siège" : {{ 1 + 1 }} & \\ <b>'


def test_a_folder_with_something_in_it_is_left_alone(tmp_path):
    (tmp_path / "README.md").write_text("mine", encoding="utf-8")
    (tmp_path / "thesis.odt").write_text("mine", encoding="utf-8")
    with pytest.raises(GraphError, match="ni un projet d'Arbitre ni un dossier vide"):
        found(tmp_path, "Escarmouche", "ESC")
    assert sorted(os.listdir(tmp_path)) == ["README.md", "thesis.odt"]
    (tmp_path / "thesis.odt").unlink()
    (tmp_path / ".gitignore").write_text("mine", encoding="utf-8")
    found(tmp_path, "Escarmouche", "ESC")
    assert (tmp_path / ".gitignore").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("arguments", [["--game", "X"], ["--prefix", "X"], ["--game", "X", "--prefix", "X", "wm"], ["wm"], ["wm", "rule"], []])
def test_wrong_usage_says_what_to_type(arguments, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert cli.run(["new", *arguments]) == 2
    assert "arbitre new" in capsys.readouterr().err and not os.listdir(tmp_path)


def test_templates_are_data():
    assert templates.files("game") and templates.files("project") and templates.files("kinds")


def test_a_game_with_one_source_is_cited_from_it_by_every_reading_of_a_dispute(founded, tmp_path):
    shutil.copytree(founded, tmp_path / "more")
    dispute = new(tmp_path / "more", "escarmouche", "litige", "Qui commence ?")
    assert dispute.count("src:livret-escarmouche") == 3 and "src:…" not in dispute
