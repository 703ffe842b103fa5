"""The procedures of a shot into a melee: who is at risk, who is drawn, what the graph's figures change, what is refused."""

from __future__ import annotations

import copy
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitre.errors import ArbitreError, SituationError
from arbitre.resolver import Resolver

GAME = "wm:warmachine"
CHAIN = [["O", "A"], ["A", "B"], ["B", "D"]]
BOX = [["Stryker", "Deneghra"], ["Stryker", "Équarrisseur"], ["Fusilier", "Deneghra"]]


@pytest.fixture(scope="module")
def involved(resolver):
    return resolver.functions(GAME)["figurines_impliquees"]


@pytest.fixture(scope="module")
def draw(resolver):
    return resolver.functions(GAME)["nouvelle_cible"]


def changed(reference, curie: str, **parts) -> Resolver:
    """A resolver over the same graph with one node altered."""
    other = copy.copy(reference)
    other.nodes = {**reference.nodes, curie: replace(reference[curie], **parts)}
    return Resolver(other)


@pytest.mark.parametrize("pairs, original, barred, candidates", [
    (CHAIN, "O", [], ["A", "B"]),
    (CHAIN, "A", [], ["O", "B", "D"]),
    (CHAIN, "D", [], ["B", "A"]),
    (CHAIN, "O", ["A"], ["B"]),  # a model that cannot be targeted still links the next one
    (CHAIN, "O", ["A", "B"], []),
    (CHAIN, "O", ["D"], ["A", "B"]),
    (BOX, "Équarrisseur", [], ["Stryker", "Deneghra"]),
    ([["O", "A"], ["A", "O"], ["O", "A"]], "O", [], ["A"]),  # the same melee said three times
    ([["O", "A"], ["A", "B"], ["B", "O"]], "O", [], ["A", "B"]),  # a ring
    ([["O", "A"], ["X", "Y"]], "O", [], ["A"]),  # another melee elsewhere
])
def test_who_is_at_risk(involved, pairs, original, barred, candidates):
    verdict = involved(paires=pairs, originale=original, ecartees=barred)
    assert verdict.details["candidates"] == candidates
    assert verdict.outcome == (", ".join(candidates) or "Aucun candidat")
    assert {"WM-170", "WM-172"} <= set(verdict.codes)


def test_the_text_says_who_is_left_out_and_why(involved):
    text = str(involved(paires=CHAIN, originale="O", ecartees=["A"]))
    assert text == "Candidats : B (WM-170) ; écarté : A ; trop loin : D"


def test_the_number_of_links_is_the_graphs(reference):
    node = reference["wm:maillons-du-combat"]
    longer = tuple(replace(e, value=Fraction(3)) for e in node.effects)
    ask = changed(reference, node.id, effects=longer).functions(GAME)["figurines_impliquees"]
    assert ask(paires=CHAIN, originale="O").details["candidates"] == ["A", "B", "D"]


NAMES = st.sampled_from("OABCDEFG")


@given(st.lists(st.tuples(NAMES, NAMES).filter(lambda p: p[0] != p[1]).map(list), min_size=1, max_size=12))
def test_at_risk_agrees_with_the_sentence_of_the_rule(involved, pairs):
    """In melee with the original, or in melee with a model that is: read straight off the pairs, without any search."""
    original = pairs[0][0]
    melee = {tuple(p) for p in pairs} | {tuple(reversed(p)) for p in pairs}
    first = {m for m, other in melee if other == original}
    second = {m for m, other in melee if other in first}
    assert set(involved(paires=pairs, originale=original).details["candidates"]) == (first | second) - {original}


@pytest.mark.parametrize("names, expected", [
    ("AB", "AAABBB"), ("ABC", "AABBCC"), ("ABCDEF", "ABCDEF"),
])
def test_each_face_names_one_candidate(draw, names, expected):
    assert "".join(draw(candidats=list(names), de=die).outcome for die in range(1, 7)) == expected


@pytest.mark.parametrize("count", range(2, 9))
def test_without_a_die_every_candidate_has_the_same_chance(draw, count):
    verdict = draw(candidats=[f"F{i}" for i in range(count)])
    assert verdict.outcome == "Au hasard"
    assert set(verdict.odds.values()) == {Fraction(1, count)} and len(verdict.odds) == count


def test_one_candidate_or_none_is_not_drawn(draw):
    assert draw(candidats=["Stryker"]).outcome == "Stryker"
    assert draw(candidats=[]).outcome == "Aucune nouvelle cible"


