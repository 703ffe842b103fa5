"""What the arguments of a question are made of, so that a form has them given by touch: dice from a row of faces, lists row by row."""

from __future__ import annotations

import json

from ...graph import Node, declared, dice, shape
from ...resolver.fields import CHOICE, FACT, NUMBER, Field
from ..atlas import Atlas

THROWS = "des"


def shapes(atlas: Atlas, node: Node, own: list[Field], every: list[Field], stated: dict[str, object]) -> dict[str, str]:
    """The make of each argument that is no plain number, word or fact, as JSON by name; what is not there can only be typed."""
    reference = atlas.reference
    known = {argument.name: argument for argument in declared(node)}
    found: dict[str, dict | None] = {}
    for name in (one.name for one in own if one.kind not in (NUMBER, CHOICE, FACT)):
        if name in known:
            found[name] = shape(known[name], reference)
        elif node.kind == "Ranking":
            found[name] = {"is": "list", "item": {"is": "named", "parts": _criteria(atlas, node, every, stated.get(name))}}
        elif node.kind == "Roll":
            thrown = node if name == THROWS else reference[str(node.data["against"])]
            found[name] = dice(thrown.data.get("sides"))
        elif node.kind == "Chain" and (sides := _sides(atlas, node)):
            found[name] = {"is": "list", "item": dice(sides), "each": "jet"}
    return {name: json.dumps(made, ensure_ascii=False) for name, made in found.items() if made}


def _criteria(atlas: Atlas, node: Node, every: list[Field], options: object) -> list[dict]:
    """What each option of a ranking says: what it is judged by, and what the example's options say instead."""
    names = [atlas.reference[str(curie)].name for curie in node.data["minimises"]]
    names += [name for option in options or () if isinstance(option, dict) for name in option]
    fields = {name: one for one in every for name in (one.name, one.whole)}
    parts = []
    for name in dict.fromkeys(names):
        one = fields.get(name)
        criterion = next((n for curie in node.data["minimises"] if (n := atlas.reference[str(curie)]).name == name), None)
        fact = (one.kind if one else criterion and criterion.kind.lower()) == FACT
        made = {"is": "truth"} if fact else {"is": "word", "values": list(one.values)} if one and one.kind == CHOICE else {"is": "number"}
        parts.append({"name": name, "label": one.label if one else criterion.label if criterion else name, "required": not fact, **made})
    return parts


def _sides(atlas: Atlas, node: Node) -> int:
    """The faces of the largest die that a chain may throw."""
    reference = atlas.resolver.reference
    read = (reference.get(curie) for curie in atlas.resolver.reading(node.game).closure(node.id))
    return max((int(one.data["sides"]) for one in read if one is not None and one.kind == "Roll" and one.data.get("sides")), default=0)
