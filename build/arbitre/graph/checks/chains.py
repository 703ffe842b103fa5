"""Chains: every stage asks a question, what passes on is of the kind its manner changes, no chain asks itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rdflib import Literal, URIRef

from ...files import FileError
from ..model import ASKABLE, Node
from ..reference import Reference
from .conditions import NUMERIC, is_number
from .corpus import Corpus, Term
from .hierarchy import cycles
from .problem import Problem

ASKED = tuple(kind for kind in ASKABLE if kind not in ("Ranking", "Sequence"))
CHANGED = {  # what each manner may change
    **dict.fromkeys(("BecomesTrue", "BecomesFalse"), (("Fact",), "un fait")),
    **dict.fromkeys(("Is", "Grows", "Shrinks"), (("Measure", "Characteristic", "Quantity"), "un nombre")),
    **dict.fromkeys(("Word", "Joins", "Least"), (("Choice",), "un choix")),
}
TOLD = ("Fact", "Measure", "Characteristic", "Quantity", "Choice")


def check(corpus: Corpus) -> Iterator[Problem]:
    """Every chain of the graph."""
    asks: dict[URIRef, list[URIRef]] = {}
    for chain in corpus.nodes("Chain"):
        stages = [stage for head in corpus.values(chain, "stage") for stage in corpus.items(head)]
        asks[chain] = [a for stage in stages for a in corpus.values(stage, "asks") if corpus.kind(a) == "Chain"]
        for stage in stages:
            yield from _stage(corpus, chain, stage)
        for name in ("tells", "leaves", "mentions"):
            for told in (item for head in corpus.values(chain, name) for item in corpus.items(head)):
                if corpus.kind(told) and corpus.kind(told) not in TOLD:
                    yield corpus.problem(
                        chain, f"arb:{name} attend un fait, un nombre ou un choix, et non {_said(corpus, told)}",
                        "nommez ce que les maillons passent, ou ce qui s'en déduit", told,
                    )
    for cycle in cycles(asks):
        way = " > ".join(corpus.curie(n) for n in (*cycle, cycle[0]))
        yield corpus.problem(cycle[-1], f"des enchaînements se posent l'un l'autre sans fin : {way}", "ôtez l'un de ces maillons", cycle[0])


def _stage(corpus: Corpus, chain: URIRef, stage: Term) -> Iterator[Problem]:
    asked = corpus.values(stage, "asks")
    if not asked:
        yield corpus.problem(chain, "un maillon ne pose pas de question", "écrivez [ arb:asks wm:… ] et le jet, la valeur ou l'événement", corpus.arb.stage)
    for question in asked:
        if corpus.kind(question) and corpus.kind(question) not in ASKED:
            yield corpus.problem(
                chain, f"un maillon pose une question, et {_said(corpus, question)} n'en est pas une qui s'enchaîne",
                "nommez un jet, une valeur, une table, une action, un événement, une procédure ou un enchaînement", question,
            )
    for times in corpus.values(stage, "times"):
        wrong = not is_number(times) if isinstance(times, Literal) else corpus.kind(times) and corpus.kind(times) not in NUMERIC
        if wrong:
            yield corpus.problem(chain, f"arb:times attend un nombre de la situation, et non {_said(corpus, times)}", "nommez une mesure ou une valeur", times)
    for cast in corpus.values(stage, "casts"):
        yield from _casting(corpus, chain, cast)
    for way in ("passes", "states"):
        for one in corpus.values(stage, way):
            yield from _pass(corpus, chain, one)
    declared = {str(name) for argument in corpus.values(chain, "argument") for name in corpus.values(argument, "called")}
    for name in (str(n) for handing in corpus.values(stage, "hands") for n in corpus.values(handing, "called")):
        if name not in declared:
            yield corpus.problem(
                chain, f"un maillon remet {name}, que l'enchaînement ne prend pas", f'ajoutez arb:argument [ arb:called "{name}" ; … ], ou ôtez-le', corpus.arb.hands)
    yield from _better(corpus, chain, stage)
    yield from _margins(corpus, chain, stage)
    if any(corpus.kind(question) == "Chain" for question in asked):
        yield from _amounts(corpus, chain, stage)


def _amounts(corpus: Corpus, chain: URIRef, stage: Term) -> Iterator[Problem]:
    """A chain answers with several things told, no one number nor word: what it passes on says how much."""
    for one in corpus.values(stage, "passes"):
        manner = corpus.vocabulary.short(str(corpus.value(one, "how") or corpus.arb.BecomesTrue))
        if manner in ("Is", "Grows", "Shrinks", "Word", "Joins", "Least") and not corpus.values(one, "amount"):
            for carried in corpus.values(one, "carries"):
                yield corpus.problem(
                    chain, f"un enchaînement ne répond pas d'un seul nombre ni d'un seul mot : on ne sait pas ce que devient {corpus.name(carried)}",
                    "ajoutez arb:amount, ou laissez l'enchaînement posé le laisser (arb:leaves)", carried,
                )


def _margins(corpus: Corpus, chain: URIRef, stage: Term) -> Iterator[Problem]:
    """A roll that succeeds or fails leaves no number: a pass that waits for it never happens, and nobody would know."""
    asked = [*corpus.values(stage, "asks"), *corpus.values(stage, "orAsks")]
    if not asked or not all(corpus.kind(q) == "Roll" and corpus.values(q, "against") and not corpus.values(q, "margin") for q in asked):
        return
    for one in corpus.values(stage, "passes"):
        if corpus.vocabulary.short(str(corpus.value(one, "how"))) in ("Is", "Grows", "Shrinks") and not corpus.values(one, "amount"):
            for carried in corpus.values(one, "carries"):
                yield corpus.problem(
                    chain, f"{corpus.name(asked[0])} réussit ou échoue, et ne laisse aucun nombre à {corpus.name(carried)}",
                    "ajoutez arb:amount ; ou posez à la suite un jet qui donne un nombre : par sa marge (arb:margin), ou par son total, sans arb:against", carried,
                )


def _better(corpus: Corpus, chain: URIRef, stage: Term) -> Iterator[Problem]:
    """Of several questions, each is a roll that succeeds or not; what waits for one waits for one of them."""
    others = corpus.values(stage, "orAsks")
    choices = [*corpus.values(stage, "asks"), *others]
    for question in choices if others else ():
        if corpus.kind(question) and (corpus.kind(question) != "Roll" or not corpus.values(question, "against")):
            yield corpus.problem(
                chain, f"on ne sait pas si {_said(corpus, question)} réussit plus souvent qu'un autre jet",
                "arb:orAsks et l'arb:asks qu'il remplace nomment deux jets contre un nombre (arb:against)", question,
            )
    for one in corpus.values(stage, "passes"):
        for roll in corpus.values(one, "answering"):
            if roll not in choices:
                yield corpus.problem(
                    chain, f"le maillon ne fait jamais le jet {corpus.name(roll)}", "nommez à arb:answering l'un des jets de arb:asks ou arb:orAsks", roll,
                )


def _casting(corpus: Corpus, chain: URIRef, cast: Term) -> Iterator[Problem]:
    """A part is taken by its like: a role by a role of the same subject, a name by a name of its kind."""
    part, player = corpus.value(cast, "part"), corpus.value(cast, "player")
    kinds = corpus.kind(part), corpus.kind(player)
    if not all(kinds):
        return
    if kinds[0] != kinds[1] or corpus.value(part, "plays") != corpus.value(player, "plays"):
        yield corpus.problem(
            chain, f"{_said(corpus, player)} ne peut pas tenir la place de {_said(corpus, part)}",
            "nommez deux rôles du même sujet, ou deux noms de même nature", player,
        )


def _pass(corpus: Corpus, chain: URIRef, one: Term) -> Iterator[Problem]:
    manner = corpus.vocabulary.short(str(corpus.value(one, "how") or corpus.arb.BecomesTrue))
    kinds, what = CHANGED.get(manner, (TOLD, ""))
    for carried in corpus.values(one, "carries"):
        if corpus.kind(carried) and corpus.kind(carried) not in kinds:
            yield corpus.problem(chain, f"arb:{manner} change {what}, et non {_said(corpus, carried)}", "changez arb:how, ou ce que le maillon porte", carried)


def _said(corpus: Corpus, term: Term) -> str:
    kind = corpus.kind(term)
    return corpus.name(term) + (f" ({corpus.vocabulary.label(kind)})" if kind else "")


def endless(corpus: Corpus, reference: Reference, resolver_factory: Callable) -> Iterator[Problem]:
    """The chains that what their own questions read names as a condition: no question that meets one could be answered."""
    for node, resolver in _giving_parts(reference, resolver_factory):
        try:
            resolver.miscast(node)
        except FileError as error:
            yield corpus.problem(_terms(corpus)[node.id], error.reason, error.remedy)


def run(corpus: Corpus, reference: Reference, resolver_factory: Callable) -> Iterator[Problem]:
    """The parts of a question given in vain, or to a name that it reads itself: only the resolver knows what a question reads."""
    for node, resolver in _giving_parts(reference, resolver_factory):
        for name, message, remedy in resolver.miscast(node):
            chain = _terms(corpus)[node.id]
            stages = [stage for head in corpus.values(chain, "stage") for stage in corpus.items(head)]
            named = (term for stage in stages for cast in corpus.values(stage, "casts") for way in ("part", "player") for term in corpus.values(cast, way))
            yield corpus.problem(chain, message, remedy, next((term for term in named if corpus.curie(term) == name), None))


def _giving_parts(reference: Reference, resolver_factory: Callable) -> Iterator[tuple[Node, object]]:
    """Every chain that gives parts to others, changed or not: what its questions read may have changed without it, unless nothing did in its game."""
    for node in reference:
        if any(stage.casts for stage in node.data.get("stages", ())) and hasattr(resolver := resolver_factory(reference), "miscast"):
            if node.id not in resolver.unmoved:
                yield node, resolver


def _terms(corpus: Corpus) -> dict[str, URIRef]:
    return {corpus.curie(chain): chain for chain in corpus.every("Chain")}
