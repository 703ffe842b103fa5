"""Arguments of procedures: each says what it is and takes what can be read; the graph and the Python agree on their names."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rdflib import SKOS, BNode, URIRef

from ...errors import ArbitreError
from ..arguments import DICE, NUMBERS, PLACED
from ..model import PARAMETERS
from ..reference import Reference
from .conditions import NUMERIC
from .corpus import Corpus, Term
from .problem import Problem
from .questions import bounds

SAID = (  # what each argument says of itself, and how
    ("called", "l'argument n'a pas de nom dans une question", 'ajoutez arb:called "…", celui que la procédure prend'),
    (SKOS.prefLabel, "l'argument n'a pas de nom lisible", 'ajoutez skos:prefLabel "…"@fr'),
    ("statement", "on ne sait pas ce que veut dire l'argument", 'ajoutez arb:statement "…"@fr, son sens en une phrase'),
)
HOLDS = {  # what a kind is nothing without
    "ListOf": (("item", "ce qu'est chaque élément"),),
    "MapOf": (("keyedBy", "ce qu'est chaque clé"), ("item", "ce qu'est chaque valeur")),
    **dict.fromkeys(PLACED, (("terms", "ce qu'est chaque place"),)),
}
INSIDE = ("item", "keyedBy", "terms")
OF = {  # the nodes whose value each kind may have
    **dict.fromkeys(NUMBERS, (NUMERIC, "une caractéristique, une mesure ou une valeur")),
    **dict.fromkeys(DICE, (("Roll", "Measure"), "un jet, ou la mesure de son dé")),
    "": ((*NUMERIC, "Choice", "Fact"), "un nombre, un choix ou un fait ; ou dites arb:takes"),
}


def check(corpus: Corpus) -> Iterator[Problem]:
    """Every argument that content/ declares."""
    spoken = {corpus.slug(node).replace("/", ":").replace("-", "_") for node in corpus.nodes(*PARAMETERS) if not corpus.values(node, "of")}
    for procedure in corpus.nodes("Procedure", "Chain"):
        found = [value for value in corpus.values(procedure, "argument") if isinstance(value, BNode)]  # the shapes tell of the others
        names = [str(name) for argument in found for name in corpus.values(argument, "called")]
        for argument in found:
            for name, wrong, remedy in SAID:
                if corpus.value(argument, name) is None:
                    yield corpus.problem(argument, wrong, remedy)
            yield from _value(corpus, argument)
        for name in dict.fromkeys(names):
            game = corpus.slug(procedure).partition("/")[0].replace("-", "_")
            if names.count(name) > 1:
                yield corpus.problem(procedure, f"deux arguments s'appellent {name}", "donnez à chacun son nom", corpus.arb.argument)
            if f"{game}:{name}" in spoken:
                yield corpus.problem(
                    procedure, f"l'argument {name} porte le nom d'un fait ou d'un nombre du jeu",
                    "ôtez-le, et nommez ce nœud sous arb:asks : la procédure le lit dans la situation", corpus.arb.argument)


def _value(corpus: Corpus, value: Term) -> Iterator[Problem]:
    kind = corpus.vocabulary.short(str(corpus.value(value, "takes") or ""))
    of = corpus.values(value, "valueOf")
    if not kind and not of:
        yield corpus.problem(
            value, "on ne sait pas ce que prend l'argument",
            "ajoutez arb:takes et un genre de valeur (arb:WholeNumber, arb:ListOf…), ou arb:valueOf et le nœud dont il a la valeur")
    for name, what in HOLDS.get(kind, ()):
        if corpus.value(value, name) is None:
            yield corpus.problem(value, f"arb:{kind} ne dit pas {what}", f"ajoutez arb:{name}", corpus.arb[kind])
    for name in INSIDE:
        if corpus.value(value, name) is not None and name not in [held for held, _ in HOLDS.get(kind, ())]:
            yield corpus.problem(value, f"arb:{name} n'a pas de sens pour arb:{kind or 'valueOf'}", "ôtez-le, ou changez arb:takes", corpus.iri(name))
    if kind in DICE and not of:
        yield corpus.problem(value, "on ne sait pas quels dés", "ajoutez arb:valueOf et le jet qui les lance", corpus.arb[kind])
    if kind == "OneWord" and not of and corpus.value(value, "values") is None:
        yield corpus.problem(value, "on ne sait pas quels mots", 'ajoutez arb:values ( "…" "…" ), ou arb:valueOf et le choix qui les a', corpus.arb[kind])
    yield from _nodes(corpus, value, kind, of)
    yield from bounds(corpus, value)
    if str(corpus.value(value, "required")) == "true" and corpus.value(value, "default") is not None:
        yield corpus.problem(value, "l'argument est obligatoire et a une valeur par défaut", "ôtez arb:required, ou arb:default", corpus.arb.required)
    for inner in (*corpus.values(value, "item"), *corpus.values(value, "keyedBy"), *_terms(corpus, value)):
        yield from _value(corpus, inner)
    if kind == "NamedParts":
        for term in _terms(corpus, value):
            if corpus.value(term, "called") is None:
                yield corpus.problem(term, "une clé sans nom", 'ajoutez arb:called "…"', corpus.arb.terms)


def _nodes(corpus: Corpus, value: Term, kind: str, of: list[Term]) -> Iterator[Problem]:
    wanted, words = OF.get(kind, (None, ""))
    for node in of:
        found = corpus.kind(node)
        if wanted and found and found not in wanted:
            yield corpus.problem(
                value, f"arb:valueOf attend ici un nœud d'un autre genre que {corpus.name(node)} ({corpus.vocabulary.label(found)})", f"nommez {words}", node)


def _terms(corpus: Corpus, value: Term) -> list[Term]:
    return [item for head in corpus.values(value, "terms") for item in corpus.items(head)]


def run(corpus: Corpus, reference: Reference, resolver_factory: Callable) -> Iterator[Problem]:
    """Where the graph and the code disagree on what a procedure takes; one that no installed package carries out is left alone."""
    try:
        resolver = resolver_factory(reference)
    except ArbitreError:  # the examples tell
        return
    iris = {corpus.curie(node): node for node in corpus.every("Procedure")}
    for node in reference:
        if node.id in iris and hasattr(resolver, "disagreements"):
            for name, message, remedy in resolver.disagreements(node):
                yield corpus.problem(_place(corpus, iris[node.id], name), message, remedy)


def _place(corpus: Corpus, procedure: URIRef, name: str) -> Term:
    """The argument of that name, or the procedure."""
    return next((a for a in corpus.values(procedure, "argument") if str(corpus.value(a, "called")) == name), procedure)
