"""Damage to a vehicle: what a hit does, roll by roll or whole, with given dice or as exact odds."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from ...resolver import dice
from ...resolver.context import Context
from ...resolver.procedures import answer, procedure
from ...resolver.values import evaluate
from ...resolver.verdict import Verdict, chance, number
from .vehicle_rolls import HEAVY, HULL, OTHERS, PLACE, PLACES, RESULT, SUFFERED, SUPERFICIAL, WORDS, Hit, Location, Penetration, Printed, Reading

ABOARD, PASSENGERS = "pen:cible.unites-a-bord", "pen:force-contre-les-passagers"


@procedure("pen:penetration-de-blindage")
def penetration(context: Context, *, des: list[int] | None = None, d3: list[int] | None = None) -> Verdict:
    """The kind of damage a hit does; `des`: the dice rolled, `d3`: what some faces add; none for the exact odds."""
    roll = Penetration(Hit(context))
    if des is None:
        odds = {WORDS[k]: p for k, p in roll.odds().items()}
        roll.hit.keep(roll.asked)
        return _odds(context, odds, f" sur {roll.roll.expression()}{roll.roll.against()} {roll.hit.code(context.asked.id)}")
    kind, said, total = roll.given(des, d3, "des")
    roll.hit.keep(roll.asked)
    return _verdict(context, said, WORDS[kind], total)


@procedure("pen:zone-du-vehicule")
def location(context: Context, *, des: list[int] | None = None) -> Verdict:
    """Where a hit strikes; `des`: the die rolled, none for the exact odds."""
    roll = Location(Hit(context))
    roll.hit.keep(roll.asked)
    if des is None:
        return _odds(context, roll.odds(), f" sur {roll.roll.expression()} {roll.hit.code(PLACES)}")
    place, said, total = roll.given(des, "des")
    return _verdict(context, said, place, total)


@procedure("pen:degat-sur-la-table")
def reading(context: Context, *, des: list[int] | None = None, deja_ce_tour: list[str] = ()) -> Verdict:
    """The damage read on its table; `deja_ce_tour`: the damage already drawn this turn; no `des` for the exact odds."""
    hit = Hit(context)
    roll = Reading(hit, tuple(deja_ce_tour))
    hit.keep(roll.asked)
    if des is None:
        joint = roll.joint()
        results = tuple((word, (drawn,), share) for (word, drawn), share in joint.items())
        return _odds(context, _words(joint), f" sur {roll.roll.expression()}, {roll.table.label.lower()} {hit.code(roll.table.id)}", results)
    word, said, total = roll.read(hit.faces(roll.roll, des, "des"))
    return replace(_verdict(context, said, word, total), details={"results": ((word, (roll.drawn,), Fraction(1)),)})


@procedure("pen:degat-tire")
def drawn(context: Context) -> Verdict:
    """The damage of the row that a total already rolled falls on, before anything changes it."""
    hit, total = Hit(context), context.number(RESULT)
    table = Printed(hit)
    table.row(total)
    word = hit.word(table.drawn)
    return _verdict(context, f"{word} : {number(total)}, {table.table.label.lower()} {hit.code(table.table.id)}", word)


@procedure("pen:degat-du-resultat")
def reading_at(context: Context) -> Verdict:
    """The damage of a total already rolled, what accumulates and what converts it counted."""
    word, said, total = Printed(Hit(context)).at(context.number(RESULT), "")
    return _verdict(context, said, word, total)


@procedure("pen:degats-vehicule")
def damage(
    context: Context, *, penetration: list[int] | None = None, zone: list[int] | None = None, degat: list[int] | None = None,
    coque: list[int] | None = None, d3: list[int] | None = None, deja_ce_tour: list[str] = (),
) -> Verdict:
    """A whole hit: penetration, location, damage, and the hull's when a weapon explodes; no dice for the exact odds."""
    hit = Hit(context)
    already = tuple(deja_ce_tour)
    if all(d is None for d in (penetration, zone, degat, coque, d3)):
        odds: dict[str, Fraction] = {}
        _whole_odds(hit, already, odds)
        return _odds(context, odds, f" pour une touche {hit.code(context.asked.id)}")
    said, kind = [], hit.stated()
    if kind is None:
        roll = Penetration(hit)
        kind, words, _ = roll.given(penetration, d3, "penetration")
        hit.keep(roll.asked)
        said.append(words)
    if kind is None:
        return _verdict(context, said[0], WORDS[None])
    hit.facts |= {kind}
    if PLACE not in context.situation.choices and not context.facts & {*OTHERS, HULL}:
        where = Location(hit)
        hit.choices[PLACE], words, _ = where.given(zone, "zone")
        hit.keep(where.asked)
        said.append(words)
    outcomes = []
    for dice_given, name in ((degat, "degat"), (coque, "coque")):
        read = Reading(hit, already if not outcomes else ())
        word, words, _ = read.read(hit.faces(read.roll, dice_given, name))
        hit.keep(read.asked)
        said.append(words + _aboard(hit))
        outcomes.append(word)
        if not _follows(hit):
            break
    return _verdict(context, " ; ".join(said), ", ".join(outcomes))


