"""Dice thrown again and added, one die kept of several, opposed rolls played at best: against a slow player that tries everything."""

from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from itertools import product

import pytest

from arbitre.errors import SituationError
from arbitre.graph import Reference
from arbitre.resolver import Resolver

SIDES, DEEP, SWEEPS = 4, 9, 120
PLAIN = {4: {1: 1}}  # the face that may be thrown again, and what each breaking face leaves
SKILLED = {4: {1: 1}, 3: {1: 4}}

SAID = [
    ("elan_du_lutteur(vigueur=5, but=21, des=[4, 4, 4, 3])", "Raté : 4 + 4 + 4 + 3 + 5 (VIG) = 20 contre BUT 21 ; 4 relancé (J-310)"),
    ("elan_du_lutteur(vigueur=3, but=4, des=[4, 4, 4, 1])", "Réussi : 1 (4 puis 4 puis 4 puis 1) + 3 (VIG) = 4 contre BUT 4 ; 4 relancé (J-310)"),
    ("elan_du_lutteur(vigueur=4, but=9, adroit=True, des=[3, 2])", "Réussi : 3 + 2 + 4 (VIG) = 9 contre BUT 9 ; 3 relancé (J-310)"),
    ("elan_du_lutteur(vigueur=4, but=9, adroit=True, des=[3])", "Raté : 3 + 4 (VIG) = 7 contre BUT 9 ; 3 peut se relancer (J-310)"),
    ("elan_du_lutteur(vigueur=6, but=9, adroit=True, des=[3])", "Réussi : 3 + 6 (VIG) = 9 contre BUT 9"),
    ("elan_du_lutteur(vigueur=5, but=9, adroit=True, des=[3, 4, 3, 3, 1])", "Réussi : 4 (3 puis 4 puis 3 puis 3 puis 1) + 5 (VIG) = 9 contre BUT 9 ; 4 relancé (J-310) ; 3 relancé (J-310)"),
    ("elan_du_lutteur(vigueur=5, but=9, adroit=True, des=[4, 1])", "Raté : 1 (4 puis 1) + 5 (VIG) = 6 contre BUT 9 ; 4 relancé (J-310)"),
    ("elan_du_lutteur(vigueur=0, but=7, epaule=True, des=[4, 4, 1, 3])", "Réussi : 7 (4, 4 puis 1, 3) + 0 (VIG) = 7 contre BUT 7 ; +1 dé (J-310) ; 4 relancé (J-310)"),
    ("elan_du_lutteur(vigueur=0, but=2, epaule=True, des=[2, 4, 1])", "Raté : 1 (2, 4 puis 1) + 0 (VIG) = 1 contre BUT 2 ; +1 dé (J-310) ; 4 relancé (J-310)"),
    ("elan_du_lutteur(vigueur=0, but=2, accable=True, des=[4, 2])", "Réussi : 2 (4, 2) + 0 (VIG) = 2 contre BUT 2 ; -1 dé (J-310)"),
    ("elan_du_lutteur(vigueur=0, but=2, accable=True, epaule=True, des=[3])", "Réussi : 3 + 0 (VIG) = 3 contre BUT 2 ; +1 dé (J-310) ; -1 dé (J-310)"),
    ("elan_du_lutteur(vigueur=-2, but=0, des=[2])", "Raté : 2 - 2 (VIG) = 0 contre BUT 0 ; d'après J-310"),
    ("elan_du_lutteur(vigueur=-2, des=[2])", "Raté : 2 - 2 (VIG) = 0 ; d'après J-310"),
    ("joute(lanceur_vigueur=2, victime_vigueur=3, des=[3], des_adverses=[2])", "Égalité : 3 + 2 (VIG) = 5 contre 2 + 3 (VIG) = 5 ; on relance jusqu'à se départager (J-311)"),
    ("joute(lanceur_vigueur=3, victime_vigueur=5, des=[4], des_adverses=[2])",
     "Égalité : 4 + 3 (VIG) = 7 contre 2 + 5 (VIG) = 7 ; s'il relance : 3/4 (75 %) ; on relance jusqu'à se départager (J-311)"),
    ("joute(lanceur_vigueur=-3, victime_vigueur=-9, des=[2], des_adverses=[4])", "Gagnée : 2 - 3 (VIG) = -1 contre 4 - 9 (VIG) = -5"),
    ("coup(lanceur_vigueur=2, lanceur_adroit=True, victime_vigueur=4, des=[3], des_adverses=[2])",
     "Paré : 3 + 2 (VIG) = 5 contre 2 + 4 (VIG) = 6 ; s'il relance : 3/4 (75 %) ; 3 peut se relancer (J-310)"),
    ("coup(lanceur_vigueur=9, victime_vigueur=4, victime_adroit=True, des=[2], des_adverses=[3])",
     "Porte : 2 + 9 (VIG) = 11 contre 3 + 4 (VIG) = 7 ; 3 peut se relancer (J-310)"),
    ("coup(lanceur_vigueur=9, lanceur_adroit=True, victime_vigueur=4, des=[3], des_adverses=[2])", "Porte : 3 + 9 (VIG) = 12 contre 2 + 4 (VIG) = 6"),
    ("coup(lanceur_vigueur=1, sans_parade=True, des=[1])", "Porte : 1 + 1 (VIG) = 2 ; sans opposition (J-312)"),
    ("coup(lanceur_vigueur=-1, sans_parade=True, des=[1])", "Paré : 1 - 1 (VIG) = 0 ; d'après J-310 ; sans opposition (J-312)"),
    ("coup(lanceur_vigueur=-1, sans_parade=True)", "Porte : 3/4 (75 %) sur 1d4 - 1 (VIG), sans opposition (J-312)"),
]


