"""Every figure of every odds table is that of a verdict asked again, one question a cell."""

from fractions import Fraction

import pytest

from arbitre.french import percent
from arbitre.resolver import EDGE, LEAST, Ledger, Resolver, curves
from arbitre.site.atlas import Atlas
from arbitre.site import sweeps
from arbitre.site.views.odds import chances, odds

GAMES = ("wm:warmachine", "pen:warhammer-40000-pen")


def again(resolver, node, cell) -> Fraction:
    """The chance of a cell's outcomes, asked of the public function of its game."""
    verdict = resolver.functions(node.game)[node.name](**cell.asked)
    return sum((verdict.odds.get(outcome, Fraction(0)) for outcome in cell.outcomes), Fraction(0))


@pytest.mark.parametrize("game", GAMES)
def test_each_cell_is_a_verdict(game, reference, resolver):
    atlas, asked = Atlas(reference, resolver), 0
    for node in reference.of_game(game, "Roll"):
        shown, drawn = odds(atlas, node), chances(atlas, node)
        for need, cells in shown["rows"]:
            for (_, curve), told in zip(drawn.named, cells, strict=True):
                cell = curve.cells[0] if curve.fixed else next((c for c in curve.cells if c.need == need), None)
                if cell is None:
                    assert told is None
                    continue
                chance = again(resolver, node, cell)
                assert told == (percent(chance, 1), str(chance)), (node.code, need)
                asked += 1
    assert asked > 100


@pytest.mark.parametrize(("code", "column", "told", "shown"), [
    ("PEN-107", "Commandement (Cd)", 8, "13/18"),  # 2d6 of at most 8: 26 ways of 36
    ("PEN-152", "Endurance (E)", 4, "1/2"),  # F4 against E4: 4+
])
def test_a_roll_against_a_set_quantity_is_drawn_by_what_an_example_says(code, column, told, shown, reference, resolver):
    found = odds(Atlas(reference, resolver), reference.by_code[code])
    assert found["column"] == column and found["example"] and dict(found["rows"])[told][0][1] == shown


def test_a_chain_is_drawn_by_how_often_its_stage_is_asked(mini_reference):
    """Hit on 7 or more, 7/12; then 4 or more of one die holds the prey, unless nothing hit: 7/12 × 1/2, then (1 − 25/144) × 1/2."""
    resolver = Resolver(mini_reference)
    atlas, chain = Atlas(mini_reference, resolver), mini_reference["es:assaut"]
    found, (_, curve) = odds(atlas, chain), *chances(atlas, chain).named
    assert found["column"] == "Essais" and [need for need, _ in found["rows"]][:2] == [1, 2]
    assert [cell.chance for cell in curve.cells[:2]] == [Fraction(7, 24), Fraction(119, 288)]
    for cell, (_, (told,)) in zip(curve.cells, found["rows"], strict=True):
        assert again(resolver, chain, cell) == cell.chance and told[0] == percent(cell.chance, 1)
    assert "adresse" in cell.asked and "des" not in cell.asked, "the situation is the example's, its dice set aside"


@pytest.mark.parametrize(("chances", "drawn"), [
    (("1/20", "1/40", "0"), False),  # it never rises above the axis
    (("1/2", "1/2", "1/2"), False),  # it tells nothing
    (("1/20", "2/39"), True), (("1", "0"), True), ((), False),
])
def test_a_curve_is_drawn_when_it_shows_something(chances, drawn):
    assert sweeps.worth([Fraction(chance) for chance in chances]) is drawn


def test_a_page_looks_for_its_curve_within_a_budget(mini_reference, monkeypatch):
    """The same answer is given again from the ledger, at no cost; with too little to spend there is no curve, never half of one."""
    resolver, chain = Resolver(mini_reference), mini_reference["es:assaut"]
    ledger = Ledger(resolver)
    whole = sweeps.sweep(resolver, chain, ledger)
    monkeypatch.setattr(sweeps, "PAGE", {"Roll": 1, "Chain": 1})
    assert sweeps.sweep(resolver, chain, Ledger(resolver)) is None
    ledger._known = ledger._used
    assert sweeps.sweep(resolver, chain, ledger) == whole is not None
    for work in range(500, 12_000, 500):
        monkeypatch.setattr(sweeps, "PAGE", {"Roll": work, "Chain": work})
        assert sweeps.sweep(resolver, chain, Ledger(resolver)) in (None, whole)


@pytest.mark.parametrize("game", GAMES)
def test_no_curve_is_drawn_flat(game, reference, resolver):
    for node in reference.of_game(game, "Roll"):
        for curve in curves(resolver, node, [()]):
            if curve is not None and not curve.fixed:
                assert len({cell.chance for cell in curve.cells}) > 1, node.code


def test_what_always_succeeds_is_told_where_the_other_column_ends(reference, resolver):
    """A double six always hits: 1/36, whatever the need."""
    from arbitre.site.views.odds import chances, odds

    for code in ("WM-117", "WM-119", "WM-151", "WM-152", "WM-854"):
        rows = dict(odds(Atlas(reference, resolver), reference.by_code[code])["rows"])
        assert rows[14][0] == ("2,8 %", "1/36"), code


@pytest.mark.parametrize("code", ["WM-1026", "WM-1061", "PEN-190", "PEN-192"])
def test_a_need_that_a_rule_sets_is_one_figure(code, reference, resolver):
    shown = odds(Atlas(reference, resolver), reference.by_code[code])
    assert shown["fixed"] and len(shown["rows"]) == 1


def test_captions_say_which_way_one_counts(reference, resolver):
    atlas = Atlas(reference, resolver)
    assert "au plus" in odds(atlas, reference["wm:test-de-commandement"])["caption"]
    assert "au moins" in odds(atlas, reference["wm:attaque-de-corps-a-corps"])["caption"]


def test_an_opposed_roll_is_drawn_by_the_edge(mini_reference, reference, resolver):
    (curve,) = curves(resolver, reference["wm:jet-de-poussee"], [()])
    assert curve.compares == EDGE and {cell.need for cell in curve.cells} >= {-1, 0, 1}
    even = next(cell for cell in curve.cells if cell.need == 0)
    assert even.chance == Fraction(21, 36)  # one die each, equal is enough
    (dice,) = curves(Resolver(mini_reference), mini_reference["es:frapper"], [()])
    assert dice.compares == LEAST and dict((c.need, c.chance) for c in dice.cells)[7] == Fraction(7, 12)


@pytest.mark.parametrize(("code", "level", "ahead"), [
    ("PEN-690", "7/12", "13/18"),  # 2d6 at equal initiative, a tie being won: 21 of 36; one more: 26
    ("PEN-370", "5/12", "7/12"),
])
def test_an_advance_is_drawn_from_where_both_sides_count(code, level, ahead, reference, resolver):
    """An initiative is never less than 1: from nothing, the first point of either side would change nothing."""
    rows = dict(odds(Atlas(reference, resolver), reference.by_code[code])["rows"])
    assert rows[0][0][1] == level and rows[1][0][1] == ahead
