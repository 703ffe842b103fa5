"""Examples that fail together are told once, at what they share."""

import pytest
from trees import SITE, TESTS, committed, edit, tree

from arbitre.graph.checks import causes, check
from arbitre.graph.checks.causes import refused
from arbitre.graph.history import History
from arbitre.graph.model import Compare, Effect, Node
from arbitre.graph.registry import register
from arbitre.resolver import Resolver


def made(tmp_path, case):
    return tree(tmp_path / "t", TESTS / case)


def test_a_fact_newly_asked_for_names_the_rule_the_examples_and_the_way_out(tmp_path):
    (told,) = check(made(tmp_path, "bad/examples-asked-for-a-measure"), Resolver, SITE)
    assert (told.node, told.line) == ("es:hors-de-portee", 13)
    assert [one.node for one in told.examples] == ["es:tirer", "es:tir-de-dos"]
    assert all("réponse" not in one.remedy and "ES-011" in one.remedy for one in told.examples)
    lines = [(tmp_path / "t" / one.file).read_text(encoding="utf-8").splitlines()[one.line - 1] for one in told.examples]
    assert all(line.lstrip().startswith(">>> tirer(") for line in lines)


@pytest.mark.parametrize("since", ["commit", "check"])
def test_the_node_that_changed_is_blamed_at_the_line_that_changed(tmp_path, since):
    root = made(tmp_path, "good/examples-changed-by-a-rule")
    if since == "commit":
        committed(root)
    else:
        assert check(root, Resolver, SITE) == []
        History(root).keep()
    line = edit(root, 'arb:success "Touche"', 'arb:success "Au but"', "essai/game.ttl")
    (told, *others) = check(root, Resolver, SITE)
    assert others == []
    assert told.node == "es:jet-d-attaque" and "ES-007" in told.message and len(told.examples) == 2
    assert told.line == (line if since == "commit" else line - 6) and "changé depuis le dernier" in told.message
    assert [one.node for one in told.examples][0] == "es:jet-d-attaque", "its own page first"


def test_a_question_that_no_longer_reads_a_number_is_blamed_too(tmp_path):
    root = made(tmp_path, "good/examples-changed-by-a-rule")
    committed(root)
    line = edit(root, "arb:adds es:att ;", "arb:adds es:defense ;", "essai/game.ttl")
    (told,) = check(root, Resolver, SITE)
    assert (told.node, told.line, len(told.examples)) == ("es:jet-d-attaque", line, 3)
    assert "ne considère pas att" in told.message and "a changé depuis le dernier commit" in told.message


def test_one_example_that_fails_is_told_alone(tmp_path):
    root = made(tmp_path, "good/example-wrong-answer")
    committed(root)
    edit(root, "arb:add 2", "arb:add 3")
    (told,) = check(root, Resolver, SITE)
    assert told.examples == () and told.remedy == "corrigez l'effet, ou la réponse attendue d'après la source"


def test_one_example_that_another_page_made_fail_names_that_change(tmp_path):
    root = made(tmp_path, "good/examples-changed-by-a-rule")
    committed(root)
    line = edit(root, 'arb:failure "Raté"', 'arb:failure "Manqué"', "essai/game.ttl")
    (told,) = check(root, Resolver, SITE)
    assert told.node == "es:petite-cible" and told.examples == ()
    assert told.remedy.startswith("relisez ES-007 « Jet d'attaque », changé depuis le dernier commit") and f"(content/essai/game.ttl:{line})" in told.remedy


@pytest.mark.parametrize("reason, message, remedy", [
    ("taille : 'grandes' inconnu ; vouliez-vous dire grande ? Valeurs acceptées : petite, grande", "taille : 'grandes' inconnu. Valeurs acceptées : petite, grande",
     "vouliez-vous dire grande ?"),
    ("bareme : Pas 6 est de 2 lignes à la fois, cuivre ou étain ; rien ne dit laquelle", "bareme : Pas 6 est de 2 lignes à la fois, cuivre ou étain ; rien ne dit laquelle",
     "départagez ces lignes de la table ; ou, si le livre les confond, attendez ce refus"),
    ("inconnu : dedos ; vouliez-vous dire de_dos ? Noms acceptés : les faits du jeu.", "inconnu : dedos", "vouliez-vous dire de_dos ?"),
    ("fonction inconnue : tirre ; vouliez-vous dire tirer ?", "fonction inconnue : tirre", "vouliez-vous dire tirer ?"),
    ("au_tapis : de qui ? → dites cible_au_tapis", "au_tapis : de qui ?", "dites cible_au_tapis"),
    ("il manque att : Attaque", "il manque att : Attaque", "dites-le dans la question"),
    ("un d6 va de 1 à 6, 9 donné", "un d6 va de 1 à 6, 9 donné", "corrigez la question"),
])
def test_a_refusal_never_advises_to_change_the_answer(reason, message, remedy):
    assert refused(reason) == (message, remedy)


