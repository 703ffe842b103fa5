"""The answers of the search, in Python."""

import hashlib
import json
import os
import pickle
import shutil

import pytest

from arbitre import seal
from arbitre.search import SearchError, build_index, export, exported, make_index, parts, quality, search, use_index
from arbitre.search.index import MARKER, open_index
from arbitre.search.lexicon import distance


def ids(index, query, **options):
    """The ids found."""
    return [hit.id for hit in search(index, query, **options).results]


def test_quality(fixture_records, queries_path):
    """Real queries find their page: at least 60 of them, mean reciprocal rank 0.95 or more."""
    found = quality(fixture_records, queries_path)
    assert found["queries"] >= 60
    assert found["mrr"] >= 0.95, found["missed"]


def test_every_expected_page_exists(fixture_records, queries):
    """A query cannot expect a page that is not there."""
    known = {r["id"] for r in fixture_records}
    assert [q for q in queries if q.id not in known] == []


@pytest.mark.parametrize("query", ["WM-118", "wm118", "wm 118", "règle WM-118 ?", "Wm-0118"])
def test_codes_lead_to_their_page(index, query):
    """However a code is written."""
    assert search(index, query).results[0].code == "WM-118"


def test_code_being_typed(index):
    """The codes that begin so, in their order."""
    assert [h.code for h in search(index, "WM-11").results][:3] == ["WM-110", "WM-111", "WM-112"]


def test_suggestion_is_spelt_properly(index):
    """The corrected query has its accents; what was right stays as typed."""
    assert search(index, "Jet de dégatss BOOSTE").suggestion == "Jet de dégâts BOOSTE"
    assert search(index, "l'ataque dos").suggestion == "l'attaque dos"
    assert search(index, "backstrike").suggestion == "back strike"
    assert search(index, "attaquededos").suggestion == "attaque dos"
    assert search(index, "attaque de dos").suggestion is None


def test_unknown_words_find_nothing(index):
    """Nothing near: nothing found, no invention."""
    for query in ("", "   ", "xyzzyqwv", "?!", "日本語", "999999"):
        result = search(index, query)
        assert result.results == () and result.suggestion is None


def test_abbreviation_finds_its_node_first_then_those_that_speak_of_it(index):
    """ADE stands for « attaque à aire d'effet », both ways."""
    found = ids(index, "ADE")
    assert found[0] == "wm:attaque-a-aire-d-effet" and "wm:deviation" in found
    assert "wm:deviation" in ids(index, "attaque à aire d'effet")


def test_last_word_is_a_beginning(index):
    """As one types; a blank says that the word is whole, or was cut short: « pisto » is no other's beginning."""
    assert ids(index, "pistol")[0] == "wm:pistolero"
    assert ids(index, "attaque de do")[0] == "wm:attaque-de-dos"
    assert "wm:pistolero" in ids(index, "pisto ")


def test_filters_and_facets(index):
    """A filter keeps its pages; each facet counts what the others let through."""
    free, states = search(index, "au tapis"), search(index, "au tapis", kind="État")
    assert {h.kind for h in states.results} == {"State"}
    assert states.facets["kind"] == free.facets["kind"]
    assert sum(states.facets["chapter"].values()) == free.facets["kind"]["State"]
    assert {h.game for h in search(index, "charge", game="confrontation").results} == {"confrontation"}
    assert ids(index, "charge", game="confrontation") == ids(index, "charge", game="Confrontation") != []
    assert ids(index, "charge", chapter="inconnu") == []


