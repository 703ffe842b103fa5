"""The ends of sentences that every kind of verdict shares."""

from __future__ import annotations

from ..graph import Node, Reference
from .context import Context
from .priority import Collision
from .verdict import TraceLine, Verdict

SAID_LAST = ("dés", "annule", "non cumulé", "prime", "relance")


def extras(context: Context, told: str = "") -> str:
    """« ; +1 dé (WM-105) ; sans WM-118 (WM-031) ».

    Not what is `told` already: said again at the end of a chain, what one stage cancels would seem to be cancelled of the last one, which counts it."""
    words = ""
    for line in context.trace:
        said = f" ; {line.text} ({line.code})"
        if line.value in SAID_LAST and not line.text.endswith("d'office") and said not in told:
            words += said
    return words


def dispute_verdict(reference: Reference, asked: Node, collision: Collision, trace: list[TraceLine] | None = None) -> Verdict:
    """Two rules contradict each other and nothing says which goes first: the verdict names both."""
    rules = [reference[r] for r in dict.fromkeys(e.rule for e in collision.effects)]
    lines = [*(trace or []), *(TraceLine(r.code, r.id, r.label, "en litige", "litige") for r in rules)]
    codes = " ou ".join(r.code for r in rules)
    labels = " et ".join(f"« {r.label} »" for r in rules)
    text = f"Litige : {codes} ; {labels} se contredisent et rien ne dit laquelle prime"
    return Verdict(asked.id, text, "Litige", trace=tuple(lines), disputes=tuple(r.code for r in rules))
