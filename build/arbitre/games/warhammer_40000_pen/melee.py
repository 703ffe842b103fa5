"""Close combat counted: who strikes before whom, and who wins once the casualties of both sides are added up.

The rule of each is stated by its node; no figure stands here.
"""

from __future__ import annotations

from fractions import Fraction

from ...resolver.context import Context
from ...resolver.procedures import answer, procedure
from ...resolver.verdict import Verdict
from .asking import plural

INITIATIVE = "pen:unite.initiative"


@procedure("pen:ordre-des-frappes")
def order(context: Context, *, initiatives: dict[str, float]) -> Verdict:
    """The steps of a fight from the highest Initiative to the lowest; those that share one strike together.

    `initiatives` gives the Initiative of each fighter by name.
    """
    symbol, steps = context.reference[INITIATIVE].symbol, []
    for value in sorted(set(initiatives.values()), reverse=True):
        names = [name for name, own in initiatives.items() if own == value]
        steps.append((f"{_listed(names)}{' ensemble' if len(names) > 1 else ''}", f"{symbol} {value:g}".replace(".", ",")))
    text = ", puis ".join(f"{who} ({at})" for who, at in steps)
    order = [who for who, _ in steps]
    return answer(context, f"{text} ({context.code(context.asked.id)})", ", ".join(order), details={"steps": order})


@procedure("pen:gagnant-du-corps-a-corps")
def winner(context: Context, *, pertes_infligees: list[int], pertes_subies: list[int]) -> Verdict:
    """Who wins a fight: casualties of every engaged squad, added up for each side; the total is the difference."""
    dealt, suffered = sum(pertes_infligees), sum(pertes_subies)
    outcome = "Gagné" if dealt > suffered else "Perdu" if dealt < suffered else "Égalité"
    gap = abs(dealt - suffered)
    head = f"{outcome}, écart {gap}" if gap else outcome
    lost = f"{plural(dealt, 'perte')} {'infligées' if dealt > 1 else 'infligée'}, {suffered} {'subies' if suffered > 1 else 'subie'}"
    return answer(context, f"{head} : {lost} ({context.code(context.asked.id)})", outcome, total=Fraction(gap))


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} et {names[-1]}"


