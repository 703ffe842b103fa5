"""Cover: the majority kind of cover, the groups a squad splits into.

Every figure is the graph's: the save of each kind of cover is a quantity. This module only counts.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from ...resolver.context import Context
from ...resolver.procedures import answer, procedure
from ...resolver.values import evaluate
from ...resolver.verdict import Verdict, number

SAVE, KIND = "pen:svg-de-couvert-du-decor", "pen:decor.type-de-couvert"


@procedure("pen:couvert-de-decor-majoritaire")
def majority(context: Context, *, types: list[str]) -> Verdict:
    """The kind of cover most of what hides a model gives, with its save; a tie is said, the document does not break it."""
    known = [str(v) for v in context.reference[KIND].data["values"]]
    counts = Counter(types)
    best = [k for k in known if counts[k] == max(counts.values())]
    code = context.code(context.asked.id)
    if len(best) > 1:
        return answer(context, f"Égalité : {' et '.join(best)} ; le document ne dit pas lequel choisir ({code})", "Égalité")
    context.restate(KIND, best[0])
    worked = evaluate(context, SAVE)
    context.note_node(SAVE, worked.words, number(worked.amount))
    return answer(context, f"Couvert {best[0]} : sauvegarde de {number(worked.amount)}+ ({code})", best[0], total=worked.amount)


@procedure("pen:groupes-de-couvert")
def groups(context: Context, *, couverts: list[int | str]) -> Verdict:
    """The groups of a squad, by the cover of each member: a save (4 for 4+, 0 for none) or the name of what covers it."""
    counts = Counter(_cover(c) for c in couverts)
    bare = counts.pop("", 0)
    words = [f"{name} ({count})" for name, count in counts.items()] + ([f"sans couvert ({bare})"] if bare else [])
    outcome = f"{len(words)} groupe{'s' if len(words) > 1 else ''}, dont {len(counts)} à couvert"
    return answer(context, f"{outcome} : {', '.join(words)} ({context.code(context.asked.id)})", outcome, total=Fraction(len(words)))


def _cover(said: int | str) -> str:
    return (f"{said}+" if said else "") if isinstance(said, int) else said.strip()
