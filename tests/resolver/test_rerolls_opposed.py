"""Re-rolls on either side of an opposed roll: against a slow player that tries everything it may do, on the invented game."""

from fractions import Fraction
from functools import lru_cache
from itertools import product

import pytest
from arbitre.errors import SituationError

SIDES, DEEP, SWEEPS = 4, 8, 100
PLAIN = {4: {1: 1}}  # the face that may be thrown again, and what each breaking face leaves


def mean(values):
    values = list(values)
    return sum(values) / len(values)


def opening(rules):
    """Each hand of one die: what it shows, and whether it may go on."""
    return [(face, face in rules) for face in range(1, SIDES + 1)]


def going_on(total, rules):
    return [(1, False) if face == 1 else (total + face, face in rules) for face in range(1, SIDES + 1)]


def anew(rules, final):
    return opening({} if final else rules)


def slow_joust(lead, rights, rules=PLAIN, final=True):
    """The chance of the asker: whoever is behind throws a 4 again or starts afresh if it may, and else has lost; ties start everything again."""
    afresh = {}
    for mine, theirs in sorted(product(range(rights[0] + 1), range(rights[1] + 1))):
        again = 0.5
        for _ in range(SWEEPS):
            @lru_cache(maxsize=None)
            def worth(a, b, left, depth):
                gap = a[0] + lead - b[0]
                behind = 0 if gap < 0 else 1
                stop = (afresh.get(left, again) if gap == 0 else float(gap > 0))
                if depth == DEEP:
                    return stop
                if gap == 0:  # the asker first, then the other, may throw a 4 again
                    other = min([stop] + [mean(worth((a[0], False), h, left, depth + 1) for h in going_on(b[0], rules))] * b[1])
                    return max([other] + [mean(worth(h, b, left, depth + 1) for h in going_on(a[0], rules))] * a[1])
                hands, choices = (a, b), [stop]
                set_to = lambda h: (h, b) if behind == 0 else (a, h)
                if hands[behind][1]:
                    choices.append(mean(worth(*set_to(h), left, depth + 1) for h in going_on(hands[behind][0], rules)))
                if left[behind]:
                    fewer = (left[0] - 1, left[1]) if behind == 0 else (left[0], left[1] - 1)
                    choices.append(mean(worth(*set_to(h), fewer, depth + 1) for h in anew(rules, final)))
                return max(choices) if behind == 0 else min(choices)

            following = mean(worth(a, b, (mine, theirs), 0) for a in opening(rules) for b in opening(rules))
            if abs(following - again) < 1e-12:
                break
            again = following
        afresh[mine, theirs] = again
    return afresh[rights]


def facts(rights, word="joker"):
    return "".join(f", {who}_{word}=True" for who, has in zip(("lanceur", "victime"), rights) if has)


