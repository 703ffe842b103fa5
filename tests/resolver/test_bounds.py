"""No question is too large: each count has a limit, each answer a budget, and the error names what to make smaller."""

from pathlib import Path

import pytest

from arbitre.errors import SituationError
from arbitre.french import number
from arbitre.graph import load
from arbitre.resolver import Resolver, budget

SHOTS = "ct=4, force=4, endurance=4, svg=4, pa=5"
HEADER = """@prefix arb: <ontology/#> . @prefix j: <jeu/> . @prefix dct: <http://purl.org/dc/terms/> . @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
j:jeu a arb:Game ; dct:identifier "J-1" ; skos:prefLabel "Jeu"@fr ; arb:prefix "J" .
j:pret a arb:Fact ; dct:identifier "J-2" ; skos:prefLabel "prêt"@fr .
j:un a arb:Quantity ; dct:identifier "J-3" ; skos:prefLabel "Un"@fr ; {one} .
j:deux a arb:Quantity ; dct:identifier "J-4" ; skos:prefLabel "Deux"@fr ; {other} .
j:regle a arb:Rule ; dct:identifier "J-5" ; skos:prefLabel "Règle"@fr ; {rule} .
"""


def test_every_number_of_the_games_is_bounded(reference):
    numbers = [n for n in reference if n.kind in ("Characteristic", "Measure")]
    assert len(numbers) > 250
    assert [n.id for n in numbers if n.data.get("min") is None or n.data.get("max") is None] == []


def test_questions_asked_together_share_a_budget(resolver):
    question = f"phase_de_tir(tirs=20, {SHOTS}, effectif=10)"
    with budget.within(budget.WORK, 10**6) as purse:
        resolver.ask("warhammer-40000-pen", question)
    cost = 10**6 - purse.left
    assert 0 < cost < 10**6
    with budget.within(budget.WORK, 2 * cost) as purse:
        for left in (cost, 0):
            resolver.ask("warhammer-40000-pen", question)
            assert purse.left == left
        with pytest.raises(SituationError, match="trop de cas à compter"):
            resolver.ask("warhammer-40000-pen", question)
    with budget.within(budget.ASKED - 1, 10**6), pytest.raises(SituationError, match="trop de cas à compter"):
        resolver.ask("warhammer-40000-pen", question)
    resolver.ask("warhammer-40000-pen", question)


@pytest.mark.parametrize("question, named", [
    ('longueur_du_balayage(cadence_de_tir=1000000000, des="x")', "cadence_de_tir .* dépasse le maximum, 100"),
    ('longueur_du_balayage(cadence_de_tir=100, des="x")', r"par exemple \[3, 3, 3, 3, 3, 3, …\]"),
    ("longueur_du_balayage(cadence_de_tir=100)", "au plus 12 dés"),
    (f"phase_de_tir(tirs=200, {SHOTS}, arme_a_gabarit_de_souffle=True, unites_sous_le_gabarit=200)", r"ce qui pèse : tirs \(200\), unites_sous"),
    (f"phase_de_tir(tirs=200, {SHOTS}, effectif=200, arme_jumelee=True, touches_comptees_double=True)", r"trop de cas à compter ; ce qui pèse : tirs \(200\), effectif \(200\)"),
    (f"jets_simultanes_pen(question='jet_pour_toucher_au_tir', cas=[{', '.join(['{}'] * 500)}])", "cas : 500 éléments, au plus 200"),
    ("jets_simultanes_pen(question='jet_pour_toucher_au_tir', cas=[{1: 2}])", "cas, n° 1 attend un dictionnaire de faits et de nombres"),
    ("lots_de_combat(membres=[['Bolter', 4000]])", "membres, n° 1, CT ou CC attend un nombre entier de 0 à 100, 4000 reçu"),
    ("regroupement_par_pa(pas=[[[[[1]]]]])", "trop de listes l'une dans l'autre"),
    ("groupes_de_couvert(couverts=[201])", "couverts, n° 1 attend un nombre entier de 0 à 100 ou un nom, 201 reçu"),
])
def test_too_large_a_question_fails_at_once(resolver, question, named):
    with pytest.raises(SituationError, match=named):
        resolver.ask("warhammer-40000-pen", question)


def test_a_hundred_cases_are_within_the_budget(resolver):
    """What a table may ask in one breath is answered."""
    cases = ", ".join("{'ct': %d}" % (n % 9 + 1) for n in range(100))
    assert len(resolver.ask("warhammer-40000-pen", f"jets_simultanes_pen(question='jet_pour_toucher_au_tir', cas=[{cases}])").text.split("\n")) == 100
    assert resolver.ask("warhammer-40000-pen", f"phase_de_tir(tirs=60, {SHOTS}, effectif=30)").odds


