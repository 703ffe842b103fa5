"""The form of a question: who is who as panels, what one may say of each, and the verdict of its first situation, judged at build."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from ...errors import ArbitreError
from ...graph import ASKABLE, Node
from ...resolver import signed, takes, usual
from ...resolver.fields import CHOICE, FACT, NUMBER, Field, fields
from ...resolver.literals import written
from ...resolver.speaking import Speaker
from ..atlas import Atlas
from ..questions import question
from ..sweeps import PARSER, Situation, situations

MOST = 18  # fields a form begins with, besides those of its first situation
FACTS = 6  # of them, facts of one person that no example of the question states
BORNE = ("Skill", "Property", "Profile")  # what few figures bear comes after what happens to any
SET = 3  # a figure set anew counts as much as one so much greater
FIGURED = ("add", "addDice", "multiply", "set")
NOBODY = "La situation"
UNSHOWN = ("verdict", "odds", "trace", "version", "total", "outcome")  # of a prepared verdict: what a page says otherwise


@dataclass(frozen=True)
class Panel:
    """What may be said of one person; nobody's fields come in a panel without a title."""

    title: str
    role: str  # CURIE
    fields: tuple[Field, ...]


def form(atlas: Atlas, node: Node) -> dict | None:
    """The form of a question as its page shows it; None for what is not asked, and while the site has nothing to judge with."""
    if node.kind not in ASKABLE or not atlas.judging:
        return None
    every = fields(atlas.resolver, node)
    first = _first(atlas, node)
    stated = first.stated if first else {}
    shown = [_named(atlas, one) for one in _shown(atlas, node, every, stated)]
    prepared = _prepared(atlas, node, shown, stated) if first else None
    return {
        "game": node.game.partition(":")[2], "question": node.name, "label": node.label, "version": atlas.versions.of(node),
        "panels": _panels(atlas, node, shown), "own": [one for one in shown if not one.curie], "more": len(every) > len(shown),
        "values": {name: _written(value) for name, value in prepared["said"].items()} if prepared else {},
        "example": first.label if prepared else "", "call": prepared["call"] if prepared else "",
        "verdict": prepared["told"]["said"] if prepared else "",
        "prepared": json.dumps({k: v for k, v in prepared["told"].items() if k not in UNSHOWN}, ensure_ascii=False) if prepared else "",
    }


def _first(atlas: Atlas, node: Node) -> Situation | None:
    """The situation that the page begins with: the first that an example of the question tells."""
    return next(situations(atlas.resolver, node), None)


def _shown(atlas: Atlas, node: Node, every: list[Field], stated: dict[str, object]) -> list[Field]:
    """The fields a form begins with: its first situation, its formula, what its examples state, what changes a figure of it, then what most rules look at."""
    resolver = atlas.resolver
    counts = Counter(name for one in situations(resolver, node) for name in one.stated)
    formula = {one.curie for one in usual(node, takes(resolver, node)[0])} if len(every) > MOST else {one.curie for one in every if one.depth == 0}
    figured, base = _figured(atlas, node), atlas.reference.roles.base
    by_rank = sorted(range(len(every)), key=lambda i: (every[i].whole not in stated, not counts[every[i].whole], every[i].kind == FACT, figured.get((every[i].role, base(every[i].curie)), len(figured)), i))
    bearers = {every[i].role for i in by_rank if counts[every[i].whole]} | {str(node.data.get("bearer", "")), ""}
    kept: dict[str, Field] = {}
    spare: Counter[str] = Counter()
    for one in (every[i] for i in by_rank):
        said = counts[one.whole] or one.whole in stated or not one.curie or (one.curie in formula and one.kind != FACT)
        if not said and (one.role not in bearers or one.kind != FACT or one.depth > 2 or spare[one.role] >= FACTS):
            continue
        if one.whole not in stated and one.curie and len(kept) >= MOST:
            continue
        spare[one.role] += not said
        kept[one.whole] = one
    return sorted(kept.values(), key=lambda one: (one.whole not in stated, figured.get((one.role, base(one.curie)), len(figured))))


