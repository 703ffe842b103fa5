"""No input can raise, hang or cost more than a bounded time."""

import time

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arbitre.search import search
from arbitre.search.query import MAX_CHARACTERS

NASTY = st.sampled_from(
    ["*", "?", '"', "AND", "OR NOT", "label:", "(((", "~2", "^9", "\x00", "\ud800", "ﷺ" * 9, "é\u0301" * 9, "wm-" * 9, "WM-9" * 9,
     "attaque", "dégâts", "d'", "''", "0,5", "1e999", "%s", "<script>", "\u202e", "🎲", "İ", "ß", "ﬁ", "Ⅷ", "²", "l’", "-", "ade"]
)  # fmt: skip
QUERIES = st.one_of(st.text(max_size=400), st.lists(st.one_of(NASTY, st.text(max_size=12)), max_size=60).map(" ".join))


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(query=QUERIES, kind=st.one_of(st.none(), st.text(max_size=9)))
def test_a_query_is_words_never_syntax(index, query, kind):
    """Whatever is typed, an answer comes, its marks are in place and its scores go down."""
    result = search(index, query, kind=kind)
    result.query.encode("utf-8")
    assert len(result.query) <= MAX_CHARACTERS and len(result.results) <= 10
    scores = [hit.score for hit in result.results]
    assert scores == sorted(scores, reverse=True) and all(s > 0 for s in scores)
    for hit in result.results:
        places = [p for mark in hit.marks for p in mark]
        assert places == sorted(places) and all(0 <= p <= len(hit.excerpt) for p in places)


def test_huge_input_costs_little(index):
    """A megabyte of anything takes about the time of its first 200 characters."""
    search(index, "attaque")
    started = time.perf_counter()
    for piece in ("attaque ", "zzzzyyyxx", "aeiouaeiou ", "wm-1 ", "d'", "\u0301", "é", "1 "):
        search(index, piece * (1_000_000 // len(piece)))
    assert time.perf_counter() - started < 5