@pytest.mark.parametrize("expression, text", SAID, ids=[e for e, _ in SAID])
def test_what_given_dice_come_to(ask, expression, text):
    assert ask(expression).text == text


REFUSED = [
    ("elan_du_lutteur(vigueur=1, but=9, des=[3, 2])", "des : 3 ne se relance pas → ôtez 2"),
    ("elan_du_lutteur(vigueur=1, but=9, fige=True, des=[4, 2])", "1 dé attendu"),
    ("elan_du_lutteur(vigueur=1, but=9, epaule=True, des=[4, 4, 2])", "des, relance 1 : 2 dés attendus, 1 donné"),
    ("elan_du_lutteur(vigueur=1, but=9, des=[5])", "un d4 va de 1 à 4, 5 donné"),
]


@pytest.mark.parametrize("expression, message", REFUSED, ids=[e for e, _ in REFUSED])
def test_dice_that_cannot_be_thrown_so_are_named(ask, expression, message):
    with pytest.raises(SituationError) as caught:
        ask(expression)
    assert message in str(caught.value)


# --- the slow player: a die is what it came to and what may still break it; it is thrown again or not, and both are tried --------


def after(die, face, rules):
    total, falls = die
    if face in dict(falls):
        return (dict(falls)[face], None)
    merged = dict(falls)
    for broken, fall in rules.get(face, {}).items():
        merged[broken] = max(merged.get(broken, fall), fall)
    return (total + face, tuple(sorted(merged.items())) if face in rules else None)


def throws(live, rules):
    """Each result of throwing these dice, all equally likely: the best natural result and the dice that may go on."""
    for faces in product(range(1, SIDES + 1), repeat=len(live)):
        dice = [after(die, face, rules) for die, face in zip(live, faces)]
        yield max(d[0] for d in dice), tuple(d for d in dice if d[1] is not None)


def opening(dice, rules, lowest=False):
    for faces in product(range(1, SIDES + 1), repeat=dice):
        kept = [min(faces)] if lowest else faces
        found = [after((0, ()), face, rules) for face in kept]
        yield max(d[0] for d in found), tuple(d for d in found if d[1] is not None)


def mean(values):
    values = list(values)
    return sum(values) / len(values)


def reaching(hand, need, rules):
    best, live = hand
    if best >= need or not live:
        return Fraction(best >= need)
    return max(Fraction(0), mean(reaching(h, need, rules) for h in throws(live, rules)))


@pytest.mark.parametrize("rules, facts", [(PLAIN, ""), (SKILLED, ", adroit=True"), ({}, ", fige=True")])
@pytest.mark.parametrize("dice, said", [(1, ""), (2, ", epaule=True"), (0, ", accable=True")])
def test_the_chance_to_reach_a_number(ask, rules, facts, dice, said):
    for need in range(1, 12):
        hands = list(opening(dice or 2, rules, lowest=not dice))
        expected = mean(reaching(hand, need, rules) for hand in hands)
        verdict = ask(f"elan_du_lutteur(vigueur=0, but={need}{facts}{said})")
        assert verdict.odds.get("Réussi", 0) == expected, need


def settle(mine, theirs, lead):
    """1, 0 or None for a tie, the asker ahead by `lead` before the dice."""
    total = mine + lead - theirs
    return None if total == 0 else float(total > 0)