@pytest.mark.parametrize("lead", [-6, -4, -2, -1, 0, 1, 3, 5])
@pytest.mark.parametrize("rights", [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_a_joust_where_either_may_start_afresh(ask, lead, rights):
    verdict = ask(f"joute(lanceur_vigueur={20 + lead}, victime_vigueur=20{facts(rights)})")
    assert float(verdict.odds.get("Gagnée", 0)) == pytest.approx(slow_joust(lead, rights), abs=5e-4)
    assert sum(verdict.odds.values()) == 1


@pytest.mark.parametrize("lead", [-3, -1, 0, 2])
@pytest.mark.parametrize("rights", [(1, 0), (0, 1), (1, 1)])
@pytest.mark.parametrize("word", ["joker", "obstine"])
def test_a_joust_of_dice_that_do_not_go_on(ask, lead, rights, word):
    """Both frozen: a face is never thrown again, the whole roll is; tied, they start over with the re-rolls left."""
    verdict = ask(f"joute(lanceur_vigueur={20 + lead}, victime_vigueur=20, lanceur_fige=True, victime_fige=True{facts(rights, word)})")
    assert float(verdict.odds.get("Gagnée", 0)) == pytest.approx(slow_joust(lead, rights, {}), abs=1e-9)


def slow_blow(lead, rights, final):
    """The asker finishes first, and starts afresh when that leaves it better chances; the other then aims at its total."""
    @lru_cache(maxsize=None)
    def parried(hand, total, right, rules):
        best, live = hand
        if best >= total:
            return Fraction(1)
        choices = [Fraction(0)]
        if live and best < total:
            choices.append(mean(parried(h, total, right, rules) for h in going_on(best, PLAIN)))
        if right:
            choices.append(mean(parried(h, total, 0, rules) for h in anew(PLAIN, final)))
        return max(choices)

    def hit(total):
        return 1 - mean(parried(hand, total + lead, rights[1], True) for hand in opening(PLAIN))

    @lru_cache(maxsize=None)
    def worth(hand, right, depth):
        best, live = hand
        choices = [hit(best)]
        if right:
            choices.append(mean(worth(h, 0, depth) for h in anew(PLAIN, final)))
        if live and depth < DEEP:
            choices.append(mean(worth(h, right, depth + 1) for h in going_on(best, PLAIN)))
        return max(choices)

    return mean(worth(hand, rights[0], 0) for hand in opening(PLAIN))


@pytest.mark.parametrize("lead", range(-3, 4))
@pytest.mark.parametrize("rights", [(0, 0), (1, 0), (0, 1), (1, 1)])
@pytest.mark.parametrize("word", ["joker", "obstine"])
def test_a_blow_whose_thrower_must_start_afresh_before_the_parry(ask, lead, rights, word):
    verdict = ask(f"coup(lanceur_vigueur={20 + lead}, victime_vigueur=20{facts(rights, word)})")
    assert verdict.odds.get("Porte", 0) == slow_blow(lead, rights, word == "joker")


@pytest.mark.parametrize("need", range(2, 9))
def test_a_joker_throws_the_die_once_and_it_stands(ask, need):
    reached = lambda hand: Fraction(hand[0] >= need) if hand[0] >= need or not hand[1] or hand[0] > 40 else mean(reached(h) for h in going_on(hand[0], PLAIN))
    first = mean(reached(hand) for hand in opening(PLAIN))
    expected = first + (1 - first) * Fraction(max(0, 5 - need), 4)
    assert ask(f"elan_du_lutteur(vigueur=0, but={need}, joker=True)").odds.get("Réussi", 0) == expected


GIVEN = [
    ("joute(lanceur_vigueur=3, victime_vigueur=3, lanceur_joker=True, des=[2], des_adverses=[3])",
     "Perdue : 2 + 3 (VIG) = 5 contre 3 + 3 (VIG) = 6 ; 2 peut se relancer (J-310)"),
    ("joute(lanceur_vigueur=3, victime_vigueur=3, lanceur_joker=True, des=[3], des_adverses=[2])",
     "Gagnée : 3 + 3 (VIG) = 6 contre 2 + 3 (VIG) = 5"),
    ("joute(lanceur_vigueur=3, victime_vigueur=3, lanceur_joker=True, des=[2], des_adverses=[3], relances=[[4]])",
     "Gagnée : 4 + 3 (VIG) = 7 contre 3 + 3 (VIG) = 6 ; relance de 2 (J-310)"),
    ("joute(lanceur_vigueur=3, victime_vigueur=3, victime_joker=True, des=[3], des_adverses=[2], relances_adverses=[[4]])",
     "Perdue : 3 + 3 (VIG) = 6 contre 4 + 3 (VIG) = 7 ; relance de 2 (J-310)"),
    ("joute(lanceur_vigueur=3, victime_vigueur=3, lanceur_joker=True, victime_joker=True, des=[2], des_adverses=[3], relances=[[4]], relances_adverses=[[1]])",
     "Gagnée : 4 + 3 (VIG) = 7 contre 1 + 3 (VIG) = 4 ; relance de 2 (J-310) ; relance de 3 (J-310)"),
    ("coup(lanceur_vigueur=3, victime_vigueur=0, lanceur_joker=True, des=[1], des_adverses=[2], relances=[[3]])",
     "Porte : 3 + 3 (VIG) = 6 contre 2 + 0 (VIG) = 2 ; relance de 1 (J-310)"),
    ("coup(lanceur_vigueur=-1, sans_parade=True, lanceur_joker=True, des=[1], relances=[[2]])",
     "Porte : 2 - 1 (VIG) = 1 ; sans opposition (J-312) ; relance de 1 (J-310)"),
    ("elan_du_lutteur(vigueur=0, but=9, obstine=True, des=[2], relances=[[4, 4, 3]])",
     "Réussi : 4 + 4 + 3 + 0 (VIG) = 11 contre BUT 9 ; relance de 2 (J-310) ; 4 relancé (J-310)"),
]


@pytest.mark.parametrize("expression, text", GIVEN, ids=[e for e, _ in GIVEN])
def test_dice_given_and_thrown_anew(ask, expression, text):
    assert ask(expression).text == text


REFUSED = [
    ("joute(lanceur_vigueur=3, victime_vigueur=3, lanceur_joker=True, des=[3], des_adverses=[2], relances=[[4]])", "relances : aucune règle ne relance ici 3"),
    ("joute(lanceur_vigueur=3, victime_vigueur=3, des=[2], des_adverses=[3], relances=[[4]])", "relances : 0 relance(s) permise(s) ici"),
    ("joute(lanceur_vigueur=3, victime_vigueur=3, victime_joker=True, des=[2], des_adverses=[3], relances_adverses=[[4]])",
     "relances_adverses : aucune règle ne relance ici 3"),
    ("joute(lanceur_vigueur=3, victime_vigueur=3, lanceur_joker=True, des=[2], des_adverses=[3], relances=[[4, 2]])", "1 dé attendu"),  # final: no 4 goes on
    ("joute(lanceur_vigueur=3, victime_vigueur=3, relances_adverses=[[4]])", "relances_adverses sans des_adverses"),
    ("elan_du_lutteur(vigueur=3, but=4, relances_adverses=[[4]])", "n'est pas un jet opposé ; retirez relances_adverses"),
    ("elan_du_lutteur(vigueur=0, but=9, joker=True, obstine=True, des=[2], relances=[[3], [4, 4, 3]])", "relances : aucune règle ne relance ici 3"),
    ("joute(lanceur_vigueur=3, victime_vigueur=3, lanceur_obstine=True)", "se relancent sans fin"),  # its dice may go on for ever, its re-roll too
]


@pytest.mark.parametrize("expression, message", REFUSED, ids=[e for e, _ in REFUSED])
def test_a_reroll_that_no_rule_allows_is_named(ask, expression, message):
    with pytest.raises(SituationError) as caught:
        ask(expression)
    assert message in str(caught.value)


@pytest.mark.parametrize("vigour", [-4, -3, -2, -1, 0, 2])
@pytest.mark.parametrize("other", [-6, -3, 0, 2])
def test_what_an_opposed_roll_brings_is_counted(ask, vigour, other):
    """Whoever comes to 0 or less trips, and hits nobody; it is overwhelmed when it misses by 2. The thrower finishes first."""
    def parry(hand, total):
        """The chances that the blow hits, and that it is missed by 2 or more; a parry that is good enough stands."""
        best, live = hand
        hits = total > 0 and (best + other <= 0 or best + other < total)
        if hits and live:
            return tuple(map(mean, zip(*(parry(h, total) for h in going_on(best, PLAIN)))))
        return Fraction(hits), Fraction(not hits and best + other - total >= 2)

    def blow(hand, depth=0):
        """The chance to hit, to trip, to be overwhelmed, of whoever plays to hit."""
        best, live = hand
        hit, missed = map(mean, zip(*(parry(h, best + vigour) for h in opening(PLAIN))))
        found = hit, Fraction(best + vigour <= 0), missed
        if live and depth < DEEP and hit < 1:
            found = max(found, tuple(map(mean, zip(*(blow(h, depth + 1) for h in going_on(best, PLAIN))))), key=lambda f: f[0])
        return found

    hit, trips, missed = map(mean, zip(*(blow(hand) for hand in opening(PLAIN))))
    verdict = ask(f"estoc(lanceur_vigueur={vigour}, victime_vigueur={other})")
    chain = ask(f"un_estoc(lanceur_vigueur={vigour}, victime_vigueur={other})").odds
    assert (chain["à terre"], chain["le lanceur est sonné"]) == (hit, trips)
    brought = [sum(share for end, share in verdict.details["results"] if state in end.brought) for state in ("j:trebuche", "j:deborde")]
    assert (verdict.odds.get("Porte", 0), *brought) == (hit, trips, missed)


def test_what_an_opposed_roll_brings_passes_on_with_dice_given_too(ask):
    assert ask("un_estoc(lanceur_vigueur=-1, victime_vigueur=1, des=[[1], [2]])").text.startswith("À terre : non ; Le lanceur est sonné : oui")
    assert ask("un_estoc(lanceur_vigueur=-1, victime_vigueur=1, des=[[2], [2]])").text.startswith("À terre : non ; Le lanceur est sonné : non")
    assert ask("un_estoc(lanceur_vigueur=-1, sans_parade=True)").odds["le lanceur est sonné"] == Fraction(1, 4)


def test_in_a_chain_a_tie_takes_the_next_dice_and_a_reroll_follows_its_throw(ask):
    assert ask("une_joute(lanceur_vigueur=3, victime_vigueur=3, des=[[2], [2], [3], [1]])").text.startswith("À terre : oui")
    assert ask("une_joute(lanceur_vigueur=3, victime_vigueur=3, victime_joker=True, des=[[3], [[2], [4]]])").text.startswith("À terre : non")
    with pytest.raises(SituationError, match="il manque les dés de « Joute »"):
        ask("une_joute(lanceur_vigueur=3, victime_vigueur=3, des=[[2], [2]])")
