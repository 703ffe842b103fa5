"""Sequences: they begin, every step is reached, every jump lands inside, every loop can end."""

from __future__ import annotations

from typing import Iterator

from rdflib import URIRef

from .corpus import Corpus
from .hierarchy import cycles
from .problem import Problem

GUARDS = ("when", "times")


def check(corpus: Corpus) -> Iterator[Problem]:
    """Every sequence of the graph."""
    steps: dict[URIRef, list[URIRef]] = {}
    for step in corpus.nodes("Step"):
        for whole in corpus.values(step, "partOf"):
            steps.setdefault(whole, []).append(step)
    for sequence in corpus.nodes("Sequence"):
        own = steps.get(sequence, [])
        if not own:
            yield corpus.problem(sequence, "une séquence sans étape", f"décrivez ses étapes : « a arb:Step ; arb:partOf {corpus.curie(sequence)} »")
            continue
        yield from _landings(corpus, sequence, own)
        yield from _walk(corpus, sequence, own)
        yield from _numbers(corpus, sequence, own)


def _landings(corpus: Corpus, sequence: URIRef, own: list[URIRef]) -> Iterator[Problem]:
    """Whatever leads to a step leads to one of this sequence."""
    ways = [(sequence, "first", corpus.values(sequence, "first"))]
    for step in own:
        ways.append((step, "next", corpus.values(step, "next")))
        ways += [(jump, "to", corpus.values(jump, "to")) for jump in corpus.values(step, "jump")]
    for origin, link, targets in ways:
        for target in targets:
            if corpus.kind(target) and target not in own:  # an unknown name is told by references.py
                what = "n'est pas une étape" if corpus.kind(target) != "Step" else "est une étape d'une autre séquence"
                yield corpus.problem(
                    origin, f"arb:{link} mène hors de la séquence : {corpus.curie(target)} {what}",
                    f"menez à une étape de {corpus.curie(sequence)}", target)


def _walk(corpus: Corpus, sequence: URIRef, own: list[URIRef]) -> Iterator[Problem]:
    ways: dict[URIRef, list[URIRef]] = {}  # every way out
    forced: dict[URIRef, list[URIRef]] = {}  # the ways taken whatever the situation
    for step in own:
        following = [n for n in corpus.values(step, "next") if n in own]
        jumps = [(t, _guarded(corpus, j)) for j in corpus.values(step, "jump") for t in corpus.values(j, "to") if t in own]
        always = [target for target, guarded in jumps if not guarded]
        ways[step] = following + [target for target, _ in jumps]
        forced[step] = always[:1] or following
    first = corpus.value(sequence, "first")
    if first in own:
        reached = _reach([first], ways)
        for step in own:
            if step not in reached:
                yield corpus.problem(
                    step, f"étape jamais atteinte depuis {corpus.curie(first)}", "menez-y par arb:next ou arb:jump depuis une autre étape")
    endless = list(cycles(forced))
    for cycle in endless:
        way = " > ".join(corpus.curie(n) for n in (*cycle, cycle[0]))
        yield corpus.problem(
            cycle[-1], f"boucle sans condition : {way}", "mettez une condition au saut en arrière : arb:when ou arb:times", cycle[0])
    backward: dict[URIRef, list[URIRef]] = {}
    for step, targets in ways.items():
        for target in targets:
            backward.setdefault(target, []).append(step)
    ending = _reach([step for step in own if not ways[step]], backward)
    stuck = [step for step in own if step not in ending and not any(step in cycle for cycle in endless)]
    if stuck and not endless:
        yield corpus.problem(
            stuck[0], f"la séquence ne peut pas finir depuis cette étape ({len(stuck)} dans ce cas)",
            "laissez une étape sans arb:next, et menez-y")


def _guarded(corpus: Corpus, jump) -> bool:
    return any(corpus.values(jump, guard) for guard in GUARDS)


def _reach(starts: list[URIRef], ways: dict[URIRef, list[URIRef]]) -> set[URIRef]:
    found, queue = set(), list(starts)
    while queue:
        here = queue.pop()
        if here not in found:
            found.add(here)
            queue += ways.get(here, ())
    return found


def _numbers(corpus: Corpus, sequence: URIRef, own: list[URIRef]) -> Iterator[Problem]:
    seen: dict[str, URIRef] = {}
    for step in own:
        for number in corpus.values(step, "number"):
            if str(number) in seen:
                yield corpus.problem(
                    step, f"le numéro {number} est déjà celui de {corpus.curie(seen[str(number)])}",
                    f"donnez à chaque étape de {corpus.curie(sequence)} son numéro", number)
            seen.setdefault(str(number), step)
