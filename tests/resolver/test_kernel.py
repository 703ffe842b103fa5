"""The kernel on an invented game: every operation, every priority, every error."""

from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from arbitre.errors import ArbitreError
from arbitre.graph import Compare, Effect, Reference
from arbitre.resolver import Resolver, closing, curves

SAID = [
    ("tirer_a_l_arc(tir=3, but=12, des=[4, 5])", "Dans le mille : 4 + 5 + 3 (TIR) = 12 contre BUT 12"),
    ("tirer_a_l_arc(tir=3, but=13, des=[4, 5])", "À côté : 4 + 5 + 3 (TIR) = 12 contre BUT 13"),
    ("tirer_a_l_arc(tir=9, but=5, des=[1, 1])", "À côté : 1 + 1 + 9 (TIR) = 11 contre BUT 5 ; d'après J-20"),
    ("tirer_a_l_arc(tir=9, but=5)", "Dans le mille : 99/100 (99 %) sur 2d10 + 9 (TIR) contre BUT 5 ; d'après J-20 ; joie : 9/100 (9 %)"),
    ("tirer_a_l_arc(tir=3, but=9)", "Dans le mille : 9/10 (90 %) sur 2d10 + 3 (TIR) contre BUT 9 ; joie : 2/25 (8 %)"),
    ("tirer_a_l_arc(tir=3, but=9, des=[4, 4])", "Dans le mille : 4 + 4 + 3 (TIR) = 11 contre BUT 9 ; joie (J-20)"),
    ("tirer_a_l_arc(tir=3, but=9, des=[2, 9, 7], mire=True)",
     "Dans le mille : 9 + 7 + 3 (TIR) = 19 contre BUT 9 ; -1 dé le plus bas (J-33) ; +1 dé (J-33)"),
    ("tirer_a_l_arc(tir=3, but=9, des=[2, 5], abrite=True, cache=True)",
     "À côté : 2 + 5 + 3 (TIR) = 10 contre BUT 12 = 9 + 3 (J-31) ; non cumulé : J-32 (J-30)"),
    ("tirer_a_l_arc(tir=3, but=9, des=[2, 5], cache=True)", "Dans le mille : 2 + 5 + 3 (TIR) = 10 contre BUT 10 = 9 + 1 (J-32)"),
    ('tirer_a_l_arc(tir=3, but=9, des=[2, 6], abrite=True, litiges={"J-70": "B"})',
     "Dans le mille : 2 + 6 + 3 (TIR) = 11 contre BUT 11 = 9 + 2 (J-70) ; litige J-70, lecture B"),
    ("tirer_a_l_arc(tir=3, but=9, des=[4, 5], ivre=True, mire=True, abrite=True)",
     "Dans le mille : 4 + 5 + 3 (TIR) - 2 (J-35) = 10 contre BUT 9 ; sans J-33 (J-34)"),
    ("tirer_a_l_arc(tir=3, but=30, beni=True)", "Dans le mille automatique (J-36)"),
    ("tirer_a_l_arc(tir=3, but=3, maudit=True)", "À côté automatique (J-37)"),
    ("tirer_a_l_arc(beni=True)", "Dans le mille automatique (J-36)"),  # what succeeds of itself asks for no number
    ("tirer_a_l_arc(maudit=True, tir=3)", "À côté automatique (J-37)"),
    ("tirer_a_l_arc(tir=3, but=3, maudit=True, beni=True, pari=True)", "Dans le mille automatique (J-36) ; J-36 prime sur J-37 (J-39)"),
    ("tirer_a_l_arc(tir=3, but=15, des=[2, 3], relances=[[6, 7]], chanceux=True)",
     "Dans le mille : 6 + 7 + 3 (TIR) = 16 contre BUT 15 ; relance de 2 + 3 (J-38)"),
    ("sauver(but=4, des=[4])", "Réussi : 4 = 4 contre BUT 4"),
    ("sauver(but=4, des=[5])", "Raté : 5 = 5 contre BUT 4"),
    ("blesser(tir=4, but=13, des=[6, 5])", "Plaies 2 : 6 + 5 + 4 (TIR) = 15 contre BUT 13"),
    ("blesser(tir=4, but=25, des=[6, 5])", "Plaies 0 : 6 + 5 + 4 (TIR) = 15 contre BUT 25"),
    ("blesser(tir=4)", "Blessures : 2d6 + 4 (TIR)"),
    ("courir()", "Permis : J-40"),
    ("courir(gene=True)", "Interdit : J-41"),
    ("courir(gene=True, beni=True)", "Permis : J-42 (exception à J-41)"),
    ("courir(maudit=True)", "Obligatoire : J-43"),
    ("allure(pas=6)", "6 cm : 6 (Pas)"),
    ("allure(pas=5, gene=True, beni=True)", "5,5 cm : 5 (Pas) × 0,5 (J-50) + 3 (J-50)"),
    ("allure(pas=5, gene=True, cache=True)", "3 cm : 5 (Pas) × 0,5 (J-50) arrondi au supérieur (J-50)"),
    ("allure(pas=12)", "9 cm : 12 (Pas), au plus 9 (J-50)"),
    ("allure(pas=1, mire=True, recul=2)", "1 cm : 1 (Pas)"),
    ("allure(pas=1, mire=True, recul=5.5)", "3 cm : 1 (Pas) + 2 (J-50)"),
    ("allure(chanceux=True)", "4 cm : 4 (J-51)"),
    ("allure(chanceux=True, pari=True)", "6 cm : 6 (J-53)"),
    ('choc(taille="nain")', "Conséquences : joie (J-54)"),
    ('choc(taille="ogre")', "Aucune conséquence (J-54)"),
    ('choix_du_chemin(options=[{"pas": 2, "recul": 1}, {"pas": 1, "recul": 9}])', "Option 2 : le moins de « pas » (J-55)"),
    ('choix_du_chemin(options=[{"pas": 1, "recul": 3}, {"pas": 1, "recul": 2}])', "Option 2 : le moins de « recul » (J-55)"),
    ('choix_du_chemin(options=[{"pas": 1, "recul": 3}, {"pas": 1, "recul": 3}])', "Option 1 ou 2, au hasard : toutes équivalentes (J-55)"),
    ('choix_du_guide(options=[{"pas": 1}, {"pas": 1}])', "Option 1 ou 2, au choix du guide : toutes équivalentes (J-955)"),
    ("table_des_allures(pas=1)", "allure 6 cm, course Permis au pas (J-99)"),
    ("bareme(pas=2)", "gain argent, perte bras (J-56)"),
    ("tour()", "1 → 2 → 3"),
    ("tour(ivre=True)", "1 → 3"),
    ("tour(pas=2)", "1 → 2 → 1 → 2 → 1 → 2 → 3"),
    ("bras_de_fer(tir=8, tir_adverse=9, des=[3], des_adverses=[2])", "Perdu : 3 + 8 (TIR) = 11 contre 2 + 9 (TIR adverse) = 11"),
    ("bras_de_fer(tir=9, tir_adverse=9, des=[3], des_adverses=[2])", "Gagné : 3 + 9 (TIR) = 12 contre 2 + 9 (TIR adverse) = 11"),
    ("bras_de_fer(tir=9, tir_adverse=3, des=[3], des_adverses=[2, 6], mire=True)",
     "Gagné : 3 + 9 (TIR) = 12 contre 2 + 6 + 3 (TIR adverse) = 11 ; +1 dé (J-83)"),
    ("bras_de_fer(tir=3, tir_adverse=3)", "Gagné : 5/12 (41,67 %) sur 1d6 + 3 (TIR) contre 1d6 + 3 (TIR adverse)"),
    ("epreuve(pas=4, des=[4])", "Réussi : 4 = 4 contre Allure 4 (Pas)"),
    ("epreuve(pas=6, des=[4], gene=True)", "Raté : 4 = 4 contre Allure 3 = 6 (Pas) × 0,5 (J-50)"),
    ("courir(prudent=True)", "Interdit : J-41"),
    ("courir(prudent=True, beni=True)", "Permis : J-42 ; sans J-97 (J-96)"),
    ('choix_de_la_proie(options=[{"pas": 1}, {"pas": 5, "abrite": True}])', "Option 2 : abrité (J-84)"),
    ('choix_de_la_proie(options=[{"pas": 2}, {"pas": 1}])', "Option 2 : le moins de « pas » (J-84)"),
    ("toucher(adresse=3, des=[4])", "Touché : 4 = 4 contre 4+ (J-92)"),
    ("toucher(adresse=3, des=[3])", "Manqué : 3 = 3 contre 4+ (J-92)"),
    ("toucher(adresse=3, cache=True, des=[6, 4])", "Touché : 6 puis 4 = 6 contre 6/4+ (J-92)"),
    ("toucher(adresse=3, cache=True, des=[6, 3])", "Manqué : 6 puis 3 = 6 contre 6/4+ (J-92)"),
    ("toucher(adresse=3, cache=True, des=[5])", "Manqué : 5 = 5 contre 6/4+ (J-92)"),
    ("toucher(adresse=2, cache=True)", "Touché : 1/12 (8,33 %) sur 1d6 contre 6/4+ (J-92)"),
    ("toucher(adresse=2, cache=True, mire=True)", "Touché : 1/6 (16,67 %) sur 1d6 contre 6/4+ (J-92) ; d'après J-93"),
    ("toucher(adresse=2, cache=True, mire=True, des=[6])", "Touché : 6 = 6 contre 6/4+ (J-92) ; d'après J-93"),
    ("toucher(adresse=5)", "Touché : 35/36 (97,22 %) sur 1d6 contre 2+ re (J-92)"),
    ("toucher(adresse=5, des=[1], relances=[[2]])", "Touché : 2 = 2 contre 2+ re (J-92) ; relance de 1 (J-92)"),
    ("toucher(adresse=5, des=[1])", "Manqué : 1 = 1 contre 2+ re (J-92) ; peut se relancer (J-92)"),
    ("toucher(adresse=5, des=[2])", "Touché : 2 = 2 contre 2+ re (J-92)"),
    ("toucher(adresse=5, des=[1], relances=[[1]])", "Manqué : 1 = 1 contre 2+ re (J-92) ; relance de 1 (J-92)"),
    ("toucher(adresse=5, des=[1], relances=[2])", "Touché : 2 = 2 contre 2+ re (J-92) ; relance de 1 (J-92)"),
    ("toucher(adresse=9, des=[2])", "Touché : 2 = 2 contre 2+ (J-92)"),
    ("toucher(adresse=3, chanceux=True)", "Touché : 7/12 (58,33 %) sur 1d6 contre 4+ (J-92) ; relance : J-93"),
    ("table_pour_toucher(adresse=6)", "2+ re (J-92)"),
    ("table_pour_toucher(ivre=True)", "5 (J-93)"),  # a rule's number in place of any cell: no key is asked for
    ("toucher(ivre=True, des=[4])", "Manqué : 4 = 4 contre 5 (J-93)"),
    ("toucher(adresse=5, ivre=True)", "Touché : 1/3 (33,33 %) sur 1d6 contre 5 (J-93)"),  # nor does the cell's re-roll stand
    ("tour(pari=True)", "1 → 2 [J-64] → 3"),
]


