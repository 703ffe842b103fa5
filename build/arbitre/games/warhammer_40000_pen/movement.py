"""A path made of straight lines: how long it is, and whether the move allows it."""

from __future__ import annotations

from fractions import Fraction

from ...resolver.context import Context
from ...resolver.procedures import procedure
from ...resolver.verdict import Verdict, number
from .asking import ask, plain, plural

FAST = "pen:unite.mouvement-rapide-fait"


@procedure("pen:trajectoire")
def path(context: Context, *, droites: list[float]) -> Verdict:
    """The length of a path of one or more straight lines, and the verdict of the move, normal or fast, that follows it."""
    lengths = [Fraction(str(length)) for length in droites]
    total = sum(lengths, Fraction(0))
    move = "pen:faire-un-mouvement-rapide" if context.true(FAST) else "pen:se-deplacer"
    judged = ask(context, move, unite_distance_voulue=plain(total), droites_du_trajet=len(lengths))
    words = f"{number(total)} ps en {plural(len(lengths), 'droite')}"
    context.note_node(context.asked.id, words, number(total))
    trace = tuple(dict.fromkeys([*context.trace, *judged.trace]))
    disputes = tuple(dict.fromkeys([*context.disputes, *judged.disputes]))
    text = f"{words} ({context.code(context.asked.id)}) ; {judged.text}"
    return Verdict(context.asked.id, text, judged.outcome, total, trace=trace, disputes=disputes)
