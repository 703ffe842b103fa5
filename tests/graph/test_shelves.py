"""A game of its own repository: a package outside the project brings it, with its tables, its registry and its procedure."""

import os
import shutil
import sys

import pytest
from trees import SITE, TESTS, tree

from arbitre import cli
from arbitre.errors import GraphError
from arbitre.graph import load, registry
from arbitre.graph.shelves import shelves
from arbitre.graph.checks import check
from arbitre.graph.founding import found
from arbitre.graph.registry import register
from arbitre.resolver import Resolver
from arbitre.site import build

PACKAGE = TESTS / "graph" / "fourth"  # arbitre_marelle, a game that no project of ours holds


def install(place, games="marelle = arbitre_marelle", package=PACKAGE / "arbitre_marelle"):
    """What `pip install` leaves in a folder of sys.path."""
    shutil.copytree(package, place / package.name)
    about = place / f"{package.name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package.name.replace('_', '-')}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[arbitre.games]\n{games}\n", encoding="utf-8")
    return place / package.name


@pytest.fixture
def packages(tmp_path, monkeypatch):
    """A folder that Python looks for packages in."""
    place = tmp_path / "packages"
    place.mkdir()
    monkeypatch.syspath_prepend(str(place))
    yield place
    for name in [name for name in sys.modules if name.startswith("arbitre_")]:
        del sys.modules[name]


@pytest.fixture
def root(tmp_path):
    made = tree(tmp_path / "t")
    (made / "mkdocs.yml").write_text(f"site_name: essai\nsite_url: {SITE}\n", encoding="utf-8")
    return made


def told(root):
    return [str(problem) for problem in check(root, Resolver)]


def test_a_package_brings_its_game(root, packages, monkeypatch, capsys):
    install(packages)
    assert told(root) == []
    reference = load(root)
    assert [game.slug for game in reference.games()] == ["essai/essai", "marelle/marelle"]
    assert reference["ma:lancer"].file == "arbitre_marelle/marelle/game.ttl"
    resolver = Resolver(reference)
    assert resolver.ask("ma:marelle", "cases(lance=4)").outcome == "ciel"
    assert str(resolver.ask("ma:marelle", "compter(pas_faits=3)")) == "3 pas"
    monkeypatch.chdir(root)
    for command, said in ((["list", "--game", "marelle"], "MA-003"), (["show", "MA-003"], "Lancer le palet"), (["search", "palet"], "Lancer le palet")):
        assert cli.run(command) == 0
        assert said in capsys.readouterr().out


def test_a_change_of_the_package_is_a_change_of_the_reference(root, packages):
    file = install(packages) / "marelle" / "tables" / "cases.csv"
    before = load(root)
    assert load(root).version == before.version
    file.write_text(file.read_text(encoding="utf-8").replace("ciel", "paradis"), encoding="utf-8")
    assert load(root).version != before.version and Resolver(load(root)).ask("ma:marelle", "cases(lance=4)").outcome == "paradis"


def test_its_rules_are_read_without_running_any_of_it(root, packages):
    (install(packages) / "__init__.py").write_text("raise SystemExit('run')", encoding="utf-8")
    assert "ma:lancer" in {node.id for node in load(root)}


def test_its_pages_and_tables_are_published(root, packages):
    install(packages)
    out = build(root).out
    assert (out / "marelle/lancer/index.html").is_file() and (out / "essai/jet-d-attaque/index.html").is_file()
    assert "palet" in (out / "marelle/lancer.ttl").read_text(encoding="utf-8")
    assert (out / "marelle/tables/cases.csv").is_file()


@pytest.mark.parametrize(("chosen", "games"), [("[marelle]", {"marelle"}), ("[essai]", {"essai"}), ("[essai, marelle]", {"essai", "marelle"})])
def test_one_game_is_published_or_several(root, packages, chosen, games):
    install(packages)
    with (root / "mkdocs.yml").open("a", encoding="utf-8") as settings:
        settings.write(f"extra:\n  games: {chosen}\n")
    rows = registry.path(root).read_bytes()
    assert told(root) == []
    assert {game.slug.partition("/")[0] for game in load(root).games()} == games
    assert register(root) == [] and registry.path(root).read_bytes() == rows


def test_a_project_may_hold_no_game_of_its_own(tmp_path, packages):
    install(packages)
    (tmp_path / "bare" / "content").mkdir(parents=True)
    (tmp_path / "bare" / "mkdocs.yml").write_text(f"site_name: nu\nsite_url: {SITE}\n", encoding="utf-8")
    assert told(tmp_path / "bare") == []
    assert [game.label for game in load(tmp_path / "bare").games()] == ["Marelle"]