def slow_duel(lead, mine, theirs, my_rules, their_rules, last):
    """The chance to win, by sweeping until it no longer moves; runs are cut where they hardly ever go."""
    again = 0.5
    for _ in range(SWEEPS):
        @lru_cache(maxsize=None)
        def worth(a, b, depth):
            (mine_best, mine_live), (their_best, their_live) = a, b
            ended = settle(mine_best, their_best, lead)
            stand = again if ended is None else ended
            if depth == DEEP or not (mine_live or their_live):
                return stand
            gap = mine_best + lead - their_best
            asker = mine_live and (not their_live or gap < 0 or gap == 0 and not last)
            if asker:
                stop = worth((mine_best, ()), b, depth + 1)
                return max(stop, mean(worth(h, b, depth + 1) for h in throws(mine_live, my_rules)))
            stop = worth(a, (their_best, ()), depth + 1)
            return min(stop, mean(worth(a, h, depth + 1) for h in throws(their_live, their_rules)))

        following = mean(worth(a, b, 0) for a in opening(mine, my_rules) for b in opening(theirs, their_rules))
        if abs(following - again) < 1e-12:
            break
        again = following
    return again


DUELS = [
    (lead, mine, my_rules, last) for lead in (-5, -3, -1, 0, 1, 2, 4) for mine, my_rules, last in ((1, PLAIN, False), (1, SKILLED, True), (2, PLAIN, True))
]


@pytest.mark.parametrize("lead, mine, my_rules, last", DUELS)
def test_an_opposed_roll_where_the_lowest_decides_first(ask, lead, mine, my_rules, last):
    facts = ", lanceur_epaule=True" * (mine == 2) + ", lanceur_adroit=True" * (my_rules is SKILLED) + ", dernier=True" * last
    verdict = ask(f"joute(lanceur_vigueur={10 + lead}, victime_vigueur=10{facts})")
    assert float(verdict.odds.get("Gagnée", 0)) == pytest.approx(slow_duel(lead, mine, 1, my_rules, PLAIN, last), abs=2e-4)
    assert sum(verdict.odds.values()) == 1


def slow_blow(lead, rules):
    """The asker has finished before the other throws; the other side then aims at its total."""
    @lru_cache(maxsize=None)
    def hit(total):
        return 1 - mean(reaching(hand, total + lead, PLAIN) for hand in opening(1, PLAIN))

    def worth(hand, depth):
        best, live = hand
        if not live or depth == DEEP:
            return hit(best)
        return max(hit(best), mean(worth(h, depth + 1) for h in throws(live, rules)))

    return mean(worth(hand, 0) for hand in opening(1, rules))


@pytest.mark.parametrize("lead", range(-4, 5))
@pytest.mark.parametrize("rules, facts", [(PLAIN, ""), (SKILLED, ", lanceur_adroit=True")])
def test_a_blow_whose_thrower_finishes_first(ask, lead, rules, facts):
    verdict = ask(f"coup(lanceur_vigueur={10 + lead}, victime_vigueur=10{facts})")
    assert verdict.odds.get("Porte", 0) == slow_blow(lead, rules)


def test_a_number_out_of_reach_costs_what_it_is_worth_and_no_more(ask):
    assert ask("elan_du_lutteur(vigueur=0, but=60)").odds["Réussi"] > 0


def test_what_lowers_and_what_raises_may_be_two_operations(mini):
    nodes = dict(mini.reference.nodes)
    quantity = nodes["j:adresse-effective"]
    raised = replace(next(e for e in quantity.effects if e.op == "add"), value=Fraction(3), when=())
    nodes[quantity.id] = replace(quantity, effects=(*quantity.effects, raised))

    def asked(*order):
        game = replace(nodes["j:jeu"], data={**nodes["j:jeu"].data, "operationOrder": order})
        reference = Reference({**nodes, "j:jeu": game}, mini.reference.site_url, mini.reference.version)
        return Resolver(reference).ask("jeu", "adresse_effective(adresse=2, cache=True)").text

    assert asked("malus", "floor", "bonus") == "4 : 2 (ADR) - 2 (J-91), au moins 1 (J-91) + 3 (J-91)"
    assert asked("malus", "bonus", "floor") == "3 : 2 (ADR) - 2 (J-91) + 3 (J-91)"
    assert asked("bonus", "malus", "floor") == "3 : 2 (ADR) + 3 (J-91) - 2 (J-91)"


@pytest.mark.parametrize(("strong", "hide", "goal"), list(product((0, 3, 6), (0, 2, 5), (1, 4, 6))))
def test_what_a_quantity_takes_away_is_taken_from_the_roll(ask, strong, hide, goal):
    """A roll that adds a quantity adds the whole of it, what it subtracts included."""
    asked = f"poussee(vigueur={strong}, cuir={hide}, but={goal}"
    won = [face for face in range(1, 5) if face + strong - hide >= goal]
    for face in range(1, 5):
        verdict = ask(f"{asked}, des=[{face}])")
        assert (verdict.total, verdict.outcome == "Pousse") == (face + strong - hide, face in won)
    assert ask(f"{asked})").odds.get("Pousse", 0) == Fraction(len(won), 4)