def test_a_filter_comes_before_the_cut(tmp_path, fixture_records):
    """A page that only speaks of a word is an answer in its own game, however well a page of another game answers."""
    def page(game: str, name: str, label: str, statement: str) -> dict:
        return {**fixture_records[0], "id": f"{game}:{name}", "slug": f"{game}/{name}", "url": f"/{game}/{name}/", "kind": "Rule", "game": game,
                "chapter": "", "code": f"{game.upper()}-{len(name)}", "label": label, "label_en": "", "alt": [], "statement": statement}

    filler = [page("grand", f"page-{n}", f"Page {n}", "Rien à voir.") for n in range(60)]
    found = [*filler, page("grand", "gantelet", "Gantelet noir", "Un gantelet noir."), page("petit", "duel", "Duel", "Très long. " * 40 + "Un gantelet.")]
    small = build_index(found, tmp_path / "index")
    assert ids(small, "gantelet noir") == ["grand:gantelet"]
    filtered = search(small, "gantelet noir", game="petit")
    assert [h.id for h in filtered.results] == ["petit:duel"] and filtered.facets["kind"] == {"Rule": 1}


def test_a_grade_asks_for_the_name_that_has_grades(tmp_path, fixture_records):
    """« Énorme/2 marqueurs » is about « Énorme/X », not about the page that has both words."""
    def page(name: str, label: str) -> dict:
        return {**fixture_records[0], "id": f"wm:{name}", "slug": name, "url": f"/{name}/", "kind": "Skill", "code": "", "label": label, "label_en": "",
                "alt": [], "statement": "Marqueurs d'un combattant énorme.", "questions": {}}

    small = build_index([page("graded", "Énorme/X"), page("other", "Marqueurs énorme défaussés")], tmp_path / "index")
    assert ids(small, "énorme marqueurs")[0] == "wm:other"
    assert ids(small, "énorme/2 marqueurs")[0] == ids(small, "enorme/x marqueurs")[0] == "wm:graded"


def test_a_name_is_whole_without_its_abbreviation(tmp_path, fixture_records):
    """« défense » is the name of « Défense (DEF) », and only a part of the others; so is « fear » in English."""
    def page(name: str, kind: str, label: str, english: str) -> dict:
        return {**fixture_records[0], "id": f"wm:{name}", "slug": name, "url": f"/{name}/", "kind": kind, "code": "", "label": label, "label_en": english,
                "alt": [], "statement": "Défense.", "questions": {}}

    pages = [page("named", "Rule", "Défense (DEF)", "Defence (DEF)"), page("part", "Rule", "Défense soutenue", "Defence held"),
             page("apart", "Rule", "Défense (en mêlée)", "Defence (in melee)")]
    small = build_index(pages, tmp_path / "index")
    assert ids(small, "défense")[0] == ids(small, "defence")[0] == ids(small, "DEF")[0] == "wm:named"
    found = {hit.id: hit.score for hit in search(small, "défense").results}
    assert found["wm:named"] > found["wm:apart"], "what stands in brackets and is no abbreviation is a part of the name"


def test_a_word_cut_short_is_its_end(tmp_path, fixture_records):
    """« comp rare » is about a skill, not a camp; a likelier word one error away is meant all the same."""
    def page(name: str, label: str) -> dict:
        return {**fixture_records[0], "id": f"wm:{name}", "slug": name, "url": f"/{name}/", "kind": "Rule", "code": "", "label": label, "label_en": "",
                "alt": [], "statement": label, "questions": {}}

    pages = [page("skill", "Compétence rare"), page("camp", "Camp rare"), page("long", "Tablogue rare"), page("sand", "Sablo rare"), page("sands", "Sablo")]
    small = build_index(pages, tmp_path / "index")
    assert ids(small, "comp rare")[0] == "wm:skill"
    assert ids(small, "tablo rare")[0] == "wm:sand"