def test_a_repository_whose_package_is_installed_reads_itself_once(tmp_path, packages):
    """`pip install -e .` in the folder that `arbitre new --game` made: the package is the project's own content."""
    repository = tmp_path / "escarmouche"
    repository.mkdir()
    found(repository, "Escarmouche", "ESC")
    (packages / "arbitre_escarmouche").symlink_to(repository / "content")
    about = packages / "arbitre_escarmouche-1.0.dist-info"
    about.mkdir()
    (about / "entry_points.txt").write_text("[arbitre.games]\nescarmouche = arbitre_escarmouche\n", encoding="utf-8")
    assert [shelf.name for shelf in shelves(repository)] == ["content"]
    assert told(repository) == []


def test_its_registry_keeps_its_identifiers(root, packages):
    home = install(packages)
    file = home / "registry.csv"
    file.write_text(file.read_text(encoding="utf-8") + "MA-099,marelle/perdue,Rule,active,,2026-01-01\n", encoding="utf-8")
    (problem,) = told(root)
    assert problem.startswith("arbitre_marelle/registry.csv:") and "a disparu du graphe" in problem
    file.write_text("code,slug,kind,status,replaced_by,since\n", encoding="utf-8")
    assert any("arbitre_marelle/registry.csv" in line and "ne sont pas au registre" in line for line in told(root))
    assert register(root) == []  # it is for its own repository to record them


def test_an_error_of_a_package_names_its_file(root, packages):
    file = install(packages) / "marelle" / "game.ttl"
    file.write_text(file.read_text(encoding="utf-8").replace("arb:adds ma:elan", "arb:adds ma:elam"), encoding="utf-8")
    (problem,) = told(root)
    assert problem.startswith("arbitre_marelle/marelle/game.ttl:") and "inconnu : ma:elam" in problem


def test_a_package_describes_no_other_game(root, packages):
    home = install(packages)
    (home / "marelle" / "intrus.ttl").write_text(
        '@prefix arb: <ontology/#> .\n@prefix es: <essai/> .\n@prefix dct: <http://purl.org/dc/terms/> .\n@prefix skos: <http://www.w3.org/2004/02/skos/core#> .\n\n'
        'es:intrus a arb:Fact ; dct:identifier "ES-900" ; skos:prefLabel "intrus"@fr .\n', encoding="utf-8")
    assert any("arbitre_marelle décrit un nœud du jeu essai" in line for line in told(root))


@pytest.mark.parametrize("game", ["../marelle", "essai/../marelle", "/etc", "MARELLE"])
def test_a_name_that_could_leave_its_folder_is_refused(root, packages, game):
    install(packages, f"{game} = arbitre_marelle")
    with pytest.raises(GraphError, match="nomme un jeu"):
        load(root)


@pytest.mark.parametrize("file", ["marelle/game.ttl", "marelle/tables/cases.csv", "registry.csv", "sources.ttl"])
def test_a_link_that_leaves_its_folder_is_refused(root, packages, tmp_path, file):
    secret = tmp_path / "secret"
    path = install(packages) / file
    secret.write_bytes(path.read_bytes())
    path.unlink()
    path.symlink_to(secret)
    found = told(root)
    assert found and all("mène hors de arbitre_marelle/" in line or "secret" not in line for line in found)
    assert any("mène hors de" in line for line in found)


def test_a_pipe_is_never_waited_for(root, packages):
    path = install(packages) / "marelle" / "tuyau.ttl"
    os.mkfifo(path)
    assert any("n'est pas un fichier ordinaire" in line for line in told(root))


def test_a_game_that_comes_twice_is_refused(root, packages, tmp_path):
    install(packages, "marelle = arbitre_marelle")
    shutil.copytree(PACKAGE / "arbitre_marelle" / "marelle", root / "content" / "marelle")
    with pytest.raises(GraphError, match="le jeu marelle est deux fois"):
        load(root)


def test_what_pip_left_of_a_package_that_is_gone_is_nothing(root, packages):
    shutil.rmtree(install(packages))
    assert [shelf.name for shelf in shelves(root)] == ["content"]


@pytest.mark.parametrize(("extra", "says"), [
    ("extra:\n  games: [essay]\n", "le jeu essay n'est ni dans content/"),
    ("extra:\n  games: essai\n", "n'est pas une liste de jeux"),
    ("extra:\n  games: []\n", "n'est pas une liste de jeux"),
    ("extra: [\n", "n'est pas du YAML"),
])
def test_settings_that_mean_nothing_are_told(root, extra, says):
    with (root / "mkdocs.yml").open("a", encoding="utf-8") as settings:
        settings.write(extra)
    with pytest.raises(GraphError, match=says):
        load(root)
