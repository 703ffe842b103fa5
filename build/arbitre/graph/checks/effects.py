"""Effects: exactly one operation, on a target it fits, with a value it can use."""

from __future__ import annotations

from collections.abc import Iterator

from rdflib import BNode, Literal, URIRef

from ..compile import OPERATIONS
from .conditions import NUMERIC, choice_values, is_number
from .corpus import Corpus, Term
from .problem import Problem
from .reads import ANY, Scope

SCOPE = Scope(dict.fromkeys(("type", "of", "sides", "selects", "grades", "values", "first", "rest", "margin", "comparison"), (ANY,)))

REPLACING = ("set", "multiply", "cap", "floor", "round")
DICE = ("addDice", "dropLowest", "dropHighest")
ROLLED = (*DICE, "outcome", "waives", "prefers", "reroll", "explodes", "compels", "reads", "keepsDie", "tie", "decides", "atPar")
UNTARGETED = ("implies", "denies")
FREE = ("cancels",)  # on everything, or on one target
SEVERAL = ("gives", "ends", *UNTARGETED, *FREE)  # several values say the operation several times
TARGETS = {
    "add": ("Roll", *NUMERIC),
    **dict.fromkeys(REPLACING, NUMERIC),
    "set": ("Table", *NUMERIC),
    **dict.fromkeys(ROLLED, ("Roll",)),
    "modality": ("Action", "Step", "Roll", "Quantity", "Event", "Table", "Procedure", "Chain"),
    **dict.fromkeys(("gives", "ends"), ("Event", "Roll", "Action", "Ranking", "Procedure")),
    "cancels": ("Roll", *NUMERIC, "Action", "Event", "Step", "Ranking"),
}
DEEPEST = 5  # of what is written in brackets under an effect
WANTED = {"implies": ("Fact",), "denies": ("Fact",), "ends": ("State", "Fact")}


def check(corpus: Corpus) -> Iterator[Problem]:
    """Every effect, under a node or under a reading."""
    yield from _twice(corpus)
    yield from _granted(corpus)
    for effect in corpus.effects():
        operations = [op for op in OPERATIONS if corpus.value(effect, op) is not None]
        if len(operations) != 1:
            names = " et ".join(f"arb:{op}" for op in operations)
            yield corpus.problem(
                effect,
                f"un effet fait deux opérations : {names}" if operations else "un effet sans opération",
                "faites un effet par opération, avec les mêmes conditions"
                if operations
                else "ajoutez-en une : arb:add 2, arb:modality arb:Forbidden, arb:gives wm:…",
                corpus.iri(operations[1]) if operations else None,
            )
            continue
        op = operations[0]
        yield from _target(corpus, effect, op)
        yield from _value(corpus, effect, op)
        yield from _pattern(corpus, effect)
        yield from _explosion(corpus, effect, op)
        if op != "reroll" and (final := corpus.value(effect, "final")) is not None:
            yield corpus.problem(effect, "arb:final sans arb:reroll", "ajoutez arb:reroll arb:Failure, ou ôtez arb:final", final)


def _granted(corpus: Corpus) -> Iterator[Problem]:
    """What a skill says it grants, and no effect of it makes true: the page would promise what no verdict gives."""
    for node, given in corpus.graph.subject_objects(corpus.arb.grants):
        if not (corpus.values(node, "of") and corpus.values(given, "of")):
            continue  # an action, a roll, a procedure: it is opened, not true
        implied = {corpus.described(value) for effect in corpus.values(node, "effect") for value in corpus.values(effect, "implies")}
        if given not in implied:
            mine, other = corpus.curie(node), corpus.curie(given)
            yield corpus.problem(node, f"arb:grants {other} n'est qu'un lien : aucun effet ne l'implique",
                                 f"ajoutez arb:effect [ arb:implies {other} ; arb:when {mine} ]", given)


def _twice(corpus: Corpus) -> Iterator[Problem]:
    """Two effects of one node, or of one reading, that say the very same thing: the second adds nothing, or counts twice."""
    for subject in dict.fromkeys(corpus.graph.subjects(corpus.arb.effect)):
        seen: set[frozenset] = set()
        for effect in corpus.values(subject, "effect"):
            said = _said(corpus, effect, 0)
            if said in seen:
                yield corpus.problem(effect, "cet effet est déjà écrit : même opération, mêmes conditions", "gardez-en un, ou dites ce qui les distingue")
            seen.add(said)


