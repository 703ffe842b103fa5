"""The one procedure of the invented game of tests/bad and tests/good, bound when this module is imported."""

from arbitre.resolver.context import Context
from arbitre.resolver.procedures import answer, procedure
from arbitre.resolver.verdict import Verdict


@procedure("es:compter")
def count(context: Context, *, des: list[int], joueurs: list[str] = ()) -> Verdict:
    """The sum of some dice, for those who threw them."""
    return answer(context, f"{sum(des)}{' pour ' * bool(joueurs)}{', '.join(joueurs)} ({context.code(context.asked.id)})", str(sum(des)))
