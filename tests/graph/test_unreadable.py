"""Whatever stands where a file should: check says which and why, in no time, and every command refuses it the same way."""

import os
import shutil

import pytest
from trees import SITE, TESTS, tree

from arbitre.errors import GraphError
from arbitre.graph import load
from arbitre.graph.checks import check
from arbitre.graph.checks.vocabulary import Vocabulary
from arbitre.resolver import Resolver


@pytest.fixture
def root(tmp_path):
    return tree(tmp_path / "t")


def huge(path):
    with path.open("wb") as file:
        file.truncate(1 << 40)


def crowded(path):
    path.write_text("@prefix es: <essai/> .\n" + "es:a es:b " + ", ".join(f'"{n}"' for n in range(100_001)) + " .\n", encoding="utf-8")


def nested(path):
    path.write_text("@prefix es: <essai/> .\nes:a\n es:b " + "[ es:b " * 40_000 + "1" + " ]" * 40_000 + " .\n", encoding="utf-8")


STANDING = {
    "pipe": (os.mkfifo, 1, "un tube"),
    "folder": (os.mkdir, 1, "un dossier"),
    "device": (lambda path: path.symlink_to("/dev/zero"), 1, "hors de content/"),
    "link to nothing": (lambda path: path.symlink_to("absent.ttl"), 1, "aucun fichier"),
    "link to itself": (lambda path: path.symlink_to(path.name), 1, "tourne en rond"),
    "link outside": (lambda path: path.symlink_to("../../../secret.ttl"), 1, "hors de content/"),
    "huge": (huge, 1, "dépasse 8 Mo"),
    "crowded": (crowded, 1, "100000 énoncés"),
    "nested": (nested, 3, "les uns dans les autres"),
}


@pytest.mark.parametrize("name", STANDING)
def test_what_is_no_file_of_rules_is_said(root, name):
    make, line, says = STANDING[name]
    (root.parent / "secret.ttl").write_text("", encoding="utf-8")
    make(root / "content/essai/cas.ttl")
    (problem,) = check(root, Resolver, SITE)
    assert (problem.file, problem.line, problem.severity) == ("content/essai/cas.ttl", line, "error")
    assert says in problem.message and problem.remedy
    with pytest.raises(GraphError, match=r"content/essai/cas\.ttl:\d+ : .* → "):
        load(root, SITE)


@pytest.mark.parametrize("name", ["pipe", "folder", "device", "link to nothing", "link to itself", "link outside", "huge"])
@pytest.mark.parametrize("file", ["content/registry.csv", "content/pages/aide.md", "ontology/arbitre.ttl", "ontology/shapes.ttl"])
def test_what_is_no_file_anywhere_is_said(root, file, name):
    path = root / file
    path.parent.mkdir(exist_ok=True)
    path.unlink(missing_ok=True)
    STANDING[name][0](path)
    (problem,) = check(root, Resolver, SITE)
    assert problem.file == file and problem.severity == "error" and problem.remedy


@pytest.mark.parametrize("file", ["ontology/arbitre.ttl", "ontology/shapes.ttl"])
@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda b: b.replace(b" ;", b" ", 1), "Turtle illisible"),
        (lambda b: b + b"\nt\xe9xte", "UTF-8"),
        (lambda b: b + b'\narb:Rule rdfs:label "x"@de .\n', "langue inconnue"),
        (lambda b: b + b"\n[ arb:a [ arb:a", "Turtle illisible"),
        (lambda b: b + b'\narb:Rule arb:x "3x"^^xsd:integer .\n', "nombre entier"),
    ],
    ids=["cut", "encoding", "language", "open", "number"],
)
def test_a_malformed_vocabulary_names_its_line(root, file, spoil, says):
    path = root / file
    data = path.read_bytes().replace(b"@prefix arb:", b"@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .\n@prefix arb:", 1)
    path.write_bytes(spoil(data))
    (problem,) = check(root, Resolver, SITE)
    assert problem.file == file and problem.line > 1 and says in problem.message and problem.remedy


