"""A number names the line of a table whose range holds it, and the line states a word or a predicate."""

from fractions import Fraction

import pytest

from arbitre.errors import SituationError

LINES = [(lambda at: at < 2, "Obligatoire"), (lambda at: 2 <= at <= 4, "Permis"), (lambda at: 4 <= at <= 6, "Interdit"), (lambda at: at > 6, "Interdit")]


@pytest.mark.parametrize("height", [0, 1.5, 2, 3, 3.5, 4.5, 5, 6, 6.5, 20])
def test_the_line_that_holds_the_number_says_its_word(ask, height):
    held = [answer for holds, answer in LINES if holds(Fraction(str(height)))]
    assert [ask(f"grimper(mur_hauteur={height})").outcome] == held


def test_where_two_lines_hold_the_number_neither_speaks(ask):
    with pytest.raises(SituationError, match=r"mur_hauteur 4 est de 2 lignes à la fois de Gabarits \(J-425\), bas ou haut → dites mur_gabarit"):
        ask("grimper(mur_hauteur=4)")
    assert ask('grimper(mur_hauteur=4, mur_gabarit="haut")').outcome == "Interdit"
    assert ask("marches(mur_hauteur=4, marche=2)").total == 2, "a question that does not read the word minds no edge"


def test_what_is_said_goes_before_what_the_line_says(ask):
    assert ask('grimper(mur_hauteur=3, mur_gabarit="haut")').outcome == "Interdit"
    assert ask('grimper(mur_hauteur=5, mur_gabarit="bas")').outcome == "Permis"


def test_the_number_is_read_by_whatever_reads_the_word(ask):
    assert "non considéré" not in ask("grimper(mur_hauteur=3)").text


@pytest.mark.parametrize(("height", "step"), [(0, 2), (1, 2), (2, 2), (7, 2), (7, 3), (9, 3), (4, 0.5), (7, 2.5)])
def test_the_size_of_a_slice_may_be_a_number_of_the_situation(ask, height, step):
    whole = 0
    while (whole + 1) * step <= height:  # one slice after the other, as on the table
        whole += 1
    assert ask(f"marches(mur_hauteur={height}, marche={step})").total == whole


def test_a_slice_of_nothing_is_refused(ask):
    with pytest.raises(SituationError, match="une tranche de 0 ne se compte pas"):
        ask("marches(mur_hauteur=7, marche=0)")
