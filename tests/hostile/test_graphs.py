"""A file of rules spoiled at random: check always ends with problems or passes, and what passes is loaded by everyone."""

import re

import pytest
from trees import SITE, tree
from trials import seeded, trials

from arbitre.errors import GraphError
from arbitre.graph import load, loader
from arbitre.graph.checks import check
from arbitre.graph.records import records
from arbitre.resolver import Resolver

TOKEN = re.compile(rb'"""|"[^"\n]*"|<[^>\s]*>|[\w:.@^+-]+|[^\w\s]')
FOUND = [
    b"true", b'"NaN"^^xsd:double', b'"3x"^^xsd:integer', b"1e999", b"-1", b"0", b"99999999999999", b"0.000000001", b"()", b"( 1 2 )", b"[]", b"_:a",
    b"[ arb:add 1 ]", b'"x"@de', b'"x"', b'""', b"<>", b"<../../x>", b"rdf:nil", b"a", b"es:es", b"arb:Rule", b"es:de-dos", b"es:jet-d-attaque",
    b'"\\u0000"', b'"\\u202E"@fr', "« é »".encode(), b"\0", b"\r", b"\xff", b"\xef\xbb\xbf", b"#", b'"""', b";", b".", b"]", b"(", b"@prefix", b"^^",
]  # fmt: skip


def flip(random, data):
    spot = random.randrange(len(data))
    return data[:spot] + bytes([data[spot] ^ 1 << random.randrange(8)]) + data[spot + 1 :]


def cut(random, data):
    start = random.randrange(len(data))
    return data[:start] + data[start + random.choice((1, 3, 40, len(data))) :]


def repeat(random, data):
    lines = data.splitlines(keepends=True)
    start = random.randrange(len(lines))
    some = lines[start : start + random.choice((1, 2, 8))]
    spot = random.randrange(len(lines) + 1)
    return b"".join(lines[:spot] + some + lines[spot:])


def drop(random, data):
    lines = data.splitlines(keepends=True)
    del lines[random.randrange(len(lines))]
    return b"".join(lines)


def tokens(random, data):
    return [m.span() for m in TOKEN.finditer(data)]


def swap(random, data):
    (a, b), (c, d) = sorted(random.sample(tokens(random, data), 2))
    return data[:a] + data[c:d] + data[b:c] + data[a:b] + data[d:]


def copy(random, data):
    (a, b), (c, d) = random.sample(tokens(random, data), 2)
    return data[:a] + data[c:d] + data[b:]


def replace(random, data):
    a, b = random.choice(tokens(random, data))
    return data[:a] + random.choice(FOUND) + data[b:]


SPOILS = (flip, cut, repeat, drop, swap, copy, copy, replace, replace)


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    return tree(tmp_path_factory.mktemp("spoiled") / "t")


@pytest.mark.parametrize("file", ["content/essai/game.ttl", "content/sources.ttl", "content/registry.csv", "ontology/arbitre.ttl", "ontology/shapes.ttl"])
def test_a_spoiled_file_is_told_or_passes(root, file):
    random, path = seeded(file), root / file
    whole = path.read_bytes()
    told = passed = 0
    try:
        for _ in range(trials(12 if "essai" in file else 5)):
            data = whole
            for _ in range(random.choice((1, 1, 1, 2, 5))):
                data = random.choice(SPOILS)(random, data) or b"\n"
            path.write_bytes(data)
            problems = errors_of(root, data)
            told, passed = told + bool(problems), passed + (not problems)
    finally:
        path.write_bytes(whole)
    assert told


def errors_of(root, data):
    """What check says; the trial fails with the spoiled bytes on anything it did not foresee."""
    try:
        problems = [p for p in check(root, Resolver, SITE) if p.severity == "error"]
        assert all(p.file and p.line > 0 and p.message and p.remedy for p in problems), problems
        if not problems:
            reference = load(root, SITE)
            records(reference)
            Resolver(reference)
        else:
            try:  # what other commands read without a check
                loader._compile(root, loader.turtle_files(root), SITE, "x")
            except GraphError as error:
                assert " → " in str(error)
        return problems
    except GraphError as error:
        assert " → " in str(error)
        return [error]
    except Exception as error:
        raise AssertionError(f"{type(error).__name__}: {error}\n{data[-6000:]!r}") from error
