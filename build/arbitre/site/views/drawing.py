"""What a page draws, with its legend: no figure stands here, each is that of a verdict the page shows, of a table or of an effect."""

from __future__ import annotations

from ...french import counted, number
from ...graph import Node
from ...resolver import drawable, drawn, leading, printed, sectors
from .. import charts
from ..atlas import Atlas
from ..charts import Mark, Picture
from ..prose import Phrase
from .compared import compared, joined, situated, unit_of

MOST = 8  # beyond, nobody compares them
CARDS = 3  # reports of boxes, one under the other
WHOLE = 360
Legend = list[tuple[str, Phrase]]

CAPTIONS = {
    "Arc": "L'angle s'ouvre de part et d'autre de ce à quoi l'on fait face.",
    "Reach": "Les distances sont à l'échelle entre elles, mesurées depuis le bord du socle.",
    "Size": "Les tailles sont à l'échelle entre elles.",
    "Drift": "Les distances sont à l'échelle entre elles, mesurées depuis le point d'impact.",
    "Bearing": "Vu de dessus ; la flèche dit le sens, non la distance.",
    "Sector": "Vu de dessus, l'avant en haut ; les angles se comptent depuis l'avant, de chaque côté.",
    "Boxes": "Les cases noircies portent leur rang ; les autres sont vierges.",
    "Balance": "Un carré par point ; ✓ : oui, ✗ : non.",
    "Sight": "Vu de dessus ; les tailles sont dans leur ordre, pas à l'échelle. ✓ : la ligne passe, ✗ : elle s'arrête.",
    "Level": "Les hauteurs sont à l'échelle entre elles, pas celle des paliers. ✓ : on passe, ✗ : non.",
    "Near": "Les distances sont à l'échelle entre elles, mesurées jusqu'au bord du socle. ✓ : la règle joue, ✗ : non.",
}


def drawing(atlas: Atlas, node: Node) -> dict | None:
    """The picture of a node with its legend; None for one that asks for none, or that nothing fills."""
    kind = str(node.data.get("drawnAs") or "")
    if not kind or not drawable(atlas.resolver, node):
        return None
    picture, legend, numbered = DRAWN.get(kind, compared)(atlas, node)
    said = " ; ".join(f"{written} : {plain(situation)}" if situation else written for written, situation in legend)
    return {"svg": picture.svg(node.label, said), "caption": CAPTIONS[kind], "legend": legend, "numbered": numbered}


def plain(phrase: Phrase) -> str:
    """A phrase without its links."""
    return "".join(piece if isinstance(piece, str) else piece.label for piece in phrase)


def _measured(atlas: Atlas, node: Node) -> tuple[Picture, Legend, bool]:
    """Angles, distances, sizes, rings: each number once, with the situations it is the answer to."""
    kind, found = node.data["drawnAs"], {}
    for mark, situation in _printed(node) if node.kind == "Table" else _answers(atlas, node):
        said = found.setdefault(mark, [])
        if situation not in said and len(said) < 2:
            said.append(situation)
    marks = [mark for mark in found if any(mark.amounts)][:MOST]
    if kind == "Drift":
        picture = charts.drift(marks, _ways(atlas.reference[str(node.data["drawnAlong"])]) if "drawnAlong" in node.data else None)
    elif kind == "Reach":
        picture = charts.reach(marks, _angle(atlas, node))
    else:
        picture = (charts.arcs if kind == "Arc" else charts.sizes)(marks)
    return picture, [(mark.written, joined(found[mark], " ; ")) for mark in marks], False


def _answers(atlas: Atlas, node: Node) -> list[tuple[Mark, Phrase]]:
    found = []
    for shown in drawn(atlas.resolver, node):
        asked = atlas.reference[shown.run.verdict.asked]
        unit = unit_of(atlas, asked.id)
        low, high = shown.values[0], shown.values[-1]
        written = counted(high, unit) if low == high else f"de {number(low)} à {counted(high, unit)}"
        found.append((Mark(tuple(float(value) for value in dict.fromkeys(shown.values)), written), situated(atlas, shown)))
    ranges = [(mark, situation) for mark, situation in found if len(mark.amounts) > 1]
    return ranges if len(ranges) > 1 else found  # one throw says less than all that the dice may come to


def _printed(table: Node) -> list[tuple[Mark, Phrase]]:
    return [(Mark(tuple(map(float, sides)), written), [line]) for sides, written, line in printed(table)]


def _angle(atlas: Atlas, node: Node) -> float:
    """The angle that a distance is drawn within: what its quantity comes to with nothing said, a whole turn when there is none."""
    within = node.data.get("drawnWithin")
    return float(atlas.resolver.resolve(atlas.reference[str(within)], {}).total) if within else WHOLE


def _bearing(atlas: Atlas, node: Node) -> tuple[Picture, Legend, bool]:
    """The ways that a table names, and those it leaves unsaid."""
    silent = _silent(node)
    legend: Legend = [(str(row[0]), [str(row[1])]) for row in node.data["rows"] if str(row[0]) not in silent]
    return charts.bearing(_ways(node)), legend + ([(", ".join(silent), ["la source ne les montre pas"])] if silent else []), False


def _ways(table: Node) -> charts.Ways:
    """What a table of directions says of the ways along the line of the shot."""
    ahead, back = (", ".join(f"{row[0]} : {table.data[way]}" for row in leading(table, way)) for way in ("drawnAhead", "drawnBack"))
    silent = _silent(table)
    return charts.Ways(ahead, back, f"{', '.join(silent)} ?" if silent else "")


def _silent(table: Node) -> list[str]:
    """The lines of which the source does not show the way."""
    return [str(row[0]) for row in table.data["rows"] if not any(row[1:])]


def _sides(atlas: Atlas, node: Node) -> tuple[Picture, Legend, bool]:
    """The parts of the turn that the effects of a rule share out."""
    marks, legend = [], []
    for low, high, effect in sectors(node):
        value = atlas.reference.get(str(effect.value))
        written = value.symbol or value.label if value else str(effect.value)
        marks.append(Mark((float(low), float(high)), written))
        legend.append((written, [f"de {number(low)} à {number(high)}°"]))
    return charts.sides(marks), legend, False


def _boxes(atlas: Atlas, node: Node) -> tuple[Picture, Legend, bool]:
    """The first reports of the examples; a card has as many columns as the die that draws one has faces."""
    shown = [one for one in drawn(atlas.resolver, node) if sum(boxes for _, boxes in one.values[0])][:CARDS]
    keys = next(argument.keys for argument in node.data["arguments"] if argument.keys)
    cards = [charts.Card(*one.values) for one in shown]
    labels = {argument.name: argument.label.lower() for argument in node.data["arguments"]}
    legend: Legend = []
    for one in shown:
        said = [f"{labels[name]} : {value}" for name, value in one.heard.given.items() if name in labels and isinstance(value, int)]
        legend.append((one.run.verdict.outcome, [", ".join(said)]))
    return charts.boxes(cards, int(atlas.reference[keys.of[0]].data["sides"]), keys.label), legend, True


DRAWN = {**dict.fromkeys(("Arc", "Reach", "Size", "Drift"), _measured), "Bearing": _bearing, "Sector": _sides, "Boxes": _boxes}