@pytest.mark.parametrize("text", ["arb:X a sh:NodeShape ; sh:targetClass arb:Rule ; sh:property [ sh:path dct:title ; sh:pattern \"(\" ] .",
                                  "arb:X a sh:NodeShape ; sh:targetClass arb:Rule ; sh:property [ sh:minCount 1 ] .",
                                  "arb:X a sh:NodeShape ; sh:targetClass arb:Rule ; sh:node arb:X ."])
def test_shapes_that_are_no_shacl_are_said(root, text):
    with (root / "ontology/shapes.ttl").open("a", encoding="utf-8") as file:
        file.write(text + "\n")
    told = check(root, Resolver, SITE)
    assert all(p.file == "ontology/shapes.ttl" and p.remedy for p in told)


def test_shapes_and_vocabulary_that_are_missing_are_said(root):
    (root / "ontology/shapes.ttl").unlink()
    (problem,) = check(root, Resolver, SITE)
    assert problem.file == "ontology/shapes.ttl" and "introuvable" in problem.message
    (root / "ontology/arbitre.ttl").unlink()
    with pytest.raises(GraphError, match="vocabulaire introuvable"):
        check(root, Resolver, SITE)
    shutil.rmtree(root / "ontology")  # a project without a vocabulary of its own reads the program's
    assert check(root, Resolver, SITE) == []


def test_a_vocabulary_in_a_circle_ends(root):
    with (root / "ontology/arbitre.ttl").open("a", encoding="utf-8") as file:
        file.write("\narb:Rule rdfs:subClassOf arb:Skill .\narb:Skill rdfs:subClassOf arb:Rule .\n")
    vocabulary = Vocabulary(root, SITE)
    assert vocabulary.is_a(SITE + "ontology/#Rule", SITE + "ontology/#Node")
    assert not vocabulary.is_a(SITE + "ontology/#Rule", SITE + "ontology/#Document")
    check(root, Resolver, SITE)


def test_implications_in_a_circle_end(root):
    text = (TESTS / "good/number-true/essai/cas.ttl").read_text(encoding="utf-8").partition("\nes:")[0]
    for rank, (fact, other) in enumerate([("a", "b"), ("b", "a")]):
        text += f'\nes:{fact} a arb:State ; dct:identifier "ES-01{rank}" ; skos:prefLabel "{fact}"@fr ; arb:chapter es:combat ; arb:statement "x"@fr ;\n' \
                f'    arb:cites [ arb:document src:livre ; arb:section "x" ; arb:page 3 ] ; arb:effect [ arb:implies es:{other} ; arb:when es:{fact} ] .\n'
    (root / "content/essai/cas.ttl").write_text(text, encoding="utf-8")
    assert check(root, Resolver, SITE)
    load(root, SITE)


def test_of_endless_problems_the_first_are_told(root):
    names = "".join(f"es:r{n} a arb:Rule ; arb:nonesuch{n} es:absent{n} .\n" for n in range(210))
    (root / "content/essai/cas.ttl").write_text("@prefix arb: <ontology/#> .\n@prefix es: <essai/> .\n\n" + names, encoding="utf-8")
    told = check(root, Resolver, SITE)
    assert sum(p.message == "plus de 200 problèmes de ce genre" for p in told) == 1 and len(told) == 201


def test_what_editors_leave_in_a_folder_is_not_read(root):
    before = check(root, Resolver, SITE), load(root, SITE).version
    (root / "content/essai/.#game.ttl").symlink_to("someone@somewhere.1234")
    (root / "content/essai/._game.ttl").write_bytes(b"\0\xff")
    assert (check(root, Resolver, SITE), load(root, SITE).version) == before


@pytest.mark.parametrize("address", ["[", "ftp://x/", "javascript:alert(1)", "https://x.example/<y>", "3"])
def test_an_address_that_is_none_names_its_line(root, address):
    (root / "mkdocs.yml").write_text(f"site_name: x\nsite_url: {address}\n", encoding="utf-8")
    with pytest.raises(GraphError, match=r"mkdocs\.yml:2 : "):
        load(root)
