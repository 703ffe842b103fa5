"""PEN's whole attacks, on vehicles and on squads, against every die counted one by one, by someone who knows only the text."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb

import pytest

D6 = range(1, 7)
ROWS = {  # the printed tables: the lowest total of each row, and what it says
    "armement": ((-9, "aucun effet"), (1, "secoué"), (3, "armes endommagées"), (5, "arme détruite"), (6, "arme explosée")),
    "mobilité": ((-9, "aucun effet"), (1, "pilote sonné"), (3, "mobilité réduite"), (5, "immobilisé"), (6, "crash")),
    "coque": ((-9, "aucun effet"), (1, "endommagé"), (4, "très endommagé"), (5, "crash violent"), (6, "détruit"), (7, "explosé")),
}
MARKED = ("aucun effet", "endommagé", "très endommagé")  # these never climb
START = (0, 0, frozenset(), ())  # markers, great markers, lasting damage, what the dice have drawn this turn


def located(total, aimed):
    return "armement" if total == 2 else "mobilité" if total == 3 else "coque" if total <= 7 else aimed


def row(table, total):
    return max(i for i, (low, _) in enumerate(table) if total >= low)


def damaged(state, zone, heavy, pa, die):
    """The vehicle after one damage roll: (state, destroyed, what it received)."""
    markers, great, lasting, drawn = state
    if zone == "mobilité" and "immobilisé" in lasting:
        zone = "coque"
    table = ROWS[zone]
    total = die + markers + 2 * great + (0 if heavy else -2) + (pa == 1) - (pa >= 5)
    here = row(table, total)
    word = table[here][1]
    climbed = min(here + (0 if word in MARKED else drawn.count(word)), len(table) - 1)
    result = total if climbed == here else table[climbed][0]
    if zone == "armement" and "armes endommagées" in lasting and 3 <= result <= 4:
        result = 5
    if zone == "mobilité" and "mobilité réduite" in lasting and 3 <= result <= 4:
        result = 5
    if zone == "coque" and "immobilisé" in lasting and result == 5:
        result = 6
    got = table[row(table, result)][1]
    after = (
        markers + (got == "endommagé"), great + (got == "très endommagé"),
        lasting | ({got} & {"armes endommagées", "mobilité réduite", "immobilisé"}), tuple(sorted((*drawn, word))),
    )
    return after, got in ("détruit", "explosé"), got


def one_hit(state, *, force, armour, ct, pa, aimed):
    """Every way one hit may go, with its chance."""
    found = Counter()
    for penetration in D6:
        if penetration + force < armour:
            found[state, False] += Fraction(1, 6)
            continue
        heavy = penetration + force > armour
        for place in D6:
            for die in D6:
                after, dead, got = damaged(state, located(place + ct, aimed), heavy, pa, die)
                if got != "arme explosée":
                    found[after, dead] += Fraction(1, 216)
                    continue
                for hull in D6:  # an exploding weapon costs the hull a glancing damage
                    second, dead, _ = damaged(after, "coque", False, pa, hull)
                    found[second, dead] += Fraction(1, 1296)
    return found


def brute(hits, *, shooting=None, each=1, **given):
    """The states after so many hits, or so many shots of which each hits with a chance."""
    worlds = Counter({(START, False): Fraction(1)})
    for _ in range(hits):
        after = Counter()
        for (state, dead), weight in worlds.items():
            if dead:
                after[state, dead] += weight
                continue
            if shooting is not None:
                after[state, False] += weight * (1 - shooting)
            blow = Counter({(state, False): weight * (1 if shooting is None else shooting)})
            for _ in range(each):
                following = Counter()
                for (there, gone), share in blow.items():
                    if gone:
                        following[there, gone] += share
                        continue
                    for end, part in one_hit(there, **given).items():
                        following[end] += share * part
                blow = following
            after.update(blow)
        worlds = after
    return worlds


HITS = [
    (hits, force, armour, ct, pa, aimed)
    for hits, force, armour, ct, pa, aimed in (
        (0, 8, 12, 4, 3, "coque"), (1, 8, 12, 4, 3, "coque"), (1, 8, 12, 4, 1, "armement"), (1, 9, 11, 2, 5, "mobilité"), (1, 4, 10, 1, 2, "coque"),
        (1, 3, 12, 3, 4, "coque"), (1, 10, 14, 6, 1, "armement"), (1, 10, 10, 6, 1, "mobilité"), (2, 8, 12, 4, 3, "coque"), (2, 8, 12, 4, 1, "coque"),
        (2, 9, 11, 2, 5, "coque"), (2, 8, 12, 4, 3, "mobilité"), (2, 10, 12, 6, 1, "mobilité"), (2, 8, 12, 4, 3, "armement"), (2, 10, 12, 6, 1, "armement"),
        (2, 7, 12, 1, 4, "coque"), (3, 8, 12, 4, 3, "coque"), (3, 10, 10, 4, 1, "coque"), (3, 10, 11, 6, 2, "mobilité"), (4, 8, 13, 3, 6, "coque"),
        (5, 10, 10, 6, 1, "armement"), (5, 10, 10, 6, 1, "mobilité"), (6, 10, 10, 3, 3, "mobilité"),
    )
]
SHOTS = [
    (1, 8, 12, 4, 3, "coque", 1), (2, 8, 12, 4, 3, "coque", 1), (3, 9, 12, 3, 2, "coque", 1), (5, 8, 12, 4, 3, "coque", 1), (2, 8, 12, 2, 1, "mobilité", 1),
    (1, 8, 12, 4, 3, "coque", 2), (2, 9, 11, 3, 2, "coque", 2), (3, 6, 12, 4, 4, "coque", 1), (2, 5, 12, 4, 1, "coque", 1), (4, 10, 10, 3, 1, "coque", 1),
]
HIT_ON = {1: Fraction(1, 6), 2: Fraction(1, 3), 3: Fraction(1, 2), 4: Fraction(2, 3), 5: Fraction(5, 6)}


@pytest.fixture(scope="module")
def game(resolver):
    return resolver.functions("pen:warhammer-40000-pen")


def same(odds, worlds):
    dead, stuck = "la cible est détruite ou explosée", "la cible est immobilisée"
    assert odds[dead] == sum((p for (_, gone), p in worlds.items() if gone), Fraction(0))
    assert odds[stuck] == sum((p for (state, _), p in worlds.items() if "immobilisé" in state[2]), Fraction(0))
    for label, place in (("marqueurs endommagé ", 0), ("marqueurs très endommagé ", 1)):
        expected = Counter()
        for (state, _), weight in worlds.items():
            expected[state[place]] += weight
        assert {int(k.removeprefix(label)): p for k, p in odds.items() if k.startswith(label)} == expected


@pytest.mark.parametrize("hits, force, armour, ct, pa, aimed", HITS)
def test_hits_on_a_vehicle(game, hits, force, armour, ct, pa, aimed):
    odds = game["touches_sur_un_vehicule"](touches_a_resoudre=hits, force=force, blindage=armour, ct=ct, pa=pa, zone_annoncee=aimed).odds
    same(odds, brute(hits, force=force, armour=armour, ct=ct, pa=pa, aimed=aimed))


@pytest.mark.parametrize("shots, force, armour, ct, pa, aimed, each", SHOTS)
def test_shots_at_a_vehicle(game, shots, force, armour, ct, pa, aimed, each):
    twin = {"arme_jumelee": True, "touches_comptees_double": True} if each == 2 else {}
    odds = game["tirs_sur_un_vehicule"](tirs_enchaines=shots, force=force, blindage=armour, ct=ct, pa=pa, zone_annoncee=aimed, **twin).odds
    same(odds, brute(shots, shooting=HIT_ON[ct], each=each, force=force, armour=armour, ct=ct, pa=pa, aimed=aimed))


@pytest.mark.parametrize("force, armour, ct, pa, aimed", [(8, 12, 4, 1, "armement"), (9, 11, 2, 5, "mobilité"), (10, 14, 6, 1, "coque")])
def test_one_hit_says_what_the_procedure_of_one_hit_says(game, force, armour, ct, pa, aimed):
    given = {"force": force, "blindage": armour, "ct": ct, "pa": pa, "zone_annoncee": aimed}
    whole, chain = game["degats_vehicule"](**given).odds, game["une_touche_sur_un_vehicule"](**given).odds
    last = Counter()
    for word, share in whole.items():
        last[word.rpartition(", ")[2]] += share
    assert {k: p for k, p in chain.items() if k in last} == {k: p for k, p in last.items() if k != "sans effet"}


# --- squads: every die of every attack, wounds dealt round the members in turn, each saved and lost one by one ---------


def needed(need, first, second):
    """Whether dice reach n+, (n, "re") with a re-roll of a failure, (n, m) with a second die of m+."""
    if isinstance(need, int):
        return need <= 1 or first >= need
    return first >= need[0] or second >= need[0] if need[1] == "re" else first >= need[0] and second >= need[1]


def part(need, passing=True):
    """The chance that a need is reached, or not; None is a roll nobody may make."""
    if need is None:
        return Fraction(not passing)
    return Fraction(sum(needed(need, a, b) is passing for a in D6 for b in D6), 36)


def squad(*, attacks, hit, wound, size, save=None, cover=None, lives=1, pain=None, each=1, loss=1):
    """The casualties of a squad: attacks that hit `each` times, hits that pass the cover and wound, wounds saved one by one."""
    wounding = part(cover, False) * part(wound)
    wounds = Counter({0: Fraction(1)})
    for _ in range(attacks):
        after = Counter()
        for n, weight in wounds.items():
            after[n] += weight * (1 - part(hit))
            dealt = Counter({n: weight * part(hit)})
            for _ in range(each):
                more = Counter()
                for m, share in dealt.items():
                    more[m] += share * (1 - wounding)
                    more[m + 1] += share * wounding
                dealt = more
            after.update(dealt)
        wounds = after
    suffered = part(save, False) * part(pain, False)
    found = Counter()
    for n, weight in wounds.items():
        squads = Counter({(lives,) * size: weight})
        for rank in range(n):
            after = Counter()
            for members, share in squads.items():
                after[members] += share * (1 - suffered)
                hurt = list(members)
                hurt[rank % size] = max(0, hurt[rank % size] - loss)
                after[tuple(hurt)] += share * suffered
            squads = after
        for members, share in squads.items():
            found[members.count(0)] += share
    return {n: p for n, p in found.items() if p}


SQUADS = [
    ("phase_de_tir", {"tirs": 6, "effectif": 3, "ct": 4, "force": 4, "endurance": 4, "svg": 4, "pa": 5}, {"attacks": 6, "hit": 3, "wound": 4, "save": 5, "size": 3}),
    ("phase_de_tir", {"tirs": 5, "effectif": 2, "ct": 3, "force": 5, "endurance": 4, "svg": 5, "pa": 5, "svg_de_couvert": 5},
     {"attacks": 5, "hit": 4, "wound": 3, "save": 6, "cover": 5, "size": 2}),
    ("phase_de_tir", {"tirs": 7, "effectif": 2, "ct": 4, "force": 4, "endurance": 5, "svg": 3, "pa": 6, "points_de_vie": 2},
     {"attacks": 7, "hit": 3, "wound": 5, "save": 3, "size": 2, "lives": 2}),
    ("phase_de_tir", {"tirs": 5, "effectif": 4, "ct": 2, "force": 6, "endurance": 4, "svg": 6, "pa": 3, "svg_invulnerable": 5},
     {"attacks": 5, "hit": 5, "wound": 2, "save": 5, "size": 4}),
    ("phase_de_tir", {"tirs": 4, "effectif": 2, "ct": 4, "force": 4, "endurance": 4, "svg": 5, "pa": 4, "cible_insensible_a_la_douleur": True},
     {"attacks": 4, "hit": 3, "wound": 4, "save": None, "pain": 5, "size": 2}),
    ("phase_de_tir", {"tirs": 3, "effectif": 2, "ct": 4, "force": 8, "endurance": 4, "svg": 2, "pa": 6, "points_de_vie": 3},
     {"attacks": 3, "hit": 3, "wound": (2, "re"), "save": 2, "size": 2, "lives": 3, "loss": 2}),
    ("phase_de_tir", {"tirs": 4, "effectif": 3, "ct": 3, "force": 4, "endurance": 4, "svg": 4, "pa": 6, "arme_jumelee": True, "touches_comptees_double": True},
     {"attacks": 4, "hit": 4, "wound": 4, "save": 4, "each": 2, "size": 3}),
    ("phase_de_tir", {"tirs": 2, "effectif": 5, "arme_a_gabarit_de_souffle": True, "unites_sous_le_gabarit": 3, "force": 4, "endurance": 3, "svg": 5, "pa": 5, "svg_de_couvert": 3},
     {"attacks": 2, "hit": 2, "wound": 3, "save": 6, "each": 3, "size": 5}),
    ("phase_de_tir", {"tirs": 8, "effectif": 1, "ct": 6, "force": 3, "endurance": 6, "svg": 4, "pa": 6, "points_de_vie": 2},
     {"attacks": 8, "hit": (2, "re"), "wound": (6, 4), "save": 4, "size": 1, "lives": 2}),
    ("combat", {"attaquants": 3, "attaques": 2, "effectif": 3, "cc": 4, "cible_cc": 3, "force": 4, "endurance": 4, "svg": 4, "pa": 5},
     {"attacks": 6, "hit": 3, "wound": 4, "save": 5, "size": 3}),
    ("combat", {"attaquants": 2, "attaques": 4, "effectif": 2, "cc": 3, "cible_cc": 5, "force": 3, "endurance": 4, "svg": 3, "pa": 6, "points_de_vie": 2, "svg_de_couvert": 2},
     {"attacks": 8, "hit": 5, "wound": 5, "save": 3, "size": 2, "lives": 2}),
    ("combat", {"attaquants": 1, "attaques": 5, "effectif": 4, "cc": 6, "cible_cc": 2, "force": 5, "endurance": 4, "svg": 5, "pa": 6, "cible_insensible_a_la_douleur": True},
     {"attacks": 5, "hit": 2, "wound": 3, "save": 6, "pain": 6, "size": 4}),
]


@pytest.mark.parametrize("name, stated, counted", SQUADS, ids=[f"{s[0]}-{i}" for i, s in enumerate(SQUADS)])
def test_losses_of_a_squad(game, name, stated, counted):
    odds = game[name](**stated).odds
    assert {int(k.removeprefix("Pertes ")): p for k, p in odds.items()} == squad(**counted)


@pytest.mark.parametrize(("shots", "men", "leadership"), [(1, 4, 8), (1, 5, 8), (1, 1, 8), (4, 4, 7), (10, 10, 8), (6, 8, 9)])
def test_shooting_then_the_morale_of_what_is_left(game, shots, men, leadership):
    """Every loss counted: from a quarter on the squad tests, from a half on at -1; nobody left, nobody tests."""
    loss, failed = Fraction(2, 3) * Fraction(2, 3) * Fraction(5, 6), Fraction(0)
    for dead in range(shots + 1):
        weight = comb(shots, dead) * loss**dead * (1 - loss) ** (shots - dead)
        if 4 * dead >= men > dead:
            failed += weight * Fraction(sum(a + b > leadership - (2 * dead >= men) for a, b in product(range(1, 7), repeat=2)), 36)
    odds = game["tirs_puis_moral"](tirs=shots, effectif=men, ct=4, force=4, endurance=3, svg=5, pa=5, cible_commandement=leadership).odds
    assert odds["la cible rate son moral"] == failed


@pytest.mark.parametrize(("attacks", "strength", "armour", "skill"), [(1, 8, 12, 4), (3, 9, 11, 5), (4, 6, 12, 3)])
def test_close_combat_attacks_on_a_vehicle(game, attacks, strength, armour, skill):
    """Against a skill of 4: hit on 3 or more above it, 4 or more otherwise at equal or lesser; above the armour, heavy damage; equal to it, glancing."""
    hit = Fraction(sum(die >= (3 if skill > 4 else 4) for die in D6), 6)
    odds = game["attaques_sur_un_vehicule"](attaques=attacks, force=strength, unite_cc=skill, cible_cc=4, blindage=armour).odds
    expected = {}
    for name, faces in (("lourds", [d for d in D6 if d + strength > armour]), ("superficiels", [d for d in D6 if d + strength == armour])):
        share = hit * Fraction(len(faces), 6)
        expected |= {f"dégâts {name} {n}": comb(attacks, n) * share**n * (1 - share) ** (attacks - n) for n in range(attacks + 1)}
    assert {name: share for name, share in odds.items() if share} == {name: share for name, share in expected.items() if share}


@pytest.mark.parametrize(("shots", "strength", "armour", "cover", "ward"), [(1, 8, 12, 0, 0), (3, 9, 13, 4, 0), (2, 7, 10, 5, 5), (4, 6, 12, 0, 4)])
def test_shots_at_a_vehicle_counted(game, shots, strength, armour, cover, ward):
    """Skill 4 hits on 3 or more; cover stops a hit, a ward the damage that got through."""

    def kept(save: int) -> Fraction:
        return Fraction(sum(not save or die < save for die in D6), 6)

    stated = {"svg_de_couvert": cover} if cover else {}
    stated |= {"svg_invulnerable": ward} if ward else {}
    odds = game["degats_au_tir"](tirs=shots, ct=4, force=strength, blindage=armour, **stated).odds
    expected = {}
    for name, faces in (("lourds", [d for d in D6 if d + strength > armour]), ("superficiels", [d for d in D6 if d + strength == armour])):
        share = Fraction(2, 3) * kept(cover) * Fraction(len(faces), 6) * kept(ward)
        expected |= {f"dégâts {name} {n}": comb(shots, n) * share**n * (1 - share) ** (shots - n) for n in range(shots + 1)}
    assert {name: share for name, share in odds.items() if share} == {name: share for name, share in expected.items() if share}


@pytest.mark.parametrize(("shooters", "strength", "armour"), [(1, 4, 10), (2, 4, 10), (4, 4, 10), (5, 6, 12)])
def test_a_sonic_volley_is_one_hit(game, shooters, strength, armour):
    """Every way the dice to hit may fall, on 3 or more; each hit past the first adds 1 to the strength of the only one resolved."""
    heavy = glancing = Fraction(0)
    for dice in product(D6, repeat=shooters):
        if hits := sum(die >= 3 for die in dice):
            heavy += Fraction(sum(die + strength + hits - 1 > armour for die in D6), 6 * 6**shooters)
            glancing += Fraction(sum(die + strength + hits - 1 == armour for die in D6), 6 * 6**shooters)
    odds = game["salve_sonique"](tireurs=shooters, ct=4, force=strength, blindage=armour).odds
    assert (odds.get("dégâts lourds 1", 0), odds.get("dégâts superficiels 1", 0)) == (heavy, glancing)


@pytest.mark.parametrize(("blows", "worth", "left"), [(1, 1, 3), (3, 1, 2), (3, 2, 4), (2, 2, 1)])
def test_wounds_lost_by_one_target_stop_at_its_last(game, blows, worth, left):
    """Each blow hits, wounds and passes an armour that no longer counts at 1/4; it costs 1, or 2 when mortal, never more than is left."""
    chance = Fraction(1, 4)
    expected: dict[str, Fraction] = {}
    for wounds in range(blows + 1):
        name = f"pv perdus {min(wounds * worth, left)}"
        expected[name] = expected.get(name, Fraction(0)) + comb(blows, wounds) * chance**wounds * (1 - chance) ** (blows - wounds)
    odds = game["pv_otes_au_corps_a_corps"](
        attaques=blows, unite_cc=4, cible_cc=4, force=4, pa=2, endurance=4, svg=3, points_de_vie=left, pouvoir_blessure_mortelle_actif=worth == 2,
    ).odds
    assert {name: share for name, share in odds.items() if share} == expected
