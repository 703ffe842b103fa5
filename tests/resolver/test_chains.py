"""Chains on the invented game: what the stages pass on, where they stop, against dice counted one by one."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from arbitre.errors import SituationError

SIX = range(1, 7)


def brute(rounds, muscle, esquive, cuir, elans, endurance=None):
    """Every way a fight may go, counted by the rules of the invented game, naively."""
    worlds = {(0, False): Fraction(1)}
    for rank in range(1, rounds + 1):
        after = Counter()
        for (points, stunned), weight in worlds.items():
            if endurance is not None and points >= endurance:
                after[points, stunned] += weight
                continue
            for die in SIX:
                if die + muscle < (3 if stunned else esquive):
                    after[points, stunned] += weight / 6
                    continue
                count = 3 if rank <= elans else 2
                for dice in product(SIX, repeat=count):
                    got = max(0, sum(dice) + muscle - cuir)
                    after[points + got, stunned or got == 9] += weight / 6 / 6**count
        worlds = after
    return worlds


def totals(worlds):
    found = Counter()
    for (points, _), weight in worlds.items():
        found[f"Points {points}"] += weight
    return found


@pytest.mark.parametrize("rounds", [0, 1, 2, 3, 5])
@pytest.mark.parametrize("elans", [0, 1, 3])
@pytest.mark.parametrize("endurance", [None, 1, 6, 14])
def test_a_chain_that_passes_on_and_stops(ask, rounds, elans, endurance):
    limit = f", endurance={endurance}" if endurance is not None else ""
    odds = ask(f"combat(muscle=5, esquive=8, cuir=10, tours={rounds}, elans={elans}{limit})").odds
    expected = brute(rounds, 5, 8, 10, elans, endurance)
    assert {k: p for k, p in odds.items() if k.startswith("Points")} == totals(expected)
    if endurance is not None:
        assert odds["à terre"] == sum(p for (points, _), p in expected.items() if points >= endurance)


@pytest.mark.parametrize(("shots", "men"), [(0, 3), (1, 1), (3, 2), (7, 5), (12, 5), (4, 9), (30, 4)])
def test_a_chain_that_shares_out(ask, shots, men):
    """Hits on 4+, shared evenly; a man hit falls at his first failed save."""
    odds = ask(f"volee(adresse=3, but=2, tours={shots}, hommes={men})").odds
    hit, pierced = Fraction(1, 2), Fraction(4, 6)  # saved on 2 or less
    hits = {0: Fraction(1)}
    for _ in range(shots):
        hits = {n: hits.get(n, 0) * (1 - hit) + hits.get(n - 1, 0) * hit for n in range(shots + 1)}
    expected = Counter()
    for count, weight in hits.items():
        dead = {0: Fraction(1)}
        for man in range(men):
            falls = 1 - (1 - pierced) ** (count // men + (man < count % men))
            dead = {n: dead.get(n, 0) * (1 - falls) + dead.get(n - 1, 0) * falls for n in range(men + 1)}
        for n, p in dead.items():
            expected[f"Morts {n}"] += weight * p
    assert {k: p for k, p in odds.items() if p} == {k: p for k, p in expected.items() if p}


GIVEN = [
    ("une_prise(muscle=5, esquive=8, cuir=12, des=[[3], [4, 5]])",
     "Points 2 ; La victime est sonnée : non (J-140) : prise, saisie : 3 + 5 (MUS) = 8 contre ESQ 8 ; "
     "jet au sol, points 2 : 4 + 5 + 5 (MUS) = 14 contre CUI 12"),
    ("une_prise(muscle=5, esquive=8, cuir=12, des=[[2]])", "Points 0 ; La victime est sonnée : non (J-140) : prise, glissée : 2 + 5 (MUS) = 7 contre ESQ 8"),
    # the victim stunned by the first throw is caught more easily by the second
    ("combat(muscle=10, esquive=12, cuir=13, tours=2, des=[[3], [6, 6], [1], [1, 1]])",
     "À terre : non ; Points 9 (J-141) : prise, saisie : 3 + 10 (MUS) = 13 contre ESQ 12 ; jet au sol, points 9 : 6 + 6 + 10 (MUS) = 22 contre CUI 13 ; "
     "prise, saisie : 1 + 10 (MUS) = 11 contre ESQ 3 (J-103) ; jet au sol, points 0 : 1 + 1 + 10 (MUS) = 12 contre CUI 13"),
    # what the first stage presupposes comes first; what leaves it without effect leaves the chain without effect
    ("une_prise(muscle=5, esquive=8, cuir=12, lanceur_sonne=True)", "Interdit : J-103, lutter"),
    ("combat(muscle=5, esquive=8, cuir=12, tours=2, lanceur_sonne=True)", "Interdit : J-103, lutter"),
    ("combat(muscle=5, esquive=8, cuir=12, tours=2, victime_fantome=True)", "Sans effet : J-110"),
]


@pytest.mark.parametrize(("question", "answer"), GIVEN)
def test_a_chain_walked_with_dice(ask, question, answer):
    assert str(ask(question)) == answer


REFUSED = [
    ("combat(muscle=5, esquive=8, cuir=12, tours=2, des=[[3]])", "il manque les dés de « Jet au sol »"),
    ("combat(muscle=5, esquive=8, cuir=12, tours=1, des=[[1], [2], [3]])", "3 jets donnés, 1 lancés ici"),
    ("combat(muscle=5, esquive=8, cuir=12, tours=1, des=3)", "des attend une liste par jet"),
    ("combat(muscle=5, esquive=8, cuir=12, tours=1, des=[[7]])", "un d6 va de 1 à 6"),
    ("combat(muscle=5, esquive=8, cuir=12)", "il manque tours"),
    ("combat(muscle=5, cuir=12, tours=1)", "il manque victime_esquive"),
    ("combat(muscle=5, esquive=8, cuir=12, tours=1.5)", "tours : un nombre entier de fois"),
    ("combat(muscle=5, esquive=8, cuir=12, tours=1, relances=[[1]])", "combat ne lance pas de dés ; retirez relances"),
    ("volee(adresse=3, but=2, tours=1000, hommes=1000)", "trop de cas à compter ; ce qui pèse : tours"),
]


@pytest.mark.parametrize(("question", "why"), REFUSED)
def test_what_a_chain_refuses(ask, question, why):
    with pytest.raises(SituationError, match=why):
        ask(question)


def test_a_chain_accounts_for_every_word(ask):
    verdict = ask("combat(muscle=5, esquive=8, cuir=12, tours=1, victime_vigilant=True, lanceur_vigilant=True, ivre=True)")
    assert verdict.idle == ("lanceur_vigilant",) and set(verdict.unread) == {"ivre"}
    assert [label for label, _ in verdict.details["stages"]] == ["Prise", "Jet au sol"]


def test_what_its_stages_read_a_chain_reads(mini):
    assert {"j:lanceur.muscle", "j:victime.esquive", "j:cuir", "j:tours", "j:victime.fantome"} <= set(mini.signature("j:combat"))


def test_a_game_has_simultaneous_rolls_without_python(ask):
    verdict = ask('jets_ensemble(question="prise", partage={"muscle": 5}, cas=[{"esquive": 8, "des": [3]}, {"esquive": 9, "des": [3]}])')
    assert str(verdict) == "1. Saisie : 3 + 5 (MUS) = 8 contre ESQ 8\n2. Glissée : 3 + 5 (MUS) = 8 contre ESQ 9"


@pytest.mark.parametrize("expression, falls", [
    ("un_coup(lanceur_vigueur=1, sans_parade=True, des=[[1]])", True),
    ("un_coup(lanceur_vigueur=-1, sans_parade=True, des=[[1]])", False),
    ("un_coup(lanceur_vigueur=1, victime_vigueur=1, des=[[3], [2]])", True),
    ("un_coup(lanceur_vigueur=1, victime_vigueur=1, des=[[3], [3]])", False),
])
def test_a_side_that_does_not_roll_gives_no_dice(ask, expression, falls):
    assert ask(expression).outcome.endswith("oui" if falls else "non")


@pytest.mark.parametrize("stated, first", [("", 0), (', garde="basse"', 0), (', garde="haute"', 2)])
def test_a_stage_may_say_a_choice_that_has_a_default(ask, stated, first):
    odds = ask(f"deux_estocs(vigueur=1, but=5{stated})").odds
    down = sum(one + 1 + first >= 5 or two + 1 + 2 >= 5 for one, two in product(range(1, 5), repeat=2))
    assert odds[next(k for k in odds if "terre" in k)] == Fraction(down, 16)


@pytest.mark.parametrize("rounds", [0, 1, 2, 3, 8])
@pytest.mark.parametrize("points", [0, 5, 11])
def test_a_number_added_to_by_a_chain_and_set_anew_by_one_inside_it(ask, rounds, points):
    worlds, saved = {points: Fraction(1)}, Fraction(2, 6)
    for _ in range(rounds):
        after = Counter()
        for held, weight in worlds.items():
            for first, second in product([True, False], repeat=2):
                weighs = weight * (saved if first else 1 - saved) * (saved if second else 1 - saved)
                after[7 if second else held + 2 * (not first)] += weighs
        worlds = after
    odds = ask(f"releves(but=2, tours={rounds}, points={points})").odds
    assert odds == {f"Points {held}": weight for held, weight in worlds.items()}
