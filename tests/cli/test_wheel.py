"""Arbitre as pip installs it, away from its checkout: a game begun there, and one of a repository of its own, checked and built."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

PROGRAM = ("build/arbitre", "ontology", "pyproject.toml", "setup.cfg", "README.md", "LICENSE", "LICENSE-CONTENT")
MARELLE = Path(__file__).parents[1] / "graph" / "fourth" / "arbitre_marelle"


def pip(*arguments: str) -> None:
    """pip, which asks no network: setuptools is installed here already."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments, "--quiet", "--no-index", "--no-deps"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def wheel(root, tmp_path_factory) -> Path:
    """The wheel of the program, made from its files alone: what a former build left in the checkout is not in it."""
    place = tmp_path_factory.mktemp("wheel")
    for name in PROGRAM:
        if (root / name).is_dir():
            shutil.copytree(root / name, place / "source" / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(root / name, place / "source" / name)
    pip("wheel", str(place / "source"), "--no-build-isolation", "--wheel-dir", str(place))
    (made,) = place.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def python(wheel, tmp_path_factory) -> Path:
    """A Python that has the wheel, and the libraries of this one."""
    home = tmp_path_factory.mktemp("machine") / "venv"
    venv.create(home)
    found = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    libraries = subprocess.run([found, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], capture_output=True, text=True, check=True)
    Path(libraries.stdout.strip(), "here.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")  # its own .pth files are not read
    pip("--python", str(found), "install", str(wheel))
    return found


@pytest.fixture
def arbitre(python, tmp_path):
    """The command that pip installed, run in a folder of a machine that has no checkout."""

    def run(*arguments: str, status: int = 0) -> str:
        done = subprocess.run([python.with_name("arbitre"), *arguments], cwd=tmp_path, env=alone(), capture_output=True, text=True, encoding="utf-8", timeout=300)
        assert done.returncode == status, done.stdout + done.stderr
        return done.stdout + done.stderr

    return run


def alone() -> dict[str, str]:
    """The environment without what would lead to the checkout."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def test_every_file_of_the_program_is_in_the_wheel(wheel, root):
    inside = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("arbitre/")}
    program = {path.relative_to(root / "build").as_posix() for path in (root / "build" / "arbitre").rglob("*") if path.is_file()}
    assert {name for name in program if "__pycache__" not in name} == inside


def test_a_game_begun_there_is_checked_built_and_served(arbitre, python, root, tmp_path):
    assert ".gitignore" in arbitre("new", "--game", "Escarmouche", "--prefix", "ESC")
    assert "aucune erreur" in arbitre("check")
    assert "site construit" in arbitre("build")
    assert str(root) not in arbitre("show", "ESC-021")
    command = [python.with_name("arbitre"), "serve", "--port", "0"]
    with subprocess.Popen(command, cwd=tmp_path, env=alone(), stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        try:
            address = next(found[1] for line in process.stdout if (found := re.match(r"Arbitre : (http://\S+)", line)))
            with urllib.request.urlopen(address + "escarmouche/couvert/", timeout=60) as answer:
                assert "Couvert" in answer.read().decode("utf-8")
            with urllib.request.urlopen(address + "_arbitre/live.js", timeout=60) as answer:
                assert answer.status == 200
        finally:
            process.kill()


def test_a_game_of_a_repository_of_its_own_is_installed_beside_it(arbitre, python, tmp_path):
    """The pyproject.toml is the one `arbitre new --game` writes."""
    (tmp_path / "begun").mkdir()
    subprocess.run([python.with_name("arbitre"), "new", "--game", "Marelle", "--prefix", "MA"], cwd=tmp_path / "begun", env=alone(), check=True)
    (tmp_path / "marelle").mkdir()
    shutil.copytree(MARELLE, tmp_path / "marelle" / "content", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(tmp_path / "begun" / "pyproject.toml", tmp_path / "marelle")
    shutil.rmtree(tmp_path / "begun")
    pip("--python", str(python), "install", "--no-build-isolation", str(tmp_path / "marelle"))
    try:
        (tmp_path / "content").mkdir()
        (tmp_path / "mkdocs.yml").write_text("site_name: essai\nsite_url: https://essai.example/\n", encoding="utf-8")
        assert "aucune erreur" in arbitre("check")
        assert "ciel" in arbitre("resolve", "marelle", "cases(lance=4)")
        assert "3 pas" in arbitre("resolve", "marelle", "compter(pas_faits=3)")
        arbitre("build")
        assert (tmp_path / "site" / "marelle" / "lancer" / "index.html").is_file()
        assert (tmp_path / "site" / "marelle" / "tables" / "cases.csv").is_file()
    finally:
        subprocess.run([sys.executable, "-m", "pip", "--python", str(python), "uninstall", "--yes", "--quiet", "arbitre-marelle"], check=True)


def test_a_game_is_written_in_its_repository_beside_the_installed_program(arbitre, python, tmp_path):
    """What docs/a-game-from-scratch.md says of `pip install -e`: an edit is seen at the next command, there and in another project."""
    command = python.with_name("arbitre")
    arbitre("new", "--game", "Escarmouche", "--prefix", "ESC")
    other = tmp_path / "other"
    (other / "content").mkdir(parents=True)
    (other / "mkdocs.yml").write_text("site_name: essai\nsite_url: https://essai.example/\n", encoding="utf-8")
    pip("--python", str(python), "install", "--no-build-isolation", "-e", str(tmp_path))
    try:
        assert "aucune erreur" in arbitre("check")
        rules = tmp_path / "content" / "escarmouche" / "combat.ttl"
        rules.write_text(rules.read_text(encoding="utf-8").replace("arb:sides 6", "arb:sides 8"), encoding="utf-8")
        assert "Fraction(49, 64)" in arbitre("check", status=1)
        question = "attaque(attaquant_adresse=4, cible_defense=11)"
        done = subprocess.run([command, "resolve", "escarmouche", question], cwd=other, env=alone(), capture_output=True, text=True, encoding="utf-8", timeout=300)
        assert done.returncode == 0 and "49/64" in done.stdout, done.stdout + done.stderr
    finally:
        subprocess.run([sys.executable, "-m", "pip", "--python", str(python), "uninstall", "--yes", "--quiet", "arbitre-escarmouche"], check=True)


def test_the_vocabulary_is_found_wherever_pip_put_it(wheel, tmp_path):
    pip("install", "--target", str(tmp_path / "libraries"), str(wheel))
    ask = "import sys; from arbitre.graph import vocabulary; print(vocabulary(sys.argv[1]))"
    environment = {**alone(), "PYTHONPATH": str(tmp_path / "libraries")}
    done = subprocess.run([sys.executable, "-c", ask, str(tmp_path)], env=environment, capture_output=True, text=True)
    assert done.stdout.strip() == str(tmp_path / "libraries" / "share" / "arbitre" / "ontology"), done.stderr
