"""Hands of dice: what is thrown, which die counts, which dice may be thrown again and added.

A face may be thrown again by a rule (« explodes »): the new result is added, for as long as such a face shows. A rule may name a
face that breaks the run: the natural result falls to a number of its own, whatever came before; of two rules used in one run, the
higher fall stands. When one die of several counts, those thrown again are thrown together and the others are lost.
A rule may compel a face: whoever shows it has no choice, and throws again until it shows no more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import IntEnum
from fractions import Fraction
from functools import lru_cache

from ..errors import SituationError
from ..graph import Effect
from . import budget, dice

Falls = tuple[tuple[int, int], ...]  # the breaking faces of a run, each with what the die falls to
Die = tuple[int, Falls]  # what a die that may be thrown again has come to


class Goes(IntEnum):
    """What becomes of a die once thrown: it stands, it may be thrown again, it must be."""

    STANDS, MAY, MUST = range(3)


@dataclass(frozen=True)
class Again:
    """A face that may be thrown again, or must be; the face that breaks the run, and what the natural result falls to then."""

    face: int
    broken_by: int | None = None
    falls_to: int | None = None
    must: bool = False


@dataclass(frozen=True)
class Hand:
    """What the dice show: the natural result if the player stops here, and the dice that may still be thrown again, or must be."""

    best: int
    live: tuple[Die, ...] = ()
    dice: tuple[int, ...] = ()  # the dice that add up, where several do
    must: bool = False

    @property
    def faces(self) -> tuple[int, ...]:
        """The dice that count, as a pattern looks at them."""
        return self.dice or (self.best,)

    def stopped(self) -> Hand:
        """The hand of a player who throws nothing again."""
        return replace(self, live=(), must=False) if self.live else self

    def unbroken(self) -> Hand:
        """The least that the live dice come to, thrown again, if one of them does not break its run."""
        return Hand(min(total for total, _ in self.live) + 1)

    def lowest(self) -> int:
        """The natural result if every die thrown again breaks its run; what it is now where none can."""
        return max((fall for _, falls in self.live for _, fall in falls), default=self.best)


@dataclass(frozen=True)
class Cup:
    """The dice of one roll: how many, of how many sides, what is dropped, which one counts, what is thrown again."""

    count: int
    sides: int
    low: int = 0
    high: int = 0
    again: tuple[Again, ...] = ()
    one: bool = False

    def first(self) -> tuple[tuple[Hand, Fraction], ...]:
        """Every hand of the first throw with its exact chance."""
        return _first(self)

    def next(self, hand: Hand) -> tuple[tuple[Hand, Fraction], ...]:
        """Every hand that throwing the live dice again may lead to, with its exact chance."""
        budget.spend(budget.JUDGED)
        return _next(self, hand)

    def shown(self, faces: tuple[int, ...]) -> Hand:
        """The hand that a first throw makes; a run may start from any die, unless the lowest alone counts."""
        kept = dice.keep(faces, 0 if self.again else self.low, self.high)
        return self.made(tuple(self._after((0, ()), face) for face in kept)) if self.again else Hand(sum(kept), dice=kept)

    def falls(self, hand: Hand) -> tuple[tuple[int, Fraction], ...]:
        """What a hand that must be thrown again falls to if its runs break in the end, with the exact chance of each; `rising` first."""
        return _falls(self, hand)

    def lowest_run(self) -> int:
        """The most that a broken run leaves; 1 where none breaks."""
        return max((again.falls_to for again in self.again if again.falls_to is not None), default=1)

    def rising(self, hand: Hand) -> bool:
        """Whether all that a hand may still come to is above all that a broken run leaves, unless its runs break."""
        return min(total for total, _ in hand.live) >= self.lowest_run()

    def thrown_again(self, hand: Hand, faces: tuple[int, ...]) -> Hand:
        """The hand once its live dice show these faces, in the order of the dice."""
        return self.made(tuple(self._after(die, face) for die, face in zip(hand.live, faces)))

    def made(self, thrown: tuple[tuple[Die, Goes], ...]) -> Hand:
        """The hand of dice that came to something, each still live or not."""
        live = tuple(sorted(die for die, goes in thrown if goes))
        return Hand(max(total for (total, _), _ in thrown), live, must=any(goes is Goes.MUST for _, goes in thrown))

    def _after(self, die: Die, face: int) -> tuple[Die, Goes]:
        total, falls = die
        fallen = dict(falls).get(face)
        if fallen is not None:
            return (fallen, ()), Goes.STANDS
        rules = [again for again in self.again if again.face == face]
        found = dict(falls)
        for rule in rules:
            if rule.broken_by is not None:
                found[rule.broken_by] = max(found.get(rule.broken_by, rule.falls_to), rule.falls_to)
        goes = max((Goes.MUST if rule.must else Goes.MAY for rule in rules), default=Goes.STANDS)
        return (total + face, tuple(sorted(found.items()))), goes

    def most(self) -> int:
        """The highest result of one throw, no face thrown again."""
        return (1 if self.one else self.count - self.low - self.high) * self.sides

    def once(self) -> Cup:
        """The same dice, of which no face may be thrown again."""
        return replace(self, again=())

    def after_one(self, die: Die) -> list[tuple[tuple[Die, Goes], Fraction]]:
        """What one live die may come to, with its chances."""
        return [(self._after(die, face), Fraction(1, self.sides)) for face in range(1, self.sides + 1)]


@lru_cache(maxsize=512)
def _first(cup: Cup) -> tuple[tuple[Hand, Fraction], ...]:
    found: dict[Hand, Fraction] = {}
    for faces, share in dice.distribution(cup.count, cup.sides):
        hand = cup.shown(faces)
        found[hand] = found.get(hand, Fraction(0)) + share
    return tuple(found.items())


@lru_cache(maxsize=4096)
def _next(cup: Cup, hand: Hand) -> tuple[tuple[Hand, Fraction], ...]:
    found: dict[tuple, Fraction] = {(): Fraction(1)}
    for die in hand.live:
        longer: dict[tuple, Fraction] = {}
        for thrown, share in found.items():
            for one, chance in cup.after_one(die):
                key = tuple(sorted((*thrown, one)))
                longer[key] = longer.get(key, Fraction(0)) + share * chance
        found = longer
    made: dict[Hand, Fraction] = {}
    for thrown, share in found.items():
        hand = cup.made(thrown)
        made[hand] = made.get(hand, Fraction(0)) + share
    return tuple(made.items())


@lru_cache(maxsize=512)
def _falls(cup: Cup, hand: Hand) -> tuple[tuple[int, Fraction], ...]:
    found: dict[int, Fraction] = {}
    own, runs = Fraction(0), tuple(falls for _, falls in hand.live)
    for following, share in _next(cup, hand):
        if following.must and tuple(falls for _, falls in following.live) == runs:  # the same runs, a little higher
            own += share
        elif following.must:
            for natural, chance in _falls(cup, following):
                found[natural] = found.get(natural, Fraction(0)) + share * chance
        elif not following.live and following.best <= cup.lowest_run():
            found[following.best] = found.get(following.best, Fraction(0)) + share
    return tuple((natural, share / (1 - own)) for natural, share in found.items())


def cup(count: int, sides: int, low: int, high: int, effects: list[Effect]) -> Cup:
    """The dice of a roll, with the rules that let them be thrown again. Raises SituationError when several dice would add up."""
    compelled = {int(e.value) for e in effects if e.op == "compels"}
    again = tuple(dict.fromkeys(Again(int(e.value), e.broken_by, e.falls_to, int(e.value) in compelled) for e in effects if e.op == "explodes"))
    if again and count - low - high > 1:
        raise SituationError("plusieurs dés s'additionnent, aucun ne se relance seul → ajoutez arb:keepsDie au jet")
    return Cup(count, sides, low, high, again, any(e.op == "keepsDie" for e in effects))


def played(found: Cup, enough: Callable[[int], bool]) -> dict[int, Fraction]:
    """The natural results with their exact chances, for a player who throws again until `enough` says that a result will do.

    A run that must go on counts for the least it comes to once that will do. Raises SituationError, through the budget, when nothing
    would ever do.
    """
    naturals: dict[int, Fraction] = {}
    waiting = dict(found.first())
    while waiting:
        following: dict[Hand, Fraction] = {}
        for hand, share in waiting.items():
            if hand.must and found.rising(hand) and enough(least := hand.unbroken().best):
                broken = found.falls(hand)
                for natural, chance in (*broken, (least, 1 - sum(chance for _, chance in broken))):
                    naturals[natural] = naturals.get(natural, Fraction(0)) + share * chance
                continue
            if not hand.live or not hand.must and enough(hand.best):
                naturals[hand.best] = naturals.get(hand.best, Fraction(0)) + share
                continue
            for other, chance in found.next(hand):
                following[other] = following.get(other, Fraction(0)) + share * chance
        waiting = following
    return naturals


@dataclass(frozen=True)
class Throw:
    """Dice given: the hand they make, the faces that count, how they are said, which faces were thrown again, and which still may be."""

    hand: Hand
    faces: tuple[int, ...]
    said: str
    again: frozenset[int] = frozenset()
    left: frozenset[int] = frozenset()


def read(found: Cup, given: object, name: str, why: str) -> Throw:
    """The hand that given dice make: the first throw, then, in the same list, the dice thrown again, all those that may be.

    Raises SituationError for dice that cannot be thrown so.
    """
    if not isinstance(given, (list, tuple)) or not found.again:
        faces = dice.read(given, found.count, found.sides, name, why)
        kept = dice.keep(faces, found.low, found.high)
        rest = f" ({', '.join(map(str, faces))})" if found.one and len(faces) > 1 else ""
        return Throw(found.shown(faces), kept, " + ".join(map(str, kept)) + rest)
    faces = dice.read(list(given)[:found.count], found.count, found.sides, name, why)
    hand, rounds, rest = found.shown(faces), [faces], list(given)[found.count:]
    while rest:
        if not hand.live:
            raise SituationError(f"{name} : {_thrown(rounds)} ne se relance pas → ôtez {', '.join(map(str, rest))}")
        many = len(hand.live)
        faces = dice.read(rest[:many], many, found.sides, f"{name}, relance {len(rounds)}")
        hand, rest = found.thrown_again(hand, faces), rest[many:]
        rounds.append(faces)
    if hand.must:
        raise SituationError(f"{name} : {_thrown(rounds)} se relance toujours ici → donnez aussi la relance, {name}=[{', '.join(map(str, given))}, …]")
    allowed = {again.face for again in found.again}
    left = allowed.intersection(rounds[-1]) if hand.live else frozenset()
    return Throw(hand, (hand.best,), _said(hand, rounds), frozenset(f for r in rounds[:-1] for f in r if f in allowed), frozenset(left))


def _said(hand: Hand, rounds: list[tuple[int, ...]]) -> str:
    """« 6 + 6 + 4 », « 1 (6 puis 1) », « 9 (1, 4, 6, 6 puis 1, 3) »."""
    if all(len(r) == 1 for r in rounds) and sum(r[0] for r in rounds) == hand.best:
        return " + ".join(str(r[0]) for r in rounds)
    return f"{hand.best} ({_thrown(rounds)})"


def _thrown(rounds: list[tuple[int, ...]]) -> str:
    return " puis ".join(", ".join(map(str, r)) for r in rounds)