def _said(corpus: Corpus, term: Term, depth: int) -> object:
    """All that a blank node says, however its properties are ordered."""
    if not isinstance(term, BNode) or depth > DEEPEST:
        return term
    return frozenset((predicate, _said(corpus, value, depth + 1)) for predicate, value in corpus.graph.predicate_objects(term))


def _target(corpus: Corpus, effect: BNode, op: str) -> Iterator[Problem]:
    target = corpus.value(effect, "on")
    if op in UNTARGETED:
        if target is not None:
            yield corpus.problem(
                effect,
                f"arb:{op} n'a pas de cible : {corpus.name(target)}",
                f"ôtez arb:on ; pour restreindre l'effet, écrivez arb:when {corpus.name(target)}",
                target,
            )
        return
    if target is None and op in FREE:
        return
    if target is None:
        yield corpus.problem(
            effect, f"arb:{op} sans cible", f"ajoutez arb:on et {_kinds(corpus, TARGETS[op])}", corpus.iri(op)
        )
        return
    kind = corpus.kind(target)
    if (kind or isinstance(target, Literal)) and kind not in TARGETS[op]:
        what = corpus.vocabulary.label(kind) if kind else "un texte"
        yield corpus.problem(
            effect,
            f"arb:{op} ne peut pas viser {corpus.name(target)} ({what})",
            f"visez {_kinds(corpus, TARGETS[op])}",
            target,
        )
    if op == "set" and kind == "Table" and (roll := next((r for r in corpus.every("Roll") if target in corpus.values(r, "selects")), None)):
        yield corpus.problem(
            effect,
            f"arb:set ne peut pas viser {corpus.name(target)}, dont {corpus.name(roll)} lit la case d'après ses dés",
            "visez une table à laquelle un jet se compare (arb:against), ou que l'on interroge",
            target,
        )
    if corpus.value(effect, "onOutcome") is not None and kind and kind != "Roll":
        yield corpus.problem(
            effect,
            f"arb:onOutcome ne vaut que pour un jet, et {corpus.name(target)} n'en est pas un",
            "visez un jet, ou ôtez arb:onOutcome",
            corpus.arb.onOutcome,
        )


def _value(corpus: Corpus, effect: BNode, op: str) -> Iterator[Problem]:
    values = corpus.values(effect, op)
    if len(values) > 1 and op not in SEVERAL:
        yield corpus.problem(
            effect,
            f"arb:{op} a deux valeurs : {corpus.name(values[0])} et {corpus.name(values[1])}",
            "faites un effet par valeur",
            values[1],
        )
        return
    for value in values:
        kind = corpus.kind(value)
        shown = corpus.name(value)
        if op in DICE:
            whole = isinstance(value, Literal) and isinstance(value.value, int) and not isinstance(value.value, bool)
            if not whole or value.value == 0 or (value.value < 0 and op != "addDice"):
                yield corpus.problem(
                    effect,
                    f"arb:{op} {shown} n'est pas un nombre de dés",
                    f"écrivez un entier sans guillemets : arb:{op} 1",
                    value,
                )
        elif op in ("add", "set", "multiply", "cap", "floor"):
            wrong = not is_number(value) if isinstance(value, Literal) else kind and kind not in NUMERIC
            if wrong:
                yield corpus.problem(
                    effect,
                    f"arb:{op} {shown} n'est pas un nombre",
                    f"écrivez un nombre sans guillemets, ou {_kinds(corpus, NUMERIC)}",
                    value,
                )
        elif op in WANTED and (isinstance(value, Literal) or kind and kind not in WANTED[op] and not corpus.values(value, "of")):
            yield corpus.problem(
                effect, f"arb:{op} attend {_kinds(corpus, WANTED[op])}, et non {shown}", "nommez-en un", value
            )
        elif op == "reads":
            yield from _read(corpus, effect, value)
        elif op in ("gives", "cancels") and isinstance(value, Literal):
            yield corpus.problem(
                effect, f"arb:{op} attend un nœud, et non {shown}", "nommez un nœud (wm:…), sans guillemets", value
            )


