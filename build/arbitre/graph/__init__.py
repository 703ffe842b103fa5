"""The graph room: the only one that knows RDF. Its door: `load`, and the types the reference is made of."""

from .checks import Problem, check
from .loader import load
from .model import (
    ASKABLE,
    PARAMETERS,
    Citation,
    Compare,
    DicePattern,
    Effect,
    Example,
    Jump,
    Node,
    Per,
    Reading,
    Reference,
    tested,
)

__all__ = [
    "ASKABLE", "PARAMETERS", "Citation", "Compare", "DicePattern", "Effect", "Example", "Jump", "Node", "Per", "Problem", "Reading",
    "Reference", "check", "load", "tested",
]
