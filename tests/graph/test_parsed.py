"""Files that were read once: what is kept of them is what the parser reads, and is believed only when it is whole."""

import shutil
from pathlib import Path

import pytest

from arbitre.graph import parsed, reading

BASE = "https://essai.example/"
FILES = sorted((Path(__file__).parents[1] / "resolver" / "mini" / "content").rglob("*.ttl"))


@pytest.fixture
def root(tmp_path):
    shutil.copytree(FILES[0].parents[1], tmp_path / "content")
    return tmp_path


def read(root, file):
    reading._kept.cache_clear()
    return reading.parse(root / "content" / file.relative_to(FILES[0].parents[1]), root, BASE)


def told(found):
    """Each term with all that rdflib knows of it; blank nodes by the order they come in."""
    blanks = {}
    return [
        tuple((type(term).__name__, blanks.setdefault(term, len(blanks)) if type(term).__name__ == "BNode" else str(term),
               getattr(term, "language", None), getattr(term, "datatype", None), getattr(term, "value", None)) for term in triple)
        for triple in found.triples
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_what_is_kept_is_what_was_read(root, file):
    first = read(root, file)
    assert (root / parsed.KEPT / f"{first.mark}{parsed.ENDING}").is_file()
    again = read(root, file)
    assert told(again) == told(first) and again.prefixes == first.prefixes and len(first.triples) > 10


def test_what_is_spoiled_is_read_again(root):
    first = read(root, FILES[0])
    kept = root / parsed.KEPT / f"{first.mark}{parsed.ENDING}"
    for spoiled in (b"", b"x", kept.read_bytes()[:-3], kept.read_bytes()[:-1] + b"\0\0"):
        kept.write_bytes(spoiled)
        assert told(read(root, FILES[0])) == told(first)


def test_edited_for_years_it_stays_small(root, monkeypatch):
    monkeypatch.setattr(parsed, "MANY", 6)
    file = root / "content" / FILES[0].relative_to(FILES[0].parents[1])
    for day in range(20):
        file.write_text(f"# {day}\n{file.read_text(encoding='utf-8')}", encoding="utf-8")
        assert read(root, FILES[0]).triples
        assert len(list((root / parsed.KEPT).iterdir())) <= 7
