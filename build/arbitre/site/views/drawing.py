"""What the answers of a page's examples look like, drawn to scale: no figure stands here, each is that of a verdict the page shows."""

from __future__ import annotations

import re
from fractions import Fraction

from ...french import counted
from ...graph import Node
from ..atlas import Atlas
from ..charts import Mark, arcs_svg, reach_svg, sizes_svg
from ..prose import Phrase
from ..questions import question

SIZE = re.compile(r"(\d+(?:,\d+)?)(?: × (\d+(?:,\d+)?))? (mm|cm|ps|pouces?)\b")  # as a cell prints it: 30 mm, 25 × 50 mm
MOST = 8  # beyond, nobody compares them
WHOLE = 360


def drawing(atlas: Atlas, node: Node) -> dict | None:
    """The picture of a node with its legend; None for one that asks for none."""
    kind = node.data.get("drawnAs")
    if not kind:
        return None
    found: dict[Mark, list[Phrase]] = {}
    for situation, marks in (_answers if node.kind != "Table" else _cells)(atlas, node):
        for mark in marks:
            said = found.setdefault(mark, [])
            if situation not in said and len(said) < 2:
                said.append(situation)
    marks = [mark for mark in found if any(mark.amounts)][:MOST]
    if len(marks) < (1 if kind == "Arc" else 2):  # a distance or a size alone is to the scale of nothing
        return None
    title = f"{node.label} : {', '.join(mark.written for mark in marks)}"
    if kind == "Arc":
        svg, caption = arcs_svg(marks, title), "L'angle s'ouvre de part et d'autre de ce à quoi l'on fait face."
    elif kind == "Reach":
        svg, caption = reach_svg(marks, title, _angle(atlas, node)), "Les distances sont à l'échelle entre elles, mesurées depuis le bord du socle."
    else:
        svg, caption = sizes_svg(marks, title), "Les tailles sont à l'échelle entre elles."
    return {"svg": svg, "caption": caption, "legend": [(mark.written, _joined(found[mark], " ; ")) for mark in marks]}


def _answers(atlas: Atlas, node: Node) -> list[tuple[Phrase, list[Mark]]]:
    """Each number that a question of the examples comes to, with the situation it was asked in."""
    found = []
    for example in node.examples:
        for run in atlas.ledger.example(node, example).runs:
            asked = atlas.reference.get(run.verdict.asked) if run.ok and run.verdict and run.verdict.asked else None
            if asked is None or asked.kind != "Quantity" or run.verdict.total is None:
                continue
            unit = str(asked.data.get("unit") or "")
            written = counted(run.verdict.total, atlas.reference[unit].label if atlas.reference.get(unit) else unit)
            read = question(run.source, atlas.resolver, node.game)
            situation = _joined(atlas.prover.situation(read)) if read.stated else ["d'ordinaire"]
            found.append((situation, [Mark((float(run.verdict.total),), written)]))
    return found


def _cells(atlas: Atlas, node: Node) -> list[tuple[Phrase, list[Mark]]]:
    """The sizes that each line of a table prints."""
    return [([str(row[0])], [_size(match) for cell in row[1:] for match in SIZE.finditer(str(cell))]) for row in node.data.get("rows", ())]


def _size(match: re.Match) -> Mark:
    return Mark(tuple(float(Fraction(side.replace(",", "."))) for side in match.group(1, 2) if side), match.group())


def _angle(atlas: Atlas, node: Node) -> float:
    """The angle that a distance is drawn within: what its quantity comes to with nothing said, a whole turn when there is none."""
    within = node.data.get("drawnWithin")
    return float(atlas.resolver.resolve(atlas.reference[str(within)], {}).total) if within else WHOLE


def _joined(phrases: list[Phrase], between: str = ", ") -> Phrase:
    return [piece for rank, phrase in enumerate(phrases) for piece in ([between] if rank else []) + list(phrase)]
