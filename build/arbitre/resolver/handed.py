"""A die handed to a question under a name, or as dice, that it does not take: what says there what the die shows."""

from __future__ import annotations

import re

from ..graph import Node, Reference

A_DIE = frozenset(("de", "des", "d6", "1d6", "2d6", "d10", "jet", "resultat", "resultat_du_de", "resultat_de_de", "resultat_des_des", "die", "dice", "roll"))
THROWING = ("Roll", "Chain")


def instead(reference: Reference, node: Node, dice: object = None) -> str:
    """« dites resultat_de_mobilite », the keys of a table; « dites de_de_slam=5 », the die that a quantity adds up. Empty for what throws dice, or reads none."""
    if node.kind == "Table":
        return f"dites {', '.join(reference[str(key)].name for key in node.data.get('key', ()))}"
    added = (reference[reference.roles.base(curie)] for curie in node.data.get("adds", ())) if node.kind not in THROWING else ()
    die = next((one for one in added if re.fullmatch(r"d\d+", one.symbol or "")), None)
    shown = dice[0] if isinstance(dice, (list, tuple)) and len(dice) == 1 else "…"
    return f"dites {die.name}={shown}" if die else ""


def called(reference: Reference, node: Node, name: str) -> str:
    """The way out for who calls a die « de », « jet » or « resultat »; empty for any other name, and where the question says no die."""
    if name not in A_DIE:
        return ""
    return "dites des=[…]" if node.kind in THROWING else instead(reference, node)
