"""What is kept between two runs is data, believed only when this program wrote it: it runs nothing and changes nothing."""

import json
import os
import pickle
from dataclasses import fields, is_dataclass
from fractions import Fraction

import pytest
from trees import SITE, TESTS, tree

from arbitre import seal
from arbitre.graph import Reference, load, loader, model, store


@pytest.fixture
def root(tmp_path):
    return tree(tmp_path / "t")


def test_the_real_reference_goes_and_comes_back():
    reference = load(TESTS.parent)
    again = store.loads(store.dumps(reference))
    assert again == reference and repr(again) == repr(reference)
    assert (again.inverse, list(again.by_code), list(again.by_slug)) == (
        reference.inverse, list(reference.by_code), list(reference.by_slug),
    )  # fmt: skip


@pytest.mark.parametrize(
    "value",
    [
        None, True, 3, "#", "é\u2028", Fraction(-2, 3), (), [], {}, ((1, [2, (3,)]), {"a": [(1,)]}), [[1], (2,)], {"#": 1}, {1: (2,)},
        {Fraction(1, 2): ["x"]}, model.Per("wm:x", rounding=None), model.Compare("wm:x", "atMost", Fraction(3), True),
        (model.Effect("wm:x", "add", Fraction(1), given=(model.Compare("m", "equals", "grand"),), pattern=model.DicePattern(6)),),
    ],
    ids=repr,
)  # fmt: skip
def test_every_shape_of_value_goes_and_comes_back(value):
    again = store.loads(store.dumps(value))
    assert again == value and repr(again) == repr(value)


def test_every_class_of_the_model_is_known():
    kinds = {k for k in vars(model).values() if isinstance(k, type) and is_dataclass(k)}
    assert set(store.CLASSES.values()) >= {*kinds, Reference} and all(fields(k) for k in kinds)


def test_what_the_model_does_not_hold_is_refused():
    for value in ({1, 2}, object(), b"x", 1j):
        with pytest.raises(TypeError, match="no words"):
            store.dumps(value)


def cache(root):
    return root / ".cache" / "model.json"


def test_an_unchanged_project_is_not_compiled_again(root, monkeypatch):
    first = load(root, SITE)
    monkeypatch.setattr(loader, "_compile", lambda *_: pytest.fail("compiled again"))
    assert load(root, SITE) == first


@pytest.mark.parametrize("file", ["content/essai/game.ttl", "content/registry.csv", "content/essai/t.csv", "content/pages/index.md", "ontology/arbitre.ttl"])
def test_any_byte_of_the_sources_changes_the_version(root, file):
    path = root / file
    path.parent.mkdir(exist_ok=True)
    path.touch()
    before = load(root, SITE).version, loader.content_version(root)
    path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    after = load(root, SITE).version, loader.content_version(root)
    assert before[0] == before[1] != after[0] == after[1]


class Planted:
    """Unpickled, it leaves a trace."""

    def __init__(self, trace):
        self.trace = str(trace)

    def __reduce__(self):
        return os.mkdir, (self.trace,)


def test_an_altered_or_planted_model_is_made_again(root, tmp_path, monkeypatch):
    reference, trace = load(root, SITE), tmp_path / "trace"
    good = cache(root).read_bytes()
    monkeypatch.setattr(seal, "_key", lambda: b"a key of one's own")
    stranger = seal.sealed(good.partition(b"\n")[2].replace(b"De dos", b"De loup"), "model.json")
    monkeypatch.undo()
    assert b"De dos" in good
    for planted in (b"", b"\0", good[:-1], good.replace(b"De dos", b"De loup"), stranger, pickle.dumps(Planted(trace)), b"[]\n{}", good[::-1]):
        cache(root).write_bytes(planted)
        assert load(root, SITE) == reference and cache(root).read_bytes() == good and not trace.exists()
    cache(root).unlink()
    os.mkfifo(cache(root))
    assert load(root, SITE) == reference


def test_a_sealed_file_is_good_for_its_own_name_and_sources(root):
    reference = load(root, SITE)
    (root / ".cache/other.json").write_bytes(cache(root).read_bytes())
    assert seal.kept(root / ".cache/other.json") is None
    game = root / "content/essai/game.ttl"
    kept = cache(root).read_bytes()
    game.write_text(game.read_text(encoding="utf-8").replace("De dos", "De loup"), encoding="utf-8")
    changed = load(root, SITE)
    cache(root).write_bytes(kept)  # an earlier one of ours
    assert load(root, SITE) == changed != reference


def test_an_old_pickle_is_never_opened(root, tmp_path):
    version = loader.content_version(root)
    (root / ".cache").mkdir(exist_ok=True)
    for name in ("model.pickle", f"model-{version}-00000000.pickle"):
        (root / ".cache" / name).write_bytes(pickle.dumps(Planted(tmp_path / "trace")))
    load(root, SITE)
    assert not (tmp_path / "trace").exists()


def test_nothing_of_ours_is_pickled():
    for path in (TESTS.parent / "build").rglob("*.py"):
        assert "import pickle" not in path.read_text(encoding="utf-8"), path


def test_without_a_place_for_the_key_nothing_of_another_run_is_believed(tmp_path, monkeypatch):
    monkeypatch.setattr(seal, "_home", lambda: tmp_path / "file" / "arbitre")
    (tmp_path / "file").touch()
    first, second = seal._key.__wrapped__(), seal._key.__wrapped__()
    assert first != second and len(first) == seal.KEY_BYTES


def test_the_key_is_made_once_and_is_its_owner_s_alone(tmp_path, monkeypatch):
    monkeypatch.setattr(seal, "_home", lambda: tmp_path / "arbitre")
    first = seal._key.__wrapped__()
    assert first == seal._key.__wrapped__() and [p.name for p in (tmp_path / "arbitre").iterdir()] == ["seal.key"]
    assert (tmp_path / "arbitre/seal.key").stat().st_mode & 0o077 == 0
    (tmp_path / "arbitre/seal.key").write_bytes(b"")
    again = seal._key.__wrapped__()
    assert len(again) == seal.KEY_BYTES and again == seal._key.__wrapped__()


def test_figures_planted_in_the_cache_are_not_published(root):
    from arbitre.site import figures

    report = {"version": "x", "mutants": 3, "caught": 2, "nodes": {"es:x": [2, 3, "0"]}}
    load(root, SITE)  # makes the folder of what is kept
    (root / ".cache/mutation.json").write_text(json.dumps({**report, "mutants": 9999}), encoding="utf-8")
    assert figures.mutation_figures(root) is None
    seal.keep_json(root / ".cache/mutation.json", report)
    assert figures.mutation_figures(root)["mutants"] == 3
