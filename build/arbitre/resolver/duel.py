"""Opposed rolls played at best: both sides throw, may throw some faces again, and the totals are compared.

Each side plays to win: the chance is that of the side that asks. A tie may start everything again, and two dice that go on and on
come back to the same difference: such chances are unknowns of one linear equation each, solved exactly. What a side does where an
unknown weighs is decided on its value, worked out again until it no longer changes.

A re-roll throws all the dice of its side anew. It is used as soon as it may be, the asker's first: a side never loses by it, for it
would lose without. The asker who has finished before the other side throws decides on the chances it leaves itself. Whoever shows a
face that a rule compels decides nothing until its run is over: see `runs`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from ..errors import SituationError
from . import budget
from .hands import Cup, Hand
from .judged import Judged, Reroll, brought
from .runs import ENDLESS, Form, closed, driven, mixed

RESTART = "restart"
WIN, LOSE = Fraction(1), Fraction(0)
PASSES = 40


@dataclass(frozen=True)
class End:
    """How an opposed roll ends for the side that asks: its outcome, whether it won, the states this brings."""

    outcome: str
    success: bool
    brought: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Side:
    """What one side of an opposed roll throws, what it adds, and the re-rolls it has left."""

    cup: Cup
    flat: Fraction
    rerolls: tuple[Reroll, ...] = ()

    def without(self, used: Reroll) -> Side:
        """The side once a re-roll is used."""
        return Side(self.cup, self.flat, tuple(r for r in self.rerolls if r is not used))

    def anew(self, used: Reroll) -> Side:
        """What it throws by that re-roll."""
        left = self.without(used)
        return Side(self.cup.once(), self.flat) if used.final else left

    def may(self, hand: Hand, *when: str) -> Reroll | None:
        """The first re-roll that takes these dice, of those that wait for such an outcome."""
        return next((r for r in self.rerolls if r.when in when and r.shown(hand.faces, hand.best + self.flat)), None)

    def out_of_reach(self, total: Fraction) -> bool:
        """Whether no re-roll left comes to so much."""
        return not self.rerolls or self.cup.most() + self.flat < total

    def endless(self) -> bool:
        """Whether a re-roll may throw dice that go on and on."""
        return bool(self.cup.again) and any(not r.final for r in self.rerolls)


class Duel:
    """One opposed roll: the two sides, and what two hands come to.

    `judged` answers None for a tie that starts everything again. `lowest_first`: both throw, whoever may throw again waits, and of two
    the lower total decides first (at equal totals the asker, unless `asker_last`); otherwise the asker has finished before the other throws.
    `over`: the sides as a tie starts them again, when a re-roll has been used since.
    """

    def __init__(
        self, mine: Side, theirs: Side, judged: Callable[[Hand, Hand], Judged | None], lowest_first: bool = False, asker_last: bool = False,
        over: tuple[Side, Side] | None = None,
    ) -> None:
        self.sides, self.judged = (mine, theirs), judged
        self.lowest_first, self.asker_last = lowest_first, asker_last
        self.mine, self.theirs = mine.cup, theirs.cup
        self.guess: dict = {RESTART: Fraction(1, 2)}
        self._over, self._restart = over, None if over else {RESTART: Fraction(1)}  # what a tie starts again with, and what that comes to
        self._solved: list[tuple[object, Form]] = []
        self._open: list = []
        self._known: dict = {}
        self._anew: dict[tuple[int, Reroll], Duel] = {}
        self._fresh: dict[tuple[int, Hand], Form] = {}

    def ends(self) -> dict[End, Fraction]:
        """The exact chance of each way it may end, both sides playing at best."""
        return self.settled(self._start)

    def settled(self, start: Callable[[], Form]) -> dict[End, Fraction]:
        """What a form comes to once every decision is the best on its value."""
        for _ in range(PASSES):
            self._solved, self._open, self._known = [], [], {}
            whole = closed(RESTART, start())
            found: dict = {RESTART: whole}
            for key, form in reversed(self._solved):  # the outermost last solved: the others are told in its terms
                found[key] = mixed((({name: Fraction(1)} if isinstance(name, End) else found[name]), share) for name, share in form.items())
            worth = {key: self.worth(form) for key, form in found.items()}
            if all(self.guess.get(key, Fraction(1, 2)) == value for key, value in worth.items()):
                return whole
            self.guess |= worth
        raise SituationError("les décisions des deux joueurs ne se départagent pas → donnez les dés lancés")

    def chance(self) -> Fraction:
        """The exact chance that the side that asks wins."""
        return self.worth(self.ends())

    def again(self, mine: Hand, theirs: Hand) -> Fraction:
        """The chance to win if the asker throws its live dice again, the other side having finished; once `chance` is known."""
        return self.worth(mixed((self._answer(hand, theirs), share) for hand, share in self.mine.next(mine)))

    def worth(self, form: Form) -> Fraction:
        """What a form is worth to the asker under the present values of its unknowns."""
        value = lambda key: Fraction(key.success) if isinstance(key, End) else self.guess.get(key, Fraction(1, 2))
        return sum((share * value(key) for key, share in form.items()), Fraction(0))

    def _start(self) -> Form:
        if not self.lowest_first:
            return mixed((self.asker(hand), share) for hand, share in self.mine.first())
        if any(side.endless() for side in self.sides):
            raise SituationError(ENDLESS)
        pairs = ((a, b, p * q) for a, p in self.mine.first() for b, q in self.theirs.first())
        return mixed((self._both(a, b), share) for a, b, share in pairs)

    def end(self, mine: Hand, theirs: Hand) -> Form:
        """What two hands that stand come to, unless a re-roll takes one of them."""
        found = self.judged(mine, theirs)
        for rank, (side, hand) in enumerate(zip(self.sides, (mine, theirs))):
            won = None if found is None else found.success == (rank == 0)
            when = ("Any",) if won is None else ("Any", "Success") if won else ("Any", "Failure")
            early = rank == 0 and not self.lowest_first  # the asker has decided before the other side threw
            used = side.may(hand, *(w for w in when if not (early and w != "Success")))
            if used is not None:
                return self.taken(rank, used).thrown_anew(rank, mine, theirs)
        if found is None:
            return self._tied()
        return {End(found.outcome, found.success, brought(found)): Fraction(1)}

    def _tied(self) -> Form:
        if self._restart is None:
            self._restart = Duel(*self._over, self.judged, self.lowest_first, self.asker_last).ends()
        return self._restart

    def taken(self, rank: int, used: Reroll) -> Duel:
        """The same roll once a side has used a re-roll; a tie then starts everything again with the re-rolls left."""
        if (rank, used) not in self._anew:
            change = lambda sides, how: tuple(getattr(s, how)(used) if i == rank else s for i, s in enumerate(sides))
            over = change(self._over or self.sides, "without")
            self._anew[rank, used] = Duel(*change(self.sides, "anew"), self.judged, self.lowest_first, self.asker_last, over)
        return self._anew[rank, used]

    def thrown_anew(self, rank: int, mine: Hand, theirs: Hand) -> Form:
        """One side throws all its dice; the other may still throw again what it had kept, where both wait."""
        other = theirs if rank == 0 else mine
        if (rank, other) not in self._fresh:
            step = self._both if self.lowest_first else (self._answer, self.reply)[rank]
            pair = (lambda hand: (hand, other)) if rank == 0 else (lambda hand: (other, hand))
            cup = self.sides[rank].cup
            self._fresh[rank, other] = self.settled(lambda: mixed((step(*pair(hand)), share) for hand, share in cup.first()))
        return self._fresh[rank, other]

    def asker(self, hand: Hand) -> Form:
        """The asker decides alone, the other side not having thrown."""
        if ("asker", hand) in self._known:
            return self._known["asker", hand]
        found = driven(self, hand) if hand.must else self._choosing(hand)
        self._known["asker", hand] = found
        return found

    def _choosing(self, hand: Hand) -> Form:
        found = self.stands(hand)
        if (used := self.sides[0].may(hand, "Any", "Failure")) is not None:
            taken = self.taken(0, used)
            anew = mixed((taken.asker(following), share) for following, share in taken.mine.first())
            found = anew if used.when == "Any" else max(found, anew, key=self.worth)
        if hand.live and not self._enough(hand, found):
            again = mixed((self.asker(following), share) for following, share in self.mine.next(hand))
            found = max(found, again, key=self.worth)
        return found

    def stands(self, hand: Hand) -> Form:
        """What the asker leaves itself by throwing nothing more."""
        return mixed((self.reply(hand.stopped(), other), share) for other, share in self.theirs.first())

    def _enough(self, hand: Hand, stand: Form) -> bool:
        """Whether even winning whenever the run is not broken would not be worth the risk of breaking it."""
        value = self.worth(stand)
        if value == WIN:
            return True
        fallen = Hand(hand.lowest())
        risk = sum((share for following, share in self.mine.next(hand) if following == fallen), Fraction(0))
        if not risk:
            if self.theirs.again:
                raise SituationError(ENDLESS)
            return False
        return value >= 1 - risk * (1 - self.worth(self.asker(fallen)))

    def _answer(self, hand: Hand, theirs: Hand) -> Form:
        """The asker decides, the other side having finished."""
        if ("mine", hand, theirs) in self._known:
            return self._known["mine", hand, theirs]
        budget.spend(budget.JUDGED)
        if hand.must:
            found = self._run_out(0, hand, theirs)
        else:
            found = self.end(hand, theirs)
            if hand.live and self.worth(found) < WIN:
                found = max(found, mixed((self._answer(h, theirs), share) for h, share in self.mine.next(hand)), key=self.worth)
        self._known["mine", hand, theirs] = found
        return found

    def reply(self, mine: Hand, hand: Hand) -> Form:
        """The other side decides, the asker having finished."""
        if ("theirs", mine, hand) in self._known:
            return self._known["theirs", mine, hand]
        budget.spend(budget.JUDGED)
        if hand.must:
            found = self._run_out(1, hand, mine)
        else:
            found = self.end(mine, hand)
            if hand.live and self.worth(found) > LOSE:
                found = min(found, mixed((self.reply(mine, h), share) for h, share in self.theirs.next(hand)), key=self.worth)
        self._known["theirs", mine, hand] = found
        return found

    def _run_out(self, rank: int, hand: Hand, other: Hand) -> Form:
        """One side has no choice, the other having finished: once the run has passed it, only its breaking is in doubt."""
        cup = self.sides[rank].cup
        step = (lambda h: self._answer(h, other)) if rank == 0 else (lambda h: self.reply(other, h))
        least = hand.unbroken()
        found = self.judged(least, other) if rank == 0 else self.judged(other, least)
        if found is None or found.success != (rank == 0) or not cup.rising(hand):
            return mixed((step(following), share) for following, share in cup.next(hand))
        broken = cup.falls(hand)
        kept = 1 - sum(share for _, share in broken)
        return mixed([*((step(Hand(natural)), share) for natural, share in broken), (step(least), kept)])

    def _both(self, mine: Hand, theirs: Hand) -> Form:
        if not mine.live:
            return self.reply(mine, theirs)
        if not theirs.live:
            return self._answer(mine, theirs)
        key = self._place(mine, theirs)
        if key in self._open:
            return {key: Fraction(1)}
        budget.spend(budget.JUDGED)
        self._open.append(key)
        lead = mine.best + self.sides[0].flat - theirs.best - self.sides[1].flat
        if lead < 0 or lead == 0 and not self.asker_last:
            again = mixed((self._both(h, theirs), share) for h, share in self.mine.next(mine))
            found = again if mine.must else max(self.reply(mine, theirs), again, key=self.worth)
        else:
            again = mixed((self._both(mine, h), share) for h, share in self.theirs.next(theirs))
            found = again if theirs.must else min(self._answer(mine, theirs), again, key=self.worth)
        self._open.pop()
        found = closed(key, found)
        self._solved.append((key, found))
        return found

    def _place(self, mine: Hand, theirs: Hand) -> tuple:
        """What sets two live hands apart: once a broken run loses for certain, the difference between them and nothing else."""
        totals = (mine.best + self.sides[0].flat, theirs.best + self.sides[1].flat)
        falls = [max((f for _, run in hand.live for _, f in run), default=None) for hand in (mine, theirs)]
        low = [
            (fall is None or fall + side.flat < other) and side.out_of_reach(other)
            for fall, side, other in zip(falls, self.sides, reversed(totals))
        ]
        if not all(low):
            return mine, theirs
        away = lambda hand: tuple((total - hand.best, tuple(face for face, _ in run)) for total, run in hand.live)
        return away(mine), away(theirs), mine.must, theirs.must, totals[0] - totals[1]
