"""The verdict of the last check stands while all that it read is the same, and falls with any byte of it."""

import os
import shutil

import pytest
from trees import SITE, TESTS, tree

from arbitre import seal, standing
from arbitre.commands.check import find_problems
from arbitre.graph import only
from arbitre.standing import inputs, sound

SETTINGS = f"site_name: Essai\nsite_url: {SITE}\n"


@pytest.fixture
def project(tmp_path):
    """A project that a check found nothing to say of, with everything that a check reads."""
    root = tree(tmp_path / "t", TESTS / "good" / "table-word-in-vain")
    (root / "mkdocs.yml").write_text(SETTINGS, encoding="utf-8")
    (root / "content" / "pages").mkdir(exist_ok=True)
    (root / "content" / "pages" / "index.md").write_text("# Accueil\n", encoding="utf-8")
    local = root / "content" / "essai" / "tables" / "local"
    local.mkdir()
    (local / "armes.csv").write_text("arme_employee,portée,propriétés\narc,12 pouces,perçante\nfronde,8 pouces,–\n", encoding="utf-8")
    standing.keep(root, inputs(root), inputs(root)[:8])
    assert sound(root)
    return root


READ = (
    "content/essai/cas.ttl", "content/essai/game.ttl", "content/sources.ttl", "content/registry.csv", "content/essai/tables/armes.csv",
    "content/essai/tables/local/armes.csv", "content/pages/index.md", "ontology/arbitre.ttl", "ontology/shapes.ttl", "mkdocs.yml",
)

NEW = ("content/essai/neuf.ttl", "content/essai/tables/neuve.csv", "content/essai/local/neuve.csv", "content/pages/neuve.md", "ontology/neuf.ttl")


@pytest.mark.parametrize("name", READ)
def test_any_byte_of_what_is_read_takes_the_verdict_back(project, name):
    path = project / name
    before = path.read_bytes()
    path.touch()
    assert sound(project), "touched, and the same"
    path.write_bytes(before + b"\n")
    assert not sound(project), "changed"
    path.write_bytes(before)
    assert sound(project), "as it was"
    path.unlink()
    assert not sound(project), "deleted"
    path.mkdir()
    assert not sound(project), "a folder of that name"


@pytest.mark.parametrize("name", NEW)
def test_a_file_more_takes_it_back(project, name):
    path = project / name
    path.parent.mkdir(exist_ok=True)
    path.write_text("", encoding="utf-8")
    assert not sound(project)
    path.unlink()
    assert sound(project)


def test_a_file_of_another_name_takes_it_back(project):
    path = project / "content" / "essai" / "cas.ttl"
    path.rename(path.with_name("autre.ttl"))
    assert not sound(project)


def test_what_no_check_reads_leaves_it(project):
    for name in ("notes.txt", "content/notes.txt", "content/essai/.cas.ttl.swp.ttl"):
        (project / name).write_text("rien", encoding="utf-8")
    assert sound(project)


def test_another_program_takes_it_back(project, tmp_path, monkeypatch):
    program = tmp_path / "program"
    (program / "games" / "essai").mkdir(parents=True)
    for name in ("check.py", "games/essai/jet.py"):
        (program / name).write_text("pass\n", encoding="utf-8")
    monkeypatch.setattr(standing, "HERE", program)
    standing.program.cache_clear()
    assert not sound(project), "another folder"
    for name in ("check.py", "games/essai/jet.py", "neuf.py"):
        standing.program.cache_clear()
        standing.keep(project, inputs(project), inputs(project)[:8])
        assert sound(project)
        (program / name).write_text("pass  # otherwise\n", encoding="utf-8")
        standing.program.cache_clear()
        assert not sound(project), name
    standing.program.cache_clear()


