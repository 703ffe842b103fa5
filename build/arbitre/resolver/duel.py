"""Opposed rolls played at best: both sides throw, may throw some faces again, and the totals are compared.

Each side plays to win: the chance is that of the side that asks. A tie may start everything again, and two dice that go on and on
come back to the same difference: such chances are unknowns of one linear equation each, solved exactly. What a side does where an
unknown weighs is decided on its value, worked out again until it no longer changes.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from ..errors import SituationError
from . import budget
from .hands import Cup, Hand

Form = dict  # a chance as a sum: the constant under None, each unknown under its key
RESTART = "restart"
WIN, LOSE, TIE = Fraction(1), Fraction(0), None
PASSES = 40


class Duel:
    """One opposed roll: the dice and the fixed part of each side, and who wins given two natural results.

    `wins` answers True, False, or None for a tie that starts everything again. `lowest_first`: both throw, whoever may throw again
    waits, and of two the lower total decides first (at equal totals the asker, unless `asker_last`); otherwise the asker has
    finished before the other throws.
    """

    def __init__(
        self, mine: Cup, theirs: Cup, flats: tuple[Fraction, Fraction], wins: Callable[[int, int], bool | None],
        lowest_first: bool = False, asker_last: bool = False,
    ) -> None:
        self.mine, self.theirs, self.flats, self.wins = mine, theirs, flats, wins
        self.lowest_first, self.asker_last = lowest_first, asker_last
        self.guess: dict = {RESTART: Fraction(1, 2)}
        self._solved: list[tuple[object, Form]] = []
        self._open: list = []
        self._known: dict = {}

    def chance(self) -> Fraction:
        """The exact chance that the side that asks wins, both sides playing at best."""
        for _ in range(PASSES):
            self._solved, self._open, self._known = [], [], {}
            whole = self._closed(RESTART, self._start())
            found = {RESTART: self.worth(whole)}
            for key, form in reversed(self._solved):  # the outermost last solved: the others are told in its terms
                found[key] = sum((share * (1 if name is None else found[name]) for name, share in form.items()), Fraction(0))
            if all(self.guess.get(key, Fraction(1, 2)) == value for key, value in found.items()):
                return found[RESTART]
            self.guess = found
        raise SituationError("les décisions des deux joueurs ne se départagent pas → donnez les dés lancés")

    def again(self, mine: Hand, theirs: Hand) -> Fraction:
        """The chance to win if the asker throws its live dice again, the other side having finished; once `chance` is known."""
        return self.worth(_mixed((self._answer(hand, theirs.best), share) for hand, share in self.mine.next(mine)))

    def worth(self, form: Form) -> Fraction:
        """What a form is worth under the present values of its unknowns."""
        return sum((share * (1 if key is None else self.guess.get(key, Fraction(1, 2))) for key, share in form.items()), Fraction(0))

    def _start(self) -> Form:
        if not self.lowest_first:
            return _mixed((self._asker(hand), share) for hand, share in self.mine.first())
        pairs = ((a, b, p * q) for a, p in self.mine.first() for b, q in self.theirs.first())
        return _mixed((self._both(a, b), share) for a, b, share in pairs)

    def _end(self, mine: int, theirs: int) -> Form:
        won = self.wins(mine, theirs)
        return {RESTART: Fraction(1)} if won is None else {None: Fraction(won)}

    def _asker(self, hand: Hand) -> Form:
        """The asker decides alone, the other side not having thrown."""
        if ("asker", hand) in self._known:
            return self._known["asker", hand]
        stand = _mixed((self._reply(hand.best, other), share) for other, share in self.theirs.first())
        found = stand
        if hand.live and not self._enough(hand, stand):
            again = _mixed((self._asker(following), share) for following, share in self.mine.next(hand))
            found = max(stand, again, key=self.worth)
        self._known["asker", hand] = found
        return found

    def _enough(self, hand: Hand, stand: Form) -> bool:
        """Whether even winning whenever the run is not broken would not be worth the risk of breaking it."""
        value = self.worth(stand)
        if value == WIN:
            return True
        fallen = Hand(hand.lowest())
        risk = sum((share for following, share in self.mine.next(hand) if following == fallen), Fraction(0))
        if not risk:
            if self.theirs.again:
                raise SituationError("deux dés se relancent sans fin l'un contre l'autre → donnez les dés lancés")
            return False
        broken = self.worth(_mixed((self._reply(fallen.best, other), share) for other, share in self.theirs.first()))
        return value >= 1 - risk * (1 - broken)

    def _answer(self, hand: Hand, theirs: int) -> Form:
        """The asker decides, the other side's result being known."""
        if ("mine", hand, theirs) in self._known:
            return self._known["mine", hand, theirs]
        budget.spend(budget.JUDGED)
        stand = found = self._end(hand.best, theirs)
        if hand.live and self.worth(stand) < WIN:
            found = max(stand, _mixed((self._answer(h, theirs), share) for h, share in self.mine.next(hand)), key=self.worth)
        self._known["mine", hand, theirs] = found
        return found

    def _reply(self, mine: int, hand: Hand) -> Form:
        """The other side decides, the asker's result being known."""
        if ("theirs", mine, hand) in self._known:
            return self._known["theirs", mine, hand]
        budget.spend(budget.JUDGED)
        stand = found = self._end(mine, hand.best)
        if hand.live and self.worth(stand) > LOSE:
            found = min(stand, _mixed((self._reply(mine, h), share) for h, share in self.theirs.next(hand)), key=self.worth)
        self._known["theirs", mine, hand] = found
        return found

    def _both(self, mine: Hand, theirs: Hand) -> Form:
        if not mine.live:
            return self._reply(mine.best, theirs)
        if not theirs.live:
            return self._answer(mine, theirs.best)
        key = self._place(mine, theirs)
        if key in self._open:
            return {key: Fraction(1)}
        budget.spend(budget.JUDGED)
        self._open.append(key)
        lead = mine.best + self.flats[0] - theirs.best - self.flats[1]
        if lead < 0 or lead == 0 and not self.asker_last:
            again = _mixed((self._both(h, theirs), share) for h, share in self.mine.next(mine))
            found = max(self._reply(mine.best, theirs), again, key=self.worth)
        else:
            again = _mixed((self._both(mine, h), share) for h, share in self.theirs.next(theirs))
            found = min(self._answer(mine, theirs.best), again, key=self.worth)
        self._open.pop()
        found = self._closed(key, found)
        self._solved.append((key, found))
        return found

    def _place(self, mine: Hand, theirs: Hand) -> tuple:
        """What sets two live hands apart: once a broken run loses for certain, the difference between them and nothing else."""
        totals = (mine.best + self.flats[0], theirs.best + self.flats[1])
        falls = [max((f for _, run in hand.live for _, f in run), default=None) for hand in (mine, theirs)]
        low = [fall is None or fall + flat < other for fall, flat, other in zip(falls, self.flats, reversed(totals))]
        if not all(low):
            return mine, theirs
        away = lambda hand: tuple((total - hand.best, tuple(face for face, _ in run)) for total, run in hand.live)
        return away(mine), away(theirs), totals[0] - totals[1]

    @staticmethod
    def _closed(key: object, form: Form) -> Form:
        """A form solved for the unknown it is the value of."""
        own = form.get(key, Fraction(0))
        return {name: share / (1 - own) for name, share in form.items() if name != key} if own else form


def _mixed(forms) -> Form:
    found: Form = {}
    for form, share in forms:
        for key, amount in form.items():
            found[key] = found.get(key, Fraction(0)) + amount * share
    return found
