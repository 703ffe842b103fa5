"""A weapon named brings the line its table prints; what is said otherwise goes first."""

from __future__ import annotations

from fractions import Fraction

import pytest

from arbitre.errors import SituationError

GAME = "warhammer-40000-pen"


@pytest.fixture(scope="module")
def lines(resolver):
    [table] = resolver.index(f"pen:{GAME}").stating
    return table.lines


def test_every_word_and_number_of_a_line_is_stated(lines):
    cannon = lines["Canon d'assaut"]
    assert cannon.numbers == {"pen:unite.force": 6, "pen:arme.pa": 4, "pen:arme.cadence-de-tir": 4, "pen:arme.portee": 24}
    assert cannon.facts == {"pen:arme.lourde", "pen:arme.perforant", "pen:arme.surchauffe", "pen:arme.tirs-soutenus"}


def test_a_range_that_is_a_template_and_a_dash(lines):
    assert "pen:arme.souffle" in lines["Lance-flammes"].facts and "pen:arme.portee" not in lines["Lance-flammes"].numbers
    assert "pen:unite.force" not in lines["Grenades flash"].numbers


def test_a_word_that_says_nothing_is_told_when_its_line_is_named(resolver, lines):
    assert not any(line.unknown for line in lines.values())
    lines["Autocanon"].unknown.append("perferant")
    try:
        with pytest.raises(SituationError, match="ligne « Autocanon » : « perferant » ne dit rien"):
            resolver.ask(GAME, 'force_effective(arme_de_tir="Autocanon")')
        assert resolver.ask(GAME, 'force_effective(arme_de_tir="Bolter")').total == 4
    finally:
        lines["Autocanon"].unknown.clear()


def test_what_is_said_otherwise_goes_first(resolver):
    shot = resolver.ask(GAME, 'jet_pour_toucher_au_tir(ct=4, arme_de_tir="Bolter", portee=36, distance=18)')
    assert shot.odds["Touché"] == Fraction(5, 6)  # half of 36, and not of 24
    still = resolver.ask(GAME, 'ct_du_tir(ct=4, arme_de_tir="Autocanon", arme_lourde=False, unite_a_bouge=True)')
    assert still.total == 4


def test_the_name_of_the_address_does_as_well(resolver):
    asked = [resolver.ask(GAME, f"se_jeter_a_terre({name}=True)").outcome for name in ("unite_vehicule", "unite_est_un_vehicule")]
    assert asked == ["Interdit", "Interdit"]