def _whole_odds(hit: Hit, already: tuple[str, ...], odds: dict[str, Fraction]) -> None:
    """The chance of every damage that one hit may do."""
    stated, context = hit.stated(), hit.context
    if stated:
        kinds = {stated: Fraction(1)}
    else:
        roll = Penetration(hit)
        kinds = roll.odds()
        hit.keep(roll.asked)
    for kind, share in kinds.items():
        if not share:
            continue
        if kind is None:
            odds[WORDS[None]] = odds.get(WORDS[None], Fraction(0)) + share
            continue
        settled = context.situation.choices.get(PLACE)
        where = None if settled else Location(hit)
        for place, part in ({settled: Fraction(1)} if settled else where.odds()).items():
            hit.facts, hit.choices = {kind}, {PLACE: place}
            for word, chances in _read_odds(hit, already):
                odds[word] = odds.get(word, Fraction(0)) + share * part * chances
        if where:
            hit.keep(where.asked)


def _read_odds(hit: Hit, already: tuple[str, ...]) -> list[tuple[str, Fraction]]:
    """Each damage of a table with its chance, and after a weapon that explodes, the hull's."""
    facts, choices, found = set(hit.facts), dict(hit.choices), []
    read = Reading(hit, already)
    for faces, share in dice.distribution(read.roll.count, read.roll.sides):
        hit.facts, hit.choices = set(facts), dict(choices)
        word = read.read(faces)[0]
        if _follows(hit):
            found += [(f"{word}, {second}", share * part) for second, part in Reading(hit, ()).odds().items()]
        else:
            found.append((word, share))
    hit.keep(read.asked)
    return found


def _follows(hit: Hit) -> bool:
    """Whether the damage just received brings another one to the hull; if so the situation becomes that one's."""
    asked = hit.asking(SUFFERED)
    given = [e for e in asked.effects(SUFFERED, "gives") if e.value in (SUPERFICIAL, HEAVY, HULL)]
    if HULL not in {e.value for e in given}:
        return False
    for effect in given:
        hit.context.note(effect, hit.reference[str(effect.value)].label, "donne")
    hit.facts = {str(e.value) for e in given}
    hit.choices = {PLACE: "coque"}
    return True


def _aboard(hit: Hit) -> str:
    """What the passengers suffer."""
    if ABOARD not in hit.context.facts:
        return ""
    asked = hit.asking(PASSENGERS)
    worked = evaluate(asked, PASSENGERS)
    hit.keep(asked)
    return f" ; unités embarquées : touche F {worked.words}" if worked.amount else ""


def _verdict(context: Context, said: str, outcome: str, total: Fraction | None = None) -> Verdict:
    return answer(context, said[0].upper() + said[1:], outcome, total=total)


def _words(joint: dict[tuple[str, str], Fraction]) -> dict[str, Fraction]:
    found: dict[str, Fraction] = {}
    for (word, _), share in joint.items():
        found[word] = found.get(word, Fraction(0)) + share
    return found


def _odds(context: Context, odds: dict[str, Fraction], tail: str, results: tuple = ()) -> Verdict:
    odds = {word: share for word, share in odds.items() if share}
    listed = ", ".join(f"{word} : {chance(share)}" for word, share in odds.items())
    return answer(context, listed[0].upper() + listed[1:] + tail, "Jet", odds=odds, details={"results": results} if results else {})
