"""The chances drawn on the page of a roll or of a chain: a picture, and the same in figures, each that of a verdict asked."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from ...french import percent, readable
from ...graph import Node, store
from ...resolver import EDGE, LEAST, MOST, OVER, UNDER, Curve, curves
from ..atlas import Atlas
from ..charts import Curve as Line
from ..charts import odds_svg
from ..sweeps import Situation, situations, sweep

NEEDS = {  # what a row of the table counts, and how its caption reads
    LEAST: ("À faire", "d'obtenir au moins tant avec les dés seuls"), MOST: ("Au plus", "d'obtenir au plus tant avec les dés seuls"),
    OVER: ("À dépasser", "de dépasser tant avec les dés seuls"), UNDER: ("À ne pas atteindre", "de rester sous tant avec les dés seuls"),
    EDGE: ("Avance", "de l'emporter selon ce que vos ajouts ont de plus que ceux de l'adversaire"),
}


@dataclass(frozen=True)
class Chances:
    """The curves of a page with their names; `situation` when they hold in one, `over` (a CURIE) when a number of it changes."""

    named: tuple[tuple[str, Curve], ...]
    situation: Situation | None = None
    over: str = ""
    outcome: str = ""


def chances(atlas: Atlas, node: Node) -> Chances | None:
    """What is drawn: the dice alone and with each fact the roll names in `charts`; where they cannot be, in an example's situation."""
    resolver = atlas.resolver
    if node.kind == "Roll" and (named := _curves(atlas, node, None)):
        return Chances(named)
    if swept := sweep(resolver, node, atlas.ledger):
        return Chances((("Chances", Curve(swept.cells, LEAST)),), swept.situation, swept.over, swept.outcome)
    found = None
    for situation in situations(resolver, node) if node.kind == "Roll" else ():
        if named := _curves(atlas, node, situation):
            found = found or Chances(named, situation)
            if not all(curve.fixed for _, curve in named):
                return Chances(named, situation)
    return found


def _curves(atlas: Atlas, node: Node, situation: Situation | None) -> tuple[tuple[str, Curve], ...]:
    """The curves of a roll that could be asked, each under its name."""
    facts = [f for f in node.data.get("charts", ()) if isinstance(f, str) and atlas.reference.get(f)]
    labels = ["Sans rien" if facts else "Chances", *(atlas.reference[f].label for f in facts)]
    named, stated = [(), *((f,) for f in facts)], situation.stated if situation else None
    asked = ["curves", node.id, named, stated, store.dumps(node.data)]
    found = store.loads(str(atlas.ledger.recall(node.game, asked, lambda: store.dumps(tuple(curves(atlas.resolver, node, named, stated))))))
    return tuple((label, curve) for label, curve in zip(labels, found) if curve is not None)


def odds(atlas: Atlas, node: Node) -> dict | None:
    """The exact chances as a page shows them; None when no verdict gives any."""
    found = chances(atlas, node)
    if found is None:
        return None
    known = found.named
    if found.over:
        column = atlas.reference[atlas.reference.roles.base(found.over)].label
        caption, title = f"de « {found.outcome} » selon « {atlas.reference[found.over].label} »", f"Chances de « {found.outcome} » selon « {column} »"
    else:
        column, caption = NEEDS[known[0][1].compares]
        title = f"Chances de « {node.label} » selon le résultat à faire aux dés"
    cells = [{cell.need: cell for cell in curve.cells} for _, curve in known]
    fixed = all(curve.fixed for _, curve in known)
    needs = sorted({n for (_, curve), by_need in zip(known, cells) if not curve.fixed for n in by_need}) if not fixed else [known[0][1].cells[0].need]
    rows = [(n, [_cell(curve, by_need, n) for (_, curve), by_need in zip(known, cells)]) for n in needs]
    drawn = [Line(label, _points(curve, needs)) for label, curve in known]
    return {
        "svg": "" if fixed else odds_svg(drawn, title, column if column != "À faire" else "À faire avec les dés seuls"),
        "labels": [label for label, _ in known], "rows": rows, "fixed": fixed, "column": column, "caption": caption,
        "against": bool(node.data.get("against")) and not found.over and known[0][1].compares != EDGE,
        "example": found.situation.label if found.situation else "",
        "situation": atlas.prover.situation(found.situation.read, without=found.over) if found.situation else [],
    }


def _cell(curve: Curve, found: dict, need: int) -> tuple[str, str] | None:
    """The figure of a need; a curve whose need a rule sets has one for all; nothing where the question has no answer."""
    cell = curve.cells[0] if curve.fixed else found.get(need)
    return share(cell.chance) if cell else None


def _points(curve: Curve, needs: list[int]) -> tuple[tuple[int, Fraction], ...]:
    return tuple((n, curve.cells[0].chance) for n in needs) if curve.fixed else tuple((c.need, c.chance) for c in curve.cells)


def share(chance: Fraction) -> tuple[str, str]:
    """A chance as a percentage, and as an exact fraction when one can read it."""
    return percent(chance, 1), readable(chance)
