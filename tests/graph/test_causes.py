"""Examples that fail together are told once, at what they share."""

import pytest
from trees import SITE, TESTS, committed, edit, tree

from arbitre.graph.checks import check
from arbitre.graph.checks.causes import refused
from arbitre.graph.history import History
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
