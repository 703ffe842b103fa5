"""Close combat counted: who strikes before whom, and who wins once the casualties of both sides are added up.

The rule of each is stated by its node; no figure stands here.
"""

from __future__ import annotations

from fractions import Fraction

from ...errors import SituationError
from ...resolver.arguments import MOST
from ...resolver.context import Context
from ...resolver.procedures import answer, procedure
from ...resolver.verdict import Verdict
from .asking import plural

INITIATIVE = "pen:unite.initiative"


@procedure("pen:ordre-des-frappes")
def order(context: Context, *, initiatives: object) -> Verdict:
    """The steps of a fight from the highest Initiative to the lowest; those that share one strike together.

    `initiatives` gives the Initiative of each fighter by name. Raises SituationError for anything else.
    """
    if not isinstance(initiatives, dict) or not initiatives or not all(isinstance(name, str) and name for name in initiatives):
        raise SituationError(f'{context.asked.name} : initiatives attend un nombre par unité, par exemple initiatives={{"A": 4, "B": 6}}')
    low, high = (context.reference[INITIATIVE].data.get(bound) for bound in ("min", "max"))
    for name, value in initiatives.items():
        good = isinstance(value, (int, float)) and not isinstance(value, bool)
        if not good or (low is not None and value < low) or (high is not None and value > high):
            raise SituationError(f"{context.asked.name} : l'initiative de {name} ne peut pas être {value!r}")
    symbol, steps = context.reference[INITIATIVE].symbol, []
    for value in sorted(set(initiatives.values()), reverse=True):
        names = [name for name, own in initiatives.items() if own == value]
        steps.append((f"{_listed(names)}{' ensemble' if len(names) > 1 else ''}", f"{symbol} {value:g}".replace(".", ",")))
    text = ", puis ".join(f"{who} ({at})" for who, at in steps)
    order = [who for who, _ in steps]
    return answer(context, f"{text} ({context.code(context.asked.id)})", ", ".join(order), details={"steps": order})


@procedure("pen:gagnant-du-corps-a-corps")
def winner(context: Context, *, pertes_infligees: object, pertes_subies: object) -> Verdict:
    """Who wins a fight: casualties of every engaged squad, added up for each side; the total is the difference."""
    dealt, suffered = _sum(context, "pertes_infligees", pertes_infligees), _sum(context, "pertes_subies", pertes_subies)
    outcome = "Gagné" if dealt > suffered else "Perdu" if dealt < suffered else "Égalité"
    gap = abs(dealt - suffered)
    head = f"{outcome}, écart {gap}" if gap else outcome
    lost = f"{plural(dealt, 'perte')} {'infligées' if dealt > 1 else 'infligée'}, {suffered} {'subies' if suffered > 1 else 'subie'}"
    return answer(context, f"{head} : {lost} ({context.code(context.asked.id)})", outcome, total=Fraction(gap))


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} et {names[-1]}"


def _sum(context: Context, name: str, given: object) -> int:
    """One whole number a squad, added up."""
    good = isinstance(given, (list, tuple)) and all(isinstance(v, int) and not isinstance(v, bool) and 0 <= v <= MOST for v in given)
    if not good:
        raise SituationError(f"{context.asked.name} : {name} attend un nombre de pertes par escouade, par exemple {name}=[2, 1]")
    return sum(given)
