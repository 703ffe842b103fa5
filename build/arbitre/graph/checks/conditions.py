"""Conditions: the facts of when and unless exist as facts, comparisons compare like with like."""

from __future__ import annotations

from collections.abc import Iterator

from rdflib import BNode, Literal, URIRef

from ..compile import COMPARISONS
from ..model import ASKABLE
from .corpus import Corpus, Term
from .problem import Problem
from .reads import ANY, Scope

SCOPE = Scope(dict.fromkeys(("type", "of", "values", "first", "rest", "min"), (ANY,)))

NUMERIC = ("Characteristic", "Measure", "Quantity")
TRUE_OR_FALSE = ("Fact", *ASKABLE)  # what is being resolved is a true fact meanwhile


def check(corpus: Corpus) -> Iterator[Problem]:
    """The conditions of effects, steps and jumps."""
    arb = corpus.arb
    for predicate in (arb.when, arb.unless):
        for subject, fact in corpus.graph.subject_objects(predicate):
            yield from _fact(corpus, subject, predicate, fact)
    for subject, fact in corpus.graph.subject_objects(arb.unless):
        if (subject, arb.when, fact) in corpus.graph:
            yield corpus.problem(
                subject,
                f"{corpus.name(fact)} à la fois dans arb:when et arb:unless : jamais vrai",
                "ôtez-le de l'un des deux",
                fact,
            )
    for _, given in corpus.graph.subject_objects(arb.given):
        if isinstance(given, BNode):  # anything else: nature.py
            yield from _comparison(corpus, given)
    for predicate, label in ((arb.per, "arb:per"), (arb.jump, "arb:times")):
        for _, inner in corpus.graph.subject_objects(predicate):
            counted = corpus.values(inner, "measure" if predicate == arb.per else "times")
            for measure in (*counted, *(step for step in corpus.values(inner, "step") if not isinstance(step, Literal))):
                if corpus.kind(measure) not in (*NUMERIC, "") or isinstance(measure, Literal):
                    yield corpus.problem(
                        inner,
                        f"{label} ne peut pas compter {corpus.name(measure)}",
                        "nommez une mesure, une caractéristique ou une valeur",
                        measure,
                    )


def is_number(term: Term) -> bool:
    """Whether a literal is a number (true and false are not)."""
    value = term.value if isinstance(term, Literal) else None
    return (
        value is not None
        and not isinstance(value, (bool, str))
        and hasattr(value, "__add__")
        and not term.language
        and _numeric(term)
    )


def _numeric(term: Literal) -> bool:
    return str(term.datatype).rsplit("#", 1)[-1] in ("integer", "decimal", "double")


def _fact(corpus: Corpus, subject: Term, predicate: URIRef, fact: Term) -> Iterator[Problem]:
    kind = corpus.kind(fact)
    if kind and str(corpus.arb[kind]) not in corpus.vocabulary.classes:
        return  # its kind is told to be unknown
    if isinstance(fact, (Literal, BNode)) or (kind and kind not in TRUE_OR_FALSE and not corpus.values(fact, "of")):
        shown = (
            corpus.name(fact) + (f" ({corpus.vocabulary.label(kind)})" if kind else "")
            if not isinstance(fact, BNode)
            else "[ … ]"
        )
        yield corpus.problem(
            subject,
            f"{corpus.curie(predicate)} attend un fait, et non {shown}",
            "nommez un fait, un jet ou une action ; une comparaison s'écrit arb:given [ arb:measure … ]",
            predicate if isinstance(fact, BNode) else fact,
        )


def _comparison(corpus: Corpus, given: Term) -> Iterator[Problem]:
    measure = corpus.value(given, "measure")
    kind = corpus.kind(measure) if measure is not None else ""
    compared = [(op, value) for op in COMPARISONS for value in corpus.values(given, op)]
    if not compared and not corpus.values(given, "ifStated"):
        yield corpus.problem(
            given,
            "une comparaison sans valeur",
            f"ajoutez {', '.join('arb:' + op for op in COMPARISONS[:-1])} ou arb:equals, et une valeur ; arb:ifStated true si dire le nombre suffit",
        )
    for op in COMPARISONS:
        if len(values := corpus.values(given, op)) > 1:
            shown = " et ".join(map(corpus.name, values[:2]))
            yield corpus.problem(given, f"arb:{op} a deux valeurs : {shown}", "gardez-en une, ou faites deux effets", values[1])
    if isinstance(measure, Literal) or (kind and kind not in (*NUMERIC, "Choice")):
        what = f" ({corpus.vocabulary.label(kind)})" if kind else ""
        yield corpus.problem(
            given,
            f"on ne peut pas comparer {corpus.name(measure)}{what}",
            "comparez une mesure, une caractéristique, une valeur ou un choix",
            measure,
        )
    elif kind == "Choice":
        for op, value in compared:
            yield from _choice(corpus, given, measure, op, value)
    elif kind:
        for op, value in compared:
            other = corpus.kind(value)
            if (isinstance(value, Literal) and not is_number(value)) or (other and other not in NUMERIC):
                yield corpus.problem(
                    given,
                    f"{corpus.name(measure)} est un nombre : arb:{op} {corpus.name(value)} ne s'y compare pas",
                    "comparez à un nombre sans guillemets, ou à une autre mesure",
                    value,
                )
            elif corpus.values(given, "ifStated") and _always(corpus, measure, op, value):
                yield corpus.problem(
                    given,
                    f"{corpus.name(measure)}, une fois dit, remplit toujours arb:{op} {corpus.name(value)}",
                    "ôtez cette comparaison : arb:ifStated true suffit, et dit que le nombre est dit",
                    value,
                )


def _always(corpus: Corpus, measure: Term, op: str, value: Term) -> bool:
    """Whether no number can fail a comparison: with itself, or with the least that may be said."""
    if value == measure:
        return op in ("atLeast", "atMost")
    least = corpus.value(corpus.described(measure), "min")
    return op == "atLeast" and least is not None and is_number(value) and value.value <= least.value


def _choice(corpus: Corpus, given: Term, measure: Term, op: str, value: Term) -> Iterator[Problem]:
    values = choice_values(corpus, measure)
    if isinstance(value, Literal) and str(value) in values and not is_number(value):
        return
    if corpus.kind(value) == "Choice" and choice_values(corpus, value) == values:
        return
    if isinstance(value, URIRef) and not corpus.kind(value):
        return  # unknown: references.py tells
    yield corpus.problem(
        given,
        f"{corpus.name(value)} n'est pas une valeur de {corpus.name(measure)}",
        "prenez l'une de : " + ", ".join(f"« {v} »" for v in values),
        value,
    )


def choice_values(corpus: Corpus, choice: Term) -> list[str]:
    """The words of a choice, in order."""
    head = corpus.value(corpus.described(choice), "values")
    return [str(item) for item in corpus.items(head)] if head is not None else []
