"""What Python, the system and the Turtle parser say never reaches an author in English."""

import ast
import errno
import re

import pytest

from arbitre.french import csv_error, syntax_error, system_error
from arbitre.graph.misread import WORDING, explain

ENGLISH = re.compile(r"\b(the|was|never|closed|invalid|syntax|unexpected|string|literal|is|not|denied|should|expected|line)\b")
WRITTEN = {
    "f(acc=6": "la parenthèse « ( » n'est pas refermée",
    "f(des=[3, 4)": "« ) » ne referme pas « [ »",
    "f(acc=6))": "« ) » ne referme rien",
    "f(mot=\"petite)": "un guillemet n'est pas refermé",
    "f(acc=6 defense=14)": "il manque une virgule entre deux arguments",
    "f(acc=6, 14)": "chaque argument se nomme : cible=True",
    "f(acc=5,5, defense=14)": "un nombre à virgule s'écrit avec un point : 5.5",
    "f(acc=06)": "un nombre ne commence pas par un zéro",
    "f(acc=6x)": "un nombre mal écrit : 3, ou 1.5",
    "f(mot=“petite”)": "un signe que Python ne lit pas, guillemet courbe ou tiret long",
    "f(acc=6, défense – 1)": "un signe que Python ne lit pas, guillemet courbe ou tiret long",
    "f(acc=)": "la question est mal écrite",
    "f(a b=3)": "il manque une virgule entre deux arguments",
    "f(": "la parenthèse « ( » n'est pas refermée",
    "f(6=acc)": "un signe = est mal placé : à un argument son nom, cible=True",
}


@pytest.mark.parametrize("source", WRITTEN)
def test_a_question_that_python_cannot_read(source):
    with pytest.raises(SyntaxError) as refused:
        ast.parse(source)
    told = syntax_error(refused.value)
    assert told.split(" (vers")[0] == WRITTEN[source], refused.value.msg
    assert not ENGLISH.search(told)


def test_a_refusal_of_the_system():
    assert system_error(PermissionError(errno.EACCES, "Permission denied")) == "l'accès est refusé"
    assert system_error(OSError(errno.ENOSPC, "No space left on device")) == "le disque est plein"
    assert system_error(OSError(12345, "Strange")) == "Strange", "rather than nothing"


def test_a_csv_that_cannot_be_read():
    assert not ENGLISH.search(csv_error(Exception("field larger than field limit (131072)")) + csv_error(Exception("unexpected end of data")))


@pytest.mark.parametrize("text", [
    "@prefix x <a/> .", "@prefix .", "es:a es:b \"x\"@francaisdefrance .", "es:a es:b \"x\"@1 .", "es:a es:b \"\\d\" .", "es:a es:b es:%zz .",
    "es:a es:b es:\\q .",
    "es:a es:b - .", "<< es:a es:b .", "es:a es:b \"\\u12\" .", "@base x .", "& es:b es:c .", "es:a es:b 1e .", "es:a es:b [ es:c ] es:d .",
    "es:a es:b <http://[::1> .", "es:a es:b }", "{ es:a es:b es:c }",
])
def test_turtle_that_is_refused(text):
    import pyoxigraph as ox

    with pytest.raises(SyntaxError) as refused:
        list(ox.parse(input=f"@prefix es: <essai/> .\n{text}".encode(), format=ox.RdfFormat.TURTLE, base_iri="https://a.example/"))
    told = explain("content/essai/cas.ttl", f"@prefix es: <essai/> .\n{text}", refused.value)
    assert told.reason.startswith("Turtle illisible : "), refused.value.msg
    assert not ENGLISH.search(f"{told.reason} {told.remedy}") and told.remedy


def test_every_wording_is_whole():
    assert all(message and remedy for _, message, remedy in WORDING)