def test_a_refusal_that_an_example_expects_is_no_refusal(tmp_path):
    root = made(tmp_path, "good/example-wrong-answer")
    edit(root, '    """ ] .', '''        >>> jet_d_attaque(att=6, defense=14, des=[3, 9])
        Traceback (most recent call last):
        SituationError: un d6 va de 1 à 6
    """ ] .''')
    (told,) = check(root, Resolver, SITE)
    assert "répond « SituationError" in told.message and told.remedy.startswith("corrigez l'effet")


NEW = """@prefix arb: <ontology/#> .
@prefix src: <sources/> .
@prefix es: <essai/> .
@prefix dct: <http://purl.org/dc/terms/> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .

es:lutte a arb:Roll ; dct:identifier "ES-050" ; skos:prefLabel "Lutte"@fr ; arb:chapter es:combat ;
    arb:statement "1d6 + ATT contre la DEF."@fr ;
    arb:dice 1 ; arb:sides 6 ; arb:adds es:att ; arb:against es:defense ; arb:comparison arb:AtLeast ; arb:success "Gagné"@fr ; arb:failure "Perdu"@fr ;
    arb:cites [ arb:document src:livre ; arb:section "Combat" ; arb:page 3 ] ;
    arb:example [ skos:prefLabel "Juste"@fr ; arb:code '''
        >>> lutte(att=4, defense=9, des=[5])
        Gagné : 5 + 4 (ATT) = 9 contre DEF 9
    ''' ] .
"""
RULE = """
es:{name} a arb:Rule ; dct:identifier "{code}" ; skos:prefLabel "{name}"@fr ; arb:chapter es:combat ;
    arb:statement "+1 à la lutte."@fr ;
    arb:effect [ arb:on es:lutte ; arb:add 1 ; arb:given [ arb:measure es:distance ; arb:equals {far} ; arb:ifStated true ] ] ;
    arb:cites [ arb:document src:livre ; arb:section "Combat" ; arb:page 3 ] ;
    arb:example [ skos:prefLabel "Un point"@fr ; arb:code '''
        >>> lutte(att=4, defense=9, des=[4], distance={far})
        Gagné : 4 + 4 (ATT) + 2 ({code}) = 10 contre DEF 9
    ''' ] .
"""


def test_an_example_as_new_as_what_it_shows_accuses_no_other_page(tmp_path):
    root = made(tmp_path, "good/example-wrong-answer")
    History(root).keep()
    new = NEW + RULE.format(far=1, name="fort", code="ES-051") + RULE.format(far=2, name="lourd", code="ES-052")
    (root / "content/essai/neuf.ttl").write_text(new, encoding="utf-8")
    register(root, SITE)
    told = check(root, Resolver, SITE)
    assert [(one.node, one.examples, one.remedy) for one in told] == [
        (node, (), "corrigez l'effet, ou la réponse attendue d'après la source") for node in ("es:fort", "es:lourd")]


def test_an_expected_refusal_that_a_rule_overtakes_goes_with_what_that_rule_asks_for(tmp_path):
    root = made(tmp_path, "bad/examples-asked-for-a-measure")
    edit(root, "Permis : ES-008", "Traceback (most recent call last):\n        SituationError: pas ainsi", "essai/game.ttl")
    (told,) = check(root, Resolver, SITE)
    assert told.node == "es:hors-de-portee" and len(told.examples) == 2


def test_a_number_asked_for_under_the_name_of_another_goes_with_its_rule():
    distance, rule = Node("es:distance", "Measure"), Node("es:loin", "Rule", code="ES-060", effects=(
        Effect("es:loin", "add", 1, "es:jet", given=(Compare("es:distance", "atMost", 2),)),))
    reference = {"es:distance": distance}
    reference = type("Reference", (dict,), {"by_code": {"ES-060": rule}})(reference)
    refusals = {("missing", "distance_au_second", "ES-060"): ["a"], ("missing", "distance", "ES-060"): ["b", "c"], ("unknown", "x"): ["d"]}
    assert causes._cast(reference, refusals) == {("missing", "distance", "ES-060"): ["b", "c", "a"], ("unknown", "x"): ["d"]}
