"""Questions without dice: may I, how much, what follows, which comes first, what does the table say."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from ..errors import SituationError, nearest
from ..graph import Effect, Node
from . import tables
from .context import Context
from .priority import Collision, beaten, standing
from .putting import Asking
from .situation import Situation, measured
from .values import evaluate
from .verdict import Verdict, counted, number
from .wording import extras

WORDS = {"Permitted": "Permis", "Forbidden": "Interdit", "Obliged": "Obligatoire", "Void": "Sans effet"}
REFUSALS = ("Forbidden", "Void")


def _verdict(context: Context, text: str, outcome: str, **more) -> Verdict:
    return Verdict(context.asked.id, text + extras(context), outcome, trace=tuple(context.trace), disputes=tuple(context.disputes), **more)


def refused(context: Context) -> Verdict | None:
    """The prohibition that comes first, when the stated facts forbid what a question presupposes or leave it without effect.

    A measure that nobody stated forbids nothing: only what was said is held against the question.
    """
    node = context.asked
    own = [node.id] if node.kind != "Action" else []
    for place in (*context.reference.presupposed(node.id), *own):
        effects = context.effects(place, "modality", lenient=True)
        kept = standing(context.reference, effects)
        values = {str(e.value) for e in kept}
        if not values or not values <= set(REFUSALS):
            continue
        modality = "Forbidden" if "Forbidden" in values else "Void"
        codes = []
        for effect in (e for e in kept if e.value == modality):
            context.note(effect, WORDS[modality].lower() + _since(context, effect), WORDS[modality])
            codes.append(context.code(effect.rule))
        said = f", {context.reference[place].label.lower()}" if place != node.id else ""
        return _verdict(context, f"{WORDS[modality]} : {', '.join(dict.fromkeys(codes))}{said}", WORDS[modality])
    return None


def put_off(context: Context, verdict: Verdict) -> Verdict:
    """The refusal of another question, as the answer to this one."""
    context.note_node(context.asked.id, verdict.outcome.lower(), verdict.outcome)
    lines = (*context.trace, *(line for line in verdict.trace if line not in context.trace))
    disputes = tuple(dict.fromkeys((*context.disputes, *verdict.disputes)))
    return Verdict(context.asked.id, verdict.text, verdict.outcome, trace=lines, disputes=disputes)


def action(context: Context) -> Verdict:
    """Whether an action is allowed, forbidden or compulsory, and by which rule."""
    node = context.asked
    effects = _ruling(context)
    kept = standing(context.reference, effects)
    found = {str(e.value) for e in kept}
    if "Forbidden" in found and len(found) > 1:
        raise Collision(kept)
    given = _consequences(context)
    if not found:
        modality = str(node.data.get("byDefault", "Permitted"))
        context.note_node(node.id, WORDS[modality].lower() + " sauf règle contraire" + _awaited(context, modality), WORDS[modality])
        return _verdict(context, f"{WORDS[modality]} : {context.code(node.id)}{given}", WORDS[modality])
    modality = "Obliged" if "Obliged" in found else found.pop()
    codes = []
    for effect in (e for e in kept if e.value == modality):
        context.note(effect, WORDS[modality].lower() + _since(context, effect), WORDS[modality])
        excepted = [context.code(l.rule) for w, l in beaten(context.reference, effects, kept) if w is effect and l.value != modality and l.rule != effect.rule]
        except_words = f" (exception à {', '.join(dict.fromkeys(excepted))})" if excepted else ""
        code = context.code(effect.rule) + except_words
        if code not in codes:
            codes.append(code)
    return _verdict(context, f"{WORDS[modality]} : {', '.join(codes)}{given}", WORDS[modality])


def _since(context: Context, effect: Effect) -> str:
    """« quand … »: the facts for which a rule rules so; of one that waits for none, what would lift it."""
    return f" quand {' et '.join(_said(context, effect.when))}" if effect.when else _lifted(context, effect)


def _lifted(context: Context, effect: Effect) -> str:
    """« , sauf si … »: what would lift a refusal that waits for nothing but what nobody said, and of which the verdict would not say a word."""
    if effect.value not in REFUSALS or effect.when or effect.given or not effect.unless:
        return ""
    return f", sauf si {' ou '.join(_said(context, effect.unless))}"


def _awaited(context: Context, modality: str) -> str:
    """« ; permis si … »: what a permission still waits for, where part of what it asks for was said: one who is told « interdit » knows then what to say.

    Where none of it was, and something else was said, the only permission of its own page: « interdit » is no answer to who asks whether a test is due.
    """
    if modality != "Forbidden":
        return ""
    rules = [effect for place in context.reference.broaders(context.asked.id) for effect in context.index.on(place) if effect.op == "modality"]
    open_ones = [e for e in rules if e.value in ("Permitted", "Obliged") and context.facts.isdisjoint(e.unless)]
    begun = [e for e in open_ones if not e.given and not context.facts.isdisjoint(e.when)]
    own = [e for e in open_ones if e.rule == context.asked.id]
    begun = begun or [e for e in own if len(own) == 1 and context.situation.names and e.when and not e.given]
    nearest_one = min(begun, key=lambda e: len(set(e.when) - context.facts), default=None)
    lacking = [curie for curie in nearest_one.when if curie not in context.facts] if nearest_one else []
    return f" ; {WORDS[str(nearest_one.value)].lower()} si {' et '.join(_said(context, lacking))}" if nearest_one and lacking else ""


def _said(context: Context, facts: Iterable[str]) -> list[str]:
    """Some facts, as the pages say them."""
    return [f"« {context.reference[curie].label} »" for curie in facts]


def _ruling(context: Context) -> list[Effect]:
    """The rules that say whether the action asked about is allowed; a number that nobody stated is asked for only where it may change the answer.

    What is said may be enough to forbid it; the number is still asked for when a rule that would lift the prohibition waits for it.
    """
    asked = context.asked.id
    try:
        return context.effects(asked, "modality")
    except SituationError as lacking:
        said = context.effects(asked, "modality", lenient=True) if lacking.missing else []
        rules = (effect for place in context.reference.broaders(asked) for effect in context.index.on(place) if effect.op == "modality")
        waiting = any(effect not in said and effect.value != "Forbidden" and context.facts_hold(effect) for effect in rules)
        if waiting or {str(effect.value) for effect in standing(context.reference, said)} != {"Forbidden"}:
            raise
        return said


def _consequences(context: Context) -> str:
    words = [f"{label} ({code})" for label, code in _given(context)]
    return "".join(f" ; {w}" for w in words)


def _given(context: Context) -> list[tuple[str, str]]:
    found = []
    for effect in context.effects(context.asked.id, "gives", "ends"):
        if barring := _barring(context, effect):
            for bar in barring:
                context.note(bar, f"sans {context.reference[str(effect.value)].label.lower()}", "annule")
            continue
        label = ("fin : " if effect.op == "ends" else "") + context.reference[str(effect.value)].label.lower()
        if effect.lasts:
            label += f" {effect.lasts}"
        context.note(effect, label, "donne")
        found.append((label, context.code(effect.rule)))
    return found


def _barring(context: Context, effect: Effect) -> list[Effect]:
    """The rules that forbid here an action that a rule gives: nobody may do it for all that."""
    node = context.reference.get(str(effect.value))
    if effect.op != "gives" or node is None or node.kind != "Action" or not isinstance(context.functions, Asking):
        return []
    acting = context.functions.about(node.id, context.situation)
    kept = standing(context.reference, acting.effects(node.id, "modality", lenient=True))
    context.disputes += [d for d in acting.disputes if d not in context.disputes]
    return kept if kept and {str(e.value) for e in kept} <= set(REFUSALS) else []


def event(context: Context) -> Verdict:
    """What follows from something that happens."""
    found = _given(context)
    if not found:
        context.note_node(context.asked.id, "rien ne s'ensuit")
        return _verdict(context, f"Aucune conséquence ({context.code(context.asked.id)})", "Aucune conséquence")
    merged: dict[str, list[str]] = {}
    for label, code in found:
        merged.setdefault(label, []).append(code)
    text = ", ".join(f"{label} ({', '.join(codes)})" for label, codes in merged.items())
    given = tuple(str(e.value) for e in context.effects(context.asked.id, "gives") if not _barring(context, e))
    return _verdict(context, f"Conséquences : {text}", ", ".join(merged), gives=tuple(merged), details={"given": given})


def quantity(context: Context) -> Verdict:
    """A number of the game worked out, with what it is made of."""
    node = context.asked
    worked = evaluate(context, node.id)
    context.note_node(node.id, worked.words, number(worked.amount))
    outcome = counted(worked.amount, node.data.get("unit"))
    words = f" : {worked.words}" if worked.words and worked.words != number(worked.amount) else f" ({context.code(node.id)})"
    return _verdict(context, outcome + words, outcome, total=worked.amount)


def ranking(context: Context, options: object) -> Verdict:
    """The preferred option: each criterion in its order; what stays level is settled as the ranking says, at random unless it does.

    `options` is a list of dictionaries: a number for each measure (the smallest is preferred), True or False for each
    fact (what is true is preferred, and a fact left out is false), or what they follow from.
    """
    node, reference = context.asked, context.reference
    criteria = [reference[str(c)] for c in node.data["minimises"]]
    if not isinstance(options, (list, tuple)) or not options or not all(isinstance(o, dict) for o in options):
        names = ", ".join(f'"{c.name}": …' for c in criteria)
        raise SituationError(f"options : une liste d'options est attendue, par exemple [{{{names}}}, …]")
    ranks = [_rank(context, criteria, option) for option in options]
    best = [i for i, rank in enumerate(ranks) if rank == min(ranks)]
    decisive = next((c for k, c in enumerate(criteria) if len({r[k] for r in ranks if r[:k] == min(ranks)[:k]}) > 1), None)
    reason = "toutes équivalentes"
    if decisive:
        reason = decisive.label if decisive.kind == "Fact" else f"le moins de « {decisive.label.lower()} »"
    context.note_node(node.id, reason)
    _given(context)
    if len(best) > 1:
        listed = " ou ".join(str(i + 1) for i in best)
        settled = str(node.data.get("whenLevel") or "Au hasard")
        text = f"Option {listed}, {settled[0].lower() + settled[1:]} : {reason} ({context.code(node.id)})"
        return _verdict(context, text, settled, details={"best": best})
    return _verdict(context, f"Option {best[0] + 1} : {reason} ({context.code(node.id)})", f"Option {best[0] + 1}", details={"best": best})


def _rank(context: Context, criteria: list, option: dict) -> tuple[Fraction, ...]:
    """One option by each criterion: as stated, or as it follows from what else the option says of whom the question is about."""
    names, there = {c.name for c in criteria}, None
    if set(option) != names:
        there = _optional(context, criteria, option)
    return tuple(_criterion(there, c, option) for c in criteria)


def _criterion(there: Context | None, criterion: Node, option: dict) -> Fraction:
    if criterion.name in option and criterion.kind != "Fact":
        return measured(criterion, option[criterion.name])
    said = option.get(criterion.name, there is not None and criterion.id in there.facts)
    if criterion.kind == "Fact":
        if not isinstance(said, bool):
            raise SituationError(f"{criterion.name} est un fait : True ou False attendu, {said!r} reçu")
        return Fraction(not said)
    if not there.stated(criterion.id):
        raise SituationError(f"il manque {criterion.name} : {criterion.label}")
    return evaluate(there, criterion.id).amount


def _optional(context: Context, criteria: list, option: dict) -> Context:
    """The question in the situation that an option states. Raises SituationError for what the question does not read."""
    naming, readable = context.index.naming, context.functions.reads(context.asked.id)
    flat = naming.flat(option)
    for name in flat:
        if not naming.known(name) or naming.meaning(name, readable, context.asked) not in readable:
            names = sorted(c.name for c in criteria)
            raise SituationError(f"inconnu : {name}{nearest(str(name), names) or '.'} Critères acceptés : {', '.join(names)}")
    said = Situation(context.reference, context.asked.game, flat, lambda name: naming.meaning(name, readable, context.asked), context.index.stating)
    return context.functions.about(context.asked.id, said)


def table(context: Context) -> Verdict:
    """The cell (or the row) a situation selects, or the number a rule puts in its place. Raises SituationError where the printed table cannot be read."""
    node = context.asked
    if instead := tables.instead(context, node):
        return _verdict(context, instead.words, number(instead.amount))
    cells = tables.lookup(context, node)
    said = {c: _cell(context, v) for c, v in cells.items() if v}
    outcome = ", ".join(v if len(cells) == 1 else f"{c} {v}" for c, v in said.items())
    context.note_node(node.id, tables.stated(context, node), outcome)
    return _verdict(context, f"{outcome} ({context.code(node.id)})", outcome)


def _cell(context: Context, text: str) -> str:
    """What a cell says; one that names a rule shows it, and the rule joins the trace: its figure stays on its own page."""
    rule = context.reference.get(text)
    if rule is None:
        return text
    context.note_node(rule.id, f"case de {context.code(context.asked.id)}", rule.label)
    return f"{rule.label}, {rule.code}"