@pytest.mark.parametrize("expression, text", SAID, ids=[e for e, _ in SAID])
def test_verdict(ask, expression, text):
    assert ask(expression).text == text


REFUSED = [
    ("tirer_a_l_arc(tri=3)", "inconnu : tri ; vouliez-vous dire tir ?"),
    ("tirer_a_l_arc(tir=3, but=9, des=[4])", "des : 2 dés attendus (2d10 + 3 (TIR)), 1 donné"),
    ("tirer_a_l_arc(tir=3, but=9, des=[4, 11])", "des : un d10 va de 1 à 10, 11 donné"),
    ("tirer_a_l_arc(tir=3, but=9, des='44')", "des : une liste de dés est attendue"),
    ("tirer_a_l_arc(but=9)", "il manque tir : Tir"),
    ("tirer_a_l_arc(tir=11, but=9)", "tir (TIR) : 11 dépasse le maximum, 10"),
    ("allure(pas=-1)", "pas (Pas) : -1 cm est sous le minimum, 0 cm"),
    ("allure(mire=True)", "il manque recul : Recul en cm, dont dépend J-50 « Allure »"),
    ("allure(mire=3)", "mire est un fait : True ou False attendu, 3 reçu"),
    ("allure(pas='loin')", "pas (Pas) : un nombre est attendu, 'loin' reçu"),
    ("choc()", "il manque taille (nain, homme, ogre) : Taille, dont dépend J-54 « Choc »"),
    ('choc(taille="orge")', "taille : 'orge' inconnu ; vouliez-vous dire ogre ?"),
    ("bras_de_fer(tir=9, tir_adverse=3, des=[3])", "jet opposé : donnez aussi des_adverses"),
    ("sauver(but=4, des=[5], des_adverses=[2])", "sauver n'est pas un jet opposé"),
    ("toucher(adresse=1, des=[6])", "6 demande un second dé, 4+"),
    ("toucher(adresse=3, des=[4, 5])", "1 dé attendu (1d6), 2 donnés"),
    ("courir(des=[3])", "courir ne lance pas de dés"),
    ("table_des_allures(pas=2)", "j:table-des-allures, case « {allure(pas='x')} cm » : pas (Pas) : un nombre est attendu"),
    ("bareme(pas=3)", "la source ne se lit pas pour Pas 3"),
    ("bareme(pas=9)", "aucune ligne pour Pas 9"),
    ("bareme(pas=6)", "Pas 6 est de 2 lignes à la fois, cuivre ou étain ; rien ne dit laquelle"),
    ("tirer_a_l_arc(tir=3, but=9, relances=[[1, 2]])", "relances sans des"),
    ("tirer_a_l_arc(tir=3, but=9, des=[1, 2], relances=[[1, 2]])", "relances : 0 relance(s) permise(s) ici"),
    ('courir(litiges={"J-71": "B"})', "litige inconnu : J-71 ; vouliez-vous dire J-70 ?"),
    ('courir(litiges={"J-70": "C"})', "litige J-70 : lecture 'C' inconnue ; lectures : A, B"),
    ("courrir()", "fonction inconnue : courrir ; vouliez-vous dire courir ?"),
    ("tour(pas=900)", "tourne en rond"),
]


