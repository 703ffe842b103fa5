"""What each kind of node adds to the shared anatomy."""

from __future__ import annotations

from fractions import Fraction

from ...french import number
from ...graph import Jump, Node
from ...graph.describe import ruling
from ...resolver import accepts
from ..atlas import Atlas
from ..charts import Box, Edge, sequence_svg
from ..links import base_of, path_of
from ..touching import Touched, by_rule, by_target, commonest
from .ask import form
from .node import beside_number, holding, inner, named_alone, node_page, number_of, sources
from .odds import odds
from .page import Page
from .tables import table

COMPARISONS = {
    "AtLeast": "réussi si le total atteint ou dépasse", "MoreThan": "réussi si le total dépasse",
    "AtMost": "réussi si le total ne dépasse pas", "LessThan": "réussi si le total est inférieur à",
}
MODALITIES = {"Permitted": "Permise, sauf règle contraire.", "Forbidden": "Interdite, sauf règle contraire.", "Obliged": "Obligatoire, sauf règle contraire."}


def kind_page(atlas: Atlas, node: Node) -> Page:
    """The page of any node but a game, a chapter or a source."""
    more: dict[str, object] = {"card": card(atlas, node), "ask": form(atlas, node)}
    if node.kind in ("Roll", "Chain"):
        more["odds"] = odds(atlas, node)
    elif node.kind == "Table":
        more["table"] = table(atlas, node)
    elif node.kind == "Sequence":
        more["sequence"] = sequence(atlas, node)
    elif node.kind == "Step":
        more["step"] = step(atlas, node)
    elif node.kind == "Dispute":
        more["dispute"] = dispute(atlas, node)
    return node_page(atlas, node, **more)


def card(atlas: Atlas, node: Node) -> list[tuple[str, list]]:
    """The few plain facts of a kind: a roll's dice and target, a parameter's unit and bounds."""
    data, found = node.data, []

    def say(title: str, *pieces) -> None:
        found.append((title, list(pieces)))

    if node.kind == "Roll":
        say("Dés", f"{plain(data.get('dice', ''))}d{plain(data.get('sides', ''))}")
    if adds := data.get("adds"):
        say("Ajoute", *joined(atlas, adds))
    if against := data.get("against"):
        words = COMPARISONS.get(str(data.get("comparison")), "contre")
        say("Réussite" if not data.get("margin") else "Contre", f"{words} " if not data.get("margin") else "", *joined(atlas, (against,)))
    if least := data.get("mustReach"):
        say("D'abord", "atteint ", *joined(atlas, (least,)), f" ; sinon « {data['short']} », et l'autre ne lance pas")
    if data.get("margin"):
        say("Donne", f"« {data['margin']} » : ce que le total dépasse, jamais moins de 0")
    elif data.get("success"):
        say("Issues", f"« {data['success']} » ou « {data.get('failure', 'raté')} »")
    if node.kind == "Action":
        say("D'office", MODALITIES.get(str(data.get("byDefault", "Permitted")), ""))
    if data.get("symbol") and data["symbol"] != node.label:
        say("Abréviation", str(data["symbol"]))
    if data.get("unit"):
        say("Unité", *joined(atlas, (data["unit"],)))
    if node.kind in ("Characteristic", "Measure") and (bounds := accepts(node, atlas.reference)):
        say("Dans une question", bounds)  # the bounds of a question, not a rule of the game
    if values := data.get("values"):
        slang = data.get("slang", ()) if node.kind == "Choice" else ()
        other = {value: [word for said, meant in slang if meant == (str(value),) for word in said] for value in values}
        say("Valeurs, dans leur ordre", ", ".join(f"{plain(value)} (ou {', '.join(words)})" if words else plain(value) for value, words in other.items()))
        if several := [f"{', '.join(said)} : {' ou '.join(meant)}" for said, meant in slang if len(meant) > 1]:
            say("À préciser", " ; ".join(several))
    if criteria := data.get("minimises"):
        say("On cherche le moins de", *joined(atlas, criteria, ", puis "))
    if level := data.get("whenLevel"):
        say("À égalité", str(level))
    if role := data.get("plays"):
        say("Joue", *joined(atlas, (role,)))
    if subjects := data.get("of"):
        say("Se dit de", *joined(atlas, subjects, ", "))
    if bearer := data.get("bearer"):
        say("Porte sur", *joined(atlas, (bearer,)))
    if whole := data.get("completedBy"):
        say("Complété par", *joined(atlas, (whole,)))
    if first := data.get("presupposes"):
        say("Doit être permis", *joined(atlas, first, ", "))
    if other := data.get("setsAside"):
        say("Laisse de côté", *joined(atlas, other, ", "))
    if keep := data.get("keeps"):
        say("On garde", "le plus grand des effets" if keep == "Best" else "le plus petit des effets")
    return found


