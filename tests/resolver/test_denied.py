"""A fact stated False: it is false, whatever implies it, and whoever asked is told which rule says otherwise."""

from itertools import product

import pytest

FACTS = ("ombre", "fantome", "colosse")  # a shade is a ghost, and a hold on a ghost comes to nothing


def oracle(said: dict[str, bool]) -> tuple[bool, bool, bool]:
    """Whether the hold is without effect, whether the denial contradicts a rule, whether it changed the answer."""
    ghost = said.get("fantome", said.get("ombre", False))
    against = said.get("fantome") is False and bool(said.get("ombre"))
    return ghost, against, against


@pytest.mark.parametrize("values", list(product((None, True, False), repeat=len(FACTS))), ids=str)
def test_what_is_said_to_be_false_is_false_and_told_where_a_rule_implies_it(ask, values):
    said = {fact: value for fact, value in zip(FACTS, values) if value is not None}
    verdict = ask(f"prise(muscle=5, esquive=8, des=[3], {', '.join(f'victime_{fact}={value}' for fact, value in said.items())})")
    ghost, against, mattered = oracle(said)
    assert (verdict.outcome == "Sans effet") == ghost
    assert [(c.name, c.code) for c in verdict.contradicted] == [("victime_fantome", "J-406")] * against
    if said.get("fantome") is False:
        assert ("victime_fantome" in verdict.idle) != mattered, "false as it was: accounted for, and without effect"
    if "colosse" in said:
        assert "victime_colosse" in verdict.idle


def test_of_whom_it_is_said_counts(ask):
    verdict = ask("prise(muscle=5, esquive=8, des=[3], lanceur_fantome=False, victime_ombre=True)")
    assert verdict.outcome == "Sans effet" and not verdict.contradicted and "lanceur_fantome" in verdict.idle


def test_it_reads_as_a_sentence(ask):
    verdict = ask("prise(muscle=5, esquive=8, des=[3], victime=dict(ombre=True, fantome=False))")
    assert str(verdict.contradicted[0]) == "victime_fantome=False contredit J-406 « ombre », qui le donne : ce que vous dites passe avant"


def test_against_the_line_of_a_table(resolver):
    verdict = resolver.ask("pen", 'ct_du_tir(ct=4, arme_de_tir="Autocanon", arme_lourde=False, unite_a_bouge=True)')
    assert verdict.total == 4 and [(c.name, c.code) for c in verdict.contradicted] == [("arme_lourde", "PEN-438")]


def test_what_a_chain_makes_false_is_nobody_s_word(ask):
    assert not ask("une_prise(muscle=5, esquive=8, cuir=5, victime_sonne=True)").contradicted


def test_a_table_that_a_rule_sets_aside_is_not_read(ask):
    """A table is a question like another: what makes it void comes before its line."""
    assert ask("table_des_allures(pas=1)").outcome != "Sans effet"
    verdict = ask("table_des_allures(pas=1, gene=True)")
    assert verdict.outcome == "Sans effet"
