"""The registry: read, written sorted, completed, never losing a row."""

import pytest
from trees import SITE, TESTS, tree

from arbitre.errors import GraphError
from arbitre.graph import registry
from arbitre.graph.registry import Entry


@pytest.fixture
def root(tmp_path):
    return tree(tmp_path / "t")


def test_rows_are_sorted_by_letters_then_number(root):
    registry.write(
        root,
        [
            Entry("WM-10", "w/b", "Rule"),
            Entry("WM-9", "w/a", "Rule"),
            Entry("CF-100", "c/a", "Rule"),
            Entry("", "s/x", "Document"),
        ],
    )
    assert [e.name for e in registry.read(root)] == ["s/x", "CF-100", "WM-9", "WM-10"]


def test_writing_what_was_read_changes_nothing(root):
    before = registry.path(root).read_text(encoding="utf-8")
    registry.write(root, registry.read(root))
    assert registry.path(root).read_text(encoding="utf-8") == before


def test_an_absent_file_is_an_empty_registry(tmp_path):
    assert registry.read(tmp_path) == []


def test_registering_records_new_nodes_once(tmp_path):
    root = tree(tmp_path / "t")
    (root / "content/essai/cas.ttl").write_text(
        (TESTS / "good/unknown-node/essai/cas.ttl").read_text(encoding="utf-8"), encoding="utf-8"
    )
    assert registry.register(root, SITE) == ["ES-010"]
    assert registry.register(root, SITE) == []
    (found,) = [e for e in registry.read(root) if e.code == "ES-010"]
    assert (found.slug, found.kind, found.status, len(found.since)) == ("essai/attaque-de-dos", "Rule", "active", 10)


def test_registering_keeps_what_vanished_and_follows_a_change_of_kind(root):
    game = root / "content/essai/game.ttl"
    text = game.read_text(encoding="utf-8").replace("es:distance a arb:Measure", "es:distance a arb:Characteristic")
    game.write_text(text.partition("es:de-dos a")[0], encoding="utf-8")
    assert registry.register(root, SITE) == []
    kinds = {e.code: e.kind for e in registry.read(root)}
    assert kinds["ES-004"] == "Characteristic" and kinds["ES-005"] == "Fact"


def test_registering_refuses_broken_turtle(root):
    (root / "content/essai/cas.ttl").write_text("es:x a", encoding="utf-8")
    with pytest.raises(GraphError, match=r"content/essai/cas\.ttl:1"):
        registry.register(root, SITE)


def test_the_next_code_is_past_everything_published(root):
    assert registry.next_code(root, "ES") == "ES-009"
    registry.write(root, [*registry.read(root), Entry("ES-120", "essai/vieux", "Rule", "retired", "ES-008")])
    assert registry.next_code(root, "ES") == "ES-121"
    assert registry.next_code(root, "ZZ") == "ZZ-001"


@pytest.mark.parametrize("text", ["a,b\n", "code,slug,kind,status,replaced_by,since\nES-1,x\n"])
def test_a_malformed_file_names_its_line(root, text):
    registry.path(root).write_text(text, encoding="utf-8")
    with pytest.raises(GraphError, match=r"content/registry\.csv:\d"):
        registry.read(root)


@pytest.mark.parametrize(
    "row",
    ["ES-099,../../etc,Rule,active,,", "ES-099,/etc/passwd,Rule,active,,", "ES-099,essai/" + "a" * 300 + ",Rule,active,,",
     "ES-099,essai/a\u202eb,Rule,active,,", 'ES-099,"essai/a\nb",Rule,active,,', "../x,essai/a,Rule,active,,", "ES-099,essai\\a,Rule,active,,"],
)  # fmt: skip
def test_a_row_that_leads_elsewhere_is_refused(root, row):
    from arbitre.graph.checks import check

    file = registry.path(root)
    file.write_text(file.read_text(encoding="utf-8") + row + "\n", encoding="utf-8")
    (problem,) = check(root, site_url=SITE)
    assert problem.file == "content/registry.csv" and problem.line > 1 and problem.remedy
    with pytest.raises(GraphError, match=r"content/registry\.csv:\d"):
        registry.register(root, SITE)


@pytest.mark.parametrize("address", ["../../etc/passwd", "essai/../../../etc", "/etc", "essai/" + "a" * 300, "essai/À-la-fin", "a/b/c"])
def test_registering_refuses_an_address_that_leads_elsewhere(root, address):
    before = registry.path(root).read_bytes()
    (root / "content/essai/cas.ttl").write_text(
        f'@prefix arb: <ontology/#> .\n@prefix dct: <http://purl.org/dc/terms/> .\n\n<{SITE}{address}> a arb:Rule ; dct:identifier "ES-099" .\n',
        encoding="utf-8",
    )
    with pytest.raises(GraphError, match=r"content/essai/cas\.ttl:4 .* ne peut pas être une adresse → "):
        registry.register(root, SITE)
    assert registry.path(root).read_bytes() == before


def test_registering_refuses_another_site(root):
    (root / "content/essai/cas.ttl").write_text(
        '@prefix arb: <ontology/#> .\n@prefix dct: <http://purl.org/dc/terms/> .\n\n<https://abcdefg.example/essai/x> a arb:Rule ; dct:identifier "ES-099" .\n',
        encoding="utf-8",
    )
    with pytest.raises(GraphError, match="de ce site"):
        registry.register(root, SITE)


def test_a_write_that_fails_leaves_the_registry_and_nothing_beside_it(root, monkeypatch):
    before = sorted(p.name for p in registry.path(root).parent.iterdir()), registry.path(root).read_bytes()

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(type(root), "replace", full)
    with pytest.raises(OSError, match="No space"):
        registry.write(root, registry.read(root)[:1])
    assert (sorted(p.name for p in registry.path(root).parent.iterdir()), registry.path(root).read_bytes()) == before