def plain(value: object) -> str:
    """A figure or a word of the graph as text."""
    return number(value) if isinstance(value, Fraction) else str(value)


def joined(atlas: Atlas, values, between: str = " + ") -> list:
    """Links to nodes, or words, with something between."""
    pieces: list = []
    for rank, value in enumerate(values):
        if rank:
            pieces.append(between)
        pieces.append(atlas.links.ref(value) if isinstance(value, str) and atlas.links.reference.get(value) else plain(value))
    return pieces


def sequence(atlas: Atlas, node: Node) -> dict:
    """The chart of a sequence and its steps one by one, with what applies at each."""
    steps = atlas.steps.get(node.id, [])
    base = base_of(path_of(node))
    boxes, edges = graph_of(atlas, steps, base)
    return {
        "svg": sequence_svg(boxes, edges, f"Déroulement : {node.label}") if boxes else "",
        "steps": [{"ref": beside_number(atlas, s), "number": number_of(s), "inner": inner(s), **step(atlas, s)} for s in steps],
    }


def graph_of(atlas: Atlas, steps: list[Node], base: str) -> tuple[list[Box], list[Edge]]:
    """The steps as boxes, and every way from one to another as an arrow."""
    rank = {s.id: i for i, s in enumerate(steps)}
    boxes = [
        Box(number_of(s), named_alone(s), f"{base}{path_of(s)}/", supposing(" et ".join(low(atlas, f) for f in s.data.get("when", ()))), inner(s))
        for s in steps
    ]
    edges = []
    for s in steps:
        for jump in s.data.get("jumps", ()):
            if jump.to in rank:
                edges.append(Edge(rank[s.id], rank[jump.to], jump_words(atlas, jump)))
        following = s.data.get("next")
        if following in rank:
            edges.append(Edge(rank[s.id], rank[following]))
    return boxes, edges


def low(atlas: Atlas, curie: str) -> str:
    """The label of a node within a sentence: its capital lowered, unless it is an abbreviation."""
    node = atlas.reference.get(curie)
    label = node.label if node else curie
    return label if label[:2].isupper() else label[:1].lower() + label[1:]


def jump_words(atlas: Atlas, jump: Jump) -> str:
    """When a jump is taken, and how often."""
    when = " et ".join(low(atlas, f) for f in jump.when)
    times = f"tant qu'il reste : {low(atlas, jump.times)}" if jump.times else ""
    return ", ".join(words for words in (supposing(when), times) if words)


def supposing(condition: str) -> str:
    """ "quand la cible est hors de portée". """
    return f"quand {condition}" if condition else ""


def step(atlas: Atlas, node: Node) -> dict:
    """One step: when it takes place, where it leads, what applies there."""
    following = node.data.get("next")
    return {
        "when": [atlas.links.ref(f) for f in node.data.get("when", ())],
        "next": atlas.links.ref(str(following)) if following and atlas.reference.get(str(following)) else None,
        "next_number": number_of(atlas.reference[str(following)]) if following and atlas.reference.get(str(following)) else "",
        "jumps": [jump_view(atlas, jump) for jump in node.data.get("jumps", ())],
        "applied": applied(atlas, node),
    }


def applied(atlas: Atlas, node: Node) -> list[Touched]:
    """The rules that play at a step with what each does, those of everyone and with a figure first."""
    curies = dict.fromkeys(atlas.reference.linked(node.id, "applied"))
    effects = [e for curie in curies for e in atlas.reference[curie].effects if atlas.live(e)]
    acting = by_rule(atlas.prose, commonest(atlas.prose, effects, node), node)
    told = {touched.ref for touched in acting}
    return [*acting, *(Touched(ref, []) for ref in atlas.links.refs(curies) if ref not in told)]


def jump_view(atlas: Atlas, jump: Jump) -> dict:
    """A jump of a step: where to, when, how often."""
    target = atlas.reference.get(jump.to)
    return {
        "ref": atlas.links.ref(jump.to),
        "number": number_of(target) if target else "",
        "when": [atlas.links.ref(f) for f in jump.when],
        "times": atlas.links.ref(jump.times) if jump.times and atlas.reference.get(jump.times) else None,
    }


def dispute(atlas: Atlas, node: Node) -> dict:
    """The question, its readings with their places, the one that holds and why."""
    held = holding(node)
    readings = []
    for reading in node.data.get("readings", ()):
        readings.append({
            "letter": reading.letter,
            "says": atlas.prover.coded(reading.says),
            "holds": reading.letter == held,
            "sources": sources(atlas, reading.cites),
            "replaces": atlas.links.refs(reading.replaces),
            "effects": by_target(atlas.prose, (e for e in node.effects if e.reading == reading.letter), node),
        })
    return {"ruling": ruling(node), "question": str(node.data.get("question") or ""), "readings": readings, "holds": held, "principle": atlas.prover.coded(str(node.data.get("principle") or ""))}