def test_sixty_shots_into_a_fight_are_within_the_budget(resolver):
    """Two numbers grow together there, the wounds and the hits on friends: a 1 of 6 each shot."""
    verdict = resolver.ask("warhammer-40000-pen", f"phase_de_tir(tirs=60, {SHOTS}, effectif=30, cible_verrouillee=True)")
    astray = verdict.text.split("touche automatique à l'escouade alliée : ")[1]
    assert astray.startswith("10 en moyenne")  # 60 × 1/6
    assert sum(share for name, share in verdict.odds.items() if name.startswith("Pertes")) == 1


def test_the_budget_is_each_question_s_own(resolver, monkeypatch):
    question = f"phase_de_tir(tirs=20, {SHOTS}, effectif=10)"
    monkeypatch.setattr(budget, "WORK", 6_000)
    for _ in range(3):
        resolver.ask("warhammer-40000-pen", question)
    monkeypatch.setattr(budget, "WORK", 1_000)
    with pytest.raises(SituationError, match="trop de cas à compter"):
        resolver.ask("warhammer-40000-pen", question)


@pytest.mark.parametrize("question, named", [
    ('reporter_sur_la_grille(cases={"²": 3}, degats=1)', "cases, colonne attend un résultat de d6, .*'²' reçu"),
    ('reporter_sur_la_grille(cases={"1": 3, 1: 4}, degats=1)', "deux fois la même clé, colonne 1"),
    ('reporter_sur_la_grille(cases={"1": 3}, degats=1001)', "degats attend un nombre entier de 0 à 1000 points, 1001 reçu → degats : les points de dégâts à reporter"),
    ('capacite_de_degats_d_une_structure(materiaux=[["brique", 1001]])', "au plus 1000"),
])
def test_arguments_of_procedures_have_limits(resolver, question, named):
    with pytest.raises(SituationError, match=named):
        resolver.ask("warmachine", question)


def test_a_number_of_thousands_of_digits_is_refused_in_words(resolver):
    """Python would not even write it down."""
    with pytest.raises(SituationError, match="un nombre fini est attendu, au plus un milliard"):
        resolver.functions("wm:warmachine")["attaque_de_corps_a_corps"](acc=10**5000, defense=14)


@pytest.mark.parametrize("value, said", [("2.5", "2,5"), ("-0.25", "-0,25"), ("1/3", "1/3"), ("-7", "-7"), ("1" + "0" * 400 + ".5", "1" + "0" * 400 + ",5")])
def test_a_number_is_said_whatever_its_size(value, said):
    from fractions import Fraction

    assert number(Fraction(value)) == said


@pytest.mark.parametrize("one, other, rule, question, ring", [
    ("arb:effect [ arb:on j:un ; arb:set j:deux ]", "arb:effect [ arb:on j:deux ; arb:set j:un ]", "arb:seeAlso j:un", "un()", "J-3 > J-4 > J-3"),
    ("arb:adds j:deux", "arb:adds j:un", "arb:seeAlso j:un", "un()", "J-3 > J-4 > J-3"),
    ("arb:adds j:deux", "arb:unit \"pas\"@fr", "arb:effect [ arb:on j:deux ; arb:add j:un ; arb:when j:pret ]", "un(pret=True)", r"J-3 > J-4 \(par J-5\) > J-3"),
    ("arb:unit \"pas\"@fr", "arb:unit \"pas\"@fr", "arb:effect [ arb:on j:un ; arb:add 1 ; arb:given [ arb:measure j:un ; arb:atMost 3 ] ]", "un()", r"J-3 \(par J-5\) > J-3"),
])
def test_a_number_on_itself_names_the_rules(tmp_path, one, other, rule, question, ring):
    asked = _resolver(tmp_path, one, other, rule)
    if "pret" in question:
        assert asked.ask("jeu", "un()").outcome == "0"  # the circle is open without its fact
    with pytest.raises(SituationError, match=f"dépend de lui-même : {ring} → ôtez"):
        asked.ask("jeu", question)


def test_a_number_that_grows_too_far_names_the_rule(tmp_path):
    rule = "arb:effect [ arb:on j:un ; arb:set 900000000 ] , [ arb:on j:un ; arb:multiply 900000000 ]"
    with pytest.raises(SituationError, match="J-5 : .* dépasse ce qui se compte"):
        _resolver(tmp_path, 'arb:unit "pas"@fr', 'arb:unit "pas"@fr', rule).ask("jeu", "un()")


def _resolver(root: Path, one: str, other: str, rule: str) -> Resolver:
    (root / "content" / "jeu").mkdir(parents=True, exist_ok=True)
    (root / "content" / "jeu" / "jeu.ttl").write_text(HEADER.format(one=one, other=other, rule=rule), encoding="utf-8")
    return Resolver(load(root, "https://essai.example/"))
