"""Rolls whose total is read on a table, and chains whose dice have names, on the invented game, against dice counted one by one."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from arbitre.errors import SituationError

FOUR = range(1, 5)


def place(total, aimed):
    return "bras" if total <= 3 else "jambe" if total <= 5 else aimed


def thrown(strength, aimed):
    return Counter(place(a + b + strength, aimed) for a, b in product(FOUR, FOUR))


@pytest.mark.parametrize("strength", [-6, -1, 0, 2, 9])
@pytest.mark.parametrize("aimed", ["bras", "tête"])
def test_a_total_read_on_a_table(ask, strength, aimed):
    said = f'lanceur_vigueur={strength}, endroit_vise="{aimed}"'
    assert ask(f"lancer({said})").odds == {word: Fraction(n, 16) for word, n in thrown(strength, aimed).items()}
    for a, b in product(FOUR, FOUR):
        assert ask(f"lancer({said}, des=[{a}, {b}])").outcome == place(a + b + strength, aimed)


def test_a_total_is_told_with_what_made_it(ask):
    assert str(ask('lancer(lanceur_vigueur=1, chanceux=True, endroit_vise="tête", des=[1, 1])')) == "Jambe : 1 + 1 + 1 (VIG) + 1 (J-365) = 4 (J-363)"
    assert str(ask('lancer(lanceur_vigueur=1, endroit_vise="tête", des=[2, 3])')) == "Tête, endroit visé : 2 + 3 + 1 (VIG) = 6 (J-363)"
    assert str(ask("lancer(lanceur_vigueur=0, des=[2, 3])")) == "Jambe : 2 + 3 + 0 (VIG) = 5 (J-363)"  # no one need say what was aimed at


@pytest.mark.parametrize(("question", "why"), [
    ("lancer(lanceur_vigueur=1, des=[4, 4])", "il manque endroit_vise"),
    ("lancer(lanceur_vigueur=1)", "il manque endroit_vise"),
    ("lancer(lanceur_vigueur=1, des=[4])", "2 dés attendus"),
    ("lancer(lanceur_vigueur=1, des=[4, 5])", "un d4 va de 1 à 4"),
])
def test_what_such_a_roll_refuses(ask, question, why):
    with pytest.raises(SituationError, match=why):
        ask(question)


def brute(strength, aimed):
    """Two throws, the second only after a leg, and lucky; every face counted."""
    found = Counter()
    for a, b in product(FOUR, FOUR):
        first = place(a + b + strength, aimed)
        if first != "jambe":
            found[first] += Fraction(1, 16)
            continue
        for c, d in product(FOUR, FOUR):
            found[f"{first}, {place(c + d + strength + 1, aimed)}"] += Fraction(1, 256)
    return found


@pytest.mark.parametrize("strength", [-6, -2, 0, 1])
@pytest.mark.parametrize("aimed", ["jambe", "tête"])
def test_two_words_told_as_one(ask, strength, aimed):
    assert ask(f'deux_lancers(lanceur_vigueur={strength}, endroit_vise="{aimed}")').odds == brute(strength, aimed)


@pytest.mark.parametrize("times", [0, 1, 2, 7, 9])
def test_words_joined_many_times_are_told_in_their_order(ask, times):
    odds = ask(f'lancers_repetes(lanceur_vigueur=0, endroit_vise="tête", tours={times})').odds
    shares, found = thrown(0, "tête"), {"": Fraction(1)}
    for _ in range(times):
        found = {f"{words}, {word}" if words else word: p * Fraction(n, 16) for words, p in found.items() for word, n in shares.items()}
    assert odds == {words: p for words, p in found.items() if words}


def test_dice_that_have_names(ask):
    said = 'lanceur_vigueur=0, endroit_vise="tête"'
    assert ask(f"deux_lancers({said}, premier=[1, 1])").outcome == "bras"
    assert str(ask(f"deux_lancers({said}, premier=[2, 2], second=[3, 2])")) == (
        "Jambe, tête (J-368) : lancer, jambe : 2 + 2 + 0 (VIG) = 4 (J-363) ; lancer, tête, endroit visé : 3 + 2 + 0 (VIG) + 1 (J-365) = 6 (J-363)")
    assert ask(f"deux_lancers({said})").outcome == "Jet"


@pytest.mark.parametrize(("own", "why"), [
    ("premier=[2, 2]", "deux_lancers : il manque second : dés du second lancer → donnez second="),
    ("second=[2, 2]", "deux_lancers : il manque premier"),
    ("premier=[2, 5], second=[1, 1]", "premier : un d4 va de 1 à 4"),
    ("premier=[2], second=[1, 1]", "2 dés attendus"),
    ("des=[[2, 2], [1, 1]]", "retirez des, donnez premier, second"),
])
def test_what_named_dice_refuse(ask, own, why):
    with pytest.raises(SituationError, match=why):
        ask(f'deux_lancers(lanceur_vigueur=0, endroit_vise="tête", {own})')


def test_named_dice_that_tie_cannot_be_thrown_again(ask):
    """Each die of the chain has its name: there is no next one to take, and the tie is not thrown for ever."""
    said = "une_joute_contee(lanceur_vigueur=2, victime_vigueur=3, sien=[3], autre=[{}])"
    assert ask(said.format(1)).outcome == "À terre : oui"
    with pytest.raises(SituationError, match="une_joute_contee : à égalité on relance, et ces dés ont chacun leur nom → donnez ceux qui départagent"):
        ask(said.format(2))
