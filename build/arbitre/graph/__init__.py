"""The graph room: the only one that knows RDF. Its door: `load`, and the types the reference is made of."""

from . import bearing
from .arguments import DICE, Argument, accepted, bounds, declared, expects, kind, lowered, sample
from .checks import Problem, check
from .difference import COMMON, Difference, difference, plain, unplaced
from .history import Change, History
from .loader import load
from .model import (
    ASKABLE, PARAMETERS, Citation, Compare, Conditions, DicePattern, Effect, Example, Jump, Node, Pass, Per, Reading, Stage, is_name, tested,
)
from .names import LOCAL, UNKNOWN, is_asked_file
from .narrowing import folder_of, needed
from .reference import Reference
from .roles import BORNE, Roles, named, owned
from .shelves import GROUP, located, only, shelves, vocabulary

__all__ = [
    "ASKABLE", "BORNE", "COMMON", "DICE", "GROUP", "PARAMETERS", "Argument", "Change", "Citation", "Compare", "Conditions", "DicePattern", "Difference",
    "Effect", "Example", "History", "Jump", "LOCAL", "Node", "Pass", "Per", "Problem", "Reading", "Reference", "Roles", "Stage", "accepted", "bearing",
    "bounds", "check", "declared", "difference", "expects", "folder_of", "is_asked_file", "is_name", "kind", "load", "located", "lowered", "named",
    "needed", "only", "owned", "plain", "sample", "shelves", "tested", "UNKNOWN", "unplaced", "vocabulary",
]
