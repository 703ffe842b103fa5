"""The vocabulary is complete, bilingual, and the same in the ontology, the shapes and the program."""

import re

import pytest
from rdflib import RDF, RDFS, SH, Graph
from trees import SITE, TESTS, tree

from arbitre.graph.checks.corpus import Corpus
from arbitre.graph.checks.vocabulary import Vocabulary
from arbitre.graph.compile import COMPARISONS, LINKS, OPERATIONS
from arbitre.graph.model import ASKABLE, PARAMETERS
from arbitre.graph.reference import INVERSES

ONTOLOGY = TESTS.parent / "ontology"
TERM = re.compile(r"\barb:([A-Za-z]+)")


@pytest.fixture(scope="module")
def vocabulary():
    return Vocabulary(TESTS.parent, SITE)


@pytest.fixture(scope="module")
def graph():
    return Graph().parse(ONTOLOGY / "arbitre.ttl", publicID=SITE)


def test_every_term_has_a_label_and_a_comment_in_french_and_english(graph):
    header = SITE + "ontology/"
    for term in set(graph.subjects(RDF.type)) - {s for s in graph.subjects() if str(s) == header}:
        for predicate in (RDFS.label, RDFS.comment):
            assert sorted(text.language for text in graph.objects(term, predicate)) == ["en", "fr"], (term, predicate)


def test_domains_and_ranges_name_defined_classes(graph, vocabulary):
    schema = "https://schema.org/domainIncludes"
    for subject, predicate, value in graph:
        if predicate in (RDFS.domain, RDFS.range) or str(predicate) == schema:
            assert not str(value).startswith(str(vocabulary.arb)) or str(value) in vocabulary.classes, (subject, value)


def test_the_program_and_the_ontology_use_the_same_words(vocabulary):
    names = {vocabulary.short(t) for t in vocabulary.properties}
    assert {*OPERATIONS, *COMPARISONS, *LINKS, *(set(INVERSES) - {"broader"})} <= names
    assert {*ASKABLE, *PARAMETERS} <= set(vocabulary.kinds())


def test_every_property_the_loader_reads_is_defined(vocabulary):
    read = set(
        re.findall(r"self\.arb\.(\w+)", (TESTS.parent / "build/arbitre/graph/compile.py").read_text(encoding="utf-8"))
    )
    assert {name for name in read if str(vocabulary.arb[name]) not in vocabulary.properties} == set()


def test_shapes_speak_only_of_defined_terms(vocabulary):
    text = re.sub(r'"[^"\n]*(?:\\"[^"\n]*)*"@fr', "", (ONTOLOGY / "shapes.ttl").read_text(encoding="utf-8"))
    shapes = set(re.findall(r"^arb:(\w+) a sh:NodeShape", text, re.MULTILINE))
    assert {t for t in TERM.findall(text) if str(vocabulary.arb[t]) not in vocabulary.types} == shapes


def test_every_constraint_carries_a_french_message_with_a_remedy():
    shapes = Graph().parse(ONTOLOGY / "shapes.ttl", publicID=SITE)
    for shape in shapes.objects(None, SH.property):
        (message,) = shapes.objects(shape, SH.message)
        assert message.language == "fr" and len(str(message).split(" → ")) == 2, message


def test_terms_named_in_messages_exist(vocabulary):
    for path in (
        ONTOLOGY / "shapes.ttl",
        *(TESTS.parent / "build/arbitre/graph/checks").glob("*.py"),
        TESTS.parent / "build/arbitre/graph/authoring.py",
    ):
        for term in TERM.findall(path.read_text(encoding="utf-8")):
            assert term.endswith("Shape") or str(vocabulary.arb[term]) in vocabulary.types, (path.name, term)


def test_a_node_is_of_one_kind_only(tmp_path):
    corpus = Corpus(tree(tmp_path / "t"), SITE)
    assert {corpus.kind(n) for n in corpus.nodes()} >= {"Game", "Chapter", "Document", "Roll", "Action", "Fact"}
    assert corpus.curie(corpus.nodes("Roll")[0]) == "es:jet-d-attaque"
