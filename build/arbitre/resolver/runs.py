"""A run that its rule compels, and that has no end: the asker of an opposed roll throws on while the other side has not thrown.

Whether the run breaks hangs on nothing else, so what it falls to is counted apart. If it does not break, it passes any number, and the
other side will throw for as long as it is behind, whatever the run comes to: both are counted together, whoever is behind throwing, and
only the difference between them matters. The chances are unknowns of as many linear equations, solved exactly.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING

from ..errors import SituationError
from . import budget
from .hands import Hand
from .judged import Reroll

if TYPE_CHECKING:
    from .duel import Duel

LONGEST = 60  # throws of a run after which nothing will tell that it has passed the other side's
ENDLESS = "deux dés se relancent sans fin l'un contre l'autre → donnez les dés lancés"

Form = dict  # a chance as a sum: the share of each end, and of each unknown under its key


def mixed(forms: Iterable[tuple[Form, Fraction]]) -> Form:
    """Forms, each taken for its share."""
    found: Form = {}
    for form, share in forms:
        for key, amount in form.items():
            found[key] = found.get(key, Fraction(0)) + amount * share
    return found


def closed(key: object, form: Form) -> Form:
    """A form solved for the unknown it is the value of."""
    own = form.get(key, Fraction(0))
    return {name: share / (1 - own) for name, share in form.items() if name != key} if own else form


def driven(duel: Duel, hand: Hand) -> Form:
    """The asker has no choice: its run is told throw by throw, until nothing but its breaking is in doubt.

    Raises SituationError when that never comes.
    """
    if hand.best > LONGEST * duel.mine.sides:
        raise SituationError(ENDLESS)
    if not _runs_free(duel, hand):
        return mixed((duel.asker(following), share) for following, share in duel.mine.next(hand))
    broken = [(duel.asker(Hand(natural)), share) for natural, share in duel.mine.falls(hand)]
    return mixed([*broken, (Pursuit(duel).against(hand, duel.theirs.first()), Fraction(1))])


def _runs_free(duel: Duel, hand: Hand) -> bool:
    """Whether an unbroken run beats the other side's broken ones, and will be neither started afresh nor thrown on by choice."""
    least, rerolls = hand.unbroken(), [r for side in duel.sides for r in side.rerolls]
    if any(r.pattern is not None for r in rerolls) or any(r.when == "Any" for r in duel.sides[0].rerolls):
        raise SituationError(ENDLESS)
    beaten = duel.judged(least, Hand(duel.theirs.lowest_run()))
    if not duel.mine.rising(hand) or beaten is None or not beaten.success:
        return False
    used, chosen = duel.sides[0].may(least, "Failure"), any(not again.must for again in duel.mine.again)
    if used is None and not chosen:
        return True
    value, best = duel.worth(duel.stands(least)), Fraction(0)
    if used is not None:
        taken = duel.taken(0, used)
        best = duel.worth(mixed((taken.asker(following), share) for following, share in taken.mine.first()))
    if chosen:
        fallen = duel.mine.lowest_run()
        risk = sum((share for following, share in duel.mine.next(hand) if not following.live and following.best <= fallen), Fraction(0))
        if not risk and duel.theirs.again:
            raise SituationError(ENDLESS)
        best = max(best, 1 - risk * (1 - duel.worth(duel.asker(Hand(fallen)))))
    return value >= best


class Pursuit:
    """What an asker's unbroken run comes to against hands of the other side. The run is above all that breaks, and wins what it passes."""

    def __init__(self, duel: Duel) -> None:
        self.duel, self.equations = duel, {}

    def against(self, mine: Hand, theirs: Iterable[tuple[Hand, Fraction]]) -> Form:
        """The run against the first hands of the other side, with their shares; the share of the runs that break is left out."""
        start = self._among(mine, theirs)
        for key in tuple(self.equations):  # each unknown told without itself, then put in its place wherever it stands
            solved = self.equations[key] = closed(key, self.equations[key])
            for other, form in self.equations.items():
                if key in form and other != key:
                    self.equations[other] = self._put(key, solved, form)
        return mixed((self.equations.get(name, {name: Fraction(1)}), share) for name, share in start.items())

    @staticmethod
    def _put(key: object, solved: Form, form: Form) -> Form:
        return mixed((solved if name == key else {name: Fraction(1)}, share) for name, share in form.items())

    def _among(self, mine: Hand, theirs: Iterable[tuple[Hand, Fraction]]) -> Form:
        return mixed((self._pair(mine, hand), share) for hand, share in theirs)

    def _pair(self, mine: Hand, theirs: Hand) -> Form:
        """The form of two hands, or the unknown that stands for it."""
        duel = self.duel
        behind = theirs.best + duel.sides[1].flat < mine.unbroken().best + duel.sides[0].flat
        if behind and not theirs.live:
            return self._passed(mine, theirs)
        key = self._place(mine, theirs, behind)
        if key not in self.equations:
            budget.spend(budget.JUDGED)
            self.equations[key] = {}  # it is being told: whoever meets it again names it
            self.equations[key] = self._among(mine, duel.theirs.next(theirs)) if behind else self._caught(mine, theirs)
        return {key: Fraction(1)}

    def _caught(self, mine: Hand, theirs: Hand) -> Form:
        """The run goes on against a hand that it has not passed."""
        duel, found = self.duel, []
        for hand, share in duel.mine.next(mine):
            if hand.must:
                found.append((self._pair(hand, theirs), share))
            elif hand.live or hand.best > duel.mine.lowest_run():
                found.append((duel.reply(hand.stopped(), theirs), share))
        return mixed(found)

    def _passed(self, mine: Hand, theirs: Hand) -> Form:
        """The other side has lost, unless a rule gives it another throw."""
        duel, least = self.duel, mine.unbroken()
        again = self._afresh(least, theirs)
        if again is not None:
            taken = duel.taken(1, again)
            return taken.settled(lambda: Pursuit(taken).against(mine, taken.theirs.first()))
        kept = 1 - sum(share for _, share in duel.mine.falls(mine))
        return {name: share * kept for name, share in duel.end(least, theirs).items()}

    def _afresh(self, least: Hand, theirs: Hand) -> Reroll | None:
        mine, other = self.duel.sides
        return None if mine.may(least, "Success") else other.may(theirs, "Any", "Failure")

    @staticmethod
    def _place(mine: Hand, theirs: Hand, behind: bool) -> tuple:
        """What sets two hands apart: where the dice stand above the lowest of the run, and how each run breaks."""
        low = min(total for total, _ in mine.live)
        away = lambda hand: tuple((total - low, falls) for total, falls in hand.live)
        return away(mine), away(theirs), theirs.must, None if behind else theirs.best - low
