"""Words that go together, in all the games, letters that words share, and the kinds of pages that words of speech lead to."""

from collections import Counter

from arbitre.search import build_index, ranking, search
from arbitre.search.leaning import MIDDLE, leanings
from arbitre.search.letters import Letters, runs_of
from arbitre.search.likeness import RELATED, TOP, related


def test_words_of_the_same_pages_go_together():
    """And a word that every page has goes with none as much as they do; how much is a whole number up to TOP."""
    bags = [Counter(feu=4, cram=2, le=2), Counter(feu=4, cram=2, le=2), Counter(eau=4, nag=2, le=2), Counter(le=2)]
    table = {term: dict(others) for term, others in related(bags).items()}
    assert table["cram"]["feu"] == TOP and "eau" not in table["cram"]
    assert table["cram"]["le"] < TOP
    assert table["feu"]["cram"] == table["cram"]["feu"]


def test_only_the_words_most_alike_are_kept_each_in_order():
    """However many there are."""
    bags = [Counter({"commun": 2, f"mot{n}": 2, f"autre{n % 3}": 2}) for n in range(40)]
    assert all(len(others) <= RELATED and [t for t, _ in others] == sorted(t for t, _ in others) for others in related(bags).values())


def test_words_that_share_letters_are_alike():
    """« assot » is nearer to « assaut » than to « tir »; a word of speech and a number have no letters."""
    assert runs_of("as4") == set() and "<ass" in runs_of("assot")
    having = {"assaut": [0], "tir": [1], "combien": [0, 1], "~assist": [2]}
    found = Letters([7, 8, 9], having, {"combien"}).scores(["assot", "combien"])
    assert set(found) == {7, 9} and found[7] >= found[9]
    assert Letters([7, 8, 9], having, {"combien"}).scores(["combien", "12"]) == {}


def test_a_question_whose_letters_are_all_in_the_query_is_heard():
    """However much more the query says; a name is not, and a page that nothing else leads to needs letters enough."""
    having = {"assaut": [0], "tir": [1], "repli": [2, 3]}
    query = ["assaut", "tir", "cheval", "forteresse"]
    plain, asked = (Letters([7, 8, 9, 9], having, (), questions).scores(query) for questions in ((), {0, 2}))
    assert asked == {7: plain[7] + ranking.HEARD, 8: plain[8]}
    assert Letters([7, 8, 9, 9], having, ()).scores(["asphalte"], known={8}) == {}


def test_a_word_of_speech_leans_to_the_kinds_it_is_asked_of():
    """« combien » of quantities; a word that is hardly ever said tells nothing."""
    told = [{"kind": "Quantity", "questions": {"fr": ["combien de pas"] * 30}}, {"kind": "Role", "questions": {"fr": ["qui frappe"] * 30 + ["comment"]}}]
    table = leanings(told)
    assert table["combien"]["Quantity"] > MIDDLE > table["combien"]["Role"]
    assert table["qui"]["Role"] > MIDDLE and "comment" not in table


def test_a_word_that_one_game_never_says_leads_where_its_company_is(tmp_path, fixture_records):
    """« cramer » is said of fire in one game only: in the other it leads to the page of fire all the same."""
    def page(game: str, name: str, label: str, asked: list[str]) -> dict:
        return {**fixture_records[0], "id": f"{game}:{name}", "slug": f"{game}/{name}", "url": f"/{game}/{name}/", "kind": "Rule", "game": game, "chapter": "",
                "code": "", "label": label, "label_en": "", "alt": [], "statement": "", "facts": [], "questions": {"fr": asked, "en": []}}

    fillers = [page(game, f"page-{n}", f"Sujet{n}", [f"sujet{n} quand ?"]) for game in ("grand", "petit") for n in range(8)]
    told = page("grand", "incendie", "Incendie", ["ça crame, le feu avance ?", "mon gars crame dans le feu"])
    meant = page("petit", "brasier", "Brasier", ["le feu dure combien ?"])
    index = build_index([*fillers, told, meant], tmp_path)
    assert [hit.id for hit in search(index, "ça crame", played="petit", game="petit").results] == ["petit:brasier"]
    assert search(index, "zzzz crame", game="petit").results[0].id == "petit:brasier"