def test_the_die_is_the_graphs(reference):
    node = reference["wm:tirage-de-la-nouvelle-cible"]
    ask = changed(reference, node.id, data={**node.data, "sides": Fraction(8)}).functions(GAME)["nouvelle_cible"]
    assert [ask(candidats=list("ABCD"), de=die).outcome for die in (2, 3, 8)] == ["A", "B", "D"]
    with pytest.raises(SituationError, match="d8"):
        ask(candidats=list("ABC"), de=1)


@pytest.mark.parametrize("count", [4, 5, 7, 12])
def test_a_die_that_cannot_be_shared_evenly_is_refused(draw, count):
    with pytest.raises(SituationError, match=f"entre {count} candidats.*sans de"):
        draw(candidats=[f"F{i}" for i in range(count)], de=4)


@pytest.mark.parametrize("stated, said", [
    ({}, "il manque paires"),
    ({"paires": CHAIN}, "il manque originale"),
    ({"paires": [], "originale": "O"}, "par exemple paires="),
    ({"paires": "OA", "originale": "O"}, "par exemple paires="),
    ({"paires": [["O"]], "originale": "O"}, r"paires, n° 1 attend \[figurine, figurine\], \['O'\] reçu"),
    ({"paires": [["O", 3]], "originale": "O"}, "paires, n° 1, figurine attend un nom, 3 reçu"),
    ({"paires": [["O", " "]], "originale": "O"}, "paires, n° 1, figurine attend un nom"),
    ({"paires": [["O", "O"]], "originale": "O"}, "avec elle-même"),
    ({"paires": BOX, "originale": "Equarrisseur"}, "vouliez-vous dire Équarrisseur"),
    ({"paires": CHAIN, "originale": "Stryker"}, "figurines nommées : O, A, B, D"),
    ({"paires": CHAIN, "originale": ["O"]}, r"originale attend un nom, \['O'\] reçu → originale : la figurine que l'attaque visait"),
    ({"paires": CHAIN, "originale": "O", "ecartees": ["Z"]}, "ecartees nomme 'Z'.*figurines nommées"),
    ({"paires": CHAIN, "originale": "O", "ecartees": "A"}, "ecartees attend une liste, chacun un nom, 'A' reçu"),
    ({"paires": CHAIN, "originale": "O", "ecartees": ["A", "A"]}, "'A' deux fois"),
    ({"paires": CHAIN, "originale": "O", "cible": "A"}, "paires, originale, ecartees"),
])
def test_who_is_at_risk_refuses_wrong_input(involved, stated, said):
    with pytest.raises(SituationError, match=said):
        involved(**stated)


@pytest.mark.parametrize("stated, said", [
    ({}, "il manque nombre_de_candidats"),
    ({"candidats": "ABC"}, "candidats attend une liste, chacun un nom, 'ABC' reçu"),
    ({"candidats": [1, 2]}, "candidats, n° 1 attend un nom, 1 reçu"),
    ({"candidats": ["A", "A"], "de": 2}, "'A' deux fois"),
    ({"candidats": ["A", "B"], "de": 0}, "de 1 à 6, 0 reçu"),
    ({"candidats": ["A", "B"], "de": 7}, "de 1 à 6, 7 reçu"),
    ({"candidats": ["A", "B"], "de": [4]}, "de 1 à 6"),
    ({"candidats": ["A", "B"], "de": True}, "de 1 à 6"),
    ({"candidats": ["A"], "de": 4}, "un seul candidat.*retirez de"),
    ({"candidats": [], "de": 4}, "aucun candidat.*retirez de"),
    ({"candidats": ["A", "B"], "des": [4]}, "candidats, de"),
])
def test_the_draw_refuses_wrong_input(draw, stated, said):
    with pytest.raises(SituationError, match=said):
        draw(**stated)


def test_a_question_in_words_reaches_the_procedures(resolver):
    assert resolver.ask(GAME, 'nouvelle_cible(candidats=["A", "B", "C"], de=4)').outcome == "B"
    with pytest.raises(ArbitreError):
        resolver.ask(GAME, "nouvelle_cible(candidats=range(3))")


def test_every_procedure_of_the_game_is_bound(reference, resolver):
    from arbitre.games import warmachine  # noqa: F401 - binds them
    from arbitre.resolver.procedures import BOUND

    assert not [n.id for n in reference.of_game(GAME, "Procedure") if n.id not in BOUND and not n.data.get("common")]
