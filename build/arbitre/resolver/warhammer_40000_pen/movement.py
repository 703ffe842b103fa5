"""A path made of straight lines: how long it is, and whether the move allows it."""

from __future__ import annotations

from fractions import Fraction

from ...errors import SituationError
from ..context import Context
from ..procedures import procedure
from ..verdict import Verdict, number
from .asking import ask, plural

FAST = "pen:mouvement-rapide-fait"


@procedure("pen:trajectoire")
def path(context: Context, *, droites: object) -> Verdict:
    """The length of a path of one or more straight lines, and the verdict of the move, normal or fast, that follows it."""
    lengths = _lengths(context, droites)
    total = sum(lengths, Fraction(0))
    move = "pen:faire-un-mouvement-rapide" if context.true(FAST) else "pen:se-deplacer"
    judged = ask(context, move, distance_voulue=_plain(total), droites_du_trajet=len(lengths))
    words = f"{number(total)} ps en {plural(len(lengths), 'droite')}"
    context.note_node(context.asked.id, words, number(total))
    trace = tuple(dict.fromkeys([*context.trace, *judged.trace]))
    disputes = tuple(dict.fromkeys([*context.disputes, *judged.disputes]))
    text = f"{words} ({context.code(context.asked.id)}) ; {judged.text}"
    return Verdict(context.asked.id, text, judged.outcome, total, trace=trace, disputes=disputes)


def _lengths(context: Context, given: object) -> list[Fraction]:
    good = isinstance(given, (list, tuple)) and given and all(
        isinstance(v, (int, float)) and not isinstance(v, bool) and 0 <= v < float("inf") for v in given)
    if not good:
        raise SituationError(f"{context.asked.name} : droites attend une longueur par ligne droite, par exemple droites=[2, 3]")
    return [Fraction(str(v)) for v in given]


def _plain(amount: Fraction) -> int | float:
    return int(amount) if amount.denominator == 1 else float(amount)
