"""What each kind of node adds to the shared anatomy."""

from __future__ import annotations

from fractions import Fraction

from ...french import number, percent
from ...graph import Jump, Node
from ...graph.describe import ruling
from ...resolver import EDGE, LEAST, MOST, OVER, UNDER, accepts, curves
from ...resolver import Curve as Chances
from ..atlas import Atlas
from ..charts import Box, Curve, Edge, odds_svg, sequence_svg
from ..links import Ref, base_of, path_of
from .node import holding, inner, node_page, number_of, sources
from .page import Page
from .tables import table

COMPARISONS = {
    "AtLeast": "réussi si le total atteint ou dépasse", "MoreThan": "réussi si le total dépasse",
    "AtMost": "réussi si le total ne dépasse pas", "LessThan": "réussi si le total est inférieur à",
}
MODALITIES = {"Permitted": "Permise, sauf règle contraire.", "Forbidden": "Interdite, sauf règle contraire.", "Obliged": "Obligatoire, sauf règle contraire."}


def kind_page(atlas: Atlas, node: Node) -> Page:
    """The page of any node but a game, a chapter or a source."""
    more: dict[str, object] = {"card": card(atlas, node)}
    if node.kind == "Roll":
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
        say("Valeurs, de la plus petite à la plus grande", ", ".join(map(plain, values)))
    if criteria := data.get("minimises"):
        say("On cherche le moins de", *joined(atlas, criteria, ", puis "))
    if role := data.get("plays"):
        say("Joue", *joined(atlas, (role,)))
    if subjects := data.get("of"):
        say("Se dit de", *joined(atlas, subjects, ", "))
    if bearer := data.get("bearer"):
        say("Porte sur", *joined(atlas, (bearer,)))
    if first := data.get("presupposes"):
        say("Doit être permis", *joined(atlas, first, ", "))
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
        pieces.append(atlas.links.ref(value) if isinstance(value, str) and atlas.reference.get(value) else plain(value))
    return pieces


NEEDS = {  # what a row of the table counts, and how its caption reads
    LEAST: ("À faire", "d'obtenir au moins tant avec les dés seuls"), MOST: ("Au plus", "d'obtenir au plus tant avec les dés seuls"),
    OVER: ("À dépasser", "de dépasser tant avec les dés seuls"), UNDER: ("À ne pas atteindre", "de rester sous tant avec les dés seuls"),
    EDGE: ("Avance", "de l'emporter selon ce que vos ajouts ont de plus que ceux de l'adversaire"),
}


def odds(atlas: Atlas, node: Node) -> dict | None:
    """The exact chances of a roll: the curve of the dice alone, then one for each fact the roll names in `charts`."""
    facts = [f for f in node.data.get("charts", ()) if isinstance(f, str) and atlas.reference.get(f)]
    named = [("Sans rien", ())] + [(atlas.reference[f].label, (f,)) for f in facts]
    found = curves(atlas.resolver, node, [stated for _, stated in named])
    known = [(label if facts else "Chances", curve) for (label, _), curve in zip(named, found) if curve is not None]
    if not known:
        return None
    column, caption = NEEDS[known[0][1].compares]
    cells = [{cell.need: cell for cell in curve.cells} for _, curve in known]
    fixed = all(curve.fixed for _, curve in known)
    needs = sorted({n for (_, curve), found in zip(known, cells) if not curve.fixed for n in found}) if not fixed else [known[0][1].cells[0].need]
    rows = [(n, [_cell(curve, found, n) for (_, curve), found in zip(known, cells)]) for n in needs]
    drawn = [Curve(label, _points(curve, needs)) for label, curve in known]
    title = f"Chances de « {node.label} » selon le résultat à faire aux dés"
    return {
        "svg": "" if fixed else odds_svg(drawn, title, column if column != "À faire" else "À faire avec les dés seuls"),
        "labels": [label for label, _ in known], "rows": rows, "against": bool(node.data.get("against")) and known[0][1].compares != EDGE,
        "fixed": fixed, "column": column, "caption": caption,
    }


def _cell(curve: Chances, found: dict, need: int) -> tuple[str, str] | None:
    """The figure of a need; a curve whose need a rule sets has one for all; nothing where the question has no answer."""
    cell = curve.cells[0] if curve.fixed else found.get(need)
    return share(cell.chance) if cell else None


def _points(curve: Chances, needs: list[int]) -> tuple[tuple[int, Fraction], ...]:
    return tuple((n, curve.cells[0].chance) for n in needs) if curve.fixed else tuple((c.need, c.chance) for c in curve.cells)


def share(chance: Fraction) -> tuple[str, str]:
    """A chance as a percentage and as an exact fraction."""
    return percent(chance, 1), f"{chance.numerator}/{chance.denominator}" if chance.denominator != 1 else str(chance.numerator)


def sequence(atlas: Atlas, node: Node) -> dict:
    """The chart of a sequence and its steps one by one, with what applies at each."""
    steps = atlas.steps.get(node.id, [])
    base = base_of(path_of(node))
    boxes, edges = graph_of(atlas, steps, base)
    return {
        "svg": sequence_svg(boxes, edges, f"Déroulement : {node.label}") if boxes else "",
        "steps": [{"ref": atlas.links.ref(s.id), "number": number_of(s), "inner": inner(s), **step(atlas, s)} for s in steps],
    }


def graph_of(atlas: Atlas, steps: list[Node], base: str) -> tuple[list[Box], list[Edge]]:
    """The steps as boxes, and every way from one to another as an arrow."""
    rank = {s.id: i for i, s in enumerate(steps)}
    boxes = [
        Box(number_of(s), s.label, f"{base}{path_of(s)}/", supposing(" et ".join(low(atlas, f) for f in s.data.get("when", ()))), inner(s))
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
    applied = [c for c in dict.fromkeys(atlas.reference.linked(node.id, "applied"))]
    return {
        "when": [atlas.links.ref(f) for f in node.data.get("when", ())],
        "next": atlas.links.ref(str(following)) if following and atlas.reference.get(str(following)) else None,
        "next_number": number_of(atlas.reference[str(following)]) if following and atlas.reference.get(str(following)) else "",
        "jumps": [jump_view(atlas, jump) for jump in node.data.get("jumps", ())],
        "applied": [Ref(r.path, r.label, r.code, r.kind) for r in atlas.links.refs(applied)],
    }


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
            "effects": [atlas.prose.line(e) for e in node.effects if e.reading == reading.letter],
        })
    return {"ruling": ruling(node), "question": str(node.data.get("question") or ""), "readings": readings, "holds": held, "principle": atlas.prover.coded(str(node.data.get("principle") or ""))}
