"""A check after an edit says what a check from nothing says, and what it compiles is the same: tried on edits taken at random."""

import random
import shutil

import essai  # noqa: F401 - binds the procedure of the invented game
import pytest
from edits import from_nothing, said, walk
from trees import SITE, TESTS, cases, edit, tree

from arbitre.graph.checks.corpus import Corpus
from arbitre.graph.checks.standing import KEPT, Standing
from arbitre.graph.registry import register


@pytest.mark.parametrize("case", cases("good")[::12])
def test_after_any_edit_the_check_says_what_a_check_from_nothing_says(case, tmp_path):
    root = tree(tmp_path / "t", TESTS / "good" / case)
    said(root)
    walk(random.Random(case), root, tmp_path / "o", 5)


@pytest.mark.parametrize("case", cases("bad")[::10])
def test_a_graph_that_was_sound_then_broke_is_told_as_one_never_seen(case, tmp_path):
    root = tree(tmp_path / "t", TESTS / "good" / case)
    assert said(root)[0] == []
    shutil.move(root / ".cache", tmp_path / "cache")
    shutil.rmtree(root)
    tree(root, TESTS / "bad" / case)
    shutil.move(tmp_path / "cache", root / ".cache")
    assert said(root) == from_nothing(root, tmp_path / "o")


@pytest.mark.parametrize("name", ["cites", "example", "slang", "reading"])
def test_a_node_named_where_brackets_should_stand_is_judged_for_it(name, tmp_path):
    root = tree(tmp_path / "t", TESTS / "good" / "effect-twice")
    cas, game = (root / "content" / "essai" / file for file in ("cas.ttl", "game.ttl"))
    assert said(root)[0] == []
    text = cas.read_text(encoding="utf-8")
    cas.write_text(f"{text}\nes:combat arb:{name} es:de-dos .\n", encoding="utf-8")
    for changed in (cas, game):  # first who names it, then the one that is named
        changed.write_text(changed.read_text(encoding="utf-8") + "# again\n", encoding="utf-8")
        expected = from_nothing(root, tmp_path / "o")
        assert said(root) == expected and any(problem.node == "es:combat" and "entre crochets" in problem.message for problem, _ in expected[0])
    cas.write_text(text, encoding="utf-8")
    assert said(root)[0] == []


def test_the_other_names_of_what_a_table_states_decide(tmp_path):
    root = tree(tmp_path / "t", TESTS / "good" / "table-word-in-vain")
    other = ' ; skos:altLabel "affilée"@fr'
    edit(root, '"perçante"@fr', f'"perçante"@fr{other}')
    edit(root, "fronde,8 pouces,–", "fronde,8 pouces,affilée", "essai/tables/armes.csv")
    assert said(root)[0] == []
    edit(root, other, ' ; skos:altLabel "émoussée"@fr')
    found = said(root)
    assert len(found[0]) == 1 and found == from_nothing(root, tmp_path / "o")


EXCEPTED = """
es:geant a arb:Rule ; dct:identifier "ES-011" ; skos:prefLabel "Géant"@fr ; arb:chapter es:combat ; arb:statement "Une grande cible se laisse viser."@fr ;
    arb:effect [ arb:on es:tirer ; arb:modality arb:Permitted ; arb:given [ arb:measure es:taille ; arb:equals "grande" ] ] ;
    arb:exceptionTo es:intervalle ;
    arb:cites [ arb:document src:livre ; arb:section "Combat" ; arb:page 3 ] ;
    arb:example [ skos:prefLabel "De dos, et grande"@fr ; arb:code \"\"\"
        >>> tirer(taille="grande", de_dos=True)
        Permis : ES-011 (exception à ES-012)
    \"\"\" ] .

es:intervalle a arb:Rule ; dct:identifier "ES-013" ; skos:prefLabel "Intervalle"@fr ; arb:chapter es:combat ; arb:statement "Entre les deux."@fr ;
    arb:effect [ arb:on es:jet-d-attaque ; arb:add 1 ; arb:when es:de-dos ] ;
    arb:exceptionTo es:dos-tourne ;
    arb:cites [ arb:document src:livre ; arb:section "Combat" ; arb:page 3 ] ;
    arb:example [ skos:prefLabel "De dos"@fr ; arb:code \"\"\"
        >>> jet_d_attaque(att=6, defense=14, des=[3, 4], de_dos=True)
        Touche : 3 + 4 + 6 (ATT) + 1 (ES-013) = 14 contre DEF 14
    \"\"\" ] .

es:dos-tourne a arb:Rule ; dct:identifier "ES-012" ; skos:prefLabel "Dos tourné"@fr ; arb:chapter es:combat ; arb:statement "On ne tire pas dans le dos."@fr ;
    arb:effect [ arb:on es:tirer ; arb:modality arb:Forbidden ; arb:when es:de-dos ] ;
    arb:cites [ arb:document src:livre ; arb:section "Combat" ; arb:page 3 ] ;
    arb:example [ skos:prefLabel "Interdit"@fr ; arb:code \"\"\"
        >>> tirer(taille="petite", de_dos=True)
        Interdit : ES-012
    \"\"\" ] .
"""


@pytest.mark.parametrize("link", ["es:intervalle", "es:dos-tourne"])  # of the rule itself, and of the one between
def test_an_exception_taken_away_decides(link, tmp_path):
    root = tree(tmp_path / "t", TESTS / "good" / "effect-twice")
    cas = root / "content" / "essai" / "cas.ttl"
    head, _, _ = cas.read_text(encoding="utf-8").partition("es:attaque-de-dos a")
    cas.write_text(head + EXCEPTED, encoding="utf-8")
    (root / "content" / "registry.csv").unlink()
    register(root, SITE)
    edit(root, '"Sans rien dire"@fr', '"Sans rien dire, petite"@fr', "essai/game.ttl")
    edit(root, ">>> tirer()", '>>> tirer(taille="petite")', "essai/game.ttl")
    assert said(root)[0] == []
    edit(root, f"arb:exceptionTo {link} ;", "# rien ne dit laquelle prime")
    found = said(root)
    assert any("se contredisent" in example.message for _, examples in found[0] for example in examples) or "se contredisent" in found[0][0][0].message
    assert found == from_nothing(root, tmp_path / "o")


def test_what_is_edited_while_it_is_checked_is_not_believed(tmp_path):
    root = tree(tmp_path / "t", TESTS / "good" / "effect-twice")
    standing, corpus = Standing.of(root, SITE), Corpus(root, SITE)
    edit(root, "arb:add 2", "arb:add 2 ; arb:add 3")
    standing.keep(corpus, {"effects"})
    assert not (root / KEPT).exists()