def _pattern(corpus: Corpus, effect: BNode) -> Iterator[Problem]:
    """A dice pattern shows a face that the dice have, on a roll."""
    pattern, target = corpus.value(effect, "dicePattern"), corpus.value(effect, "on")
    if not isinstance(pattern, BNode):  # none, or nature.py tells it
        return
    for name in ("allShow", "sameFace", "minimumDice", "lowestShows"):
        for value in corpus.values(pattern, name):
            if not (isinstance(value, Literal) and isinstance(value.value, int) and value.value > 0):
                yield corpus.problem(
                    pattern,
                    f"arb:{name} {corpus.name(value)} n'est pas un entier positif",
                    f"écrivez arb:{name} 1",
                    value,
                )
                return
    faces = [face for name in ("allShow", "lowestShows") if (face := corpus.value(pattern, name)) is not None]
    if not faces and not any(corpus.value(pattern, name) is not None for name in ("sameFace", "totalAtMost", "shortBy")):
        yield corpus.problem(
            pattern,
            "une figure des dés sans figure",
            "ajoutez arb:allShow 1 (tous montrent 1), arb:sameFace 2 (deux dés semblables), arb:totalAtMost 0 ou arb:shortBy 2",
        )
    if corpus.kind(target) not in ("Roll", ""):
        yield corpus.problem(
            effect,
            f"une figure des dés sur {corpus.name(target)}, qui n'est pas un jet",
            "visez un jet, ou ôtez arb:dicePattern",
            corpus.arb.dicePattern,
        )
    sides = corpus.value(target, "sides") if isinstance(target, URIRef) else None
    for face in faces:
        if sides is not None and face.value > sides.value:
            yield corpus.problem(
                pattern,
                f"les dés de {corpus.name(target)} n'ont pas de face {face}",
                f"donnez une face de 1 à {sides}",
                face,
            )


def _read(corpus: Corpus, effect: BNode, value: Literal) -> Iterator[Problem]:
    """A result that the dice give whatever the cell is a word of the table that the roll selects."""
    target = corpus.value(effect, "on")
    table = corpus.value(target, "selects") if isinstance(target, URIRef) else None
    graded = corpus.value(table, "grades") if table is not None else None
    words = choice_values(corpus, graded) if graded is not None else []
    if str(value) not in words:
        yield corpus.problem(
            effect, f"arb:reads {corpus.name(value)} n'est pas un résultat de la table du jet",
            "prenez l'un de : " + ", ".join(words) if words else "visez un jet qui a arb:selects et une table qui a arb:grades", value,
        )
    if corpus.value(effect, "dicePattern") is None:
        yield corpus.problem(effect, "arb:reads sans figure des dés", "ajoutez arb:dicePattern [ arb:allShow 6 ]", value)


def _explosion(corpus: Corpus, effect: BNode, op: str) -> Iterator[Problem]:
    """A face thrown again, by choice or not, is one that the dice have, on a roll that aims at a total; a face that breaks the run says what is left."""
    broken, fall = corpus.value(effect, "brokenBy"), corpus.value(effect, "fallsTo")
    if op != "explodes":
        for name in ("brokenBy", "fallsTo"):
            if corpus.value(effect, name) is not None:
                yield corpus.problem(effect, f"arb:{name} sans arb:explodes", f"ajoutez arb:explodes 6, ou ôtez arb:{name}", corpus.iri(name))
    elif (broken is None) != (fall is None):
        has, lacks = ("brokenBy", "fallsTo") if fall is None else ("fallsTo", "brokenBy")
        yield corpus.problem(effect, f"arb:{has} sans arb:{lacks}", f"ajoutez arb:{lacks} : la face qui interrompt, et ce qu'il reste", corpus.iri(has))
    if op not in ("explodes", "compels"):
        return
    target = corpus.value(effect, "on")
    sides = corpus.value(target, "sides") if isinstance(target, URIRef) else None
    for face in (corpus.value(effect, op), broken):
        if face is not None and sides is not None and not 1 <= face.value <= sides.value:
            yield corpus.problem(effect, f"les dés de {corpus.name(target)} n'ont pas de face {face}", f"donnez une face de 1 à {sides}", face)
    if broken is not None and broken == corpus.value(effect, "explodes"):
        yield corpus.problem(effect, f"la face {broken} se relance et interrompt à la fois", "donnez deux faces à arb:explodes et arb:brokenBy", broken)
    least = (corpus.arb.AtMost, corpus.arb.LessThan)
    if isinstance(target, URIRef) and (corpus.value(target, "margin") is not None or corpus.value(target, "comparison") in least):
        yield corpus.problem(
            effect,
            f"on ne relance une face que pour atteindre un total, et {corpus.name(target)} n'en vise pas",
            "visez un jet dont arb:comparison est arb:AtLeast ou arb:MoreThan",
            target,
        )


def _kinds(corpus: Corpus, kinds: tuple[str, ...]) -> str:
    labels = [corpus.vocabulary.label(kind) for kind in kinds]
    return "un nœud du genre " + (", ".join(labels[:-1]) + " ou " + labels[-1] if len(labels) > 1 else labels[0])
