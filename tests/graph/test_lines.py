"""The line of a node, of a blank node inside it, of a word inside that."""

import pytest
from rdflib import Literal, URIRef

from arbitre.graph.checks.lines import Locator

TEXT = '''@prefix wm: <warmachine/> .
PREFIX arb: <ontology/#>

wm:attaque a arb:Rule ; arb:statement "wm:attaque-de-dos a arb:Rule ; # pas un commentaire"@fr .

# wm:attaque-de-dos a arb:Rule
wm:attaque-de-dos a arb:Rule ;
    arb:empty () ;
    arb:effect [ arb:on wm:jet ;
            arb:add 2 ] ,
        [ arb:on wm:jet ;
            arb:given [ arb:measure wm:portee ;
                arb:atMost 2 ] ] ;
    arb:list ( 1 [ arb:x
        wm:jet ] ) ;
    arb:code """
wm:faux a arb:Rule .
    >>> f(")")
    """ ;
    arb:effect [
        arb:add 3.5 ] .
wm:suite a arb:Fact .
'''
WM, ARB = "https://x/warmachine/", "https://x/ontology/#"


def expand(token):
    prefix, _, local = token.partition(":")
    return {"wm": WM, "arb": ARB}.get(prefix, prefix + ":") + local


@pytest.fixture(scope="module")
def locator():
    return Locator(TEXT, expand)


def effect(rank):
    return ((ARB + "effect", rank),)


@pytest.mark.parametrize(
    ("subject", "path", "term", "line"),
    [
        ("attaque", (), None, 4),
        ("attaque-de-dos", (), None, 7),
        ("suite", (), None, 22),
        ("inconnu", (), None, 1),
        ("attaque-de-dos", (), URIRef(WM + "jet"), 9),
        ("attaque-de-dos", effect(0), None, 9),
        ("attaque-de-dos", effect(0), URIRef(ARB + "add"), 10),
        ("attaque-de-dos", effect(1), URIRef(WM + "jet"), 11),
        ("attaque-de-dos", (*effect(1), (ARB + "given", 0)), None, 12),
        ("attaque-de-dos", (*effect(1), (ARB + "given", 0)), Literal(2), 13),
        ("attaque-de-dos", effect(2), None, 20),
        ("attaque-de-dos", effect(2), Literal("3.5"), 21),
        ("attaque-de-dos", ((ARB + "list", 0),), None, 14),
        ("attaque-de-dos", ((ARB + "empty", 0),), None, 7),
        ("attaque", (), Literal("wm:attaque-de-dos a arb:Rule ; # pas un commentaire"), 4),
    ],
)
def test_line(locator, subject, path, term, line):
    assert locator.line(WM + subject, path, term) == line


def test_text_inside_a_string_opens_no_block(locator):
    assert WM + "faux" not in locator.blocks


@pytest.mark.parametrize("text", ["", "wm:a", 'wm:a arb:b "', "] ) . [ (", "@prefix", "wm:a a [", '"""'])
def test_broken_text_never_raises(text):
    assert Locator(text, expand).line(WM + "a") == 1
