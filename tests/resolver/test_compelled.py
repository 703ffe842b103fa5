"""A face that must be thrown again: against a slow player that follows every throw for a long time, on the invented game and on a real one."""

from fractions import Fraction
from functools import lru_cache
from itertools import product

import pytest
from arbitre.errors import SituationError

DEEP, SWEEPS, CLOSE = 16, 200, 1e-4  # a run goes on with at most one chance in two: what is deeper weighs less
SHALLOW, NEAR = 10, 2e-3  # of two runs at once
STANDS, MAY, MUST = range(3)


def mean(values):
    values = list(values)
    return sum(values) / len(values)


class Dice:
    """One die or two of which the best counts; a die is what it has come to, what a 1 leaves of it, and whether it may or must go on.

    `rules`: the faces thrown again, each with what a 1 leaves then, and whether it may or must be.
    """

    def __init__(self, sides, rules, count=1):
        self.sides, self.rules, self.count = sides, rules, count

    def once(self):
        return Dice(self.sides, {}, self.count)

    def after(self, die, face):
        total, left, _ = die
        if face == 1 and left:
            return (left, 0, STANDS)
        fall, goes = self.rules.get(face, (0, STANDS))
        return (total + face, max(left, fall), goes)

    def first(self):
        return [tuple(sorted(self.after((0, 0, MAY), face) for face in faces)) for faces in product(range(1, self.sides + 1), repeat=self.count)]

    def again(self, hand):
        live = [die for die in hand if die[2]]
        return [tuple(sorted(self.after(die, face) for die, face in zip(live, faces))) for faces in product(range(1, self.sides + 1), repeat=len(live))]


def best(hand):
    return max(total for total, _, _ in hand)


def live(hand):
    return any(goes for _, _, goes in hand)


def must(hand):
    return any(goes == MUST for _, _, goes in hand)


def slow_blow(lead, mine, theirs, jokers=(False, False)):
    """The asker finishes first; the other then aims at its total. A joker starts all its dice afresh, once, and none of them goes on."""
    once = mine.once(), theirs.once()

    @lru_cache(maxsize=None)
    def parried(hand, total, joker, frozen):
        dice = once[1] if frozen else theirs
        if live(hand) and must(hand):
            return mean(parried(h, total, joker, frozen) for h in dice.again(hand)) if best(hand) < total + theirs.sides * DEEP else 1.0
        if best(hand) >= total:
            return 1.0
        choices = [0.0]
        if live(hand):
            choices.append(mean(parried(h, total, joker, frozen) for h in dice.again(hand)))
        if joker:
            choices.append(mean(parried(h, total, False, True) for h in once[1].first()))
        return max(choices)

    @lru_cache(maxsize=None)
    def hit(total):
        return 1 - mean(parried(hand, total + lead, jokers[1], False) for hand in theirs.first())

    @lru_cache(maxsize=None)
    def worth(hand, joker, frozen, depth):
        dice = once[0] if frozen else mine
        if depth == DEEP:
            return hit(best(hand))
        if live(hand) and must(hand):
            return mean(worth(h, joker, frozen, depth + 1) for h in dice.again(hand))
        choices = [hit(best(hand))]
        if live(hand):
            choices.append(mean(worth(h, joker, frozen, depth + 1) for h in dice.again(hand)))
        if joker:
            choices.append(mean(worth(h, False, True, depth) for h in once[0].first()))
        return max(choices)

    return mean(worth(hand, jokers[0], False, 0) for hand in mine.first())


def slow_joust(lead, mine, theirs, asker_last=False):
    """Both throw; whoever is behind decides first, at equal totals the asker unless it is last; ties start everything again."""
    again, sides = 0.5, (mine, theirs)

    def sweep(again):
        @lru_cache(maxsize=None)
        def ended(a, b):
            gap = best(a) + lead - best(b)
            return again if gap == 0 else float(gap > 0)

        @lru_cache(maxsize=None)
        def alone(rank, hands, depth):
            """One side decides, the other having finished."""
            hand = hands[rank]
            if depth == SHALLOW or not live(hand):
                return ended(*hands)
            on = mean(alone(rank, put(rank, h, hands), depth + 1) for h in sides[rank].again(hand))
            return on if must(hand) else (max, min)[rank](on, ended(*hands))

        @lru_cache(maxsize=None)
        def both(hands, depth):
            if not live(hands[0]) or not live(hands[1]):
                return alone(0 if live(hands[0]) else 1, hands, depth)
            if depth == SHALLOW:
                return ended(*hands)
            gap = best(hands[0]) + lead - best(hands[1])
            rank = 0 if gap < 0 or gap == 0 and not asker_last else 1
            on = mean(both(put(rank, h, hands), depth + 1) for h in sides[rank].again(hands[rank]))
            return on if must(hands[rank]) else (max, min)[rank](on, alone(1 - rank, hands, depth))

        return mean(both((a, b), 0) for a in mine.first() for b in theirs.first())

    for _ in range(SWEEPS):
        following = sweep(again)
        if abs(following - again) < 1e-12:
            break
        again = following
    return again


