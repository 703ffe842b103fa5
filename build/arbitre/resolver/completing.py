"""A roll that a procedure completes: asked alone, it would forget what only the procedure reads (a die doubled, another one added)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from ..errors import SituationError
from ..graph import Node
from .verdict import Verdict


def completed(node: Node, alone: Verdict, procedure: Node, judge: Callable[[], Verdict]) -> Verdict:
    """The verdict of a roll asked `alone`, or that of its procedure, which `judge` gives, where the two do not fail alike.

    Raises SituationError, with the way out, where the procedure needs what was not said of its own dice.
    """
    try:
        whole = judge()
    except SituationError as error:
        if error.missing:  # a roll may be asked without what it is compared to
            return alone
        raise SituationError(f"{error} → demandez {procedure.name}, qui le lit") from None
    failing = str(node.data.get("failure", "")).lower()
    return alone if _failing(alone, failing) == _failing(whole, failing) else whole


def _failing(verdict: Verdict, word: str) -> Fraction:
    return sum((share for outcome, share in (verdict.odds or {verdict.outcome: Fraction(1)}).items() if outcome.lower() == word), Fraction(0))