def test_two_symbols_of_a_profile_lead_to_the_roll_that_reads_both(tmp_path, fixture_records):
    """« ATT 4 DEF 3 »; a short word before a number is a symbol only where something reads it."""
    def page(name: str, label: str, *reads: str) -> dict:
        return {**fixture_records[0], "id": f"wm:{name}", "slug": name, "url": f"/{name}/", "kind": "Roll", "code": "", "label": label, "label_en": "",
                "alt": [], "statement": label, "questions": {}, "reads": list(reads)}

    pages = [page("both", "Frapper", "ATT", "DEF"), page("one", "Test de DEF", "DEF"), page("dice", "ATT et DEF"), page("line", "Ligne 18 du jet"), page("roll", "Jet", "FOR")]
    small = build_index(pages, tmp_path / "index")
    assert ids(small, "att 4 def 3")[0] == ids(small, "ATT4 DEF3")[0] == "wm:both"
    assert ids(small, "jet 18")[0] == "wm:line"


def test_a_page_is_found_as_players_ask_for_it(tmp_path, fixture_records):
    """By the words of the questions that lead to it, in both languages."""
    questions = {"fr": ["mon gars clamse, je l'enlève quand ?"], "en": ["when is a dead guy off the board"]}
    asked = [{**r, "questions": questions} if r["id"] == "wm:au-tapis" else r for r in fixture_records]
    small = build_index(asked, tmp_path / "index")
    assert ids(small, "il a clamsé")[:1] == ids(small, "dead guys")[:1] == ["wm:au-tapis"]


def test_excerpt_shows_the_sentence_that_matched(index):
    """With the places of the words in it."""
    hit = search(index, "hors de son activation bonus").results[0]
    assert hit.excerpt.startswith("Hors de son activation")
    marked = [hit.excerpt[a:b] for a, b in hit.marks]
    assert "activation" in marked and "bonus" in marked


def test_what_the_label_says_does_not_choose_the_excerpt(tmp_path):
    """It stands above already: an effect that repeats the label is no better than the statement; another word of the query still chooses, and all are marked."""
    rest = "Implique « Antichar » quand « Melta », blindages et zone annoncée.\nUn melta de bord tire deux fois."
    record = {"id": "wm:m", "slug": "wm/m", "url": "", "kind": "Rule", "label": "Melta", "statement": "De près, il perce les blindages.", "text": rest}
    index = build_index([record], tmp_path)
    assert search(index, "melta blindage").results[0].excerpt.startswith("De près")
    assert search(index, "melta annoncé").results[0].excerpt.startswith("Implique")
    hit = search(index, "melta de bord").results[0]
    assert [hit.excerpt[a:b] for a, b in hit.marks] == ["melta", "bord"]


def test_long_sentences_are_cut_between_words(tmp_path):
    """Around the word that matched."""
    text = "Un mot après un autre mot, " * 30 + "puis le zigomar arrive, " + "et encore " * 40
    record = {"id": "wm:a", "slug": "wm/a", "url": "", "kind": "Rule", "label": "Longue", "statement": text}
    hit = search(build_index([record], tmp_path), "zigomar").results[0]
    assert len(hit.excerpt) <= 206 and hit.excerpt.startswith("… ") and hit.excerpt.endswith(" …")
    assert [hit.excerpt[a:b] for a, b in hit.marks] == ["zigomar"]


def test_order_is_settled_by_slug(tmp_path):
    """Equal pages come in the order of their slugs, however the records were ordered."""
    twins = [{"id": f"wm:{n}", "slug": f"wm/{n}", "url": "", "kind": "Rule", "label": "Jumeau"} for n in "cab"]
    assert ids(build_index(twins, tmp_path), "jumeau") == ["wm:a", "wm:b", "wm:c"]


def test_no_records(tmp_path):
    """An empty reference is searched without fuss."""
    index = build_index([], tmp_path / "index")
    assert search(index, "attaque").results == () and export(index, tmp_path / "export")


def test_index_is_replaced_in_one_step(tmp_path, fixture_records):
    """Same records: nothing is rebuilt; others: the old folder goes; a failed build leaves the last good index."""
    index = build_index(fixture_records, tmp_path)
    first = sorted(f.name for f in index.iterdir())
    assert sorted(f.name for f in build_index(fixture_records, tmp_path).iterdir()) == first
    with pytest.raises(KeyError):
        build_index([{"label": "sans adresse"}], tmp_path)
    assert sorted(f.name for f in index.iterdir()) == first
    build_index(fixture_records[:20], tmp_path)
    assert len(list(index.glob("index-*"))) == 1 and sorted(f.name for f in index.iterdir()) != first