def put(rank, hand, hands):
    return (hand, hands[1]) if rank == 0 else (hands[0], hand)


def lutteur(words):
    """The dice of the invented game's wrestler."""
    fours = {} if "fige" in words else {4: (1, MUST if "acharne" in words else MAY)}
    threes = {3: (4, MUST if "enivre" in words else MAY)} if "adroit" in words else {}
    return Dice(4, fours | threes, 1 + ("epaule" in words))


def said(words, who=None):
    return "".join(f", {who}_{word}=True" if who else f", {word}=True" for word in sorted(words))


KINDS = [frozenset(words.split()) for words in ("", "fige", "acharne", "adroit", "acharne adroit", "acharne adroit enivre")]
DRIVEN = [kind for kind in KINDS if kind & {"acharne", "enivre"}]
PAIRS = [pair for pair in product(KINDS, KINDS) if any(kind in DRIVEN for kind in pair) and not all("adroit" in kind for kind in pair)]


@pytest.mark.parametrize("need", [1, 2, 4, 5, 6, 8, 9, 13])
@pytest.mark.parametrize("words", DRIVEN + [frozenset({"acharne", "epaule"}), frozenset({"acharne", "adroit", "epaule"})], ids=sorted)
def test_a_roll_against_a_number(ask, need, words):
    dice = lutteur(words)

    @lru_cache(maxsize=None)
    def reached(hand, depth):
        if not live(hand) or not must(hand) and best(hand) >= need or depth == DEEP:
            return float(best(hand) >= need)
        return mean(reached(h, depth + 1) for h in dice.again(hand))

    found = ask(f"elan_du_lutteur(vigueur=0, but={need}{said(words)})")
    assert float(found.odds.get("Réussi", 0)) == pytest.approx(mean(reached(hand, 0) for hand in dice.first()), abs=CLOSE)
    assert sum(found.odds.values()) == 1


@pytest.mark.parametrize("lead", [-7, 0, 2])
@pytest.mark.parametrize("mine, theirs", PAIRS, ids=lambda kind: "+".join(sorted(kind)) or "plain")
def test_a_blow(ask, lead, mine, theirs):
    verdict = ask(f"coup(lanceur_vigueur={20 + lead}, victime_vigueur=20{said(mine, 'lanceur')}{said(theirs, 'victime')})")
    assert float(verdict.odds.get("Porte", 0)) == pytest.approx(slow_blow(lead, lutteur(mine), lutteur(theirs)), abs=CLOSE)
    assert sum(verdict.odds.values()) == 1


def test_a_blow_where_both_runs_go_on_by_two_faces(ask):
    test_a_blow(ask, 1, KINDS[-2], KINDS[-1])


@pytest.mark.parametrize("lead", [-3, 0, 2])
@pytest.mark.parametrize("mine, theirs", [({"acharne", "epaule"}, set()), ({"acharne"}, {"epaule"}), ({"acharne", "epaule"}, {"acharne", "epaule"}),
                                          ({"acharne", "epaule"}, {"adroit"}), ({"epaule"}, {"acharne", "epaule"})])
def test_a_blow_with_two_dice(ask, lead, mine, theirs):
    verdict = ask(f"coup(lanceur_vigueur={20 + lead}, victime_vigueur=20{said(mine, 'lanceur')}{said(theirs, 'victime')})")
    assert float(verdict.odds.get("Porte", 0)) == pytest.approx(slow_blow(lead, lutteur(mine), lutteur(theirs)), abs=CLOSE)


@pytest.mark.parametrize("lead", [-4, -1, 0, 1, 3])
@pytest.mark.parametrize("jokers", [(True, False), (False, True), (True, True)])
@pytest.mark.parametrize("driven", [(True, False), (False, True), (True, True)])
def test_a_blow_where_a_side_may_start_afresh(ask, lead, jokers, driven):
    """A run that must go on is finished before its side starts afresh."""
    sides = [frozenset({"acharne"}) if one else frozenset() for one in driven]
    more = "".join(f", {who}_joker=True" for who, has in zip(("lanceur", "victime"), jokers) if has)
    verdict = ask(f"coup(lanceur_vigueur={20 + lead}, victime_vigueur=20{said(sides[0], 'lanceur')}{said(sides[1], 'victime')}{more})")
    assert float(verdict.odds.get("Porte", 0)) == pytest.approx(slow_blow(lead, *map(lutteur, sides), jokers), abs=CLOSE)


JOUSTS = [tuple(frozenset(words.split()) for words in pair) for pair in (
    ("acharne", ""), ("", "acharne"), ("acharne", "acharne"), ("acharne", "fige"), ("acharne", "adroit"), ("adroit", "acharne"), ("acharne adroit", ""))]


