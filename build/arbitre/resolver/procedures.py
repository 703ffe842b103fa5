"""Procedures in Python, each bound to the node of the graph that states it, and the one every game shares."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import entry_points

from ..errors import SituationError, UnknownError, nearest
from ..graph import Node
from .context import Context
from .verdict import Verdict
from .wording import extras

GROUP = "arbitre.games"
BOUND: dict[str, Callable[..., Verdict]] = {}


def procedure(curie: str) -> Callable:
    """Binds a function `(context, *, own arguments) -> Verdict` to the Procedure node it carries out."""

    def bind(function: Callable[..., Verdict]) -> Callable[..., Verdict]:
        BOUND[curie] = function
        return function

    return bind


@lru_cache(maxsize=None)
def _load(name: str) -> None:
    """Imports the package of a game, if an installed one has it: its procedures bind themselves."""
    for entry in entry_points(group=GROUP, name=name):
        entry.load()


def bound(node: Node) -> Callable[..., Verdict]:
    """The function that carries out a Procedure node. Raises UnknownError when no installed package has it."""
    if common := COMMON.get(str(node.data.get("common", ""))):
        return common
    if node.id not in BOUND:
        _load(node.game.partition(":")[2])
    if node.id not in BOUND:
        raise UnknownError(
            f"{node.file}:{node.line} {node.id} : procédure sans code → installez le paquet du jeu, ou liez-la par @procedure dans "
            f"le module que pyproject.toml nomme sous [project.entry-points.\"{GROUP}\"]"
        )
    return BOUND[node.id]


def arguments(node: Node) -> tuple[str, ...]:
    """The names a procedure takes for itself, which are no parameters of its game."""
    takes = inspect.signature(bound(node)).parameters.values()
    return tuple(p.name for p in takes if p.kind is inspect.Parameter.KEYWORD_ONLY)


def answer(context: Context, text: str, outcome: str, **more: object) -> Verdict:
    """A procedure's verdict: its own node in the trace, and what had a say behind its text."""
    context.note_node(context.asked.id, outcome)
    return Verdict(context.asked.id, text + extras(context), outcome, trace=tuple(context.trace), disputes=tuple(context.disputes), **more)


def several(context: Context, *, question: object, cas: object, partage: object = None) -> Verdict:
    """Simultaneous rolls: the same question for several models, each judged alone, none seeing the others' result.

    `question` names the function; `cas` is a list of dictionaries, one a model; `partage` holds what all have in common.
    """
    functions = context.functions
    if not isinstance(question, str) or question not in functions or question == context.asked.name:
        raise SituationError(f"{context.asked.name} : question inconnue {question!r}{nearest(str(question), functions)}")
    if not isinstance(cas, (list, tuple)) or not cas or not all(isinstance(c, dict) for c in cas):
        raise SituationError(f"{context.asked.name} : cas attend une liste de situations, par exemple cas=[{{…}}, {{…}}]")
    if not isinstance(partage or {}, dict) or not all(isinstance(k, str) for c in (*cas, partage or {}) for k in c):
        raise SituationError(f"{context.asked.name} : partage et chaque situation de cas nomment des faits et des nombres")
    verdicts = [functions[question](**{**(partage or {}), **case}) for case in cas]
    context.note_node(context.asked.id, f"{len(verdicts)} jets simultanés")
    text = "\n".join(f"{rank}. {verdict}" for rank, verdict in enumerate(verdicts, 1))
    lines = [*context.trace, *(line for verdict in verdicts for line in verdict.trace)]
    disputes = dict.fromkeys([*context.disputes, *(d for v in verdicts for d in v.disputes)])
    outcome = ", ".join(v.outcome for v in verdicts)
    return Verdict(context.asked.id, text, outcome, trace=tuple(dict.fromkeys(lines)), disputes=tuple(disputes))


COMMON = {"SimultaneousRolls": several}  # what a node names by arb:common: every game has it without Python of its own
