"""What to ask with a rule that is no question itself: the questions of its examples, each in the situation that says most plainly what it changes."""

from __future__ import annotations

from ...graph import ASKABLE, Node, tested
from ...resolver.literals import written
from ..atlas import Atlas
from ..links import Ref
from ..questions import DICE, question
from ..sweeps import PARSER

ANSWERED = ("Roll", "Quantity", "Action", "Event", "Chain")  # their forms take a situation; tables and procedures have each a shape of their own
MOST = 4  # questions offered
FACTS = 3  # facts of a situation: one that says more is an affair of its own


def trying(atlas: Atlas, node: Node) -> list[tuple[Ref, str]]:
    """The questions of a node's examples with the situation each opens with, its dice left out, in the order of the examples."""
    if node.kind in ASKABLE or not atlas.judging:
        return []
    roles = atlas.reference.roles
    own = {roles.base(node.id), *(roles.base(name) for effect in node.effects for name in tested(effect) - set(effect.unless))}
    found: dict[str, tuple[tuple, str]] = {}
    for example in node.examples:
        for line in PARSER.get_examples(example.code):
            read = question(line.source, atlas.resolver, node.game)
            asked = atlas.resolver.reference.get(read.asked) if read.asked and not line.exc_msg else None
            if asked is None or asked.kind not in ANSWERED or any(name not in (*read.names, *DICE) for name in read.given):
                continue
            stated = {name: value for name, value in read.stated.items() if name not in DICE}
            facts = [name for name, value in stated.items() if value is True]
            if not any(roles.base(read.names.get(name, "")) in own for name in stated) or len(facts) > FACTS:
                continue
            touches = any(roles.base(read.names.get(name, "")) in own for name in facts)
            rank, call = (not touches, len(facts)), f"{asked.name}({','.join(f'{name}={written(value)}' for name, value in stated.items())})"
            if asked.id not in found or rank < found[asked.id][0]:
                found[asked.id] = rank, call
    return [(atlas.links.ref(curie), call) for curie, (_, call) in list(found.items())[:MOST]]
