"""The graph room: the only one that knows RDF. Its door: `load`, and the types the reference is made of.

What needs RDF is imported when it is first asked for: a browser has the rest alone, and an already compiled reference.
"""

from importlib import import_module

from . import bearing
from .arguments import DICE, Argument, accepted, bounds, declared, expects, kind, lowered, sample
from .difference import COMMON, Difference, difference, plain, unplaced
from .model import (
    ASKABLE, PARAMETERS, Citation, Compare, Conditions, DicePattern, Effect, Example, Jump, Node, Pass, Per, Reading, Stage, is_name, tested, varied,
)
from .names import GROUP, LOCAL, UNKNOWN, is_asked_file
from .reference import Reference
from .roles import BORNE, Roles, named, owned

LATER = {
    "Change": "history", "History": "history", "Problem": "checks", "check": "checks", "dice": "shapes", "folder_of": "narrowing", "load": "loader", "located": "shelves",
    "needed": "narrowing", "only": "shelves", "shape": "shapes", "vocabulary": "shelves",
}

__all__ = [
    "ASKABLE", "BORNE", "COMMON", "DICE", "GROUP", "PARAMETERS", "Argument", "Change", "Citation", "Compare", "Conditions", "DicePattern", "Difference",
    "Effect", "Example", "History", "Jump", "LOCAL", "Node", "Pass", "Per", "Problem", "Reading", "Reference", "Roles", "Stage", "accepted", "bearing",
    "bounds", "check", "declared", "dice", "difference", "expects", "folder_of", "is_asked_file", "is_name", "kind", "load", "located", "lowered", "named",
    "needed", "only", "owned", "plain", "sample", "shape", "tested", "UNKNOWN", "unplaced", "varied", "vocabulary",
]


def __getattr__(name: str) -> object:
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f".{LATER[name]}", __name__), name)
    return found