@pytest.mark.parametrize("expression, message", REFUSED, ids=[e for e, _ in REFUSED])
def test_wrong_input_is_named(ask, expression, message):
    with pytest.raises(ArbitreError) as caught:
        ask(expression)
    assert message in str(caught.value)


def test_a_collision_without_priority_is_a_dispute_naming_both(ask):
    verdict = ask("tirer_a_l_arc(tir=3, but=3, maudit=True, beni=True)")
    assert verdict.outcome == "Litige" and verdict.disputes == ("J-36", "J-37")
    assert ask("courir(gene=True, maudit=True)").disputes == ("J-41", "J-43")


def test_the_base_of_a_replaced_quantity_need_not_be_stated(mini):
    """The base is asked for only where nothing replaces it."""
    nodes = mini.reference.nodes
    step = replace(nodes["j:pas"], data={k: v for k, v in nodes["j:pas"].data.items() if k != "default"})
    ask = Resolver(Reference({**nodes, "j:pas": step}, mini.reference.site_url, mini.reference.version)).functions("j:jeu")["allure"]
    assert ask(chanceux=True).total == 4
    with pytest.raises(ArbitreError, match="il manque pas"):
        ask()


def test_a_number_is_asked_for_once_all_that_follows_has_followed(mini):
    """What a fact brings may make the number idle that a rule of facts lacks: nobody is asked for it on the way."""
    given = Compare("j:recul", "atLeast", Fraction(3), False)
    hindered = Effect("j:poids-leger", "implies", "j:gene", when=("j:chanceux",), unless=("j:beni",), given=(given,))
    blessed = Effect("j:poids-lourd", "implies", "j:beni", when=("j:pari",))
    nodes = mini.reference.nodes
    changed = {**nodes, **{curie: replace(nodes[curie], effects=(effect,)) for curie, effect in (("j:poids-leger", hindered), ("j:poids-lourd", blessed))}}
    changed.pop("j:plume")
    ask = Resolver(Reference(changed, mini.reference.site_url, mini.reference.version)).functions("j:jeu")["allure"]
    assert ask(pas=1, chanceux=True, pari=True).total == 4
    with pytest.raises(ArbitreError, match="il manque recul"):
        ask(pas=1, chanceux=True)