def test_only_our_indexes_are_opened(tmp_path, index):
    """No marker, a file changed, added or replaced by a pipe: refused, for a Whoosh index is pickled."""
    with pytest.raises(SearchError, match="aucun index"):
        search(tmp_path, "attaque")
    for spoil in ("change", "add", "pipe"):
        copy = tmp_path / spoil
        shutil.copytree(index, copy)
        folder = next(copy.glob("index-*"))
        toc = next(folder.glob("*.toc"))
        if spoil == "change":
            toc.write_bytes(toc.read_bytes() + b".")
        elif spoil == "add":
            (folder / "_MAIN_9.toc").write_bytes(b"cos\nsystem\n.")
        else:
            toc.unlink()
            os.mkfifo(toc)
        with pytest.raises(SearchError):
            search(copy, "attaque")


class Planted:
    """Unpickled, it leaves a trace."""

    def __init__(self, trace: str) -> None:
        self.trace = trace

    def __reduce__(self):
        return os.mkdir, (self.trace,)


def test_an_index_planted_with_its_digests_is_not_opened(tmp_path, index, fixture_records, monkeypatch):
    """Whoever can write the folder can write the digests too, but not the seal: the index is built again."""
    copy, trace = tmp_path / "index", tmp_path / "trace"
    shutil.copytree(index, copy)
    _, _, said = (copy / MARKER).read_bytes().partition(b"\n")
    marker = json.loads(said)
    folder = copy / marker["folder"]
    for toc in folder.glob("*.toc"):
        toc.write_bytes(pickle.dumps(Planted(str(trace))))
        marker["files"][toc.name] = hashlib.sha256(toc.read_bytes()).hexdigest()
    monkeypatch.setattr(seal, "_key", lambda: b"a key of one's own")
    stranger = seal.sealed(json.dumps(marker).encode(), MARKER)
    monkeypatch.undo()
    for planted in (json.dumps(marker).encode(), stranger):
        (copy / MARKER).write_bytes(planted)
        with pytest.raises(SearchError):
            search(copy, "attaque")
        build_index(fixture_records, copy)
        assert search(copy, "attaque").results and not trace.exists()


@pytest.mark.parametrize(
    "a, b, limit, found",
    [
        ("ataque", "attaque", 2, 1),
        ("dso", "dos", 1, 1),
        ("abc", "abc", 1, 0),
        ("chat", "chien", 2, 3),
        ("a", "abcd", 2, 3),
    ],
)
def test_distance(a, b, limit, found):
    """Damerau-Levenshtein, given up beyond the limit."""
    assert distance(a, b, limit) == found


def test_export_is_reproducible(tmp_path, fixture_records):
    """Two builds of the same records give the same bytes."""
    contents = []
    for name in ("one", "two"):
        files = export(build_index(fixture_records, tmp_path / name), tmp_path / f"{name}-export")
        contents.append([(f.name, f.read_bytes()) for f in files])
    assert contents[0] == contents[1]
    direct = export(fixture_records, tmp_path / "direct")
    assert [(f.name, f.read_bytes()) for f in direct] == contents[0]


def said(record, **others):
    """A record as an author says it otherwise."""
    return {**record, **others}


