"""Words and stems are kept from one index to the next, and say what the analyser would say."""

from arbitre import seal
from arbitre.search import analysis, remembering
from arbitre.search.index import WORDS, build_index, open_index

RECORD = {"id": "es:un", "slug": "essai/un", "game": "essai", "kind": "Rule", "label": "Frappe",
          "statement": "Le guerrier frappe l'ennemi à 0,5 pouce, CC4 contre 5+."}


def told(folder):
    """What an index says of its words."""
    part = open_index(folder).parts[0]
    return part.core, part.version, part.passage(0)


def forget():
    for one in (analysis._words, analysis._content_words, analysis.stem_fr, analysis.stem_en):
        one.cache_clear()
    remembering._read.clear()


def test_an_index_made_with_what_was_kept_is_the_one_made_from_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr(remembering, "FEW", 0)
    forget()
    records = [RECORD, RECORD | {"id": "es:deux", "slug": "essai/deux", "label": "Parade", "statement": "Il pare, puis frappe, " + "encore " * 9}]
    build_index(records[:1], tmp_path / "kept")
    assert seal.kept_json(tmp_path / "kept" / WORDS)["told"]
    build_index(records, tmp_path / "nothing")
    expected = told(tmp_path / "nothing")
    forget()
    worked = []
    honest = analysis._found
    monkeypatch.setattr(analysis, "_found", lambda text: worked.append(text) or honest(text))
    build_index(records, tmp_path / "kept")
    assert told(tmp_path / "kept") == expected
    assert worked and RECORD["statement"] not in worked and records[1]["statement"] in worked


def test_another_analyser_finds_all_again_and_what_somebody_else_kept_is_not_believed(tmp_path, monkeypatch):
    monkeypatch.setattr(remembering, "FEW", 0)
    forget()
    build_index([RECORD], tmp_path)
    kept = seal.kept_json(tmp_path / WORDS)
    wrong = {"analyser": "another", "told": dict.fromkeys(kept["told"], "faux")}
    for spoil in (lambda: seal.keep_json(tmp_path / WORDS, wrong), lambda: (tmp_path / WORDS).write_text("{}", encoding="utf-8")):
        spoil()
        forget()
        build_index([RECORD, RECORD | {"id": "es:b", "slug": "essai/b", "label": f"Autre {spoil}"}], tmp_path)
        assert "faux" not in open_index(tmp_path).parts[0].core.words