def _figured(atlas: Atlas, node: Node) -> dict[tuple[str, str], int]:
    """Whose facts change a figure of the question, or of what it compares, with no other circumstance: by role and fact, the greatest change first."""
    roles, data = atlas.reference.roles, node.data
    compared = [*data.get("adds", ()), *filter(None, [data.get("against")])]
    places = {place: str(data.get("bearer", "")) for place in atlas.reference.broaders(node.id)} | {roles.base(c): (roles.split(c) or ("",))[0] for c in compared}
    borne = [(effect, role) for place, role in places.items() for effect in atlas.targeting.get(place, ()) if isinstance(effect.value, Fraction) and effect.op in FIGURED]
    whose = {effect: role for effect, role in borne}
    found: dict[tuple[str, str], None] = {}
    for effect in sorted(whose, key=lambda effect: (atlas.reference[effect.rule].kind in BORNE, -SET if effect.op == "set" else -abs(effect.value))):
        facts = [fact for fact in effect.when if fact not in atlas.reference.broaders(node.id)]  # that it is asked goes without saying
        if len(facts) == 1:
            found |= dict.fromkeys([roles.split(facts[0]) or (whose[effect], facts[0]), ("", facts[0])])
    return {fact: rank for rank, fact in enumerate(found)}


def _named(atlas: Atlas, one: Field) -> Field:
    """A field whose page is noted as read: under another label the form is made again."""
    if one.curie:
        atlas.links.ref(one.curie)
    return one


def _panels(atlas: Atlas, node: Node, shown: list[Field]) -> list[Panel]:
    """The fields by whose they are: first whom the question is about, then the others as they come, what is nobody's last."""
    grouped: dict[str, list[Field]] = {str(node.data.get("bearer", "")): []}
    for one in (one for one in shown if one.curie):
        grouped.setdefault(one.role, []).append(one)
    nobody = grouped.pop("", [])
    order = [(role, found) for role, found in [*grouped.items(), ("", nobody)] if found]
    return [Panel(found[0].whose or NOBODY, role, tuple(sorted(found, key=lambda one: (NUMBER, CHOICE, FACT).index(one.kind)))) for role, found in order]


def _prepared(atlas: Atlas, node: Node, shown: list[Field], stated: dict[str, object]) -> dict | None:
    """The first situation as a form writes it and what it is answered: with exact chances, or with the dice of the example."""
    names = {one.whole: one.name for one in shown}
    said = {names.get(name, name): value for name, value in stated.items()}
    for dice in ({}, _dice(atlas, node)):
        call = f"{node.name}({','.join(f'{name}={written(value)}' for name, value in {**said, **dice}.items())})"
        told = atlas.ledger.recall(node.game, ["form", call], lambda: _told(atlas, node, call))
        if told is not None:
            return {"call": call, "said": said | dice, "told": _labelled(atlas, told)}
    return None


def _dice(atlas: Atlas, node: Node) -> dict[str, object]:
    """The dice and whatever else the first example of the question gives that says nothing of anybody."""
    roles = atlas.resolver.index(node.game).naming.role_names
    for example in node.examples:
        for line in PARSER.get_examples(example.code):
            read = question(line.source, atlas.resolver, node.game)
            if read.asked == node.id and not line.exc_msg:
                return {name: value for name, value in read.given.items() if name not in read.names and name not in roles}
    return {}


def _told(atlas: Atlas, node: Node, call: str) -> dict | None:
    try:
        return Speaker(atlas.resolver).tell(node.game, call)
    except ArbitreError:
        return None


def _labelled(atlas: Atlas, told: dict) -> dict:
    """A verdict kept from an earlier build, its rules called as they are now."""
    known = atlas.resolver.reference.get
    why = [line | {"label": signed(atlas.links.ref(line["node"]).label)} if known(line["node"]) else line for line in told["why"]]
    return told | {"why": [{k: v for k, v in line.items() if k != "node"} for line in why]}


def _written(value: object) -> str:
    """A value as its field shows it."""
    if isinstance(value, list) and not any(isinstance(one, (list, dict)) for one in value):
        return ", ".join(map(str, value))
    return value if isinstance(value, str) else str(value).replace(".", ",") if isinstance(value, float) else written(value)
