"""A roll that selects a cell of a table with unreadable cells: against a slow reader who bounds each cell by hand."""

import shutil
from fractions import Fraction
from itertools import combinations, product
from pathlib import Path

import pytest

from arbitre.errors import SituationError
from arbitre.graph import load
from arbitre.resolver import Resolver

WORDS = ("rien", "mal", "mort")
SPANS = (((0, 0), (0, 0), (0, 2), (1, 1)), ((0, 1), (1, 1), (0, 2), (1, 2)), ((1, 1), (1, 2), (2, 2), (2, 2)))  # worked out from coups.csv
MINI = Path(__file__).parent / "mini"

SAID = [
    ("frappe(vigueur=2, cuir=0, des=[2, 1])", "inconnue", "Inconnue : 2 et 1 ; pied, 3 à 4 (J-324) : 2 (dé) + 2 (VIG) - 0 (CUI) = 4 : au moins rien, au plus mal"),
    ("frappe(vigueur=2, cuir=3, des=[3, 2])", "rien", "rien : 3 et 2 ; main, < 3 (J-324) : 3 (dé) + 2 (VIG) - 3 (CUI)"),
    ("frappe(vigueur=0, cuir=9, des=[4, 4])", "mort", "mort : 4 et 4 ; quelle que soit la case (J-325)"),
    ("frappe(vigueur=3, cuir=0, epaule=True, des=[1, 3, 3])", "mort", "mort : 1 et 3 et 3, on garde 3 et 3 ; corps, ≥ 5"),
    ("frappe(vigueur=3, cuir=0, epaule=True, des=[1, 2, 3])", "inconnue", "Inconnue : 1 et 2 et 3, on garde 2 et 3 ; main, ≥ 5"),
    ("frappe(vigueur=0, cuir=9, epaule=True, accable=True, des=[1, 2])", "rien", "rien : 1 et 2 ; pied, < 3"),
    ("frappe(vigueur=0, cuir=9, accable=True, des=[4, 1, 4])", "rien", "rien : 4 et 1 et 4, on garde 4 et 1"),
    ("frappe(vigueur=0, cuir=9, epaule=True, des=[4, 1])", "rien", "rien : 4 et 1 ; pied, < 3"),
    ("frappe(vigueur=9, cuir=0, jambieres=True, des=[4, 1])", "rien", "rien : 4 et 1 ; quelle que soit la case (J-325)"),
]


@pytest.mark.parametrize("expression, outcome, text", SAID, ids=[e for e, _, _ in SAID])
def test_what_given_dice_select(ask, expression, outcome, text):
    verdict = ask(expression)
    assert verdict.outcome == outcome and verdict.text.startswith(text)


def span(dice, lead, greaves=False):
    if dice == (4, 4):
        return 2, 2
    if greaves and min(dice) == 1:
        return 0, 0
    impact = max(dice) + lead
    return SPANS[0 if impact < 3 else 1 if impact < 5 else 2][min(dice) - 1]


@pytest.mark.parametrize("lead", range(-4, 5))
@pytest.mark.parametrize("said, more", [("", 0), (", epaule=True", 1), (", accable=True", -1), (", epaule=True, adroit=True", 1), (", epaule=True, accable=True", 0), (", jambieres=True", 0), (", epaule=True, jambieres=True", 1)])
def test_the_odds_of_each_word_and_the_limits_of_the_rest(ask, lead, said, more):
    verdict = ask(f"frappe(vigueur={10 + lead}, cuir=10{said})")
    shares, least, most = {}, [Fraction(0)] * 3, [Fraction(0)] * 3
    throws = list(product(range(1, 5), repeat=2 + abs(more)))
    for faces in throws:
        spans = [span(tuple(sorted(pair)), lead, "jambieres" in said) for pair in combinations(faces, 2)]
        best = max if more >= 0 else min
        low, high = best(s[0] for s in spans), best(s[1] for s in spans)
        word = WORDS[low] if low == high else "inconnue"
        shares[word] = shares.get(word, 0) + Fraction(1, len(throws))
        for rank in range(3):
            least[rank] += Fraction(low >= rank, len(throws))
            most[rank] += Fraction(high >= rank, len(throws))
    assert verdict.odds == shares
    assert verdict.details["bounds"] == {word: (least[rank], most[rank]) for rank, word in enumerate(WORDS)}


def test_the_table_alone_stops_at_what_it_cannot_say(ask):
    assert ask("coups(plus_bas=4, plus_haut=4, vigueur=1, cuir=0)").outcome == "mort"
    assert ask("coups(plus_bas=2, plus_haut=3, vigueur=0, cuir=0)").outcome == "mal"
    with pytest.raises(SituationError) as caught:
        ask("coups(plus_bas=1, plus_haut=3, vigueur=0, cuir=0)")
    assert "la source ne se lit pas pour pied, 3 à 4 ; au moins rien, au plus mal → " in str(caught.value)
    assert "content/jeu/local/coups.csv" in str(caught.value)


def test_a_chain_takes_the_word_of_the_cell(ask):
    assert ask("une_frappe(vigueur=0, cuir=20)").odds != ask("une_frappe(vigueur=20, cuir=0)").odds
    assert ask("une_frappe(vigueur=0, cuir=20, des=[[4, 4]])").text
    shares = ask("une_frappe(vigueur=0, cuir=20)")
    assert Fraction(1, 16) in shares.odds.values()


def test_a_table_a_player_owns_answers_everything(tmp_path):
    shutil.copytree(MINI / "content", tmp_path / "content")
    own = tmp_path / "content" / "jeu" / "local"
    own.mkdir()
    whole = "impact,pied,main,corps,tête\n< 3,rien,rien,mal,mal\n3 à 4,mal,mal,mal,mort\n≥ 5,mal,mort,mort,mort\n"
    (own / "coups.csv").write_text(whole, encoding="utf-8")
    resolver = Resolver(load(tmp_path, "https://mini.example/"))
    assert resolver.ask("jeu", "frappe(vigueur=2, cuir=0, des=[2, 1])").outcome == "mal"
    assert "inconnue" not in resolver.ask("jeu", "frappe(vigueur=2, cuir=0)").odds


def test_an_exception_gives_its_result_before_what_it_excepts(ask):
    """Two 4s kill; a helmet, written after and with a pattern of its own, excepts it; of two rules nothing orders neither is chosen."""
    assert ask("frappe(vigueur=0, cuir=0, des=[4, 4])").outcome == "mort"
    assert ask("frappe(vigueur=0, cuir=0, casque=True, des=[4, 4])").outcome == "mal"
    assert ask("frappe(vigueur=0, cuir=0, heaume=True, des=[4, 4])").outcome == "rien"
    both = ask("frappe(vigueur=0, cuir=0, casque=True, heaume=True, des=[4, 4])")
    assert both.outcome == "Litige" and {"J-402", "J-403"} <= set(both.disputes)