def test_two_replacements_of_a_number_are_a_dispute_unless_one_is_more_specific(mini, ask):
    assert ask("allure(chanceux=True, pari=True)").total == 6
    reference = mini.reference
    without = {k: n for k, n in reference.nodes.items() if k != "j:plume"}
    verdict = Resolver(Reference(without, reference.site_url, reference.version)).ask("jeu", "allure(chanceux=True, pari=True)")
    assert verdict.outcome == "Litige" and set(verdict.disputes) == {"J-51", "J-52"}


@pytest.mark.parametrize("if_stated", (True, False))
def test_a_rule_that_asks_how_great_a_number_already_is_does_not_give_it(mini, if_stated):
    given = Compare("j:recul", "atLeast", Fraction(3), if_stated)
    halved = Effect("j:poids-leger", "set", Fraction(2), "j:recul", given=(given,))
    nodes = mini.reference.nodes
    changed = {**nodes, "j:poids-leger": replace(nodes["j:poids-leger"], effects=(halved,))}
    ask = Resolver(Reference(changed, mini.reference.site_url, mini.reference.version)).functions("j:jeu")["allure"]
    with pytest.raises(ArbitreError, match="il manque recul"):
        ask(pas=1, mire=True)
    assert ask(pas=1, mire=True, recul=2.5).total == 2  # 1, and 1 for the slice of 3 begun beyond 2


