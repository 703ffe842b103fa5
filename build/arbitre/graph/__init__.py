"""The graph room: the only one that knows RDF. Its door: `load`, and the types the reference is made of."""

from .checks import Problem, check
from .loader import load
from .model import (
    ASKABLE,
    PARAMETERS,
    Citation,
    Compare,
    Conditions,
    DicePattern,
    Effect,
    Example,
    Jump,
    Node,
    Pass,
    Per,
    Reading,
    Reference,
    Stage,
    is_name,
    tested,
)
from .names import LOCAL, UNKNOWN
from .roles import BORNE, owned

__all__ = [
    "ASKABLE", "BORNE", "PARAMETERS", "Citation", "Compare", "Conditions", "DicePattern", "Effect", "Example", "Jump", "LOCAL", "Node", "Pass", "Per", "Problem",
    "Reading", "Reference", "Stage", "check", "is_name", "load", "owned", "tested", "UNKNOWN",
]
