"""Who is who at the command line, on the small project: names of old, names with a role, disputes, and verdicts that account for all."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from arbitre import cli


@pytest.fixture(scope="module")
def project(tmp_path_factory, request) -> Path:
    """The small project of the site's tests."""
    root = Path(__file__).resolve().parents[2]
    folder = tmp_path_factory.mktemp("roles") / "project"
    shutil.copytree(root / "tests" / "site" / "mini" / "content", folder / "content")
    shutil.copytree(root / "ontology", folder / "ontology")
    shutil.copy(root / "mkdocs.yml", folder)
    return folder


@pytest.fixture
def call(project, capsys, monkeypatch):
    """Runs a command from the small project: what it printed, and what it said on the side."""
    monkeypatch.chdir(project)

    def run(*arguments: str) -> tuple[str, str]:
        assert cli.run(list(arguments)) == 0
        printed = capsys.readouterr()
        return printed.out, printed.err

    return run


@pytest.mark.parametrize("name", ["ES-090", "es-091", "essai/proie-etourdie", "/essai/proie-sonnee/", "es:proie-etourdie"])
def test_a_retired_name_answers_its_successor_and_says_so(call, name):
    out, err = call("show", name)
    assert out.startswith("ES-203  Étourdi") and f"{name} a été remplacé par ES-203 Étourdi" in err
    out, err = call("cite", name, "--format", "json")
    assert json.loads(out)["code"] == "ES-203" and "remplacé" in err


@pytest.mark.parametrize("name", ["es:proie.etourdi", "essai/proie.etourdi", "https://arbitre.example/essai/proie.etourdi/"])
def test_a_name_with_a_role_answers_its_predicate(call, name):
    out, _ = call("show", name)
    assert out.startswith("la proie est étourdie : ") and "proie_etourdi dans une question" in out and "ES-203" in out
    found = json.loads(call("show", name, "--json")[0])
    assert (found["id"], found["said_of"], found["name"]) == ("es:etourdi", "es:proie", "proie_etourdi")


def test_a_question_lists_what_it_takes(call):
    out, _ = call("show", "ES-207")
    assert out.index("Dans sa formule") < out.index("  force : Force (le lutteur)") < out.index("Ce qui la modifie") < out.index("proie_etourdi : la proie est étourdie")
    takes = json.loads(call("show", "ES-207", "--json")[0])["takes"]
    assert {"name": "force", "id": "es:lutteur.force", "label": "Force (le lutteur)", "role": "es:lutteur", "accepts": "accepté de 0 à 20",
            "distance": 0} in takes


def test_a_procedure_tells_its_arguments(call):
    out, _ = call("show", "ES-144")
    assert "calcul(des, lots)" in out and "des : Les dés <lancés>." in out
    assert 'facultatif ; par exemple lots=[["A", 3]]' in " ".join(out.split())
    dice, lots = json.loads(call("show", "ES-144", "--json")[0])["arguments"]
    assert (dice["name"], dice["required"], dice["of"]) == ("des", True, ["es:frapper"])
    assert (lots["required"], lots["meaning"], lots["example"]) == (False, "Qui compte quoi.", '[["A", 3]]')


def test_a_predicate_says_its_names_and_who_asks_it(call):
    out, _ = call("show", "ES-203")
    assert "proie_etourdi : la proie" in out and "lu par " in out


@pytest.mark.parametrize("form", ["text", "markdown", "bbcode", "json"])
def test_a_dispute_is_cited_with_its_ruling_first(call, form):
    out, _ = call("cite", "ES-208", "--format", form)
    if form == "json":
        dispute = json.loads(out)["dispute"]
        assert dispute["ruling"] == "La lecture A tient : +1." and dispute["readings"][1]["sources"][0]["page"] == 10
        return
    parts = ["La lecture A tient", "De dos, empoigne-t-on mieux ?", "Lecture A", "Lecture B", "p. 10", "Principe"]
    places = [out.index(part) for part in parts]
    assert places == sorted(places)


def test_an_open_dispute_says_that_nothing_settles_it(call):
    out, _ = call("show", "ES-209")
    assert out.splitlines()[3].startswith("Rien ne tranche")


def test_a_verdict_accounts_for_every_word(call):
    asked = "empoigner(lutteur_force=3, proie_force=7, lutteur=dict(ralenti=True), de_dos=True, booste=True, des=[3])"
    lines = call("resolve", "essai", asked)[0].splitlines()
    assert lines[0] == "non considéré ici : booste ; lu par assaut, frapper, tour"
    assert lines[1].startswith("Saisie : 3 + 3 (FOR) + 1 (ES-208) = 7")
    assert lines[2] == "sans effet ici : lutteur_ralenti"
    assert lines[3] == "ES-208, lecture B : Glissée : 3 + 3 (FOR) − 1 (ES-208) = 5 contre FOR 7"
    found = json.loads(call("resolve", "essai", asked, "--json")[0])
    assert found["unread"] == {"booste": ["assaut", "frapper", "tour"]} and found["idle"] == ["lutteur_ralenti"] and found["disputes"] == ["ES-208"]
    assert found["answers"][0]["reading"] == "B"


def test_new_hands_back_roles_and_predicates(call, project):
    out, _ = call("new", "essai", "rôle", "Le témoin")
    assert "es:temoin a arb:Role" in out and "arb:plays es:…" in out and "arb:chapter" not in out
    out, _ = call("new", "essai", "sujet", "Escadron")
    assert "a arb:Subject" in out and "arb:example" not in out
    out, _ = call("new", "essai", "état", "Ébloui")
    assert 'arb:said "est …{|e}"@fr' in out
