"""Ground and cover: a squad's dangerous ground tests, the majority kind of cover, the groups a squad splits into.

Every figure is the graph's: the die and the face that wounds are those of the test's roll, the save of each kind of
cover is a quantity. This module only counts.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb

from ...errors import SituationError, nearest
from ...resolver import chances, dice
from ...resolver.arguments import MOST, whole
from ...resolver.context import Context
from ...resolver.procedures import answer, procedure
from ...resolver.judged import Judged
from ...resolver.rolls import Roll
from ...resolver.values import evaluate
from ...resolver.verdict import Verdict, number
from .wounds import said

TEST, SAVE, KIND = "pen:test-de-terrain-dangereux", "pen:svg-de-couvert-du-decor", "pen:decor.type-de-couvert"


@procedure("pen:tests-de-terrain-dangereux")
def tests(context: Context, *, unites: object, des: object = None, relances: object = ()) -> Verdict:
    """The dangerous ground tests of a squad: `unites` of them; `des` is a die (or a list of dice) each, none for the odds.

    `relances` are the dice of the re-rolls a rule grants, for the first tests that may be rolled again.
    """
    unites = whole(context, "unites", unites, 1)
    roll, code = Roll(context, context.reference[TEST]), context.code(TEST)
    if des is None:
        failed = chances.distribution(roll)[0].get(roll.label(False), Fraction(0))
        odds = {str(n): comb(unites, n) * failed**n * (1 - failed) ** (unites - n) for n in range(unites + 1)}
        listed = ", ".join(f"{n} : {said(p)}" for n, p in odds.items())
        return answer(context, f"Tests ratés sur {unites} : {listed} ({code})", "Jet", odds=odds)
    if not isinstance(des, (list, tuple)) or len(des) != unites:
        raise SituationError(f"{context.asked.name} : des attend {unites} dés, un par unité")
    throws = [dice.read(d if isinstance(d, (list, tuple)) else [d], roll.count, roll.sides) for d in des]
    judged = [roll.judge(dice.keep(faces, roll.low, roll.high)) for faces in throws]
    judged = _again(context, roll, judged, relances)
    lost = [j for j in judged if not j.success]
    given = Counter(context.reference[str(e.value)].label.lower() for j in lost for e in j.gives)
    for effect in {id(e): e for j in lost for e in j.gives}.values():
        context.note(effect, context.reference[str(effect.value)].label.lower(), "donne")
    s = "s" if len(lost) > 1 else ""
    shown = ", ".join("/".join(map(str, faces)) for faces in throws)
    tail = "".join(f" ; {label} × {count}" for label, count in given.items())
    text = f"{len(lost)} test{s} raté{s} sur {unites} : {shown} ({code}){tail}"
    return answer(context, text, f"{len(lost)} test{s} raté{s}", total=Fraction(len(lost)))


def _again(context: Context, roll: Roll, judged: list[Judged], given: object) -> list[Judged]:
    """The results once the re-rolls are made, one a test. Raises SituationError for a die no rule lets one roll again."""
    if not isinstance(given, (list, tuple)):
        raise SituationError(f"{context.asked.name} : relances attend une liste de dés")
    waiting = [dice.read(d if isinstance(d, (list, tuple)) else [d], roll.count, roll.sides, "relances") for d in given]
    found = []
    for one in judged:
        reroll = next((r for r in roll.rerolls if r.takes(one)), None)
        if waiting and reroll:
            context.note_node(reroll.rule, f"relance de {'/'.join(map(str, one.faces))}", "relance")
            one = roll.judge(waiting.pop(0))
        found.append(one)
    if waiting:
        raise SituationError(f"{context.asked.name} : {len(waiting)} relance(s) que rien ne permet ; retirez-les")
    return found


@procedure("pen:couvert-de-decor-majoritaire")
def majority(context: Context, *, types: object) -> Verdict:
    """The kind of cover most of what hides a model gives, with its save; a tie is said, the document does not break it."""
    node = context.reference[KIND]
    known = [str(v) for v in node.data["values"]]
    if not isinstance(types, (list, tuple)) or not types:
        raise SituationError(f'{context.asked.name} : types attend une liste, par exemple types=["{known[0]}"]')
    for kind in types:
        if kind not in known:
            raise SituationError(f"{context.asked.name} : type {kind!r} inconnu{nearest(str(kind), known)} Types acceptés : {', '.join(known)}")
    counts = Counter(types)
    best = [k for k in known if counts[k] == max(counts.values())]
    code = context.code(context.asked.id)
    if len(best) > 1:
        return answer(context, f"Égalité : {' et '.join(best)} ; le document ne dit pas lequel choisir ({code})", "Égalité")
    context.situation.choices[KIND] = best[0]
    worked = evaluate(context, SAVE)
    context.note_node(SAVE, worked.words, number(worked.amount))
    return answer(context, f"Couvert {best[0]} : sauvegarde de {number(worked.amount)}+ ({code})", best[0], total=worked.amount)


@procedure("pen:groupes-de-couvert")
def groups(context: Context, *, couverts: object) -> Verdict:
    """The groups of a squad, by the cover of each member: a save (4 for 4+, 0 for none) or the name of what covers it."""
    if not isinstance(couverts, (list, tuple)) or not couverts or not all(isinstance(c, str) or _save(c) for c in couverts):
        raise SituationError(f"{context.asked.name} : couverts attend une liste, un couvert par membre, par exemple couverts=[4, 4, 0]")
    counts = Counter(_cover(c) for c in couverts)
    bare = counts.pop("", 0)
    words = [f"{name} ({count})" for name, count in counts.items()] + ([f"sans couvert ({bare})"] if bare else [])
    outcome = f"{len(words)} groupe{'s' if len(words) > 1 else ''}, dont {len(counts)} à couvert"
    return answer(context, f"{outcome} : {', '.join(words)} ({context.code(context.asked.id)})", outcome, total=Fraction(len(words)))


def _save(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST


def _cover(said: int | str) -> str:
    return (f"{said}+" if said else "") if isinstance(said, int) else said.strip()