def test_another_library_or_an_installed_game_takes_it_back(project, tmp_path, monkeypatch):
    asked = standing._version
    monkeypatch.setattr(standing, "_version", lambda library: f"{asked(library)}.1" if library == "icepool" else asked(library))
    standing.program.cache_clear()
    assert not sound(project)
    monkeypatch.undo()
    standing.program.cache_clear()
    assert sound(project)
    package = tmp_path / "site-packages" / "arbitre_ailleurs"
    (package / "ailleurs").mkdir(parents=True)
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "ailleurs" / "game.ttl").write_text("# un jeu d'ailleurs\n", encoding="utf-8")
    about = package.parent / "arbitre_ailleurs-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: arbitre-ailleurs\nVersion: 1\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[arbitre.games]\nailleurs = arbitre_ailleurs\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(package.parent))
    for changed in (None, "__init__.py", "ailleurs/game.ttl", "ailleurs/combat.ttl"):
        if changed:
            standing.program.cache_clear()
            standing.keep(project, inputs(project), inputs(project)[:8])
            assert sound(project)
            (package / changed).write_text("# otherwise\n", encoding="utf-8")
        standing.program.cache_clear()
        assert not sound(project), changed or "installed"
    monkeypatch.undo()
    standing.program.cache_clear()


def test_only_a_check_without_a_remark_keeps_it_and_it_is_nobody_elses(tmp_path):
    root = tree(tmp_path / "t", TESTS / "good" / "effect-twice")
    assert not sound(root)
    assert find_problems(root)[0] == [] and sound(root)
    shutil.copytree(root, tmp_path / "o")
    assert sound(tmp_path / "o"), "the same content, elsewhere"
    kept = root / standing.KEPT
    kept.write_bytes(kept.read_bytes()[:-1] + b"?")
    assert not sound(root), "altered"
    shutil.rmtree(root)
    tree(root, TESTS / "bad" / "effect-twice")
    assert find_problems(root)[0] and not sound(root)


def test_a_game_alone_neither_keeps_nor_believes_it(project):
    (project / standing.KEPT).unlink()
    with only(frozenset({"essai"})):
        assert find_problems(project)[0] == [] and not sound(project)
    assert not (project / standing.KEPT).exists()


def test_what_is_edited_meanwhile_is_not_kept(project):
    before = inputs(project)
    (project / standing.KEPT).unlink()
    (project / "content" / "sources.ttl").open("a").write("\n")
    standing.keep(project, before, inputs(project)[:8])
    assert not sound(project) and not (project / standing.KEPT).exists()


def test_what_is_held_is_read_once_and_never_for_another_file(tmp_path, monkeypatch):
    """A process that builds again keeps what it read or wrote, for as long as the file is that one."""
    read, honest = [], seal.kept
    monkeypatch.setattr(seal, "kept", lambda path: read.append(path.name) or honest(path))
    path = tmp_path / "told.json"
    assert seal.held_json(path) is None
    seal.keep_json(path, {"is": ["one"]})
    assert seal.held_json(path) is seal.held_json(path) == {"is": ["one"]} and len(read) == 2
    seal.hold_json(path, {"is": ["two"]})
    assert seal.held_json(path) == {"is": ["two"]} and len(read) == 2
    seal.keep_json(path, {"is": ["three"]})
    assert seal.held_json(path) == {"is": ["three"]}, "another process may have written it"
    path.write_bytes(path.read_bytes().replace(b"three", b"THREE"))
    assert seal.held_json(path) is None
    path.unlink()
    assert seal.held_json(path) is None


def test_what_is_put_off_is_known_at_once_and_written_at_the_end(tmp_path):
    path, other = tmp_path / "kept.json", tmp_path / "other.json"
    seal.hold_json(path, {"then": 1})
    with seal.put_off():
        seal.hold_json(path, {"now": 2})
        seal.hold_json(other, [3])
        assert seal.held_json(path) == {"now": 2} and seal.kept_json(path) == {"then": 1} and not other.exists()
        seal.let_go(other)
        assert seal.held_json(other) is None
        if child := os.fork():
            assert os.waitpid(child, 0)[1] == 0
        else:  # a process made of this one writes at once: it will be gone
            seal.hold_json(tmp_path / "child.json", [4])
            os._exit(int(seal.kept_json(tmp_path / "child.json") != [4]))
    assert seal.kept_json(path) == {"now": 2} == seal.held_json(path) and not other.exists() and seal.kept_json(tmp_path / "child.json") == [4]


def test_what_is_put_off_is_written_when_the_work_fails(tmp_path):
    with pytest.raises(ValueError, match="work"), seal.put_off():
        seal.hold_json(tmp_path / "kept.json", [1])
        raise ValueError("work")
    assert seal.kept_json(tmp_path / "kept.json") == [1]
