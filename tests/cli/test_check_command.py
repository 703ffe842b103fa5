"""`arbitre check` and what authors run beside it, on small projects: one game alone, causes before examples, mutants, what was written."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from arbitre import cli
from arbitre.graph import folder_of, needed
from arbitre.errors import UnknownError

sys.path.insert(0, str(Path(__file__).parents[1] / "graph"))
import essai  # noqa: E402, F401 - binds the procedure of the invented game
from trees import TESTS, committed, edit, tree  # noqa: E402


DOS = "arb:effect [ arb:on es:jet-d-attaque ; arb:add 2 ; arb:when es:de-dos ] ;"
UNGUARDED = DOS.replace(" ] ;", " ] , [ arb:on es:jet-d-attaque ; arb:add 5 ; arb:given [ arb:measure es:distance ; arb:atLeast 12 ; arb:ifStated true ] ] ;")


@pytest.fixture
def call(capsys):
    """Runs a command in a project: its exit status, what it printed, what it said on the side."""

    def run(root: Path, *arguments: str) -> tuple[int, str, str]:
        capsys.readouterr()
        status = cli.run(["--root", str(root), *arguments])
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return run


def project(tmp_path: Path, case: str) -> Path:
    root = tree(tmp_path / "t", TESTS / case)
    (root / "mkdocs.yml").write_text("site_name: Essai\n", encoding="utf-8")
    return root


@pytest.fixture
def two(tmp_path, call):
    """A project of two games, the invented one and one that was just founded."""
    root = project(tmp_path, "good/example-wrong-answer")
    assert call(root, "new", "--game", "Escarmouche", "--prefix", "ESC")[0] == 0
    return root


def test_one_game_alone(two, call):
    assert call(two, "check")[::2] == (0, call(two, "check")[2])
    edit(two, "arb:sides 6", "arb:sides 8", "escarmouche/combat.ttl")
    status, out, err = call(two, "check", "--game", "essai")
    assert (status, out) == (0, "") and "aucune erreur ; seul « Jeu d'essai » a été vérifié" in err
    status, out, err = call(two, "check", "--game", "ESC")
    assert status == 1 and "content/escarmouche/combat.ttl" in out and "seul « Escarmouche » a été vérifié" in err
    status, whole, err = call(two, "check")
    assert status == 1 and whole == out and "seul" not in err


def test_a_game_is_named_as_one_likes(two):
    assert {folder_of(two, name) for name in ("essai", "es", "ES", "Jeu d'essai", "JEU D'ESSAI")} == {"essai"}
    with pytest.raises(UnknownError, match="vouliez-vous dire escarmouche .*→ jeux : escarmouche, essai"):
        folder_of(two, "escarmuche")


def test_a_game_that_speaks_of_another_is_looked_at_with_it(two, call):
    assert needed(two, "essai") == {"essai"}
    edit(two, "@prefix es: <essai/> .", "@prefix es: <essai/> .\n@prefix esc: <escarmouche/> .")
    edit(two, "arb:chapter es:combat ;", "arb:chapter es:combat ;\n    arb:seeAlso esc:attaque ;")
    assert needed(two, "essai") == {"essai", "escarmouche"}
    status, out, err = call(two, "check", "--game", "essai")
    assert (status, out) == (0, ""), out


def test_to_look_at_one_game_undoes_nothing_that_was_kept_of_the_others(two, call):
    assert call(two, "check")[0] == 0
    kept = {path.name: path.read_bytes() for path in (two / ".cache").rglob("*") if path.is_file()}
    assert call(two, "check", "--game", "essai")[0] == 0
    after = {path.name: path.read_bytes() for path in (two / ".cache").rglob("*") if path.is_file()}
    assert {name: after[name] for name in kept} == kept


def test_an_unknown_game_is_wrong_usage(two, call):
    status, out, err = call(two, "check", "--game", "esai")
    assert status == 2 and "vouliez-vous dire" in err and out == ""


def test_three_examples_of_a_cause_then_all(tmp_path, call):
    root = project(tmp_path, "bad/examples-changed-by-a-rule")
    text = (root / "content/essai/cas.ttl").read_text(encoding="utf-8")
    more = "\n".join(
        f'    arb:example [ skos:prefLabel "Encore {n}"@fr ; arb:code """\n        >>> jet_d_attaque(att={n}, defense=30, des=[3, 4], taille="petite")\n'
        f'        Raté : 3 + 4 + {n} (ATT) - 1 (ES-011) = {6 + n} contre DEF 30\n    """ ] ;' for n in (7, 8, 9)
    )
    before = '    arb:example [ skos:prefLabel "Le malus"'
    (root / "content/essai/cas.ttl").write_text(text.replace(before, f"{more}\n{before}"), encoding="utf-8")
    status, out, err = call(root, "check")
    head, *lines = [line for line in out.splitlines() if "ES-010" in line or line.startswith("    ")]
    assert status == 1 and head.startswith("content/essai/cas.ttl:7 es:attaque-de-dos : 5 exemples de 2 pages")
    assert len(lines) == 4 and lines[-1] == "    et 2 autres : arbitre check --all"
    assert all(line.startswith("    content/essai/") and "corrigez" not in line for line in lines[:-1])
    assert "qui font échouer 5 exemples" in err
    _, every, _ = call(root, "check", "--all")
    assert sum(line.startswith("    content/") for line in every.splitlines()) == 5 and "et 2 autres" not in every
    (told,) = [one for one in json.loads(call(root, "check", "--json")[1]) if one["examples"]]
    assert len(told["examples"]) == 5 and {"file", "line", "node", "message", "remedy"} <= told["examples"][0].keys()


