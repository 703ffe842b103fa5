"""The form of a question: who is who as panels, what one may say of each, and the verdict of its first situation, judged at build."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

from ...errors import ArbitreError
from ...graph import ASKABLE, Node
from ...resolver import signed
from ...resolver.fields import CHOICE, FACT, NUMBER, Field, fields
from ...resolver.literals import written
from ..atlas import Atlas
from ..questions import question
from ..sweeps import PARSER, Situation, situations
from .choosing import Chosen, chosen
from .touched_values import shapes

NOBODY = "La situation"
BARE = "Chiffres d'un exemple, sans ses circonstances : dites ce que vous voyez."
TAKEN = "Situation tirée d'un exemple : dites ce que vous voyez."
APART = re.compile(r" ; |, puis ")  # between the situations that the name of an example tells
THROWN = ("des", "des_adverses")  # left out, the chances are exact: folded
UNSHOWN = ("verdict", "odds", "trace", "version", "total", "outcome")  # of a prepared verdict: what a page says otherwise


@dataclass(frozen=True)
class Panel:
    """What may be said of one person; nobody's fields come in a panel without a title."""

    title: str
    role: str  # CURIE
    sight: tuple[Field, ...]
    folded: tuple[Field, ...]


def form(atlas: Atlas, node: Node) -> dict | None:
    """The form of a question as its page shows it; None for what is not asked, and while the site has nothing to judge with."""
    if node.kind not in ASKABLE or not atlas.judging:
        return None
    every = fields(atlas.resolver, node)
    first = _first(atlas, node)
    stated = first.stated if first else {}
    first_seen = chosen(atlas, node, every, stated)
    shown = [_named(atlas, one) for one in first_seen.fields]
    own = [one for one in shown if not one.curie]
    prepared = _begun(atlas, node, shown, stated) if first else None
    values = prepared["said"] if prepared else {}
    return {
        "game": node.game.partition(":")[2], "question": node.name, "label": node.label, "version": atlas.versions.of(node),
        "panels": _panels(atlas, node, first_seen), "more": len(every) > len(shown), "folded": node.kind == "Sequence",
        "own": [one for one in own if one.name not in THROWN], "dice": [one for one in own if one.name in THROWN],
        "thrown": any(one.name in values for one in own if one.name in THROWN), "shapes": shapes(atlas, node, own, every, values),
        "values": {name: _written(value) for name, value in values.items()},
        "note": (_cased(first) if prepared["whole"] else BARE) if prepared else "", "call": prepared["call"] if prepared else "",
        "verdict": prepared["told"]["said"] if prepared else "",
        "prepared": json.dumps({k: v for k, v in prepared["told"].items() if k not in UNSHOWN}, ensure_ascii=False) if prepared else "",
    }


def _first(atlas: Atlas, node: Node) -> Situation | None:
    """The situation that the page begins with: the first that an example of the question tells."""
    return next(situations(atlas.resolver, node), None)


def _cased(first: Situation) -> str:
    """Which situation the verdict is of. The name of an example that tells several often tells them all, one after the other: « Au contact ; à côté ». Beside
    the verdict of one only its own part may stand, and nothing when one cannot tell which it is.
    """
    if first.told == 1:
        return f"Exemple : {first.label}"
    parts = APART.split(first.label)
    return f"Exemple : {parts[first.rank]}" if len(parts) == first.told else TAKEN


def _named(atlas: Atlas, one: Field) -> Field:
    """A field whose page is noted as read: under another label the form is made again."""
    if one.curie:
        atlas.links.ref(one.curie)
    return one


def _panels(atlas: Atlas, node: Node, found: Chosen) -> list[Panel]:
    """The fields by whose they are: first whom the question is about, then whose numbers its formula takes, then the others, those of whom one speaks
    most first; what is nobody's comes last of either.
    """
    bearer, spoken = str(node.data.get("bearer", "")), atlas.uses.roles(node.game)
    grouped: dict[str, list[Field]] = {}
    for one in (one for one in found.fields if one.curie):
        grouped.setdefault(one.role, []).append(one)

    def order(role: str) -> tuple:
        taken = any(one.depth == 0 and one.kind != FACT for one in grouped[role])
        return role != bearer, not taken, not role, spoken.index(role) if role in spoken else len(spoken)

    for fields in grouped.values():
        fields.sort(key=lambda one: (NUMBER, CHOICE, FACT).index(one.kind))
    return [_panel(role, grouped[role], found) for role in sorted(grouped, key=order)]


def _panel(role: str, fields: list[Field], found: Chosen) -> Panel:
    """What may be said of one person: a fact that would be the only one folded stands in sight, where it takes no more room than « 1 autre » would."""
    sight, folded = (tuple(one for one in fields if (one.whole in found.sight) == seen) for seen in (True, False))
    if sight and len(folded) == 1 and folded[0].kind == FACT:
        sight, folded = (*sight, *folded), ()
    return Panel(fields[0].whose or NOBODY, role, sight, folded)


def _begun(atlas: Atlas, node: Node, shown: list[Field], stated: dict[str, object]) -> dict | None:
    """What a form begins with: the numbers and the words of the first situation, for whoever types over them; of its facts, which a hasty thumb would
    leave, those that the question is about. Such a fact is said by most of its examples, or without it the answer is another kind of answer.
    """
    found = _prepared(atlas, node, shown, stated)
    if found is None:
        return None
    told, left = [one.stated for one in situations(atlas.resolver, node)], dict(stated)
    for name in [name for name, value in stated.items() if isinstance(value, bool)]:
        if len(told) > 1 and 2 * sum(name in one for one in told) > len(told):
            continue
        bare = {one: value for one, value in left.items() if one != name}
        other = _prepared(atlas, node, shown, bare)
        if other is not None and _likeness(other["told"]) == _likeness(found["told"]) and other["said"].keys() <= found["said"].keys():
            found, left = other, bare
    return found | {"whole": left == stated}


def _likeness(told: dict) -> tuple[bool, ...]:
    """What kind of answer it is: one with chances, with a total, or neither."""
    return told["odds"] is not None, told["total"] is not None


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
        return atlas.speaker.tell(node.game, call)
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
