"""What a property takes: a text, the name of a node, or a description between brackets. Anything else is read by nobody, or judged for what it is not."""

from __future__ import annotations

from collections.abc import Iterator

from rdflib import BNode, Literal, URIRef

from .corpus import Corpus, Term
from .problem import Problem
from .reads import Scope

SCOPE = Scope()

BRACKETS = {  # the kinds that have no page, each with how one is written; arguments.py says of an argument that has one what to do
    "Citation": 'arb:document src:… ; arb:section "…" ; arb:page …',
    "Effect": "arb:on wm:… ; arb:add 2",
    "Comparison": "arb:measure wm:… ; arb:atLeast 2",
    "Slices": "arb:measure wm:… ; arb:step 3",
    "DicePattern": "arb:allShow 6",
    "Example": 'skos:prefLabel "…"@fr ; arb:code """ … """',
    "Jump": "arb:to wm:… ; arb:when wm:…",
    "Pass": "arb:carries wm:…",
    "Stop": "arb:when wm:…",
    "Share": "arb:measure wm:… ; arb:carries wm:…",
    "Value": "arb:takes arb:…",
    "Handing": 'arb:called "…"',
    "Casting": "arb:part wm:… ; arb:player wm:…",
    "Reading": 'arb:letter "A" ; arb:says "…"@fr',
    "Slang": 'arb:spoken "…" ; arb:means "…"',
    "Block": 'skos:prefLabel "…"@fr ; arb:recalls ( wm:… )',
}
LINKS = ("about", "cancels", "concerns", "exceptionTo", "grants", "overrides", "replacedBy", "replaces", "requires", "seeAlso")


def check(corpus: Corpus) -> Iterator[Problem]:
    """The values that are not of the nature of their property, told where they are written."""
    ranges = corpus.vocabulary.ranges
    for iri, range_ in sorted(ranges.items()):
        if (model := BRACKETS.get(corpus.vocabulary.short(range_))) is not None:
            yield from _told(corpus, iri, BNode, "une description entre crochets", f"écrivez {{name}} [ {model} ]")
    for iri in sorted(corpus.vocabulary.texts):
        yield from _told(corpus, iri, Literal, "un texte", 'écrivez-le entre guillemets, avec sa langue : "…"@fr')
    for name in LINKS:
        yield from _told(corpus, str(corpus.arb[name]), None, "le nom d'un nœud", "donnez le nom de la page, avec son préfixe et sans guillemets : {name} wm:…")


def _told(corpus: Corpus, iri: str, kind: type | None, wanted: str, remedy: str) -> Iterator[Problem]:
    """The values of a property that are not of a kind of term; for None, those that are a text."""
    name = corpus.curie(URIRef(iri))
    for subject, value in corpus.graph.subject_objects(URIRef(iri)):
        if isinstance(value, Literal) if kind is None else not isinstance(value, kind):
            yield corpus.problem(subject, f"{name} attend {wanted}, et non {_shown(corpus, value)}", remedy.format(name=name), value)


def _shown(corpus: Corpus, value: Term) -> str:
    return "des crochets" if isinstance(value, BNode) else corpus.name(value)
