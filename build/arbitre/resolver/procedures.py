"""Procedures in Python, each bound to the node of the graph that states it, and the one every game shares."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from functools import lru_cache

from ..errors import SituationError, UnknownError
from ..graph import GROUP, Node, declared
from . import given
from .context import Context
from .verdict import Verdict
from .wording import extras

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
    from importlib.metadata import entry_points  # slow to import where a browser has nothing compiled

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


def disagreements(node: Node) -> Iterator[tuple[str, str, str]]:
    """Where the graph and the Python disagree on a procedure's arguments: the argument, what is wrong, the way out.

    Raises UnknownError when no installed package carries the procedure out.
    """
    function = bound(node)
    where = f"{function.__module__.replace('.', '/')}.py:{function.__code__.co_firstlineno}"
    takes = _takes(function)
    stated = {argument.name: argument for argument in declared(node)}
    for name in takes:
        if name not in stated:
            yield name, f"{where} prend {name}, que le graphe ne déclare pas", f'ajoutez arb:argument [ arb:called "{name}" ; … ], ou ôtez-le du Python'
    for name, argument in stated.items():
        if name not in takes:
            yield name, f"l'argument {name} est déclaré, mais {where} ne le prend pas", "ajoutez-le à la fonction, ou ôtez-le du graphe"
        elif takes[name] and argument.required:
            yield name, f"l'argument {name} est obligatoire, mais {where} lui donne une valeur par défaut", "ôtez-la du Python, ou écrivez arb:required false"
        elif takes[name] and argument.default is not None:
            yield name, f"l'argument {name} a deux valeurs par défaut, ici et dans {where}", "gardez celle du graphe"
        elif not takes[name] and not argument.required and argument.default is None:
            yield name, f"l'argument {name} peut être tu, mais {where} l'exige", "écrivez « = None » dans le Python, ou arb:default dans le graphe"


@lru_cache(maxsize=None)
def _takes(function: Callable[..., Verdict]) -> dict[str, bool]:
    """The arguments of its own that a function takes, and whether it gives them a value when nobody does."""
    parameters = inspect.signature(function).parameters.values()
    return {p.name: p.default is not inspect.Parameter.empty for p in parameters if p.kind is p.KEYWORD_ONLY}


def read(context: Context, stated: dict[str, object]) -> dict[str, object]:
    """The arguments of the procedure asked, ready to be handed to its function. Raises as `given.read` does."""
    for _, message, remedy in disagreements(context.asked):
        raise UnknownError(f"{context.asked.file}:{context.asked.line} {context.asked.id} : {message} → {remedy}")
    return given.read(context.reference, context.asked, stated, context.functions)


def answer(context: Context, text: str, outcome: str, **more: object) -> Verdict:
    """A procedure's verdict: its own node in the trace, and what had a say behind its text."""
    context.note_node(context.asked.id, outcome)
    return Verdict(context.asked.id, text + extras(context), outcome, trace=tuple(context.trace), disputes=tuple(context.disputes), **more)


def several(context: Context, *, question: str, cas: list[dict], partage: dict | None = None) -> Verdict:
    """Simultaneous rolls: the same question for several models, each judged alone, none seeing the others' result.

    `question` names the function; `cas` is a list of situations, one a model; `partage` holds what all have in common.
    """
    functions = context.functions
    if question == context.asked.name:
        raise SituationError(f"{question} ne se pose pas à elle-même → nommez le jet de chaque figurine")
    verdicts = [functions[question](**{**(partage or {}), **case}) for case in cas]
    context.note_node(context.asked.id, f"{len(verdicts)} jets simultanés")
    text = "\n".join(f"{rank}. {verdict}" for rank, verdict in enumerate(verdicts, 1))
    lines = [*context.trace, *(line for verdict in verdicts for line in verdict.trace)]
    disputes = dict.fromkeys([*context.disputes, *(d for v in verdicts for d in v.disputes)])
    outcome = ", ".join(v.outcome for v in verdicts)
    return Verdict(context.asked.id, text, outcome, trace=tuple(dict.fromkeys(lines)), disputes=tuple(disputes))


COMMON = {"SimultaneousRolls": several}  # what a node names by arb:common: every game has it without Python of its own