def test_mutants_of_what_has_changed(tmp_path, call):
    root = project(tmp_path, "good/example-wrong-answer")
    committed(root)
    status, _, err = call(root, "check")
    assert status == 0 and "mutants : jamais mesurés ici, la barre est à 95 %" in err
    assert "mutants : rien n'a changé" in call(root, "check", "--mutants")[2]
    edit(root, DOS, UNGUARDED)
    status, out, err = call(root, "check", "--mutants")
    assert status == 0 and "mutants de 1 page changée depuis le dernier commit : 3 pris sur 6" in err and "3 remarques" in err
    assert all(line.startswith("content/essai/cas.ttl:7 es:attaque-de-dos : aucun exemple ne remarque ce mutant : add") for line in out.splitlines())
    assert {line.partition("mutant : ")[2].partition(" → ajoutez")[0] for line in out.splitlines()} == {
        "add 5 → 6", "add : es:distance atLeast 12 → 11", "add : es:distance atLeast 12 → 13",
    }


def test_mutants_without_git_are_those_since_the_last_check(tmp_path, call):
    root = project(tmp_path, "good/example-wrong-answer")
    assert call(root, "check")[0] == 0
    edit(root, "De dos, +2 au jet d'attaque.", "Qui frappe de dos a +2 à son jet.")
    assert "depuis le dernier contrôle sans erreur : 2 pris sur 2" in call(root, "check", "--mutants")[2]


def test_a_missing_example_keeps_no_other_from_running(tmp_path, call):
    root = project(tmp_path, "bad/example-missing")
    edit(root, "Touche : 3 + 4 + 6 (ATT) = 13 contre DEF 13", "Raté", "essai/game.ttl")
    status, out, _ = call(root, "check")
    assert status == 1 and "aucun exemple (règle)" in out and "et non « Raté »" in out


# --- what was written is said -----------------------------------------------------------------------------------------


def test_each_command_that_writes_says_what(tmp_path, call):
    root = project(tmp_path, "good/example-wrong-answer")
    _, out, err = call(root, "new", "essai", "règle", "Coup de clairon")
    assert out.rstrip().endswith(".") and err.startswith("content/registry.csv : ES-011 inscrit, à l'adresse essai/coup-de-clairon")
    assert call(root, "register")[2] == "content/registry.csv est à jour\n"
    edit(root, '"ES-010"', '"ES-012"')
    edit(root, "(ES-010)", "(ES-012)")
    edit(root, "es:attaque-de-dos a", "es:attaque-par-derriere a")
    _, out, err = call(root, "register")
    assert out == "ES-012\n" and err == "content/registry.csv : 1 identifiant inscrit\n"
    _, out, err = call(root, "new", "--game", "Escarmouche", "--prefix", "ESC")
    assert "content/registry.csv" in out.splitlines()
    assert all((root / file).is_file() for file in out.splitlines())
    _, out, err = call(root, "mutate")
    assert out and all(re.match(r"content/essai/\S+\.ttl:[0-9]+ es:\S+ : aucun exemple ne remarque ce mutant : ", line) for line in out.splitlines())
    assert ".cache/mutation.json" in err and (root / ".cache/mutation.json").is_file()