@pytest.mark.parametrize("lead, last", [(-4, False), (-1, True), (0, False), (0, True), (2, False)])
@pytest.mark.parametrize("mine, theirs", JOUSTS, ids=lambda kind: "+".join(sorted(kind)) or "plain")
def test_a_joust(ask, lead, last, mine, theirs):
    verdict = ask(f"joute(lanceur_vigueur={20 + lead}, victime_vigueur=20{said(mine, 'lanceur')}{said(theirs, 'victime')}{', dernier=True' * last})")
    assert float(verdict.odds.get("Gagnée", 0)) == pytest.approx(slow_joust(lead, lutteur(mine), lutteur(theirs), last), abs=NEAR)
    assert sum(verdict.odds.values()) == 1


def test_worked_by_hand(ask):
    """One die, compelled: it fails if a 1 comes before a 2 or a 3, one chance in three once a 4 shows."""
    assert ask("elan_du_lutteur(vigueur=0, but=4, acharne=True)").odds["Réussi"] == Fraction(1, 4) * Fraction(2, 3)
    assert ask("elan_du_lutteur(vigueur=0, but=4)").odds["Réussi"] == Fraction(1, 4)


def test_dice_given_must_be_thrown_to_the_end(ask):
    assert ask("elan_du_lutteur(vigueur=0, but=4, acharne=True, des=[4, 4, 1])").text == (
        "Raté : 1 (4 puis 4 puis 1) + 0 (VIG) = 1 contre BUT 4 ; 4 relancé (J-310) ; 4 toujours relancé (J-310)")
    with pytest.raises(SituationError, match=r"des : 4 se relance toujours ici → donnez aussi la relance, des=\[4, …\]"):
        ask("elan_du_lutteur(vigueur=0, but=4, acharne=True, des=[4])")


def test_totals_without_end_are_refused(ask):
    with pytest.raises(SituationError, match="4 se relance toujours, ses totaux n'ont pas de fin"):
        ask("elan_du_lutteur(vigueur=0, acharne=True)")


def test_a_face_compelled_that_no_rule_throws_again_stands(ask):
    assert ask("elan_du_lutteur(vigueur=0, but=3, enivre=True)").odds["Réussi"] == Fraction(1, 2)
    assert ask("elan_du_lutteur(vigueur=0, but=4, acharne=True, fige=True)").odds["Réussi"] == Fraction(1, 4)


def test_an_unopposed_roll_of_which_only_the_lowest_totals_fail(ask):
    """At -3, 2 and 3 fail with a total of 0 or less, and so does a run that breaks, one in three; at -2, a 2 fails, and so does such a run."""
    assert ask("coup(lanceur_vigueur=-3, lanceur_acharne=True, sans_parade=True)").odds["Porte"] == Fraction(1, 4) * Fraction(2, 3)
    assert ask("coup(lanceur_vigueur=-2, lanceur_acharne=True, sans_parade=True)").odds["Porte"] == Fraction(1, 4) + Fraction(1, 4) * Fraction(2, 3)


# --- a neutral fighter throws every 6 again -----------------------------------------------------------------------------------


def fighter(words):
    """The die of a fighter: a 6 may be thrown again, or must be, a 1 then leaving 1; a talent throws 5s again, and a 1 leaves 6."""
    sixes = {} if "maudit_des_dieux" in words else {6: (1, MUST if "neutre" in words else MAY)}
    return Dice(6, sixes | ({5: (6, MAY)} if words & {"brute_epaisse", "esquive"} else {}))


@pytest.fixture(scope="module")
def cf(resolver):
    return lambda expression: resolver.ask("confrontation", expression, accounts=False)


FIGHTERS = [tuple(frozenset(words.split()) for words in pair) for pair in (
    ("neutre", ""), ("", "neutre"), ("neutre", "neutre"), ("neutre", "maudit_des_dieux"), ("maudit_des_dieux", "neutre"))]
TALENTED = [(frozenset({"neutre", "brute_epaisse"}), frozenset()), (frozenset({"neutre"}), frozenset({"esquive"})), (frozenset(), frozenset({"neutre", "esquive"}))]


@pytest.mark.parametrize("lead", [-9, -3, 0, 4])
@pytest.mark.parametrize("mine, theirs", FIGHTERS + TALENTED, ids=lambda kind: "+".join(sorted(kind)) or "plain")
def test_a_neutral_fighter_attacks_or_parries(cf, lead, mine, theirs):
    verdict = cf(f"attaque(attaquant_att={10 + lead}, cible_defense=10{said(mine, 'attaquant')}{said(theirs, 'cible')})")
    assert float(verdict.odds.get("Touche", 0)) == pytest.approx(slow_blow(lead, fighter(mine), fighter(theirs)), abs=CLOSE)


@pytest.mark.parametrize("lead", [-4, 0, 1])
@pytest.mark.parametrize("mine, theirs", FIGHTERS, ids=lambda kind: "+".join(sorted(kind)) or "plain")
def test_a_neutral_fighter_rolls_for_initiative(cf, lead, mine, theirs):
    verdict = cf(f"initiative_du_combat(figurine_ini={10 + lead}, adversaire_ini=10{said(mine, 'figurine')}{said(theirs, 'adversaire')})")
    assert float(verdict.odds.get("Gagnée", 0)) == pytest.approx(slow_joust(lead, fighter(mine), fighter(theirs)), abs=NEAR)
