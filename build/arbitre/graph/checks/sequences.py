"""Sequences: they begin, every step is reached, every jump lands inside, every loop can end."""

from __future__ import annotations

from collections.abc import Iterator

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
            yield corpus.problem(
                sequence,
                "une séquence sans étape",
                f"décrivez ses étapes : « a arb:Step ; arb:partOf {corpus.curie(sequence)} »",
            )
            continue
        strays, whole = _landings(corpus, sequence, own)
        yield from strays
        yield from _walk(corpus, own, corpus.value(sequence, "first") if whole else None)
        yield from _numbers(corpus, sequence, own)


def _landings(corpus: Corpus, sequence: URIRef, own: list[URIRef]) -> tuple[list[Problem], bool]:
    """Whatever leads to a step leads to one of this sequence; and whether anything leads elsewhere or nowhere."""
    ways = [(sequence, "first", corpus.values(sequence, "first"))]
    for step in own:
        ways.append((step, "next", corpus.values(step, "next")))
        ways += [(jump, "to", corpus.values(jump, "to")) for jump in corpus.values(step, "jump")]
    found = []
    for origin, link, targets in ways:
        for target in targets:
            wholes = [corpus.kind(whole) for whole in corpus.values(target, "partOf")]
            stray = corpus.kind(target) == "Step" and "Sequence" not in wholes
            if target in own or not corpus.kind(target) or stray:
                continue  # an unknown name is told by references.py, a step without a sequence by the shapes
            what = "n'est pas une étape" if corpus.kind(target) != "Step" else "est une étape d'une autre séquence"
            found.append(
                corpus.problem(
                    origin,
                    f"arb:{link} mène hors de la séquence : {corpus.curie(target)} {what}",
                    f"menez à une étape de {corpus.curie(sequence)}",
                    target,
                )
            )
    return found, all(target in own for _, _, targets in ways for target in targets)


def _walk(corpus: Corpus, own: list[URIRef], first: URIRef | None) -> Iterator[Problem]:
    """Steps that nothing leads to, and loops that nothing stops.

    A jump without a condition is always taken, the next step otherwise: when these forced ways make no circle,
    a walk whose conditions all fail reaches an end, so that every loop can end.
    """
    ways: dict[URIRef, list[URIRef]] = {}  # every way out
    forced: dict[URIRef, list[URIRef]] = {}  # the way taken whatever the situation
    for step in own:
        following = [n for n in corpus.values(step, "next") if n in own]
        jumps = [
            (t, _guarded(corpus, j)) for j in corpus.values(step, "jump") for t in corpus.values(j, "to") if t in own
        ]
        always = [target for target, guarded in jumps if not guarded]
        ways[step] = following + [target for target, _ in jumps]
        forced[step] = always[:1] or following
    if first in own:
        reached = _reach([first], ways)
        for step in own:
            if step not in reached:
                yield corpus.problem(
                    step,
                    f"étape jamais atteinte depuis {corpus.curie(first)}",
                    "menez-y par arb:next ou arb:jump depuis une autre étape",
                )
    for cycle in cycles(forced):
        way = " > ".join(corpus.curie(n) for n in (*cycle, cycle[0]))
        yield corpus.problem(
            cycle[-1],
            f"boucle sans condition : {way}",
            "mettez une condition au saut en arrière : arb:when ou arb:times",
            cycle[0],
        )


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
                    step,
                    f"le numéro {number} est déjà celui de {corpus.curie(seen[str(number)])}",
                    f"donnez à chaque étape de {corpus.curie(sequence)} son numéro",
                    number,
                )
            seen.setdefault(str(number), step)
