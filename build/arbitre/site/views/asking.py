"""What a question takes, and how a predicate is said in questions: the lists of a page that say what to type."""

from __future__ import annotations

from ...graph import ASKABLE, BORNE, PARAMETERS, Node
from ...resolver import DISTANCES, Taken, arguments_of, askers, call, names, takes, usual
from ..atlas import Atlas
from ..links import Ref

NEAREST = 12  # questions named in full on the page of what they read
WIDE = 60  # of what a question reads at one distance: beyond it only the usual ones are told in full, the others by their name alone
NAMED = 500  # of those named alone: beyond it nobody reads on, and the form finds them as one types


def asking(atlas: Atlas, node: Node) -> dict | None:
    """What a question reads, the nearest first and by role; what those follow from, and what is too many, by their names alone."""
    if node.kind not in ASKABLE:
        return None
    groups = [distance(atlas, node, title, found) for title, found in zip(DISTANCES, takes(atlas.resolver, node)) if found]
    return {"call": call(atlas.resolver, node), "own": own(atlas, node), "groups": groups, "about": about(atlas, node)}


def distance(atlas: Atlas, node: Node, title: str, found: list[Taken]) -> dict:
    """What a question reads at one distance: `roles` holds what is told in full, `names` what is only named."""
    told = [] if title == DISTANCES[-1] else found if len(found) <= WIDE else usual(node, found)
    named = [taken for taken in found if taken not in told]
    return {"title": title, "count": len(found), "roles": by_role(atlas, told), "names": by_role(atlas, named[:NAMED]), "more": len(named[NAMED:])}


def own(atlas: Atlas, node: Node) -> list[dict]:
    """What a procedure takes for itself: the name to type, its meaning, what is accepted, the nodes whose value it is."""
    return [
        {"name": a.name, "label": a.label, "meaning": a.meaning, "accepts": a.accepts, "sample": f"{a.name}={a.sample}",
         "of": [atlas.links.ref(curie) for curie in a.of]}
        for a in arguments_of(atlas.reference, node)
    ]


def about(atlas: Atlas, node: Node) -> Ref | None:
    """Whom a question is about."""
    bearer = str(node.data.get("bearer", ""))
    return atlas.links.ref(bearer) if bearer else None


def by_role(atlas: Atlas, found: list[Taken]) -> list[dict]:
    """What is taken, grouped by whose it is; what is nobody's comes first."""
    grouped: dict[str, list[Taken]] = {"": []}
    for taken in found:
        grouped.setdefault(taken.role, []).append(taken)
    return [
        {"role": atlas.links.ref(role) if role else None,
         "items": [{"ref": atlas.links.ref(t.curie), "name": t.name, "accepts": t.accepts} for t in members]}
        for role, members in grouped.items() if members
    ]


def saying(atlas: Atlas, node: Node) -> dict | None:
    """How a predicate is said of each role, and the questions that ask about it, the nearest first."""
    if node.kind not in (*PARAMETERS, *BORNE, "Quantity") or not (said := names(atlas.resolver, node)):
        return None
    asking = [atlas.links.ref(curie) for _, curie in askers(atlas.resolver, node)]
    return {
        "names": [{"role": atlas.links.ref(role) if role else None, "name": name} for role, name in said],
        "value": "=True" if node.kind in BORNE else "=…",
        "near": asking[:NEAREST], "far": asking[NEAREST:],
    }
