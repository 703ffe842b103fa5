"""An effect at a glance: a few signs (+2, +1 dé, auto, interdit), and whether it helps."""

from __future__ import annotations

from fractions import Fraction

from ..french import number
from .model import Effect
from .reference import Reference

WORDS = {
    ("outcome", "Success"): "auto ✓", ("outcome", "Failure"): "auto ✗", ("modality", "Permitted"): "permis",
    ("modality", "Forbidden"): "interdit", ("modality", "Obliged"): "obligé", ("modality", "Void"): "sans effet",
    ("round", "Up"): "↑", ("round", "Down"): "↓",
}
OPERATIONS = {
    "outcome": "auto", "waives": "non auto", "prefers": "prime", "reroll": "relance", "gives": "donne", "ends": "fin",
    "implies": "implique", "denies": "exclut", "cancels": "annule",
}
TONES = {"Permitted": "good", "Forbidden": "bad", "Void": "bad", "Success": "good", "Failure": "bad"}
SHORT = 8  # signs of a symbol that a badge may hold


def badge(effect: Effect, reference: Reference) -> str:
    """The effect at a glance."""
    value, op = effect.value, effect.op
    if (op, str(value)) in WORDS:
        return WORDS[op, str(value)]
    if op in OPERATIONS:
        return OPERATIONS[op]
    amount = number(abs(value)) if isinstance(value, Fraction) else _symbol(value, reference)
    sign = "−" if isinstance(value, Fraction) and value < 0 else "+"
    if op == "add":
        return sign + amount
    if op in ("addDice", "dropLowest", "dropHighest"):
        plural = "s" if isinstance(value, Fraction) and abs(value) >= 2 else ""
        return f"{sign if op == 'addDice' else '−'}{amount} dé{plural}"
    return {"set": "= ", "multiply": "× ", "cap": "≤ ", "floor": "≥ "}.get(op, "") + amount


def tone(effect: Effect) -> str:
    """Whether an effect helps (good) or hinders (bad), where that is plain."""
    if isinstance(effect.value, str) and effect.op in ("outcome", "modality"):
        return TONES.get(effect.value, "")
    if effect.op in ("add", "addDice") and isinstance(effect.value, Fraction):
        return "good" if effect.value > 0 else "bad"
    return ""


def _symbol(curie: str, reference: Reference) -> str:
    """The short name of a parameter (PUI), or an ellipsis when it has none that is short."""
    node = reference.get(curie)
    return node.symbol if node and len(node.symbol) <= SHORT else "…"
