"""Sequences: the steps walked in one situation, with what triggers at each."""

from __future__ import annotations

from ..errors import SituationError
from ..graph import Node
from .context import Context
from .verdict import TraceLine, Verdict
from .wording import extras

LONGEST = 500  # a walk longer than this goes round in circles


def walk(context: Context) -> Verdict:
    """The steps of a sequence in order: jumps taken when their facts hold, loops as many times as stated."""
    sequence, path, taken = context.asked, [], {}
    here: str | None = str(sequence.data["first"])
    while here:
        if len(path) > LONGEST:
            raise SituationError(f"{sequence.name} : la séquence tourne en rond après {LONGEST} étapes")
        step = context.reference[here]
        if _takes_place(context, step):
            path.append((step, _triggered(context, step)))
            here = _jump(context, step, taken) or step.data.get("next")
        else:
            here = step.data.get("next")
    lines = tuple(_line(context, step, rules) for step, rules in path)
    words = " → ".join(_word(step, rules) for step, rules in path)
    trace = tuple(context.trace) + lines
    context.note_node(sequence.id, f"{len(path)} étape{'s' * (len(path) > 1)}")
    return Verdict(
        sequence.id, words + extras(context), words, trace=(*context.trace[-1:], *trace), disputes=tuple(context.disputes),
        details={"steps": [step.id for step, _ in path]},
    )


def _takes_place(context: Context, step: Node) -> bool:
    if not all(context.true(str(f)) for f in step.data.get("when", ())):
        return False
    forbidden = [e for e in context.effects(step.id, "modality") if e.value == "Forbidden"]
    for effect in forbidden:
        context.note(effect, f"pas d'étape {step.data.get('number', step.label)}", "annule")
    return not forbidden


def _jump(context: Context, step: Node, taken: dict[tuple[str, str], int]) -> str | None:
    for jump in step.data.get("jumps", ()):
        if not all(context.true(f) for f in jump.when):
            continue
        times = context.number(jump.times) if jump.times else (1 if jump.when else LONGEST)
        if taken.get((step.id, jump.to), 0) < times:
            taken[step.id, jump.to] = taken.get((step.id, jump.to), 0) + 1
            return jump.to
    return None


def _triggered(context: Context, step: Node) -> list[Node]:
    """The rules attached to the step whose facts this situation states."""
    found = []
    for curie in context.reference.linked(step.id, "applied"):
        rule = context.reference[curie]
        context.index.looked_at.update(effect.target for effect in rule.effects if effect.target)
        effects = [said for effect in rule.effects for said in context.reference.roles.grounded(effect)]
        holding = [e for e in effects if e.when and not context.set_aside(e) and context.facts_hold(e)]
        context.used.update(fact for effect in holding for fact in effect.when)
        if holding:
            found.append(rule)
    return found


def _word(step: Node, rules: list[Node]) -> str:
    codes = f" [{', '.join(r.code for r in rules)}]" if rules else ""
    return f"{step.data.get('number', step.label)}{codes}"


def _line(context: Context, step: Node, rules: list[Node]) -> TraceLine:
    said = step.label + (" : " + ", ".join(r.label for r in rules) if rules else "")
    return TraceLine(step.code, step.id, step.label, said, str(step.data.get("number", "")))