EDITS = {  # of the records of a game: what becomes of them
    "a word": lambda found: [said(r, statement=f"Ici, {r['statement']}") if rank == 9 else r for rank, r in enumerate(found)],
    "a word that no page has": lambda found: [said(r, statement=f"{r['statement']} Zygomatique.") if rank == 12 else r for rank, r in enumerate(found)],
    "a text": lambda found: [said(r, text="Un dé de plus, relancé quand la charge arrière échoue.") if rank == 14 else r for rank, r in enumerate(found)],
    "one page less": lambda found: [r for rank, r in enumerate(found) if rank != 11],
    "one page more": lambda found: [*found, said(found[5], id="wm:nouveau", slug="warmachine/a-nouveau", code="WM-999", label="Charge de nouveau")],
    "a name": lambda found: [said(r, label=f"{r['label']} bis") if rank == 7 else r for rank, r in enumerate(found)],
    "nothing": lambda found: found,
}  # fmt: skip


def exported_of(index, out):
    """What browsers read of an index."""
    return {file.name: file.read_bytes() for file in export(index, out)}


def test_an_index_edited_in_place_is_that_of_a_build_from_nothing(tmp_path, fixture_records, queries, monkeypatch):
    """Whatever was edited before, answers, excerpts and what browsers read are those of the same records indexed at once."""
    whole = []
    honest = parts.FileStorage.create_index
    monkeypatch.setattr(parts.FileStorage, "create_index", lambda *said, **named: whole.append(1) or honest(*said, **named))
    monkeypatch.setattr(parts, "FEW", 4)
    kept, found = build_index(fixture_records, tmp_path / "kept"), list(fixture_records)
    for name, become in EDITS.items():
        found = become(found)
        whole.clear()
        kept = build_index(found, tmp_path / "kept")
        assert not whole, name
        fresh = build_index(found, tmp_path / name)
        assert exported_of(kept, tmp_path / "a") == exported_of(fresh, tmp_path / "b"), name
        for query in [q.query for q in queries[:20]]:
            assert search(kept, query) == search(fresh, query), name


def test_what_was_just_counted_is_what_whoosh_keeps(tmp_path, fixture_records, monkeypatch):
    """What browsers read is made of the records that were just indexed, without their index being read back: the same to the byte."""
    monkeypatch.setattr(parts, "FEW", 4)
    long = said(fixture_records[9], statement=fixture_records[9]["statement"] + " au contact" * 700)  # whose length Whoosh keeps roughly
    found = [long if record is fixture_records[9] else record for record in fixture_records]
    for name, become in {"at first": list, **EDITS}.items():
        found = become(found)
        made = make_index(found, tmp_path)
        told = {name: text() for name, _, text in exported(made)}
        assert bool(made.named) == (name != "nothing"), name
        use_index(made, tmp_path)
        assert told == {name: text() for name, _, text in exported(tmp_path)}, name


def test_a_part_edited_many_times_is_written_afresh(tmp_path, fixture_records, monkeypatch):
    """Neither what was removed nor the segments that edits leave pile up."""
    monkeypatch.setattr(parts, "MOST", 3)
    segments = []
    for times in range(6):
        edited = [said(r, statement=f"{r['statement']} {'encore ' * times}") if rank == 9 else r for rank, r in enumerate(fixture_records)]
        index = build_index(edited, tmp_path)
        segments.append(max(sum(p.name.startswith(f"part{n}_") and p.suffix == ".seg" for p in index.glob("index-*/*")) for n in range(3)))
    assert 1 < max(segments) <= 4 and segments[-1] < max(segments)
    monkeypatch.setattr(parts, "FEW", len(fixture_records) + 1)
    index = build_index(fixture_records, tmp_path)
    assert sum(p.suffix == ".seg" for p in index.glob("index-*/*")) == len(list(index.glob("index-*/part*.json")))


def test_a_search_of_one_game_answers_alike_without_reading_the_others(index):
    for query in ("charge", "dos", "au tapis", "jet de touche", "zigomar"):
        for game in sorted({part.game for part in open_index(index).parts if part.game}):
            counted, bare = search(index, query, game=game), search(index, query, game=game, counts=False)
            assert (bare.results, bare.suggestion) == (counted.results, counted.suggestion)
            assert not bare.facets
