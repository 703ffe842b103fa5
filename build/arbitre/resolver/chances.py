"""Exact odds of a roll: every result of its dice judged, re-rolls and second dice counted in."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from fractions import Fraction
from math import lcm
from typing import TYPE_CHECKING

from ..errors import SituationError
from . import dice, hands
from .verdict import Verdict, chance, number
from .wording import extras

if TYPE_CHECKING:
    from ..graph import Effect
    from .judged import Judged
    from .rolls import Reroll, Roll


def odds(roll: Roll) -> Verdict:
    shares, given = distribution(roll)
    margin, need = roll.node.data.get("margin"), roll.need is not None
    if need and not margin:
        success = roll.label(True)
        head = f"{success} : {chance(shares.get(success, Fraction(0)))} sur {roll.expression()}{roll.against()}"
        outcome = success
    elif need:
        mean = sum((Fraction(k.rsplit(" ", 1)[1].replace(",", ".")) * p for k, p in shares.items()), Fraction(0))
        nothing = shares.get(f"{margin} 0", Fraction(0))
        outcome = str(margin)
        head = f"{margin} : {number(mean)} en moyenne, au moins 1 : {chance(1 - nothing)} sur {roll.expression()}{roll.against()}"
    else:
        outcome, head = "Jet", f"{roll.node.label} : {roll.expression()}"
    tails = "".join(f" ; {name} : {chance(p)}" for name, p in given.items())
    text = head + _decided(roll) + tails + extras(roll.context)
    return Verdict(
        roll.node.id, text, outcome, None, {**shares, **given}, tuple(roll.context.trace), tuple(roll.context.disputes),
        details={"dice": roll.count, "sides": roll.sides},
    )


def _decided(roll: Roll) -> str:
    """The rules by which some dice succeed or fail against what the number to reach says of them; their chances count it in."""
    if roll.need is None:
        return ""
    margin = roll.node.data.get("margin")  # how much it exceeds the number is said, not whether it does: no dice succeed of themselves
    results = [] if margin else [result for result, _ in _judged(roll) if result.by_pattern]
    spared = roll.then is not None  # a success of itself asks for no second die
    codes = dict.fromkeys(roll.context.code(r.by_pattern.rule) for r in results if r.success != roll.reaches(r.total) or spared and r.success)
    again = dict.fromkeys(roll.context.code(r.rule) for r in roll.rerolls if r.rule != roll.node.data["against"])
    return (f" ; d'après {', '.join(codes)}" if codes else "") + (f" ; relance : {', '.join(again)}" if again else "")


def joint(roll: Roll) -> list[tuple[Judged, Fraction]]:
    """Every result of the dice with its exact chance, second dice and re-rolls counted in; worked out once for what its words and its odds tell."""
    return _known(roll, "joint", _joint)


def _judged(roll: Roll) -> list[tuple[Judged, Fraction]]:
    """Every result of the dice thrown once, with its chance."""
    return _known(roll, "judged", lambda roll: [(roll.judge(faces), share) for faces, share in _thrown(roll)])


def _known(roll: Roll, name: str, work: Callable[[Roll], list]) -> list:
    """What is worked out of a roll, anew when a contest has changed it since."""
    state = roll.need and roll.need.amount, roll.conceded, roll.opposed
    if roll.known.get(name, (None,))[0] != state:
        roll.known[name] = state, work(roll)
    return roll.known[name][1]


def _joint(roll: Roll) -> list[tuple[Judged, Fraction]]:
    judged = _judged(roll)
    if roll.then is not None:
        judged = list(_confirmed(roll, judged))
    stands, known = [], [Fraction(0)] * len(judged)
    waiting = {tuple(roll.rerolls): [share for _, share in judged]}  # by the re-rolls still unused: one forced may be answered by one allowed
    while waiting:
        left = max(waiting, key=len)
        again: dict[Reroll, Fraction] = {}
        for place, ((result, _), weight) in enumerate(zip(judged, waiting.pop(left))):
            if (used := next((r for r in left if r.takes(result)), None)) is None:
                known[place] += weight
            elif weight:
                again[used] = again.get(used, Fraction(0)) + weight
        for used, weight in again.items():
            if used.final:  # no face of the new throw, and no other re-roll, throws it again
                stands += [(result, weight * share) for result, share in _once(roll)]
                continue
            rest = tuple(r for r in left if r is not used)
            before = waiting.get(rest) or [Fraction(0)] * len(judged)
            waiting[rest] = [w + weight * share for w, (_, share) in zip(before, judged)]
    return [*((result, weight) for (result, _), weight in zip(judged, known)), *stands]


def _once(roll: Roll) -> list[tuple[Judged, Fraction]]:
    """Every result of a throw of which no face is thrown again."""
    judged = [(roll.judge(faces), share) for faces, share in dice.distribution(roll.count, roll.sides, roll.low, roll.high)]
    return list(_confirmed(roll, judged)) if roll.then is not None else judged


def _thrown(roll: Roll) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """The dice that count with their chances; a face thrown again is, until the roll succeeds; without a number to reach, never.

    Raises SituationError for a face that must be thrown again without a number to reach: its totals have no end.
    """
    if not roll.cup.again:
        yield from dice.distribution(roll.count, roll.sides, roll.low, roll.high)
        return
    aimless = roll.need is None and roll.conceded is None
    if aimless and (faces := sorted(again.face for again in roll.cup.again if again.must)):
        raise SituationError(f"{roll.node.name} : {faces[0]} se relance toujours, ses totaux n'ont pas de fin → dites le nombre à atteindre, ou les dés lancés")
    for natural, share in hands.played(roll.cup, lambda natural: roll.need is None or roll.judge((natural,)).success).items():
        yield (natural,), share


def distribution(roll: Roll) -> tuple[dict[str, Fraction], dict[str, Fraction]]:
    """The exact chance of each outcome, and of each state the roll may bring, re-rolls included."""
    results = joint(roll)
    found = added((result.outcome if roll.need is not None else number(result.total), weight) for result, weight in results)
    brought = ((dict.fromkeys(_brought(roll, effect) for effect in result.gives), weight) for result, weight in results if result.gives)
    given = added((name, weight) for names, weight in brought for name in names)  # two rules may bring the same state
    counted(roll)
    return found, given


def added(chances: Iterable[tuple[Hashable, Fraction]]) -> dict[Hashable, Fraction]:
    """The chance of each thing, those of the same one added up."""
    listed = list(chances)
    below = lcm(*{share.denominator for _, share in listed})
    found: dict[Hashable, int] = {}
    for told, share in listed:
        found[told] = found.get(told, 0) + share.numerator * (below // share.denominator)
    return {told: Fraction(weight, below) for told, weight in found.items()}


def counted(roll: Roll) -> None:
    """Notes what the chances of a roll count in."""
    for effect in (e for e in roll.effects if e.pattern or e.op in ("reroll", "explodes", "compels")):
        roll.context.note(effect, "compris dans les chances", "chances")


def _brought(roll: Roll, effect: Effect) -> str:
    return ("fin : " if effect.op == "ends" else "") + roll.context.reference[str(effect.value)].label.lower()


def _confirmed(roll: Roll, judged: list[tuple[Judged, Fraction]]) -> Iterator[tuple[Judged, Fraction]]:
    """Each success split by its second die."""
    enough = sum((share for (face,), share in dice.distribution(1, roll.sides) if face >= roll.then), Fraction(0))
    for result, share in judged:
        if result.success and not result.by_pattern:
            yield result, share * enough
            yield roll.unconfirmed(result), share * (1 - enough)
        else:
            yield result, share
