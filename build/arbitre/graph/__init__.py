"""The graph room: the only one that knows RDF. Its door: `load`, and the types the reference is made of."""

from .loader import load
from .model import (
    ASKABLE, PARAMETERS, Citation, Compare, DicePattern, Effect, Example, Jump, Node, Per, Reading, Reference, tested,
)

__all__ = [
    "ASKABLE", "PARAMETERS", "Citation", "Compare", "DicePattern", "Effect", "Example", "Jump", "Node", "Per", "Reading",
    "Reference", "load", "tested",
]
