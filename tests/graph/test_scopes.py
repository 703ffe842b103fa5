"""What a check of changed nodes alone reads of the others is what its SCOPE declares: else an edit elsewhere would leave its verdict false.

Each check is made on one node at a time, and all that it asks about another is heard, by whatever way it asks.
"""

import random
import shutil

import pytest
from rdflib import SH, BNode, URIRef
from trees import SITE, TESTS, cases, tree

from arbitre.graph.checks import CHECKS, examples
from arbitre.graph.checks.changes import kinds
from arbitre.graph.checks.focus import Focused
from arbitre.graph.checks.reads import ANY
from arbitre.graph.loader import site_address, turtle_files
from arbitre.graph.reading import parse
from arbitre.graph.shelves import called

MODULES = {module.__name__.rpartition(".")[2]: module for module in CHECKS if hasattr(module, "SCOPE")}
CHECKED = [*((name, module.check) for name, module in MODULES.items()), ("owed", examples.owed)]
CHEAP = [(name, check) for name, check in CHECKED if name != "shapes"]
SCOPES = {**{name: module.SCOPE for name, module in MODULES.items()}, "owed": examples.SCOPE}


class Noting(dict):
    """A map by subject that notes whose entry is looked for, but by what does the noting."""

    def __init__(self, corpus, known):
        super().__init__(known)
        self.corpus = corpus

    def note(self, key):
        subject = key[0] if isinstance(key, tuple) else key
        owner = self.corpus.owner(subject)[0] if isinstance(subject, BNode) else subject
        if isinstance(owner, URIRef) and owner not in self.corpus.focus and not self.corpus.quiet:
            self.corpus.strange.add((dict.get(self.corpus.kinds, owner, ""), "type"))

    def __getitem__(self, key):
        self.note(key)
        return super().__getitem__(key)

    def __contains__(self, key):
        self.note(key)
        return super().__contains__(key)

    def get(self, key, default=None):
        self.note(key)
        return super().get(key, default)


class Project:
    """The nodes of a project, to look at one alone."""

    def __init__(self, root):
        self.root, self.base = root, site_address(root)
        self.paths = {called(root, path)[0]: path for path in turtle_files(root)}
        parsed = {file: parse(path, root, self.base) for file, path in self.paths.items()}
        self.nodes = {file: kinds(found.triples, f"{self.base}ontology/#") for file, found in parsed.items()}
        self.prefixes = {file: found.prefixes for file, found in parsed.items()}
        self.every = sorted({URIRef(name) for named in self.nodes.values() for name in named})

    def seen_from(self, node):
        corpus = Focused(self.root, self.base, self.paths, self.nodes, self.prefixes, {node})
        asked, corpus.quiet = corpus.graph._asked, False

        def hearing(*pattern):
            corpus.quiet = True
            asked(*pattern)
            corpus.quiet = False

        corpus.graph._asked = hearing
        for name in ("kinds", "types", "blanks"):
            setattr(corpus, name, Noting(corpus, getattr(corpus, name)))
        return corpus

    def read(self, nodes, checks):
        """What each check reads of others, seen from each of these nodes: (check, kind, property)."""
        found = set()
        for node in nodes:
            corpus = self.seen_from(node)
            for name, check in checks:
                corpus.strange.clear()
                if next(iter(check(corpus)), None) is None:  # else the whole is looked at
                    found |= {(name, *read) for read in corpus.strange}
        return found


def undeclared(read):
    """Of what is read, what no SCOPE declares."""
    return {(name, kind, said) for name, kind, said in read if not {ANY, kind}.intersection(SCOPES[name].others.get(said, ()))}


@pytest.mark.parametrize("name", cases("good")[::24])
def test_the_small_graphs_hide_nothing(name, tmp_path):
    project = Project(tree(tmp_path / "t", TESTS / "good" / name))
    assert undeclared(project.read(project.every, CHECKED)) == set()


def test_the_invented_games_hide_nothing_and_all_that_is_declared_is_read(tmp_path):
    read = set()
    for name in ("site", "resolver"):
        shutil.copytree(TESTS / name / "mini", tmp_path / name)
        project = Project(tmp_path / name)
        read |= project.read(project.every, CHEAP)
    assert undeclared(read) == set()
    for name, said in (("effects", "sides"), ("citations", "pages"), ("roles", "plays"), ("tables", "symbol"), ("conditions", "values"), ("questions", "type")):
        assert any((one, what) == (name, said) for one, _, what in read), f"{name} reads {said} unheard"


def test_the_real_games_hide_nothing(root):
    project = Project(root)
    assert undeclared(project.read(random.Random(1).sample(project.every, 12), CHEAP)) == set()


def test_no_shape_looks_beyond_a_node(root):
    """See parts.py: the properties of a shape that lead to what a value says would."""
    triples = parse(root / "ontology" / "shapes.ttl", root, SITE).triples
    paths = {value for _, predicate, value in triples if predicate == SH.path and isinstance(value, BNode)}
    assert {predicate for subject, predicate, _ in triples if subject in paths} <= {SH.alternativePath}
    held = {value for _, predicate, value in triples if predicate == SH.property}
    assert not any(subject in held and predicate in (SH.property, SH.node, SH.qualifiedValueShape, SH.sparql) for subject, predicate, _ in triples)
    assert {p for _, p, _ in triples if "target" in str(p).rpartition("#")[2]} <= {SH.targetClass, SH.targetSubjectsOf, SH.targetObjectsOf}