def brute(count, sides, judge):
    """The slow, obvious oracle: every result of the dice, counted one by one."""
    results = [judge(faces) for faces in product(range(1, sides + 1), repeat=count)]
    return {r: Fraction(results.count(r), len(results)) for r in set(results)}


@pytest.mark.parametrize("need", range(2, 24))
def test_odds_agree_with_every_result_counted(ask, need):
    judge = lambda d: "Dans le mille" if sum(d) + 3 >= need and d != (1, 1) else "À côté"
    odds = ask(f"tirer_a_l_arc(tir=3, but={need})").odds
    assert {k: v for k, v in odds.items() if k in ("Dans le mille", "À côté")} == brute(2, 10, judge)


def test_odds_with_a_dropped_die_a_reroll_and_a_margin(ask):
    best_two = lambda d: sum(sorted(d)[1:]) + 3 >= 17 and sorted(d)[1:] != [1, 1]
    expected = brute(3, 10, best_two)[True]
    assert ask("tirer_a_l_arc(tir=3, but=17, mire=True)").odds["Dans le mille"] == expected
    assert ask("tirer_a_l_arc(tir=3, but=17, mire=True, chanceux=True)").odds["Dans le mille"] == expected + (1 - expected) * expected
    wounds = brute(2, 6, lambda d: f"Plaies {max(0, sum(d) + 4 - 13)}")
    assert ask("blesser(tir=4, but=13)").odds == wounds


def test_a_state_that_the_roll_may_bring_has_its_own_chance(ask):
    joy = brute(2, 10, lambda d: d[0] == d[1] and sum(d) + 3 >= 12 and d != (1, 1))[True]
    assert ask("tirer_a_l_arc(tir=3, but=12)").odds["joie"] == joy
    twice = brute(2, 10, lambda d: d[0] == d[1] and sum(d) + 4 >= 12)[True]  # two rules bring it, it comes once; one adds 1
    assert ask("tirer_a_l_arc(tir=3, but=12, pari=True)").odds["joie"] == twice


def test_trace_names_every_rule_that_had_a_say(ask):
    verdict = ask("tirer_a_l_arc(tir=3, but=9, des=[4, 5], ivre=True, mire=True, abrite=True)")
    assert {"J-20", "J-21", "J-34", "J-35"} <= set(verdict.codes)
    assert "J-31" not in verdict.codes


def test_signature_lists_what_can_change_the_verdict(mini):
    names = {mini.reference[c].name for c in mini.signature("j:tirer-a-l-arc")}
    assert {"tir", "but", "abrite", "cache", "mire", "ivre", "gene", "beni"} <= names and "recul" not in names


def test_odds_curve_counts_the_all_ones_rule(mini):
    def chances(roll):
        return {cell.need: cell.chance for cell in curves(mini, mini.reference[roll], [()])[0].cells}

    curve = chances("j:tirer-a-l-arc")
    assert curve[2] == Fraction(99, 100) and curve[20] == Fraction(1, 100) and curve[21] == 0
    assert chances("j:blesser")[12] == Fraction(1, 36)


@pytest.mark.parametrize("readings", ({}, {"J-70": "B"}))
def test_what_closes_alike_is_closed_once_and_nothing_else_is_taken_for_it(mini, readings):
    said = [{"tir": 3, **dict(zip(("ivre", "mire", "abrite", "beni"), facts))} for facts in product((True, False), repeat=4)]
    fights = [{"points": points, "endurance": 2} for points in range(4)]  # as many points as endurance puts one to the ground
    asked = [(mini.reference[curie], stated, chosen) for chosen in ({}, readings)
             for curie, all_stated in (("j:tirer-a-l-arc", said), ("j:combat", fights)) for stated in all_stated]
    left = lambda context: [getattr(context, name) for name in closing.LEFT]
    alone = [left(mini.context(*one)) for one in asked]
    with closing.remembered():
        assert [left(mini.context(*one)) for one in asked * 2] == alone * 2
